"""A learner in NumPy alone: it climbs the ladder of a game's bots, up to the middle level.

    pip install ".[gymnasium]" matplotlib          # matplotlib draws the curve, if asked for
    python examples/learn.py                       # Chickens 'n' Aliens for two, ten minutes

Many games are played at once in a `farmyard.adapters.vector.GameVectorEnv`, against one level of
the game's bots after the other.  A small network sees the scaled rows of numbers, and is rewarded
at the end of a game alone; it learns by proximal policy optimisation (Schulman et al., 2017), in
steps that grow smaller.  After every few updates it plays games apart against the middle level,
choosing what seems best, and a point of its curve is printed with its 95 % interval.
"""

import argparse
import time
from typing import Any, NamedTuple

import numpy as np

from farmyard.adapters.vector import GameVectorEnv
from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.contract import middle
from farmyard.lab.intervals import Interval, wilson

GAMES, STEPS = 128, 48  # at once, and decisions of each between two updates
HIDDEN = 128  # units in each of two layers
PASSES, PARTS = 3, 8  # over what was played, and parts of it
FORGETS, CLIP, ENTROPY, RATE, LONGEST = 0.95, 0.2, 0.01, 5e-4, 0.5
ENOUGH = 0.65  # of the last games against a level, to meet the next one
LAST = 600  # games that are looked at for that
EVERY, TRIALS, FINAL = 10, 400, 1000  # updates from point to point, games for one, and at the end

Array = np.ndarray[Any, Any]


class Point(NamedTuple):
    """A point of the curve: minutes, decisions, the level trained against, and the share won."""

    minutes: float
    decisions: int
    against: str
    share: Interval


