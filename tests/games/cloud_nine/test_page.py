"""Tests of the page's data: stable ids, and consistent numbers."""

from typing import Any

import pytest

import farmyard
from farmyard.core.showing.rehearsal import lessons_of, rehearsal, table_at
from farmyard.core.tables.table import Table
from farmyard.games.cloud_nine.rules.choices import RESIGN


def lying(t: Table, seat: int) -> list[str]:
    """Return the ids of the cards of the trick that lies on the table."""
    page = t.game.page.scene(t.views.of(seat), seat, t.names, False)
    return [each["id"] for each in (page["last"] or {}).get("tokens", []) if "id" in each]


@pytest.mark.parametrize(("seats", "options"), [(3, {"rounds": "2"}), (2, {"mode": "dual"})])
def test_a_trick_keeps_its_ids_while_it_lies(seats: int, options: dict[str, Any]) -> None:
    """Stable ids make cards fly only once, when they are laid; another trick has new ids."""
    t = farmyard.table("cloud_nine", seats=seats, seed=5, options=options)
    seen: dict[str, int] = {}
    tricks, was = 0, -1
    while not t.over and t.n < 120:
        words = dict(t.choices())
        laying = [c for c, says in words.items() if says.startswith("lays ") and " for " in says]
        before = lying(t, 0)
        choice = next(iter(laying or [c for c in words if c != RESIGN or seats > 2]))
        t.play(choice)
        number = int(t.views.of().laid)
        if number == was:
            assert lying(t, 0) == before
        for each in lying(t, 0):
            assert seen.setdefault(each, number) == number
        tricks, was = max(tricks, number), number
    assert tricks > 5


def test_cards_to_take_away_and_foxes_add_up_to_the_packs() -> None:
    """CN-146"""
    t = farmyard.table("cloud_nine", seats=1, seed=1, options={"mode": "solo"})
    for _ in range(12):
        tally = t.game.page.scene(t.views.of(0), 0, t.names, False)["tally"]
        assert tally["left"] + tally["foxes"] == int(t.views.of(0).height.sum())
        t.play(next(c for c in t.legal() if c != RESIGN))


def test_of_a_written_position_no_foxes_are_counted_that_nobody_knows() -> None:
    """A written position may have fewer cards than the deck, so its Foxes are not counted."""
    lesson = next(each for each in lessons_of("cloud_nine") if each.name == "alone")
    for step in range(len(lesson.steps)):
        t = table_at("cloud_nine", lesson, rehearsal("cloud_nine", "alone").before(step))
        tally = t.game.page.scene(t.views.of(0), 0, t.names, False)["tally"]
        assert tally["left"] == int(t.views.of(0).height.sum())
        assert tally["foxes"] is None


@pytest.mark.parametrize("options", [{}, {"gold": "no"}, {"rounds": 3, "egg_counts": "yes"}])
def test_the_account_of_a_duel_adds_up_to_the_eggs_beside_each_name(
    options: dict[str, Any],
) -> None:
    for seed in range(4):
        table = farmyard.table("cloud_nine", 2, seed=seed, options={"mode": "dual", **options})
        while not table.over:
            scene = table.game.page.scene(table.views.of(0), 0, table.names, False)
            *parts, sums = [row["cells"] for row in scene["account"] if row["cells"]]
            assert [sum(column) for column in zip(*parts, strict=True)] == sums
            assert [seat["count"] for seat in scene["seats"]] == sums
            choices = [c for c in table.legal() if c != RESIGN]
            table.play(choices[(seed + table.n) % len(choices)])
        assert table.n > 20
        scene = table.game.page.scene(table.views.of(0), 0, table.names, False)
        assert scene["account"] is None, "the end has a table of its own"
