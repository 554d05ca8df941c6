"""Citations: a rule's number is always a link to the rule's text."""

import re
from html import unescape

import pytest

from farmyard.core import catalogue
from farmyard.server.web.drawing import citations
from tests import laws as ledgers
from tests.server.served import Player

KEYS = catalogue.keys()
NAKED = re.compile(r"\b[A-Z]{2}-R?\d+")


@pytest.mark.parametrize("key", KEYS)
def test_the_laws_beside_a_game_are_those_of_its_ledger(key: str) -> None:
    """Each `laws.md` matches the game's ledger; `python -m tests.laws` rewrites it."""
    assert (ledgers.GAMES / key / "laws.md").read_text() == ledgers.laws(key)


@pytest.mark.parametrize("key", KEYS)
def test_no_emphasised_word_of_a_ledger_is_lost(key: str) -> None:
    """W-1: emphasised words are compared with the ledger itself, as the generator may drop them."""
    laws = (ledgers.GAMES / key / "laws.md").read_text().splitlines()
    told = dict(line[2:].split(" ", 1) for line in laws)
    for line in ledgers.ledger_of(key).read_text().splitlines():
        law = told.get(line[2:].split(" ", 1)[0], "")
        for before, comma, after in re.findall(r"(\w+) \*[a-z]+\*(,?) (\w+)", line):
            assert f" {before}{comma} {after} " not in law


def without(html: str) -> str:
    """Return the visible text of a page."""
    return re.sub(r"<[^>]*>", "", html)


@pytest.mark.parametrize("key", KEYS)
def test_every_number_is_a_link_to_what_it_says(ada: Player, key: str) -> None:
    rules, form = ada.get(f"/rules/{key}").text, ada.get(f"/new/{key}").text
    told, entries = rules.split('<section class="laws">')
    assert NAKED.search(without(told)) is None
    assert NAKED.search(without(form)) is None
    anchors = set(re.findall(r'id="([A-Z]{2}-R?\d+)"', entries))
    led = set(re.findall(r'#([A-Z]{2}-R?\d+)"', told + form))
    assert led
    assert led <= anchors
    assert set(ledgers.cited(key)) == anchors, "refusals lead there as well"
    for each in anchors:
        said = unescape(entries.split(f'id="{each}"')[1].split("</p>")[0])
        assert ledgers.entries(key)[each] in said


def test_a_refusal_leads_to_its_rule() -> None:
    html = citations.cited("No <bullock> in row 2. (OS-31, OS-R6)", "oxy_soxy")
    assert NAKED.search(without(html)) is None
    assert "No &lt;bullock&gt; in row 2." in html
    assert re.findall(r'href="([^"]*)"', html) == [
        "/rules/oxy_soxy#OS-31",
        "/rules/oxy_soxy#OS-R6",
    ]
