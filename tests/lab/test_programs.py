"""Programs in the arena are told what their seat may know, and lose by their mistakes."""

import json
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.formats import notation
from farmyard.core.options import OptionError
from farmyard.core.tables.table import Table
from farmyard.lab import arena, match, programs, seated_program
from farmyard.lab.executors.processes import Processes
from farmyard.lab.match import FORFEIT
from farmyard.lab.seated_program import Forfeit, Program
from tests.waiting import PATIENCE, until

ROOT = Path(__file__).parents[2]
EXAMPLE = f"program:{ROOT / 'examples' / 'arena_bot.py'}"
KEY = catalogue.keys()[1]  # its games are short
LEVEL = roster.levels(KEY)[0].name
FRAMES = (ROOT / "docs" / "protocol.md").read_text().partition("**Down.**")[2]
FIELDS = {*re.findall(r"^\| `(\w+)` \|", FRAMES.partition("An event has")[0], re.M)}

READING = """
import json, os, signal, subprocess, sys
for line in sys.stdin:
    n = json.loads(line)['n']"""
ANSWER = 'print(json.dumps({"choice": %s, "at": %s}), flush=True)'
FAULTS = {
    "ends": ("import sys; sys.exit(3)", "ended with exit code 3"),
    "stumbles": (f"{READING}; raise ValueError('no idea')", "code 1: ValueError: no idea"),
    "chooses what there is not": (f"{READING}; {ANSWER % (-7, 'n')}", "chose -7: There is no"),
    "chooses what is illegal": (f"{READING}; {ANSWER % (0, 'n')}", "chose 0: "),
    "chooses by words": (f"{READING}; {ANSWER % ('str(n)', 'n')}", 'not {"choice": NUMBER, "at": '),
    "answers another frame": (f"{READING}; {ANSWER % (0, 'n + 9')}", r"answered frame \d+, not \d"),
    "talks": (f"{READING}; print('\\x1b[31mHello', flush=True)", r"answered +\[31mHello, not"),
    "digs": (f"{READING}; print('[' * 1999, flush=True)", r"answered \[+…, not"),
    "says nothing": (f"{READING}; print(flush=True)", "answered an empty line, not"),
    "never ends a line": ("while True: print('x' * 99999, end='')", "answered x+…, not"),
    "listens only": (f"{READING}; pass", "did not answer within 0.4 seconds"),
    "does not even listen": ("import signal; signal.pause()", "did not answer within 0.4 seconds"),
    "closes its mouth": (f"{READING}; os.close(1)", "closed its output|ended with exit code"),
}


@pytest.fixture
def written(tmp_path: Path) -> Callable[[str], str]:
    """Write a program; return its name as a player."""

    def write(text: str) -> str:
        (tmp_path / "mine.py").write_text(text)
        return f"program:{tmp_path / 'mine.py'}"

    return write


def meet(name: str, games: int = 2, limit: float = PATIENCE, **also: Any) -> arena.Arena:
    return arena.run(KEY, [LEVEL, name], 2, games, seed=1, limit=limit, **also)


# -- Playing --------------------------------------------------------------------


@pytest.mark.parametrize("by", [Processes(1), Processes(2)], ids=["here", "apart"])
def test_the_example_plays_whole_games(by: Processes) -> None:
    found = meet(EXAMPLE, 4, by=by)
    level, program = found.summary()["standings"]
    assert (level["forfeits"], program["forfeits"]) == (0, 0)
    assert program["moves"] > 4
    assert program["seconds_per_move"] > level["seconds_per_move"]
    assert {each.ending for each in found.encounters[0].played} <= endings()


def endings() -> set[str]:
    return set(catalogue.game(KEY).words.ENDINGS)


def test_the_example_needs_nothing_and_is_short() -> None:
    text = Path(EXAMPLE.removeprefix("program:")).read_text()
    named = set(re.findall(r"^(?:import|from) (\w+)", text, re.M))
    assert named <= set(sys.stdlib_module_names)
    assert len(text.splitlines()) <= 50


@pytest.mark.thorough
@pytest.mark.parametrize("key", catalogue.keys())
def test_the_example_plays_every_game(key: str) -> None:
    options = {"max_turns": 60} if "max_turns" in names_of_options(key) else {}
    order = match.order_of(
        key, [EXAMPLE, "random"], catalogue.card(key).read_options(options, 2), 3, 0
    )
    assert match.play(order).fault == ""


def names_of_options(key: str) -> set[str]:
    return {option.name for option in catalogue.card(key).options}


# -- What a program is told -----------------------------------------------------

RECORDING = """
import json, sys
for line in sys.stdin:
    open(sys.argv[1], "a").write(line)
    frame = json.loads(line)
    if frame["choices"]:
        print(json.dumps({"choice": frame["choices"][-1][0], "at": frame["n"]}), flush=True)
"""


