"""The table: the one door to a game being played.

It checks every choice, refuses with a reason a person can read, applies it and keeps the log.  The
state is the replay of (game, rules_version, options, seats, key, choices); enough of the states on
the way are kept (`farmyard.core.history`) for undo, the log and any earlier moment to cost nothing.
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
MOST_TOLD = 192  # lines that are kept for a seat: more than a page shows
MOST_SEEN = 16  # views that are kept, for all that is drawn of one moment

__all__ = ["SPECTATOR", "Renewal", "Table"]


class Table:
    """A game being played.  Make one with `Table.deal`, `Table.place`, `Table.replay`."""

    def __init__(self, game: Game, names: Sequence[str], states: np.ndarray[Any, Any]) -> None:
        self.game = game
        self.names = list(names)
        self._states = History(game.loops, states)
        self.origin: dict[str, Any] = {}  # where the dice come from, as a game file says it
        self.placed: dict[str, Any] | None = None
        self._lines: dict[int, dict[int, Line]] = {}  # by seat, then by decision
        self._seen: dict[tuple[int, int], States] = {}  # the last few views, by seat and moment

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
        """A fresh deal.  Its dice: ``dice`` (a key that was dealt from before), else ``seed``, else
        chance; of the last two the game makes the key it deals from."""
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
        """The deal of a day, the same for everybody; `OptionError` if the game has none."""
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
        """From a written position, checked; `PositionError` names the field at fault.

        The dice are those the position names, else come from ``seed``, else from chance.
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
        """The table after these choices; `IllegalChoice` if one of them cannot have been made."""
        table = cls.deal(key, seats, options=options, dice=dice)
        if renewals:
            for _ in table.playing(moves, renewals):
                pass
        else:
            table._follow(moves)
        return table

    @classmethod
    def replay(cls, text: str) -> "Table":
        """The table of a game file; `GameFileError` says what is wrong with it."""
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
        """An independent table at the same moment, with its whole past: what is played on one does
        not happen on the other."""
        twin = copy(self)
        twin.names, twin.origin = list(self.names), dict(self.origin)
        twin._states, twin._lines, twin._seen = self._states.copy(), {}, {}
        return twin

    def __repr__(self) -> str:
        """The game, its seats and where it stands, in one line; nothing that any seat hides."""
        dealt = [f"{name}={self.origin[name]}" for name in ("seed", "daily") if name in self.origin]
        to_move = "over" if self.over else f"to_move={self.to_move}"
        parts = [self.card.key, f"seats={len(self.names)}", *dealt, f"decisions={self.n}", to_move]
        return f"<Table {' '.join(parts)}>"

    def __str__(self) -> str:
        """The table as text, as a watcher sees it: what lies there, and what is asked."""
        view, words = self.seen(), self.game.words
        asked = words.ask(view, SPECTATOR, self.names)
        return f"{words.sketch(view, SPECTATOR, self.names, False)}\n\n{asked}"

    # -- The state of things ----------------------------------------------------

    def rename(self, seat: int, name: str) -> None:
        """Somebody is called otherwise from now on, and in what has been told already."""
        self.names[seat], self._lines = name, {}

    @property
    def called(self) -> list[str]:
        """The players' names; who shares his with another goes by his seat as well."""
        return gamefile.told_apart(self.names)

    @property
    def card(self) -> Card:
        """The card of its game."""
        return self.game.card

    @property
    def moves(self) -> list[int]:
        """The choices taken so far."""
        return self._states.moves

    @property
    def n(self) -> int:
        """Decisions taken so far."""
        return len(self.moves)

    @property
    def renewals(self) -> list[Renewal]:
        """Where other dice were taken."""
        return self._states.renewals

    @property
    def _now(self) -> np.ndarray[Any, Any]:
        return self._states.now

    @property
    def record(self) -> Any:
        """The true state, hidden cards and all, as a read-only record: ``table.record.turn``.
        `farmyard.core.record.alone` makes an array of it, as compiled loops take it."""
        return _read_only(self._now)[0]

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to decide."""
        return bool(self._now[0]["phase"] == OVER)

    @property
    def to_move(self) -> int | None:
        """The seat that has to decide; None when the game is over."""
        return None if self.over else int(self._now[0]["turn"])

    def turn_at(self, n: int) -> int:
        """The seat that had to decide after n decisions; everybody may know that."""
        return int(self._states[n][0]["turn"])

    @property
    def options(self) -> dict[str, str]:
        """All options, as words."""
        return notation.options_in_words(self.card, self._now)

    @property
    def dice(self) -> tuple[int, int]:
        """The key of the dice: 128 bits, as two numbers.  A secret while the game goes on."""
        key = self._states[0][0]["key"]
        return int(key[0]), int(key[1])

    def scores(self) -> list[int]:
        """Each seat's score, as the log tells it: more is better.  Ledgers say how it is made up,
        if not of points."""
        return self.game.display_scores(self._now)

    def standing(self) -> list[int]:
        """What ranks are made of: mostly the scores, but who has given up is behind the others."""
        return self.game.scores(self._now)

    def ranks(self) -> list[int]:
        """Each seat's rank: 1 is best, equal standings share it."""
        return ranks_of(self.standing())

    # -- Playing ----------------------------------------------------------------

    def legal(self) -> list[int]:
        """The legal choices of the seat to move, in rising order; none when the game is over."""
        return self.game.choices(self._now)

    def choices(self) -> list[tuple[int, str]]:
        """The same with their words, as the seat to move would say them."""
        view = self.seen(int(self._now[0]["turn"]))
        return [(c, self.game.words.say(view, c, self.called)) for c in self.legal()]

    def play(self, choice: int | str) -> None:
        """Takes a choice, by number or by its words; `IllegalChoice` says why it cannot be."""
        self._states.play(self.check(choice))

    def _follow(self, moves: Sequence[int]) -> None:
        """Takes many choices in few compiled goes; the first that cannot be is refused as ever."""
        numbers = np.array(moves, np.int64)
        known = (numbers >= 0) & (numbers < self.game.rules.CHOICES)
        sound = len(moves) if known.all() else int(known.argmin())
        for choice in moves[self._states.follow(moves[:sound]) :]:
            self.play(choice)

    def playing(self, moves: Sequence[int], renewals: Sequence[Renewal] = ()) -> Iterator[int]:
        """Takes these choices one by one, and other dice where they were renewed."""
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
        """Goes on with other dice: what lies on the table stays, no throw to come is as it was.

        Nobody takes back what was decided before.
        """
        self._states.renew(dice)
        self._seen.clear()

    def check(self, choice: int | str) -> int:
        """The number of a legal choice; `IllegalChoice` for anything else.  Changes nothing."""
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
        """Whether this seat took the last decision, and nothing was shown or thrown since; whoever
        plays alone may go back without limit."""
        if self.over or not self.moves or (self.renewals and self.n <= self.renewals[-1][0]):
            return False
        alone = len(self.names) == 1
        return self.mover(self.n - 1) == seat and (alone or not self.revealed(self.n - 1))

    def revealed(self, n: int) -> bool:
        """Whether anything was thrown, or shown to anybody, by the decision after n others."""
        before, after = self._states[n][0], self._states[n + 1][0]
        return any(before[f] != after[f] for f in ("news", "throws"))

    def undo(self, seat: int | None = None) -> None:
        """Takes back the last decision, whatever it showed; for a ``seat`` only what that seat may
        take back (`can_undo`).  `IllegalChoice` if there is nothing to take back."""
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
        """The view of a seat, now or after n decisions, as a record; made for words and pages,
        which look at the same one again and again: not to be written to."""
        return self._viewed(seat, self.n if n is None else n)[0]

    def _viewed(self, seat: int, n: int) -> np.ndarray[Any, Any]:
        if (found := self._seen.get((seat, n))) is None:
            if len(self._seen) >= MOST_SEEN:
                self._seen.clear()
            found = self._seen[seat, n] = self.views(seat, n)
        return found

    def views(self, seat: int = SPECTATOR, n: int | None = None) -> np.ndarray[Any, Any]:
        """The same as an array of that one record, as compiled loops take it: shape (1,)."""
        return self.game.see(self._states[self.n if n is None else n], seat)

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """What a seat may know, ready for JSON."""
        return notation.write_view(self.game, self._viewed(seat, self.n))

    def view_text(self, seat: int = SPECTATOR) -> bytes:
        """The same as JSON text, which takes a sixth of the time."""
        return shorthand(self.card.key).view(self._viewed(seat, self.n))

    def laid_bare(self) -> Any:
        """The true state as a record, at a table for one: nobody else could be wronged by it."""
        return self._now[0] if len(self.names) == 1 else None

    def position(self) -> dict[str, Any]:
        """The whole truth, ready for JSON; `place` reads it back."""
        return notation.write_position(self.game, self._now, self.names)

    def lines(self, seat: int = SPECTATOR, first: int = 0) -> list[Line]:
        """What happened from decision ``first`` on, to this seat's eyes: one line a decision."""
        return [self.line(n, seat) for n in range(first, self.n)]

    def line(self, n: int, seat: int = SPECTATOR, keep: bool = True) -> Line:
        """What decision n was, counted from 0, to this seat's eyes; kept for whoever asks again."""
        told = self._lines.setdefault(seat, {})
        if (line := told.get(n)) is None:
            line = self._tell(n, seat)
            if keep:
                if len(told) >= MOST_TOLD:
                    told.pop(next(iter(told)), None)
                told[n] = line
        return line

    def newest(self, seat: int, most: int) -> list[Line]:
        """The last lines as they are read, at most so many: a line that joins the one before it
        replaces it.  Only these are worded, so a long game is opened as fast as a short one."""
        first, told = self.n, list[Line]()
        while first > 0 and len(told) <= most:
            first = max(0, first - most - 1)
            told = joined(self.lines(seat, first))
        return told[-most:]

    def log(self, seat: int = SPECTATOR) -> list[str]:
        """All of it as sentences; a line that joins the one before it replaces it."""
        return [line.text for line in joined(self.lines(seat))]

    mover = turn_at  # also the seat that took the decision after n others

    def secret(self, n: int, seat: int) -> bool:
        """Whether the decision after n others is kept from this seat."""
        return int(self._states[n][0]["phase"]) in self.game.rules.SECRET and self.mover(n) != seat

    def _tell(self, n: int, seat: int) -> Line:
        choice = -1 if self.secret(n, seat) else self.moves[n]
        before, after = self.seen(seat, n), self.seen(seat, n + 1)
        return self.game.words.tell(before, choice, after, seat, self.names)

    def text(self) -> str:
        """The game file: header lines, then one line a decision."""
        return gamefile.written(self)


def _read_only(states: States) -> States:
    view = states.view()
    view.flags.writeable = False
    return view


def joined(lines: Sequence[Line]) -> list[Line]:
    """The lines as they are read: one that joins the line before it takes its place."""
    again = [*(line.joins for line in lines[1:]), False]
    return [line for line, told_again in zip(lines, again, strict=False) if not told_again]


def _names(card: Card, seats: Any) -> list[str]:
    """Names from names, or from a number of seats; `OptionError` for anything else."""
    if not isinstance(seats, (int, list, tuple)) or isinstance(seats, bool):
        raise OptionError(f"seats should be the players' names, or their number, not {seats!r}")
    card.check_seats(seats if isinstance(seats, int) else len(seats))  # before anything is built
    names = [f"Seat {p + 1}" for p in range(seats)] if isinstance(seats, int) else list(seats)
    clean = [" ".join(str(name).split())[:MOST_NAME] for name in names]
    return [name or f"Seat {p + 1}" for p, name in enumerate(clean)]


def ranks_of(scores: Sequence[int]) -> list[int]:
    """1 for the best score; equal scores share a rank, and the next one is left out."""
    return [1 + sum(other > own for other in scores) for own in scores]
