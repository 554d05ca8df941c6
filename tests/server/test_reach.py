"""Addresses of a table: on this machine, in the local network, and below a path of another site."""

import re
from datetime import UTC, datetime, timedelta
from html import unescape
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from farmyard.server import notices
from farmyard.server.live.settings import SettingError, of_environment
from farmyard.server.web.transport import reach
from farmyard.server.web.transport.reach import Reach
from farmyard.terminal.main import main
from tests.server.served import GAME, PATH, Player, Running, seating
from tests.waiting import until

ROOT = Path(__file__).parents[2]
KITCHEN = "192.168.7.4"


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give this machine one address in the local network."""
    monkeypatch.setattr(reach, "addresses", lambda: [KITCHEN])


def test_the_host_may_say_whom_to_tell_of_a_hole(server: Running) -> None:
    """/.well-known/security.txt, RFC 9116: whom to tell, and until when that holds."""
    where = f"{server.url}/.well-known/security.txt"
    assert httpx.get(where).status_code == 404
    given = of_environment({"FARMYARD_SECURITY_CONTACT": "mailto:ada@example.org"})
    kept, server.site.settings = server.site.settings, given
    try:
        told = dict(line.split(": ", 1) for line in httpx.get(where).text.splitlines())
    finally:
        server.site.settings = kept
    assert told["Contact"] == "mailto:ada@example.org"
    assert datetime.fromisoformat(told["Expires"]) > datetime.now(UTC) + timedelta(days=150)


def bench(player: Player, link: str, host: str) -> str:
    """Return the waiting page, requested with this host name."""
    return unescape(player.http.get(link, headers={"host": host}).text)


def test_an_invitation_bears_an_address_that_a_phone_can_open(
    ada: Player, server: Running, at_home: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """NEW-F1: a page requested from localhost shows the address in the local network instead."""
    monkeypatch.setattr(server.site, "reach", Reach("0.0.0.0", server.port))
    link = ada.table("me", "friend")
    for host in (f"localhost:{server.port}", f"127.0.0.1:{server.port}"):
        page = bench(ada, link, host)
        assert f"<output>http://{KITCHEN}:{server.port}{link}</output>" in page
        assert '<div class="qr"' in page
    page = bench(ada, link, "farm.local:8077")
    assert f"<output>http://farm.local:8077{link}</output>" in page


def test_a_table_that_nobody_else_can_reach_says_how_to_change_that(
    ada: Player, server: Running, at_home: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.site, "reach", Reach("127.0.0.1", server.port))
    link = ada.table("me", "friend")
    page = bench(ada, link, f"localhost:{server.port}")
    assert "on this computer only" in page
    assert "farmyard --house" in page
    assert '<div class="qr"' not in page
    assert f"<output>http://localhost:{server.port}{link}<" in page, "for this computer"
    assert '<div class="qr"' in bench(ada, link, "games.example.org"), "behind a proxy"


def test_the_program_says_every_address(at_home: None) -> None:
    def said(host: str, address: str = "") -> str:
        here = Reach(host, 8077)
        return notices.running(here.here, here.around(), address)

    assert "http://localhost:8077/" in said("0.0.0.0")
    assert f"http://{KITCHEN}:8077/" in said("0.0.0.0")
    assert f"http://{KITCHEN}:8077/" in said("::")
    assert said(KITCHEN).count("http") == 1
    assert "farmyard --house" in said("127.0.0.1")
    assert "https://example.org/farmyard/" in said("127.0.0.1", "https://example.org/farmyard")


def test_the_addresses_of_this_machine_are_none_that_lead_back_to_whoever_asks() -> None:
    assert not any(reach.is_loopback(each) for each in reach.addresses())
    for name in ("localhost", "LOCALHOST.", "farm.localhost", "127.0.0.9", "::1"):
        assert reach.is_loopback(name)
    for name in ("farm.local", "evil-localhost", "localhost.example.org", ""):
        assert not reach.is_loopback(name)
    assert Reach("::1", 80).here == "http://[::1]:80/"


def test_one_word_opens_it_to_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    hosts: list[str] = []
    monkeypatch.setattr("farmyard.server.serve", lambda host, *_, **__: hosts.append(host))
    for words_given in (["--house"], []):
        assert CliRunner().invoke(main, words_given).exit_code == 0
    assert hosts == ["0.0.0.0", "127.0.0.1"]


# -- Below a path of another site ------------------------------------------------

ADDRESSES = re.compile(r'\s(?:[a-z-]*href|src|action|data-[a-z]+)="(/[^"]*)"')


def visitor(running: Running, taken_off: bool) -> tuple[Player, str]:
    """Return a player behind a proxy that strips the path or leaves it, and the path to request."""
    player = Player(running.url)
    return player, "" if taken_off else PATH


@pytest.mark.parametrize("taken_off", [True, False], ids=["taken off", "left"])
def test_below_a_path_every_address_leads_there(below: Running, taken_off: bool) -> None:
    """SRV-F25: pages, styles, redirects and the cookie all have the configured path."""
    player, path = visitor(below, taken_off)
    answer = player.post(
        f"{path}/new/{GAME}", seating("me", "friend"), origin="https://example.org"
    )
    link = answer.headers["location"]
    assert link.startswith(f"{PATH}/t/")
    assert f"Path={PATH};" in answer.headers["set-cookie"]
    looked_at = 0
    for place in ("/", f"/new/{GAME}", f"/rules/{GAME}", link.removeprefix(PATH), "/fair", "/none"):
        page = unescape(player.get(path + place).text)
        found = ADDRESSES.findall(page)
        assert [each for each in found if not each.startswith(PATH + "/")] == [], place
        looked_at += len(found)
        style = re.findall(r'href="[^"]*(/static/[a-z]+\.css)', page)
        assert all(player.get(path + each).status_code == 200 for each in style)
    assert looked_at > 60
    page = unescape(player.get(path + link.removeprefix(PATH)).text)
    assert f"<output>https://example.org{link}</output>" in page


def test_below_a_path_styles_and_sockets_know_it(below: Running) -> None:
    player, path = visitor(below, False)
    site = below.site
    for address in site.assets._files:
        body = site.assets.find(address).body
        if address.endswith(".css"):
            own = re.findall(rb"url\([\"']?(/(?!farmyard/)[^)]*)", body)
            assert own == [], address
        elif address.endswith(".js"):
            assert re.findall(rb"(?<!=)[\"'`]/[a-z][^\"'`]*", body) == [], (
                f"{address} leaves the path"
            )
    link = player.post(
        f"{path}/quick/{GAME}", {"lesson": "no"}, origin="https://example.org"
    ).headers["location"]
    until(lambda: player.get(link).text.count('id="choices"'))
    with player.live(link, program=False) as socket:
        frame = unescape(str(socket.recv(20)))
        assert [a for a in ADDRESSES.findall(frame) if not a.startswith(PATH + "/")] == []
        assert f'action="{PATH}/t/' in frame


def test_another_site_is_still_another_site(below: Running) -> None:
    player, path = visitor(below, False)
    answer = player.post(f"{path}/quick/{GAME}", None, origin="https://example.com")
    assert answer.status_code == 403


@pytest.mark.parametrize("address", ["example.org", "https://a b", 'https://x/"onload', "ftp://x"])
def test_an_address_that_cannot_be_is_refused_at_the_start(address: str) -> None:
    with pytest.raises(SettingError):
        of_environment({"FARMYARD_ADDRESS": address})


def test_a_server_starts_with_every_name_that_is_written_of() -> None:
    """No name that code or documentation gives a variable of Farmyard's is refused as unknown."""
    files = [path for top in ("src", "docs", "deploy") for path in (ROOT / top).rglob("*")]
    texts = [path.read_text("utf-8") for path in files if path.suffix in (".py", ".md", ".service")]
    names = {name for text in texts for name in re.findall(r"\bFARMYARD_[A-Z_]+", text)}
    names -= {"FARMYARD_PASSWORD"}  # of the database, which deploy/compose.yaml reads
    assert {"FARMYARD_GAMES", "FARMYARD_LANGUAGES", "FARMYARD_POST_RATE"} <= names
    said = []
    for name in sorted(names):
        try:
            of_environment({name: "?"}, commands=["simulate"])
        except SettingError as refused:
            said.append(str(refused))
    assert [says for says in said if "There is no setting" in says] == []


def test_a_path_may_end_with_a_stroke() -> None:
    settings = of_environment({"FARMYARD_ADDRESS": "https://example.org/farmyard/"})
    assert (settings.path, settings.place) == ("/farmyard", "example.org")
    assert of_environment({}).path == ""


def test_https_at_the_proxy_makes_links_and_cookies_of_https(ada: Player) -> None:
    """Forwarded headers of a proxy on this machine are trusted for links and cookies."""
    headers = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
    answer = ada.http.post(
        f"/new/{GAME}", data=seating("me", "friend"),
        headers={**headers, "host": "games.example.org", "origin": "https://games.example.org"},
    )  # fmt: skip
    assert "Secure" in answer.headers["set-cookie"]
    link = answer.headers["location"]
    page = unescape(ada.http.get(link, headers={**headers, "host": "games.example.org"}).text)
    assert f"<output>https://games.example.org{link}</output>" in page
