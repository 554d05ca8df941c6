"""The box of Cloud Nine: flesh-backed cards, Gold cards, and how many of each a table takes.

A kind of flesh card is a number: 0 to 9 are the cards of one to ten eggs, then come the Mystery
Box, the Fox and the Collective Nests.  Written positions use the names.
"""

NUMBERS = tuple(str(eggs) for eggs in range(1, 11))
FLESH = (*NUMBERS, "box", "fox", "nests")
BOX, FOX, NESTS = 10, 11, 12
KINDS = len(FLESH)

GOLD = ("rooster", "hen", "chick", "rifle", "straw", "nest2", "worm", "egg", "corns", "snake")
ROOSTER, HEN, CHICK, RIFLE, STRAW, NEST2, WORM, EGG, CORNS, SNAKE = range(len(GOLD))
GOLDS = len(GOLD)

PLAYERS = 9
HAND = 9
GOLD_HAND = 4

NINE = 9  # what every trick makes
MOST_CARDS = 4  # in a trick

FOX_COSTS = 10
OUT = 15  # for laying off the whole hand before the nest is used up
EASTER = 5
LEAN = 9  # the most eggs of a trick under Corns


def _flesh(sets: int, boxes: int, foxes: int, nests: int, ones: int = 0) -> tuple[int, ...]:
    """Return how many cards of each kind a deck holds."""
    return (sets + ones, *[sets] * 9, boxes, foxes, nests)


FLESH_DECK = (
    *[(0,) * KINDS] * 2,
    *(_flesh(n + 1, n, n - 1, 1) for n in range(2, 9)),
    _flesh(9, 8, 7, 0),  # nine play with the cards of eight, less the Collective Nests (CN-R7)
)
"""Decks by number of breeders n: 12 n + 10 cards, which leaves a nest of 3 n + 10."""


def _gold(singles: int, pairs: int) -> tuple[int, ...]:
    """Return a Gold deck: singles of six kinds, one Worm and Egg, pairs of the last two (CN-R1)."""
    return (*[singles] * 6, 1, 1, pairs, pairs)


GOLD_DECK = (
    *[(0,) * GOLDS] * 2,
    *(_gold(1, pairs) for pairs in (1, 3, 5)),
    *(_gold(2, pairs) for pairs in (4, 6, 8, 10, 12)),
)
BOX_26 = _gold(2, 6)  # what a printed box surely holds (CN-R1)
BOX_26_FROM = 7  # breeders
GOLD_DEALT = (0, 0, 4, 4, 4, 4, 4, 4, 4, 4)
GOLD_DEALT_26 = (0, 0, 4, 4, 4, 4, 4, 3, 3, 2)

MOST_NEST = max(map(sum, FLESH_DECK))  # before the deal
MOST_GOLD_NEST = max(map(sum, GOLD_DECK))
MOST_SNAKES = 12

# -- Success --------------------------------------------------------------------

PACKS, DEPTH = 9, 6
SUCCESS_DECK = _flesh(4, 4, 6, 0, ones=4)
SOLO_ROW = (1, 1, 1, 1, 0, 0, 1, 1, 6, 6)
DUAL_ROW = (1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
GOLD_WORTH = 5
MOST_WORTH = 20  # for the most Gold cards
LAST_WORTH = 20  # for the last challenge
