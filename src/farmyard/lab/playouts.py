"""Batches of whole games: with random choices, compiled and threaded; or with named bots.

Game n of a batch has the dice `key_of(seed, n)`, so it is the same game that
``farmyard.table(…, seed=seed)`` deals for n = 0, whatever the number of threads.  Random choices
come from dice of their own, under the key `key_of(~seed, n)`.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of, seed_words
from farmyard.core.compiling import word
from farmyard.core.contract import Bot
from farmyard.core.game import Game
from farmyard.core.options import OptionError
from farmyard.core.record import OVER, clone
from farmyard.lab import MOST_GAMES, MOST_STUDIED
from farmyard.lab.batches.loops import fill_keys
from farmyard.lab.executors import Executor, Progress, gather, nothing
from farmyard.lab.executors.processes import HERE
from farmyard.lab.executors.threads import Threads

CHUNK = 256  # games between two looks at the progress bar, at least


@dataclass(frozen=True)
class Results:
    """The results of a batch of games.

    ``scores``: (games, seats), points as people read them, more is better.  ``standing``: (games,
    seats), what ranks are made of.  ``ranks``: (games, seats), 1 is best, ties share.
    ``decisions``: (games,).  ``seconds``: wall clock, compiling not counted.
    """

    scores: np.ndarray[Any, Any]
    standing: np.ndarray[Any, Any]
    ranks: np.ndarray[Any, Any]
    decisions: np.ndarray[Any, Any]
    seconds: float

    @property
    def winners(self) -> np.ndarray[Any, Any]:
        """The winners: bool (games, seats), True for the first rank, or for a game won alone."""
        alone = self.scores.shape[1] == 1
        won: np.ndarray[Any, Any] = self.standing >= 0 if alone else self.ranks == 1
        return won

    def summary(self) -> dict[str, Any]:
        """Return the figures of ``farmyard simulate --json``; a shared win counts as a part."""
        shares = self.winners / np.maximum(self.winners.sum(axis=1, keepdims=True), 1)
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


def keys_of(seed: int, games: int) -> np.ndarray[Any, Any]:
    """Return the keys of the first games under a seed, as of `key_of`: uint64 (games, 2)."""
    keys = np.empty((games, 2), np.uint64)
    low, high = seed_words(seed)[:2]
    fill_keys(word(low), word(high), np.arange(games), keys)
    return keys


class Part(NamedTuple):
    """Games ``first`` to before ``last`` of a batch."""

    key: str
    seats: int
    options: tuple[tuple[str, int], ...]
    seed: int
    first: int
    last: int

    def template(self) -> np.ndarray[Any, Any]:
        """Return the record that its games are dealt from: shape (1,)."""
        return catalogue.game(self.key).template(self.seats, dict(self.options))

    @property
    def games(self) -> int:
        """The number of games in the part."""
        return self.last - self.first


def check_counts(most: int = MOST_GAMES, **counts: int) -> None:
    """Raise `OptionError` for a count that is no whole number from 1 to the most."""
    for name, count in counts.items():
        whole = isinstance(count, (int, np.integer)) and not isinstance(count, bool)
        if not whole or not 1 <= count <= most:
            raise OptionError(f"{name} should be a whole number from 1 to {most:,}, not {count!r}.")


def parts_of(
    key: str, seats: int, games: int, seed: int, options: dict[str, Any] | None, size: int
) -> list[Part]:
    """Split a batch into parts of ``size`` games; raise `OptionError` if it cannot be played."""
    card = catalogue.card(key)
    card.check_seats(seats)
    check_counts(games=games)
    numbers = tuple(sorted(card.read_options(options or {}, seats).items()))
    firsts = range(0, games, size)
    return [Part(key, seats, numbers, seed, n, min(n + size, games)) for n in firsts]


def whole_parts_of(
    key: str, seats: int, games: int, seed: int, options: dict[str, Any] | None, size: int
) -> list[Part]:
    """Split a batch into parts of exactly ``size`` games, the last with games beyond those asked
    for: kept parts are those of a longer batch too (`farmyard.lab.executors.journal`)."""
    parts = parts_of(key, seats, games, seed, options, size)
    return [*parts[:-1], parts[-1]._replace(last=parts[-1].first + size)]


def play_part(part: Part) -> bytes:
    """Play a part: scores and length of each game, the bytes of int64 (games, seats + 1)."""
    game, template = catalogue.game(part.key), part.template()
    states, out = np.zeros(1, template.dtype), np.zeros((part.last, part.seats + 1), np.int64)
    words = seed_words(part.seed)
    game.loops.chance(states, 0, template, (part.first, part.last), words, out)
    return out[part.first :].tobytes()


def play_out(
    key: str,
    seats: int,
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    threads: int = 1,
    progress: Progress | None = None,
    by: Executor | None = None,
) -> Results:
    """Play whole games with random choices, by an executor, else in ``threads`` threads.

    The games do not depend on the executor.  Raises `OptionError` if they cannot be played.
    """
    check_counts(games=games, threads=threads)
    if by:
        parts = whole_parts_of(key, seats, games, seed, options, CHUNK)
    else:
        parts = parts_of(key, seats, games, seed, options, max(CHUNK, games // 100))
    return played_in_parts(play_part, parts, games, by or Threads(threads), progress)


def played_in_parts(
    play: Callable[[Part], bytes],
    parts: Sequence[Part],
    games: int,
    by: Executor,
    progress: Progress | None = None,
) -> Results:
    """Play the parts of a batch of ``games``, and leave out what they have beyond these; with
    threads the time does not include compiling."""
    ready = partial(play, parts[0]._replace(first=0, last=0))
    if isinstance(by, Threads):
        ready()
    started = time.perf_counter()
    found = gather(by, play, parts, ready, progress, lambda n: min(n.last, games) - n.first)
    out = np.frombuffer(b"".join(found), np.int64).reshape(-1, parts[0].seats + 1)[:games]
    return results_of(parts[0].key, out[:, :-1], out[:, -1], time.perf_counter() - started)


def last_records(
    game: Game, template: np.ndarray[Any, Any], first: int, games: int, seed: int
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Return scores, lengths and last records of games from ``first`` on, as a reference for other
    machines."""
    end = first + games
    out = np.zeros((end, int(template["seats"][0]) + 1), np.int64)
    states = np.zeros(end, template.dtype)
    for g in range(first, end):
        game.loops.chance(states, g, template, (g, g + 1), seed_words(seed), out)
    return out[first:, :-1], out[first:, -1], states[first:]


