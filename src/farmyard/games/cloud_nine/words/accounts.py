"""Cloud Nine: the score table: columns for each mode, the first the sum of the rest.

In the group the days; in a duel what the last round brought, tricks and Gold; alone what CN-R99
reports.  And what the eggs of a day or a round are made of.
"""

from typing import Any

from farmyard.core.wording.slots import Thing
from farmyard.games.cloud_nine import text
from farmyard.games.cloud_nine.box import FOX, FOX_COSTS, GOLD_WORTH, LAST_WORTH, SUCCESS_DECK
from farmyard.games.cloud_nine.options import Mode
from farmyard.games.cloud_nine.rules.cards import in_gold_deck
from farmyard.games.cloud_nine.rules.success import gold_won
from farmyard.games.cloud_nine.state import EARNED, TRICKS, Phase
from farmyard.games.cloud_nine.words.line import typeset


def display_scores(view: Any) -> list[int]:
    """Return each seat's score: in a duel that is given up the eggs as they stand (CN-R106)."""
    return [int(n) for n in view.totals[: view.seats]]


def headings(view: Any) -> tuple[str, ...]:
    """Return the column headings of this table."""
    if view.mode == Mode.SOLO:
        return _columns("eggs", *(["challenges"] if view.gold else []), "cards-left")
    if view.mode == Mode.DUAL:
        before = ["rounds-before"] if view.days > 1 else []
        return _columns("in-all", *before, "tricks", "gold", "bonuses")
    return days_columns() if view.days > 1 else _columns("in-all", "pile", "at-its-end")


def days_columns() -> tuple[str, ...]:
    """Return the column headings of most tables."""
    return _columns("in-all", "days-before", "last-day")


def _columns(*ids: str) -> tuple[str, ...]:
    return tuple(text(f"heading-{id}") for id in ids)


def counts(view: Any) -> list[tuple[str, ...]]:
    """Return for each seat the columns of `headings`."""
    if view.mode == Mode.SOLO:
        return [alone(view)]
    row = _of_group if view.mode == Mode.GROUP else _of_duel
    rows = [row(view, p) for p in range(view.seats)]
    return [tuple(typeset(n) for n in (sum(parts), *parts)) for parts in rows]


def _of_group(view: Any, p: int) -> tuple[int, ...]:
    """Return the eggs of earlier days and the last; of a single day, the nest's and its end's."""
    before, day = _days(view, p)
    return (before, day) if view.days > 1 else (int(view.eggs[p]), day - int(view.eggs[p]))


def _of_duel(view: Any, p: int) -> tuple[int, ...]:
    """Return the eggs of tricks, of Gold cards, and of all bonuses together."""
    before, round_ = _days(view, p)
    tricks, gold = int(view.eggs[p]), GOLD_WORTH * int(gold_won(view, p))
    parts = (tricks, gold, round_ - tricks - gold)
    return (before, *parts) if view.days > 1 else parts


def _days(view: Any, p: int) -> tuple[int, int]:
    """Return the eggs of the days before, and of the last one, as it was added or as it stands."""
    if int(view.phase) == Phase.OVER:
        return int(view.totals[p]) - int(view.harvest[p]), int(view.harvest[p])
    gold = GOLD_WORTH * int(gold_won(view, p)) if view.mode == Mode.DUAL else 0
    return int(view.totals[p]), int(view.eggs[p]) + gold


def account(view: Any, p: int) -> str:
    """Return what a seat's last harvest is made of: " (…)", or nothing if only of tricks."""
    parts = [int(n) for n in view.account[p]]
    if not any(parts[TRICKS + 1 :]):
        return ""
    mode = "duel" if view.mode == Mode.DUAL else "group"
    earned = (
        Thing(f"earned-{id}", (("eggs", typeset(n)), ("mode", mode), ("foxes", -n // FOX_COSTS)))
        for id, n in zip(EARNED, parts, strict=True)
        if n
    )
    return text("account", earned=tuple(earned))


def alone(view: Any) -> tuple[str, ...]:
    """Return the eggs with those of the Easter Egg, challenges met, cards left (CN-R99)."""
    eggs = int(view.eggs[0]) + LAST_WORTH * int(view.egg == 0)
    left = sum(SUCCESS_DECK) - SUCCESS_DECK[FOX] - int(view.piles[0].sum())
    if not view.gold:
        return str(eggs), str(left)
    met, every = challenges(view)
    return str(eggs), text("met-so-many", met=met, every=every), str(left)


def challenges(view: Any) -> tuple[int, int]:
    """Return how many challenges are met in solo play, and how many there are."""
    every = sum(int(in_gold_deck(view, kind)) for kind in range(len(view.gold_aside)))
    return sum(int(n) for n in view.golds[0]) + int(view.egg == 0), every
