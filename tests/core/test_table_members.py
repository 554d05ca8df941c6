"""The public table class stays small; servers and studies use its ``history`` and ``views``."""

from farmyard.core.tables.table import Table

PLAYING = {"legal", "choices", "check", "play", "can_undo", "undo"}
ASKING = {"view", "log", "position", "text", "scores", "standing", "ranks", "record"}
FACTS = {"card", "names", "options", "moves", "n", "over", "to_move"}
MAKING = {"deal", "daily", "place", "resume", "replay", "copy"}


def test_the_public_members_of_a_table() -> None:
    found = {name for name in dir(Table) if not name.startswith("_")}
    assert found == PLAYING | ASKING | FACTS | MAKING
