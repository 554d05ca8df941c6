"""The progress bar of whatever takes long; it is there on a terminal only."""

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
    """A bar with a wheel that turns and a clock that runs even while nothing is finished; a
    sentence before it where there is no compiler to make it quick."""
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
