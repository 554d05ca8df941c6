"""By Golly!: cards, places and numbers as messages name them."""

from collections.abc import Sequence
from typing import Any

from farmyard.core.wording.messages import person
from farmyard.core.wording.slots import Thing, Value
from farmyard.games.by_golly.box import ROWS, YARD_CARDS

Slots = dict[str, Value]


def a_card(card: int) -> Thing:
    """Return a yard card in a sentence: the animals are persons here, mess and shovel things."""
    return Thing("card", (("card", YARD_CARDS[card]),))


def alike(card: int, n: int) -> Thing:
    """Return so many cards of a kind: "the rooster", "two roosters"."""
    return Thing("cards", (("card", YARD_CARDS[card]), ("n", n)))


def named(some: Sequence[int]) -> tuple[Thing, ...]:
    """Return cards with those that are alike together: "the fox and two messes"."""
    return tuple(alike(card, some.count(card)) for card in dict.fromkeys(some))


def so_many(n: int) -> Thing:
    """Return a number of cards: "no card", "two cards"."""
    return Thing("so-many", (("n", n),))


def others(view: Any, seat: int, names: Sequence[str]) -> Thing:
    """Return from whom the seat to move draws: of two there is only one other."""
    if view.seats > 2:
        return Thing("others", (("who", "all"),))
    other = 1 - int(view.turn)
    return Thing("others", (("who", person(other, seat)), ("name", names[other])))


# -- Places ---------------------------------------------------------------------


def row_and_column(place: int) -> tuple[int, int]:
    """Return row and column of a place of the yard, counted from 0."""
    for row, length in enumerate(ROWS):
        if place < length:
            return row, place
        place -= length
    raise IndexError(place)


def place_slots(place: int) -> dict[str, int]:
    """Return row and column of a place as messages count them, from 1."""
    row, column = row_and_column(place)
    return {"row": row + 1, "column": column + 1}


def place_name(place: int) -> Thing:
    """Return a place by its name: "row 2, place 3"."""
    return Thing("place", tuple(place_slots(place).items()))


def where(place: int) -> Thing:
    """Return a place to be added to a card: " in row 2, place 3"."""
    return Thing("where", tuple(place_slots(place).items()))


def card_at(card: int, place: int) -> Thing:
    """Return a card with its place: "a mess in row 2, place 3"."""
    return Thing("card-at", (("card", YARD_CARDS[card]), *place_slots(place).items()))
