"""Tests of the worked scenarios of section 7 of the ledger, replayed from written positions.

Squares are (column, row). Seat p lives in hut p + 1 unless ``huts`` is given; the last seat
commands the Tweedys unless ``boss`` is given.
"""

from itertools import count

import pytest

from farmyard.games.chickenrun.state import Ending
from tests.games.chickenrun.written import dealt, die, table


def test_1_set_up_for_four() -> None:
    """CR-003, CR-004, CR-007, CR-008."""
    t = dealt(4)
    assert t.s["nest"] == 16
    assert t.eggs == [2, 2, 2, 2]
    assert t.sizes == [12, 12, 12, 11]
    assert t.s["plans_left"] == 12
    assert (t.dog, t.tweedy, t.s["gate"]) == ("0,0", "house", 0)
    for _ in range(4):
        t.play("chicken 3")
    assert [t.flock(p) for p in range(4)] == ["hhhAhh"] * 4


def test_2_set_up_for_six() -> None:
    """CR-007."""
    assert dealt(6).s["nest"] == 12


@pytest.mark.parametrize("seed", range(30))
def test_3_a_tie_for_control_is_thrown_again(seed: int) -> None:
    """CR-011, CR-R3: The highest total has control, and only those tied on it throw again."""
    t = dealt(3, seed).play("chicken 0", "chicken 0")
    key, throws = (int(t.s["key"][0]), int(t.s["key"][1])), count(int(t.s["throws"]))
    contenders = [0, 1, 2]
    while len(contenders) > 1:
        thrown = {p: die(key, next(throws)) + die(key, next(throws)) for p in contenders}
        contenders = [p for p in contenders if thrown[p] == max(thrown.values())]
    t.play("chicken 0")
    assert t.s["boss"] == contenders[0]
    assert t.s["throws"] == next(throws)


def test_4_rope_from_the_barn() -> None:
    """CR-028, CR-036, CR-049, CR-050, CR-064: Eight steps lead to the barn, where a card costs two
    eggs."""
    t = table(huts=[2, 5], flocks={0: "hhAhhh"})
    t.roll(3, 4)
    assert t.eggs == [3, 2]
    assert t.s["allowance"] == 8
    t.play("barn")
    assert t.asked == (0, "BUY")
    nest = int(t.s["nest"])
    kind = t.pile("barn")[0]
    t.play(kind)
    assert t.eggs[0] == 1
    assert t.s["nest"] == nest + 2
    assert t.carry(0) == kind
    assert t.asked == (1, "BLACK")


def test_5_the_barn_is_eight_away() -> None:
    """CR-036, CR-037: Seven steps lead only to the square before the barn's door."""
    t = table(huts=[2, 5], flocks={0: "hAhhhh"}).roll(3, 4)
    assert t.s["allowance"] == 7
    assert "-7,11" in t.places()
    assert "barn" not in t.places()


def test_6_a_double_one() -> None:
    """CR-025, CR-032, CR-R9: Eggs go to the controller, then a new chicken is chosen, then it
    moves."""
    t = table(flocks={0: "APhhhh"}, eggs=[3, 2])
    t.roll(1, 1)
    assert t.eggs == [0, 5]
    assert t.asked == (0, "REPLACE")
    t.play("chicken 3")
    assert t.flock(0) == "rPhAhh"
    assert t.s["allowance"] == 2 + 2


def test_7_the_bunker_comes_first() -> None:
    """CR-026, CR-094: The chicken in the bunker becomes the pie, whatever the
    controller prefers."""
    t = table(flocks={0: "ABrhhP"}, eggs=[0, 2]).roll(1, 2)
    assert t.flock(0) == "APrhhP"
    assert t.s["eaten"] == 1


def test_8_the_last_chicken() -> None:
    """CR-097, CR-098: A seat that loses its last chicken in the yard is out, and its Plank goes
    back."""
    t = table(3, at={0: "-3,9"}, flocks={0: "APPPPP"}, eggs=[0, 2, 2], carry={0: "Plank"})
    smallest = t.sizes
    t.roll(1, 2)
    assert t.flock(0) == "PPPPPP"
    assert t.s["out"][0] == 1
    assert sum(t.sizes) == sum(smallest) + 1
    assert "Plank" in t.pile("house") or "Plank" in t.pile("woodshed")
    assert t.at(0) == "nowhere"


