"""PettingZoo's own tests, and what they leave out: dice, rewards, illegal choices."""

import copy
import pickle
import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

from farmyard.adapters.pettingzoo import env, raw_env
from farmyard.core import catalogue
from farmyard.core.errors import IllegalChoice
from farmyard.core.options import OptionError
from farmyard.core.tables.table import Table
from tests.sampling import every_game

EVERY = pytest.mark.parametrize(("key", "seats"), every_game())
KEYS = pytest.mark.parametrize("key", catalogue.keys())
ALL = 10**6  # steps, more than any game has


@EVERY
def test_pettingzoo_finds_nothing_amiss(key: str, seats: int) -> None:
    """PettingZoo's own test passes without a warning, which would fail here like an error."""
    api_test(env(key, seats=seats), num_cycles=150)


@EVERY
def test_the_same_seed_is_the_same_game(key: str, seats: int) -> None:
    seed_test(lambda: env(key, seats=seats), num_cycles=60)


@KEYS
def test_it_can_be_drawn(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(key, render_mode=render_mode, mask="observation"))
    assert len(capsys.readouterr().out) > 500  # the "human" one was printed


@KEYS
def test_masks_can_stand_in_the_observation(key: str) -> None:
    """A mask in the observation gives only the warnings PettingZoo has for such environments."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(env(key, mask="observation"), num_cycles=20)
    said = {str(warning.message) for warning in caught}
    assert said <= {
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be gymnasium.spaces.box or "
        "gymnasium.spaces.discrete",
        "Action mask numpy array is all zeros (no legal actions).",
    }
    assert "Observation is not a NumPy array" in said


def test_a_mode_that_there_is_not() -> None:
    with pytest.raises(OptionError, match="ansi or rgb_array or human, not svg"):
        raw_env(catalogue.keys()[0], render_mode="svg")


@KEYS
def test_a_picture_is_of_one_size_and_holds_the_whole_table(key: str) -> None:
    """Every frame of a game is as large, has ink on it, and none at its edges."""
    most = catalogue.card(key).seats[1]
    zoo = raw_env(key, seats=most, render_mode="rgb_array")
    zoo.reset(seed=3)
    for _ in range(4):
        play(zoo, random.Random(3), 40)
        frame = zoo.render()
        assert (frame.shape, frame.dtype) == ((800, 960, 3), np.uint8)
        assert frame.min() < 100
        edges = [frame[:4], frame[-4:], frame[:, :4], frame[:, -4:]]
        assert all(edge.min() == 255 for edge in edges)


def play(zoo: Any, picks: random.Random, steps: int = ALL) -> list[Any]:
    """Play at random within the masks; return every agent, row, choice, reward and end."""
    told = []
    for agent in zoo.agent_iter(steps):
        row, reward, over, _, info = zoo.last()
        choice = None if over else picks.choice(np.flatnonzero(info["action_mask"]).tolist())
        told.append((agent, row.tolist(), choice, reward, over))
        zoo.step(choice)
    return told


@EVERY
def test_the_end_is_worth_what_the_scores_say(key: str, seats: int) -> None:
    zoo = raw_env(key, seats=seats)
    zoo.reset(seed=seats)
    told = play(zoo, random.Random(seats))
    worth = {agent: reward for agent, _, _, reward, over in told if over}
    scores = dict(zip(zoo.possible_agents, zoo.setting.game.scores(zoo.states), strict=True))
    assert set(worth) == set(scores)
    assert all(reward == 0 for *_, reward, over in told if not over)
    if seats > 1:
        assert sum(worth.values()) == pytest.approx(0)
        for a in scores:
            for b in scores:
                assert (worth[a] > worth[b]) == (scores[a] > scores[b])
    assert all(-1 <= reward <= 1 for reward in worth.values())


@KEYS
def test_it_is_the_game_of_the_table(key: str) -> None:
    """Equal dice and choices lead to equal positions, decision by decision."""
    zoo, picks = env(key, seats=2), random.Random(4)
    zoo.reset(seed=5)
    low, high = zoo.unwrapped.states[0]["key"]
    table = Table.deal(key, 2, dice=(int(low), int(high)))
    for agent in zoo.agent_iter(60):
        assert agent == f"seat_{table.to_move}"
        assert np.flatnonzero(zoo.infos[agent]["action_mask"]).tolist() == table.legal()
        choice = picks.choice(table.legal())
        table.play(choice)
        zoo.step(choice)
        assert zoo.unwrapped.states.tobytes() == table.record.tobytes()
        if table.over:
            break


@KEYS
def test_each_environment_has_dice_of_its_own(key: str) -> None:
    alone = env(key)
    alone.reset(seed=3)
    whole = play(alone, random.Random(1))
    one, other = env(key), env(key)
    one.reset(seed=3)
    other.reset(seed=4)
    picks, parts = random.Random(1), []
    for _ in range(5):
        parts += play(one, picks, 7)
        play(other, random.Random(9), 3)
    assert parts == whole[:35]


@pytest.mark.parametrize("make", [env, raw_env])
@pytest.mark.parametrize("steps", [0, 9, ALL])
@KEYS
def test_copies_and_pickles_go_on_with_the_same_game(key: str, steps: int, make: Any) -> None:
    """Copies show and reward the same for the same choices, then deal the same next game."""
    zoo = make(key)
    zoo.reset(seed=3)
    play(zoo, random.Random(1), steps)
    copies = [copy.deepcopy(zoo), pickle.loads(pickle.dumps(zoo))]
    due = play(zoo, random.Random(2))
    zoo.reset()
    due += play(zoo, random.Random(3), 9)
    for again in copies:
        told = play(again, random.Random(2))
        again.reset()
        assert told + play(again, random.Random(3), 9) == due


@KEYS
def test_the_next_game_is_another_one(key: str) -> None:
    zoo = env(key)
    zoo.reset(seed=3)
    first = zoo.unwrapped.states.tobytes()
    zoo.reset()
    assert zoo.unwrapped.states.tobytes() != first
    zoo.reset(seed=3)
    assert zoo.unwrapped.states.tobytes() == first


@KEYS
def test_an_illegal_choice_loses(key: str) -> None:
    zoo = env(key)
    zoo.reset(seed=1)
    agent = zoo.agent_selection
    illegal = int(np.flatnonzero(zoo.infos[agent]["action_mask"] == 0)[0])
    zoo.step(illegal)
    assert all(zoo.terminations.values())
    assert zoo.rewards == {a: -1 if a == agent else 0 for a in zoo.possible_agents}
    raw = raw_env(key)
    raw.reset(seed=1)
    before = raw.states.tobytes()
    for wrong in (illegal, -1, 10**6, None):
        with pytest.raises(IllegalChoice, match=agent):
            raw.step(wrong)
    for none in (1.7, "x", True, [1], np.float64(1)):
        with pytest.raises(IllegalChoice, match="A choice is a number, not"):
            raw.step(none)
    assert raw.states.tobytes() == before


def test_seats_options_and_masks_are_checked() -> None:
    key = catalogue.keys()[0]
    with pytest.raises(OptionError, match="is for"):
        env(key, seats=99)
    with pytest.raises(OptionError, match="it has"):
        env(key, options={"no_such_rule": 1})
    with pytest.raises(OptionError, match="info or observation"):
        env(key, mask="face")


@KEYS
def test_only_who_has_to_act_can_do_anything(key: str) -> None:
    zoo = env(key)
    zoo.reset(seed=2)
    play(zoo, random.Random(1), 9)
    for agent in zoo.agents:
        assert zoo.infos[agent]["action_mask"].any() == (agent == zoo.agent_selection)
