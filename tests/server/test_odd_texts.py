"""Texts that no browser sends by itself, in every address and every field of every form, on a
server over PostgreSQL, which keeps no zero byte and no half of a character."""

import re
from collections.abc import Iterator
from dataclasses import replace
from urllib.parse import quote, urljoin, urlsplit

import pytest

from farmyard.server.app import FORMS, OPENING, PAGES
from tests.server.cluster import Cluster
from tests.server.served import FAST, GAME, Player, Running, seating
from tests.server.test_below import Found
from tests.server.test_replay import played
from tests.thorough import THOROUGH

pytestmark = pytest.mark.thorough
HARDEST = ["\0", "\udc80", "²"]
"""Texts that PostgreSQL refuses, and a digit that is no number: for every field."""
OTHERS = [
    "a\0b",
    "\ufffe",
    "'--",
    "9" * 400,
    "x" * 5000,
    "-1",
    "\r\n",
    "🐔\u200d",
]
"""Texts that each field has in turn, or all of them under ``--thorough``."""
POSTED = [*FORMS, *OPENING, "/knock", "/mine/take", "/take/{code}", "/language"]
CHANGES = {"/mine/erase", "/mine/alone", "/mine/undo"}
"""Forms after which nobody is known."""


@pytest.fixture(scope="module")
def ada(cluster: Cluster) -> Iterator[Player]:
    url = cluster.make()
    running = Running(url, replace(FAST, shared=True)).prepare()
    player = Player(running.url)
    yield player
    player.leave()
    running.stop()
    cluster.drop(url)


def meets(n: int, text: str) -> bool:
    """Return whether the field of this number is tried with the text."""
    return THOROUGH or text in HARDEST or n % len(OTHERS) == OTHERS.index(text)


def bytes_of(text: str) -> str:
    """Return a text as the bytes of an address."""
    return quote(text.encode("utf-8", "surrogateescape"), safe="")


@pytest.fixture(scope="module")
def known(ada: Player) -> dict[str, str]:
    return known_to(ada)


def known_to(ada: Player) -> dict[str, str]:
    """Return a true value for each parameter of an address, of things that are there."""
    link = ada.opens(f"/new/{GAME}", seating("me", "friend"))
    return {"{game}": GAME, "{id}": link.rpartition("/")[2], "{n}": "1"}


@pytest.mark.parametrize("text", [*HARDEST, *OTHERS], ids=lambda text: ascii(text[:9]))
def test_no_address_is_a_fault(ada: Player, known: dict[str, str], text: str) -> None:
    """Each parameter of each address in turn is the odd text, and the others are true."""
    routes = (*PAGES, *POSTED, "/replay/{id}")
    tried = [(route, odd) for route in routes for odd in re.findall(r"{\w+}", route)]
    for n, (route, odd) in enumerate(tried):
        if not meets(n, text):
            continue
        address = route.replace(odd, bytes_of(text))
        for name, value in known.items():
            address = address.replace(name, value)
        address = re.sub(r"{\w+}", "x", address)
        answers = [ada.get(address), ada.get(f"{address}?{odd[1:-1]}={bytes_of(text)}")]
        if route in POSTED:
            answers.append(ada.post(address, {"name": "Ada"}))
        assert [each.status_code for each in answers if each.status_code >= 500] == [], address


@pytest.fixture(scope="module")
def forms(ada: Player, known: dict[str, str]) -> dict[str, tuple[str, dict[str, str]]]:
    return forms_of(ada, known)


def forms_of(ada: Player, known: dict[str, str]) -> dict[str, tuple[str, dict[str, str]]]:
    """Return the forms of a person who leads an afternoon and a class, and plays, with fields."""
    over = ada.opens(f"/quick/{GAME}", {"lesson": "no"})
    played(ada, over)
    led, taught = ada.opens("/afternoon", {}), ada.opens("/class", {})
    addresses = [
        "/", f"/new/{GAME}", f"/t/{known['{id}']}", over, f"{over}/replay", f"{over}/review", led,
        taught, "/mine", "/today", "/puzzles", f"/puzzles/{GAME}/next", f"{over}/evening", "/learn",
        led.partition("/lead/")[0],
    ]  # fmt: skip
    found = {}
    for address in addresses:
        answer = ada.get(address)
        while "location" in answer.headers:
            answer = ada.get(answer.headers["location"])
        for action, fields in Found(answer.text).forms:
            place = urlsplit(urljoin(f"{ada.url}{address}", action)).path
            if place not in CHANGES:
                found[f"{place} {sorted(fields)}"] = (place, fields)
    return found


@pytest.mark.parametrize("text", [*HARDEST, *OTHERS], ids=lambda text: ascii(text[:9]))
def test_no_field_is_a_fault(
    ada: Player, forms: dict[str, tuple[str, dict[str, str]]], text: str
) -> None:
    """Each field of each form in turn is the odd text, and the others are as they stand."""
    assert len(forms) > 20
    tried = [(*form, odd) for form in forms.values() for odd in (*form[1], text)]
    for n, (place, fields, odd) in enumerate(tried):
        if not meets(n, text):
            continue
        sent = (f"{bytes_of(k)}={bytes_of(v)}" for k, v in (fields | {odd: text}).items())
        kind = {"origin": ada.url, "content-type": "application/x-www-form-urlencoded"}
        answer = ada.http.post(place, content="&".join(sent), headers=kind)
        assert answer.status_code < 500, (place, odd)
        assert answer.status_code != 429, "no limit is to hide a fault"
