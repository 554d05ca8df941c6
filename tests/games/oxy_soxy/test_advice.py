"""Tests of the reasons for an advised move: what it gains, and what it leaves to the others."""

from farmyard.bots.advice import advise
from farmyard.bots.random import RandomBot
from farmyard.core.contract import Reasons
from farmyard.core.tables.table import Table
from farmyard.core.wording.messages import common
from farmyard.games.oxy_soxy.advice import reasons
from farmyard.games.oxy_soxy.rules import SCORE
from tests.games.oxy_soxy.written import BULLOCKS, COWS, place, table

ROW_1 = 0


def why(t: Table, choice: int) -> Reasons:
    assert t.to_move is not None
    assert choice in t.legal()
    bot = RandomBot(t.to_move, 2, None)  # type: ignore[arg-type]
    return reasons(t.views.of(t.to_move), choice, t.names, bot)


def score(sex: str, line: int) -> int:
    return SCORE + 10 * (sex == COWS) + line


def test_a_line_of_ones_own_is_told_with_its_points_and_its_cost() -> None:
    t = table({0: "YB9 RC5 . . ."}, seats=2, hands={"Y": "YB1"}, left={"Y": "B1 C0"})
    assert why(t, score(BULLOCKS, ROW_1)) == Reasons(
        "Your bullocks are strongest in row 1 and win its cows now: 5 points.",
        "It costs your last score card.",
    )


def test_what_is_given_away_is_said() -> None:
    t = table({0: "RB9 YC5 . . ."}, seats=2, left={"Y": "B2 C0"})
    given = why(t, score(BULLOCKS, ROW_1))
    assert given.gain == "No line is better for you. This one gives Ben 5 points."
    assert given.risk.startswith("It costs one of your 2 score cards.")


def test_a_beast_opens_a_line() -> None:
    t = table({0: "RC7 . . . ."}, seats=2, hands={"Y": "YB3"}, left={"R": "B2 C0"})
    assert why(t, place("YB3", 1)) == Reasons(
        "Then a bullock score on row 1 would bring you 7 points.",
        "",
    )


def test_a_beast_makes_a_line_better() -> None:
    t = table({0: "RC7 YB3 . . ."}, seats=2, hands={"Y": "YC4"}, left={"R": "B2 C0"})
    given = why(t, place("YC4", 2))
    assert given.gain == "Then a bullock score on row 1 would bring you 11 points, not 7."


def test_a_beast_spoils_the_line_of_another() -> None:
    t = table({0: "RC7 YB3 . . ."}, seats=2, hands={"Y": "YC9"}, left={"Y": "B0 C1"})
    given = why(t, place("YC9", 2))
    assert given.gain == "Then a cow score on row 1 would bring you 3 points."
    t = table({0: "RC7 YB3 . . ."}, seats=2, hands={"Y": "YC7"}, left={"Y": "B0 C1"})
    given = why(t, place("YC7", 2))
    assert given.gain == "Ben could win 3 points on row 1 now, and could not after this."


def test_a_line_that_another_could_win_next_is_the_risk() -> None:
    t = table({0: "RC7 YB3 . . ."}, seats=2, hands={"Y": "YB8"}, left={"Y": "B0 C1"})
    given = why(t, place("YB8", 24))
    assert given.gain == "No line is worth a score card yet, and this keeps yours for a better one."
    assert given.risk == "Next, Ben could win 3 points on row 1."


def test_who_can_do_nothing_is_told_so() -> None:
    t = table({}, seats=2, left={"Y": "B1 C1"})
    given = why(t, t.legal()[0])
    assert given == Reasons("No line can be scored, Ada. Burn a score card.")


def test_where_there_is_one_choice_it_needs_no_reason() -> None:
    t = table({}, seats=2, left={"Y": "B1 C0"})
    given = advise(t, 0)
    assert given is not None
    assert (given.choice, given.reasons) == (t.legal()[0], Reasons(common("advice-only")))
