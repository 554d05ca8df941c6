"""By Golly!'s Owl bot sees only what its seat sees, remembers by itself, and wins."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from farmyard.bots import roster
from farmyard.bots.search import Search
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.record import OVER, alone
from farmyard.games.by_golly.bot import Rememberer
from farmyard.games.by_golly.bot.memory import PATIENCE
from farmyard.games.by_golly.state import Phase
from tests.bots.test_search import compiled_only
from tests.sampling import dealt

GAME = catalogue.game("by_golly")
ROUNDS = 300


def owl(seat: int, seats: int = 2) -> Search:
    return Search(GAME, seat, seats, random.Random(1), ROUNDS)


def after_a_sight(yard: list[int]) -> Any:
    """Return a position in which seat 0 holds the animal of place 0 among others."""
    _, states = dealt("by_golly", 2, {"start": "0"}, 1)
    states[0]["yard"] = yard
    states[0]["hands"][0], states[0]["hands"][1] = 0, 0
    for animal in (0, 1, 2, 3, 4):
        states[0]["hands"][0][animal] = 1
        states[0]["hands"][1][animal + 5] = 1
    return states


def two_turns_on(yard: list[int], bot: Search, watches: bool = True) -> Any:
    """Return the position after two misses, of which one showed place 0 and the next place 10."""
    states = after_a_sight(yard)
    for choice in (1, 0, 5, 10):
        if watches:
            bot.watch(GAME.see(states, 0)[0])
        assert choice in GAME.choices(states)
        GAME.loops.play(states, 0, choice)
    return states


@compiled_only
def test_it_remembers_by_itself_where_a_card_lay() -> None:
    """Without a memory aid, the bot plays the animal it has seen, and then finds its place."""
    yard = [*range(15), 15, 15, 16, 16]
    for watches, chosen in ((True, True), (False, False)):
        bot = owl(0)
        states = two_turns_on(yard, bot, watches)
        assert states[0]["phase"] == Phase.PLAY
        assert (GAME.see(states, 0)[0]["yard"] < 0).all(), "all lie face down"
        found = []
        for _ in range(2):
            view = GAME.see(states, 0)[0]
            found.append(bot.choose(view, GAME.choices(states)))
            GAME.loops.play(states, 0, 0)  # the worm, and the place where it lay
        assert (found == [0, 0]) == chosen


@compiled_only
def test_it_chooses_by_its_views_alone() -> None:
    """Yards that differ only in unseen places lead to the same view, choice and search tree."""
    one = [*range(15), 15, 15, 16, 16]
    two = [0, *reversed(range(1, 10)), 10, *reversed(one[11:])]
    thoughts = []
    for yard in (one, two):
        bot = owl(0)
        states = two_turns_on(yard, bot)
        view = GAME.see(states, 0)[0]
        choice = bot.choose(view, GAME.choices(states))
        thoughts.append((alone(view).tobytes(), choice, bot.trees[0].nodes.tobytes()))
    assert sorted(one) == sorted(two)
    assert one != two
    assert thoughts[0] == thoughts[1]


KNOWN, NEW = 10, 11  # places of a useless card that all know, and of an unseen one
LATE = 60  # turns


def waiting_for(bot: Search, turns: int) -> Iterator[Any]:
    """Yield positions late in a game with the bot to move, which has seen all; seat 1 always waits.

    All know that the bot holds the snail, because it played it when it turned over the one known
    card.
    """
    states = after_a_sight([*range(15), 15, 15, 16, 16])
    states[0]["turns"] = LATE
    bot.watch(GAME.see(states, 0)[0])
    take_turn(states, bot, 1, KNOWN)
    for _ in range(turns):
        take_turn(states, bot, 5, KNOWN)
        yield states


def take_turn(states: Any, bot: Search, animal: int, place: int) -> None:
    for choice in (animal, place):
        assert choice in GAME.choices(states)
        GAME.loops.play(states, 0, choice)
        bot.watch(GAME.see(states, 0)[0])


@compiled_only
def test_who_waits_shows_no_other_animal_of_its_hand() -> None:
    """A bot that waits on a known card plays the animal that everyone already knows it holds."""
    waited = []
    for seed in range(5):
        bot = Search(GAME, 0, 2, random.Random(seed), ROUNDS)
        for states in waiting_for(bot, 4):
            animal = bot.choose(GAME.see(states, 0)[0], GAME.choices(states))
            laid = states.copy()
            GAME.loops.play(laid, 0, animal)
            if bot.choose(GAME.see(laid, 0)[0], GAME.choices(laid)) == KNOWN:
                waited.append(animal)
            take_turn(states, bot, animal, KNOWN)
    assert len(waited) > 10
    assert {*waited} == {1}


class Below(Rememberer):
    """A bot of the level below that notes that it was asked."""

    asked = False

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        self.asked = True
        return choices[0]


@compiled_only
def test_patience_ends_after_so_many_idle_turns_and_begins_anew_with_a_new_card() -> None:
    """Patience depends on the number of idle turns, not on how late in the game it is."""
    bot, asked = owl(0), []
    for n, states in enumerate(waiting_for(bot, 3 * PATIENCE)):
        bot.below = below = Below(0, random.Random(1), keep=0)
        bot.choose(GAME.see(states, 0)[0], GAME.choices(states))
        asked.append(below.asked)
        take_turn(states, bot, 2, NEW if n == PATIENCE else KNOWN)
    idle = PATIENCE * [False]  # by each player's turns; the first card turned over was new
    assert asked == [*idle, True, *idle, *(PATIENCE - 1) * [True]]


@compiled_only
def test_it_beats_the_hen() -> None:
    won = 0
    for seed in range(8):
        _, states = dealt("by_golly", 2, {}, seed // 2)
        me = seed % 2
        bots: list[Any] = [roster.make("by_golly", "hen", 1 - me, 2, key_of(seed, 1))]
        bots.insert(me, owl(me))
        while states[0]["phase"] != OVER:
            turn = int(states[0]["turn"])
            for p, bot in enumerate(bots):
                bot.watch(GAME.see(states, p)[0])
            choice = bots[turn].choose(GAME.see(states, turn)[0], GAME.choices(states))
            GAME.loops.play(states, 0, choice)
        won += int(states[0]["winner"] == me)
    assert won >= 7
