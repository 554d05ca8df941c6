"""Takes the pictures of the documentation: ``python -m tests.browser.gallery``.

A browser plays a moment of each game, at a desk and on a phone, and the pictures go to
``docs/pictures`` with the page that shows them, ``docs/gallery.md``, and the moving picture of
README. Nobody reads them back but people; whoever changes how the page looks takes them anew.

``--sizes`` makes contact sheets instead, one for each table at twelve sizes of windows:
``build/sizes``.
"""

import io
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx
from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from farmyard.core import catalogue
from tests.browser.chromium import ARGUMENTS, find
from tests.browser.conftest import DESK, PHONE, QUICK, Visitor
from tests.browser.sizes import SHEET, as_size, stages
from tests.server.served import Running

DOCS = Path(__file__).parents[2] / "docs"
SIZES = DOCS.parent / "build" / "sizes"
SHRUNK, ACROSS = 0.5, 3000  # of the pictures on a contact sheet, and its width
PICTURES = DOCS / "pictures"
MOVING = PICTURES / "play.webp"
HALF = (DESK["width"] // 2, DESK["height"] // 2)  # size of the moving picture
FRAMES, EACH = 48, 180  # maximum number, and milliseconds of each
SOME = 6  # decisions before a table's picture is taken
QUALITY = 82  # of WebP
PAGES = {"hall": "/", "today": "/today", "learn": "/learn", "rules": "/rules/{key}"}
HEAD = """# Gallery

Pictures of the pages, taken by a browser that plays: `python -m tests.browser.gallery` takes them
anew.
"""
SCHOOL = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Greta", "Hugo", "Ida", "Jonas", "Käthe",
          "Levi", "Mia", "Nils", "Olga", "Paul")  # fmt: skip
TITLES = {"hall": "The hall", "today": "Today’s deals", "learn": "Learning by playing"}


def taken(visitor: Visitor, name: str) -> str:
    """Take a picture of the page that is open; return its name."""
    shot = Image.open(io.BytesIO(visitor.page.screenshot()))
    file = PICTURES / f"{name}.webp"
    shot.convert("RGB").save(file, "WEBP", quality=QUALITY, method=6)
    return file.name


def laid_quickly(visitor: Visitor, key: str) -> None:
    """Go to a new table with bots that do not dwell on their moves."""
    card = catalogue.card(key)
    seats = min(card.seats[1], max(card.default_seats, 3))
    chairs = {f"seat{i}": "bot" if i < seats else "none" for i in range(card.seats[1])}
    fields = {**visitor.defaults(card), **chairs, "seat0": "me", "table_tempo": "quick"}
    visitor.go(visitor.post(f"/new/{key}", fields))
    visitor.arrive()


def at_a_table(visitor: Visitor, key: str, decisions: int = SOME) -> None:
    """Sit down with bots and decide a few things."""
    laid_quickly(visitor, key)
    for _ in range(decisions):
        if not visitor.wait_for_turn():
            return
        visitor.choose(visitor.click)
    visitor.wait_for_turn()


def moving(browser: Browser, url: str) -> None:
    """Film a game of By Golly! by its page: presses, flying cards and bots."""
    visitor = Visitor(browser.new_context(viewport=DESK), url, seed=5)  # type: ignore[arg-type]
    visitor.go("/")
    laid_quickly(visitor, catalogue.keys()[0])
    frames = list(_frames(visitor))
    small = [each.resize(HALF) for each in frames]
    first, *others = small
    first.save(
        MOVING, save_all=True, append_images=others, duration=EACH, loop=0, quality=55,
        method=6, minimize_size=True,
    )  # fmt: skip
    visitor.context.close()


def _frames(visitor: Visitor) -> Iterator[Image.Image]:
    dice = random.Random(3)
    for _ in range(FRAMES):
        yield Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGB")
        choices = visitor.choices()
        if choices and not visitor.over:
            _, parts = dice.choice(choices)
            visitor.uncovered(parts[0]).click(no_wait_after=True)


