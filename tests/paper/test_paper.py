"""Printed boxes of all games: sheets have their true size, and backs lie behind their fronts."""

import re
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner
from pypdf import PdfReader

import farmyard
from farmyard.core import catalogue
from farmyard.core.errors import PrintingError
from farmyard.core.options import OptionError
from farmyard.core.wording.messages import speaking
from farmyard.paper import INKS, PAPERS
from farmyard.paper.rules import blocks
from farmyard.paper.words import say
from farmyard.terminal.main import main
from tests.paper.printed import SIZES, box, drawn, feet, file, ink_within, unembedded, words
from tests.sampling import in_turn

KEYS = [key for key in catalogue.keys() if catalogue.game(key).has("paper")]
LANGUAGES = ("en", "de", "fr")
LARGEST = 5_000_000  # bytes
MM = 72 / 25.4  # points
EDGE = 6  # mm round any ink, for marks and lines to cut along
FREE = 7  # mm from the edge of the paper that have no words


@pytest.mark.thorough
@pytest.mark.parametrize(("key", "paper"), in_turn(KEYS, PAPERS))
def test_sheets_have_their_size_and_fonts_travel_with_them(key: str, paper: str) -> None:
    made = file(key, paper)
    assert len(made) <= LARGEST
    reader = box(key, paper)
    for page in reader.pages:
        size = float(page.mediabox.width) / MM, float(page.mediabox.height) / MM
        assert size == pytest.approx(SIZES[paper], abs=0.1)
    assert unembedded(reader) == set()


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_box_speaks_one_language(key: str, code: str) -> None:
    with speaking(code):
        title = catalogue.card(key).title
    told = box(key, code=code).pages[0].extract_text()
    assert title in told
    assert "{" not in told
    assert "???" not in told
    assert (re.search("five centimetres", told) is not None) == (code == "en")


@pytest.mark.parametrize(("code", "colon"), [("en", ":"), ("de", ":"), ("fr", "\u00a0:")])
def test_the_list_of_the_box_has_the_colon_of_the_language(code: str, colon: str) -> None:
    with speaking(code):
        decks = catalogue.game(KEYS[0]).paper.contents().decks  # type: ignore[union-attr]
        lines = [say("pieces", deck=deck.title, n=deck.count) for deck in decks]
    told = " ".join(box(KEYS[0], code=code).pages[0].extract_text().split())
    for deck, line in zip(decks, lines, strict=True):
        assert line.startswith(f"{deck.title}{colon} {deck.count} ")
        assert " ".join(line.split()) in told


@pytest.mark.thorough
@pytest.mark.parametrize(("key", "ink"), in_turn(KEYS, INKS))
def test_a_back_lies_behind_each_front_and_nowhere_else(key: str, ink: str) -> None:
    """Turned on its long edge, a sheet has a back behind each front and no ink elsewhere."""
    inner = np.s_[28:550, 24:396]  # half millimetres: below are cutting marks
    found = paired(box(key, ink=ink))
    assert found
    for front, back in found:
        before, behind = drawn(file(key, ink=ink), front), drawn(file(key, ink=ink), back)[:, ::-1]
        bare = (ink_within(before, 2) & ~ink_within(behind, EDGE))[inner]
        assert not bare.any(), f"page {front + 1}: no back at {np.argwhere(bare)[0]}"


def paired(reader: PdfReader) -> list[tuple[int, int]]:
    """Return the pages of fronts that are followed by a page of backs."""
    told = feet(reader)
    return [
        (i, i + 1)
        for i in range(len(told) - 1)
        if ", front" in told[i] and told[i + 1].split(", back")[0] == told[i].split(", front")[0]
    ]


@pytest.mark.thorough
@pytest.mark.parametrize(("key", "paper"), in_turn(KEYS, PAPERS))
def test_nothing_is_written_at_the_edge_of_a_sheet(key: str, paper: str) -> None:
    width, height = SIZES[paper]
    for page in range(len(box(key, paper).pages)):
        for word in words(box(key, paper), page):
            assert FREE <= word.x <= width - FREE, word
            assert FREE <= word.y <= height - FREE, word


def test_black_ink_has_no_colour() -> None:
    for page in box(KEYS[0], ink="black").pages:
        operators = page.get_contents().get_data().decode("latin-1")  # type: ignore[union-attr]
        assert not re.search(r"\b(rg|RG)\b", operators)


def test_the_rules_are_whole() -> None:
    text = "# A\n\nOne **two** (BG-1).\n\n## B\n\n- x\n\n|a|b|\n|-|-|\n|1|2|\n"
    found = blocks(text)
    assert [block["kind"] for block in found] == ["heading", "text", "heading", "list", "table"]
    assert found[1]["runs"] == [("plain", "One "), ("bold", "two"), ("plain", ".")]
    assert [[run for ((_, run),) in row] for row in found[4]["rows"]] == [["a", "b"], ["1", "2"]]


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (("ludo",), "there is no game ludo"),
        ((KEYS[0], "--paper", "a5"), "'a5' is not one of 'a4', 'letter'"),
        ((KEYS[0], "--language", "xx"), "--language can be en, de, fr, not xx"),
        ((KEYS[0], "--out", "/nowhere/box.pdf"), "/nowhere/box.pdf"),
    ],
)
def test_a_mistyped_command_gets_one_line(given: tuple[str, ...], says: str) -> None:
    shown = CliRunner().invoke(main, ["print", *given])
    assert shown.exit_code == 2
    assert says in shown.stderr
    assert shown.stderr.count("\n") == 1


def test_the_command_writes_a_file(tmp_path: Path) -> None:
    made = str(tmp_path / "box.pdf")
    given = ["print", KEYS[0], "--ink", "black", "--language", "de", "--out", made]
    assert CliRunner().invoke(main, given).output == f"Written: {made}.\n"
    assert "fünf Zentimeter" in PdfReader(made).pages[0].extract_text()


def test_the_library_refuses_in_one_sentence() -> None:
    with pytest.raises(PrintingError, match="paper can be a4 or letter, not a5"):
        farmyard.print_box(KEYS[0], "a5")
    with pytest.raises(PrintingError, match="ink can be colour or black, not red"):
        farmyard.print_box(KEYS[0], ink="red")
    with pytest.raises(OptionError, match="language can be en, de, fr, not 'xx'"):
        farmyard.print_box(KEYS[0], language="xx")
    with pytest.raises(farmyard.UnknownGame):
        farmyard.print_box("chess")
