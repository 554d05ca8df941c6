"""Chickenrun: the places on the page where something may be done now, and the ways there."""

import json
from typing import Any

from farmyard.core.record import NOBODY
from farmyard.games.chickenrun.box.board import COLUMNS, HUT, HUTS, ROWS, SQUARES
from farmyard.games.chickenrun.page.parts import legal, place_part
from farmyard.games.chickenrun.page.places import box_of, corner, counted, middle, upper
from farmyard.games.chickenrun.page.routes import Ways, free_from, free_within
from farmyard.games.chickenrun.rules.moving import is_tunnelling
from farmyard.games.chickenrun.rules.moving import steps_of as steps_of_throw
from farmyard.games.chickenrun.rules.tweedys.guards import DOG
from farmyard.games.chickenrun.state import EXIT, PLACE, Phase
from farmyard.games.chickenrun.words import captions, exit_place, place_name

View = Any

COMING_DOWN = (Phase.LAND, Phase.MOUTH)
PACE = {"hen": 90, "tweedy": 140, "dog": 110}  # milliseconds a square, as the page shows it


def phase_of(view: View) -> int:
    """The phase as Python's number: NumPy looks for an array in an enum it is compared with."""
    return int(view["phase"])


def lit_places(view: View, found: Ways) -> list[dict[str, Any]]:
    """Where something may be done, the nearest first."""
    places = [goal(view, choice) for choice in legal(view)]
    every = sorted({n for n in places if n is not None}, key=lambda n: (found.get(n, (0, 0))[1], n))
    return [lit_place(view, n, found.get(n)) for n in every]


def goal(view: View, choice: int) -> int | None:
    """The place a choice names, if it names one."""
    if choice >= PLACE:
        return int(choice - PLACE)
    on_exit = phase_of(view) in COMING_DOWN and EXIT <= choice < EXIT + 4
    return exit_place(view, int(choice - EXIT)) if on_exit else None


def lit_place(view: View, n: int, way: tuple[int, int] | None) -> dict[str, Any]:
    top, left, _, _ = box_of(n)
    steps = int(view["allowance"]) if view["exact_move"] and way else way[1] if way else 0
    named = named_place(view, n, steps, bool(way))
    own = deed(view, n, steps)
    guard = (
        captions.WHO[int(view["chasing"] == DOG)] if phase_of(view) == Phase.CHASE else "{thing}"
    )
    spoken = guard.format(thing=named[1])
    return {
        "n": n,
        "part": place_part(n),
        "area": f"{top + 1}/{left + 1}",
        "steps": steps,
        "lives": int(view["lives"][n - HUT]) if HUT <= n < HUT + HUTS else NOBODY,
        "name": upper(named[0]),
        "label": upper(spoken),
        "dog": bool(phase_of(view) == Phase.CHASE and view["chasing"] == DOG),
        "deed": own,
        "says": own or captions.DEED.get(Phase(phase_of(view)), "").format(thing=named[1]),
    }


def named_place(view: View, n: int, steps: int, on_way: bool) -> tuple[str, str]:
    """A place as its button names it, and as it is read out."""
    name = place_name(n)
    if phase_of(view) in COMING_DOWN:
        top, left = corner(n)
        far = free_from(view, n) or 0
        side = captions.EXITS[top * 2 >= ROWS][left * 2 >= COLUMNS]
        label = captions.EXIT_AT.format(place=name, steps=counted(captions.STEPS, far))
        return captions.TO_FREE.format(side=side, n=far), label
    if digs(view, n):
        return captions.DEED_DIG, captions.DEED_DIG
    label = (
        captions.PLACE_AT.format(place=name, steps=counted(captions.STEPS, steps))
        if on_way
        else name
    )
    return captions.HOME if is_home(view, n) else name, label


def digs(view: View, n: int) -> bool:
    """Whether to choose the place means to go on underground."""
    return phase_of(view) == Phase.MOVE and n >= SQUARES and is_tunnelling(view, int(view["turn"]))


def deed(view: View, n: int, steps: int) -> str:
    """What the button says of a building that is more than a place to go to."""
    if phase_of(view) != Phase.MOVE or n < SQUARES:
        return ""
    if digs(view, n):
        return captions.DEED_DIG
    return (
        captions.DEED_HOME.format(steps=counted(captions.STEPS, steps)) if is_home(view, n) else ""
    )


def is_home(view: View, n: int) -> bool:
    return bool(phase_of(view) == Phase.MOVE and n - HUT == view["hut"][view["turn"]])


# -- Ways -----------------------------------------------------------------------


def packed(view: View, found: Ways, lit: list[dict[str, Any]]) -> str:
    """Ways as the page reads them: each place with the one before it; rooms by their middles; the
    Free squares among them, from which a chicken is gone as soon as it is there; how large the
    board is, and how fast each piece goes there."""
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
    """How far the piece that moves may go now."""
    if phase_of(view) == Phase.MOVE:
        return int(view["allowance"])
    if phase_of(view) == Phase.CHOOSE:
        return int(steps_of_throw(view, int(view["turn"])))
    both = phase_of(view) in (Phase.SELECT, Phase.CHASE)
    return int(view["black"]) + (int(view["white"]) if both else 0)
