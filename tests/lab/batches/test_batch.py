"""Batches hold the games of single tables, in arrays, and give way to no wrong input."""

import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import farmyard
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.record import SPECTATOR
from farmyard.core.tables.table import Table
from farmyard.lab.batches.batch import Batch
from farmyard.lab.batches.numbers import Numbers
from farmyard.lab.batches.rewards import rewards

KEYS = pytest.mark.parametrize("key", catalogue.keys())
SMALL = catalogue.keys()[0]
SHORT: dict[str, dict[str, Any]] = {SMALL: {"max_turns": 20}}
"""Options for short games, as each of their decisions is repeated at a table."""


def picked(masks: np.ndarray, dice: np.random.Generator) -> np.ndarray:
    """Return a random legal choice of each game, 0 where there is none."""
    choices: np.ndarray = (dice.random(masks.shape) * masks).argmax(axis=1)
    return choices


def play_on(batch: Batch, steps: int, seed: int = 1) -> list[bytes]:
    """Make random choices; return the records after each."""
    dice, passed = np.random.default_rng(seed), []
    for _ in range(steps):
        batch.step(picked(batch.legal(), dice))
        passed.append(batch.state.tobytes())
    return passed


@KEYS
def test_games_of_a_batch_are_those_of_tables(key: str) -> None:
    """Records, choices, rows and scores are equal after equal choices, to the end."""
    options = SHORT.get(key, {})
    batch = farmyard.batch(key, 3, seats=3, options=options, seed=4, threads=2)
    tables = [Table.deal(key, 3, None, options, key_of(4, n)) for n in range(3)]
    numbers, dice = Numbers(batch.game, 3), np.random.default_rng(2)
    for _ in range(60 if key != SMALL else 1000):
        masks, rows, seen = batch.legal(), batch.observe(), batch.observe(SPECTATOR)
        choices = picked(masks, dice)
        for n, table in enumerate(tables):
            record = table.record
            assert batch.state[n].tobytes() == record.tobytes()
            assert batch.over[n] == table.over
            assert np.flatnonzero(masks[n]).tolist() == table.legal()
            assert batch.to_move[n] == (SPECTATOR if table.over else table.to_move)
            states = batch.state[n : n + 1]
            eye = int(states["turn"][0])
            assert np.array_equal(rows[n], numbers.of(batch.game.see(states, eye), eye)[0])
            shown = batch.game.see(states, SPECTATOR)
            assert np.array_equal(seen[n], numbers.of(shown, SPECTATOR)[0])
            if not table.over:
                table.play(int(choices[n]))
        if batch.over.all():
            break
        batch.step(choices)
        for n in np.flatnonzero(batch.ended):
            assert batch.scores[n].tolist() == tables[n].scores()
            assert batch.standing[n].tolist() == tables[n].standing()
            assert batch.rewards[n].tolist() == rewards(tables[n].standing()).tolist()
        assert not batch.rewards[~batch.ended].any()
    assert key != SMALL or batch.over.all()


@KEYS
def test_whole_games_end_as_they_do_without_a_batch(key: str) -> None:
    """Games go on to their end, and new ones follow in the order of the seed."""
    batch, twin = (farmyard.batch(key, 9, seats=2, seed=6, again=how) for how in (True, False))
    dice, next_one = np.random.default_rng(3), 9
    for _ in range(3000):
        choices = picked(batch.legal(), dice)
        batch.step(choices)
        twin.step(choices)
        assert not batch.over.any()
        assert twin.over.tolist() == batch.ended.tolist() == twin.ended.tolist()
        assert twin.standing.tolist() == batch.standing.tolist()
        for n in np.flatnonzero(batch.ended):
            table = Table.deal(key, 2, dice=key_of(6, next_one))
            assert batch.state[n].tobytes() == table.record.tobytes()
            next_one += 1
        twin.deal(twin.over)
        assert twin.state.tobytes() == batch.state.tobytes()
        if next_one > 12:
            return
    raise AssertionError("too few games ended")


