"""The pace of a table: chosen, changed and remembered; its effect on bots, clocks and status."""

import asyncio
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.core.contract import Line
from farmyard.core.record import SPECTATOR
from farmyard.core.tables.table import Table
from farmyard.server.store.schema import NOTED
from farmyard.server.table import clock
from farmyard.server.table.log import SHOWN
from farmyard.server.table.pacing import CALM_GAMES
from farmyard.server.table.table_settings import CALM, QUICK, TEMPOS, USUAL
from farmyard.server.web.drawing.status_line import STATUS, both, in_a_row
from farmyard.server.web.pages.table import shown as pages
from farmyard.server.words import say
from tests.server.served import FAST, GAME, Player, Running
from tests.server.test_again import finished
from tests.server.test_substitutes import action, at_table, decide_somehow
from tests.waiting import until

SHOWING = replace(FAST, turn_pauses=True)
NAMES = ("Furze", "Tattie", "Crisp", "Mawkin", "Shoyhoy", "Hodmedod")


def chosen_on_form(player: Player) -> str:
    """Return the pace that the form of a new table suggests to a player."""
    listed = r'name="table_tempo".*?</select>'
    options = re.search(listed, player.get(f"/new/{GAME}").text, re.DOTALL)
    assert options
    found = re.findall(r'value="([\w-]+)" selected', options[0])
    assert len(found) == 1
    return str(found[0])


def pressed(player: Player, link: str) -> str | None:
    """Return the current pace if a player may change it, else None."""
    found = re.search(r'value="(\w+)" aria-pressed="true"', player.get(link + "/around").text)
    return found and found[1]


def reloaded(server: Running, player: Player, link: str) -> Any:
    """Return the actor of a table that has been loaded again from the database."""
    del server.site.actors._actors[link.removeprefix("/t/")]
    player.get(link)
    return until(lambda: server.table(link) and server.room(link))


# -- Chosen, changed, remembered ------------------------------------------------


def test_a_pace_is_chosen_with_the_table_and_seen_by_all(server: Running, people: Any) -> None:
    ada, ben, link, room = at_table(server, people, table_tempo=QUICK)
    assert room.state.tempo == TEMPOS[QUICK]
    assert "Pace: Quick" in ben.get(link + "/around").text
    assert pressed(ada, link) == QUICK
    assert pressed(ben, link) is None, "only whoever laid the table out can change it"


def test_a_table_of_which_nothing_was_said_is_usual(server: Running, people: Any) -> None:
    ada, _, link, room = at_table(server, people)
    assert room.state.tempo == TEMPOS[USUAL]
    assert "Pace: Usual" in ada.get(link + "/around").text


def test_who_laid_the_table_changes_the_pace_and_it_outlives_the_server(
    server: Running, people: Any
) -> None:
    ada, ben, link, room = at_table(server, people)
    assert action(ben, link, "tempo", CALM) == 403
    assert say("not-host") in ben.post(link + "/action", {"action": "tempo", "word": CALM}).text
    assert action(ada, link, "tempo", "hasty") == 400
    assert room.state.log == []
    assert action(ada, link, "tempo", CALM) == 303
    assert action(ada, link, "tempo", CALM) == 303
    assert room.state.log == [NOTED], "what is so already is not written again"
    assert "The pace is calm now." in ben.get(link).text
    again = reloaded(server, ada, link)
    assert again is not room
    assert again.state.tempo == TEMPOS[CALM]


def test_a_rematch_keeps_the_pace_that_was_chosen_last(server: Running, people: Any) -> None:
    ada, ben, link, room = at_table(server, people, table_tempo=CALM, table_clock="3d")
    action(ada, link, "tempo", QUICK)
    pick = random.Random(3)
    while not room.state.table.over:
        decide_somehow(room, [ada, ben], link, pick)
    assert action(ada, link, "tempo", CALM) == 409
    next = ada.opens(link + "/again")
    assert server.room(next).state.table_settings.tempo == QUICK
    assert server.room(next).state.table_settings.clock == "3d"


