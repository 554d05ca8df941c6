"""Positions of Chickenrun as the ledger writes them, and a table to play them on.

Seat p lives in hut p + 1 unless stated otherwise, with its first chicken (−1) active in its hut and
the others in hand; all equipment and plans that are not named are in their piles.
"""

from collections import Counter
from typing import Any

from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of, share, siphash
from farmyard.core.compiling import word
from farmyard.core.formats.notation import read_position, write_position
from farmyard.core.record import clone
from farmyard.games.chickenrun import state
from farmyard.games.chickenrun.box import (
    CARD_COPIES,
    COPIES,
    EQUIPMENT,
    KINDS,
    OPPORTUNITIES,
    PILES,
    PLAN_NAMES,
    SHOPS,
)
from farmyard.games.chickenrun.box.board import PLACE_NAMES, ROOM_NAMES
from farmyard.games.chickenrun.state import CHOICES, Phase, Status, Step

GAME = catalogue.game("chickenrun")
NAMES = ["Ada", "Ben", "Cleo", "Dot", "Emil", "Fay"]
HUTS = ROOM_NAMES[:6]
KENNEL = "0,0"

# -- Choices by their words -----------------------------------------------------

WORDS = {
    "pass": state.PASS,
    "stay": state.PASS,
    "done": state.PASS,
    "roll": state.ROLL,
    "move": state.MOVE,
    "release": state.RELEASE,
    "draw": state.DRAW,
    "cut": state.CUT,
    "abandon": state.ABANDON,
    "pay": state.PAY,
    "take": state.TAKE,
    "exchange": state.EXCHANGE,
    "tweedy": state.BLACK,
    "dog": state.BROWN,
    "accept": state.ACCEPT,
    "refuse": state.REFUSE,
    "offer": state.OFFER,
    "none": state.NONE,
}


def number_of(choice: int | str) -> int:
    """Return the number of a choice: ``roll``, ``barn``, ``-10,9``, ``chicken 2``, ``Long Dig``,
    ``Rope``, ``eggs 3``, ``exit 1``, ``seat hut 2``, ``lent 2`` or an opportunity card."""
    if not isinstance(choice, str):
        return int(choice)
    if choice in WORDS:
        return int(WORDS[choice])
    for names, first in (
        (PLACE_NAMES, state.PLACE),
        (PLAN_NAMES, state.PLAN),
        (EQUIPMENT, state.KIND),
        (OPPORTUNITIES, state.CARD),
    ):
        if choice in names:
            return int(first) + names.index(choice)
    word, _, rest = choice.partition(" ")
    if word == "seat":
        return state.SEAT + HUTS.index(rest)
    first = {
        "chicken": state.CHICKEN,
        "eggs": state.AMOUNT,
        "exit": state.EXIT,
        "lent": state.LENT_CHICKEN,
    }[word]
    return int(first) + int(rest)


# -- A table --------------------------------------------------------------------


