"""The named levels: fair, legal, and each stronger than the one two below."""

import itertools
import math
import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from farmyard.bots import roster
from farmyard.bots.random import RandomBot
from farmyard.bots.roster import Represented
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.compiling import meanwhile
from farmyard.core.options import OptionError
from farmyard.core.record import OVER
from farmyard.lab.playouts import BotGame, play_bot_game
from farmyard.lab.reviews.chances import part_of
from tests.sampling import dealt, option_sets, some_options
from tests.thorough import THOROUGH

THINKERS = {
    each.name for key in catalogue.keys() for each in catalogue.game(key).search_hints.levels
}
SETS, SETS_OF_THINKERS = 3, 2  # number of option sets
MANY, FEW = 250 if THOROUGH else 120, 2  # decisions; fewer for bots that think long
PAIRS = {50: 2} if THOROUGH else {5: 3, 10: 3, 20: 2, 50: 2}
"""Pairs of games that alternate seats, and how many standard errors are significant then."""
USUAL = {card.key: tuple(sorted(card.read_options({}, 2).items())) for card in catalogue.cards()}
LEVELS = [(key, level.name) for key in catalogue.keys() for level in roster.levels(key)]


@pytest.mark.parametrize("key", catalogue.keys())
def test_there_are_five_named_levels_at_least(key: str) -> None:
    names = [level.name for level in roster.levels(key)]
    assert len(names) >= 5
    assert len(set(names)) == len(names)
    with pytest.raises(OptionError, match="there are random, "):
        roster.level(key, "wolf")


def tables(key: str, few: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield numbers of players and options: some mixes, or every set under ``--thorough``."""
    card = catalogue.card(key)
    for n in range(len(option_sets(card, card.default_seats)) if THOROUGH else few):
        seats = random.Random(n).randint(*card.seats)
        sets = some_options(key, seats)
        yield seats, sets[n % len(sets)]


@pytest.mark.thorough
@pytest.mark.parametrize(("key", "name"), LEVELS)
def test_a_bot_sees_what_its_seat_may_know_and_chooses_by_that_alone(key: str, name: str) -> None:
    """Twins with equal dice decide alike, although one of them is shown imagined worlds.

    An imagined world agrees with the true view, so a bot that looked past it would give itself
    away; and every choice is a legal one, whatever the options.
    """
    longest, few = (FEW, SETS_OF_THINKERS) if name in THINKERS else (MANY, SETS)
    for seed, (seats, options) in enumerate(tables(key, few)):
        game, states = dealt(key, seats, options, seed)
        bots = [roster.make(key, name, p, seats, key_of(seed, p)) for p in range(seats)]
        twins = [roster.make(key, name, p, seats, key_of(seed, p)) for p in range(seats)]
        for n in itertools.count():
            if states[0]["phase"] == OVER or n > longest:
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


@pytest.mark.thorough
@pytest.mark.parametrize("key", catalogue.keys())
def test_each_level_beats_the_one_two_below(key: str) -> None:
    """At two seats in turn, each level wins significantly more than half of 40 games, or of 100.

    A result of 10 or 20 games counts if it is clear by three standard errors instead of two.
    Neighbours are told apart by more games than a test can play: docs/bots.md.
    """
    quick = [level.name for level in roster.levels(key) if level.name not in THINKERS]
    names = ["random", *quick]
    for weak, strong in zip(names, names[2:], strict=False):
        assert stronger(key, weak, strong), f"{strong} and {weak}"


def stronger(key: str, weak: str, strong: str) -> bool:
    """Return whether one level wins significantly more of so many games in each seat."""
    wins = 0.0
    for n in range(max(PAIRS)):
        for seed, bots in ((1, (weak, strong)), (2, (strong, weak))):
            scores, _ = play_bot_game(BotGame(key, bots, USUAL[key], seed, n))
            wins += part_of(scores, bots.index(strong))
        errors = PAIRS.get(n + 1, math.inf)
        if wins > n + 1 + errors * (2 * (n + 1) / 4) ** 0.5:
            return True
    return False


@pytest.mark.parametrize("key", [k for k in catalogue.keys() if catalogue.card(k).seats[0] == 1])
def test_alone_no_level_searches(key: str) -> None:
    """Alone there is no place to be gained, so a search would find any choice as good."""
    alone = catalogue.game(key).search_hints.alone or catalogue.game(key).bot.LEVELS[-1].make
    for level in roster.search_levels(key):
        kinds = {type(make(0, 1, random.Random(1))) for make in (alone, level.make)}
        assert len(kinds) == 1
        assert type(level.make(0, 2, random.Random(1))) not in kinds


def test_a_search_that_is_not_compiled_leaves_the_choice_to_its_deputy() -> None:
    """A server compiles nothing: where the cache has lost a search, the level below plays on."""

    class Missing(RandomBot):
        def choose(self, view: Any, choices: Sequence[int]) -> int:
            raise meanwhile.NotCompiled("a loop is not in the cache")

    bot = Represented(
        RandomBot(0, 2, random.Random(1)), "a search", lambda: Missing(0, 2, random.Random(1))
    )
    assert bot.choose(None, [7]) == 7
