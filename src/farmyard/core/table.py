"""The table: the one door to a game being played.

It checks every choice, refuses with a reason a person can read, applies it and keeps the log.  The
state is the replay of (game, rules_version, options, seats, key, choices); a snapshot is kept of
every decision, so that undo, the log and any earlier moment cost nothing.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from farmyard.core import catalogue, notation
from farmyard.core.dice import fresh_key, key_of
from farmyard.core.game import OVER, Card, Game, Line, OptionError, ranks_of
from farmyard.core.record import SPECTATOR, clone

MOST_NAME = 40  # characters of a player's name

__all__ = ["SPECTATOR", "IllegalChoice", "Table"]


class IllegalChoice(ValueError):
    """A choice the rules do not allow now; the text says why."""


class Table:
    """A game being played.  Make one with `Table.deal`, `Table.place`, `Table.replay`."""

    def __init__(self, game: Game, names: Sequence[str], states: np.ndarray[Any, Any]) -> None:
        self.game = game
        self.names = list(names)
        self.moves: list[int] = []
        self._states = [states]
        self._placed: dict[str, Any] | None = None
        self._lines: dict[int, list[Line]] = {}

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
        """A fresh deal.  Its dice: ``dice`` (a key), else ``seed``, else chance."""
        game = catalogue.game(key)
        names = _names(game.card, seats)
        states = game.template(len(names), game.card.read_options(options or {}, len(names)))
        states["key"] = dice or (fresh_key() if seed is None else key_of(seed))
        game.loops.deal(states, 0)
        return cls(game, names, states)

    @classmethod
    def place(
        cls,
        key: str,
        position: dict[str, Any],
        seats: Sequence[str] | int | None = None,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
    ) -> "Table":
        """From a written position, checked; `notation.PositionError` names the field at fault.

        The dice are those the position names, else come from ``seed``, else from chance.
        """
        game = catalogue.game(key)
        if not isinstance(position, dict):
            raise notation.PositionError("position", "should be an object")
        names = _names(game.card, position.get("seats", 2) if seats is None else seats)
        position = dict(position)
        if options:
            position["options"] = {**position.get("options", {}), **options}
        if seed is not None or "key" not in position:
            position["key"] = notation.write_key(fresh_key() if seed is None else key_of(seed))
        table = cls(game, names, notation.read_position(game, position, len(names)))
        table._placed = table.position()
        return table

    @classmethod
    def resume(
        cls,
        key: str,
        seats: Sequence[str],
        dice: tuple[int, int],
        options: dict[str, Any],
        moves: Sequence[int],
    ) -> "Table":
        """The table after these choices; `IllegalChoice` if one of them cannot have been made."""
        table = cls.deal(key, seats, options=options, dice=dice)
        for choice in moves:
            table.play(choice)
        return table

    @classmethod
    def replay(cls, text: str) -> "Table":
        """The table of a game file; `notation.GameFileError` says what is wrong with it."""
        headers, moves = notation.read_game(text)
        table = _table_of(cls, headers)
        for n, choice in enumerate(moves, start=1):
            try:
                table.play(choice)
            except IllegalChoice as why:
                raise notation.GameFileError(f"decision {n} cannot be: {why}") from None
        return table

    # -- The state of things ----------------------------------------------------

    @property
    def card(self) -> Card:
        return self.game.card

    @property
    def n(self) -> int:
        """Decisions taken so far."""
        return len(self.moves)

    @property
    def _now(self) -> np.ndarray[Any, Any]:
        return self._states[-1]

    @property
    def over(self) -> bool:
        return bool(self._now[0]["phase"] == OVER)

    @property
    def to_move(self) -> int | None:
        """The seat that has to decide; None when the game is over."""
        return None if self.over else int(self._now[0]["turn"])

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
        """Each seat's score; more is better."""
        return self.game.scores(self._now)

    def ranks(self) -> list[int]:
        """Each seat's rank: 1 is best, equal scores share it."""
        return ranks_of(self.scores())

    # -- Playing ----------------------------------------------------------------

    def legal(self) -> list[int]:
        """The legal choices of the seat to move, in rising order; none when the game is over."""
        return self.game.choices(self._now)

    def choices(self) -> list[tuple[int, str]]:
        """The same with their words, as the seat to move would say them."""
        if self.over:
            return []
        view = self.seen(int(self._now[0]["turn"]))
        return [(c, self.game.words.say(view, c)) for c in self.legal()]

    def play(self, choice: int | str) -> None:
        """Takes a choice, by number or by its words; `IllegalChoice` says why it cannot be."""
        number = self.check(choice)
        after = clone(self._now)
        self.game.loops.play(after, 0, number)
        self._states.append(after)
        self.moves.append(number)

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
            raise IllegalChoice(self.game.words.why_not(view, int(choice)))
        return int(choice)

    def _by_words(self, words: str) -> int:
        for number, says in self.choices():
            if says == words.strip():
                return number
        some = "; ".join(says for _, says in self.choices()[:3])
        raise IllegalChoice(f"Nobody can do that now: {words.strip()[:60]}. Possible is: {some}.")

    def can_undo(self, seat: int) -> bool:
        """Whether this seat took the last decision, and nothing was shown or thrown since."""
        if self.over or not self.moves:
            return False
        before, after = self._states[-2][0], self._now[0]
        same = all(before[f] == after[f] for f in ("news", "throws"))
        return bool(before["turn"] == seat and same)

    def undo(self, seat: int) -> None:
        """Takes back this seat's last decision; `IllegalChoice` if that is no longer possible."""
        if not self.can_undo(seat):
            raise IllegalChoice("That cannot be taken back: something has been seen since.")
        self._states.pop()
        self.moves.pop()
        for lines in self._lines.values():
            del lines[self.n :]

    # -- Seeing -----------------------------------------------------------------

    def seen(self, seat: int = SPECTATOR, n: int | None = None) -> Any:
        """The view of a seat, now or after n decisions, as a record; made for words and pages."""
        return self.game.see(self._states[self.n if n is None else n], seat)[0]

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """What a seat may know, ready for JSON."""
        return notation.write_view(self.game, self.game.see(self._now, seat))

    def position(self) -> dict[str, Any]:
        """The whole truth, ready for JSON; `place` reads it back."""
        return notation.write_position(self.game, self._now, self.names)

    def lines(self, seat: int = SPECTATOR) -> list[Line]:
        """What happened, to this seat's eyes: one line a decision."""
        lines = self._lines.setdefault(seat, [])
        while len(lines) < self.n:
            lines.append(self._tell(len(lines), seat))
        return list(lines)

    def log(self, seat: int = SPECTATOR) -> list[str]:
        """The same as sentences; a line that joins the one before it replaces it."""
        told: list[str] = []
        for line in self.lines(seat):
            if line.joins and told:
                told.pop()
            told.append(line.text)
        return told

    def _tell(self, n: int, seat: int) -> Line:
        was = self._states[n][0]
        secret = int(was["phase"]) in self.game.rules.SECRET and int(was["turn"]) != seat
        choice = -1 if secret else self.moves[n]
        before, after = self.seen(seat, n), self.seen(seat, n + 1)
        return self.game.words.tell(before, choice, after, seat, self.names)

    def text(self) -> str:
        """The game file: header lines, then one line a decision."""
        start = self._placed
        heads = {
            "game": self.card.key,
            "rules_version": self.card.rules_version,
            "seats": self.names,
            "options": self.options,
            "key": notation.write_key(self.dice),
            **({"position": start} if start else {}),
            **({"scores": self.scores(), "ranks": self.ranks()} if self.over else {}),
        }
        head = [notation.write_header(name, value) for name, value in heads.items()]
        return "\n".join([notation.FORMAT, *head, "", *map(self._written, range(self.n))]) + "\n"

    def _written(self, n: int) -> str:
        seat = int(self._states[n][0]["turn"])
        says = self.game.words.say(self.seen(seat, n), self.moves[n])
        return f"{n + 1}. {self.names[seat]} [{self.moves[n]}] {says}"