class Table:
    """A bare game from a written position or a deal, with the interface of the real table."""

    def __init__(self, states: Any) -> None:
        self.states = states

    @property
    def s(self) -> Any:
        return self.states[0]

    @property
    def phase(self) -> str:
        return Phase(self.s["phase"]).name

    @property
    def asked(self) -> tuple[int, str]:
        """Return the seat that is asked, and the phase."""
        return int(self.s["turn"]), self.phase

    def legal(self) -> list[int]:
        return GAME.choices(self.states)

    def can(self, choice: int | str) -> bool:
        return bool(GAME.loops.legal(self.states, 0, number_of(choice)))

    def play(self, *choices: int | str) -> "Table":
        for choice in choices:
            assert self.can(choice), (choice, self.asked, self.legal())
            after = clone(self.states)
            GAME.loops.play(after, 0, number_of(choice))
            self.states = after
            sound(self)
        return self

    def throw(self, *dice: int) -> "Table":
        """Set the next throws of the dice, by looking for a key that gives them."""
        self.states = clone(self.states)
        self.s["key"] = key_for(tuple(dice), int(self.s["throws"]))
        return self

    def roll(self, *dice: int) -> "Table":
        return self.throw(*dice).play("roll")

    def at(self, p: int) -> str:
        return PLACE_NAMES[self.s["at"][p]] if self.s["at"][p] >= 0 else "nowhere"

    @property
    def tweedy(self) -> str:
        return PLACE_NAMES[self.s["tweedy"]]

    @property
    def dog(self) -> str:
        return PLACE_NAMES[self.s["dog"]]

    def flock(self, p: int) -> str:
        """Return a letter per chicken: hand, Active, resting, Bunker, Committed, Lent,
        Free, Pie."""
        return "".join("hArBCLFP"[k] for k in self.s["chickens"][p])

    def hand(self, p: int) -> list[str]:
        return cards_of(self.s["hands"][p])

    def shown(self, p: int) -> list[str]:
        return cards_of(self.s["shown"][p])

    def carry(self, p: int) -> str | None:
        return EQUIPMENT[self.s["carry"][p]] if self.s["carry"][p] >= 0 else None

    def plans(self, p: int) -> list[str]:
        return [n for i, n in enumerate(PLAN_NAMES) if int(self.s["plans"][p]) >> i & 1]

    def pile(self, shop: str) -> list[str]:
        first = SHOPS.index(shop) * KINDS
        return cards_of(self.s["piles"][first : first + KINDS])

    def kept(self, p: int) -> list[str]:
        return [n for n, i in zip(OPPORTUNITIES, self.s["kept"][p], strict=True) for _ in range(i)]

    @property
    def eggs(self) -> list[int]:
        return [int(n) for n in self.s["eggs"][: self.s["seats"]]]

    @property
    def sizes(self) -> list[int]:
        return [int(n) for n in self.s["sizes"]]

    @property
    def scores(self) -> list[int]:
        return GAME.scores(self.states)

    def position(self) -> dict[str, Any]:
        return write_position(GAME, self.states, NAMES[: self.s["seats"]])

    def view(self, seat: int) -> Any:
        return GAME.see(self.states, seat)[0]

    def places(self) -> set[str]:
        """Return the names of the places where the piece to move may go."""
        names = {PLACE_NAMES[c - state.PLACE] for c in self.legal() if c >= state.PLACE}
        return names | ({"stay"} if self.can("stay") else set())


def cards_of(counts: Any) -> list[str]:
    return [kind for kind, n in zip(EQUIPMENT, counts, strict=True) for _ in range(n)]


def sound(t: Table) -> None:
    """Assert that no piece is made or lost, and that tallies are what can be worked out."""
    assert GAME.written.fault(t.s) is None
    again = clone(t.states)
    GAME.loops.tally(again, 0)
    assert again.tobytes() == t.states.tobytes()


# -- Dice -----------------------------------------------------------------------


def die(key: tuple[int, int], throw: int) -> int:
    """Return the face that a throw of these dice shows."""
    return int(share(word(siphash(word(key[0]), word(key[1]), word(throw))), 6)) + 1


_KEYS: dict[tuple[tuple[int, ...], int], tuple[int, int]] = {}


def key_for(dice: tuple[int, ...], throws: int) -> tuple[int, int]:
    """Return a key for which the next throws of a die are these; 0 stands for any."""
    if (dice, throws) not in _KEYS:
        n = 0
        while not shows(key_of(n), throws, dice):
            n += 1
        _KEYS[dice, throws] = key_of(n)
    return _KEYS[dice, throws]


def shows(key: tuple[int, int], throws: int, dice: tuple[int, ...]) -> bool:
    return all(wanted in (0, die(key, throws + n)) for n, wanted in enumerate(dice))


# -- Writing a position ---------------------------------------------------------

PLACES_OF = dict(zip("hArBCLFP", [place.name for place in Status], strict=True))


