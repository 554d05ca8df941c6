"""Addresses of people's own pages: kept out of search engines, and found with a slip in them."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from farmyard.server.app import FORMS, OPENING, PAGES
from tests.server.served import FAST, GAME, Player, Running

PATH = "/farmyard"
ID = "under-the-oak-abcdefghij"
LISTED = {
    "/", "/rules/{game}", "/today", "/fair", "/keys", "/learn", "/learn/{game}",
    "/learn/{game}/{lesson}", "/learn/{game}/{lesson}/picture",
}  # fmt: skip
"""The pages that a search engine may list."""


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server below a path of another site."""
    settings = replace(FAST, address=f"https://example.org{PATH}")
    running = Running(tmp_path_factory.mktemp("below") / "farmyard.db", settings).warm()
    yield running
    running.stop()


def listed(player: Player, address: str) -> bool:
    """Return whether a search engine may list what is at an address."""
    return player.get(address).headers.get("x-robots-tag") != "noindex"


@pytest.mark.parametrize("path", ["", PATH], ids=["alone", "below a path"])
def test_search_engines_list_public_pages_only(server: Running, below: Running, path: str) -> None:
    """Every page that is not named here is kept out, as all addresses of tables and replays are,
    whether or not there is such a table."""
    ada = Player((below if path else server).url)
    fields = {"{game}": GAME, "{id}": ID, "{lesson}": "1", "{code}": "abc"}
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