class Network:
    """Two layers, then the chances of the choices and the value of the position; Adam learns."""

    def __init__(self, width: int, choices: int, dice: np.random.Generator) -> None:
        def layer(rows: int, columns: int, gain: float) -> Array:
            made = dice.standard_normal((rows, columns)) * gain / np.sqrt(rows)
            return made.astype(np.float32)

        shapes = ((width, HIDDEN, 1.4), (HIDDEN, HIDDEN, 1.4), (HIDDEN, choices, 0.01))
        weights = [layer(*shape) for shape in (*shapes, (HIDDEN, 1, 0.1))]
        self.weights = [*weights, *(np.zeros(w.shape[1], np.float32) for w in weights)]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.steps, self.rate = 0, RATE

    def __call__(self, rows: Array, masks: Array) -> tuple[Array, Array, Array, Array]:
        """Return both layers, the chances (n, choices) and the values (n,) of rows."""
        first, second, policy, value, *biases = self.weights
        one = np.maximum(rows @ first + biases[0], 0)
        two = np.maximum(one @ second + biases[1], 0)
        logits = np.where(masks, two @ policy + biases[2], -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return one, two, chances, (two @ value + biases[3])[:, 0]

    def learn(self, rows: Array, masks: Array, made: Array, told: Array) -> None:
        """Take one step; ``told``, (n, 3): advantage, return, and the chance of the choice then."""
        advantage, worth, before = told.T
        one, two, chances, values = self(rows, masks)
        n = len(rows)
        ratio = chances[np.arange(n), made] / before
        far = np.where(advantage > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        slope = chances.copy()
        slope[np.arange(n), made] -= 1
        slope *= (advantage * ratio * ~far)[:, None]
        logs = np.log(chances + 1e-9)
        slope += ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        slope, off = slope / n, ((values - worth) / n)[:, None] * 0.5
        back = (slope @ self.weights[2].T + off @ self.weights[3].T) * (two > 0)
        further = (back @ self.weights[1].T) * (one > 0)
        pairs = [(rows, further), (one, back), (two, slope), (two, off)]
        self._step([a.T @ b for a, b in pairs] + [b.sum(axis=0) for _, b in pairs])

    def _step(self, slopes: list[Array]) -> None:
        """Adam (Kingma and Ba, 2015), with slopes cut to a length."""
        length = np.sqrt(sum(float((each * each).sum()) for each in slopes))
        self.steps += 1
        for k, slope in enumerate(slopes):
            cut = slope * min(1.0, LONGEST / (length + 1e-8))
            self.means[k] += 0.1 * (cut - self.means[k])
            self.squares[k] += 0.001 * (cut * cut - self.squares[k])
            mean = self.means[k] / (1 - 0.9**self.steps)
            spread = np.sqrt(self.squares[k] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[k] -= (self.rate * mean / spread).astype(np.float32)


class Learner:
    """A network that plays a game for two from the first seat, and learns from it."""

    def __init__(self, key: str, options: dict[str, str], seed: int) -> None:
        self.key, self.options, self.seed = key, options, seed
        levels = [level.name for level in roster.levels(key)]
        self.middle = middle(levels)
        self.ladder = ["random", *levels[: levels.index(self.middle) + 1]]
        self.dice = np.random.default_rng(seed)
        self.decisions, self.won = 0, list[float]()
        self._meet(0)
        setting = self.envs.setting
        self.network = Network(setting.numbers.width, setting.choices_there_are, self.dice)

    def _meet(self, rung: int) -> None:
        self.rung, self.won = rung, []
        self.envs = self._games(self.ladder[rung])
        self.rows, self.infos = self.envs.reset(seed=self.seed + rung)

    def _games(self, level: str) -> GameVectorEnv:
        return GameVectorEnv(
            self.key, GAMES, seats=2, options=self.options, bots=level, scaled=True
        )

    def update(self) -> None:
        """Play some decisions of every game, learn from them, and climb if that was enough."""
        played = [self._play() for _ in range(STEPS)]
        rows, masks, made, before, values, worth, over = map(np.array, zip(*played, strict=True))
        after = self.network(self.rows, self.infos["action_mask"].astype(bool))[3]
        advantage, last = np.zeros((STEPS, GAMES), np.float32), np.zeros(GAMES, np.float32)
        for t in reversed(range(STEPS)):
            last = worth[t] + ~over[t] * (after + FORGETS * last) - values[t]
            advantage[t], after = last, values[t]
        fair = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        told = np.stack([fair, advantage + values, before], axis=-1).reshape(-1, 3)
        rows, masks, made = (each.reshape(-1, *each.shape[2:]) for each in (rows, masks, made))
        for _ in range(PASSES):
            for part in np.split(self.dice.permutation(len(rows)), PARTS):
                self.network.learn(rows[part], masks[part], made[part], told[part])
        enough = len(self.won) >= LAST and np.mean(self.won[-LAST:]) > ENOUGH
        if enough and self.rung + 1 < len(self.ladder):
            self._meet(self.rung + 1)

    def _play(self) -> tuple[Array, ...]:
        """Play a decision of every game by the network's chances."""
        rows, masks = self.rows, self.infos["action_mask"].astype(bool)
        _, _, chances, values = self.network(rows, masks)
        luck = -np.log(self.dice.random(chances.shape))
        made = np.where(masks, chances / luck, -1).argmax(axis=1)  # each by its chance
        self.rows, worth, over, _, self.infos = self.envs.step(made)
        self.won += ((np.sign(worth[over]) + 1) / 2).tolist()
        self.decisions += GAMES
        return rows, masks, made, chances[np.arange(GAMES), made], values, worth, over

    def measure(self, games: int, seed: int) -> Interval:
        """Return the share of games won against the middle level, a draw as a half."""
        envs, won = self._games(self.middle), list[float]()
        rows, infos = envs.reset(seed=seed)
        while len(won) < games:
            _, _, chances, _ = self.network(rows, infos["action_mask"].astype(bool))
            rows, worth, over, _, infos = envs.step(chances.argmax(axis=1))
            won += ((np.sign(worth[over]) + 1) / 2).tolist()
        return wilson(sum(won), len(won))


def percent(share: Interval) -> str:
    value, low, high = (100 * each for each in share)
    return f"{value:.1f} % ({low:.1f}-{high:.1f})"


def learn(learner: Learner, minutes: float) -> list[Point]:
    """Learn for some minutes, and print the curve as it grows."""
    began, points, updates = time.monotonic(), list[Point](), 0
    while (used := (time.monotonic() - began) / 60) < minutes or not points:
        if updates % EVERY == 0:
            against = learner.ladder[learner.rung]
            share = learner.measure(TRIALS, seed=99)
            points.append(Point(used, learner.decisions, against, share))
            told = f"{used:5.1f} min  {learner.decisions:9,} decisions  against {against:8}"
            print(f"{told} {learner.middle}: {percent(share)} won", flush=True)
        learner.network.rate = RATE * (1 - used / minutes)
        learner.update()
        updates += 1
    share = learner.measure(FINAL, seed=100)
    used = (time.monotonic() - began) / 60
    points.append(Point(used, learner.decisions, learner.ladder[learner.rung], share))
    print(
        f"{used:5.1f} min: of {FINAL:,} other games {percent(share)} won against {learner.middle}"
    )
    return points


def draw(points: list[Point], title: str, path: str) -> None:
    """Draw the curve as a picture."""
    from matplotlib import pyplot

    pyplot.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": title})
    figure, axes = pyplot.subplots(figsize=(7, 3.5), layout="constrained")
    minutes = [point.minutes for point in points]
    low, value, high = (
        [100 * point.share[k] for point in points] for k in (1, 0, 2)
    )  # fmt: skip
    axes.axhline(50, color="#f0bd3f")
    axes.fill_between(minutes, low, high, alpha=0.25, color="#2f5d46", label="95 %")
    axes.plot(minutes, value, marker=".", color="#2f5d46", label="games won")
    axes.set(title=title, xlabel="minutes", ylabel="games won, %", xlim=0, ylim=(0, 100))
    axes.legend()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="aliens")
    parser.add_argument("--minutes", type=float, default=10.0, help="to learn for")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", help="where to draw the curve (.svg or .png)")
    given = parser.parse_args()
    if given.minutes <= 0:
        parser.error("--minutes is a number above 0")
    options = dict(each.split("=", 1) for each in given.option)
    learner = Learner(given.game, options, given.seed)
    points = learn(learner, given.minutes)
    if given.picture:
        title = f"{catalogue.card(given.game).title} for two against {learner.middle}"
        draw(points, f"{title}, n = {TRIALS} a point", given.picture)


if __name__ == "__main__":
    main()