def test_9_the_controller_is_not_visited() -> None:
    """CR-027, CR-031: The controller loses no eggs on a double one, but has the double and the
    move."""
    t = table(boss=0, eggs=[3, 2]).roll(1, 1)
    assert t.eggs == [3, 2]
    t.play("chicken 5")
    assert t.asked == (0, "MOVE")
    assert t.s["allowance"] == 6


def test_10_an_empty_nest() -> None:
    """CR-028, CR-R20."""
    t = table(eggs=[12, 12], flocks={0: "hhAhhh"}).roll(4, 2)
    assert t.eggs == [12, 12]
    assert t.s["allowance"] == 7


def test_11_warm_straw_with_one_egg_left() -> None:
    """CR-029, CR-030, CR-R20: The card gives as many eggs as there are, and no piece moves."""
    t = table(eggs=[11, 12], aside=OTHERS).roll(4, 6)
    assert t.asked == (0, "CHOOSE")
    t.play("draw")
    assert t.eggs == [12, 12]
    assert t.s["nest"] == 0
    assert t.asked == (1, "BEFORE")


OTHERS = [
    "Double Yolker",
    "Egg Round",
    *["Rats’ Discount"] * 2,
    *["Night Delivery"] * 2,
    *["Forty Winks"] * 2,
    "Telephone",
    "Marrow Bone",
    "Latch Left Up",
    *["Under the Straw"] * 2,
    "Wishbone",
    "Quick March",
    "Roll Call",
]
"""All opportunity cards but Warm Straw."""


def test_12_a_double_four() -> None:
    """CR-028, CR-032, CR-036: The seat gets one egg, +4 rests, and +3 goes eleven steps."""
    t = table(flocks={0: "hhhhhA"}).roll(4, 4).play("chicken 4")
    assert t.eggs[0] == 3
    assert t.flock(0) == "hhhhAr"
    assert t.s["allowance"] == 11


def test_13_a_double_with_an_empty_hand() -> None:
    """CR-017, CR-R102: Resting chickens return to the hand before the old active one rests."""
    t = table(flocks={0: "PrPrPA"}).roll(4, 4)
    assert t.flock(0) == "PhPhPA"
    t.play("chicken 3")
    assert t.flock(0) == "PhPAPr"


def test_14_the_only_live_chicken() -> None:
    """CR-033."""
    t = table(flocks={0: "PAPPPP"}).roll(4, 4)
    assert t.flock(0) == "PAPPPP"
    assert t.asked == (0, "MOVE")


def test_15_never_below_one() -> None:
    """CR-036, CR-R5: A chicken of −1 still has one step with a throw of 2."""
    assert table(boss=0, flocks={0: "APPPPP"}).roll(1, 1).s["allowance"] == 1


def test_16_caught_in_the_yard() -> None:
    """CR-071, CR-074, CR-086: The caught piece goes home without the Hat, and so do those in the
    house."""
    t = table(
        at={0: "-3,11", 1: "house"},
        huts=[1, 5],
        carry={0: "Hat"},
        tweedy="3,11",
        phase="SELECT",
        step="SELECT",
        mover=None,
        turn=1,
        begun=2,
        black=4,
        white=2,
    )
    before = t.sizes
    t.play("tweedy", "-3,11")
    assert (t.at(0), t.carry(0)) == ("hut 1", None)
    assert t.at(1) == "hut 5"
    assert t.tweedy == "house"
    smallest = before.index(min(before))
    assert t.sizes[smallest] == before[smallest] + 1


@pytest.mark.parametrize("shops", ["no", "yes"])
def test_17_shops_are_cover(shops: str) -> None:
    """CR-073, CR-R12."""
    t = table(
        at={0: "workshop"},
        tweedy="7,11",
        phase="BLACK",
        step="NEXT",
        turn=1,
        black=1,
        white=4,
        options={"catch_in_shops": shops},
    )
    t.play("workshop")
    assert (t.tweedy, t.at(0)) == (
        ("workshop", "workshop") if shops == "no" else ("house", "hut 1")
    )


def test_18_shut_in() -> None:
    """CR-040, CR-R41, CR-R50: With Mr Tweedy before hut 3 its piece stays, but still
    gets the egg."""
    t = table(huts=[3, 5], tweedy="0,11").roll(4, 3)
    assert t.eggs[0] == 3
    assert t.at(0) == "hut 3"
    assert t.asked == (1, "BEFORE")


