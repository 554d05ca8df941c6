"""Revision 13: the newest names of people who have changed theirs."""

import sqlalchemy as sa
from alembic import op

from farmyard.server.store.schema import LONG

revision, down_revision = "0013", "0012"


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", LONG, nullable=False),
    )
