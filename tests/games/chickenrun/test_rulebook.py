"""Tests of the statements of section 3 of the ledger that no scenario covers."""

import random
from typing import Any

import pytest

from farmyard.core.record import clone
from farmyard.games.chickenrun.box import ADJUST, CARD_COPIES, CHICKENS, COPIES, DECK, PLAN_NAMES
from farmyard.games.chickenrun.box.board import BUNKER, DOORS, HUT, HUTS, PIEMATIC, SQUARES
from farmyard.games.chickenrun.state import (
    ABANDON,
    CHICKEN,
    CUT,
    EXIT,
    PASS,
    PAY,
    PLACE,
    PLAN,
    Ending,
    Phase,
    Status,
)
from tests.games.chickenrun.written import GAME, PLACE_NAMES, dealt, table

SELECTING: dict[str, Any] = {
    "phase": "SELECT",
    "step": "SELECT",
    "mover": None,
    "turn": 1,
    "begun": 2,
    "black": 4,
    "white": 1,
}
"""The controller, seat 1, is asked whom to move, by five steps."""

LAST_MOVE: dict[str, Any] = {
    "phase": "MOVE",
    "step": "ARRIVE",
    "mover": 1,
    "turn": 1,
    "begun": 2,
    "black": 6,
}
"""Seat 1 makes the last move of the round; what follows is the Tweedys' turn."""

LINE: dict[str, Any] = {
    "escape": {0: "Washing Line"},
    "marker": {0: "5,20"},
    "shown": {0: "Rope, Ladder"},
    "plans": {0: ["Washing Line"]},
}

# -- Set-up ---------------------------------------------------------------------


def test_two_dice_of_six_sides() -> None:
    """CR-001, CR-023: Over many rolls nearly all pairs of dice occur."""
    t, seen = dealt(2), set()
    dice = random.Random(1)
    while t.phase != "OVER" and len(seen) < 30:
        before = clone(t.states)
        GAME.loops.play(t.states, 0, dice.choice(t.legal()))
        if before[0]["phase"] == Phase.BEFORE:
            seen.add((int(t.s["black"]), int(t.s["white"])))
    assert {die for pair in seen for die in pair} == {1, 2, 3, 4, 5, 6}
    assert len(seen) >= 30


def test_six_sets_of_six() -> None:
    """CR-002: Each seat has one set of chickens, and all sets have the same numbers."""
    assert len(set(CHICKENS)) == 36
    assert ADJUST.tolist() == [-1, 0, 1, 2, 3, 4]
    huts = {int(h) for h in dealt(6).s["hut"]}
    assert huts == set(range(6))


def test_the_box() -> None:
    """CR-004, CR-005, CR-006: There are 47, 12 and 18 cards, and six search cards."""
    assert (COPIES.sum(), len(DECK), CARD_COPIES.sum()) == (47, 12, 18)
    t = dealt(3)
    assert t.s["piles"].sum() == 47
    assert sorted(t.position()["plan_pile"]) == sorted(PLAN_NAMES)
    assert len(t.position()["to_search"]) == 6
    assert dealt(3, 2).position()["plan_pile"] != t.position()["plan_pile"]
    assert dealt(3, 2).pile("barn") != t.pile("barn")


def test_the_first_chickens_are_shown_together() -> None:
    """CR-009, CR-R55: No player sees another's first chicken until all have chosen."""
    t = dealt(3)
    first = t.asked[0]
    t.play("chicken 5")
    others = [p for p in range(3) if p != first]
    assert t.view(first)["picked"][first] == 5
    assert all(t.view(p)["picked"][first] == -1 for p in (*others, -1))
    assert t.flock(first) == "hhhhhh"
    t.play("chicken 0", "chicken 1")
    assert "A" in t.flock(first)


def test_two_to_six_seats() -> None:
    """CR-010, CR-R1."""
    assert GAME.card.seats == (2, 6)


# -- Rounds ---------------------------------------------------------------------


def test_turns_go_by_hut_number_and_end_with_the_tweedys() -> None:
    """CR-012, CR-013."""
    t = table(4, huts=[6, 2, 5, 1], mover=3, turn=3, boss=0)
    order = []
    for _ in range(4):
        order.append(t.asked[0])
        t.roll(4, 3)
        if t.phase == "MOVE":
            t.play("stay")
    assert order == [3, 1, 2, 0]
    assert t.asked == (0, "SELECT")


