"""By Golly!: a written position: what can be worked out of it, and what cannot be.

Its sentences stand here, for nobody else says them.
"""

from typing import Any

from farmyard.core.cards import clear, count, total
from farmyard.core.compiling import rule
from farmyard.core.formats.notation import Fault, first_fault
from farmyard.games.by_golly import box
from farmyard.games.by_golly.options import Consolation
from farmyard.games.by_golly.rules import many, robbable
from farmyard.games.by_golly.state import KINDS, PLAYERS, Phase

__all__ = ["fault", "tally"]

MOST_LOTS = 1_000_000_000

FAULT = {
    "yard": "should show each animal once, two messes and two shovels, but {card} lies there "
    "{n} times",
    "hands": "with hands, stacks, cards aside and the one laid there would be {n} of {animal}; "
    "there are three",
    "stacks": "seat {seat} has a stack of {n}; once hands are taken there are {most} at the most",
    "laid": "an animal lies on the table while a card is being turned over, and at no other time",
    "owed": "is {n}: cards are owed in the phase DRAW alone, and with those taken four at the most",
    "places": "{n} is no place of the yard, or stands there twice",
    "faces": "should show what lies at the places turned, one each",
    "rid": "seat {seat} holds no card, so the game is over and that seat has won",
    "winner": "somebody has won when the game is over and he holds no card, and not before",
    "phase": "nobody can do anything here: {why}",
    "turns": "the game would have ended after {n} turns",
    "whose": "should be the seat whose turn the places are of, and the seat to move while they lie "
    "face up",
    "picked": "only cards that have been turned over are picked out, while it is asked which are "
    "shuffled or once they are, and only of more than two at a table where any may be shuffled",
    "lots": "should be as high as any lot there is, and no higher than {most}",
    "taken": "and robbed should be of one length: a card of the robber's and a seat, for each draw",
    "known": "seat {seat} is known to hold more of {animal} than there are in that hand",
}


# -- What can be worked out -----------------------------------------------------


@rule
def tally(s):
    """Work out what a written position leaves unsaid: sizes, and the cards out of the game."""
    s.over = s.flips = s.draws = 0
    for p in range(PLAYERS):
        s.held[p] = total(s.hands[p])
        s.left[p] = count(s.stacks[p])
    s.flips = count(s.places)
    s.draws = count(s.taken)
    clear(s.out)
    for animal in range(KINDS):
        for _ in range(box.COPIES - in_play(s, animal)):
            s.out[s.over] = animal
            s.over += 1


@rule
def in_play(s, animal):
    """Return how many of this animal's cards are in hands and stacks, laid down or aside."""
    n = s.aside[animal] + (s.laid == animal)
    for p in range(PLAYERS):
        n += s.hands[p, animal]
        for i in range(box.MOST_DEALT):
            n += s.stacks[p, i] == animal
    return n


# -- What cannot be -------------------------------------------------------------


def fault(s: Any) -> tuple[str, str] | None:
    """Return the first field of a written position that cannot be, and why."""
    return first_fault(s, CHECKS, FAULT)


def _yard(s: Any) -> Fault:
    for card, name in enumerate(box.YARD_CARDS):
        n = int((s.yard == card).sum())
        if n != box.YARD.count(name):
            return "yard", "yard", {"card": name, "n": n}
    return None


def _animals(s: Any) -> Fault:
    for kind, name in enumerate(box.ANIMALS):
        n = int(
            s.aside[kind] + (s.laid == kind) + s.hands[:, kind].sum() + (s.stacks == kind).sum()
        )
        if n > box.COPIES:
            return "hands", "hands", {"animal": name, "n": n}
    return None


def _owners(s: Any) -> Fault:
    most = int(box.DEALT[s.seats]) - box.HAND
    for p in range(PLAYERS):
        if s.left[p] > most:
            return "stacks", "stacks", {"seat": p, "n": int(s.left[p]), "most": most}
    return None


def _laid(s: Any) -> Fault:
    laying = s.phase in (Phase.TURN, Phase.LUCKY, Phase.TURN2, Phase.DRAW)
    over = s.phase == Phase.OVER
    return None if over or laying == (s.laid >= 0) else ("laid", "laid", {})


