"""An afternoon in browsers: people are led to their tables and back, and see how all stand."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Visitor, mostly_at
from tests.browser.test_pages import violations
from tests.browser.test_puzzles import overlaps
from tests.server.served import GAME

Visit = Callable[..., Visitor]
SOON = 20_000  # ms in which a page has looked again
PEOPLE = (("en", "Ada"), ("de", "Maximiliane-Alexandra"), ("fr", "Zoë"))


SOONER = """const usual = setTimeout
window.setTimeout = (then, ms, ...more) => usual(then, ms / 10, ...more)"""


def hasty(visit: Visit, **more: Any) -> Visitor:
    """Return a visitor whose pages wait for a tenth of the time between two looks."""
    visitor = visit(new=True, **more)
    visitor.page.add_init_script(SOONER)
    return visitor


def comes(visit: Visit, link: str, name: str, **more: Any) -> Page:
    page = hasty(visit, **more).go(link)
    page.get_by_role("textbox").fill(name)
    page.locator("form .btn.go").click()
    expect(page.locator(".stand .mine")).to_contain_text(name)
    return page


def begun(visit: Visit, **more: Any) -> tuple[Page, str]:
    """Begin an afternoon from the hall; return the page of whoever leads, and the link."""
    leader = hasty(visit, **more).go("/")
    leader.locator("summary", has_text="An afternoon").click()
    leader.get_by_role("button", name="Begin an afternoon").click()
    leader.wait_for_url("**/lead/*")
    return leader, "/afternoon" + leader.url.partition("/afternoon")[2].partition("/lead/")[0]


@mostly_at("phone")
def test_a_round_is_played_from_the_wall_to_the_podium(visit: Visit, size: Any) -> None:
    """Pages lead on and lists fill by themselves, in each language."""
    leader, link = begun(visit, size=DESK)
    wall = hasty(visit, size=DESK).go(f"{link}/wall")
    expect(wall.get_by_role("img", name="The link as a QR code")).to_be_in_viewport(ratio=1)
    people = [comes(visit, link, name, size=size, locale=code) for code, name in PEOPLE]
    for page in (leader, wall):
        expect(page.locator(".stand li")).to_have_count(3, timeout=SOON)
    leader.locator("select[name=game]").select_option(GAME)
    leader.locator("input[name=size]").fill("2")
    leader.locator("input[name=rounds]").fill("1")
    assert not any(map(overlaps, (leader, wall, *people)))
    leader.get_by_role("button", name="Begin the round").click()
    for page in people:
        page.wait_for_url("**/t/*", timeout=SOON)
        expect(page.locator(".seat.mine")).to_be_visible()
    expect(wall.locator(".seated li")).to_have_count(2, timeout=SOON)
    assert not any(map(overlaps, (leader, wall)))
    leader.get_by_role("button", name="End the round").click()
    expect(wall.locator(".heads li")).to_have_count(3, timeout=SOON)
    for page in people:
        page.wait_for_url(f"**{link}", timeout=SOON)
        expect(page.locator(".heads li")).to_have_count(3)
        assert not overlaps(page)
    assert not any(map(overlaps, (leader, wall)))


@mostly_at("phone")
def test_every_page_is_open_to_everybody(visit: Visit, size: Any) -> None:
    """The pages of an afternoon pass axe: before and in a round, and at its end."""
    leader, link = begun(visit, size=size)
    assert violations(visit(size).go(link)) == []
    comes(visit, link, "Ada", size=size)
    wall = visit(size)
    for what in ("Begin the round", "End the round", "End the afternoon"):
        leader.reload()
        leader.get_by_role("button", name=what).click()
        expect(leader.get_by_role("button", name=what)).to_have_count(0, timeout=SOON)
        for each in (wall.go(f"{link}/wall"), leader):
            assert violations(each) == []


def test_the_form_is_not_drawn_anew_while_it_is_filled_in(visit: Visit) -> None:
    leader, link = begun(visit, size=DESK)
    leader.locator("input[name=size]").fill("7")
    comes(visit, link, "Ada", size=PHONE)
    expect(leader.locator(".stand li")).to_have_count(1, timeout=SOON)
    expect(leader.locator("input[name=size]")).to_have_value("7")
    expect(leader.locator("input[name=size]")).to_be_focused()


def test_an_afternoon_needs_no_scripts(visit: Visit) -> None:
    leader, link = begun(visit, size=DESK, java_script_enabled=False)
    page = comes(visit, link, "Ada", size=PHONE, java_script_enabled=False)
    leader.reload()
    leader.locator("select[name=game]").select_option(GAME)
    leader.get_by_role("button", name="Begin the round").click()
    page.wait_for_url("**/t/*", timeout=SOON)
    late = comes(visit, link, "Zoë", java_script_enabled=False)
    leader.reload()
    leader.get_by_label("Move somebody").select_option("Zoë")
    leader.get_by_role("button", name="Move", exact=True).press("Enter")
    late.goto(page.url)
    expect(late.locator(".seat.mine")).to_contain_text("Zoë")
    leader.get_by_role("button", name="End the round").click()
    page.reload()  # a page on which one is to decide does not look again by itself
    page.wait_for_url(f"**{link}", timeout=SOON)