def test_one_active_chicken_for_all_to_see() -> None:
    """CR-014: The piece stands for one active chicken, which all can see."""
    t = table(3)
    for seat in (-1, 0, 1, 2):
        assert t.view(seat)["chickens"][0].tolist().count(Status.ACTIVE) == 1


def test_a_voluntary_replacement() -> None:
    """CR-015, CR-016, CR-018: A chicken is replaced once, before the roll; the piece
    and load stay."""
    t = table(at={0: "3,9"}, carry={0: "Rope"}).play("chicken 2")
    assert t.flock(0) == "rhAhhh"
    assert (t.at(0), t.carry(0)) == ("3,9", "Rope")
    assert not any(CHICKEN <= c < PLAN for c in t.legal())
    t.roll(4, 3)
    assert not any(CHICKEN <= c < PLAN for c in t.legal())


@pytest.mark.parametrize(
    "fields",
    [
        {"at": {0: "Coal Bunker"}},
        {"at": {0: "9,22"}, **LINE},
        {"at": {0: "9,22"}, "escape": {0: "gate dash"}},
    ],
)
def test_no_replacement_in_escapes_and_in_the_bunker(fields: dict[str, Any]) -> None:
    """CR-135, CR-034, CR-R47, CR-R58: No chicken is replaced in an escape or in the bunker, neither
    by choice nor by a double."""
    t = table(**fields)
    assert not any(CHICKEN <= c < PLAN for c in t.legal())
    t.roll(4, 4)
    assert t.flock(0) == "Ahhhhh"
    assert t.phase != "REPLACE"


def test_an_escape_is_announced_before_the_roll() -> None:
    """CR-019: An escape is announced with the chicken that runs, and not after the roll."""
    t = table(at={0: "10,12"}, plans={0: ["Short Ladder"]}, hands={0: "Ladder"}, tweedy="0,5")
    assert t.can("Short Ladder")
    t.roll(4, 3)
    assert not any(PLAN <= c < PLAN + 12 for c in t.legal())


def test_which_cards_are_played_when() -> None:
    """CR-022, CR-R85: Six cards are played before the roll, never the discount or the straw."""
    six = ["Forty Winks", "Telephone", "Marrow Bone", "Latch Left Up", "Wishbone", "Quick March"]
    for card in [*six, "Rats’ Discount", "Under the Straw"]:
        t = table(kept={0: [card]})
        assert t.can(card) == (card in six)
        t.roll(4, 3)
        assert not t.can(card)


def test_low_throws_bring_the_visit_whatever_the_chicken() -> None:
    """CR-023, CR-024, CR-030: A throw of 3 brings the visit and no egg, even for a
    chicken of +4."""
    t = table(flocks={0: "hhhhhA"}, eggs=[3, 2]).roll(1, 2)
    assert t.eggs == [0, 5]


def test_order_inside_a_roll() -> None:
    """CR-035, CR-R9: After 6-6 come the replacement, the choice, and the move of the
    new chicken."""
    t = table().roll(6, 6)
    assert t.asked == (0, "REPLACE")
    t.play("chicken 5")
    assert t.asked == (0, "CHOOSE")
    t.play("move")
    assert t.s["allowance"] == 12 + 4


# -- Movement -------------------------------------------------------------------


def test_steps_are_straight() -> None:
    """CR-038: Two steps reach at most twelve squares, because diagonals cost two."""
    t = table(at={0: "5,6"}, boss=0, flocks={0: "PAPPPP"}).roll(1, 1)
    assert t.places() == {
        *("5,4", "5,5", "5,7", "5,8", "3,6", "4,6", "6,6", "7,6"),
        *("4,5", "6,5", "4,7", "6,7"),
        "stay",
    }


def test_no_door_for_chickens() -> None:
    """CR-042, CR-137: Neither the Piematic nor the bunker can be entered from the
    square beside it."""
    t = table(at={0: "4,17"}, flocks={0: "hhhhhA"}).roll(5, 4)
    assert not {"Piematic", "Coal Bunker"} & t.places()
    t = table(tweedy="4,17", **SELECTING).play("tweedy")
    assert not {"Piematic", "Coal Bunker", *(f"hut {n}" for n in range(1, 7))} & t.places()
    assert not any(GAME.loops.legal(t.states, 0, PLACE + n) for n in (0, 26, 27 * 23, 27 * 24 - 1))


