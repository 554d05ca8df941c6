"""Positions of Cloud Nine in the ledger's notation: hands such as ``8 5 M 2``, Gold by name."""

from collections import Counter
from typing import Any

from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.formats.notation import read_position, write_position
from farmyard.core.record import clone
from farmyard.games.cloud_nine.box import FLESH_DECK, NUMBERS
from farmyard.games.cloud_nine.rules.choices import CHOICES, DEEDS
from farmyard.games.cloud_nine.rules.tricks import NUMBER_OF

GAME = catalogue.game("cloud_nine")
NAMES = ["Ada", "Ben", "Cleo", "Dot", "Emil", "Fay", "Gus", "Hal", "Ida"]
MARKS = {"M": "box", "F": "fox", "C": "nests"}


def cards(text: str) -> list[str]:
    """Return the names of the cards of a hand such as ``8 5 M``."""
    return [MARKS.get(mark, mark) for mark in text.split()]


class Table:
    """A bare game from a written position or a deal, with the interface of the real table."""

    def __init__(self, states: Any) -> None:
        self.states = states

    @property
    def s(self) -> Any:
        return self.states[0]

    def legal(self) -> list[int]:
        return GAME.choices(self.states)

    def play(self, *choices: int | str) -> "Table":
        for choice in choices:
            number = trick(choice) if isinstance(choice, str) else choice
            assert GAME.loops.legal(self.states, 0, number), (choice, self.legal())
            after = clone(self.states)
            GAME.loops.play(after, 0, number)
            self.states = after
        return self

    def can(self, choice: int | str) -> bool:
        number = trick(choice) if isinstance(choice, str) else choice
        return bool(GAME.loops.legal(self.states, 0, number))

    def hand(self, p: int) -> str:
        marks = [*map(str, range(1, 11)), *"MFC"]
        counts = self.s["hands"][p].tolist()
        return " ".join(mark for mark, n in zip(marks, counts, strict=True) for _ in range(n))

    def golds(self, p: int) -> list[str]:
        return list(self.position()["golds"][p])

    def aside(self) -> list[str]:
        return list(self.position()["gold_aside"])

    def position(self) -> dict[str, Any]:
        return write_position(GAME, self.states, NAMES[: self.s["seats"]])

    @property
    def eggs(self) -> list[int]:
        seats = int(self.s["seats"])
        return [int(n) for n in self.s["eggs"][:seats]]


def trick(text: str) -> int:
    """Return the choice to lay a trick such as ``5 8 M``."""
    return NUMBER_OF[tuple(sorted(11 if mark == "M" else int(mark) for mark in text.split()))]


def table(
    hands: list[str],
    golds: list[str] | None = None,
    nest: str | None = None,
    phase: str = "BEFORE",
    seed: int = 1,
    rounds: int = 1,
    level: int = 1,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Table:
    """Open a table in the middle of a turn of seat 0, at level 1, on its only day, unless stated
    otherwise."""
    position = {
        "phase": phase,
        "hands": [cards(hand) for hand in hands],
        "golds": [gold.split() for gold in golds or [""] * len(hands)],
        "nest": six_cards(hands, fields) if nest is None else cards(nest),
        "options": {"level": str(level), "rounds": rounds, **(options or {})},
        "key": f"{key_of(seed)[0]:016x}{key_of(seed)[1]:016x}",
        **fields,
    }
    return Table(read_position(GAME, position, len(hands)))


def six_cards(hands: list[str], fields: dict[str, Any]) -> list[str]:
    """Return six number cards that are not used elsewhere."""
    used = Counter(card for hand in hands for card in cards(hand))
    used.update(card for pile in fields.get("piles", []) for card in pile)
    deck = FLESH_DECK[len(hands)]
    free = [name for i, name in enumerate(NUMBERS) for _ in range(deck[i] - used[name])]
    return free[:6]


def dealt(seats: int = 4, seed: int = 1, **options: Any) -> Table:
    states = GAME.template(seats, GAME.card.read_options(options, seats))
    states["key"] = key_of(seed)
    GAME.loops.deal(states, 0)
    return Table(states)


__all__ = ["CHOICES", "DEEDS", "GAME", "NAMES", "Table", "cards", "dealt", "table", "trick"]
