"""The arena: better players rank higher, luck evens out, and processes change no result."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.contract import Level
from farmyard.core.errors import IllegalChoice, PlayerError
from farmyard.core.options import OptionError
from farmyard.core.wording.messages import common
from farmyard.lab import arena, match
from farmyard.lab.executors.processes import Processes
from farmyard.lab.intervals import Interval
from farmyard.lab.ratings.fitting import Deals, fitted, ratings
from tests import uncounted
from tests.thorough import THOROUGH
from tests.waiting import PATIENCE

KEY = catalogue.keys()[0]


def without_times(found: arena.Arena) -> dict[str, Any]:
    figures = found.summary()
    for standing in figures["standings"]:
        assert standing.pop("seconds_per_move") >= 0
    return figures


@pytest.mark.thorough
@pytest.mark.parametrize("key", catalogue.keys())
def test_the_strongest_level_beats_chance(key: str) -> None:
    """The strongest level beats random play; without ``--thorough``, one without search."""
    searching = [] if THOROUGH else roster.search_levels(key)
    best = [level for level in roster.levels(key) if level not in searching][-1].name
    found = arena.run(key, ["random", best], 2, 8, seed=4)
    assert found.encounters[0].share.high < 0.5
    weak, strong = found.ratings()
    assert strong.value > 0 > weak.value
    assert strong.value == pytest.approx(-weak.value)


@pytest.fixture
def twins(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return two names of levels that are one and the same player."""
    level = roster.levels(KEY)[0]
    both = [Level(name, common, "", level.make) for name in ("castor", "pollux")]
    known = {each.name: each for each in both}
    monkeypatch.setattr(roster, "level", lambda key, name: known[name])
    return list(known)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_plays_himself_wins_half(twins: list[str], seats: int) -> None:
    """A player against itself wins exactly half, since a deal's seatings are balanced."""
    found = arena.run(KEY, twins, seats, 12, seed=9)
    for won, games in zip(*found.encounters[0].won(), strict=True):
        assert won == pytest.approx(games / 2)
    assert [each.value for each in found.ratings()] == pytest.approx([0, 0])


def test_every_pairing_meets_the_same_deals() -> None:
    names = ["random", *(level.name for level in roster.levels(KEY)[:2])]
    found = arena.run(KEY, names, 2, 4, seed=2)
    deals = [[(o.seed, o.deal) for o in e.orders] for e in found.encounters]
    assert len(deals) == 3
    assert deals[0] == deals[1] == deals[2] == [(2, 0), (2, 0), (2, 1), (2, 1)]
    sure = match.dealt(catalogue.game(KEY), found.encounters[0].orders[0])
    assert (
        sure.tobytes() == match.dealt(catalogue.game(KEY), found.encounters[2].orders[1]).tobytes()
    )


def test_the_number_of_processes_changes_nothing() -> None:
    names = ["random", roster.levels(KEY)[0].name]
    seen: list[int] = []
    alone = arena.run(KEY, names, 3, 6, seed=3)
    together = arena.run(KEY, names, 3, 6, seed=3, by=Processes(2), progress=seen.append)
    assert without_times(alone) == without_times(together)
    assert sum(seen) == arena.games_of(2, 3, 6) == 6


def test_shares_add_up() -> None:
    found = arena.run(KEY, ["random", roster.levels(KEY)[0].name], 4, 8, seed=1)
    figures = found.summary()
    assert sum(each["wins"] for each in figures["standings"]) == pytest.approx(figures["games"])
    assert sum(figures["pairs"][0]["wins"]) == pytest.approx(figures["pairs"][0]["games"])
    assert sum(figures["standings"][0]["ranks"].values()) == 2 * figures["games"]


def test_what_cannot_be_played_is_refused() -> None:
    for levels, seats, says in (
        (["random"], 2, "two levels"),
        (["random", "random"], 2, "each level once"),
        (["random", "wolf"], 2, "there is no bot wolf"),
        (["random", "fox"], 99, "players, not 99"),
    ):
        with pytest.raises(OptionError, match=says):
            arena.run(KEY, levels, seats, 2)


def test_no_arena_for_one() -> None:
    alone = [card.key for card in catalogue.cards() if card.seats[0] == 1]
    for key in alone:
        with pytest.raises(OptionError, match="two seats"):
            arena.run(key, ["random", roster.levels(key)[0].name], 1, 2)


# -- Ratings --------------------------------------------------------------------


def drawn(chances: dict[tuple[int, int], float], deals: int, dice: Any) -> list[Deals]:
    """Return two independent games a deal, won with these chances."""
    games = np.full(deals, 2.0)
    return [Deals(a, b, dice.binomial(2, p, deals), games) for (a, b), p in chances.items()]


def test_ratings_find_the_strengths_that_games_were_drawn_from() -> None:
    """Levels of 0, 200 and 400 points are found again, and each interval holds 19 times of 20."""
    true = np.array([-200.0, 0.0, 200.0])
    pairs = [(0, 1), (0, 2), (1, 2)]
    chances = {(a, b): 1 / (1 + 10 ** ((true[b] - true[a]) / 400)) for a, b in pairs}
    dice, inside = np.random.default_rng(5), []
    for _ in range(150):
        found = ratings(3, drawn(chances, 100, dice))
        inside += [each.low < t < each.high for each, t in zip(found, true, strict=True)]
        assert abs(found[2].value - 200) < 120
    assert 0.91 < np.mean(inside) < 0.98


def results(wins: dict[tuple[int, int], float]) -> Any:
    beaten = np.zeros((5, 5))
    for pair, times in wins.items():
        beaten[pair] = times
    return beaten