def results_of(
    key: str, standing: np.ndarray[Any, Any], decisions: np.ndarray[Any, Any], took: float
) -> Results:
    """Make the results of standings, lengths and seconds; points and ranks are computed."""
    ranks = 1 + (standing[:, None, :] > standing[:, :, None]).sum(axis=2)
    points = standing // catalogue.game(key).word_hooks.POINT
    return Results(points, standing, ranks, decisions, took)


# -- Named bots -----------------------------------------------------------------


class BotGame(NamedTuple):
    """A game between named bots: the n-th under a seed."""

    key: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, int], ...]
    seed: int
    nth: int


def play_bots(
    key: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    progress: Progress | None = None,
    by: Executor = HERE,
) -> Results:
    """Play whole games between named bots, one a seat, whose dice come from the seed too."""
    card, seats = catalogue.card(key), len(bots)
    card.check_seats(seats)
    check_counts(MOST_STUDIED, games=games)
    for name in bots:
        roster.level(key, name)
    numbers = tuple(sorted(card.read_options(options or {}, seats).items()))
    tasks = [BotGame(key, tuple(bots), numbers, seed, nth) for nth in range(games)]
    started = time.perf_counter()
    found = gather(by, play_bot_game, tasks, nothing, progress)
    standing = np.array([told for told, _ in found], np.int64).reshape(games, seats)
    decisions = np.array([n for _, n in found], np.int64)
    return results_of(key, standing, decisions, time.perf_counter() - started)


def play_bot_game(asked: BotGame) -> tuple[list[int], int]:
    """Play one game between bots; return its scores and its number of decisions."""
    game = catalogue.game(asked.key)
    template = game.template(len(asked.bots), dict(asked.options))
    return play_game(game, template, asked.bots, asked.seed, asked.nth)


def play_game(
    game: Game, template: np.ndarray[Any, Any], bots: Sequence[str], seed: int, nth: int
) -> tuple[list[int], int]:
    """Play game ``nth`` of a seed between bots; return its scores and its number of decisions."""
    states = clone(template)
    states["key"] = key_of(seed, nth)
    game.loops.deal(states, 0)
    players = [
        roster.make(game.card.key, name, p, len(bots), key_of(~seed, nth * len(bots) + p))
        for p, name in enumerate(bots)
    ]
    n = play_on(game, states, players)
    return game.scores(states), n


def play_on(game: Game, states: np.ndarray[Any, Any], bots: Sequence[Bot]) -> int:
    """Play record 0 to its end, each bot shown its own view of every change; return the number of
    decisions."""
    n = 0
    while states[0]["phase"] != OVER:
        for p, bot in enumerate(bots):
            bot.watch(game.see(states, p)[0])
        turn = int(states[0]["turn"])
        choice = bots[turn].choose(game.see(states, turn)[0], game.choices(states))
        game.loops.play(states, 0, choice)
        n += 1
    return n