def test_the_next_form_begins_with_what_was_wished_last(server: Running, people: Any) -> None:
    ada, _, link, _ = at_table(server, people)
    assert chosen_on_form(ada) == CALM, "no game was finished, and nothing was wished"
    ada.table("me", "bot", table_tempo=CALM)
    assert not ada.http.cookies.get("farmyard-pace"), "what was suggested is no wish"
    ada.table("me", "bot", table_tempo=QUICK)
    assert chosen_on_form(ada) == QUICK
    action(ada, link, "tempo", USUAL)
    assert chosen_on_form(ada) == USUAL
    quick = server.room(ada.opens(f"/quick/{GAME}"))
    assert quick.state.tempo == TEMPOS[USUAL]
    ada.http.cookies.set("farmyard-pace", "hasty")
    assert chosen_on_form(ada) == CALM, "a cookie that nobody wrote here"


def test_a_newcomer_begins_and_plays_calmly(server: Running, people: Any) -> None:
    (eve,) = people(1)
    room = server.room(eve.opens(f"/quick/{GAME}"))
    assert room.state.tempo == TEMPOS[CALM]
    assert room.state.table.to_move == 0
    assert room.state.chairs[0].person
    ada, ben, link, over = finished(server, people)
    person, pick = over.state.row.opener, random.Random(3)
    for games in range(1, CALM_GAMES + 1):
        until(lambda n=games: asyncio.run(server.site.store.finished_by(person, 9)) == n)
        room = server.room(ada.opens(f"/quick/{GAME}"))
        assert room.state.tempo == TEMPOS[CALM if games < CALM_GAMES else USUAL]
        assert room.state.row.options["start"] == "random"
        if games < CALM_GAMES:
            link = ada.opens(link + "/again")
            ben.get(link)
            over = until(lambda at=link: server.table(at) and server.room(at))
            while not over.state.table.over:
                decide_somehow(over, [ada, ben], link, pick)


# -- Pauses ---------------------------------------------------------------------


def test_how_long_bots_wait_at_each_pace() -> None:
    usual = (0.6, 0.9)
    assert TEMPOS[USUAL].pause(usual) == usual
    assert TEMPOS[QUICK].pause(usual) == (0.6, 0.6)
    low, high = TEMPOS[CALM].pause(usual)
    assert low == 1.5
    assert high == pytest.approx(1.62)
    assert min(TEMPOS[CALM].pause(usual, loss=True)) == 2.5
    for tempo in TEMPOS.values():
        assert tempo.pause(usual, loss=True)[0] > tempo.pause(usual)[0]
        assert tempo.pause((0.0, 0.0), loss=True) == (0.0, 0.0), "a server without pauses"


@pytest.mark.parametrize("key", ["aliens", "chickenrun", "oxy_soxy"])
def test_games_say_when_something_is_taken(key: str) -> None:
    """`touches` reports that a move affects another seat, for some moves but not for most."""
    dice, taken, moves = random.Random(5), 0, 0
    table: Any = Table.deal(key, NAMES[: catalogue.card(key).default_seats], seed=2)
    while not table.over and table.n < 400:
        table.play(dice.choice(table.legal()))
        before, after = table.views.of(SPECTATOR, table.n - 1), table.views.of(SPECTATOR)
        mover = table.history.turn_at(table.n - 1)
        others = [seat for seat in range(len(table.names)) if seat != mover]
        taken += any(table.game.page_hooks.touches(before, after, seat) for seat in others)
        moves += 1
    assert 0 < taken < moves / 2


# -- The end of a turn ----------------------------------------------------------


@pytest.fixture
def showing(houses: Any) -> Running:
    """Start a server that shows the end of a turn."""
    server: Running = houses(SHOWING)
    return server


@pytest.fixture
def two(showing: Running) -> Iterator[list[Player]]:
    players = [Player(showing.url) for _ in range(2)]
    yield players
    for player in players:
        player.leave()


def played_until_held(room: Any, players: list[Player], link: str) -> None:
    pick = random.Random(2)
    while not room.state.held:
        decide_somehow(room, players, link, pick)


def test_the_clock_stands_while_the_end_of_a_turn_is_shown(
    showing: Running, two: list[Player]
) -> None:
    """The time for which the end of a turn is shown is not counted, not even after a reload."""
    ada, ben, link, room = at_table(showing, lambda _: two, table_clock="30s")
    played_until_held(room, two, link)
    assert room.state.deadline is None
    assert 'role="timer"' not in ada.get(link).text + ben.get(link).text
    until(lambda: not room.state.held)
    until(lambda: room.state.deadline)
    last = len(room.state.log) - 1
    assert room.state.notes[last].kind == SHOWN
    shown = room.state.times[last] - room.state.times[last - 1]
    assert shown >= 1900, "two seconds at the usual pace"
    until_when = room.state.times[last] + 30_000
    assert room.state.deadline.until == until_when
    again = reloaded(showing, ada, link)
    assert again.state.deadline.until == until_when


