"""The supervisor of workers: how it replaces those that die, without any server in them."""

import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from farmyard.server import notices, supervising
from farmyard.server.supervising import Supervisor

TIMES = 4
SUPERVISED = (
    "import sys; from tests.server.test_supervising import supervise; supervise(*sys.argv[1:])"
)


def supervise(folder: str) -> None:
    """Run one worker that dies again and again, until it has died often enough; the first pause is
    a quarter of the usual."""
    supervising.AGAIN_AFTER /= 4
    with socket.socket() as listener:
        Supervisor(DyingWorker(folder), listener, 1).run(lambda: None)


class DyingWorker:
    """The work of a worker that dies as soon as it serves, and at last stops its supervisor."""

    def __init__(self, folder: str) -> None:
        self._folder = Path(folder)

    def __call__(self, listener: Any, when_ready: Callable[[], None], crew: Any) -> None:
        when_ready()
        (self._folder / f"{crew.restarts.value}").touch()
        if crew.restarts.value == TIMES:
            os.kill(os.getppid(), signal.SIGTERM)
            signal.pause()
        os.kill(os.getpid(), signal.SIGSEGV)


def test_a_worker_that_dies_again_and_again_is_replaced_after_growing_pauses(
    tmp_path: Path,
) -> None:
    """Each death is one line with the process, signal, count and pause, which doubles."""
    assert supervising.AGAIN_AFTER == 0.5
    command = [sys.executable, "-c", SUPERVISED, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    told = re.findall(
        r"worker 0 \(process \d+\) died, SIGSEGV, (.*) within a minute; .* in (.*) s", done.stderr
    )
    assert told == [("once", "0.125"), ("2 times", "0.25"), ("3 times", "0.5"), ("4 times", "1")]
    assert sorted(each.name for each in tmp_path.iterdir()) == [str(n) for n in range(TIMES + 1)]


def test_no_worker_is_relieved_while_another_is_away() -> None:
    """A dead worker has served once; only one that lives can serve in place of the next."""
    supervisor = Supervisor.__new__(Supervisor)
    ready, first, dead = threading.Event(), Mock(exitcode=None), Mock(exitcode=-9)
    ready.set()
    supervisor._served, supervisor._processes = [ready, ready], [first, dead]
    supervisor._old = [first]
    supervisor._relieve()
    first.terminate.assert_not_called()
    assert supervisor._old == [first]


@pytest.mark.parametrize(("code", "how"), [(2, "exit code 2"), (0, "exit code 0"), (-9, "SIGKILL")])
def test_the_line_says_how_a_worker_ended(code: int, how: str) -> None:
    assert f" died, {how}, once within" in notices.worker_died(1, 4711, code, 1, 0.5)
