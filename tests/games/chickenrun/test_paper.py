"""Tests of the printed box of Chickenrun: every card as in the ledger, and a yard without gaps."""

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from farmyard.core.wording.messages import speaking
from farmyard.games.chickenrun import box, text
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.page.spread import UNIT, spread
from farmyard.games.chickenrun.paper import NET, contents
from farmyard.games.chickenrun.words.things import CARDS, CHICKENS, KINDS, PLANS, place
from tests.paper.printed import Word, deck, drawn, file, gaps, inked, pages_with, words
from tests.paper.printed import box as read

KEY = "chickenrun"
LANGUAGES = ("en", "de", "fr")
LEDGER = Path(__file__).parents[3] / "docs/rules/chickenrun.md"
EDGE = 8  # mm from the corner of a sheet to its part of the yard


def ledger(section: str, pattern: str) -> dict[str, int]:
    """Return the names and counts in a table of the ledger."""
    part = LEDGER.read_text("utf-8").split(f"### {section} ")[1].split("\n### ")[0]
    return {name.replace("'", "’"): int(n) for name, n in re.findall(pattern, part, re.M)}


def plain(words: str) -> str:
    """Return a name without soft hyphens, and with plain spaces."""
    return words.replace("\u00ad", "").replace("\u00a0", " ")


@pytest.mark.parametrize("code", LANGUAGES)
def test_equipment_is_there_as_often_as_the_ledger_has_it(code: str) -> None:
    counts = ledger("1.2", r"^\| \d+ \| ([^|(]+?)(?: \(digging\))? \| (\d+) \|")
    assert sum(counts.values()) == 47
    with speaking(code):
        title = text("paper-equipment")
        names, _, _ = deck(KEY, title)
        assert names.pop(title) == 47, "on the backs"
        named = zip(box.EQUIPMENT, KINDS, strict=True)
        assert names == {plain(text.name(kind)): counts[name] for name, kind in named}


def test_cards_are_44_by_62_mm() -> None:
    page = pages_with(read(KEY), ", Equipment cards, ")[0]
    spoons = [word for word in words(read(KEY), page) if word.text == "Spoon"]
    assert gaps([spoon.x for spoon in spoons]) == {62.0}, "they lie turned: their height"
    assert gaps([spoon.y for spoon in spoons]) == {44.0}, "and their width"


@pytest.mark.parametrize("code", LANGUAGES)
def test_opportunities_are_there_as_often_as_the_ledger_has_them(code: str) -> None:
    counts = ledger("1.4", r"^\| O\d+ \| ([^|]+?) \| (\d+) \|")
    assert sum(counts.values()) == 18
    with speaking(code):
        names, _, _ = deck(KEY, text("option-opportunities"))
        for name, card in zip(box.OPPORTUNITIES, CARDS, strict=True):
            assert names[plain(text.name(card))] == counts[name], name


@pytest.mark.parametrize("code", LANGUAGES)
def test_chickens_plans_and_searches_are_there_once(code: str) -> None:
    with speaking(code):
        flock, _, _ = deck(KEY, text("paper-chickens"))
        assert [flock[plain(text.name(hen))] for hen in CHICKENS] == [1] * 36
        assert [flock[number] for number in ("−1", "0", "+1", "+2", "+3", "+4")] == [6] * 6
        plans, _, _ = deck(KEY, text("paper-plans"))
        assert [plans[plain(text.name(plan))] for plan in PLANS] == [1] * 12
        searches, _, _ = deck(KEY, text("paper-search"))
        assert searches.pop(text("paper-search")) == 6, "on the backs"
        assert searches == dict.fromkeys([hut(n) for n in range(box.PLAYERS)], 1)


def hut(n: int) -> str:
    """Return the name of a hut as it is written at the beginning of a line."""
    name = text.name(place(board.HUT + n))
    return name[0].upper() + name[1:]


def test_a_plan_says_what_it_takes() -> None:
    (plans,) = [deck for deck in contents().decks if deck.name == "plans"]
    takes = {face.label: face.more["needs"] for face in plans.faces}
    assert takes["Long Dig"] == ["spoon", "bucket", "pit-prop"]
    assert takes["Proper Hole"] == ["plank", "wire-cutters", "pliers"]
    says = {face.label: face.more["says"] for face in plans.faces}
    assert says["Washing Line"] == "2 chickens. Over the low wire. Then the next runs."
    assert says["The Old Crate"].endswith("all at once.")


