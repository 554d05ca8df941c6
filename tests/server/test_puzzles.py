"""Puzzles on the page: solved, missed and shown; first tries are kept, and rate who made them."""

import asyncio
import html
import re
import time
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.core.showing.puzzles import SOLVER, Puzzle
from farmyard.puzzles import proving, shelf
from farmyard.puzzles.rating import SPREAD, Rating
from farmyard.server.store.statements.tries import Rated
from farmyard.server.web.pages.puzzles import classes, handlers, runs
from farmyard.server.web.pages.puzzles.shown import EASY
from farmyard.server.web.pages.puzzles.state import begun
from farmyard.server.web.pages.review import handlers as reviewing
from tests.server.served import Player, Running
from tests.server.test_lessons import follow
from tests.server.test_mine import link_for
from tests.server.test_review import KEY, READY, TOLD, at_once, finished, needs_compiler
from tests.waiting import until

Asked = tuple[str, Puzzle]
KEYS = [key for key in catalogue.keys() if shelf.puzzles(key)]
ALL: list[Asked] = [
    (key, next(each for each in shelf.puzzles(key).values() if each.theme == theme))
    for key in KEYS
    for theme in dict.fromkeys(each.theme for each in shelf.puzzles(key).values())
]
"""The first puzzle of each theme."""
EVERY = pytest.mark.parametrize("asked", ALL, ids=lambda asked: f"{asked[0]}-{asked[1].theme}")
ONE = next(asked for asked in ALL if not asked[1].before)
WATCHED = next(asked for asked in ALL if asked[1].before)


def link(asked: Asked, query: str = "") -> str:
    return f"/puzzles/{asked[0]}/{asked[1].id}" + (f"?{query}" if query else "")


def read(player: Player, address: str) -> str:
    answer = player.get(address)
    assert answer.status_code == 200, answer.text
    return html.unescape(answer.text)


def other_choice(asked: Asked) -> int:
    """Return a choice that is not the answer."""
    table = proving.table_of(asked[1], asked[0])
    return next(choice for choice in table.legal() if choice != asked[1].line[0])


# -- Played ---------------------------------------------------------------------


@EVERY
def test_its_line_leads_to_the_answer_and_why(ada: Player, asked: Asked) -> None:
    key, puzzle = asked
    text = catalogue.card(key).text
    assert text(f"puzzle-{puzzle.theme}.asks") in read(ada, link(asked, "step=1"))
    for step, choice in enumerate(puzzle.line, 1):
        page = read(ada, link(asked, f"step={step}"))
        assert 'data-spots=""' in page, "nothing is in the light"
        assert follow(ada, link(asked, f"step={step}&choice={choice}")) == link(
            asked, f"step={step + 1}"
        )
    done = read(ada, link(asked, f"step={len(puzzle.line) + 1}"))
    assert '<h2 id="done-headline">Solved!</h2>' in done
    assert len(re.findall('class="solution"', done)) == len(puzzle.line)
    table = begun(key, puzzle.id).table("You")
    said = table.game.words.say(table.views.of(SOLVER), puzzle.line[0], table.names)
    assert said[1:] in done


@EVERY
def test_another_choice_is_answered_kindly_and_counts_as_missed(ada: Player, asked: Asked) -> None:
    other = other_choice(asked)
    at = follow(ada, link(asked, f"step=1&choice={other}"))
    assert at == link(asked, f"step=1&tried={other}&missed=yes")
    page = read(ada, at)
    assert "let the Owl show you" in page
    back = re.search(r'id="to-light" href="([^"]+)"', page)
    assert back is not None
    assert back[1] == link(asked, "step=1&missed=yes")
    shown = read(ada, link(asked, "step=1&missed=yes&helped=yes"))
    assert 'data-spots=""' not in shown, "the answer is in the light"
    end = follow(ada, link(asked, f"step=1&missed=yes&choice={asked[1].line[0]}"))
    assert end == link(asked, "step=2&missed=yes")


