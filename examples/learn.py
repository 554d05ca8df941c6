"""A learner in NumPy alone: from self-play to a player that meets the levels of a game's bots.

    python -m examples.learn by_golly --minutes 8 --seed 1 --out weights.npz

>>> from examples.learn import Learned
>>> print(farmyard.play("by_golly", [Learned("weights.npz"), "hen"]))

Many games are played side by side in a `farmyard.Batch`, every seat by the same network.  It sees
the row of numbers of the seat to move, as that seat sees the table, and the legal choices; it is
rewarded at the end of a game alone, by how many others the seat finished ahead of.  It learns by
proximal policy optimisation (Schulman et al., 2017), in which each seat's decisions are a path of
their own.  Every minute it plays games apart against one level, choosing what seems best, and a
point of its curve is printed: its share of the wins with its 95 % interval.
"""

import argparse
import time
from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

import farmyard
from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.contract import middle
from farmyard.core.game import Game
from farmyard.lab.batches.numbers import Numbers
from farmyard.lab.intervals import Interval

GAMES, STEPS = 256, 64  # at once, and decisions of each between two updates
LOOKS = 600  # random decisions of each by which the scales of the numbers are set
HIDDEN = 128  # units in each of two layers
PASSES, PARTS = 3, 8  # over what was played, and parts of it
LATER, FORGETS = 0.997, 0.95  # what a reward is worth a decision before, and a surprise
CLIP, ENTROPY, RATE, LONGEST = 0.2, 0.01, 1e-3, 0.5
MOST_NAMES = 50  # of a field whose names get a column each
FARTHEST, LEAST_SPREAD = 10.0, 0.1  # of scaled numbers, and for which they are scaled
TRIALS, FINAL = 200, 1000  # games for a point, and at the end

Array = np.ndarray[Any, Any]


