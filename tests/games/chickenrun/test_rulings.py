"""Tests of the rulings of section 4 of the ledger, each with its alternative as an option."""

from collections import Counter
from typing import Any

import pytest

from farmyard.games.chickenrun.state import CHICKEN, PLAN, Ending
from tests.games.chickenrun.test_rulebook import JOINT, LAST_MOVE, LENT, LINE, SELECTING, TRADING
from tests.games.chickenrun.written import Table, dealt, spread, table

CUT: dict[str, Any] = {
    "escape": {0: "cut dash"},
    "marker": {0: "-10,9"},
    "shown": {0: "Pliers"},
    "at": {0: "-12,4"},
}
THROUGH: dict[str, Any] = {"escape": {0: "gate dash"}, "at": {0: "12,22"}}


def options(**given: Any) -> dict[str, Any]:
    return {"options": given}


# -- Set-up and control ---------------------------------------------------------


def test_huts() -> None:
    """CR-R2: Huts are any of the six, or by option the first ones."""
    huts = {tuple(sorted(dealt(2, seed).s["hut"][:2].tolist())) for seed in range(40)}
    assert len(huts) > 8
    huts = {tuple(sorted(dealt(2, n, seating="contiguous").s["hut"][:2])) for n in range(9)}
    assert huts == {(0, 1)}


@pytest.mark.parametrize("rule", ["nobody", "reroll"])
def test_an_empty_hut(rule: str) -> None:
    """CR-R2, CR-R89: By option the white die is thrown again, only for the visit."""
    t = table(huts=[1, 2], **LAST_MOVE, **options(empty_hut=rule)).throw(4, 6).play("stay")
    assert (t.s["black"], t.s["white"]) == (4, 6)
    assert sum(t.eggs) == (4 if rule == "nobody" else 2)


def test_a_tie_may_leave_control_where_it_was() -> None:
    """CR-R3, CR-R89: By option a tie leaves control with its holder, who need not be among the
    tied."""
    kept = 0
    for seed in range(60):
        fields = {"boss": 2, "seed": seed, **SELECTING, "turn": 2, "begun": 3}
        t = table(3, **fields, **options(control_tie="previous")).play("pass")
        thrown = t.s["thrown"][:3].tolist()
        tied = thrown.count(max(thrown)) > 1
        kept += tied
        assert t.s["boss"] == (2 if tied else thrown.index(max(thrown)))
    assert kept


def test_where_the_dog_starts() -> None:
    """CR-R11: The dog starts at the kennel, anywhere on the belt, or where the first controller
    wants."""
    assert dealt(2).dog == "0,0"
    assert len({dealt(2, n, dog_start="random").dog for n in range(9)}) > 5
    t = dealt(2, dog_start="controller").play("chicken 0", "chicken 0")
    assert t.asked == (t.s["boss"], "DOG")
    assert len(t.legal()) == 184
    t.play("5,22")
    assert (t.dog, t.phase) == ("5,22", "BEFORE")


def test_first_chickens_one_after_another() -> None:
    """CR-R55: By option first chickens are chosen in hut order, each visible at once."""
    t = dealt(3, first_active="in_order")
    first = t.asked[0]
    t.play("chicken 5")
    assert t.flock(first) == "hhhhhA"


def test_a_seat_alone_has_control() -> None:
    """CR-R87: The last seat throws and commands; CR-126 ends the game only if that seat
    is ahead."""
    t = table(flocks={0: "PPPPPP", 1: "Ahhhhh"}, out=[1, 0], eggs=[0, 4], **SELECTING)
    t.s["at"][0] = -1
    t.play("pass")
    assert t.s["boss"] == 1
    assert t.asked == (1, "BEFORE")


def test_a_controller_that_is_out() -> None:
    """CR-R43: A controller that is out keeps control for the round, and eggs due go to the nest."""
    t = table(3, flocks={2: "PPPPPP"}, out=[0, 0, 1], eggs=[3, 2, 0])
    t.s["at"][2] = -1
    t.roll(1, 2)
    assert t.eggs == [0, 2, 0]
    assert t.s["nest"] == 22
    t.play("stay")
    assert t.asked == (2, "BLACK")


# -- The roll and the move ------------------------------------------------------


def test_exact_moves() -> None:
    """CR-R4, CR-R89: Exact moves take all steps unless a shop ends them; staying must be the only
    choice."""
    t = table(at={0: "5,6"}, boss=0, flocks={0: "PAPPPP"}, **options(exact_move="yes")).roll(1, 1)
    assert "stay" not in t.places()
    assert "5,5" not in t.places()
    assert {"5,4", "4,5", "7,6"} <= t.places()
    t = table(at={0: "-7,10"}, flocks={0: "PAPPPP"}, **options(exact_move="yes")).roll(4, 3)
    assert "barn" in t.places()
    t = table(huts=[3, 5], tweedy="0,11", **options(exact_move="yes")).roll(4, 3)
    assert t.at(0) == "hut 3", "shut in, it stays"


def test_the_slowest_throw() -> None:
    """CR-R5: Both options give one step, because no chicken is slower than −1."""
    for rule in ("one", "zero"):
        t = table(boss=0, flocks={0: "APPPPP"}, **options(lowest=rule)).roll(1, 1)
        assert t.s["allowance"] == 1


@pytest.mark.parametrize("boss", [0, 1])
def test_a_visit_may_end_the_turn(boss: int) -> None:
    """CR-R6, CR-R89: By option a visit ends the turn, but not the controller's."""
    t = table(boss=boss, **options(visit_ends_turn="yes")).roll(1, 2)
    assert t.phase == ("MOVE" if boss == 0 else "BLACK")
    assert table().roll(1, 2).phase == "MOVE"


