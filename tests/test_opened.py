"""Secret choices are told to everybody as soon as they lie open, in every game."""

import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import pytest

import farmyard
from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED
from farmyard.core.record import SPECTATOR
from tests.sampling import HERE, option_sets, with_tests
from tests.thorough import THOROUGH

pytestmark = pytest.mark.thorough
NAMES = ["Ada", "Ben", "Cleo", "Dot"]
MOST = 400 if COMPILED else 30  # decisions of a game
GAMES = 3 if THOROUGH else 1


@dataclass(frozen=True)
class Opened:
    """The secret phases of a game, by what becomes of the choices made in them.

    Those of ``opens`` come to light: from the state and the choice each has a pattern of what the
    log must tell of it then, which is as soon as ``stage`` changes.  Those of ``stays`` never do.
    """

    opens: dict[int, Callable[[Any, int, list[str]], str]]
    stays: tuple[int, ...]
    stage: Callable[[Any], Any]


def opened(key: str) -> Opened:
    """Load the secret phases of a game, ``tests/games/<game>/opened.py``; none without one."""
    there = (HERE / key / "opened.py").exists()
    nothing = Opened({}, (), lambda s: None)
    return import_module(f"tests.games.{key}.opened").OPENED if there else nothing


@pytest.mark.parametrize("key", with_tests())
def test_of_every_secret_phase_it_is_said_whether_it_opens(key: str) -> None:
    what = opened(key)
    assert sorted([*what.opens, *what.stays]) == sorted(catalogue.game(key).rules.SECRET)


@pytest.mark.parametrize("key", [key for key in with_tests() if opened(key).opens])
def test_a_secret_choice_is_told_to_everybody_once_it_is_open(key: str) -> None:
    """Under every option each choice, with its value, is in every seat's log and a watcher's."""
    card, seats, seen = catalogue.card(key), len(NAMES), set[int]()
    for n, options in enumerate(option_sets(card, seats)):
        for seed in range(n, n + GAMES):
            seen |= follow(key, options, seed)
    assert not COMPILED or seen == set(opened(key).opens)


def follow(key: str, options: dict[str, Any], seed: int) -> set[int]:
    """Play a game at random and check what it tells; return the phases that have opened."""
    what, seen = opened(key), set[int]()
    table = farmyard.table(key, seats=NAMES, seed=seed, options=options)
    dice, kept = random.Random(seed), dict[str, int]()
    while not table.over and table.n < MOST:
        before, choice = table.record, dice.choice(table.legal())
        phase = int(before["phase"])
        if phase in what.opens:
            kept[what.opens[phase](before, choice, NAMES)] = phase
        stage = what.stage(before)
        table.play(choice)
        if kept and what.stage(table.record) != stage:
            for seat in range(SPECTATOR, len(NAMES)):
                line = table.views.line(table.n - 1, seat).text
                assert [each for each in kept if not re.search(each, line)] == [], line
            seen |= set(kept.values())
            kept.clear()
    return seen