@pytest.mark.parametrize(
    ("start", "room"),
    [
        ("2,18", "woodshed"),
        ("-7,10", "barn"),
        ("7,10", "workshop"),
        ("4,5", "house"),
        ("2,5", "food store"),
    ],
)
def test_entering_ends_the_move(start: str, room: str) -> None:
    """CR-043, CR-R15: A move ends in a building, so it does not go through its other door."""
    t = table(at={0: start}, tweedy="0,20", eggs=[0, 2], flocks={0: "PAPPPP"}).roll(4, 3)
    assert room in t.places()
    t.play(room)
    assert t.at(0) == room
    assert t.asked[1] in ("BEFORE", "FOOD", "BUY")


def test_staying_counts_as_entering() -> None:
    """CR-048: A chicken that stays in the Barn may buy again, unless it released one instead of
    moving."""
    t = table(at={0: "barn"}, flocks={0: "PAPPPP"}).roll(4, 3).play("stay")
    assert t.asked == (0, "BUY")
    t = table(at={0: "barn"}, flocks={0: "PABPPP"}).roll(5, 6).play("release")
    assert t.asked == (1, "BEFORE")


def test_no_chicken_enters_where_mr_tweedy_is() -> None:
    """CR-134, CR-R52: A chicken in a room with Mr Tweedy may stay or leave, but buys nothing."""
    t = table(at={0: "-7,11"}, tweedy="barn").roll(4, 3)
    assert "barn" not in t.places()
    t = table(at={0: "barn"}, tweedy="barn").roll(4, 3)
    assert "-7,12" in t.places()
    t.play("stay")
    assert t.asked == (1, "BEFORE")


# -- Equipment ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("room", "price"), [("woodshed", 3), ("barn", 2), ("workshop", 2), ("house", 1)]
)
def test_prices(room: str, price: int) -> None:
    """CR-049, CR-057: Prices are paid to the nest, and without the eggs no card is seen."""
    t = table(at={0: room}, tweedy="0,20", eggs=[price - 1, 2]).roll(4, 2).play("stay")
    assert t.asked == (0, "BUY")
    assert t.view(0)["seen"][0].max() > 0
    nest = int(t.s["nest"])
    t.play(t.pile(room)[0])
    assert (t.eggs[0], t.s["nest"]) == (0, nest + price)
    t = table(at={0: room}, tweedy="0,20", eggs=[price - 1, 2], boss=0).roll(1, 2)
    t.play("stay")
    assert t.phase != "BUY"
    assert t.view(0)["seen"][0].max() == 0


def test_a_load_is_secret() -> None:
    """CR-051: Other players see only that there is a load."""
    t = table(3, carry={0: "Hat"})
    assert t.view(0)["carry"][0] >= 0
    for seat in (-1, 1, 2):
        assert t.view(seat)["carry"][0] == -1
        assert t.view(seat)["loaded"][0] == 1


def test_banked_cards_are_safe() -> None:
    """CR-054, CR-055: A catch costs only the load, however many cards are banked."""
    t = table(
        at={0: "3,9"},
        hands={0: "Rope, Rope, Rope, Rope, Plank, Plank, Hat, Crate, Spring, Torch"},
        carry={0: "Spoon"},
        tweedy="3,11",
        **SELECTING,
    )
    t.play("tweedy", "3,9")
    assert len(t.hand(0)) == 10
    assert t.carry(0) is None


# -- Trading --------------------------------------------------------------------

TRADING: dict[str, Any] = {"phase": "TRADE", "step": "TRADE", "black": 6}


def test_at_a_hut_the_host_trades_from_its_hand() -> None:
    """CR-062: A host gives from its hand and receives into it; in the yard only loads
    are traded."""
    t = table(at={0: "hut 2"}, carry={0: "Hat"}, hands={0: "Crate", 1: "Rope"}, **TRADING)
    t.play("offer", "eggs 0")
    assert t.can("Hat")
    assert not t.can("Crate")
    t.play("Hat", "eggs 0", "Rope", "accept")
    assert (t.carry(0), t.hand(1), t.hand(0)) == ("Rope", ["Hat"], ["Crate"])
    t = table(at={0: "3,9", 1: "3,9"}, hands={0: "Crate", 1: "Rope"}, **TRADING)
    t.play("offer", "eggs 1", "eggs 0")
    assert t.asked == (1, "REPLY"), "no cards here"