def test_19_past_another_chicken_and_home() -> None:
    """CR-039, CR-045, CR-053: Seven steps lead past another piece and home, where the Spoon is
    banked."""
    t = table(at={0: "-6,11", 1: "-3,11"}, carry={0: "Spoon"}, flocks={0: "hAhhhh"})
    t.roll(4, 3)
    assert {"-3,11", "-2,11"} <= t.places()
    t.play("hut 1")
    assert t.hand(0) == ["Spoon"]
    assert t.carry(0) is None


def tweedys(**fields: object) -> "table":  # type: ignore[valid-type]
    """Return a table at which the Tweedys' turn is about to begin, after the last seat's move."""
    return table(phase="MOVE", step="ARRIVE", mover=1, turn=1, begun=2, black=6, **fields)  # type: ignore[arg-type]


def test_20_nobody_in_hut_five() -> None:
    """CR-088: No eggs are collected from an empty hut, but the total still moves a guard."""
    t = tweedys().throw(4, 5).play("stay")
    assert t.eggs == [2, 2]
    assert t.asked == (1, "SELECT")
    assert (t.s["black"], t.s["white"]) == (4, 5)


def test_21_the_controller_loses_its_own() -> None:
    """CR-067, CR-087: The controller chooses a pie from its own hand."""
    t = tweedys(flocks={1: "PPPAhh"}, eggs=[2, 0]).throw(4, 2).play("stay")
    assert t.asked == (1, "PIE")
    assert t.legal() == [20, 21]
    t.play("chicken 5")
    assert t.flock(1) == "PPPAhP"


def test_22_through_the_open_gate() -> None:
    """CR-046, CR-091, CR-119, CR-123."""
    t = tweedys(at={0: "0,20"}, flocks={0: "hAhhhh"}, carry={0: "Hat"}, eggs=[2, 2])
    t.throw(4, 4).play("stay").play("pass")
    assert t.s["gate"] == 1
    t.roll(5, 4).play("7,22")
    assert t.carry(0) is None
    assert t.position()["escape"][0] == "gate dash"
    assert t.asked == (1, "BEFORE")


@pytest.mark.parametrize("where", ["7,22", "0,21"])
def test_23_the_gate_shuts_behind_the_runner(where: str) -> None:
    """CR-047, CR-091, CR-R61: The runner goes on, and a piece on a gate square stays outside."""
    t = tweedys(at={0: where}, escape={0: "gate dash"}, flocks={0: "hAhhhh"}, gate=1)
    t.throw(5, 2).play("stay").play("pass")
    assert t.s["gate"] == 0
    t.roll(5, 4)
    assert "5,22" in t.places()
    assert not any(place in t.places() for place in ("0,20", "1,20", "-1,20"))


def test_24_a_cut_dash_that_is_just_enough() -> None:
    """CR-111, CR-120, CR-121: Twelve steps west and north lead just to Free."""
    t = table(at={0: "-10,9"}, hands={0: "Pliers"}, flocks={0: "hhhhhA"}).play("cut")
    assert t.position()["marker"][0] == "-10,9"
    assert t.shown(0) == ["Pliers"]
    t.roll(5, 3)
    assert t.s["allowance"] == 12
    t.play("-13,0")
    assert t.flock(0) == "hhhhhF"
    assert t.shown(0) == []
    assert t.at(0) == "hut 1"
    t.play("chicken 0")
    assert t.flock(0) == "AhhhhF"


def test_25_not_far_enough() -> None:
    """CR-064: Seven steps are not enough, and a black three lets Mr Tweedy walk."""
    t = table(at={0: "-10,9"}, hands={0: "Pliers"}, flocks={0: "hAhhhh"}).play("cut").roll(3, 4)
    assert "-12,4" in t.places()
    t.play("-12,4")
    assert t.asked == (1, "BLACK")


def test_26_the_dog_lands() -> None:
    """CR-075, CR-077, CR-078, CR-079, CR-122."""
    t = table(
        at={0: "-12,4"},
        escape={0: "cut dash"},
        marker={0: "-10,9"},
        shown={0: "Pliers"},
        dog="-12,1",
        **SELECTING,
    )
    t.play("dog", "-12,4")
    assert t.at(0) == "Coal Bunker"
    assert t.flock(0) == "Ahhhhh"
    assert t.shown(0) == []
    assert t.position()["searched"] is not None
    assert t.dog == "-12,4"


SELECTING = {
    "phase": "SELECT",
    "step": "SELECT",
    "mover": None,
    "turn": 1,
    "begun": 2,
    "black": 4,
    "white": 1,
}
"""The controller, seat 1, is asked whom to move, by five steps."""


