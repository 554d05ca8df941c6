"""Chickens ’n’ Aliens: knowledge of hands: what each seat has learnt of the others in play.

A row of counts holds the cards that are surely in another hand: shown by a Cheeky Chicken, taken
unseen by or from the viewer, or picked up in the open.  A count goes down when a card of its kind
is seen to leave, and when somebody else takes a card unseen, for that might be it (UF-R41).
A second row, `shown`, holds what the holder of the hand can tell of the first, which may be less.
From a hand whose cards are all alike, a viewer who has seen it knows which card went; the seat that
now holds that card must not learn from the viewer's row what else was there (UF-R42).
Cards that are surely not in the deck are counted too: when the discard pile is shuffled, all know
which cards go in.  All of this is void at the end of the round (UF-R40).
"""

from farmyard.core.cards import clear
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY
from farmyard.games.aliens.box import KINDS
from farmyard.games.aliens.state import PLAYERS


@rule
def forget_all(s):
    for p in range(PLAYERS):
        for i in range(PLAYERS * KINDS):
            s.known[p, i] = s.shown[p, i] = s.glimpse[p, i] = 0
        for kind in range(KINDS):
            s.outside[p, kind] = 0
        clear(s.glimpsed[p])
    for i in range(PLAYERS * KINDS):
        s.known_to_all[i] = 0
    for kind in range(KINDS):
        s.outside_to_all[kind] = 0


@rule
def forget_hand(s, p):
    """Forget a hand that is empty, after all have seen its cards."""
    for i in range(p * KINDS, (p + 1) * KINDS):
        s.known_to_all[i] = 0
        for other in range(s.seats):
            s.known[other, i] = s.shown[other, i] = 0


@rule
def notice_out(s, p, kind):
    """Note that all have seen this card leave a hand."""
    at = p * KINDS + kind
    s.known_to_all[at] -= s.known_to_all[at] > 0
    for other in range(s.seats):
        lower(s, other, at)


@rule
def lower(s, viewer, at):
    """Lower what a viewer surely knows of a card by one, also as the holder can tell."""
    s.known[viewer, at] -= s.known[viewer, at] > 0
    s.shown[viewer, at] -= s.shown[viewer, at] > 0


@rule
def raise_to(s, viewer, at):
    s.known[viewer, at] += 1
    s.shown[viewer, at] += 1


@rule
def notice_in(s, p, kind):
    """Note that all have seen this card come into a hand."""
    at = p * KINDS + kind
    s.known_to_all[at] += 1
    for other in range(s.seats):
        if other != p:
            raise_to(s, other, at)


@rule
def show_hand(s, viewer, p):
    """Note that a hand was shown to the viewer, or to all (UF-R28)."""
    for other in range(s.seats):
        if other != p and (other == viewer or s.cheeky_public):
            note_hand(s, s.known[other], p)
            note_hand(s, s.shown[other], p)
            note_hand(s, s.glimpse[other], p)
            s.glimpsed[other, p] = s.turns
    if s.cheeky_public:
        note_hand(s, s.known_to_all, p)


@rule
def note_hand(s, row, p):
    for kind in range(KINDS):
        row[p * KINDS + kind] = s.hands[p, kind]


@rule
def note_taken(s, p, kind, n):
    """Note that the mover has taken this card from a hand of n, unseen by the others."""
    for other in range(s.seats):
        if other == s.turn:
            lower(s, other, p * KINDS + kind)
        elif other == p:
            raise_to(s, other, s.turn * KINDS + kind)
        else:
            blur(s, s.known[other], s.outside[other], other, p, n)
            blur_shown(s, s.shown[other], p, n)
    blur(s, s.known_to_all, s.outside_to_all, NOBODY, p, n)


@rule
def blur(s, row, outside, viewer, p, n):
    """Note for a viewer that one of n cards went to the mover: any one, unless all are alike."""
    for kind in range(KINDS):
        at = p * KINDS + kind
        if row[at]:
            outside[kind] = max(outside[kind], surely_outside(s, row, viewer, kind))
            row[s.turn * KINDS + kind] += row[at] == n
            row[at] -= 1


@rule
def blur_shown(s, row, p, n):
    """Note the same as both holders can tell: that all were alike only if all know it (UF-R42)."""
    for kind in range(KINDS):
        at = p * KINDS + kind
        row[s.turn * KINDS + kind] += s.known_to_all[at] == n
        row[at] -= row[at] > 0


@rule
def surely_outside(s, row, viewer, kind):
    """Return how many of a kind a viewer knows to be outside the deck: in sight, or surely held."""
    n = s.pack[kind] - s.deck[kind]
    for p in range(s.seats):
        if p != viewer:
            n -= s.hands[p, kind] - row[p * KINDS + kind]
    return n


@rule
def note_drawn(s, p, kind):
    """Note that a seat knows of one more card of this kind that has left the deck."""
    s.outside[p, kind] += s.outside[p, kind] > 0


@rule
def see_the_deck(s):
    """Note that all know which cards were just shuffled into the deck, and so what is elsewhere."""
    for kind in range(KINDS):
        s.outside_to_all[kind] = s.pack[kind] - s.deck[kind]
        for p in range(s.seats):
            s.outside[p, kind] = s.outside_to_all[kind]
