"""Lessons in a browser, and what the light shows at each step.

One is taken by touch on a phone, one by keys at a desk, one without scripts.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from farmyard.core import catalogue
from farmyard.core.showing.rehearsal import LEARNER, rehearsal
from farmyard.server.web.pages.lesson.state import begun
from tests.browser.conftest import DESK, PHONE, Visitor, at_sizes, mostly_at
from tests.server.test_lessons import ALL, Taught, link, name_of
from tests.thorough import THOROUGH
from tests.waiting import until

Visit = Callable[..., Visitor]
AT_REST = "step => document.querySelector('#table').dataset.rest === String(step)"
ON = "() => document.querySelector('#table').dataset.on"
ARRIVED = "step => document.querySelector('#table').dataset.step === String(step)"

FAULTS = """() => {
  const box = css => document.querySelector(css).getBoundingClientRect(), found = []
  const line = box('#status'), range = document.createRange()
  range.selectNodeContents(document.getElementById('say'))
  const say = range.getBoundingClientRect()
  if (say.bottom > line.bottom || say.top < line.top || say.right > innerWidth) found.push('cut')
  const meet = (a, b) => a.width && b.width && a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1
  for (const css of ['header > h1', 'header > nav', '.seats', '.board'])
    if (meet(box('.trail'), box(css))) found.push('the steps lie on ' + css)
  for (const edge of document.querySelectorAll('.spotlight .edge')) {
    const b = edge.getBoundingClientRect()
    if (b.left < -12 || b.right > innerWidth + 12 || b.top < -12 || b.bottom > innerHeight + 12)
      found.push('the light is off the screen')
    const lit = new DOMRect(b.x + 12, b.y + 12, b.width - 24, b.height - 24)
    if (meet(lit, box('#status'))) found.push('the line lies on the light')
  }
  if (!document.querySelector('.spotlight .edge')) found.push('no light')
  return found
}"""


def parts_of(taught: Taught, step: int) -> tuple[str, ...]:
    key, lesson = taught
    table = replace(begun(key, lesson), step=step).table()
    choice = rehearsal(key, lesson.name).own[step - 1]
    return table.game.page.parts(table.views.of(LEARNER), choice)


def hurried(page: Page, step: int) -> bool:
    """Run the page's clock for half a second; return whether the step is shown and at rest."""
    page.clock.run_for(500)
    return bool(page.evaluate(ARRIVED, step) and not page.evaluate(ON))


def at_rest(page: Page, step: int) -> bool:
    """Run the page's clock a little; return whether nothing moves at that step any more."""
    page.clock.run_for(250)
    return bool(page.evaluate(AT_REST, step))


def take(visitor: Visitor, taught: Taught, press: Callable[[str], None]) -> None:
    """Take a lesson from start to end without its pauses, checking that no step is cut or unlit."""
    for step in range(1, len(taught[1].steps) + 1):
        expect(visitor.page.locator("#say")).to_have_text(taught[1].steps[step - 1].says)
        until(lambda step=step: at_rest(visitor.page, step))
        assert visitor.page.evaluate(FAULTS) == [], step
        for part in parts_of(taught, step):
            press(part)
        until(lambda step=step: hurried(visitor.page, step + 1))
    expect(visitor.page.locator("#done")).to_be_visible()


def tried(n: int) -> Any:
    """Parametrise with the n-th lesson; with all of them under ``--thorough``."""
    return pytest.mark.parametrize("taught", ALL if THOROUGH else [ALL[n]], ids=name_of)


FIRST = [next(each for each in ALL if each[0] == key) for key in catalogue.keys()]
"""The first lesson of each game."""


@pytest.mark.thorough
@tried(1)
def test_a_lesson_is_taken_by_touch(visit: Visit, taught: Taught) -> None:
    visitor = visit(PHONE, has_touch=True)
    visitor.page.clock.install()
    visitor.go(link(taught, step=1))
    take(visitor, taught, visitor.tap)
    visitor.go("/learn")
    row = visitor.page.locator(f'[data-lesson="{taught[0]}/{taught[1].name}"]')
    expect(row).to_have_attribute("data-how", "done")


LIT = """() => {
  const names = document.getElementById('table').dataset.spots.split(',')
  const taught = names.flatMap(name => [...document.querySelectorAll(`[data-part="${name}"]`)])
    .map(part => part.getBoundingClientRect())
  const lights = [...document.querySelectorAll('.spotlight .edge')]
    .map(edge => edge.getBoundingClientRect())
  return lights.length > 0 && lights.every(light => taught.some(part =>
    Math.abs(light.x + light.width / 2 - part.x - part.width / 2) < 2 &&
    Math.abs(light.y + light.height / 2 - part.y - part.height / 2) < 2))
}"""
"""True if each light of a lesson lies on a part that is taught."""
TURNS = (PHONE, {"width": 844, "height": 390}, {"width": 820, "height": 1180}, DESK)


@pytest.mark.parametrize("taught", FIRST, ids=name_of)
def test_the_light_follows_when_a_screen_is_turned(visit: Visit, taught: Taught) -> None:
    visitor = visit(PHONE)
    visitor.go(link(taught, step=1))
    for size in TURNS:
        visitor.resize(size)
        visitor.page.wait_for_function(LIT)