def test_strengths_are_those_that_choix_finds() -> None:
    """Fits of the example in choix's documentation equal its version 0.4.1 (tolerance 1e-13)."""
    wins = [(1, 0), (0, 4), (3, 1), (0, 2), (2, 4), (4, 3)]
    found = fitted(results(dict.fromkeys(wins, 1.0)))
    strengths = [0.582813569, 0.194271190, 0.0, -0.194271190, -0.582813569]
    assert found == pytest.approx(strengths, abs=1e-7)


@pytest.mark.parametrize("most", [2.0, 100.0, 1e6])
def test_strengths_are_the_most_likely_ones(most: float) -> None:
    """At the maximum of the likelihood each level is expected to win as often as it did."""
    dice = np.random.default_rng(3)
    for _ in range(50):
        beaten = np.exp(dice.uniform(np.log(0.5), np.log(most), (5, 5)))
        np.fill_diagonal(beaten, 0)
        chance = 1 / (1 + np.exp(-np.subtract.outer(*[fitted(beaten)] * 2)))
        expected = ((beaten + beaten.T) * chance).sum(axis=1)
        assert expected == pytest.approx(beaten.sum(axis=1), rel=1e-6, abs=1e-6 * beaten.sum())


def test_who_never_loses_is_rated_all_the_same() -> None:
    found = ratings(2, [Deals(0, 1, np.full(30, 2.0), np.full(30, 2.0))])
    assert isinstance(found[0], Interval)
    assert 200 < found[0].value < 2000
    assert found[0].margin > 100


# -- Ctrl-C ---------------------------------------------------------------------


@pytest.fixture
def heard() -> Iterator[None]:
    """Handle Ctrl-C even where the test run was started with it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


PIPES: dict[str, Any] = {
    "stdout": subprocess.PIPE,
    "stderr": subprocess.PIPE,
    "text": True,
    "env": uncounted.ENVIRONMENT,
}
TELLING = """
from farmyard.lab import arena
from farmyard.terminal.main import main

gather = arena.gather

def telling(by, work, tasks, prepare, progress=None):
    said = []
    return gather(by, work, tasks, prepare,
                  lambda n: said or said.append(print("under way", flush=True)))

arena.gather = telling
main()
"""


def an_arena(processes: str) -> list[str]:
    """Return a command for a long arena that prints a line once its first games are played."""
    asked = ["arena", KEY, "--bots", "random,chick", "--games", "100000"]
    return [sys.executable, "-c", TELLING, *asked, "--processes", processes]


@pytest.mark.usefixtures("heard")
@pytest.mark.parametrize("processes", ["1", "2"])
@pytest.mark.parametrize("kept", [False, True])
def test_goodbye_at_any_time(processes: str, kept: bool, tmp_path: Path) -> None:
    """Ctrl-C ends an arena without a traceback and without leaving a worker process behind; it says
    how far it was, and whether the same command goes on."""
    resume = ["--resume", str(tmp_path / "study")] if kept else []
    command = [*an_arena(processes), *resume]
    with subprocess.Popen(command, start_new_session=True, **PIPES) as running:
        try:
            assert running.stdout.readline() == "under way\n"
            os.killpg(running.pid, signal.SIGINT)  # to the whole group, as a terminal does
            out, err = running.communicate(timeout=PATIENCE)  # until the last process has ended
        finally:
            running.kill()
    assert (running.returncode, out) == (130, "")
    said = r"Stopped at [\d,]+ of 100,00\d\." + kept * " The same command goes on."
    assert re.fullmatch(said, err.strip()), err


def test_nobody_plays_on_alone() -> None:
    """Worker processes end when the main process is killed."""
    with subprocess.Popen(an_arena("2"), **PIPES) as running:
        assert running.stdout.readline() == "under way\n"
        running.kill()
        out, _ = running.communicate(timeout=PATIENCE)  # its pipe closes when the last process ends
        assert out == ""


MYBOT = """
print("loaded")

def first(view, choices):
    return choices[0]

def wrong(view, choices):
    return -1

def ended(view, choices):
    raise StopIteration

class Unmade:
    def __init__(self):
        raise ValueError("no\\nnet")

    choose = first

class Last:
    def begin(self, seat, seats):
        assert not hasattr(self, "seat")
        self.seat = seat

    def choose(self, view, choices):
        return choices[-1]
"""


def test_players_in_python_are_loaded_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A function and a class play by their names in this process, a class anew on each seat."""
    name = f"bot_{tmp_path.name}"
    (tmp_path / f"{name}.py").write_text(MYBOT)
    monkeypatch.syspath_prepend(tmp_path)
    players = ["random", f"player:{name}:first", f"player:{name}:Last"]
    found = arena.run(KEY, players, 2, 4, seed=1).summary()
    assert [each["games"] for each in found["standings"]] == [8, 8, 8]
    assert capsys.readouterr().out == "loaded\n"
    with pytest.raises(IllegalChoice, match=f"player:{name}:wrong chose -1, which is not among"):
        arena.run(KEY, ["random", f"player:{name}:wrong"], 2, 4)
    (tmp_path / f"{name}_not.py").write_text("1 / 0")
    with pytest.raises(OptionError, match="_not:f cannot be imported: ZeroDivisionError: division"):
        arena.run(KEY, ["random", f"player:{name}_not:f"], 2, 4)
    faults = {"ended": "StopIteration", "Unmade": "ValueError: no net"}
    for each, fault in faults.items():
        says = rf"^player:{name}:{each} failed at seat \d of {KEY}, deal 0 of seed 3: {fault}$"
        with pytest.raises(PlayerError, match=says) as caught:
            arena.run(KEY, ["random", f"player:{name}:{each}"], 2, 4, seed=3)
        assert type(caught.value.__cause__).__name__ == fault.partition(":")[0]
