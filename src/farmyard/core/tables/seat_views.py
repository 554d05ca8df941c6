"""Views and log lines of a table for each seat, now or after any decision."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from farmyard.core.contract import Line
from farmyard.core.errors import UnknownSeat
from farmyard.core.formats import notation
from farmyard.core.formats.shorthand import shorthand
from farmyard.core.game import Game
from farmyard.core.record import SPECTATOR
from farmyard.core.tables.history import History, States
from farmyard.core.wording.messages import Voice, voice

SEAT = "seat {n}"
Reader = tuple[int, Voice]
"""A reader of a log: the seat, and the wording."""
MOST_LINES = 192  # cached log lines for a seat: more than a page shows
MOST_VIEWS = 16  # cached views: enough for all that is drawn of one position


class SeatViews:
    """The views and log lines of a table by seat, cached until the past of the table changes.

    ``seat`` is a number from 0, or `SPECTATOR`; ``n`` a number of decisions, by default all.
    """

    def __init__(self, game: Game, names: Sequence[str], history: History) -> None:
        self.names = list(names)
        self.unique_names = told_apart(self.names)
        """The players' names; equal names are told apart by their seats: "Hen (seat 2)"."""
        self._game, self._history = game, history
        self._forget()

    def _forget(self) -> None:
        self._of_past = self._history.rewritten
        self._views: dict[tuple[int, int], States] = {}  # the last views, by seat and decision
        self._lines: dict[Reader, dict[int, Line]] = {}  # then by decision
        self._newest: dict[Reader, tuple[int, int, list[Line]]] = {}  # from, to, the lines

    def _current(self) -> None:
        """Empty the caches if the past has changed since they were filled."""
        if self._of_past != self._history.rewritten:
            self._forget()

    def rename(self, seat: int, name: str) -> None:
        """Change the name of a player, in the log too."""
        self.names[self.seat(seat)] = name
        self.unique_names = told_apart(self.names)
        self._lines, self._newest = {}, {}

    def seat(self, number: int) -> int:
        """Return a seat of the table, or `SPECTATOR`; raise `UnknownSeat` for anything else."""
        last = len(self.names) - 1
        if isinstance(number, bool) or not isinstance(number, (int, np.integer)):
            raise UnknownSeat(f"A seat is a number from 0 to {last}, not {number!r}.")
        if not SPECTATOR <= number <= last:
            some = f"0 to {last}" if last else "0"
            raise UnknownSeat(f"There is no seat {number}: seats are {some}; {SPECTATOR} watches.")
        return int(number)

    # -- Views ------------------------------------------------------------------

    def of(self, seat: int = SPECTATOR, n: int | None = None) -> Any:
        """Return the view of a seat as a record, which is cached and must not be written to."""
        return self.kept(seat, n)[0]

    def kept(self, seat: int = SPECTATOR, n: int | None = None) -> States:
        """Return the view of a seat as an array of shape (1,), which is cached and must not be
        written to."""
        self._current()
        at = seat, len(self._history.moves) if n is None else n
        if (found := self._views.get(at)) is None:
            if len(self._views) >= MOST_VIEWS:
                self._views.clear()
            found = self._views[at] = self.array(*at)
        return found

    def array(self, seat: int = SPECTATOR, n: int | None = None) -> np.ndarray[Any, Any]:
        """Return a new view of a seat as an array, as compiled loops take it: shape (1,)."""
        seat = self.seat(seat)
        return self._game.see(self._history.now if n is None else self._history[n], seat)

    def plain(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """Return the view of a seat as plain data for JSON."""
        return notation.write_view(self._game, self.kept(seat, None))

    def json(self, seat: int = SPECTATOR) -> bytes:
        """Return the view of a seat as JSON text, in a sixth of the time of `plain`."""
        return shorthand(self._game.card.key).view(self.kept(seat, None))

    # -- The log ----------------------------------------------------------------

    def secret(self, n: int, seat: int) -> bool:
        """Tell whether decision n, counted from 0, is hidden from a seat."""
        phase, mover = int(self._history[n][0]["phase"]), self._history.turn_at(n)
        return phase in self._game.rules.SECRET and mover != seat

    def line(self, n: int, seat: int = SPECTATOR, keep: bool = True) -> Line:
        """Return the log line of decision n (from 0) as a seat sees it, cached if ``keep``."""
        self._current()
        told = self._lines.setdefault((seat, voice()), {})
        if (line := told.get(n)) is None:
            line = self._tell(n, seat)
            if keep:
                if len(told) >= MOST_LINES:
                    told.pop(next(iter(told)), None)
                told[n] = line
        return line

    def _tell(self, n: int, seat: int) -> Line:
        choice = -1 if self.secret(n, seat) else self._history.moves[n]
        before, after = self.of(seat, n), self.of(seat, n + 1)
        return self._game.words.tell(before, choice, after, seat, self.names)

    def lines(self, seat: int = SPECTATOR, first: int = 0, last: int | None = None) -> list[Line]:
        """Return the log from decision ``first`` on, before ``last`` if given, as a seat sees it:
        one line a decision."""
        self._current()
        told = self._lines.get((seat, voice()), {})
        last = len(self._history.moves) if last is None else last
        return [told.get(n) or self.line(n, seat) for n in range(first, last)]

    def newest(self, seat: int, most: int) -> list[Line]:
        """Return at most so many last lines of the log, `joined`.  Only these are put into words,
        so that a long game is opened as fast as a short one."""
        self._current()
        last = len(self._history.moves)
        reader = seat, voice()
        first, ahead, told = self._newest.get(reader, (0, 0, []))
        if last - ahead > most or (first > 0 and len(told) <= most):
            first, told = self._from(seat, last, most)
        else:
            fresh = self.lines(seat, ahead)
            told = told[:-1] if fresh and fresh[0].joins else told
            told = [*told, *joined(fresh)][-MOST_LINES:]
        self._newest[reader] = first, last, told
        return told[-most:]

    def _from(self, seat: int, last: int, most: int) -> tuple[int, list[Line]]:
        """Return so many lines, `joined`, and from which decision on they are."""
        first, told = last, list[Line]()
        while first > 0 and len(told) <= most:
            first = max(0, first - most - 1)
            told = joined(self.lines(seat, first))
        return first, told


def joined(lines: Sequence[Line]) -> list[Line]:
    """Return log lines for reading: one that joins the line before it replaces it."""
    again = [*(line.joins for line in lines[1:]), False]
    return [line for line, told_again in zip(lines, again, strict=False) if not told_again]


def seats_by_number(seats: int) -> list[str]:
    """Return the names of seats without players: "seat 1" and so on."""
    return [SEAT.format(n=p + 1) for p in range(seats)]


def told_apart(names: list[str]) -> list[str]:
    """Return names with the seat added to those that are not unique: "Hen (seat 2)"."""
    both = zip(names, seats_by_number(len(names)), strict=True)
    return [f"{name} ({seat})" if names.count(name) > 1 else name for name, seat in both]
