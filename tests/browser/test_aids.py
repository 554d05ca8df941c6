"""The learning aids of a game that answers, with scripts and without.

These are sums of touched cards, typed operations, hints, the look back, and switches that are
remembered.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Laying, Visitor
from tests.browser.lines import LATE, NEVER
from tests.games.cloud_nine import written
from tests.server.served import Running
from tests.waiting import until

KEY = written.GAME.card.key
Visit = Callable[..., Visitor]
HANDS = ["8 5 M 2 1", "9 9", "9 9"]
BEST = r"^The best: 8 \+ 6 − 5 = 9, for 13 eggs"


@pytest.fixture
def place(served: Running, visit: Visit) -> Callable[..., Visitor]:
    """Open a table at a given position and visit it in the first seat."""

    def lay(position: dict[str, Any], seats: int, **browser: Any) -> Visitor:
        visitor = visit(**browser)
        mode = {1: "solo"}.get(seats, "group")
        link = visitor.laid(Laying(KEY, seats), mode=mode, start="0")
        visitor.find(served.room(link), position)
        return visitor

    return lay


def group(hands: list[str] = HANDS, **fields: Any) -> dict[str, Any]:
    return written.table(hands, **fields).position()


def alone(**options: str) -> dict[str, Any]:
    return written.dealt(1, 3, mode="solo", level="1", **options).position()


def line_says(page: Page, text: str) -> None:
    expect(page.locator('.own [data-line="note"]')).to_have_text(text)


def answered(page: Page, pattern: str) -> None:
    expect(page.locator("#answer")).to_have_text(re.compile(pattern))


def test_cards_that_make_no_nine_say_what_they_make(place: Any) -> None:
    visitor = place(group(), 3)
    visitor.click("f8~1")
    visitor.click("f5~1")
    line_says(visitor.page, "8 + 5 = 13: 4 too many.")
    expect(visitor.page.locator("#lay")).to_have_attribute("aria-disabled", "true")
    visitor.page.locator("#line .in-line").first.click()  # a touched card leaves the line
    line_says(visitor.page, "5 so far: 4 more to make nine.")


def test_nine_lights_up_and_is_laid(place: Any) -> None:
    visitor = place(group(), 3)
    for part in ("f8~1", "f5~1", "fM~1"):
        visitor.click(part)
    page = visitor.page
    expect(page.locator("#line .sum")).to_have_class(re.compile(r"\blit\b"))
    expect(page.locator('.own [data-line="operation"]')).to_have_text("8 + 6 − 5 = 9")
    expect(page.locator('.own [data-line="count"]')).to_have_text("13")
    visitor.click("lay")
    expect(page.locator("#lines")).to_contain_text("You lay 8 + 6 − 5 = 9")


def test_keys_touch_cards_and_take_them_back(place: Any) -> None:
    visitor = place(group(), 3)
    for key in ("8", "1"):
        visitor.page.keyboard.press(key)
    expect(visitor.page.locator("#line .sum")).to_have_class(re.compile(r"\blit\b"))
    visitor.page.keyboard.press("Backspace")
    line_says(visitor.page, "8 so far: 1 more to make nine.")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("#line")).to_be_empty()


def test_a_warning_before_a_loss(place: Any) -> None:
    visitor = place(group(snakes=[1]), 3)
    for part in ("f8~1", "f1~1"):
        visitor.click(part)
    expect(visitor.page.locator('.own [data-line="note"]')).to_contain_text(
        "Snake will take your 8"
    )


def test_a_typed_operation_is_judged_and_laid(place: Any) -> None:
    visitor = place(group(), 3)
    page = visitor.page
    page.fill("#op", "8+5")
    page.keyboard.press("Enter")
    answered(page, r"8\+5 = 13: 4 too many\.")
    page.locator('[data-types="-"]').click()
    page.locator("#op").press_sequentially("2*2")
    page.keyboard.press("Enter")
    answered(page, "signs")  # the first level has no multiplication
    page.fill("#op", "8+5-4")
    before = visitor.at
    page.keyboard.press("Enter")
    visitor.until_after(before)
    expect(page.locator("#lines")).to_contain_text("You lay 8 + 6 − 5 = 9 with the box as 6")


def test_hints_of_three_strengths(place: Any) -> None:
    visitor = place(group(), 3)
    page = visitor.page
    birds = page.locator(".idle .hint")
    birds.nth(0).click()
    answered(page, "^Yes, there is a trick")
    assert page.locator(".glow").count() == 0
    birds.nth(1).click()
    answered(page, "^One of them: ")
    expect(page.locator(".hand .glow").first).to_be_visible()
    birds.nth(2).click()
    answered(page, BEST)


def test_the_oracle_is_there_for_one_alone_and_says_what_it_is(place: Any) -> None:
    visitor = place(group(), 3)
    assert visitor.page.locator(".oracle").count() == 0
    alone_at_it = place(alone(gold="no"), 1)
    alone_at_it.page.locator(".oracle button").click()
    answered(alone_at_it.page, "^The oracle, which sees every card")


def test_a_question_is_answered_where_the_line_never_opens(place: Any) -> None:
    barred = place(alone(gold="no"), 1, new=True)
    barred.page.add_init_script(NEVER)
    barred.page.reload()
    barred.page.locator(".oracle button").click()
    answered(barred.page, "^The oracle, which sees every card")


def test_a_hint_asked_before_the_line_is_open_can_be_taken(place: Any) -> None:
    """A hint asked for before the socket opens is shown on the next page and can be taken."""
    visitor = place(group(), 3, new=True)
    page = visitor.page
    page.add_init_script(LATE)
    page.reload()
    visitor.arrive()
    with page.expect_navigation():
        page.locator(".idle .hint").nth(2).click()
    page.wait_for_selector("#answer:not([data-says])")  # the page has been replaced
    answered(page, BEST)
    page.click("#put")
    expect(page.locator("#line .sum.lit")).to_be_visible()
    expect(page.locator('.own [data-line="operation"]')).to_have_text("8 + 6 − 5 = 9")
    assert page.url.endswith("/ask"), "it is laid at once, without another page"


def test_alone_one_goes_back_without_limit(visit: Visit) -> None:
    visitor = visit()
    visitor.lay(Laying(KEY, 1), mode="solo", start="0")
    page = visitor.page
    for _ in range(3):
        visitor.choose(visitor.click)
    for _ in range(3):
        before = visitor.at
        page.click("#back")
        visitor.until_after(before)
    expect(page.locator(".tally .left b")).to_have_text("48")
    expect(page.locator("#back")).to_have_attribute("aria-disabled", "true")


def test_switches_are_kept_by_the_browser(place: Any) -> None:
    visitor = place(group(), 3)
    page = visitor.page
    page.click(".aidknob")
    for name in ("hints", "typed", "pairs"):
        page.locator(f'[data-aid="{name}"]').uncheck(force=True)
    page.locator('[data-aid="narrow"]').check(force=True)
    page.reload()
    expect(page.locator(".idle .birds")).to_be_hidden()
    expect(page.locator("#op")).to_be_hidden()
    expect(page.locator(".short")).to_be_hidden()
    visitor.click("f8~1")  # of 5, 2, 1 and the box only parts that can still make nine stay enabled
    expect(page.locator('[data-part="f5~1"]')).not_to_have_attribute("aria-disabled", "true")
    visitor.click("f1~1")
    expect(page.locator('[data-part="f5~1"]')).to_have_attribute("aria-disabled", "true")


def test_a_laid_trick_is_shown_step_by_step(place: Any) -> None:
    visitor = place(group(golds=["rooster chick", "", ""]), 3)  # so that the turn continues
    for part in ("f8~1", "f2~1", "f1~1"):
        visitor.click(part)
    visitor.click("lay")
    page = visitor.page
    page.locator("#steps summary").click()
    assert page.locator("#steps li").all_text_contents() == ["8 + 2 = 10", "10 − 1 = 9"]


def test_after_a_day_one_may_see_what_was_missed(place: Any, served: Running) -> None:
    """A missed trick can be looked up after a pass has ended the day, but not before."""
    visitor = place(group(["8 5 4 F", "9 9", "9 9"], rounds=2, nest="3"), 3)
    page = visitor.page
    room = served.room(page.url.removeprefix(visitor.url))
    room.bots.wake = lambda play: None  # an answer belongs to the moment of its question
    assert page.locator(".back-then").count() == 0
    visitor.click("pass")
    page.wait_for_selector(".back-then", state="attached")
    page.click(".aidknob")
    page.locator(".back-then button").click()
    expect(page.locator('.fold [data-answer="missed"]')).to_contain_text(
        "missed 8 + 5 − 4 = 9, for 17 eggs"
    )


# -- Without scripts ------------------------------------------------------------


def test_hints_and_typed_operations_without_scripts(place: Any) -> None:
    visitor = place(group(), 3, java_script_enabled=False)
    page = visitor.page
    page.locator(".idle .hint").nth(2).click()
    answered(page, BEST)
    page.fill("#op", "8+5")
    page.locator(".typed button").click()
    answered(page, r"8\+5 = 13: 4 too many\.")
    page.fill("#op", "8+1")
    page.locator(".typed button").click()
    expect(page.locator("#lines")).to_contain_text("You lay 8 + 1 = 9")


def test_the_line_without_scripts(place: Any) -> None:
    visitor = place(group(), 3, java_script_enabled=False)
    visitor.click("f8~1")
    visitor.click("f5~1")
    page = visitor.page
    expect(page.locator("#line .card")).to_have_count(2)
    expect(page.locator('.own [data-line="note"]')).to_have_text("8 + 5 = 13: 4 too many.")


def test_a_hint_is_taken_without_scripts(place: Any) -> None:
    """Without scripts the button puts the hint's cards on the line but makes no decision yet."""
    page = place(group(), 3, java_script_enabled=False).page
    page.locator(".idle .hint").nth(2).click()
    answered(page, BEST)
    page.click("#put")
    expect(page.locator("#line .card")).to_have_count(3)
    expect(page.locator('.own [data-line="note"]')).to_contain_text("= 9. Lay the trick.")
    page.click("#lay")
    expect(page.locator("#lines")).to_contain_text("You lay 8 + ")


def test_a_hint_that_comes_too_late_is_not_taken(place: Any, served: Running) -> None:
    """A hint from an earlier moment is refused, even if the player who asked is to move again."""
    visitor = place(group(), 3, java_script_enabled=False)
    page, link = visitor.page, visitor.page.url.removeprefix(visitor.url)
    page.locator(".idle .hint").nth(2).click()
    visitor.post(f"{link}/do", {"part": "pass", "at": "0"})
    until(lambda: served.table(link).to_move == 0)
    page.click("#put")
    expect(page.locator("#refusal")).to_contain_text("The game has moved on.")
    expect(page.locator("#line .card")).to_have_count(0)
    visitor.errors.clear()  # the browser logs the refused form