@pytest.mark.parametrize("hut", [2, 4])
def test_27_a_search(hut: int) -> None:
    """CR-056, CR-079, CR-080: The controller's hut is safe; three cards of another one go back."""
    t = table(
        3,
        huts=[1, 2, 4],
        at={0: "-12,4"},
        escape={0: "cut dash"},
        marker={0: "-10,9"},
        shown={0: "Pliers"},
        hands={1: "Rope, Hat", 2: "Rope, Plank, Torch"},
        dog="-12,1",
        boss=1,
        **{**SELECTING, "begun": 3},
        to_search=[f"hut {hut}"],
    )
    t.play("dog", "-12,4")
    assert t.position()["searched"] == f"hut {hut}"
    assert len(t.hand(1)) == 2
    assert len(t.hand(2)) == (3 if hut == 2 else 0)
    assert sum(t.sizes) == (42 if hut == 2 else 45)
    assert max(t.sizes) - min(t.sizes) <= 12


def test_28_past_the_dog() -> None:
    """CR-085, CR-R30: A runner passes the dog by x = −13, unless Mr Tweedy stands there."""
    fields = {
        "escape": {0: "gate dash"},
        "at": {0: "-12,5"},
        "dog": "-12,3",
        "flocks": {0: "hAhhhh"},
    }
    t = table(**fields).roll(4, 2)  # type: ignore[arg-type]
    assert "-13,0" in t.places()
    t = table(**fields, tweedy="-13,3").roll(4, 2)  # type: ignore[arg-type]
    assert "-13,0" not in t.places()
    assert not any(place.endswith((",2", ",1", ",0")) for place in t.places())


def test_29_the_coast_must_be_clear() -> None:
    """CR-103, CR-105, CR-107, CR-R16."""
    fields = {"at": {0: "10,12"}, "plans": {0: ["Short Ladder"]}, "hands": {0: "Ladder"}}
    assert not table(**fields, tweedy="10,13").can("Short Ladder")  # type: ignore[arg-type]
    t = table(**fields, tweedy="10,14")  # type: ignore[arg-type]
    t.play("Short Ladder", "done").roll(6, 5).play("move")
    assert t.position()["marker"][0] == "10,12"
    assert "11,12" in t.places()
    assert "9,12" not in t.places()


def test_30_a_single_plan_succeeds() -> None:
    """CR-110, CR-111, CR-117."""
    t = table(
        at={0: "12,1"},
        escape={0: "Short Ladder"},
        marker={0: "10,12"},
        shown={0: "Ladder"},
        plans={0: ["Short Ladder"]},
    )
    t.roll(4, 3).play("13,0")
    assert t.flock(0) == "Fhhhhh"
    assert "Ladder" in t.pile("house")
    assert t.position()["plan_pile"][-1] == "Short Ladder"
    assert t.asked == (0, "RESTART")
    assert t.at(0) == "hut 1"


LINE = {
    "escape": {0: "Washing Line"},
    "marker": {0: "5,20"},
    "shown": {0: "Rope, Ladder"},
    "plans": {0: ["Washing Line"]},
}


def test_31_one_after_the_other() -> None:
    """CR-112: The next chicken runs from the marker, on the seat's next turn."""
    t = table(at={0: "12,22"}, flocks={0: "ACChhh"}, **LINE).roll(4, 3).play("13,23")  # type: ignore[arg-type]
    assert t.asked == (0, "RUNNER")
    t.play("chicken 2")
    assert t.flock(0) == "FCAhhh"
    assert t.at(0) == "5,20"
    assert t.asked == (1, "BEFORE")
    assert t.shown(0) == ["Rope", "Ladder"]


def test_32_the_marker_is_hit() -> None:
    """CR-076, CR-078, CR-082, CR-R23, CR-R24: The runner and both waiting chickens go to the
    bunker."""
    t = table(at={0: "9,22"}, flocks={0: "ACChhh"}, tweedy="5,18", **LINE, **SELECTING)  # type: ignore[arg-type]
    t.play("tweedy", "5,20")
    assert t.flock(0) == "ABBhhh"
    assert t.at(0) == "Coal Bunker"
    assert t.shown(0) == []
    assert t.plans(0) == ["Washing Line"]
    assert t.tweedy == "house"
    assert t.position()["searched"] is not None


