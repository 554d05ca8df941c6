"""The progress bar of long work, shown on terminals only."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from farmyard.core.compiling import INSTALLED, WITHOUT
from farmyard.terminal.stopped import Stopped


@contextmanager
def shown(title: str, total: int, kept: bool = False) -> Iterator[Callable[[int], None]]:
    """Show a progress bar with a spinner and a clock, and before it a notice if Numba is missing;
    yield the callback that advances it.  Raises `Stopped` at Ctrl-C.  ``kept``: results are kept in
    a file, from which the same command goes on."""
    console = Console(stderr=True)
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    if not INSTALLED:
        console.print(WITHOUT, soft_wrap=True)
    quiet = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=quiet) as bar:
        task = bar.add_task(title, total=total)
        try:
            yield lambda n: bar.advance(task, n)
        except KeyboardInterrupt:
            done = f"Stopped at {int(bar.tasks[0].completed):,} of {total:,}."
            raise Stopped(f"{done} The same command goes on." if kept else done) from None
