"""Many games in one array, as a Gymnasium vector environment: one agent's seat in each.

>>> from farmyard.adapters.vector import GameVectorEnv
>>> envs = GameVectorEnv("GAME", num_envs=256, seats=2)

All games are stepped by one compiled loop.  The other seats play uniformly at random, with dice of
their own.  A game that ends is dealt again in the same step
(`AutoresetMode.SAME_STEP`): its reward and termination belong to the old game, its observation and
mask to the new one, and the last observation of the old one is in ``infos["final_obs"]``.  What the
agents may do now is in ``infos["action_mask"]``: int8 of shape (games, choices).  Observations,
rewards and illegal choices are those of `farmyard.adapters.gymnasium.Seat`.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from farmyard.adapters.gymnasium import checked_seat
from farmyard.adapters.numbers import Array
from farmyard.adapters.rewards import LEAST, rewards
from farmyard.adapters.setting import Setting, fresh_dice
from farmyard.core.compiling import loop_over, word
from farmyard.core.dealing import settled
from farmyard.core.dice import share, siphash
from farmyard.core.game import Game
from farmyard.core.record import OVER, as_bytes
from farmyard.core.views import apply_mask, hidden_mask

DEALT, REST, NONE_SUCH = -1, -2, -3
"""In place of a choice: a new deal; no action; a number that is not a choice."""
GOING, ENDED, ILLEGAL = 0, 1, 2  # the state of a game after a step


class Steps(NamedTuple):
    """The compiled loops over one game."""

    deal: Callable[..., None]
    judge: Callable[..., None]
    step: Callable[..., None]
    look: Callable[..., None]


@cache
def steps_of(game: Game) -> Steps:
    return Steps(_dealing(game), _judging(game), _stepping(game), _looking(game))


def _dealing(game: Game) -> Callable[..., None]:
    """Make the loop that deals a new game wherever the choice is `DEALT`."""
    deal = game.rules.deal

    @loop_over(game.card.key)
    def deal_some(states, template, keys, choices):  # type: ignore[no-untyped-def]
        for i in range(len(states)):
            if choices[i] == DEALT:
                states[i] = template[0]
                states[i].key[0], states[i].key[1] = keys[i, 0], keys[i, 1]
                deal(states[i])

    return deal_some


def _judging(game: Game) -> Callable[..., None]:
    """Make the loop that marks games with an illegal choice."""
    legal = game.rules.legal

    @loop_over(game.card.key)
    def judge_all(states, choices, became):  # type: ignore[no-untyped-def]
        for i in range(len(states)):
            became[i] = ILLEGAL if choices[i] == NONE_SUCH else GOING
            if choices[i] >= 0 and not legal(states[i], choices[i]):
                became[i] = ILLEGAL

    return judge_all


def _stepping(game: Game) -> Callable[..., None]:
    """Make the loop that plays the legal choices, and the other seats up to the agent's next."""
    play, many, nth, score = game.rules.play, game.rules.many, game.rules.nth, game.rules.scores

    @loop_over(game.card.key)
    def step_all(states, choices, became, seat, picks, thrown, scores):  # type: ignore[no-untyped-def]
        for i in range(len(states)):
            s = states[i]
            if choices[i] >= 0 and became[i] != ILLEGAL:
                play(s, choices[i])
            while became[i] != ILLEGAL and s.phase != OVER and s.turn != seat:
                pick = share(siphash(picks[i, 0], picks[i, 1], word(thrown[i])), many(s))
                play(s, nth(s, pick))
                thrown[i] += 1
            if s.phase == OVER:
                became[i] = ENDED
                score(s, scores[i])

    return step_all


def _looking(game: Game) -> Callable[..., None]:
    """Make the loop that fills the agent's view and action mask of each game."""
    view, many, nth = game.knowledge.view, game.rules.many, game.rules.nth

    @loop_over(game.card.key)
    def look_at_all(states, seen, hides, seat, views, rows, masks):  # type: ignore[no-untyped-def]
        for i in range(len(states)):
            apply_mask(seen[i], hides, rows[i])
            view(states[i], seat, views[i])
            masks[i].fill(0)
            if states[i].phase != OVER and states[i].turn == seat:
                for k in range(many(states[i])):
                    masks[i, nth(states[i], k)] = 1

    return look_at_all