# -- Controller -----------------------------------------------------------------


def test_the_black_die_never_moves_the_dog() -> None:
    """CR-065, CR-066: The black die moves only Mr Tweedy, by up to three, on the controller's turn
    too."""
    t = table(boss=0, at={0: "3,9"}, tweedy="0,18").roll(3, 4).play("stay")
    assert t.asked == (0, "BLACK")
    squares = {place for place in t.places() if "," in place}
    assert squares
    for place in squares:
        x, r = map(int, place.split(","))
        assert abs(x) + abs(r - 18) <= 3
    t.play("0,20")
    assert (t.tweedy, t.dog) == ("0,20", "0,0")


def test_mr_tweedy_goes_through_gates_and_doors() -> None:
    """CR-068, CR-069, CR-R72: Mr Tweedy passes all three gates and shops, but never the fence."""
    t = table(tweedy="-10,7", **SELECTING).play("tweedy")
    assert {"-11,7", "-12,7", "-13,6"} <= t.places()
    assert "-11,8" not in t.places()
    t = table(tweedy="-2,5", **SELECTING).play("tweedy")
    assert {"food store", "2,6", "2,5"} <= t.places(), "four steps lead through the food store"


def test_mr_tweedy_stays_out_of_what_is_shut() -> None:
    """CR-069, CR-R103: Huts, the Piematic and the bunker are shut to Mr Tweedy from each door."""
    for shut in (*range(HUT, HUT + HUTS), PIEMATIC, BUNKER):
        for door in DOORS[shut - SQUARES]:
            t = table(tweedy=PLACE_NAMES[door], **SELECTING).play("tweedy")
            assert PLACE_NAMES[shut] not in t.places()


def test_he_catches_where_he_stops() -> None:
    """CR-070, CR-137, CR-138: Mr Tweedy catches no chicken in passing, and none by staying."""
    t = table(at={0: "3,10"}, tweedy="3,11", **SELECTING).play("tweedy", "3,9")
    assert t.at(0) == "3,10"
    t = table(at={0: "3,11"}, tweedy="3,11", **SELECTING).play("tweedy")
    assert "3,11" not in t.places()
    t.play("stay")
    assert t.at(0) == "3,11"


def test_underground_nobody_is_landed_on() -> None:
    """CR-083: A digger cannot be landed on, but in the barn Mr Tweedy hits the marker."""
    spoon: dict[str, Any] = {
        "at": {0: "barn"},
        "depth": [3, 0],
        "escape": {0: "Dinner Spoon"},
        "marker": {0: "barn"},
        "shown": {0: "Spoon"},
        "plans": {0: ["Dinner Spoon"]},
    }
    t = table(tweedy="-7,12", **spoon, **SELECTING).play("tweedy", "-7,13")
    assert t.at(0) == "barn"
    t = table(tweedy="-7,12", **spoon, **SELECTING).play("tweedy", "barn")
    assert t.at(0) == "Coal Bunker"


def test_either_moves_not_both() -> None:
    """CR-089: The total moves either Mr Tweedy or the dog."""
    t = table(**SELECTING).play("dog", "5,0")
    assert t.asked[1] == "BEFORE"
    assert t.tweedy == "house"


def test_order_of_the_tweedys_turn() -> None:
    """CR-093: The Tweedys first collect eggs, then move, then the gate changes."""
    t = table(huts=[2, 3], **LAST_MOVE).throw(2, 2).play("stay")
    assert t.eggs == [0, 2]
    assert t.asked == (1, "SELECT")
    assert t.s["gate"] == 0
    t.play("pass")
    assert t.s["gate"] == 1


def test_free_chickens_are_never_taken() -> None:
    """CR-096: Free chickens are never taken, and a pie stays a pie."""
    t = table(flocks={0: "FFPAhP"}, eggs=[0, 2]).roll(1, 2)
    assert t.flock(0) == "FFPAPP"


# -- Escapes --------------------------------------------------------------------


