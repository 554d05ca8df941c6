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

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from farmyard.adapters import words
from farmyard.adapters.gymnasium import checked_seat, levels_of
from farmyard.adapters.numbers import Array
from farmyard.adapters.rewards import LEAST, rewards
from farmyard.adapters.setting import Setting, fresh_dice
from farmyard.bots import roster
from farmyard.core.chance.dealing import settled
from farmyard.core.chance.dice import mixed, share
from farmyard.core.compiling import loop_over, word
from farmyard.core.contract import Bot
from farmyard.core.errors import IllegalChoice
from farmyard.core.game import Game
from farmyard.core.options import OptionError
from farmyard.core.record import OVER, as_bytes
from farmyard.core.views import apply_mask, hidden_mask

DEALT, REST, NONE_SUCH = -1, -2, -3
"""In place of a choice: a new deal; no action; a number that is not a choice."""
GOING, ENDED, ILLEGAL = 0, 1, 2  # the state of a game after a step
EVERY = -1
"""In place of the agent's seat: the loop stops at the next decision, whosever it is."""

RANDOM = roster.RANDOM.name


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
    """Make the loop that plays the legal choices, and the other seats up to the agent's next; with
    `EVERY` no other seats."""
    play, many, nth, score = game.rules.play, game.rules.many, game.rules.nth, game.rules.scores

    @loop_over(game.card.key)
    def step_all(states, choices, became, seat, picks, thrown, scores):  # type: ignore[no-untyped-def]
        for i in range(len(states)):
            s = states[i]
            if choices[i] >= 0 and became[i] != ILLEGAL:
                play(s, choices[i])
            while seat != EVERY and became[i] != ILLEGAL and s.phase != OVER and s.turn != seat:
                pick = share(mixed(picks[i, 0], picks[i, 1], word(thrown[i])), many(s))
                play(s, nth(s, pick))
                thrown[i] += 1
            if s.phase == OVER:
                became[i] = ENDED
                score(s, scores[i])

    return step_all


def _looking(game: Game) -> Callable[..., None]:
    """Make the loop that fills the view and action mask of one seat of each game."""
    view, many, nth = game.knowledge.view, game.rules.many, game.rules.nth

    @loop_over(game.card.key)
    def look_at_all(states, seen, hides, eyes, views, rows, masks):  # type: ignore[no-untyped-def]
        for i in range(len(states)):
            seat = eyes[i]
            apply_mask(seen[i], hides[seat], rows[i])
            view(states[i], seat, views[i])
            masks[i].fill(0)
            if states[i].phase != OVER and states[i].turn == seat:
                for k in range(many(states[i])):
                    masks[i, nth(states[i], k)] = 1

    return look_at_all


