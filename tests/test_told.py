"""Lines of the log tell every change, in every game, with the players' names."""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import farmyard
from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED
from farmyard.core.record import SPECTATOR
from farmyard.core.tables.table import Table
from tests.sampling import HERE, option_sets
from tests.thorough import THOROUGH

pytestmark = pytest.mark.thorough
GAMES = 2 if COMPILED else 1
FEW = 30 if THOROUGH else 5 if COMPILED else 2
LONGEST = 3000 if COMPILED else 150
MOST = 200 if COMPILED else 40  # decisions of a game
NAMES = ["Ada", "Ben", "Cleo", "Dot", "Emil", "Fay", "Gus", "Hal", "Ida"]


def seated(key: str, seed: int) -> Table:
    """Return a table of three, if a game allows as many, with random options."""
    card = catalogue.card(key)
    seats = min(3, card.seats[1])
    options = random.Random(seed).choice(option_sets(card, seats))
    return farmyard.table(key, seats=NAMES[:seats], seed=seed, options=options)


@pytest.mark.parametrize("key", catalogue.keys())
def test_people_have_names_and_no_numbers(key: str) -> None:
    number = re.compile(r"\bseat \d", re.IGNORECASE)
    for seed in range(GAMES):
        table, dice = seated(key, seed), random.Random(seed)
        while not table.over and table.n < MOST:
            view, seat = table.views.of(), table.to_move
            says = [words for _, words in table.choices()]
            says.append(table.game.words.ask(view, SPECTATOR, table.names))
            assert [each for each in says if number.search(each)] == []
            table.play(dice.choice(table.legal()))
            assert not number.search(table.views.line(table.n - 1, seat or 0).text)


@pytest.mark.parametrize("key", catalogue.keys())
def test_a_choice_is_taken_by_name_and_by_seat(key: str) -> None:
    """Two players of one name are told apart by their seats."""
    card = catalogue.card(key)
    seats = min(3, card.seats[1])
    table = farmyard.table(key, seats=["Hen"] * seats, seed=5)
    dice = random.Random(5)
    while not table.over and table.n < MOST:
        choices = dict(table.choices())
        assert len(set(choices.values())) == len(choices)
        chosen = dice.choice(list(choices))
        assert table.check(choices[chosen]) == chosen
        assert table.check(in_a_file(table, chosen)) == chosen
        table.play(chosen)


def in_a_file(table: Table, choice: int) -> str:
    """Return the words of a choice in a game file."""
    numbered = [f"seat {p + 1}" for p in range(len(table.names))]
    view: Any = table.views.of(table.to_move or 0)
    return table.game.words.say(view, choice, numbered)


@pytest.mark.parametrize("key", catalogue.keys())
def test_the_end_names_all_who_have_won(key: str) -> None:
    """The last line names all winners, however the game ended, or addresses the reader."""
    for seed in range(GAMES):
        table, dice = seated(key, seed), random.Random(seed)
        while not table.over and table.n < LONGEST:
            table.play(dice.choice(table.legal()))
        won = [p for p, rank in enumerate(table.ranks()) if rank == 1]
        for seat in range(SPECTATOR, len(table.names)):
            if table.over and len(table.names) > 1:
                says = table.game.words.outcome(table.views.of(seat), seat, table.names)
                named = [p for p in won if table.names[p] in says]
                assert [p for p in won if p not in named and p != seat] == []
                assert seat not in won or seat in named or "you" in says.casefold()


# -- Whatever changes hands is told ---------------------------------------------

Told = tuple[str, ...]
"""Words of which a line must contain at least one."""


@dataclass(frozen=True)
class Watched:
    """Fields of a view to watch: each seat's numbers, whose changes must name the seat, and hands.

    Gains of a hand must name the card; ``either`` has words that stand for all of them.
    """

    counts: tuple[str, ...] = ()
    hands: str = ""
    single: tuple[str, ...] = ()
    either: dict[str, Told] = field(default_factory=dict)


def watched(key: str) -> Watched | None:
    """Load the watched fields of a game, ``tests/games/<game>/told.py``; None without one."""
    there = (HERE / key / "told.py").exists()
    return import_module(f"tests.games.{key}.told").WATCHED if there else None


WATCHING = [key for key in catalogue.keys() if watched(key)]


@pytest.mark.parametrize("key", WATCHING)
def test_whatever_visibly_changes_hands_is_told(key: str) -> None:
    """After every decision the log tells each change to every seat and to a watcher."""
    what = watched(key)
    assert what is not None
    for seed in range(FEW):
        table, dice = seated(key, seed), random.Random(seed)
        while not table.over and table.n < MOST:
            table.play(dice.choice(table.legal()))
            for seat in range(SPECTATOR, len(table.names)):
                before, after = (
                    table.views.of(seat, table.n - 1),
                    table.views.of(seat, table.n),
                )
                line = table.views.line(table.n - 1, seat).text
                missing = [
                    each for each in changes(what, before, after, seat, table.names)
                    if not any(word.casefold() in line.casefold() for word in each)
                ]  # fmt: skip
                assert missing == [], line


def changes(what: Watched, before: Any, after: Any, seat: int, names: list[str]) -> Iterator[Told]:
    """Yield for each visible change the words of which the log must have one."""
    for name in what.counts:
        for p in range(int(after.seats)):
            if (before[name][p] != after[name][p]).any():
                who = ("you", "your") if p == seat else (names[p],)
                yield (*who, *what.either.get(name, ()))
    for name in what.single:
        if before[name] != after[name] and after[name] >= 0:
            p = int(after[name])
            yield ("you", "your") if p == seat else (names[p],)
    if what.hands and seat >= 0:
        yield from gained(what, before, after, seat)


def gained(what: Watched, before: Any, after: Any, seat: int) -> Iterator[Told]:
    """Yield the words for each card that a seat has gained, by the cards' names."""
    cell = catalogue.game(what.hands).rules.State.cells["hands"]
    was, now = (in_hand(view.hands[seat]) for view in (before, after))
    for n, name in enumerate(cell.names):
        if now.get(n, 0) > was.get(n, 0):
            yield (name, *what.either.get(name, ()), *what.either.get("a new hand", ()))


def in_hand(hand: Any) -> dict[int, int]:
    """Return how many of each card a hand has, from a row of counts or a set of bits."""
    counts = [int(hand) >> n & 1 for n in range(31)] if np.ndim(hand) == 0 else map(int, hand)
    return dict(enumerate(counts))
