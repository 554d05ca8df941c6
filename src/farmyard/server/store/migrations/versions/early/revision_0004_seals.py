"""Revision 4: sealed deals, daily deals, and games that branch off another."""

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
