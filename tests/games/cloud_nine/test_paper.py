"""Tests of the printed box of Cloud Nine: enough cards for any table, and score sheets."""

import pytest

from farmyard.core import catalogue
from farmyard.core.messages import speaking
from farmyard.games.cloud_nine import text
from farmyard.games.cloud_nine.box import FLESH, FLESH_DECK, GOLD, GOLD_DECK, SUCCESS_DECK
from farmyard.games.cloud_nine.page.hand import label_of
from farmyard.games.cloud_nine.paper import SIGNS, contents
from farmyard.games.cloud_nine.words.naming import gold_title
from tests.paper.printed import box, deck, pages_with

KEY = "cloud_nine"


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_there_are_flesh_cards_for_any_table(code: str) -> None:
    with speaking(code):
        names, _, _ = deck(KEY, text("paper-flesh"))
        labels = [label_of(kind) for kind in range(len(FLESH))]
    for kind, name in enumerate(FLESH):
        sign = SIGNS.get(name, name)
        assert names[sign] == max(deck[kind] for deck in FLESH_DECK)
        assert names[sign] >= SUCCESS_DECK[kind], "alone, too"
        assert name not in SIGNS or names[labels[kind]] == names[sign]


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_there_are_gold_cards_for_any_table_and_each_says_what_it_does(code: str) -> None:
    with speaking(code):
        names, _, _ = deck(KEY, text("paper-gold"))
        for kind in range(len(GOLD)):
            assert names[gold_title(kind)] == max(deck[kind] for deck in GOLD_DECK), gold_title(
                kind
            )
        assert all(face.more["does"] for face in contents().decks[1].faces)


def test_each_snake_says_how_many_eggs_it_carries() -> None:
    """Snake i carries i eggs, of which the printed variation needs as many as any table has."""
    snakes = [face for face in contents().decks[1].faces if face.name == "snake"]
    most = max(deck[GOLD.index("snake")] for deck in GOLD_DECK)
    assert [face.more["eggs"] for face in snakes] == list(range(1, most + 1))
    assert all(face.count == 1 for face in snakes)
    names, _, _ = deck(KEY, text("paper-gold"))
    assert all(names[str(n)] == 1 for n in range(1, most + 1))


def test_two_score_sheets_have_a_day_and_a_column_for_each_of_the_largest_table() -> None:
    card = catalogue.card(KEY)
    days = next(option for option in card.options if option.name == "rounds")
    largest = card.seats[1]
    assert days.low <= largest <= days.high
    (page,) = pages_with(box(KEY), ", Score sheets, ")
    told = box(KEY).pages[page].extract_text().split()
    assert all(told.count(str(day)) >= 2 for day in range(1, largest + 1))
    assert told.count("Day") == 2
    assert contents().more["breeders"] == largest
