"""The log of a table: decisions, taking back, and notes on what happens beside the game.

A note (leaving and coming back, pauses, time given) is an entry like any other, numbered and timed.
It does not change the game, so a replay is the same with it and without it. `Standing` accumulates
what follows from the notes: who decides on which chair, whether and when the table has rested,
which question is open.
"""

from dataclasses import dataclass, field, replace

import msgspec

from farmyard.server.store.schema import NOTED, Chair

BEGINS, LEAVES, GONE, RETURNS = "begins", "leaves", "gone", "returns"
MORE, PAUSES, GOES_ON = "more", "pauses", "goes on"
TEMPO, SHOWN = "tempo", "shown"
ADVISED, REVIEWED = "advised", "reviewed"
ASKS, AGREES, DECLINES = "asks", "agrees", "declines"
BACK, PAUSE = "back", "pause"
"""The subjects of questions (consent.py)."""


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """A note in the log: what happened, to which seat, and the level of a bot that came; for a
    question what is asked and how many decisions would stay; for a tempo its word; for the end of
    a turn, now shown, since when (ms since 1970); for a review of the game its JSON."""

    kind: str = msgspec.field(name="deed")  # the name in stored logs
    seat: int = -1
    level: str = ""
    what: str = ""
    left: int = 0


written = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(Note).decode


def read(notes: dict[int, str]) -> dict[int, Note]:
    """Parse the notes of a log, by their number."""
    return {n: _read(text) for n, text in notes.items()}


def counting(log: list[int]) -> list[int]:
    """Return the numbers of the log entries that are decisions and have not been taken back."""
    kept: list[int] = []
    for n, entry in enumerate(log):
        if entry >= 0:
            kept.append(n)
        elif entry != NOTED:
            del kept[-1 - entry :]
    return kept


def moves_of(log: list[int]) -> list[int]:
    """Return the moves that have not been taken back."""
    return [log[n] for n in counting(log)]


@dataclass
class Question:
    """A question by one person to all others, asked at `since` (ms); `left` decisions would
    stay, and `n` is the place of the question in the log, by which answers name it."""

    what: str
    asker: str
    left: int = 0
    since: int = 0
    n: int = -1
    agreed: set[str] = field(default_factory=set)

    @property
    def passes(self) -> bool:
        """True if the next decision ends the question."""
        return self.what == BACK


class Standing:
    """The state beside the game, accumulated from notes; it updates the chairs it is given."""

    def __init__(self, chairs: list[Chair]) -> None:
        self.chairs = chairs
        self.paused = False
        self.tempo = ""  # chosen during play
        self.question: Question | None = None
        self._rests: list[tuple[int, int]] = []
        self._since: int | None = None

    @property
    def deserted(self) -> bool:
        """True if bots have all the chairs that people had."""
        people = [chair for chair in self.chairs if chair.person]
        return bool(people) and all(chair.level for chair in people)

    @property
    def _asker(self) -> str | None:
        return None if self.question is None else self.question.asker

    @property
    def resting(self) -> bool:
        """True if nobody decides now, not even bots."""
        return self.paused or self.deserted

    def take(self, note: Note, at: int, n: int) -> None:
        """Apply a note of that time (ms since 1970) and place in the log."""
        if note.kind in (LEAVES, GONE, RETURNS):
            self.chairs[note.seat] = replace(self.chairs[note.seat], level=note.level)
        elif note.kind in (PAUSES, GOES_ON):
            self.paused = note.kind == PAUSES
        elif note.kind == TEMPO:
            self.tempo = note.what
        elif note.kind == SHOWN and not self.resting:
            self._rests.append((note.left, at))
        self._asked(note, at, n)
        if self.resting and self._since is None:
            self._since = at
        elif not self.resting and self._since is not None:
            self._rests.append((self._since, at))
            self._since = None

    def _asked(self, note: Note, at: int, n: int) -> None:
        person, left = self.chairs[note.seat].person, note.kind in (LEAVES, GONE)
        if note.kind == ASKS:
            self.question = Question(note.what, person, note.left, at, n)
        elif note.kind == AGREES and self.question:
            self.question.agreed.add(person)
        elif note.kind in (DECLINES, PAUSES) or (left and self._asker == person):
            self.question = None

    def decided(self) -> None:
        """Apply a decision, or one taken back: a question it answers is closed."""
        if self.question and self.question.passes:
            self.question = None

    def rested(self, since: int, until: int) -> int:
        """Return how many of the milliseconds between two times the table has rested, or shown the
        end of a turn."""
        return sum(max(0, min(b, until) - max(a, since)) for a, b in self._rests)