def test_a_double_may_change_the_runner() -> None:
    """CR-R7, CR-R89: By option a waiting chicken replaces the runner on the spot."""
    t = table(
        **{**LINE, "at": {0: "9,22"}, "flocks": {0: "ACChhh"}}, **options(double_in_escape="swap")
    ).roll(4, 4)
    assert t.asked == (0, "CHANGE")
    t.play("chicken 2")
    assert t.flock(0) == "CCAhhh"
    assert t.at(0) == "9,22"


@pytest.mark.parametrize("rule", ["last", "safe"])
def test_the_active_chicken_as_a_pie(rule: str) -> None:
    """CR-R8, CR-095: The active chicken in the yard becomes a pie last, or by option never."""
    t = table(
        at={0: "3,9"},
        flocks={0: "AFPPPP"},
        freed_at=[[0, 1, 0, 0, 0, 0], [0] * 6],
        eggs=[0, 2],
        **options(active_pie=rule),
    ).roll(1, 2)
    assert t.flock(0) == ("PFPPPP" if rule == "last" else "AFPPPP")


@pytest.mark.parametrize("rule", ["last", "hut"])
def test_the_active_chicken_in_its_hut(rule: str) -> None:
    """CR-R67: The active chicken counts with the last group, or by option with the hut."""
    t = table(flocks={0: "AhhPPP"}, eggs=[0, 2], **options(active_in_hut=rule)).roll(1, 2)
    if rule == "hut":
        assert t.flock(0) in ("PhhPPP", "PAhPPP")
    else:
        assert t.asked == (1, "PIE")
        assert t.legal() == [CHICKEN + 1, CHICKEN + 2]


def test_cards_used_at_once() -> None:
    """CR-R10, CR-R89, CR-R73: By option opportunity cards are used at once, and none is kept."""
    for card in ("Wishbone", "Quick March", "Telephone"):
        t = drawing(card, **options(cards="at_once"))
        assert t.kept(0) == []
        assert card in t.position()["aside"]
    assert drawing("Wishbone").kept(0) == ["Wishbone"]


def test_a_fourth_card_is_one_too_many() -> None:
    """CR-R10, CR-R73: Three cards are kept at most, and they are hidden."""
    kept = ["Wishbone", "Quick March", "Telephone"]
    aside = [
        "Warm Straw",
        "Warm Straw",
        "Double Yolker",
        "Egg Round",
        "Roll Call",
        "Night Delivery",
        "Night Delivery",
    ]
    t = table(kept={0: kept}, aside=aside).roll(4, 6).play("draw")
    assert t.asked == (0, "DISCARD")
    assert t.view(1)["keeps"][0] == 4
    assert t.view(1)["kept"][0].max() == -1
    t.play("Wishbone")
    assert len(t.kept(0)) == 3
    assert "Wishbone" in t.position()["aside"]


# -- Opportunity cards ----------------------------------------------------------


def drawing(card: str, **fields: Any) -> Table:
    """Return a table at which seat 0 has rolled ten and drawn this card, the only one left."""
    from farmyard.games.chickenrun.box import CARD_COPIES, OPPORTUNITIES

    every = [n for i, n in enumerate(OPPORTUNITIES) for _ in range(CARD_COPIES[i])]
    every.remove(card)
    others = [n for n in every if n != card]
    same = [card] * (len(every) - len(others))
    t = table(aside=others, **fields)
    assert len(same) < 2
    return t.roll(4, 6).play("draw")


def test_cards_for_eggs() -> None:
    """CR-R73, CR-R20: Cards bring two eggs, three, or one from each other seat that has any."""
    assert drawing("Warm Straw").eggs == [4, 2]
    assert drawing("Double Yolker").eggs == [5, 2]
    t = drawing("Egg Round", eggs=[2, 2])
    assert t.eggs == [3, 1]


def test_night_delivery() -> None:
    """CR-R73: Night Delivery shows all four piles, and its card is banked."""
    t = drawing("Night Delivery")
    assert t.asked == (0, "LOOT")
    assert all(t.view(0)["seen"][0].reshape(4, 14).sum(axis=1) == t.sizes)
    t.play("woodshed")
    kind = t.pile("woodshed")[0]
    t.play(kind)
    assert t.hand(0) == [kind]
    first, *gone = [card for card in spread(Counter()) if card.startswith("barn")]
    left = [card for card in spread(Counter()) if card not in gone]
    hand = ", ".join(card.removeprefix("barn ") for card in gone)
    t = drawing("Night Delivery", piles=[*left, first], gone_from=gone, hands={1: hand})
    assert (t.sizes[1], t.can("barn")) == (1, True), "the last card of a pile"


def test_roll_call() -> None:
    """CR-R73: All pieces go home, the drawer's too, except those in a room or an escape."""
    t = drawing("Roll Call", at={0: "3,9", 1: "-10,9"}, carry={0: "Hat"})
    assert (t.at(0), t.hand(0)) == ("hut 1", ["Hat"])
    assert t.at(1) == "hut 2"
    assert drawing("Roll Call", at={1: "barn"}).at(1) == "barn"
    assert drawing("Roll Call", at={1: "9,22"}, escape={1: "gate dash"}).at(1) == "9,22"


def test_forty_winks() -> None:
    """CR-R73: No dice move the Tweedys this round, but the visit and the gate go on."""
    t = table(kept={0: ["Forty Winks"]}, huts=[1, 2]).play("Forty Winks").roll(2, 4).play("stay")
    assert t.asked == (1, "BEFORE")
    t.roll(2, 5).play("stay")
    assert t.s["rounds"] == 2, "nobody was asked whom to move"
    assert t.s["winks"] == 0


