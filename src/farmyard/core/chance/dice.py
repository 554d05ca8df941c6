"""The dice, a counter-based generator: the n-th throw of a game is SipHash-2-4(key, n).

Aumasson and Bernstein, "SipHash: a fast short-input PRF", 2012.  The key of 128 bits and the
counter are fields of the record: a game can be cloned, stored and replayed, games are independent
of each other, and a million known throws do not predict the next.

Random picks of playouts and searches, which nobody is to be kept from foreseeing, are `mixed`, at a
fraction of the cost: SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
generators", 2014) with a second word of key.
"""

import secrets
from numbers import Integral
from typing import Any

import numpy as np

from farmyard.core.compiling import rule, word
from farmyard.core.options import OptionError

_MASK = word(0xFFFFFFFFFFFFFFFF)
_SOME, _DORA, _LYGE, _TEDB = (
    word(n)
    for n in (0x736F6D6570736575, 0x646F72616E646F6D, 0x6C7967656E657261, 0x7465646279746573)
)
_LENGTH = word(8 << 56)  # the message is always eight bytes long
_FF = word(0xFF)
_13, _16, _17, _21, _27, _30, _31, _32, _43, _47, _48, _51 = (
    word(n) for n in (13, 16, 17, 21, 27, 30, 31, 32, 43, 47, 48, 51)
)
_STEP, _FIRST, _SECOND = (  # of SplitMix64
    word(n) for n in (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
)


@rule
def sip_round(v0, v1, v2, v3):
    """Compute one round of SipHash over its four words."""
    v0 = (v0 + v1) & _MASK
    v1 = (((v1 << _13) | (v1 >> _51)) & _MASK) ^ v0
    v0 = ((v0 << _32) | (v0 >> _32)) & _MASK
    v2 = (v2 + v3) & _MASK
    v3 = (((v3 << _16) | (v3 >> _48)) & _MASK) ^ v2
    v0 = (v0 + v3) & _MASK
    v3 = (((v3 << _21) | (v3 >> _43)) & _MASK) ^ v0
    v2 = (v2 + v1) & _MASK
    v1 = (((v1 << _17) | (v1 >> _47)) & _MASK) ^ v2
    v2 = ((v2 << _32) | (v2 >> _32)) & _MASK
    return v0, v1, v2, v3


@rule
def siphash(k0, k1, message):
    """Compute SipHash-2-4 of one 64-bit word (little-endian) under the key (k0, k1)."""
    k0, k1, message = word(k0), word(k1), word(message)
    v0, v1, v2, v3 = k0 ^ _SOME, k1 ^ _DORA, k0 ^ _LYGE, k1 ^ _TEDB ^ message
    for _ in range(2):
        v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0 ^= message
    v3 ^= _LENGTH
    for _ in range(2):
        v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0 ^= _LENGTH
    v2 ^= _FF
    for _ in range(4):
        v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    return v0 ^ v1 ^ v2 ^ v3


@rule
def mixed(low, high, n):
    """Compute the n-th 64 random bits under a key of two words, for picks that are no secret."""
    low, high, n = word(low), word(high), word(n)
    z = (low + n * _STEP) & _MASK
    z = (((z ^ (z >> _30)) * _FIRST) & _MASK) ^ high
    z = ((z ^ (z >> _27)) * _SECOND) & _MASK
    return z ^ (z >> _31)


@rule
def share(throw, n):
    """Map a throw of 64 bits to a number from 0 to n − 1 (multiply-high; bias below n / 2³²)."""
    return np.int64(((throw >> _32) * word(n)) >> _32)


@rule
def below(s, n):
    """Throw this game's dice: a number from 0 to n − 1."""
    throw = siphash(s.key[0], s.key[1], s.throws)
    s.throws += 1
    return share(throw, n)


@rule
def shuffle(s, cards, n):
    """Shuffle the first n of these cards (Fisher and Yates)."""
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def fresh_key() -> tuple[int, int]:
    """Draw a key from the system's entropy."""
    return secrets.randbits(64), secrets.randbits(64)


@rule
def nth_key(low, high, nth):
    """Compute the key of the n-th game under the two words of a seed, for batches and tables."""
    return siphash(low, high, word(2 * nth)), siphash(low, high, word(2 * nth + 1))


def seed_words(seed: int) -> np.ndarray[Any, Any]:
    """Return the words of a seed and of its complement, the seed of random picks: uint64, (4,)."""
    if not isinstance(seed, Integral):
        raise OptionError(f"a seed should be a whole number, not {seed!r}")
    words = [each >> shift & 2**64 - 1 for each in (int(seed), ~int(seed)) for shift in (0, 64)]
    return np.array(words, np.uint64)


def key_of(seed: int, nth: int = 0) -> tuple[int, int]:
    """Return the key of the n-th game under a seed; raise `OptionError` unless it is an integer."""
    low, high, *_ = seed_words(seed)
    a, b = nth_key(word(low), word(high), nth)
    return int(a), int(b)
