"""The part of a game's scene that the server's own pages read, declared key by key.

``page.scene`` makes plain data of a view.  The keys below are drawn by the server (seats, sounds,
the frozen moment); all others are the game's own affair, read by its ``table.html`` and
``seat.html``.  `with_own` puts the two together.
"""

from typing import Any, NotRequired, TypedDict, TypeVar, cast


class Mark(TypedDict):
    """A small drawing at a seat, with how many of it there are."""

    symbol: str  # the id of a drawing in the game's ``art/sprite.svg``
    count: int
    words: str  # the same for who hears the page: "cow score cards left"


class SeatShown(TypedDict, total=False):
    """What a game shows at one seat."""

    count: int  # the number that matters most; needed unless the seat is the game's ``own``
    unit: str  # what that is a number of: "points"; needed with it
    more: int | None  # a second, smaller number: cards in hand
    more_words: str  # what that is a number of; without it nothing of it is shown
    own: bool  # the game's ``seat.html`` draws the seat in place of ``count`` and ``more``
    marks: list[Mark]
    holds: str  # what the seat holds of each kind, by which things fly to it: "egg:7 flesh:2"


class Heard(TypedDict):
    """The sounds of what has just happened."""

    seen: str | int  # changes with every happening: a value is heard once
    play: str  # names of sounds, in order; may be empty


class Hold(TypedDict):
    """A moment for which everything stands still before the next page is shown."""

    seen: str | int  # changes with every such moment: a value holds once
    ms: int


class Scene(TypedDict):
    """What the server reads of ``page.scene``; a key that is left out shows nothing."""

    seats: NotRequired[list[SeatShown]]  # one for each seat, in their order
    style: NotRequired[str]  # class names of the whole table, for the game's style sheets
    heard: NotRequired[Heard | None]
    hold: NotRequired[Hold | None]


Shown = TypeVar("Shown", Scene, SeatShown)


def with_own(shown: Shown, own: dict[str, Any]) -> Shown:
    """A scene or a seat with the keys that only the game's own templates read."""
    if taken := sorted(set(shown) & set(own)):
        raise ValueError(f"{', '.join(taken)}: given twice")
    return cast(Shown, {**shown, **own})
