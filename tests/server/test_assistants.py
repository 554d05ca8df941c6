"""Language models: the protocol's own client starts `farmyard mcp`, against a real server."""

import asyncio
import json
import random
import re
import subprocess
import sys
from typing import Any

import mcp
import pytest

from farmyard.assistant.place import Place, lines
from farmyard.assistant.tools import link_of, made
from farmyard.assistant.wording import Impossible, meant
from farmyard.client import Client, Event, State
from farmyard.core import catalogue
from farmyard.core.formats.notation import write_key
from farmyard.server.web.drawing import history
from farmyard.server.web.drawing.citations import rules_text
from tests import transcript
from tests.sampling import in_turn
from tests.server.assistants import Caller, Speech, assistant, choices_in, inside, link_in
from tests.server.served import GAME, Player, Running
from tests.server.test_nothing_told import Seen, laid, play_on, to_an_event, told_apart
from tests.waiting import eventually, until

DEAD_LINE = 150.0
KEYS = catalogue.keys()
TWO_KINDS = KEYS[:2]  # hands are hidden in both
NOWHERE = "/t/no-such-table-aaaaaaaaaa"


def played(work: Any) -> Any:
    async def run() -> Any:
        return await asyncio.wait_for(work, DEAD_LINE)

    return asyncio.run(run())


# -- A whole game ---------------------------------------------------------------


@pytest.mark.thorough
@pytest.mark.parametrize(("key", "spoken_with"), in_turn(TWO_KINDS, [assistant, inside]))
def test_a_whole_game_is_played_against_a_bot(
    server: Running, key: str, spoken_with: Speech
) -> None:
    """A game is played by numbers and by words; each view is the seat's own, without any secret."""
    server.prepare(key)

    async def play() -> None:
        pick = random.Random(4)
        async with spoken_with(server.url) as me:
            text = await me.told("open_table", game=key, seats=["me", "bot"], options={"start": 0})
            link = link_in(text)
            decisions = 0
            while "The game is over." not in text:
                if not (found := choices_in(text)):
                    text = await me.told("wait", table=link)
                    continue
                assert "It is your turn." in text
                assert seen_in(text) == server.table(link).view(0)
                assert [int(number) for number, _ in found] == server.table(link).legal()
                number, words = pick.choice(found)
                alone = sum(words.casefold() in other.casefold() for _, other in found) == 1
                text = await me.told("choose", table=link, choice=words if alone else int(number))
                decisions += 1
            assert decisions > 10
            table, row = server.table(link), server.room(link).state.row
            assert table.over
            whole = await me.told("look", table=link, whole_log=True)
            log = [line[2:] for line in whole.splitlines() if line.startswith("- ")]
            assert log == table.log(0)
            again = link_in(await me.told("rematch", table=link))
            assert again in (await me.told("my_tables")).splitlines()[0]
            for secret in (row.secret, write_key(table.history.dice), write_key(row.key)):
                assert not any(secret in text for text in me.heard)

    played(play())


def seen_in(text: str) -> dict[str, Any]:
    """Return the view contained in a tool's text."""
    view = text.partition("What you see (seats count from 0):\n")[2].splitlines()
    fields = [line.strip().split(": ", 1) for line in view if line.startswith("  ")]
    return {name: json.loads(value) for name, value in fields if not name.isdecimal()}


def test_the_transcript_in_the_docs_is_of_today(server: Running) -> None:
    """A new transcript has the documented tools, sentences and view fields, though deals differ."""
    page = transcript.PAGE.read_text()
    anew = transcript.transcript(server)
    assert transcript.skeleton(transcript.kept(page)) == transcript.skeleton(anew)
    tools, frames, fields = transcript.skeleton(anew)
    assert {"open_table", "choose", "rematch"} < tools
    assert {transcript.VIEW, transcript.CHOICES, "The game is over."} < frames
    assert "hands" in fields


