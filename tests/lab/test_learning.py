"""The learner in ``examples``: its slopes, its paths, its player, and that it climbs."""

import re
import sys
from pathlib import Path

import numpy as np
import pytest
from examples import learn, learned
from examples.learn import Learner
from examples.learned import Eyes, Learned, Network

import farmyard
from tests.sampling import short

SHORT = 8  # decisions of each game between two updates
UPDATES, TRIALS = 10, 40


def small(key: str = "oxy_soxy", seed: int = 3, options: dict[str, str] | None = None) -> Learner:
    return Learner(key, seed=seed, options=options, games=16, looks=16)


def test_it_needs_nothing_but_numpy_and_farmyard() -> None:
    sources = [Path(each.__file__).read_text() for each in (learn, learned)]
    named = set(re.findall(r"^(?:import|from) (\w+)", "\n".join(sources), re.M))
    assert named - set(sys.stdlib_module_names) == {"numpy", "farmyard", "examples"}


def test_slopes_agree_with_finite_differences() -> None:
    dice = np.random.default_rng(5)
    network = Network.drawn(6, dice, hidden=(4, 3))
    network.weights = [w.astype(float) + dice.normal(0, 0.3, w.shape) for w in network.weights]
    rows, came = dice.normal(size=(20, 6)), dice.normal(size=20)
    for weights, slope in zip(network.weights, network.slopes(rows, came), strict=True):
        for at in np.ndindex(weights.shape):
            was, losses = weights[at], []
            for step in (1e-5, -1e-5):
                weights[at] = was + step
                losses.append(((network(rows) - came) ** 2).mean() / 2)
            weights[at] = was
            assert (losses[0] - losses[1]) / 2e-5 == pytest.approx(slope[at], rel=1e-3, abs=1e-6)


def test_each_seat_has_a_path_of_its_own() -> None:
    """Seat 0 decides at steps 0, 2 and 3, seat 1 at 1 and 4, in a game that begins anew there."""
    values = np.array([[0.1], [0.2], [0.3], [0.9], [0.5]])
    seats, ended = np.array([[0], [1], [0], [0], [1]]), np.array([[0], [0], [0], [1], [0]], bool)
    worth = np.zeros((5, 1, 2))
    worth[2, 0], worth[3, 0] = (0.25, -0.25), (1, -1)
    came, counts = learn.outcomes(values, seats, ended, worth)
    assert counts[:, 0].tolist() == [True, True, True, False, False]
    first = 0.25 + learn.LATER * (learn.FORGETS + (1 - learn.FORGETS) * 0.3)
    assert came[:3, 0].tolist() == pytest.approx([first, -1.25, 1])


def test_a_choice_is_worth_what_it_leads_to() -> None:
    """With nothing expected, only what a choice brings at once counts; an illegal one never."""
    learner = small("cloud_nine")
    learner.network.weights = [0 * each for each in learner.network.weights]
    batch, gains = learner.batch, []
    for _ in range(60):
        seats, masks, states = batch.to_move, batch.legal().astype(bool), batch.state
        worth = learner.weigh(states, seats, masks)
        assert (np.isfinite(worth) == masks).all()
        made = worth.argmax(axis=1)
        was = learned.leads(batch.game, states, 2)
        batch.step(made)
        gain = learned.leads(batch.game, batch.state, 2) - was
        gain[batch.ended] = learned.margins(batch.standing)[batch.ended] - was[batch.ended]
        each = np.arange(len(made))
        told = (batch.rewards + learned.LEAD * gain / learner.far)[each, seats]
        assert worth[each, made] == pytest.approx(told)
        gains.append(told)
    assert np.ptp(gains) > 0


def test_a_world_agrees_with_what_is_seen_and_guesses_the_rest() -> None:
    learner = small("oxy_soxy")
    game, states, seats = learner.game, learner.batch.state, learner.batch.to_move
    views = [game.see(states, seat, n) for n, seat in enumerate(seats)]
    worlds = learner.worlds(views, seats, np.random.default_rng(1))
    for n, seat in enumerate(seats):
        assert game.see(worlds, seat, n).tobytes() == views[n].tobytes()
    assert (worlds["piles"] != states["piles"]).any()


def test_a_row_is_turned_to_the_seat_that_looks() -> None:
    eyes = Eyes(farmyard.batch("by_golly", 1, seats=3, seed=1).game, 3)
    rows = np.zeros((2, eyes.numbers.width), np.int32)
    held, whose = eyes.numbers.columns["held"], eyes.numbers.columns["whose"]
    rows[:, held], rows[:, whose] = [4, 5, 6], [[0], [-1]]
    eyes.scales = np.array([np.r_[held, whose], np.zeros(4), np.ones(4)])
    assert eyes(rows, np.array([2, 1])).tolist() == [[6, 4, 5, 1], [5, 6, 4, -1]]


