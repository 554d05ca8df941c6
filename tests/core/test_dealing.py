"""Deals of the day: one for each distinct way to play a game, equal on every machine."""

from datetime import date

import pytest

from farmyard.core import catalogue
from farmyard.core.chance import dealing
from farmyard.core.chance.fairness import Check, checks
from farmyard.core.tables.table import Table

DEALS = [
    (key, deal) for key in catalogue.keys() for deal in dealing.deals_of_day(catalogue.game(key))
]
NAMES = [f"{key} {deal.way.name}".strip() for key, deal in DEALS]


@pytest.mark.parametrize(("key", "deal"), DEALS, ids=NAMES)
def test_a_deal_is_the_same_on_its_date_and_another_on_any_other(
    key: str, deal: dealing.DayDeal
) -> None:
    today, again, later = (
        Table.daily(key, day, way=deal.way.name)
        for day in ("2026-11-20", date(2026, 11, 20), "2026-11-21")
    )
    assert len(today.names) == deal.seats
    assert today.position() == again.position()
    assert today.history.dice != later.history.dice
    assert Check("daily", True) in checks(today.text())
    assert Table.replay(today.text()).origin == {"daily": deal.mark("2026-11-20")}


def test_every_game_has_a_main_deal_and_no_two_deals_of_it_share_their_dice() -> None:
    for key in catalogue.keys():
        deals = dealing.deals_of_day(catalogue.game(key))
        assert sum(deal.main for deal in deals) == 1
        fresh = [dealing.key_of_day(deal.mark("2026-11-20")) for deal in deals]
        assert len(set(fresh)) == len(fresh)


def test_no_file_names_a_way_that_has_no_deal() -> None:
    """A made-up variant fails, or a player could try names until one deals good cards."""
    key, deal = DEALS[0]
    mark = "2026-11-20 lucky"
    table = Table.deal(key, deal.seats, options=deal.options, dice=dealing.key_of_day(mark))
    table.origin = {"daily": mark}
    assert Check("daily", False) in checks(table.text())


@pytest.mark.parametrize("mark", ["yesterday", "2026-13-01 dual", "", None, 7])
def test_a_name_without_a_date_is_refused(mark: object) -> None:
    with pytest.raises(dealing.OptionError, match="daily is a date"):
        dealing.key_of_day(mark)  # type: ignore[arg-type]