# -- Sitting down, and listing tables ---------------------------------------------


def test_games_and_rules_are_told(server: Running) -> None:
    async def look() -> None:
        async with inside(server.url) as me:
            games = await me.told("list_games")
            for card in catalogue.cards():
                assert (
                    f"{card.key}: {card.title}, {card.seats[0]} to {card.seats[1]} seats" in games
                )
                rules = await me.told("rules", game=card.key)
                assert rules == rules_text(card.key)
                assert await me.resource(f"farmyard://rules/{card.key}") == (rules, "text/markdown")
            with pytest.raises(mcp.MCPError, match=r"\.$"):
                await me.resource("farmyard://rules/chess")
            assert await me.told("my_tables") == "You have none."

    played(look())


def test_a_friend_opens_a_table_and_a_model_sits_down(server: Running, ada: Player) -> None:
    """A model sits down by link or by full address, and cannot decide out of turn."""
    link = ada.table("me", "friend", "friend", start="0")

    async def sit() -> None:
        async with inside(server.url, "Robin") as me, inside(server.url, "Wren") as other:
            assert "no seat" in await me.refused("look", table=link)
            text = await me.told("sit_down", table=server.url + link)
            assert "waiting for players; free seats: 2." in text
            assert "1 Robin (you)" in text
            assert await me.told("sit_down", table=link) == text, "once is enough"
            assert "look at the table first" in await me.refused("choose", table=link, choice=0)
            assert "No free seat 1" in await other.refused("sit_down", table=link, seat=1)
            text = await other.told("sit_down", table=link, seat=2)
            assert "2 Wren (you)" in text
            name = server.table(link).names[0]
            assert f"It is {name}’s turn." in text
            assert "not your turn" in await other.refused("choose", table=link, choice=0)
            assert f"It is {name}’s turn." in await me.told("wait", table=link, seconds=0)
            assert "No free seat" in await Caller(other.client).refused(
                "sit_down", table=ada.table("me", "bot", start="0")
            )

    played(sit())


def test_waiting_ends_when_a_friend_has_decided(server: Running, ada: Player) -> None:
    link = ada.table("me", "friend", start="0")

    async def wait() -> None:
        async with inside(server.url) as me:
            assert choices_in(await me.told("sit_down", table=link)) == []
            at = server.room(link)
            waiting = asyncio.create_task(me.told("wait", table=link, seconds=1e9))
            await eventually(lambda: len(at.audience.watchers) == 1)
            while server.table(link).to_move == 0:
                assert not waiting.done()
                await asyncio.to_thread(play_on, [ada], link, at, len(at.state.log) + 1, CHANCE)
            text = await waiting
            assert "It is your turn." in text
            assert [int(number) for number, _ in choices_in(text)] == server.table(link).legal()

    played(wait())


def test_a_game_that_has_moved_on_is_looked_at_first(server: Running, ada: Player) -> None:
    """A choice is refused if the table has changed since the model last looked at it."""
    link = ada.table("me", "friend", start="0")

    async def choose() -> None:
        async with inside(server.url) as me:
            await me.told("sit_down", table=link)
            at = server.room(link)
            while server.table(link).to_move == 0:
                await asyncio.to_thread(play_on, [ada], link, at, len(at.state.log) + 1, CHANCE)
            where = {"table": link}
            answers = {await me.refused("choose", choice="x", **where)}
            while "It is not your turn; wait tells when it is." in answers:
                answers = {await me.refused("choose", choice="x", **where)}
            assert answers == {"The table has moved on since you were told last; look at it first."}
            text = await me.told("look", **where)
            assert "Since you were told last:" in text
            number, _ = choices_in(text)[0]
            await me.told("choose", choice=number, **where)

    played(choose())


CHANCE = random.Random(8)

# -- Secrecy ----------------------------------------------------------------------


