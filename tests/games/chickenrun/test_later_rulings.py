"""Tests of the rulings of section 4 of the ledger from CR-R90 on, and of where walks end."""

import random
from collections import Counter
from typing import Any

import pytest

from farmyard.games.chickenrun import box
from farmyard.games.chickenrun.box.board import (
    BELT,
    FREE,
    GROUND,
    OUTSIDE,
    PLACE_NAMES,
    ROWS,
    beside,
)
from farmyard.games.chickenrun.state import Ending
from tests.games.chickenrun.test_rulebook import JOINT, LINE, SELECTING, TRADING
from tests.games.chickenrun.written import GAME, number_of, spread, table

THIRD: dict[str, Any] = {**SELECTING, "turn": 2, "begun": 3}
COAT: dict[str, Any] = {
    "escape": {0: "Borrowed Coat"},
    "marker": {0: "0,19"},
    "shown": {0: "Overcoat, Hat"},
    "plans": {0: ["Borrowed Coat"]},
}
SPRING: dict[str, Any] = {
    "flocks": {0: "hAhhhh"},
    "at": {0: "11,1"},
    "escape": {0: "Spring Heels"},
    "marker": {0: "-5,11"},
    "flown": [1, 0],
    "shown": {0: "Spring, Plank"},
    "plans": {0: ["Spring Heels"]},
}
CRATE: dict[str, Any] = {
    "flocks": {0: "hACChh"},
    "at": {0: "11,1"},
    "marker": {0: "-4,11"},
    "escape": {0: "The Old Crate"},
    "flown": [1, 0],
    "shown": {0: "Crate, Bicycle, Rope"},
    "plans": {0: ["The Old Crate"]},
}


def options(**given: Any) -> dict[str, Any]:
    return {"options": given}


# -- Walks ----------------------------------------------------------------------


