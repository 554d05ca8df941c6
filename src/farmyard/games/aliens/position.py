"""Chickens ’n’ Aliens: a written position: what can be worked out of it, and what cannot be.

The cards named nowhere are the deck.  The sentences stand here, for nobody else says them.
"""

from typing import Any

from farmyard.core.bits import size
from farmyard.core.compiling import rule
from farmyard.core.formats.notation import Fault, first_fault
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.aliens import box
from farmyard.games.aliens.rules.choices import picks
from farmyard.games.aliens.rules.moves import IN_THE_DECK, count_the_pack
from farmyard.games.aliens.state import PLAYERS, Phase

__all__ = ["fault", "tally"]

MOST = 127  # that a small number holds

FAULT = {
    "left_out": "should name the specials switched on that were not drawn: {n} of them",
    "hands": "in hands, on the table and in the discard pile would be {n} of {card}; at this "
    "table there are {most}",
    "bottoms": "in hands, by the saucers and in the discard pile would be {n} of {card}; at this "
    "table there are {most} in the deck",
    "discards": "should be a list of cards without gaps",
    "laid": "seat {seat} has {n} aliens; whoever has three has won the round",
    "covers": "seat {seat} has {n} covers on {laid} aliens",
    "corn": "all together is {n}; at this table there are {most}",
    "parts": "seat {seat} cannot have just these parts: {why}",
    "beamed": "seat {seat} can have laid only bottoms that are among its parts, under the fast "
    "rules",
    "turns": "the game would have ended after {n} turns",
    "phase": "should be {phase}: {why}",
    "stunned": "seat {seat} is stunned {n} times over; at this table once is the most",
    "top": "should be a UFO bottom that is in the deck, or nothing",
    "reach": "and owed and sweep say from whose hand the seat to move is taking cards, in the "
    "phase PICK alone",
    "known": "seat {seat} knows of a card that is not there: {card}",
    "shown": "seat {seat} is shown to know more than it does: {card}",
    "glimpsed": "seat {seat} cannot have seen a hand after {n} turns",
    "known_to_all": "a card that all know of should be there, and known to each: {card}",
    "outside": "seat {seat} places more of {card} outside the deck than there are",
    "outside_to_all": "more of {card} are placed outside the deck than there are",
    "prize": "and prey should name the cards taken last, now in the hand of the taker, and whence",
}


# -- What can be worked out -----------------------------------------------------


@rule
def tally(s):
    """Work out what a written position leaves unsaid: sizes, the deck, and the bank."""
    s.heap = 0
    for i in range(box.LARGEST_DECK):
        s.heap += s.discards[i] != NOTHING
    for p in range(PLAYERS):
        s.held[p] = min(cards_of(s, p), MOST)
    count_the_pack(s)
    for kind in range(box.KINDS):
        s.deck[kind] = max(int(s.pack[kind]) - in_sight(s, kind) - in_hands(s, kind), -1)
    for side in range(2):
        s.buried[side] = max(int(IN_THE_DECK[s.fast]) - not_buried(s, side), -1)
    s.stock = in_deck(s)
    s.bank = max(corn_in_bank(s), -1) if s.bank_runs_out else NOTHING


@rule
def cards_of(s, p):
    n = int(s.bottoms[p, 0]) + int(s.bottoms[p, 1])
    for kind in range(box.KINDS):
        n += int(s.hands[p, kind])
    return n


@rule
def in_hands(s, kind):
    n = 0
    for p in range(PLAYERS):
        n += int(s.hands[p, kind])
    return n


@rule
def in_sight(s, kind):
    """Return how many cards of a kind lie on the table and in the discard pile."""
    n = 0
    for i in range(box.LARGEST_DECK):
        n += s.discards[i] == kind
    for p in range(PLAYERS):
        if kind == box.ALIEN:
            n += int(s.laid[p])
        if kind == box.BROODY:
            n += int(s.covers[p, 0])
        if kind == box.WILD:
            n += int(s.covers[p, 1])
    return n


@rule
def not_buried(s, side):
    """Return how many UFO bottoms are in hands, by saucers and in the discard pile (fast rules)."""
    n = 0
    for i in range(box.LARGEST_DECK):
        n += s.discards[i] == box.KINDS + side
    for p in range(PLAYERS):
        n += int(s.bottoms[p, side]) + (int(s.beamed[p]) >> side & 1)
    return n


