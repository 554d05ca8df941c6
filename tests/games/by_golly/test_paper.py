"""The printed box of By Golly!: 19 tiles and 45 cards, of true size."""

from collections import Counter

import pytest

from farmyard.core.wording.messages import speaking
from farmyard.games.by_golly import text
from farmyard.games.by_golly.box import ANIMALS, YARD
from tests.paper.printed import deck

KEY = "by_golly"


def label(name: str) -> str:
    """Return the name of a card on one line, without the soft hyphen."""
    return text("label-card", card=name).replace("\u00ad", "")


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_every_animal_is_there_three_times(code: str) -> None:
    with speaking(code):
        names, across, down = deck(KEY, text("paper-animals"))
        assert names == {label(name): 3 for name in ANIMALS}
    assert min(across) == 63.0, "the width of a card"
    assert down == {88.0}, "the height of a card"


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_the_yard_is_there_once(code: str) -> None:
    with speaking(code):
        names, across, down = deck(KEY, text("paper-yard"))
        assert names == Counter(label(name) for name in YARD)
    assert min(across) == 58.0, "from side to side"
    assert down == {67.0}, "from point to point"
