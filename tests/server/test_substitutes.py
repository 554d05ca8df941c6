"""Seats change hands during a game, and nobody learns anything hidden by it."""

import asyncio
import random
import re
from dataclasses import replace
from typing import Any

import pytest

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.server.live import cache
from farmyard.server.live.setting_up import dice_key
from farmyard.server.store.schema import NOTED, now_ms
from farmyard.server.table import substitutes, table_settings
from farmyard.server.table.log import moves_of
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.state import State
from tests.server.served import FAST, SHORT, Player, Running, answered, my_turn, seating
from tests.waiting import until

SLOW = replace(FAST, bot_pause=(30.0, 30.0))


def action(player: Player, link: str, name: str, word: str = "") -> int:
    """Post an action beside the game; a yes or no answers the question on the player's page."""
    if name in ("yes", "no") and not word:
        word = question_on(player.get(link).text)
    return player.post(link + "/action", {"action": name, "word": word}).status_code


def question_on(page: str) -> str:
    """Return the number of the question that a page asks, or a number that no question has."""
    form = re.search(r'data-action="yes">.*?name="word" value="(\d+)".*?</form>', page)
    return form[1] if form else "999"


def at_table(server: Running, people: Any, **options: str) -> tuple[Player, Player, str, Any]:
    """Open a table for two friends."""
    ada, ben = people(2)
    ada.post("/name", {"name": "Ada"})
    link = ada.table("me", "friend", start="0", **options)
    ben.post(link + "/sit", {"seat": "1", "name": "Ben"})
    return ada, ben, link, until(lambda: server.table(link) and server.room(link))


def decide_somehow(room: Any, players: list[Player], link: str, pick: random.Random) -> None:
    """Make a random decision for the seat to move, by a form."""
    choice, at = pick.choice(room.state.table.legal()), str(len(room.state.log))
    answer = players[room.state.table.to_move].post(link + "/do", {"choice": str(choice), "at": at})
    assert answer.status_code == 303, answer.text


def test_who_leaves_is_played_for_and_comes_back_at_one_touch(server: Running, people: Any) -> None:
    ada, ben, link, room = at_table(server, people)
    assert action(ada, link, "leave", "hen") == 303
    assert [chair.level for chair in room.state.chairs] == ["hen", ""]
    until(lambda: room.state.table.to_move == 1 or room.state.table.over)
    assert room.state.table.n > 0, "the scarecrow has played"
    page = ada.get(link).text
    assert "A scarecrow keeps your chair." in page
    assert 'id="action-return"' in page
    assert ", kept by a scarecrow" in page
    assert "Ada has left. A scarecrow keeps the chair." in ben.get(link).text
    assert action(ada, link, "return") == 303
    assert [chair.level for chair in room.state.chairs] == ["", ""]
    assert "Ada is back." in ben.get(link).text
    assert action(ada, link, "return") == 409, "there is nothing to take back twice"


def test_who_has_left_sees_what_everybody_sees(server: Running, people: Any) -> None:
    ada, _, link, _ = at_table(server, people)
    with ada.live(link) as socket:
        assert my_turn(socket)["seat"] == 0
        action(ada, link, "leave")
        frames = answered(socket)
        assert '"seat":-1' in frames[-1]
        assert '"choices":[]' in frames[-1]


def test_a_scarecrow_keeps_a_chair_for_nobody_else(server: Running, people: Any) -> None:
    ada, ben, link, room = at_table(server, people)
    (eve,) = people(1)
    action(ada, link, "leave")
    for other in (ben, eve):
        assert action(other, link, "return") == 409
    assert action(eve, link, "leave") == 403
    assert room.state.chairs[0].level
    answer = ada.post(link + "/do", {"choice": "0", "at": str(len(room.state.log))})
    assert (answer.status_code, "Take it back first" in answer.text) == (403, True)


def test_no_such_level_and_no_such_deed(server: Running, people: Any) -> None:
    ada, _, link, room = at_table(server, people)
    assert action(ada, link, "leave", "wolf") == 400
    assert action(ada, link, "dance") == 400
    assert room.state.log == []


