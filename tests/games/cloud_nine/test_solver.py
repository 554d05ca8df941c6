"""Tests of the solver of Success, and of deals that can be won (section 7 of the ledger)."""

from collections import Counter
from typing import Any

import pytest

import farmyard
from farmyard.core.chance.dealing import key_of_day
from farmyard.core.chance.dice import key_of
from farmyard.core.compiling import COMPILED
from farmyard.core.options import OptionError
from farmyard.games.cloud_nine.bot.solver import Verdict, solvable_key, solve, winning
from farmyard.games.cloud_nine.bot.worlds import after
from farmyard.games.cloud_nine.box import CHICK, CORNS
from farmyard.games.cloud_nine.dealing import settle
from farmyard.games.cloud_nine.rules.choices import LOOK_INTO, REDO, REDONE, RESIGN
from farmyard.games.cloud_nine.state import Ending, Phase
from tests.games.cloud_nine.test_success import success
from tests.games.cloud_nine.written import GAME, Table, dealt
from tests.sampling import many_games
from tests.thorough import THOROUGH

LOST = {"no": 162, "yes": 62}
"""The first key at level 1 that cannot be won, without Gold and with it."""
DEALS = (100 if THOROUGH else 40) if COMPILED else 2


@pytest.mark.thorough
@pytest.mark.parametrize("gold", ["no", "yes"])
@pytest.mark.parametrize("level", ["1", "2", "3"])
def test_every_claimed_solution_is_one(level: str, gold: str) -> None:
    """Section 7: Nearly all deals can be won, with Gold too, and each solution is replayed."""
    found: Counter[Verdict] = Counter()
    for seed in range(DEALS):
        t = dealt(1, seed, mode="solo", gold=gold, level=level)
        solution = solve(t.s)
        found[solution.verdict] += 1
        if solution.verdict is Verdict.WON:
            t.play(*solution.choices)
            assert (t.s["ending"], t.s["totals"][0]) == (Ending.CLEARED, 0)
    assert found[Verdict.WON] >= 0.96 * DEALS


def near_the_end(seed: int, left: int) -> Table:
    """Return a table without Gold, the given number of choices before it is cleared."""
    t = dealt(1, seed, mode="solo", level="1", gold="no")
    return t.play(*solve(t.s).choices[:-left])


@pytest.mark.parametrize("left", [3, 5, 7])
def test_winning_choices_are_those_after_which_the_solver_wins(left: int) -> None:
    lost = 0
    for seed in range(12):
        t = near_the_end(seed, left)
        won = {c for c in t.legal() if c != RESIGN and is_won(after(t.states, c))}
        assert set(winning(t.s)) == won
        lost += len(t.legal()) - 1 - len(won)
    assert lost > 10


def is_won(state: Any) -> bool:
    return solve(state).verdict is Verdict.WON


def test_solving_is_repeatable_and_bounded() -> None:
    t = dealt(1, 3, mode="solo", level="1")
    assert solve(t.s) == solve(t.s)
    assert solve(t.s, budget=1).looked_at <= 1


def test_packs_that_are_cleared_are_not_won_while_a_challenge_is_open() -> None:
    """CN-147: A table is lost if Corns are open and no trick is left to meet them."""
    open_row = success(["F"], row=["egg", "corns"], golds=[["rooster"]])
    assert solve(open_row.s).verdict is Verdict.LOST
    rifle = success(["F"], row=["egg", "rifle"], golds=[["rooster"]])
    assert len(solve(rifle.s).choices) == 1


def test_a_worm_under_way_is_solved_from_where_it_stands() -> None:
    """CN-R100: The solver first finishes a Worm that is under way, one that needs a
    trick included."""
    t = success(["9", "F"], row=["egg", "worm"], golds=[["rooster", "chick"]])
    t.play(REDO + REDONE.index(CHICK))
    assert t.s["phase"] == Phase.HELP
    choices = solve(t.s).choices
    assert LOOK_INTO <= choices[0] < LOOK_INTO + 9
    assert t.play(*choices).s["ending"] == Ending.CLEARED
    row, met = ["egg", "worm"], [["rooster", "corns"]]
    t = success(["4", "5"], row=row, golds=met).play(REDO + REDONE.index(CORNS))
    assert t.play(*solve(t.s).choices).s["ending"] == Ending.CLEARED


def template(**options: Any) -> Any:
    return GAME.template(1, GAME.card.read_options({"mode": "solo", **options}, 1))


@many_games
@pytest.mark.parametrize("gold", ["no", "yes"])
def test_deals_that_can_be_won(gold: str) -> None:
    """CN-R118: The solvable key follows from the fresh one, so that a shuffle can be verified."""
    easy = template(gold=gold, level="1")
    lost = LOST[gold]
    assert not winnable(key_of(lost), gold)
    found = solvable_key(easy, key_of(lost))
    assert found != key_of(lost)
    assert winnable(found, gold)
    assert found == solvable_key(easy, found)
    assert settle(easy, key_of(lost)) == key_of(lost)
    assert settle(template(gold=gold, level="1", solvable="yes"), key_of(lost)) == found


def winnable(key: tuple[int, int], gold: str = "no") -> bool:
    states = template(gold=gold, level="1")
    states["key"] = key
    GAME.loops.deal(states, 0)
    return solve(states[0]).verdict is Verdict.WON


def test_the_table_deals_what_can_be_won_and_a_log_what_was_dealt() -> None:
    lost = LOST["no"]
    options = {"gold": "no", "level": "1", "mode": "solo"}
    table = farmyard.table("cloud_nine", 1, seed=lost, options={**options, "solvable": "yes"})
    assert table.history.dice != key_of(lost)
    assert farmyard.replay(table.text()).history.dice == table.history.dice
    assert farmyard.table("cloud_nine", 1, seed=lost, options=options).history.dice == key_of(lost)


def test_the_deal_of_the_day_is_the_same_for_everybody_and_can_be_won() -> None:
    one, other = (
        farmyard.table("cloud_nine", [name], daily="2026-11-20") for name in ("Ada", "Ben")
    )
    assert (
        one.history.dice
        == other.history.dice
        == settle(template(solvable="yes"), key_of_day("2026-11-20"))
    )
    assert one.options["mode"] == "solo"
    states = template()
    states["key"] = one.history.dice
    GAME.loops.deal(states, 0)
    assert solve(states[0]).verdict is Verdict.WON
    assert farmyard.table("cloud_nine", daily="2026-11-21").history.dice != one.history.dice
    easy = farmyard.table("cloud_nine", daily="2026-11-20", options={"level": "1"})
    assert easy.options["level"] == "1"


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"daily": "yesterday"}, "a date as in 2026-11-20"),
        ({"daily": "2026-11-20", "options": {"mode": "dual"}}, "mode is solo in the deal of"),
        ({"daily": "2026-11-20", "seats": 3}, "mode solo is for 1 player, not 3"),
    ],
)
def test_a_deal_of_the_day_that_cannot_be(asked: dict[str, Any], says: str) -> None:
    with pytest.raises(OptionError, match=says):
        farmyard.table("cloud_nine", **asked)
