"""The box of By Golly!: 45 animal cards, 19 yard cards, and how they are dealt."""

import numpy as np

ANIMALS = (
    "worm",
    "snail",
    "caterpillar",
    "hedgehog",
    "chick",
    "rooster",
    "hare",
    "hen",
    "raven",
    "goose",
    "drake",
    "butterfly",
    "mouse",
    "fox",
    "marten",
)
COPIES = 3

YARD_CARDS = (*ANIMALS, "mess", "shovel")
MESS, SHOVEL = YARD_CARDS.index("mess"), YARD_CARDS.index("shovel")
YARD = (*ANIMALS, "mess", "mess", "shovel", "shovel")

ROWS = (3, 4, 5, 4, 3)
"""
The yard, seen from above: place 0 is the first of row 1.

      0   1   2
    3   4   5   6
  7   8   9  10  11
   12  13  14  15
     16  17  18
"""

HAND = 5
DEALT = np.array([0, 0, 15, 15, 11, 9, 7], np.int8)  # to each, by number of players
MOST_DEALT = 15
LANDED, REALLY_UNLUCKY = 2, 4  # cards to take from others

YARD_DECK = np.array([YARD_CARDS.index(card) for card in YARD], np.int8)
ANIMAL_DECK = np.array([*range(len(ANIMALS))] * COPIES, np.int8)
