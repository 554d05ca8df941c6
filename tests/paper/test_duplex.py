"""Printed boxes as a printer sees them: each sheet of paper is an odd page and the even one behind
it, turned on the long edge."""

from itertools import product
from math import hypot

import pytest

import farmyard
from farmyard.core import catalogue
from farmyard.core.errors import PrintingError
from farmyard.core.showing.printed import Deck
from farmyard.core.wording.messages import speaking
from farmyard.paper import BACKS, INKS, PAPERS, read_choices
from farmyard.paper.words import say
from tests.paper.printed import (
    SIZES,
    Place,
    box,
    drawn,
    feet,
    file,
    half_pages,
    is_bare,
    middles,
    words,
)
from tests.sampling import in_turn
from tests.thorough import THOROUGH

KEYS = [key for key in catalogue.keys() if catalogue.game(key).has("paper")]
WAYS = [*product(PAPERS, INKS, ("en", "de", "fr"))]
CLOSE = 0.1  # mm
FOOT = 14  # mm from the edge: the number of a half page
SMALLEST = 8  # points
PICTURED = 5  # points, in the picture of the laid table


def sheets_of(deck: Deck) -> str:
    """Return the part of a foot that names a deck."""
    return f", {deck.title}, "


@pytest.mark.thorough
@pytest.mark.parametrize(("key", "way"), in_turn(KEYS, WAYS))
def test_each_front_has_its_own_back_behind_it(key: str, way: tuple[str, str, str]) -> None:
    """Fronts are odd pages, their backs the next ones, and nothing else is behind a front."""
    paper, ink, code = way
    reader = box(key, paper, ink, code)
    told = feet(reader)[: half_pages(reader)]
    with speaking(code):
        contents = catalogue.game(key).paper.contents()  # type: ignore[union-attr]
        front, back, empty = (say(f"sheet-{id}") for id in ("front", "back", "empty"))
    fronts = 0
    assert len(told) % 2 == 0
    for n in range(0, len(told), 2):
        before, behind = told[n], told[n + 1]
        assert f", {back} " not in before
        assert not before.startswith(empty)
        deck = next((each for each in contents.decks if sheets_of(each) in before), None)
        if deck is not None and deck.back:
            fronts += 1
            named = before.split(f", {front}")[0]
            assert behind.startswith(f"{named}, {back} "), (before, behind)
            check_meeting(file(key, paper, ink, code), n, deck, SIZES[paper][0])
        else:
            assert behind.startswith(empty), (before, behind)
            assert is_bare(file(key, paper, ink, code), n + 1)
    assert fronts >= sum(bool(deck.back) for deck in contents.decks)


@pytest.mark.thorough
@pytest.mark.parametrize(("key", "way"), in_turn(KEYS, [*product(PAPERS, ("en", "de", "fr"))]))
def test_the_rules_fold_into_a_booklet(key: str, way: tuple[str, str]) -> None:
    """Page numbers are in order once all sheets are folded one inside the other.

    Half pages have their feet to the left in front and to the right behind.
    """
    paper, code = way
    reader = box(key, paper, code=code)
    width, height = SIZES[paper]
    first, pages = half_pages(reader), len(reader.pages)
    halves = 2 * (pages - first)
    assert halves % 4 == 0
    found = []
    for i in range(first, pages):
        behind, sheet = (i - first) % 2, (i - first) // 2
        for word in words(reader, i):
            at_the_foot = width - word.x if behind else word.x
            if word.text.isdigit() and at_the_foot < FOOT:
                upper, lower = halves - 2 * sheet - behind, 2 * sheet + behind + 1
                assert int(word.text) == (upper if word.y < height / 2 else lower)
                assert abs(word.y % (height / 2) - height / 4) < 3
                found.append(int(word.text))
    assert sorted(found) == [*range(2, len(found) + 2)]
    assert halves - 4 < len(found) + 1 <= halves


def check_meeting(data: bytes, page: int, deck: Deck, width: float) -> None:
    """Assert that the backs of the next page lie behind the fronts of a page, and no others."""
    before = middles(data, page, deck)
    behind = {Place(width - x, y) for x, y in middles(data, page + 1, deck)}
    assert before
    for some, others in ((before, behind), (behind, before)):
        for x, y in some:
            assert any(abs(x - a) < CLOSE and abs(y - b) < CLOSE for a, b in others), (page, x, y)


