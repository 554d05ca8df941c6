"""The dice: SipHash-2-4 as published, fair, and equal in every mode."""

import itertools
from typing import Any

import numpy as np
import pytest

from farmyard.core.chance.dice import below, key_of, mixed, share, siphash
from farmyard.core.compiling import loop, word
from farmyard.core.record import Record
from farmyard.games.by_golly.state import State

KEY = (0x0706050403020100, 0x0F0E0D0C0B0A0908)


def reference(k0: int, k1: int, message: bytes) -> int:
    """Return SipHash-2-4 of any message, written from the paper, to check other lengths."""
    mask = 2**64 - 1

    def rotate(x: int, b: int) -> int:
        return (x << b | x >> (64 - b)) & mask

    v = [k0 ^ 0x736F6D6570736575, k1 ^ 0x646F72616E646F6D, k0 ^ 0x6C7967656E657261]
    v.append(k1 ^ 0x7465646279746573)

    def rounds(n: int) -> None:
        for _ in range(n):
            v[0] = (v[0] + v[1]) & mask
            v[2] = (v[2] + v[3]) & mask
            v[1], v[3] = rotate(v[1], 13) ^ v[0], rotate(v[3], 16) ^ v[2]
            v[0] = rotate(v[0], 32)
            v[2] = (v[2] + v[1]) & mask
            v[0] = (v[0] + v[3]) & mask
            v[1], v[3] = rotate(v[1], 17) ^ v[2], rotate(v[3], 21) ^ v[0]
            v[2] = rotate(v[2], 32)

    padded = message + bytes(-(len(message) + 1) % 8) + bytes([len(message) & 0xFF])
    for at in range(0, len(padded), 8):
        block = int.from_bytes(padded[at : at + 8], "little")
        v[3] ^= block
        rounds(2)
        v[0] ^= block
    v[2] ^= 0xFF
    rounds(4)
    return v[0] ^ v[1] ^ v[2] ^ v[3]


def test_the_published_vectors() -> None:
    """Aumasson and Bernstein's test vectors hold: appendix A (15 bytes), and 0, 1 and 8 bytes."""
    assert reference(*KEY, bytes(range(15))) == 0xA129CA6149BE45E5
    assert reference(*KEY, b"") == 0x726FDB47DD0E0E31
    assert reference(*KEY, b"\0") == 0x74F839C593DC67FD
    assert reference(*KEY, bytes(range(8))) == 0x93F5F5799A932462
    assert int(siphash(*KEY, 0x0706050403020100)) == 0x93F5F5799A932462
    assert int(hashed(*map(word, KEY), word(0x0706050403020100))) == 0x93F5F5799A932462


@loop
def hashed(k0: Any, k1: Any, message: Any) -> Any:
    """Return the hash, by a compiled loop."""
    return siphash(k0, k1, message)


@pytest.mark.parametrize("message", [0, 1, 2**31, 2**63, 2**64 - 1, 0x0123456789ABCDEF])
def test_ours_is_the_reference_for_eight_bytes(message: int) -> None:
    words = word(KEY[0]), word(KEY[1]), word(message)
    assert int(siphash(*words)) == reference(*KEY, message.to_bytes(8, "little"))
    assert int(hashed(*words)) == reference(*KEY, message.to_bytes(8, "little"))


@loop
def picked(low: Any, high: Any, n: Any) -> Any:
    """Return the bits of a pick, by a compiled loop."""
    return mixed(low, high, n)


def test_picks_are_splitmix64() -> None:
    """With no second word, picks are the numbers that SplitMix64 is published with (seed
    1234567); a loop and plain Python agree for any words."""
    published = [0x599ED017FB08FC85, 0x2C73F08458540FA5, 0x883EBCE5A3F27C77]
    assert [int(mixed(word(1234567), word(0), word(n))) for n in (1, 2, 3)] == published
    for words in itertools.product((0, 1, 2**63, 2**64 - 1), repeat=3):
        low, high, n = map(word, words)
        assert int(picked(low, high, n)) == int(mixed(low, high, n))


def test_picks_are_even_in_every_bit_and_differ_by_both_words() -> None:
    of_one = [int(mixed(word(7), word(9), word(n))) for n in range(4000)]
    ones = np.array([[bits >> k & 1 for k in range(64)] for bits in of_one]).sum(0)
    assert (abs(ones - 2000) < 4.9 * 31.7).all()  # 4.9 standard deviations
    words = [(low, high) for low in range(20) for high in range(20)]
    assert len({int(mixed(word(a), word(b), word(3))) for a, b in words}) == 400


def test_a_throw_is_below_n_and_even() -> None:
    states = State.batch()
    states["key"] = key_of(1)
    throws = np.array([int(below(states[0], 6)) for _ in range(6000)])
    counts = np.bincount(throws, minlength=6)
    assert len(counts) == 6
    assert ((counts - 1000) ** 2 / 1000).sum() < 25.7  # chi-square, 5 degrees, p = 0.0001
    assert states[0]["throws"] == 6000


def test_share_reaches_both_ends() -> None:
    assert int(share(word(0), 7)) == 0
    assert int(share(word(2**64 - 1), 7)) == 6


def test_keys_of_a_seed_differ() -> None:
    keys = {key_of(seed, nth) for seed in range(20) for nth in range(20)}
    assert len(keys) == 400
    assert all(0 <= half < 2**64 for key in keys for half in key)


def test_records_fill_whole_lines_and_share_no_cell() -> None:
    for kind in Record.__subclasses__():
        assert kind.dtype.itemsize % 64 == 0
        assert kind.dtype.fields is not None
        spans = sorted((f[1], f[1] + f[0].itemsize) for f in kind.dtype.fields.values())
        assert all(end <= start for (_, end), (start, _) in itertools.pairwise(spans))
        assert kind.dtype.itemsize <= 1536
