"""Rules pages: pictures of play, drawn by the game's own page, and two sheets of paper at most."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from farmyard.core import catalogue
from tests.browser.conftest import Laying, Visitor, at_sizes
from tests.browser.test_pages import violations
from tests.thorough import THOROUGH

Visit = Callable[..., Visitor]
KEYS = catalogue.keys()
SHEETS = 2
CITING = next(
    key for key in KEYS if re.search(rf"\({catalogue.LAW_ID}", catalogue.card(key).text.document())
)
FEWEST, MOST = 4, 8
SEEN = 230  # pixels of a picture's width: 14 px words of the board are then 8 px high


@pytest.mark.thorough
@at_sizes("key", KEYS if THOROUGH else KEYS[-1:])
def test_rules_begin_with_pictures_of_a_game_and_are_two_sheets(
    visit: Visit, key: str, size: Any
) -> None:
    """Each strip shows the game's own board before and after, and the rules print on two sheets.

    Only the first picture has the light. `tests/server/test_lessons.py` checks the strips of all
    games.
    """
    page = visit(size).go(f"/rules/{key}")
    strips = page.locator(".strips > li")
    assert FEWEST <= strips.count() <= MOST
    first, second = (strips.nth(0).locator("iframe").nth(n) for n in (0, 1))
    strips.nth(0).scroll_into_view_if_needed()
    check_large_enough(strips.nth(0))
    before, after = first.content_frame, second.content_frame
    for picture in (before, after):
        expect(picture.locator(".board")).to_be_visible()
        expect(picture.locator("main > header, #status, #log")).to_have_count(0)
    expect(after.locator("[data-spot]")).to_have_count(0)
    assert before.locator("main").inner_html() != after.locator("main").inner_html()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert page.locator("h1 >> visible=true").count() == 1
    assert (
        page.get_by_text(page.locator(".goal-told").first.inner_text()).filter(visible=True).count()
        == 1
    )
    assert violations(page) == []
    assert 1 <= sheets(page) <= SHEETS


def check_large_enough(strip: Locator) -> None:
    """Check that the pictures of a strip can be seen, one after the other if there is no room."""
    pictures = strip.locator(".pic")
    if not strip.get_by_role("radiogroup").is_visible():
        assert [picture.is_visible() for picture in pictures.all()] == [True, True]
    else:
        for nth, which in enumerate(("Before", "After")):
            strip.get_by_text(which, exact=True).click()
            expect(pictures.nth(nth)).to_be_visible()
            expect(pictures.nth(1 - nth)).to_be_hidden()
    for picture in pictures.filter(visible=True).all():
        box = picture.bounding_box()
        assert box is not None
        assert box["width"] >= SEEN


def sheets(page: Page) -> int:
    """Return how many sheets of paper the rules take, with all their pictures."""
    for picture in page.locator("iframe").all():
        picture.scroll_into_view_if_needed()
        expect(picture.content_frame.locator(".board")).to_be_visible()
    printed = page.pdf(format="A4")
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", printed))


def test_a_strip_leads_to_its_step_of_the_lesson(visit: Visit) -> None:
    page = visit().without_pictures().go(f"/rules/{KEYS[0]}")
    says = page.locator(".strips > li").nth(1).locator("p").inner_text()
    page.locator(".strips > li").nth(1).get_by_role("link").click()
    expect(page.locator("#say")).to_have_text(says)


def test_rules_lead_back_to_the_table_one_has_come_from(visit: Visit) -> None:
    visitor = visit(java_script_enabled=False).without_pictures()
    table = visitor.laid(Laying(KEYS[1], 2))
    page = visitor.go(table)
    page.click("#to-rules")
    page.get_by_role("link", name="Back to the table").click()
    assert page.url.endswith(table)
    page = visitor.go(f"/rules/{KEYS[1]}?table=//elsewhere.example")
    expect(page.get_by_role("link", name="Back to the table")).to_have_count(0)


def test_there_is_no_picture_of_a_step_that_is_none(visit: Visit) -> None:
    visitor = visit()
    for strange in ("0", "99", "-1", "x", "9" * 30):
        address = f"{visitor.url}/learn/{KEYS[0]}/first/picture?step={strange}"
        assert visitor.context.request.get(address).status in (400, 404)


def test_a_why_unfolds_what_the_rule_says(visit: Visit) -> None:
    """The list stays folded until a citation leads to it, on the page and in a table's dialog."""
    visitor = visit().without_pictures()
    page = visitor.go(f"/rules/{CITING}")
    why = page.locator(".prose .law").first
    entry = page.locator(f'[id="{why.get_attribute("data-law")}"]')
    expect(entry).to_be_hidden()
    why.click()
    expect(entry).to_be_visible()
    visitor.lay(Laying(CITING, 2))
    page.click("#to-rules")
    expect(entry).to_be_hidden()
    page.locator("#rules .law").first.click()
    expect(entry).to_be_focused()


def test_how_far_backs_are_shifted_can_be_written_down(visit: Visit) -> None:
    """The fields unfold, are seen, and lead to the sheets with what was written."""
    page = visit().go(f"/rules/{CITING}")
    page.locator(".to-print summary").click()
    for way, far in (("right", "1.5"), ("down", "-0.5")):
        field = page.locator(f".to-print [name={way}]")
        expect(field).to_be_visible()
        field.fill(far)
    with page.expect_request("**/print/**") as asked:
        page.locator(".to-print .btn").click()
    assert "right=1.5&down=-0.5" in asked.value.url