def test_what_came_before_is_shown_once_more_whenever_one_likes(ada: Player) -> None:
    page = read(ada, link(WATCHED, f"theme={WATCHED[1].theme}"))
    begins = re.search(r'id="begin" href="([^"]+)"', page)
    assert begins is not None
    assert begins[1] == link(WATCHED, "step=1&frame=0")
    at, frames = begins[1], 0
    while "frame=" in at:
        page = read(ada, at)
        assert 'id="choices">[]' in page, "nobody chooses meanwhile"
        at = re.search(r'data-on="([^"]*)"', page)[1]  # type: ignore[index]
        frames += 1
    assert frames == len(WATCHED[1].before)
    assert link(WATCHED, "step=1&frame=0") in read(ada, at)


@EVERY
def test_nothing_hidden_is_in_the_page(ada: Player, asked: Asked) -> None:
    """The page tells no answer before it is found, and nothing of the written position."""
    page = read(ada, link(asked, "step=1"))
    assert asked[1].position["key"] not in page
    assert 'class="solution"' not in page


@pytest.mark.parametrize(
    "query",
    ["step=0", "step=99", "step=x", "step=1&frame=9999", "step=1&tried=99999", "tried=1,2,x",
     "step=1&choice=99999999", "step=1&part=nothing", "step=1&question=" + "x" * 300,
     "helped=yes", "missed=&step=1"],
)  # fmt: skip
def test_no_address_is_our_fault(ada: Player, query: str) -> None:
    assert ada.get(link(ONE, query)).status_code in (200, 303, 400, 404)


@pytest.mark.parametrize(
    "path", ["/puzzles/ludo/next", "/puzzles/{key}/nothing", "/puzzles/ludo/x"]
)
def test_what_is_not_there_is_said(ada: Player, path: str) -> None:
    for answer in (ada.get(path.format(key=KEYS[0])), ada.post(path.format(key=KEYS[0]))):
        assert answer.status_code in (404, 405)


# -- Tries ----------------------------------------------------------------------


def tried(player: Player, asked: Asked, missed: str = "no", theme: str = "") -> str:
    """Send the form at the end of a puzzle; return where it leads."""
    answer = player.post(link(asked), {"missed": missed, "theme": theme})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def rating(player: Player, asked: Asked) -> int:
    page = read(player, link(asked, f"step={len(asked[1].line) + 1}"))
    found = re.search(r"Your rating is (\d+) now", page.replace(",", ""))
    assert found is not None
    return int(found[1])


def test_the_first_try_counts_and_no_other(ada: Player) -> None:
    ada.post("/name", {"name": "Ada"})
    tried(ada, ONE, "yes")
    first = rating(ada, ONE)
    assert first == round(Rating().after(Rating(ONE[1].rating, SPREAD), False).rating)
    tried(ada, ONE)
    assert rating(ada, ONE) == first
    assert "0 of 1 solved at the first try" in read(ada, "/puzzles")


def test_a_first_try_moves_the_puzzle_too(server: Running) -> None:
    """A puzzle that people solve becomes easier, until its grade is another; a second try of the
    same person moves nothing."""
    asked = min(
        ((key, each) for key in KEYS for each in shelf.puzzles(key).values() if each.rating > EASY),
        key=lambda each: each[1].rating,
    )
    its = Rating(asked[1].rating, SPREAD)
    for n in range(8):
        player = Player(server.url)
        player.post("/name", {"name": f"Solver {n}"})
        hard = "Easy" if its.rating < EASY else "Medium"
        assert f"<b>{hard}</b>" in read(player, link(asked, "step=1"))
        tried(player, asked)
        tried(player, asked, "yes")
        assert rating(player, asked) == round(Rating().after(its, True).rating)
        its = its.after(Rating(), False)
        player.leave()
    assert its.rating < EASY < asked[1].rating


