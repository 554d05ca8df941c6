"""Revision 18: afternoons of many tables."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0018", "0017"


def upgrade() -> None:
    long = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "afternoons",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("leader", sa.Text, nullable=False, index=True),
        sa.Column("at", long, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("plan", "stage")),
        sa.Column("round", sa.Integer, nullable=False),
        *(sa.Column(name, long, nullable=False) for name in ("ends", "left")),
    )
    op.create_table(
        "members",
        sa.Column("afternoon", sa.Text, sa.ForeignKey("afternoons.id"), primary_key=True),
        sa.Column("person", sa.Text, primary_key=True, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", long, nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
    )
    op.create_table(
        "places",
        sa.Column("afternoon", sa.Text, sa.ForeignKey("afternoons.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, primary_key=True, index=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("rank", sa.Integer),
        sa.Column("points", sa.Float),
    )
