"""Typed words that fit several choices, of which the game prefers one."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import farmyard
from farmyard.core.tables.table import Table
from farmyard.terminal.playing.joining import Joined
from farmyard.terminal.playing.play import Game
from farmyard.terminal.playing.screen import Screen, Seen
from farmyard.terminal.playing.understanding import fitting, narrowed
from tests.games.aliens.written import LAY_LEFT, THROW_LEFT, P, at, throw

FULL = "rooster alien cheeky twin wings"


def table() -> Table:
    return at(P(FULL, corn=3), P("broody", corn=1), P("broody", corn=1))


def meant(typed: str, t: Table) -> list[str]:
    view = t.views.of(t.to_move or 0)
    found = narrowed(fitting(typed, t.choices()), t.game, view)
    return [says for _, says in found]


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("rooster", ["plays Rooster Booster"]),
        ("plays rooster", ["plays Rooster Booster"]),
        ("throws rooster", ["throws away Rooster Booster"]),
        ("away rooster", ["throws away Rooster Booster"]),
        ("wings", ["throws away Wings of Desire"]),
        ("rooster twin", []),
    ],
)
def test_the_name_of_a_card_plays_it(typed: str, says: list[str]) -> None:
    assert meant(typed, table()) == says


def test_of_several_that_are_meant_none_is_taken() -> None:
    """No choice is taken if two players could be meant, besides the choice of discarding."""
    assert len(meant("cheeky", table())) == 3


def test_cards_of_which_all_can_be_thrown_away_are_asked_about() -> None:
    assert len(meant("away", table())) == 5


def test_an_operation_is_laid_without_the_box_unless_the_box_is_named() -> None:
    t = farmyard.table("cloud_nine", 2, seed=2)
    says = [each for _, each in t.choices()]
    boxed = [each.split(" with the box")[0] for each in says if "with the box" in each]
    plain = [each for each in says if "box" not in each and each.split(" for ")[0] in boxed]
    assert plain
    for each in plain:
        operation = each.removeprefix("lays ").split(" for ")[0]
        assert meant(operation, t) == [each]
        assert all("box" in other for other in meant(f"{operation} box", t))


class Stub:
    """A client that reaches no server."""

    cookie = ""

    def at(self, path: str) -> None:
        """Return no seat."""


def shown() -> tuple[StringIO, Screen]:
    seen = StringIO()
    console = Console(file=seen, width=100, highlight=False, emoji=False, markup=False)
    return seen, Screen(console)


def test_it_is_played_at_a_table_here() -> None:
    t, (seen, screen) = table(), shown()
    Game(t, {}, screen)._choose("rooster")
    assert "Which one" not in seen.getvalue()
    assert "Rooster Booster" in t.log()[-1]


def test_it_is_played_at_a_servers_table(monkeypatch: pytest.MonkeyPatch) -> None:
    t, (seen, screen) = table(), shown()
    made: list[Any] = []
    monkeypatch.setattr(Joined, "_choose", lambda self, choice: made.append(choice))
    joined = Joined(None, Stub(), "", screen)
    joined._obey("rooster", t.choices(), Seen(t.game, t.views.of(0), 0, t.names))
    assert [dict(t.choices())[choice] for choice in made] == ["plays Rooster Booster"]
    assert not seen.getvalue()


def test_a_card_of_the_saucer_is_put_on_rather_than_thrown_away() -> None:
    hook = table().game.word_hooks.meant_first
    view = table().views.of(0)
    assert hook(view, LAY_LEFT)
    assert not hook(view, THROW_LEFT)
    assert not hook(view, throw("twin"))