def test_telephone_bone_and_latch() -> None:
    """CR-R73, CR-138: A guard sent by a card does not land, though CR-086 applies; an opened gate
    stays open until the dice decide."""
    t = table(kept={0: ["Telephone"]}, tweedy="3,9", at={1: "house"}, carry={1: "Hat"})
    t.play("Telephone")
    assert (t.tweedy, t.at(1), t.carry(1)) == ("house", "hut 2", None)
    t = table(kept={0: ["Marrow Bone"]}, dog="5,22", at={0: "0,0"}, escape={0: "gate dash"})
    t.play("Marrow Bone")
    assert (t.dog, t.at(0)) == ("0,0", "0,0")
    assert "3,0" in t.roll(4, 3).places()
    t = table(kept={0: ["Latch Left Up"]}, at={0: "0,20"}).play("Latch Left Up").roll(4, 3)
    assert "0,22" in t.places()


def test_wishbone_and_march() -> None:
    """CR-R73: Wishbone takes chickens out of the bunker to rest; Quick March brings six
    more steps."""
    t = table(kept={0: ["Wishbone"]}, at={0: "Coal Bunker"}, flocks={0: "ABBhhh"}).play("Wishbone")
    assert (t.at(0), t.flock(0)) == ("hut 1", "Arrhhh")
    t = table(kept={0: ["Quick March"]}).play("Quick March").roll(4, 3)
    assert t.s["allowance"] == 7 - 1 + 6


def test_the_discount() -> None:
    """CR-R85: The discount is offered on entering if the price is above one and there is an egg."""
    fields: dict[str, Any] = {"kept": {0: ["Rats’ Discount"]}, "tweedy": "0,20"}
    t = table(at={0: "woodshed"}, eggs=[0, 2], **fields).roll(4, 2).play("stay")
    assert t.asked == (0, "DISCOUNT")
    t.play("Rats’ Discount")
    assert t.asked == (0, "BUY")
    t.play(t.pile("woodshed")[0])
    assert (t.eggs[0], t.kept(0)) == (0, [])
    t = table(at={0: "house"}, eggs=[0, 2], **fields).roll(4, 2).play("stay")
    assert t.asked == (0, "BUY")


def test_under_the_straw() -> None:
    """CR-R73: The card is offered only if eggs would be taken, and protects them."""
    t = table(kept={0: ["Under the Straw"]}, eggs=[3, 2]).roll(1, 2)
    assert t.asked == (0, "HIDE")
    assert t.play("Under the Straw").eggs == [3, 2]
    t = table(kept={0: ["Under the Straw"]}, eggs=[3, 2]).roll(1, 2).play("pass")
    assert (t.eggs, t.kept(0)) == ([0, 5], ["Under the Straw"])


def test_a_new_deck() -> None:
    """CR-R86: Discarded cards are shuffled at the next draw, and search cards after the sixth."""
    from farmyard.games.chickenrun.box import CARD_COPIES, OPPORTUNITIES

    every = [n for i, n in enumerate(OPPORTUNITIES) for _ in range(CARD_COPIES[i])]
    t = table(aside=every, flocks={0: "PAPPPP"}).roll(4, 6).play("draw")
    assert t.s["deck_left"] == 17
    t = table(dog="-12,1", to_search=["hut 6"], **CUT, **SELECTING).play("dog", "-12,4")
    assert len(t.position()["to_search"]) == 6


# -- Mr Tweedy and the dog ------------------------------------------------------


def test_caught_in_passing() -> None:
    """CR-R13, CR-R89: Guards walk through by default; by option a walk ends at the first
    victim."""
    narrow: dict[str, Any] = {"at": {0: "-12,7"}, "escape": {0: "gate dash"}, "tweedy": "-10,7"}
    assert "-13,7" in table(**narrow, **SELECTING).play("tweedy").places()
    t = table(**narrow, **SELECTING, **options(catch_on_passing="yes")).play("tweedy")
    assert "-12,7" in t.places()
    assert "-13,7" not in t.places()
    for p in (0, 1):
        runner: dict[str, Any] = {"at": {p: "12,10"}, "escape": {p: "gate dash"}, "dog": "12,11"}
        assert table(**runner, **SELECTING).play("dog").can("12,6")
        t = table(**runner, **SELECTING, **options(catch_on_passing="yes")).play("dog")
        assert t.can("12,10")
        assert not t.can("12,6")


def test_the_controllers_own_chicken() -> None:
    """CR-R14, CR-072, CR-R53: The controller's chickens are caught and stopped like any other, but
    its hut is not searched."""
    t = table(at={1: "3,9"}, carry={1: "Hat"}, tweedy="3,11", **SELECTING).play("tweedy", "3,9")
    assert (t.at(1), t.carry(1)) == ("hut 2", None)
    t = table(
        at={1: "-12,4"},
        escape={1: "cut dash"},
        marker={1: "-10,9"},
        shown={1: "Pliers"},
        hands={1: "Hat"},
        dog="-12,1",
        to_search=["hut 2"],
        **SELECTING,
    )
    t.play("dog", "-12,4")
    assert (t.at(1), t.hand(1)) == ("Coal Bunker", ["Hat"])


@pytest.mark.parametrize(("radius", "can"), [(0, True), (1, True), (2, False)])
def test_how_far_a_coast_is_clear(radius: int, can: bool) -> None:
    """CR-R16: With Mr Tweedy two steps away, the option's radius decides."""
    t = table(
        at={0: "10,12"},
        plans={0: ["Short Ladder"]},
        hands={0: "Ladder"},
        tweedy="10,14",
        **options(coast_radius=radius),
    )
    assert t.can("Short Ladder") == can


def test_where_cards_go_back_to() -> None:
    """CR-R17, CR-056: Cards go back to the smallest pile, a random one, or the one they
    came from."""
    caught: dict[str, Any] = {"at": {0: "3,9"}, "carry": {0: "Bicycle"}, "tweedy": "3,11"}
    t = table(**caught, **SELECTING).play("tweedy", "3,9")
    assert t.sizes == [12, 12, 12, 11]
    piles = spread(Counter())
    piles.remove("woodshed Spoon")
    t = table(**{**caught, "carry": {0: "Spoon"}}, piles=piles, **SELECTING)
    assert t.sizes == [11, 12, 12, 11]
    assert t.play("tweedy", "3,9").sizes == [12, 12, 12, 11], "to the first of equal ones"
    where = set()
    for seed in range(12):
        t = table(seed=seed, **caught, **SELECTING, **options(returns="random"))
        where.add(tuple(t.play("tweedy", "3,9").sizes))
    assert len(where) > 2
    # Piles are dealt in order, so the last is one short, and `gone_from` says the card was there.
    t = table(**caught, **SELECTING, gone_from=["house Bicycle"], **options(returns="bought"))
    assert t.play("tweedy", "3,9").sizes == [12, 12, 12, 11]
    assert "Bicycle" in t.pile("house")


