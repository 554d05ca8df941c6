"""Random games to test with: every option, every seat count, any moment of a game."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from farmyard.core import catalogue
from farmyard.core.dice import key_of
from farmyard.core.game import OVER, Card, Game
from farmyard.core.record import SPECTATOR, clone

States = np.ndarray[Any, Any]


def option_sets(card: Card, mixes: int = 6) -> list[dict[str, Any]]:
    """The defaults, every value of every option by itself, and some random mixes."""
    values: dict[str, list[Any]] = {}
    for option in card.options:
        if option.kind == "number":
            values[option.name] = [option.default, min(option.low + 7, option.high)]
        elif option.kind == "seat":
            values[option.name] = ["random", "0", "1"]
        else:
            values[option.name] = option.words
    alone = [{name: value} for name, each in values.items() for value in each]
    dice = random.Random(card.key)
    mixed = [{n: dice.choice(each) for n, each in values.items()} for _ in range(mixes)]
    return [{}, *alone, *mixed]


def seat_counts(card: Card) -> range:
    low, high = card.seats
    return range(low, high + 1)


def every_game() -> list[tuple[str, int]]:
    """Each game with each number of seats, for parametrising."""
    return [(card.key, seats) for card in catalogue.cards() for seats in seat_counts(card)]


def eyes(seats: int) -> range:
    """The spectator, and every seat."""
    return range(SPECTATOR, seats)


def dealt(key: str, seats: int, options: dict[str, Any], seed: int) -> tuple[Game, States]:
    game = catalogue.game(key)
    states = game.template(seats, game.card.read_options(options, seats))
    states["key"] = key_of(seed)
    game.loops.deal(states, 0)
    return game, states


def walk(
    key: str, seats: int, options: dict[str, Any], seed: int
) -> Iterator[tuple[Game, States, list[int], int, States]]:
    """A random game: at each decision game, state, legal choices, choice, state after."""
    game, states = dealt(key, seats, options, seed)
    dice = random.Random(seed)
    while states[0]["phase"] != OVER:
        choices = game.choices(states)
        choice = dice.choice(choices)
        after = clone(states)
        game.loops.play(after, 0, choice)
        yield game, states, choices, choice, after
        states = after


def moments(key: str, seats: int, options: dict[str, Any], seed: int, every: int) -> Iterator[Any]:
    """Every n-th decision of `walk`, and the last one."""
    last = None
    for n, step in enumerate(walk(key, seats, options, seed)):
        last = step
        if n % every == seed % every:
            yield step
    yield last


def differing(a: States, b: States) -> list[str]:
    """The fields in which two records differ."""
    assert a.dtype.names is not None
    return [f for f in a.dtype.names if a[0][f].tobytes() != b[0][f].tobytes()]


def pairs(items: list[Any]) -> Iterator[tuple[Any, Any]]:
    return itertools.combinations(items, 2)
