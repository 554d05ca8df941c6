"""Web push: people are notified once that it is their turn, and are told only what everybody at the
table knows."""

import asyncio
import logging
import random
import re
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag

from farmyard.core import catalogue
from farmyard.server.live.push import addresses, client, keys, knocker
from farmyard.server.live.push.addresses import BadAddress, Unknown
from farmyard.server.live.push.client import PushClient
from farmyard.server.table import knocks
from farmyard.server.table.table_settings import DAY
from farmyard.server.words import say
from tests.server.places import asked, at_one
from tests.server.push_service import (
    Browser,
    PushService,
    at_hour,
    at_noon,
    message,
    on_loopback,
    signed,
)
from tests.server.served import Player, Running, my_turn
from tests.server.test_mine import known, link_for
from tests.server.test_substitutes import action, decide_somehow
from tests.waiting import until

SLOW = {"table_clock": "1d", "start": "0"}
AT = "https://games.example/farmyard"


@pytest.fixture
def service() -> Iterator[PushService]:
    running = PushService()
    yield running
    running.stop()


def knocking(house: Running, *pauses: float) -> Running:
    """Let a server send to the push service on loopback; call it before any message is sent."""
    found: Any = house.site.knocker.client
    found.find, found._pauses = on_loopback, pauses or (0.01, 0.01)
    return house


@pytest.fixture
def house(houses: Any) -> Running:
    return knocking(houses())


def come(house: Running, number: int) -> list[Player]:
    return [Player(house.url) for _ in range(number)]


def at_slow_table(house: Running, **options: str) -> tuple[Player, Player, str]:
    """Open a table for two friends with a day for each move; Ada begins."""
    ada, ben = come(house, 2)
    known(ada, house, "Ada")
    link = ada.table("me", "friend", **{**SLOW, **options})
    ben.post(link + "/sit", {"seat": "1", "name": "Ben"})
    until(lambda: house.table(link), 90)
    return ada, ben, link


def subscribed(player: Player, service: PushService, zone: str = "") -> Browser:
    browser = service.browser(zone)
    answer = player.post("/knock", browser.form)
    assert answer.status_code == 204, answer.text
    return browser


def moved(house: Running, link: str, player: Player, to: int | None) -> None:
    """Make decisions for a player until the seat `to` is to move, or the game is over."""
    table = house.table(link)
    while table.to_move != to:
        at = str(len(house.room(link).state.log))
        answer = player.post(link + "/do", {"choice": str(table.legal()[0]), "at": at})
        assert answer.status_code == 303, answer.text


def settled(house: Running) -> None:
    """Wait until no notification is under way or queued."""
    site: Any = house.site
    going = {"_knock", "Actor.locked"}
    until(lambda: not any(t.get_coro().__name__ in going for t in list(site._tasks)))
    until(lambda: not len(site.knocker.client))


# -- One notification per turn ------------------------------------------------------


@pytest.mark.thorough
@at_one("sqlite")
def test_a_person_who_is_away_is_told_once_that_it_is_his_turn(
    houses: Any, service: PushService
) -> None:
    house = knocking(houses())
    ada, ben, link = at_slow_table(house)
    browser = subscribed(ben, service)
    moved(house, link, ada, 1)
    until(lambda: browser.told)
    state = house.room(link).state
    where = f"{catalogue.card(state.row.game).short}, “{state.row.name}”. Ada has moved."
    expected = {"title": "Your turn", "body": where, "table": state.row.id}
    assert browser.told == [expected]
    assert action(ben, link, "emote", "hello") == 303
    for player, name in ((ben, "pause"), (ada, "yes"), (ada, "go-on")):
        assert action(player, link, name) == 303
    settled(house)
    assert browser.told == [expected], "once"
    moved(house, link, ben, 0)
    moved(house, link, ada, 1)
    until(lambda: len(browser.told) == 2)


def test_what_is_sent_is_signed_by_the_servers_key_and_sealed_for_the_browser(
    house: Running, service: PushService
) -> None:
    ada, ben, link = at_slow_table(house)
    browser, other = subscribed(ben, service), service.browser()
    moved(house, link, ada, 1)
    until(lambda: browser.told)
    (got,) = browser.received
    claims, key = signed(got.headers["authorization"])
    assert key == house.site.knocker.client.public_key  # type: ignore[union-attr]
    assert claims["aud"] == service.url
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    assert claims["sub"].startswith("https://")
    assert got.headers["content-encoding"] == "aes128gcm"
    assert 0 < int(got.headers["ttl"]) <= DAY
    assert re.fullmatch(r"[\w-]{1,32}", got.headers["topic"])
    assert link.removeprefix("/t/").encode() not in got.body
    with pytest.raises(InvalidTag):
        other.read(got.body)


