"""Revision 10: the codes by which people take their games along to another device."""

import sqlalchemy as sa
from alembic import op

from farmyard.server.store.schema import LONG

revision, down_revision = "0010", "0009"


def upgrade() -> None:
    op.create_table(
        "codes",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("until", LONG, nullable=False),
        sa.Column("used", LONG, nullable=False),
    )
    op.create_index("ix_codes_person", "codes", ["person"])
