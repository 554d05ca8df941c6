"""A player that looks ahead with a network, in NumPy alone: what `examples.learn` learns.

>>> from examples.learned import Learned
>>> print(farmyard.play("by_golly", [Learned("weights.npz"), "hen"]))

It sees the row of numbers of a seat, as that seat sees the table, and says what it expects to come.
To choose, every legal choice is tried in worlds that the seat imagines, which agree with all it
sees. The best few are played on in each world, every seat taking what seems best to it, and what
is expected after that decides (Tesauro and Galperin, 1996).
"""

import json
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

import farmyard
from farmyard.core.compiling import loop_over
from farmyard.core.game import Game
from farmyard.lab.batches.numbers import Numbers

HIDDEN = 128, 32  # units in each of two layers
RATE, LONGEST = 1e-3, 1.0  # of steps at first; lengths of slopes
LEAD = 0.5  # what a usual lead is worth, of a win
WORLDS, DEEP = 48, 4  # imagined for a choice, and of them those in which the best are played on
FEW, AHEAD = 8, 4  # choices that are played on, and how many decisions
MOST_NAMES = 64  # of a field whose names get a column each
FARTHEST, LEAST_SPREAD = 10.0, 0.1  # of scaled numbers, and for which they are scaled

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
    return margins(standing)


def margins(standing: Array) -> Array:
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

    def look_ahead(self, worlds: Array, seat: int, choices: Array, decisions: int) -> Array:
        """Return what a seat may expect of each choice, (choices,), if everybody goes on for some
        decisions in each world as seems best."""
        tables = self._table.copy(np.zeros(len(worlds), int))
        tables.state = worlds
        games = tables.copy(np.repeat(np.arange(len(worlds)), len(choices)))
        made, worth = np.tile(choices, len(worlds)), np.zeros(len(games))
        on = np.arange(len(games))
        for left in reversed(range(decisions + 1)):
            was = leads(self.game, games.state, self.seats)[:, seat]
            games.step(made)
            gain = leads(self.game, games.state, self.seats)[:, seat] - was
            worth[on] += games.rewards[:, seat] + LEAD * gain / self.far
            goes_on = np.flatnonzero(~games.over)
            if not len(goes_on):
                break
            on, games = on[goes_on], games.copy(goes_on)
            movers = games.to_move
            weighed = self.weigh(games.state, movers, games.legal().astype(bool))
            made = weighed.argmax(axis=1)
            if not left:
                best = weighed.max(axis=1)
                worth[on] += np.where(movers == seat, best, -best / (self.seats - 1))
        return worth.reshape(len(worlds), -1).sum(axis=0)


class Learned(Mind):
    """A player: what has been learnt, from the file that `Learner.save` wrote; ``ahead``: how many
    decisions it plays on in each world."""

    def __init__(self, path: str, ahead: int = AHEAD) -> None:
        with np.load(path) as saved:
            self.key, seats = str(saved["key"]), int(saved["seats"])
            options = json.loads(str(saved["options"]))
            super().__init__(farmyard.batch(self.key, 1, seats, options, seed=1))
            self.eyes.scales, self.far = saved["scales"], float(saved["far"])
            self.network = Network([saved[f"weights_{k}"] for k in range(6)])
        self._dice, self.ahead = np.random.default_rng(1), ahead

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
        worth = self.weigh(worlds, seats, masks).sum(axis=0)
        best = np.argsort(-worth)[: min(FEW, len(choices)) if self.ahead else 1]
        if len(best) > 1:
            return int(best[self.look_ahead(worlds[:DEEP], seats[0], best, self.ahead).argmax()])
        return int(best[0])
