"""Operations from the table equal those found by arithmetic, under every set of options, and no
page waits for one to be computed (SRV-F3)."""

import random
from collections import Counter
from itertools import product

import pytest

import farmyard
from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED
from farmyard.core.options import OptionError
from farmyard.games.cloud_nine.rules import arithmetic
from farmyard.games.cloud_nine.rules.arithmetic import Sums
from farmyard.games.cloud_nine.words import nines
from tests.thorough import THOROUGH

CARD = catalogue.card("cloud_nine")
HANDS = len(nines.HANDS) if THOROUGH else 3  # a sample under each arithmetic


@pytest.mark.thorough
@pytest.mark.parametrize("at", range(len(nines.ARITHMETICS)))
def test_what_is_kept_is_what_arithmetic_finds(at: int) -> None:
    sums = nines.ARITHMETICS[at]
    for cards in random.Random(at).sample(nines.HANDS, HANDS):
        for divided in (False, True):
            worked_out = arithmetic.operation(cards, sums, divided)
            assert nines.operation(cards, sums, divided) == worked_out, (cards, sums)
    arithmetic.operation.cache_clear()
    arithmetic._ways.cache_clear()


def test_whole_roots_are_found_from_above() -> None:
    """Whole roots equal those found by trying, for all targets and every number up to 600."""
    for target, power in product(
        (*range(1, 600), *arithmetic.targets(Sums(roots=True))), (1, 2, 10)
    ):
        found = arithmetic._whole_roots(target, power)
        for root in found:
            assert root**power == target
        if target < 600:
            assert found == {n for n in range(1, 600) if n**power == target}


@pytest.mark.parametrize("mode", ["solo", "group"])
def test_no_page_works_an_operation_out(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawing a table never calls `arithmetic`, whatever the arithmetic options are."""
    asked: Counter[str] = Counter()
    for name in ("_ways", "values", "makes_nine"):
        monkeypatch.setattr(arithmetic, name, lambda *given, name=name: asked.update([name]))
    seats = 1 if mode == "solo" else 3
    drawn = 0
    for options in arithmetics():
        try:
            table = farmyard.table("cloud_nine", seats, seed=1, options={"mode": mode, **options})
        except OptionError:
            continue
        for _ in range(4 if COMPILED else 1):
            view = table.views.of(table.to_move)
            table.game.page.scene(view, table.to_move, table.names, False)
            table.play(table.legal()[0])
        drawn += 1
    assert drawn >= 8
    assert not asked


def arithmetics() -> list[dict[str, str]]:
    """Return options for every combination of numbers, powers and roots, with all
    levels in turn."""
    names = ("numbers", "powers", "roots")
    values = {o.name: [value.word for value in o.values] for o in CARD.options}
    found = [dict(zip(names, each, strict=True)) for each in product(*(values[n] for n in names))]
    levels = values["level"]
    return [{**each, "level": levels[i % len(levels)]} for i, each in enumerate(found)]
