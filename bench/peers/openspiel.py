"""OpenSpiel's information-set search at our tables."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
from bench.peers.contestant import AT_LEAST, SEATS, Allowed, Contestant
from open_spiel.python.algorithms import ismcts, mcts

from farmyard.adapters import openspiel
from farmyard.adapters.moments import Moment
from farmyard.core.contract import Key
from farmyard.core.game import Game

EXPLORATION = 1.0  # returns lie between −1 and 1


class OpenSpiel(Contestant):
    """``ISMCTSBot`` of OpenSpiel, written in Python: one tree, UCB, one random playout a round.

    Each decision it gets the position as a state of our adapter, of which it asks for other worlds
    that look the same to its seat; what it saw earlier it does not need.  It plays what it has
    visited most.
    """

    def __init__(self, game: Game, allowed: Allowed, options: dict[str, str]) -> None:
        super().__init__(game, allowed)
        said = ";".join(f"{name}:{value}" for name, value in options.items())
        parameters = {"players": SEATS, "options": said}
        self.peer = pyspiel.load_game(f"farmyard_{game.card.key}", parameters)

    def sit(self, states: Any, seat: int, dice: Key) -> None:
        self.states, random = states, np.random.RandomState(dice[0] % 2**32)
        evaluator = mcts.RandomRolloutEvaluator(1, random)
        self.bot = ismcts.ISMCTSBot(
            self.peer, evaluator, EXPLORATION, AT_LEAST, random_state=random
        )

    def watch(self, view: Any) -> None:
        """Ignore the view: only the one to choose on counts."""

    def think(self, view: Any, choices: Sequence[int], rounds: int) -> tuple[int, int]:
        state: openspiel.TableState = self.peer.new_initial_state()
        state.moment = Moment(state.setting, self.states)
        self.bot._max_simulations = rounds
        return int(self.bot.step(state)), rounds
