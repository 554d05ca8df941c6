"""One game between named players, and its result.

A player is a level of the game's bots, or a program from outside
(`farmyard.lab.seated_program`).  An `Order` describes a game, small enough to be sent to another
process.  Deal n of a seed is the same for every order, and so are the dice of a bot on a seat of
that deal, whatever its level: two levels that change places meet the same luck.

Whoever forfeits a game comes last in it, and the others share the win.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from functools import lru_cache, partial
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

import numpy as np

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.contract import Bot
from farmyard.core.game import Game
from farmyard.core.record import SPECTATOR
from farmyard.core.tables.seat_views import seats_by_number
from farmyard.core.tables.table import Table, ranks_of
from farmyard.lab import programs
from farmyard.lab.playouts import play_on
from farmyard.lab.seated_program import Forfeit, Program

MOST_SEATS = 16  # of any game: the dice of bots are counted by deal and seat
COUNTERS = ("rounds", "turns")  # fields in which some games count how long they last
NOBODY: Mapping[int, "Own"] = MappingProxyType({})
FORFEIT = "forfeit"  # how a game ended that a program lost by what it did


class Order(NamedTuple):
    """A game to be played: a player for each seat, all options as numbers, the deal, and seconds
    for an answer of a program."""

    key: str
    levels: tuple[str, ...]
    options: tuple[tuple[str, int], ...]
    seed: int
    deal: int
    limit: float = programs.MOVE_TIME


def where(order: Order, seat: int) -> str:
    """Return the words for a seat of an order's game."""
    return f"at seat {seat} of {order.key}, deal {order.deal} of seed {order.seed}"


class Played(NamedTuple):
    """The result of a game; by seat: scores, ranks, decisions with a choice, seconds thought."""

    starter: int
    scores: list[int]
    ranks: list[int]
    decisions: int
    ending: str
    counted: dict[str, int]
    moves: list[int]
    seconds: list[float]
    at_fault: int = -1  # the seat that forfeited the game, if one did
    fault: str = ""  # how, a sentence without its subject

    def share(self, seat: int) -> float:
        """Return the seat's share of the win, from 0 to 1; in a game for one, 1 if it is won."""
        if len(self.scores) == 1:
            return float(self.scores[0] >= 0)
        return (self.ranks[seat] == 1) / self.ranks.count(1)


def order_of(
    key: str,
    levels: Sequence[str],
    options: dict[str, int],
    seed: int,
    deal: int,
    limit: float = programs.MOVE_TIME,
) -> Order:
    """Make an order; ``options`` as `Card.read_options` returns them."""
    return Order(key, tuple(levels), tuple(sorted(options.items())), seed, deal, limit)


class Own(Bot, Protocol):
    """A player of the caller's own: a bot that is told where it sits before each game."""

    def begin(self, seat: int, seats: int) -> None:
        """Take note of the seat and of how many play."""


def play(order: Order, own: Mapping[int, Own] = NOBODY) -> Played:
    """Play a game; each bot is shown its own view of every change.

    ``own``: players of the caller's, by seat, in place of the order's.
    """
    if any(programs.is_one(name) for seat, name in enumerate(order.levels) if seat not in own):
        return _play_with_programs(order, own)
    game = catalogue.game(order.key)
    states = dealt(game, order)
    starter = int(states[0]["turn"])
    bots = [Clocked(_seat(order, seat, own)) for seat in range(len(order.levels))]
    n = play_on(game, states, bots)
    moves, seconds = [bot.moves for bot in bots], [bot.seconds for bot in bots]
    return _played(game, states, starter, n, moves, seconds)


def _play_with_programs(order: Order, own: Mapping[int, Own]) -> Played:
    """Play a game at a table, which has the words that programs are sent."""
    table = tabled(order)
    starter = table.to_move
    assert starter is not None
    with ExitStack() as stack:
        bots: list[Clocked] = []
        for seat, name in enumerate(order.levels):
            if seat not in own and programs.is_one(name):
                program = stack.enter_context(Program(name, table, seat, order.limit))
                bots.append(Clocked(program))
            else:
                bots.append(Clocked(_seat(order, seat, own)))
        forfeit = _play_at(table, bots)
    moves, seconds = [bot.moves for bot in bots], [bot.seconds for bot in bots]
    if forfeit is None:
        return _played(table.game, table.history.now, starter, table.n, moves, seconds)
    ranks = [1] * len(bots)
    ranks[forfeit.seat] = len(bots)
    counted = {name: int(table.record[name]) for name in counters(order.key)}
    return Played(
        starter, table.scores(), ranks, table.n, FORFEIT, counted, moves, seconds,
        forfeit.seat, str(forfeit),
    )  # fmt: skip


