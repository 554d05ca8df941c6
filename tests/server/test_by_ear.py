"""By ear: what is said at a table is short, said once, and never further behind than one turn."""

import random
import re
from collections.abc import Iterator

import pytest

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.tables.table import Table
from farmyard.core.wording.messages import speaking
from farmyard.server.live.settings import Settings
from farmyard.server.table.table_settings import EAR, TEMPOS, USUAL
from farmyard.server.web.drawing import history
from tests.thorough import THOROUGH

NAMES = ("Gorse", "Tattie", "Crisp", "Mawkin")
LISTENER, HEARS = 0, 200  # words a minute
MOST = 20  # words for an opponent's turn of a memory game
GAMES, LONGEST = (10, 4000) if THOROUGH else (1, 400)  # decisions


def played(key: str, seed: int) -> Iterator[tuple[Table, list[str], float]]:
    """Play a game of quick bots by ear; yield what is said after each decision, and the seconds
    until the next one, of which a person takes none."""
    card, usual = catalogue.card(key), Settings().bot_pause
    seats = min(len(NAMES), max(2, card.default_seats))
    table = Table.deal(key, NAMES[:seats], seed)
    level = roster.levels(key)[0]
    bots = [level.make(seat, seats, random.Random(seed)) for seat in range(seats)]
    last = 0
    while not table.over and table.n < LONGEST:
        seat = int(table.to_move or 0)
        table.play(bots[seat].choose(table.views.of(seat), table.legal()))
        told = [(n, text) for n, text in history.aloud(table, LISTENER) if n > last]
        last = max([last, *(n for n, _ in told)])
        line = table.views.line(table.n - 1)
        pause = TEMPOS[EAR].pause(usual, told=line.aloud or line.text)[0]
        yield table, [text for _, text in told], pause if table.to_move != LISTENER else 0.0


@pytest.mark.thorough
@pytest.mark.parametrize("key", catalogue.keys())
def test_a_listener_is_never_more_than_a_turn_behind(key: str) -> None:
    """The news of one turn has been heard before the next turn but one ends."""
    for seed in range(GAMES):
        now, heard, behind = 0.0, 0.0, list[float]()
        mover = None
        for table, told, pause in played(key, seed):
            if told and table.to_move != LISTENER and mover != LISTENER:
                assert not behind or now >= behind[-1] - 1.0, f"{behind[-1] - now} s: {told}"
            words = sum(len(text.split()) for text in told)
            heard = max(heard, now) + 60 * words / HEARS
            if told:
                behind = [*behind[-1:], heard]
                behind = behind[-2:-1] or behind
            mover = table.to_move
            now = max(now, heard) if mover == LISTENER else now + pause


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_a_turn_of_a_memory_game_is_told_in_a_breath(code: str) -> None:
    """Turns in which nobody draws cards take at most twenty words for three animals."""
    with speaking(code):
        turns = [
            told
            for seed in range(4)
            for table, told, _ in played("by_golly", seed)
            if told and table.history.turn_at(table.n - 1) != LISTENER
        ]
    plain = [told for told in turns if len(told) <= 2]
    assert len(plain) > 20
    for told in plain:
        words = sum(len(re.findall(r"\w[\w’-]*", text)) for text in told)
        assert words <= MOST, f"{words}: {told}"


@pytest.mark.parametrize("key", catalogue.keys())
def test_each_finished_step_is_said_once(key: str) -> None:
    """A step of somebody else is said once, when it is over."""
    card = catalogue.card(key)
    table, dice = Table.deal(key, NAMES[: max(2, card.default_seats)], 5), random.Random(key)
    said = dict[int, str]()
    while not table.over and table.n < 200:
        table.play(dice.choice(table.legal()))
        for n, text in history.aloud(table, LISTENER):
            mover = table.history.turn_at(n - 1)
            assert mover == LISTENER or table.over or table.to_move != mover or n < table.n
            assert said.setdefault(n, text) == text
    for n in range(1, table.n):
        if table.views.line(n, LISTENER).joins and table.history.turn_at(n - 1) != LISTENER:
            assert n not in said, "told again with its end"


def test_by_ear_bots_wait_until_a_line_is_read() -> None:
    usual = Settings().bot_pause
    told = "one two three four five six seven eight nine ten eleven"
    assert TEMPOS[EAR].pause(usual, told=told)[0] == pytest.approx(6.0)
    assert TEMPOS[EAR].pause((0.0, 0.0), told=told) == (0.0, 0.0), "a server without pauses"
    assert TEMPOS[USUAL].pause(usual, told=told) == TEMPOS[USUAL].pause(usual)
