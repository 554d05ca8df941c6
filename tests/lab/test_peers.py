"""The contestants of ``bench.peer``: the textbook search is fair, the cheater sees all cards."""

from argparse import Namespace
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest
from bench.peer import SOLVER, Setting, Told, players, row, table
from bench.peers.cheater import Cheater, look
from bench.peers.contestant import SEATS, Thought
from bench.peers.textbook import Textbook

from farmyard.bots.random import RandomBot
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.compiling import COMPILED
from farmyard.core.record import OVER, clone
from farmyard.lab import match
from farmyard.lab.playouts import play_on

KEY = "oxy_soxy"
GAME = catalogue.game(KEY)
ROUNDS = 200
WORLDS = 8
SEARCHED = [key for key in catalogue.keys() if catalogue.game(key).search_hints.levels]

pytestmark = pytest.mark.skipif(not COMPILED, reason="searches too long as plain Python")


def dealt(deal: int) -> np.ndarray:
    options = GAME.card.read_options({}, SEATS)
    return match.dealt(GAME, match.order_of(KEY, ["fox"] * SEATS, options, 1, deal))


def midway(deal: int) -> np.ndarray:
    """Return a position some decisions into a deal, with several choices."""
    states, bots = dealt(deal), [RandomBot(p, SEATS, Random(p)) for p in range(SEATS)]
    for n in range(100):
        assert states[0]["phase"] != OVER
        choices = GAME.choices(states)
        if n >= 6 and len(choices) > 1:
            break
        GAME.loops.play(states, 0, bots[int(states[0]["turn"])].choose(None, choices))
    return states


def alike(states: np.ndarray) -> list[np.ndarray]:
    """Return different true states that look alike to the seat to move."""
    seat = int(states[0]["turn"])
    view = GAME.see(states, seat)
    worlds = [clone(GAME.imagine(view, seat, key_of(7, n))) for n in range(WORLDS)]
    assert len({world.tobytes() for world in worlds}) == WORLDS
    assert all(GAME.see(world, seat).tobytes() == view.tobytes() for world in worlds)
    return worlds


class Hasty(Textbook):
    """A level that looks at no clock, so that its games are equal on every machine."""

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        return self.think(view, choices, ROUNDS)[0]


def test_the_textbook_beats_chance() -> None:
    textbook, won = Hasty(GAME, lambda: 1.0), 0
    for deal in range(3):
        for seat in range(SEATS):
            states, other = dealt(deal), RandomBot(1 - seat, SEATS, Random(deal))
            textbook.sit(states, seat, key_of(2, deal))
            play_on(GAME, states, [textbook, other] if seat == 0 else [other, textbook])
            scores = GAME.scores(states)
            won += scores[seat] > scores[1 - seat]
    assert won == 3 * SEATS


@pytest.mark.parametrize("deal", range(3))
def test_the_textbook_sees_no_more_than_its_view(deal: int) -> None:
    """The textbook grows one tree for all states that look alike to it; a cheater does not."""
    states = midway(deal)
    seat, choices = int(states[0]["turn"]), GAME.choices(states)
    trees, others = set(), set()
    textbook = Textbook(GAME, lambda: 1.0)
    cheater = Cheater(GAME, lambda: 1.0, "owl")
    for world in alike(states):
        for contestant in (textbook, cheater):
            contestant.sit(world, seat, key_of(3, deal))
            contestant.think(GAME.see(world, seat)[0], choices, ROUNDS)
        trees.add(textbook.tree[: ROUNDS // 2].tobytes())
        others.add(cheater.trees[0].nodes[: ROUNDS // 2].tobytes())
    assert len(trees) == 1
    assert len(others) > 1


def test_the_textbook_tries_every_choice() -> None:
    """A round adds a node, and the root's children are all legal choices, each visited."""
    states = midway(0)
    textbook, choices = Textbook(GAME, lambda: 1.0), GAME.choices(states)
    textbook.sit(states, int(states[0]["turn"]), key_of(4, 0))
    _, rounds = textbook.think(GAME.see(states, textbook.seat)[0], choices, ROUNDS)
    assert rounds == ROUNDS == textbook.tree[0]["visits"]
    visits, k = dict[int, int](), int(textbook.tree[0]["child"])
    while k:
        visits[int(textbook.tree[k]["choice"])] = int(textbook.tree[k]["visits"])
        k = int(textbook.tree[k]["sibling"])
    assert sorted(visits) == choices
    assert min(visits.values()) >= 1
    assert sum(visits.values()) == ROUNDS


@pytest.mark.parametrize("key", SEARCHED)
def test_the_worlds_of_the_cheater_are_the_truth(key: str) -> None:
    """A cheater's worlds equal the true state in everything but the dice still to be thrown."""
    game = catalogue.game(key)
    options = game.card.read_options({}, SEATS)
    truth = match.dealt(game, match.order_of(key, ["random"] * SEATS, options, 1, 0))
    worlds = game.rules.State.batch()
    look(truth, worlds, *(np.uint64(n) for n in (5, 6)))
    assert worlds["key"][0].tolist() == [5, 6]
    worlds["key"] = truth["key"]
    for name in truth.dtype.names:
        assert np.array_equal(worlds[name], truth[name]), name


def test_the_cheater_searches_the_truth() -> None:
    """The cheater searches the state of its own table, as far as the game has come by now."""
    states = midway(0)
    seat, seen = int(states[0]["turn"]), []
    cheater = Cheater(GAME, lambda: 1.0, "owl")
    cheater.sit(states, seat, key_of(3, 0))
    cheater.think_openly = lambda truth, *_: seen.append(truth.tobytes())
    cheater.search(GAME.prior(GAME.see(states, seat), seat), seat)
    GAME.loops.play(states, 0, GAME.choices(states)[0])
    cheater.search(GAME.prior(GAME.see(states, seat), seat), seat)
    assert seen[0] != seen[1] == states.tobytes()


@pytest.mark.parametrize("cheat", [False, True])
def test_ours_sees_all_cards_only_if_it_is_told_to_cheat(cheat: bool) -> None:
    setting = Setting(KEY, (), "owl", "textbook", 0.01, 1.0, cheat)
    ours, peer = players(setting)
    assert isinstance(ours, Cheater) == cheat
    assert isinstance(peer, Textbook)


def test_the_solver_refuses_cards_that_are_open() -> None:
    """The solver sees all packs anyway, so cheating is refused for matches against it."""
    given = Namespace(
        game="cloud_nine", option=["mode=solo"], against=SOLVER, level=None, cheat=True,
        games=1, seconds=0.01, times=[1.0], processes=1, seed=1,
    )  # fmt: skip
    with pytest.raises(ValueError, match="--cheat is for matches against bots"):
        table(given)


def test_a_row_sums_up_both_games_of_a_deal() -> None:
    """Deals of which one seat wins both games count as fewer, so the interval is wider."""
    setting = Setting(KEY, (), "owl", "textbook", 0.1, 5.0)
    thought = Thought(0.5, 10, 1000)
    even = row(setting, [Told(1.0, thought, thought)] * 20)
    apart = row(setting, [Told(2.0 * (n % 2), thought, thought) for n in range(20)])
    assert even[:5] == apart[:5] == ["textbook", "× 5", "40", "20", "50.0%"]
    assert even[5] == "35.2% – 64.8%"
    assert apart[5] == "29.5% – 70.5%"
    assert even[6:] == ["50.0 ms", "100", "50.0 ms", "100"]
