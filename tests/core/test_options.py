"""Options that apply only to some numbers of players, and deals that a game restricts."""

import pytest

from farmyard.core import catalogue
from farmyard.core.chance import dealing
from farmyard.core.game_card import Card
from farmyard.core.options import Option, OptionError, Value, switch
from farmyard.core.wording.messages import common, speaking

OPTIONS = (
    Option(
        "mode",
        "R1",
        "group",
        "choice",
        (Value("group", (2, 9)), Value("solo", (1, 1)), Value("any")),
    ),
    switch("gold", "R2"),
)
CARD = Card("k", common, (1, 9), 4, 10, OPTIONS, 1, 1)


def test_what_is_not_said_fits_the_number_of_players() -> None:
    assert CARD.read_options({}, 4) == {"mode": 0, "gold": 0}
    assert CARD.read_options({}, 1) == {"mode": 1, "gold": 0}
    assert CARD.read_options({"mode": "any"}, 1)["mode"] == 2


def test_what_is_said_must_fit() -> None:
    with pytest.raises(OptionError, match=r"^mode solo is for 1 player, not 4$"):
        CARD.read_options({"mode": "solo"}, 4)
    with pytest.raises(OptionError, match=r"^mode group is for 2 to 9 players, not 1$"):
        CARD.read_options({"mode": "group"}, 1)
    with pytest.raises(OptionError, match=r"group \(for 2 to 9 players\), solo \(for 1 player\)"):
        CARD.read_options({"mode": "duo"}, 2)


def test_as_many_play_as_the_options_are_for() -> None:
    assert CARD.usual_seats({}) == 4
    assert CARD.usual_seats({"mode": "solo", "gold": True}) == 1
    assert CARD.usual_seats({"mode": "any"}) == 4


def test_a_way_without_a_deal_of_the_day_says_so() -> None:
    game = catalogue.game("by_golly")
    assert game.dealing is None
    assert game.timed is None
    with pytest.raises(OptionError, match="has no deal of the day dual; it has one only"):
        dealing.deal_of_day(game, "dual")


def test_an_option_is_titled_by_its_game_or_else_by_its_kind() -> None:
    card = catalogue.card("by_golly")
    start, empty_hand = card.option("start"), card.option("empty_hand")
    assert start.title == "Who starts"
    assert start.help == "A seat of your choice, or luck."
    assert [value.label for value in start.values][:3] == ["Luck", "Seat 1", "Seat 2"]
    assert [value.label for value in empty_hand.values] == ["Miss it", "Draw first"]
    with speaking("de"):
        assert start.title == "Wer beginnt"
        assert [value.label for value in start.values][:2] == ["Der Zufall", "Platz 1"]
