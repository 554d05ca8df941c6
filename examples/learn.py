"""A learner in NumPy alone: from self-play to a player that meets the levels of a game's bots.

    python -m examples.learn by_golly --minutes 8 --seed 1 --out weights.npz

Many games are played side by side in a `farmyard.Batch`, every seat by the same network, whose
player is `examples.learned.Learned`.  What is expected is learnt by temporal differences (Tesauro,
1995) from who finished ahead of whom, and on the way from the lead in points; each seat's
decisions are a path of their own.  Every minute of the processor it plays games apart against one
level, and a point of its curve is printed: its share of the wins with its 95 % interval.  While it
learns, and for these points, it looks no further than what a choice leads to; at the end it plays
once more so, and once looking ahead.
"""

import argparse
import json
import time
from typing import Any

import numpy as np
from examples.learned import AHEAD, LEAD, RATE, Array, Learned, Mind, Network, leads, margins

import farmyard
from farmyard.bots import roster
from farmyard.core.contract import middle
from farmyard.lab.intervals import Interval

GAMES, STEPS = 64, 32  # at once, and decisions of each between two updates
LOOKS = 600  # random decisions of each by which the scales of the numbers are set
PASSES, PARTS = 3, 8  # over what was played, and parts of it
LATER, FORGETS = 0.999, 0.7  # what a reward is worth a decision before, and a surprise
DARES = 0.1  # random choices, at first
TRIALS, FINAL = 100, 400  # games for a point, and at the end


class Learner(Mind):
    """A network that plays every seat of many games, and learns from it."""

    def __init__(
        self, key: str, seats: int = 2, seed: int = 1, options: dict[str, str] | None = None,
        games: int = GAMES, looks: int = LOOKS,
    ) -> None:  # fmt: skip
        self.key, self.options, self.dice = key, options or {}, np.random.default_rng(seed)
        self.batch = farmyard.batch(key, games, seats=seats, options=options, seed=seed, again=True)
        super().__init__(self.batch)
        self.decisions, self.finished, self.dares = 0, 0, DARES
        self._look_around(looks)
        self.network = Network.drawn(len(self.eyes.scales[0]), self.dice)

    def _look_around(self, looks: int) -> None:
        """Set scales by random games, of what is seen after a decision and of leads."""
        rows, seats, far = [], [], [np.zeros((1, self.seats))]
        for step in range(looks):
            mover, masks = self.batch.to_move, self.batch.legal()
            self.batch.step((self.dice.random(masks.shape, np.float32) * masks).argmax(axis=1))
            if step % 8 == 0:
                rows.append(self.batch.observe(mover))
                seats.append(mover)
                far.append(leads(self.game, self.batch.state, self.seats))
        self.eyes.settle(np.concatenate(rows), np.concatenate(seats))
        self.far = max(float(np.concatenate(far).std()), 1e-3)

    def update(self, steps: int = STEPS) -> None:
        """Play some decisions of every game, and learn from what came after them."""
        played = [self._play() for _ in range(steps)]
        rows, values, seats, ended, worth = map(np.array, zip(*played, strict=True))
        came, counts = outcomes(values, seats, ended, worth)
        rows, came = rows[counts], came[counts]
        for _ in range(PASSES):
            for part in np.array_split(self.dice.permutation(len(rows)), PARTS):
                self.network.learn(rows[part], came[part])

    def _play(self) -> tuple[Array, ...]:
        """Play a decision of every game: what seems best, or now and then anything."""
        batch, seats = self.batch, self.batch.to_move
        masks, states = batch.legal().astype(bool), batch.state
        views = [self.game.see(states, seat, n) for n, seat in enumerate(seats)]
        worth = self.weigh(self.worlds(views, seats, self.dice), seats, masks)
        luck = self.dice.random(masks.shape) * masks
        dares = self.dice.random(len(seats)) < self.dares
        made = np.where(dares, luck.argmax(axis=1), worth.argmax(axis=1))
        was = leads(self.game, states, self.seats)
        batch.step(made)
        self.decisions += len(made)
        self.finished += int(batch.ended.sum())
        lead = leads(self.game, batch.state, self.seats)
        lead[batch.ended] = margins(batch.standing)[batch.ended]
        rows = self.eyes(batch.observe(seats), seats)
        worth = batch.rewards + LEAD * (lead - was) / self.far
        return rows, self.network(rows), seats, batch.ended, worth

    def save(self, path: str) -> None:
        """Write all that `Learned` needs, as an .npz file."""
        told: Any = {f"weights_{k}": each for k, each in enumerate(self.network.weights)}
        told |= {"key": self.key, "seats": self.seats, "options": json.dumps(self.options)}
        np.savez(path, scales=self.eyes.scales, far=self.far, **told)