def test_who_has_the_table_in_view_is_not_told_and_who_hides_it_is(
    house: Running, service: PushService
) -> None:
    ada, ben, link = at_slow_table(house)
    browser = subscribed(ben, service)
    with ben.live(link, program=False) as page:
        page.recv(90)
        moved(house, link, ada, 1)
        settled(house)
    action(ada, link, "emote", "hello")
    settled(house)
    assert browser.told == [], "it was seen"
    moved(house, link, ben, 0)
    with ben.live(link, program=False) as page:
        page.recv(90)
        page.send('{"hidden": true}')
        until(lambda: [each.hidden for each in house.room(link).audience.watchers] == [True])
        moved(house, link, ada, 1)
        until(lambda: browser.told)
    with ben.live(link) as program:
        my_turn(program)
        moved(house, link, ben, 0)
        moved(house, link, ada, 1)
        until(lambda: len(browser.told) == 2, otherwise="a program sees nothing for a person")


def test_all_browsers_of_a_person_are_told_in_their_languages(
    house: Running, service: PushService
) -> None:
    ada, ben, link = at_slow_table(house)
    english = subscribed(ben, service)
    ben.http.headers["accept-language"] = "de"
    german = subscribed(ben, service)
    moved(house, link, ada, 1)
    until(lambda: english.told and german.told)
    assert [english.told[0]["title"], german.told[0]["title"]] == ["Your turn", "Du bist dran"]


def test_the_end_is_told_once_with_who_has_won(house: Running, service: PushService) -> None:
    ada, ben, link = at_slow_table(house)
    browsers = [subscribed(ada, service), subscribed(ben, service)]
    played_out(house, link, (ada, ben))
    for browser in browsers:
        ends = until(lambda b=browser: [t for t in b.told if t["title"] == "The game is over"])
        assert len(ends) == 1
        assert any(says in ends[0]["body"] for says in ("has won.", "how it ended"))


