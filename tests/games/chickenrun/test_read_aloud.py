"""Tests of texts read aloud: related news stands together, and dice are named as dice."""

from typing import Any

import pytest

from farmyard.core.record import NOBODY
from farmyard.games.chickenrun import words
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.state import DRAW, MOVE, PASS, ROLL, Phase
from farmyard.games.chickenrun.words.news import Moment, caught, news
from tests.games.chickenrun.test_rulebook import SELECTING
from tests.games.chickenrun.written import GAME, NAMES, table


def said(phase: Phase, choice: int, **changed: Any) -> str:
    """Return the news of a choice after which only these fields differ."""
    before, after = (GAME.see(table().states.copy(), 1)[0].copy() for _ in range(2))
    before["phase"] = phase
    for field, value in changed.items():
        after[field] = value
    return " ".join(news(Moment(before, int(choice), after, 1, NAMES)))


def test_a_card_is_named_before_the_dice_are_thrown_again() -> None:
    text = said(Phase.CHOOSE, DRAW, drawn=0, mover=NOBODY, black=3, white=6)
    assert text.index("The card is ") < text.index("black 3")


def test_numbers_that_follow_no_roll_are_said_to_be_of_dice() -> None:
    thrown = said(Phase.MOVE, MOVE, mover=NOBODY, black=3, white=6)
    assert "The Tweedys throw black 3, white 6." in thrown
    assert said(Phase.BEFORE, ROLL, black=3, white=6) == ""


@pytest.mark.parametrize(
    ("place", "says"),
    [
        (board.HOUSE, "Mr Tweedy comes in and sends Ada home from the house."),
        (board.HUT - 1, "Ada is caught and sent home."),
    ],
)
def test_only_outside_the_house_is_it_a_catch(place: int, says: str) -> None:
    """CR-R56: Mr Tweedy's arrival in the house sends chickens home, but is not a catch."""
    before, after = (GAME.see(table().states.copy(), 1)[0].copy() for _ in range(2))
    before["at"][0], after["caught_now"] = place, 1
    assert list(caught(Moment(before, 0, after, 1, NAMES))) == [says]


def test_a_roll_is_one_sentence_and_aloud_it_names_the_dice() -> None:
    """CR-064: Read aloud, the dice are named by colour, because the black die moves Mr Tweedy."""
    t = table().throw(3, 4)
    before = t.view(1)
    line = words.tell(before, int(ROLL), t.play("roll").view(1), 1, NAMES)
    assert line.text == "Ada rolls 3 and 4 for an egg."
    assert line.aloud == "Ada rolls black 3 and white 4 for an egg."


def test_a_bid_says_what_for() -> None:
    view = table(phase="BIDDING").view(0)
    assert words.ask(view, 0, NAMES).endswith("bid to command the Tweedys?")


def test_who_stays_where_is_said_to_him_as_well() -> None:
    t = table(**SELECTING)
    before = t.view(1)
    line = words.tell(before, int(PASS), t.play("pass").view(1), 1, NAMES)
    assert line.text.startswith("You leave Mr Tweedy and the dog where they are.")
