"""Revision 14: which tables are first tries of deals of days, and their scores.

The first try of somebody is the first table that he has opened with a deal.
"""

import json

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0014", "0013"
FIRST = """
UPDATE tables SET first_try = true WHERE day != '' AND branched = '' AND NOT EXISTS (
  SELECT 1 FROM tables AS b WHERE b.opener = tables.opener AND b.game = tables.game
  AND b.day = tables.day AND b.branched = ''
  AND (b.opened < tables.opened OR b.opened = tables.opened AND b.id < tables.id))
"""
OVER = "SELECT id, result FROM tables WHERE first_try AND stage = 'over' AND result != ''"
SCORE = sa.text("UPDATE tables SET score = :score WHERE id = :id")


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("first_try", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("tables", sa.Column("score", sa.Integer))
    op.drop_index("ix_tables_day", "tables")
    where = sa.text("score IS NOT NULL")
    columns = ["day", "game", "score", "opener"]
    op.create_index(
        "ix_tables_score", "tables", columns, sqlite_where=where, postgresql_where=where
    )
    op.execute(FIRST)
    line = op.get_bind()
    for id, result in line.exec_driver_sql(OVER).all():
        if (score := _score(json.loads(result))) is not None:
            line.execute(SCORE, {"id": id, "score": score})


def _score(result: dict[str, list[str] | list[int]]) -> int | None:
    """Return the score by which a first try is compared: what the page counts, if it is a number
    that does not fall."""
    scores, counts = result.get("scores"), result["counts"]
    if not scores:
        return None
    falls = any(scores) and counts == [str(-int(score)) for score in scores]
    count = str(counts[0])
    return int(scores[0] if falls or not count.isdecimal() else count)
