"""Revision 3: the settings of a table, and notes in its log."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0003", "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("customs", sa.Text, nullable=False, server_default="{}"))
    op.add_column("events", sa.Column("note", sa.Text, nullable=False, server_default=""))
