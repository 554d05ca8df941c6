"""Addresses of people's own pages: kept out of search engines, and found with a slip in them."""

import pytest

from farmyard.server.app import FORMS, OPENING, PAGES
from tests.server.served import BRIEF, GAME, PATH, Player, Running

ID = "under-the-oak-abcdefghij"
LISTED = {
    "/", "/rules/{game}", "/today", "/fair", "/keys", "/learn", "/learn/{game}",
    "/learn/{game}/{lesson}", "/learn/{game}/{lesson}/picture", "/.well-known/security.txt",
    "/puzzles", "/puzzles/{game}/next", "/puzzles/{game}/{puzzle}",
}  # fmt: skip
"""The pages that a search engine may list."""


def listed(player: Player, address: str) -> bool:
    """Return whether a search engine may list what is at an address."""
    return player.get(address).headers.get("x-robots-tag") != "noindex"


@pytest.mark.parametrize("path", ["", PATH], ids=["alone", "below a path"])
def test_search_engines_list_public_pages_only(server: Running, below: Running, path: str) -> None:
    """Every page that is not named here is kept out, as all addresses of tables and replays are,
    whether or not there is such a table."""
    ada = Player((below if path else server).url)
    fields = {"{game}": GAME, "{id}": ID, "{lesson}": "1", "{puzzle}": "1", "{code}": "abc"}
    for page in [*PAGES, *FORMS, *OPENING, "/replay/{id}", "/nothing"]:
        address = page
        for field, value in fields.items():
            address = address.replace(field, value)
        assert listed(ada, path + address) == (page in LISTED), page
    assert not listed(ada, f"{path}/rules/{GAME}?table={ID}"), "a link back to a table"


def test_a_table_and_its_replay_are_kept_out(ada: Player) -> None:
    link = ada.table("me", "guest Cleo", start="0")
    for address in (link, f"{link}/around", f"{link}/evening"):
        assert ada.get(address).status_code == 200
        assert not listed(ada, address)


def test_robots_may_read_what_tells_them_to_keep_out(ada: Player) -> None:
    """A robot that robots.txt turns away never sees `noindex`, and lists the bare link."""
    told = ada.get("/robots.txt")
    assert told.headers["content-type"].startswith("text/plain")
    assert "Disallow" not in told.text


# -- A slip in an address --------------------------------------------------------

GLUED = [
    ".",
    ")",
    ",",
    ">",
    "’",
    "\u200b",
    "…",
    "’s",
    ").",
    '"',
    "%20",
    "*",
    "\xa0",
    "»",
    "/",
    "/)",
]


@pytest.mark.parametrize("after", GLUED, ids=ascii)
@pytest.mark.parametrize("path", ["", PATH], ids=["alone", "below a path"])
def test_what_is_glued_to_a_link_is_taken_off(
    server: Running, below: Running, path: str, after: str
) -> None:
    """A sentence's end, a bracket or an invisible blank copied with a link lead to the table."""
    ada = Player((below if path else server).url)
    for link in (f"/t/{ID}", f"/t/{ID}/evening", f"/rules/{GAME}", "/replay/abcdefghij"):
        if after == "’s" and link != f"/t/{ID}":
            continue
        answer = ada.get(f"{path}{link}{after}?picked=a,b")
        assert answer.status_code == 303, link
        assert answer.headers["location"] == f"{path}{link}?picked=a,b"


@pytest.mark.parametrize("path", ["", PATH], ids=["alone", "below a path"])
def test_a_link_typed_in_capitals_is_read(server: Running, below: Running, path: str) -> None:
    ada = Player((below if path else server).url)
    for slip in (f"/T/{ID.upper()}", f"/t/{ID.title()}", "/t/under-\u00adthe-oak-abcdefghij,"):
        assert ada.get(path + slip).headers["location"] == f"{path}/t/{ID}"
    answer = ada.get(f"{path}/t/{ID.upper()}/EVENING")
    assert answer.headers["location"] == f"{path}/t/{ID}/evening"


def test_a_slip_leads_nowhere_else(ada: Player) -> None:
    """No slip leads to another site, in circles, or from what is there; nor does a form."""
    link = ada.table("me", "friend")
    assert ada.get(link).status_code == 200
    for address in (
        "//example.org.",
        "/\\example.org.",
        "//example.org/t.",
        f"/t/{ID}",
        "/no",
        "/)",
    ):
        answer = ada.http.get(f"{ada.url}{address}")
        assert answer.status_code == 404, address
    assert ada.post(f"{link}./sit", {"seat": "1"}).status_code == 404
    led = ada.get(f"{link}.").headers["location"]
    assert ada.get(led).status_code == 200


@pytest.mark.parametrize("signs", ["(", "a(", ".)", "t/-("])
def test_mending_a_long_address_holds_nobody_up(server: Running, signs: str) -> None:
    address = signs * (16_000 // len(signs)) + "a"
    assert Player(server.url).get(f"/{address}").status_code == 404
    assert [took for took, what in server.dog.barks if signs * 9 in what and took > BRIEF] == []
