"""Measure how long people wait for a page: ``make race-page``.

From the command to the first page with nothing compiled, and to the first table one can play at;
then, in real Chromium over loopback, from a click to the changed page at the own table and at the
other player's.  Medians; what a table page weighs stands beside them, and how long the browser
needs for styles when one node comes and goes.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table as Grid
from tests.browser.chromium import ARGUMENTS, find

from farmyard.core import catalogue

MOVES = 25  # clicks timed at each table
WATCH = """() => {
  const now = () => performance.timeOrigin + performance.now()
  const at = () => document.querySelector('#play [name=at]')?.value
  let last = at()
  addEventListener('pointerdown', () => { window.pressed = now() }, true)
  new MutationObserver(() => {
    if (at() === last) return
    last = at()
    requestAnimationFrame(() => { window.shown = now() })
  }).observe(document.getElementById('table'), { subtree: true, childList: true, attributes: true })
}"""

COMES_AND_GOES = """() => {
  const within = document.querySelector('#table [data-part]')
  const median = () => {
    const took = Array.from({ length: 15 }, () => {
      const began = performance.now()
      const node = within.appendChild(document.createElement('i'))
      within.offsetWidth
      node.remove()
      within.offsetWidth
      return performance.now() - began
    })
    return took.sort((a, b) => a - b)[7]
  }
  const drop = (sheet) => {
    for (let n = sheet.cssRules.length - 1; n >= 0; n--) {
      const rule = sheet.cssRules[n]
      if (rule.selectorText?.includes(':has(')) sheet.deleteRule(n)
      else if (rule.cssRules) drop(rule)
    }
  }
  const all = median()
  for (const sheet of document.styleSheets) drop(sheet)
  return [all, median()]
}"""
"""Milliseconds of styles and layout for one node, and the same in a page without ``:has()``."""


@contextmanager
def server(cache: str, folder: str) -> Iterator[tuple[str, float]]:
    """Start a server with nothing compiled; return its address, and when it was started."""
    command = [sys.executable, "-m", "farmyard", "--no-browser", "--port", "0"]
    env = os.environ | {"NUMBA_CACHE_DIR": cache, "FARMYARD_DB": f"{folder}/farmyard.db"}
    started = time.perf_counter()
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        yield line.split(" at ")[1].split("/ ")[0], started
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def starting(grid: Grid) -> None:
    with tempfile.TemporaryDirectory() as cache, tempfile.TemporaryDirectory() as folder:
        for name in ("cold cache", "warm cache"):
            with server(cache, folder) as (url, started), httpx.Client(base_url=url) as visitor:
                assert visitor.get("/").status_code == 200
                first = time.perf_counter() - started
                playable = [_playable(visitor, key) - started for key in catalogue.keys()]
                grid.add_row(f"first page, {name}", f"{first:.2f} s")
                grid.add_row(f"every game can be played, {name}", f"{max(playable):.2f} s")


def _playable(visitor: httpx.Client, key: str) -> float:
    link = visitor.post(f"/quick/{key}").headers["location"]
    while 'id="choices"' not in visitor.get(link).text:
        time.sleep(0.02)
    return time.perf_counter()


def clicking(grid: Grid, browser: Browser) -> None:
    with tempfile.TemporaryDirectory() as folder:
        cache = os.environ.get("NUMBA_CACHE_DIR", "")
        with server(cache, folder) as (url, _):
            for card in catalogue.cards():
                own, other, weight, node = _click_through(browser, url, card.key)
                grid.add_row(f"{card.title}: click to own page", f"{own:.0f} ms")
                grid.add_row(f"{card.title}: click to the other's page", f"{other:.0f} ms")
                grid.add_row(f"{card.title}: weight of the table page", f"{weight / 1000:.0f} kB")
                comes = f"{node[0]:.1f} ms, without :has() {node[1]:.1f} ms"
                grid.add_row(f"{card.title}: styles when a node comes and goes", comes)


def _click_through(
    browser: Browser, url: str, key: str
) -> tuple[float, float, float, tuple[float, float]]:
    ada, ben = (browser.new_context(reduced_motion="reduce").new_page() for _ in "ab")
    link = _table_for_two(ada, ben, url, key)
    loaded: dict[str, int] = {}
    watcher = browser.new_context().new_page()
    watcher.on("response", lambda answer: loaded.update({answer.url: len(answer.body())}))
    watcher.goto(url + link, wait_until="networkidle")
    watcher.close()
    own, other = [], []
    for page in (ada, ben):
        page.evaluate(WATCH)
    for _ in range(MOVES):
        mover, mate = (ada, ben) if _has_choices(ada) else (ben, ada)
        if not _has_choices(mover):
            break
        pressed = _decide(mover, mate)
        own.append(mover.evaluate("shown") - pressed)
        other.append(mate.evaluate("shown") - pressed)
    node = ada.evaluate(COMES_AND_GOES)
    return statistics.median(own), statistics.median(other), sum(loaded.values()), node


def _table_for_two(ada: Page, ben: Page, url: str, key: str) -> str:
    chairs = {"seat0": "me", "seat1": "friend"}
    answer = ada.request.post(
        f"{url}/new/{key}", form=chairs, headers={"Origin": url}, max_redirects=0
    )
    ada.goto(url + answer.headers["location"])
    ben.goto(ada.url)
    ben.click('form[action$="/sit"] button')
    for page in (ada, ben):
        page.wait_for_selector("#choices", state="attached", timeout=60_000)
    return ada.url.removeprefix(url)


def _has_choices(page: Page) -> bool:
    page.wait_for_timeout(60)
    return bool(page.evaluate("JSON.parse(document.getElementById('choices').textContent).length"))


_FIRST = """() => {
  const listed = document.getElementById('choices'), parts = listed.dataset.parts.split(',')
  return JSON.parse(listed.textContent)[0].slice(1).map(place => parts[place])
}"""


def _decide(mover: Page, mate: Page) -> float:
    """Press the parts of the first choice; return when the last was pressed, in milliseconds."""
    for page in (mover, mate):
        page.evaluate("window.shown = 0")
    parts = mover.evaluate(_FIRST)
    for part in parts:
        mover.locator(f'[data-part="{part}"]').first.click()
    for page in (mover, mate):
        page.wait_for_function("() => window.shown")
    return float(mover.evaluate("pressed"))


def main() -> None:
    grid = Grid("what", "how long")
    grid.columns[1].justify = "right"
    starting(grid)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        clicking(grid, browser)
        browser.close()
    Console(width=100).print(grid)


if __name__ == "__main__":
    main()
