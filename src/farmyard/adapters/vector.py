"""Many games in one array, as a Gymnasium vector environment.

>>> from farmyard.adapters.vector import GameVectorEnv
>>> envs = GameVectorEnv("GAME", num_envs=256, seats=2)

All games are stepped by one compiled loop.  The agent has one seat in each; the others play
uniformly at random, with dice of their own, or are bots (``bots``), which choose in Python, one
game after the other.  With ``seat=None`` the agent has every seat: it is asked for whoever is to
move in each game, as a learner that plays itself needs it; ``infos["to_move"]``, int64 of shape
(games,), says for whom.

A game that ends is dealt again in the same step (`AutoresetMode.SAME_STEP`): its reward and
termination belong to the old game, its observation and mask to the new one, and the last
observation of the old one is in ``infos["final_obs"]``.  What the agent may do now is in
``infos["action_mask"]``: int8 of shape (games, choices).  Observations, rewards and illegal choices
are those of `farmyard.adapters.gymnasium.Seat`.  With ``seat=None`` a reward is that of the seat
that has just chosen, and ``infos["final_rewards"]``, float64 of shape (games, seats), has those of
all seats where games ended.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from farmyard.adapters import words
from farmyard.adapters.gymnasium import checked_seat, levels_of
from farmyard.adapters.setting import Setting, fresh_dice
from farmyard.bots import roster
from farmyard.core.contract import Bot
from farmyard.core.errors import IllegalChoice
from farmyard.core.options import OptionError
from farmyard.core.record import OVER
from farmyard.lab.batches.loops import DEALT, ENDED, EVERY, GOING, ILLEGAL
from farmyard.lab.batches.numbers import Array, type_of
from farmyard.lab.batches.places import Places
from farmyard.lab.batches.rewards import LEAST, rewards

RANDOM = roster.RANDOM.name


class GameVectorEnv(VectorEnv[Any, Any, Any]):
    """A vector environment of ``num_envs`` games.

    ``seats``, ``options``: as for `farmyard.adapters.gymnasium.Seat`.  ``seat``: the agent's in all
    games, or None for every seat.  ``bots``: the level of all other seats, or one for each in their
    order; "random" is compiled.  ``scaled``: rows are float32 between −1 and 1
    (`farmyard.lab.batches.numbers`), and not int32; with ``dtype=numpy.int16`` they take half the
    memory (`OptionError` where a number does not fit).  ``copy``: False lets a step write its rows
    and masks over those of the step before, which saves memory and time.  ``threads``: how many
    step the games.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        key: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int | None = 0,
        options: dict[str, Any] | None = None,
        bots: str | Sequence[str] = RANDOM,
        scaled: bool = False,
        copy: bool = True,
        threads: int = 1,
        dtype: Any = None,
    ) -> None:
        """Set up the games; raise `OptionError` for what cannot be."""
        self.setting = Setting(key, seats, options)
        self.seat = EVERY if seat is None else checked_seat(seat, self.setting.seats)
        if seat is None and bots != RANDOM:
            raise OptionError(words.NO_SEATS_FOR_BOTS)
        levels = {} if seat is None else levels_of(key, bots, self.setting.seats, self.seat)
        self.levels = {} if set(levels.values()) <= {RANDOM} else levels
        self.num_envs, self.copy = num_envs, copy
        kind = type_of(scaled, dtype)
        numbers, choices = self.setting.numbers, self.setting.choices_there_are
        self.single_observation_space = (
            spaces.Box(-1, 1, (numbers.width,), np.float32)
            if scaled
            else spaces.Box(*numbers.bounds(kind), dtype=kind)
        )
        self.single_action_space = spaces.Discrete(choices)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        setting = self.setting
        self._places = Places(setting.game, setting.seats, setting.options, num_envs, threads)
        self._picks, self._thrown = np.zeros((num_envs, 2), np.uint64), np.zeros(num_envs, np.int64)
        self._rows = np.empty((num_envs, numbers.width), kind)
        self._masks = np.empty((num_envs, choices), np.int8)
        self._eyes = np.zeros(num_envs, np.int64)  # the seat that sees each game
        self._bots: list[dict[int, Bot]] = [{} for _ in range(num_envs)]

    @property
    def states(self) -> Array:
        """The records of the games, with all that is hidden: (games,)."""
        return self._places.states

    # -- Playing ----------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal all games anew; ``seed`` seeds their dice."""
        super().reset(seed=seed)
        self._deal(np.arange(self.num_envs))
        rows, masks = self._look()
        return rows, self._infos(masks)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play a choice in every game, and deal the games anew that end with it."""
        choices = np.asarray(actions)
        if choices.dtype.kind not in "iu" or choices.shape != (self.num_envs,):
            raise IllegalChoice(words.NO_NUMBERS.format(n=self.num_envs))
        choices = np.ascontiguousarray(choices, np.int64)
        self._places.judge(choices)
        self._play(choices)
        done = self._places.became != GOING
        worth, infos = self._worth(), dict[str, Any]()
        if self.seat == EVERY:
            infos = {"final_rewards": worth, "_final_rewards": done}
        own = worth[np.arange(self.num_envs), self._eyes]
        if done.any():
            infos |= {"final_obs": self._last_seen(done), "_final_obs": done}
            self._deal(np.flatnonzero(done))
        seen, masks = self._look()
        return seen, own, done, np.zeros(self.num_envs, bool), infos | self._infos(masks)

    def _deal(self, which: Array) -> None:
        """Deal these games anew, with fresh dice."""
        while len(which):
            self._places.deal(which, _fresh_keys(self.np_random, len(which)))
            for i in which if self.levels else ():
                self._bots[i] = {seat: self._sit_down(seat) for seat in self.levels}
            if self.seat != EVERY and not self.levels:
                self._picks[which] = _fresh_keys(self.np_random, len(which))
                self._thrown[which] = 0
            self._play(np.zeros(self.num_envs, np.int64))
            # those that are over before the agent had a decision are dealt again
            which = np.flatnonzero(self._places.became == ENDED)

    def _sit_down(self, seat: int) -> Bot:
        low, high = fresh_dice(self.np_random)
        make = roster.level(self.setting.game.card.key, self.levels[seat]).make
        return make(seat, self.setting.seats, Random(low << 64 | high))

    def _play(self, choices: Array) -> None:
        """Play the choices and deals, and all that follows up to the agent's next decisions."""
        places = self._places
        if not self.levels:
            places.play(choices, self.seat, self._picks, self._thrown)
            return
        moved = np.flatnonzero((places.became == GOING) | (places.became == DEALT))
        places.play(choices)
        for i in moved:
            self._let_bots_play(places.states[i : i + 1], self._bots[i])
        places.score(moved)

    def _let_bots_play(self, states: Array, bots: dict[int, Bot]) -> None:
        """Let the bots of a game play up to the agent's decision, each shown every change."""
        game = self.setting.game
        while True:
            for seat, bot in bots.items():
                bot.watch(game.see(states, seat)[0])
            turn = int(states[0]["turn"])
            if states[0]["phase"] == OVER or turn == self.seat:
                return
            choice = bots[turn].choose(game.see(states, turn)[0], game.choices(states))
            game.loops.play(states, 0, choice)

    def _worth(self) -> Array:
        """Return the rewards, which are 0 before the end: float64 (games, seats)."""
        became, worth = self._places.became, np.zeros((self.num_envs, self.setting.seats))
        worth[became == ENDED] = rewards(self._places.standing[became == ENDED])
        illegal = np.flatnonzero(became == ILLEGAL)
        worth[illegal, self._eyes[illegal]] = LEAST
        return worth

    # -- Seeing -----------------------------------------------------------------

    def _last_seen(self, done: Array) -> Array:
        """Return the rows of finished games, as whoever chose last sees them, as Gymnasium expects
        them: an array of arrays, or None."""
        which = np.flatnonzero(done)
        rows = np.empty((len(which), self._rows.shape[1]), self._rows.dtype)
        self._places.look(self._eyes[which], rows=rows, which=which)
        seen = np.full(self.num_envs, None, dtype=object)
        for i, row in zip(which, rows, strict=True):
            seen[i] = row
        return seen

    def _look(self) -> tuple[Array, Array]:
        """Return the rows and action masks of the agent's seats, to which the eyes are set."""
        self._eyes[:] = self.states["turn"] if self.seat == EVERY else self.seat
        if self.copy:
            self._rows, self._masks = np.empty_like(self._rows), np.empty_like(self._masks)
        self._places.look(self._eyes, self._rows, self._masks)
        return self._rows, self._masks

    def _infos(self, masks: Array) -> dict[str, Any]:
        every = np.ones(self.num_envs, bool)
        infos = {"action_mask": masks, "_action_mask": every}
        if self.seat == EVERY:
            infos |= {"to_move": self._eyes.copy(), "_to_move": every}
        return infos


def _fresh_keys(source: np.random.Generator, n: int) -> Array:
    """Draw keys of 128 bits from an environment's own generator: uint64 (n, 2)."""
    return source.integers(2**64, size=(n, 2), dtype=np.uint64)
