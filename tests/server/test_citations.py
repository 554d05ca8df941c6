"""Citations: a rule's number is always a link to what the rule says, in words for a family."""

import re
from html import unescape

import pytest

from farmyard.core import catalogue
from farmyard.core.wording.messages import ENGLISH, speaking
from farmyard.server.web.drawing import citations
from tests import laws
from tests.server.served import Player

KEYS = catalogue.keys()
SPOKEN = [(key, code) for key in KEYS for code in catalogue.card(key).text.languages]
NAKED = re.compile(rf"\b{catalogue.LAW_ID}")
TITLE = '<section class="laws">'
MAKERS = re.compile(
    r"`|\([a-z]\)|\w_\w|[=|]"
    r"|\b(mask\w*|engine|seats?|seeded|section|ledger|option|simulat\w+|legal|guard)\b"
)
"""Marks of a ledger, which is for those who write a game: code, readings, their own words."""
ENGLISH_WORDS = re.compile(r"\b(and|the|is|of|with)\b", re.IGNORECASE)
END = re.compile(r"(?<!\bM)[.!?](?= |$)")  # not that of “M. Tweedy”
MOST_SENTENCES = 2


@pytest.mark.parametrize(("key", "code"), SPOKEN)
def test_every_cited_number_is_explained_and_no_other(key: str, code: str) -> None:
    assert laws.said(key, code).keys() == laws.cited(key)
    assert laws.cited(key)


@pytest.mark.parametrize(("key", "code"), SPOKEN)
def test_an_explanation_is_a_sentence_or_two_for_a_family(key: str, code: str) -> None:
    for number, says in laws.said(key, code).items():
        assert MAKERS.findall(says) == [], number
        assert NAKED.findall(says) == [], number
        assert 1 <= len(END.findall(says)) <= MOST_SENTENCES, number
        assert says.endswith("."), number


@pytest.mark.parametrize(("key", "code"), [each for each in SPOKEN if each[1] != ENGLISH])
def test_an_explanation_is_in_one_language(key: str, code: str) -> None:
    english = laws.said(key, ENGLISH)
    for number, says in laws.said(key, code).items():
        assert ENGLISH_WORDS.findall(says) == [], number
        assert says != english[number]


def without(html: str) -> str:
    """Return the visible text of a page."""
    return re.sub(r"<[^>]*>", "", html)


@pytest.mark.parametrize(("key", "code"), SPOKEN)
def test_every_number_is_a_link_to_what_it_says(ada: Player, key: str, code: str) -> None:
    ada.http.headers["accept-language"] = code
    rules, form = ada.get(f"/rules/{key}").text, ada.get(f"/new/{key}").text
    told, entries = rules.split(TITLE)
    assert NAKED.search(without(told)) is None
    assert NAKED.search(without(form)) is None
    anchors = re.findall(rf'id="({catalogue.LAW_ID})"', entries)
    led = set(re.findall(rf'#({catalogue.LAW_ID})"', told + form))
    assert led <= set(anchors)
    with speaking(code):
        assert catalogue.laws(key).keys() == set(anchors), "refusals lead there as well"
    for number, says in laws.said(key, code).items():
        assert says in unescape(entries.split(f'id="{number}"')[1].split("</p>")[0])


@pytest.mark.parametrize("key", KEYS)
def test_programs_read_what_each_rule_says(ada: Player, key: str) -> None:
    rules = ada.get(f"/programs/rules/{key}").json()["rules"]
    for number, says in laws.said(key, ENGLISH).items():
        assert f"- {number}: {says}\n" in rules


def test_a_refusal_leads_to_its_rules() -> None:
    html = citations.cited("No <bullock> in row 2. (OS-31, OS-R6, UF-X4)", "oxy_soxy")
    assert NAKED.search(without(html)) is None
    assert "No &lt;bullock&gt; in row 2." in html
    assert re.findall(r'href="([^"]*)"', html) == [
        "/rules/oxy_soxy#OS-31",
        "/rules/oxy_soxy#OS-R6",
        "/rules/oxy_soxy#UF-X4",
    ]
