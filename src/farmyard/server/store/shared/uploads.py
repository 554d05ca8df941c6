"""The statements about uploaded game files, which every worker may be asked for.

In a server of one process they are in memory only. Here as there few are kept: so many of one
sender, so many in all, and for a limited time.
"""

from typing import NamedTuple

from sqlalchemy import Connection, text


class Upload(NamedTuple):
    """An uploaded file: its id, its text, and a mark of its sender (`Sealer.mark`)."""

    id: str
    text: str
    sender: str


class Room(NamedTuple):
    """How many files are kept of one sender, and in all, and for how many seconds."""

    each: int
    most: int
    seconds: float


_KEEP = text("""
INSERT INTO uploads (id, text, sender, at) VALUES (:id, :text, :sender, now())
ON CONFLICT (id) DO UPDATE SET at = excluded.at
""")
_CLEAR = text("""
DELETE FROM uploads
 WHERE at < now() - make_interval(secs => :seconds)
    OR id IN (SELECT id FROM uploads WHERE sender = :sender ORDER BY at DESC OFFSET :each)
    OR id IN (SELECT id FROM uploads ORDER BY at DESC OFFSET :most)
""")
_FIND = text("SELECT id, text, sender FROM uploads WHERE id = :id")


def keep(c: Connection, upload: Upload, room: Room) -> None:
    """Keep a file, and no more of the others than there is room for."""
    c.execute(_KEEP, upload._asdict())
    c.execute(_CLEAR, {"sender": upload.sender, **room._asdict()})


def find(c: Connection, id: str) -> Upload | None:
    """Return a file, or None."""
    found = c.execute(_FIND, {"id": id}).first()
    return None if found is None else Upload(*found)
