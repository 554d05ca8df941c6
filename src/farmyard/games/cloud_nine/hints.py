"""Cloud Nine: hints for a player, honest ones from the own view, and an oracle for one alone.

An honest hint knows no more than the seat that asks; three strengths of it say more and more.  The
oracle sees every card, so it is offered to nobody but a breeder alone, and marked as what it is.
"""

from collections import Counter
from typing import Any, NamedTuple

from farmyard.games.cloud_nine.breeding import eggs_of
from farmyard.games.cloud_nine.showing import Shown, foreseen, is_laid
from farmyard.games.cloud_nine.solver import BUDGET, solve
from farmyard.games.cloud_nine.state import GROUP, SOLO, Phase
from farmyard.games.cloud_nine.worlds import choices_of, world

THERE_IS, ONE, BEST = 1, 2, 3
WORLDS = 12  # imagined for an honest hint


class Hint(NamedTuple):
    """What a hint says.

    ``tricks``: how many tricks can be laid now.  ``choice``: the one that is shown, −1 for none;
    ``shown`` is that trick with its operation, None if it is no trick.  ``oracle``: it comes from
    cards the player cannot see.
    """

    strength: int
    tricks: int
    choice: int = -1
    shown: Shown | None = None
    oracle: bool = False


def hint(view: Any, strength: int) -> Hint:
    """An honest hint for the seat to move, made from its own view.

    Strength 1: whether there is a trick.  2: one of them, the simplest.  3: the one that brings
    most eggs; alone that is the first step of most imagined worlds (`honest_choice`).
    """
    tricks = tricks_of(view)
    if strength == THERE_IS or not tricks:
        return Hint(strength, len(tricks))
    choice = tricks[0]
    if strength == BEST and view.mode == SOLO:
        found = honest_choice(view)
        choice = choice if found is None else found
    elif strength == BEST:
        choice = best_of(view, tricks)
    return _with(view, strength, len(tricks), choice)


def _with(view: Any, strength: int, n: int, choice: int, oracle: bool = False) -> Hint:
    shown = foreseen(view, choice) if is_laid(view, choice) else None
    return Hint(strength, n, choice, shown, oracle)


def tricks_of(view: Any) -> list[int]:
    """The tricks the seat to move can lay, the smallest first."""
    return [choice for choice in choices_of(view) if is_laid(view, choice)]


def best_of(view: Any, tricks: list[int]) -> int:
    """The trick that brings most eggs; of equals the one with fewest cards."""
    if view.mode == GROUP:
        eggs = eggs_of(view, tricks).tolist()
    else:
        eggs = [foreseen(view, choice).eggs for choice in tricks]
    return -max(zip(eggs, (-choice for choice in tricks), strict=True))[1]


def honest_choice(view: Any, worlds: int = WORLDS, seed: int = 0) -> int | None:
    """The first choice that most imagined worlds agree on, alone: nothing hidden goes into it."""
    votes: Counter[int] = Counter()
    for n in range(worlds):
        found = solve(world(view, int(view.turn), seed, n)[0], BUDGET // worlds)
        if found.choices:
            votes[found.choices[0]] += 1
    return min(votes, key=lambda choice: (-votes[choice], choice)) if votes else None


def oracle(s: Any, budget: int = BUDGET) -> Hint | None:
    """The next step to a table that is won, from all the cards of the true state: alone only.

    None: no such step was found, or there is more than one at the table.
    """
    if s.mode != SOLO or s.phase == Phase.OVER:
        return None
    found = solve(s, budget)
    if not found.choices:
        return None
    return _with(s, BEST, len(tricks_of(s)), found.choices[0], oracle=True)