@rule
def in_deck(s):
    n = int(s.buried[0]) + int(s.buried[1])
    for kind in range(box.KINDS):
        n += int(s.deck[kind])
    return n


@rule
def corn_in_bank(s):
    n = int(s.bank_corn) - int(s.pool)
    for p in range(PLAYERS):
        n -= int(s.corn[p])
    return n


# -- What cannot be -------------------------------------------------------------


def fault(s: Any) -> tuple[str, str] | None:
    """Return the first field of a written position that cannot be, and why."""
    return first_fault(s, CHECKS, FAULT)


def _left_out(s: Any) -> Fault:
    on = [bool(s[name]) for name in _SWITCHES]
    out = [bool(int(s.left_out) >> i & 1) for i in range(len(box.SPECIALS))]
    n = max(sum(on) - int(s.specials), 0)
    if sum(out) != n or any(o and not i for o, i in zip(out, on, strict=True)):
        return "left_out", "left_out", {"n": n}
    return None


def _hands(s: Any) -> Fault:
    for kind, card in enumerate(box.CARDS):
        n = in_hands(s, kind) + in_sight(s, kind)
        if n > s.pack[kind]:
            return "hands", "hands", {"n": n, "card": card, "most": int(s.pack[kind])}
    return None


def _bottoms(s: Any) -> Fault:
    most = int(IN_THE_DECK[s.fast])
    for side, card in enumerate(box.BOTTOMS):
        n = not_buried(s, side)
        if n > most:
            return "bottoms", "bottoms", {"n": n, "card": card, "most": most}
    return None


def _discards(s: Any) -> Fault:
    if any(card < 0 for card in s.discards[: s.heap]):
        return "discards", "discards", {}
    return None


def _laid(s: Any) -> Fault:
    most = box.TO_WIN if s.phase == Phase.OVER else box.TO_WIN - 1
    winners = 0
    for p in range(s.seats):
        n = int(s.laid[p])
        winners += n == box.TO_WIN
        if n > most or winners > 1:
            return "laid", "laid", {"seat": p, "n": n}
    return None


def _covers(s: Any) -> Fault:
    for p in range(s.seats):
        n = int(s.covers[p].sum())
        if n > s.laid[p]:
            return "covers", "covers", {"seat": p, "n": n, "laid": int(s.laid[p])}
    return None


def _corn(s: Any) -> Fault:
    if s.bank_runs_out and corn_in_bank(s) < 0:
        return "corn", "corn", {"n": int(s.corn.sum() + s.pool), "most": int(s.bank_corn)}
    return None


def _parts(s: Any) -> Fault:
    whole = 0
    for p in range(s.seats):
        parts = int(s.parts[p])
        whole += parts == 7
        if whole > 1:
            return "parts", "parts", {"seat": p, "why": "only one saucer can be whole"}
        if parts in (4, 5, 6):
            return "parts", "parts", {"seat": p, "why": "the canopy comes last"}
        if parts == 2 and not s.beamed[p]:
            return "parts", "parts", {"seat": p, "why": "a round won brings the bottom left first"}
    return None


def _beamed(s: Any) -> Fault:
    for p in range(s.seats):
        if int(s.beamed[p]) & ~int(s.parts[p]) or (s.beamed[p] and not s.fast):
            return "beamed", "beamed", {"seat": p}
    return None


def _turns(s: Any) -> Fault:
    if s.phase != Phase.OVER and s.turns >= s.max_turns:
        return "turns", "turns", {"n": int(s.max_turns)}
    return None


def _phase(s: Any) -> Fault:
    whole = any(parts == 7 for parts in s.parts[: s.seats])
    if whole != (s.phase == Phase.OVER) and s.turns < s.max_turns:
        why = "a saucer is whole" if whole else "no saucer is whole yet"
        return "phase", "phase", {"phase": "OVER" if whole else "TURN", "why": why}
    if s.phase != Phase.OVER and bool(s.stunned[s.turn]) != (s.phase == Phase.STUNNED):
        stunned = bool(s.stunned[s.turn])
        why = f"the seat to move is {'' if stunned else 'not '}stunned"
        return "phase", "phase", {"phase": "STUNNED" if stunned else "TURN", "why": why}
    return None


