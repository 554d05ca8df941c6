"""Resumable studies: each result is appended to a file as it comes, and not computed again.

The file has a line that identifies the work, then one for each result: the mark of its task, and
the result.  So a study may ask for more games than are kept, or for fewer, and nothing is lost; an
unfinished last line is discarded.
"""

import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, get_origin, get_type_hints

import farmyard
from farmyard.lab.executors import Executor, Result, Task

BEGINS = b'{"farmyard":'
DIGITS = 20  # of a mark: no two of a million million tasks share one by chance


class JournalError(ValueError):
    """The file is not of this study, or cannot be used; the text says what to do."""


class Journal:
    """An executor that keeps the results of another in a file, and runs only missing tasks."""

    def __init__(self, executor: Executor, path: Path) -> None:
        self.executor, self.path = executor, path

    def results(
        self, work: Callable[[Task], Result], tasks: Sequence[Task], prepare: Callable[[], object]
    ) -> Generator[Result, None, None]:
        """Yield results as `farmyard.lab.executors.Executor` does; raise `JournalError` if the file
        is of another study.  Results are read back by the return annotation of ``work``."""
        head = {"farmyard": farmyard.__version__, "work": f"{work.__module__}.{work.__qualname__}"}
        marks = [sha256(_line(task)).hexdigest()[:DIGITS] for task in tasks]
        with self._opened() as file:
            kept = _kept(file, head, marks, get_type_hints(work)["return"], self.path)
            left = [task for task, mark in zip(tasks, marks, strict=True) if mark not in kept]
            with closing(self.executor.results(work, left, prepare) if left else _none()) as new:
                for mark in marks:
                    if mark in kept:
                        yield kept[mark]
                    else:
                        result = next(new)
                        _write(file, [mark, result])
                        yield result

    def _opened(self) -> BinaryIO:
        try:
            return self.path.open("r+b" if self.path.exists() else "w+b")
        except OSError as why:
            raise JournalError(f"{self.path} cannot be written: {why.strerror}") from why


def _none() -> Generator[Any, None, None]:
    """Yield nothing: the results of no tasks, for which no worker is begun."""
    yield from ()


def _kept(
    file: BinaryIO, head: dict[str, str], marks: Sequence[str], kind: Any, path: Path
) -> dict[str, Any]:
    """Read the kept results, by mark, and truncate the file after them; write the head if it is
    new."""
    told = file.readlines()
    lines = [line for line in told if line.endswith(b"\n")]
    if not lines:
        _refuse_unless(not told or told[0].startswith(BEGINS), path)
        file.seek(0)
        file.truncate()
        _write(file, head)
        return {}
    try:
        before, *results = map(json.loads, lines)
        _refuse_unless(isinstance(before, dict) and "farmyard" in before, path)
        kept = {mark: _result(kind, value) for mark, value in results} if before == head else {}
    except (ValueError, TypeError):
        _refuse_unless(False, path)
    if before != head or (kept and kept.keys().isdisjoint(marks)):
        raise JournalError(
            f"{path} is of another study, or of another Farmyard: name a new file, or ask for the"
            " same games"
        )
    file.seek(sum(map(len, lines)))
    file.truncate()
    return kept


def _refuse_unless(is_ours: bool, path: Path) -> None:
    if not is_ours:
        raise JournalError(f"{path} is no file of a study: name another, or a new one")


def _write(file: BinaryIO, what: Any) -> None:
    file.write(_line(what))
    file.flush()


def _line(what: Any) -> bytes:
    """Encode a value as a line of JSON, with bytes as base64."""
    text = json.dumps(what, separators=(",", ":"), default=lambda raw: b64encode(raw).decode())
    return text.encode() + b"\n"


def _result(kind: Any, value: Any) -> Any:
    """Decode a result to the type that the work returns."""
    if kind is bytes:
        return b64decode(value, validate=True)
    if isinstance(kind, type) and issubclass(kind, tuple):
        return kind(*value)
    return tuple(value) if get_origin(kind) is tuple else value