@pytest.mark.thorough
@pytest.mark.parametrize(("key", "paper"), in_turn(KEYS, PAPERS))
def test_printed_on_one_side_backs_meet_their_fronts_when_folded(key: str, paper: str) -> None:
    data, width = file(key, paper, sides="one"), SIZES[paper][0]
    told = feet(box(key, paper, sides="one"))
    assert not any(each.startswith(say("sheet-empty")) for each in told)
    for deck in catalogue.game(key).paper.contents().decks:  # type: ignore[union-attr]
        for page in (n for n, each in enumerate(told) if deck.back and sheets_of(deck) in each):
            places = middles(data, page, deck)
            left = {place for place in places if place.x < width / 2}
            right = {Place(width - x, y) for x, y in places - left}
            assert left
            assert len(left) == len(right)
            for (x, y), (a, b) in zip(sorted(left), sorted(right), strict=True):
                assert (x, y) == pytest.approx((a, b), abs=CLOSE), page


def test_a_shift_moves_the_backs_and_nothing_else() -> None:
    key = KEYS[0]
    deck = catalogue.game(key).paper.contents().decks[0]  # type: ignore[union-attr]
    plain, moved = file(key), file(key, shift=(1.5, -0.5))
    assert middles(moved, 2, deck) == middles(plain, 2, deck)
    found = sorted(middles(moved, 3, deck))
    for (x, y), (a, b) in zip(found, sorted(middles(plain, 3, deck)), strict=True):
        assert (x - a, y - b) == pytest.approx((1.5, -0.5), abs=CLOSE)


@pytest.mark.parametrize("key", KEYS if THOROUGH else KEYS[:2])
def test_backs_in_outline_take_a_fifth_of_the_ink_and_lie_where_backs_do(key: str) -> None:
    decks = catalogue.game(key).paper.contents().decks  # type: ignore[union-attr]
    deck = next(deck for deck in decks if deck.back and deck.shape == "card")
    page = next(n for n, foot in enumerate(feet(box(key))) if sheets_of(deck) in foot)
    solid, outline = (file(key, backs=way) for way in BACKS)
    inks = [(255 - drawn(data, page + 1)).sum() for data in (solid, outline)]
    assert inks[1] < inks[0] / 5
    check_meeting(outline, page, deck, SIZES["a4"][0])


@pytest.mark.parametrize("code", ["en", "de", "fr"])
@pytest.mark.parametrize("sides", ["both", "one"])
def test_the_first_sheet_says_how_to_print(code: str, sides: str) -> None:
    told = " ".join(box(KEYS[0], code=code, sides=sides).pages[0].extract_text().split())
    with speaking(code):
        both, fold = (" ".join(say(f"sheet-{id}-means").split()) for id in ("sides", "fold"))
    assert (both in told, fold in told) == (sides == "both", sides == "one")


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"sides": "three"}, "sides can be both or one, not three."),
        ({"backs": "none"}, "backs can be solid or outline, not none."),
        ({"shift": "1.5"}, "1.5 is not."),
        ({"shift": "1,x"}, "1,x is not."),
        ({"shift": "nan,0"}, "nan,0 is not."),
        ({"shift": "0,5.1"}, "between -5 and 5"),
        ({"shift": "1,0", "sides": "one"}, "with sides one there are none."),
    ],
)
def test_what_cannot_be_chosen_gets_one_sentence(given: dict[str, str], says: str) -> None:
    with pytest.raises(PrintingError) as refused:
        read_choices(given)
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


def test_the_library_takes_every_choice() -> None:
    with pytest.raises(PrintingError, match="shift is two numbers"):
        farmyard.print_box(KEYS[0], shift=(0.0, 9.0))


@pytest.mark.thorough
@pytest.mark.parametrize(("key", "code"), in_turn(KEYS, ("en", "de", "fr")))
def test_no_type_is_smaller_than_eight_points(key: str, code: str) -> None:
    """Only the names in the picture of the laid table, on the first sheet of the rules, may be."""
    reader = box(key, code=code)
    for n, page in enumerate(reader.pages):
        sizes: list[float] = []

        def visit(
            text: str, cm: list[float], tm: list[float], _: object, size: float,
            sizes: list[float] = sizes,
        ) -> None:  # fmt: skip
            if text.strip():
                across = tm[0] * cm[0] + tm[1] * cm[2], tm[0] * cm[1] + tm[1] * cm[3]
                sizes.append(size * hypot(*across))

        page.extract_text(visitor_text=visit)
        pictured = n in range(half_pages(reader), half_pages(reader) + 2)
        assert min(sizes, default=SMALLEST) > (PICTURED if pictured else SMALLEST) - 0.05
