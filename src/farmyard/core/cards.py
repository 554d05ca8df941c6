"""What hands and piles of cards have in common, whatever the game."""

from farmyard.core.compiling import rule
from farmyard.core.record import NOTHING


@rule
def fill(cards, these):
    """Lays these cards out, from the first place on (device code cannot assign whole arrays)."""
    for i in range(len(these)):
        cards[i] = these[i]


@rule
def clear(cards):
    """Leaves every place of a pile empty."""
    for i in range(len(cards)):
        cards[i] = NOTHING


@rule
def total(counts):
    """How many cards a row of counts holds."""
    n = 0
    for i in range(len(counts)):
        n += counts[i]
    return n


@rule
def nth_card(counts, n):
    """The n-th card (from 0) of a hand kept as a count of each kind."""
    for kind in range(len(counts)):
        n -= counts[kind]
        if n < 0:
            return kind
    return NOTHING


@rule
def kinds(counts):
    """How many different kinds a hand holds."""
    n = 0
    for kind in range(len(counts)):
        n += counts[kind] > 0
    return n


@rule
def nth_kind(counts, n):
    """The n-th different kind (from 0) of a hand."""
    for kind in range(len(counts)):
        n -= counts[kind] > 0
        if n < 0:
            return kind
    return NOTHING


@rule
def count(cards):
    """How many places of a list are taken."""
    n = 0
    for i in range(len(cards)):
        n += cards[i] != NOTHING
    return n
