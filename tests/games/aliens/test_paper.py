"""Tests of the printed box of Chickens ’n’ Aliens: it has each card as often as the
table deals it."""

from typing import Any

import numpy as np
import pytest

from farmyard.core import catalogue
from farmyard.core.wording.messages import speaking
from farmyard.core.wording.slots import Thing
from farmyard.games.aliens import text
from farmyard.games.aliens.box import BOTTOMS, CARDS, COUNTS, PARTS, WILD, WILDS
from farmyard.games.aliens.paper import contents
from farmyard.games.aliens.words.naming import BIRDS, TITLED, part, wild
from tests.paper.printed import box, deck, drawn, file, inked, middles, pages_with
from tests.sampling import dealt, values_of

KEY = "aliens"


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_every_card_is_there_as_often_as_it_is_dealt(code: str) -> None:
    with speaking(code):
        names, _, _ = deck(KEY, text("name-deck"))
        for kind, name in enumerate(CARDS):
            title = text("label-card", card=Thing(TITLED[kind], (("n", 1),)))
            if kind != WILD:
                assert names[title] == COUNTS.get(name, 1), title
        assert all(names[text.name(wild(i))] == 1 for i in range(len(WILDS)))


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_each_hen_can_win_every_part(code: str) -> None:
    with speaking(code):
        names, across, down = deck(KEY, text("paper-parts"))
        titles = [text("label-card", card=part(i)) for i in range(len(PARTS))]
        birds = [text.name(Thing(f"bird-{bird}")) for bird in BIRDS]
        mats = "".join(page.extract_text() for page in box(KEY, code=code).pages[-8:])
    assert names == dict.fromkeys(titles, len(BIRDS))
    assert (min(across), min(down)) == (63.0, 44.0)
    assert all(bird in mats for bird in birds)


def test_there_are_bottoms_for_every_value_of_the_fast_rules() -> None:
    """There are as many of each side as a table has at most, with a saucer on both sides."""
    card = catalogue.card(KEY)
    words = values_of(card, card.default_seats)["fast"]
    most = np.max([bottoms_at({"fast": word}) for word in words], axis=0)
    decks = {deck.name: deck for deck in contents().decks}
    assert most.min() > 0
    assert [face.count for face in decks["bottoms"].faces] == most.tolist()
    (page,) = pages_with(box(KEY), f", {decks['bottoms'].title}, 1 / 1, front")
    before, behind = drawn(file(KEY), page), drawn(file(KEY), page + 1)[:, ::-1]
    for x, y in middles(file(KEY), page, decks["bottoms"]):
        picture = np.s_[int(2 * y) - 60 : int(2 * y) + 20, int(2 * x) - 50 : int(2 * x) + 50]
        assert np.ptp(before[picture]) > 40, "a saucer"
        unlike = np.abs(before[picture].astype(int) - behind[picture]) > 40
        assert unlike.mean() < 0.01


def bottoms_at(options: dict[str, Any]) -> np.ndarray[Any, Any]:
    """Return how many bottoms of each side a new table has, in hands and in the deck."""
    _, states = dealt(KEY, catalogue.card(KEY).default_seats, options, seed=1)
    on_top = [states["top"][0] == side for side in range(len(BOTTOMS))]
    found: np.ndarray[Any, Any] = states["bottoms"][0].sum(axis=0) + states["buried"][0] + on_top
    return found


def test_there_are_forty_grains() -> None:
    (page,) = pages_with(box(KEY), ", Corn, ")
    picture = drawn(file(KEY), page)
    middles = [(21 + 21 * i, 19 + 21 * j) for i in range(9) for j in range(12)]
    assert sum(inked(picture, x, y) for x, y in middles) == 40
