"""Advice: the strongest level's choice, from nothing but what the seat to move knows."""

from random import Random

import pytest

from farmyard.bots import advice, roster
from farmyard.core import catalogue
from farmyard.core.tables.table import Table

ADVISED = [key for key in catalogue.keys() if catalogue.game(key).has("advice")]


def in_mid_game(key: str, decisions: int, seed: int) -> Table:
    """Play a game with its second weakest bots up to a decision with several choices."""
    table = Table.deal(key, catalogue.card(key).default_seats, seed)
    level, seats = roster.levels(key)[1], len(table.names)
    bots = [level.make(seat, seats, Random(seed + seat)) for seat in range(seats)]
    while table.to_move is not None and (table.n < decisions or len(table.legal()) == 1):
        for seat, bot in enumerate(bots):
            bot.watch(table.views.of(seat))
        seat = table.to_move
        table.play(bots[seat].choose(table.views.of(seat), table.legal()))
    return table


def world_of(table: Table, seat: int, key: tuple[int, int] | None = None) -> Table:
    """Return a table at this position.

    With a key, its hidden cards are others that the seat cannot tell from these.
    """
    states = table.history.now.copy()
    if key is not None:
        states = table.game.imagine(table.views.array(seat), seat, key)
    return Table(table.game, table.names, states)


@pytest.mark.parametrize("key", ADVISED)
@pytest.mark.parametrize("decisions", [6, 25])
def test_tables_alike_to_the_seat_get_the_same_advice(key: str, decisions: int) -> None:
    table = in_mid_game(key, decisions, seed=decisions)
    seat = table.to_move
    assert seat is not None, "the game goes on"
    own = world_of(table, seat)
    given = advice.advise(own, seat)
    assert given is not None
    assert given.choice in table.legal()
    differed = False
    for n in range(4):
        other = world_of(table, seat, (n, 7))
        assert other.views.array(seat).tobytes() == own.views.array(seat).tobytes()
        differed = differed or other.history.now.tobytes() != own.history.now.tobytes()
        assert advice.advise(other, seat) == given
    assert differed, "something is hidden, be it the dice"


@pytest.mark.parametrize("key", ADVISED)
def test_it_is_for_the_seat_to_move_only(key: str) -> None:
    table = in_mid_game(key, 6, seed=1)
    assert table.to_move is not None
    for seat in range(len(table.names)):
        assert (advice.advise(table, seat) is None) == (seat != table.to_move)
