"""How all first tries of a deal did: six steps of results, and an egg on them for each person."""

from collections.abc import Mapping
from itertools import count
from typing import Any, NamedTuple

from farmyard.server.words import say

STEPS = 6
CROWD = 40  # people, above which a stack is one tall egg with a number
EGG, FLOOR, COLUMN, FIRST = 0.41, 171, 53, 31  # of the picture: 324 wide, the plank at 168
TALL, APART = 95, 83  # of an egg that is not scaled, and of one to the next in a stack


class Step(NamedTuple):
    """One step of results: the lowest and the highest score on it, and how many tries."""

    low: int
    high: int
    n: int


def steps_of(scores: Mapping[int, int], falling: bool = False) -> list[Step]:
    """Return six steps of equal and round widths that hold all scores, of each so many; the best
    are on the last.

    ``falling``: the game counts what a score lacks, and the counts are round.
    """
    if falling:
        counted = steps_of({-score: n for score, n in scores.items()})
        return [Step(-step.high, -step.low, step.n) for step in reversed(counted)]
    low, high = min(scores), max(scores)
    width = next(w for w in _round_widths() if low // w * w + STEPS * w > high)
    start = low // width * width
    bounds = [(start + i * width, start + (i + 1) * width - 1) for i in range(STEPS)]
    held = [sum(n for score, n in scores.items() if a <= score <= b) for a, b in bounds]
    return [Step(a, b, n) for (a, b), n in zip(bounds, held, strict=True)]


def _round_widths() -> Any:
    return (digit * 10**power for power in count() for digit in (1, 2, 3, 5))


def label(step: Step, place: int, falling: bool) -> str:
    """Return what stands under a step: its lowest count, but of the lowest step the highest."""
    low, high = (-step.high, -step.low) if falling else (step.low, step.high)
    if low == high:
        return f"{low}"
    if place == (STEPS - 1 if falling else 0):
        return say("step-to", number=high)
    return say("step-from", number=low) if place == (0 if falling else STEPS - 1) else f"{low}"


def stacks(scores: Mapping[int, int], mine: int, falling: bool) -> list[dict[str, Any]]:
    """Return for each step its label, and the eggs on it as the picture has them."""
    found = []
    for place, step in enumerate(steps_of(scores, falling)):
        own = step.low <= mine <= step.high
        found.append(
            {"label": label(step, place, falling), "n": step.n, "mine": own,
             "x": FIRST + COLUMN * place, **_eggs(step.n, place, own, sum(scores.values()))}
        )  # fmt: skip
    eggs = [egg for each in found for egg in each["eggs"]]
    for turn, egg in enumerate(sorted(eggs, key=lambda egg: egg["mine"])):  # one's own comes last
        egg["turn"] = turn
    return found


def _eggs(n: int, place: int, own: bool, everybody: int) -> dict[str, Any]:
    centre = FIRST + COLUMN * place
    if everybody > CROWD:
        tall = round(EGG * (1 + 2.6 * n / everybody), 3) if n else 0
        at = {"x": round(centre - 50 * EGG, 1), "y": round(FLOOR - TALL * tall, 1)}
        egg = [{**at, "wide": EGG, "tall": tall, "mine": own}] if n else []
        return {"eggs": egg, "number": n, "number_y": round(at["y"] - 4, 1)}
    size = round(min(EGG, (FLOOR - 4) / (TALL - APART + APART * max(n, 1))), 3)
    eggs = [
        {"x": round(centre - 50 * size, 1), "y": round(FLOOR - (TALL + i * APART) * size, 1),
         "wide": size, "tall": size, "mine": own and i == n - 1}
        for i in range(n)
    ]  # fmt: skip
    return {"eggs": eggs, "number": 0}