@pytest.mark.parametrize("key", catalogue.keys())
def test_it_is_told_what_its_seat_may_know(
    key: str, written: Callable[[str], str], tmp_path: Path
) -> None:
    """Frames have the fields of the protocol, the seat's view, and each event once."""
    order = match.order_of(key, ["random"] * 2, catalogue.card(key).read_options({}, 2), 5, 0)
    table, dice = match.tabled(order), Random(5)
    with Program(f"{written(RECORDING)} {tmp_path / 'told'}", table, 1, PATIENCE) as program:
        while not table.over and table.n < 40:
            mine = table.to_move == 1
            choice = program.choose(None, table.legal()) if mine else dice.choice(table.legal())
            table.play(choice)
    frames = [json.loads(line) for line in (tmp_path / "told").read_text().splitlines()]
    assert len(frames) > 3
    assert set(frames[0]) == FIELDS
    for frame in frames:
        assert (frame["seat"], frame["to_move"], frame["over"]) == (1, 1, False)
        assert frame["view"] == seen(table, frame["n"])
    events = [event for frame in frames for event in frame["events"]]
    assert [event["n"] for event in events] == list(range(1, frames[-1]["n"] + 1))
    for event in events:
        n = event["n"] - 1
        mover = int(table.history[n]["turn"][0])
        own = table.moves[n] if mover == 1 else None
        assert (event["seat"], event["choice"]) == (mover, own)
        assert event["text"] == table.views.line(n, 1).text


def seen(table: Table, n: int) -> dict[str, Any]:
    view = notation.write_view(table.game, table.views.array(1, n))
    return dict(json.loads(json.dumps(view)))


def test_at_the_end_it_is_told_so_and_given_time(
    written: Callable[[str], str], tmp_path: Path
) -> None:
    program = written(RECORDING)
    meet(f"{program} {tmp_path / 'told'}")
    frames = [json.loads(line) for line in (tmp_path / "told").read_text().splitlines()]
    last = [frame for frame in frames if frame["over"]]
    assert len(last) == 2
    assert {(frame["to_move"], len(frame["choices"])) for frame in last} == {(None, 0)}


# -- What goes wrong ------------------------------------------------------------


@pytest.mark.parametrize("fault", FAULTS)
def test_who_misbehaves_loses_and_is_told_why(
    fault: str, written: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text, says = FAULTS[fault]
    waits = "within" in says
    monkeypatch.setattr(seated_program, "START", 0.4 if waits else PATIENCE)
    if says.startswith("closed"):  # the program stays as long as allowed, in both games
        monkeypatch.setattr(seated_program, "FAREWELL", 0.4)
    found = meet(written(text), limit=0.4 if waits else PATIENCE)
    level, program = found.summary()["standings"]
    assert (level["wins"], level["forfeits"]) == (2, 0)
    assert (program["wins"], program["forfeits"]) == (0, 2)
    for sentence in found.faults(1):
        assert re.search(says, sentence), sentence
        assert sentence.isprintable()
    assert {each.ending for each in found.encounters[0].played} == {FORFEIT}


def test_the_others_share_the_win_of_a_forfeited_game(written: Callable[[str], str]) -> None:
    names = [LEVEL, written("pass"), LEVEL]
    order = match.order_of(KEY, names, catalogue.card(KEY).read_options({}, 3), 1, 0)
    played = match.play(order)
    assert (played.ranks, played.at_fault) == ([1, 3, 1], 1)
    assert [played.share(p) for p in range(3)] == [0.5, 0, 0.5]


def test_what_it_began_ends_with_it(
    written: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program that hangs is ended together with the process it started."""
    monkeypatch.setattr(seated_program, "START", 0.4)
    child = "[sys.executable, '-c', 'import signal; signal.pause()']"
    begun = f"open({str(tmp_path / 'pid')!r}, 'w').write(str(subprocess.Popen({child}).pid) + '.')"
    table = match.tabled(match.order_of(KEY, ["random"] * 2, read_options(), 1, 0))
    seat = table.to_move
    assert seat is not None
    text = f"import signal, subprocess, sys; {begun}; signal.pause()"
    with Program(written(text), table, seat, 0.4) as program:
        told = until(lambda: finished(tmp_path / "pid"))
        with pytest.raises(Forfeit, match=r"within 0\.4 seconds"):
            program.choose(None, table.legal())
    pid = int(told.removesuffix("."))
    until(lambda: not alive(pid), otherwise="it plays on alone")


def finished(file: Path) -> str:
    """Return the text of a file once it is complete, with its full stop; else an empty string."""
    told = file.read_text() if file.exists() else ""
    return told if told.endswith(".") else ""


def read_options() -> dict[str, int]:
    return catalogue.card(KEY).read_options({}, 2)


def alive(pid: int) -> bool:
    """Return whether a process runs; a zombie does not."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("program:", "program: takes a command, as in program:./mybot.py"),
        ("program:./nowhere.py", "there is no program ./nowhere.py that can be run"),
        ("program:sh -c 'exit", "has a quotation mark that is not closed"),
    ],
)
def test_what_cannot_be_run_is_refused_before_the_first_game(name: str, says: str) -> None:
    with pytest.raises(OptionError, match=re.escape(says)):
        arena.checked(KEY, [LEVEL, name], 2, {})


def test_a_version_changes_with_the_file(written: Callable[[str], str]) -> None:
    first = programs.version_of(written("print(1)"))
    assert first == programs.version_of(written("print(1)"))
    assert first != programs.version_of(written("print(2)"))
    assert re.fullmatch("[0-9a-f]{12}", first)
