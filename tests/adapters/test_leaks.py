"""No adapter shows a seat what it may not know: states the seat cannot tell apart look alike."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest

from farmyard.adapters import openspiel
from farmyard.adapters.gymnasium import Seat
from farmyard.adapters.moments import Moment
from farmyard.adapters.pettingzoo import MASKS, raw_env
from farmyard.adapters.setting import to_move
from farmyard.adapters.vector import GameVectorEnv
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.game import Game
from farmyard.core.record import as_bytes, clone
from farmyard.lab.batches.loops import Steps
from tests.sampling import moments

Looks = Callable[[Any], Any]

SEE = Game.see
"""The true function, for tests that replace it."""


def in_pettingzoo(key: str, seats: int, seat: int) -> Looks:
    zoos = [raw_env(key, seats=seats, mask=mask, render_mode="ansi") for mask in MASKS]
    agent = f"seat_{seat}"

    def looks(states: Any) -> Any:
        shown = []
        for zoo in zoos:
            zoo.reset(seed=1)
            zoo._show(states)
            shown += [zoo.observe(agent), zoo.infos[agent], zoo.render(), zoo.agent_selection]
        return shown

    return looks


def in_gymnasium(key: str, seats: int, seat: int) -> Looks:
    env = Seat(key, seats=seats, seat=seat, render_mode="ansi")

    def looks(states: Any) -> Any:
        env.states = states
        return [env._seen(), env._info(), env.action_masks(), env.render()]

    return looks


def in_a_vector_env(key: str, seats: int, seat: int) -> Looks:
    envs = GameVectorEnv(key, num_envs=1, seats=seats, seat=seat)

    def looks(states: Any) -> Any:
        as_bytes(envs.states)[:] = as_bytes(states)
        rows, masks = envs._look()
        return [rows, envs._infos(masks)]

    return looks


def in_openspiel(key: str, seats: int, seat: int) -> Looks:
    game = pyspiel.load_game(f"farmyard_{key}", {"players": seats})
    memory = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))

    def looks(states: Any) -> Any:
        state = openspiel.TableState(game)
        state.moment = Moment(state.setting, states)
        mine = to_move(states) == seat
        said = [state.action_to_string(seat, c) for c in state.legal_actions(seat) if mine]
        seen = [state.observation_string(seat), state.observation_tensor(seat)]
        seen += [state.information_state_tensor(seat)]
        return [*seen, memory.string_from(state, seat), str(state), said, state.history()]

    return looks


FEW = [(c.key, seats) for c in catalogue.cards() for seats in (c.seats[0], c.seats[0] + 1)]
"""`test_every_game` checks the views themselves for all numbers of seats."""
ADAPTERS = [in_pettingzoo, in_gymnasium, in_openspiel]


def told_apart(adapter: Any, key: str, seats: int) -> Iterator[int]:
    """Yield the seats to which a state differs from another that they should not tell from it."""
    looks = [adapter(key, seats, seat) for seat in range(seats)]
    game = catalogue.game(key)
    for n, (_, _, _, _, states) in enumerate(moments(key, seats, {}, 3)):
        for seat in range(seats):
            other = game.imagine(SEE(game, states, seat), seat, key_of(n, 7))
            if told(looks[seat](states)) != told(looks[seat](other)):
                yield seat


def told(shown: Any) -> Any:
    """Return everything shown in a form that can be compared."""
    if isinstance(shown, dict):
        return {name: told(each) for name, each in shown.items()}
    if isinstance(shown, list):
        return [told(each) for each in shown]
    return shown.tobytes() if isinstance(shown, np.ndarray) else shown


@pytest.mark.parametrize("adapter", ADAPTERS)
@pytest.mark.parametrize(("key", "seats"), FEW)
def test_nothing_leaks(adapter: Any, key: str, seats: int) -> None:
    assert [*told_apart(adapter, key, seats)] == []


@pytest.mark.parametrize("key", catalogue.keys())
def test_nothing_leaks_from_a_vector_env(key: str) -> None:
    assert [*told_apart(in_a_vector_env, key, 2)] == []


@pytest.mark.parametrize("adapter", ADAPTERS)
@pytest.mark.parametrize("key", catalogue.keys())
def test_a_planted_leak_is_caught(adapter: Any, key: str, monkeypatch: Any) -> None:
    """Every adapter is caught leaking if its view is a copy of the true state."""
    monkeypatch.setattr(Game, "see", lambda self, states, seat, i=0: clone(states[i : i + 1]))
    assert [*told_apart(adapter, key, 2)]


@pytest.mark.parametrize("key", catalogue.keys())
def test_a_leak_planted_in_a_vector_env_is_caught(key: str, monkeypatch: Any) -> None:
    def look(*given: Any) -> int:
        _, there, *_, whole, _, masks, _ = given
        whole[:] = there[:, : whole.shape[1]]
        masks[:] = 0
        return -1  # every number fits

    leaky = Steps(look, look, look, look)
    monkeypatch.setattr("farmyard.lab.batches.places.steps_of", lambda game: leaky)
    assert [*told_apart(in_a_vector_env, key, 2)]
