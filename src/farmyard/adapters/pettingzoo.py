"""Every game as a PettingZoo environment of the turn-based kind (AEC).

>>> from farmyard.adapters import pettingzoo
>>> zoo = pettingzoo.env("GAME", seats=3)

An agent is a seat, and acts when the rules ask it to.  It observes its own view of the table as a
row of numbers (`farmyard.lab.batches.numbers`) and never anything else.  What it may do now is in
``infos[agent]["action_mask"]``, or with ``mask="observation"``, for learners that look there, in
``observation["action_mask"]`` beside ``observation["observation"]``.  The reward comes at the end
(`farmyard.lab.batches.rewards`); a choice that is not legal ends the game at −1 for whoever made
it, as in PettingZoo's own games.  Each environment has dice of its own, started by ``reset(seed)``.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from farmyard.adapters import words
from farmyard.adapters.setting import MODES, Setting, checked_mode, fresh_dice, is_over, to_move
from farmyard.core.errors import IllegalChoice
from farmyard.core.options import OptionError
from farmyard.lab.batches.rewards import LEAST

MASKS = ("info", "observation")
METADATA = {"render_modes": MODES, "render_fps": 1, "is_parallelizable": False}


def env(key: str, **how: Any) -> AECEnv[str, Any, Any]:
    """Make a game with PettingZoo's usual wrappers; see `TableEnv` for the arguments."""
    wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env(key, **how), illegal_reward=LEAST)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def raw_env(key: str, **how: Any) -> "TableEnv":
    """Make a game without wrappers: an illegal choice raises `IllegalChoice`."""
    return TableEnv(key, **how)


class TableEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A game of which each seat is an agent: ``seat_0``, ``seat_1``, …

    ``seats``: how many play; ``options``: house rules, as for `farmyard.table`; ``render_mode``:
    "ansi" (`render` returns the table as text), "rgb_array" (as a picture) or "human" (it prints
    it).  Copies and pickles go on with the same game and the same dice.
    """

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        mask: str = "info",
        render_mode: str | None = None,
    ) -> None:
        if mask not in MASKS:
            raise OptionError(words.NO_MASK.format(possible=" or ".join(MASKS), mask=mask))
        self.setting = Setting(key, seats, options)
        self.mask, self.render_mode = mask, checked_mode(render_mode)
        name = f"{key}_v{self.setting.game.card.rules_version}"
        self.metadata = {**METADATA, "name": name}
        self.possible_agents = [f"seat_{p}" for p in range(self.setting.seats)]
        self.action_spaces = {a: self._actions() for a in self.possible_agents}
        self.observation_spaces = {a: self._observations() for a in self.possible_agents}
        self.dice, _ = seeding.np_random()

    # -- Spaces -----------------------------------------------------------------

    def _actions(self) -> spaces.Discrete:
        return spaces.Discrete(self.setting.choices_there_are)

    def _observations(self) -> spaces.Space[Any]:
        numbers = self.setting.numbers
        row = spaces.Box(numbers.low, numbers.high, dtype=np.int32)
        if self.mask == "info":
            return row
        mask = spaces.Box(0, 1, (self.setting.choices_there_are,), np.int8)
        return spaces.Dict({"observation": row, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return an agent's observation space."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return an agent's action space."""
        return self.action_spaces[agent]

    # -- Playing ----------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; ``seed`` seeds the dice of this environment."""
        if seed is not None:
            self.dice, _ = seeding.np_random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._show(self.setting.deal(fresh_dice(self.dice)))

    def step(self, action: int | None) -> None:
        """Play the choice of the agent to move; None for an agent that is done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.setting.is_legal(self.states, self.setting.number(action)):
            raise IllegalChoice(words.NO_CHOICE.format(n=action, agent=agent))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._show(self.setting.after(self.states, int(action)))
        if is_over(self.states):
            worth = self.setting.rewards(self.states)
            self.rewards = dict(zip(self.agents, worth, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _show(self, states: Any) -> None:
        """Set the position, the agent to move and the action masks."""
        self.states = states
        self.agent_selection = self.possible_agents[to_move(states)]
        self.infos = {a: {"action_mask": self._mask(a)} for a in self.agents}

    # -- Seeing -----------------------------------------------------------------

    def _mask(self, agent: str) -> Any:
        return self.setting.mask(self.states, self.possible_agents.index(agent))

    def observe(self, agent: str) -> Any:
        """Return the view of the agent's seat as numbers, with the action mask if asked for."""
        row = self.setting.row(self.states, self.possible_agents.index(agent))
        if self.mask == "info":
            return row
        return {"observation": row, "action_mask": self._mask(agent)}

    def render(self) -> Any:
        """Draw the table as a spectator sees it; print it in "human" mode."""
        if self.render_mode is None:
            gymnasium.logger.warn(words.NO_RENDERING)
            return None
        return self.setting.render(self.states, self.render_mode)

    def close(self) -> None:
        """Do nothing: no resources are held."""
