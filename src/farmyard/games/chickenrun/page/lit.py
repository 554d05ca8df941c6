"""Chickenrun: the places on the page where a choice can be made now, and the ways there."""

import json
from typing import Any, NamedTuple

from farmyard.core.record import NOBODY
from farmyard.core.wording.messages import cached_by_language
from farmyard.core.wording.slots import capital
from farmyard.games.chickenrun import text
from farmyard.games.chickenrun.box.board import COLUMNS, HOUSE, HUT, HUTS, ROWS, SQUARES
from farmyard.games.chickenrun.page.parts import place_part
from farmyard.games.chickenrun.page.places import away, box_of, corner, middle
from farmyard.games.chickenrun.page.routes import Ways, free_from, free_within
from farmyard.games.chickenrun.rules.moving import is_tunnelling
from farmyard.games.chickenrun.rules.moving import steps_of as steps_of_throw
from farmyard.games.chickenrun.rules.tweedys.guards import DOG
from farmyard.games.chickenrun.state import EXIT, PLACE, Phase, legal
from farmyard.games.chickenrun.words.choices import exit_place
from farmyard.games.chickenrun.words.things import place

View = Any

COMING_DOWN = (Phase.LAND, Phase.MOUTH)
PACE = {"hen": 90, "tweedy": 140, "dog": 110}  # milliseconds a square, as the page shows it


def phase_of(view: View) -> int:
    """Return the phase as a plain int, which NumPy compares faster than an enum."""
    return int(view["phase"])


def lit_places(view: View, found: Ways) -> list[dict[str, Any]]:
    """Return the places where a choice can be made, the nearest first."""
    places = [goal(view, choice) for choice in legal(view)]
    every = sorted({n for n in places if n is not None}, key=lambda n: (found.get(n, (0, 0))[1], n))
    phase, turn = phase_of(view), int(view["turn"])
    dog = bool(phase == Phase.CHASE and view["chasing"] == DOG)
    asked = Asked(phase, dog, is_tunnelling(view, turn))
    home = HUT + int(view["hut"][turn]) if phase == Phase.MOVE else NOBODY
    exact = int(view["allowance"]) if view["exact_move"] else None
    lives = view["lives"].tolist()
    lit = []
    for n in every:
        way = found.get(n)
        steps = 0 if way is None else way[1] if exact is None else exact
        owner = lives[n - HUT] if HUT <= n < HUT + HUTS else NOBODY
        free = free_from(view, n) or 0 if phase in COMING_DOWN else 0
        lit.append(button(asked, n, steps, way is not None, owner, n == home, free))
    return lit


def goal(view: View, choice: int) -> int | None:
    """Return the place a choice names, or None."""
    if choice >= PLACE:
        return int(choice - PLACE)
    on_exit = phase_of(view) in COMING_DOWN and EXIT <= choice < EXIT + 4
    return exit_place(view, int(choice - EXIT)) if on_exit else None


class Asked(NamedTuple):
    """The parts of a view that decide what a touch on a place would do."""

    phase: int
    dog: bool  # a guard is driven, and it is the dog
    tunnelling: bool


@cached_by_language(8192)
def button(
    asked: Asked, n: int, steps: int, on_way: bool, lives: int, home: bool, free: int
) -> dict[str, Any]:
    """Return the button of a lit place: its position, its names, and what a touch does."""
    top, left, _, _ = box_of(n)
    digs = asked.phase == Phase.MOVE and n >= SQUARES and asked.tunnelling
    name, label = named_place(asked, n, steps if on_way else None, digs, home, free)
    own = deed(asked, n, steps, digs, home)
    return {
        "n": n,
        "part": place_part(n),
        "area": f"{top + 1}/{left + 1}",
        "steps": steps,
        "lives": lives,
        "name": capital(name),
        "label": capital(label),
        "dog": asked.dog,
        "deed": own,
        "says": own,
    }


def named_place(
    asked: Asked, n: int, steps: int | None, digs: bool, home: bool, free: int
) -> tuple[str, str]:
    """Return a place's name for its button, and the longer one that is read out."""
    if asked.phase in COMING_DOWN:
        return text("to-free", side=side_of(n), n=free), text(
            "lit-exit", place=place(n), away=away(free)
        )
    if digs:
        return text("label-dig"), text("label-dig")
    guard = "none" if asked.phase != Phase.CHASE else "dog" if asked.dog else "tweedy"
    named = text.name(place(n))
    label = named
    if steps is not None:
        label = text("lit", guard=guard, place=place(n), away=away(steps))
    short = text(f"{place(n).id}.name") if n >= HOUSE else named
    return text("label-home") if home else short, label


def side_of(n: int) -> str:
    """Return the corner of the farm that a square is nearest to: "south-west"."""
    top, left = corner(n)
    down, right = top * 2 >= ROWS, left * 2 >= COLUMNS
    return f"{'south' if down else 'north'}-{'east' if right else 'west'}"


def deed(asked: Asked, n: int, steps: int, digs: bool, home: bool) -> str:
    """Return the button's words for a building that does more than be walked to."""
    if asked.phase != Phase.MOVE or n < SQUARES:
        return ""
    if digs:
        return text("label-dig")
    return text("label-go-home", away=away(steps)) if home else ""


# -- Ways -----------------------------------------------------------------------


def packed(view: View, found: Ways, lit: list[dict[str, Any]]) -> str:
    """Return ways as JSON for the page.

    In it are each place with the one before it, rooms by their middles, the Free squares among them
    (from which a chicken is gone as soon as it is there), the size of the board, and the pace of
    each piece.
    """
    steps = steps_of(view)
    goals = [p["n"] for p in lit] or [n for n, (_, far) in found.items() if far <= steps]
    before = chained(found, goals)
    rooms = {n: middle(n) for n in {*before, *before.values()} if n >= SQUARES}
    free = [n for n in free_within(found, steps) if n in before]
    board = {"board": (COLUMNS, ROWS), "pace": PACE}
    return json.dumps({"from": before, "rooms": rooms, "free": free} | board, separators=(",", ":"))


def chained(found: Ways, goals: list[int]) -> dict[int, int]:
    before: dict[int, int] = {}
    for n in goals:
        while n in found and n not in before:
            before[n] = found[n][0]
            n = before[n]
    return before


def steps_of(view: View) -> int:
    """Return how many steps the piece that moves may go now."""
    if phase_of(view) == Phase.MOVE:
        return int(view["allowance"])
    if phase_of(view) == Phase.CHOOSE:
        return int(steps_of_throw(view, int(view["turn"])))
    both = phase_of(view) in (Phase.SELECT, Phase.CHASE)
    return int(view["black"]) + (int(view["white"]) if both else 0)
