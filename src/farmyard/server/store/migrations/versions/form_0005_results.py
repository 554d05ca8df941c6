"""Form 5: how a game ended, and whose tables these are found at once."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0005", "0004"


def upgrade() -> None:
    op.create_index("ix_tables_opener", "tables", ["opener"])
    op.add_column("tables", sa.Column("result", sa.Text, nullable=False, server_default=""))