def test_scarecrows_rest_when_everybody_has_left(server: Running, people: Any) -> None:
    ada, ben, link, room = at_table(server, people)
    action(ada, link, "leave")
    action(ben, link, "leave")
    until(lambda: not room.bots.busy)
    before = list(room.state.log)
    assert "scarecrows rest" in people(1)[0].get(link).text
    assert room.state.log == before
    assert not room.state.going_on
    assert action(ben, link, "return") == 303
    until(lambda: room.state.table.to_move == 1 or room.state.table.over)


def test_a_guest_leaves_with_who_holds_the_screen(server: Running, people: Any) -> None:
    ada, ben = people(2)
    link = ada.table("me", "friend", "guest Cleo", start="1")
    ben.post(link + "/sit", {"seat": "1"})
    room = server.room(link)
    action(ada, link, "leave")
    assert [bool(chair.level) for chair in room.state.chairs] == [True, False, True]
    action(ada, link, "return")
    assert [bool(chair.level) for chair in room.state.chairs] == [False, False, False]


def test_what_changed_hands_is_in_the_log(houses: Any) -> None:
    """A bot that keeps a chair for a person still does so after a restart."""
    server = houses(SLOW)
    ada, ben = Player(server.url), Player(server.url)
    link = ada.table("me", "friend", start="0")
    ben.post(link + "/sit", {"seat": "1"})
    room, pick = server.room(link), random.Random(1)
    for _ in range(5):
        decide_somehow(room, [ada, ben], link, pick)
    action(ben, link, "leave", "fox")
    was, log = room.state.table.position(), list(room.state.log)
    assert log[-1] == NOTED
    assert moves_of(log) == room.state.table.history.moves
    server.stop()
    again = houses(SLOW)
    reader = Player(again.url)
    reader.get(link)
    room = again.room(link)
    assert room.state.table.position() == was
    assert room.state.log == log
    assert [chair.level for chair in room.state.chairs] == ["", "fox"]
    assert list(room.bots._bots_by_seat) == [1]
    for player in (ada, ben, reader):
        player.leave()


