"""Installing the app, and links in a chat: manifest, icons, service worker, title and picture."""

import re
from html import unescape
from urllib.parse import urljoin

import pytest

from farmyard.core import catalogue
from tests.server.served import Player, state

META = re.compile(r'<meta property="og:(\w+)" content="([^"]*)">')


def preview(player: Player, address: str) -> dict[str, str]:
    return {name: unescape(value) for name, value in META.findall(player.http.get(address).text)}


def test_the_manifest_leads_to_icons_of_the_size_it_says(ada: Player) -> None:
    answer = ada.http.get("/static/app.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    told = answer.json()
    assert urljoin("/static/app.webmanifest", told["start_url"]) == "/"
    for icon in told["icons"]:
        picture = ada.http.get(urljoin("/static/app.webmanifest", icon["src"]))
        assert picture.status_code == 200
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(picture.content[at : at + 4]) for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"
    purposes = {icon.get("purpose", "any") for icon in told["icons"]}
    assert purposes == {"any", "maskable"}


def test_the_service_worker_rules_over_the_whole_site(ada: Player) -> None:
    answer = ada.http.get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("key", catalogue.keys())
def test_a_link_to_a_game_has_its_picture(ada: Player, key: str) -> None:
    for address in (f"/rules/{key}", f"/new/{key}"):
        shown = preview(ada, address)
        assert shown["image"].startswith("http")
        picture = ada.http.get(shown["image"])
        assert picture.headers["content-type"] == "image/png"
        assert len(picture.content) < 100_000


def test_the_hall_has_a_picture_too(ada: Player) -> None:
    assert preview(ada, "/")["image"].endswith("/static/icons/preview.png")


def test_a_link_to_a_table_says_how_it_stands_and_names_nobody(ada: Player, ben: Player) -> None:
    link = ada.table("me", "friend", "friend")
    assert preview(ben, link)["title"].startswith("2 chairs are free at ")
    ada.post("/name", {"name": "Wilhelmina"})
    ada.post(f"{link}/fill", {})
    with ben.live(link) as socket:
        state(socket)
    assert preview(ben, link)["title"].endswith(": look on")
    assert all("Wilhelmina" not in each for each in preview(ben, link).values())
