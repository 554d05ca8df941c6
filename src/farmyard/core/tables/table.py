"""The table: a game being played, with checked choices, undo, views and a log.

An illegal choice is refused with a reason that a person can read.  The state is the replay of
(game, rules_version, options, seats, key, choices).
"""

from collections.abc import Sequence
from datetime import date
from typing import Any

import numpy as np

from farmyard.core import catalogue
from farmyard.core.chance import dealing
from farmyard.core.chance.dice import fresh_key, key_of
from farmyard.core.contract import Key
from farmyard.core.errors import GameFileError, IllegalChoice, Impossible, PositionError
from farmyard.core.formats import gamefile, notation
from farmyard.core.game import Game
from farmyard.core.game_card import Card
from farmyard.core.options import OptionError
from farmyard.core.record import OVER, SPECTATOR
from farmyard.core.tables.history import History, Renewal, States
from farmyard.core.tables.seat_views import SeatViews, joined, seats_by_number
from farmyard.core.wording.messages import ENGLISH, language, speaking

MOST_NAME = 96  # characters of a player's name


class Table:
    """A game being played; made by `Table.deal`, `daily`, `place`, `resume` or `replay`.

    ``history`` has the states after every decision, and the dice; ``views`` has what each seat may
    see; ``origin`` the source of the dice (and a written position), as headers of a game file.
    """

    def __init__(self, game: Game, names: Sequence[str], states: States) -> None:
        self.game = game
        self.history = History(game.loops, states)
        self.views = SeatViews(game, names, self.history)
        self.origin: dict[str, Any] = {}

    # -- Making one -------------------------------------------------------------

    @classmethod
    def deal(
        cls,
        key: str,
        seats: Sequence[str] | int,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
        dice: Key | None = None,
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
        way: str = "",
    ) -> "Table":
        """Deal the game of a day, the same everywhere; ``way`` names one of its deals other than
        the main one.  Raises `OptionError` if there is none."""
        game = catalogue.game(key)
        deal, options = dealing.deal_of_day(game, way), dealing.daily_options(game, options, way)
        mark = deal.mark(dealing.date_of(day))
        names = _names(game.card, deal.seats if seats is None else seats)
        numbers = game.card.read_options(options, len(names))
        dice = dealing.settled(game, len(names), numbers, dealing.key_of_day(mark))
        table = cls.deal(key, names, options=options, dice=dice)
        table.origin = {"daily": mark}
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
        table.origin["position"] = table.position()
        return table

    @classmethod
    def resume(
        cls,
        key: str,
        seats: Sequence[str],
        dice: Key,
        options: dict[str, Any],
        moves: Sequence[int],
        renewals: Sequence[Renewal] = (),
    ) -> "Table":
        """Rebuild a table from its choices; raise `IllegalChoice` if one of them is illegal."""
        table = cls.deal(key, seats, options=options, dice=dice)
        if renewals:
            for _ in gamefile.follow(table, moves, renewals):
                pass
        else:
            table._follow(moves)
        return table

    @classmethod
    def replay(cls, text: str) -> "Table":
        """Replay a game file; raise `GameFileError`, which says what is wrong with it."""
        headers, moves = gamefile.read(text)
        table = gamefile.begun(cls, headers)
        table.origin |= {name: headers[name] for name in gamefile.ORIGIN if name in headers}
        try:
            movers = gamefile.play_again(table, headers, moves)
        except IllegalChoice as why:
            said = gamefile.cannot_be(table.card, headers["rules_version"], table.n + 1, why)
            raise Impossible(said) from None
        gamefile.check_same(table, headers, text, movers)
        return table

    def copy(self) -> "Table":
        """Return an independent copy of the table with its whole past."""
        twin = type(self).__new__(type(self))
        twin.game, twin.origin, twin.history = self.game, dict(self.origin), self.history.copy()
        twin.views = SeatViews(self.game, self.names, twin.history)
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        twin = memo[id(self)] = self.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the first state, the choices and the changes of dice."""
        card, past = self.card, self.history
        first, renewals = past[0].copy(), list(past.renewals)
        version = card.rules_version
        return _again, (card.key, version, self.names, first, self.moves, renewals, self.origin)

    def __eq__(self, other: object) -> bool:
        """Compare game, rules, names, deal and choices: equal tables go on alike."""
        if not isinstance(other, Table):
            return NotImplemented
        ours, theirs = self.history, other.history
        return (
            (self.card.key, self.names) == (other.card.key, other.names)
            and (ours.moves, ours.renewals) == (theirs.moves, theirs.renewals)
            and bool((ours[0] == theirs[0]).all())
        )

    __hash__ = None  # type: ignore[assignment]  # a table changes

    def __repr__(self) -> str:
        """Describe the game, its seats and its progress in one line, without hidden information."""
        dealt = [f"{name}={self.origin[name]}" for name in ("seed", "daily") if name in self.origin]
        to_move = "over" if self.over else f"to_move={self.to_move}"
        parts = [self.card.key, f"seats={len(self.names)}", *dealt, f"decisions={self.n}", to_move]
        return f"<Table {' '.join(parts)}>"

    def __str__(self) -> str:
        """Draw the table as a spectator sees it, with the current question."""
        view, words = self.views.of(), self.game.words
        asked = words.ask(view, SPECTATOR, self.names)
        return f"{words.sketch(view, SPECTATOR, self.names, False)}\n\n{asked}"

    # -- State ------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        """The players' names."""
        return self.views.names

    @property
    def card(self) -> Card:
        """The card of the game."""
        return self.game.card

    @property
    def moves(self) -> tuple[int, ...]:
        """The choices made so far."""
        return tuple(self.history.moves)

    @property
    def n(self) -> int:
        """The number of decisions made so far."""
        return len(self.history.moves)

    @property
    def record(self) -> Any:
        """The true state with all that is hidden, as a read-only record: ``table.record.turn``.

        `farmyard.core.record.alone` makes it an array, as compiled loops take it.
        """
        return _read_only(self.history.now)[0]

    @property
    def over(self) -> bool:
        """True if the game is over."""
        return self.history.phase_and_turn[0] == OVER

    @property
    def to_move(self) -> int | None:
        """The seat to move; None when the game is over."""
        phase, turn = self.history.phase_and_turn
        return None if phase == OVER else turn

    @property
    def options(self) -> dict[str, str]:
        """The options of the game, as words."""
        return notation.options_in_words(self.card, self.history.now)

    def scores(self) -> list[int]:
        """Return each seat's score as people read it: more is better."""
        return self.game.display_scores(self.history.now)

    def standing(self) -> list[int]:
        """Return the numbers that ranks are made of: in most games the scores; in some they break
        ties too, or players who have given up come last."""
        return self.game.scores(self.history.now)

    def ranks(self) -> list[int]:
        """Return each seat's rank: 1 is best, equal standings share it."""
        return ranks_of(self.standing())

    # -- Playing ----------------------------------------------------------------

    def legal(self) -> list[int]:
        """Return the legal choices of the seat to move, rising; none when the game is over."""
        return self.game.choices(self.history.now)

    def choices(self) -> list[tuple[int, str]]:
        """Return the legal choices of the seat to move with their words."""
        view, names = self._asked_view(), self.views.unique_names
        return [(c, self.game.words.say(view, c, names)) for c in self.legal()]

    def play(self, choice: int | str) -> None:
        """Play a choice, by number or by its words; raise `IllegalChoice` with the reason."""
        self.history.play(self.check(choice))

    def _asked_view(self) -> Any:
        """Return the view of the seat to move; after the game, of the last."""
        return self.views.of(self.history.phase_and_turn[1])

    def _follow(self, moves: Sequence[int]) -> None:
        """Play many choices in few compiled calls; raise `IllegalChoice` at an illegal one."""
        numbers = np.array(moves, np.int64)
        known = (numbers >= 0) & (numbers < self.game.rules.CHOICES)
        sound = len(moves) if known.all() else int(known.argmin())
        for choice in moves[self.history.follow(moves[:sound]) :]:
            self.play(choice)

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
        if not self.game.loops.legal(self.history.now, 0, int(choice)):
            view = self._asked_view()
            raise IllegalChoice(self.game.words.why_not(view, int(choice), self.names))
        return int(choice)

    def _by_words(self, words: str) -> int:
        view = self._asked_view()
        for names in (self.views.unique_names, seats_by_number(len(self.names))):
            for spoken in dict.fromkeys((language(), ENGLISH)):
                with speaking(spoken):
                    for number in self.legal():
                        if self.game.words.say(view, number, names) == words.strip():
                            return number
        some = "; ".join(says for _, says in self.choices()[:3])
        raise IllegalChoice(f"Nobody can do that now: {words.strip()[:60]}. Possible is: {some}.")

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat may take back the last decision: if it was the seat's own, and threw
        and showed nothing.  A game for one may be taken back without limit."""
        seat = self.views.seat(seat)
        if self.over or not self.history.can_take_back:
            return False
        alone, last = len(self.names) == 1, self.n - 1
        return self.history.turn_at(last) == seat and (alone or not self.history.revealed(last))

    def undo(self, seat: int | None = None) -> None:
        """Take back the last decision; with a ``seat`` only if that seat may (`can_undo`).

        Raises `IllegalChoice` if there is nothing to take back.
        """
        if seat is None and not self.history.can_take_back:
            raise IllegalChoice("There is nothing to take back.")
        if seat is not None and not self.can_undo(seat):
            raise IllegalChoice("That cannot be taken back: something has been seen since.")
        self.history.take_back()

    # -- Seeing -----------------------------------------------------------------

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """Return the view of a seat as plain data for JSON; raise `UnknownSeat` for no seat."""
        return self.views.plain(self.views.seat(seat))

    def position(self) -> dict[str, Any]:
        """Return the true position as plain data for JSON, for `place`."""
        return notation.write_position(self.game, self.history.now, self.names)

    def log(self, seat: int = SPECTATOR) -> list[str]:
        """Return the log as a seat sees it, in sentences."""
        return [line.text for line in joined(self.views.lines(self.views.seat(seat)))]

    def text(self) -> str:
        """Return the game file: header lines, then one line a decision."""
        return gamefile.written(self)


def _again(
    key: str,
    version: int,
    names: Sequence[str],
    first: States,
    moves: Sequence[int],
    renewals: Sequence[Renewal],
    origin: dict[str, Any],
) -> Table:
    """Rebuild a pickled table; raise `GameFileError` if its rules have changed since."""
    game = catalogue.game(key)
    if version != game.card.rules_version:
        raise GameFileError(
            f"This table was pickled with rules version {version} of {game.card.title}; here is "
            f"version {game.card.rules_version}. Game files keep tables between versions."
        )
    table, done = Table(game, names, first), 0
    for after, dice in [*renewals, (len(moves), None)]:
        table._follow(moves[done:after])
        done = after
        if dice is not None:
            table.history.renew(dice)
    table.origin = dict(origin)
    return table


def _read_only(states: States) -> States:
    view = states.view()
    view.flags.writeable = False
    return view


def _names(card: Card, seats: Any) -> list[str]:
    """Return clean names from names or from a number of seats; raise `OptionError` for others."""
    seats = int(seats) if isinstance(seats, np.integer) else seats
    if not isinstance(seats, (int, list, tuple)) or isinstance(seats, bool):
        raise OptionError(f"seats should be the players' names, or their number, not {seats!r}")
    card.check_seats(seats if isinstance(seats, int) else len(seats))  # before anything is built
    names = [f"Seat {p + 1}" for p in range(seats)] if isinstance(seats, int) else list(seats)
    clean = [" ".join(str(name).split())[:MOST_NAME] for name in names]
    return [name or f"Seat {p + 1}" for p, name in enumerate(clean)]


def ranks_of(scores: Sequence[int]) -> list[int]:
    """Return the rank of each score: 1 for the best; after equal scores ranks are skipped."""
    return [1 + sum(other > own for other in scores) for own in scores]
