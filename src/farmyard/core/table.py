"""The table: a game being played, with checked choices, undo, views and a log.

An illegal choice is refused with a reason that a person can read.  The state is the replay of
(game, rules_version, options, seats, key, choices); enough earlier states are kept
(`farmyard.core.history`) for undo, the log and any earlier position to be quick.
"""

from collections.abc import Iterator, Sequence
from copy import copy
from datetime import date
from typing import Any

import numpy as np

from farmyard.core import catalogue, dealing, gamefile, notation
from farmyard.core.dice import fresh_key, key_of
from farmyard.core.errors import IllegalChoice, Impossible, PositionError
from farmyard.core.game import Card, Game, Line
from farmyard.core.history import History, Renewal, States
from farmyard.core.options import OptionError
from farmyard.core.record import OVER, SPECTATOR
from farmyard.core.shorthand import shorthand

MOST_NAME = 40  # characters of a player's name
MOST_TOLD = 192  # cached log lines for a seat: more than a page shows
MOST_SEEN = 16  # cached views: enough for all that is drawn of one position

__all__ = ["SPECTATOR", "Renewal", "Table"]


class Table:
    """A game being played; made by `Table.deal`, `daily`, `place`, `resume` or `replay`."""

    def __init__(self, game: Game, names: Sequence[str], states: np.ndarray[Any, Any]) -> None:
        self.game = game
        self.names = list(names)
        self._states = History(game.loops, states)
        self.origin: dict[str, Any] = {}  # the source of the dice, as headers of a game file
        self.placed: dict[str, Any] | None = None
        self._lines: dict[int, dict[int, Line]] = {}  # by seat, then by decision
        self._seen: dict[tuple[int, int], States] = {}  # the last views, by seat and decision

    # -- Making one -------------------------------------------------------------

    @classmethod
    def deal(
        cls,
        key: str,
        seats: Sequence[str] | int,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
        dice: tuple[int, int] | None = None,
    ) -> "Table":
        """Deal a new game; raise `OptionError` for seats or options that cannot be.

        The key of its dice is ``dice`` (a key from an earlier deal), or comes from ``seed``, else
        from the system's entropy; a game may map a fresh key to another (`dealing.settled`).
        """
        game = catalogue.game(key)
        names = _names(game.card, seats)
        numbers = game.card.read_options(options or {}, len(names))
        fresh = fresh_key() if seed is None else key_of(seed)
        states = game.template(len(names), numbers)
        states["key"] = dice or dealing.settled(game, len(names), numbers, fresh)
        game.loops.deal(states, 0)
        table = cls(game, names, states)
        table.origin = {} if seed is None or dice else {"seed": seed}
        return table

    @classmethod
    def daily(
        cls,
        key: str,
        day: date | str,
        seats: Sequence[str] | int | None = None,
        options: dict[str, Any] | None = None,
    ) -> "Table":
        """Deal the game of a day, the same everywhere; raise `OptionError` if there is none."""
        game = catalogue.game(key)
        options = dealing.daily_options(game, options)
        names = _names(game.card, game.card.usual_seats(options) if seats is None else seats)
        numbers = game.card.read_options(options, len(names))
        dice = dealing.settled(game, len(names), numbers, dealing.key_of_day(day))
        table = cls.deal(key, names, options=options, dice=dice)
        table.origin = {"daily": str(day)}
        return table

    @classmethod
    def place(
        cls,
        key: str,
        position: dict[str, Any],
        seats: Sequence[str] | int | None = None,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
    ) -> "Table":
        """Set up a written position; raise `PositionError`, which names the field at fault.

        The key of the dice is the position's, or comes from ``seed``, else from the system's
        entropy.
        """
        game = catalogue.game(key)
        if not isinstance(position, dict):
            raise PositionError("position", "should be an object")
        names = _names(game.card, position.get("seats", 2) if seats is None else seats)
        position = dict(position)
        if options:
            position["options"] = {**position.get("options", {}), **options}
        if seed is not None or "key" not in position:
            position["key"] = notation.write_key(fresh_key() if seed is None else key_of(seed))
        table = cls(game, names, notation.read_position(game, position, len(names)))
        table.placed = table.position()
        return table

    @classmethod
    def resume(
        cls,
        key: str,
        seats: Sequence[str],
        dice: tuple[int, int],
        options: dict[str, Any],
        moves: Sequence[int],
        renewals: Sequence[Renewal] = (),
    ) -> "Table":
        """Rebuild a table from its choices; raise `IllegalChoice` if one of them is illegal."""
        table = cls.deal(key, seats, options=options, dice=dice)
        if renewals:
            for _ in table.playing(moves, renewals):
                pass
        else:
            table._follow(moves)
        return table

    @classmethod
    def replay(cls, text: str) -> "Table":
        """Replay a game file; raise `GameFileError`, which says what is wrong with it."""
        headers, moves = gamefile.read(text)
        table = gamefile.begun(cls, headers)
        table.origin = {name: headers[name] for name in gamefile.ORIGIN if name in headers}
        try:
            movers = gamefile.play_again(table, headers, moves)
        except IllegalChoice as why:
            said = gamefile.cannot_be(table.card, headers["rules_version"], table.n + 1, why)
            raise Impossible(said) from None
        gamefile.check_same(table, headers, text, movers)
        return table

    def copy(self) -> "Table":
        """Return an independent copy of the table with its whole past."""
        twin = copy(self)
        twin.names, twin.origin = list(self.names), dict(self.origin)
        twin._states, twin._lines, twin._seen = self._states.copy(), {}, {}
        return twin

    def __repr__(self) -> str:
        """Describe the game, its seats and its progress in one line, without hidden information."""
        dealt = [f"{name}={self.origin[name]}" for name in ("seed", "daily") if name in self.origin]
        to_move = "over" if self.over else f"to_move={self.to_move}"
        parts = [self.card.key, f"seats={len(self.names)}", *dealt, f"decisions={self.n}", to_move]
        return f"<Table {' '.join(parts)}>"

    def __str__(self) -> str:
        """Draw the table as a spectator sees it, with the current question."""
        view, words = self.seen(), self.game.words
        asked = words.ask(view, SPECTATOR, self.names)
        return f"{words.sketch(view, SPECTATOR, self.names, False)}\n\n{asked}"

    # -- State ------------------------------------------------------------------

    def rename(self, seat: int, name: str) -> None:
        """Change the name of a player, in the log too."""
        self.names[seat], self._lines = name, {}

    @property
    def called(self) -> list[str]:
        """The players' names; equal names are told apart by their seats: "Hen (seat 2)"."""
        return gamefile.told_apart(self.names)

    @property
    def card(self) -> Card:
        """The card of the game."""
        return self.game.card

    @property
    def moves(self) -> list[int]:
        """The choices made so far."""
        return self._states.moves

    @property
    def n(self) -> int:
        """The number of decisions made so far."""
        return len(self.moves)

    @property
    def renewals(self) -> list[Renewal]:
        """The changes of dice: after how many decisions, and the new keys."""
        return self._states.renewals

    @property
    def _now(self) -> np.ndarray[Any, Any]:
        return self._states.now

    @property
    def record(self) -> Any:
        """The true state with all that is hidden, as a read-only record: ``table.record.turn``.

        `farmyard.core.record.alone` makes it an array, as compiled loops take it.
        """
        return _read_only(self._now)[0]

    @property
    def over(self) -> bool:
        """True if the game is over."""
        return bool(self._now[0]["phase"] == OVER)

    @property
    def to_move(self) -> int | None:
        """The seat to move; None when the game is over."""
        return None if self.over else int(self._now[0]["turn"])

    def turn_at(self, n: int) -> int:
        """Return the seat to move after n decisions, which is no secret."""
        return int(self._states[n][0]["turn"])

    @property
    def options(self) -> dict[str, str]:
        """The options of the game, as words."""
        return notation.options_in_words(self.card, self._now)

    @property
    def dice(self) -> tuple[int, int]:
        """The key of the dice: 128 bits, as two numbers; secret until the game is over."""
        key = self._states[0][0]["key"]
        return int(key[0]), int(key[1])

    def scores(self) -> list[int]:
        """Return each seat's score as people read it: more is better."""
        return self.game.display_scores(self._now)

    def standing(self) -> list[int]:
        """Return the numbers that ranks are made of: in most games the scores; in some, players who
        have given up come last."""
        return self.game.scores(self._now)

    def ranks(self) -> list[int]:
        """Return each seat's rank: 1 is best, equal standings share it."""
        return ranks_of(self.standing())

    # -- Playing ----------------------------------------------------------------

    def legal(self) -> list[int]:
        """Return the legal choices of the seat to move, rising; none when the game is over."""
        return self.game.choices(self._now)

    def choices(self) -> list[tuple[int, str]]:
        """Return the legal choices of the seat to move with their words."""
        view = self.seen(int(self._now[0]["turn"]))
        return [(c, self.game.words.say(view, c, self.called)) for c in self.legal()]

    def play(self, choice: int | str) -> None:
        """Play a choice, by number or by its words; raise `IllegalChoice` with the reason."""
        self._states.play(self.check(choice))

    def _follow(self, moves: Sequence[int]) -> None:
        """Play many choices in few compiled calls; raise `IllegalChoice` at an illegal one."""
        numbers = np.array(moves, np.int64)
        known = (numbers >= 0) & (numbers < self.game.rules.CHOICES)
        sound = len(moves) if known.all() else int(known.argmin())
        for choice in moves[self._states.follow(moves[:sound]) :]:
            self.play(choice)

    def playing(self, moves: Sequence[int], renewals: Sequence[Renewal] = ()) -> Iterator[int]:
        """Play these choices one by one, with their changes of dice, and yield each."""
        self._renew_here(renewals)
        for choice in moves:
            self.play(choice)
            self._renew_here(renewals)
            yield choice

    def _renew_here(self, renewals: Sequence[Renewal]) -> None:
        for after, dice in renewals:
            if after == self.n:
                self.renew(dice)

    def renew(self, dice: tuple[int, int]) -> None:
        """Change the key of the dice: the position stays, all throws to come are new.

        Earlier decisions can no longer be taken back.
        """
        self._states.renew(dice)
        self._seen.clear()

    def check(self, choice: int | str) -> int:
        """Return the number of a legal choice without playing it; raise `IllegalChoice` with the
        reason for anything else."""
        if self.over:
            raise IllegalChoice("The game is over.")
        if isinstance(choice, str):
            return self._by_words(choice)
        if isinstance(choice, bool) or not isinstance(choice, (int, np.integer)):
            raise IllegalChoice("A choice is a number, or its words.")
        if not 0 <= choice < self.game.rules.CHOICES:
            raise IllegalChoice(f"There is no choice {choice}.")
        if not self.game.loops.legal(self._now, 0, int(choice)):
            view = self.seen(int(self._now[0]["turn"]))
            raise IllegalChoice(self.game.words.why_not(view, int(choice), self.names))
        return int(choice)

    def _by_words(self, words: str) -> int:
        view = self.seen(int(self._now[0]["turn"]))
        for names in (self.called, gamefile.seats_by_number(len(self.names))):
            for number in self.legal():
                if self.game.words.say(view, number, names) == words.strip():
                    return number
        some = "; ".join(says for _, says in self.choices()[:3])
        raise IllegalChoice(f"Nobody can do that now: {words.strip()[:60]}. Possible is: {some}.")

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat may take back the last decision: if it was the seat's own, and threw
        and showed nothing.  A game for one may be taken back without limit."""
        if self.over or not self.moves or (self.renewals and self.n <= self.renewals[-1][0]):
            return False
        alone = len(self.names) == 1
        return self.mover(self.n - 1) == seat and (alone or not self.revealed(self.n - 1))

    def revealed(self, n: int) -> bool:
        """Tell whether decision n (from 0) threw dice, or showed something hidden to any seat."""
        before, after = self._states[n][0], self._states[n + 1][0]
        return any(before[f] != after[f] for f in ("news", "throws"))

    def undo(self, seat: int | None = None) -> None:
        """Take back the last decision; with a ``seat`` only if that seat may (`can_undo`).

        Raises `IllegalChoice` if there is nothing to take back.
        """
        if seat is None and (not self.moves or (self.renewals and self.n <= self.renewals[-1][0])):
            raise IllegalChoice("There is nothing to take back.")
        if seat is not None and not self.can_undo(seat):
            raise IllegalChoice("That cannot be taken back: something has been seen since.")
        self._states.take_back()
        self._seen.clear()
        for lines in self._lines.values():
            lines.pop(self.n, None)

    # -- Seeing -----------------------------------------------------------------

    def seen(self, seat: int = SPECTATOR, n: int | None = None) -> Any:
        """Return the view of a seat as a record, now or after n decisions.

        The record is cached for words and pages, and must not be written to.
        """
        return self._viewed(seat, self.n if n is None else n)[0]

    def _viewed(self, seat: int, n: int) -> np.ndarray[Any, Any]:
        if (found := self._seen.get((seat, n))) is None:
            if len(self._seen) >= MOST_SEEN:
                self._seen.clear()
            found = self._seen[seat, n] = self.views(seat, n)
        return found

    def views(self, seat: int = SPECTATOR, n: int | None = None) -> np.ndarray[Any, Any]:
        """Return a new view of a seat as an array, as compiled loops take it: shape (1,)."""
        return self.game.see(self._states[self.n if n is None else n], seat)

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """Return the view of a seat as plain data for JSON."""
        return notation.write_view(self.game, self._viewed(seat, self.n))

    def view_text(self, seat: int = SPECTATOR) -> bytes:
        """Return the view of a seat as JSON text, in a sixth of the time of `view`."""
        return shorthand(self.card.key).view(self._viewed(seat, self.n))

    def laid_bare(self) -> Any:
        """Return the true state as a record at a table for one, else None."""
        return self._now[0] if len(self.names) == 1 else None

    def position(self) -> dict[str, Any]:
        """Return the true position as plain data for JSON, for `place`."""
        return notation.write_position(self.game, self._now, self.names)

    def lines(self, seat: int = SPECTATOR, first: int = 0) -> list[Line]:
        """Return the log from decision ``first`` on as a seat sees it: one line a decision."""
        return [self.line(n, seat) for n in range(first, self.n)]

    def line(self, n: int, seat: int = SPECTATOR, keep: bool = True) -> Line:
        """Return the log line of decision n (from 0) as a seat sees it, cached if ``keep``."""
        told = self._lines.setdefault(seat, {})
        if (line := told.get(n)) is None:
            line = self._tell(n, seat)
            if keep:
                if len(told) >= MOST_TOLD:
                    told.pop(next(iter(told)), None)
                told[n] = line
        return line

    def newest(self, seat: int, most: int) -> list[Line]:
        """Return at most so many last lines of the log, `joined`.  Only these are put into words,
        so that a long game is opened as fast as a short one."""
        first, told = self.n, list[Line]()
        while first > 0 and len(told) <= most:
            first = max(0, first - most - 1)
            told = joined(self.lines(seat, first))
        return told[-most:]

    def log(self, seat: int = SPECTATOR) -> list[str]:
        """Return the whole log as sentences, `joined`."""
        return [line.text for line in joined(self.lines(seat))]

    mover = turn_at  # also the seat that took the decision after n others

    def secret(self, n: int, seat: int) -> bool:
        """Tell whether decision n, counted from 0, is hidden from a seat."""
        return int(self._states[n][0]["phase"]) in self.game.rules.SECRET and self.mover(n) != seat

    def _tell(self, n: int, seat: int) -> Line:
        choice = -1 if self.secret(n, seat) else self.moves[n]
        before, after = self.seen(seat, n), self.seen(seat, n + 1)
        return self.game.words.tell(before, choice, after, seat, self.names)

    def text(self) -> str:
        """Return the game file: header lines, then one line a decision."""
        return gamefile.written(self)


def _read_only(states: States) -> States:
    view = states.view()
    view.flags.writeable = False
    return view


def joined(lines: Sequence[Line]) -> list[Line]:
    """Return log lines for reading: one that joins the line before it replaces it."""
    again = [*(line.joins for line in lines[1:]), False]
    return [line for line, told_again in zip(lines, again, strict=False) if not told_again]


def _names(card: Card, seats: Any) -> list[str]:
    """Return clean names from names or from a number of seats; raise `OptionError` for others."""
    if not isinstance(seats, (int, list, tuple)) or isinstance(seats, bool):
        raise OptionError(f"seats should be the players' names, or their number, not {seats!r}")
    card.check_seats(seats if isinstance(seats, int) else len(seats))  # before anything is built
    names = [f"Seat {p + 1}" for p in range(seats)] if isinstance(seats, int) else list(seats)
    clean = [" ".join(str(name).split())[:MOST_NAME] for name in names]
    return [name or f"Seat {p + 1}" for p, name in enumerate(clean)]


def ranks_of(scores: Sequence[int]) -> list[int]:
    """Return the rank of each score: 1 for the best; after equal scores ranks are skipped."""
    return [1 + sum(other > own for other in scores) for own in scores]
