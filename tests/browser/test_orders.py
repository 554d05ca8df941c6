"""Actions by one touch, and standing orders: in force until revoked, and paused by a touch."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visitor
from tests.browser.test_yard import Place, commanding, place, spot
from tests.games.chickenrun import written

__all__ = ["place"]

LATER = 3000  # milliseconds: longer than any order's delay


def ordered(place: Place, order: str, table: written.Table) -> Visitor:
    """Visit a table and give a standing order."""
    visitor = place(table, new=True)
    visitor.page.clock.install()
    visitor.page.locator(f"#aid-{order}").check(force=True)
    return visitor


def test_one_touch_on_a_square_sends_mr_tweedy_there(place: Place) -> None:
    visitor = place(commanding(2))
    visitor.click(spot("3,9"))
    expect(visitor.page.locator("#log")).to_contain_text("is caught and sent home")
    assert visitor.at >= 2


def test_a_finger_that_lies_on_a_square_is_shown_the_way_before_it_goes(place: Place) -> None:
    visitor = place(written.table(at={0: "3,9"}).roll(2, 3), size=PHONE, has_touch=True)
    square = visitor.page.locator(".sq").first
    square.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(visitor.page.locator("#steps")).to_be_visible()
    assert visitor.at == 0


def test_the_dice_roll_by_themselves_when_told_to(place: Place) -> None:
    visitor = ordered(place, "roll", written.table())
    expect(visitor.page.locator("#roll .order.waits")).to_be_visible()
    visitor.page.clock.fast_forward(LATER)
    expect(visitor.page.locator("#log")).to_contain_text("roll")


def test_any_touch_holds_an_order_back(place: Place) -> None:
    visitor = ordered(place, "roll", written.table())
    visitor.page.locator("#status").click()
    expect(visitor.page.locator("#roll .order.waits")).to_have_count(0)
    visitor.page.clock.fast_forward(LATER)
    assert visitor.at == 0


def test_who_speaks_opens_the_orders_by_the_word_he_sees(place: Place) -> None:
    """The button's accessible name begins with its visible text, so that voice control finds it."""
    button = place(written.table()).page.locator("#tally [popovertarget=itself]")
    name = button.get_attribute("aria-label") or ""
    assert name.startswith(button.inner_text())
    assert name.endswith("What happens by itself")


def test_an_order_is_called_off_at_any_time(place: Place) -> None:
    visitor = ordered(place, "roll", written.table())
    visitor.page.locator("#aid-roll").uncheck(force=True)
    expect(visitor.page.locator("#roll .order.waits")).to_have_count(0)
    visitor.page.clock.fast_forward(LATER)
    assert visitor.at == 0


def test_he_either_prowls_or_rests(place: Place) -> None:
    table = written.table(boss=0, at={1: "3,9"}, **{**SELECT, "turn": 0, "begun": 2})
    page = ordered(place, "prowl", table).page
    page.locator("#aid-rest").check(force=True)
    expect(page.locator("#aid-prowl")).not_to_be_checked()


SELECT = {"phase": "SELECT", "step": "SELECT", "mover": None, "black": 1, "white": 1}
