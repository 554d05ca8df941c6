"""Written positions changed at random: any that is accepted is a table where play can go on."""

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import farmyard
from farmyard.core import catalogue
from farmyard.core.errors import PositionError
from farmyard.core.record import NOBODY, SPECTATOR
from farmyard.core.tables.table import Table
from tests.sampling import moments, some_options


def changed_positions(key: str, seats: int, seed: int, each: int) -> Iterator[dict[str, Any]]:
    """Yield positions of random games, each ``each`` times with one to three changes."""
    dice = random.Random(seed)
    names = [f"Name {p}" for p in range(seats)]
    for options in some_options(key, seats):
        for game, _, _, _, states in moments(key, seats, options, seed):
            position = Table(game, names, states).position()
            for _ in range(each):
                yield changed(position, dice)


def changed(position: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    other = deepcopy(position)
    fixed = ("game", "rules_version", "seats", "options", "key", "throws", "news")
    for name in dice.sample([n for n in other if n not in fixed], dice.randint(1, 3)):
        other[name] = another(other[name], dice)
    return other


def another(value: Any, dice: random.Random) -> Any:
    """Change a value within its kind: a number, a list with one item more or fewer."""
    if isinstance(value, list) and value:
        at = dice.randrange(len(value))
        what = dice.choice(["change", "drop", "double"])
        new = [another(value[at], dice)] if what == "change" else [value[at]] * 2 * (what != "drop")
        return [*value[:at], *new, *value[at + 1 :]]
    if isinstance(value, int):
        return dice.choice([0, 1, value + 1, value - 1, 2, 4, 15, 127, -1])
    return dice.choice([None, 0, 1, 2, value])


def accepted(key: str, positions: Iterator[dict[str, Any]]) -> Iterator[Table]:
    """Yield the tables of accepted positions; check that a refusal names its field in one line."""
    for position in positions:
        try:
            yield farmyard.table(key, position=position)
        except PositionError as why:
            if "\n" in str(why) or ": " not in str(why):
                raise


def can_go_on(table: Table) -> bool:
    """Check that a table is over or offers a choice, that all can see it, and play on a while."""
    game, dice = catalogue.game(table.card.key), random.Random(table.n)
    for _ in range(3):
        for seat in range(SPECTATOR, len(table.names)):
            assert table.view(seat)
            assert game.words.sketch(table.views.of(seat), seat, table.names, True)
            assert game.page.scene(table.views.of(seat), seat, table.names, False)
        if table.over:
            return True
        if not table.choices():
            return False
        table.play(dice.choice(table.legal()))
        table.views.line(table.n - 1, NOBODY)
    return True
