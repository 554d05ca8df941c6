"""Players in Python: bots at a table, functions and objects in many games, and what is refused."""

import doctest
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import farmyard
from farmyard import IllegalChoice, OptionError
from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of

KEYS = catalogue.keys()
TWO = [key for key in KEYS if catalogue.card(key).seats[0] <= 2]


def first(view: Any, choices: Sequence[int]) -> int:
    """Choose the first of the legal choices."""
    return choices[0]


class Watcher:
    """A player at random that counts what it is told."""

    def __init__(self) -> None:
        self.random = random.Random(1)
        self.begun: list[tuple[int, int]] = []
        self.watched = self.asked = 0

    def begin(self, seat: int, seats: int) -> None:
        self.begun.append((seat, seats))

    def watch(self, view: Any) -> None:
        self.watched += 1

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        self.asked += 1
        return self.random.choice(choices)


@pytest.mark.parametrize("key", KEYS)
def test_a_bot_plays_a_whole_game_as_its_level_does(key: str) -> None:
    """A bot that sees a table in Python chooses what the same level chooses in a match."""
    level, seats = catalogue.game(key).bot.LEVELS[-1].name, catalogue.card(key).default_seats
    table = farmyard.table(key, seats, seed=3)
    bots = [farmyard.bot(key, level, seed=100 + seat) for seat in range(seats)]
    own = [roster.make(key, level, p, seats, key_of(100 + p + p)) for p in range(seats)]
    while table.to_move is not None and table.n < 60:
        for seat, bot in enumerate(own):
            bot.watch(table.views.array(seat)[0])
        seat = table.to_move
        due = own[seat].choose(table.views.array(seat)[0], table.legal())
        assert bots[seat].choose(table) == due
        table.play(due)


def test_one_bot_sits_on_all_seats_of_several_tables() -> None:
    bot = farmyard.bot(TWO[0], seed=5)
    tables = [farmyard.table(TWO[0], 2, seed=n) for n in range(3)]
    while any(not table.over for table in tables):
        for table in tables:
            if not table.over:
                table.play(bot.choose(table))
    with pytest.raises(IllegalChoice, match="The game is over"):
        bot.choose(tables[0])


def test_a_bot_begins_anew_where_something_was_taken_back() -> None:
    table = farmyard.table(TWO[0], 2, seed=1)
    bot = farmyard.bot(TWO[0], catalogue.game(TWO[0]).bot.LEVELS[-1].name, seed=1)
    for _ in range(6):
        table.play(bot.choose(table))
    table.undo()
    assert bot.choose(table) in table.legal()


@pytest.mark.parametrize("key", TWO)
def test_players_of_all_kinds_meet(key: str) -> None:
    """Wins add up to the games, and each player sits on each seat of each deal once."""
    watcher = Watcher()
    strong = farmyard.bot(key, catalogue.game(key).bot.LEVELS[-1].name)
    contest = farmyard.play(key, [watcher, strong], games=7, seed=2)
    assert contest.games == 8
    assert contest.sides == [(0, 1), (1, 0)] * 4
    assert watcher.begun == [(0, 2), (1, 2)] * 4
    assert watcher.watched == sum(each.decisions for each in contest.played)
    assert watcher.asked <= watcher.watched
    won = sum(each.value for each in contest.shares)
    assert won == pytest.approx(1.0)
    assert all(low <= value <= high for value, low, high in contest.shares)
    assert contest.players == ("Watcher 1", strong.level)
    assert str(contest).startswith(f"8 games of {key}, 2 seats\nWatcher 1")


def test_the_same_seed_plays_the_same_games() -> None:
    once, again = (farmyard.play(TWO[0], [first, "random"], games=10, seed=4) for _ in range(2))
    other = farmyard.play(TWO[0], [first, "random"], games=10, seed=5)

    def scores(contest: farmyard.Contest) -> list[list[int]]:
        return [each.scores for each in contest.played]

    assert scores(once) == scores(again)
    assert scores(once) != scores(other)