@pytest.mark.parametrize(("cards", "told"), [((3, 3), [1, 1, 2]), ((3, 4), [1, 1, 1, 1])])
def test_a_row_tells_how_many_places_have_a_card(cards: tuple[int, ...], told: list[int]) -> None:
    """Each of two places has a column for its card, and each card one for its places."""
    eyes = Eyes(farmyard.batch("by_golly", 1, seats=2, seed=1).game, 2)
    rows, width = np.full((1, eyes.numbers.width), -1, np.int32), eyes.numbers.width
    rows[0, eyes.numbers.columns["yard"]][:2] = cards
    eyes.scales[1] = 0
    seen = eyes(rows, np.array([0]))[0, width:]
    assert sorted(seen[seen > 0]) == told


@pytest.mark.parametrize("key", farmyard.list_games())
def test_what_is_expected_after_looking_ahead_is_what_playing_on_brings(key: str) -> None:
    """Each choice is played on in each world by what seems best, one game at a time."""
    learner, decisions = small(key), 3
    game, dice = learner.game, np.random.default_rng(2)
    seat = int(learner.batch.to_move[0])
    views = [game.see(learner.batch.state, seat)]
    worlds = learner.worlds(views * 2, np.full(2, seat), dice)
    choices = np.flatnonzero(learner.batch.legal()[0])[:3]
    expected = np.zeros(len(choices))
    for n, choice in enumerate(choices):
        for world in range(2):
            games, made = learner.batch.copy([0]), choice
            games.again, games.state = False, worlds[world : world + 1]
            for left in (3, 2, 1, 0):
                was = learned.leads(game, games.state, 2)[0, seat]
                games.step(np.array([made]))
                gain = learned.leads(game, games.state, 2)[0, seat] - was
                expected[n] += games.rewards[0, seat] + learned.LEAD * gain / learner.far
                if games.over[0]:
                    break
                mover = games.to_move
                weighed = learner.weigh(games.state, mover, games.legal().astype(bool))[0]
                made = int(weighed.argmax())
                if not left:
                    expected[n] += weighed.max() * (1 if mover[0] == seat else -1)
    assert learner.look_ahead(worlds, seat, choices, decisions) == pytest.approx(expected, rel=1e-4)


@pytest.mark.parametrize("key", farmyard.list_games())
def test_what_is_saved_plays_whole_games(key: str, tmp_path: Path) -> None:
    """The player loaded from the file sees what the learner saw, and plays to the end."""
    learner, path = small(key, options=short(key)), str(tmp_path / "weights.npz")
    learner.update(SHORT)
    learner.save(path)
    player, batch = Learned(path, ahead=0), learner.batch
    assert player.far == learner.far
    for seat in (0, 1):
        rows, seats = batch.observe(seat), np.full(len(batch), seat)
        expected = learner.network(learner.eyes(rows, seats))
        assert player.network(player.eyes(rows, seats)).tobytes() == expected.tobytes()
    assert farmyard.play(key, [player, "random"], 2, 1, learner.options).games == 2
    with pytest.raises(farmyard.PlayerError, match="for 2, not 3"):
        farmyard.play(key, [player, "random", "random"], games=3)


def test_the_same_seed_learns_the_same() -> None:
    one, same, other = (small(seed=seed) for seed in (3, 3, 4))
    for each in (one, same, other):
        each.update(SHORT)
    weights = [np.concatenate([w.ravel() for w in each.network.weights]) for each in (one, same)]
    assert weights[0].tobytes() == weights[1].tobytes()
    assert one.network.weights[0].tobytes() != other.network.weights[0].tobytes()


def test_a_curve_is_printed_and_saved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learn, "AHEAD", 1)
    path = tmp_path / "weights.npz"
    learn.learn(small(), "egg", 1e-6, str(path), trials=2, final=4)
    head, _, *rows = capsys.readouterr().out.splitlines()
    assert head == "| minutes | decisions | games | wins against egg |"
    assert [row.split(" | ")[1] for row in rows] == ["0", *[f"{16 * learn.STEPS:,}"] * 2]
    assert ["looking ahead" in row for row in rows] == [False, False, True]
    assert all(re.search(r"\| \d+\.\d % \(\d+\.\d–\d+\.\d\) \|$", row) for row in rows)
    assert path.is_file()


@pytest.mark.thorough
def test_it_climbs_above_the_first_level(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learned, "WORLDS", 4)
    learner, path = Learner("oxy_soxy", seed=1), str(tmp_path / "weights.npz")
    before = learn.measure(learner, "egg", TRIALS, 9, path)
    for _ in range(UPDATES):
        learner.update()
    assert learn.measure(learner, "egg", TRIALS, 9, path).low > max(before.high, 0.5)
