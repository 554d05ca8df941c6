"""By Golly!: what a search is told (`farmyard.core.player.SearchHints`).

In a playout all play from what lay in plain sight, as the bots do who remember everything, with one
difference: whoever knows no match turns over a new card only where the mess is no danger, for what
it shows is of use to the others first; else a card that all know, and the turn is over.
"""

from typing import Any

from farmyard.core.compiling import rule
from farmyard.core.player import LEFT_OUT, by_lead
from farmyard.games.by_golly.box import ANIMALS, MESS, SHOVEL
from farmyard.games.by_golly.rules import cards_of, lies_up, match_lies_up
from farmyard.games.by_golly.state import LEAVE, PICK, PLACES, SHUFFLE, Phase

__all__ = ["evaluate", "foreseen", "worth"]

SURE, NEW, HARMLESS, NEW_IN_DANGER = 100.0, 50.0, 20.0, 15.0  # worth of a place
COPY = 10.0  # worth of each copy of an animal, which may all go at once
MANY_NEW = 14  # with more new cards a match is too unlikely
DANGERS = 2  # messes, of which a shovel known averts both
KNOWN = 0.5  # of a card in hand counts as gone, if its match is known
LEAD = 3.0  # cards


# -- The worth of a choice ------------------------------------------------------


@rule
def worth(s: Any, choice: int) -> float:
    """Rate a choice of the seat to move by what it may know: the more, the sooner it is tried."""
    match s.phase:
        case Phase.PLAY:
            return worth_of_animal(s, choice)
        case Phase.TURN:
            return worth_of_place(s, choice, s.laid)
        case Phase.TURN2:
            return worth_of_place(s, choice, SHOVEL)
        case Phase.LUCKY:
            return SURE if choice else LEFT_OUT
        case Phase.DRAW:  # being robbed is a help: from whoever has most left
            return float(COPY * (s.held[choice] + s.left[choice]))
    if choice >= PICK:
        return LEFT_OUT
    return COPY * (choice == (LEAVE if shows_what_is_held(s) else SHUFFLE))


@rule
def worth_of_animal(s: Any, animal: int) -> float:
    """Rate an animal to lay: one whose match is known comes first, for the turn then goes on."""
    copies = COPY * s.hands[s.turn, animal]
    if match_lies_up(s, animal):
        return 0.0
    if is_known(s, animal):
        return float(SURE + copies)
    for other in range(len(ANIMALS)):
        if s.hands[s.turn, other] and (is_known(s, other) or is_rather(s, other, animal)):
            return LEFT_OUT
    return float(copies)


@rule
def is_rather(s: Any, one: int, other: int) -> bool:
    """Return whether to lay one animal rather than another: one that all know is held comes first.

    What is shown helps the others; unless the other has more copies, or may be the next new card.
    """
    if not s.known[s.turn, one] or s.known[s.turn, other] or match_lies_up(s, one):
        return False
    copies = s.hands[s.turn, one] - s.hands[s.turn, other]
    return bool(copies >= 0 and may_be_next(s, one) >= may_be_next(s, other))


@rule
def may_be_next(s: Any, card: int) -> int:
    """Return 1 if a card may be the next new one, the first of those face down; else 0."""
    for place in range(PLACES):
        if not s.seen[place] and not lies_up(s, place):
            for other in range(PLACES):
                if s.lot[other] == s.lot[place] and s.yard[other] == card:
                    return 1
            return 0
    return 0


@rule
def worth_of_place(s: Any, place: int, wanted: int) -> float:
    """Rate a place to turn over: where the card lies, if that is known; else a new card, or one
    that all know."""
    if s.seen[place] and s.yard[place] == wanted:
        return SURE
    if not is_first(s, place) or is_known(s, wanted):
        return LEFT_OUT
    if s.seen[place]:
        return 0.0 if s.yard[place] == MESS else HARMLESS
    return NEW if wanted == SHOVEL or is_safe(s) else NEW_IN_DANGER


@rule
def is_known(s: Any, card: int) -> bool:
    """Return whether a card has been seen by all where it lies now, face down."""
    for place in range(PLACES):
        if s.seen[place] and s.yard[place] == card and not lies_up(s, place):
            return True
    return False


@rule
def is_first(s: Any, place: int) -> bool:
    """Return whether no place before this one is equivalent (new or known, a mess or none): one of
    each sort is enough to try."""
    for other in range(place):
        alike = not s.seen[other] or (s.yard[other] == MESS) == (s.yard[place] == MESS)
        if s.seen[other] == s.seen[place] and alike and not lies_up(s, other):
            return False
    return True


@rule
def is_safe(s: Any) -> bool:
    """Return whether a new card is worth its danger: a shovel or both messes are known."""
    averted = new = 0
    for place in range(PLACES):
        if not s.seen[place]:
            new += 1
        elif s.yard[place] == MESS:
            averted += 1
        elif s.yard[place] == SHOVEL and not lies_up(s, place):
            averted += DANGERS
    return averted >= DANGERS and new <= MANY_NEW


@rule
def shows_what_is_held(s: Any) -> bool:
    """Return whether an animal turned over this turn is still in the hand of the seat that turned
    it."""
    n = 0
    for i in range(s.flips):
        n += s.faces[i] < len(ANIMALS) and s.hands[s.turn, s.faces[i]] > 0
    return n > 0


# -- How it stands --------------------------------------------------------------


@rule
def standing(s: Any, p: int) -> float:
    """Return minus the cards that p has left; one whose match is known counts as half gone."""
    n = float(-cards_of(s, p))
    for animal in range(len(ANIMALS)):
        if s.hands[p, animal] and is_known(s, animal):
            n += KNOWN * s.hands[p, animal]
    return n


evaluate = by_lead(standing, LEAD)


@rule
def foreseen(s: Any, choice: int) -> bool:
    """Return whether the turn goes on and its player knows how: else the search tree ends."""
    if s.phase == Phase.TURN:
        card = s.yard[choice]
        return bool(s.seen[choice] == 1 and (card == s.laid or card == MESS))
    return bool(s.phase == Phase.PLAY or s.phase == Phase.LUCKY)
