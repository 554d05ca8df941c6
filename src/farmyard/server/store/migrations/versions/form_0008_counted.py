"""Form 8: the database itself records its form, and a PostgreSQL keeps the secret of its house.

The number in the header of a file stays what it is now: it keeps programs away that know of
no record.
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
