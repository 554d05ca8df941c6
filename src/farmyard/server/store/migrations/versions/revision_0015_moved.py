"""Revision 15: the tables that have come along to another person, while that can be undone."""

import sqlalchemy as sa
from alembic import op

from farmyard.server.store.schema import LONG

revision, down_revision = "0015", "0014"


def upgrade() -> None:
    op.create_table(
        "moved",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("until", LONG, nullable=False),
    )
