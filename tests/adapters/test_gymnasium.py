"""Gymnasium's own check, bots on the other seats, and many games in one array."""

import random
from typing import Any, ClassVar

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from farmyard.adapters.gymnasium import Seat, name, register
from farmyard.adapters.setting import Setting
from farmyard.adapters.vector import GameVectorEnv
from farmyard.bots import roster
from farmyard.bots.random import RandomBot
from farmyard.core import catalogue
from farmyard.core.chance.dice import mixed, share
from farmyard.core.compiling import meanwhile, word
from farmyard.core.contract import Level
from farmyard.core.errors import IllegalChoice, UnknownGame
from farmyard.core.game import Game
from farmyard.core.options import OptionError
from farmyard.core.record import OVER, clone
from farmyard.core.wording.messages import common
from farmyard.lab.batches import places
from farmyard.lab.batches.loops import Steps, steps_of
from farmyard.lab.batches.numbers import Numbers
from farmyard.lab.batches.rewards import rewards
from tests.sampling import short
from tests.thorough import THOROUGH

KEYS = pytest.mark.parametrize("key", catalogue.keys())
ALONE = [card.key for card in catalogue.cards() if card.seats[0] == 1]
SMALL = catalogue.keys()[:2]
"""Games that compile fast, as the loops over many games are compiled for each."""


def play(env: Any, seed: int | None, picks: random.Random) -> list[Any]:
    """Play one game of random legal choices; return every row, choice and reward."""
    row, info = env.reset(seed=seed)
    told, over = [], False
    while not over:
        choice = picks.choice(np.flatnonzero(info["action_mask"]).tolist())
        now, reward, over, _, info = env.step(choice)
        told.append((row.tolist(), choice, reward))
        row = now
    return [*told, (row.tolist(), None, 0.0)]


# -- One seat -------------------------------------------------------------------