def pictures(browser: Browser, url: str) -> Iterator[str]:
    """Take all pictures; yield the lines of the page that shows them."""
    desk = Visitor(browser.new_context(viewport=DESK, reduced_motion="reduce"), url)  # type: ignore[arg-type]
    phone = Visitor(
        browser.new_context(viewport=PHONE, reduced_motion="reduce", has_touch=True),  # type: ignore[arg-type]
        url,
    )
    for name, title in TITLES.items():
        for visitor in (desk, phone):
            visitor.go(PAGES[name])
        yield from _shown(title, taken(desk, name), taken(phone, f"{name}-phone"))
    for card in catalogue.cards():
        for visitor in (desk, phone):
            at_a_table(visitor, card.key)
        names = taken(desk, card.key), taken(phone, f"{card.key}-phone")
        yield from _shown(card.title, *names)


def on_the_wall(browser: Browser, url: str) -> str:
    """Take the picture of an afternoon's wall, in its second round."""
    settings = {"viewport": DESK, "reduced_motion": "reduce"}
    leader, wall = (Visitor(browser.new_context(**settings), url) for _ in "ab")  # type: ignore[arg-type]
    leader.go("/")
    leader.page.locator("form[action='/afternoon']").evaluate("form => form.submit()")
    leader.page.wait_for_url("**/lead/*")
    link = leader.page.locator("input[readonly]").input_value()
    for name in SCHOOL:
        with httpx.Client(base_url=url, headers={"origin": url}) as child:
            child.post(link, data={"name": name})
    for what in ("Begin the round", "End the round", "Begin the round"):
        leader.page.reload()
        leader.page.get_by_role("button", name=what).click()
        leader.page.wait_for_load_state()
    wall.go(f"{link.removeprefix(url)}/wall").wait_for_selector(".seated li")
    return taken(wall, "afternoon")


def _shown(title: str, desk: str, phone: str) -> Iterator[str]:
    yield f"\n## {title}\n"
    yield f"![{title}, at a desk](pictures/{desk})\n"
    yield f"![{title}, on a phone](pictures/{phone})"


def sheets(browser: Browser, url: str) -> None:
    """Make a contact sheet of every table at every size of `SHEET`."""
    SIZES.mkdir(parents=True, exist_ok=True)
    visitor = Visitor(
        browser.new_context(viewport=DESK, reduced_motion="reduce", has_touch=True),  # type: ignore[arg-type]
        url,
    )
    for stage in stages():
        stage.shown(visitor)
        visitor.page.wait_for_load_state("networkidle")
        shots = []
        for size in SHEET:
            visitor.resize(as_size(size))
            shot = Image.open(io.BytesIO(visitor.page.screenshot()))
            shots.append(shot.resize((int(shot.width * SHRUNK), int(shot.height * SHRUNK))))
        _sheet(shots).save(SIZES / f"{stage}.png")


def _sheet(shots: list[Image.Image]) -> Image.Image:
    """Lay pictures out in rows."""
    x = y = high = 0
    places = []
    for shot in shots:
        if x + shot.width > ACROSS:
            x, y, high = 0, y + high + 10, 0
        places.append((x, y))
        x, high = x + shot.width + 10, max(high, shot.height)
    sheet = Image.new("RGB", (ACROSS, y + high), "white")
    for shot, place in zip(shots, places, strict=True):
        sheet.paste(shot, place)
    return sheet


def main() -> None:
    path = find()
    assert path is not None, "no Chromium: python -m tests.browser.chromium installs one"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Running(Path(folder) / "farmyard.db", QUICK)
        for key in catalogue.keys():
            served.prepare(key)
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        if "--sizes" in sys.argv:
            sheets(browser, served.url)
        else:
            lines = list(pictures(browser, served.url))
            (DOCS / "gallery.md").write_text(HEAD + "\n".join(lines) + "\n", "utf-8")
            moving(browser, served.url)
            on_the_wall(browser, served.url)
        browser.close()
        served.stop()
    for file in sorted(PICTURES.glob("*.webp")):
        print(f"{file.name}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