def test_open_piles() -> None:
    """CR-R18: By option all players see the piles, otherwise only one who pays to look."""
    assert table().view(1)["piles"].max() == -1
    assert table(**options(open_piles="yes")).view(-1)["piles"].sum() == 47


def test_paying_to_look() -> None:
    """CR-R19: By option looking costs eggs even if no card is taken; by default
    declining is free."""
    fields: dict[str, Any] = {"at": {0: "barn"}, "eggs": [2, 2]}
    t = table(**fields, **options(pay_to_look="yes")).roll(4, 2).play("stay")
    assert t.asked == (0, "LOOK")
    assert t.play("accept", "pass").eggs[0] == 1
    t = table(**fields).roll(4, 2).play("stay", "pass")
    assert t.eggs[0] == 3


def test_no_plans_left() -> None:
    """CR-R21: With an empty plan pile no plan can be taken or exchanged."""
    names = table().position()["plan_pile"]
    t = table(6, at={0: "food store"}, plans={p: names[2 * p : 2 * p + 2] for p in range(6)})
    assert t.s["plans_left"] == 0
    t.roll(4, 3).play("stay")
    assert t.asked == (1, "BEFORE")


@pytest.mark.parametrize("rule", ["kept", "returned"])
def test_the_plan_of_a_failed_escape(rule: str) -> None:
    """CR-R22, CR-082: A plan is kept or goes under the pile, whether stopped or abandoned."""
    t = table(at={0: "9,22"}, dog="7,22", **LINE, **SELECTING, **options(plan_lost=rule))
    assert len(t.play("dog", "9,22").plans(0)) == (rule == "kept")
    t = table(at={0: "9,22"}, flocks={0: "ACChhh"}, **LINE, **options(plan_lost=rule))
    assert len(t.play("abandon", "Rope").plans(0)) == (rule == "kept")
    fields: dict[str, Any] = {"at": {0: "9,22"}, "flocks": {0: "ACChhh"}, "tweedy": "5,18"}
    t = table(**fields, **LINE, **SELECTING, **options(plan_lost=rule, marker_hit="waiting"))
    assert len(t.play("tweedy", "5,20").plans(0)) == (rule == "kept"), "of those that wait"


def test_the_marker_alone() -> None:
    """CR-R23, CR-R89: By option a hit marker costs only the waiting chickens and the cards, and
    nothing if none waits."""
    fields: dict[str, Any] = {**LINE, **SELECTING, "at": {0: "9,22"}, "tweedy": "5,18"}
    t = table(flocks={0: "ACChhh"}, **fields, **options(marker_hit="waiting"))
    t.play("tweedy", "5,20")
    assert (t.flock(0), t.at(0)) == ("ABBhhh", "9,22")
    assert (t.position()["escape"][0], t.shown(0), t.sizes) == ("alone", [], [12, 12, 12, 11])
    t = table(**fields, **options(marker_hit="waiting")).play("tweedy", "5,20")
    assert (t.at(0), t.tweedy, t.shown(0)) == ("9,22", "5,20", ["Rope", "Ladder"])


def test_all_are_told_whose_marker_was_hit() -> None:
    """CR-R23: A hit marker stops the escape of that seat, and of no other."""
    of_ben: dict[str, Any] = {name: {1: of[0]} for name, of in LINE.items()}
    t = table(3, flocks={1: "ACChhh"}, at={1: "9,22"}, tweedy="5,18", turn=2, begun=3, **of_ben,
              **{k: v for k, v in SELECTING.items() if k not in ("turn", "begun")},
              **options(marker_hit="waiting"))  # fmt: skip
    t.play("tweedy", "5,20")
    assert t.position()["escape"][1] == "alone"
    assert t.position()["stopped_now"] == ["seat 1"]


@pytest.mark.parametrize("rule", ["same", "free"])
def test_who_goes_on_after_another_throw(rule: str) -> None:
    """CR-R25, CR-R71, CR-R26: The same piece or either goes on; the controller's own
    escape counts."""
    t = table(
        escape={1: "gate dash"},
        at={1: "12,22"},
        **{**SELECTING, "black": 2},
        **options(chaser=rule),
    )
    t.throw(5, 2).play("dog", "1,0")
    assert t.phase == ("CHASE" if rule == "same" else "SELECT")
    t = table(**THROUGH, **{**SELECTING, "black": 2}).throw(5, 2).play("pass")
    assert t.phase == "SELECT", "nobody was chosen, so the choice is open again"


def test_the_gate_for_a_full_round() -> None:
    """CR-R27, CR-R28, CR-R29, CR-091: A gate dash needs no announcement and no marker."""
    t = table(at={0: "0,20"}, gate=1).roll(5, 4).play("0,22")
    assert t.position()["marker"][0] is None
    assert t.position()["escape"][0] == "gate dash"
    assert t.s["gate"] == 1
    assert "0,21" not in table(at={0: "0,20"}).roll(5, 4).places()


def test_the_reach_of_the_dog() -> None:
    """CR-R30, CR-R89: By option the dog blocks one square around it on the belt, but not Free."""
    fields: dict[str, Any] = {
        "escape": {0: "gate dash"},
        "at": {0: "-12,5"},
        "dog": "-12,3",
        "flocks": {0: "hAhhhh"},
    }
    t = table(**fields, **options(dog_reach=1)).roll(4, 2)
    assert not {"-13,3", "-12,4", "-13,2"} & t.places()
    fields = {**fields, "dog": "-12,0", "at": {0: "-13,3"}}
    assert "-13,0" in table(**fields, **options(dog_reach=1)).roll(4, 2).places()


