"""A learner in NumPy alone: from self-play to a player that meets the levels of a game's bots.

    python -m examples.learn by_golly --minutes 8 --seed 1 --out weights.npz

>>> from examples.learn import Learned
>>> print(farmyard.play("by_golly", [Learned("weights.npz"), "hen"]))

Many games are played side by side in a `farmyard.Batch`, every seat by the same network.  It sees
the row of numbers of a seat, as that seat sees the table, and says what it expects to come.  To
choose, every legal choice is tried in worlds that the seat imagines, which agree with all it sees,
and the best of what follows is taken.  What is expected is learnt by temporal differences (Tesauro,
1995) from who finished ahead of whom, and on the way from the lead in points; each seat's
decisions are a path of their own.  Every minute it plays games apart against one level, and a point
of its curve is printed: its share of the wins with its 95 % interval.
"""

import argparse
import json
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

import farmyard
from farmyard.bots import roster
from farmyard.core.compiling import loop_over
from farmyard.core.contract import middle
from farmyard.core.game import Game
from farmyard.lab.batches.numbers import Numbers
from farmyard.lab.intervals import Interval

GAMES, STEPS = 64, 32  # at once, and decisions of each between two updates
LOOKS = 600  # random decisions of each by which the scales of the numbers are set
HIDDEN = 128, 32  # units in each of two layers
PASSES, PARTS = 3, 8  # over what was played, and parts of it
LATER, FORGETS = 0.999, 0.7  # what a reward is worth a decision before, and a surprise
LEAD = 0.5  # what a usual lead is worth, of a win
DARES, RATE, LONGEST = 0.1, 1e-3, 1.0  # at first: random choices, and steps; lengths of slopes
WORLDS = 4  # imagined for a choice when it counts; one is in learning
MOST_NAMES = 64  # of a field whose names get a column each
FARTHEST, LEAST_SPREAD = 10.0, 0.1  # of scaled numbers, and for which they are scaled
TRIALS, FINAL = 100, 400  # games for a point, and at the end

Array = np.ndarray[Any, Any]