@KEYS
def test_what_is_saved_goes_on_alike(key: str) -> None:
    batch = farmyard.batch(key, 8, seats=2, seed=1, again=True)
    play_on(batch, 30)
    records, copied, stored = batch.state, batch.copy(), pickle.dumps(batch)
    went = play_on(batch, 40, 5)
    assert records.tobytes() != went[-1]
    assert play_on(copied, 40, 5) == went
    assert play_on(pickle.loads(stored), 40, 5) == went
    for form in (records, records.tobytes()):
        fresh = farmyard.batch(key, 8, seats=2, seed=2)
        fresh.state = form
        assert fresh.state.tobytes() == records.tobytes()
        assert fresh.legal().tolist() == pickle.loads(stored).legal().tolist()


def test_a_copy_may_have_some_games_many_times() -> None:
    batch = farmyard.batch(SMALL, 4, seats=2, seed=1)
    before = batch.state
    many = batch.copy([2, 2, 0])
    assert [each.tobytes() for each in many.state] == [before[n].tobytes() for n in (2, 2, 0)]
    play_on(many, 5)
    assert batch.state.tobytes() == before.tobytes()
    assert len(batch.copy(np.array([True, False, True, False]))) == 2


@KEYS
def test_threads_change_nothing(key: str) -> None:
    one, four = (farmyard.batch(key, 300, seats=2, seed=3, threads=n) for n in (1, 4))
    assert play_on(one, 12) == play_on(four, 12)
    for how in ({}, {"scaled": True}, {"seat": 1}):
        assert one.observe(**how).tobytes() == four.observe(**how).tobytes()


@KEYS
def test_rows_are_written_where_they_are_wanted(key: str) -> None:
    batch = farmyard.batch(key, 5, seats=2, seed=3)
    play_on(batch, 10)
    masks, rows = np.empty((5, batch.choices), np.int8), np.empty((5, batch.numbers.width), "i4")
    small = np.empty(rows.shape, np.float32)
    assert batch.legal(out=masks) is masks
    assert batch.observe(1, out=rows) is rows
    assert batch.observe(np.ones(5, int), out=small, scaled=True) is small
    assert np.array_equal(masks, batch.legal())
    assert np.array_equal(rows, batch.observe(1))
    for n in range(5):
        view = batch.game.see(batch.state, 1, n)
        assert np.array_equal(rows[n], batch.numbers.of(view, 1)[0])
        assert np.array_equal(small[n], batch.numbers.of(view, 1, scaled=True)[0])
    hidden = (rows == -1) & (batch.numbers.low == -1)
    most = np.maximum(-batch.numbers.low.astype(float), batch.numbers.high)
    scaled = np.sign(rows) * np.log1p(np.abs(rows)) / np.log1p(most)
    assert np.allclose(small, np.where(hidden, -1, scaled), atol=1e-6)


def test_short_rows_have_the_same_numbers_or_say_which_does_not_fit() -> None:
    """Rows of int16 are those of int32 in four games or more, and are never cut off."""
    fitting = []
    for key in catalogue.keys():
        batch = farmyard.batch(key, 300, seats=2, seed=3, threads=2, again=True)
        play_on(batch, 30)
        rows, out = batch.observe(), np.empty((300, batch.numbers.width), np.int16)
        held = np.iinfo(np.int16)
        odd = np.argwhere((rows < held.min) | (rows > held.max))
        if not len(odd):
            fitting.append(key)
            assert batch.observe(out=out, dtype=np.int16) is out
            assert np.array_equal(out, rows)
            assert batch.observe(1, dtype="int16").tolist() == batch.observe(1).tolist()
            continue
        game, at = odd[0]
        columns = batch.numbers.columns
        name = next(each for each, span in columns.items() if span.start <= at < span.stop)
        says = f"cannot hold {name} of game {game}, which is {rows[game, at]}: take int32"
        with pytest.raises(farmyard.OptionError, match=says):
            batch.observe(dtype=np.int16)
    assert 4 <= len(fitting) < len(catalogue.keys())


def test_an_illegal_choice_is_refused_as_a_whole() -> None:
    batch = farmyard.batch(SMALL, 4, seats=2, seed=1)
    choices, before = batch.legal().argmax(axis=1), batch.state.tobytes()
    illegal = int((batch.legal()[2] == 0).argmax())
    for wrong in (illegal, -1, 10**9, batch.choices):
        given = choices.copy()
        given[2:] = wrong
        with pytest.raises(farmyard.IllegalChoice, match=f"Game 2 has no choice {wrong} now"):
            batch.step(given)
        assert batch.state.tobytes() == before
    for odd in ([0.5] * 4, [0], 3, None, [True] * 4, "abcd", np.zeros((4, 1), int)):
        with pytest.raises(farmyard.IllegalChoice, match="an array of 4 whole numbers"):
            batch.step(odd)


