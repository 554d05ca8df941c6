"""Tests of how escapes go on and end, with every chicken and card of both partners."""

from typing import Any

import pytest

from tests.games.chickenrun.test_later_rulings import CRATE, options
from tests.games.chickenrun.test_rulebook import LINE, SELECTING
from tests.games.chickenrun.written import cards_of, number_of, table

JOINT: dict[str, Any] = {**LINE, "partner": [1, None]}
OUTSIDE: dict[str, Any] = {"at": {0: "9,22"}, "dog": "7,22", **SELECTING}


def test_a_joint_party_flies_and_comes_free_together() -> None:
    """CR-110, CR-132, CR-R77: All who ride in The Old Crate are free at once, lent ones for their
    owner, and those of either seat that did not ride stay where they are."""
    crate: dict[str, Any] = {**CRATE, "at": {0: "12,1"}, "flocks": {0: "hACBrh", 1: "AhBLLr"}}
    t = table(**crate, partner=[1, None]).roll(4, 3).play("13,0")
    assert (t.flock(0), t.flock(1)) == ("hFFBrh", "AhBFFr")
    assert t.position()["freed_at"][:2] == [[0, 1, 1, 0, 0, 0], [0, 0, 0, 1, 1, 0]]
    assert (t.shown(0), t.plans(0), t.position()["partner"][0]) == ([], [], None)
    assert t.asked == (0, "RESTART")
    t = table(**{**crate, "flocks": {0: "hACBrh"}}).roll(4, 3).play("13,0")
    assert (t.flock(0), t.flock(1)) == ("hFFBrh", "Ahhhhh"), "nobody is lent without a partner"


def test_a_lent_runner_is_stopped() -> None:
    """CR-077, CR-078, CR-132: The runner and all who wait go to the bunker, each of its owner; the
    piece begins anew, and the partner's own piece and chicken go on."""
    joint: dict[str, Any] = {**JOINT, **OUTSIDE, "runs": [3, None], "carry": {0: "Hat"}}
    t = table(**joint, flocks={0: "hCPCPh", 1: "AhhLLh"}).play("dog", "9,22")
    assert (t.flock(0), t.flock(1)) == ("hBPBPh", "AhhBBh")
    assert (t.asked, t.at(0), t.at(1)) == ((0, "RESTART"), "hut 1", "hut 2")
    assert t.legal() == [number_of("chicken 0"), number_of("chicken 5")]
    assert (t.shown(0), t.carry(0), t.plans(0)) == ([], None, ["Washing Line"])
    assert sum(t.sizes) == 47
    written = t.position()
    assert all(written[name][0] is None for name in ("escape", "marker", "partner", "runs"))
    t = table(**joint, flocks={0: "PCPCPP", 1: "AhhLLh"}).play("dog", "9,22")
    assert (t.flock(0), t.at(0)) == ("PBPBPP", "Coal Bunker")
    assert t.legal() == [number_of("chicken 1"), number_of("chicken 3")]


@pytest.mark.parametrize("runs", [None, 3])
def test_those_of_both_who_wait_are_stopped(runs: int | None) -> None:
    """CR-R23, CR-132, CR-116: By option a hit marker sends those who wait to their bunkers, and the
    runner, whosever it is, goes on alone and comes free for its owner."""
    own = "CCPrPP" if runs else "ACPrPP"
    fields: dict[str, Any] = {**JOINT, **SELECTING, "at": {0: "12,22"}, "tweedy": "5,18"}
    t = table(**fields, runs=[runs, None], flocks={0: own, 1: "AhhLLh"},
              **options(marker_hit="waiting")).play("tweedy", "5,20")  # fmt: skip
    assert t.flock(0) == ("BBPrPP" if runs else "ABPrPP")
    assert t.flock(1) == ("AhhLBh" if runs else "AhhBBh")
    written = t.position()
    assert (written["escape"][0], written["marker"][0]) == ("alone", None)
    assert (written["partner"][0] is None) == (runs is None)
    assert (t.at(0), t.shown(0), t.plans(0)) == ("12,22", [], ["Washing Line"])
    t.roll(4, 3).play("13,23")
    assert t.flock(0) == ("BBPAPP" if runs else "FBPAPP")
    assert t.flock(1) == ("AhhFBh" if runs else "AhhBBh")


@pytest.mark.parametrize("runs", [None, 3])
@pytest.mark.parametrize("inside", [True, False])
def test_a_joint_escape_is_abandoned(runs: int | None, inside: bool) -> None:
    """CR-115, CR-116, CR-R65, CR-R83: All chickens inside rest, each of its owner, and a load is
    banked; a runner outside goes on alone with its load, and the kept card is banked."""
    own = "CCPPPP" if runs else "ACPPPP"
    t = table(**JOINT, at={0: "5,21" if inside else "9,22"}, runs=[runs, None], carry={0: "Hat"},
              flocks={0: own, 1: "AhhLLh"}, hands={0: "Spoon"})  # fmt: skip
    t.play("abandon", "Ladder")
    assert t.shown(0) == []
    if inside:
        assert (t.flock(0), t.flock(1)) == ("hhPPPP", "Ahhrrh")
        assert (t.hand(0), t.carry(0)) == (["Spoon", "Ladder", "Hat"], None)
        assert (t.asked, t.at(0)) == ((0, "RESTART"), "hut 1")
    else:
        assert t.flock(0) == ("rrPPPP" if runs else "ArPPPP")
        assert t.flock(1) == ("AhhLrh" if runs else "Ahhrrh")
        assert (t.hand(0), t.carry(0)) == (["Spoon", "Ladder"], "Hat")
        assert (t.phase, t.at(0), t.position()["escape"][0]) == ("BEFORE", "9,22", "alone")


