"""Languages: at one table, each player reads pages and log lines in a language of his own."""

import random
import re
from functools import cache
from html import unescape
from typing import Any

import httpx
import pytest
from fluent.syntax import ast, parse

from farmyard.core import catalogue
from farmyard.core.wording.messages import ENGLISH, Messages, common, speaking
from farmyard.server.web.drawing.scores import counted_in
from farmyard.server.web.transport import languages
from farmyard.server.web.transport.identity import LANGUAGE_COOKIE, RENEWED
from farmyard.server.words import say
from tests.server.served import GAME, Player, Running, seating
from tests.server.test_substitutes import decide_somehow
from tests.waiting import until

GERMAN, FRENCH = {"accept-language": "de-AT,de;q=0.9,en;q=0.5"}, {"accept-language": "fr"}
LONG = 3  # words a sentence needs to tell the language


def language(page: httpx.Response) -> str:
    found = re.search(r'<html lang="(\w+)">', page.text)
    assert found
    return found[1]


@pytest.mark.parametrize(
    ("header", "spoken"),
    [
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.5", "de"),
        ("fr-CH, fr;q=0.9", "fr"),
        ("nl,fr;q=0.4,de;q=0.7", "de"),
        ("en; q=0.8, de; q=0.9", "de"),  # blanks and capitals may stand there
        ("en ;\tQ= 0.8,fr;Q=0.9", "fr"),
        ("tlh", "en"),
        ("en-GB,de;q=0.9", "en"),
        ("de;q=0,fr;q=0.1", "fr"),
        ("de;q=x", "en"),
        ("*;q=0.5," * 500, "en"),
        ("", "en"),
    ],
)
def test_a_page_is_in_the_language_the_browser_asks_for(
    ada: Player, header: str, spoken: str
) -> None:
    page = ada.http.get("/", headers={"accept-language": header})
    assert language(page) == spoken
    assert "accept-language" in page.headers["vary"]


def test_a_choice_is_kept_and_leads_back(ada: Player) -> None:
    fields = {"language": "fr", "page": f"/new/{GAME}?with=friend"}
    answer = ada.post("/language", fields, **GERMAN)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/new/{GAME}?with=friend")
    assert language(ada.http.get("/", headers=GERMAN)) == "fr"
    assert {*ada.http.cookies} <= {LANGUAGE_COOKIE, RENEWED}, "nobody becomes known"


@pytest.mark.parametrize("page", ["//example.org/", "/\\example.org", "https://example.org", ""])
def test_a_choice_leads_nowhere_else(ada: Player, page: str) -> None:
    answer = ada.post("/language", {"language": "de", "page": page})
    assert answer.headers["location"] == "/"


def test_a_language_that_is_not_offered_is_refused(ada: Player) -> None:
    assert ada.post("/language", {"language": "tlh", "page": "/"}).status_code == 400
    foreign = ada.http.post("/language", data={"language": "de"}, headers={"origin": "http://x.y"})
    assert foreign.status_code == 403


def test_every_language_stands_on_every_page(ada: Player) -> None:
    link = ada.plays(GAME)
    for path in (
        "/",
        "/learn",
        f"/new/{GAME}",
        f"/rules/{GAME}",
        "/keys",
        "/nothing",
        f"{link}/around",
    ):
        page = ada.get(path).text
        for code in languages.offered():
            assert f'value="{code}" lang="{code}"' in page, path


# -- At one table ----------------------------------------------------------------


def test_each_reads_the_same_table_in_his_own_language(people: Any) -> None:
    ada, ben = people(2)
    ben.http.headers.update(GERMAN)
    link = ada.opens(f"/new/{GAME}", seating("me", "friend"))
    ben.post(f"{link}/sit", {"seat": "1", "name": "Ben"})
    ada.post(f"{link}/action", {"action": "begin"})
    with (
        ada.live(link, program=False) as here,
        ben.live(link, program=False, **GERMAN) as there,
    ):
        here.recv(20)
        there.recv(20)
        asked = ada.post(f"{link}/action", {"action": "pause"})
        assert asked.status_code == 303
        page = there.recv(20)
        while "bittet um eine Pause" not in page:
            page = there.recv(20)
        ben.post(f"{link}/action", {"action": "no", "word": question(page)})
        told = here.recv(20)
        while "would rather not" not in told:
            told = here.recv(20)