def tabled(order: Order) -> Table:
    """Deal an order's game at a table, whose players are named by their seats."""
    game = catalogue.game(order.key)
    return Table(game, seats_by_number(len(order.levels)), dealt(game, order))


def _play_at(table: Table, bots: Sequence["Clocked"]) -> Forfeit | None:
    """Play a table to its end, and tell programs of it; or until one forfeits the game."""
    try:
        while (turn := table.to_move) is not None:
            for seat, bot in enumerate(bots):
                bot.watch(table.views.array(seat)[0])
            table.play(int(bots[turn].choose(table.views.array(turn)[0], table.legal())))
    except Forfeit as forfeit:
        return forfeit
    for bot in bots:
        if isinstance(bot.bot, Program):
            bot.bot.tell_end()
    return None


class Clocked:
    """A bot with a stopwatch: counts its decisions with a choice, and the seconds it takes."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.watch = bot.watch
        self.moves, self.seconds = 0, 0.0

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        began = time.perf_counter()
        choice = self.bot.choose(view, choices)
        if len(choices) > 1:
            self.moves += 1
            self.seconds += time.perf_counter() - began
        return choice


def _played(
    game: Game,
    states: np.ndarray[Any, Any],
    starter: int,
    n: int,
    moves: list[int],
    seconds: list[float],
) -> Played:
    scores = game.scores(states)
    ending = game.words.ending(game.see(states, SPECTATOR)[0])
    counted = {name: int(states[0][name]) for name in counters(game.card.key)}
    told, ranks = game.display_scores(states), ranks_of(scores)
    return Played(starter, told, ranks, n, ending, counted, moves, seconds)


def dealt(game: Game, order: Order) -> np.ndarray[Any, Any]:
    """Deal an order's game from the key as it is; the game does not choose among deals here."""
    states = game.template(len(order.levels), dict(order.options))
    states["key"] = key_of(order.seed, order.deal)
    game.loops.deal(states, 0)
    return states


def _seat(order: Order, seat: int, own: Mapping[int, Own]) -> Bot:
    """Return the player of a seat: the caller's own, else the bot of the order."""
    name = order.levels[seat]
    if seat not in own and not programs.is_imported(name):
        return bot_of(order, seat)
    player = own[seat] if seat in own else programs.seated(name, where(order, seat))
    player.begin(seat, len(order.levels))
    return player


def bot_of(order: Order, seat: int) -> Bot:
    """Make the bot of a seat, with the dice of that seat in this deal."""
    dice = key_of(~order.seed, order.deal * MOST_SEATS + seat)
    return roster.make(order.key, order.levels[seat], seat, len(order.levels), dice)


@lru_cache
def counters(key: str) -> tuple[str, ...]:
    """Return the fields in which a game's record counts rounds or turns, options excepted."""
    options = {option.name for option in catalogue.card(key).options}
    cells = catalogue.game(key).rules.State.cells
    return tuple(name for name in COUNTERS if name in cells and name not in options)


def rehearsal(orders: Sequence[Order]) -> Callable[[], None]:
    """Make the function that prepares a worker process for these games (`Executor.results`)."""
    levels = {(order.key, level): order for order in orders for level in order.levels}
    return partial(rehearse, [(level, order) for (_, level), order in levels.items()])


def rehearse(levels: Sequence[tuple[str, Order]]) -> None:
    """Let every level watch and choose once, so that compiling is not counted as thinking."""
    for level, order in levels:
        if programs.is_outside(level):
            continue
        key, game, seats = order.key, catalogue.game(order.key), len(order.levels)
        states = dealt(game, order)
        seat = int(states[0]["turn"])
        bot = roster.make(key, level, seat, seats, (1, 2))
        view = game.see(states, seat)[0]
        bot.watch(view)
        game.loops.play(states, 0, bot.choose(view, game.choices(states)))
        game.scores(states)
