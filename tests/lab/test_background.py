"""Tables in Python can be played at once on a machine that has compiled nothing."""

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import farmyard
from farmyard.core.compiling import COMPILED, folders, meanwhile
from farmyard.lab import warm
from tests.waiting import until

KEY = "oxy_soxy"  # the fastest to compile
AT_ONCE = """
import sys, farmyard
from farmyard.core.compiling import meanwhile
key = sys.argv[1]
table = farmyard.table(key, seed=3, compile="background")
for _ in range(5):
    table.play(table.choices()[0][0])
print(meanwhile.lasts(key), farmyard.replay(table.text()).moves == table.moves)
"""
AND_A_BATCH = """
farmyard.play_out(key, games=2)
print(meanwhile.lasts(key))
table.play(table.choices()[0][0])
"""

STARTS = """
import atexit, subprocess, sys, threading
began = []
register, start, popen = atexit.register, threading.Thread.start, subprocess.Popen
def registered(function, *given, **more):
    began.extend(["hook"] if function.__module__.startswith("farmyard") else [])
    return register(function, *given, **more)
def started(thread):
    began.append("thread")
    start(thread)
class Popen(popen):
    def __init__(self, *given, **more):
        super().__init__(*given, **more)
        print(self.pid, flush=True)
        began.append("process")
atexit.register, threading.Thread.start, subprocess.Popen = registered, started, Popen
import farmyard
key, how = sys.argv[1], dict([sys.argv[2].split("=")]) if sys.argv[2:] else {}
table = farmyard.table(key, seed=3, **how)
table.play(table.choices()[0][0])
farmyard.replay(table.text(), **how)
"""
ONCE_COMPILING = """
import time
while "process" not in began:
    time.sleep(0.01)
"""
ENDS = """
print(time.time())
"""
NO_PROCESS = """
import subprocess, sys, time, farmyard
from farmyard.lab import warm
def none(*given, **more):
    began.append(time.time())
    raise OSError("no more processes")
began = []
subprocess.Popen = none
farmyard.table(sys.argv[1], seed=3, compile="background")
while not began:
    time.sleep(0.01)
print(time.time())
"""
SAID = rf"compiling {KEY} for this computer, once: about \d+ seconds\n"
SOON = 15.0  # seconds on a busy machine; compiling at exit took 20


def run(script: str, *given: str, **more: str) -> "subprocess.CompletedProcess[str]":
    env = os.environ | more
    command = [sys.executable, "-W", "error", "-c", script, KEY, *given]
    return subprocess.run(
        command, env=env, capture_output=True, text=True, timeout=150, check=False
    )


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_a_table_is_played_while_the_compiler_works(tmp_path: Path) -> None:
    """A table is played before its rules are compiled, and exiting then prints no error."""
    done = run(AT_ONCE, NUMBA_CACHE_DIR=str(tmp_path))
    assert (done.stdout.split(), done.stderr, done.returncode) == (["True", "True"], "", 0)


@pytest.mark.parametrize("how", [(), ("compile=never",)])
def test_a_table_starts_nothing_unless_it_is_asked(how: tuple[str, ...], tmp_path: Path) -> None:
    done = run(STARTS + "print(began)", *how, NUMBA_CACHE_DIR=str(tmp_path))
    assert (done.stdout, done.stderr, done.returncode) == ("[]\n", "", 0)


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_what_compiles_in_the_background_ends_with_the_script(tmp_path: Path) -> None:
    script = STARTS + ONCE_COMPILING + "print(sorted(set(began)))" + ENDS
    done = run(script, "compile=background", NUMBA_CACHE_DIR=str(tmp_path))
    took = time.time() - float(done.stdout.split()[-1])
    assert (done.stderr, done.returncode) == ("", 0)
    assert "['hook', 'process', 'thread']" in done.stdout
    assert took < SOON
    assert is_gone(int(done.stdout.split()[0]))


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_it_ends_even_with_a_script_that_is_killed(tmp_path: Path) -> None:
    script = STARTS + ONCE_COMPILING + "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"
    done = run(script, "compile=background", NUMBA_CACHE_DIR=str(tmp_path))
    assert done.returncode < 0
    until(lambda: is_gone(int(done.stdout.split()[0])))


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_a_script_that_compiles_by_itself_ends_at_once(tmp_path: Path) -> None:
    done = run(NO_PROCESS, NUMBA_CACHE_DIR=str(tmp_path))
    took = time.time() - float(done.stdout.split()[-1])
    assert (done.stderr, done.returncode) == ("", 0)
    assert took < SOON


