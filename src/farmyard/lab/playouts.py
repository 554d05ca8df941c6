"""Batches of whole games: with random choices, compiled and threaded; or with named bots.

Game n of a batch has the dice `key_of(seed, n)`, so it is the same game that
``farmyard.table(…, seed=seed)`` deals for n = 0, whatever the number of threads.  Random choices
come from dice of their own, under the key `key_of(~seed, n)`.
"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.dice import key_of, share, siphash
from farmyard.core.game import OVER, Game
from farmyard.core.record import clone, loop_over, word

CHUNK = 256  # games between two looks at the progress bar, at least

Progress = Callable[[int], None]
"""Called with the number of games just finished."""


@dataclass(frozen=True)
class Results:
    """What a batch came to.

    ``scores``: (games, seats), more is better.  ``ranks``: (games, seats), 1 is best, ties share.
    ``decisions``: (games,).  ``seconds``: wall clock, compiling not counted.
    """

    scores: np.ndarray[Any, Any]
    ranks: np.ndarray[Any, Any]
    decisions: np.ndarray[Any, Any]
    seconds: float

    @property
    def winners(self) -> np.ndarray[Any, Any]:
        """(games, seats) of bool: who shares the first rank."""
        won: np.ndarray[Any, Any] = self.ranks == 1
        return won

    def summary(self) -> dict[str, Any]:
        """The figures of ``farmyard simulate --json``; a shared win counts as a part."""
        shares = self.winners / self.winners.sum(axis=1, keepdims=True)
        total = int(self.decisions.sum())
        return {
            "games": len(self.decisions),
            "decisions": total,
            "seconds": round(self.seconds, 6),
            "decisions_per_second": round(total / max(self.seconds, 1e-9)),
            "games_per_second": round(len(self.decisions) / max(self.seconds, 1e-9), 1),
            "wins": np.round(shares.sum(axis=0), 3).tolist(),
            "mean_score": np.round(self.scores.mean(axis=0), 3).tolist(),
            "mean_decisions": round(float(self.decisions.mean()), 3),
            "longest": int(self.decisions.max()),
        }


# -- Random play, compiled ------------------------------------------------------


@cache
def loop_of(game: Game) -> Callable[..., None]:
    """Plays games ``first`` to ``last`` − 1: see `play_out` for what the arrays hold."""
    rules = game.rules
    deal, play, many, nth, score = rules.deal, rules.play, rules.many, rules.nth, rules.scores

    @loop_over(game.card.key)
    def play_games(  # type: ignore[no-untyped-def]
        template, states, i, keys, picks, first, last, scores, decisions
    ):
        for g in range(first, last):
            states[i] = template[0]
            s = states[i]
            s.key[0], s.key[1] = keys[g, 0], keys[g, 1]
            deal(s)
            n = 0
            while s.phase != OVER:
                options = many(s)
                pick = 0
                if options > 1:
                    pick = share(siphash(picks[g, 0], picks[g, 1], word(n)), options)
                play(s, nth(s, pick))
                n += 1
            score(s, scores[g])
            decisions[g] = n

    return play_games


@cache
def _key_loop() -> Callable[..., None]:
    @loop_over("playouts")
    def fill_keys(low, high, keys):  # type: ignore[no-untyped-def]
        for n in range(len(keys)):
            keys[n, 0] = siphash(low, high, word(2 * n))
            keys[n, 1] = siphash(low, high, word(2 * n + 1))

    return fill_keys


def keys_of(seed: int, games: int) -> np.ndarray[Any, Any]:
    """The keys of the first games under a seed, as `key_of` gives them: (games, 2), uint64."""
    keys = np.empty((games, 2), np.uint64)
    low, high = seed & (2**64 - 1), (seed >> 64) & (2**64 - 1)
    _key_loop()(word(low), word(high), keys)
    return keys


def play_out(
    key: str,
    seats: int,
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    threads: int = 1,
    progress: Progress | None = None,
) -> Results:
    """Plays ``games`` whole games with random choices; nothing depends on the number of threads."""
    game = catalogue.game(key)
    game.card.check_seats(seats)
    template = game.template(seats, game.card.read_options(options or {}, seats))
    loop = loop_of(game)
    keys, picks = keys_of(seed, games), keys_of(~seed, games)
    scores, decisions = np.zeros((games, seats), np.int64), np.zeros(games, np.int64)
    states = np.zeros(2 * threads, template.dtype)  # a free one between any two in use
    loop(template, states, 0, keys, picks, 0, 0, scores, decisions)  # compiles

    def run(i: int, first: int, last: int) -> None:
        for at in range(first, last, step):
            upto = min(at + step, last)
            loop(template, states, 2 * i, keys, picks, at, upto, scores, decisions)
            if progress:
                progress(upto - at)

    step = max(CHUNK, games // 100)
    share_of = -(-games // threads)
    started = time.perf_counter()
    if threads == 1:
        run(0, 0, games)
    else:
        with ThreadPoolExecutor(threads) as pool:
            parts = [(i, i * share_of, min((i + 1) * share_of, games)) for i in range(threads)]
            list(pool.map(lambda part: run(*part), parts))
    return _results(scores, decisions, time.perf_counter() - started)


def _results(scores: np.ndarray[Any, Any], decisions: np.ndarray[Any, Any], took: float) -> Results:
    ranks = 1 + (scores[:, None, :] > scores[:, :, None]).sum(axis=2)
    return Results(scores, ranks, decisions, took)


# -- Named bots -----------------------------------------------------------------


def play_bots(
    key: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    progress: Progress | None = None,
) -> Results:
    """Plays ``games`` whole games between named bots, one a seat; the seed gives their dice too."""
    game, seats = catalogue.game(key), len(bots)
    game.card.check_seats(seats)
    for name in bots:
        roster.level(key, name)
    template = game.template(seats, game.card.read_options(options or {}, seats))
    scores, decisions = np.zeros((games, seats), np.int64), np.zeros(games, np.int64)
    started = time.perf_counter()
    for g in range(games):
        scores[g], decisions[g] = play_game(game, template, bots, seed, g)
        if progress:
            progress(1)
    return _results(scores, decisions, time.perf_counter() - started)


def play_game(
    game: Game, template: np.ndarray[Any, Any], bots: Sequence[str], seed: int, nth: int
) -> tuple[list[int], int]:
    """One game between bots, each shown its own view of every change: scores and length."""
    states = clone(template)
    states["key"] = key_of(seed, nth)
    game.loops.deal(states, 0)
    players = [
        roster.make(game.card.key, name, p, len(bots), key_of(~seed, nth * len(bots) + p))
        for p, name in enumerate(bots)
    ]
    n = 0
    while states[0]["phase"] != OVER:
        for p, player in enumerate(players):
            player.watch(game.see(states, p)[0])
        turn = int(states[0]["turn"])
        choice = players[turn].choose(game.see(states, turn)[0], game.choices(states))
        game.loops.play(states, 0, choice)
        n += 1
    return game.scores(states), n
