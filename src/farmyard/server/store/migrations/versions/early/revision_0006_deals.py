"""Revision 6: how the key of a deal is made."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0006", "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.Integer, nullable=False, server_default="1"))