class Eyes:
    """Rows of whole numbers as a network likes them: turned to the seat that looks, and scaled.

    Fields by player begin with the looking seat's own, seats are counted from it, and a field of a
    few names gets a column for each; hidden is −1, or no column.  Columns that never differed in
    the games by which scales were set are left out.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.numbers, self.seats = Numbers(game, seats), seats
        own = np.arange(self.numbers.width)
        self._turned, named, seat_columns = np.tile(own, (seats, 1)), [own[:1]], [own[:0]]
        sizes = [np.array([seats])]
        for name, cell in game.rules.State.cells.items():
            columns = own[self.numbers.columns.get(name, slice(0))]
            grid = own[:0].reshape(0, seats)  # columns by player
            if cell.by_seat:
                grid = columns.reshape(seats, -1).T
            elif len(cell.shape) > 1 and cell.shape[-1] == game.card.seats[1]:
                grid = columns.reshape(-1, cell.shape[-1])[:, :seats]
            for seat in range(seats):
                self._turned[seat, grid] = np.roll(grid, -seat, axis=1)
            if cell.is_seat:
                seat_columns.append(columns)
            names = seats if cell.is_seat else len(cell.names) if cell.how == "name" else 0
            if 0 < names <= MOST_NAMES:
                named.append(columns)
                sizes.append(np.full(len(columns), names))
        self._seat_columns, self._named = np.concatenate(seat_columns), np.concatenate(named)
        self._sizes = np.concatenate(sizes)
        self._first = own.size + np.cumsum(self._sizes) - self._sizes
        self._whole = own.size + int(self._sizes.sum())
        self.scales: Array = np.array([np.arange(self._whole), *np.ones((2, self._whole))])

    def _spread_out(self, rows: Array, seats: Array) -> Array:
        """Return rows, turned and with columns for names, before they are scaled."""
        rows = np.take_along_axis(rows, self._turned[seats], axis=1)
        relative = rows[:, self._seat_columns]
        rows[:, self._seat_columns] = np.where(
            relative < 0, -1, (relative - seats[:, None]) % self.seats
        )
        spread = np.zeros((len(rows), self._whole), np.float32)
        spread[:, : rows.shape[1]] = rows
        value = rows[:, self._named]
        game, field = np.nonzero((value >= 0) & (value < self._sizes))
        spread[game, self._first[field] + value[game, field]] = 1
        return spread

    def settle(self, rows: Array, seats: Array) -> None:
        """Set the scales by rows of many games, and leave out columns that never differ."""
        spread = self._spread_out(rows, seats)
        kept = np.flatnonzero(np.ptp(spread, axis=0) > 0)
        means, spreads = spread[:, kept].mean(axis=0), spread[:, kept].std(axis=0)
        self.scales = np.array([kept, means, np.maximum(spreads, LEAST_SPREAD)])

    @cached_property
    def _scaling(self) -> tuple[Array, Array, Array]:
        kept, means, spreads = self.scales
        return kept.astype(np.int64), means.astype(np.float32), spreads.astype(np.float32)

    def __call__(self, rows: Array, seats: Array) -> Array:
        """Return what the network sees of rows, float32 (n, columns kept)."""
        kept, means, spreads = self._scaling
        seen = (self._spread_out(rows, seats)[:, kept] - means) / spreads
        return np.clip(seen, -FARTHEST, FARTHEST, out=seen)


class Network:
    """Two layers, then the chances of the choices and the value of the position; Adam learns."""

    def __init__(self, weights: list[Array]) -> None:
        self.weights = weights
        self.means = [np.zeros_like(w) for w in weights]
        self.squares = [np.zeros_like(w) for w in weights]
        self.steps, self.rate = 0, RATE

    @classmethod
    def drawn(
        cls, width: int, choices: int, dice: np.random.Generator, hidden: int = HIDDEN
    ) -> "Network":
        """Make a network that has learnt nothing."""
        shapes = ((width, hidden, 1.4), (hidden, hidden, 1.4), (hidden, choices, 0.01))
        weights = [
            (dice.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32)
            for rows, columns, gain in (*shapes, (hidden, 1, 0.1))
        ]
        return cls([*weights, *(np.zeros(w.shape[1], np.float32) for w in weights)])

    def __call__(self, rows: Array, masks: Array) -> tuple[Array, Array, Array, Array]:
        """Return both layers, the chances (n, choices) and the values (n,) of rows."""
        first, second, policy, value, *biases = self.weights
        one = np.maximum(rows @ first + biases[0], 0)
        two = np.maximum(one @ second + biases[1], 0)
        logits = np.where(masks, two @ policy + biases[2], np.float32(-1e9))
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return one, two, chances, (two @ value + biases[3])[:, 0]

    def loss(self, rows: Array, masks: Array, made: Array, told: Array) -> float:
        """Return what `learn` makes smaller; arguments as there."""
        advantage, worth, before = told.T
        _, _, chances, values = self(rows, masks)
        ratio = chances[np.arange(len(rows)), made] / before
        gain = np.minimum(advantage * ratio, advantage * np.clip(ratio, 1 - CLIP, 1 + CLIP))
        spread = -(chances * np.log(chances + 1e-9)).sum(axis=1)
        return float((((values - worth) ** 2) / 4 - gain - ENTROPY * spread).mean())

    def slopes(self, rows: Array, masks: Array, made: Array, told: Array) -> list[Array]:
        """Return the gradient of the loss by the weights; arguments as of `learn`."""
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
        return [a.T @ b for a, b in pairs] + [b.sum(axis=0) for _, b in pairs]

    def learn(self, rows: Array, masks: Array, made: Array, told: Array) -> None:
        """Take one step of Adam (Kingma and Ba, 2015), with slopes cut to a length.

        ``told``, (n, 3): advantage, return, and the chance of the choice when it was made.
        """
        slopes = self.slopes(rows, masks, made, told)
        length = np.sqrt(sum(float((each * each).sum()) for each in slopes))
        self.steps += 1
        for k, slope in enumerate(slopes):
            cut = slope * np.float32(min(1.0, LONGEST / (length + 1e-8)))
            self.means[k] += 0.1 * (cut - self.means[k])
            self.squares[k] += 0.001 * (cut * cut - self.squares[k])
            mean = self.means[k] / (1 - 0.9**self.steps)
            spread = np.sqrt(self.squares[k] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[k] -= (self.rate * mean / spread).astype(np.float32)


class Learned:
    """A player: what has been learnt, from the file that `Learner.save` wrote."""

    def __init__(self, path: str) -> None:
        with np.load(path) as saved:
            self.key, self.seats = str(saved["key"]), int(saved["seats"])
            self.eyes = Eyes(catalogue.game(self.key), self.seats)
            self.eyes.scales = saved["scales"]
            self.network = Network([saved[f"weights_{k}"] for k in range(8)])
        self._kind = catalogue.game(self.key).rules.State

    def begin(self, seat: int, seats: int) -> None:
        """Refuse a table of another size."""
        if seats != self.seats:
            raise ValueError(f"It has learnt {self.key} for {self.seats}, not {seats}.")

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        """Return the choice that seems best; whoever is to move is asked."""
        views, seat = self._kind.batch(1), np.array([int(view["turn"])])
        views[0] = view
        rows = self.eyes(self.eyes.numbers.of(views, seat), seat)
        masks = np.zeros((1, len(self.network.weights[6])), bool)
        masks[0, choices] = True
        return int(self.network(rows, masks)[2][0].argmax())


class Learner:
    """A network that plays every seat of many games, and learns from it."""

    def __init__(
        self,
        key: str,
        seats: int = 2,
        seed: int = 1,
        options: dict[str, str] | None = None,
        games: int = GAMES,
        looks: int = LOOKS,
    ) -> None:
        self.key, self.options, self.dice = key, options, np.random.default_rng(seed)
        self.batch = farmyard.batch(key, games, seats=seats, options=options, seed=seed, again=True)
        self.eyes, self.decisions, self.finished = Eyes(self.batch.game, seats), 0, 0
        self.eyes.settle(*self._random_rows(looks))
        width = len(self.eyes.scales[0])
        self.network = Network.drawn(width, self.batch.choices, self.dice)

    def _random_rows(self, looks: int) -> tuple[Array, Array]:
        """Return some rows of random games, and who saw them."""
        rows, seats = [], []
        for step in range(looks):
            if step % 8 == 0:
                few = self.dice.permutation(len(self.batch))[: len(self.batch) // 4 + 1]
                rows.append(self.batch.observe()[few])
                seats.append(self.batch.to_move[few])
            masks = self.batch.legal()
            self.batch.step((self.dice.random(masks.shape, np.float32) * masks).argmax(axis=1))
        return np.concatenate(rows), np.concatenate(seats)

    def update(self, steps: int = STEPS) -> None:
        """Play some decisions of every game, and learn from them."""
        played = [self._play() for _ in range(steps)]
        rows, masks, made, before, values, seats, ended, worth = map(
            np.array, zip(*played, strict=True)
        )
        advantage, counts = advantages(values, seats, ended, worth, masks.sum(axis=2) > 1)
        told = np.stack([advantage, advantage + values, before], axis=-1)[counts]
        told[:, 0] = (told[:, 0] - told[:, 0].mean()) / (told[:, 0].std() + 1e-8)
        rows, masks, made = rows[counts], masks[counts], made[counts]
        for _ in range(PASSES):
            for part in np.array_split(self.dice.permutation(len(rows)), PARTS):
                self.network.learn(rows[part], masks[part], made[part], told[part])

    def _play(self) -> tuple[Array, ...]:
        """Play a decision of every game by the network's chances."""
        batch, seats = self.batch, self.batch.to_move
        rows, masks = self.eyes(batch.observe(), seats), batch.legal().astype(bool)
        _, _, chances, values = self.network(rows, masks)
        made = drawn(chances, self.dice)
        batch.step(made)
        self.decisions += len(made)
        self.finished += int(batch.ended.sum())
        chance = chances[np.arange(len(made)), made]
        return rows, masks, made, chance, values, seats, batch.ended, batch.rewards

    def save(self, path: str) -> None:
        """Write all that `Learned` needs, as an .npz file."""
        weights = {f"weights_{k}": each for k, each in enumerate(self.network.weights)}
        np.savez(
            path, key=self.key, seats=self.batch.seats, scales=self.eyes.scales, **weights
        )  # fmt: skip