@KEYS
def test_gymnasium_finds_nothing_amiss(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Gymnasium's own check passes without a warning, which would fail here like an error."""
    for seats in {catalogue.card(key).seats[0], catalogue.card(key).default_seats}:
        check_env(gymnasium.make(name(key), seats=seats).unwrapped)
    assert capsys.readouterr().out  # the "human" one was printed


@KEYS
def test_the_agent_plays_its_seat_against_bots(key: str) -> None:
    strongest, options = roster.levels(key)[-1].name, short(key)
    env = Seat(key, seats=2, seat=1, options=options, bots=["random"])
    told = play(env, 3, random.Random(1))
    turn = env.setting.numbers.columns["turn"].start
    assert all(row[0] == 1 for row, *_ in told)
    assert all(row[turn] == 1 for row, *_ in told[:-1])
    assert all(reward == 0 for *_, reward in told[:-2])
    assert told[-2][2] == rewards(env.setting.game.scores(env.states))[1]
    assert told == play(env, 3, random.Random(1))
    assert told != play(env, 4, random.Random(1))
    assert told != play(
        Seat(key, seats=2, seat=1, options=options, bots=strongest), 3, random.Random(1)
    )


class Witness(RandomBot):
    """A bot that records every view it is shown."""

    seen: ClassVar[list[bytes]] = []

    def watch(self, view: Any) -> None:
        self.seen.append(view.tobytes())


@KEYS
def test_bots_are_shown_every_change(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots are shown each position of the game as their seat sees it, in order."""
    Witness.seen.clear()
    spy = Level("random", common, "", Witness)
    monkeypatch.setattr(roster, "level", lambda key, name: spy)
    played: list[Any] = []
    after = Setting.after
    monkeypatch.setattr(Setting, "after", lambda *given: played.append(after(*given)) or played[-1])
    env, picks = Seat(key, seats=2, seat=0), random.Random(1)
    _, info = env.reset(seed=2)
    dealt = env.setting.deal(tuple(env.states[0]["key"].tolist()))
    for _ in range(20):
        _, _, over, _, info = env.step(picks.choice(np.flatnonzero(info["action_mask"]).tolist()))
        if over:
            break
    expected = [env.setting.game.see(states, 1)[0].tobytes() for states in [dealt, *played]]
    assert Witness.seen == expected


@KEYS
def test_good_bots_beat_an_agent_that_plays_by_chance(key: str) -> None:
    quick = [level for level in roster.levels(key) if level not in roster.search_levels(key)]
    env, picks = Seat(key, seats=2, bots=quick[-1].name), random.Random(5)
    worth = [play(env, n, picks)[-2][2] for n in range(12)]
    assert sum(worth) < 0


@KEYS
def test_an_illegal_choice_loses(key: str) -> None:
    env = Seat(key)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    before = env.states.tobytes()
    for wrong in (illegal, -1, 10**6):
        _, reward, over, cut_short, _ = env.step(wrong)
        assert (reward, over, cut_short) == (-1, True, False)
        assert env.states.tobytes() == before


def test_what_cannot_be_is_refused() -> None:
    key = catalogue.keys()[0]
    with pytest.raises(OptionError, match="from 0 to 1"):
        Seat(key, seats=2, seat=2)
    with pytest.raises(OptionError, match="2 other seats"):
        Seat(key, seats=3, bots=["random"])
    with pytest.raises(OptionError, match="there is no bot wolf"):
        Seat(key, seats=3, bots="wolf")


@KEYS
def test_masks_are_given_as_learners_ask_for_them(key: str) -> None:
    env = Seat(key, seats=2)
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == bool
    assert np.array_equal(env.action_masks(), info["action_mask"])
    assert np.flatnonzero(info["action_mask"]).tolist() == env.setting.game.choices(env.states)


# -- Many games at once ---------------------------------------------------------


class Both:
    """A single environment and a vector environment of one game, for comparison."""

    def __init__(self, key: str, dice: int, **given: Any) -> None:
        self.single, self.envs = Seat(key, **given), GameVectorEnv(key, num_envs=1, **given)
        self._picks = random.Random(dice)
        self.row, self._info = self.single.reset(seed=6)
        self._rows, self.infos = self.envs.reset(seed=6)

    def step(self) -> bool:
        """Make one choice in both and compare the results; return whether the game is over."""
        assert np.array_equal(self._rows[0], self.row)
        assert np.array_equal(self.infos["action_mask"][0], self._info["action_mask"])
        choice = self._picks.choice(np.flatnonzero(self._info["action_mask"]).tolist())
        self.row, reward, over, _, self._info = self.single.step(choice)
        self._rows, worth, done, _, self.infos = self.envs.step([choice])
        assert (worth[0], done[0]) == (reward, over)
        if over:
            assert self.infos["final_obs"][0].tolist() == self.row.tolist()
            self.row, self._info = self.single.reset()
        return bool(over)


def steps_as_written(game: Game) -> Steps:
    return Steps(*map(as_written, steps_of(game)))


def as_written(loop: Any) -> Any:
    written = getattr(loop, "py_func", loop)
    return lambda *given: meanwhile.as_written(written, given)


@pytest.mark.thorough
@pytest.mark.parametrize("key", ALONE)
def test_alone_a_vector_env_plays_what_the_single_one_plays(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For one player both environments play alike.

    Without ``--thorough`` on uncompiled rules, since compiling the loops takes longest.
    """
    if not THOROUGH:
        monkeypatch.setattr(places, "steps_of", steps_as_written)
    both = Both(key, 1, seats=1)
    while not both.step():
        pass


def others_play(envs: GameVectorEnv, states: Any, i: int, thrown: int) -> None:
    """Play the other seats in Python as the compiled loop does, with its dice."""
    game, (low, high) = envs.setting.game, envs._picks[i]
    while states[0]["phase"] != OVER and states[0]["turn"] != envs.seat:
        choices = game.choices(states)
        throw = word(mixed(word(int(low)), word(int(high)), word(thrown)))
        game.loops.play(states, 0, choices[int(share(throw, len(choices)))])
        thrown += 1


@pytest.mark.parametrize("key", SMALL)
def test_a_vector_env_plays_by_the_rules(key: str) -> None:
    """Each game of a vector environment is repeated in Python with equal dice and results."""
    envs = GameVectorEnv(key, num_envs=3, seats=3, seat=1, options=short(key, 20))
    picks = np.random.default_rng(2)
    game, (_, infos), ended = envs.setting.game, envs.reset(seed=1), 0
    while ended < 5:
        expected = [clone(envs.states[i : i + 1]) for i in range(3)]
        thrown = envs._thrown.tolist()
        choices = [picks.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]]
        for i, states in enumerate(expected):
            game.loops.play(states, 0, int(choices[i]))
            others_play(envs, states, i, thrown[i])
        rows, worth, done, cut_short, infos = envs.step(choices)
        assert not cut_short.any()
        for i, states in enumerate(expected):
            assert done[i] == (states[0]["phase"] == OVER)
            assert worth[i] == (rewards(game.scores(states))[1] if done[i] else 0)
            if not done[i]:
                assert envs.states[i].tobytes() == states[0].tobytes()
            looks_like(infos["final_obs"][i] if done[i] else rows[i], envs, states)
            ended += done[i]


def looks_like(row: Any, envs: GameVectorEnv, states: Any) -> None:
    """Assert that a row of the observation is the agent's view of the position."""
    game = envs.setting.game
    assert np.array_equal(row, Numbers(game, 3).of(game.see(states, 1), 1)[0])


@pytest.mark.parametrize("key", SMALL)
def test_a_game_that_ended_is_dealt_again_in_the_same_step(key: str) -> None:
    envs, picks = GameVectorEnv(key, num_envs=9, seats=2), np.random.default_rng(3)
    _, infos = envs.reset(seed=1)
    for _ in range(1000):
        _, _, done, _, infos = envs.step(
            [picks.choice(np.flatnonzero(m)) for m in infos["action_mask"]]
        )
        for i, mask in enumerate(infos["action_mask"]):
            states = envs.states[i : i + 1]
            assert states[0]["phase"] != OVER
            assert np.flatnonzero(mask).tolist() == envs.setting.game.choices(states)
        if done.any():
            assert infos["_final_obs"].tolist() == done.tolist()
            assert [row is not None for row in infos["final_obs"]] == done.tolist()
            return
    raise AssertionError("no game ended")


@pytest.mark.parametrize("key", SMALL)
def test_in_a_vector_env_illegal_choices_lose_as_well(key: str) -> None:
    envs = gymnasium.make_vec(name(key), num_envs=4, vectorization_mode="vector_entry_point")
    assert isinstance(envs, GameVectorEnv)
    _, infos = envs.reset(seed=1)
    masks = infos["action_mask"]
    choices = [int(np.flatnonzero(masks[0])[0]), int(np.flatnonzero(masks[1] == 0)[0]), -1, 10**6]
    rows, worth, done, _, infos = envs.step(choices)
    assert worth.tolist() == [0, -1, -1, -1]
    assert done.tolist() == [False, True, True, True]
    assert infos["_final_obs"].tolist() == done.tolist()
    assert infos["action_mask"].any(axis=1).all()
    assert envs.observation_space.contains(rows)


@pytest.mark.parametrize("key", SMALL)
def test_by_chance_all_seats_of_a_vector_env_fare_alike(key: str) -> None:
    envs, picks = GameVectorEnv(key, num_envs=500, seats=2), np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    results: list[float] = []
    while len(results) < 2000:
        luck = picks.random(infos["action_mask"].shape)
        _, worth, done, _, infos = envs.step((luck * infos["action_mask"]).argmax(axis=1))
        results += worth[done].tolist()
    assert abs(np.mean(results)) < 4 / len(results) ** 0.5
    assert {-1.0, 1.0} <= set(results)


# -- Others than chance in the other seats --------------------------------------


@pytest.mark.parametrize("key", SMALL)
def test_bots_of_a_vector_env_play_as_those_of_the_single_one(key: str) -> None:
    level = roster.levels(key)[0].name
    both, ended = Both(key, 2, seats=3, seat=1, bots=[level, "random"]), 0
    while ended < 3:
        ended += both.step()


@pytest.mark.parametrize("key", SMALL)
def test_an_agent_in_every_seat_is_asked_for_every_decision(key: str) -> None:
    """With an agent in every seat each game is repeated in Python, with rewards for all seats."""
    envs = GameVectorEnv(key, num_envs=3, seats=3, seat=None, options=short(key, 20))
    picks = np.random.default_rng(2)
    (rows, infos), game, ended = envs.reset(seed=1), envs.setting.game, 0
    while ended < 4:
        before = [clone(envs.states[i : i + 1]) for i in range(3)]
        movers = [int(states[0]["turn"]) for states in before]
        assert infos["to_move"].tolist() == movers
        for row, mask, states, mover in zip(
            rows, infos["action_mask"], before, movers, strict=True
        ):
            assert np.array_equal(row, Numbers(game, 3).of(game.see(states, mover), mover)[0])
            assert np.flatnonzero(mask).tolist() == game.choices(states)
        choices = [picks.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]]
        rows, worth, done, _, infos = envs.step(choices)
        for i, states in enumerate(before):
            game.loops.play(states, 0, int(choices[i]))
            assert done[i] == (states[0]["phase"] == OVER)
            final = rewards(game.scores(states)).tolist() if done[i] else [0, 0, 0]
            assert infos["final_rewards"][i].tolist() == final
            assert worth[i] == final[movers[i]]
            ended += done[i]


