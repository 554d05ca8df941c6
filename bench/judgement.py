"""Learn the weights of a rollout policy's features: ``python -m bench.judgement GAME``.

The policy plays against itself, at every number of seats.  Of each game some settled positions are
kept (`farmyard.core.player.RolloutPolicy`), with who won in the end.  The weights are those of the
most likely softmax (L-BFGS, a little L2), and are written to ``weights.txt`` in the game's ``bot``,
one feature a line: to the seat that is judged, and to the others.  A tenth of the games tests them.
Printed are the cross entropies, in nats, of the softmax and of even chances.  The same seed gives
the same file.
"""

import argparse
import math
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as Grid
from scipy.optimize import minimize

from farmyard.bots.judging import share_of_win
from farmyard.bots.rollouts import policy_of, preferring
from farmyard.bots.search import LONGEST, drawn
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of, share
from farmyard.core.compiling import loop_over
from farmyard.core.game import Game
from farmyard.core.record import OVER

SEED, GAMES, ONE_IN, LIGHT = 7, 5000, 4, 1e-5
Numbers = np.ndarray[Any, Any]


def gathering(game: Game) -> Any:
    """Make the loop that plays games out, keeps positions, and returns how many."""
    policy, play, score = policy_of(game), game.rules.play, game.rules.scores
    aim, settled, features, preferred = (
        policy.aim,
        policy.settled,
        policy.features,
        preferring(game),
    )

    @loop_over(game.card.key)
    def gather(states, dice, has, won, scores):  # type: ignore[no-untyped-def]
        kept = 0
        for g in range(len(states)):
            s, first = states[g], kept
            judged = won[first:]
            for _ in range(LONGEST):
                if s.phase == OVER:
                    break
                p = s.turn
                if settled(s, p) and kept < len(has) and share(drawn(dice), ONE_IN) == 0:
                    for q in range(s.seats):
                        seat = (p + q) % s.seats
                        features(s, seat, has[kept, q])
                        won[kept, q] = seat
                    kept += 1
                play(s, preferred(s, p, aim(s, p, 0), dice))
            score(s, scores)
            for k in range(kept - first):
                for q in range(s.seats):
                    judged[k, q] = share_of_win(scores, int(judged[k, q]))
        return kept

    return gather


def positions(game: Game, seats: int, games: int, seed: int) -> tuple[Numbers, Numbers]:
    """Return features (n, seats, features), the judged seat first, and shares of the win (n, seats)
    of positions of so many games."""
    states = game.rules.State.batch(games)
    states[:] = game.template(seats, game.card.read_options({}, seats))
    for n in range(games):
        states["key"][n] = key_of(seed, n)
        game.loops.deal(states, n)
    most, names = games * 16 * seats, len(policy_of(game).weights)
    has, won = np.zeros((most, seats, names)), np.zeros((most, seats))
    dice = np.array([seed, seats, 0], np.uint64)
    kept = gathering(game)(states, dice, has, won, np.zeros(seats, np.int64))
    return has[:kept], won[:kept]


def loss(weights: Numbers, has: Numbers, won: Numbers) -> tuple[float, Numbers]:
    """Return the cross entropy of the softmax in nats, and its gradient."""
    likes = np.concatenate([has[:, :1] @ weights[:, 0], has[:, 1:] @ weights[:, 1]], axis=1)
    likes -= likes.max(axis=1, keepdims=True)
    chances = np.exp(likes) / np.exp(likes).sum(axis=1, keepdims=True)
    off = (chances - won) / len(won)
    slope = np.stack(
        [off[:, 0] @ has[:, 0], np.einsum("nq,nqf->f", off[:, 1:], has[:, 1:])], axis=1
    )
    return float(-(won * np.log(chances)).sum() / len(won)), slope


def learn(known: Sequence[tuple[Numbers, Numbers]], features: int) -> Numbers:
    """Return the weights of the most likely softmax for positions with any numbers of seats."""

    def total(flat: Numbers) -> tuple[float, Numbers]:
        weights = flat.reshape(features, 2)
        each = [loss(weights, has, won) for has, won in known]
        slope = np.sum([slope for _, slope in each], axis=0) + 2 * LIGHT * weights
        return sum(n for n, _ in each) + LIGHT * float((weights**2).sum()), slope.ravel()

    start = np.zeros(2 * features)
    found = minimize(total, start, jac=True, method="L-BFGS-B", options={"maxiter": 300})
    weights: Numbers = found.x.reshape(features, 2)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    games = [key for key in catalogue.keys() if catalogue.game(key).search_hints.rollouts]
    parser.add_argument("game", choices=games)
    parser.add_argument("--games", type=int, default=GAMES, help="at each number of seats")
    given = parser.parse_args()
    game = catalogue.game(given.game)
    names = import_module(policy_of(game).features.__module__).FEATURES
    low, high = game.card.seats
    seats = range(max(2, low), high + 1)
    known = [positions(game, n, given.games, SEED + n) for n in seats]
    cut = [len(won) * 9 // 10 for _, won in known]
    pairs = zip(known, cut, strict=True)
    weights = learn([(has[:n], won[:n]) for (has, won), n in pairs], len(names))
    lines = [
        f"{name.replace(' ', '-')} {one:.3f} {two:.3f}\n"
        for name, (one, two) in zip(names, weights, strict=True)
    ]
    home = Path(str(game.bot.__file__)).parent
    (home / "weights.txt").write_text("".join(lines), "utf-8")
    grid = Grid(title=f"{game.card.title}: {given.games} games, seed {SEED}")
    for head in ("seats", "positions", "softmax", "even"):
        grid.add_column(head, justify="right")
    for n, (has, won), first in zip(seats, known, cut, strict=True):
        told, _ = loss(weights, has[first:], won[first:])
        grid.add_row(str(n), str(len(won)), f"{told:.3f}", f"{math.log(n):.3f}")
    Console(width=80).print(grid)


if __name__ == "__main__":
    main()
