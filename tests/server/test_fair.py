"""Fair shuffles on a real server: committed before, derived from all, revealed afterwards."""

import json
import random
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.core.chance import dealing
from farmyard.core.chance.fairness import Seal, checks, commitment_of
from farmyard.core.formats.notation import write_key
from farmyard.server.table.sealing import GOOD_FOR, Sealer
from tests.server.served import GAME, Player, Running, answered, decide, my_turn, seating, state

SCRIPT = Path(__file__).parents[2] / "docs" / "verify.py"
DAILY = [card.key for card in catalogue.cards() if catalogue.game(card.key).dealing]


def offered(player: Player, path: str = f"/new/{GAME}") -> tuple[str, str]:
    """Return the ticket and the commitment that a page with a form carries."""
    page = player.get(path).text
    ticket = re.search(r'name="ticket" value="([^"]+)"', page)
    promise = re.search(r'data-sealed="([0-9a-f]{64})"', page)
    assert ticket
    assert promise
    assert promise[1] in re.sub(r'data-sealed="[^"]*"', "", page), "people can read it, too"
    return ticket[1], promise[1]


def sealed_table(player: Player, *seats: str, lot: str = "Ada-1", **more: str) -> tuple[str, str]:
    """Open a table with a page's ticket; return its link and the page's commitment."""
    ticket, promise = offered(player)
    form = seating(*seats) | {"ticket": ticket, "lot": lot, **more}
    return player.opens(f"/new/{GAME}", form), promise


def finished(player: Player, link: str) -> None:
    dice = random.Random(5)
    with player.live(link) as socket:
        while not (frame := my_turn(socket))["over"]:
            decide(socket, dice.choice(frame["choices"])[0], frame["n"])


def file_of(player: Player, link: str) -> str:
    answer = player.get(link + "/game.txt")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    return answer.text


def holding(text: str) -> set[str]:
    assert [check for check in checks(text) if check.holds is False] == []
    return {check.name for check in checks(text) if check.holds}


def test_what_a_page_promised_is_what_the_game_was_dealt_from(
    ada: Player, server: Running, tmp_path: Path
) -> None:
    link, promise = sealed_table(ada, "me", "bot", "bot")
    room = server.room(link)
    assert commitment_of(room.state.row.secret) == promise
    kinds = ("person", "scarecrow", "scarecrow")
    assert (
        room.state.table.history.dice == Seal(room.state.row.secret, ("Ada-1", "", ""), kinds).key
    )
    finished(ada, link)
    text = file_of(ada, link)
    assert holding(text) >= {"commitment", "kinds", "key", "asked", "replay", "over", "words"}
    assert f'commitment: "{promise}"' in text
    (tmp_path / "game.txt").write_text(text)
    command = [sys.executable, "-I", "-S", str(SCRIPT), str(tmp_path / "game.txt")]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout.count("yes ")) == (0, 4), run.stdout


def test_everybody_who_sits_down_adds_his_own(ada: Player, ben: Player, server: Running) -> None:
    link, promise = sealed_table(ada, "me", "friend", "guest Cleo", "friend", lot="Ada-1")
    room = server.room(link)
    assert promise in ben.get(link).text, "shown on the bench, before anybody else adds his"
    ben.post(link + "/sit", {"seat": "1", "lot": "ben_1"})
    ben.post(link + "/sit", {"seat": "3", "lot": "ben_2"})
    assert [chair.lot for chair in room.state.chairs] == ["Ada-1", "", "", "ben_2"]
    ada.post(link + "/fill")
    kinds = ("person", "scarecrow", "guest", "person")
    assert (
        room.state.table.history.dice
        == Seal(room.state.row.secret, ("Ada-1", "", "", "ben_2"), kinds).key
    )
    stored = server.site.actors._actors.pop(room.state.row.id)
    ada.get(link)
    again = server.room(link)
    assert again is not stored
    assert again.state.table.history.dice == room.state.table.history.dice, (
        "the same after the room was let go"
    )


@pytest.mark.parametrize("lot", ["x" * 65, "two words", "line\nline", "é"])
def test_no_lot_can_pass_for_two(ada: Player, lot: str) -> None:
    link = ada.table("me", "friend")
    answer = ada.post(link + "/sit", {"seat": "1", "lot": lot})
    assert answer.status_code == 400
    assert "extra randomness" in answer.text


def test_a_ticket_seals_one_table_only(ada: Player, ben: Player, server: Running) -> None:
    """A ticket used twice gets a new secret, as the first one may already be revealed."""
    ticket, promise = offered(ada)
    form = {"ticket": ticket, "lot": "a"}
    links = [p.opens(f"/quick/{GAME}", form) for p in (ada, ada, ben)]
    secrets = [server.room(link).state.row.secret for link in links]
    assert commitment_of(secrets[0]) == promise
    assert len(set(secrets)) == 3