def drawn(chances: Array, dice: np.random.Generator) -> Array:
    """Draw a choice of each row by its chances, none of which has no chance."""
    sums = chances.cumsum(axis=1)
    luck = dice.random((len(chances), 1), np.float32) * np.float32(1 - 1e-6)
    made: Array = (sums > luck * sums[:, -1:]).argmax(axis=1)
    return made


def advantages(
    values: Array, seats: Array, ended: Array, worth: Array, free: Array
) -> tuple[Array, Array]:
    """Return how much better each decision was than expected, and which ones count.

    All are by step and game; ``worth`` also by seat.  A seat's decisions in a game are a path of
    its own.  The last before the games were left is only expected from, a forced one left out.
    """
    found, counts = np.zeros_like(values), np.zeros_like(ended)
    games = np.arange(values.shape[1])
    value, later, due = np.zeros((3, *worth.shape[1:]), np.float32)  # by game and seat
    known = np.zeros(worth.shape[1:], bool)
    for t in reversed(range(len(values))):
        value[ended[t]] = later[ended[t]] = 0
        due[ended[t]], known[ended[t]] = worth[t, ended[t]], True
        at = games[free[t]], seats[t, free[t]]
        gain = due[at] + LATER * (value[at] + FORGETS * later[at]) - values[t, free[t]]
        found[t, free[t]], counts[t, free[t]] = gain * known[at], known[at]
        later[at], value[at], due[at], known[at] = gain * known[at], values[t, free[t]], 0, True
    return found, counts