def _names(card: Card, seats: Any) -> list[str]:
    """Names from names, or from a number of seats; `OptionError` for anything else."""
    if not isinstance(seats, (int, list, tuple)) or isinstance(seats, bool):
        raise OptionError(f"seats should be the players' names, or their number, not {seats!r}")
    names = [f"Seat {p + 1}" for p in range(seats)] if isinstance(seats, int) else list(seats)
    card.check_seats(len(names))
    clean = [" ".join(str(name).split())[:MOST_NAME] for name in names]
    return [name or f"Seat {p + 1}" for p, name in enumerate(clean)]


def _table_of(cls: type[Table], headers: dict[str, Any]) -> Table:
    """The table at the head of a game file."""
    try:
        card = catalogue.card(headers["game"])
        if headers["rules_version"] != card.rules_version:
            raise notation.GameFileError(
                f"this file follows rules version {headers['rules_version']} of {card.title}; "
                f"here is version {card.rules_version}"
            )
        options, seats = headers.get("options", {}), headers["seats"]
        if "position" in headers:
            return cls.place(card.key, headers["position"], seats)
        return cls.deal(card.key, seats, options=options, dice=notation.read_key(headers["key"]))
    except notation.GameFileError:
        raise
    except (ValueError, TypeError, AttributeError) as why:
        raise notation.GameFileError(f"the head of this file is wrong: {why}") from None
