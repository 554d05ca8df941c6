"""Form 4: sealed deals, deals of a day, and games that left another."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0004", "0003"


def upgrade() -> None:
    for table, name in (
        ("tables", "secret"),
        ("tables", "day"),
        ("tables", "branched"),
        ("chairs", "lot"),
    ):
        op.add_column(table, sa.Column(name, sa.Text, nullable=False, server_default=""))
