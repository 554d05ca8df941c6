"""Revision 9: an index of the tables with a deal of the day."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0009", "0008"


def upgrade() -> None:
    where = sa.text("day != ''")
    op.create_index("ix_tables_day", "tables", ["day"], sqlite_where=where, postgresql_where=where)
