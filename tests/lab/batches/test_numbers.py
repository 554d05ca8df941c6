"""A row of numbers equals the view, and lies within the bounds of its columns."""

import numpy as np
import pytest

from farmyard.core import catalogue
from farmyard.core.formats.notation import SECRETS
from farmyard.core.record import as_bytes
from farmyard.lab.batches.numbers import Numbers
from farmyard.lab.batches.rewards import rewards
from tests.sampling import every_game, moments


@pytest.mark.parametrize(("key", "seats"), every_game())
def test_every_number_of_a_view_stands_in_its_row(key: str, seats: int) -> None:
    game = catalogue.game(key)
    numbers = Numbers(game, seats)
    assert set(numbers.columns) == {"seat", *game.rules.State.cells} - set(SECRETS)
    for _, _, _, _, states in moments(key, seats, {}, 1):
        for seat in range(seats):
            view = game.see(states, seat)
            row = numbers.of(view, seat)[0]
            assert row[0] == seat
            assert (numbers.low <= row).all()
            assert (row <= numbers.high).all()
            for name, cell in game.rules.State.cells.items():
                if name not in SECRETS:
                    value = np.atleast_1d(view[0][name])[: seats if cell.by_seat else None]
                    told = row[numbers.columns[name]]
                    assert _read(told, len(cell.names), cell.how).tolist() == value.ravel().tolist()


def _read(told: np.ndarray, names: int, how: str) -> np.ndarray:
    """Return the numbers of a field, with its sets reassembled."""
    if how != "set":
        return told
    bits = told.reshape(-1, names)
    return np.where(bits[:, 0] < 0, -1, (np.maximum(bits, 0) << np.arange(names)).sum(axis=1))


def test_many_views_at_once_are_as_many_rows() -> None:
    key = catalogue.keys()[0]
    game, numbers = catalogue.game(key), Numbers(catalogue.game(key), 2)
    views = [game.see(step[4], seat) for step in moments(key, 2, {}, 2) for seat in range(2)]
    batch = game.rules.State.batch(len(views))
    as_bytes(batch)[:] = np.concatenate([as_bytes(view) for view in views])
    together = numbers.of(batch, np.arange(len(views)) % 2)
    one_by_one = [numbers.of(view, n % 2)[0] for n, view in enumerate(views)]
    assert together.tolist() == [row.tolist() for row in one_by_one]


def test_no_two_fields_share_a_column() -> None:
    for key in catalogue.keys():
        numbers = Numbers(catalogue.game(key), catalogue.card(key).seats[1])
        ends = [0, *(columns.stop for columns in numbers.columns.values())]
        starts = [columns.start for columns in numbers.columns.values()]
        assert starts == ends[:-1]
        assert ends[-1] == numbers.width == len(numbers.low)


@pytest.mark.parametrize(
    ("scores", "worth"),
    [
        ([3, 1], [1, -1]),
        ([2, 2], [0, 0]),
        ([9, 5, 1], [1, 0, -1]),
        ([9, 9, 1], [0.5, 0.5, -1]),
        ([0, 7, 7, 7], [-1, 1 / 3, 1 / 3, 1 / 3]),
        ([100], [0.5]),
        ([0], [0]),
        ([-300], [-0.75]),
    ],
)
def test_rewards_are_the_share_that_was_beaten(scores: list[int], worth: list[float]) -> None:
    assert rewards(scores) == pytest.approx(worth)
