"""Cloud Nine: hints for a player, honest ones from the own view, and an oracle for one alone.

An honest hint knows no more than the seat that asks; three strengths of it say more and more.  The
oracle sees every card, so it is offered to nobody but a breeder alone, and marked as what it is.
"""

from collections import Counter
from typing import Any, NamedTuple

from farmyard.games.cloud_nine.bot.breeding import eggs_of
from farmyard.games.cloud_nine.bot.clearing import Plain
from farmyard.games.cloud_nine.bot.solver import BUDGET, Verdict, solve
from farmyard.games.cloud_nine.bot.worlds import after, choices_of, world
from farmyard.games.cloud_nine.rules.choices import RESIGN
from farmyard.games.cloud_nine.state import GROUP, SOLO, Phase
from farmyard.games.cloud_nine.words.showing import Shown, foreseen, is_laid

THERE_IS, ONE, BEST = 1, 2, 3
WORLDS = 12  # imagined for an honest hint


class Hint(NamedTuple):
    """What a hint says.

    ``tricks``: how many tricks can be laid now.  ``choice``: the one that is shown, −1 for none;
    ``shown`` is that trick with its operation, None if it is no trick.  ``oracle``: it comes from
    cards the player cannot see.  ``closed``: alone, no way to the end was found behind it.
    """

    strength: int
    tricks: int
    choice: int = -1
    shown: Shown | None = None
    oracle: bool = False
    closed: bool = False


def hint(view: Any, strength: int) -> Hint:
    """An honest hint for the seat to move, made from its own view.

    Strength 1: whether there is a trick.  2: one of them, the simplest.  3: the one that brings
    most eggs; alone that is the first step of most imagined worlds (`honest_choice`).
    """
    tricks = tricks_of(view)
    if strength == BEST and view.mode == SOLO:
        return _best_alone(view, tricks)
    if strength == THERE_IS or not tricks:
        return Hint(strength, len(tricks))
    if strength == BEST:
        return _with(view, strength, len(tricks), best_of(view, tricks))
    closed = view.mode == SOLO and not can_be_cleared(view, tricks[0])
    return _with(view, strength, len(tricks), tricks[0])._replace(closed=closed)


def _best_alone(view: Any, tricks: list[int]) -> Hint:
    """A trick or anything else: how most imagined worlds begin to be cleared.  If none of them can
    be, what looks best by itself, with a warning."""
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
    """Whether any imagined world can still be cleared after this choice."""
    for n in range(worlds):
        states = world(view, int(view.turn), seed, n)
        if solve(after(states, choice), BUDGET // worlds).verdict is Verdict.WON:
            return True
    return False


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
