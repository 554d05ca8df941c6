"""Cookies: set anew while they are used, and asked for before anything is done for a browser."""

from http.cookies import SimpleCookie

import httpx
import pytest
from starlette.routing import Route

from farmyard.server.app import PAGES
from farmyard.server.web.transport.identity import DAY, KEPT, LASTING, RENEWED
from tests.server.served import GAME, Player, Running

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def written(answer: httpx.Response) -> dict[str, int]:
    """Return the ages of the cookies that a response sets."""
    found = SimpleCookie[str]()
    for header in answer.headers.get_list("set-cookie"):
        found.load(header)
    return {name: int(morsel["max-age"]) for name, morsel in found.items()}


@pytest.fixture
def regular(ada: Player) -> Player:
    """Return a player with every lasting cookie, who was last here some days ago."""
    ada.post("/name", {"name": "Ada"})
    ada.post("/language", {"language": "de", "page": "/"})
    link = ada.table("me", "guest Cleo", start="0")
    ada.post(f"{link}/action", {"action": "tempo", "word": "quick"})
    if RENEWED in ada.http.cookies:
        del ada.http.cookies[RENEWED]
    return ada


@pytest.mark.parametrize("address", ["/", "/mine", "/today", f"/rules/{GAME}", "/fair"])
def test_a_look_at_a_page_renews_every_cookie_once_a_day(regular: Player, address: str) -> None:
    before = dict(regular.http.cookies)
    assert before.keys() == {*LASTING}
    assert written(regular.get(address)) == dict.fromkeys(LASTING, KEPT) | {RENEWED: DAY}
    assert {name: regular.http.cookies[name] for name in LASTING} == before
    assert written(regular.get(address)) == {}


def test_a_form_renews_them_but_not_what_it_has_changed(regular: Player) -> None:
    link = regular.table("me", "friend")
    assert RENEWED in regular.http.cookies
    del regular.http.cookies[RENEWED]
    before = regular.http.cookies["farmyard"]
    answer = regular.post("/name", {"name": "Adelheid"})
    assert answer.headers.get_list("set-cookie")[0].startswith("farmyard=")
    assert sum(each.startswith("farmyard=") for each in answer.headers.get_list("set-cookie")) == 1
    assert regular.http.cookies["farmyard"] != before
    assert "Adelheid" in regular.get(link).text


def test_who_has_no_cookie_is_given_none_by_a_look(ada: Player) -> None:
    for address in PAGES:
        assert written(ada.get(address.replace("{game}", GAME))) == {}


def forms(server: Running) -> list[str]:
    """Return the addresses of all forms, but those that only scripts send."""
    fields = {"{game}": GAME, "{id}": "under-the-oak-abcdefghij", "{code}": "abc"}
    found = []
    for route in server.app.routes:
        posts = isinstance(route, Route) and "POST" in (route.methods or ())
        if posts and not route.path.endswith("/live"):
            address = route.path
            for field, value in fields.items():
                address = address.replace(field, value)
            found.append(address)
    assert len(found) > 20
    return found


def test_nothing_is_done_for_a_browser_that_keeps_no_cookies(ada: Player, server: Running) -> None:
    """Any first form is sent again with a cookie; if none comes, a sentence says so."""
    before = {*server.site.actors._actors}
    for form in forms(server):
        sent = {"files": {"file": b"farmyard 1"}} if form == "/replay" else {"data": {}}
        first = ada.http.post(form, **sent, headers={"origin": ada.url, **BROWSER})
        assert first.status_code == 307, form
        assert written(first) == {RENEWED: DAY}, form
        ada.http.cookies.clear()
        second = ada.post(first.headers["location"], {}, **BROWSER)
        assert second.status_code == 403, form
        assert "This browser keeps no cookies" in second.text
        assert written(second) == {}, form
    assert {*server.site.actors._actors} == before, "no table is left behind"


def test_a_browser_that_keeps_cookies_notices_nothing(ada: Player) -> None:
    ada.http.headers.update(BROWSER)
    ada.http.follow_redirects = True
    page = ada.post(f"/quick/{GAME}", {"lesson": "no"})
    assert page.status_code == 200
    assert [each.status_code for each in page.history] == [307, 303]
    assert "farmyard" in ada.http.cookies
    page = ada.post(f"/quick/{GAME}", {"lesson": "no"})
    assert [each.status_code for each in page.history] == [303]
    assert len(ada.get("/programs/tables").json()["tables"]) == 2, "both are of one person"