def test_tickets_are_of_this_house_and_of_today() -> None:
    ours, theirs = Sealer("a secret of sixteen"), Sealer("another of sixteen")
    offer = ours.offer()

    def commits(sealer: Sealer, ticket: str) -> str:
        return commitment_of(sealer.drawn(FormOf({"ticket": ticket})).secret)  # type: ignore[arg-type]

    assert commits(ours, offer.ticket) == offer.commitment
    assert commits(theirs, offer.ticket) != offer.commitment
    _, tail = offer.ticket.split("-")
    for when in (time.time() - GOOD_FOR - 5, time.time() + 60):
        ticket = f"{int(when)}-{tail}"
        assert commits(ours, ticket) != commits(ours, ticket), "a fresh secret each time"
    assert commits(ours, "") != commits(ours, "")


class FormOf(dict):  # type: ignore[type-arg]
    """A stand-in for a form, as the sealer reads it."""

    def get(self, name: str, default: str = "") -> Any:
        return super().get(name, default)


def test_a_rematch_has_a_promise_of_its_own(ada: Player, server: Running) -> None:
    link, promise = sealed_table(ada, "me", "bot")
    finished(ada, link)
    ticket, next_promise = offered_at_the_end(ada, link)
    assert next_promise != promise
    assert offered_at_the_end(ada, link) == (ticket, next_promise), "one for all who look"
    new = ada.opens(link + "/again", {"ticket": ticket, "lot": "again"})
    room = server.room(new)
    assert commitment_of(room.state.row.secret) == next_promise
    assert [chair.lot for chair in room.state.chairs] == ["again", ""]


def offered_at_the_end(player: Player, link: str) -> tuple[str, str]:
    page = player.get(link).text
    found = re.search(r'data-sealed="([0-9a-f]{64})".*?name="ticket" value="([^"]+)"', page, re.S)
    assert found
    return found[2], found[1]


@pytest.mark.parametrize("key", DAILY)
def test_the_deal_of_the_day_says_that_it_is_one(ada: Player, server: Running, key: str) -> None:
    link = ada.opens(f"/daily/{key}")
    row = server.room(link).state.row
    assert (row.secret, bool(row.day)) == ("", True)
    assert row.key == dealing.key_of_day(row.day)
    assert row.day in ada.get(link + "/fair").text


# -- Nothing of the secret before the end ---------------------------------------


def addresses(link: str) -> list[str]:
    """Return the addresses of a table, valid and invalid ones."""
    looks = ["", "?picked=x", "/fair", "/game.txt", "/whatif", "/live", "/secret"]
    looks += [f"/replay?move={n}&eyes={eyes}" for n in ("0", "3", "999", "-1", "x") for eyes in
              ("", "0", "1", "watcher", "7")]  # fmt: skip
    return [link + each for each in looks] + ["/", f"/new/{GAME}", "/nowhere"]


def everything_served(server: Running, people: list[Player], link: str) -> str:
    """Return all that pages, forms, sockets and errors send to these people."""
    served = []
    for player in people:
        for path in addresses(link):
            answer = player.get(path)
            served += [answer.text, str(answer.headers)]
        for verb in ("do", "back", "look", "again", "whatif", "ask", "sit", "stand", "fill", "x"):
            form = {"at": "0", "seat": "0", "move": "0", "choice": "99", "question": "hint 2"}
            answer = player.post(f"{link}/{verb}", form)
            served += [answer.text, str(answer.headers)]
        for program in (True, False):
            with player.live(link, program=program) as socket:
                socket.send(json.dumps({"ask": "secret", "at": 0}))
                socket.send("{")
                served += answered(socket)
    return "\n".join(served)


@pytest.mark.parametrize("key", catalogue.keys())
def test_no_secret_leaves_before_the_game_is_over(
    people: Any, server: Running, key: str, caplog: pytest.LogCaptureFixture
) -> None:
    ada, eve = people(2)
    link = ada.plays(key, ticket=offered(ada)[0], lot="adas-lot")
    ada.get(link)
    from tests.waiting import until

    room = until(lambda: server.room(link) if server.table(link) else None, 90)
    served = everything_served(server, [ada, eve], link) + caplog.text
    row, dice = room.state.row, room.state.table.history.dice
    assert not room.state.table.over
    assert commitment_of(row.secret) in served, "the promise is"
    assert "adas-lot" in served, "and so is what each seat added"
    for hidden in (row.secret, write_key(dice), write_key(row.key), *map(str, (*dice, *row.key))):
        assert hidden not in served


def test_the_secret_is_told_when_the_game_is_over(
    ada: Player, ben: Player, server: Running
) -> None:
    link, _ = sealed_table(ada, "me", "bot")
    secret = server.room(link).state.row.secret
    assert secret not in ben.get(link + "/fair").text
    assert ben.get(link + "/game.txt").status_code == 409
    finished(ada, link)
    assert secret in ben.get(link + "/fair").text
    assert secret in file_of(ben, link)


def test_programs_are_told_the_promise(ada: Player) -> None:
    link, promise = sealed_table(ada, "me", "bot")
    with ada.live(link) as socket:
        assert state(socket)["commitment"] == promise
