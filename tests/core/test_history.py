"""The states of a game: few are stored, and every other one is rebuilt to the byte."""

import random
from typing import Any

import pytest

import farmyard
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.record import clone
from farmyard.core.tables.history import LITTLE, History, Kept
from farmyard.core.tables.table import Table

KEYS = catalogue.keys()
LEAST = Kept(stretch=4, whole=1, few=2, looked_at=1)
"""Limits as small as possible, so that short games exceed them."""


def begun(key: str, seed: int = 3) -> tuple[Any, list[Any]]:
    """Return a game's loops, and the state after its deal."""
    table = farmyard.table(key, seed=seed)
    return table.game, [clone(table.history[0])]


def played(
    key: str, most: int, renewed: tuple[int, ...] = (), kept: Kept = LEAST
) -> tuple[History, list[Any]]:
    """Play at random; return the history, and a copy of every state when it was new."""
    game, states = begun(key)
    past, pick = History(game.loops, states[0], kept), random.Random(1)
    while len(past) <= most and past[-1][0]["phase"]:
        if len(past.moves) in renewed:
            past.renew(key_of(len(past)))
            states[-1] = clone(past[-1])
        past.play(pick.choice(game.choices(past[-1])))
        states.append(clone(past[-1]))
    return past, states


def same(past: History, states: list[Any], order: Any) -> bool:
    return all(past[n].tobytes() == states[n].tobytes() for n in order)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("renewed", [(), (0, 3, 8, 13, 14)])
def test_any_state_is_had_again(key: str, renewed: tuple[int, ...]) -> None:
    """States are rebuilt forwards, backwards and at random, with dice renewed in between."""
    past, states = played(key, 30, renewed)
    assert len(past) == len(states) > 14
    assert len(past.renewals) == len(renewed)
    every = list(range(len(states)))
    assert same(past, states, every)
    assert same(past, states, reversed(every))
    assert same(past, states, random.Random(2).choices(every, k=100))
    assert [each.tobytes() for each in past] == [each.tobytes() for each in states]
    assert past[-2].tobytes() == states[-2].tobytes()
    for beyond in (len(states), -1 - len(states)):
        with pytest.raises(IndexError):
            past[beyond]


@pytest.mark.parametrize("key", KEYS)
def test_going_back_and_on_leads_to_the_same(key: str) -> None:
    past, states = played(key, 30)
    moves = list(past.moves)
    while past.moves:
        past.take_back()
        assert past[-1].tobytes() == states[len(past) - 1].tobytes()
    assert past.follow(moves) == len(moves)
    assert past.moves == moves
    assert same(past, states, range(len(states)))
    for _ in moves[len(moves) // 2 :]:
        past.take_back()
    for choice in moves[len(past.moves) :]:
        past.play(choice)
    assert same(past, states, range(len(states)))


def test_the_first_choice_that_cannot_be_ends_it() -> None:
    past, all_states = played(KEYS[1], 9)
    moves, (game, states) = list(past.moves), begun(KEYS[1])
    for good in (0, 3, 4, 5):
        legal = game.choices(all_states[good])
        wrong = next(c for c in range(game.rules.CHOICES) if c not in legal)
        again = History(game.loops, states[0], LEAST)
        assert again.follow([*moves[:good], wrong, *moves[good:]]) == good
        assert again.moves == moves[:good]


def test_what_was_taken_back_is_forgotten() -> None:
    """Moves taken back leave no trace in the states of the game that is played instead."""
    past, states = played(KEYS[0], 14)
    assert same(past, states, range(len(states)))
    assert past[1].tobytes() == states[1].tobytes()  # the last one looked up
    while past.moves:
        past.take_back()
    others = played(KEYS[0], 14, renewed=(0,))[1]
    past.renew(key_of(1))
    pick = random.Random(1)
    for state in others[:-1]:
        assert past[-1].tobytes() == state.tobytes()
        past.play(pick.choice(catalogue.game(KEYS[0]).choices(past[-1])))
    assert same(past, others, range(len(others)))
    assert not same(past, states, range(len(states)))


def test_memory_does_not_grow_with_every_decision() -> None:
    """Memory stays bounded over a game of 600 decisions, and while its whole log is read."""
    key = max(KEYS, key=lambda key: len(played(key, 600, kept=LITTLE)[0]))
    past, _ = played(key, 600, kept=LITTLE)
    n = len(past.moves)
    assert n == 600
    room = (LITTLE.whole + LITTLE.looked_at) * (LITTLE.stretch + 1)
    far = 1 + n // (LITTLE.stretch * LITTLE.few)
    assert past.kept <= far + LITTLE.whole * (LITTLE.stretch + 1)
    table = farmyard.table(key, seed=3)
    for choice in past.moves:
        table.play(choice)
    table.log(0)
    assert table.history.kept <= far + room
    resumed = Table.resume(key, table.names, table.history.dice, table.options, table.moves)
    assert resumed.history.kept <= far + room
