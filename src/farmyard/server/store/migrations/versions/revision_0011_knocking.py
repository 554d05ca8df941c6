"""Revision 11: the browsers that are told of a turn by Web Push, and what they were told."""

import sqlalchemy as sa
from alembic import op

from farmyard.server.store.schema import LONG

revision, down_revision = "0011", "0010"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("made", LONG, nullable=False),
    )
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])
    op.create_table(
        "told",
        sa.Column("endpoint", sa.Text, sa.ForeignKey("subscriptions.endpoint"), primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
    )
    op.create_index("ix_told_table_id", "told", ["table_id"])
