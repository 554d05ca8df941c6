"""By Golly!: the consolation: which of the cards turned over change places (BG-29, BG-R14)."""

from farmyard.core.compiling import rule
from farmyard.core.dice import below
from farmyard.core.record import NOTHING
from farmyard.games.by_golly.state import ANY, LEAVE, PICK, PLACES, SHUFFLE


@rule
def how_many_picked(s):
    n = 0
    for place in range(PLACES):
        n += s.picked[place]
    return n


@rule
def is_picked(s, place):
    """Whether this card is to be shuffled; if none is picked out, all cards turned are."""
    return s.picked[place] == 1 or how_many_picked(s) == 0


@rule
def may_pick(s, nth):
    """Of two cards there is nothing to choose: one alone stays where it is."""
    if s.consolation != ANY or s.flips == 2 or nth >= s.flips:
        return False
    return s.picked[s.places[nth]] == 0


@rule
def may_console(s, choice):
    if choice == SHUFFLE:
        return how_many_picked(s) != 1
    return choice == LEAVE or may_pick(s, choice - PICK)


@rule
def consolations(s):
    n = 0
    for choice in range(PICK + s.flips):
        n += may_console(s, choice)
    return n


@rule
def nth_consolation(s, n):
    for choice in range(PICK + s.flips):
        n -= may_console(s, choice)
        if n < 0:
            return choice
    return LEAVE


@rule
def pick(s, nth):
    s.picked[s.places[nth]] = 1


@rule
def forget_picked(s):
    for place in range(PLACES):
        s.picked[place] = 0


@rule
def shuffle_picked(s):
    """The cards picked out, or all, change places unseen: they are one lot from now on."""
    s.mixed = 1
    s.lots += 1
    cards = how_many_picked(s) or s.flips
    for i in range(cards - 1, -1, -1):
        a, b = nth_picked(s, i), nth_picked(s, below(s, i + 1))
        s.yard[a], s.yard[b] = s.yard[b], s.yard[a]
        s.lot[a] = s.lots
        s.seen[a] = 0


@rule
def nth_picked(s, n):
    for i in range(s.flips):
        n -= is_picked(s, s.places[i])
        if n < 0:
            return s.places[i]
    return NOTHING
