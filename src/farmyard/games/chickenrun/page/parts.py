"""Chickenrun: which parts of the page together mean a choice, and what may be chosen, as numbers.

What is one thought is one touch: a walk, a chicken that takes over, a thing that is bought, an
answer.  What others see at once and is seldom done (an announcement, a card that is played, the
wire that is cut, a chicken that is baked) is touched first, and then the deed, ``go``.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from farmyard.games.chickenrun import state
from farmyard.games.chickenrun.box.board import COLUMNS, ROWS
from farmyard.games.chickenrun.state import Phase
from farmyard.games.chickenrun.words.choices import exit_place

View = Any

GO = "go"
PLAIN = {
    int(state.PASS): "pass",
    int(state.ROLL): "roll",
    int(state.MOVE): "move",
    int(state.RELEASE): "release",
    int(state.DRAW): "draw",
    int(state.PAY): "pay",
    int(state.TAKE): "take",
    int(state.EXCHANGE): "exchange",
    int(state.BLACK): "tweedy",
    int(state.BROWN): "dog",
    int(state.ACCEPT): "yes",
    int(state.REFUSE): "no",
    int(state.OFFER): "offer",
}
"""Choices that are one touch."""

GRAVE = ("card", "cut", "abandon")
"""Things that are never done by one touch."""

GRAVE_HERE = {Phase.BEFORE: "plan", Phase.PIE: "hen", Phase.KEEP: "kind"}
"""And those that are not in one phase: an announcement, who is baked, the one card that is kept."""

YES_OR_NO = (Phase.HIDE, Phase.DISCOUNT, Phase.LOOK)
"""Questions in which passing is a no, and a card played a yes."""

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
    (int(state.AMOUNT), "egg"),
    (int(state.SEAT), "hut"),
    (int(state.CARD), "card"),
    (int(state.KIND), "kind"),
    (int(state.PLAN), "plan"),
    (int(state.CHICKEN), "hen"),
)
"""Where the kinds of numbers begin, the last first, and the word for such a thing."""


def parts(view: View, choice: int) -> tuple[str, ...]:
    """The parts of the page that together mean this choice."""
    on_exit = state.EXIT <= choice < state.AMOUNT
    exit = exit_place(view, int(choice - state.EXIT)) if on_exit else None
    return parts_of(int(view["phase"]), choice, exit)


@lru_cache(4096)
def parts_of(phase_now: int, choice: int, exit: int | None) -> tuple[str, ...]:
    """The parts that mean a choice in a phase; of one of the ways out where it leads to."""
    phase = Phase(phase_now)
    if phase in YES_OR_NO:
        return ("no",) if choice == state.PASS else ("yes",)
    if choice in PLAIN:
        return (PLAIN[choice],)
    thing = thing_of(phase, choice) if exit is None else place_part(exit)
    return (thing, GO) if is_grave(phase, thing) else (thing,)


def is_grave(phase: Phase, thing: str) -> bool:
    """Whether a thing and the deed are two touches."""
    stem = thing.partition("-")[0]
    if phase in OFFERING:
        return False
    return stem in GRAVE or stem == GRAVE_HERE.get(phase)


def thing_of(phase: Phase, choice: int) -> str:
    """What is touched first."""
    if choice in (state.CUT, state.ABANDON, state.NONE):
        return {int(state.CUT): "cut", int(state.ABANDON): "abandon", int(state.NONE): "none"}[
            choice
        ]
    if choice >= state.PLACE:
        return place_part(int(choice - state.PLACE))
    first, stem = next(each for each in STEMS if choice >= each[0])
    lent = stem == "plan" and phase == Phase.RUNNER
    return f"{'lent' if lent else stem}-{choice - first}"


def place_part(n: int) -> str:
    return f"at-{n}"


def legal(view: View) -> Sequence[int]:
    """All legal choices, as far as the view tells; none if another is to choose."""
    return legal_in(tuple(view["open"].tolist()))


@lru_cache(256)
def legal_in(words: tuple[int, ...]) -> Sequence[int]:
    """The choices whose bits are set in the words of ``open``."""
    bits = [max(word, 0) for word in words]
    low = [
        w * state.LOW_BITS + b
        for w in range(state.LOW_WORDS)
        for b in range(state.LOW_BITS)
        if bits[w] >> b & 1
    ]
    rows = enumerate(bits[state.LOW_WORDS : state.LOW_WORDS + ROWS + 1])
    places = [r * COLUMNS + c for r, row in rows for c in range(COLUMNS) if row >> c & 1]
    return tuple(low + [int(state.PLACE) + n for n in places])