@pytest.mark.parametrize("rule", ["both", "carried"])
def test_cutters_from_the_hand(rule: str) -> None:
    """CR-R31."""
    fields: dict[str, Any] = {"at": {0: "-10,9"}, **options(cutters=rule)}
    assert table(hands={0: "Pliers"}, **fields).can("cut") == (rule == "both")
    assert table(carry={0: "Pliers"}, **fields).can("cut")


def test_a_new_chicken_after_the_bunker() -> None:
    """CR-R32: By option the piece starts again from its hut; by default it stays in the bunker."""
    t = table(dog="-12,1", **CUT, **SELECTING, **options(bunker_new_active="yes"))
    t.play("dog", "-12,4")
    assert (t.at(0), t.flock(0), t.phase) == ("hut 1", "Bhhhhh", "RESTART")


@pytest.mark.parametrize("rule", ["active", "rests"])
def test_a_caught_chicken(rule: str) -> None:
    """CR-R34: A caught chicken stays active, or by option rests."""
    t = table(at={0: "3,9"}, tweedy="3,11", **SELECTING, **options(caught=rule))
    t.play("tweedy", "3,9")
    assert t.flock(0) == ("Ahhhhh" if rule == "active" else "rhhhhh")
    assert (t.phase == "RESTART") == (rule == "rests")


def test_one_of_several() -> None:
    """CR-R35: All on a square are caught, or by option one of the controller's choice."""
    fields: dict[str, Any] = {"at": {0: "3,9", 1: "3,9"}, "tweedy": "3,11", **SELECTING}
    t = table(3, **{**fields, "turn": 2, "begun": 3}).play("tweedy", "3,9")
    assert (t.at(0), t.at(1)) == ("hut 1", "hut 2")
    t = table(3, **{**fields, "turn": 2, "begun": 3}, **options(catches="one"))
    t.play("tweedy", "3,9")
    assert t.asked == (2, "CATCH")
    t.play("seat hut 2")
    assert (t.at(0), t.at(1), t.tweedy) == ("3,9", "hut 2", "house")


def test_the_longest_game() -> None:
    """CR-R38: An option sets the number of rounds after which the game ends."""
    t = table(rounds=3, **SELECTING, **options(max_rounds=3)).play("pass")
    assert (t.phase, t.s["ending"]) == ("OVER", Ending.ROUNDS)


def test_guards_and_doorsteps() -> None:
    """CR-R40, CR-R41, CR-R42: Guards may share a square; by option they stop before a hut only to
    catch."""
    t = table(tweedy="-12,7", dog="-12,6", **SELECTING).play("tweedy")
    assert "-12,6" in t.places()
    fields: dict[str, Any] = {"tweedy": "-2,11", **SELECTING}
    assert "0,11" in table(**fields).play("tweedy").places()
    t = table(**fields, **options(no_doorstep_camping="yes")).play("tweedy")
    assert "0,11" not in t.places()
    t = table(at={0: "0,11"}, **fields, **options(no_doorstep_camping="yes")).play("tweedy")
    assert "0,11" in t.places()
    assert t.play("-3,12").tweedy == "-3,12", "he does not go home by himself"


@pytest.mark.parametrize("rule", ["arrival", "safe"])
def test_a_walk_home(rule: str) -> None:
    """CR-R56."""
    t = table(at={0: "house"}, tweedy="4,4", **SELECTING, **options(house_walk_in=rule))
    assert t.play("tweedy", "house").at(0) == ("hut 1" if rule == "arrival" else "house")


# -- Trading and visiting -------------------------------------------------------


def test_two_offers_a_turn() -> None:
    """CR-R44, CR-R74: Two offers a turn are legal, one at a time; only the two concerned see which
    cards."""
    t = table(3, at={0: "3,9", 1: "3,9"}, carry={0: "Hat"}, **TRADING)
    t.play("offer", "eggs 0", "Hat", "eggs 1")
    assert t.asked == (1, "REPLY")
    assert t.view(1)["give_card"] == t.view(0)["give_card"] >= 0
    assert t.view(2)["give_card"] == t.view(-1)["give_card"] == -1
    assert t.view(2)["ask_eggs"] == 1
    t.play("refuse")
    assert t.asked == (0, "TRADE")
    t.play("offer", "eggs 0", "none", "eggs 0")
    assert t.asked == (1, "BEFORE"), "the empty offer was never put, and was the second"
    t = table(at={0: "3,9", 1: "3,9"}, **TRADING).play("pass")
    assert t.asked == (1, "BEFORE"), "no offer at all"
    t = table(at={0: "3,9", 1: "3,9"}, **options(trading="no")).roll(4, 3).play("stay")
    assert t.asked == (1, "BEFORE")


def test_plans_in_a_trade() -> None:
    """CR-063, CR-R82: No seat has more than two plans, and that of a running escape stays."""
    t = table(
        at={0: "9,22", 1: "9,22"},
        escape={0: "Washing Line", 1: "gate dash"},
        marker={0: "5,20"},
        shown={0: "Rope, Ladder"},
        plans={0: ["Washing Line", "Long Dig"], 1: ["Rope Drop"]},
        **TRADING,
    )
    t.play("offer", "eggs 0")
    assert t.can("Long Dig")
    assert not t.can("Washing Line")
    t.play("Long Dig", "eggs 0", "none")
    assert t.asked == (1, "REPLY")
    t.play("accept")
    assert t.plans(1) == ["Rope Drop", "Long Dig"]
    assert int(t.view(1)["holder"][8 + 1]) == 1


