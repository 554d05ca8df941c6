"""Chickenrun: the table as text."""

from collections.abc import Iterator, Sequence
from typing import Any

from farmyard.core.wording.messages import person
from farmyard.core.wording.slots import Thing
from farmyard.games.chickenrun import box, text
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.state import Status
from farmyard.games.chickenrun.words.things import (
    CARDS,
    COLUMN_LETTERS,
    KINDS,
    NOTHING,
    PLANS,
    TOOL,
    chicken,
    eggs,
    place,
    signed,
)

PIECES = "ABCDEF"
LETTERS = dict(zip(Status, "horbcLFP", strict=True))
NOWHERE = Thing("sketch-nowhere")
ROOMS = dict(enumerate("Hfsbwcp", start=board.HOUSE))  # the buildings by their letters on the farm


def sketch(view: Any, seat: int, names: Sequence[str], paused: bool) -> str:
    """Return the table as text: the farm from above, every seat, and the seat's own things."""
    lines = [*farm(view), "", text("sketch-legend", rooms=rooms()), "", news(view, seat, names)]
    lines += [seat_line(view, p, names[p]) for p in range(view.seats)]
    return "\n".join([*lines, *own_lines(view, seat)] if seat >= 0 else lines)


def farm(view: Any) -> Iterator[str]:
    """Yield the rows of the farm, with column letters above and row numbers beside them."""
    rows = [list(row) for row in board.FARM]
    for n in {n for doors in board.DOORS for n in doors}:
        draw(rows, n, "+")
    for p in range(view.seats):
        draw(rows, int(view.marker[p]), "x")
    for p in range(view.seats):
        draw(rows, int(view.at[p]), PIECES[p])
    draw(rows, int(view.dog), "D")
    draw(rows, int(view.tweedy), "T")
    for letters in zip(*(each.rjust(2) for each in COLUMN_LETTERS), strict=True):
        yield "   " + "".join(letters)
    for n, row in enumerate(rows, start=1):
        yield f"{n:2} {''.join(row)}"


def draw(rows: list[list[str]], n: int, mark: str) -> None:
    if 0 <= n < board.SQUARES:
        rows[n // len(rows[0])][n % len(rows[0])] = mark


def rooms() -> str:
    """Return the letters of the buildings, each with its name."""
    return ", ".join(f"{letter} {text.name(place(n))}" for n, letter in ROOMS.items())


def news(view: Any, seat: int, names: Sequence[str]) -> str:
    """Tell the round, the controller of the guards, and where these are."""
    says = text("sketch-round", n=int(view.rounds))
    if view.boss >= 0:
        says += " " + text("tell-boss", who=person(int(view.boss), seat), name=names[view.boss])
    guards = {"tweedy": place(int(view.tweedy)), "dog": place(int(view.dog))}
    return f"{says} {text('sketch-guards', **guards)}"


def seat_line(view: Any, p: int, name: str) -> str:
    return text(
        "sketch-seat",
        mark=PIECES[p],
        name=name,
        hut=place(board.HUT + int(view.hut[p])),
        place=place(int(view.at[p])) if view.at[p] >= 0 else NOWHERE,
        flock="".join(LETTERS[Status(n)] for n in view.chickens[p]),
        eggs=eggs(view.eggs[p]),
        cards=int(view.banked[p]),
        plans=int(view.planned[p]),
    )


def own_lines(view: Any, seat: int) -> Iterator[str]:
    """Yield lines about a seat's own chickens, equipment, plans and cards."""
    flock = [
        f"{LETTERS[Status(n)]} {text.name(chicken(view, seat, k))} {signed(int(box.ADJUST[k]))}"
        for k, n in enumerate(view.chickens[seat])
    ]
    load = KINDS[view.carry[seat]] if view.carry[seat] >= 0 else NOTHING
    yield text("sketch-flock", chickens=", ".join(flock))
    yield text("sketch-own", cards=listed(KINDS, view.hands[seat]), load=load)
    for n, plan in enumerate(PLANS):
        if int(view.plans[seat]) >> n & 1:
            needs = [*some_of(KINDS, box.TAKES[n]), *([TOOL] if box.CUTTING[n] else [])]
            yield text(
                "sketch-plan",
                plan=plan,
                chickens=int(box.LEAST[n]),
                needs=", ".join(map(text.name, needs or [NOTHING])),
                how=text(f"{plan.id}.how"),
            )
    for card in some_of(CARDS, view.kept[seat]):
        yield text("sketch-card", card=card, what=text(f"{card.id}.what"))


def listed(things: Sequence[Thing], counts: Sequence[int]) -> str:
    """Return the names of things with counts, each as often as it is there."""
    return ", ".join(map(text.name, some_of(things, counts) or [NOTHING]))


def some_of(things: Sequence[Thing], counts: Sequence[int]) -> list[Thing]:
    """Return things with counts as a list, each as often as it is there."""
    return [thing for thing, n in zip(things, counts, strict=True) for _ in range(n)]
