"""Last moves: the events since a player's last turn, as that player saw them, during a game."""

import random
import re

import pytest

import farmyard
from farmyard.core import catalogue
from farmyard.core.record import SPECTATOR
from farmyard.server import words
from farmyard.server.store.schema import PERSON, Chair
from farmyard.server.web.drawing.rendering import Templates
from farmyard.server.web.drawing.status_line import brief
from farmyard.server.web.pages.replay.shown import MOST_MOVES, Reel, last_move, since_own_turn
from tests.server.served import Player, Running
from tests.server.test_replay import OF_MEMORY, OTHERS, laid, played, say
from tests.thorough import THOROUGH

KEYS = catalogue.keys()
DECISIONS = 60
AGAIN = 1.0 if THOROUGH else 0.3  # share of steps that are drawn again
templates = Templates()


def reel_of(table: farmyard.Table, seat: int) -> Reel:
    chairs = [Chair(p, PERSON, f"person {p}", name) for p, name in enumerate(table.names)]
    return Reel(table, chairs, "Table", "/t/a/replay", "/t/a", (seat,), seat)


@pytest.mark.parametrize("key", KEYS)
def test_steps_lead_from_the_last_turn_to_now(key: str) -> None:
    """Each decision since the last turn has a step, unless its line is joined with the next one."""
    table, dice = farmyard.table(key, seed=4), random.Random(4)
    for _ in range(DECISIONS):
        if table.over:
            break
        table.play(dice.choice(table.legal()))
        for seat in range(len(table.names)):
            versions = since_own_turn(table, seat)
            turns = [table.history.turn_at(n) for n in range(table.n)]
            own = [n for n in range(table.n) if turns[n] == seat]
            while own and all(turns[n] == seat for n in range(own[-1], table.n)):
                own.pop()
            first = own[-1] + 1 if own else 0
            told = [n + 1 for n in range(first, table.n)]
            joined = {n for n in told if n < table.n and table.views.line(n, seat).joins}
            assert versions == [n for n in told if n not in joined][-MOST_MOVES:]


@pytest.mark.thorough
@pytest.mark.parametrize("key", OTHERS)
def test_a_step_shows_what_one_saw_then(key: str) -> None:
    """A step's page is identical to the byte however much later it is made."""
    table, dice = farmyard.table(key, seed=5), random.Random(5)
    then, again, look = dict[tuple[int, int], str](), 0, random.Random(6)
    seats = [*range(len(table.names)), SPECTATOR]
    for _ in range(DECISIONS):
        if table.over:
            break
        table.play(dice.choice(table.legal()))
        for seat in seats:
            reel = reel_of(table, seat)
            versions = since_own_turn(table, seat)
            for at, n in enumerate(versions):
                if (seat, n) in then and look.random() > AGAIN:
                    continue
                text = templates.render("zones.html", last_move(reel, versions, at))
                page = re.sub(r"\d+ of \d+", "", text)
                again += (seat, n) in then
                assert then.setdefault((seat, n), page) == page
    assert len(then) >= DECISIONS
    assert again >= DECISIONS // 4


@pytest.mark.parametrize("key", OF_MEMORY)
@pytest.mark.parametrize("aid", [False, True])
def test_a_game_of_memory_tells_and_does_not_show(key: str, aid: bool) -> None:
    """In a game of memory, steps show the present board, so no card can be looked up again, unless
    an option of the table allows it."""
    remembers = [
        {option.name: value.word}
        for option in catalogue.card(key).options
        for value in (option.values if option.kind == "choice" else [])
        if catalogue.game(key).page_hooks.may_look_back(
            farmyard.table(key, options={option.name: value.word}).views.of()
        )
    ]
    assert remembers
    table = farmyard.table(key, seed=6, options=remembers[0] if aid else {})
    dice, seen = random.Random(6), set[bool]()
    for _ in range(DECISIONS):
        table.play(dice.choice(table.legal()))
        reel, versions = reel_of(table, 0), since_own_turn(table, 0)
        for at in range(len(versions) - 1):
            filled = last_move(reel, versions, at)
            now = table.game.page.scene(table.views.of(0), 0, table.names, False)
            seen.add(filled["scene"] == now)
            assert filled["status"] == brief(table.views.line(versions[at] - 1, 0))
    assert seen == {not aid}


# -- Over HTTP ------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_links_step_through_it_without_scripts(ada: Player, server: Running, key: str) -> None:
    link = laid(ada, server, key)
    played(ada, link, 2)
    table = server.table(link)
    versions = since_own_turn(table, 0)
    assert f'href="{link}/moves"' in ada.get(link).text.replace("&#x2f;", "/")
    page = ada.get(f"{link}/moves").text.replace("&#x2f;", "/")
    texts = [say(page)]
    while back := re.search(r'id="moves-prev" href="([^"]+)"', page):
        page = ada.get(back[1].replace("&amp;", "&")).text.replace("&#x2f;", "/")
        texts.insert(0, say(page))
    assert texts == [brief(table.views.line(n - 1, 0)) for n in versions]
    assert f'id="moves-now" href="{link}"' in page
    assert 'id="moves-prev" role="link" aria-disabled' in page


def test_before_anything_has_happened_a_sentence_says_so(ada: Player, server: Running) -> None:
    link = ada.table("me", "friend")
    answer = ada.get(f"{link}/moves")
    assert answer.status_code in (404, 409)
    ben = Player(server.url)
    ben.post(link + "/sit", {"seat": "1"})
    ada.get(link)
    answer = ada.get(f"{link}/moves")
    assert answer.status_code == 409
    assert words.say("nothing-happened") in answer.text
    for strange in ("-3", "x", "9" * 40):
        assert ada.get(f"{link}/moves?move={strange}").status_code in (400, 409)
    ben.leave()