def test_only_who_has_it_can_say_yes() -> None:
    """CR-R44: Any card may be asked for, but only a player who has it can accept."""
    t = table(at={0: "3,9", 1: "3,9"}, carry={1: "Hat"}, **TRADING)
    t.play("offer", "eggs 1", "eggs 0", "Rope")
    assert not t.can("accept")
    t.play("refuse")
    assert t.carry(1) == "Hat"


def test_a_runner_may_be_given_a_card() -> None:
    """CR-R83: A runner's load goes back when the runner is free."""
    t = table(at={0: "12,22"}, escape={0: "gate dash"}, carry={0: "Hat"}).roll(4, 3)
    t.play("13,23")
    assert t.carry(0) is None
    assert sum(t.sizes) == 47


def test_huts_that_may_be_visited() -> None:
    """CR-R45, CR-R74: Huts are visited on asking, always or never, but not those
    without an owner."""
    for rule, phase in (("ask", "VISIT"), ("standing", "TRADE")):
        t = table(huts=[1, 3], flocks={0: "hAhhhh"}, **options(visits=rule)).roll(4, 3)
        assert "hut 4" not in t.places()
        assert t.play("hut 3").phase == phase
    t = table(huts=[1, 3], **options(visits="never")).roll(4, 3)
    assert "hut 3" not in t.places()


def test_no_trade_underground() -> None:
    """CR-R88: There is no trade underground, and a refused partner costs nothing."""
    t = table(
        at={0: "hut 1", 1: "hut 1"},
        depth=[3, 0],
        escape={0: "Long Dig"},
        marker={0: "hut 1"},
        shown={0: "Spoon, Bucket, Pit Prop"},
        plans={0: ["Long Dig"]},
    )
    assert t.roll(5, 3).play("stay").asked == (1, "BEFORE")
    t = table(hands={0: "Rope", 1: "Ladder"}, flocks={0: "APPPPP"}, **JOINT)
    t.play("Washing Line", "refuse")
    assert t.asked == (0, "BEFORE")
    assert (t.hand(0), t.plans(0), t.position()["escape"][0]) == (["Rope"], ["Washing Line"], None)
    assert not t.can("Washing Line")


# -- Escapes --------------------------------------------------------------------


def test_too_few_chickens() -> None:
    """CR-R46, CR-106: A plan that needs more chickens is unusable, or by option all that are left
    suffice."""
    fields: dict[str, Any] = {
        "at": {0: "4,20"},
        "plans": {0: ["Washing Line"]},
        "tweedy": "0,5",
        "hands": {0: "Rope, Ladder"},
        "flocks": {0: "APPPPP"},
    }
    assert not table(**fields).can("Washing Line")
    assert table(**fields, **options(need_capped="yes")).can("Washing Line")


def test_on_free() -> None:
    """CR-R48: Any number of chickens may be on Free; they stay there, and the piece goes on."""
    t = (
        table(
            at={0: "12,22"},
            escape={0: "gate dash"},
            flocks={1: "FAhhhh"},
            landings=1,
            freed_at=[[0] * 6, [1, 0, 0, 0, 0, 0]],
        )
        .roll(4, 3)
        .play("13,23")
    )
    assert (t.flock(0)[0], t.flock(1)[0]) == ("F", "F")


def test_disguises_do_not_fool_mr_tweedy() -> None:
    """CR-R49."""
    t = table(
        at={0: "5,22"},
        escape={0: "Borrowed Coat"},
        marker={0: "0,19"},
        shown={0: "Overcoat, Hat"},
        plans={0: ["Borrowed Coat"]},
        tweedy="4,22",
        **SELECTING,
    )
    assert t.play("tweedy", "5,22").at(0) == "Coal Bunker"


@pytest.mark.parametrize("rule", ["always", "tweedys"])
def test_when_huts_are_searched(rule: str) -> None:
    """CR-R51: A step by a seat's black die can stop an escape too."""
    fields: dict[str, Any] = {"phase": "BLACK", "step": "NEXT", "turn": 1, "black": 2, "white": 6}
    t = table(tweedy="-12,6", **CUT, **fields, **options(search=rule)).play("-12,4")
    assert t.at(0) == "Coal Bunker"
    assert (t.position()["searched"] is not None) == (rule == "always")


def test_no_chicken_to_replace_with() -> None:
    """CR-R57: The active chicken stays if all others are in the bunker."""
    t = table(flocks={0: "ABBPPP"}).roll(4, 4)
    assert t.flock(0) == "ABBPPP"
    assert not any(CHICKEN <= c < PLAN for c in table(flocks={0: "ABBPPP"}).legal())


def test_what_can_be_abandoned() -> None:
    """CR-R59: Escapes with a marker and a chicken inside can be abandoned, not a gate dash or a
    lone runner."""
    assert not table(**THROUGH).can("abandon")
    assert not table(at={0: "9,22"}, **LINE).can("abandon")
    assert table(at={0: "5,20"}, **LINE).can("abandon")
    crate: dict[str, Any] = {
        "escape": {0: "The Old Crate"},
        "marker": {0: "4,11"},
        "plans": {0: ["The Old Crate"]},
        "shown": {0: "Crate, Bicycle, Rope"},
        "flocks": {0: "ACChhh"},
    }
    assert not table(at={0: "11,22"}, flown=[1, 0], **crate).can("abandon")
    assert table(at={0: "4,11"}, **crate).can("abandon")


def test_first_squares_outside() -> None:
    """CR-R62, CR-105: The dog must not be behind the wire, the gate or the wicket."""
    for plan, cards, at, outside in (
        ("Short Ladder", "Ladder", "10,12", "12,12"),
        ("Borrowed Coat", "Overcoat, Hat", "1,19", "1,22"),
        ("Stilt Walk", "Overcoat, Plank", "-10,7", "-12,7"),
    ):
        fields: dict[str, Any] = {"at": {0: at}, "plans": {0: [plan]}, "hands": {0: cards}}
        assert table(**fields, tweedy="0,9").can(plan)
        assert not table(**fields, tweedy="0,9", dog=outside).can(plan)
    spoon: dict[str, Any] = {
        "at": {0: "barn"},
        "plans": {0: ["Dinner Spoon"]},
        "hands": {0: "Spoon"},
    }
    assert table(**spoon).can("Dinner Spoon")
    assert not table(**spoon, tweedy="-7,12").can("Dinner Spoon")


