"""Questions of a page to its game; options and the number of players; the deal of the day."""

import json
import re
from typing import Any

from tests.games.cloud_nine import written
from tests.server.served import Player, Running, seating
from tests.waiting import until

KEY = written.GAME.card.key


def seated(server: Running, ada: Player, *seats: str, **options: str) -> str:
    """Open a table of the game that answers questions, and return its link."""
    server.prepare(KEY)
    link = ada.opens(f"/new/{KEY}", seating(*seats) | {"start": "0"} | options)
    until(lambda: ada.get(link) and server.table(link) is not None, 60)
    return link


def asks(ada: Player, link: str, question: str) -> Any:
    with ada.live(link) as socket:
        socket.recv(20)
        socket.send(json.dumps({"ask": question, "at": 0}))
        while True:
            frame = json.loads(socket.recv(20))
            if "answer" in frame or "refusal" in frame:
                return frame


def test_a_question_is_answered_and_nothing_is_played(server: Running, ada: Player) -> None:
    link = seated(server, ada, "me", "bot", "bot")
    said = asks(ada, link, "op 8+5")
    assert said["answer"]["says"] == "8+5 = 13: 4 too many."
    assert (said["question"], said["at"]) == ("op 8+5", 0)
    assert server.room(link).state.log == []


def test_a_question_that_means_nothing_is_refused(server: Running, ada: Player) -> None:
    link = seated(server, ada, "me", "bot", "bot")
    for question in ("", "what", "hint 4", "hint", "\x00", "op " + "9" * 290):
        said = asks(ada, link, question)
        assert said.get("refusal") or said["answer"]["says"]
    assert "refusal" in asks(ada, link, "x" * 400)


def test_whoever_only_watches_is_not_answered(server: Running, people: Any) -> None:
    ada, eve = people(2)
    link = seated(server, ada, "me", "bot", "bot")
    assert "refusal" in asks(eve, link, "hint 2")
    assert eve.post(link + "/ask", {"question": "hint 2"}).status_code == 403


def test_the_oracle_speaks_at_a_table_for_one_only(server: Running, ada: Player) -> None:
    assert "alone" in asks(ada, seated(server, ada, "me", "bot", "bot"), "oracle")["answer"]["says"]
    alone = asks(ada, seated(server, ada, "me", gold="no"), "oracle")
    assert alone["answer"]["says"].startswith(("The oracle", "Even with"))


def test_a_game_without_answers_says_so(server: Running, ada: Player) -> None:
    link = ada.table("me", "bot")
    assert "refusal" in asks(ada, link, "hint 2")


def test_the_same_by_a_form(server: Running, ada: Player) -> None:
    link = seated(server, ada, "me", "bot", "bot")
    page = ada.post(link + "/ask", {"question": ["op", "8+5"]})
    assert page.status_code == 200
    assert "8+5 = 13: 4 too many." in page.text


def test_forms_know_the_moment_after_going_back(server: Running, ada: Player) -> None:
    """A form to go back has the length of the log, which includes moves that were taken back."""
    link = seated(server, ada, "me", gold="no")
    room = server.room(link)
    for _ in range(2):
        choice = room.state.table.legal()[0]
        ada.post(link + "/do", {"choice": str(choice), "at": str(len(room.state.log))})
    for left in (1, 0):
        form = re.search(r'data-back><input [^>]*value="(\d+)"', ada.get(link).text)
        assert form
        assert ada.post(link + "/back", {"at": form[1]}).status_code == 303
        assert room.state.table.n == left


def test_an_option_makes_way_for_the_number_of_players(server: Running, ada: Player) -> None:
    """A single player who asks for the group game gets the solo game instead."""
    link = seated(server, ada, "me", mode="group")
    assert server.table(link).options["mode"] == "solo"


def test_an_option_that_was_chosen_is_refused_for_the_wrong_number(ada: Player) -> None:
    answer = ada.post(f"/new/{KEY}", seating("me", "bot", "bot") | {"mode": "dual"})
    assert answer.status_code == 400
    assert "“Game”: “Duel” is not for 3 players." in answer.text


def test_the_deal_of_the_day_is_the_same_for_all(server: Running, people: Any) -> None:
    server.prepare(KEY)
    tops = []
    for player in people(2):
        link = player.opens(f"/daily/{KEY}")
        until(lambda link=link, player=player: player.get(link) and server.table(link), 60)
        table = server.table(link)
        tops.append(table.position()["packs"])
        assert table.options["solvable"] == "yes"
    assert tops[0] == tops[1]
