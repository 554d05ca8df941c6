"""The beasts that may be in hands and piles are those not seen on the meadow (section 4).

Oxy Soxy remembers little: all cards lie open but hands and piles, and of each colour the set of
beasts that nobody has seen yet (`unseen`), and those put away (`away`).  The observer below keeps
both from the beasts it has seen on the meadow.
"""

from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.core.bits import size
from farmyard.core.record import SPECTATOR, alone
from farmyard.games.oxy_soxy import box
from tests.games.observing import Step, follow
from tests.sampling import seat_counts

GAME = catalogue.game("oxy_soxy")


def set_of(bits: Any) -> set[int]:
    return {card for card in range(box.KINDS) if int(bits) >> card & 1}


def colours(beasts: Any) -> list[tuple[int, int]]:
    """Return the colour and the card of each beast."""
    return [divmod(int(beast), box.KINDS) for beast in beasts if beast >= 0]


class Observer:
    """The eyes of a table, which all see the same."""

    def __init__(self, s: Any) -> None:
        self.seats = range(int(s["seats"]))
        self.seen: list[set[int]] = [set() for _ in self.seats]

    def watch(self, step: Step) -> None:
        """Note what a decision has shown, and compare it with what the record remembers."""
        before, s = step.before, step.after
        for colour, card in colours(s["meadow"]):
            self.seen[colour].add(card)
        there = {*colours(s["meadow"]), *colours(s["captured"].ravel())}
        for p in self.seats:
            assert set_of(s["unseen"][p]) == set(range(box.KINDS)) - self.seen[p], p
            away = {card for card in self.seen[p] if (p, card) not in there}
            assert set_of(s["away"][p]) == away, p
        drawn = any(s["left"][p] < before["left"][p] for p in self.seats)
        assert step.revealed == drawn, "only a card drawn is news"
        self.views(s)

    def views(self, s: Any) -> None:
        """Assert that a hand is open to its owner, and to all once its pile is used up."""
        for seat in (SPECTATOR, *self.seats):
            view = GAME.see(alone(s), seat)[0]
            for p in self.seats:
                known = p == seat or not s["left"][p]
                assert (view["hands"][p] == s["hands"][p]) if known else view["hands"][p] < 0
                assert set_of(s["hands"][p]) <= set_of(s["unseen"][p])
                assert size(int(s["unseen"][p])) == s["held"][p] + s["left"][p]
            assert view["piles"].max() < 0


@pytest.mark.parametrize("seats", seat_counts(GAME.card))
def test_all_know_what_has_not_been_seen_and_no_more(seats: int) -> None:
    assert follow("oxy_soxy", seats, Observer, games=2)