def test_ways_of_a_runner() -> None:
    """CR-R63, CR-R78: A runner goes straight over its own fence square or through its gate, into no
    room."""
    t = table(at={0: "5,20"}, flocks={0: "hAChhh"}, **LINE).roll(5, 3)
    assert {"5,21", "5,22", "stay"} <= t.places()
    assert not {"4,20", "6,20", "5,19", "6,21", "4,21"} & t.places()
    setting_out: dict[str, Any] = {"phase": "MOVE", "step": "SET_OUT", "black": 6, "white": 1}
    for at, steps, squares in (
        ("5,20", 1, {"5,21"}),
        ("5,20", 2, {"5,21", "5,22"}),
        ("5,21", 1, {"5,22"}),
        ("5,21", 2, {"5,22", "4,22", "6,22", "5,23"}),
    ):
        t = table(at={0: at}, allowance=steps, flocks={0: "hAChhh"}, **LINE, **setting_out)
        assert t.places() == squares | {"stay"}
    stilts: dict[str, Any] = {
        "escape": {0: "Stilt Walk"},
        "marker": {0: "-10,7"},
        "shown": {0: "Overcoat, Plank"},
        "plans": {0: ["Stilt Walk"]},
        "flocks": {0: "hAChhh"},
    }
    t = table(at={0: "-10,7"}, **stilts).roll(5, 3)
    assert {"-11,7", "-13,0"} - t.places() == {"-13,0"}
    assert "-10,8" not in t.places()
    t = table(at={0: "-12,7"}, **stilts).roll(5, 3)
    assert "-11,7" in t.places()
    t = table(at={0: "0,22"}, escape={0: "gate dash"}).roll(5, 3)
    assert "0,21" in t.places()
    assert "-11,7" not in table(at={0: "-12,7"}, escape={0: "gate dash"}).roll(5, 3).places()


@pytest.mark.parametrize("side", ["-", ""])
def test_through_the_wicket_it_began_at(side: str) -> None:
    """CR-R63, CR-R78: A runner on stilts goes through the wicket beside its start, east or west,
    and back through it, but not through the other one or the yard."""
    stilts: dict[str, Any] = {
        "escape": {0: "Stilt Walk"},
        "marker": {0: f"{side}10,7"},
        "shown": {0: "Overcoat, Plank"},
        "plans": {0: ["Stilt Walk"]},
        "flocks": {0: "hAChhh"},
    }
    t = table(at={0: f"{side}10,7"}, **stilts).roll(1, 4)
    assert {f"{side}11,7", f"{side}12,7", f"{side}13,6", f"{side}12,5"} <= t.places()
    assert not {f"{side}9,7", f"{side}10,8"} & t.places()
    other = "" if side else "-"
    for x, can in ((side, True), (other, False)):
        t = table(at={0: f"{x}12,7"}, **stilts).roll(1, 4)
        assert t.can(f"{x}11,7") == can
        assert not t.can(f"{x}10,7")


@pytest.mark.parametrize("radius", range(5))
def test_how_far_from_the_doors_a_coast_is_clear(radius: int) -> None:
    """CR-R62, CR-R16, CR-105: With Mr Tweedy so many steps from a room, its door-steps count one,
    the option's radius decides; in the room itself he is always too near."""
    places = ("barn", "-7,12", "-7,13", "-7,14", "-6,14")
    spoon: dict[str, Any] = {"plans": {0: ["Dinner Spoon"]}, "hands": {0: "Spoon"}}
    for steps, tweedy in enumerate(places):
        t = table(at={0: "barn"}, tweedy=tweedy, **spoon, **options(coast_radius=radius))
        assert t.can("Dinner Spoon") == (steps > radius), tweedy
    for steps, tweedy in enumerate(("-10,12", "-10,13", "-9,13", "-9,14", "-8,14")):
        ladder: dict[str, Any] = {"plans": {0: ["Short Ladder"]}, "hands": {0: "Ladder"}}
        t = table(at={0: "-10,12"}, tweedy=tweedy, **ladder, **options(coast_radius=radius))
        assert t.can("Short Ladder") == (steps > radius), tweedy
        t = table(
            at={0: "-10,12"}, tweedy=tweedy, hands={0: "Pliers"}, **options(coast_radius=radius)
        )
        assert t.can("cut") == (steps > radius), tweedy


def test_a_kept_card_may_be_carried() -> None:
    """CR-R65: By option the kept card is carried instead of banked."""
    t = table(at={0: "9,22"}, flocks={0: "ACChhh"}, **LINE, **options(kept_card="carried"))
    t.play("abandon", "Rope")
    assert (t.carry(0), t.hand(0)) == ("Rope", [])


def test_a_search_takes_what_is_shown() -> None:
    """CR-R66, CR-113: By option a search takes shown cards and ends the escape; by default it does
    not."""
    for rule in ("no", "yes"):
        t = table(
            3,
            at={0: "5,20", 1: "-12,4"},
            escape={0: "Washing Line", 1: "gate dash"},
            marker={0: "5,20"},
            shown={0: "Rope, Ladder"},
            plans={0: ["Washing Line"]},
            flocks={0: "AChhhh"},
            to_search=["hut 1"],
            dog="-12,1",
            **{**SELECTING, "turn": 2, "begun": 3},
            **options(search_takes_shown=rule),
        )
        t.play("dog", "-12,4")
        assert len(t.shown(0)) == (2 if rule == "no" else 0)
        assert (t.position()["escape"][0] is None) == (rule == "yes")


