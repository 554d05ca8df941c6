"""Puzzles in a browser: solved by touch and by keys, shown when asked, and next to each other."""

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from farmyard.core.showing.puzzles import SOLVER
from farmyard.puzzles import proving
from farmyard.server.web.pages.puzzles import runs
from tests.browser.conftest import DESK, PHONE, Visitor, at_sizes, mostly_at
from tests.browser.test_lessons import FAULTS
from tests.server.test_puzzles import ALL, ONE, WATCHED, Asked, link

Visit = Callable[..., Visitor]
LIT = """() => {
  const { rest, spots } = document.querySelector('#table').dataset
  return rest === '1' && spots !== '' && document.querySelector('.spotlight .edge')
}"""
CUT = """() => [...document.querySelectorAll('.grades .btn')]
  .filter(button => button.scrollWidth > button.clientWidth)"""
EVERY = pytest.mark.parametrize("asked", ALL, ids=lambda asked: f"{asked[0]}-{asked[1].theme}")


def parts_of(asked: Asked, step: int) -> tuple[str, ...]:
    """Return the parts of the page that mean the answer at a step."""
    table = proving.table_of(asked[1], asked[0])
    for choice in asked[1].line[: step - 1]:
        table.play(choice)
    return table.game.page.parts(table.views.of(SOLVER), asked[1].line[step - 1])


def solve(visitor: Visitor, asked: Asked, press: Callable[[str], None]) -> None:
    """Make the choices of the answer; the part that decides may come before the last."""
    for step in range(1, len(asked[1].line) + 1):
        at = visitor.page.locator(f'#table[data-step="{step}"]')
        for part in parts_of(asked, step):
            if at.count():
                press(part)
        whole = visitor.page.locator(f'.complete [value="{asked[1].line[step - 1]}"]')
        if at.count() and whole.count():
            whole.click()
        expect(at).to_have_count(0)


def overlaps(page: Page) -> bool:
    """True if the page is wider than its window."""
    return bool(page.evaluate("() => document.documentElement.scrollWidth > innerWidth"))


@EVERY
def test_a_puzzle_is_solved_by_touch(visit: Visit, asked: Asked) -> None:
    visitor = visit(PHONE, has_touch=True)
    page = visitor.go(link(asked, "step=1"))
    solve(visitor, asked, visitor.tap)
    done = page.locator("#done")
    expect(done.get_by_role("heading", name="Solved!")).to_be_visible()
    expect(done.locator(".solution")).to_have_count(len(asked[1].line))
    assert not overlaps(page)
    assert visitor.errors == []
    done.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url(f"**/puzzles/{asked[0]}/*?theme={asked[1].theme}")
    assert asked[1].id not in page.url


@at_sizes("asked", ALL, lambda asked: f"{asked[0]}-{asked[1].theme}")
def test_the_answer_is_lit_when_asked_for(visit: Visit, asked: Asked, size: Any) -> None:
    visitor = visit(size)
    page = visitor.go(link(asked, "step=1"))
    assert page.locator("#table").get_attribute("data-spots") == ""
    page.locator("#to-show, .trail a").locator("visible=true").first.click()
    page.wait_for_function(LIT)
    assert page.evaluate(FAULTS) == []
    assert not overlaps(page)


@mostly_at("phone")
def test_another_choice_can_be_taken_back(visit: Visit, size: Any) -> None:
    visitor = visit(size)
    asked = next(each for each in ALL if not each[1].before)
    page = visitor.go(link(asked, "step=1"))
    other = next(
        each for each in proving.table_of(asked[1], asked[0]).legal() if each != asked[1].line[0]
    )
    page = visitor.go(link(asked, f"step=1&tried={other}&missed=yes"))
    bubble = page.locator("#kindly")
    expect(bubble).to_be_in_viewport(ratio=1)
    bubble.get_by_role("link", name="Try again").click()
    expect(bubble).not_to_be_attached()
    solve(visitor, asked, visitor.click)
    expect(page.get_by_role("heading", name="That is the answer.")).to_be_visible()


def test_what_came_before_is_watched(visit: Visit) -> None:
    visitor = visit(DESK)
    visitor.page.clock.install()
    page = visitor.go(link(WATCHED))
    expect(page.locator("#begin")).to_be_focused()
    page.keyboard.press("Enter")
    for _ in range(4 * len(WATCHED[1].before) + 8):
        page.clock.fast_forward(1000)
        if page.locator("#table[data-on]").count() == 0 and page.locator("#opening").count() == 0:
            break
    expect(page.locator("#table[data-on]")).to_have_count(0)
    solve(visitor, WATCHED, visitor.click)
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()


def test_a_puzzle_is_solved_without_scripts(visit: Visit) -> None:
    visitor = visit(DESK, java_script_enabled=False)
    page = visitor.go(link(ONE, "step=1"))
    solve(visitor, ONE, visitor.click)
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url(f"**/puzzles/{ONE[0]}/*")


@mostly_at("phone")
def test_all_puzzles_fit_the_screen(visit: Visit, size: Any) -> None:
    for language in ("en", "de", "fr"):
        visitor = visit(size, locale=language)
        page = visitor.go("/puzzles")
        assert not overlaps(page)
        assert page.evaluate(CUT) == []


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "none"])
def test_a_run_ends_by_itself(visit: Visit, monkeypatch: pytest.MonkeyPatch, scripts: bool) -> None:
    """Every puzzle of a run says how much of it is left, and then comes the result."""
    visitor = visit(PHONE, java_script_enabled=scripts)
    page = visitor.go("/puzzles")
    monkeypatch.setattr(runs, "LASTS", 6)
    page.locator(f"form[action='/run/{ONE[0]}'] button").click()
    page.wait_for_url(f"**/puzzles/{ONE[0]}/*")
    glass = page.locator("#glass .n")
    expect(glass).to_be_in_viewport(ratio=1)
    first = glass.inner_text()
    assert 0 < int(first) <= 6
    if scripts:
        expect(glass).not_to_have_text(first)
    expect(page.locator("#run")).to_contain_text("0 of 0 solved at the first try", timeout=20_000)
    assert not overlaps(page)


@mostly_at("phone")
def test_a_class_sees_who_comes_in(visit: Visit, size: Any) -> None:
    """The list of whoever leads has new names by itself; every page of it fits the screen."""
    visitor = visit(size)
    page = visitor.go("/puzzles")
    page.get_by_role("button", name="Begin a class").click()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    for language, come in (("de", "Komm herein"), ("fr", "Entrer")):
        child = visit(size, locale=language)
        child.go(urlsplit(page.url).path)
        child.page.get_by_role("textbox").fill(f"Maximiliane-Alexandra {language}")
        child.page.get_by_role("button", name=come).click()
        expect(child.page.locator(".pupils .mine")).to_be_visible()
        assert not overlaps(child.page)
    expect(page.locator(".pupils li")).to_have_count(2, timeout=20_000)
    assert not overlaps(page)
