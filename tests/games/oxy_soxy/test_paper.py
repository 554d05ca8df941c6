"""The printed box of Oxy Soxy: twenty animals and four score cards for each of four players."""

from collections import Counter

import pytest

from farmyard.core.wording.messages import speaking
from farmyard.games.oxy_soxy import text
from farmyard.games.oxy_soxy.box import COLOURS, SCORE_CARDS, SEXES, VALUES
from tests.paper.printed import box, deck, drawn, file, inked, pages_with

KEY = "oxy_soxy"


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_each_player_has_every_animal_and_the_score_cards(code: str, colour: str) -> None:
    with speaking(code):
        names, across, down = deck(KEY, text("paper-deck", colour=colour))
        animals = [text("paper-beast", sex=sex, value=n) for sex in SEXES for n in VALUES]
        scores = {text("label-card", sex=sex): SCORE_CARDS for sex in SEXES}
    assert names == Counter(animals) + Counter(scores)
    assert across <= {63.0, 126.0}, "cards are 63 mm wide; a pair may lie in two rows"
    assert down == {88.0}, "the height of a card"


def test_ten_cards_mark_the_meadow() -> None:
    pages = [page for page in pages_with(box(KEY), ", Meadow cards, ") if page % 2]
    pictures = [drawn(file(KEY), page) for page in pages]
    middles = [(10.5 + 31.5 + 63 * i, 8 + 5 + 44 + 88 * j) for j in range(3) for i in range(3)]
    assert sum(inked(picture, x, y) for picture in pictures for x, y in middles) == 10
