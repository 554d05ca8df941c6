"""Tests of texts read aloud: several cards of one name."""

import pytest

from farmyard.games.aliens import text
from farmyard.games.aliens.box import EVERYTHING
from farmyard.games.aliens.words.naming import listed, title
from tests.games.aliens.written import P, after, at


@pytest.mark.parametrize(
    ("name", "several"),
    [
        ("Scramble", "two Scrambles"),
        ("Rooster Booster", "two Rooster Boosters"),
        ("Fowl Play", "two Fowl Plays"),
        ("Pecking Order", "two Pecking Orders"),
        ("Tractor Beam", "two Tractor Beams"),
        ("Corn Star", "two Corn Stars"),
        ("Twin Beaks", "two Twin Beaks"),
        ("Wings of Desire", "two Wings of Desire"),
    ],
)
def test_two_cards_of_a_name_are_more_than_one(name: str, several: str) -> None:
    card = next(card for card in range(len(EVERYTHING)) if title(card) == name)
    (worded,) = listed([card] * 2)
    assert text.name(worded) == several


def test_uf_45_of_two_there_is_only_one_other_who_had_corn() -> None:
    t = after(at(P("star"), P("broody", corn=3)), "plays Corn Star")
    assert t.log(0)[-1].startswith("You play Corn Star: three corn, all that Ben had.")
    assert t.log(1)[-1].startswith("Ada plays Corn Star: three corn, all that you had.")
    assert t.log(-1)[-1].startswith("Ada plays Corn Star: three corn, all that Ben had.")