def test_a_plan_shows_where_it_comes_out() -> None:
    (plans,) = [deck for deck in contents().decks if deck.name == "plans"]
    out = {face.label: len(face.more["out"]) for face in plans.faces if face.more["out"]}
    assert out == {"Spring Heels": 4, "Dinner Spoon": 4, "Shop Burrow": 4, "Long Dig": 4,
                   "Catapult Cart": 4, "The Old Crate": 4}  # fmt: skip


# -- The yard -------------------------------------------------------------------


def test_windows_leave_no_gap_and_have_the_size_of_the_yard() -> None:
    windows = {window["name"]: window for window in spread()["windows"]}
    assert list(windows) == ["A1", "A2", "A3", "B1", "B2", "B3"]
    for row in "AB":
        for left, right in pairwise([windows[f"{row}{n}"] for n in (1, 2, 3)]):
            assert left["x"] + left["width"] == right["x"]
            assert left["right"] == right["name"]
    for n in (1, 2, 3):
        above, below = windows[f"A{n}"], windows[f"B{n}"]
        assert above["y"] + above["height"] == below["y"]
        assert above["below"] == below["name"]
    across = sum(windows[f"A{n}"]["width"] for n in (1, 2, 3)) * UNIT
    down = (windows["A1"]["height"] + windows["B1"]["height"]) * UNIT
    assert (round(across), round(down)) == (538, 483)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("ink", ["colour", "black"])
def test_sheets_laid_side_by_side_make_one_yard(paper: str, ink: str) -> None:
    """Columns are 19 mm apart in print, from one sheet to the next too."""
    found = laid(paper, ink, "en")
    for row in ("A", "B"):
        heads = sorted(
            (where.x, where.text) for name, where in found
            if name[0] == row and re.fullmatch("[A-Z]", where.text)
        )  # fmt: skip
        assert [letter for _, letter in heads] == list("CDEFGHIJKLMNOPQRSTUVWXY")
        gaps = [after - before for (before, _), (after, _) in pairwise(heads)]
        assert gaps == pytest.approx([19] * 22, abs=1.5), "letters are centred on their columns"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_place_is_named_once(code: str) -> None:
    with speaking(code):
        found = Counter(where.text for _, where in laid("a4", "colour", code))
        for n in range(board.HOUSE, board.PLACES):
            name = plain(text(f"{place(n).id}.name"))
            assert found[name[0].upper() + name[1:]] == 1, name
        assert found[plain(text("group-free"))] == 4


def laid(paper: str, ink: str, code: str) -> list[tuple[str, Word]]:
    """Return the words on the sheets of the yard, placed as when the sheets lie together."""
    reader = read(KEY, paper, ink, code)
    windows = {window["name"]: window for window in spread()["windows"]}
    found = []
    with speaking(code):
        title = text("paper-yard")
    for name, window in windows.items():
        (page,) = pages_with(reader, f", {title}, {name}")
        for word in words(reader, page):
            x, y = (word.x - EDGE) / UNIT + window["x"], (word.y - EDGE) / UNIT + window["y"]
            if x <= window["x"] + window["width"] and y <= window["y"] + window["height"]:
                found.append((name, Word(word.text, x * UNIT, y * UNIT)))
    return found


# -- Pieces ---------------------------------------------------------------------


def test_opposite_sides_of_a_die_make_seven() -> None:
    pips = {(column, row): n for column, row, n in NET}
    middle = [pips[column, 1] for column in range(4)]
    opposite = [middle[0::2], middle[1::2], [pips[1, 0], pips[1, 2]]]
    assert sorted(n for pair in opposite for n in pair) == [1, 2, 3, 4, 5, 6]
    assert {sum(pair) for pair in opposite} == {7}


def test_eggs_flags_and_markers_are_there() -> None:
    (tokens,) = [deck for deck in contents().decks if deck.name == "tokens"]
    counts = Counter[str]()
    for face in tokens.faces:
        counts[face.name] += face.count
    assert counts == {"egg": box.EGGS, "flag": 6, "hole": 2, "gate": 1, "boss": 1}
    (page,) = pages_with(read(KEY), f", {tokens.title}, ")
    picture = drawn(file(KEY), page)
    middles = [(21 + 21 * i, 19 + 21 * j) for i in range(9) for j in range(12)]
    assert sum(inked(picture, x, y) for x, y in middles) == tokens.count


@pytest.mark.parametrize("code", LANGUAGES)
def test_hens_and_guards_stand(code: str) -> None:
    with speaking(code):
        (page,) = pages_with(read(KEY, code=code), f", {text('paper-pieces')}")
        found = {word.text for word in words(read(KEY, code=code), page)}
        names = [hut(n) for n in range(box.PLAYERS)] + [text("label-dog")]
    assert set(names) <= found
    assert any("Tweedy" in word for word in found)
