"""A walk over a server below a path of another site: every kind of page, every form, style and
script, through a proxy that passes nothing outside the path."""

import asyncio
import re
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from itertools import islice
from urllib.parse import urldefrag, urljoin, urlsplit

import httpx
import pytest
from starlette.routing import compile_path

from farmyard.client import Client
from farmyard.core import catalogue
from farmyard.core.showing.rehearsal import lessons_of, rehearsal
from farmyard.puzzles.shelf import puzzles
from farmyard.server.app import FORMS, OPENING, PAGES
from tests.server.gate import PATH, Gate
from tests.server.served import FAST, GAME, SHORT, Player, Running, seating
from tests.server.test_replay import played
from tests.waiting import PATIENCE

ENOUGH = 4  # pages of one kind that are read; what is outside is always requested
UNLINKED = ["/away", "/healthz", "/mine/take", "/programs/games", f"/programs/rules/{GAME}"]
UNLINKED += [f"/first/{GAME}", "/programs/tables", "/worker.js", "/today/", "/learn/)", "/nothing"]
"""Addresses for scripts and programs, and with slips in them, to which no page leads."""
NOT_WALKED = [
    "/.well-known/security.txt", "/daily/{game}/solution", "/knock/off", "/metrics",
    "/programs/tables/{id}", "/t/{id}/evening.png", "/t/{id}/look", "/t/{id}/solve/{n}",
]  # fmt: skip
"""Addresses that need more than one evening of one person and a bot."""
LAST = "/mine/erase"  # after it nobody is known
LEADS = {"href", "src", "action", "formaction", "poster", "xlink:href"}
ADDRESS = re.compile(r"(?:\.{0,2}/|https?://)\S*$")
IN_STYLES = re.compile(r"url\(\s*['\"]?([^'\")]+)")
IN_REFRESH = re.compile(r"\d+;\s*url=(.+)")
IN_SCRIPTS = re.compile(r"\b(?:from|import|import\(|URL\() ?'([^']+)'|(?<!=)[\"'`](/[a-z][^\"'`]*)")
PATTERNS = {
    address: compile_path(address)[0]
    for address in ("/replay", *PAGES, *FORMS, *OPENING, "/take/{code}", "/language")
}


def kind_of(address: str) -> str:
    """Return the route of an address below the path, else the address."""
    path = urlsplit(address).path.removeprefix(PATH)
    return next((kind for kind, pattern in PATTERNS.items() if pattern.match(path)), path)


