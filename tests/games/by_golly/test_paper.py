"""The printed box of By Golly!: 19 tiles and 45 cards, of true size."""

from collections import Counter

import pytest

from farmyard.core.messages import speaking
from farmyard.games.by_golly import text
from farmyard.games.by_golly.box import ANIMALS, YARD
from tests.paper.printed import box, gaps, pages_with, words

KEY = "by_golly"


def printed(code: str, deck: str) -> tuple[Counter[str], set[float], set[float]]:
    """The names on all pieces of a deck, and the distances between those of a kind."""
    with speaking(code):
        title = text(deck)
    reader, names = box(KEY, code=code), Counter[str]()
    across: set[float] = set()
    down: set[float] = set()
    for page in pages_with(reader, f", {title}, "):
        found = [word for word in words(reader, page) if word.y < 280]
        names.update(word.text for word in found)
        down |= gaps([word.y for word in found])
        for name in {word.text for word in found}:
            across |= gaps([word.x for word in found if word.text == name])
    return names, across, down


def label(name: str) -> str:
    """The name of a card on one line, without the place where it may be broken."""
    return text("label-card", card=name).replace("\u00ad", "")


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_every_animal_is_there_three_times(code: str) -> None:
    names, across, down = printed(code, "paper-animals")
    with speaking(code):
        assert names == {label(name): 3 for name in ANIMALS}
    assert min(across) == 63.0, "the width of a card"
    assert down == {88.0}, "the height of a card"


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_the_yard_is_there_once(code: str) -> None:
    names, across, down = printed(code, "paper-yard")
    with speaking(code):
        assert names == Counter(label(name) for name in YARD)
    assert min(across) == 58.0, "from side to side"
    assert down == {67.0}, "from point to point"
