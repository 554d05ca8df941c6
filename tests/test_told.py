"""What people are told at a table: in every game, in the names of those who sit there."""

import random
import re
from typing import Any

import pytest

import farmyard
from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED
from farmyard.core.record import SPECTATOR
from farmyard.core.table import Table
from tests.sampling import option_sets

GAMES = 2 if COMPILED else 1
MOST = 200 if COMPILED else 40  # decisions of a game
NAMES = ["Ada", "Ben", "Cleo", "Dot", "Emil", "Fay", "Gus", "Hal", "Ida"]


def seated(key: str, seed: int) -> Table:
    """A table of three where there can be three, with random options."""
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
            view, seat = table.seen(), table.to_move
            says = [words for _, words in table.choices()]
            says.append(table.game.words.ask(view, SPECTATOR, table.names))
            assert [each for each in says if number.search(each)] == []
            table.play(dice.choice(table.legal()))
            assert not number.search(table.line(table.n - 1, seat or 0).text)


@pytest.mark.parametrize("key", catalogue.keys())
def test_a_choice_is_taken_by_name_and_by_seat(key: str) -> None:
    """Two of one name are told apart by their seats."""
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
    """How a game file words a choice."""
    numbered = [f"seat {p + 1}" for p in range(len(table.names))]
    view: Any = table.seen(table.to_move or 0)
    return table.game.words.say(view, choice, numbered)