def table(
    seats: int = 2,
    phase: str = "BEFORE",
    mover: int | None = 0,
    turn: int | None = None,
    boss: int | None = None,
    step: str = "BEFORE",
    at: dict[int, str] | None = None,
    flocks: dict[int, str] | None = None,
    eggs: list[int] | None = None,
    hands: dict[int, str] | None = None,
    carry: dict[int, str] | None = None,
    shown: dict[int, str] | None = None,
    plans: dict[int, list[str]] | None = None,
    kept: dict[int, list[str]] | None = None,
    escape: dict[int, str] | None = None,
    marker: dict[int, str] | None = None,
    tweedy: str = "house",
    dog: str = KENNEL,
    huts: list[int] | None = None,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    begun: int | None = None,
    **fields: Any,
) -> Table:
    """Open a table before the roll of seat 0, commanded by the last seat, unless stated otherwise.

    Flocks are written as `Table.flock` does; hands and the like by names with commas between.
    """
    each = range(seats)
    huts = huts or [p + 1 for p in each]
    at, flocks, hands, carry = at or {}, flocks or {}, hands or {}, carry or {}
    shown, plans, kept, escape, marker = (
        shown or {},
        plans or {},
        kept or {},
        escape or {},
        marker or {},
    )
    eggs = eggs if eggs is not None else [2] * seats
    lists = {
        "hands": [split(hands.get(p, "")) for p in each],
        "shown": [split(shown.get(p, "")) for p in each],
    }
    used = Counter(c for cards in lists.values() for hand in cards for c in hand)
    used.update(carry.values())
    piles = fields.pop("piles", None) or spread(used)
    out = Counter(kind for i, kind in enumerate(EQUIPMENT) for _ in range(COPIES[i]))
    out.subtract(c.partition(" ")[2] for c in piles)
    taken = [plan for own in plans.values() for plan in own]
    plan_pile = fields.pop("plan_pile", None) or [n for n in PLAN_NAMES if n not in taken]
    drawn = Counter(card for own in kept.values() for card in own)
    drawn.update(fields.get("aside", []))
    order = sorted(each, key=lambda p: huts[p])
    position = {
        "phase": phase,
        "step": step,
        "turn": (mover or 0) if turn is None else turn,
        "mover": mover,
        "boss": seats - 1 if boss is None else boss,
        "begun": (0 if mover is None else order.index(mover) + 1) if begun is None else begun,
        "rounds": fields.pop("rounds", 1),
        "hut": [HUTS[h - 1] for h in huts],
        "at": [at.get(p, HUTS[huts[p] - 1]) for p in each],
        "chickens": [[PLACES_OF[c] for c in flocks.get(p, "Ahhhhh")] for p in each],
        "eggs": eggs,
        "nest": 24 - sum(eggs),
        "carry": [carry.get(p) for p in each],
        **lists,
        "piles": piles,
        "gone_from": [f"{SHOPS[0]} {kind}" for kind in out.elements()],
        "plans": [plans.get(p, []) for p in each],
        "plan_pile": plan_pile,
        "kept": [kept.get(p, []) for p in each],
        "deck": [
            card
            for i, card in enumerate(OPPORTUNITIES)
            for _ in range(CARD_COPIES[i] - drawn[card])
        ],
        "to_search": list(HUTS),
        "escape": [escape.get(p) for p in each],
        "marker": [marker.get(p) for p in each],
        "tweedy": tweedy,
        "dog": dog,
        "options": options or {},
        "key": f"{key_of(seed)[0]:016x}{key_of(seed)[1]:016x}",
        **fields,
    }
    return Table(read_position(GAME, position, seats))


def split(text: str) -> list[str]:
    return [each for each in text.split(", ") if each]


def spread(used: Counter[str]) -> list[str]:
    """Return all cards that are left, in kind order, pile by pile, as "barn Rope"."""
    left = [k for i, k in enumerate(EQUIPMENT) for _ in range(COPIES[i] - used[k])]
    places = [shop for shop, size in zip(SHOPS, PILES, strict=True) for _ in range(size)]
    return [f"{shop} {kind}" for shop, kind in zip(places, left, strict=False)]


def dealt(seats: int = 4, seed: int = 1, **options: Any) -> Table:
    states = GAME.template(seats, GAME.card.read_options(options, seats))
    states["key"] = key_of(seed)
    GAME.loops.deal(states, 0)
    return Table(states)


__all__ = ["CHOICES", "GAME", "NAMES", "PLACE_NAMES", "Step", "Table", "dealt", "table"]