def plainly(start: int, steps: int, barred: set[int]) -> set[int]:
    """Return the squares outside within so many steps, where no path leads through a Free one."""
    ground = {n for n in range(ROWS * 27) if GROUND[OUTSIDE, n // 27] >> n % 27 & 1} - barred
    found, front = {start}, {start}
    for _ in range(steps):
        reached = {m for n in front if n not in FREE for m in beside(n) if m in ground}
        front = reached - found
        found |= front
    return found - {start}


def test_a_walk_ends_on_free() -> None:
    """CR-110, CR-040: A chicken is free on reaching Free, and does not walk on past the dog."""
    t = table(at={0: "9,23"}, escape={0: "gate dash"}, dog="12,22", flocks={0: "PAPPPP"})
    beyond = {"13,18", "13,20", "12,20", "13,22", "13,23"}
    assert t.roll(4, 5).places() & beyond == {"13,23"}
    dice, outside = random.Random(5), [PLACE_NAMES[n] for n in BELT]
    for _ in range(12):
        at, dog, tweedy = dice.sample([n for n in outside if abs(int(n.split(",")[0])) > 8], 3)
        steps = dice.randrange(2, 13)
        way = {"phase": "MOVE", "step": "SET_OUT", "black": 6, "white": 1, "allowance": steps}
        t = table(at={0: at}, escape={0: "gate dash"}, dog=dog, tweedy=tweedy, **way)
        guards = {PLACE_NAMES.index(dog), PLACE_NAMES.index(tweedy)}
        found = plainly(PLACE_NAMES.index(at), steps, guards)
        assert t.places() - {"stay"} == {PLACE_NAMES[n] for n in found}


def test_an_exact_walk_ends_on_free_too() -> None:
    """CR-R4, CR-110: With exact moves Free may be reached with steps to spare; other walks take
    all."""
    fields: dict[str, Any] = {"escape": {0: "gate dash"}, "flocks": {0: "PAPPPP"}}
    t = table(at={0: "11,23"}, **fields, **options(exact_move="yes")).roll(2, 4)
    assert "13,23" in t.places()
    assert "12,23" not in t.places()


def test_the_way_on_the_page_ends_on_free() -> None:
    """CR-110: No path drawn on the page leads on from a Free square."""
    from farmyard.games.chickenrun.page.routes import ways

    t = table(at={0: "9,23"}, escape={0: "gate dash"}, dog="12,22", flocks={0: "PAPPPP"})
    found = ways(t.roll(4, 5).view(0))
    assert not [n for n, (before, _) in found.items() if before in FREE]


def test_a_walk_passes_those_who_are_no_victims() -> None:
    """CR-R89, CR-R13, CR-118: A guard walks past the disguised and markers with no chickens
    waiting, but not through a room with a victim."""
    passing = {"catch_on_passing": "yes"}
    t = table(at={0: "12,10"}, **COAT, dog="12,11", options=passing, **SELECTING)
    assert t.play("dog").can("12,6")
    rooms = {**passing, "catch_in_shops": "yes"}
    t = table(at={0: "food store"}, tweedy="-2,6", options=rooms, **SELECTING).play("tweedy")
    assert not t.can("2,6")
    assert t.can("food store")
    alone = {**passing, "marker_hit": "waiting"}
    t = table(**SPRING, tweedy="-4,11", options=alone, **SELECTING)
    assert t.play("tweedy").can("-7,11")


SETTING_OUT: dict[str, Any] = {"phase": "MOVE", "step": "SET_OUT", "black": 6, "white": 1}


def reached(start: int, steps: int, barred: set[int], exactly: bool) -> set[int]:
    """Return the squares a runner outside comes to, all of whose paths end on Free."""
    ground = {n for n in range(ROWS * 27) if GROUND[OUTSIDE, n // 27] >> n % 27 & 1} - barred
    here = {start}
    for _ in range(steps):
        next_to = {m for n in here if n not in FREE for m in beside(n) if m in ground}
        here = next_to | (here & set(FREE) if exactly else here)
    return here - {start}


@pytest.mark.parametrize("exact", ["yes", "no"])
@pytest.mark.parametrize("dog_reach", [0, 1])
def test_all_the_squares_outside_that_a_runner_reaches(exact: str, dog_reach: int) -> None:
    """CR-R4, CR-R30, CR-R89: Whatever bars the way, a runner reaches what paths on squares do: of
    those beside the dog only the belt is barred, on all four sides and at the edge of the board."""
    dice = random.Random(9)
    near = [n for n in BELT if min(n // 27, 23 - n // 27) < 2 and abs(n % 27 - 13) > 8]
    for _ in range(24):
        at, dog = dice.sample(near, 2)
        steps = dice.randrange(1, 7)
        running: dict[str, Any] = {"escape": {0: "alone"}, "allowance": steps, **SETTING_OUT}
        rules = options(exact_move=exact, dog_reach=dog_reach)
        t = table(at={0: PLACE_NAMES[at]}, dog=PLACE_NAMES[dog], **running, **rules)
        barred = {dog} | ({n for n in beside(dog) if n in BELT} if dog_reach else set())
        expected = {PLACE_NAMES[n] for n in reached(at, steps, barred, exact == "yes")}
        assert t.places() - {"stay"} == expected, (PLACE_NAMES[at], PLACE_NAMES[dog], steps)


def test_straight_over_the_wire_by_exactly_so_many_steps() -> None:
    """CR-R63, CR-R4, CR-040: With exact moves a runner stops on its fence square only with its last
    step; a dog behind the wire leaves it no further."""
    way: dict[str, Any] = {**SETTING_OUT, **LINE}
    for at, steps, squares in (
        ("5,20", 1, {"5,21"}),
        ("5,20", 2, {"5,22"}),
        ("5,20", 3, {"4,22", "6,22", "5,23"}),
        ("5,21", 1, {"5,22"}),
        ("5,21", 2, {"4,22", "6,22", "5,23"}),
    ):
        t = table(at={0: at}, allowance=steps, **way, **options(exact_move="yes"))
        assert t.places() == squares
    for at, squares in (("5,20", {"5,21"}), ("5,21", set())):
        t = table(at={0: at}, allowance=2, dog="5,22", **way)
        assert t.places() == squares | {"stay"}


# -- Catches and losses ---------------------------------------------------------


def test_a_pie_of_a_single_plan() -> None:
    """CR-R67: If the runner becomes a pie, a waiting chicken takes over, for a single plan too."""
    waiting = {"flocks": {0: "PACCPP"}, "eggs": [0, 2], "at": {0: "-12,5"}}
    ladder: dict[str, Any] = {
        "escape": {0: "Short Ladder"},
        "marker": {0: "-10,10"},
        "shown": {0: "Ladder"},
        "plans": {0: ["Short Ladder"]},
    }
    pie = {"phase": "PIE", "step": "SELECT", "mover": None, "turn": 1, "begun": 2, "victim": 0}
    t = table(black=4, white=1, **pie, **waiting, **ladder).play("chicken 1")
    assert t.asked == (0, "RUNNER")
    assert (t.flock(0), t.plans(0), t.shown(0)) == ("PPCCPP", ["Short Ladder"], ["Ladder"])
    assert t.at(0) == "-10,10"


SWAP: dict[str, Any] = {
    **LINE,
    "options": {"joint": "yes", "double_in_escape": "swap"},
    "at": {0: "9,22"},
    "partner": [1, None],
}


def test_a_double_may_let_a_lent_chicken_run() -> None:
    """CR-R7, CR-R77, CR-R89: By option any waiting chicken takes over on a double, lent ones too.
    They are asked for if there are several, and run on the spot with their own number."""
    t = table(**SWAP, flocks={0: "ACPPPP", 1: "AhhLhh"}).roll(4, 4)
    assert t.asked == (0, "CHANGE")
    assert t.legal() == [number_of("chicken 1"), number_of("lent 3")]
    t.play("lent 3")
    assert (t.flock(0), t.flock(1), t.s["runs"][0]) == ("CCPPPP", "AhhLhh", 3)
    assert (t.at(0), t.s["allowance"]) == ("9,22", 8 + box.ADJUST[3])
    t = table(**SWAP, flocks={0: "APPPPP", 1: "AhhLhL"}).roll(4, 4)
    assert t.legal() == [number_of("lent 3"), number_of("lent 5")]
    t = table(**SWAP, flocks={0: "APPPPP", 1: "AhhLhh"}).roll(4, 4)
    assert (t.flock(0), t.s["runs"][0], t.phase) == ("CPPPPP", 3, "MOVE"), "the only one"


def test_a_lent_runner_waits_again_after_a_double() -> None:
    """CR-R7, CR-R77, CR-R89: A lent runner goes back to waiting and cannot be chosen; with nobody
    waiting, or without the option, it runs on."""
    running: dict[str, Any] = {**SWAP, "runs": [3, None]}
    flocks = {0: "CPCPPP", 1: "AhhLhL"}
    t = table(**running, flocks=flocks).roll(4, 4)
    assert t.legal() == [number_of(each) for each in ("chicken 0", "chicken 2", "lent 5")]
    t.play("lent 5")
    assert (t.flock(0), t.flock(1), t.s["runs"][0]) == ("CPCPPP", "AhhLhL", 5)
    t = table(**running, flocks=flocks).roll(4, 4).play("chicken 2")
    assert (t.flock(0), t.flock(1), t.s["runs"][0]) == ("CPAPPP", "AhhLhL", -1)
    t = table(**running, flocks={0: "PPPPPP", 1: "AhhLhh"}).roll(4, 4)
    assert (t.phase, t.s["runs"][0]) == ("MOVE", 3)
    t = table(**{**running, **options(joint="yes")}, flocks=flocks).roll(4, 4)
    assert (t.phase, t.s["runs"][0]) == ("MOVE", 3)


def test_a_swapped_runner_is_free_for_its_owner_and_the_next_one_runs() -> None:
    """CR-R77, CR-112, CR-132: After a swap the escape goes on as if the other had begun it."""
    t = table(**{**SWAP, "at": {0: "12,22"}}, flocks={0: "ACPPPP", 1: "AhhLhh"}).roll(4, 4)
    t.play("lent 3", "13,23")
    assert (t.flock(0), t.flock(1)) == ("CCPPPP", "AhhFhh")
    assert t.asked == (0, "RUNNER")
    assert t.legal() == [number_of("chicken 0"), number_of("chicken 1")]


def test_a_caught_chicken_is_not_chosen_again() -> None:
    """CR-R34, CR-017, CR-033: Resting chickens return first to an empty hand, and the last one runs
    on."""
    fields: dict[str, Any] = {"at": {0: "-3,11"}, "tweedy": "-3,9", **SELECTING}
    t = table(flocks={0: "rPPArP"}, **fields, **options(caught="rests")).play("tweedy", "-3,11")
    assert (t.flock(0), t.phase) == ("hPPrhP", "RESTART")
    t = table(flocks={0: "PPPAPP"}, **fields, **options(caught="rests")).play("tweedy", "-3,11")
    assert (t.flock(0), t.at(0), t.phase) == ("PPPAPP", "hut 1", "BEFORE")


def test_nobody_waits_who_is_in_the_air() -> None:
    """CR-R89, CR-R67: The party of The Old Crate rides with the piece, so its marker is empty."""
    t = table(**CRATE, tweedy="-4,10", **SELECTING, **options(marker_hit="waiting"))
    assert t.play("tweedy", "-4,11").flock(0) == "hACChh"
    t = table(**CRATE, tweedy="-4,10", **SELECTING).play("tweedy", "-4,11")
    assert t.flock(0) == "hABBhh"


def test_the_last_seat_in_has_won_before_it_is_asked() -> None:
    """CR-126, CR-R75: The last seat in wins at once, without choosing a new active chicken."""
    t = table(
        flocks={0: "FAhhPP", 1: "FPPPPP"},
        out=[0, 1],
        eggs=[2, 0],
        freed_at=[[1, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0]],
        landings=2,
        boss=0,
        at={0: "12,23"},
        escape={0: "gate dash"},
    )
    t.s["at"][1] = -1
    t.roll(3, 4).play("13,23")
    assert (t.phase, t.s["ending"]) == ("OVER", Ending.LAST)


# -- Rulings --------------------------------------------------------------------


def test_places_below_the_winner() -> None:
    """CR-R90: Ranks go by free chickens, then who was first; eggs and chickens count only after the
    last round."""
    over: dict[str, Any] = {
        "phase": "OVER",
        "flocks": {0: "FFFFhh", 1: "PPPPAh", 2: "Ahhhhh"},
        "freed_at": [[1, 2, 3, 4, 0, 0], [0] * 6, [0] * 6],
        "landings": 4,
        "eggs": [0, 1, 7],
    }
    first, second, third = table(3, ending="FREED", **over).scores
    assert first > second == third
    first, second, third = table(3, ending="ROUNDS", **over).scores
    assert first > third > second


def test_who_begins_goes_by_seats() -> None:
    """CR-R91: The start rotates by seats, not by huts, and a seat that is out keeps its place."""
    huts: dict[str, Any] = {"huts": [1, 4, 6], **THIRD, **options(rotate_start="yes")}
    assert table(3, rounds=1, **huts).play("pass").asked == (1, "BEFORE")
    t = table(3, rounds=1, out=[0, 1, 0], eggs=[2, 0, 2], flocks={1: "PPPPPP"}, **huts)
    t.s["at"][1] = -1
    assert t.play("pass").asked == (2, "BEFORE")


def test_without_its_coat() -> None:
    """CR-R92, CR-118: An abandoned disguise is gone, and the runner may walk off from its gate."""
    flock = {"flocks": {0: "ACPPPP"}}
    t = table(at={0: "5,22"}, **COAT, **flock).play("abandon", "Overcoat")
    assert t.position()["escape"][0] == "alone"
    t = table(at={0: "5,22"}, escape={0: "alone"}, dog="5,23", **SELECTING).play("dog", "5,22")
    assert t.at(0) == "Coal Bunker"
    t = table(at={0: "-11,7"}, escape={0: "alone"}).roll(4, 2)
    assert "-12,6" in t.places()
    assert "-10,7" not in t.places()


@pytest.mark.parametrize("rule", ["both", "carried"])
def test_a_tool_that_must_be_carried(rule: str) -> None:
    """CR-R93, CR-R31, CR-104: A tool must be carried for Proper Hole just as for a cut."""
    fields: dict[str, Any] = {"at": {0: "10,10"}, "plans": {0: ["Proper Hole"]}, "tweedy": "0,5"}
    banked = table(hands={0: "Plank, Pliers"}, **fields, **options(cutters=rule))
    assert banked.can("Proper Hole") == banked.can("cut") == (rule == "both")
    carried = table(hands={0: "Plank"}, carry={0: "Pliers"}, **fields, **options(cutters=rule))
    assert carried.can("Proper Hole")


def test_one_of_them_may_be_an_escape() -> None:
    """CR-R94: One of all on the square is caught, and the rest are left alone."""
    fields: dict[str, Any] = {**LINE, "at": {0: "5,20", 1: "5,20"}, "tweedy": "5,18"}
    t = table(3, **fields, **THIRD, **options(catches="one")).play("tweedy", "5,20")
    assert t.asked == (2, "CATCH")
    caught = table(3, **fields, **THIRD, **options(catches="one"))
    caught.play("tweedy", "5,20", "seat hut 2")
    assert (caught.at(1), caught.position()["escape"][0]) == ("hut 2", "Washing Line")
    t.play("seat hut 1")
    assert (t.at(1), t.at(0)) == ("5,20", "Coal Bunker")


def test_an_escape_whose_cards_are_searched_is_over() -> None:
    """CR-R95, CR-R66, CR-113: A searched escape ends like a shut one (CR-R70), and its chickens
    rest."""
    line = {**LINE, "escape": {0: "Washing Line", 1: "gate dash"}}
    t = table(
        3,
        at={0: "5,20", 1: "-12,4"},
        flocks={0: "AChhhh"},
        to_search=["hut 1"],
        dog="-12,1",
        **line,
        **THIRD,
        **options(search_takes_shown="yes"),
    ).play("dog", "-12,4")
    assert t.asked == (0, "RESTART")
    assert (t.flock(0), t.shown(0)) == ("rrhhhh", [])


def test_exact_circles_and_diggers() -> None:
    """CR-R96: Returning to the first square counts as staying, and a digger that can
    dig on must."""
    t = table(at={0: "5,6"}, flocks={0: "PAPPPP"}, **options(exact_move="yes")).roll(4, 4)
    assert not {"5,6", "stay"} & t.places()
    dig: dict[str, Any] = {
        "escape": {0: "Dinner Spoon"},
        "marker": {0: "barn"},
        "shown": {0: "Spoon"},
        "plans": {0: ["Dinner Spoon"]},
        "depth": [2, 0],
    }
    digging = table(at={0: "barn"}, **dig, **options(exact_move="yes")).roll(2, 1)
    assert int(digging.s["depth"][0]) > 2, "nothing else was to be chosen"
    for under in (6, 2):  # below the mouth already, and with steps left on arrival
        at_mouth = table(at={0: "barn"}, **dig | {"depth": [under, 0]}, **options(exact_move="yes"))
        at_mouth.roll(4, 4)
        assert at_mouth.asked == (0, "MOUTH")
        assert not at_mouth.can("stay")
        assert at_mouth.can("exit 0")
    optional = table(at={0: "barn"}, **dig | {"depth": [6, 0]}).roll(4, 4)
    assert optional.can("stay")


def test_the_reach_of_the_dog_over_exits() -> None:
    """CR-R97, CR-R30: Mouths and landings next to the dog are shut, but announcing tests one
    square."""
    fly: dict[str, Any] = {**SPRING, "at": {0: "-5,11"}, "flown": [0, 0]}
    t = table(**fly, dog="-6,1", **options(dog_reach=1)).roll(3, 4)
    assert not t.can("exit 0")
    assert table(**fly, dog="-6,1").roll(3, 4).can("exit 0")
    ladder: dict[str, Any] = {"plans": {0: ["Short Ladder"]}, "hands": {0: "Ladder"}}
    t = table(at={0: "-10,10"}, dog="-12,9", **ladder, **options(dog_reach=1))
    assert t.can("Short Ladder")


def test_one_partner_is_asked_in_a_turn() -> None:
    """CR-R98, CR-R88: A refusal stands for the whole turn, whatever the plan."""
    seats: dict[str, Any] = {**JOINT, "at": {0: "4,20", 1: "6,20", 2: "5,20"}}
    t = table(3, hands={0: "Rope", 1: "Ladder", 2: "Ladder"}, flocks={0: "APPPPP"}, **seats)
    t.play("Washing Line", "seat hut 2", "refuse")
    assert t.asked == (0, "BEFORE")
    assert not t.can("Washing Line"), "the third seat is not asked any more"


def test_out_of_the_house_by_huts() -> None:
    """CR-R99, CR-R69: The order in which pieces go home decides to which pile each load returns."""
    piles = spread(Counter())
    piles.remove("house Bicycle")
    piles.remove("barn Rope")
    t = table(
        3,
        huts=[6, 1, 3],
        at={0: "house", 1: "house"},
        carry={0: "Bicycle", 1: "Rope"},
        piles=piles,
        gone_from=["house Bicycle", "barn Rope"],
        tweedy="4,4",
        **THIRD,
    )
    assert "Rope" in t.play("tweedy", "house").pile("house")


def test_cards_of_a_kind_are_alike() -> None:
    """CR-R100, CR-R17: A card returns to the first pile that is short of its kind, whoever bought
    it."""
    piles = spread(Counter())
    piles.remove("barn Rope")
    piles.remove("house Bicycle")
    caught: dict[str, Any] = {"at": {0: "3,9"}, "carry": {0: "Rope"}, "hands": {1: "Bicycle"}}
    fields: dict[str, Any] = {"tweedy": "3,11", "piles": piles, **SELECTING}
    short = {"gone_from": ["barn Rope", "house Bicycle"]}
    t = table(**caught, **fields, **short, **options(returns="bought")).play("tweedy", "3,9")
    assert "Rope" in t.pile("barn")


def test_an_offer_that_names_nothing() -> None:
    """CR-R101, CR-R74: An empty offer never reaches the partner, but counts as one of the two."""
    t = table(at={0: "3,9", 1: "3,9"}, **TRADING).play("offer", "eggs 0", "eggs 0")
    assert t.asked == (0, "TRADE")
    t.play("offer", "eggs 0", "eggs 0")
    assert t.asked == (1, "BEFORE")
    t = table(at={0: "3,9", 1: "3,9"}, eggs=[0, 0], step="SET_OUT", phase="MOVE", black=6, white=1)
    assert t.play("stay").asked == (1, "BEFORE"), "nothing could be named: no question"
    t = table(3, at={0: "3,9", 1: "3,9", 2: "3,9"}, eggs=[0, 0, 0], carry={2: "Hat"}, **TRADING)
    t.play("offer", "none")
    assert t.asked == (0, "TRADE"), "with the one who has something"


def test_as_many_replacements_as_wished() -> None:
    """CR-R104, CR-018: Up to six replacements are legal, by resting chickens once the hand is
    empty."""
    assert GAME.card.option("replacements").high == box.SET
    t = table(at={0: "3,9"}, flocks={0: "hrAPPP"}, **options(replacements=6))
    t.play("chicken 0")
    assert t.flock(0) == "ArrPPP"
    t.play("chicken 1")
    assert t.flock(0) == "rAhPPP"
    t.play("chicken 2", "chicken 0", "chicken 1")
    assert t.s["replaced"] == 5
    t.play("chicken 2")
    assert not any(t.can(f"chicken {k}") for k in range(6))
    assert (
        table(at={0: "3,9"}).play("chicken 1").legal()
        == table(at={0: "3,9"}, replaced=1, flocks={0: "rAhhhh"}).legal()
    )


def test_partners_may_be_anywhere() -> None:
    """CR-R105, CR-133: Partners may be anywhere, except in an escape of their own."""
    apart: dict[str, Any] = {**JOINT, "at": {0: "4,20", 1: "3,9"}}
    cards: dict[str, Any] = {"hands": {0: "Rope", 1: "Ladder"}}
    joint = JOINT["options"] | {"partner_place": "anywhere"}
    t = table(**{**apart, "options": joint}, **cards).play("Washing Line")
    assert t.asked == (1, "JOIN")
    t.play("accept", "chicken 3", "done")
    assert (t.at(1), t.flock(1)[3]) == ("3,9", "L")
    assert not table(**apart, **cards).can("Washing Line")
    running = {"escape": {1: "gate dash"}, "at": {0: "4,20", 1: "9,22"}}
    assert not table(**{**apart, **running, "options": joint}, **cards).can("Washing Line")