def test_what_may_be_abandoned_by_where_its_chickens_are() -> None:
    """CR-R59, CR-R61: Fence squares and tunnels are inside, gates and mouths are not; somebody must
    be inside, be it a lent chicken that waits."""
    for at, own, lent, can in (
        ("5,20", "APPPPP", "Ahhhhh", True),
        ("5,21", "APPPPP", "Ahhhhh", True),
        ("5,22", "APPPPP", "Ahhhhh", False),
        ("5,22", "ACPPPP", "Ahhhhh", True),
        ("5,22", "APPPPP", "AhhLhh", True),
    ):
        assert table(**JOINT, at={0: at}, flocks={0: own, 1: lent}).can("abandon") == can
    running = table(**JOINT, at={0: "5,22"}, runs=[3, None], flocks={0: "PPPPPP", 1: "AhhLhh"})
    assert not running.can("abandon"), "the only one lent is the runner"
    spoon: dict[str, Any] = {
        "escape": {0: "Dinner Spoon"},
        "marker": {0: "barn"},
        "shown": {0: "Spoon"},
        "plans": {0: ["Dinner Spoon"]},
        "flocks": {0: "APPPPP"},
    }
    for at, depth, can in (("barn", 0, True), ("barn", 6, True), ("-12,4", 0, False)):
        assert table(at={0: at}, depth=[depth, 0], **spoon).can("abandon") == can
    coat: dict[str, Any] = {
        "escape": {0: "Borrowed Coat"},
        "marker": {0: "0,20"},
        "shown": {0: "Overcoat, Hat"},
        "plans": {0: ["Borrowed Coat"]},
        "flocks": {0: "APPPPP"},
    }
    for at, can in (("0,20", True), ("0,21", False)):
        assert table(at={0: at}, **coat).can("abandon") == can


def test_the_next_one_begins_at_the_marker() -> None:
    """CR-112, CR-113, CR-R67: After a runner is free or a pie the piece is back at the marker while
    anybody waits, underground no more; with nobody left, cards and plan go back."""
    burrow: dict[str, Any] = {
        "escape": {0: "Shop Burrow"},
        "marker": {0: "barn"},
        "shown": {0: "Spoon, Torch"},
        "plans": {0: ["Shop Burrow"]},
    }
    pie = {"phase": "PIE", "step": "SELECT", "mover": None, "turn": 1, "begun": 2, "victim": 0}
    eaten: dict[str, Any] = {**burrow, **pie, "black": 4, "white": 1, "eggs": [0, 2]}
    t = table(**eaten, at={0: "barn"}, depth=[4, 0], flocks={0: "ACPPPP"}).play("chicken 0")
    assert (t.flock(0), t.at(0), int(t.s["depth"][0])) == ("PAPPPP", "barn", 0)
    assert t.shown(0) == ["Spoon", "Torch"]
    t = table(**burrow, at={0: "-12,22"}, flocks={0: "ACPPPP"}).roll(4, 3).play("-13,23")
    assert (t.flock(0), t.at(0), t.shown(0)) == ("FAPPPP", "barn", ["Spoon", "Torch"])
    t = table(**burrow, at={0: "-12,22"}, flocks={0: "AhPPPP"}).roll(4, 3).play("-13,23")
    assert (t.flock(0), t.at(0), t.shown(0)) == ("FAPPPP", "hut 1", [])
    assert t.position()["plan_pile"][-1] == "Shop Burrow"


def test_all_see_shown_cards_go_back_and_only_its_owner_a_load() -> None:
    """CR-077, section 5: Everybody remembers the shown cards of a stopped escape in the piles to
    which they went; the load lay face down, so that others do not."""
    t = table(3, **{**OUTSIDE, "turn": 2, "begun": 3}, **LINE, carry={0: "Hat"})
    t.play("dog", "9,22")
    own, *others = (cards_of(t.s["seen"][p].reshape(4, -1).sum(axis=0)) for p in range(3))
    assert own == ["Rope", "Ladder", "Hat"]
    assert others == [["Rope", "Ladder"]] * 2


@pytest.mark.parametrize("way", ["Short Ladder", "cut"])
def test_all_read_that_an_escape_was_announced_in_this_turn(way: str) -> None:
    """CR-108, CR-R54: A plan or a cut is marked as announced until the turn ends."""
    fields: dict[str, Any] = {"at": {0: "10,12"}, "plans": {0: ["Short Ladder"]}, "tweedy": "0,5"}
    t = table(**fields, hands={0: "Ladder, Pliers"})
    t.play(way)
    if t.phase == "COMMIT":
        t.play("done")
    assert (t.asked, int(t.view(1)["announced"])) == ((0, "BEFORE"), 1)
    assert not t.can("abandon")
    t.roll(4, 3).play("stay")
    assert int(t.view(1)["announced"]) == 0
