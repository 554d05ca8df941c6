"""Revision 16: people's first tries of puzzles."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0016", "0015"


def upgrade() -> None:
    long = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "tries",
        *(sa.Column(name, sa.Text, primary_key=True) for name in ("person", "game", "puzzle")),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", long, nullable=False, index=True),
        *(
            sa.Column(name, sa.Float, nullable=False)
            for name in ("rating", "deviation", "volatility")
        ),
    )