@pytest.mark.thorough
@tried(-1)
def test_a_lesson_is_taken_by_keys(visit: Visit, taught: Taught) -> None:
    """The key L moves the focus to what is in the light, so a lesson can be taken by keys."""
    visitor = visit(DESK)
    visitor.page.clock.install()
    visitor.go(link(taught, step=1))

    def press(_: str) -> None:
        visitor.page.keyboard.press("l")
        visitor.page.keyboard.press("Enter")

    take(visitor, taught, press)


def test_a_lesson_can_be_read_and_taken_without_scripts(visit: Visit) -> None:
    """The shortest lesson works without scripts; tests/server/test_lessons.py takes the others."""
    visitor = visit(DESK, java_script_enabled=False)
    taught = key, lesson = min(ALL, key=lambda each: len(each[1].steps))
    for step, choice in enumerate(rehearsal(key, lesson.name).own, 1):
        page = visitor.go(link(taught, step=step))
        expect(page.locator("#say")).to_have_text(lesson.steps[step - 1].says)
        for part in parts_of(taught, step):
            if page.locator(visitor.part(part)).first.get_attribute("aria-pressed") != "true":
                visitor.click(part)
        whole = page.locator(f'.complete [value="{choice}"]')
        if whole.count():
            whole.click()
        page.wait_for_url(f"**step={step + 1}*")


def wrong(page: Page) -> None:
    """Play another card than the one in the light."""
    card = page.locator("#hand [data-part]:not([data-spot]):not([aria-disabled])").first
    card.click()


@mostly_at("phone")
def test_another_choice_gets_a_reason_and_a_way_back(visit: Visit, size: Any) -> None:
    visitor = visit(size)
    page = visitor.go(link(ALL[0], step=1))
    wrong(page)
    bubble = page.locator("#kindly")
    expect(bubble).to_be_in_viewport(ratio=1)
    expect(page.locator("#to-light")).to_be_focused()
    page.get_by_role("link", name="Keep mine and look around").click()
    expect(bubble).not_to_be_attached()
    page.go_back()
    visitor.go(link(ALL[0], step=1))
    wrong(page)
    page.locator("#to-light").click()
    expect(bubble).not_to_be_attached()
    expect(page.locator("#say")).to_have_text(ALL[0][1].steps[0].says)


@at_sizes("taught", ALL if THOROUGH else FIRST, name_of)
def test_a_lesson_opens_with_its_goal_and_who_plays(
    visit: Visit, taught: Taught, size: Any
) -> None:
    key, lesson = taught
    visitor = visit(size)
    page = visitor.go(f"/learn/{key}/{lesson.name}")
    table = begun(key, lesson).table()
    taught_room = table.game.taught
    assert taught_room
    opening = page.locator("#opening")
    expect(opening).to_be_in_viewport(ratio=1)
    expect(page.locator("#opening-goal")).to_have_text(taught_room.goal(table.views.of(LEARNER)))
    for name in lesson.seats[1:]:
        expect(opening.get_by_text(f"{name} is a scarecrow")).to_be_visible()
    expect(page.locator("#begin")).to_be_focused()
    page.keyboard.press("Enter")
    expect(opening).to_have_count(0)
    expect(page.locator("#say")).to_have_text(lesson.steps[0].says)
    expect(page.locator(f'[data-part="{parts_of(taught, 1)[0]}"]').first).to_be_enabled()
    assert visitor.errors == []


def test_a_lesson_opens_without_scripts(visit: Visit) -> None:
    key, lesson = ALL[0]
    page = visit(DESK, java_script_enabled=False).go(f"/learn/{key}/{lesson.name}")
    page.click("#begin")
    expect(page.locator("#opening")).to_have_count(0)
    expect(page.locator("#say")).to_have_text(lesson.steps[0].says)


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    page = visit(DESK).go(link(ALL[0], step=1))
    page.locator('[data-part="place-0"]').click(force=True)
    expect(page.locator(".toast")).to_contain_text("First play an animal")


def test_whoever_comes_back_goes_on_at_his_step(visit: Visit) -> None:
    visitor = visit(DESK)
    key, lesson = ALL[0]
    visitor.go(link(ALL[0], step=3))
    visitor.page.wait_for_function("() => localStorage.getItem('farmyard-lessons')")
    visitor.go(f"/learn/{key}")
    expect(visitor.page.locator("#say")).to_have_text(lesson.steps[2].says)


def test_each_lesson_that_is_done_is_a_whole_egg_of_the_shelf(visit: Visit) -> None:
    visitor = visit(DESK)
    page = visitor.go("/learn")
    eggs = page.locator(".clutch i")
    expect(eggs).to_have_count(len(ALL))
    expect(page.locator(".clutch [data-how=done]")).to_have_count(0)
    key, lesson = ALL[0]
    done = {f"{key}/{lesson.name}": len(lesson.steps) + 1}
    page.evaluate("all => localStorage.setItem('farmyard-lessons', JSON.stringify(all))", done)
    visitor.go("/learn")
    expect(page.locator("#done-count")).to_have_text("1")
    expect(eggs.first).to_have_attribute("data-how", "done")
    expect(page.locator(".clutch [data-how=done]")).to_have_count(1)