def everything(player: Player, link: str, at: Any, seat: int) -> Seen:
    """Return all that the tools tell a player about a table, without making a decision."""

    async def look() -> Seen:
        client = Client(player.url, cookie=player.http.cookies["farmyard"])
        legal = at.state.table.legal()
        wrong = next(n for n in range(10_000) if n not in legal)
        async with mcp.Client(made(client)) as through:
            me = Caller(through)
            asked: list[tuple[str, dict[str, Any]]] = [
                ("look", {"table": link, "whole_log": True}),
                ("look", {"table": link}),
                ("wait", {"table": link, "seconds": 0}),
                ("choose", {"table": link, "choice": wrong}),
                ("choose", {"table": link, "choice": "no such thing"}),
                ("rematch", {"table": link}),
                ("sit_down", {"table": link}),
                ("my_tables", {}),
            ]
            return {f"{tool} {given}": str(await me.call(tool, **given)) for tool, given in asked}

    n = len(at.state.log)
    seen: Seen = played(look())
    assert len(at.state.log) == n, "nothing was done"
    until(lambda: not at.audience.watchers)
    return seen


@pytest.mark.parametrize("key", KEYS)
def test_a_model_is_told_nothing_of_what_its_seat_does_not_see(
    server: Running, people: Any, key: str
) -> None:
    seated = people(max(2, catalogue.card(key).seats[0]))
    link, at = laid(server, key, seated)
    play_on(seated, link, at, 19, random.Random(3))
    for seat, player in enumerate(seated):
        assert told_apart(player, link, at, seat, everything) == []


def test_a_planted_leak_is_caught(
    server: Running, people: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = people(2)
    link, at = laid(server, GAME, seated)
    play_on(seated, link, at, 5, random.Random(3))
    true = history.decision
    monkeypatch.setattr(history, "decision", lambda *given: to_an_event(true, *given))
    assert told_apart(seated[0], link, at, 0, everything)


# -- Bad input --------------------------------------------------------------------

SEATS = {"game": GAME, "seats": ["me", "bot"]}
BAD: list[tuple[str, dict[str, Any], str]] = [
    ("rules", {"game": "chess"}, "."),
    ("rules", {"game": "../tables"}, "."),
    ("rules", {}, "rules, game: "),
    ("open_table", SEATS | {"game": "chess"}, "There is no game chess"),
    ("open_table", SEATS | {"seats": ["me"]}, "."),
    ("open_table", SEATS | {"seats": ["bot", "bot"]}, "One seat, and only one, is me."),
    ("open_table", SEATS | {"seats": ["me", "guest Cleo"]}, "not guest Cleo"),
    ("open_table", SEATS | {"seats": ["me", "bot:lion"]}, "."),
    ("open_table", SEATS | {"seats": "me"}, "open_table, seats: "),
    ("open_table", SEATS | {"options": {"speed": 9}}, "has no option speed; it has start"),
    ("open_table", SEATS | {"options": {"start": "never"}}, "."),
    ("sit_down", {"table": NOWHERE}, "There is no such table."),
    ("sit_down", {"table": "over there"}, "'over there' is no link of a table"),
    ("look", {"table": NOWHERE}, "There is no such table."),
    ("look", {"table": ""}, "is no link of a table"),
    ("choose", {"table": NOWHERE, "choice": 1}, "There is no such table."),
    ("choose", {"table": NOWHERE, "choice": [1]}, "choose, choice: "),
    ("wait", {"table": NOWHERE}, "There is no such table."),
    ("wait", {"table": NOWHERE, "seconds": "long"}, "wait, seconds: "),
    ("rematch", {"table": NOWHERE}, "There is no such table."),
    ("shuffle", {}, "There is no tool shuffle."),
]


def test_bad_input_gets_one_sentence(server: Running) -> None:
    async def ask() -> None:
        async with inside(server.url) as me:
            for tool, given, said in BAD:
                one_sentence(told := await me.refused(tool, **given))
                assert said in told, (tool, given)
            link = link_in(await me.told("open_table", **SEATS, options={"start": 0}))
            for choice in (999_999, -1, "", "dance", "plays"):
                one_sentence(await me.refused("choose", table=link, choice=choice))
            one_sentence(await me.refused("rematch", table=link))
            assert server.table(link).n == 0

    played(ask())


def one_sentence(told: str) -> None:
    assert told.endswith("."), told
    assert "\n" not in told
    assert "Error executing" not in told


def test_a_server_that_is_not_there_is_one_sentence() -> None:
    async def ask() -> None:
        async with assistant("http://127.0.0.1:1") as me:
            tools = {tool.name: tool for tool in (await me.client.list_tools()).tools}
            assert all(tool.description for tool in tools.values())
            page = transcript.PAGE.read_text()
            assert re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE) == [*tools]
            for tool in ("list_games", "my_tables"):
                told = await me.refused(tool)
                assert told == "No Farmyard server answers at http://127.0.0.1:1."

    played(ask())


