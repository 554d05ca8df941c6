"""One seat of any game as a Gymnasium environment; bots sit on the others.

>>> from farmyard.adapters import gymnasium
>>> import gymnasium as gym
>>> seat = gym.make(gymnasium.name("GAME"), seats=2, bots="random")

Importing this module registers ``farmyard/<game>-v<rules version>`` for every game.  The agent
observes its own view of the table as a row of numbers (`farmyard.lab.batches.numbers`); what it may
do now is in ``info["action_mask"]`` and what `Seat.action_masks` gives.  The reward comes at the
end (`farmyard.lab.batches.rewards`); a choice that is not legal ends the game at −1.  ``seats=1``
plays alone what can be played alone.  `gymnasium.make_vec` makes a
`farmyard.adapters.vector.GameVectorEnv`: many games in one array.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from farmyard.adapters import words
from farmyard.adapters.setting import MODES, Setting, checked_mode, fresh_dice, is_over, to_move
from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.contract import Bot
from farmyard.core.options import OptionError
from farmyard.lab.batches.rewards import LEAST


class Seat(gymnasium.Env[Any, Any]):
    """One seat of a game, against bots.

    ``seats``: how many play, with the agent; ``seat``: where it sits, from 0; ``bots``: the level
    of all others, or one for each in the order of their seats ("random", or a level of the game's
    own roster); ``options``: house rules, as for `farmyard.table`; ``render_mode``: "ansi"
    (`render` returns the table as text), "rgb_array" (as a picture) or "human" (it is printed
    after every step).
    """

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(key, seats, options)
        self.seat = checked_seat(seat, self.setting.seats)
        self.levels = levels_of(key, bots, self.setting.seats, seat)
        self.render_mode = checked_mode(render_mode)
        numbers = self.setting.numbers
        self.observation_space = spaces.Box(numbers.low, numbers.high, dtype=np.int32)
        self.action_space = spaces.Discrete(self.setting.choices_there_are)

    # -- Playing ----------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a new game and play on to the agent's first decision."""
        super().reset(seed=seed)
        self.states = self.setting.deal(fresh_dice(self.np_random))
        self.bots = {p: self._sit_down(p) for p in self.levels}
        self._let_others_play()
        self._show()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play the agent's choice, and on to its next decision or the end; raise `IllegalChoice`
        for what is no number."""
        choice = self.setting.number(action)
        if not self.setting.is_legal(self.states, choice):
            return self._seen(), LEAST, True, False, self._info()
        self.states = self.setting.after(self.states, choice)
        self._let_others_play()
        over = is_over(self.states)
        reward = self.setting.rewards(self.states)[self.seat] if over else 0.0
        self._show()
        return self._seen(), reward, over, False, self._info()

    def _sit_down(self, seat: int) -> Bot:
        low, high = fresh_dice(self.np_random)
        make = roster.level(self.setting.game.card.key, self.levels[seat]).make
        return make(seat, self.setting.seats, Random(low << 64 | high))

    def _let_others_play(self) -> None:
        """Let the bots play up to the agent's decision; each is shown its view of every change."""
        self._watch()
        while not is_over(self.states) and to_move(self.states) != self.seat:
            turn, game = to_move(self.states), self.setting.game
            view = game.see(self.states, turn)[0]
            choice = self.bots[turn].choose(view, game.choices(self.states))
            self.states = self.setting.after(self.states, choice)
            self._watch()

    def _watch(self) -> None:
        for seat, bot in self.bots.items():
            bot.watch(self.setting.game.see(self.states, seat)[0])

    # -- Seeing -----------------------------------------------------------------

    def action_masks(self) -> Any:
        """Return the agent's legal choices: bool of shape (choices,), as MaskablePPO needs it."""
        return self.setting.mask(self.states, self.seat).astype(bool)

    def _seen(self) -> Any:
        return self.setting.row(self.states, self.seat)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.setting.mask(self.states, self.seat)}

    def render(self) -> Any:
        """Draw the table as a spectator sees it; print it in "human" mode."""
        return self.setting.render(self.states, self.render_mode or "ansi")


def checked_seat(seat: int, seats: int) -> int:
    """Return a valid seat; raise `OptionError` for another number."""
    if not 0 <= seat < seats:
        raise OptionError(words.NO_SEAT.format(last=seats - 1, seat=seat))
    return seat


def levels_of(key: str, bots: str | Sequence[str], seats: int, own: int) -> dict[int, str]:
    """Return the level of each other seat; raise `OptionError` for a wrong number or name."""
    others = [p for p in range(seats) if p != own]
    names = [bots] * len(others) if isinstance(bots, str) else list(bots)
    if len(names) != len(others):
        raise OptionError(words.NO_BOTS.format(n=len(others), bots=names))
    for name in names:
        roster.level(key, name)
    return dict(zip(others, names, strict=True))


def name(key: str) -> str:
    """Return the name under which a game is registered: ``farmyard/<game>-v<rules version>``.

    Raises `UnknownGame`.
    """
    return f"farmyard/{key}-v{catalogue.card(key).rules_version}"


def register() -> None:
    """Register every game with Gymnasium, once."""
    for card in catalogue.cards():
        if name(card.key) in gymnasium.registry:
            continue
        gymnasium.register(
            name(card.key),
            entry_point="farmyard.adapters.gymnasium:Seat",
            vector_entry_point="farmyard.adapters.vector:GameVectorEnv",
            kwargs={"key": card.key},
        )


register()