def test_in_every_seat_whoever_chooses_what_is_illegal_loses() -> None:
    envs = GameVectorEnv(SMALL[0], num_envs=2, seats=3, seat=None)
    _, infos = envs.reset(seed=1)
    movers = infos["to_move"]
    _, worth, done, _, infos = envs.step([-1, infos["action_mask"][1].argmax()])
    assert (worth.tolist(), done.tolist()) == ([-1, 0], [True, False])
    assert infos["final_rewards"][0][movers[0]] == -1


@pytest.mark.parametrize("key", SMALL)
def test_scaled_rows_lie_between_minus_one_and_one(key: str) -> None:
    plain, scaled = (GameVectorEnv(key, num_envs=20, seats=2, scaled=how) for how in (False, True))
    picks, kinds = np.random.default_rng(4), set()
    (rows, infos), (small, _) = plain.reset(seed=3), scaled.reset(seed=3)
    low, high = plain.setting.numbers.low, plain.setting.numbers.high
    for _ in range(50):
        assert small.dtype == np.float32
        assert scaled.observation_space.contains(small)
        assert (small[(rows == -1) & (low == -1)] == -1).all()
        assert (small[rows == 0] == 0).all()
        assert np.allclose(small[(rows == high) & (rows > 0)], 1)
        assert (np.sign(small) == np.sign(rows)).all()
        kinds |= set(np.unique(small).tolist())
        choices = [picks.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]]
        (rows, _, _, _, infos), (small, *_) = plain.step(choices), scaled.step(choices)
    assert len(kinds) > 10


