"""Tests of Chickenrun's page: choices as parts, possible paths, and a part for every choice."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from farmyard.core.compiling import COMPILED
from farmyard.games.chickenrun.box.board import BUNKER, HUT, SQUARES
from farmyard.games.chickenrun.page.chains import chains
from farmyard.games.chickenrun.page.lit import goal
from farmyard.games.chickenrun.page.parts import GO, parts
from farmyard.games.chickenrun.page.routes import outline, ways, within
from farmyard.games.chickenrun.rules.tweedys.guards import TWEEDY
from farmyard.games.chickenrun.state import CHOICES, Phase, legal
from tests.games.chickenrun.lively import games
from tests.games.chickenrun.test_later_rulings import SWAP
from tests.games.chickenrun.test_rulebook import LINE
from tests.games.chickenrun.written import GAME, NAMES, table

SEEDS = range(10) if COMPILED else range(1)
WALKS = (Phase.MOVE, Phase.BLACK, Phase.CHASE)
MOST = 40  # moments of each phase
OPTIONS: list[dict[str, Any]] = [{}, {"joint": "yes", "control": "bid", "dog_start": "controller"}]


@cache
def moments() -> list[tuple[Any, list[int]]]:
    """Return views of the seat to move with its legal choices, from every phase that occurs."""
    return list(sampled())


def sampled() -> Iterator[tuple[Any, list[int]]]:
    double = table(**SWAP, flocks={0: "ACPPPP", 1: "AhhLhL"}).roll(4, 4)
    yield double.view(0), double.legal()
    seen: Counter[int] = Counter()
    for seed in SEEDS:
        for _, states, choices, _, _ in games(
            2 + seed % 5, OPTIONS[seed % 2], range(seed, seed + 1), 6
        ):
            phase = int(states[0]["phase"])
            seen[phase] += 1
            if seen[phase] <= MOST:
                yield GAME.see(states, int(states[0]["turn"]))[0], choices


def test_the_page_reads_the_legal_choices_of_a_view() -> None:
    assert len({int(view["phase"]) for view, _ in moments()}) > (10 if COMPILED else 4)
    for view, choices in moments():
        assert [*legal(view)] == choices


def test_every_choice_is_a_different_set_of_parts() -> None:
    """Rarely meant choices that others see at once need more than one touch."""
    for view, choices in moments():
        found = [parts(view, choice) for choice in choices]
        assert len({frozenset(each) for each in found}) == len(found)
        for touched in found:
            assert len(touched) == 1 or touched[1:] == (GO,)
            if touched[0].startswith(("card-", "cut", "abandon")):
                assert touched[-1] == GO
            if touched[0].startswith("at-"):
                assert touched[1:] == ()


def test_every_part_of_a_choice_is_on_the_page() -> None:
    """Squares, buildings, chickens and buttons together offer every part of every choice."""
    for view, choices in moments():
        seat = int(view["turn"])
        scene = GAME.page.scene(view, seat, NAMES, False)
        deeds = scene["deeds"]
        shown = {each["part"] for each in (*deeds["verbs"], *deeds["chips"])}
        shown |= {each["part"] for each in (*scene["yard"]["squares"], *scene["yard"]["choices"])}
        shown |= {hen["part"] for group in scene["flock"] for hen in group["hens"]}
        shown |= {GO} if deeds["go"] else set()
        needed = {part for choice in choices for part in parts(view, choice)}
        assert needed | {part for _, touched in chains(view) for part in touched} == shown - {""}


def test_the_parts_of_what_is_not_asked_are_refused_or_named() -> None:
    """Explaining a refusal tries every number, so an illegal choice must give parts or a known
    error."""
    named = 0
    for view, _ in moments()[:40]:
        for choice in range(CHOICES):
            try:
                assert parts(view, choice)
            except (LookupError, ValueError):
                continue
            named += 1
    assert named > CHOICES


SPOON: dict[str, Any] = {
    "at": {0: "barn"},
    "marker": {0: "barn"},
    "depth": [5, 0],
    "flocks": {0: "hAhhhh"},
    "escape": {0: "Dinner Spoon"},
    "shown": {0: "Spoon"},
    "plans": {0: ["Dinner Spoon"]},
}


@pytest.mark.parametrize(
    ("white", "said"),
    [(4, ["6 + 0 = 6 steps", "4 steps left"]), (1, ["3 + 0 = 3 steps", "1 step left"])],
)
def test_the_sum_says_what_is_left_of_a_move(white: int, said: list[str]) -> None:
    """Out of a tunnel, a runner goes on with the steps that the digging has left."""
    t = table(**SPOON).roll(2, white)
    before = sum_of(t)
    t.play("barn", "exit 0")
    assert [before, sum_of(t)] == said


def sum_of(t: Any) -> str:
    return str(GAME.page.scene(t.view(0), 0, NAMES, False)["dice"]["sum"])


def walks() -> list[tuple[Any, list[int]]]:
    return [(view, choices) for view, choices in moments() if view["phase"] in WALKS]


def test_a_way_leads_to_every_lit_place_within_the_steps() -> None:
    for view, choices in walks():
        found = ways(view)
        for n in (goal(view, choice) for choice in choices):
            if n is None or (view["phase"] == Phase.MOVE and n == view["at"][view["turn"]]):
                continue  # staying, and digging on the spot
            assert 0 < found[n][1] <= steps_of(view)
            assert chain(found, n)[0] == start_of(view)


def steps_of(view: Any) -> int:
    if view["phase"] == Phase.MOVE:
        return int(view["allowance"])
    return int(view["black"]) + (int(view["white"]) if view["phase"] == Phase.CHASE else 0)


def start_of(view: Any) -> int:
    if view["phase"] == Phase.MOVE:
        return int(view["at"][view["turn"]])
    both = view["phase"] == Phase.BLACK or view["chasing"] == TWEEDY
    return int(view["tweedy"] if both else view["dog"])


def chain(found: dict[int, tuple[int, int]], n: int) -> list[int]:
    """Return the places of a path, each one step from the one before."""
    way = [n]
    while found[way[0]][1]:
        assert found[found[way[0]][0]][1] == found[way[0]][1] - 1
        way.insert(0, found[way[0]][0])
    return way


def test_what_a_guard_reaches_is_what_the_rules_let_it_reach() -> None:
    """The shade shown for Mr Tweedy and the dog covers exactly the legal squares."""
    looked = 0
    for view, choices in walks():
        if view["phase"] != Phase.MOVE:
            lit = {n for n in (goal(view, c) for c in choices) if n is not None and n < SQUARES}
            assert set(within(ways(view), steps_of(view))) - {start_of(view)} == lit
            looked += 1
    assert looked > (20 if COMPILED else 2)


def test_an_outline_covers_its_squares_run_by_run() -> None:
    assert outline([0, 1, 2, 27, 29]) == "M0 0h3v1h-3zM0 1h1v1h-1zM2 1h1v1h-1z"
    assert outline([26, 27]) == "M26 0h1v1h-1zM0 1h1v1h-1z"


@pytest.mark.parametrize("n", [HUT, BUNKER])
def test_a_guest_is_drawn_beside_the_host(n: int) -> None:
    """Two pieces in one building are drawn on different spots."""
    view = moments()[0][0].copy()
    view["at"][0] = view["at"][1] = n
    pieces = GAME.page.scene(view, 0, NAMES, False)["yard"]["pieces"]
    spots = [piece["at"] for piece in pieces if piece["id"] in ("pc-0", "pc-1")]
    assert len(set(spots)) == 2


def test_the_chances_of_a_runner_are_those_of_one_throw() -> None:
    """Nine steps from Free, a chicken of −1 needs ten or more: six throws of 36."""
    t = table(at={0: "4,23"}, flocks={0: "AhChhh"}, **LINE)
    tale = GAME.page.scene(t.view(1), 1, NAMES, False)["tale"]
    assert tale["chances"] == 17
    assert "9 steps from Free" in tale["says"]


def test_where_a_plan_begins_is_shown_to_its_seat_alone() -> None:
    t = table(plans={0: ["Washing Line"], 1: ["Rope Drop"]})
    shown = {p: GAME.page.scene(t.view(p), p, NAMES, False)["yard"]["beginnings"] for p in (-1, 0)}
    assert [len(each) for each in shown.values()] == [0, 1]
    assert shown[0][0]["fill"].startswith("M7 20h3")


def test_ways_of_others_are_for_their_walk_only() -> None:
    """Waiting players see no place lit, but can look up where the mover may go."""
    t = table(at={0: "3,9"}).roll(1, 2)
    yard = GAME.page.scene(t.view(1), 1, NAMES, False)["yard"]
    assert not yard["squares"]
    assert not yard["choices"]
    assert '"from":{' in yard["ways"]
    assert '"from":{}' not in yard["ways"]