def _lots(s: Any) -> Fault:
    fits = 0 <= s.lot.min() <= s.lot.max() <= s.lots <= MOST_LOTS
    return None if fits else ("lots", "lots", {"most": MOST_LOTS})


def _whose(s: Any) -> Fault:
    """Check the seat of the last turn: nobody if no card has been turned; a place needs a seat."""
    known = s.whose >= 0 or not (s.flips or s.draws)
    return None if known and (not s.lying or s.whose == s.turn) else ("whose", "whose", {})


def _last_turn(s: Any) -> Fault:
    places = [int(p) for p in s.places if p >= 0]
    for p in places:
        if p >= len(box.YARD) or places.count(p) > 1:
            return "places", "places", {"n": p}
    faces = [int(f) for f in s.faces if f >= 0]
    lie_there = not s.lying or all(s.yard[p] == f for p, f in zip(places, faces, strict=False))
    turning = s.phase in (Phase.TURN2, Phase.DRAW, Phase.SHUFFLE)
    turned = not turning or (s.lying and len(places) >= 1)
    same_length = len(places) == len(faces) == int((s.against >= 0).sum())
    return None if same_length and lie_there and turned else ("faces", "faces", {})


def _picked(s: Any) -> Fault:
    turned = {int(p) for p in s.places if p >= 0}
    picked = {p for p in range(len(box.YARD)) if s.picked[p]}
    asked = s.phase == Phase.SHUFFLE or (s.mixed and len(picked) > 1)
    may = asked and s.consolation == Consolation.ANY
    fits = not picked or (picked <= turned and len(turned) > 2 and may)
    return None if fits else ("picked", "picked", {})


def _taken(s: Any) -> Fault:
    seats = [int(p) for p in s.robbed if p >= 0]
    fits = len(seats) == s.draws and all(p < s.seats for p in seats)
    for kind in range(KINDS if s.draws else 0):
        has = s.hands[s.whose][kind] + (s.turn == s.whose and s.laid == kind)
        fits = fits and (s.taken == kind).sum() <= has
    return None if fits else ("taken", "taken", {})


def _known(s: Any) -> Fault:
    for p in range(PLAYERS):
        for kind, animal in enumerate(box.ANIMALS):
            if s.known[p][kind] > s.hands[p][kind]:
                return "known", "known", {"seat": p, "animal": animal}
    return None


def _owed(s: Any) -> Fault:
    most = box.REALLY_UNLUCKY - s.draws
    fits = 1 <= s.owed <= most if s.phase == Phase.DRAW else s.owed == 0
    return None if fits else ("owed", "owed", {"n": int(s.owed)})


def _ended(s: Any) -> Fault:
    rid = [p for p in range(s.seats) if _cards(s, p) == 0]
    won = s.winner >= 0
    if s.phase != Phase.OVER and s.turns >= s.max_turns:
        return "turns", "turns", {"n": int(s.max_turns)}
    if won != (s.phase == Phase.OVER and s.turns < s.max_turns) or (won and s.winner not in rid):
        return "winner", "winner", {}
    return None if won or not rid else ("hands", "rid", {"seat": rid[0]})


def _stuck(s: Any) -> Fault:
    for is_stuck, why in (
        (s.phase == Phase.PLAY and not s.held[s.turn], "the hand of the seat to move is empty"),
        (s.phase == Phase.DRAW and not robbable(s), "there is no hand to draw from"),
        (s.phase == Phase.TURN and not many(s), "no card of the yard lies face down"),
        (s.phase == Phase.TURN2 and not many(s), "no card of the yard lies face down"),
        (_has_no_copy(s), "the hand holds no other copy of the animal laid"),
    ):
        if is_stuck:
            return "phase", "phase", {"why": why}
    return None


def _has_no_copy(s: Any) -> bool:
    return bool(s.phase == Phase.LUCKY and not s.hands[s.turn][s.laid])


def _cards(s: Any, p: int) -> int:
    return int(s.held[p] + s.left[p] + (p == s.turn and s.laid >= 0))


CHECKS = (
    _yard,
    _animals,
    _owners,
    _laid,
    _lots,
    _last_turn,
    _whose,
    _picked,
    _taken,
    _known,
    _owed,
    _ended,
    _stuck,
)