class GameVectorEnv(VectorEnv[Any, Any, Any]):
    """A vector environment of ``num_envs`` games.

    ``seats``, ``options``: as for `farmyard.adapters.gymnasium.Seat`.  ``seat``: the agent's in all
    games, or None for every seat.  ``bots``: the level of all other seats, or one for each in their
    order; "random" is compiled.  ``scaled``: rows are float32 between −1 and 1
    (`farmyard.adapters.numbers.Numbers.scaled`), and not int32.
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
    ) -> None:
        """Set up the games; raise `OptionError` for what cannot be."""
        self.setting = Setting(key, seats, options)
        self.seat = EVERY if seat is None else checked_seat(seat, self.setting.seats)
        if seat is None and bots != RANDOM:
            raise OptionError(words.NO_SEATS_FOR_BOTS)
        levels = {} if seat is None else levels_of(key, bots, self.setting.seats, self.seat)
        self.levels = {} if set(levels.values()) <= {RANDOM} else levels
        self.num_envs, self.scaled = num_envs, scaled
        numbers, choices = self.setting.numbers, self.setting.choices_there_are
        self.single_observation_space = (
            spaces.Box(-1, 1, (numbers.width,), np.float32)
            if scaled
            else spaces.Box(numbers.low, numbers.high, dtype=np.int32)
        )
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
        seats = self.setting.seats
        self._hides = np.array([hidden_mask(kind, seats, seat) for seat in range(seats)])
        self._eyes = np.zeros(n, np.int64)  # the seat that sees each game
        self._bots: list[dict[int, Bot]] = [{} for _ in range(n)]

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
        choices = np.asarray(actions)
        if choices.dtype.kind not in "iu" or choices.shape != (self.num_envs,):
            raise IllegalChoice(words.NO_NUMBERS.format(n=self.num_envs))
        choices = choices.astype(np.int64)
        there_are = (choices >= 0) & (choices < self.setting.choices_there_are)
        self._play(np.where(there_are, choices, NONE_SUCH))
        done, worth, infos = self._became != GOING, self._worth(), dict[str, Any]()
        if self.seat == EVERY:
            infos = {"final_rewards": worth, "_final_rewards": done}
        own = worth[np.arange(self.num_envs), self._eyes]
        seen = self._look(done)
        if done.any():
            infos |= {"final_obs": _apart(seen, done), "_final_obs": done}
            self._deal(done)
            seen = self._look()
        return seen, own, done, np.zeros(self.num_envs, bool), infos | self._infos()

    def _deal(self, which: Array) -> None:
        """Deal these games anew, with fresh dice."""
        for i in np.flatnonzero(which):
            fresh, setting = fresh_dice(self.np_random), self.setting
            self._keys[i] = settled(setting.game, setting.seats, setting.options, fresh)
            self._bots[i] = {seat: self._sit_down(seat) for seat in self.levels}
            if not self.levels:
                self._picks[i] = fresh_dice(self.np_random)
        self._thrown[which] = 0
        choices = np.where(which, DEALT, REST)
        self._steps.deal(self.states, self.setting.template, self._keys, choices)
        self._play(choices)
        again = which & (self._became == ENDED)  # over before the agent had a decision
        if again.any():
            self._deal(again)

    def _sit_down(self, seat: int) -> Bot:
        low, high = fresh_dice(self.np_random)
        make = roster.level(self.setting.game.card.key, self.levels[seat]).make
        return make(seat, self.setting.seats, Random(low << 64 | high))

    def _play(self, choices: Array) -> None:
        """Play the choices and deals, and all that follows up to the agent's next decisions."""
        steps, others = self._steps, (self._picks, self._thrown)
        own = EVERY if self.levels else self.seat
        steps.judge(self.states, choices, self._became)
        steps.step(self.states, choices, self._became, own, *others, self._scores)
        if self.levels:
            for i in np.flatnonzero((choices != REST) & (self._became != ILLEGAL)):
                self._let_bots_play(self.states[i : i + 1], self._bots[i])
            rest = np.full(self.num_envs, REST)
            steps.step(self.states, rest, self._became, own, *others, self._scores)

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
        worth = np.zeros((self.num_envs, self.setting.seats))
        for i in np.flatnonzero(self._became == ENDED):
            worth[i] = rewards(self._scores[i].tolist())
        illegal = np.flatnonzero(self._became == ILLEGAL)
        worth[illegal, self._eyes[illegal]] = LEAST
        return worth

    # -- Seeing -----------------------------------------------------------------

    def _look(self, ended: Array | None = None) -> Any:
        """Return the rows of the agent's seats; of games that have ended as whoever chose last."""
        if self.seat == EVERY:
            turns = self.states["turn"].astype(np.int64)
            self._eyes = turns if ended is None else np.where(ended, self._eyes, turns)
        else:
            self._eyes[:] = self.seat
        states, views = self.states, self._views
        rows = as_bytes(states), self._hides
        self._steps.look(states, *rows, self._eyes, views, as_bytes(views), self._masks)
        numbers = self.setting.numbers
        seen = numbers.of(views, self._eyes)
        return numbers.scaled(seen) if self.scaled else seen

    def _infos(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, bool)
        infos = {"action_mask": self._masks.copy(), "_action_mask": every}
        if self.seat == EVERY:
            infos |= {"to_move": self._eyes.copy(), "_to_move": every}
        return infos


def _apart(seen: Array, done: Array) -> Array:
    """Return the rows of finished games as Gymnasium expects: an array of arrays, or None."""
    rows = np.full(len(seen), None, dtype=object)
    for i in np.flatnonzero(done):
        rows[i] = seen[i]
    return rows
