"""Chickenrun: the parts of the page that together mean a choice, and the legal choices.

A walk, a change of chickens, a purchase or an answer takes one touch.  A choice that is seldom made
and that others see at once (an announcement, a played card, a cut in the wire, a baked chicken)
takes two: the thing, then the deed, ``go``.
"""

from functools import lru_cache
from typing import Any

from farmyard.games.chickenrun import state
from farmyard.games.chickenrun.state import Phase
from farmyard.games.chickenrun.words.choices import exit_place

View = Any

GO = "go"
PLAIN = {
    state.PASS: "pass",
    state.ROLL: "roll",
    state.MOVE: "move",
    state.RELEASE: "release",
    state.DRAW: "draw",
    state.PAY: "pay",
    state.TAKE: "take",
    state.EXCHANGE: "exchange",
    state.BLACK: "tweedy",
    state.BROWN: "dog",
    state.ACCEPT: "yes",
    state.REFUSE: "no",
    state.OFFER: "offer",
}
"""Choices made by one touch, and the part that is touched."""

GRAVE = ("card", "cut", "abandon")
"""Things that always take two touches."""

GRAVE_HERE = {Phase.BEFORE: "plan", Phase.PIE: "hen", Phase.KEEP: "kind"}
"""Things that take two touches in one phase only: announced plans, baked hens, the kept card."""

YES_OR_NO = (Phase.HIDE, Phase.DISCOUNT, Phase.LOOK)
"""Phases in which to pass is a no, and any other choice a yes."""

OFFERING = (
    Phase.GIVE_EGGS,
    Phase.GIVE_CARD,
    Phase.GIVE_PLAN,
    Phase.ASK_EGGS,
    Phase.ASK_CARD,
    Phase.ASK_PLAN,
)
"""Steps of an offer part by part; it may be refused, and costs nothing."""

STEMS = (
    (state.AMOUNT, "egg"),
    (state.SEAT, "hut"),
    (state.CARD, "card"),
    (state.KIND, "kind"),
    (state.PLAN, "plan"),
    (state.CHICKEN, "hen"),
)
"""The first number of each kind of thing, the last kind first, and the word for it."""


def parts(view: View, choice: int) -> tuple[str, ...]:
    """Return the parts of the page that together mean a choice."""
    on_exit = state.EXIT <= choice < state.AMOUNT
    exit = exit_place(view, int(choice - state.EXIT)) if on_exit else None
    return parts_of(int(view["phase"]), choice, exit)


@lru_cache(4096)
def parts_of(phase_now: int, choice: int, exit: int | None) -> tuple[str, ...]:
    """Return the parts that mean a choice in a phase; `exit` is the place of a way out."""
    phase = Phase(phase_now)
    if phase in YES_OR_NO:
        return ("no",) if choice == state.PASS else ("yes",)
    if choice in PLAIN:
        return (PLAIN[choice],)
    thing = thing_of(phase, choice) if exit is None else place_part(exit)
    return (thing, GO) if is_grave(phase, thing) else (thing,)


def is_grave(phase: Phase, thing: str) -> bool:
    """Return whether a choice takes two touches: the thing, then the deed."""
    stem = thing.partition("-")[0]
    if phase in OFFERING:
        return False
    return stem in GRAVE or stem == GRAVE_HERE.get(phase)


def thing_of(phase: Phase, choice: int) -> str:
    """Return the part that is touched first for a choice."""
    if choice in (state.CUT, state.ABANDON, state.NONE):
        return {state.CUT: "cut", state.ABANDON: "abandon", state.NONE: "none"}[choice]
    if choice >= state.PLACE:
        return place_part(int(choice - state.PLACE))
    first, stem = next(each for each in STEMS if choice >= each[0])
    lent = stem == "plan" and phase in state.TAKING_OVER
    return f"{'lent' if lent else stem}-{choice - first}"


def place_part(n: int) -> str:
    return f"at-{n}"