def test_a_decision_ends_what_is_shown_and_its_clock_counts_from_then(
    showing: Running, two: list[Player]
) -> None:
    _, _, link, room = at_table(showing, lambda _: two, table_clock="bank10m", table_tempo=CALM)
    played_until_held(room, two, link)
    n, mover = len(room.state.log), room.state.table.to_move
    before = clock._spent(room.state, room.state.table, mover)
    decide_somehow(room, two, link, random.Random(1))
    assert room.state.notes[n].kind == SHOWN
    assert room.state.log[n + 1] >= 0
    counted = room.state.times[n + 1] - room.state.times[n]
    assert clock._spent(room.state, room.state.table, mover) == before + counted


def test_who_is_alone_with_bots_goes_on_when_he_has_looked(
    showing: Running, two: list[Player]
) -> None:
    ada = two[0]
    link = ada.table("me", "bot", start="0", table_tempo=CALM)
    room, pick = showing.room(link), random.Random(4)
    assert action(ada, link, "looked") == 409, "nothing is shown"
    while not room.state.held:
        if room.state.table.to_move == 0:
            decide_somehow(room, [ada], link, pick)
    page = ada.get(link).text
    assert "I have looked" in page
    n = room.state.table.n
    assert action(two[1], link, "looked") == 403, "who only watches"
    assert room.state.held
    assert action(ada, link, "looked") == 303
    assert not room.state.held or room.state.table.n > n
    assert "I have looked" not in ada.get(link).text or room.state.table.n > n


def test_nobody_hurries_another_person(showing: Running, two: list[Player]) -> None:
    ada, ben, link, room = at_table(showing, lambda _: two, table_tempo=CALM)
    played_until_held(room, two, link)
    for player in (ada, ben):
        assert "I have looked" not in player.get(link).text
        assert action(player, link, "looked") == 403
    assert room.state.held


# -- The status -----------------------------------------------------------------


@pytest.mark.parametrize("key", catalogue.keys())
def test_a_turn_begins_with_what_happened_before(key: str) -> None:
    """A status after another player's decision has its line and the question, in two lines on a
    phone."""
    dice, asked = random.Random(key), 0
    table: Any = Table.deal(key, NAMES[: max(2, catalogue.card(key).default_seats)], seed=1)
    while not table.over and table.n < 120:
        table.play(dice.choice(table.legal()))
        if table.over or table.to_move == table.history.turn_at(table.n - 1):
            continue
        seat = int(table.to_move)
        question = table.game.words.ask(table.views.of(seat), seat, table.names)
        says = pages._status(table, table.views.of(seat), seat, question, moment=False)
        line = table.views.line(table.n - 1, seat)
        assert len(says) <= STATUS
        turn = say("status-turn", name=table.names[seat])
        assert says.endswith((question, turn, say("status-yours")))
        assert line.text in says or line.brief[0] in says
        asked += 1
    assert asked > 3


def lines(*texts: str) -> list[Line]:
    return [Line(0, text) for text in texts]


def test_what_is_asked_gives_way_to_what_happened() -> None:
    """Of a turn that begins, what has happened is told whole, and the question if it fits."""
    asked = "Your turn, Mint. Play an animal."
    assert both(lines("No match."), asked, "Mint") == f"No match. {asked}"
    missed = "Crisp plays the chick and turns up the mouse. No match."
    assert both(lines(missed), asked, "Mint") == f"{missed} Your turn, Mint."
    drawn = "Crisp draws three cards from the stack."
    assert both(lines(missed, drawn), asked, "Mint") == f"{drawn} {asked}"


def test_what_one_does_in_a_row_is_told_as_far_as_it_fits() -> None:
    row = lines("Ada sends Plum out.", "Ada goes to K15.", "An egg! Ada is glad.")
    assert in_a_row(row[:1]) == row[0].text
    assert in_a_row(row) == " ".join(line.text for line in row)
    assert in_a_row(row, 40) == "Ada goes to K15. An egg! Ada is glad."
    assert in_a_row([*row, *row]).endswith(row[-1].text)
    assert len(in_a_row([*row, *row])) <= STATUS
