"""Tests of the log: tricks with operation and eggs, and cards only for those who saw them."""

import re
from random import Random

import pytest

import farmyard
from farmyard.core.record import SPECTATOR
from farmyard.core.tables.table import Table as HouseTable
from farmyard.games.cloud_nine.rules.choices import (
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
from tests.games.cloud_nine.test_rulings import packs, place
from tests.games.cloud_nine.test_success import lay, success
from tests.games.cloud_nine.written import GAME, NAMES, Table, table, trick
from tests.thorough import THOROUGH

pytestmark = pytest.mark.thorough


def told(t: Table, *choices: int) -> dict[int, str]:
    """Return the text of the last of these choices for each seat and the spectator (−1)."""
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
    """S26: The Snake takes the 10, and the Straw doubles the 9."""
    t = table(["2 8 9 10 1", "1 1"], ["rooster straw", ""], snakes=[1])
    lines = told(t, DEEDS + 4, DEEDS + 37, trick("2 8 9 10"))
    assert "Ben’s Snake takes the 10 from you. The Straw doubles the 9." in lines[0]
    assert "Your Snake takes the 10: 10 eggs for you." in lines[1]
    assert "You keep 28 eggs." in lines[0]
    assert all("Ada keeps 28 eggs." in lines[seat] for seat in (1, SPECTATOR))


def test_who_draws_and_who_loses_hears_which_card() -> None:
    """Section 4: Only the two players concerned read which card was drawn."""
    lines = told(table(["1 2 3", "7", "9"], phase="START"), DEEDS + DRAW)
    assert lines[0] == (
        "You draw a 9 from Cleo. Cleo has no card left, and the day is over: "
        "Ada gets no eggs, Ben none and Cleo none."
    )
    assert lines[2].startswith("Ada draws a 9 from you. You have no card left, and the day is")
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
    alike = told(table(["1 7", "7", "9"], ["hen", "", ""]), DEEDS + HEN_ONE + 1, DEEDS + PICK + 6)
    assert alike[0] == "You give Ben a 7 and get a 7."
    assert alike[1] == "Ada swaps a card with you: you get a card and lose another like it."
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
    assert why in GAME.words.why_not(view, choice)


def test_how_it_ends_alone() -> None:
    """CN-R99: The outcome tells the eggs of 224, or the cards and challenges left."""
    t = success(["9", "F"]).play(lay(0))
    assert "You have cleared the henhouse, Ada: 9 eggs of 224" in outcome(t)
    lost = HouseTable.deal("cloud_nine", ["Ada"], seed=1, options={"mode": "solo"})
    lost.play("gives up")
    says = lost.game.words.outcome(lost.views.of(0), 0, lost.names)
    assert says == "Not this time, Ada: 48 cards and 18 challenges left."


def outcome(t: Table) -> str:
    return str(GAME.words.outcome(GAME.see(t.states, 0)[0], 0, NAMES))


def test_shared_wins_and_those_who_give_up() -> None:
    t = table(["9", "F"], piles=[[], []]).play(trick("9"))
    assert outcome(t) == "You win with 24 eggs, Ada!"
    t = table(["9", "1 1"], totals=[0, 24]).play(trick("9"))
    assert outcome(t) == "You share the win with Ben: 24 eggs each."
    duel = farmyard.table("cloud_nine", ["Ada", "Ben"], seed=1, options={"mode": "dual"})
    duel.play("gives up")
    assert (
        duel.game.words.outcome(duel.views.of(1), 1, duel.names)
        == "You win, Ben: Ada has given up."
    )


# -- Whose, and how it reads ----------------------------------------------------


def test_eggs_after_a_theft_are_told_with_whose_they_are() -> None:
    """CN-110, CN-113: The log tells the thief's gain apart from the eggs that the player keeps."""
    options = {"level": "1", "snake_mode": "anytime"}
    t = place(2, options, phase="BEFORE", nest=["1", "2", "3"], golds=[[], ["snake"]],
              serpents=[[], ["snake 1"]], hands=[["8", "5", "4", "2"], ["1", "3"]])  # fmt: skip
    t.play(next(w for _, w in t.choices() if w.startswith("lays 8 + 5")))
    t.play("announces a Snake")
    assert t.log(1)[-1] == (
        "You announce a Snake. Turned up: Snake 1 (Ben). "
        "Your Snake takes the 8: 8 eggs for you. Ada keeps 9 eggs."
    )
    assert t.log(0)[-1].endswith("Ben’s Snake takes the 8 from you. You keep 9 eggs.")


@pytest.mark.parametrize("days", ["1", "2"])
def test_the_card_that_ends_a_day_is_told_to_who_has_seen_it(days: str) -> None:
    """Section 4: A draw that ends a day is worded the same if it also ends the game."""
    t = place(3, {"level": "1", "rounds": days, "gold": "no"}, phase="START", turn=2,
              hands=[["8", "5"], ["fox"], ["2", "6"]], nest=["1", "2", "3", "4"])  # fmt: skip
    t.play("draws a card unseen")
    assert t.log(2)[-1].startswith("You draw a Fox from Ben. Ben has no card left, and the day is")
    assert t.log(1)[-1].startswith("Cleo draws a Fox from you. You have no card left, and the day")
    for other in (0, SPECTATOR):
        assert t.log(other)[-1].startswith("Cleo draws a card from Ben. Ben has no card left")
        assert t.views.of(other).drawn == -1


def test_the_last_card_of_the_nest_is_told_to_its_drawer() -> None:
    options = {"level": "1", "rounds": "2", "gold": "no"}
    t = place(2, options, phase="BEFORE", hands=[["1", "2"], ["6"]], nest=["fox"])
    t.play("passes")
    assert t.log(0)[-1].startswith("You pass and draw a Fox from the nest.")
    assert t.log(1)[-1].startswith("Ada passes and draws a card.")


def test_a_card_that_stays_ends_a_sentence_with_one_stop() -> None:
    t = place(2, {"mode": "dual", "level": "1", "rounds": "1"}, phase="TABLE", straw=[1, 0],
              packs=packs("4 5", "fox 4", "3 7"), gold_nest=["snake", "hen", "egg"],
              golds=[["rooster"], []])  # fmt: skip
    t.play("lays 5 + 4 = 9 from packs 1 and 2, leaving pack 1 as it is, for 8 eggs")
    assert "leaving pack 1 as it is. The Straw doubles the 4." in t.log(0)[-1]


@pytest.mark.parametrize("options", [{"snake_mode": "anytime"}, {"corns": "cap"}])
def test_corns_are_announced_as_the_table_plays_them(options: dict[str, str]) -> None:
    """CN-R61"""
    t = place(2, {"level": "1", **options}, phase="BEFORE", nest=["1", "2", "3", "4"],
              hands=[["8", "9", "2"], ["1", "8"]], golds=[["corns"], []])  # fmt: skip
    t.play("lays Corns before seat 2")
    cap = options.get("corns") == "cap"
    rule = "a trick counts nine eggs at most." if cap else "no trick over nine eggs."
    assert t.log(1)[-1] == f"Ada lays Corns before you: {rule}"


def test_what_a_claim_gives_the_other_is_told() -> None:
    """CN-196, CN-197, CN-R93"""
    for gold, mine in (("nest2", "Ben may lay two tricks"), ("straw", "Ben’s next trick")):
        t = place(2, {"mode": "dual", "level": "1"}, phase="TABLE", packs=packs("4 5", "6 3"),
                  gold_nest=[gold, "hen", "egg"], golds=[["rooster"], []])  # fmt: skip
        t.play(next(w for _, w in t.choices() if w.startswith("claims")))
        assert mine in t.log(0)[-1]
        assert t.log(0)[-1].count(".") == 1
        assert "you" in t.log(1)[-1]


LINES = [(4, {}), (3, {"snake_mode": "anytime", "level": "1"}), (2, {"mode": "dual"}),
         (1, {"mode": "solo"}), (4, {"round_end": "finish_turn"})]  # fmt: skip


@pytest.mark.parametrize(("seats", "options"), LINES)
def test_every_line_of_a_log_reads_well(seats: int, options: dict[str, str]) -> None:
    """No line has two punctuation marks in a row or an unfilled slot, and each ends with a stop."""
    for seed in range(30 if THOROUGH else 2):
        t = farmyard.table("cloud_nine", seats=seats, seed=seed, options=options)
        dice = Random(seed)
        while not t.over and t.n < 150:
            legal = t.legal()
            t.play(dice.choice([c for c in legal if c != 1130 or seats > 2] or legal))
        for line in t.log(0) + t.log():
            assert not re.search(r"[.,:;!?] ?[.,:;!?]|[{}]|  | [.,]", line), line
            assert line[-1] in ".!", line
            assert "That brings" not in line or re.search(r"That brings \w+", line)


def test_all_tables_are_played() -> None:
    options = {"mode": "solo", "level": "1", "rounds": "2", "gold": "no"}
    t = farmyard.table("cloud_nine", ["Ada"], seed=1, options=options)
    t.play("gives up")
    t.play("gives up")
    says = t.game.words.outcome(t.views.of(0), 0, t.names)
    assert says == "Both tables are played, Ada: 96 cards and challenges were left."
