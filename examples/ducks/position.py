"""Ducks: written positions: derived fields are computed, impossible positions refused."""

from typing import Any

from farmyard.core.cards import count, total
from farmyard.core.compiling import rule
from farmyard.core.formats.notation import Fault, first_fault
from farmyard.games.ducks.box import BROOD, COPIES, DUCKS, HAND
from farmyard.games.ducks.state import Phase

__all__ = ["fault", "tally"]

SENTENCES = {
    "cards": "{n} cards of the {duck}, where there are {copies} (DU-01)",
    "brood": "seat {seat} has a brood of the {duck}, which leaves the pond at once (DU-03)",
    "safe": "{n} cards are gone, too few for so many broods (DU-03)",
    "hand": "seat {seat} should hold {most} cards while there is a pile (DU-05)",
    "turn": "seat {seat} has no card to play (DU-06)",
}


@rule
def tally(s):
    """Count hands and pile, and set the phase."""
    s.stock = count(s.pile)
    s.phase = Phase.OVER
    for p in range(s.seats):
        s.held[p] = total(s.hands[p])
        if s.held[p] > 0:
            s.phase = Phase.PLAY


def fault(s: Any) -> tuple[str, str] | None:
    """Return the first impossible field of a written position and the reason, or None."""
    return first_fault(s, (_cards, _ponds, _hands), SENTENCES)


def _cards(s: Any) -> Fault:
    for kind, duck in enumerate(DUCKS):
        n = int(s.gone[kind] + s.ponds[:, kind].sum() + s.hands[:, kind].sum())
        n += sum(card == kind for card in s.pile.tolist())
        if n != COPIES:
            return "gone", "cards", {"n": n, "duck": duck, "copies": COPIES}
    return None


def _ponds(s: Any) -> Fault:
    for p in range(s.seats):
        for kind, duck in enumerate(DUCKS):
            if s.ponds[p, kind] >= BROOD:
                return "ponds", "brood", {"seat": p, "duck": duck}
    n = int(s.gone.sum())
    return ("gone", "safe", {"n": n}) if n < BROOD * int(s.broods.sum()) else None


def _hands(s: Any) -> Fault:
    for p in range(s.seats):
        if s.held[p] > HAND or (s.stock > 0 and s.held[p] != HAND):
            return "hands", "hand", {"seat": p, "most": HAND}
    if s.phase == Phase.PLAY and s.held[s.turn] == 0:
        return "turn", "turn", {"seat": int(s.turn)}
    return None