@pytest.mark.parametrize("key", catalogue.keys())
def test_a_scarecrow_that_sits_down_knows_what_its_seat_may_know(
    houses: Any, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that takes any seat at any decision is shown exactly its own view of every moment, from
    the deal on, in all games, also with bids, trades and interrupts."""
    shown: list[Shown] = []

    class Watching:
        def __init__(self, seat: int, dice: Dice) -> None:
            self.seat, self.dice = seat, dice

        def watch(self, view: Any) -> None:
            shown.append((self.dice, self.seat, view.copy()))

        def choose(self, view: Any, choices: list[int]) -> int:
            return choices[0]

    server = houses(SLOW)
    server.prepare(key)
    until(server.site.loader.idle, 300)  # the loader runs bots as well
    monkeypatch.setattr(roster, "make", lambda key, level, seat, seats, dice: Watching(seat, dice))
    ada = Player(server.url)
    seats = max(2, catalogue.card(key).seats[0])
    link = ada.opens(f"/new/{key}", seating("me", *["guest"] * (seats - 1)))
    room, pick = until(lambda: ada.get(link) and server.room(link)), random.Random(key)
    until(lambda: room.state.table)
    for moment in range(40):
        if room.state.table.over:
            break
        seat = room.state.table.to_move
        ada.post(link + "/look", {"seat": str(seat)})
        choice, at = pick.choice(room.state.table.legal()), str(len(room.state.log))
        if moment % 13 == 5:
            shown.clear()
            assert action(ada, link, "leave") == 303
            check_shown(room.state, shown, seats)
            assert action(ada, link, "return") == 303
        form = {"choice": str(choice), "at": at}
        assert ada.post(link + "/do", form).status_code == 303, "notes are no decisions"
    ada.leave()


Dice = tuple[int, int]
Shown = tuple[Dice, int, Any]


def check_shown(state: State, shown: list[Shown], seats: int) -> None:
    """Check that each seat was shown exactly its view after every decision. Bots of other tables,
    where somebody may have been away for too long, are told apart by their dice."""
    table, throws = state.table, range(len(state.log) + 2)
    assert table is not None
    ours = {dice_key(state.row.key, seat, n) for seat in range(seats) for n in throws}
    of_table = [(seat, view) for dice, seat, view in shown if dice in ours]
    assert len(of_table) == seats * (table.n + 1)
    for seat in range(seats):
        views = [view for other, view in of_table if other == seat]
        assert all((v == table.views.of(seat, n)).all() for n, v in enumerate(views))


def test_who_is_away_too_long_is_played_for(
    server: Running, people: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben, link, room = at_table(server, people, table_patience="1m")
    with ada.live(link) as socket:
        my_turn(socket)
        monkeypatch.setitem(table_settings.PATIENCE, "1m", 0.2)
        assert substitutes.missing(room.state) is None, "somebody whose page is open may think"
        until(lambda: not room.timers.absence.runs)
    until(lambda: room.state.chairs[0].level, 10)
    assert "Ada is away. A scarecrow keeps the chair." in ben.get(link).text
    until(lambda: room.state.table.to_move == 1)
    until(lambda: room.state.chairs[1].level, 10)
    assert room.state.standing.deserted
    assert action(ada, link, "return") == 303


def test_a_table_waits_for_ever_unless_it_says_otherwise(server: Running, people: Any) -> None:
    _, _, _, room = at_table(server, people)
    assert substitutes.missing(room.state) is None
    assert not room.timers.absence.runs


def test_a_sign_of_life_without_scripts(
    server: Running, people: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(table_settings.PATIENCE, "1m", 2)
    ada, _, link, room = at_table(server, people, table_patience="1m")
    began = room.state.loaded_at
    until(lambda: ada.get(link) and now_ms() > began + 3000)
    assert room.state.chairs[0].level == "", "each look at the page counts"
    until(lambda: room.state.chairs[0].level)


def test_an_abandoned_game_is_closed_and_stays_readable(
    houses: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "CALM", 0.0)
    server = houses(FAST)
    ada = Player(server.url)
    link = ada.table("me", "guest Cleo", start="0")
    room = server.room(link)
    choice = str(room.state.table.legal()[0])
    assert ada.post(link + "/do", {"choice": choice, "at": "0"}).status_code == 303
    server.stop()
    again = houses(replace(FAST, keep_abandoned=-10.0))
    until(lambda: ada_sees(again, ada, link))
    seat = str(again.table(link).to_move)
    assert ada.post(link + "/look", {"seat": seat}).status_code == 303
    page = ada.get(link)
    assert page.status_code == 200
    assert "was closed" in page.text
    answer = ada.post(link + "/do", {"choice": choice, "at": "1"})
    assert (answer.status_code, "was closed" in answer.text) == (409, True)
    for name in ("leave", "pause", "back", "more"):
        assert action(ada, link, name) == 409
    assert "Closed, since" in ada.get("/").text
    ada.leave()


def ada_sees(server: Running, ada: Player, link: str) -> bool:
    """Let Ada load the table at a server on another port; return whether it is closed."""
    ada.http.base_url = server.url
    ada.url = server.url
    ada.get(link)
    return bool(server.room(link).state.row.stage == "closed")


def test_the_next_game_keeps_the_group(server: Running, people: Any) -> None:
    """In the next game, a player who has left has a chair, which the bot still keeps."""
    ada, ben, link, room = at_table(server, people, **SHORT)
    action(ben, link, "leave", "chick")
    pick = random.Random(3)
    while not room.state.table.over:
        if room.state.table.to_move == 0 and not room.state.table.over:  # no bot moves for Ada
            decide_somehow(room, [ada, ben], link, pick)
    new = ada.post(link + "/again").headers["location"]
    chairs = server.room(new).state.chairs
    assert [(c.person, c.name) for c in chairs] == [(c.person, c.name) for c in room.state.chairs]
    assert [c.level for c in chairs] == ["", "chick"]
    assert action(ben, new, "return") == 303


def test_a_bots_thought_is_not_played_after_the_person_is_back(houses: Any) -> None:
    """A bot's move is refused if the person has come back since the bot began to think."""
    server = houses(SLOW)
    ada = Player(server.url)
    link = ada.table("me", "guest Cleo", start="0")
    room = server.room(link)
    action(ada, link, "leave")
    at, choice = len(room.state.log), room.state.table.legal()[0]
    action(ada, link, "return")

    async def late() -> str:
        try:
            await room.bot_plays(0, choice, at)
        except Refusal as refusal:
            return refusal.sentence
        return ""

    loop = next(iter(server.site._tasks)).get_loop()
    assert "moved on" in asyncio.run_coroutine_threadsafe(late(), loop).result(10)
    assert room.state.table.n == 0
    ada.leave()
