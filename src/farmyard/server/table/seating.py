"""Who sits where, and through whose eyes a page is drawn.

At one screen there may be several people. The page then shows one hand at a time, and between two
of them a curtain: while it is down the page is drawn with a spectator's eyes, so that there is
nothing in it to peep at.
"""

from dataclasses import dataclass

from farmyard.server.store.schema import GUEST, PERSON, Chair

SPECTATOR = -1
EMBLEMS = ("sun", "heart", "drop", "clover", "star", "acorn", "moon", "bell", "mushroom")
FACES = (
    "farmer", "headscarf", "shepherdess", "granny", "postman", "farmer", "headscarf",
    "shepherdess", "granny",
)  # fmt: skip
SCARECROW = "scarecrow"
LOOKS = 5
"""So many of the faces differ; they are those of the people in the head of a page."""


@dataclass(frozen=True)
class Person:
    """Somebody with a browser. `id` is empty for a visitor without a cookie."""

    id: str
    name: str

    @property
    def known(self) -> bool:
        return bool(self.id)

    @property
    def face(self) -> str:
        return FACES[sum(self.id.encode()) % LOOKS]


NOBODY = Person("", "")


@dataclass(frozen=True)
class Eyes:
    """The seat a page is drawn for; `curtain` is the seat that must say it is there, if any."""

    seat: int
    curtain: int | None = None
    before: int | None = None


def seats_of(chairs: list[Chair], person: str) -> list[int]:
    """The seats for which a person decides; none for a visitor without a cookie, and none that a
    scarecrow keeps for him."""
    if not person:
        return []
    people = [c for c in chairs if c.kind in (PERSON, GUEST) and not c.level]
    mine = [c for c in people if c.person == person]
    return [chair.seat for chair in mine]


def eyes_of(
    mine: list[int], looking: int | None, to_move: int | None, still: bool, program: bool
) -> Eyes:
    """Whose eyes: `still` when nothing is asked just now (a moment is shown, or it is over)."""
    if not mine:
        return Eyes(SPECTATOR)
    if len(mine) == 1:
        return Eyes(mine[0])
    if program:
        return Eyes(to_move if to_move in mine and to_move is not None else mine[0])
    if to_move is None:
        return Eyes(mine[0] if looking is None else looking)
    wanted = to_move if to_move in mine and not (still and looking is not None) else looking
    if wanted is not None and wanted == looking:
        return Eyes(looking)
    return Eyes(SPECTATOR, mine[0] if wanted is None else wanted, looking)


def emblem(seat: int) -> str:
    """The sign of a seat; none for what the table itself does."""
    return EMBLEMS[seat % len(EMBLEMS)] if seat >= 0 else ""


def face(chair: Chair) -> str:
    """Who looks out from a chair."""
    return SCARECROW if chair.level else FACES[chair.seat % len(FACES)]