def test_33_thrown_again() -> None:
    """CR-090: The dog goes on by the new total without a second visit, and a black six ends the
    turn."""
    t = table(
        at={0: "12,22"},
        escape={0: "gate dash"},
        huts=[5, 2],
        phase="MOVE",
        step="ARRIVE",
        mover=1,
        turn=1,
        begun=2,
        black=6,
        eggs=[3, 2],
    )
    t.throw(2, 5, 6, 2).play("stay")
    assert t.eggs == [0, 2]
    t.play("dog", "7,0")
    assert t.asked == (1, "CHASE")
    assert (t.s["black"], t.s["white"]) == (6, 2)
    t.play("13,2")
    assert t.eggs == [0, 2]
    assert t.asked[1] == "BEFORE"


def test_34_a_double_on_a_second_throw() -> None:
    """CR-092: A double on a second throw opens the gate for the next round."""
    t = table(at={0: "12,22"}, escape={0: "gate dash"}, **{**SELECTING, "black": 2, "white": 6})
    t.throw(3, 3, 5, 1).play("pass").play("pass").play("pass")
    assert t.s["gate"] == 1
    assert t.s["rounds"] == 2


def test_35_abandoned_with_the_runner_outside() -> None:
    """CR-020, CR-115, CR-116, CR-R65."""
    t = table(at={0: "9,22"}, flocks={0: "hACChh"}, **LINE)  # type: ignore[arg-type]
    t.play("abandon", "Rope")
    assert t.hand(0) == ["Rope"]
    assert t.shown(0) == []
    assert t.flock(0) == "hArrhh"
    assert t.position()["marker"][0] is None
    t.roll(5, 4).play("11,22")
    t = table(at={0: "11,22"}, escape={0: "alone"}, flocks={0: "hArrhh"}, dog="13,21", **SELECTING)
    t.play("dog", "11,22")
    assert (t.flock(0), t.at(0)) == ("hArrhh", "Coal Bunker")


def test_36_paid_out_of_the_bunker() -> None:
    """CR-021, CR-099, CR-100, CR-102: Two eggs go to the nest, and the first step is (4,17)."""
    t = table(at={0: "Coal Bunker"}, flocks={0: "hAhhhh"}, eggs=[2, 2]).play("pay")
    assert t.eggs[0] == 0
    assert t.s["nest"] == 22
    t.roll(4, 2)
    assert t.eggs[0] == 1
    assert t.s["allowance"] == 6
    assert {"4,17", "4,19"} <= t.places()


def test_37_eleven_in_the_bunker() -> None:
    """CR-029, CR-100, CR-101."""
    fields = {"at": {0: "Coal Bunker"}, "flocks": {0: "ABhhhh"}}
    t = table(**fields).roll(5, 6).play("move")  # type: ignore[arg-type]
    assert t.s["allowance"] == 10
    assert "4,17" in t.places()
    t = table(**fields).roll(5, 6).play("release")  # type: ignore[arg-type]
    assert (t.flock(0), t.at(0)) == ("Arhhhh", "Coal Bunker")
    t = table(**fields).roll(5, 6)  # type: ignore[arg-type]
    assert t.can("draw")


def test_38_no_way_out() -> None:
    """CR-099, CR-102: One egg is not enough; a seven brings another, but the piece
    stays this turn."""
    t = table(at={0: "Coal Bunker"}, eggs=[1, 2])
    assert not t.can("pay")
    t.roll(4, 3)
    assert t.eggs[0] == 2
    assert t.at(0) == "Coal Bunker"
    assert t.asked == (1, "BEFORE")


DIG = {
    "escape": {0: "Long Dig"},
    "marker": {0: "hut 2"},
    "at": {0: "hut 2"},
    "shown": {0: "Spoon, Bucket, Pit Prop"},
    "plans": {0: ["Long Dig"]},
    "huts": [2, 5],
    "flocks": {0: "hACPPP"},
}


def test_39_the_long_dig() -> None:
    """CR-109, CR-R64: Nine steps are dug underground, and the tenth leads to a mouth."""
    t = table(**DIG).roll(6, 4).play("move", "hut 2")  # type: ignore[arg-type]
    assert t.s["depth"][0] == 9
    assert t.asked == (0, "MOUTH")
    t.play("exit 3")
    assert (t.at(0), t.s["depth"][0]) == ("9,22", 0)
    assert t.asked == (1, "BEFORE")
    assert "13,23" in table(**{**DIG, "at": {0: "9,22"}}).roll(4, 1).places()  # type: ignore[arg-type]


