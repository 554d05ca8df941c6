"""Form 8: the database itself records its form.

The number in the header of a file stays what it is now: it keeps programs away that know of
no record.
"""

from alembic import op

revision, down_revision = "0008", "0007"


def upgrade() -> None:
    if op.get_context().dialect.name == "sqlite":
        op.execute("PRAGMA user_version = 8")
