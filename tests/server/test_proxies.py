"""Behind a real nginx and a real Caddy, with what docs/deploy.md says to write: https at the proxy,
another host name, who somebody is, and a folder of another site.  Where a machine has neither there
is nothing to test behind."""

import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from html import unescape
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from farmyard.server import pages
from farmyard.server.doors import sender
from tests.server.served import FAST, GAME, Running, seating, until

DEPLOY = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text()
PATHS = ["", "/farmyard"]
PROXIES = ["nginx", "caddy"]
SITE = "games.example.org"
AT_PROXY = {"host": SITE, "origin": f"https://{SITE}"}
FOLDERS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


@dataclass
class Proxy:
    """One that runs, before one of ours."""

    url: str
    server: Running
    path: str


def written(language: str, holding: str) -> str:
    """The first piece of the page that is of this language and holds this."""
    found = re.findall(rf"```{language}\n(.*?)```", DEPLOY, re.S)
    return next(each for each in found if holding in each)


def nginx(server: Running, port: int, path: str, folder: Path) -> tuple[list[str], Path]:
    site = written("nginx", "server {")
    site = re.sub(r"\s*ssl_certificate.*;", "", site)
    site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};").replace("$scheme", "https")
    site = site.replace("127.0.0.1:8077", f"127.0.0.1:{server.port}")
    site = site.replace("location / {", f"location {path}/ {{")
    config = folder / "nginx.conf"
    kept = "".join(f"{each}_temp_path {folder}/{each};\n" for each in FOLDERS)
    head = f"pid {folder}/pid;\nerror_log {folder}/log;\nevents {{}}\n"
    config.write_text(f"{head}http {{\naccess_log off;\n{kept}{site}}}\n")
    return ["nginx", "-p", str(folder), "-c", str(config), "-g", "daemon off;"], config


def caddy(server: Running, port: int, path: str, folder: Path) -> tuple[list[str], Path]:
    site = written("caddy", "/farmyard/*" if path else SITE)
    site = re.sub(r"^\S+ \{", f"http://:{port} {{", site)
    to, https = f"127.0.0.1:{server.port}", "{\nheader_up X-Forwarded-Proto https\n}"
    site = site.replace("reverse_proxy 127.0.0.1:8077", f"reverse_proxy {to} {https}")
    config = folder / "Caddyfile"
    config.write_text("{\nadmin off\nauto_https off\n}\n" + site)
    return ["caddy", "run", "--config", str(config), "--adapter", "caddyfile"], config


@contextmanager
def before(server: Running, name: str, path: str, folder: Path) -> Iterator[Proxy]:
    """A proxy of this kind, before this server."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command, _ = (nginx if name == "nginx" else caddy)(server, port, path, folder)
    with (folder / "out").open("w") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out)
    url = f"http://127.0.0.1:{port}"
    try:
        until(lambda: answers(url + path + "/"), 30)
        yield Proxy(url, server, path)
    finally:
        process.terminate()
        process.wait(20)


def answers(url: str) -> bool:
    try:
        return httpx.get(url, headers={"host": SITE}).status_code == 200
    except httpx.HTTPError:
        return False


@pytest.fixture(params=[(name, path) for name in PROXIES for path in PATHS], ids=str)
def proxy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Proxy]:
    name, path = request.param
    if shutil.which(name) is None:
        pytest.skip(f"there is no {name} on this machine to stand behind")
    settings = replace(FAST, address=f"https://{SITE}{path}" if path else "")
    server = Running(tmp_path / "farmyard.db", settings).warm()
    try:
        with before(server, name, path, tmp_path) as running:
            yield running
    finally:
        server.stop()


@pytest.mark.thorough
def test_a_house_behind_a_proxy(proxy: Proxy, monkeypatch: pytest.MonkeyPatch) -> None:
    """Links of https under the other name, cookies that only https is shown, sockets, and who it is
    that asks; all addresses below the path."""
    seen: list[str] = []
    monkeypatch.setattr(pages, "sender", lambda r: seen.append(sender(r)) or sender(r))
    with httpx.Client(base_url=proxy.url, headers=AT_PROXY) as visitor:
        laid = visitor.post(f"{proxy.path}/new/{GAME}", data=seating("me", "friend"))
        link, cookie = laid.headers["location"], laid.headers["set-cookie"]
        assert "Secure" in cookie
        assert link.startswith(f"{proxy.path}/t/")
        carried = {"cookie": cookie.partition(";")[0]}
        page = unescape(visitor.get(link, headers=carried).text)
        assert f"<output>https://{SITE}{link}</output>" in page
        for style in re.findall(r'href="(/[^"]*\.css[^"]*)"', page):
            assert visitor.get(style).status_code == 200
        filled = visitor.post(f"{link}/fill", headers=carried)
        assert filled.headers["location"] == link
    to_proxy = socket.create_connection(("127.0.0.1", httpx.URL(proxy.url).port or 0))
    with connect(  # one header "Host", and the site's
        f"ws://{SITE}{link}/live", sock=to_proxy, compression=None,
        additional_headers={"origin": AT_PROXY["origin"], **carried},
    ) as line:  # fmt: skip
        assert isinstance(line.recv(20), str)
    assert set(seen) == {"127.0.0.1"}


def test_the_page_about_it_has_what_is_tested() -> None:
    """What stands there is what is tested behind, wherever there is something to test behind."""
    assert "proxy_set_header Upgrade" in written("nginx", "server {")
    assert "reverse_proxy" in written("caddy", "/farmyard/*")
    assert "ExecStart=" in written("ini", "[Service]")
    assert "FROM " in written("dockerfile", "COPY")