def test_40_a_search_shuts_the_tunnel() -> None:
    """CR-081, CR-R36, CR-R70, CR-R81: A search shuts the tunnel: its chickens rest, the cards go
    back, and the plan is kept."""
    t = table(
        3,
        **{
            **DIG,
            "huts": [2, 5, 4],
            "escape": {0: "Long Dig", 1: "gate dash"},
            "at": {0: "hut 2", 1: "12,22"},
        },  # type: ignore[arg-type]
        depth=[4, 0, 0],
        hands={0: "Hat, Rope"},
        boss=2,
        dog="12,20",
        **{**SELECTING, "turn": 2, "begun": 3},  # type: ignore[arg-type]
        to_search=["hut 2"],
    )
    t.play("dog", "12,22")
    assert t.hand(0) == t.shown(0) == []
    assert t.plans(0) == ["Long Dig"]
    assert t.flock(0) == "ArrPPP"
    assert t.at(0) == "hut 2"
    assert t.at(1) == "Coal Bunker"


def test_41_the_old_crate() -> None:
    """CR-R75: With one chicken free already, three more at once win."""
    t = table(
        at={0: "11,22"},
        flocks={0: "FACChh"},
        freed_at=[[1, 0, 0, 0, 0, 0], [0] * 6],
        landings=1,
        escape={0: "The Old Crate"},
        marker={0: "4,11"},
        flown=[1, 0],
        shown={0: "Crate, Bicycle, Rope"},
        plans={0: ["The Old Crate"]},
    )
    t.roll(4, 1).play("13,23")
    assert t.flock(0) == "FFFFhh"
    assert t.asked[1] == "OVER"
    assert t.s["ending"] == Ending.FREED


COAT = {
    "escape": {0: "Borrowed Coat"},
    "marker": {0: "0,19"},
    "shown": {0: "Overcoat, Hat"},
    "plans": {0: ["Borrowed Coat"]},
    "flocks": {0: "hAhhhh"},
}


def test_42_the_dog_knows_nothing_of_coats() -> None:
    """CR-109, CR-118: Disguised chickens pass the shut gate, and the dog does not catch them."""
    t = table(at={0: "0,19"}, **COAT).roll(4, 4)  # type: ignore[arg-type]
    assert "5,22" in t.places()
    t = table(at={0: "5,22"}, dog="7,22", **COAT, **SELECTING)  # type: ignore[arg-type]
    t.play("dog", "5,22")
    assert t.at(0) == "5,22"
    t = table(at={0: "5,22"}, dog="5,22", **COAT).roll(4, 4)  # type: ignore[arg-type]
    assert "6,22" in t.places()
    t = table(at={0: "4,22"}, dog="5,22", **COAT).roll(4, 4)  # type: ignore[arg-type]
    assert "5,22" not in t.places()


@pytest.mark.parametrize("plans", [["Rope Drop", "Long Dig"], ["Long Dig"]])
def test_43_the_food_store(plans: list[str]) -> None:
    """CR-058, CR-059, CR-060."""
    t = table(at={0: "-2,7"}, plans={0: plans}).roll(4, 3).play("food store")
    assert t.can("take") == (len(plans) == 1)
    assert t.can("exchange")
    assert t.can("pass")
    t.play("exchange", *plans[: len(plans) - 1])
    assert len(t.plans(0)) == len(plans)
    assert plans[0] not in t.plans(0)
    assert t.position()["plan_pile"][-1] == plans[0]


def test_44_hands_full() -> None:
    """CR-052, CR-136."""
    t = table(at={0: "2,18"}, eggs=[5, 2], carry={0: "Plank"}).roll(4, 3).play("woodshed")
    assert t.at(0) == "woodshed"
    assert t.asked == (1, "BEFORE")
    assert t.carry(0) == "Plank"


def test_45_an_offer_in_the_yard() -> None:
    """CR-061, CR-063: A player with a load cannot ask for a second card."""
    fields = {
        "at": {0: "2,12", 1: "2,12"},
        "eggs": [3, 2],
        "phase": "TRADE",
        "step": "TRADE",
        "black": 6,
    }
    t = table(carry={1: "Torch"}, **fields)  # type: ignore[arg-type]
    t.play("offer", "eggs 2", "eggs 0", "Torch")
    assert t.asked == (1, "REPLY")
    t.play("accept")
    assert t.eggs == [1, 4]
    assert (t.carry(0), t.carry(1)) == ("Torch", None)
    t = table(carry={0: "Hat", 1: "Torch"}, **fields)  # type: ignore[arg-type]
    t.play("offer", "eggs 2", "none", "eggs 0")
    assert t.asked == (1, "REPLY"), "no card could be asked for"
    assert t.position()["ask_card"] is None