def test_the_turn_goes_on_without_the_old_chicken() -> None:
    """CR-R68: The new chicken has the double, choice and move; a seat that is out has no move."""
    t = table(at={0: "3,9"}, flocks={0: "APBPPP"}, eggs=[0, 2], tweedy="0,20").roll(1, 2)
    assert t.flock(0) == "APPPPP"
    t = table(at={0: "Coal Bunker"}, flocks={0: "APrPPP"}, eggs=[0, 2]).roll(1, 2)
    assert (t.flock(0), t.at(0)) == ("PPAPPP", "hut 1")
    assert t.phase == "MOVE"
    t = table(3, flocks={0: "APPPPP"}, eggs=[0, 2, 2]).roll(1, 2)
    assert (t.s["out"][0], t.phase) == (1, "BLACK")


def test_a_seat_that_goes_out() -> None:
    """CR-R76, CR-098: Eggs of a seat that is out go to the nest, cards and plans to their piles."""
    t = table(
        3,
        flocks={0: "APPPPP"},
        eggs=[0, 2, 2],
        hands={0: "Rope, Hat"},
        carry={0: "Plank"},
        plans={0: ["Long Dig", "Rope Drop"]},
        kept={0: ["Wishbone"]},
    )
    t.roll(1, 2)
    assert sum(t.sizes) == 47
    assert t.position()["plan_pile"][-2:] == ["Rope Drop", "Long Dig"]
    assert t.position()["aside"] == ["Wishbone"]
    assert t.hand(0) == t.plans(0) == t.kept(0) == []


def test_off_and_on_is_no_landing() -> None:
    """CR-R79: A guard must end on another square than it began."""
    t = table(at={0: "-12,4"}, escape={0: "gate dash"}, dog="-12,4", **SELECTING).play("dog")
    assert "-12,4" not in t.places()


def test_more_than_needed() -> None:
    """CR-R80: More chickens may join, for a single plan too, and rest in the hut after
    the success."""
    t = table(at={0: "10,12"}, plans={0: ["Short Ladder"]}, hands={0: "Ladder"}, tweedy="0,5")
    t.play("Short Ladder", "chicken 2", "done")
    assert t.flock(0) == "AhChhh"
    t = table(
        at={0: "12,1"},
        escape={0: "Short Ladder"},
        marker={0: "10,12"},
        shown={0: "Ladder"},
        plans={0: ["Short Ladder"]},
        flocks={0: "AhChhh"},
    ).roll(4, 3)
    t.play("13,0")
    assert t.flock(0) == "Fhrhhh"


def test_a_seat_with_lent_chickens_only() -> None:
    """CR-R77: A seat with only lent chickens skips its turns; a visit takes only its
    victim's own."""
    t = table(at={0: "9,22"}, **{**LENT, "flocks": {0: "APPPPP", 1: "PPPLPP"}}, boss=0)
    t.s["at"][1] = -1
    t.roll(4, 3).play("stay")
    assert t.asked == (0, "SELECT")
    t = table(at={0: "9,22"}, **{**LENT, "flocks": {0: "APPPPP", 1: "ALPPPP"}}, eggs=[0, 2])
    t.roll(1, 2)
    assert t.position()["runs"][0] == 1, "the lent one runs on from the marker"
    assert (t.flock(0), t.flock(1), t.at(0)) == ("PPPPPP", "ALPPPP", "5,20")


def test_the_first_seat_moves_on() -> None:
    """Section 8: with `rotate_start` each round begins one seat later."""
    t = table(3, rounds=1, **{**SELECTING, "turn": 2, "begun": 3}, **options(rotate_start="yes"))
    t.play("pass")
    assert t.asked == (1, "BEFORE")


def test_without_opportunity_cards() -> None:
    """CR-029: Without opportunity cards, ten or more moves or releases."""
    t = table(flocks={0: "ABhhhh"}, **options(opportunities="no")).roll(4, 6)
    assert t.asked == (0, "CHOOSE")
    assert not t.can("draw")


def test_two_plans_are_enough() -> None:
    """CR-063, CR-060: A plan given to a seat with two must be exchanged for one of them."""
    t = table(
        at={0: "3,9", 1: "3,9"},
        plans={0: ["Long Dig"], 1: ["Rope Drop", "Dinner Spoon"]},
        **TRADING,
    )
    t.play("offer", "eggs 0", "Long Dig", "eggs 0")
    assert t.asked == (0, "ASK_PLAN")
    assert not t.can("none")
    t.play("Rope Drop", "accept")
    assert (t.plans(0), t.plans(1)) == (["Rope Drop"], ["Dinner Spoon", "Long Dig"])


@pytest.mark.parametrize("rule", ["any", "piece"])
def test_whom_two_eggs_free(rule: str) -> None:
    """CR-R60, CR-021: Two eggs free any chicken in the bunker, or by option only the piece."""
    t = table(flocks={0: "ABhhhh"}, **options(bail=rule))
    assert t.can("pay") == (rule == "any")
    assert table(at={0: "Coal Bunker"}, **options(bail=rule)).can("pay")


def test_what_a_seat_remembers_of_a_shop() -> None:
    """Section 5: A seat remembers the cards it saw there or has seen go back, and how many were
    taken since."""
    t = table(3, at={0: "barn", 1: "barn"}, tweedy="0,20", **options(trading="no"))
    t.roll(4, 2).play("stay", "pass")
    assert t.view(0)["seen"][0].sum() == 12
    t.roll(4, 2).play("stay")
    t.play(t.pile("barn")[0])
    assert t.view(0)["missed"][0].tolist() == [0, 1, 0, 0]
    assert t.view(1)["seen"][1].sum() == 11
    assert t.view(1)["missed"][1].sum() == 0
    assert t.view(2)["seen"][2].sum() == 0
    assert t.view(2)["seen"][0].max() == -1
