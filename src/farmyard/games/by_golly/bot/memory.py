"""By Golly!: the memory of a seat that forgets nothing, made of its own views alone.

It knows what a table with ``memory_aid = full`` would show (section 4 of the ledger): which cards
lie in which lot of the yard, and which animals are surely in a hand.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from farmyard.core.record import NOTHING, alone
from farmyard.games.by_golly.box import COPIES, YARD_DECK
from farmyard.games.by_golly.options import MemoryAid
from farmyard.games.by_golly.state import KINDS, PLACES, PLAYERS

__all__ = ["PATIENCE", "PerfectMemory"]

PATIENCE = 5  # idle turns on end of each player, after which a search waits no more


class Lots:
    """The yard in lots, sets of places: which cards lie in a lot is known, and not which lies
    where.

    ``lot``: the number of each place's lot.  ``cards``: the cards of a lot.
    """

    def __init__(self) -> None:
        self.lot = [0] * PLACES
        self.cards = {0: sorted(map(int, YARD_DECK))}

    def copy(self) -> "Lots":
        """Return lots that change by themselves."""
        twin = Lots()
        twin.lot, twin.cards = [*self.lot], {n: [*cards] for n, cards in self.cards.items()}
        return twin

    def show(self, place: int, card: int) -> None:
        """Make a lot of the one card that lies at a place; raise `ValueError` if it cannot."""
        self.cards[self.lot[place]].remove(card)
        self._join([place], [card])

    def mix(self, places: list[int]) -> None:
        """Join places, of each of which the card is known, in one lot."""
        self._join(places, sorted(card for p in places for card in self.cards.pop(self.lot[p])))

    def is_sure(self, place: int) -> bool:
        """Tell whether it is known which card lies at a place."""
        return len({*self.cards[self.lot[place]]}) == 1

    def _join(self, places: list[int], cards: list[int]) -> None:
        new = max(self.cards, default=0) + 1
        self.cards[new] = cards
        for place in places:
            self.lot[place] = new

    def places(self, place: int) -> list[int]:
        """Return the places of a place's lot, in rising order."""
        return [p for p in range(PLACES) if self.lot[p] == self.lot[place]]

    def __iter__(self) -> Iterator[tuple[int, int, int]]:
        """Return for each place the first of its lot, a card of the lot, and the card that surely
        lies there, else `NOTHING`: the fields ``lot``, ``among`` and ``yard`` of a full view."""
        for place in range(PLACES):
            mates, cards = self.places(place), self.cards[self.lot[place]]
            sure = cards[0] if self.is_sure(place) else NOTHING
            yield mates[0], cards[mates.index(place)], sure


class PerfectMemory:
    """A memory of all that the views shown so far have told of the yard and of the hands."""

    def __init__(self) -> None:
        self._lots = Lots()  # before the turn that was seen last ...
        self._held = np.zeros((PLAYERS, KINDS), np.int8)  # and animals surely in a hand
        self._idle = 0  # turns on end without anything new or a match
        self._last: Any = None  # the last view of that turn

    def watch(self, view: Any) -> None:
        """Take note of a view; a view shown twice, or taken back, changes nothing."""
        if self._last is not None and not _is_same_turn(self._last, view):
            self._idle = self._idle + 1 if self._is_idle(self._last) else 0
            self._lots, self._held = self._now(self._last)
        self._last = alone(view)[0]

    def recalled(self, view: Any) -> Any:
        """Return a view as a table would give it that remembers everything for its players."""
        self.watch(view)
        lots, held = self._now(view)
        full = alone(view)[0]
        if view.memory_aid != MemoryAid.FULL:
            full.memory_aid = MemoryAid.FULL
            for place, (first, card, sure) in enumerate(lots):
                full.lot[place], full.among[place], full.yard[place] = first, card, sure
            full.known[: full.seats] = held[: full.seats]
        return full

    def leaves(self, view: Any) -> bool:
        """Tell whether patience has run out: two who wait for each other would do so for ever."""
        self.watch(view)
        idle = self._idle + (not view.lying) if self._is_idle(view) else 0
        return bool(idle >= PATIENCE * view.seats)

    def _is_idle(self, view: Any) -> bool:
        """Tell whether the turn that a view tells of showed nothing new and no match."""
        return bool(view.flips) and all(
            self._lots.is_sure(int(view.places[i])) and view.faces[i] != view.against[i]
            for i in range(view.flips)
        )

    def _now(self, view: Any) -> tuple[Lots, Any]:
        """Return what is known at a view of the turn that was seen last."""
        try:
            lots = self._shown(self._lots.copy(), view)
        except ValueError:  # views were missed, so that what it knew is not true any more
            return self._shown(Lots(), view), np.zeros_like(self._held)
        return lots, self._in_hands(view)

    def _shown(self, lots: Lots, view: Any) -> Lots:
        """Return the lots after all that a view shows of the yard."""
        for place, card in _turned(view):
            lots.show(place, card)
        if view.mixed:
            places = [place for place, _ in _turned(view)]
            picked = [place for place in places if view.picked[place]]
            lots.mix(picked or places)
        for place, card in enumerate(map(int, view.yard)):
            if card != NOTHING:  # up, or remembered by the table
                lots.show(place, card)
        return lots

    def _in_hands(self, view: Any) -> Any:
        """Return how many of each animal are surely in each hand, at the least."""
        held, p = self._held.copy(), int(view.whose)
        for i in range(view.flips):
            animal = int(view.against[i])
            held[p, animal] = 0 if view.faces[i] == animal else max(held[p, animal], 1)
        for victim in map(int, view.robbed[: view.draws]):
            held[victim] = np.maximum(held[victim] - 1, 0)  # any of them may be the one drawn
        if view.laid != NOTHING:
            held[view.turn, view.laid] = max(held[view.turn, view.laid] - 1, 0)
        return held if _is_possible(view, held) else np.zeros_like(held)


def _turned(view: Any) -> list[tuple[int, int]]:
    """Return the places turned over in the turn that a view tells of, with their cards."""
    return [(int(view.places[i]), int(view.faces[i])) for i in range(view.flips)]


def _is_possible(view: Any, held: Any) -> bool:
    """Tell whether hands can hold so much, beside what lies open: not if views were missed."""
    least = np.maximum(held, view.hands)[: view.seats]
    open_cards = view.aside + (np.arange(KINDS) == view.laid)
    fits = (least.sum(axis=1) <= view.held[: view.seats]).all()
    return bool(fits and (least.sum(axis=0) + open_cards <= COPIES).all())


def _is_same_turn(before: Any, view: Any) -> bool:
    told = _turned(before)
    return bool(before.whose == view.whose and _turned(view)[: len(told)] == told)