@pytest.mark.parametrize("made", [800, 1200, 2200])
def test_nobody_moves_a_puzzle_far(made: int) -> None:
    """However many tries somebody invents, its rating stays within 400 points of the bots'."""
    puzzle = ONE[1]._replace(rating=made)
    for solved in (True, False):
        its = Rated(made, SPREAD, 0.06)
        for _ in range(300):
            its = handlers.moved(puzzle, its, Rating(), solved)
        assert 100 < abs(its.rating - made) <= 400


def test_the_next_is_one_not_tried_and_about_as_hard_as_one_can_solve(ada: Player) -> None:
    key, puzzle = ONE
    ada.post("/name", {"name": "Ada"})
    seen = set[str]()
    at = tried(ada, ONE, theme=puzzle.theme)
    for _ in range(4):
        assert at == f"/puzzles/{key}/next?theme={puzzle.theme}"
        there = ada.get(at).headers["location"]
        id = there.removeprefix(f"/puzzles/{key}/").partition("?")[0]
        assert there.endswith(f"?theme={puzzle.theme}")
        found = shelf.puzzle(key, id)
        assert found.theme == puzzle.theme
        assert id not in {*seen, puzzle.id}
        seen.add(id)
        at = tried(ada, (key, found), theme=puzzle.theme)
    assert "5 in a row, each solved at the first try" in read(ada, "/puzzles")


@pytest.mark.parametrize(("grade", "fits"), [("easy", range(1150)), ("hard", range(1600, 3000))])
def test_a_grade_can_be_wished_for(houses: Callable[[], Running], grade: str, fits: range) -> None:
    """At a server of its own, as first tries move the ratings of puzzles."""
    player = Player(houses().url)
    for key in KEYS:
        there = player.get(f"/puzzles/{key}/next?grade={grade}").headers["location"]
        assert shelf.puzzle(key, there.rpartition("/")[2].partition("?")[0]).rating in fits
    player.leave()


def test_tries_end_with_the_person(server: Running, ada: Player) -> None:
    ada.post("/name", {"name": "Ada"})
    tried(ada, ONE)
    assert "1 of 1 solved" in read(ada, "/puzzles")
    ada.post("/mine/erase")
    assert "None tried yet" in read(ada, "/puzzles")


def test_tries_come_along_to_another_device(ada: Player, ben: Player) -> None:
    ada.post("/name", {"name": "Ada"})
    tried(ada, ONE)
    ben.post(link_for(ada))
    assert "1 of 1 solved" in read(ben, "/puzzles")


