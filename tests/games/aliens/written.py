"""Positions in the ledger's shorthand: ``P("alien twin", corn=2, aliens=1, broody=1)``.

Seat 0 is active, and cards that are not named are in the deck, unless stated otherwise.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

import farmyard
from farmyard.core.record import alone
from farmyard.core.tables.table import Table
from farmyard.games.aliens.box import CARDS, COUNTS, EVERYTHING, SPECIALS
from farmyard.games.aliens.state import CHOICES

NAMES = ("Ada", "Ben", "Cleo", "Dora")
SHORT = dict(
    zip(
        (
            *("alien", "broody", "twin", "cheeky", "fowl", "pecking", "rooster", "scramble"),
            *("wings", "pecked", "hypno", "wild", "tractor", "flu", "star", "armed", "war"),
            *("left", "right"),
        ),
        EVERYTHING,
        strict=True,
    )
)
LONG = {long: short for short, long in SHORT.items()}
KIND = {short: CARDS.index(long) for short, long in SHORT.items() if long in CARDS}
PACK = Counter(COUNTS) + Counter({"wild": 3}) + Counter(SPECIALS)
PARTS = ["bottom left", "bottom right", "canopy"]

PASS, TAKE, LAY, BROODY, TWIN = 0, 1, 2, 3, 4
CHEEKY, FOWL, PECKING, ROOSTER, SCRAMBLE, WINGS = 5, 8, 11, 14, 15, 16  # on the next seat, +1
PECKED, HYPNO, AS_WILD, BEAM, EACH, FLU, STAR, ARMED, WAR = 17, 20, 20, 43, 46, 47, 48, 49, 50
LAY_LEFT, LAY_RIGHT, THROW_LEFT, UNSEEN, PICK_LEFT, PICK_RIGHT = 68, 69, 70, 72, 73, 74


def throw(card: str) -> int:
    return 51 + KIND[card]


@dataclass
class P:
    """A player with a hand, corn, aliens laid, and the number of hens and wild cards
    covering them."""

    hand: str = ""
    corn: int = 0
    aliens: int = 0
    broody: int = 0
    wild: int = 0
    parts: int = 0
    stunned: int = 0

    @property
    def cards(self) -> list[str]:
        return [SHORT[card] for card in self.hand.split()]

    @property
    def hidden(self) -> list[str]:
        return [card for card in self.cards if card not in PARTS]

    @property
    def bottoms(self) -> list[str]:
        return [card for card in self.cards if card in PARTS]

    @property
    def table(self) -> list[str]:
        return ["alien"] * self.aliens + self.covers

    @property
    def covers(self) -> list[str]:
        return ["broody"] * self.broody + ["wild"] * self.wild


def position(*players: P, discards: str = "", deck: str | None = None, **fields: Any) -> Any:
    """Return a written position; ``discards`` has the bottom card first. With a ``deck``, the last
    seat holds all cards that are not named."""
    pile = [SHORT[card] for card in discards.split()]
    if deck is not None:
        rest = Counter(PACK)
        rest.subtract(SHORT[card] for card in deck.split())
        rest.subtract(card for card in pile if card in PACK)
        rest.subtract(card for p in players for card in p.hidden + p.table)
        assert min(rest.values()) >= 0
        players[-1].hand += " " + " ".join(LONG[card] for card in rest.elements())
    return {
        "hands": [p.hidden for p in players],
        "bottoms": [p.bottoms for p in players],
        "laid": [p.aliens for p in players],
        "covers": [p.covers for p in players],
        "corn": [p.corn for p in players],
        "parts": [PARTS[: p.parts] for p in players],
        "stunned": [p.stunned for p in players],
        "discards": pile[::-1],
        **({"phase": "STUNNED"} if players[fields.get("turn", 0)].stunned else {}),
        **fields,
    }


def at(*players: P, seed: int = 1, options: Any = None, **rest: Any) -> Table:
    """Open a table with these players."""
    names = list(NAMES[: len(players)])
    where = position(*players, **rest)
    return agreed(farmyard.table("aliens", names, seed=seed, options=options, position=where))


def agreed(t: Table) -> Table:
    """Return the table, after asserting that its choices are just the legal ones."""
    now = alone(t.record)
    one_by_one = [c for c in range(CHOICES) if t.game.loops.legal(now, 0, c)]
    assert t.legal() == one_by_one
    return t


def dealt(seats: int = 3, seed: int = 1, **options: Any) -> Table:
    return farmyard.table("aliens", list(NAMES[:seats]), seed=seed, options=options)


def after(t: Table, *choices: int) -> Table:
    """Play these choices and return the table."""
    for choice in choices:
        agreed(t).play(choice)
    return agreed(t)


def hand(t: Table, p: int) -> list[str]:
    """Return the cards of a hand, in the order of the box."""
    where = t.position()
    return [LONG[card] for card in where["hands"][p] + where["bottoms"][p]]


def pile(t: Table) -> list[str]:
    """Return the discard pile, bottom first."""
    return [LONG[card] for card in t.position()["discards"]][::-1]


def deck(t: Table) -> list[str]:
    return sorted(EVERYTHING[k] for k, n in enumerate(t.record["deck"]) for _ in range(n))


def corn(t: Table) -> list[int]:
    return list(t.position()["corn"])


def aliens(t: Table) -> list[int]:
    return list(t.position()["laid"])


def covers(t: Table) -> list[list[str]]:
    return list(t.position()["covers"])


def held(t: Table) -> list[int]:
    return list(t.view()["held"])


def parts(t: Table) -> list[int]:
    return [len(p) for p in t.position()["parts"]]


def known(t: Table, seat: int) -> list[str]:
    """Return the cards that a seat surely knows in other hands, such as "2: wild"."""
    return list(t.view(seat)["known"][seat])


def why(t: Table, choice: int) -> str:
    """Return the sentence with which a choice is refused."""
    with pytest.raises(farmyard.IllegalChoice) as refusal:
        t.play(choice)
    return str(refusal.value)