class Point(NamedTuple):
    """A point of the curve: minutes of learning, decisions, games ended, and the share won."""

    minutes: float
    decisions: int
    games: int
    share: Interval

    def __str__(self) -> str:
        value, low, high = (100 * each for each in self.share)
        told = f"| {self.minutes:.1f} | {self.decisions:,} | {self.games:,} "
        return f"{told}| {value:.1f} % ({low:.1f}–{high:.1f}) |"


def measure(learner: Learner, level: str, games: int, seed: int, path: str) -> Interval:
    """Return its share of the wins against a level on all other seats."""
    learner.save(path)
    players = [Learned(path), *[level] * (learner.batch.seats - 1)]
    return farmyard.play(learner.key, players, games, seed, learner.options).shares[0]


def learn(
    learner: Learner,
    level: str,
    minutes: float,
    path: str,
    trials: int = TRIALS,
    final: int = FINAL,
) -> list[Point]:
    """Learn for some minutes, and print the curve as it grows."""
    used, points = 0.0, list[Point]()
    print(f"| minutes | decisions | games | wins against {level} |\n|---|---|---|---|")

    def point(games: int, seed: int) -> None:
        share = measure(learner, level, games, seed, path)
        points.append(Point(used, learner.decisions, learner.finished, share))
        print(points[-1], flush=True)

    while used < minutes:
        if used >= len(points):
            point(trials, seed=99)
        began = time.monotonic()
        learner.network.rate = RATE * (1 - used / minutes)
        learner.update()
        used += (time.monotonic() - began) / 60
    point(final, seed=100)
    return points


def draw(points: list[Point], title: str, fair: float, path: str) -> None:
    """Draw the curve as a picture."""
    from matplotlib import pyplot

    pyplot.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": title})
    figure, axes = pyplot.subplots(figsize=(7, 3.5), layout="constrained")
    minutes = [point.minutes for point in points]
    low, value, high = (
        [100 * point.share[k] for point in points] for k in (1, 0, 2)
    )  # fmt: skip
    axes.axhline(100 * fair, color="#f0bd3f")
    axes.fill_between(minutes, low, high, alpha=0.25, color="#2f5d46", label="95 %")
    axes.plot(minutes, value, marker=".", color="#2f5d46", label="games won")
    axes.set(title=title, xlabel="minutes", ylabel="games won, %", xlim=0, ylim=(0, 100))
    axes.legend()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="aliens")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=8.0, help="to learn for")
    parser.add_argument("--against", metavar="LEVEL", help="by default the middle level")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="weights.npz", help="where to save what was learnt")
    parser.add_argument("--picture", help="where to draw the curve (.svg or .png)")
    given = parser.parse_args()
    if given.minutes <= 0:
        parser.error("--minutes is a number above 0")
    level = given.against or middle([each.name for each in roster.levels(given.game)])
    options = dict(each.split("=", 1) for each in given.option)
    learner = Learner(given.game, given.seats, given.seed, options)
    points = learn(learner, level, given.minutes, given.out)
    if given.picture:
        title = f"{catalogue.card(given.game).title} for {given.seats} against {level}"
        draw(points, f"{title}, n = {TRIALS} a point", 1 / given.seats, given.picture)


if __name__ == "__main__":
    main()
