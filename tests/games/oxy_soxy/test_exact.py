"""Tests of the search's exact endgame solver against plain brute force."""

from random import Random
from typing import Any

import pytest

from farmyard.bots import endgame, roster
from farmyard.bots.search import Search
from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED
from farmyard.core.record import clone
from farmyard.core.tables.table import ranks_of
from tests.games.oxy_soxy.written import place, table
from tests.sampling import dealt
from tests.thorough import THOROUGH

GAME = catalogue.game("oxy_soxy")
CARDS = {2: 4, 3: 4, 4: 4}  # most cards in all hands together for brute force
GAMES = (20 if THOROUGH else 10) if COMPILED else 1


def fared(scores: list[int]) -> list[float]:
    """Return each seat's value: half for first place, shared; half for the part of others left
    behind."""
    ranks, others = ranks_of(scores), len(scores) - 1
    found = []
    for rank in ranks:
        first = (rank == 1) / ranks.count(1)
        behind = sum(r > rank for r in ranks) + (ranks.count(rank) - 1) / 2
        found.append((first + behind / others) / 2)
    return found


def tried_out(states: Any) -> list[float]:
    """Solve a position by trying everything, where each seat takes its own best choice. Of equal
    choices, the first in the game's own order is taken."""
    if not states[0]["phase"]:
        return fared(GAME.scores(states))
    me, best = int(states[0]["turn"]), [-1.0]
    for choice in in_order(states):
        after = clone(states)
        GAME.loops.play(after, 0, choice)
        values = tried_out(after)
        if best == [-1.0] or values[me] > best[me]:
            best = values
    return best


def in_order(states: Any) -> list[int]:
    worth = GAME.search_hints.worth
    assert worth
    return sorted(GAME.choices(states), key=lambda choice: -worth(states[0], choice))


def endings(seats: int) -> list[Any]:
    """Return the first position of each game with several choices and few cards left. Scores are
    set close together so that the last prizes matter."""
    found = []
    for n in range(GAMES):
        dice = Random(n)
        _, states = dealt("oxy_soxy", seats, {}, n)
        bots = [roster.make("oxy_soxy", "hen", p, seats, (n, p)) for p in range(seats)]
        while states[0]["phase"] and not is_near(states, seats):
            seat = int(states[0]["turn"])
            choice = bots[seat].choose(GAME.see(states, seat)[0], GAME.choices(states))
            GAME.loops.play(states, 0, choice)
        if states[0]["phase"]:
            states["points"][0, :seats] = [dice.randrange(12) for _ in range(seats)]
            found.append(states)
    return found


def is_near(states: Any, seats: int) -> bool:
    """Return whether few enough cards are left for a brute-force search in plain Python."""
    s = states[0]
    cards = int(s["held"][:seats].sum() + s["left"][:seats].sum())
    return len(GAME.choices(states)) > 1 and cards + int(s["to_score"]) <= CARDS[seats]


@pytest.mark.thorough
@pytest.mark.parametrize("seats", CARDS)
def test_it_is_what_trying_everything_comes_to(seats: int) -> None:
    """The solver finds the same value for every seat as brute force, and a choice that
    reaches it."""
    some = endings(seats)
    assert len(some) > GAMES / 3
    for states in some:
        me = int(states[0]["turn"])
        solved = endgame.solve(GAME, GAME.see(states, me), in_order(states))
        assert solved
        assert list(solved.values) == pytest.approx(tried_out(states))
        GAME.loops.play(states, 0, solved.choice)
        assert tried_out(states)[me] == pytest.approx(solved.values[me])


def test_an_ending_by_hand() -> None:
    """The solver finds the winning move in an ending that can be worked out by hand.

    Yellow is ten points behind, on the last turn but one. Taking the eight at once is not enough;
    laying the cow makes it seventeen, which Red can no longer take.
    """
    t = table(
        {0: "YB9 RC8 . . .", 4: "RC1 . . . ."},
        seats=2,
        hands={"Y": "YC9"},
        captured={"R": "YB10"},
        left={"Y": "B1 C0", "R": "B0 C0"},
    )
    choices = t.legal()
    solved = endgame.solve(GAME, t.views.array(0), choices)
    assert solved
    assert solved.values == [1.0, 0.0]
    assert solved.choice in {place("YC9", box) for box in (2, 3, 4)}
    bot = Search(GAME, 0, 2, Random(1), 50)
    assert bot.choose(t.views.array(0)[0], choices) in {place("YC9", box) for box in (2, 3, 4)}


FIVE = {"Y": "YC9 YC8 YC7 YC6 YC5", "R": "RC9 RC8 RC7 RC6 RC5"}


@pytest.mark.parametrize(
    ("holds", "piles", "whole"),
    [("YR", {}, True), ("Y", {"Y": "YC1"}, True), ("R", {"R": "RC1"}, False)],
)
def test_only_what_can_lie_one_way_is_whole(holds: str, piles: Any, whole: bool) -> None:
    """A position is whole if hidden cards can be deduced: one's own last card, but not another
    pile's."""
    hands = {p: FIVE[p] for p in holds}
    t = table({0: "YB9 RC4 . . ."}, 2, hands=hands, piles=piles)
    assert endgame.is_whole(GAME, t.views.array(0)) == whole


def test_what_is_hidden_is_left_to_the_search() -> None:
    """The solver declines a position with hidden cards, however short the ending is."""
    lie = {0: "YB9 RC4 . . ."}
    t = table(lie, 2, hands={"R": FIVE["R"]}, piles={"R": "RC1"}, left={"Y": "B1 C0", "R": "B0 C0"})
    assert endgame.solve(GAME, t.views.array(0), t.legal()) is None
    t = table(lie, 2, hands={"R": FIVE["R"]}, left={"Y": "B1 C0", "R": "B0 C0"})
    assert endgame.solve(GAME, t.views.array(0), t.legal()) is not None


def test_what_does_not_fit_is_left_to_the_search() -> None:
    t = table({0: "YB9 RC8 . . ."}, 2, hands={"Y": "YC9 YC8 YC7", "R": "RB1 RB2 RB3"})
    assert endgame.solve(GAME, t.views.array(0), t.legal(), positions=100) is None
    assert endgame.solve(GAME, t.views.array(0), t.legal(), until=0.0) is None
    assert (
        Search(GAME, 0, 2, Random(1), 50, seconds=0.05).choose(t.views.array(0)[0], t.legal()) >= 0
    )


def test_nothing_that_follows_depends_on_what_is_past() -> None:
    """Fields that do not identify a position may hold any value without changing the solution."""
    past = GAME.search_hints.past
    assert past
    for states in endings(2):
        other = clone(states)
        for name in past:
            other[0][name] = 1
        one, two = (
            endgame.solve(GAME, GAME.see(s, int(s[0]["turn"])), in_order(s))
            for s in (states, other)
        )
        assert one == two
