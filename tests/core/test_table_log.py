"""The log of a table: its newest lines end the whole log, and no others are made."""

import random
import re

import pytest

import farmyard
from farmyard.core import catalogue
from farmyard.core.errors import IllegalChoice
from farmyard.core.tables.seat_views import SeatViews, joined
from farmyard.core.tables.table import Table
from farmyard.core.wording.messages import voice
from tests.sampling import eyes, many_games

KEYS = catalogue.keys()


def played(key: str, most: int = 150) -> Table:
    table, pick = farmyard.table(key, seed=3), random.Random(3)
    while not table.over and table.n < most:
        table.play(pick.choice(table.legal()))
    return table


@many_games
@pytest.mark.parametrize("key", KEYS)
def test_the_newest_lines_are_the_end_of_the_log(key: str) -> None:
    table = played(key)
    for seat in eyes(len(table.names)):
        for most in (1, 2, 7, 60, 1000):
            fresh = Table.resume(key, table.names, table.history.dice, table.options, table.moves)
            newest = fresh.views.newest(seat, most)
            assert newest == joined(table.views.lines(seat))[-most:]
            assert [line.text for line in newest] == table.log(seat)[-most:]


@pytest.mark.parametrize("key", KEYS)
def test_only_what_is_shown_is_worded(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, worded = played(key), []
    tell = SeatViews._tell
    monkeypatch.setattr(SeatViews, "_tell", lambda t, n, s: worded.append(n) or tell(t, n, s))
    table.views.newest(0, 5)
    assert len(worded) == len(set(worded)) <= 24
    assert all(n >= table.n - 24 for n in worded)


def test_a_table_just_dealt_has_nothing_to_tell() -> None:
    table = farmyard.table(KEYS[0], seed=3)
    assert table.views.newest(0, 60) == table.views.lines(0) == table.log(0) == []


def test_a_line_taken_back_is_told_anew() -> None:
    table = farmyard.table(KEYS[-2], 1, seed=7)
    assert len(table.legal()) > 1
    table.play(table.legal()[0])
    before = table.log(0)
    table.undo(0)
    table.play(table.legal()[1])
    assert table.log(0) != before
    assert len(table.views.lines(0)) == 1


@pytest.mark.parametrize("key", KEYS)
def test_a_table_is_resumed_as_it_was_played(key: str) -> None:
    """A resumed table equals the original byte for byte; an illegal choice is refused in words."""
    table = played(key)
    given = (key, table.names, table.history.dice, table.options)
    again = Table.resume(*given, table.moves)
    assert again.moves == table.moves
    for was, now in zip(table.history, again.history, strict=True):
        assert was.tobytes() == now.tobytes()
    again.origin = table.origin  # a resumed table is given the dice, not their origin
    assert again.text() == table.text()
    for wrong in (-1, 10**6, *range(table.game.rules.CHOICES)):
        if wrong not in table.legal():
            with pytest.raises(IllegalChoice) as refused:
                Table.resume(*given, [*table.moves, wrong, 0])
            with pytest.raises(IllegalChoice, match=re.escape(str(refused.value))):
                table.play(wrong)
            if wrong > 20:
                break


def test_a_long_log_is_worded_right_though_few_of_its_lines_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    long = played(KEYS[0], 40)
    whole = {seat: Table.replay(long.text()).views.lines(seat) for seat in eyes(len(long.names))}
    monkeypatch.setattr("farmyard.core.tables.seat_views.MOST_LINES", 7)
    for seat, lines in whole.items():
        assert long.views.lines(seat) == long.views.lines(seat) == lines
        assert len(long.views._lines[seat, voice()]) == 7
        assert long.views.line(2, seat) == lines[2]


@pytest.mark.parametrize("key", catalogue.keys())
def test_a_table_is_printed_as_a_watcher_sees_it(key: str) -> None:
    table = Table.deal(key, catalogue.card(key).default_seats, seed=1)
    view = table.views.of()
    assert str(table).startswith(table.game.words.sketch(view, -1, table.names, False))
    assert str(table).endswith(table.game.words.ask(view, -1, table.names))