def test_46_not_at_home_to_visitors() -> None:
    """CR-044, CR-R45: A refused visitor goes elsewhere, at no cost."""
    t = table(huts=[1, 3], flocks={0: "hAhhhh"}).roll(4, 3).play("hut 3")
    assert t.asked == (1, "VISIT")
    t.play("refuse")
    assert t.asked == (0, "MOVE")
    assert t.s["allowance"] == 7
    assert not t.can("hut 3")
    t.play("-3,12")
    assert t.at(0) == "-3,12"


def test_47_who_had_two_first() -> None:
    """CR-125, CR-R37: Of two seats with two free chickens each, freed 3rd and 9th or 5th and 8th,
    the second wins."""
    t = table(
        phase="OVER",
        ending="PIES",
        flocks={0: "FFPPPP", 1: "FFPPPP"},
        out=[1, 1],
        freed_at=[[3, 9, 0, 0, 0, 0], [5, 8, 0, 0, 0, 0]],
        landings=9,
    )
    assert t.scores[1] > t.scores[0]
    t.s["tie"] = 1
    assert t.scores[0] > t.scores[1]


def test_48_the_last_round() -> None:
    """CR-127: With three, three and one free chickens, the earlier third one wins."""
    t = table(
        3,
        flocks={0: "FFFAhh", 1: "FFFAhh", 2: "FAhhhh"},
        freed_at=[[1, 3, 7, 0, 0, 0], [2, 4, 6, 0, 0, 0], [5, 0, 0, 0, 0, 0]],
        landings=7,
        rounds=100,
        **{**SELECTING, "turn": 2, "begun": 3},  # type: ignore[arg-type]
    )
    t.play("pass")
    assert t.asked[1] == "OVER"
    assert t.s["ending"] == Ending.ROUNDS
    assert t.scores.index(max(t.scores)) == 1


def test_49_a_tied_bid() -> None:
    """CR-128, CR-129: After bids of 3, 3 and 1, then 2 and 2, both pay and a die each decides."""
    t = dealt(3, control="bid")
    t.play("chicken 0", "chicken 0", "chicken 0")
    for p in range(3):
        t.s["eggs"][p] = 3
    t.s["nest"] = 15
    order = [int(p) for p in t.s["order"][:3]]
    from tests.games.chickenrun.written import GAME

    GAME.loops.tally(t.states, 0)
    t.play("eggs 3", "eggs 3", "eggs 1")
    assert t.asked == (order[0], "BIDDING")
    t.play("eggs 2").throw(*([2, 5] if order[0] < order[1] else [5, 2])).play("eggs 2")
    assert [t.eggs[p] for p in order] == [1, 1, 3]
    assert t.s["nest"] == 19
    assert t.s["boss"] == order[1]


def test_50_mr_tweedy_walks_home() -> None:
    """CR-086, CR-R56: A piece in the house goes home and loses the Crate, but is not caught."""
    t = table(at={0: "house"}, huts=[2, 5], carry={0: "Crate"}, tweedy="4,4", **SELECTING)
    t.play("tweedy", "house")
    assert (t.at(0), t.carry(0), t.tweedy) == ("hut 2", None, "house")


def test_51_fetched_from_the_hut_for_an_escape() -> None:
    """CR-017, CR-106, CR-139."""
    t = table(
        at={0: "4,20"},
        flocks={0: "PPPArr"},
        plans={0: ["Washing Line"]},
        hands={0: "Rope, Ladder"},
    )
    assert not t.can("Washing Line")
    t.play("chicken 4")
    assert t.flock(0) == "PPPrAh"
    t.play("Washing Line")
    assert t.flock(0) == "PPPrAC", "the only other one must come along"
    assert t.position()["escape"][0] == "Washing Line"


def test_52_stopped_on_the_fence() -> None:
    """CR-R61, CR-R65: A runner on the fence counts as inside; if abandoned, it rests and another
    rolls."""
    cut = {"escape": {0: "cut dash"}, "marker": {0: "-10,9"}, "shown": {0: "Pliers"}}
    t = table(at={0: "-11,9"}, tweedy="-10,11", **cut, **SELECTING)  # type: ignore[arg-type]
    t.play("tweedy", "-10,9")
    assert t.at(0) == "Coal Bunker"
    t = table(at={0: "-11,9"}, **cut).play("abandon")  # type: ignore[arg-type]
    assert t.asked == (0, "RESTART")
    assert t.flock(0) == "rhhhhh"
    assert (t.shown(0), t.hand(0)) == ([], [])
    t.play("chicken 3")
    assert t.asked == (0, "BEFORE")
    assert t.at(0) == "hut 1"


