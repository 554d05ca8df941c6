"""Measure what pages cost the event loop of a club's server: ``python -m bench.club``.

The store has 10,000 first tries of a deal of today, 2,000 games of one person and an evening of 30
tables. Printed are the processor time of the loop for one page, at best and at the median, and the
same with a store that is almost empty.
"""

import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server import club
from tests.server.served import Player, Running
from tests.server.test_mine import known

from farmyard.server.web.pages.today.deals import deals, this_day

SIZES = ("a table or two", 10, 10, 2), ("a club", 10_000, 2_000, 30)
LOOKS = 30


def on_loop(server: Running, work: Any) -> Any:
    return asyncio.run_coroutine_threadsafe(work, server.dog.loop).result(600)


async def spent() -> float:
    return time.thread_time()


def looked(server: Running, ada: Player, page: str) -> list[float]:
    """Return the milliseconds of the loop for each look at a page."""
    took = []
    for _ in range(LOOKS):
        server.site.scores._kept.clear()
        before = on_loop(server, spent())
        assert ada.get(page).status_code == 200
        took.append(1000 * (on_loop(server, spent()) - before))
    return took


def main() -> None:
    for name, tries, games, evening in SIZES:
        with tempfile.TemporaryDirectory() as folder:
            server = Running(Path(folder) / "farmyard.db").warm()
            ada, store, deal = Player(server.url), server.site.store, deals()[0]
            me = known(ada, server, "Ada")
            on_loop(server, club.tries(store, deal, this_day(), 0, tries))
            on_loop(server, club.games(store, me, 0, games))
            link = on_loop(server, club.evening(store, me, "e", evening))
            print(f"{name}: {tries} first tries, {games} games, an evening of {evening}")
            for page in ("/", f"/today?deal={deal.slug}", "/mine", f"{link}/evening"):
                took = looked(server, ada, page)
                best, middle = min(took), statistics.median(took)
                print(f"  {page.partition('?')[0]:40} {best:6.1f} ms  median {middle:6.1f} ms")
            server.stop()


if __name__ == "__main__":
    main()
