"""The first chapter of each game's rules, about setting up: each number of the box is said there
for every number of players, and paper has the chapter, and nothing that is true on a screen only.
"""

import re
from functools import cache

import pytest

from farmyard.core import catalogue
from farmyard.core.wording.messages import common, speaking
from farmyard.games.aliens import box as aliens
from farmyard.games.aliens.words.naming import BIRDS
from farmyard.games.by_golly import box as by_golly
from farmyard.games.chickenrun import box as chickenrun
from farmyard.games.cloud_nine import box as cloud_nine
from farmyard.games.oxy_soxy import box as oxy_soxy
from farmyard.server.web.drawing.citations import help_html
from tests.paper.printed import box

KEYS = catalogue.keys()
CODES = ("en", "de", "fr")
ON_SCREENS = re.compile(r"\{([^{}]*)\}")
WORDS = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
    " fifteen sixteen seventeen eighteen nineteen twenty",
    "de": "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn"
    " fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig",
    "fr": "zéro une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze"
    " seize dix-sept dix-huit dix-neuf vingt",
}

Rows = list[tuple[int, ...]]


@cache
def rules(key: str, code: str, on: str = "page") -> str:
    with speaking(code):
        return catalogue.card(key).text.document(on)


@cache
def chapter(key: str, code: str) -> str:
    """Return the chapter about setting up: the first after the goal."""
    return "## " + rules(key, code).split("\n## ")[1]


def tables(told: str) -> list[Rows]:
    """Return the numbers of each table of a chapter, row by row."""
    found = re.findall(r"(?:^\|.*\n)+", told, re.MULTILINE)
    return [
        [tuple(map(int, row.strip("| \n").split(" | "))) for row in table.splitlines()[2:]]
        for table in found
    ]


def numbers(told: str, code: str) -> set[int]:
    """Return the numbers that the sentences of a chapter say, in digits or as words."""
    prose = re.sub(r"^(?:\|.*|\d\. )", "", told, flags=re.MULTILINE).lower()
    words = WORDS[code].split()
    found = re.findall(r"\d+|[^\W\d_]+(?:-[^\W\d_]+)*", prose)
    return {int(each) if each.isdigit() else words.index(each)
            for each in found if each.isdigit() or each in words}  # fmt: skip


def flesh(n: int) -> tuple[int, ...]:
    """Return the row of a table for n breeders: cards of each kind, all, and the nest."""
    deck = cloud_nine.FLESH_DECK[n]
    assert len(set(deck[:10])) == 1
    return (n, *deck[9:], sum(deck), sum(deck) - cloud_nine.HAND * n)


def gold(n: int) -> tuple[int, ...]:
    deck = cloud_nine.GOLD_DECK[n]
    assert len(set(deck[:6])) == 1
    assert deck[cloud_nine.WORM] == deck[cloud_nine.EGG]
    return (n, *deck[5:7], *deck[cloud_nine.CORNS :], sum(deck))


def left_of_gold() -> int:
    """Return the Gold cards that are left when all have theirs: as many for any number."""
    (left,) = {
        sum(cloud_nine.GOLD_DECK[n]) - cloud_nine.GOLD_DEALT[n] * n
        for n in range(2, cloud_nine.PLAYERS + 1)
    }
    return left