def question(page: str) -> str:
    found = re.search(r'name="word" value="(\d+)"', page)
    assert found
    return found[1]


@pytest.mark.parametrize("key", catalogue.keys())
def test_a_stored_result_is_read_in_every_language(key: str) -> None:
    """Stored results keep score headings in English; the hall translates them."""
    card = catalogue.card(key)
    headings = [id for id in card.text.ids("heading-") if "{" not in card.text(id)]
    with speaking("de"):
        told = {id: counted_in(card, card.text.word(ENGLISH, id, ())) for id in headings}
        assert told == {id: card.text(id) for id in headings}
    assert counted_in(card, "haystacks") == "haystacks"


def test_programs_read_english(ada: Player, server: Running) -> None:
    games = ada.http.get("/programs/games", headers=GERMAN).json()
    assert games == ada.get("/programs/games").json()
    link = ada.plays(GAME)
    with ada.live(link, program=True, **GERMAN) as socket:
        frame = socket.recv(20)
    assert "legt" not in frame


# -- One language per page --------------------------------------------------------


def plain(element: Any) -> str:
    """Return the text of a message without placeables; empty for any other."""
    if element is None or not all(isinstance(e, ast.TextElement) for e in element.elements):
        return ""
    return "".join(e.value for e in element.elements)


def sentences(room: Messages, code: str) -> set[str]:
    """Return all messages without placeables that are long enough to tell the language."""
    found = set[str]()
    for entry in parse((room.folder / f"{code}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            found |= {plain(entry.value), *(plain(each.value) for each in entry.attributes)}
    return {text for text in found if len(text.split()) >= LONG and "<" not in text}


ROOMS = [common, say, *(card.text for card in catalogue.cards())]


@cache
def said_in(code: str) -> frozenset[str]:
    return frozenset[str]().union(*(sentences(room, code) for room in ROOMS))


@pytest.mark.parametrize(("mine", "wish"), [("de", GERMAN), ("fr", FRENCH), ("en", {})])
def test_no_page_speaks_two_languages(ada: Player, mine: str, wish: dict[str, str]) -> None:
    ada.http.headers.update(wish)
    own = said_in(mine)
    others = (said_in(code) for code in languages.offered() if code != mine)
    foreign = frozenset[str]().union(*others) - own
    pages = ["/", "/learn", "/keys", "/fair", "/nothing"]
    for card in catalogue.cards():
        link = ada.plays(card.key)
        lesson = catalogue.game(card.key).taught
        assert lesson is not None
        taught = f"/learn/{card.key}/{lesson.LESSONS[0].name}"
        pages += [f"/new/{card.key}", f"/rules/{card.key}", taught, f"{taught}?step=2", link]
        pages += [f"{link}/around", f"{link}/fair"]
    read = set[str]()
    for path in pages:
        page = ada.get(path)
        assert language(page) == mine
        text = unescape(page.text)
        assert {each for each in foreign if each in text} == set(), path
        read |= {each for each in own if each in text}
    assert len(read) > 300, "and they say a good deal"


def test_english_is_what_programs_and_files_are_written_in() -> None:
    assert languages.offered()[0] == ENGLISH
    assert {languages.named(code) for code in languages.offered()} >= {"English", "Deutsch"}


def test_a_name_from_right_to_left_is_kept_apart_in_pages_alone(
    server: Running, people: Any
) -> None:
    """Numbers beside it would change sides; programs get the bare name."""
    ada, ben = people(2)
    dana = "\u05d3\u05e0\u05d4"
    ada.post("/name", {"name": dana})
    link = ada.table("me", "friend", start="0")
    ben.post(f"{link}/sit", {"seat": "1", "name": "Zoe"})
    room = until(lambda: server.table(link) and server.room(link))
    decide_somehow(room, [ada, ben], link, random.Random(3))
    with ben.live(link) as program, ben.live(link, program=False) as page:
        assert f"\u2068{dana}\u2069" in page.recv(9)
        assert dana in (frame := program.recv(9))
        assert "\u2068" not in frame
    assert f"\u2068{dana}\u2069" in ben.get(link).text
    assert dana in (told := ben.get(link.replace("/t/", "/programs/tables/")).text)
    assert "\u2068" not in told
