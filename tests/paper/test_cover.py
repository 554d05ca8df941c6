"""The box to fold: its title in the language of the sheets, whole on any paper, room for all."""

import numpy as np
import pytest

from farmyard.core import catalogue
from farmyard.core.wording.messages import speaking
from farmyard.paper import PAPERS
from farmyard.paper.words import say
from tests.paper.printed import FOOT, SIZES, box, drawn, file, pages_with
from tests.sampling import in_turn

KEYS = [key for key in catalogue.keys() if catalogue.game(key).has("paper")]
EDGE = 7  # mm that stay empty
CARD = 0.25  # mm


def title(key: str, code: str) -> str:
    with speaking(code):
        return catalogue.card(key).title


def cover(key: str, code: str, paper: str = "a4") -> int:
    """Return the number of the page with the box to fold."""
    with speaking(code):
        (page,) = pages_with(box(key, paper, code=code), f", {say('sheet-cover')}")
    return page


@pytest.mark.parametrize(("key", "code"), in_turn(KEYS, ("de", "fr")))
def test_the_title_on_the_picture_is_that_of_the_language(key: str, code: str) -> None:
    """The picture has drawn letters; where the title is another, they are set as text instead."""
    lettered = title(key, code) == title(key, "en")
    pages = box(key, code=code).pages
    for page in (0, cover(key, code)):
        told = "".join(pages[page].extract_text().split())
        assert ("".join(title(key, code).upper().split()) in told) == (not lettered)


@pytest.mark.parametrize(("key", "paper"), in_turn(KEYS, PAPERS))
def test_the_box_lies_whole_on_its_sheet(key: str, paper: str) -> None:
    picture = drawn(file(key, paper), cover(key, "en", paper))
    rows, columns = np.nonzero(picture[: 2 * round(SIZES[paper][1] - 297 + FOOT)] < 250)
    width = SIZES[paper][0]
    assert columns.min() >= 2 * EDGE
    assert columns.max() <= 2 * (width - EDGE)
    assert rows.min() >= 2 * EDGE
    assert rows.max() < 2 * (SIZES[paper][1] - 297 + FOOT - 1)


@pytest.mark.parametrize("key", KEYS)
def test_every_card_fits_in(key: str) -> None:
    """Between the folds the front is wider than a card, and the sides are as deep as the pile."""
    decks = [deck for deck in catalogue.game(key).paper.contents().decks if deck.shape == "card"]  # type: ignore[union-attr]
    widest = max(deck.width for deck in decks)
    pile = CARD * sum(deck.count for deck in decks if deck.width == widest and deck.back)
    picture = drawn(file(key), cover(key, "en"))
    rows, _ = np.nonzero(picture[20 : 2 * FOOT] < 250)
    around = (rows.max() - rows.min()) / 2 - 11  # without the tab to glue
    assert around / 2 > widest + pile