@pytest.mark.parametrize("key", SMALL)
def test_short_rows_have_the_same_numbers(key: str) -> None:
    plain, short = (GameVectorEnv(key, 9, 2, None, dtype=kind) for kind in (None, np.int16))
    (rows, infos), (small, _) = plain.reset(seed=3), short.reset(seed=3)
    for _ in range(30):
        assert small.dtype == np.int16
        assert short.observation_space.contains(small)
        assert np.array_equal(rows, small)
        choices = infos["action_mask"].argmax(axis=1)
        (rows, _, _, _, infos), (small, *_) = plain.step(choices), short.step(choices)
    with pytest.raises(OptionError, match="not int8"):
        GameVectorEnv(key, 9, 2, None, dtype=np.int8)


def test_what_was_observed_stays_as_it_was_unless_asked() -> None:
    for copy in (True, False):
        envs = GameVectorEnv(SMALL[0], num_envs=4, seats=2, seat=None, copy=copy)
        rows, infos = envs.reset(seed=1)
        masks, was, could = infos["action_mask"], rows.copy(), infos["action_mask"].copy()
        for _ in range(5):
            now, *_, infos = envs.step(infos["action_mask"].argmax(axis=1))
        assert np.array_equal(rows, was) == np.array_equal(masks, could) == copy
        assert (now is rows) == (not copy)


def test_what_cannot_sit_in_a_vector_env_is_refused() -> None:
    for wrong, says in (
        ({"bots": "wolf"}, "there is no bot wolf"),
        ({"bots": ["random"] * 4}, "one for each of the"),
        ({"seat": None, "bots": "fox"}, "there is none for bots"),
        ({"seat": 9}, "seat can be a number from 0 to"),
    ):
        with pytest.raises(OptionError, match=says):
            GameVectorEnv(SMALL[0], seats=2, **wrong)


def test_games_can_be_registered_again_without_a_word(recwarn: pytest.WarningsRecorder) -> None:
    register()
    assert not recwarn.list


@KEYS
def test_what_is_no_number_is_refused(key: str) -> None:
    seat = Seat(key)
    seat.reset(seed=1)
    before = seat.states.tobytes()
    for wrong in (1.7, "x", None, True, [1], np.float64(1)):
        with pytest.raises(IllegalChoice, match="A choice is a number, not"):
            seat.step(wrong)
    assert seat.states.tobytes() == before
    first = int(np.flatnonzero(seat.action_masks())[0])
    seat.step(np.array(first))


def test_actions_of_many_games_are_an_array_of_whole_numbers() -> None:
    envs = GameVectorEnv(SMALL[0], 3, seats=2)
    envs.reset(seed=1)
    before = envs.states.tobytes()
    for wrong in ([0.5, 1, 1], [1, 1], 1, None, ["a", "b", "c"], [[1], [1], [1]], [True] * 3):
        with pytest.raises(IllegalChoice, match="an array of 3 whole numbers"):
            envs.step(wrong)
    assert envs.states.tobytes() == before


def test_a_game_is_found_by_its_name() -> None:
    for key in catalogue.keys():
        assert gymnasium.make(name(key)).unwrapped.setting.game.card.key == key  # type: ignore[attr-defined]
    with pytest.raises(UnknownGame):
        name("nogame")