def test_banked_and_carried_cards_are_shown() -> None:
    """CR-104, CR-R66: A carried copy is shown first, and a load that is not needed goes back."""
    fields: dict[str, Any] = {"at": {0: "4,20"}, "plans": {0: ["Washing Line"]}, "tweedy": "0,5"}
    t = table(hands={0: "Rope, Ladder"}, carry={0: "Rope"}, **fields).play(
        "Washing Line", "chicken 1"
    )
    assert (t.shown(0), t.hand(0), t.carry(0)) == (["Rope", "Ladder"], ["Rope"], None)
    for seat in (-1, 1):
        assert t.view(seat)["shown"][0].sum() == 2
    t = table(hands={0: "Rope, Ladder"}, carry={0: "Hat"}, **fields).play(
        "Washing Line", "chicken 1"
    )
    assert (t.shown(0), t.hand(0), t.carry(0)) == (["Rope", "Ladder"], [], None)


def test_no_turning_back() -> None:
    """CR-108, CR-R54: No escape is abandoned in the turn it is announced, or after a roll."""
    t = table(at={0: "10,12"}, plans={0: ["Short Ladder"]}, hands={0: "Ladder"}, tweedy="0,5")
    t.play("Short Ladder", "done")
    assert not t.can(ABANDON)
    t.roll(4, 3)
    assert not t.can(ABANDON)
    t = table(
        at={0: "10,12"},
        escape={0: "Short Ladder"},
        marker={0: "10,12"},
        shown={0: "Ladder"},
        plans={0: ["Short Ladder"]},
    )
    assert t.can(ABANDON)


def test_after_the_last_committed_chicken() -> None:
    """CR-113: After the last committed chicken, equipment goes back and the plan under its pile."""
    t = table(at={0: "12,22"}, flocks={0: "AFhhhh"}, freed_at=[[0, 1, 0, 0, 0, 0], [0] * 6], **LINE)
    t.roll(4, 3).play("13,23")
    assert t.shown(0) == t.plans(0) == []
    assert t.position()["plan_pile"][-1] == "Washing Line"
    assert t.asked == (0, "RESTART")


def test_a_stopped_tunnel_is_lost() -> None:
    """CR-114, CR-122: A stopped tunnel costs the marker and equipment, and its chickens go to the
    bunker."""
    t = table(
        at={0: "-12,4"},
        escape={0: "Dinner Spoon"},
        marker={0: "barn"},
        shown={0: "Spoon"},
        plans={0: ["Dinner Spoon"]},
        dog="-12,1",
        **SELECTING,
    )
    t.play("dog", "-12,4")
    assert t.shown(0) == []
    assert t.position()["marker"][0] is None
    assert (t.at(0), t.plans(0)) == ("Coal Bunker", ["Dinner Spoon"])


def test_four_free_chickens_win() -> None:
    """CR-124, CR-125, CR-R39: Four free chickens win at once, or as many as the option says; in
    which order chickens came free is kept."""
    fields: dict[str, Any] = {
        "at": {0: "12,22"},
        "escape": {0: "gate dash"},
        "flocks": {0: "FFFAhh"},
        "freed_at": [[1, 2, 3, 0, 0, 0], [0] * 6],
        "landings": 3,
    }
    t = table(**fields).roll(2, 3).play("13,23")
    assert (t.phase, t.s["ending"]) == ("OVER", Ending.FREED)
    assert t.scores[0] > t.scores[1]
    assert t.position()["freed_at"][0] == [1, 2, 3, 4, 0, 0]
    t = table(at={0: "12,22"}, escape={0: "gate dash"}, options={"target": 1}).roll(2, 4)
    assert t.play("13,23").phase == "OVER"


def test_the_last_seat_in_is_ahead() -> None:
    """CR-126, CR-125: The last seat wins at once if strictly ahead; if all are out, most free ones
    win."""
    fields: dict[str, Any] = {"eggs": [2, 0], "huts": [1, 2], **LAST_MOVE}
    free = {"flocks": {0: "FAhhhh", 1: "PPPPAP"}, "freed_at": [[1, 0, 0, 0, 0, 0], [0] * 6]}
    t = table(landings=1, **free, **fields).throw(4, 2).play("stay")
    assert (t.phase, t.s["ending"]) == ("OVER", Ending.LAST)
    t = table(flocks={0: "hAhhhh", 1: "PPPPAP"}, **fields).throw(4, 2).play("stay")
    assert t.phase != "OVER"
    t = table(
        flocks={0: "PPPPPF", 1: "PPPPAP"},
        out=[1, 0],
        at={},
        freed_at=[[0, 0, 0, 0, 0, 1], [0] * 6],
        **{**fields, "eggs": [0, 0]},
    )
    t.s["at"][0] = -1
    GAME.loops.tally(t.states, 0)
    t.throw(4, 2).play("stay")
    assert (t.phase, t.s["ending"]) == ("OVER", Ending.PIES)


