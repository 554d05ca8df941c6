"""Oxy Soxy: the values of its options, as the record holds them."""

from enum import IntEnum


class Adjacency(IntEnum):
    FREE = 0
    FORBIDDEN = 1


class Tie(IntEnum):
    SCORED_SEX = 0
    EITHER_SEX = 1
