"""Tests of the views (section 4 of the ledger) and of the worlds imagined from them."""

from typing import Any

import numpy as np
import pytest

from farmyard.core.compiling import COMPILED
from farmyard.lab.checking import differing
from tests.games.oxy_soxy.test_rulebook import OPTIONS
from tests.games.oxy_soxy.written import place, table
from tests.sampling import eyes, walk

HAND = "YC1 YC2 YC3 YC4 YC5"
WORLDS = 2000 if COMPILED else 300


def set_of(bits: Any) -> set[int]:
    return {card for card in range(20) if int(bits) >> card & 1}


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_sees_its_own_hand_and_all_sets(seats: int, options: dict[str, Any]) -> None:
    for game, _, _, _, after in walk("oxy_soxy", seats, options, seats):
        s = after[0]
        for seat in eyes(seats):
            v = game.see(after, seat)[0]
            for p in range(seats):
                known = p == seat or s["left"][p] == 0
                assert v["hands"][p] == (s["hands"][p] if known else -1)
                pile = {int(card) for card in s["piles"][p] if card >= 0}
                assert set_of(v["unseen"][p]) == set_of(s["hands"][p]) | pile
                assert v["piles"][p].max() == -1


def test_an_imagined_world_does_not_depend_on_what_was_there_before() -> None:
    """The search reuses records, so imagining a world must overwrite all old content."""
    for game, states, _, _, _ in walk("oxy_soxy", 3, {}, 5):
        view = game.see(states, 1)
        fresh = game.imagine(view, 1, (3, 4))
        used = np.empty(1, view.dtype)
        used.view(np.uint8)[:] = 77
        game.loops.imagine(game.prior(view, 1), 1, used, 0, np.array([3, 4], np.uint64))
        assert differing(used, fresh) == []


def test_every_hand_is_as_likely_as_another() -> None:
    """Another hand is any five of twenty cards, and one's own pile any order, with
    equal chances."""
    t = table(seats=2, hands={"Y": HAND, "R": HAND.replace("Y", "R")}, piles=OTHERS)
    game, view = t.game, t.views.array(0)
    held = np.zeros(20)
    tops = np.zeros(20)
    for n in range(WORLDS):
        world = game.imagine(view, 0, (n, 9))[0]
        held += [int(world["hands"][1]) >> card & 1 for card in range(20)]
        tops[world["piles"][0][14]] += 1
    within(held, WORLDS, 5 / 20)
    within(np.delete(tops, range(10, 15)), WORLDS, 1 / 15)
    assert tops[10:15].sum() == 0


REST = [f"B{n}" for n in range(1, 11)] + [f"C{n}" for n in range(6, 11)]
OTHERS = {p: " ".join(p + card for card in REST) for p in "YR"}


def within(counts: Any, n: int, p: float) -> None:
    """Check that counts are within five standard deviations of a binomial distribution."""
    assert np.abs(counts - n * p).max() < 5 * (n * p * (1 - p)) ** 0.5


def test_news_is_a_card_drawn_and_nothing_else() -> None:
    """A move can be undone unless a card was drawn, so scoring and laying without a draw can be."""
    t = table({0: "YB3 . RC9 . ."}, hands={"Y": HAND}, piles={"Y": "YB1"})
    t.play(place("YC1", 24))
    assert not t.can_undo(0)
    for choice in (place("YC1", 24), 500):
        t = table({0: "YB3 . RC9 . ."}, hands={"Y": HAND})
        before = t.position()
        t.play(choice)
        assert t.can_undo(0)
        t.undo(0)
        assert t.position() == before
