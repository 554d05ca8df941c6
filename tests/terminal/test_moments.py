"""Cards shown to all for a moment are drawn in the terminal before a decision covers them."""

from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from farmyard.core.contract import Level
from farmyard.core.tables.table import Table
from farmyard.games.by_golly import text
from farmyard.games.by_golly.box import MESS, SHOVEL
from farmyard.terminal.playing.play import Game
from farmyard.terminal.playing.players import seated
from farmyard.terminal.playing.screen import Screen
from tests.games.by_golly.test_rulebook import LEAVE, MESS_A, PLACE, SHOVEL_A, SHUFFLE, at
from tests.server.served import Player, Running, decide, my_turn
from tests.terminal.test_joining import PROMPTS, Sit, sit
from tests.waiting import until

__all__ = ["sit"]
HOLD = "Have a look at the table, then press Enter."
Type = Callable[[list[str]], None]


class Scripted:
    """A bot that makes the given choices."""

    def __init__(self, choices: list[int]) -> None:
        self.choices = iter(choices)

    def watch(self, view: Any) -> None:
        """Ignore the view."""

    def choose(self, view: Any, choices: list[int]) -> int:
        return next(self.choices)


def level(*choices: int) -> Level:
    def make(seat: int, seats: int, dice: Random) -> Scripted:
        return Scripted(list(choices))

    return Level("fox", text, "fox", make)


def shown(table: Table, bots: dict[int, Level]) -> str:
    """Play until the typed lines run out; return the output."""
    seen = StringIO()
    console = Console(file=seen, width=100, highlight=False, emoji=False, markup=False)
    Game(table, seated(bots, 1), Screen(console)).run()
    return seen.getvalue()


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Type:
    """Return an input function that types these lines."""

    def types(lines: list[str]) -> None:
        left = iter(lines)

        def type_line() -> str:
            for line in left:
                return line
            raise EOFError

        monkeypatch.setattr("builtins.input", type_line)

    return types


def mess(persons: int = 1) -> Table:
    hands = [["worm", "fox"], *[["hen", "hare", "goose"]] * persons]
    return at(*hands, stacks=(3,))


@pytest.mark.parametrize(
    ("end", "says"), [(LEAVE, "leaves the cards"), (SHUFFLE, "shuffles the two cards")]
)
def test_the_cards_of_a_bots_mess_are_shown_before_they_are_covered(
    typed: Type, end: int, says: str
) -> None:
    typed(["", "quit"])
    seen = shown(mess(), {0: level(PLACE["worm"], MESS_A, SHOVEL_A, end)})
    told, held, after = seen.partition(HOLD)
    assert held
    assert "MESS" in told
    assert "SHOVEL" in told
    assert "a mess in row" in told
    assert says not in told
    assert says in after
    assert "MESS" not in after


def test_whoever_is_alone_is_not_shown_an_own_mess_again(typed: Type) -> None:
    typed(["worm", "row 4 place 4", "row 5 place 2", "leaves", "", "quit"])
    seen = shown(mess(), {1: level(PLACE["hen"], PLACE["worm"])})
    own = seen.partition("You leave the cards")[0]
    assert "MESS" in own
    assert HOLD not in own


def test_an_own_mess_is_shown_to_all_who_share_a_keyboard(typed: Type) -> None:
    typed(["", "worm", "row 4 place 4", "row 5 place 2", "leaves", "", "quit"])
    seen = shown(mess(2), {})
    told, held, _ = seen.partition(HOLD)
    assert held
    last = told.rpartition("> ")[2]
    assert "MESS" in last
    assert "SHOVEL" in last
    assert "Your hand" not in last


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("house") / "farmyard.db")
    yield running
    running.stop()


def test_the_cards_of_anothers_mess_are_shown_at_a_servers_table(
    house: Running, sit: Sit, home: Path
) -> None:
    ada = Player(house.url)
    path = ada.opens("/new/by_golly", {"seat0": "me", "seat1": "friend", "start": "0"})
    me = sit(house.url + path)
    table = until(lambda: house.room(path).state.table)
    me.until(b"an animal.\n")
    yard = table.history.now[0]["yard"].tolist()
    unlucky = [table.legal()[0], yard.index(MESS), yard.index(SHOVEL), LEAVE]
    with ada.live(path) as socket:
        for choice in unlucky:
            frame = my_turn(socket)
            decide(socket, choice, frame["n"])
            until(lambda n=frame["n"]: table.n > n)
    seen = me.until(*PROMPTS)
    assert HOLD in seen
    assert "MESS" in seen
    assert "SHOVEL" in seen
    assert "leaves the cards" not in seen
    me.types("")
    after = me.until(*PROMPTS)
    assert "leaves the cards" in after
    assert "MESS" not in after
