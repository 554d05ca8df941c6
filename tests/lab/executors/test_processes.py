"""Tasks in processes and threads: in order, ignoring Ctrl-C, and ended when an error occurs."""

import multiprocessing
import os
import signal
import threading

import pytest

from farmyard.lab.executors import Executor, cores, gather, nothing
from farmyard.lab.executors.processes import Processes
from farmyard.lab.executors.threads import Threads


def squared(n: int) -> int:
    for _ in range(10**6 * (5 - n)):  # the first is the most work
        pass
    return n * n


def is_deaf(_: int) -> bool:
    """Return whether this process ignores Ctrl-C."""
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def fails(n: int) -> int:
    if n == 1:
        raise ValueError("there is no such thing")
    threading.Event().wait()  # for ever
    return n


@pytest.mark.parametrize("by", [Processes(1), Processes(2), Threads(1), Threads(3)])
def test_results_come_in_order(by: Executor) -> None:
    seen: list[int] = []
    assert gather(by, squared, range(5), nothing, seen.append) == [0, 1, 4, 9, 16]
    assert seen == [1] * 5


def test_only_whoever_started_it_hears_an_interruption() -> None:
    assert gather(Processes(2), is_deaf, range(4)) == [True] * 4
    assert not is_deaf(0)


def test_nobody_is_left_when_something_goes_wrong() -> None:
    others = multiprocessing.active_children()
    with pytest.raises(ValueError, match="no such thing"):
        gather(Processes(2), fails, [1, 2, 3])
    for child in multiprocessing.active_children():
        if child not in others:
            child.join(10)
    assert multiprocessing.active_children() == others


def test_cores() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)