def test_the_end_of_the_time_is_told_three_hours_before(
    house: Running, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reminder before time is up is sent once, here soon after the turn has begun."""
    ada, ben, link = at_slow_table(house)
    browser = subscribed(ben, service)
    monkeypatch.setattr(knocks, "BEFORE", 1000 * DAY - 300)
    moved(house, link, ada, 1)
    until(lambda: len(browser.told) == 2)
    assert [told["title"] for told in browser.told] == ["Your turn", "Three hours left"]
    assert browser.told[1]["body"].endswith("Then a scarecrow moves for you.")
    action(ben, link, "emote", "hello")
    settled(house)
    assert len(browser.told) == 2


@pytest.mark.parametrize("clock", ["none", "2m", "bank30m"])
def test_only_tables_with_days_for_a_move_knock(
    house: Running, service: PushService, clock: str
) -> None:
    ada, ben, link = at_slow_table(house, table_clock=clock)
    browser = subscribed(ben, service)
    moved(house, link, ada, 1)
    settled(house)
    assert browser.told == []
    assert not house.room(link).timers.knock.runs


def test_who_subscribes_in_his_turn_is_not_told_of_it(house: Running, service: PushService) -> None:
    ada, ben, link = at_slow_table(house)
    moved(house, link, ada, 1)
    browser = subscribed(ben, service)
    action(ada, link, "emote", "hello")
    settled(house)
    assert browser.told == []


def test_a_turn_that_comes_again_by_taking_back_is_told_once(
    house: Running, service: PushService
) -> None:
    ada, ben, link = at_slow_table(house)
    browser = subscribed(ben, service)
    moved(house, link, ada, 1)
    until(lambda: browser.told)
    state = house.room(link).state
    if state.table.can_undo(0):
        ada.post(link + "/back", {"at": str(len(state.log))})
    else:
        assert [action(ada, link, "back"), action(ben, link, "yes")] == [303, 303]
    until(lambda: state.table.to_move == 0)
    moved(house, link, ada, 1)
    settled(house)
    assert len(browser.told) == 1


# -- After a restart ----------------------------------------------------------------


@pytest.mark.thorough
@at_one("postgresql")
def test_a_server_that_starts_again_tells_nothing_twice_and_forgets_nobody(
    houses: Any, service: PushService
) -> None:
    first = knocking(houses())
    ada, ben, link = at_slow_table(first)
    browser = subscribed(ben, service)
    key = first.site.knocker.client.public_key  # type: ignore[union-attr]
    moved(first, link, ada, 1)
    until(lambda: browser.told)
    first.stop()
    again = knocking(houses())
    assert again.site.knocker.client.public_key == key  # type: ignore[union-attr]
    until(lambda: link.removeprefix("/t/") in again.site.actors._actors)
    until(lambda: again.table(link), 90)
    settled(again)
    assert len(browser.told) == 1
    for player in (ada, ben):
        player.url, player.http.base_url = again.url, again.url  # type: ignore[assignment]
    moved(again, link, ben, 0)
    moved(again, link, ada, 1)
    until(lambda: len(browser.told) == 2)


def test_an_end_that_waits_for_the_morning_outlives_the_server(
    houses: Any, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = knocking(houses())
    ada, ben, link = at_slow_table(first)
    browser = subscribed(ben, service, at_hour(2))
    played_out(first, link, (ada, ben))
    settled(first)
    assert browser.told == []
    assert first.room(link).timers.knock.runs
    assert not first.room(link).idle
    first.stop()
    monkeypatch.setattr(knocks, "quiet_until", lambda zone, now: None)
    to_here = partial(PushClient, find=on_loopback, pauses=(0.01,))
    monkeypatch.setattr(client, "PushClient", to_here)  # the new server may send at once
    again = houses()
    until(lambda: browser.told, 90)
    again.stop()
    assert [told["title"] for told in browser.told] == ["The game is over"]


def played_out(house: Running, link: str, players: tuple[Player, ...]) -> None:
    state, pick = house.room(link).state, random.Random(1)
    while not state.table.over:
        decide_somehow(house.room(link), list(players), link, pick)


# -- Quiet hours --------------------------------------------------------------------


def test_nobody_is_woken_and_what_is_still_true_is_told_in_the_morning(
    house: Running, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben, link = at_slow_table(house)
    owl, lark = subscribed(ben, service, at_hour(2)), subscribed(ben, service)
    moved(house, link, ada, 1)
    until(lambda: lark.told)
    settled(house)
    assert owl.told == []
    assert house.room(link).timers.knock.runs
    moved(house, link, ben, 0)
    settled(house)
    monkeypatch.setattr(knocks, "quiet_until", lambda zone, now: None)  # quiet hours are over
    action(ben, link, "emote", "hello")
    settled(house)
    assert owl.told == [], "it is no longer true"
    monkeypatch.undo()
    soon = time.time() * 1000 + 600
    night = lambda zone, now: int(soon) if now < soon and zone == owl.form["zone"] else None  # noqa: E731
    monkeypatch.setattr(knocks, "quiet_until", night)
    moved(house, link, ada, 1)
    until(lambda: len(owl.told) == 1)
    assert time.time() * 1000 >= soon
    until(lambda: len(lark.told) == 2)


@pytest.mark.parametrize(
    ("zone", "at", "quiet"),
    [
        ("Europe/Berlin", "2026-01-10 20:59", None),
        ("Europe/Berlin", "2026-01-10 21:00", "2026-01-11 07:00"),
        ("Europe/Berlin", "2026-01-11 06:59", "2026-01-11 07:00"),
        ("Europe/Berlin", "2026-01-11 07:00", None),
        ("Europe/Berlin", "2026-03-28 22:00", "2026-03-29 06:00"),  # start of daylight saving time
        ("America/New_York", "2026-01-11 06:00", "2026-01-11 13:00"),
        ("Asia/Kolkata", "2026-01-11 17:00", "2026-01-12 02:30"),
        ("Nowhere/At All", "2026-01-11 23:00", "2026-01-12 08:00"),
    ],
)
def test_it_is_quiet_from_ten_to_eight_where_the_browser_is(
    zone: str, at: str, quiet: str | None
) -> None:
    def ms(text: str) -> int:
        return int(1000 * datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())

    assert knocks.quiet_until(zone, ms(at)) == (None if quiet is None else ms(quiet))


# -- Secrecy ------------------------------------------------------------------------


@pytest.mark.parametrize("key", catalogue.keys())
def test_what_is_told_does_not_depend_on_what_is_hidden(key: str) -> None:
    """Deals in which the same seats moved have equal notifications, whatever cards are hidden."""
    from farmyard.core.tables.table import Table
    from farmyard.server.store.schema import PERSON, Chair, TableRow
    from farmyard.server.table.state import State

    seats = max(2, catalogue.card(key).seats[0])
    chairs = [Chair(seat, PERSON, f"p{seat}", f"Name{seat}") for seat in range(seats)]
    told: dict[tuple[Any, ...], set[Any]] = {}
    for seed in range(6):
        row = TableRow("x", "Oak", key, 1, {}, (seed, 1), "p0", 0, "playing",
                       table_settings={"table_clock": "1d"})  # fmt: skip
        state = State(row, list(chairs), 0)
        state.table = table = Table.deal(key, seats, seed=seed)
        for n in range(8):
            found = knocks.due(state, 1000)
            public = (n, *(table.history.turn_at(i) for i in range(n + 1)), table.over)
            told.setdefault(public, set()).add(
                tuple((each, knocks.worded(state, each)) for each in found)
            )
            if table.over:
                break
            choice = table.legal()[0]
            table.play(choice)
            state.write(choice, 1000)
    assert max(map(len, told.values())) == 1
    assert any(said for each in told.values() for said in each)


def test_a_message_has_three_fields_and_no_more(house: Running, service: PushService) -> None:
    ada, ben, link = at_slow_table(house)
    browser = subscribed(ben, service)
    moved(house, link, ada, 1)
    until(lambda: browser.told)
    assert set(browser.told[0]) == {"title", "body", "table"}
    key = asked(house.db, "SELECT key, secret FROM tables")[0]
    assert not any(secret in str(browser.told) for secret in key)


# -- Subscriptions ------------------------------------------------------------------


@pytest.mark.parametrize("status", [404, 410])
def test_an_expired_subscription_is_forgotten(
    house: Running, service: PushService, status: int
) -> None:
    ada, ben, link = at_slow_table(house)
    browser = subscribed(ben, service)
    service.statuses.append(status)
    moved(house, link, ada, 1)
    until(lambda: asked(house.db, "SELECT * FROM subscriptions") == [])
    moved(house, link, ben, 0)
    moved(house, link, ada, 1)
    settled(house)
    assert len(browser.received) == 1


def test_a_busy_service_is_asked_again_a_few_times(house: Running, service: PushService) -> None:
    ada, ben, link = at_slow_table(house)
    browser = subscribed(ben, service)
    service.statuses += [503, 429]
    moved(house, link, ada, 1)
    until(lambda: len(browser.received) == 3)
    service.statuses += [500] * 9
    moved(house, link, ben, 0)
    moved(house, link, ada, 1)
    until(lambda: len(browser.received) == 6)
    settled(house)
    assert len(service.statuses) == 6, "three times, and then no more"
    assert asked(house.db, "SELECT count(*) FROM subscriptions") == [(1,)]


def test_no_redirection_is_followed(house: Running, service: PushService) -> None:
    ada, ben, link = at_slow_table(house)
    browser = subscribed(ben, service)
    service.statuses.append(307)
    moved(house, link, ada, 1)
    until(lambda: house.site.knocker.client.counts["refused"])  # type: ignore[union-attr]
    assert [each.path for each in service.received] == [browser.path]


def test_a_dead_service_hinders_no_table(houses: Any, service: PushService) -> None:
    house = knocking(houses(), 0.01)
    ada, ben, link = at_slow_table(house)
    subscribed(ben, service)
    service.stop()
    for _ in range(2):
        moved(house, link, ada, 1)
        moved(house, link, ben, 0)
    service.__post_init__()


def test_too_many_messages_are_dropped(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A person has a share of the places, and what is dropped is counted, not logged."""
    monkeypatch.setattr(client, "WAITING", 3)
    monkeypatch.setattr(client, "EACH", 2)
    full = PushClient("a secret of a server")
    for n in range(5):
        full.offer(message("https://push.example/x", "ada", subject=f"table {n}"))
    assert (len(full), full.counts["dropped"]) == (2, 3)
    for n in range(3):
        full.offer(message(f"https://push.example/{n}", f"person {n}"))
        full.offer(message("https://push.example/x", "ada", subject="table 0"))
    assert (len(full), full.counts["dropped"]) == (3, 5)
    assert not caplog.records


def test_off_at_one_touch(house: Running, service: PushService) -> None:
    ada, ben, link = at_slow_table(house)
    phone, desk = subscribed(ben, service), subscribed(ben, service)
    assert ada.post("/knock/off", {"endpoint": phone.form["endpoint"]}).status_code == 204
    assert asked(house.db, "SELECT count(*) FROM subscriptions") == [(2,)], "they are not hers"
    ben.post("/knock/off", {"endpoint": phone.form["endpoint"]})
    moved(house, link, ada, 1)
    until(lambda: desk.told)
    moved(house, link, ben, 0)
    assert ben.post("/knock/off").status_code == 204
    assert asked(house.db, "SELECT * FROM told") == []
    moved(house, link, ada, 1)
    settled(house)
    assert (len(phone.told), len(desk.told)) == (0, 1)


def test_a_person_has_eight_browsers_at_most(house: Running, service: PushService) -> None:
    (ada,) = come(house, 1)
    known(ada, house, "Ada")
    browsers = [subscribed(ada, service) for _ in range(10)]
    subscribed(ada, service)
    ada.post("/knock", browsers[-1].form)
    kept = {endpoint for (endpoint,) in asked(house.db, "SELECT endpoint FROM subscriptions")}
    assert len(kept) == 8
    assert browsers[-1].form["endpoint"] in kept
    assert browsers[0].form["endpoint"] not in kept


def test_a_browser_belongs_to_who_subscribed_last(house: Running, service: PushService) -> None:
    ada, ben = come(house, 2)
    known(ada, house, "Ada")
    me = known(ben, house, "Ben")
    browser = subscribed(ada, service)
    ben.post("/knock", browser.form)
    assert asked(house.db, "SELECT person FROM subscriptions") == [(me,)]


def test_subscriptions_stay_with_the_number_whose_games_they_tell_of(
    house: Running, service: PushService
) -> None:
    ada, phone = come(house, 2)
    me, before = known(ada, house, "Ada"), known(phone, house, "Ada too")
    subscribed(ada, service)
    subscribed(phone, service)
    assert phone.post(link_for(ada)).status_code == 303
    assert {*asked(house.db, "SELECT person FROM subscriptions")} == {(me,), (before,)}
    ada.post("/mine/erase")
    assert asked(house.db, "SELECT person FROM subscriptions") == [(before,)]


# -- Bad subscriptions --------------------------------------------------------------

PRIVATE = ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
           "[::1]", "[fe80::1]", "[fd00::1]", "[::ffff:127.0.0.1]", "[64:ff9b::7f00:1]",
           "[2002:7f00:1::]", "2130706433", "0x7f000001", "localhost", "[fec0::1]",
           "[::127.0.0.1]", "192.0.0.8", "192.0.0.9", "224.0.0.1", "[ff02::1]", "[ff0e::1]",
           "[64:ff9b:1::1]"]  # fmt: skip
