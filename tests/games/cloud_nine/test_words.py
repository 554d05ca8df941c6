"""What is told, and what is not: tricks with operation and eggs, cards only to who saw them."""

import pytest

import farmyard
from farmyard.core.record import SPECTATOR
from farmyard.core.table import Table as HouseTable
from farmyard.games.cloud_nine.choices import (
    DEEDS,
    DRAW,
    END_TURN,
    FEED,
    HEN_ALL,
    HEN_ONE,
    LOOK_INTO,
    PASS,
    PICK,
    SHOOT,
)
from tests.games.cloud_nine.test_success import lay, success
from tests.games.cloud_nine.written import GAME, NAMES, Table, table, trick


def told(t: Table, *choices: int) -> dict[int, str]:
    """The last of these choices, as each seat and the spectator (−1) is told of it."""
    t.play(*choices[:-1])
    before, turn = t.states, int(t.s["turn"])
    secret = int(t.s["phase"]) in GAME.rules.SECRET
    t.play(choices[-1])
    lines = {}
    for seat in range(SPECTATOR, int(t.s["seats"])):
        choice = -1 if secret and seat != turn else choices[-1]
        views = GAME.see(before, seat)[0], GAME.see(t.states, seat)[0]
        lines[seat] = GAME.words.tell(views[0], choice, views[1], seat, NAMES).text
    return lines


def said(t: Table, choice: int) -> str:
    view = GAME.see(t.states, int(t.s["turn"]))[0]
    return str(GAME.words.say(view, choice, NAMES))


def test_a_trick_is_said_with_its_operation_and_its_eggs() -> None:
    t = table(["8 5 4 9 M", "1 1"])
    assert said(t, trick("4 5 8")) == "lays 8 + 5 − 4 = 9 for 17 eggs"
    assert said(t, trick("9")) == "lays the 9 for 9 eggs"
    assert said(t, trick("M")) == "lays a Mystery Box as 9 for no eggs"
    assert said(t, trick("5 8 M")) == "lays 8 + 6 − 5 = 9 with the box as 6 for 13 eggs"
    classic = table(["7 8 9 10", "1 1"], level=3)
    assert said(classic, trick("7 8 9 10")) == "lays 7 + (10 + 8) ÷ 9 = 9 for 34 eggs"
    packs = success(["8", "F", "1"])
    assert said(packs, lay(0, 2)) == "lays 8 + 1 = 9 from packs 1 and 3 for 9 eggs"


def test_brackets_stand_only_where_they_are_needed() -> None:
    t = table(["3 5 2 4 1", "1 1"], level=3)
    says = [said(t, c) for c in t.legal() if c < DEEDS]
    assert "lays (5 − 2) × 3 = 9 for 10 eggs" in says or "lays 3 × (5 − 2) = 9 for 10 eggs" in says
    assert not any("(3 × " in each or "÷ 1)" in each for each in says)


def test_a_theft_and_straw_are_told() -> None:
    """S26: the Snake takes the 10, the 9 counts double."""
    t = table(["2 8 9 10 1", "1 1"], ["rooster straw", ""], snakes=[1])
    lines = told(t, DEEDS + 4, DEEDS + 37, trick("2 8 9 10"))
    assert "The Snake of Ben takes the 10 from you. The Straw doubles the 9." in lines[0]
    assert "Your Snake takes the 10." in lines[1]
    assert all("That brings 28 eggs." in line for line in lines.values())


def test_who_draws_and_who_loses_hears_which_card() -> None:
    """Section 4: the others hear that a card moved."""
    lines = told(table(["1 2 3", "7", "9"], phase="START"), DEEDS + DRAW)
    assert lines[0] == (
        "You draw a 9 from Cleo. A hand is empty, and the day is over: "
        "Ada no eggs, Ben no eggs and Cleo no eggs."
    )
    assert lines[2].startswith("Ada draws a 9 from you.")
    for other in (1, SPECTATOR):
        assert lines[other].startswith("Ada draws a card from Cleo.")