TABLES: dict[str, list[Rows]] = {
    "by_golly": [
        [
            (n, int(by_golly.DEALT[n]), len(by_golly.ANIMAL_DECK) - n * int(by_golly.DEALT[n]))
            for n in range(2, 7)
        ]
    ],
    "cloud_nine": [[each(n) for n in range(2, cloud_nine.PLAYERS + 1)] for each in (flesh, gold)],
    "chickenrun": [
        [
            (n, chickenrun.EGGS - n * chickenrun.START_EGGS, chickenrun.PLAYERS - n)
            for n in range(2, chickenrun.PLAYERS + 1)
        ]
    ],
}
DECK = sum(aliens.COUNTS.values()) + len(aliens.WILDS)
PILE = len(oxy_soxy.DECK) - oxy_soxy.HAND
SUCCESS, SOLO = cloud_nine.SUCCESS_DECK, cloud_nine.SOLO_ROW
NUMBERS = {
    "by_golly": {
        len(by_golly.YARD), len(by_golly.ANIMALS), by_golly.YARD.count("mess"),
        by_golly.YARD.count("shovel"), *by_golly.ROWS, len(by_golly.ANIMAL_DECK), by_golly.COPIES,
        by_golly.HAND,
    },
    "oxy_soxy": {
        len(oxy_soxy.DECK), oxy_soxy.TOP, oxy_soxy.HAND, PILE, oxy_soxy.SCORE_CARDS, oxy_soxy.SIDE,
        len(oxy_soxy.MEADOW_CARDS),
    },
    "aliens": {
        len(BIRDS), len(BIRDS) * len(aliens.PARTS), len(aliens.PARTS), aliens.TO_WIN, aliens.CORN,
        len(aliens.SPECIALS), DECK, DECK + len(aliens.SPECIALS), aliens.HAND,
        *(n * len(aliens.BOTTOMS) for n in aliens.IN_THE_DECK[1:]),
    },
    "chickenrun": {
        chickenrun.PLAYERS, chickenrun.SET, chickenrun.SET - 1, chickenrun.START_EGGS,
        chickenrun.EGGS, int(chickenrun.COPIES.sum()), *map(int, chickenrun.PILES),
        len(chickenrun.PILES), chickenrun.PLANS, int(chickenrun.CARD_COPIES.sum()),
    },
    "cloud_nine": {
        cloud_nine.HAND, max(cloud_nine.GOLD_DEALT), left_of_gold(), sum(SUCCESS), *SUCCESS[1:12],
        SUCCESS[0] - SUCCESS[1], cloud_nine.PACKS, cloud_nine.DEPTH, sum(SOLO), *SOLO[8:],
        sum(cloud_nine.DUAL_ROW),
    },
}  # fmt: skip
"""The numbers that players handle, by game, as the rules deal them."""


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("key", NUMBERS)
def test_each_number_of_the_box_is_said(key: str, code: str) -> None:
    told = chapter(key, code)
    assert NUMBERS[key] - numbers(told, code) == set()
    assert tables(told) == TABLES.get(key, [])


def test_every_game_with_a_box_says_how_it_is_set_up() -> None:
    assert set(NUMBERS) == {key for key in KEYS if catalogue.game(key).has("paper")}


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("key", NUMBERS)
def test_the_printed_rules_have_it_and_nothing_of_screens(key: str, code: str) -> None:
    """The PDF has the words of the chapter, and no part in braces nor the chapter on the page."""
    whole = (catalogue.card(key).text.folder / f"{code}.md").read_text("utf-8")
    on_screens = ON_SCREENS.findall(whole)
    assert on_screens
    with speaking(code):
        on_screens += [each for each in rules(key, code).split("\n## ")
                       if each.startswith(common("about-the-page"))]  # fmt: skip
    printed = plain(" ".join(page.extract_text() for page in box(key, code=code).pages[-4:]))
    for sentence in sentences(ON_SCREENS.sub("", chapter_as_written(whole))):
        assert plain(sentence) in printed, sentence
    for part in on_screens:
        assert [each for each in sentences(part) if plain(each) in printed] == []


def chapter_as_written(whole: str) -> str:
    return whole.split("\n## ")[1]


def sentences(told: str) -> list[str]:
    """Return the sentences of a text in Markdown that are long enough to be known again."""
    told = re.sub(rf"\s*\({catalogue.LAW_ID}(?:, {catalogue.LAW_ID})*\)", "", told)
    prose = re.sub(r"^(?:\|.*|\d\. |[*-] )", "", told, flags=re.MULTILINE)
    return [each for each in re.split(r"[.!?](?:\s|$)|\n\n", prose) if len(plain(each)) > 20]


def plain(text: str) -> str:
    """Return the letters and digits of a text, whatever lines and marks are between."""
    return "".join(each for each in text.casefold() if each.isalnum())


@pytest.mark.parametrize("on", ["page", "terminal", "paper"])
@pytest.mark.parametrize("key", KEYS)
def test_no_reader_sees_the_braces(key: str, on: str) -> None:
    for code in CODES:
        assert not re.search(r"[{}]|\n\n\n|^[*-] *$", rules(key, code, on), re.MULTILINE)


@pytest.mark.parametrize("key", KEYS)
def test_each_table_of_a_rules_page_has_a_box_that_scrolls(key: str) -> None:
    html = help_html(key)
    assert html.count("<table>") == html.count('<div class="wide" tabindex="0"><table>')
