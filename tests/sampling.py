"""Random games to test with: every option, every seat count, any moment of a game."""

import itertools
import random
from ast import literal_eval
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.compiling import COMPILED
from farmyard.core.formats.notation import SECRETS
from farmyard.core.game import Game
from farmyard.core.game_card import Card
from farmyard.core.record import SPECTATOR, clone
from farmyard.lab import checking
from farmyard.lab.checking import differing
from farmyard.lab.playouts import play_out
from tests.thorough import THOROUGH

HERE = Path(__file__).parent / "games"
States = np.ndarray[Any, Any]
LOOKS = 8  # for a game of usual length
MIXES = 3  # of options, for each number of players

many_games = pytest.mark.skipif(
    not COMPILED, reason="plays more whole games than plain Python can in a minute"
)


def values_of(card: Card, seats: int) -> dict[str, list[Any]]:
    """Return values of each option to try for so many players; for a number, two."""
    values: dict[str, list[Any]] = {}
    for option in card.options:
        if option.kind == "number":
            values[option.name] = [option.default, min(option.low + 7, option.high)]
        elif option.kind == "seat":
            values[option.name] = ["random", "0", "1"][: 1 + seats]
        else:
            values[option.name] = [value.word for value in option.values if value.fits(seats)]
    return values


def option_sets(card: Card, seats: int, mixes: int = 6) -> list[dict[str, Any]]:
    """Return option sets for so many players: the defaults, single changes, random mixes."""
    values = values_of(card, seats)
    usual = {option.name: option.default_for(seats) for option in card.options}
    alone = [{n: value} for n, each in values.items() for value in each if value != usual[n]]
    dice = random.Random(card.key)
    mixed = [{n: dice.choice(each) for n, each in values.items()} for _ in range(mixes)]
    return [{}, *alone, *mixed]


def seat_counts(card: Card) -> list[int]:
    """Return every number of players; as plain Python, which is slow, only the usual one."""
    low, high = card.seats
    return list(range(low, high + 1)) if COMPILED else [card.default_seats]


def some_options(key: str, seats: int) -> list[dict[str, Any]]:
    """Return the option sets to try with so many players: the defaults, and some random mixes.

    Mixes differ for every number of players. Together they hold every value of every option, most
    of them often.  Under ``--thorough`` there is also every value by itself.
    """
    card, mixes = catalogue.card(key), (2 * MIXES if THOROUGH else MIXES) if COMPILED else 1
    dice = random.Random(f"{key} {seats} {COMPILED}")
    values = values_of(card, seats)
    decks = {n: dice.sample(each, len(each)) for n, each in values.items()}
    mixed = [{n: deck[(i + seats) % len(deck)] for n, deck in decks.items()} for i in range(mixes)]
    return [*(option_sets(card, seats) if THOROUGH else [{}]), *mixed]


def short(key: str, most: int = 12) -> dict[str, Any]:
    """Return options by which a game ends after so many turns or rounds, if it has such options."""
    limits = [option for option in catalogue.card(key).options if option.name.startswith("max_")]
    return {option.name: most for option in limits}


@cache
def stride(key: str, seats: int) -> int:
    """Return the distance between moments to check closely: about eight in a usual game, and few
    as plain Python, unless the game is short (`_looked_at`)."""
    if not COMPILED:
        return 150
    return max(1, round(play_out(key, seats, 20, seed=1).decisions.mean() / LOOKS))


def every_game() -> list[tuple[str, int]]:
    """Return each game with each number of seats, as test parameters."""
    return [(card.key, seats) for card in catalogue.cards() for seats in seat_counts(card)]


def with_tests() -> list[str]:
    """Return the games that have a folder of tests; a new game may lack one."""
    return [key for key in catalogue.keys() if (HERE / key).is_dir()]


def eyes(seats: int) -> range:
    """Return the spectator and every seat."""
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
    """Yield a random game: at each decision game, state, legal choices, choice, state after.

    As plain Python a game takes seconds, so it is played once and shared by all callers.
    """
    if COMPILED:
        yield from _played(key, seats, options, seed)
    else:
        yield from copies(_remembered(key, seats, repr(options), seed))


def moments(key: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[Any]:
    """Yield every `stride`-th decision of `walk`, and the last one.

    As plain Python a game is played once and shared by all callers.
    """
    yield from copies(_looked_at(key, seats, repr(options), seed))


def copies(steps: list[Any]) -> Iterator[Any]:
    """Yield copies of a walk's steps, which the caller may change."""
    for game, states, choices, choice, after in steps:
        yield game, clone(states), [*choices], choice, clone(after)


@lru_cache(maxsize=64)
def _remembered(key: str, seats: int, options: str, seed: int) -> list[Any]:
    return [*_played(key, seats, literal_eval(options), seed)]


@lru_cache(maxsize=256)
def _looked_at(key: str, seats: int, options: str, seed: int) -> list[Any]:
    steps = [*walk(key, seats, literal_eval(options), seed)]
    every = stride(key, seats)
    if len(steps) < every:
        every = max(1, len(steps) // LOOKS)
    return [*steps[seed % every :: every], steps[-1]]


def _played(key: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[Any]:
    for at in checking.moments(catalogue.game(key), seats, options, seed):
        yield at.game, at.states, at.choices, at.choice, at.after


def keeps_secrets(key: str, seats: int, seed: int) -> bool:
    """Return whether a game hides anything from a spectator."""
    shown = (
        set(differing(game.see(states, SPECTATOR), states))
        for game, _, _, _, states in moments(key, seats, {}, seed)
    )
    return any(hidden - set(SECRETS) for hidden in shown)


def in_turn(things: Iterable[Any], ways: Iterable[Any], first: int = 0) -> list[tuple[Any, Any]]:
    """Pair each thing with one way in turn, from one of them on.

    Under ``--thorough`` each thing is paired with each way.
    """
    all_ways = [*ways]
    return [
        (thing, way)
        for n, thing in enumerate(things, first)
        for k, way in enumerate(all_ways)
        if THOROUGH or n % len(all_ways) == k
    ]


def pairs(items: list[Any]) -> Iterator[tuple[Any, Any]]:
    return itertools.combinations(items, 2)
