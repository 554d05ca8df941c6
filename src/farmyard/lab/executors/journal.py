"""A study that is interrupted goes on where it was: each result is kept in a file as it comes.

The file has a line that says which study it is, then one for each result, in the order of the
tasks; a last line that was not finished is forgotten.
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
    """A file that does not hold what was asked for; the text says what to do."""


class Journal:
    """Works as another executor does, and does nothing twice."""

    def __init__(self, executor: Executor, path: Path) -> None:
        self.executor, self.path = executor, path

    def results(
        self, work: Callable[[Task], Result], tasks: Sequence[Task], prepare: Callable[[], object]
    ) -> Generator[Result, None, None]:
        """See `farmyard.lab.executors.Executor`; `JournalError` if the file is of another study.
        ``work`` says in its annotation what it returns, so that it can be read again."""
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
    """What was found before; the file ends after it, and begins with the head."""
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
    """JSON, of which every number is read as it was; bytes as base64."""
    text = json.dumps(what, separators=(",", ":"), default=lambda raw: b64encode(raw).decode())
    return text.encode() + b"\n"


def _result(kind: Any, value: Any) -> Any:
    """What was written, as the work returned it."""
    if kind is bytes:
        return b64decode(value, validate=True)
    if isinstance(kind, type) and issubclass(kind, tuple):
        return kind(*value)
    return tuple(value) if get_origin(kind) is tuple else value
