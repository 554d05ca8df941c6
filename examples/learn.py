"""A learner that learns: MaskablePPO against chance, until it wins three games in four.

    pip install ".[gymnasium]" sb3-contrib matplotlib
    python examples/learn.py                       # Oxy Soxy for two, at most ten CPU minutes

Many games are played at once in a `farmyard.adapters.vector.GameVectorEnv`; a small network sees
the rows of numbers, and is rewarded at the end of a game alone.  After every few updates it plays
separate games without exploring, and a point of its learning curve is printed.  ``--picture`` draws
the curve.
"""

import argparse
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from farmyard.adapters.vector import GameVectorEnv
from farmyard.core import catalogue

GAMES = 64  # at once
STEPS = 64  # of each, between two updates
TRIALS = 1000  # games played apart for a point of the curve
ENOUGH = 0.75  # of them won, a draw as a half
LAST = 5000  # games played apart when all is learnt, other ones

INK, MILK, PINE, STRAW = "#2b2a33", "#fff8ea", "#2f5d46", "#f0bd3f"
STYLE = {
    **dict.fromkeys(("figure.facecolor", "axes.facecolor", "savefig.facecolor"), MILK),
    **dict.fromkeys(("text.color", "axes.labelcolor", "xtick.color", "ytick.color"), INK),
    "axes.edgecolor": INK,
    "svg.fonttype": "none",
}

Point = tuple[float, int, float]
"""CPU minutes, decisions, and the share won."""


def small(rows: Any) -> Any:
    """Numbers as a network likes them: large ones brought nearer, small ones left as they are."""
    return (np.sign(rows) * np.log1p(np.abs(rows))).astype(np.float32)


class Stable(VecEnv):
    """The vector environment as a Stable-Baselines3 `VecEnv`."""

    def __init__(self, envs: GameVectorEnv) -> None:
        self.envs = envs
        width = envs.setting.numbers.width
        seen = spaces.Box(-np.inf, np.inf, (width,), np.float32)
        super().__init__(envs.num_envs, seen, envs.single_action_space)

    def reset(self) -> Any:
        rows, infos = self.envs.reset(seed=self._seeds[0])
        self.masks = infos["action_mask"].astype(bool)
        self._seeds = [None] * self.num_envs
        return small(rows)

    def step_async(self, actions: Any) -> None:
        self.choices = actions

    def step_wait(self) -> Any:
        rows, worth, done, _, infos = self.envs.step(self.choices)
        self.masks = infos["action_mask"].astype(bool)
        each: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(done):
            each[i] = {"terminal_observation": small(infos["final_obs"][i])}
        return small(rows), worth, done, each

    def env_method(self, name: str, *args: Any, indices: Any = None, **kwargs: Any) -> Any:
        assert name == "action_masks"
        return list(self.masks)

    def has_attr(self, name: str) -> bool:
        return name == "action_masks"

    def get_attr(self, name: str, indices: Any = None) -> Any:
        return [None] * self.num_envs  # "render_mode", which it has not

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(name)

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.envs.close()


def share_won(model: Any, envs: GameVectorEnv, trials: int, seed: int) -> float:
    """The share of games won by choosing what seems best, a draw as a half."""
    rows, infos = envs.reset(seed=seed)
    worth: list[float] = []
    while len(worth) < trials:
        mask = infos["action_mask"].astype(bool)
        choices, _ = model.predict(small(rows), action_masks=mask, deterministic=True)
        rows, reward, done, _, infos = envs.step(choices)
        worth += reward[done].tolist()
    return float((np.sign(worth) + 1).mean() / 2)


class Curve(BaseCallback):
    """Measures after every few updates, and stops when it is enough or too late."""

    def __init__(self, envs: GameVectorEnv, minutes: float) -> None:
        super().__init__()
        self.envs, self.minutes = envs, minutes
        self.points: list[Point] = []

    def _on_rollout_start(self) -> None:
        used = time.process_time() / 60
        share = share_won(self.model, self.envs, TRIALS, seed=99)
        self.points.append((used, self.num_timesteps, share))
        told = f"{used:5.1f} CPU min  {self.num_timesteps:8,} decisions  {share:6.1%} won"
        print(told, flush=True)

    def _on_step(self) -> bool:
        last = [share for _, _, share in self.points[-2:]]
        done = len(last) == 2 and min(last) >= ENOUGH
        return not done and time.process_time() / 60 < self.minutes


def learn(key: str, seats: int, minutes: float, seed: int) -> list[Point]:
    """Learns until two points in a row are enough, or the time is up; the curve."""
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        Stable(GameVectorEnv(key, GAMES, seats)),
        n_steps=STEPS,
        batch_size=1024,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=seed,
        device="cpu",
    )
    curve = Curve(GameVectorEnv(key, GAMES, seats), minutes)
    model.learn(10**9, callback=curve)
    print(f"of {LAST:,} other games {share_won(model, curve.envs, LAST, seed=100):.1%} won")
    return curve.points


def draw(points: Sequence[Point], title: str, path: str) -> None:
    """The curve as a picture."""
    from matplotlib import pyplot

    pyplot.rcParams.update({**STYLE, "svg.hashsalt": title})
    figure, axes = pyplot.subplots(figsize=(7, 3.5), layout="constrained")
    minutes, _, shares = zip(*points, strict=True)
    axes.axhline(100 * ENOUGH, color=STRAW, linewidth=2)
    axes.plot(minutes, [100 * share for share in shares], marker="o", color=PINE)
    axes.set(title=title, xlabel="CPU minutes", ylabel="games won, %", xlim=0, ylim=(0, 100))
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="oxy_soxy")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10.0, help="CPU minutes at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", help="where to draw the curve (.svg or .png)")
    given = parser.parse_args()
    points = learn(given.game, given.seats, given.minutes, given.seed)
    if given.picture:
        title = f"{catalogue.card(given.game).title} for {given.seats}: learning to beat chance"
        draw(points, title, given.picture)


if __name__ == "__main__":
    main()
