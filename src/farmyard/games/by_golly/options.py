"""By Golly!: the values of its options, as the record holds them."""

from enum import IntEnum


class LuckyDuck(IntEnum):
    CHOICE = 0
    AUTO = 1


class MemoryAid(IntEnum):
    NONE = 0
    LAST_SEEN = 1
    FULL = 2


class EmptyHand(IntEnum):
    PASS = 0
    DRAW_FIRST = 1


class FaceupMatch(IntEnum):
    NO = 0
    INSTANT = 1


class Consolation(IntEnum):
    ANY = 0
    ALL = 1