def set_state(batch: Batch, states: Any) -> None:
    batch.state = states


WRONG: dict[str, tuple[Callable[[Batch], Any], type[ValueError], str]] = {
    "a seat too many": (lambda b: b.observe(2), farmyard.UnknownSeat, "no seat 2"),
    "a seat of none": (lambda b: b.observe(-2), farmyard.UnknownSeat, "no seat -2"),
    "a seat that is no number": (lambda b: b.observe("a"), farmyard.UnknownSeat, "no seat a"),
    "seats of fewer games": (lambda b: b.observe([0]), farmyard.UnknownSeat, "no seat"),
    "a buffer too small": (lambda b: b.legal(np.empty((4, 1), np.int8)), ValueError, "int8"),
    "a buffer for others": (
        lambda b: b.observe(out=np.empty((4, b.numbers.width), np.float32)), ValueError, "int32",
    ),
    "rows of bytes": (lambda b: b.observe(dtype=np.int8), farmyard.OptionError, "not int8"),
    "rows of no type": (lambda b: b.observe(dtype="x"), farmyard.OptionError, "int16 where"),
    "scaled rows of whole numbers": (
        lambda b: b.observe(scaled=True, dtype=np.int16), farmyard.OptionError, "no dtype",
    ),
    "a buffer with gaps": (
        lambda b: b.legal(np.empty((8, b.choices), np.int8)[::2]), ValueError, "without gaps",
    ),
    "a place of none": (lambda b: b.deal([4]), farmyard.OptionError, "from 0 to 3"),
    "a place twice": (lambda b: b.deal([1, 1]), farmyard.OptionError, "from 0 to 3"),
    "too few bools": (lambda b: b.copy([True]), farmyard.OptionError, "each of the 4"),
    "states of no kind": (lambda b: set_state(b, 7), farmyard.PositionError, "4 records"),
    "too few states": (lambda b: set_state(b, b.state[:3]), farmyard.PositionError, "4 records"),
    "too few bytes": (lambda b: set_state(b, b"abc"), farmyard.PositionError, "4 records"),
    "states of other seats": (
        lambda b: set_state(b, farmyard.batch(SMALL, 4, seats=3, seed=1).state),
        farmyard.PositionError, "seats",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", WRONG)
def test_what_does_not_fit_is_refused_in_a_sentence(what: str) -> None:
    batch = farmyard.batch(SMALL, 4, seats=2, seed=1)
    before = batch.state.tobytes()
    act, error, says = WRONG[what]
    with pytest.raises(error, match=says):
        act(batch)
    assert batch.state.tobytes() == before


def test_batches_that_cannot_be_are_refused() -> None:
    for wrong, error in (
        ({"games": 0}, farmyard.OptionError),
        ({"games": True}, farmyard.OptionError),
        ({"games": 10**9}, farmyard.OptionError),
        ({"games": 1, "threads": 0}, farmyard.OptionError),
        ({"games": 1, "seats": 99}, farmyard.OptionError),
        ({"games": 1, "seed": "x"}, farmyard.OptionError),
        ({"games": 1, "options": {"nothing": 1}}, farmyard.OptionError),
    ):
        with pytest.raises(error):
            farmyard.batch(SMALL, **wrong)
    with pytest.raises(farmyard.UnknownGame):
        farmyard.batch("nogame", 1)
    one, other = (farmyard.batch(SMALL, 2) for _ in range(2))
    assert one.state.tobytes() != other.state.tobytes()


@pytest.mark.parametrize("solvable", ["yes", "no"])
def test_a_game_may_choose_its_deals(solvable: str) -> None:
    """Where a game maps keys to others (`farmyard.core.chance.dealing`), a batch does it too."""
    choosy = [key for key in catalogue.keys() if catalogue.game(key).dealing]
    for key in choosy:
        options = {**catalogue.game(key).dealing.DAILY, "solvable": solvable}  # type: ignore[union-attr]
        batch = farmyard.batch(key, 2, seats=1, options=options, seed=5)
        for n in range(2):
            table = Table.deal(key, 1, None, options, key_of(5, n))
            assert batch.state[n].tobytes() == table.record.tobytes()
    assert choosy