def test_tries_are_forgotten_when_no_cookie_is_as_old(
    ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada.post("/name", {"name": "Ada"})
    tried(ada, ONE)
    monkeypatch.setattr(handlers, "KEPT", -1)
    tried(ada, WATCHED)
    page = read(ada, "/puzzles")
    assert page.count("1 of 1 solved") == 1
    assert page.count("None tried yet") == len(KEYS) - 1


def test_a_new_name_leads_back_to_the_puzzles(ada: Player) -> None:
    assert 'name="page" value="puzzles"' in read(ada, "/puzzles")
    answer = ada.post("/name", {"name": "Ada", "page": "puzzles"})
    assert answer.headers["location"] == "/puzzles"


def test_a_store_that_fails_is_said(
    server: Running, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    from farmyard.server.store.writer import NotStored

    async def fails(*_: object) -> None:
        raise NotStored("no room")

    ada.post("/name", {"name": "Ada"})
    at = class_of(ada)
    for name, address in (("keep_try", link(ONE)), ("tries_of", link(ONE)), ("class_of", at),
                          ("open_class", "/class"), ("join_class", at)):  # fmt: skip
        monkeypatch.setattr(server.site.store, name, partial(fails))
        assert ada.post(address, {"missed": "no"}).status_code == 503
        monkeypatch.undo()


# -- Three minutes, and classes ---------------------------------------------------


def at_time(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Move the clock of runs, and of the times of tries."""
    now = time.time() + seconds
    clock = SimpleNamespace(time=lambda: now, time_ns=lambda: int(now * 1e9))
    for module in (runs, handlers):
        monkeypatch.setattr(module, "time", clock)
    monkeypatch.setattr(classes, "now_ms", lambda: int(1000 * now))


def test_a_run_counts_what_is_solved_in_three_minutes(
    ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """First tries within the time count, later ones do not; every page says how much is left, and
    leads to the result by itself."""
    key = ONE[0]
    ada.post("/name", {"name": "Ada"})
    own = [(key, each) for each in list(shelf.puzzles(key).values())[:6]]
    tried(ada, own[0])
    at_time(monkeypatch, 20)
    assert ada.post(f"/run/{key}").headers["location"] == f"/puzzles/{key}/next"
    at_time(monkeypatch, 80)
    left = re.search(r'content="(\d+);url=(/puzzles\?run=[\w.]+)#run"', read(ada, link(own[1])))
    assert left is not None
    assert left[1] == "120"
    assert f'data-left="{left[1]}"' in read(ada, link(own[1], "step=1"))
    assert 'id="glass"' not in read(ada, link(next(each for each in ALL if each[0] != key)))
    for asked, missed in zip(own[1:4], ("no", "yes", "no"), strict=True):
        assert tried(ada, asked, missed).startswith(f"/puzzles/{key}/next")
    at_time(monkeypatch, 20 + 181)
    assert 'id="glass"' not in read(ada, link(own[4]))
    assert tried(ada, own[4]) == f"{left[2]}#run"
    done = f"{catalogue.card(key).short}: 2 of 3 solved at the first try. Your best is "
    assert done in read(ada, left[2])
    assert tried(ada, own[5]).startswith(f"/puzzles/{key}/next"), "told once"


NO_RUNS = ["", "ludo.1", "oxy_soxy", "oxy_soxy.x", "oxy_soxy.99999999999999", "oxy_soxy.-5",
           "oxy_soxy.²", "." * 3000]  # fmt: skip


@pytest.mark.parametrize("run", NO_RUNS, ids=range(len(NO_RUNS)))
def test_a_run_that_is_none_is_passed_over(ada: Player, run: str) -> None:
    assert "Three minutes of" not in read(ada, f"/puzzles?run={run}")
    answer = ada.http.get(link(ONE), headers={"cookie": f'run="{run}"'.encode()})
    assert answer.status_code == 200
    assert 'id="glass"' not in answer.text


def class_of(player: Player) -> str:
    """Begin a class; return its link."""
    return str(player.post("/class").headers["location"])


def listed(player: Player, link: str) -> list[tuple[str, int]]:
    """Return who is in a class, and how many each has solved."""
    found = re.findall(r"<bdi>(.*?)</bdi>\s*<b class=\"pill\">(\d+)</b>", read(player, link))
    return [(name, int(solved)) for name, solved in found]


def test_a_class_lists_who_has_solved_how_many(
    ada: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Children come in by a name; what they solve from then on counts, at the first try; nobody
    else reads their numbers, and after a day all is gone."""
    tried(ben, ALL[-1])
    link = class_of(ada)
    assert "Show this to the class" in read(ada, link)
    assert listed(ada, link) == []
    at_time(monkeypatch, 1)
    assert "Come in" in read(ben, link)
    assert ben.post(link, {"name": "Ben"}).headers["location"] == link
    cleo = Player(ada.url)
    cleo.post(link, {"name": "Ben"})
    cleo.post(link, {"name": "Cleo"})
    assert listed(ada, link) == [("Ben", 0), ("2 Ben", 0)], "two of one name, each once"
    at_time(monkeypatch, 2)
    for player, asked, missed in ((ben, ALL[0], "no"), (ben, ALL[1], "no"), (cleo, ALL[0], "yes")):
        tried(player, asked, missed)
    page = read(ben, link)
    assert listed(ben, link) == [("Ben", 2), ("2 Ben", 0)]
    assert "Show this to the class" not in page
    assert "Come in" not in page
    cleo.post("/mine/erase")
    assert listed(ada, link) == [("Ben", 2)]
    at_time(monkeypatch, 24 * 3600 + 1)
    assert ada.get(link).status_code == 404
    assert ben.post(link, {"name": "Ben"}).status_code == 404
    cleo.leave()


def test_a_class_ends_with_whoever_leads_it(ada: Player, ben: Player) -> None:
    link = class_of(ada)
    ben.post(link, {"name": "Ben"})
    ada.post("/mine/erase")
    assert ben.get(link).status_code == 404


def test_old_classes_are_forgotten_when_one_begins(
    server: Running, ada: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = class_of(ada)
    ben.post(link, {"name": "Ben"})
    code = link.rpartition("/")[2]
    ever = partial(server.site.store.class_of, code, 0)
    assert len(asyncio.run(ever())) == 2
    at_time(monkeypatch, 24 * 3600 + 1)
    class_of(ada)
    assert asyncio.run(ever()) == []


def test_a_class_has_room_for_a_hundred(
    server: Running, ada: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farmyard.server.store.statements.classes.MOST", 1)
    link = class_of(ada)
    assert ben.post(link, {"name": "Ben"}).status_code == 303
    cleo = Player(ada.url)
    answer = cleo.post(link, {"name": "Cleo"})
    assert (answer.status_code, "This class is full." in answer.text) == (409, True)
    cleo.leave()


@pytest.mark.parametrize("code", ["x", "a" * 2000, "%00", "'"], ids=range(4))
def test_a_class_that_is_not_there_is_said(ada: Player, code: str) -> None:
    for answer in (ada.get(f"/class/{code}"), ada.post(f"/class/{code}", {"name": "Ada"})):
        assert answer.status_code in (404, 405)


# -- Moments of one's own games ---------------------------------------------------


@needs_compiler
def test_moments_of_a_reviewed_game_are_solved_again(
    server: Running, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each seat's: the table, its question and its hand are those of that moment."""
    link, room = finished(server, ada)
    table = room.state.table
    moments = [several(table, seat) for seat in (0, 1)]
    costs = [
        {"n": n, "seat": seat, "choice": table.moves[n], "best": best, "cost": [0.3, 0.2, 0.4]}
        for seat, (n, best) in enumerate(moments)
    ]
    monkeypatch.setattr(reviewing, "PROGRAM", at_once(TOLD | {"costliest": costs}))
    review = until(lambda: READY in (text := read(ada, link + "/review")) and text)
    for seat, (n, best) in enumerate(moments):
        at = f"{link}/solve/{n}"
        assert f'href="{at}"' in review
        page = read(ada, at)
        assert "What would have been better?" in page
        hand = read(ada, f"{link}/replay?move={n}&eyes={seat}")
        held = re.findall(r'data-part="(h\w+)"', hand)
        assert set(held) <= set(re.findall(r'data-part="(h\w+)"', page))
        made = table.moves[n]
        assert follow(ada, f"{at}?step=1&choice={made}") == f"{at}?step=1&tried={made}&missed=yes"
        end = read(ada, follow(ada, f"{at}?step=1&choice={best}"))
        assert "Solved!" in end
        assert f'href="{link}/review"' in end
    assert ada.get(f"{link}/solve/{table.n}").status_code == 404


def several(table: Any, seat: int) -> tuple[int, int]:
    """Return a decision of a seat with several choices, and one that it did not make."""
    for n in (n for n in range(table.n) if table.history.turn_at(n) == seat):
        choices = table.game.choices(table.views.array(seat, n))
        if len(choices) > 1:
            return n, next(choice for choice in choices if choice != table.moves[n])
    raise AssertionError(seat)


@pytest.mark.parametrize("n", ["0", "x", "9999999"])
def test_a_game_without_a_review_has_no_moments(server: Running, ada: Player, n: str) -> None:
    server.prepare(KEY)
    link = ada.plays(KEY)
    assert ada.get(f"{link}/solve/{n}").status_code in (400, 404, 409)