class Found(HTMLParser):
    """Addresses in the attributes of a page, and its forms with their fields."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.forms: list[tuple[str, dict[str, str]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        had = {name: value or "" for name, value in attrs}
        for name, value in had.items():
            led = name.startswith("data-") and ADDRESS.match(value)
            if name in LEADS or led or (name in ("content", "value") and "://" in value):
                self.addresses.append(value)
            self.addresses += IN_STYLES.findall(value)
            self.addresses += IN_REFRESH.findall(value) if name == "content" else []
        if tag == "form" and had.get("method") == "post":
            self.forms.append((had["action"], {}))
        elif self.forms and "name" in had and (had.get("type") != "radio" or "checked" in had):
            self.forms[-1][1].setdefault(had["name"], had.get("value", ""))


class Walker:
    """A player who requests whatever an answer leads to."""

    def __init__(self, gate: Gate) -> None:
        self.gate, self.player = gate, Player(gate.url)
        self.ahead: deque[str] = deque()
        self.known: set[str] = set()
        self.read: Counter[str] = Counter()  # by kind
        self.forms: dict[str, tuple[str, dict[str, str]]] = {}
        self.sent: set[str] = set()  # kinds of forms
        self.elsewhere: set[str] = set()
        self.leaving: list[str] = []  # with the pages they stand on
        self.broken: list[str] = []

    def walk(self, *addresses: str) -> None:
        """Request these addresses, and all that they lead to."""
        for each in addresses:
            self.note(each, self.gate.url)
        while self.ahead:
            address = self.ahead.popleft()
            self.take(self.player.get(address), address)

    def send(self, kind: str) -> None:
        """Send a form as it stands on its page, and walk to where it leads."""
        address, fields = self.forms[kind]
        self.sent.add(kind)
        self.read[kind] += 1
        self.take(self.player.post(address, fields), address)
        self.walk()

    def send_all(self) -> None:
        """Send a form of each kind, also of those that are found on the way."""
        while kinds := self.forms.keys() - self.sent - {LAST}:
            self.send(min(kinds))

    def note(self, address: str, at: str) -> None:
        whole = urldefrag(urljoin(at, address)).url
        if not whole.startswith("http"):
            return  # a picture in the page, a letter
        if not whole.startswith(self.gate.url + "/"):
            self.elsewhere.add(whole)
            return
        inside, kind = whole.startswith(self.gate.address), kind_of(whole)
        if not inside:
            self.leaving.append(f"{address} at {urlsplit(at).path}")
        if whole not in self.known and (not inside or self.read[kind] < ENOUGH):
            self.known.add(whole)
            self.read[kind] += 1
            self.ahead.append(whole)

    def take(self, answer: httpx.Response, address: str) -> None:
        """Note all that an answer leads to."""
        if answer.status_code >= 500:
            self.broken.append(f"{answer.status_code} {address}")
        if "location" in answer.headers:
            self.note(answer.headers["location"], address)
        kind = answer.headers.get("content-type", "").partition(";")[0]
        if kind == "text/html":
            self.look_through(answer.text, address)
        elif kind in ("text/css", "image/svg+xml"):
            self.note_all(IN_STYLES.findall(answer.text), address)
        elif kind == "text/javascript":
            found = [one or other for one, other in IN_SCRIPTS.findall(answer.text)]
            self.note_all(found, address)
        elif kind == "application/manifest+json":
            self.note_all(list(strings(answer.json())), address)

    def look_through(self, page: str, address: str) -> None:
        found = Found(page)
        self.note_all(found.addresses, address)
        for action, fields in found.forms:
            form = urljoin(address, action)
            self.forms.setdefault(kind_of(form), (form, fields))
            if not form.startswith(self.gate.address):
                self.leaving.append(f"{action} at {urlsplit(address).path}")

    def note_all(self, addresses: list[str], at: str) -> None:
        for each in addresses:
            self.note(each, at)


def shown_moves() -> list[str]:
    """Return addresses of pages that lead on by themselves, of lessons and of puzzles."""
    lessons = (
        f"/learn/{key}/{lesson.name}?step={n + 2}&frame=0"
        for key in catalogue.keys()
        for lesson in lessons_of(key)
        for n, others in enumerate(rehearsal(key, lesson.name).others)
        if others
    )
    opening = (
        f"/puzzles/{key}/{id}?step=1&frame=0"
        for key in catalogue.keys()
        for id, puzzle in puzzles(key).items()
        if puzzle.before
    )
    return [*islice(lessons, 2), *islice(opening, 2)]


def strings(value: object) -> Iterator[str]:
    """Return the addresses in a value read from JSON."""
    if isinstance(value, str) and ADDRESS.match(value):
        yield value
    elif isinstance(value, (list, dict)):
        for each in value.values() if isinstance(value, dict) else value:
            yield from strings(each)


@pytest.fixture
def gate(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gate]:
    gate = Gate()
    settings = replace(FAST, address=gate.address)
    running = Running(tmp_path_factory.mktemp("below") / "farmyard.db", settings).prepare()
    gate.port = running.port
    yield gate
    gate.close()
    running.stop()


def test_a_program_plays_below_the_path(gate: Gate) -> None:
    """Links begin after the server's address, wherever they come from."""

    async def play() -> None:
        async with Client(gate.address, "Robin") as me:
            link = await me.new(GAME, ["me", "bot"], SHORT)
            assert [each["link"] for each in await me.tables()] == [link]
            async for state in (seat := me.at(link)):
                if state.choices:
                    assert await seat.choose(state.choices[0][0])
            assert await me.again(link) == (await me.table(link))["next"]

    asyncio.run(asyncio.wait_for(play(), PATIENCE))
    assert gate.outside == []


def test_nothing_on_any_page_leads_out_of_the_path(gate: Gate) -> None:
    """Every kind of page is read, every form is sent, and no request is outside the path."""
    walker, friend = Walker(gate), Walker(gate)
    over, fresh = (walker.player.opens(f"{PATH}/quick/{GAME}", {"lesson": "no"}) for _ in "ab")
    open_to_all = walker.player.opens(f"{PATH}/new/{GAME}", seating("me", "friend"))
    played(walker.player, over)
    with walker.player.live(fresh, program=False) as socket:
        walker.look_through(str(socket.recv(PATIENCE)), gate.url + fresh)
    friend.walk(open_to_all)
    walker.walk(*(PATH + each for each in (*shown_moves(), *UNLINKED)))
    walker.walk(f"{PATH}/", over, fresh, open_to_all)
    file = {"file": walker.player.get(f"{over}/game.txt").content}
    walker.take(walker.player.http.post(f"{PATH}/replay", files=file), gate.address)
    friend.send_all()
    walker.send_all()
    walker.send(LAST)
    for each in (walker, friend):
        assert each.leaving == []
        assert each.broken == []
        assert each.elsewhere == set()
    assert gate.outside == []
    left = sorted({*PATTERNS} - walker.read.keys() - friend.read.keys())
    assert left == NOT_WALKED
