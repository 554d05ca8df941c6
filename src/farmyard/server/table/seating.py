"""Seats, who is there, and the seat from which a page is drawn.

Several people may share a screen. The page then shows one hand at a time, and between two of them a
handoff screen (the curtain), during which it is drawn for a spectator and has nothing to hide.

A page without scripts has no socket; each request of it and each form counts as activity.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from farmyard.server.store.schema import Chair, TableRow

SPECTATOR = -1
LOOKS_ON = 30.0  # seconds after a page without a socket has been asked for
EMBLEMS = ("sun", "heart", "drop", "clover", "star", "acorn", "moon", "bell", "mushroom")
FACES = (
    "farmer", "headscarf", "shepherdess", "granny", "postman", "farmer", "headscarf",
    "shepherdess", "granny",
)  # fmt: skip
SCARECROW = "scarecrow"
LOOKS = 5
"""The number of different faces, which are also those in the head of a page."""


@dataclass(frozen=True)
class Person:
    """A person, known by the cookie of a browser. `id` is empty without a cookie."""

    id: str
    name: str

    @property
    def known(self) -> bool:
        return bool(self.id)

    @property
    def face(self) -> str:
        """Return the name of the portrait on a chair."""
        return FACES[sum(self.id.encode()) % LOOKS]


NOBODY = Person("", "")


@dataclass(frozen=True)
class Eyes:
    """The seat a page is drawn for; `curtain` is the seat whose player must take the screen, if
    any."""

    seat: int
    curtain: int | None = None
    before: int | None = None


def knows(row: TableRow, chairs: Sequence[Chair], person: str) -> bool:
    """True if a person has opened a table, or has a chair at it."""
    return bool(person) and person in (row.opener, *(chair.person for chair in chairs))


def seats_of(chairs: list[Chair], person: str) -> list[int]:
    """Return the seats for which a person decides; not those that a bot keeps for him."""
    if not person:
        return []
    return [c.seat for c in chairs if c.person == person and not c.level]


def eyes_of(
    mine: list[int], looking: int | None, to_move: int | None, still: bool, program: bool
) -> Eyes:
    """Return the seat a page is drawn for; `still` if nothing is asked now (a turn's end, game
    over)."""
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
    """Return the emblem of a seat; empty for the table itself (−1)."""
    return EMBLEMS[seat % len(EMBLEMS)] if seat >= 0 else ""


def face(chair: Chair) -> str:
    """Return the name of the portrait on a chair."""
    return SCARECROW if chair.level else FACES[chair.seat % len(FACES)]


# -- Who is there ----------------------------------------------------------------


Crowd = Mapping[str, tuple[int, int, int]]
"""By person the open pages, those in view, and the last activity (ms since 1970)."""


class Presence:
    """The people who watch one table now, and those who have come before."""

    def __init__(self) -> None:
        self.here: Counter[str] = Counter()  # person -> number of open pages and programs
        self._own = self.here  # those of this worker
        self._elsewhere: dict[str, Crowd] = {}  # those of others, by worker
        self.heard: dict[str, int] = {}  # seated person -> last activity, ms since 1970
        self.looked = 0  # last request of anybody, ms since 1970

    def enter(self, person: str) -> None:
        """Count one more open page of a person."""
        self._own[person] += 1
        self._add_up()

    def leave(self, person: str) -> None:
        """Count one page less."""
        self._own -= Counter([person])
        self._add_up()

    def elsewhere(self, worker: str, crowd: "Crowd", looked: int = 0) -> None:
        """Take over whom another worker sees at the table."""
        self._elsewhere.pop(worker, None)
        if any(pages for pages, _, _ in crowd.values()):
            self._elsewhere[worker] = crowd
        self.looked = max(self.looked, looked)
        for person, (_, _, heard) in crowd.items():
            if person and heard:
                self.heard[person] = max(heard, self.heard.get(person, 0))
        self._add_up()

    def only(self, workers: Collection[str]) -> bool:
        """Forget whom other workers have seen that are gone. Returns True if there were some."""
        gone = [worker for worker in self._elsewhere if worker not in workers]
        for worker in gone:
            self.elsewhere(worker, {})
        return bool(gone)

    def in_view(self, person: str) -> bool:
        """True if a person has a page in view at another worker."""
        return any(crowd.get(person, (0, 0, 0))[1] for crowd in self._elsewhere.values())

    def _add_up(self) -> None:
        self.here = self._own
        for crowd in self._elsewhere.values():
            self.here = self.here + Counter({person: seen[0] for person, seen in crowd.items()})

    def sign(self, person: str, sits: bool, now: int) -> bool:
        """Record activity of a person. Returns True the first time, if he sits there."""
        first = sits and not self.has_come(person)
        self.looked = now
        if sits:
            self.heard[person] = now
        return first

    def has_come(self, person: str) -> bool:
        """True if a person is here, or was."""
        return person in self.heard or person in self.here

    def watched(self, now: int) -> bool:
        """True if somebody watches now, or did within the last `LOOKS_ON` seconds."""
        return bool(self.here) or now - self.looked < 1000 * LOOKS_ON