def is_gone(pid: int) -> bool:
    """Return whether a process has ended, even if its exit status was never collected."""
    state = Path(f"/proc/{pid}/stat")
    try:
        return state.read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_now_is_compiled_before_it_returns(tmp_path: Path) -> None:
    script = STARTS + "from farmyard.lab import warm\nprint(began, warm.is_compiled(key, 'table'))"
    done = run(script, "compile=now", NUMBA_CACHE_DIR=str(tmp_path))
    assert (done.stdout, done.returncode) == ("[] True\n", 0)
    assert re.fullmatch(
        rf"compiling {KEY} for this computer, once: about \d+ seconds\n", done.stderr
    )


def test_any_other_word_is_refused() -> None:
    for wrong in ("later", "", None, ["now"]):
        with pytest.raises(farmyard.OptionError) as why:
            farmyard.table(KEY, compile=wrong)  # type: ignore[arg-type]
        assert str(why.value) == f"compile can be never, background or now, not {wrong}"


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_a_batch_in_between_waits_for_it() -> None:
    done = run(AT_ONCE + AND_A_BATCH)
    assert (done.stdout.split()[-1:], done.stderr, done.returncode) == (["False"], "", 0)


def test_where_no_process_can_be_started_it_is_compiled_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def none(*given: Any, **more: Any) -> None:
        raise OSError("no more processes")

    loaded: list[str] = []

    def compiled(key: str) -> None:
        meanwhile.about_to_compile("a rule")
        loaded.append(key)

    monkeypatch.setattr(meanwhile, "_ready", set())
    monkeypatch.setattr(warm, "is_compiled", lambda key, part: False)
    monkeypatch.setattr(subprocess, "Popen", none)
    monkeypatch.setattr(warm, "load", lambda key, part, enough: compiled(key))
    assert meanwhile.begin(KEY)
    assert warm.make_ready(KEY, "table", lambda: False)
    assert loaded == [KEY]
    assert not meanwhile.lasts(KEY)


EMPTIED = """
import logging, sys, threading
from pathlib import Path
from numba.core import compiler
from farmyard.core.compiling import folders, marks, meanwhile
from farmyard.lab import warm
from farmyard.server.live import loader
import farmyard
key, mark = sys.argv[1], marks.holds
def emptied(key, part):
    held = mark(key, part)
    for index in folders.base().rglob("*.nbi"):
        index.write_bytes(b"")
    return held
def compiled_here(*given, **more):
    print("compiled by the server")
    return compile_extra(*given, **more)
compile_extra, compiler.compile_extra = compiler.compile_extra, compiled_here
loader.catalogue.keys = lambda: (key,)
loader.PARTS = ("table",)  # no searches
marks.holds = emptied
done = threading.Event()
serving = loader.Loader()
meanwhile.serving()
serving.start(done.set)
table = farmyard.table(key, seed=3)
table.play(table.choices()[0][0])
done.wait()
print(serving.ready(key), meanwhile.lasts(key), mark(key, "table"))
table.play(table.choices()[0][0])
serving.stop()
"""


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_a_server_whose_cache_was_emptied_compiles_nothing_itself(tmp_path: Path) -> None:
    """The mark says that a game is compiled, and the index has nothing: another process compiles
    it again, and tables play meanwhile."""
    first = run(STARTS, "compile=now")
    assert first.returncode == 0, first.stderr
    shutil.copytree(folders.base() / KEY, tmp_path / "farmyard" / KEY)
    done = run(EMPTIED, NUMBA_CACHE_DIR=str(tmp_path))
    assert (done.stdout, done.stderr, done.returncode) == ("True False True\n", "", 0)


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_a_server_without_processes_plays_plain_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    no_process = "import subprocess\ndef none(*given, **more):\n    raise OSError\n"
    script = EMPTIED.replace("done =", no_process + "subprocess.Popen = none\ndone =", 1)
    done = run(script)
    assert (done.stdout, done.returncode) == ("False True False\n", 0)
    assert f"{KEY} is not compiled, and runs as plain Python" in done.stderr


def test_what_fails_is_left_to_whoever_needs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A failed compilation raises an error for its caller and is not waited for."""

    def fail(*given: Any) -> None:
        raise RuntimeError("no room left")

    monkeypatch.setattr(meanwhile, "_ready", set())
    monkeypatch.setattr(warm, "warm_apart", fail)
    assert meanwhile.begin(KEY)
    with pytest.raises(RuntimeError):
        warm.make_ready(KEY, "table", lambda: False)
    assert not meanwhile.lasts(KEY)
    meanwhile.wait(KEY)
