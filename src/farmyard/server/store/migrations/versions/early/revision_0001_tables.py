"""Revision 1: tables, chairs and logs."""

import sqlalchemy as sa
from alembic import op

LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

revision, down_revision = "0001", None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("name", "game")),
        sa.Column("rules_version", sa.Integer, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("options", "key", "opener")),
        sa.Column("opened", LONG, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("to_move", sa.Integer),
        sa.Column("next", sa.Text),
    )
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("kind", "person", "name", "level")),
    )
    op.create_index("ix_chairs_person", "chairs", ["person"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("choice", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
