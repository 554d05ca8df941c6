"""The learner in ``examples``: its slopes, its paths, its player, and that it climbs."""

import re
import sys
from pathlib import Path

import numpy as np
import pytest
from examples import learn
from examples.learn import Eyes, Learned, Learner, Network

import farmyard

SHORT = 8  # decisions of each game between two updates
UPDATES = 15  # five were enough


def small(key: str = "oxy_soxy", seed: int = 3) -> Learner:
    return Learner(key, seed=seed, games=16, looks=16)


def test_it_needs_nothing_but_numpy_and_farmyard() -> None:
    source = Path(learn.__file__).read_text()
    named = set(re.findall(r"^(?:import|from) (\w+)", source, re.M))
    assert named - set(sys.stdlib_module_names) == {"numpy", "farmyard"}


def test_slopes_agree_with_finite_differences() -> None:
    dice = np.random.default_rng(5)
    network = Network.drawn(6, 5, dice, hidden=4)
    network.weights = [w.astype(float) + dice.normal(0, 0.3, w.shape) for w in network.weights]
    rows, masks = dice.normal(size=(20, 6)), dice.random((20, 5)) < 0.7
    masks[:, 0] = True
    made = learn.drawn(network(rows, masks)[2], dice)
    before = network(rows, masks)[2][np.arange(20), made] * dice.choice([0.5, 1.0, 2.0], 20)
    told = np.stack([dice.normal(size=20), dice.normal(size=20), before], axis=1)
    for weights, slope in zip(
        network.weights, network.slopes(rows, masks, made, told), strict=True
    ):
        for at in np.ndindex(weights.shape):
            was, losses = weights[at], []
            for step in (1e-5, -1e-5):
                weights[at] = was + step
                losses.append(network.loss(rows, masks, made, told))
            weights[at] = was
            assert (losses[0] - losses[1]) / 2e-5 == pytest.approx(slope[at], rel=1e-3, abs=1e-6)


def test_a_masked_choice_has_no_chance_and_is_never_drawn() -> None:
    dice = np.random.default_rng(6)
    network = Network.drawn(3, 40, dice, hidden=8)
    network.weights[6] += 50 * dice.standard_normal(40).astype(np.float32)
    masks = dice.random((4000, 40)) < 0.1
    masks[:, 39] |= ~masks.any(axis=1)
    chances = network(dice.normal(size=(4000, 3)).astype(np.float32), masks)[2]
    assert (chances[~masks] == 0).all()
    assert masks[np.arange(4000), learn.drawn(chances, dice)].all()


def test_each_seat_has_a_path_of_its_own() -> None:
    """Seat 0 decides at steps 0, 2 and, forced, 3, seat 1 at 1; a new game begins at step 4."""
    values = np.array([[0.1], [0.2], [0.3], [0.9], [0.5]], np.float32)
    seats, ended = np.array([[0], [1], [0], [0], [1]]), np.array([[0], [0], [0], [1], [0]], bool)
    worth, free = np.zeros((5, 1, 2)), np.array([[1], [1], [1], [0], [1]], bool)
    worth[3, 0] = 1, -1
    found, counts = learn.advantages(values, seats, ended, worth, free)
    assert counts[:, 0].tolist() == [True, True, True, False, False]
    first = learn.LATER * (0.3 + learn.FORGETS * 0.7) - 0.1
    assert found[:3, 0].tolist() == pytest.approx([first, -1.2, 0.7])


def test_a_row_is_turned_to_the_seat_that_looks() -> None:
    eyes = Eyes(farmyard.batch("by_golly", 1, seats=3, seed=1).game, 3)
    rows = np.zeros((2, eyes.numbers.width), np.int32)
    held, whose = eyes.numbers.columns["held"], eyes.numbers.columns["whose"]
    rows[:, held], rows[:, whose] = [4, 5, 6], [[0], [-1]]
    eyes.scales = np.array([np.r_[held, whose], np.zeros(4), np.ones(4)])
    assert eyes(rows, np.array([2, 1])).tolist() == [[6, 4, 5, 1], [5, 6, 4, -1]]


@pytest.mark.parametrize("key", farmyard.list_games())
def test_what_is_saved_plays_whole_games(key: str, tmp_path: Path) -> None:
    """The player loaded from the file sees what the learner saw, and plays to the end."""
    learner, path = small(key), str(tmp_path / "weights.npz")
    learner.update(SHORT)
    learner.save(path)
    player, batch = Learned(path), learner.batch
    seats, masks = batch.to_move, batch.legal().astype(bool)
    chances = learner.network(learner.eyes(batch.observe(), seats), masks)[2]
    for n, state in enumerate(batch.state):
        view = batch.game.see(batch.state[n : n + 1], seats[n])[0]
        choice = player.choose(view, np.flatnonzero(masks[n]).tolist())
        assert chances[n, choice] == pytest.approx(chances[n].max()), state
    assert farmyard.play(key, [player, "random"], games=2, seed=1).games == 2
    with pytest.raises(farmyard.PlayerError, match="for 2, not 3"):
        farmyard.play(key, [player, "random", "random"], games=3)


def test_the_same_seed_learns_the_same() -> None:
    one, same, other = (small(seed=seed) for seed in (3, 3, 4))
    for each in (one, same, other):
        each.update(SHORT)
    weights = [np.concatenate([w.ravel() for w in each.network.weights]) for each in (one, same)]
    assert weights[0].tobytes() == weights[1].tobytes()
    assert one.network.weights[0].tobytes() != other.network.weights[0].tobytes()


def test_a_curve_is_printed_and_saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "weights.npz"
    points = learn.learn(small(), "egg", 1e-6, str(path), trials=2, final=4)
    assert [point.decisions for point in points] == [0, 16 * learn.STEPS]
    head, _, *rows = capsys.readouterr().out.splitlines()
    assert head == "| minutes | decisions | games | wins against egg |"
    assert rows == [str(point) for point in points]
    assert path.is_file()


@pytest.mark.thorough
def test_it_climbs_above_the_first_level(tmp_path: Path) -> None:
    learner, path = Learner("aliens", seed=1), str(tmp_path / "weights.npz")
    before = learn.measure(learner, "egg", 100, 9, path)
    for _ in range(UPDATES):
        learner.update()
    assert learn.measure(learner, "egg", 100, 9, path).low > max(before.high, 0.5)