def test_a_pass_names_the_card_to_its_drawer_alone() -> None:
    lines = told(table(["1 2", "7 7"], nest="4 9"), DEEDS + PASS)
    assert lines == {
        0: "You pass and draw a 4 from the nest.",
        1: "Ada passes and draws a card.",
        SPECTATOR: "Ada passes and draws a card.",
    }


def test_a_swap_is_known_to_two() -> None:
    lines = told(table(["1 F", "7", "9"], ["hen", "", ""]), DEEDS + HEN_ONE + 1, DEEDS + PICK + 11)
    assert lines[0] == "You give Ben a Fox and get a 7."
    assert lines[1] == "Ada swaps a card with you: you get a Fox and lose a 7."
    assert lines[2] == lines[SPECTATOR] == "Ada and Ben have swapped a card."


def test_foxes_under_the_nest_are_counted_for_all() -> None:
    lines = told(table(["F F 3 6", "1 1", "2 2"], ["rifle", "", ""]), DEEDS + SHOOT)
    assert lines[0] == "You fire the Rifle: 2 Foxes go under the nest."
    assert lines[1] == "Ada fires the Rifle: 2 Foxes go under the nest."
    traded = told(table(["3 6", "1 1"], ["rifle", ""], gold_nest=["snake"]), DEEDS + SHOOT)
    assert traded[0] == "You trade the Rifle for a Snake."
    assert traded[1] == "Ada has no Fox and trades the Rifle for another Gold card."


def test_what_a_chick_saw_in_a_pack_its_player_alone_is_told() -> None:
    t = success(["2 3 4", "9"], "dual", row=["egg", "chick"], golds=[["rooster"], []])
    lines = told(t, 1119, LOOK_INTO)
    assert lines[1].startswith("You look into pack 1: a 2, a 3 and a 4.")
    assert lines[0].startswith("Ben looks into pack 1.")


@pytest.mark.parametrize(
    ("choice", "why"),
    [
        (trick("4 7"), "not all in your hand"),
        (trick("1 2"), "do not make nine"),
        (DEEDS + FEED + 1, "no Corns in your hand"),
        (DEEDS + HEN_ALL + 1, "no Hen in your hand"),
        (DEEDS + END_TURN, "Lay a trick, or pass"),
        (DEEDS + DRAW, "That draw is over"),
    ],
)
def test_a_refusal_names_the_reason(choice: int, why: str) -> None:
    view = GAME.see(table(["1 2 3 5", "1 1"]).states, 0)[0]
    assert why in GAME.words.why_not(view, choice).replace("the Hen", "Hen")


def test_how_it_ends_alone() -> None:
    """CN-R99: the eggs of 224, the challenges met."""
    t = success(["9", "F"]).play(lay(0))
    assert "You have cleared the henhouse, Ada: 9 eggs of 224" in outcome(t)
    lost = HouseTable.deal("cloud_nine", ["Ada"], seed=1, options={"mode": "solo"})
    lost.play("gives up")
    says = lost.game.words.outcome(lost.seen(0), 0, lost.names)
    assert says == (
        "Not this time, Ada: 48 cards and 18 challenges still lay there. You have won no eggs "
        "of 224, with 0 of 18 challenges met."
    )


def outcome(t: Table) -> str:
    return str(GAME.words.outcome(GAME.see(t.states, 0)[0], 0, NAMES))


def test_shared_wins_and_those_who_give_up() -> None:
    t = table(["9", "F"], piles=[[], []]).play(trick("9"))
    assert outcome(t) == "You win with 24 eggs, Ada!"
    t = table(["9", "1 1"], totals=[0, 24]).play(trick("9"))
    assert outcome(t) == "You share the win with Ben: 24 eggs each."
    duel = farmyard.table("cloud_nine", ["Ada", "Ben"], seed=1, options={"mode": "dual"})
    duel.play("gives up")
    assert duel.game.words.outcome(duel.seen(1), 1, duel.names) == "You win, Ben: Ada has given up."
