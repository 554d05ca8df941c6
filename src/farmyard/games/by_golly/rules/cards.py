"""By Golly!: animal cards: from the deck into stacks, from stacks into hands, and out of them."""

from farmyard.core.compiling import rule
from farmyard.core.record import NOTHING
from farmyard.games.by_golly.box import DEALT, HAND


@rule
def deal_to(s, p):
    """Deal a seat its share of the deck, as a stack."""
    for i in range(DEALT[s.seats]):
        s.over -= 1
        s.stacks[p, i] = s.out[s.over]
        s.out[s.over] = NOTHING
    s.left[p] = DEALT[s.seats]


@rule
def draw_up(s, p):
    """Draw from the seat's own stack until it holds five, as far as it goes (BG-21)."""
    while s.left[p] and s.held[p] < HAND:
        s.left[p] -= 1
        gain(s, p, s.stacks[p, s.left[p]])
        s.stacks[p, s.left[p]] = NOTHING
        s.news += 1


@rule
def gain(s, p, animal):
    s.hands[p, animal] += 1
    s.held[p] += 1


@rule
def lose(s, p, animal):
    s.hands[p, animal] -= 1
    s.held[p] -= 1
