"""Chickenrun: choices in words: the message of each, and what it names."""

from collections.abc import Sequence
from typing import Any

from farmyard.core.wording.slots import Thing, Value
from farmyard.games.chickenrun import box, state, text
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.rules.tweedys.guards import DOG
from farmyard.games.chickenrun.state import Phase
from farmyard.games.chickenrun.words.things import (
    CARDS,
    KINDS,
    PLANS,
    a,
    chicken,
    eggs,
    phase_word,
    place,
)

WORDS = (
    *("pass", "roll", "move", "release", "draw", "cut", "abandon", "pay", "take", "exchange"),
    *("tweedy", "dog", "accept", "refuse", "offer", "none"),
)
"""The choices that name nothing, by their numbers, as parts of message ids."""
PLAYED = frozenset({Phase.HIDE, Phase.DISCOUNT})
STARTED = frozenset({Phase.REPLACE, Phase.RESTART})


def deed(view: Any, choice: int, names: Sequence[str] = ()) -> Thing:
    """Return what a choice does, as a thing; with names, huts are called by their seats."""
    return Thing(f"say-{said(view, choice)}", tuple(slots_of(view, choice, names).items()))


def said(view: Any, choice: int) -> str:
    """Return the message id of a choice; a word may mean another deed in some phases."""
    here = phase_word(view.phase)
    if choice < 0:
        return f"{here}-unseen"
    if choice < len(WORDS):
        word = WORDS[choice]
        return f"{here}-{word}" if text.has(f"say-{here}-{word}") else word
    phase = int(view.phase)
    if phase in PLAYED:
        return "play"
    if phase == Phase.BEFORE:
        if choice >= state.PLAN:
            return "play" if choice >= state.CARD else "announce"
        return "first-thing"
    if phase in STARTED:
        return "first-thing"
    if phase == Phase.MOVE:
        return way_of_going(view, int(choice - state.PLACE))
    return f"{here}-thing"


def way_of_going(view: Any, n: int) -> str:
    """Return how a move to a place is told: to dig, to run free, or to go there."""
    if n == view.marker[view.turn]:
        return "dig"
    return "run-free" if board.IS_FREE[n] else "move-thing"


def slots_of(view: Any, choice: int, names: Sequence[str]) -> dict[str, Value]:
    """Return the values that the message of a choice names."""
    phase = int(view.phase)
    slots: dict[str, Value] = {}
    if phase == Phase.CHASE:
        slots["guard"] = "dog" if view.chasing == DOG else "tweedy"
    if choice >= state.PLACE:
        slots["place"] = place(int(choice - state.PLACE))
    elif choice >= state.AMOUNT:
        n = int(choice - state.AMOUNT)
        slots |= {"eggs": eggs(n), "n": n}
    elif choice >= state.EXIT:
        slots["place"] = place(exit_place(view, int(choice - state.EXIT)))
    elif choice >= state.SEAT:
        hut = int(choice - state.SEAT)
        slots["hut"] = names[view.lives[hut]] if names else place(board.HUT + hut)
    elif choice >= state.CARD:
        slots["card"] = CARDS[int(choice - state.CARD)]
    elif choice >= state.KIND:
        kind = KINDS[int(choice - state.KIND)]
        slots |= {"kind": kind, "thing": a(kind)}
    elif choice >= state.CHICKEN:
        slots |= plan_or_chicken(view, choice, phase)
    return slots


def plan_or_chicken(view: Any, choice: int, phase: int) -> dict[str, Value]:
    """Return the plan or the chicken of a choice; lent chickens have numbers of plans."""
    if phase in state.TAKING_OVER and choice >= state.LENT_CHICKEN:
        owner = int(view.partner[view.turn])
        return {"chicken": chicken(view, owner, int(choice - state.LENT_CHICKEN))}
    if choice >= state.PLAN:
        return {"plan": PLANS[int(choice - state.PLAN)]}
    owner = int(view.victim if phase == Phase.PIE else view.turn)
    return {"chicken": chicken(view, owner, int(choice - state.CHICKEN) % box.SET)}


def exit_place(view: Any, i: int) -> int:
    """Return the landing square or the tunnel mouth with a number."""
    p = int(view.turn)
    if int(view.phase) == Phase.LAND:
        return int(box.LANDINGS[view.escape[p]][i])
    row = int(view.marker[p]) - board.BARN if view.marker[p] >= board.BARN else 2
    return int(box.TUNNEL_MOUTHS[row][i])