def test_a_program_meets_a_function(tmp_path: Path) -> None:
    program = tmp_path / "first.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    frame = json.loads(line)\n"
        "    if frame['choices']:\n"
        "        choice = frame['choices'][0][0]\n"
        "        print(json.dumps({'choice': choice, 'at': frame['n']}), flush=True)\n"
    )
    contest = farmyard.play(TWO[0], [f"program:{program}", first], games=2)
    assert [each.fault for each in contest.played] == ["", ""]
    assert contest.players[1] == "first 2"


WRONG: list[tuple[Callable[[], Any], type[ValueError], str]] = [
    (lambda: farmyard.bot("nogame"), farmyard.UnknownGame, "there is no game nogame"),
    (lambda: farmyard.bot(TWO[0], "wolf"), OptionError, "there is no bot wolf"),
    (lambda: farmyard.play(TWO[0], ["wolf", first]), OptionError, "there is no bot wolf"),
    (lambda: farmyard.play(TWO[0], [1, first]), OptionError, "A player is a level’s name"),  # type: ignore[list-item]
    (lambda: farmyard.play(TWO[0], [first, first], games=0), OptionError, "games should be"),
    (lambda: farmyard.play(TWO[0], [first, first], games=10**12), OptionError, "games should be"),
    (lambda: farmyard.play(TWO[0], [first] * 99), OptionError, "players"),
    (lambda: farmyard.play(TWO[0], [first, farmyard.bot(TWO[1])]), OptionError, "cannot play"),
    (
        lambda: farmyard.play(TWO[0], [lambda view, choices: -9, first]),
        IllegalChoice,
        "chose -9, which is not among the choices",
    ),
    (
        lambda: farmyard.play(TWO[0], [lambda view, choices: "x", first]),  # type: ignore[list-item]
        IllegalChoice,
        "should choose a number, not 'x'",
    ),
    (
        lambda: farmyard.bot(TWO[0]).choose(farmyard.table(TWO[1], 2)),
        OptionError,
        f"A bot of {TWO[0]} cannot play {TWO[1]}",
    ),
]


@pytest.mark.parametrize("nth", range(len(WRONG)))
def test_what_cannot_be_is_refused_in_a_sentence(nth: int) -> None:
    ask, kind, says = WRONG[nth]
    with pytest.raises(kind, match=says):
        ask()


class Faulty:
    """A player that fails when it is told so, in one of the ways."""

    def __init__(self, how: str) -> None:
        self.how = how

    def _do(self, what: str) -> None:
        if self.how == what:
            raise KeyError("my\nown fault")

    def begin(self, seat: int, seats: int) -> None:
        self._do("begin")

    def watch(self, view: Any) -> None:
        self._do("watch")

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        self._do("choose")
        return choices[0]


@pytest.mark.parametrize("how", ["begin", "watch", "choose"])
def test_an_exception_of_a_player_says_whose_it_is_and_where(how: str) -> None:
    says = rf"^Faulty 2 failed at seat 1 of {TWO[0]}, deal 0 of seed 9: KeyError: 'my\\nown fault'$"
    with pytest.raises(farmyard.PlayerError, match=says) as caught:
        farmyard.play(TWO[0], ["random", Faulty(how)], games=2, seed=9)
    assert isinstance(caught.value.__cause__, KeyError)


def test_ctrl_c_is_no_fault_of_a_player() -> None:
    def interrupted(view: Any, choices: Sequence[int]) -> int:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        farmyard.play(TWO[0], ["random", interrupted], games=2)


def test_the_examples_of_the_laboratory_are_true() -> None:
    page = Path(__file__).parents[2] / "docs" / "laboratory.md"
    results = doctest.testfile(str(page), module_relative=False)
    assert results.attempted > 10
    assert results.failed == 0
