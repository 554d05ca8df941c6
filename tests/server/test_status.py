"""The status line fits on two lines of a phone: it is brief, and about what is visible."""

import random
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.core.table import Table
from farmyard.server.web.drawing import pages
from farmyard.server.web.drawing.status_line import STATUS, brief
from tests.thorough import THOROUGH

NAMES = ("Gallybagger", "Shoyhoy", "Hodmedod", "Mawkin")
MOVES = 900 if THOROUGH else 60


def told(key: str) -> list[str]:
    """Return the log of a random game as its first seat reads it."""
    dice, card = random.Random(key), catalogue.card(key)
    names = NAMES[: card.default_seats]
    table = Table.deal(key, names, seed=1)
    while not table.over and table.n < MOVES:
        table.play(dice.choice(table.legal()))
    return table.log(0)


@pytest.mark.thorough
@pytest.mark.parametrize("key", catalogue.keys())
def test_what_has_happened_is_said_in_two_lines(key: str) -> None:
    for sentence in told(key):
        said = brief(sentence)
        assert len(said) <= STATUS
        assert said[-1] in ".!?"
        assert sentence.startswith(said[:-1])


def test_a_long_ending_keeps_its_first_part() -> None:
    first = "Ada has cleared the henhouse: 224 eggs of 224 and 20 for the Easter Egg"
    assert brief(f"{first}, with 18 of 18 challenges met!") == f"{first}!"


def test_in_a_moment_the_line_speaks_of_what_lies_open() -> None:
    """By Golly: while a revealed card is shown, the status describes it, not the next choice."""
    table: Any = Table.deal("by_golly", ["Ada", "Ben"], seed=3)
    dice = random.Random(1)
    page = table.game.page
    while not (table.n and page.turn_pauses(table.views.of(-1, table.n - 1), table.views.of(-1))):
        table.play(dice.choice(table.legal()))
    asked = table.game.words.ask(table.views.of(0), 0, table.names)
    says = pages._status(table, table.views.of(0), 0, asked, moment=True)
    assert says == table.views.line(table.n - 1, 0).text
    assert says != asked


class Resting:
    """A stand-in for a table, as `_refresh` needs it."""

    class row:
        stage = "playing"


def test_without_scripts_a_card_that_lies_open_for_moments_is_seen() -> None:
    """Without scripts, a page is reloaded at least as often as a revealed card is shown."""
    for key in catalogue.keys():
        table: Any = Table.deal(key, catalogue.card(key).default_seats, seed=1)
        often = pages._refresh(Resting, table, False, False)  # type: ignore[arg-type]
        assert often is not None
        assert often <= table.game.page.TURN_PAUSE or not table.game.page.TURN_PAUSE
    assert pages._refresh(Resting, table, False, True) is None  # type: ignore[arg-type]
