"""Small parts of the server on their own: names, caching, labels, art, the listening socket."""

import re
import socket
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import farmyard
from farmyard.core import catalogue
from farmyard.core.wording.messages import speaking
from farmyard.server import running
from farmyard.server.table import names
from farmyard.server.web.drawing import choosing
from farmyard.server.web.drawing.choosing import Choice
from farmyard.server.web.drawing.qr import qr
from farmyard.server.web.pages.new.shown import new_table
from farmyard.server.web.transport.reach import Reach
from farmyard.server.words import say
from tests.server.served import GAME, Player, Running
from tests.waiting import until

CHOICES = [
    Choice(1, ("card-a", "box-1"), "a on 1"),
    Choice(2, ("card-a", "box-2"), "a on 2"),
    Choice(3, ("card-b", "box-2"), "b on 2"),
    Choice(4, ("card-b",), "b away"),
]


def test_picks_grow_to_a_choice() -> None:
    assert choosing.open_parts(CHOICES, []) == ["card-a", "box-1", "box-2", "card-b"]
    assert choosing.open_parts(CHOICES, ["box-1"]) == ["card-a", "box-1"]
    assert choosing.decided(CHOICES, ["card-a"]) is None
    assert choosing.decided(CHOICES, ["box-1", "card-a"]) == CHOICES[0]
    assert choosing.decided(CHOICES, ["card-b"]) is None, "it may still become another"
    assert choosing.complete(CHOICES, ["card-b"]) == [CHOICES[3]]
    assert choosing.decided(CHOICES, ["fish"]) is None


def test_a_pick_is_put_back_or_makes_way() -> None:
    assert choosing.pick(CHOICES, ["card-a"], ["card-a"]) == []
    assert choosing.pick(CHOICES, ["card-a"], ["card-b"]) == ["card-b"]
    assert choosing.pick(CHOICES, ["card-a"], ["box-2"]) == ["card-a", "box-2"]
    assert choosing.pick(CHOICES, ["box-1"], ["card-b"]) == ["card-b"]
    assert choosing.pick(CHOICES, [], ["fish"]) == ["fish"]


def test_tables_have_names_nobody_guesses() -> None:
    made = [names.new_table() for _ in range(200)]
    assert len({id for _, id in made}) == 200
    assert all(names.is_table_id(id) for _, id in made)
    assert all(names.is_table_id(names_id) is False for names_id in ("", "a", "../x", "a" * 99))


@given(st.text(max_size=200))
def test_names_are_fit_for_a_page(text: str) -> None:
    name = names.clean(text)
    assert len(name) <= names.MOST_SIGNS
    assert name == " ".join(name.split())
    assert re.sub("(?<=[^ ])[\u200c\u200d](?=[^ ])|(?<=\U0001f3f4)[\U000e0020-\U000e007f]+", "",
                  name).isprintable()  # fmt: skip


@pytest.mark.parametrize("text", ["\u3164", "\u2800\u2800", "...", "\u0301\u0301", "\u115f x"])
def test_a_name_can_be_seen(text: str) -> None:
    """SRV-F22: invisible characters and bare punctuation are removed from names."""
    assert names.clean(text) in ("", "x")


def test_a_letter_bears_two_marks_at_most() -> None:
    assert names.clean("Ze" + "\u0301" * 20 + "d") == "Z\u00e9\u0301d"
    assert names.clean("A\u030a\u0301ke") == "\u01fake"


FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
PERSIAN, SINHALA = (
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "\u0dc1\u0dca\u200d\u0dbb\u0dd3",
)
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
RAINBOW, THUMB = "\U0001f3f3\ufe0f\u200d\U0001f308", "\U0001f44d\U0001f3fd"
FRANCE = "\U0001f1eb\U0001f1f7"


