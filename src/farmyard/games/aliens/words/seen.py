"""Chickens ’n’ Aliens: what sentences speak of, as a view shows it: targets, hands, winners."""

from typing import Any

from farmyard.core.record import NOBODY
from farmyard.games.aliens.box import KINDS, PARTS
from farmyard.games.aliens.state import DEED, TO, Deed


def target(view: Any, choice: int) -> int:
    """Return the seat something is done to; no seat of the table if too few are playing."""
    to = int(TO[choice])
    return (int(view.turn) + to) % int(view.seats) if to < view.seats else to


def hand_of(view: Any, p: int) -> list[int]:
    """Return how many of each card a seat holds, UFO bottoms last."""
    return [*map(int, view.hands[p]), *map(int, view.bottoms[p])]


def seen_hand(view: Any, seat: int, p: int) -> list[int]:
    """Return all of a hand that this seat knows, or that all know; other cards are left out."""
    rows = {NOBODY: view.known_to_all, p: view.hands[p]}
    row = rows[seat] if seat in rows else view.known[seat]
    counts = row if seat == p else row[p * KINDS : (p + 1) * KINDS]
    bottoms = [KINDS + side for side in (0, 1) for _ in range(view.bottoms[p][side])]
    return [card for card, n in enumerate(counts) for _ in range(n)] + bottoms


def at_stake(view: Any, choice: int) -> list[tuple[int, int]]:
    """Return how much each seat loses to Alien Flu or All Out War, the seat to move last.

    A hand is counted without the card that is played.
    """
    me, war = int(view.turn), int(DEED[choice]) == Deed.ALL_OUT_WAR
    had = view.held if war else view.laid
    order = [(me + i) % int(view.seats) for i in range(1, view.seats + 1)]
    return [(p, int(had[p]) - (war and p == me)) for p in order]


def part_won(view: Any, winner: int) -> int:
    """Return the part a round has just brought: the last of those not laid from the hand."""
    return int(view.parts[winner] & ~view.beamed[winner]).bit_length() - 1


def winner_of(view: Any) -> int:
    """Return the seat whose saucer is whole, or `NOBODY`."""
    whole = (1 << len(PARTS)) - 1
    return next((p for p in range(view.seats) if view.parts[p] == whole), NOBODY)
