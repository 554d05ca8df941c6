"""Measure the frames of moves that are shown: ``python -m bench.frames [--slowed 4]``.

In real Chromium, drawn by software, on a telephone's screen and with its script slowed: at a table
of each game somebody plays against bots, and while anything moves, the time between two frames is
taken.  A page that keeps up draws one each 16.7 ms; what takes longer is counted.
"""

import argparse
import tempfile
from pathlib import Path
from statistics import quantiles

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table as Grid
from tests.browser.chromium import ARGUMENTS, find
from tests.browser.conftest import PHONE, QUICK, Visitor
from tests.browser.gallery import laid_quickly
from tests.server.served import Running

from farmyard.core import catalogue

DECISIONS = 12
LATE = 17.5  # ms: a frame, and what clocks differ by
WATCH = """() => {
  window.frames_seen = []
  let last = 0
  const look = (now) => {
    const moves = document.getAnimations().some((each) => each.playState === 'running')
    if (moves && last) window.frames_seen.push(now - last)
    last = moves ? now : 0
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}"""


def frames(browser: Browser, url: str, key: str, slowed: float) -> list[float]:
    """Return the ms between frames while something moved, at one table."""
    context = browser.new_context(viewport=PHONE, has_touch=True)  # type: ignore[arg-type]
    visitor = Visitor(context, url, seed=3)
    laid_quickly(visitor, key)
    page = visitor.page
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    page.evaluate(WATCH)
    for _ in range(DECISIONS):
        if not visitor.wait_for_turn():
            break
        visitor.choose(visitor.tap)
    found: list[float] = page.evaluate("window.frames_seen")
    context.close()
    return found


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slowed", type=float, default=4.0, help="so many times")
    slowed = parser.parse_args().slowed
    grid = Grid("game", "frames", "p50 ms", "p95 ms", f"over {LATE} ms")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Running(Path(folder) / "farmyard.db", QUICK)
        browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        for key in catalogue.keys():
            served.prepare(key)
            took = frames(browser, served.url, key, slowed)
            parts = quantiles(took, n=20)
            late = sum(each > LATE for each in took) / len(took)
            grid.add_row(key, f"{len(took)}", f"{parts[9]:.1f}", f"{parts[18]:.1f}", f"{late:.0%}")
        browser.close()
        served.stop()
    Console().print(grid)


if __name__ == "__main__":
    main()
