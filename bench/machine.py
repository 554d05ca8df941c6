"""The measured server, on its own core, and what the operating system reports of it: for
`bench.server`."""

import contextlib
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
from tests.server.served import Process

SPARE = 200  # files that a process has open beside its sockets
STANDS = 2.0  # seconds in which a server's memory stays as it is, when it has done loading


def weight(server: Process) -> float:
    """Return the server's private memory in MB: what it shares with no other process."""
    lines = Path(f"/proc/{server.process.pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1024


def busy(pid: int) -> float:
    """Return the seconds of the processor that a process has used."""
    times = psutil.Process(pid).cpu_times()
    return times.user + times.system


def room_for(wanted: int) -> int:
    """Return so many sockets, or as many as the system lets a process have."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    need = wanted + SPARE
    if soft < need:
        soft = need if hard == resource.RLIM_INFINITY else min(need, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft < need:
        print(f"The system allows {soft} open files only: {soft - SPARE} sockets, not {wanted}.")
    return min(wanted, soft - SPARE)


@contextlib.contextmanager
def kept_to(first: bool) -> Iterator[None]:
    """Keep this process and those that it starts to the first core, or to the others, if there are
    several and the system lets them be chosen."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    if len(cores) > 1:
        os.sched_setaffinity(0, cores[:1] if first else cores[1:])
    try:
        yield
    finally:
        if len(cores) > 1:
            os.sched_setaffinity(0, cores)


def pinned(db: Path, port: int = 0, **changes: Any) -> Process:
    """Start a server on the first core and wait until everything is loaded; ``changes`` are
    settings."""
    with kept_to(first=True):
        server = Process(db, port, turn_pauses=True, own_process=True, **changes)
    _stands_still(server)
    return server


@contextlib.contextmanager
def served() -> Iterator[Process]:
    """Run a server with everything loaded on one core; keep this process to the others."""
    with tempfile.TemporaryDirectory() as folder:
        server = pinned(Path(folder) / "farmyard.db")
        try:
            with kept_to(first=False):
                yield server
        finally:
            server.kill()


def _stands_still(server: Process) -> None:
    """Wait until all games are loaded."""
    since, was = time.monotonic(), 0.0
    while time.monotonic() - since < STANDS:
        time.sleep(0.25)
        now = weight(server)
        if abs(now - was) > 0.5:
            since, was = time.monotonic(), now