def _stunned(s: Any) -> Fault:
    for p in range(s.seats):
        if s.stunned[p] > 1 and not s.stun_stacks:
            return "stunned", "stunned", {"seat": p, "n": int(s.stunned[p])}
    return None


def _top(s: Any) -> Fault:
    buried = int(s.buried.sum())
    nothing_else = 0 < buried == s.stock
    if s.buried[s.top] <= 0 if s.top != NOTHING else nothing_else:
        return "top", "top", {}
    return None


def _reach(s: Any) -> Fault:
    if s.phase != Phase.PICK:
        fits = s.reach == NOBODY and not s.owed and not s.sweep
    else:
        there = 0 <= s.reach < s.seats and s.reach != s.turn and s.sweep in (0, 1)
        fits = there and 1 <= s.owed <= (1 if s.sweep else box.BEAM) and size(picks(s)) > 1
    if not fits:
        return "reach", "reach", {}
    return None


def _known(s: Any) -> Fault:
    for p in range(s.seats):
        for owner in range(PLAYERS):
            for kind, card in enumerate(box.CARDS):
                n = s.known[p][owner * box.KINDS + kind]
                if n > (s.hands[owner][kind] if owner != p else 0):
                    return "known", "known", {"seat": p, "card": f"{owner}: {card}"}
    return None


def _shown(s: Any) -> Fault:
    """Check that what holders can tell of a seat's knowledge is part of it (UF-R42)."""
    for p in range(PLAYERS):
        for at in range(PLAYERS * box.KINDS):
            if s.shown[p][at] > s.known[p][at]:
                return "shown", "shown", {"seat": p, "card": box.CARDS[at % box.KINDS]}
    return None


def _glimpsed(s: Any) -> Fault:
    for p in range(PLAYERS):
        for n in s.glimpsed[p]:
            if not NOTHING <= n <= s.turns:
                return "glimpsed", "glimpsed", {"seat": p, "n": int(n)}
    return None


def _known_to_all(s: Any) -> Fault:
    for owner in range(PLAYERS):
        for kind, card in enumerate(box.CARDS):
            at = owner * box.KINDS + kind
            others = [s.known[p][at] for p in range(s.seats) if p != owner]
            if s.known_to_all[at] > min(others):
                return "known_to_all", "known_to_all", {"card": f"{owner}: {card}"}
    return None


def _outside(s: Any) -> Fault:
    for p in range(s.seats):
        for kind, card in enumerate(box.CARDS):
            if s.outside[p][kind] > s.pack[kind] - s.deck[kind]:
                return "outside", "outside", {"seat": p, "card": card}
    return None


def _outside_to_all(s: Any) -> Fault:
    for kind, card in enumerate(box.CARDS):
        if s.outside_to_all[kind] > s.pack[kind] - s.deck[kind]:
            return "outside_to_all", "outside_to_all", {"card": card}
    return None


def _prize(s: Any) -> Fault:
    taken = [(int(p), int(c)) for p, c in zip(s.prey, s.prize, strict=True)]
    some = [(p, c) for p, c in taken if p != NOBODY or c != NOTHING]
    fits = taken[: len(some)] == some and (not some or 0 <= s.whose < s.seats)
    for p, card in some if fits else []:
        n = [c for _, c in some].count(card)
        there = 0 <= p < s.seats and p != s.whose and card != NOTHING
        fits = fits and there and n <= _holds(s, int(s.whose), card)
    if not fits:
        return "prize", "prize", {}
    return None


def _holds(s: Any, p: int, card: int) -> int:
    return int(s.hands[p][card] if card < box.KINDS else s.bottoms[p][card - box.KINDS])


_SWITCHES = ("tractor_beam", "alien_flu", "corn_star", "armed", "all_out_war")

CHECKS = (
    _left_out,
    _hands,
    _bottoms,
    _discards,
    _laid,
    _covers,
    _corn,
    _parts,
    _beamed,
    _turns,
    _stunned,
    _phase,
    _top,
    _reach,
    _known,
    _shown,
    _glimpsed,
    _known_to_all,
    _outside,
    _outside_to_all,
    _prize,
)
