"""Scenes of games have the types that `core.showing.scene` declares.

Templates would draw a value of another type as it is, or not at all.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import farmyard
from farmyard.core import catalogue
from farmyard.core.showing.scene import Heard, Hold, Scene, SeatShown, with_own
from tests.sampling import every_game, eyes, moments, some_options, walk

PACKAGE = Path(farmyard.__file__).parent
READ = re.compile(r"\bscene(?:\.\w+)+")


def faults(kind: Any, value: Any, where: str = "scene") -> Iterator[str]:
    """Return the faults of a value against its declaration, each with its path."""
    origin = get_origin(kind)
    if origin is NotRequired:
        yield from faults(get_args(kind)[0], value, where)
    elif is_typeddict(kind):
        yield from keys(kind, value, where)
    elif origin is list and isinstance(value, list):
        for i, each in enumerate(value):
            yield from faults(get_args(kind)[0], each, f"{where}[{i}]")
    elif isinstance(kind, UnionType):
        tried = [list(faults(each, value, where)) for each in get_args(kind)]
        if all(tried):
            yield min(tried, key=len)[0]
    elif type(value) is not (origin or kind):  # a number of NumPy's is no int
        yield f"{where} is {value!r}"


def keys(kind: Any, value: Any, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where} is {value!r}"
        return
    for name, declared in get_type_hints(kind).items():
        if name in value:
            yield from faults(declared, value[name], f"{where}.{name}")
        elif name in kind.__required_keys__:
            yield f"{where}.{name} is missing"


def unreadable(scene: Scene, seats: int) -> Iterator[str]:
    """Yield a fault if there is a seat too few, and for each seat with no count to draw."""
    shown = scene.get("seats")
    if shown is not None and len(shown) != seats:
        yield f"there are {len(shown)} seats"
    for p, seat in enumerate(shown or []):
        if not seat.get("own") and not {"count", "unit"} <= set(seat):
            yield f"seat {p} has no count and unit"


@pytest.mark.parametrize(("key", "seats"), every_game())
def test_every_scene_is_as_declared(key: str, seats: int) -> None:
    names = [f"Name {p}" for p in range(seats)]
    for options in some_options(key, seats):
        for game, _, _, _, states in moments(key, seats, options, seed=5):
            for seat in eyes(seats):
                for moment in (False, True):
                    scene = game.page.scene(game.see(states, seat)[0], seat, names, moment)
                    assert list(faults(Scene, scene)) == []
                    assert list(unreadable(scene, seats)) == []


def test_every_game_ends_with_a_tune_of_its_own() -> None:
    tunes = list[str]()
    for key in catalogue.keys():
        seats = catalogue.card(key).default_seats
        *_, (game, _, _, _, over) = walk(key, seats, {}, seed=5)
        scene = game.page.scene(game.see(over, 0)[0], 0, [f"Name {p}" for p in range(seats)], False)
        heard = scene.get("heard")
        assert heard is not None
        tunes += [sound for sound in heard["play"].split() if sound.startswith("win")]
    assert len(set(tunes)) == len(tunes) == len(catalogue.keys())


def test_the_servers_templates_read_what_is_declared() -> None:
    web = PACKAGE / "server/web"
    paths = [*web.glob("templates/*.html"), *web.glob("pages/*/*.html")]
    templates = [path.read_text() for path in paths]
    read = {tuple(way.split(".")[1:]) for text in templates for way in READ.findall(text)}
    known = {(name,) for name in get_type_hints(Scene)}
    known |= {("heard", name) for name in get_type_hints(Heard)}
    known |= {("hold", name) for name in get_type_hints(Hold)}
    assert read >= {("style",), ("heard", "play"), ("hold", "ms")}
    assert read <= known
    seat = {each.partition(".")[2] for text in templates for each in re.findall(r"\bs\.\w+", text)}
    assert set(get_type_hints(SeatShown)) <= seat


# -- That it is found -----------------------------------------------------------


@pytest.mark.parametrize(
    ("scene", "found"),
    [
        ([], "scene is []"),
        ({"style": 3}, "scene.style is 3"),
        ({"seats": {}}, "scene.seats is {}"),
        ({"seats": [{"count": "3"}]}, "scene.seats[0].count is '3'"),
        ({"seats": [{"more": "2"}]}, "scene.seats[0].more is '2'"),
        ({"seats": [{"marks": [{"symbol": "rb", "count": 1}]}]}, "marks[0].words is missing"),
        ({"seats": [{"own": 1}]}, "scene.seats[0].own is 1"),
        ({"heard": {"seen": 1.5, "play": ""}}, "scene.heard.seen is 1.5"),
        ({"heard": {"seen": 1}}, "scene.heard.play is missing"),
        ({"hold": {"seen": 1, "ms": "500"}}, "scene.hold.ms is '500'"),
    ],
)
def test_what_is_not_as_declared_is_found(scene: Any, found: str) -> None:
    assert [each for each in faults(Scene, scene) if found in each], list(faults(Scene, scene))


def test_a_seat_without_a_number_is_found() -> None:
    assert list(unreadable(Scene(seats=[SeatShown(count=3)]), 1)) == [
        "seat 0 has no count and unit"
    ]
    assert list(unreadable(Scene(seats=[SeatShown(own=True)]), 2)) == ["there are 1 seats"]


def test_own_keys_are_added_and_none_is_given_twice() -> None:
    assert with_own(SeatShown(own=True), {"eggs": 3}) == {"own": True, "eggs": 3}
    with pytest.raises(ValueError, match="count: given twice"):
        with_own(SeatShown(count=1), {"count": 2})
