"""OpenSpiel's own learners on a small game: how far from an equilibrium they still are.

    pip install ".[openspiel]"
    python examples/equilibrium.py cfr
    pip install torch dm-tree                                     # for NFSP
    python examples/equilibrium.py nfsp

Chickens 'n' Aliens for two is cut down to a few deals and three turns, so that the whole tree can
be gone through.  Counterfactual regret minimisation (Zinkevich et al., 2007) reads the table of
information states; neural fictitious self-play (Heinrich and Silver, 2016) learns from their
tensors, game after game.  Printed is the exploitability of what they would play: how much somebody
wins who knows it, on average over both seats.  At an equilibrium it is nothing.
"""

import argparse
import contextlib
import time
from collections.abc import Callable, Iterator

import pyspiel
from open_spiel.python import policy, rl_agent_policy, rl_environment
from open_spiel.python.algorithms import cfr, exploitability

import farmyard.adapters.openspiel  # noqa: F401  (registers the games)

GAME = "farmyard_aliens(players=2,options=max_turns:{turns},deals={deals},recall=8,scaled=true)"
LAYERS = [128]
ANTICIPATES = 0.2  # how often NFSP plays its best answer, and not its mean
EXPLORES = 0.1  # how often the best answer is a choice at random, at first
TRAINING = {
    "optimizer_str": "adam",
    "batch_size": 256,
    "learn_every": 8,  # decisions
    "rl_learning_rate": 0.001,
    "sl_learning_rate": 0.003,
}
STEPS = {"cfr": 20, "nfsp": 30_000}
POINTS = 10  # that are printed after the first

Learned = Iterator[tuple[int, policy.Policy]]


def by_cfr(game: pyspiel.Game, iterations: int, every: int) -> Learned:
    """Yield the average policy, before the first iteration and after every few."""
    solver = cfr.CFRSolver(game)
    yield 0, solver.average_policy()
    for n in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if n % every == 0:
            yield n, solver.average_policy()


def by_nfsp(game: pyspiel.Game, games: int, every: int) -> Learned:
    """Yield the average policy, before the first game and after every few."""
    from open_spiel.python.pytorch import nfsp  # which alone needs PyTorch

    environment = rl_environment.Environment(game)
    width, choices = environment.observation_spec()["info_state"][0], game.num_distinct_actions()
    agents = {
        seat: nfsp.NFSP(
            seat,
            width,
            choices,
            LAYERS,
            reservoir_buffer_capacity=200_000,
            anticipatory_param=ANTICIPATES,
            seed=seat,
            replay_buffer_capacity=20_000,
            epsilon_start=EXPLORES,
            epsilon_end=0.001,
            epsilon_decay_duration=games,
            **TRAINING,
        )
        for seat in range(2)
    }
    played = rl_agent_policy.JointRLAgentPolicy(game, agents, use_observation=False)
    for n in range(games + 1):
        if n % every == 0:
            with contextlib.ExitStack() as stack:
                for agent in agents.values():
                    stack.enter_context(agent.temp_mode_as(nfsp.MODE.AVERAGE_POLICY))
                yield n, policy.tabular_policy_from_callable(game, played.action_probabilities)
        step = environment.reset()
        while not step.last():
            seat = step.observations["current_player"]
            step = environment.step([agents[seat].step(step).action])
        for agent in agents.values():
            agent.step(step)


LEARNERS: dict[str, Callable[[pyspiel.Game, int, int], Learned]] = {
    "cfr": by_cfr,
    "nfsp": by_nfsp,
}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    asked.add_argument("learner", choices=LEARNERS)
    asked.add_argument("--deals", type=int, default=8)
    asked.add_argument("--turns", type=int, default=3)
    asked.add_argument("--steps", type=int, help=f"iterations of CFR or games of NFSP: {STEPS}")
    given = asked.parse_args()
    steps = given.steps or STEPS[given.learner]
    game = pyspiel.load_game(GAME.format(turns=given.turns, deals=given.deals))
    began = time.monotonic()
    for n, found in LEARNERS[given.learner](game, steps, max(1, steps // POINTS)):
        exploited = exploitability.nash_conv(game, found) / 2
        print(f"{n:7,}  {exploited:.3f}  {time.monotonic() - began:6.0f} s", flush=True)


if __name__ == "__main__":
    main()
