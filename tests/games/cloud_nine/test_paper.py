"""Tests of the printed box of Cloud Nine: enough cards for any table, and score sheets."""

from collections import Counter

import pytest

from farmyard.core import catalogue
from farmyard.core.wording.messages import speaking
from farmyard.games.cloud_nine import text
from farmyard.games.cloud_nine.box import (
    FLESH,
    FLESH_DECK,
    GOLD,
    GOLD_DECK,
    MOST_CARDS,
    PLAYERS,
    SUCCESS_DECK,
)
from farmyard.games.cloud_nine.page.hand import label_of
from farmyard.games.cloud_nine.page.parts import FACES
from farmyard.games.cloud_nine.paper import SIGNS, contents
from farmyard.games.cloud_nine.words.naming import gold_title
from tests.paper.printed import box, deck, pages_with

KEY = "cloud_nine"


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_there_are_flesh_cards_for_any_table(code: str) -> None:
    with speaking(code):
        names, _, _ = deck(KEY, text("paper-flesh"))
        names.subtract(("2", "8"))  # of the mark 2–8, which is read back in parts
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


@pytest.mark.parametrize("breeders", range(2, PLAYERS + 1))
def test_cards_whose_mark_is_for_a_table_are_its_deck(breeders: int) -> None:
    """Without the cards that are marked for others, the decks are those of the rules."""
    flesh, gold, _ = contents().decks
    for pile, kinds, table in ((flesh, FACES, FLESH_DECK), (gold, GOLD, GOLD_DECK)):
        kept = Counter[str]()
        for face in pile.faces:
            kept[face.name] += face.count * is_for(face.more["for"], breeders)
        assert [kept[name] for name in kinds] == [*table[breeders]]


def is_for(mark: str, breeders: int) -> bool:
    """Tell whether a card with such a mark is in the game of so many breeders."""
    return not mark or any(
        breeders >= int(part[:-1])
        if part.endswith("+")
        else breeders in range(int(part[0]), int(part[-1]) + 1)
        for part in mark.split(", ")
    )


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_the_rules_explain_the_marks_that_cards_have(code: str) -> None:
    with speaking(code):
        told = text.document("paper")
        names, _, _ = deck(KEY, text("paper-flesh"))
    marks = {face.more["for"] for pile in contents().decks[:2] for face in pile.faces}
    assert {"5+", "4, 6+"} <= marks
    assert "**5+**" in told
    assert "**4, 6+**" in told
    assert names["5+"] == 12, "one each of ten numbers, a Mystery Box and a Fox"


def test_signs_and_brackets_suffice_for_any_trick_and_the_owl_for_all_days() -> None:
    owl, *signs = contents().decks[2].faces
    assert [*owl.more["days"], *owl.more["behind"]] == [*range(1, contents().more["days"] + 1)]
    printed = Counter({face.label: face.count for face in signs})
    assert all(printed[sign] >= MOST_CARDS - 1 for sign in "+−×÷")
    assert printed["="] == 1
    for trick in ("((a b) c) d", "(a b) (c d)", "a (b (c d))"):
        assert all(trick.count(bracket) <= printed[bracket] for bracket in "()")
    names, _, _ = deck(KEY, text("paper-signs"))
    assert all(names[face.label] >= face.count for face in signs)
    backs = pages_with(box(KEY), f", {text('paper-signs')}, ")
    assert "9" in box(KEY).pages[backs[-1]].extract_text().split()
