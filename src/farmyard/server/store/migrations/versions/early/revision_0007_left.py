"""Revision 7: the seals of the games that a table has branched off."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0007", "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("seals", sa.Text, nullable=False, server_default=""))
