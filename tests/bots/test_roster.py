"""The named levels: fair, legal, and each stronger than the one below."""

import itertools
import random

import numpy as np
import pytest

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.dice import key_of
from farmyard.core.game import OVER, OptionError
from farmyard.lab.playouts import play_bots
from tests.sampling import dealt, option_sets

LEVELS = [(key, level.name) for key in catalogue.keys() for level in roster.levels(key)]


@pytest.mark.parametrize("key", catalogue.keys())
def test_there_are_three_named_levels_at_least(key: str) -> None:
    names = [level.name for level in roster.levels(key)]
    assert len(names) >= 3
    assert len(set(names)) == len(names)
    with pytest.raises(OptionError, match="there are random, "):
        roster.level(key, "wolf")


@pytest.mark.parametrize(("key", "name"), LEVELS)
def test_a_bot_sees_what_its_seat_may_know_and_chooses_by_that_alone(key: str, name: str) -> None:
    """Twins with the same dice, of whom one is shown imagined worlds, decide alike.

    An imagined world agrees with the true view, so a bot that looked past it would give itself
    away; and every choice is a legal one, with every option.
    """
    card = catalogue.card(key)
    for seed, options in enumerate(option_sets(card, mixes=2)):
        seats = random.Random(seed).randint(*card.seats)
        game, states = dealt(key, seats, options, seed)
        bots = [roster.make(key, name, p, seats, key_of(seed, p)) for p in range(seats)]
        twins = [roster.make(key, name, p, seats, key_of(seed, p)) for p in range(seats)]
        for n in itertools.count():
            if states[0]["phase"] == OVER or n > 250:
                break
            turn, choices = int(states[0]["turn"]), game.choices(states)
            for p in range(seats):
                view = game.see(states, p)
                bots[p].watch(view[0])
                twins[p].watch(game.see(game.imagine(view, p, key_of(n, p)), p)[0])
            view = game.see(states, turn)
            choice = bots[turn].choose(view[0], choices)
            world = game.imagine(view, turn, key_of(n, 99))
            assert twins[turn].choose(game.see(world, turn)[0], game.choices(world)) == choice
            assert choice in choices
            game.loops.play(states, 0, choice)


@pytest.mark.parametrize("key", catalogue.keys())
def test_each_level_beats_the_one_below(key: str) -> None:
    """Two seats, changed about: significantly more than half of 200 games."""
    names = ["random", *(level.name for level in roster.levels(key))]
    for weak, strong in itertools.pairwise(names):
        if roster.level(key, weak).make is roster.level(key, strong).make:
            continue  # one game's weakest level picks anything, too
        ahead = play_bots(key, [weak, strong], 100, seed=1).winners
        behind = play_bots(key, [strong, weak], 100, seed=2).winners
        both = np.concatenate([ahead, behind[:, ::-1]])
        wins = both[:, 1].sum() + (both.sum(axis=1) == 2).sum() / -2
        assert wins > 100 + 2.6 * 50**0.5, f"{strong} won {wins} of 200 against {weak}"
