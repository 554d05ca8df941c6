"""The keys of a game's scene that the server reads.

``page.scene`` makes plain data of a view.  The keys below are drawn by the server (seats, sounds,
pauses); all others are read only by the game's own ``table.html`` and ``seat.html``.  `with_own`
joins the two.
"""

from typing import Any, NotRequired, TypedDict, TypeVar, cast


class Mark(TypedDict):
    """A small drawing at a seat, with a count."""

    symbol: str  # the id of a drawing in the game's ``art/sprite.svg``
    count: int
    words: str  # the label for screen readers: "cow score cards left"


class SeatShown(TypedDict, total=False):
    """The display of one seat."""

    count: int  # the main number, such as points; required unless ``own``
    unit: str  # the unit of ``count``: "points"; required with it
    more: int | None  # a second, smaller number, such as cards in hand
    more_words: str  # the unit of ``more``, which is shown only with it
    own: bool  # the game's ``seat.html`` draws the seat in place of ``count`` and ``more``
    marks: list[Mark]
    holds: str  # the seat's things of each kind: a change animates their flight: "egg:7 flesh:2"


class Heard(TypedDict):
    """The sounds of the last event."""

    seen: str | int  # the id of the event: its sounds are played once
    play: str  # names of sounds, in order; may be empty


class Hold(TypedDict):
    """A pause in which the page stands still before the next state is drawn."""

    seen: str | int  # the id of the pause: each is kept once
    ms: int


class Scene(TypedDict):
    """The keys of ``page.scene`` that the server reads; all are optional."""

    seats: NotRequired[list[SeatShown]]  # one for each seat, in their order
    style: NotRequired[str]  # class names of the whole table, for the game's style sheets
    heard: NotRequired[Heard | None]
    hold: NotRequired[Hold | None]


Shown = TypeVar("Shown", Scene, SeatShown)


def with_own(shown: Shown, own: dict[str, Any]) -> Shown:
    """Add the keys that only the game's own templates read; raise `ValueError` for a clash."""
    if taken := sorted(set(shown) & set(own)):
        raise ValueError(f"{', '.join(taken)}: given twice")
    return cast(Shown, {**shown, **own})
