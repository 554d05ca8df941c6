"""Oxy Soxy: a written position: what can be worked out of it, and what cannot be.

Its sentences stand here, for nobody else says them.
"""

from collections.abc import Iterator
from typing import Any

from farmyard.core.bits import bit, size
from farmyard.core.compiling import rule
from farmyard.core.formats.notation import Fault, first_fault
from farmyard.core.record import NOTHING
from farmyard.games.oxy_soxy.box import (
    BEASTS,
    BULLOCK,
    COW,
    HAND,
    KINDS,
    LINES,
    MOST_PRIZE,
    SEXES,
    TOP,
    WHOLE_DECK,
    colour_of,
    value_of,
)
from farmyard.games.oxy_soxy.rules import CHOICES, judge, put_on
from farmyard.games.oxy_soxy.state import MOST_CAPTURED, PLACES, PLAYERS, Phase

__all__ = ["fault", "tally"]

FAULT = {
    "turns": "cannot be {n}: with these cards still to be played {most} at the most (OS-R23)",
    "unplayed": "seat {seat} has {n} {sex} score cards; at this table each begins with {most}",
    "absent": "there is no {beast}: nobody here plays that colour (OS-08)",
    "twice": "the {beast} is in two places: {field} and {other}",
    "big": "seat {seat} holds {n} cards; a hand is {hand} (OS-06)",
    "short": "seat {seat} holds {n} cards while his pile lasts; he would have drawn (OS-14)",
    "captured": "{n} beasts cannot have come from {played} score cards: {most} at most",
    "last turn": "{n} is not possible: from {low} to {high}",
}


# -- What can be worked out -----------------------------------------------------


@rule
def tally(s):
    """Work out what a written position leaves unsaid: sizes, points, lines, cards put away."""
    s.to_score = 0
    for p in range(PLAYERS):
        tally_cards(s, p)
    for p in range(PLAYERS):
        tally_captured(s, p)
    tally_meadow(s)
    s.phase = Phase.TURN if s.to_score else Phase.OVER


@rule
def tally_cards(s, p):
    """Count one seat's hand, pile and score cards; its other beasts are away until found."""
    s.held[p] = size(s.hands[p])
    s.left[p] = 0
    s.unseen[p] = s.hands[p]
    for i in range(KINDS):
        if s.piles[p, i] != NOTHING:
            s.left[p] += 1
            s.unseen[p] |= bit(s.piles[p, i])
    s.away[p] = WHOLE_DECK & ~s.unseen[p] if p < s.seats else 0
    s.to_score += s.unplayed[p, BULLOCK] + s.unplayed[p, COW]


@rule
def tally_captured(s, p):
    s.caught[p] = s.points[p] = 0
    for i in range(MOST_CAPTURED):
        beast = s.captured[p, i]
        if beast != NOTHING:
            s.caught[p] += 1
            s.points[p] += value_of(beast)
            s.away[colour_of(beast)] &= ~bit(beast % KINDS)


@rule
def tally_meadow(s):
    s.occupied = s.scorable = 0
    for line in range(len(LINES)):
        for p in range(PLAYERS):
            s.sums[line, BULLOCK, p] = s.sums[line, COW, p] = 0
    for box in range(PLACES):
        beast = s.meadow[box]
        if beast != NOTHING:
            put_on(s, beast, box)
            s.away[colour_of(beast)] &= ~bit(beast % KINDS)
    for line in range(len(LINES)):
        judge(s, line)


# -- What cannot be -------------------------------------------------------------


def fault(s: Any) -> tuple[str, str] | None:
    """Return the first field of a written position that cannot be, and why.

    Beasts that are nowhere have been put away; how they came to be is not asked.
    """
    return first_fault(s, (_turn, _score_cards, _beasts, _hands, _captured, _last_turn), FAULT)


def _turn(s: Any) -> Fault:
    most = (TOP * 2 + (int(s.score_cards) + 1) * 2) * int(s.seats)  # OS-R23
    most -= _turns_left(s)
    if not 0 <= s.turns <= most:
        return "turns", "turns", {"n": int(s.turns), "most": most}
    return None


def _turns_left(s: Any) -> int:
    """Return how many turns there can still be: a seat with a score card never passes, and the last
    card of all is played with the last of somebody's beasts."""
    left = [0]
    for p in range(s.seats):
        if cards := int(s.unplayed[p].sum()):
            own = int(s.held[p] + s.left[p]) + cards
            left.append((p - int(s.turn)) % int(s.seats) + (own - 1) * int(s.seats) + 1)
    return max(left)


def _score_cards(s: Any) -> Fault:
    most = int(s.score_cards) + 1
    for p in range(s.seats):
        for sex, name in enumerate(SEXES):
            n = int(s.unplayed[p][sex])
            if not 0 <= n <= most:
                return "unplayed", "unplayed", {"seat": p, "n": n, "sex": name, "most": most}
    return None


def _beasts(s: Any) -> Fault:
    """Check that each beast is in one place at most, and of a colour that is in the game."""
    found: dict[int, str] = {}
    for field, beast in _all_beasts(s):
        if beast >= KINDS * s.seats:
            return field, "absent", {"beast": BEASTS[beast]}
        if beast in found:
            other = found[beast]
            return field, "twice", {"beast": BEASTS[beast], "field": field, "other": other}
        found[beast] = field
    return None


def _all_beasts(s: Any) -> Iterator[tuple[str, int]]:
    """Yield every beast of a position, with the field it stands in."""
    yield from (("meadow", int(b)) for b in s.meadow if b >= 0)
    for p in range(PLAYERS):
        held = (card for card in range(KINDS) if int(s.hands[p]) >> card & 1)
        yield from (("hands", KINDS * p + card) for card in held)
        yield from (("piles", KINDS * p + int(card)) for card in s.piles[p] if card >= 0)
        yield from (("captured", int(b)) for b in s.captured[p] if b >= 0)


def _hands(s: Any) -> Fault:
    for p in range(s.seats):
        n = int(s.held[p])
        if n > HAND:
            return "hands", "big", {"seat": p, "n": n, "hand": HAND}
        if n < HAND and s.left[p]:
            return "hands", "short", {"seat": p, "n": n}
    return None


def _captured(s: Any) -> Fault:
    n = int(s.caught.sum())
    played = int(len(SEXES) * s.seats * (s.score_cards + 1) - s.to_score)
    most = MOST_PRIZE * played
    return ("captured", "captured", {"n": n, "played": played, "most": most}) if n > most else None


def _last_turn(s: Any) -> Fault:
    if s.chose >= CHOICES:
        return "chose", "last turn", {"n": int(s.chose), "low": -1, "high": CHOICES - 1}
    return None