class Eyes:
    """Rows of whole numbers as a network likes them: turned to the seat that looks, and scaled.

    Fields by player begin with the looking seat's own, seats are counted from it, and a field of a
    few names gets a column for each, and one for how many places have it; hidden is −1, or no
    column.  Columns that never differed in the games by which scales were set are left out.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.numbers, self.seats = Numbers(game, seats), seats
        own = np.arange(self.numbers.width)
        self._turned, named, seat_columns = np.tile(own, (seats, 1)), [own[:1]], [own[:0]]
        sizes, alike = [np.array([seats])], [own[:1]]
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
                alike.append(np.full(len(columns), columns[0]))
        self._seat_columns, self._named = np.concatenate(seat_columns), np.concatenate(named)
        self._sizes = np.concatenate(sizes)
        self._first = own.size + np.cumsum(self._sizes) - self._sizes
        _, first, at = np.unique(np.concatenate(alike), return_index=True, return_inverse=True)
        tallies = own.size + int(self._sizes.sum()) + np.cumsum(self._sizes[first])
        self._tally = (tallies - self._sizes[first])[at]
        self._whole = int(tallies[-1])
        self.scales: Array = np.array([np.arange(self._whole), *np.ones((2, self._whole))])

    def _spread_out(self, rows: Array, seats: Array, kept: Array) -> Array:
        """Return some columns of rows, turned and with columns for names, not yet scaled."""
        plain, place = kept[kept < rows.shape[1]], np.full(self._whole, len(kept))
        place[kept] = np.arange(len(kept))  # the column after the last takes what is left out
        spread = np.zeros((len(rows), len(kept) + 1), np.float32)
        for seat in range(self.seats):
            its = np.flatnonzero(seats == seat)
            seen = rows[its]
            counted = seen[:, self._seat_columns]
            seen[:, self._seat_columns] = np.where(counted < 0, -1, (counted - seat) % self.seats)
            value = seen.take(self._turned[seat, self._named], axis=1)
            spread[its, : len(plain)] = seen.take(self._turned[seat, plain], axis=1)
            row, field = np.nonzero((value >= 0) & (value < self._sizes))
            spread[its[row], place[self._first[field] + value[row, field]]] = 1
            np.add.at(spread, (its[row], place[self._tally[field] + value[row, field]]), 1)
        return spread[:, : len(kept)]

    def settle(self, rows: Array, seats: Array) -> None:
        """Set the scales by rows of many games, and leave out columns that never differ."""
        spread = self._spread_out(rows, seats, np.arange(self._whole))
        kept = np.flatnonzero(np.ptp(spread, axis=0) > 0)
        means, spreads = spread[:, kept].mean(axis=0), spread[:, kept].std(axis=0)
        self.scales = np.array([kept, means, np.maximum(spreads, LEAST_SPREAD)])

    def __call__(self, rows: Array, seats: Array) -> Array:
        """Return what the network sees of rows, float32 (n, columns kept)."""
        seen = self._spread_out(rows, seats, self.scales[0].astype(np.int64))
        seen -= self.scales[1].astype(np.float32)
        seen /= self.scales[2].astype(np.float32)
        return np.clip(seen, -FARTHEST, FARTHEST, out=seen)


class Network:
    """Two layers, then what is expected to come; Adam learns."""

    def __init__(self, weights: list[Array]) -> None:
        self.weights = weights
        self.means = [np.zeros_like(w) for w in weights]
        self.squares = [np.zeros_like(w) for w in weights]
        self.steps, self.rate = 0, RATE

    @classmethod
    def drawn(cls, width: int, dice: np.random.Generator, hidden: Any = HIDDEN) -> "Network":
        """Make a network that has learnt nothing."""
        sizes = zip((width, *hidden), (*hidden, 1), (1.4, 1.4, 0.1), strict=True)
        weights = [
            (dice.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32)
            for rows, columns, gain in sizes
        ]
        return cls([*weights, *(np.zeros(w.shape[1], np.float32) for w in weights)])

    def __call__(self, rows: Array) -> Array:
        """Return what is expected of rows (n,)."""
        return self._layers(rows)[2]

    def _layers(self, rows: Array) -> tuple[Array, Array, Array]:
        first, second, last, *biases = self.weights
        one = np.maximum(rows @ first + biases[0], 0)
        two = np.maximum(one @ second + biases[1], 0)
        return one, two, (two @ last + biases[2])[:, 0]

    def slopes(self, rows: Array, came: Array) -> list[Array]:
        """Return the slopes of half the mean square of what was not expected; as `learn`."""
        one, two, expected = self._layers(rows)
        off = ((expected - came) / len(rows))[:, None]
        back = (off @ self.weights[2].T) * (two > 0)
        further = (back @ self.weights[1].T) * (one > 0)
        pairs = [(rows, further), (one, back), (two, off)]
        return [a.T @ b for a, b in pairs] + [b.sum(axis=0) for _, b in pairs]

    def learn(self, rows: Array, came: Array) -> None:
        """Take a step of Adam (Kingma and Ba, 2015) towards what came after each row, (n,)."""
        slopes = self.slopes(rows, came)
        length = np.sqrt(sum(float((each * each).sum()) for each in slopes))
        self.steps += 1
        for k, slope in enumerate(slopes):
            cut = slope * np.float32(min(1.0, LONGEST / (length + 1e-8)))
            self.means[k] += 0.1 * (cut - self.means[k])
            self.squares[k] += 0.001 * (cut * cut - self.squares[k])
            mean = self.means[k] / (1 - 0.9**self.steps)
            spread = np.sqrt(self.squares[k] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[k] -= (self.rate * mean / spread).astype(np.float32)


@cache
def scoring(game: Game) -> Callable[[Array, Array], None]:
    """Make the loop that writes the scores of games, also before they are over."""
    score = game.rules.scores

    @loop_over(game.card.key)
    def write(states, scores):  # type: ignore[no-untyped-def]
        for i in range(len(states)):
            score(states[i], scores[i])

    return write


def leads(game: Game, states: Array, seats: int) -> Array:
    """Return how far each seat is ahead in games that need not be over: (games, seats)."""
    standing = np.zeros((len(states), seats), np.int64)
    scoring(game)(states, standing)
    return ahead(standing)


def ahead(standing: Array) -> Array:
    """Return how far each seat is ahead of the mean of the others: (games, seats)."""
    others = max(standing.shape[1] - 1, 1)
    lead: Array = standing - (standing.sum(axis=1, keepdims=True) - standing) / others
    return lead


class Mind:
    """Eyes and a network that choose; ``far`` is a usual lead."""

    def __init__(self, batch: farmyard.Batch) -> None:
        self.game, self.seats, self._table = batch.game, batch.seats, batch.copy([0])
        self._table.again = False
        self.eyes, self.far = Eyes(batch.game, batch.seats), 1.0
        self.network = Network([])

    def worlds(self, views: list[Array], seats: Array, dice: np.random.Generator) -> Array:
        """Return a world for each view, (n,): a whole state that may be so."""
        keys = dice.integers(2**63, size=(len(views), 2)).tolist()
        worlds = self.game.rules.State.batch(len(views))
        for n, (view, seat, key) in enumerate(zip(views, seats, keys, strict=True)):
            worlds[n] = self.game.imagine(view, seat, (*key,))[0]
        return worlds

    def weigh(self, worlds: Array, seats: Array, masks: Array) -> Array:
        """Return what the mover of each world may expect of each choice: (n, choices)."""
        n, choice = np.nonzero(masks)
        seat, each = seats[n], np.arange(len(n))
        tables = self._table.copy(np.zeros(len(worlds), int))
        tables.state = worlds
        tried = tables.copy(n)
        tried.step(choice)
        lead = leads(self.game, tried.state, self.seats)[each, seat]
        was = leads(self.game, worlds, self.seats)[n, seat]
        comes = np.where(tried.over, 0, self.network(self.eyes(tried.observe(seat), seat)))
        worth = np.full(masks.shape, -np.inf)
        worth[n, choice] = comes + tried.rewards[each, seat] + LEAD * (lead - was) / self.far
        return worth


class Learned(Mind):
    """A player: what has been learnt, from the file that `Learner.save` wrote."""

    def __init__(self, path: str) -> None:
        with np.load(path) as saved:
            self.key, seats = str(saved["key"]), int(saved["seats"])
            options = json.loads(str(saved["options"]))
            super().__init__(farmyard.batch(self.key, 1, seats, options, seed=1))
            self.eyes.scales, self.far = saved["scales"], float(saved["far"])
            self.network = Network([saved[f"weights_{k}"] for k in range(6)])
        self._dice = np.random.default_rng(1)

    def begin(self, seat: int, seats: int) -> None:
        """Refuse a table of another size."""
        if seats != self.seats:
            raise ValueError(f"It has learnt {self.key} for {self.seats}, not {seats}.")

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        """Return the choice that seems best; whoever is to move is asked."""
        if len(choices) == 1:
            return choices[0]
        views = self.game.rules.State.batch(1)
        views[0] = view
        seats = np.full(WORLDS, int(view["turn"]))
        masks = np.zeros((WORLDS, self._table.choices), bool)
        masks[:, choices] = True
        worlds = self.worlds([views] * WORLDS, seats, self._dice)
        return int(self.weigh(worlds, seats, masks).sum(axis=0).argmax())


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
        lead[batch.ended] = ahead(batch.standing)[batch.ended]
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


def measure(learner: Learner, level: str, games: int, seed: int, path: str) -> Interval:
    """Return its share of the wins against a level on all other seats."""
    learner.save(path)
    players: list[Any] = [Learned(path), *[level] * (learner.seats - 1)]
    return farmyard.play(learner.key, players, games, seed, learner.options).shares[0]


def learn(
    learner: Learner, level: str, minutes: float, path: str,
    trials: int = TRIALS, final: int = FINAL,
) -> None:  # fmt: skip
    """Learn for some minutes, and print the curve as it grows."""
    used, points = 0.0, 0
    print(f"| minutes | decisions | games | wins against {level} |\n|---|---|---|---|")

    def point(games: int, seed: int) -> None:
        value, low, high = (100 * each for each in measure(learner, level, games, seed, path))
        told = f"| {used:.1f} | {learner.decisions:,} | {learner.finished:,} "
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="aliens")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=8.0, help="to learn for")
    parser.add_argument("--against", metavar="LEVEL", help="by default the middle level")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="weights.npz", help="where to save what was learnt")
    given = parser.parse_args()
    if given.minutes <= 0:
        parser.error("--minutes is a number above 0")
    level = given.against or middle([each.name for each in roster.levels(given.game)])
    options = dict(each.split("=", 1) for each in given.option)
    learner = Learner(given.game, given.seats, given.seed, options)
    learn(learner, level, given.minutes, given.out)


if __name__ == "__main__":
    main()
