"""Measure the wait for a first table on a fresh machine: ``python -m bench.first_table``.

For every game a server of its own is started with nothing compiled; as soon as it answers *Play
now* is pressed, and the page is asked for until something can be chosen on it; then the same with a
server that has had a few seconds, and is compiling.
"""

import http.client
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlencode

from rich.console import Console
from rich.table import Table as Grid

from farmyard.core import catalogue

LOOK = 0.02  # seconds between two looks at a page that is not ready
LONGEST = 120.0  # seconds
SETTLED = 5.0  # seconds after which a server is busy compiling


class Visitor:
    """A visitor with a cookie and one connection."""

    def __init__(self, address: str) -> None:
        self._line = http.client.HTTPConnection(address.removeprefix("http://"), timeout=LONGEST)
        self._cookie = ""

    def ask(self, method: str, path: str, form: dict[str, str] | None = None) -> tuple[str, str]:
        """Return a page and the address it was redirected to."""
        headers = {"content-type": "application/x-www-form-urlencoded", "cookie": self._cookie}
        self._line.request(method, path, urlencode(form or {}), headers)
        answer = self._line.getresponse()
        page = answer.read().decode()
        self._line.close()  # a server may have done so by the next time
        self._cookie = (answer.headers["set-cookie"] or self._cookie).split(";")[0]
        return page, answer.headers["location"] or ""


@contextmanager
def server() -> Iterator[str]:
    """Start a server that has nothing compiled; return its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "farmyard", "--no-browser", "--port", "0"]
        fresh = {"NUMBA_CACHE_DIR": f"{folder}/cache", "FARMYARD_DB": f"{folder}/farmyard.db"}
        process = subprocess.Popen(command, env=os.environ | fresh, stdout=subprocess.PIPE)
        assert process.stdout is not None
        try:
            yield process.stdout.readline().decode().split(" at ")[1].split("/ ")[0]
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


def first_table(key: str, after: float) -> float:
    """Return the seconds from *Play now*, so long after the server began to answer, to a page with
    choices."""
    with server() as address:
        visitor = Visitor(address)
        visitor.ask("GET", "/")
        time.sleep(after)
        began = time.perf_counter()
        link = visitor.ask("POST", f"/quick/{key}")[1]
        while 'id="choices"' not in visitor.ask("GET", link)[0]:
            if time.perf_counter() > began + LONGEST:
                raise TimeoutError(f"{link} could not be played in {LONGEST:.0f} s")
            time.sleep(LOOK)
        return time.perf_counter() - began


def main() -> None:
    grid = Grid(title="The first table, nothing compiled")
    for head in ("game", "at once after the start", f"{SETTLED:.0f} s later"):
        grid.add_column(head, justify="left" if head == "game" else "right")
    for card in catalogue.cards():
        waited = (first_table(card.key, after) for after in (0.0, SETTLED))
        grid.add_row(card.title, *(f"{seconds:.2f} s" for seconds in waited))
    Console(width=110).print(grid)


if __name__ == "__main__":
    main()
