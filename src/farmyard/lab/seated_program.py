"""A program from outside on a seat: a subprocess, which speaks docs/protocol.md.

A program is sent the frames of its seat, one line of JSON on its standard input whenever it has to
decide and at the end of the game, and answers a frame with ``{"choice": 17, "at": 42}`` on its
standard output.  It is begun anew for every seat of every game, and loses a game in which it ends,
is late or answers anything else (`Forfeit`).
"""

import contextlib
import json
import os
import queue
import signal
import subprocess
import tempfile
import threading
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from farmyard.core.errors import IllegalChoice
from farmyard.core.formats.frames import StateFrame, decision
from farmyard.core.options import OptionError
from farmyard.core.tables.table import Table
from farmyard.lab.programs import command_of

START = 30.0  # seconds for the first one at least, in which programs load what they need
FAREWELL = 2.0  # seconds to end after the last frame
LONGEST = 2048  # bytes of an answer
QUOTED = 60  # characters of an answer or of an error that are quoted


class Forfeit(Exception):
    """A program has lost its game by what it did; the text is a sentence without its subject."""

    def __init__(self, seat: int, sentence: str) -> None:
        super().__init__(sentence)
        self.seat = seat


class Program:
    """A program on a seat of a table; a context manager, at whose end it is no more.

    ``limit``: seconds for an answer.  A bot of the table (`farmyard.core.contract.Bot`), which
    looks at its own seat only.
    """

    def __init__(self, name: str, table: Table, seat: int, limit: float) -> None:
        self._table, self._seat, self._limit = table, seat, limit
        self._told = 0  # decisions of which the program has had the events
        self._patience = max(limit, START)
        self._farewell = 0.0  # seconds to end by itself
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed by __exit__
        self._asked: queue.SimpleQueue[StateFrame | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        try:
            self._process = subprocess.Popen(
                command_of(name), **pipes, stderr=self._errors, start_new_session=True
            )
        except OSError as why:
            raise OptionError(f"{name} cannot be run: {why.strerror}") from None
        threading.Thread(target=self._converse, daemon=True).start()

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *error: object) -> None:
        self._asked.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(self._farewell)
        self._kill()
        self._errors.close()

    def _kill(self) -> None:
        """End the process, and where there are process groups all that it began."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()

    def _converse(self) -> None:
        """Write frames and read answers, in a thread: either may take for ever."""
        up, down = self._process.stdin, self._process.stdout
        assert up is not None
        assert down is not None
        with contextlib.suppress(OSError), up, down:
            while (frame := self._asked.get()) is not None:
                answer = b""
                with contextlib.suppress(OSError):
                    up.write(json.dumps(frame, separators=(",", ":"), default=_plain).encode())
                    up.write(b"\n")
                    up.flush()
                    answer = b"" if frame.over else down.readline(LONGEST + 1)
                self._answers.put(answer)

    # -- A bot of the table -----------------------------------------------------

    def watch(self, view: Any) -> None:
        """Send nothing: events tell the program at its next decision what has happened."""

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        """Return the program's choice; raise `Forfeit` if there is none, or an illegal one."""
        self._send()
        try:
            answer = self._answers.get(timeout=self._patience)
        except queue.Empty:
            raise self._forfeit(f"did not answer within {self._patience:g} seconds") from None
        self._patience = self._limit
        if not answer:
            raise self._forfeit(self._end())
        return self._read(answer)

    def tell_end(self) -> None:
        """Send the last frame of a game that is over."""
        self._send()
        self._farewell = FAREWELL

    def _send(self) -> None:
        frame = frame_of(self._table, self._seat, self._told)
        self._told = frame.n
        self._asked.put(frame)

    def _read(self, answer: bytes) -> int:
        n, number, at = self._table.n, None, None
        with contextlib.suppress(ValueError, TypeError, KeyError, RecursionError):
            told = json.loads(answer)
            number, at = told["choice"], told["at"]
        if type(number) is not int or type(at) is not int:
            said = quoted(answer.decode(errors="replace"))
            wanted = f'{{"choice": NUMBER, "at": {n}}}'
            raise self._forfeit(f"answered {said}, not {wanted}")
        if at != n:
            raise self._forfeit(f"answered frame {quoted(str(at))}, not {n}")
        try:
            return self._table.check(number)
        except IllegalChoice as why:
            raise self._forfeit(f"chose {quoted(str(number))}: {str(why)[:QUOTED]}") from None

    def _end(self) -> str:
        """Say how the process ended, with the last line of what it wrote to standard error."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        code = self._process.poll()
        self._errors.seek(max(0, self._errors.seek(0, os.SEEK_END) - LONGEST))
        lines = self._errors.read().decode(errors="replace").split("\n")
        last = next((line for line in reversed(lines) if line.strip()), "").strip()
        how = "closed its output" if code is None else f"ended with exit code {code}"
        return f"{how}: {quoted(last)}" if last else how

    def _forfeit(self, sentence: str) -> Forfeit:
        return Forfeit(self._seat, f"at decision {self._table.n + 1} it {sentence}")


def quoted(said: str) -> str:
    """Return the beginning of what a program said, on one line and without control characters."""
    text = "".join(each if each.isprintable() else " " for each in said.strip())
    return f"{text[:QUOTED]}…" if len(text) > QUOTED else text or "an empty line"


def frame_of(table: Table, seat: int, since: int) -> StateFrame:
    """Return what a seat may know of a table, with the events after ``since`` decisions."""
    choices = table.choices() if table.to_move == seat else []
    events = [decision(table, seat, [seat], n, n + 1) for n in range(since, table.n)]
    return StateFrame(
        "arena", table.n, seat, table.to_move, table.over, table.view(seat), choices, [],
        events=events,
    )  # fmt: skip


def _plain(part: Any) -> dict[str, Any]:
    """Return a frame or an event as an object of JSON."""
    return {each.name: getattr(part, each.name) for each in fields(part)}
