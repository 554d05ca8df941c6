"""Revision 5: results of games, and an index of the tables' openers."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0005", "0004"


def upgrade() -> None:
    op.create_index("ix_tables_opener", "tables", ["opener"])
    op.add_column("tables", sa.Column("result", sa.Text, nullable=False, server_default=""))