@pytest.mark.parametrize("package", ["mcp", "httpx"])
def test_without_the_extra_the_command_says_what_it_needs(package: str) -> None:
    code = f"import sys; sys.modules['{package}'] = None; import farmyard.terminal.main as it; "
    command = [sys.executable, "-c", code + "it.main(['mcp'])"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    wanted = f"need {package}; get it with: pip install 'farmyard[mcp]'\n"
    assert done.stderr == f"farmyard: seats of language models {wanted}"


# -- Helpers of the tools -----------------------------------------------------------


def test_a_choice_is_meant_by_its_number_or_by_words_of_its_own() -> None:
    known = [(3, "plays the hen"), (5, "plays the hen and the fox"), (9, "passes")]
    for said, number in ((3, 3), ("5", 5), ("Plays the hen.", 3), ("fox", 5), ("PASSES", 9)):
        assert meant(known, said) == number
    several = "3: plays the hen; 5: "
    for said, why in (("plays", several), ("dances", "dances"), ("ass", "ass"), (4, "Choice 4")):
        with pytest.raises(Impossible, match=why):
            meant(known, said)


def test_a_link_is_read_from_whatever_names_a_table() -> None:
    for said in ("abc-1", "/t/abc-1", "http://house:8077/t/abc-1", " https://x/y/t/abc-1?seat=1 "):
        assert link_of(said) == "/t/abc-1"
    for said in ("", "/t/", "/t/a/b", "two words", "../secret"):
        with pytest.raises(Impossible):
            link_of(said)


def test_the_news_are_told_once_and_follow_what_is_taken_back() -> None:
    class Silent:
        def at(self, link: str) -> Any:
            return self

        async def __aiter__(self) -> Any:
            for state in states:
                yield state

    def state(n: int, *events: Event, over: bool = False) -> State:
        return State(n, 0, 0, over, {"turn": 0}, [], None, list(events))

    ada, ben = Event(1, 0, "Ada digs."), Event(2, 1, "Ben turns a card.")
    whole = Event(3, 1, "Ben turns a card. A hen!", joins=True)
    back, other = Event(4, -1, "", left=1), Event(5, 1, "Ben passes.")
    states = [state(3, ada, ben, whole), state(5, back, other, over=True)]

    async def follow() -> None:
        client: Any = Silent()
        place = Place(client, "/t/x")
        await place.until(lambda: place.asked, 10)
        assert place.moved_on
        told = place.tell()
        assert told[:2] == ["Ada digs.", "Ben turns a card. A hen!"]
        assert told[-1] == "Ben passes."
        assert len(told) == 4
        assert (place.tell(), place.moved_on) == ([], False)
        assert lines(place.log) == ["Ada digs.", "Ben passes."]
        assert lines([ada, ben, whole]) == ["Ada digs.", "Ben turns a card. A hen!"]

    played(follow())
