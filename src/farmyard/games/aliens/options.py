"""Chickens ’n’ Aliens: the values of its options, as the record holds them."""

from enum import IntEnum


class Fast(IntEnum):
    NO = 0
    TWO = 1
    FOUR = 2


class ThrowAway(IntEnum):
    JUDGEMENT = 0
    STRICT = 1