def outcomes(values: Array, seats: Array, ended: Array, worth: Array) -> tuple[Array, Array]:
    """Return what came after each decision, and which of them are to learn from.

    All are by step and game; ``worth`` also by seat.  A seat's decisions in a game are a path of
    its own.  The last before the games were left is only expected from; what ended a game has
    nothing after it.
    """
    came, counts = np.zeros_like(values), np.zeros_like(ended)
    games = np.arange(values.shape[1])
    later, due = np.zeros((2, *worth.shape[1:]), np.float32)  # by game and seat
    known = np.zeros(worth.shape[1:], bool)
    for t in reversed(range(len(values))):
        later[ended[t]], due[ended[t]], known[ended[t]] = 0, 0, True
        at = games, seats[t]
        came[t], counts[t] = due[at] + LATER * later[at], known[at] & ~ended[t]
        later[at] = np.where(known[at], FORGETS * came[t] + (1 - FORGETS) * values[t], values[t])
        later[at] *= ~ended[t]
        due[at], known[at] = 0, True
        due += worth[t]
    return came, counts


def measure(
    learner: Learner, level: str, games: int, seed: int, path: str, ahead: int = 0
) -> Interval:
    """Return its share of the wins against a level on all other seats."""
    learner.save(path)
    players: list[Any] = [Learned(path, ahead), *[level] * (learner.seats - 1)]
    return farmyard.play(learner.key, players, games, seed, learner.options).shares[0]


def learn(
    learner: Learner, level: str, minutes: float, path: str,
    trials: int = TRIALS, final: int = FINAL,
) -> None:  # fmt: skip
    """Learn for some minutes, and print the curve as it grows."""
    used, points = 0.0, 0
    print(f"| minutes | decisions | games | wins against {level} |\n|---|---|---|---|")

    def point(games: int, seed: int, ahead: int = 0) -> None:
        found = measure(learner, level, games, seed, path, ahead)
        value, low, high = (100 * each for each in found)
        told = f"| {used:.1f}{', looking ahead' if ahead else ''} "
        told += f"| {learner.decisions:,} | {learner.finished:,} "
        print(f"{told}| {value:.1f} % ({low:.1f}–{high:.1f}) |", flush=True)

    while used < minutes:
        if used >= points:
            point(trials, seed=99)
            points += 1
        began = time.process_time()
        learner.network.rate = RATE * (1 - used / minutes)
        learner.dares = DARES * (1 - used / minutes)
        learner.update()
        used += (time.process_time() - began) / 60
    point(final, seed=100)
    point(final, seed=100, ahead=AHEAD)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="aliens")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=8.0, help="to learn for")
    parser.add_argument("--against", metavar="LEVEL", help="by default the middle level")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--final", type=int, default=FINAL, help="games at the end")
    parser.add_argument("--out", default="weights.npz", help="where to save what was learnt")
    given = parser.parse_args()
    if given.minutes <= 0:
        parser.error("--minutes is a number above 0")
    level = given.against or middle([each.name for each in roster.levels(given.game)])
    options = dict(each.split("=", 1) for each in given.option)
    learner = Learner(given.game, given.seats, given.seed, options)
    learn(learner, level, given.minutes, given.out, final=given.final)


if __name__ == "__main__":
    main()
