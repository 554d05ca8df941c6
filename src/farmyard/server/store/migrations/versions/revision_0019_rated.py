"""Revision 19: ratings of puzzles that people have tried."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0019", "0018"


def upgrade() -> None:
    op.create_table(
        "rated",
        *(sa.Column(name, sa.Text, primary_key=True) for name in ("game", "puzzle")),
        *(
            sa.Column(name, sa.Float, nullable=False)
            for name in ("rating", "deviation", "volatility")
        ),
    )
