"""Rules for hands and piles of cards that several games share."""

from farmyard.core.compiling import rule
from farmyard.core.record import NOTHING


@rule
def fill(cards, these):
    """Copy these cards into a pile, from the first place on (GPU code cannot assign slices)."""
    for i in range(len(these)):
        cards[i] = these[i]


@rule
def clear(cards):
    """Empty every place of a pile."""
    for i in range(len(cards)):
        cards[i] = NOTHING


@rule
def total(counts):
    """Return the number of cards in a row of counts."""
    n = 0
    for i in range(len(counts)):
        n += counts[i]
    return n


@rule
def nth_card(counts, n):
    """Return the kind of the n-th card (from 0) of a hand kept as a count of each kind."""
    for kind in range(len(counts)):
        n -= counts[kind]
        if n < 0:
            return kind
    return NOTHING


@rule
def kinds(counts):
    """Return the kinds in a hand, as bits."""
    bits = 0
    for kind in range(len(counts)):
        bits |= (counts[kind] > 0) << kind
    return bits


@rule
def count(cards):
    """Return the number of places of a pile that hold a card."""
    n = 0
    for i in range(len(cards)):
        n += cards[i] != NOTHING
    return n
