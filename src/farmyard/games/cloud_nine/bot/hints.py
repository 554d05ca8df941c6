"""Cloud Nine: hints for a player: honest ones from the own view, and an oracle for solo play.

An honest hint knows no more than the seat that asks, and has three strengths.  The oracle sees
every card, so it is offered only in solo play, and marked as an oracle.
"""

from collections import Counter
from typing import Any, NamedTuple

from farmyard.games.cloud_nine.bot.breeding import eggs_of
from farmyard.games.cloud_nine.bot.clearing import Plain
from farmyard.games.cloud_nine.bot.solver import BUDGET, Verdict, solve
from farmyard.games.cloud_nine.bot.worlds import after, choices_of, world
from farmyard.games.cloud_nine.options import Mode
from farmyard.games.cloud_nine.rules.choices import RESIGN
from farmyard.games.cloud_nine.state import Phase
from farmyard.games.cloud_nine.words.showing import Shown, foreseen, is_laid

THERE_IS, ONE, BEST = 1, 2, 3
WORLDS = 12  # imagined for an honest hint


class Hint(NamedTuple):
    """The content of a hint.

    ``tricks``: number of tricks that can be laid now.  ``choice``: the choice that is shown, −1 for
    none; ``shown`` is its trick and operation, None if it is no trick.  ``oracle``: the hint uses
    cards the player cannot see.  ``closed``: in solo play, no way to clear the table was found
    after it.
    """

    strength: int
    tricks: int
    choice: int = -1
    shown: Shown | None = None
    oracle: bool = False
    closed: bool = False


def hint(view: Any, strength: int) -> Hint:
    """Return an honest hint for the seat to move, made from its own view.

    Strength 1 tells whether there is a trick, strength 2 shows the simplest one, strength 3 the one
    of most eggs; in solo play the first step of most imagined worlds (`honest_choice`).
    """
    tricks = tricks_of(view)
    if strength == BEST and view.mode == Mode.SOLO:
        return _best_alone(view, tricks)
    if strength == THERE_IS or not tricks:
        return Hint(strength, len(tricks))
    if strength == BEST:
        return _with(view, strength, len(tricks), best_of(view, tricks))
    closed = view.mode == Mode.SOLO and not can_be_cleared(view, tricks[0])
    return _with(view, strength, len(tricks), tricks[0])._replace(closed=closed)


def _best_alone(view: Any, tricks: list[int]) -> Hint:
    """Return a hint at the choice with which most imagined worlds begin to be cleared.

    If none of them can be cleared, the hint is the choice of highest value, with a warning.
    """
    found = honest_choice(view)
    if found is not None:
        return _with(view, BEST, len(tricks), found)
    open_ones = [choice for choice in choices_of(view) if choice != RESIGN]
    if not open_ones:
        return Hint(BEST, 0)
    worth = Plain(view).values(open_ones)
    best = open_ones[worth.index(max(worth))]
    return _with(view, BEST, len(tricks), best)._replace(closed=True)


def can_be_cleared(view: Any, choice: int, worlds: int = WORLDS, seed: int = 0) -> bool:
    """Return whether any imagined world can still be cleared after this choice."""
    for n in range(worlds):
        states = world(view, int(view.turn), seed, n)
        if solve(after(states, choice), BUDGET // worlds).verdict is Verdict.WON:
            return True
    return False


def _with(view: Any, strength: int, n: int, choice: int, oracle: bool = False) -> Hint:
    shown = foreseen(view, choice) if is_laid(view, choice) else None
    return Hint(strength, n, choice, shown, oracle)


def tricks_of(view: Any) -> list[int]:
    """Return the tricks the seat to move can lay, the smallest first."""
    return [choice for choice in choices_of(view) if is_laid(view, choice)]


def best_of(view: Any, tricks: list[int]) -> int:
    """Return the trick of most eggs; among equals the one of fewest cards."""
    if view.mode == Mode.GROUP:
        eggs = eggs_of(view, tricks).tolist()
    else:
        eggs = [foreseen(view, choice).eggs for choice in tricks]
    return -max(zip(eggs, (-choice for choice in tricks), strict=True))[1]


def honest_choice(view: Any, worlds: int = WORLDS, seed: int = 0) -> int | None:
    """Return the first choice that most imagined worlds agree on, or None; solo play only."""
    votes: Counter[int] = Counter()
    for n in range(worlds):
        found = solve(world(view, int(view.turn), seed, n)[0], BUDGET // worlds)
        if found.choices:
            votes[found.choices[0]] += 1
    return min(votes, key=lambda choice: (-votes[choice], choice)) if votes else None


def oracle(s: Any, budget: int = BUDGET) -> Hint | None:
    """Return a hint at the next step to a win, from all cards of the true state; solo play only.

    The result is None if no such step was found, or another mode is played.
    """
    if s.mode != Mode.SOLO or s.phase == Phase.OVER:
        return None
    found = solve(s, budget)
    if not found.choices:
        return None
    return _with(s, BEST, len(tricks_of(s)), found.choices[0], oracle=True)
