"""Modules of a game give their contract and hooks, listed in ``__all__``, and no other names.

A misspelt hook would be ignored silently, so it is refused here and when the game is loaded.
"""

import sys
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.core.game import Game
from farmyard.core.hooks import ROOMS, ContractError, misfits

Room = tuple[str, ModuleType]
HOOK = "wing"  # no module has such a hook, or one spelt nearly like it


def rooms(key: str) -> Iterator[Room]:
    """Yield the modules of a game whose names are declared, loaded."""
    game = catalogue.game(key)
    for name in ROOMS:
        if game.has(name):
            yield name, game._module(name)


def unlisted(name: str, room: ModuleType) -> list[str]:
    """Return the names that a module must give or does give, and does not list in ``__all__``."""
    promise = ROOMS[name]
    given = promise.contract | {hook for hook in promise.hooks if hasattr(room, hook)}
    return sorted(given - set(getattr(room, "__all__", ())))


def absent(name: str, room: ModuleType) -> list[str]:
    """Return the names that a module must give and does not have."""
    return sorted(each for each in ROOMS[name].contract if not hasattr(room, each))


@pytest.mark.parametrize("key", catalogue.keys())
def test_a_room_lists_its_contract_and_its_hooks_and_nothing_else(key: str) -> None:
    for name, room in rooms(key):
        assert list(misfits(name, room)) == []
        assert unlisted(name, room) == []
        assert absent(name, room) == []


# -- That it is found -----------------------------------------------------------


def planted(room: ModuleType, name: str, listed: bool) -> None:
    """Define one more function in a module of a game, as if it were written there."""

    def hook(view: Any) -> bool:
        return True

    assert isinstance(hook, FunctionType)
    hook.__module__ = room.__name__
    setattr(room, name, hook)
    room.__all__ = [*getattr(room, "__all__", ()), *[name] * listed]  # type: ignore[attr-defined]


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Return the first game, loaded from copies of its modules."""
    found = catalogue.game(catalogue.keys()[0])
    for name, room in rooms(found.card.key):
        copy = ModuleType(room.__name__)
        copy.__dict__.update(vars(room))
        monkeypatch.setitem(sys.modules, f"{found.folder}.{name}", copy)
    return Game(found.card, found.folder)


@pytest.mark.parametrize("listed", [True, False])
@pytest.mark.parametrize(
    ("room", "misspelt", "meant"),
    [
        ("words", "cheer", "cheers"),
        ("words", "display_score", "display_scores"),
        ("words", "whyshut", "why_shut"),
        ("page", "chain", "chains"),
        ("bot", "SEARCH_HINT", "SEARCH_HINTS"),
        ("lessons", "lessen", "lesson"),
    ],
)
def test_a_misspelt_hook_is_refused_when_its_room_is_loaded(
    game: Game, room: str, misspelt: str, meant: str, listed: bool
) -> None:
    planted(game._module(room), misspelt, listed)
    with pytest.raises(ContractError) as refused:
        game._module(room)
    where = f"{game.folder}.{room}"
    verb = "lists" if listed else "has"
    assert str(refused.value) == (
        f"{where} {verb} {misspelt}, which nothing calls; is {meant} meant?"
    )


def test_a_listed_name_that_is_like_no_hook_is_refused_with_those_there_are(game: Game) -> None:
    planted(game._module("page"), HOOK, listed=True)
    with pytest.raises(ContractError, match="the hooks of this room are: chains, "):
        game.page  # noqa: B018


def test_a_helper_is_nobodys_affair(game: Game) -> None:
    planted(game._module("page"), HOOK, listed=False)
    assert game.page.TURN_PAUSE >= 0


def test_a_hook_that_is_not_listed_is_found(game: Game) -> None:
    room = game._module("words")
    assert unlisted("words", room) == []
    planted(room, "cheers", listed=False)
    room.__all__ = [name for name in room.__all__ if name != "cheers"]
    assert unlisted("words", room) == ["cheers"]


def test_what_must_be_there_is_missed(game: Game) -> None:
    room = game._module("page")
    del room.parts
    assert absent("page", room) == ["parts"]


def test_a_room_may_grow_while_it_is_looked_through() -> None:
    """A package gains names while it is checked, if another thread imports one of its modules."""
    room = ModuleType("words")

    class Growing:
        @property
        def __class__(self) -> type:  # read for every value in a module
            setattr(room, f"more_{len(vars(room))}", 1)
            return Growing

    room.grows = Growing()  # type: ignore[attr-defined]
    assert list(misfits("words", room)) == []
    assert any(name.startswith("more_") for name in vars(room))