class GameVectorEnv(VectorEnv[Any, Any, Any]):
    """A vector environment of ``num_envs`` games; the agent has seat ``seat`` in all of them.

    ``seats``, ``options``: as for `farmyard.adapters.gymnasium.Seat`.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        key: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int = 0,
        options: dict[str, Any] | None = None,
    ) -> None:
        self.setting = Setting(key, seats, options)
        self.seat = checked_seat(seat, self.setting.seats)
        self.num_envs = num_envs
        numbers, choices = self.setting.numbers, self.setting.choices_there_are
        self.single_observation_space = spaces.Box(numbers.low, numbers.high, dtype=np.int32)
        self.single_action_space = spaces.Discrete(choices)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._steps = steps_of(self.setting.game)
        self._lay_out()

    def _lay_out(self) -> None:
        """Allocate the arrays, one row a game, which are reused in every step."""
        n, template = self.num_envs, self.setting.template
        self.states, self._views = np.zeros((2, n), template.dtype)
        self._keys, self._picks = np.zeros((2, n, 2), np.uint64)
        self._thrown, self._became = np.zeros((2, n), np.int64)
        self._scores = np.zeros((n, self.setting.seats), np.int64)
        self._masks = np.zeros((n, self.setting.choices_there_are), np.int8)
        kind: Any = self.setting.game.rules.State
        self._hides = hidden_mask(kind, self.setting.seats, self.seat)

    # -- Playing ----------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal all games anew; ``seed`` seeds their dice."""
        super().reset(seed=seed)
        self._deal(np.ones(self.num_envs, bool))
        return self._look(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play a choice in every game, and deal the games anew that end with it."""
        choices = np.asarray(actions, np.int64)
        there_are = (choices >= 0) & (choices < self.setting.choices_there_are)
        self._play(np.where(there_are, choices, NONE_SUCH))
        done, worth, seen = self._became != GOING, self._worth(), self._look()
        infos: dict[str, Any] = {}
        if done.any():
            infos = {"final_obs": _apart(seen, done), "_final_obs": done}
            self._deal(done)
            seen = self._look()
        return seen, worth, done, np.zeros(self.num_envs, bool), infos | self._infos()

    def _deal(self, which: Array) -> None:
        """Deal these games anew, with fresh dice."""
        for i in np.flatnonzero(which):
            fresh, setting = fresh_dice(self.np_random), self.setting
            self._keys[i] = settled(setting.game, setting.seats, setting.options, fresh)
            self._picks[i] = fresh_dice(self.np_random)
        self._thrown[which] = 0
        choices = np.where(which, DEALT, REST)
        self._steps.deal(self.states, self.setting.template, self._keys, choices)
        self._play(choices)
        again = which & (self._became == ENDED)  # over before the agent had a decision
        if again.any():
            self._deal(again)

    def _play(self, choices: Array) -> None:
        steps, others = self._steps, (self._picks, self._thrown)
        steps.judge(self.states, choices, self._became)
        steps.step(self.states, choices, self._became, self.seat, *others, self._scores)

    def _worth(self) -> Array:
        """Return the agent's rewards, which are 0 before the end."""
        worth = np.where(self._became == ILLEGAL, LEAST, 0.0)
        for i in np.flatnonzero(self._became == ENDED):
            worth[i] = rewards(self._scores[i].tolist())[self.seat]
        return worth

    # -- Seeing -----------------------------------------------------------------

    def _look(self) -> Any:
        states, views = self.states, self._views
        rows = as_bytes(states), self._hides
        self._steps.look(states, *rows, self.seat, views, as_bytes(views), self._masks)
        return self.setting.numbers.of(views, self.seat)

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._masks.copy(), "_action_mask": np.ones(self.num_envs, bool)}


def _apart(seen: Array, done: Array) -> Array:
    """Return the rows of finished games as Gymnasium expects: an array of arrays, or None."""
    rows = np.full(len(seen), None, dtype=object)
    for i in np.flatnonzero(done):
        rows[i] = seen[i]
    return rows
