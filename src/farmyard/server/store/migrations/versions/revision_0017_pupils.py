"""Revision 17: classes that solve puzzles together, for a day."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0017", "0016"


def upgrade() -> None:
    long = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "pupils",
        *(sa.Column(name, sa.Text, primary_key=True) for name in ("code", "person")),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", long, nullable=False, index=True),
    )
