"""Revision 2: the time of each log entry."""

import sqlalchemy as sa
from alembic import op

LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

revision, down_revision = "0002", "0001"


def upgrade() -> None:
    op.add_column("events", sa.Column("at", LONG, nullable=False, server_default="0"))