BAD = {
    "no endpoint": ({"endpoint": ""}, "knock-endpoint"),
    "no address": ({"endpoint": "a push service"}, "knock-endpoint"),
    "a file": ({"endpoint": "file:///etc/passwd"}, "knock-endpoint"),
    "no TLS": ({"endpoint": "http://push.example.com/x"}, "knock-endpoint"),
    "a name and a word": ({"endpoint": "https://me:word@push.example.com/x"}, "knock-endpoint"),
    "a bad port": ({"endpoint": "https://push.example.com:99999/x"}, "knock-endpoint"),
    "another port": ({"endpoint": "https://8.8.8.8:22/x"}, "knock-endpoint"),
    "half a number": ({"endpoint": "https://[::1/x"}, "knock-endpoint"),
    "an endpoint too long": ({"endpoint": "https://8.8.8.8/" + "x" * 1000}, "knock-endpoint"),
    "an endless host": ({"endpoint": f"https://{'x' * 300}.example/"}, "knock-endpoint"),
    "no host of that name": ({"endpoint": "https://push.invalid/x"}, "knock-endpoint"),
    **{host: ({"endpoint": f"https://{host}/x"}, "knock-endpoint") for host in PRIVATE},
    "no key": ({"p256dh": ""}, "knock-keys"),
    "a key too short": ({"p256dh": "BA"}, "knock-keys"),
    "a point beside the curve": ({"p256dh": "B" + "A" * 86}, "knock-keys"),
    "a compressed point": ({"p256dh": "A" * 44}, "knock-keys"),
    "letters that are none": ({"p256dh": "é!" * 40}, "knock-keys"),
    "no secret": ({"auth": ""}, "knock-keys"),
    "a secret too long": ({"auth": "A" * 28}, "knock-keys"),
    "no zone": ({"zone": ""}, "knock-zone"),
    "a zone of fancy": ({"zone": "Mars/Olympus"}, "knock-zone"),
    "a way out": ({"zone": "../../../etc/passwd"}, "knock-zone"),
    "a folder": ({"zone": "Europe"}, "knock-zone"),
    "an endless zone": ({"zone": "E" * 5000}, "knock-zone"),
    "a zero in it": ({"zone": "Europe\0Berlin"}, "knock-zone"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_subscription_is_refused_in_one_sentence(
    server: Running, ada: Player, what: str
) -> None:
    """A server without the tests' exception for loopback refuses each bad subscription."""
    changed, sentence = BAD[what]
    good = Browser(PushServiceOf("https://8.8.8.8"), at_noon()).form  # type: ignore[arg-type]
    answer = ada.post("/knock", {**good, **changed}, accept="application/json")
    assert answer.status_code == 400
    assert answer.json()["refusal"] == say(sentence)


class PushServiceOf:
    """A stand-in for a push service, with only the address that a subscription needs."""

    def __init__(self, url: str) -> None:
        self.url = url


def test_the_same_subscription_at_a_public_address_is_taken(server: Running, ada: Player) -> None:
    good = Browser(PushServiceOf("https://8.8.8.8"), at_noon())  # type: ignore[arg-type]
    assert ada.post("/knock", good.form).status_code == 204
    ada.post("/knock/off")


def test_a_name_that_leads_inside_later_leads_nowhere(
    houses: Any, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A host name that resolves to loopback later on receives nothing, and is unsubscribed."""
    numbers = ["8.8.8.8"]
    monkeypatch.setattr(addresses, "looked_up", lambda name: list(numbers))
    house = houses()
    ada, ben, link = at_slow_table(house)
    browser = service.browser()
    there = browser.form | {"endpoint": f"https://push.example{browser.path}"}
    assert ben.post("/knock", there).status_code == 204
    numbers[:] = ["127.0.0.1"]
    moved(house, link, ada, 1)
    until(lambda: asked(house.db, "SELECT * FROM subscriptions") == [])
    assert service.received == []


def test_the_request_goes_to_the_number_that_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    at = {"push.example": ["2606:4700::1"], "two.example": ["8.8.8.8", "10.0.0.1"]}
    monkeypatch.setattr(addresses, "looked_up", at.__getitem__)
    names = addresses.Names()
    found = asyncio.run(names.public("https://push.example:443/a?b=c#d"))
    assert found == ("https://[2606:4700::1]:443/a?b=c", "push.example:443", "push.example")
    with pytest.raises(BadAddress):
        asyncio.run(names.public("https://two.example/"))
    monkeypatch.undo()
    with pytest.raises(Unknown):
        asyncio.run(names.public("https://nowhere.invalid/"))
    names.stop()


def test_the_key_is_made_from_the_secret_and_is_in_no_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    one, two, same = (PushClient(f"secret of server {n}", AT) for n in (1, 2, 1))
    assert one.public_key == same.public_key != two.public_key
    private = keys.key_of("secret of server 1").private_numbers().private_value
    assert str(private) not in caplog.text
    assert f"{private:x}" not in caplog.text


def test_without_the_extra_nobody_is_offered_anything(house: Running, service: PushService) -> None:
    house.site.knocker.client = None
    ada, _, link = at_slow_table(house)
    answer = ada.post("/knock", service.browser().form, accept="application/json")
    assert answer.status_code == 404
    assert answer.json()["refusal"] == say("knock-none")
    moved(house, link, ada, 1)


@pytest.mark.parametrize("package", ["py_vapid", "http_ece", "httpx"])
def test_a_server_without_a_package_of_the_extra_has_no_client(
    monkeypatch: pytest.MonkeyPatch, package: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    assert knocker.client_of("a secret of a server", AT) is None


def test_another_site_subscribes_nobody(house: Running, service: PushService) -> None:
    (ada,) = come(house, 1)
    form = service.browser().form
    answer = ada.http.post("/knock", data=form, headers={"origin": "https://elsewhere.example"})
    assert answer.status_code == 403
    assert asked(house.db, "SELECT * FROM subscriptions") == []