# -- The advanced game ----------------------------------------------------------


def test_the_advanced_game_is_a_way_to_begin() -> None:
    """CR-128, CR-131: The printed Advanced Game has hidden bids and joint escapes."""
    advanced = GAME.card.way("advanced")
    assert dict(advanced.options) == {"control": "bid", "joint": "yes"}
    assert advanced.title == "Advanced game"


def test_bids_are_made_anew() -> None:
    """CR-130, CR-128: Bids follow every Tweedys' turn, hidden until all have bid; losers keep
    theirs."""
    t = table(3, options={"control": "bid"}, eggs=[3, 2, 4], **{**SELECTING, "turn": 2, "begun": 3})
    t.play("pass")
    assert t.asked == (0, "BIDDING")
    t.play("eggs 2")
    assert t.view(1)["bids"][0] == -1
    assert t.view(0)["bids"][0] == 2
    assert len(t.legal()) == 3
    t.play("eggs 1", "eggs 3")
    assert t.s["boss"] == 2
    assert t.eggs == [3, 2, 1]


JOINT: dict[str, Any] = {
    "options": {"joint": "yes"},
    "plans": {0: ["Washing Line"]},
    "at": {0: "4,20", 1: "6,20"},
    "tweedy": "0,5",
}


def test_a_joint_escape() -> None:
    """CR-131, CR-132, CR-133, CR-R77: Both partners add cards and chickens, which count for their
    owners."""
    t = table(hands={0: "Rope", 1: "Ladder"}, flocks={0: "APPPPP"}, **JOINT)
    t.play("Washing Line")
    assert t.asked == (1, "JOIN"), "the only partner there is"
    t.play("accept")
    assert t.asked == (1, "LEND")
    t.play("chicken 3", "done")
    assert t.flock(1) == "AhhLhh"
    assert t.shown(0) == ["Rope", "Ladder"]
    assert t.hand(1) == []
    assert t.asked == (0, "BEFORE")
    assert not table(**{**JOINT, "at": {0: "4,20", 1: "3,9"}}, hands={0: "Rope", 1: "Ladder"}).can(
        "Washing Line"
    )


LENT: dict[str, Any] = {**LINE, "partner": [1, None], "flocks": {0: "APPPPP", 1: "AhhLhh"}}


def test_a_lent_chicken_runs_and_is_free_for_its_owner() -> None:
    """CR-132, CR-R84, CR-R77: A leader without chickens stays in until the escape ends."""
    t = table(at={0: "12,22"}, **LENT).roll(4, 3).play("13,23")
    assert t.flock(0) == "FPPPPP"
    assert t.position()["runs"][0] == 3
    assert t.s["out"][0] == 0
    assert t.at(0) == "5,20"
    t = table(
        at={0: "12,22"},
        runs=[3, None],
        **{**LENT, "flocks": {0: "FPPPPP", 1: "AhhLhh"}},
        freed_at=[[1, 0, 0, 0, 0, 0], [0] * 6],
    )
    t.roll(4, 3)
    assert t.s["allowance"] == 7 + 2
    t.play("13,23")
    assert t.flock(1) == "AhhFhh"
    assert t.s["out"][0] == 1


def test_a_stopped_joint_escape() -> None:
    """CR-132: Each chicken goes to its owner's bunker group, and both lose the cards."""
    t = table(at={0: "9,22"}, dog="7,22", **LENT, **SELECTING).play("dog", "9,22")
    assert t.flock(1) == "AhhBhh"
    assert t.flock(0) == "APPPPP"
    assert t.at(0) == "Coal Bunker"
    assert t.at(1) == "hut 2"


def test_numbers_are_those_of_the_ledger() -> None:
    """CR-110: Free squares need no exact number; the numbers of choices are those of the ledger."""
    t = table(at={0: "12,22"}, escape={0: "gate dash"}, flocks={0: "hhhhhA"}).roll(5, 4)
    assert t.can("13,23")
    assert (PASS, PAY, CUT, CHICKEN, PLAN, EXIT, PLACE) == (0, 7, 5, 16, 22, 67, 96)
    assert GAME.rules.CHOICES == PLACE + len(PLACE_NAMES) == 757