@pytest.mark.parametrize("name", [FAMILY, SINHALA, ENGLAND, RAINBOW, THUMB, FRANCE])
def test_a_picture_or_a_letter_stays_whole(name: str) -> None:
    """Joiners are kept, and a name is cut between two pictures, at 24 or at 96 code points."""
    assert names.clean(f"{name} x") == f"{name} x"
    most = min(names.LONGEST_NAME, names.MOST_SIGNS // len(name))
    assert names.clean(name * 40) == name * most


def test_a_word_with_a_joiner_stays_one() -> None:
    assert names.clean(PERSIAN) == PERSIAN


@pytest.mark.parametrize("text", ["A\u200d", "\u200cA", "A \u200d", "\U000e0067A", "A\U000e0067"])
def test_what_joins_nothing_is_removed(text: str) -> None:
    assert names.clean(text) == "A"


def test_names_that_look_alike_differ() -> None:
    composed, decomposed = "Zo\u00eb", "Zoe\u0308"
    assert names.clean(decomposed) == composed
    assert names.clean("\u212bke") == "\u00c5ke"
    for alike in (composed, decomposed, "Z\u200do\u00eb", "\uff3ao\u00eb"):
        assert names.distinct(alike, [composed]) == f"2 {alike}"
        assert names.distinct(composed, [alike, f"2 {alike}"]) == f"3 {composed}"


def test_names_at_a_table_differ() -> None:
    assert names.distinct("Ada", []) == "Ada"
    assert names.distinct("Ada", ["Ada", "2 Ada"]) == "3 Ada", "what is cut is the end"


def test_whoever_plays_by_a_random_name_is_told_where_to_change_it(people: Any) -> None:
    """A link to change a random name is at the player's own seat only, until a name is chosen."""
    ada, ben = people(2)
    link = ada.table("me", "friend")
    ben.post(f"{link}/sit", {"seat": "1"})

    def offered(player: Player) -> list[str]:
        seats = player.get(link).text.replace("&#x2f;", "/").split('id="seat-')[1:]
        return [seat[0] for seat in seats if f'class="rename" href="{link}/around"' in seat]

    until(lambda: (offered(ada), offered(ben)) == (["0"], ["1"]))
    assert offered(Player(ada.url)) == []
    ada.post("/name", {"name": "Zoë"})
    until(lambda: (offered(ada), offered(ben)) == ([], ["1"]))
    taken = [names.unborne([], "table")]
    assert names.unborne(taken, "table") not in taken
    for code in say.languages:
        drawn = {kind: names._drawn_in(code, kind) for kind in ("people", "scarecrows", "tables")}
        assert all(len(set(each)) == len(each) for each in drawn.values())
        assert len(drawn["people"]) >= 60
        assert len(drawn["scarecrows"]) == len(names._drawn_in("en", "scarecrows"))
        assert all(names.is_random(name) for name in drawn["people"])
        assert not any(names.is_random(name) for name in drawn["scarecrows"])


def test_a_table_has_its_name_in_the_language_of_whoever_reads_it() -> None:
    name, _ = names.new_table("a seed")
    told = {code: names._drawn_in(code, "tables") for code in say.languages}
    at = told["en"].index(name)
    for code, drawn in told.items():
        with speaking(code):
            assert names.of_table(name) == drawn[at]
            assert names.of_table("Of my own") == "Of my own"


def test_the_picture_of_a_link_is_in_the_colour_of_the_text() -> None:
    svg = qr("http://127.0.0.1:8000/t/muck-and-brass-aaaaaaaaaa")
    assert svg.startswith("<svg viewBox=")
    assert 'fill="currentColor"' in svg
    assert "style" not in svg


def test_assets_are_kept_for_ever_or_asked_about(ada: Player, server: Running) -> None:
    version = server.site.assets.version
    kept = ada.get(f"/static/base.css?v={version}")
    assert "immutable" in kept.headers["cache-control"]
    assert kept.headers["content-encoding"] == "gzip"
    assert kept.headers["content-type"].startswith("text/css")
    asked = ada.get("/static/table.js")
    assert asked.headers["cache-control"] == "no-cache"
    assert asked.headers["content-type"].startswith("text/javascript")
    again = ada.http.get("/static/table.js", headers={"if-none-match": asked.headers["etag"]})
    assert again.status_code == 304
    assert not again.content
    assert ada.get(f"/style/{GAME}.css").status_code == 200
    assert ada.get("/static/base.css?v=old").headers["cache-control"] == "no-cache"


def test_everything_a_page_asks_for_is_there(ada: Player) -> None:
    link = ada.table("me", "friend")
    table = ada.table("me", "guest Cleo", start="0")
    assert ada.get("/favicon.ico").headers["content-type"] == "image/svg+xml"
    for path in ("/", f"/new/{GAME}", f"/rules/{GAME}", link, table, "/nowhere"):
        page = ada.get(path).text.replace("&#x2f;", "/")
        for address in set(re.findall(r'(?:href|src)="(/(?:static|art|style)/[^"#]+)', page)):
            assert ada.get(address.replace("&amp;", "&")).status_code == 200, address


def test_a_page_is_kept_by_its_reader_alone_and_a_shared_screen_by_nobody(
    ada: Player, ben: Player
) -> None:
    """Pages may be cached by the browser, but not those with a hand at a shared screen."""
    own, shared = ada.opens(f"/quick/{GAME}"), ada.table("me", "guest Cleo", start="0")
    for path in ("/", f"/new/{GAME}", f"/rules/{GAME}", own):
        assert ada.get(path).headers["cache-control"] == "private, no-cache"
    ada.post(shared + "/look", {"seat": "0"})
    assert ada.get(shared).headers["cache-control"] == "no-store"
    assert ben.get(shared).headers["cache-control"] == "private, no-cache", "a watcher has no hand"


def test_only_what_has_a_role_has_a_label() -> None:
    """Screen readers ignore `aria-label` on an element without a role, so none is there."""
    folder = Path(farmyard.__file__).parent
    bare = re.compile(r"<(?:div|span|p|b|i|em)\b(?=[^>]*aria-label=)(?![^>]*\brole=)[^>]*>")
    pages = [*folder.rglob("*.html")]
    assert pages
    for path in pages:
        assert bare.findall(path.read_text()) == [], path.name


def test_what_is_drawn_for_a_house_rule_is_on_the_form() -> None:
    """All art that exists for options and their values is shown on the form of a new table."""
    drawn = set()
    for card in catalogue.cards():
        shown = str(new_table(card, [], {}))
        art = Path(farmyard.__file__).parent / "games" / card.key / "page" / "art"
        for option in card.options:
            words = [f"signs-{option.name}", *(f"{option.name}-{v.word}" for v in option.values)]
            there = {word for word in words if (art / f"{word}.svg").exists()}
            assert {word for word in words if f"/art/{card.key}/{word}.svg" in shown} == there
            drawn |= there
    assert len(drawn) >= 4


def test_the_socket_never_waits_for_more() -> None:
    """asyncio disables Nagle's algorithm only if the socket's protocol is TCP by name; else every
    response is 40 ms late."""
    listener = running.listen("127.0.0.1", 0)
    assert listener.proto == socket.IPPROTO_TCP
    assert Reach("127.0.0.1", listener.getsockname()[1]).here.startswith("http://127.0.0.1:")
    assert Reach("0.0.0.0", 80).here == "http://localhost:80/"
    listener.close()


def test_words_agree_in_number() -> None:
    assert say("wait-for-you", names=("Ben",), n=1) == "Ben is waiting"
    three = ("Ben", "Crisp", "Cleo")
    assert say("wait-for-you", names=three, n=3) == "Ben, Crisp and Cleo are waiting"
    assert say("open-chairs", number=1) == "One chair is free"
    needs = say("few-or-many", title="Oxy", fewest=2, most=4, same="no")
    assert needs == "Oxy needs 2 to 4 players."


def test_options_of_a_drawer_are_folded_away_under_its_title(ada: Player) -> None:
    for card in catalogue.cards():
        page = ada.get(f"/new/{card.key}").text
        open_rules, *drawers = re.split(r'<details class="drawer"[^>]*><summary>', page)
        for option in card.options:
            title = card.drawer(option.drawer) if option.drawer else ""
            where = next((d for d in drawers if d.startswith(f"{title}<")), open_rules)
            assert f'name="{option.name}"' in (where if option.drawer else open_rules)
