"""Tests of the printed box of Chickens ’n’ Aliens: it has each card as often as the
table deals it."""

import pytest

from farmyard.core.messages import Thing, speaking
from farmyard.games.aliens import text
from farmyard.games.aliens.box import CARDS, COUNTS, PARTS, WILD, WILDS
from farmyard.games.aliens.words.naming import BIRDS, TITLED, part, wild
from tests.paper.printed import box, deck, drawn, file, inked, pages_with

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
        mats = "".join(page.extract_text() for page in box(KEY, code=code).pages[-6:])
    assert names == dict.fromkeys(titles, len(BIRDS))
    assert (min(across), min(down)) == (63.0, 44.0)
    assert all(bird in mats for bird in birds)


def test_there_are_forty_grains() -> None:
    (page,) = pages_with(box(KEY), ", Corn, ")
    picture = drawn(file(KEY), page)
    middles = [(21 + 21 * i, 19 + 21 * j) for i in range(9) for j in range(12)]
    assert sum(inked(picture, x, y) for x, y in middles) == 40
