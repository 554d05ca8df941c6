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


@contextmanager
def shown(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar with a spinner and a clock, and before it a notice if Numba is missing;
    yield the callback that advances it."""
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
        yield lambda n: bar.advance(task, n)
