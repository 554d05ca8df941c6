"""Revision 8: the database records its revision, and PostgreSQL keeps the server's secret.

The number in a file's header stays at 8 for good: it keeps programs away that know of no record.
"""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0008", "0007"


def upgrade() -> None:
    if op.get_context().dialect.name == "sqlite":
        op.execute("PRAGMA user_version = 8")
        return
    op.create_table(
        "signing",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.Text, nullable=False),
    )