def test_53_runner_or_waiting_one() -> None:
    """CR-095, CR-R64, CR-R67: The controller chooses the pie, and a waiting chicken runs from
    the marker, where it has still to take off or to dig."""
    cart = {
        "escape": {0: "Catapult Cart"},
        "marker": {0: "4,11"},
        "shown": {0: "Spring, Crate"},
        "plans": {0: ["Catapult Cart"]},
    }
    t = tweedys(at={0: "9,22"}, flocks={0: "ACPPPP"}, flown=[1, 0], eggs=[0, 2], **cart)
    t.throw(6, 1).play("stay")
    assert t.asked == (1, "PIE")
    assert t.legal() == [16, 17]
    t.play("chicken 0")
    assert t.flock(0) == "PAPPPP"
    assert t.at(0) == "4,11"
    assert t.s["flown"].tolist()[:2] == [0, 0]
    burrow = {
        "escape": {0: "Shop Burrow"},
        "marker": {0: "barn"},
        "shown": {0: "Spoon, Torch"},
        "plans": {0: ["Shop Burrow"]},
    }
    t = tweedys(at={0: "barn"}, flocks={0: "ACPPPP"}, depth=[3, 0], eggs=[0, 2], **burrow)
    t.throw(6, 1).play("stay", "chicken 0")
    assert (t.flock(0), t.at(0), t.s["depth"][0]) == ("PAPPPP", "barn", 0)


def test_54_marker_and_chicken_on_one_square() -> None:
    """CR-072, CR-R69."""
    t = table(
        3,
        at={0: "9,22", 2: "5,20"},
        huts=[2, 5, 4],
        flocks={0: "ACChhh"},
        carry={2: "Hat"},
        tweedy="5,18",
        **LINE,  # type: ignore[arg-type]
        **{**SELECTING, "begun": 3},  # type: ignore[arg-type]
    )
    t.play("tweedy", "5,20")
    assert t.flock(0) == "ABBhhh"
    assert (t.at(2), t.carry(2)) == ("hut 4", None)
    assert t.tweedy == "house"
    assert len(t.position()["to_search"]) == 5


def test_55_out_of_the_barn() -> None:
    """CR-109, CR-R64: Five deep, a digger reaches the mouths, of which the dog blocks one."""
    t = table(
        at={0: "barn"},
        depth=[5, 0],
        escape={0: "Dinner Spoon"},
        marker={0: "barn"},
        shown={0: "Spoon"},
        plans={0: ["Dinner Spoon"]},
        flocks={0: "hAhhhh"},
        dog="-12,4",
    )
    t.roll(4, 2).play("barn")
    assert t.s["depth"][0] == 6
    assert t.asked == (0, "MOUTH")
    assert t.legal() == [0, 68]
    t.play("exit 1")
    assert t.at(0) == "-12,19"
    assert t.s["allowance"] == 4
    assert "-13,23" not in t.places()
    assert "-12,22" in t.places()


HEELS = {
    "at": {0: "-4,11"},
    "escape": {0: "Spring Heels"},
    "marker": {0: "-4,11"},
    "shown": {0: "Spring, Plank"},
    "plans": {0: ["Spring Heels"]},
    "flocks": {0: "hAhhhh"},
}


def test_56_spring_heels() -> None:
    """CR-109, CR-R64: Ten steps from (−5,1) are enough, and another choice delays the flight."""
    t = table(**HEELS).roll(6, 4).play("move")  # type: ignore[arg-type]
    assert t.asked == (0, "LAND")
    t.play("exit 0")
    assert t.at(0) == "-5,1"
    t.play("-13,0")
    assert t.flock(0) == "hFhhhh"
    t = table(**HEELS).roll(6, 4).play("draw")  # type: ignore[arg-type]
    assert t.at(0) == "-4,11"
    assert t.position()["marker"][0] == "-4,11"


def test_57_paid_for_two() -> None:
    """CR-021, CR-R33, CR-R60: The right to leave is kept while the door is blocked."""
    t = table(at={0: "Coal Bunker"}, flocks={0: "ABPPPP"}, eggs=[4, 2], tweedy="4,17").play(
        "pay", "pay"
    )
    assert (t.flock(0), t.eggs[0]) == ("ArPPPP", 0)
    t.roll(5, 3)
    assert t.at(0) == "Coal Bunker"
    assert t.s["paid"][0] == 1
    assert t.asked == (1, "BEFORE")
