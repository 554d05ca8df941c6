"""Resumable studies: each result is appended to a file as it comes, and not computed again.

The file has a line that identifies the study, then one for each result, in the order of the tasks;
an unfinished last line is discarded.
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
        head = {"farmyard": farmyard.__version__, "study": _mark(work, tasks)}
        with self._opened() as file:
            kept = _kept(file, head, get_type_hints(work)["return"], self.path)
            yield from kept
            left = tasks[len(kept) :]
            if left:
                with closing(self.executor.results(work, left, prepare)) as results:
                    for result in results:
                        _write(file, result)
                        yield result

    def _opened(self) -> BinaryIO:
        try:
            return self.path.open("r+b" if self.path.exists() else "w+b")
        except OSError as why:
            raise JournalError(f"{self.path} cannot be written: {why.strerror}") from why


def _mark(work: Callable[..., Any], tasks: Sequence[Any]) -> str:
    return sha256(_line([work.__module__, work.__qualname__, list(tasks)])).hexdigest()


def _kept(file: BinaryIO, head: dict[str, str], kind: Any, path: Path) -> list[Any]:
    """Read the kept results and truncate the file after them; write the head if it is new."""
    told = file.readlines()
    lines = [line for line in told if line.endswith(b"\n")]
    if not lines:
        _refuse_unless(not told or told[0].startswith(BEGINS), path)
        file.seek(0)
        file.truncate()
        _write(file, head)
        return []
    try:
        before, *told_before = map(json.loads, lines)
        kept = [_result(kind, value) for value in told_before]
    except (ValueError, TypeError):
        _refuse_unless(False, path)
    _refuse_unless(isinstance(before, dict) and "study" in before, path)
    if before != head:
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
