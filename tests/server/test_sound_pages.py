"""Every kind of page is valid HTML; screen readers and search engines forgive less than
browsers."""

import re
from collections import Counter
from collections.abc import Callable
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import farmyard
from farmyard.core import catalogue
from farmyard.server.web.drawing.rendering import Templates
from tests.server.served import GAME, Player
from tests.server.test_replay import played
from tests.waiting import until

GAMES = catalogue.keys()


def laid(player: Player, key: str) -> str:
    """Open a table, wait until it can be played, and return its link."""
    link = player.plays(key)
    until(lambda: 'id="choices"' in player.get(link).text)
    return link


def over(player: Player) -> str:
    """Play a table to its end, and return its link."""
    link = laid(player, GAME)
    played(player, link)
    return link


KINDS: dict[str, Callable[[Player], str]] = {
    "hall": lambda ada: "/",
    "lessons": lambda ada: "/learn",
    "seals": lambda ada: "/fair",
    "keys": lambda ada: "/keys",
    "nowhere": lambda ada: "/nowhere",
    "bench": lambda ada: ada.table("me", "friend"),
    "curtain": lambda ada: ada.table("me", "guest Cleo", start="0"),
    "end": lambda ada: over(ada),
    "replay": lambda ada: over(ada) + "/replay",
    **{f"new {key}": lambda ada, key=key: f"/new/{key}" for key in GAMES},
    **{f"rules {key}": lambda ada, key=key: f"/rules/{key}" for key in GAMES},
    **{f"table {key}": lambda ada, key=key: laid(ada, key) for key in GAMES},
}
VOID = re.compile(r"area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr")
RUNNING = re.compile(r"span|b|i|em|strong|small|a|p|button|label|h[1-6]")
BLOCKS = re.compile(r"div|p|ul|ol|dl|li|form|section|article|table|h[1-6]|fieldset")
NAMELESS = frozenset(["div", "span", "p", "b", "i", "em", "strong", "small"])
REFERRING = ("aria-labelledby", "aria-describedby", "aria-controls", "popovertarget", "for")


class Reader(HTMLParser):
    """A parser that collects the errors of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.faults: list[str] = []
        self.open: list[tuple[str, Counter[str]]] = []
        self.ids: Counter[str] = Counter()
        self.meant: set[str] = set()
        self.feed(page)
        self.close()
        self.faults += [f"{tag} is left open" for tag, _ in self.open]
        self.faults += [f"{name} stands {n} times" for name, n in self.ids.items() if n > 1]
        self.faults += [f"nothing is called {name}" for name in self.meant - set(self.ids)]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        self._within(tag)
        self._attributes(tag, said)
        if not VOID.fullmatch(tag):
            self.open.append((tag, Counter()))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if not VOID.fullmatch(tag) and "svg" not in [name for name, _ in self.open]:
            self.faults.append(f"{tag} ends itself")

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open[-1][0] != tag:
            self.faults.append(f"{tag} is shut within {self.open[-1:]}")
            return
        _, held = self.open.pop()
        if tag == "div" and held["dt"] and not held["dd"]:
            self.faults.append("a dt says nothing")

    def _within(self, tag: str) -> None:
        if not self.open:
            return
        around, held = self.open[-1]
        held[tag] += 1
        if BLOCKS.fullmatch(tag) and RUNNING.fullmatch(around):
            self.faults.append(f"{tag} within {around}")
        inside = [name for name, _ in self.open]
        if tag in ("a", "button", "input", "select") and {"a", "button"} & set(inside):
            self.faults.append(f"{tag} within something to press")

    def _attributes(self, tag: str, said: dict[str, str]) -> None:
        self.ids.update([said["id"]] if "id" in said else [])
        self.meant |= {name for each in REFERRING for name in said.get(each, "").split()}
        if tag == "img" and not {"alt", "width", "height"} <= set(said):
            self.faults.append(f"{said.get('src')} has no size or no words")
        if tag in NAMELESS and "aria-label" in said and "role" not in said:
            self.faults.append(f"nobody hears {said['aria-label']}")


@pytest.mark.parametrize("kind", KINDS)
def test_a_page_is_as_it_should_be(ada: Player, kind: str) -> None:
    answer = ada.get(KINDS[kind](ada))
    assert Reader(answer.text).faults == []
    assert re.search(r'<meta name="description" content="[^"]{20,}">', answer.text)
    assert re.search(r"<html lang=\"[a-z]{2}\"", answer.text)
    assert re.search(r"<title>[^<]{8,}</title>", answer.text)
    kept = "no-store" if kind == "curtain" else "private, no-cache"  # shared screens are not cached
    assert answer.headers["cache-control"] == kept


@pytest.mark.parametrize("kind", KINDS)
def test_the_title_of_a_page_is_what_its_handler_made(
    ada: Player, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """HOUSE-F10: the `<title>` of a page is the title that its handler passed to the template."""
    made: list[str] = []
    address, render = KINDS[kind](ada), Templates.render

    def noted(self: Templates, name: str, filled: dict[str, Any]) -> str:
        made.append(filled.get("title", ""))
        return render(self, name, filled)

    monkeypatch.setattr(Templates, "render", noted)
    page = ada.get(address).text
    assert unescape(re.findall(r"<title>(.*)</title>", page)[0]) == made[-1] != ""


def test_no_script_keeps_a_page_from_being_gone_back_to() -> None:
    """A handler for `unload` or `beforeunload` would keep pages out of the back/forward cache."""
    scripts = [*Path(farmyard.__file__).parent.rglob("*.js")]
    assert scripts
    for path in scripts:
        assert not re.search(r"['\"](?:before)?unload['\"]|onunload", path.read_text()), path.name


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        ("<img src=a alt=''>", "a has no size or no words"),
        ("<span aria-label=x>y</span>", "nobody hears x"),
        ("<span><form></form></span>", "form within span"),
        ("<div><dt>x</dt></div>", "a dt says nothing"),
        ("<b id=a></b><b id=a></b>", "a stands 2 times"),
        ("<label for=b></label>", "nothing is called b"),
        ("<button><a></a></button>", "a within something to press"),
        ("<p><b></p>", "p is shut within"),
    ],
)
def test_the_reader_sees_what_is_wrong(wrong: str, fault: str) -> None:
    assert any(each.startswith(fault) for each in Reader(wrong).faults)
