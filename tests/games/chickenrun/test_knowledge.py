"""Tests of views and imagined worlds in single positions."""

from collections import Counter
from typing import Any

import pytest

from farmyard.core.chance.dice import key_of
from farmyard.core.record import SPECTATOR
from farmyard.games.chickenrun.box import COPIES, EQUIPMENT, PLAN_NAMES
from farmyard.lab.checking import differing
from tests.games.chickenrun.test_rulebook import SELECTING, TRADING
from tests.games.chickenrun.written import GAME, Table, dealt, table


def test_a_record_is_small() -> None:
    assert GAME.rules.State.dtype.itemsize <= 2048


def test_hands_and_piles_are_hidden() -> None:
    t = dealt(3)
    for seat in (-1, 0, 1, 2):
        view = t.view(seat)
        for p in range(3):
            assert (view["hands"][p].min() >= 0) == (p == seat)
            assert (view["kept"][p].min() >= 0) == (p == seat)
            assert (view["plans"][p] >= 0) == (p == seat)
        assert view["piles"].max() == view["plan_pile"].max() == view["deck"].max() == -1
        assert view["key"].tobytes() == b"\xff" * 16


SECRETS = ("hands", "carry", "plans", "kept", "piles", "plan_pile", "deck", "gone_from", "seen")


@pytest.mark.parametrize("field", SECRETS)
def test_a_planted_leak_is_caught(field: str) -> None:
    """Each secret field differs between states that look the same, so showing it would
    be noticed."""
    t = table(
        3,
        hands={0: "Rope, Hat", 1: "Crate"},
        carry={0: "Plank"},
        plans={0: ["Long Dig"], 2: ["Rope Drop"]},
        kept={0: ["Wishbone"], 1: ["Quick March", "Forty Winks"]},
        seen=[["barn Rope"], [], []],
    )
    told = 0
    for n in range(9):
        other = GAME.imagine(GAME.see(t.states, SPECTATOR), SPECTATOR, key_of(n, 7))
        assert differing(GAME.see(t.states, SPECTATOR), GAME.see(other, SPECTATOR)) == []
        told += other[0][field].tobytes() != t.s[field].tobytes()
    assert told


def worlds(t: Table, seat: int, n: int) -> list[Table]:
    """Return n worlds that a seat imagines."""
    return [Table(GAME.imagine(GAME.see(t.states, seat), seat, key_of(k, 3))) for k in range(n)]


def test_remembered_cards_stay_where_they_are() -> None:
    """After a look into a pile that nobody has visited since, every imagined world
    agrees with it."""
    t = table(3, at={0: "barn"}, tweedy="0,20").roll(4, 2).play("stay", "pass")
    pile = t.pile("barn")
    assert all(world.pile("barn") == pile for world in worlds(t, 0, 20))
    assert any(world.pile("barn") != pile for world in worlds(t, 1, 20))


@pytest.mark.parametrize("plan", [PLAN_NAMES[0], PLAN_NAMES[-1]])
def test_a_plan_put_under_the_pile_stays_there(plan: str) -> None:
    """CR-059: Who exchanged a plan imagines it at the bottom; others imagine any there."""
    own = {0: [plan, "Stilt Walk"]}
    t = table(
        3, plans=own, knows=[own[0], [], []], at={0: "food store"}, phase="FOOD", step="TRADE"
    )
    t.play("exchange", plan)
    mine, others = (
        {PLAN_NAMES[world.s["plan_pile"][0]] for world in worlds(t, seat, 9)} for seat in (0, 2)
    )
    assert mine == {plan}
    assert len(others) > 1


def test_who_is_asked_imagines_the_offer_as_it_was_made() -> None:
    """CR-R44: In every world that Ben imagines, saying yes to Ada costs him his Rope, or his plan,
    and brings him hers."""
    meeting: dict[str, Any] = {"at": {0: "3,9", 1: "3,9"}, **TRADING}
    cards = table(carry={0: "Hat", 1: "Rope"}, **meeting)
    cards.play("offer", "eggs 0", "Hat", "eggs 0", "Rope")
    plans = table(plans={0: ["Long Dig"], 1: ["Rope Drop"]}, **meeting)
    plans.play("offer", "eggs 0", "Long Dig", "eggs 0", "Rope Drop")
    assert cards.asked == plans.asked == (1, "REPLY")
    for world in worlds(cards, 1, 3):
        world.play("accept")
        assert (world.carry(0), world.carry(1)) == ("Rope", "Hat")
    for world in worlds(plans, 1, 3):
        world.play("accept")
        assert (world.plans(0), world.plans(1)) == (["Rope Drop"], ["Long Dig"])


def test_who_is_beaten_makes_no_second_bid_in_an_imagined_world() -> None:
    """CR-129: Cleo, whose bid was beaten, is not imagined to bid again with those tied."""
    fields: dict[str, Any] = {**SELECTING, "turn": 2, "begun": 3}
    t = table(3, eggs=[4, 4, 4], options={"control": "bid"}, **fields).play("pass")
    t.play("eggs 3", "eggs 3", "eggs 1", "eggs 2")
    for world in worlds(t, 1, 5):
        assert 0 <= world.s["bids"][0] <= 4
        assert world.s["bids"][2] == -1


def test_memory_gives_up_cards_where_most_were_taken() -> None:
    """Section 5: Ada knew two piles whole, each with a Bicycle, and got one of them from Ben.  She
    imagines it taken where more cards are missing, the others missing at random, and nothing in
    either pile that she does not remember there."""
    hands = {0: "Bicycle", 1: "Rope", 2: "Hat"}
    for more, fewer in (("barn", "workshop"), ("workshop", "barn")):
        left = {
            more: "Spoon " * 6 + "Rope " * 4,
            fewer: "Plank " * 5 + "Ladder " * 4 + "Hat Bicycle",
        }
        lying = [f"{shop} {kind}" for shop, kinds in left.items() for kind in kinds.split()]
        gone = [f"{more} Bicycle", f"{more} Rope", f"{fewer} Hat"]
        used = Counter(card.partition(" ")[2] for card in lying + gone)
        others = [kind for i, kind in enumerate(EQUIPMENT) for _ in range(COPIES[i] - used[kind])]
        shops = ["woodshed"] * 12 + ["house"] * 11
        missed = [0, 2, 1, 0] if more == "barn" else [0, 1, 2, 0]
        t = table(
            3,
            hands=hands,
            piles=lying + [f"{shop} {kind}" for shop, kind in zip(shops, others, strict=True)],
            gone_from=gone,
            seen=[lying + gone, [], []],
            missed=[missed, [0] * 4, [0] * 4],
        )
        knew = {
            shop: Counter(c.partition(" ")[2] for c in lying + gone if shop in c) for shop in left
        }
        lost: dict[str, Counter[str]] = {more: Counter(), fewer: Counter()}
        for world in worlds(t, 0, 40):
            for shop, losses in lost.items():
                assert Counter(world.pile(shop)) <= knew[shop]
                losses.update(knew[shop] - Counter(world.pile(shop)))
        assert lost[more]["Bicycle"] == 40
        assert lost[fewer]["Bicycle"] < 20
        assert set(lost[more]) == {"Spoon", "Rope", "Bicycle"}
        assert set(lost[fewer]) >= {"Plank", "Ladder", "Hat"}


def test_kept_cards_of_others_are_any_that_are_not_seen() -> None:
    """Section 5: Others keep as many cards as they have, of those that can be kept and are neither
    laid aside nor with the seat that imagines."""
    kept = {0: ["Telephone"], 1: ["Wishbone", "Forty Winks"], 2: ["Quick March"]}
    t = table(3, kept=kept, aside=["Marrow Bone", "Under the Straw", "Under the Straw"])
    found: Counter[str] = Counter()
    for world in worlds(t, 0, 40):
        assert world.kept(0) == ["Telephone"]
        assert (len(world.kept(1)), len(world.kept(2))) == (2, 1)
        assert world.s["deck"].sum() == world.s["deck_left"] == 11
        assert GAME.written.fault(world.s) is None
        found.update(world.kept(1) + world.kept(2))
    assert set(found) == {
        *("Rats’ Discount", "Forty Winks", "Latch Left Up", "Wishbone", "Quick March"),
    }
    nobody = worlds(t, SPECTATOR, 20)
    assert {card for world in nobody for card in world.kept(0)} > {"Telephone"}


def test_who_is_asked_for_a_card_has_it() -> None:
    """CR-R73, CR-R85: Under the Straw and the discount are asked for only where they are kept."""
    straw = table(kept={0: ["Under the Straw", "Wishbone"]}, eggs=[3, 2]).roll(1, 2)
    fields: dict[str, Any] = {"at": {0: "woodshed"}, "tweedy": "0,20", "eggs": [0, 2]}
    discount = table(kept={0: ["Rats’ Discount", "Wishbone"]}, **fields).roll(4, 2).play("stay")
    for t, card in ((straw, "Under the Straw"), (discount, "Rats’ Discount")):
        own, others = worlds(t, 0, 5), worlds(t, 1, 20)
        assert all(sorted(world.kept(0)) == sorted(t.kept(0)) for world in own)
        assert all(card in world.kept(0) and len(world.kept(0)) == 2 for world in others)
        assert len({name for world in others for name in world.kept(0)}) > 3
        assert all(world.kept(1) == [] for world in own + others)


def test_answers_shown_together_are_imagined_evenly() -> None:
    """CR-009, CR-128: Who has chosen in secret may have chosen any chicken, or bid all eggs."""
    t = dealt(3)
    first = t.asked[0]
    t.play("chicken 5")
    picked = {tuple(world.s["picked"][:3].tolist()) for world in worlds(t, t.asked[0], 60)}
    assert {each[first] for each in picked} == set(range(6))
    assert all(each.count(-1) == 2 for each in picked)
    assert {int(world.s["picked"][first]) for world in worlds(t, first, 5)} == {5}
    fields: dict[str, Any] = {**SELECTING, "turn": 2, "begun": 3}
    t = table(3, eggs=[3, 4, 4], options={"control": "bid"}, **fields).play("pass", "eggs 1")
    bids = {tuple(world.s["bids"][:3].tolist()) for world in worlds(t, 1, 60)}
    assert bids == {(bid, -1, -1) for bid in range(4)}
    assert {int(world.s["bids"][0]) for world in worlds(t, 0, 5)} == {1}


def test_plans_unknown_are_anywhere_and_known_ones_where_they_are() -> None:
    """Section 5: Each seat has as many plans as it has, known ones among them, and knows its own;
    one whose place in the pile is known lies there."""
    plans = {0: ["Long Dig"], 1: ["Rope Drop", "Stilt Walk"], 2: ["Dinner Spoon"]}
    pile = [n for n in PLAN_NAMES if n not in {each for own in plans.values() for each in own}]
    knows = [["Long Dig", "Rope Drop", pile[0], pile[3]], [], []]
    t = table(3, plans=plans, plan_pile=pile, knows=knows)
    found: Counter[str] = Counter()
    for world in worlds(t, 0, 40):
        assert GAME.written.fault(world.s) is None
        assert world.plans(0) == ["Long Dig"]
        assert "Rope Drop" in world.plans(1)
        assert (len(world.plans(1)), len(world.plans(2))) == (2, 1)
        assert [world.position()["plan_pile"][i] for i in (0, 3)] == [pile[0], pile[3]]
        for p in (1, 2):
            assert world.view(p)["holder"].tolist().count(p) == len(world.plans(p))
        found.update(world.plans(1) + world.plans(2))
    assert found["Rope Drop"] == 40
    assert set(found) == set(PLAN_NAMES) - {"Long Dig", pile[0], pile[3]}


def test_a_host_is_imagined_to_offer_from_its_hand() -> None:
    """CR-062, CR-R44: A card that the owner of a hut offers there is in its hand, and not one that
    it carries; elsewhere it is the load."""
    for at, carry in (("hut 1", {1: "Hat"}), ("3,9", {0: "Rope", 1: "Hat"})):
        hands = {0: "Rope, Crate" if at == "hut 1" else "Crate"}
        t = table(at={0: at, 1: at}, hands=hands, carry=carry, **TRADING)
        t.play("offer", "eggs 0", "Rope", "eggs 0", "Hat")
        for world in worlds(t, 1, 5):
            assert world.carry(0) == (None if at == "hut 1" else "Rope")
            assert ("Rope" in world.hand(0)) or at != "hut 1"
            assert len(world.hand(0)) == len(hands[0].split(", "))


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_open_piles_are_imagined_as_they_lie(seat: int) -> None:
    """CR-R18: Where piles are open, nobody imagines them to be others, whatever it remembers."""
    cards: dict[str, Any] = {"hands": {0: "Rope, Crate", 1: "Hat"}, "seen": [["barn Rope"], []]}
    t = table(**cards, options={"open_piles": "yes"})
    for world in worlds(t, seat, 3):
        assert world.s["piles"].tolist() == t.s["piles"].tolist()
        assert seat == SPECTATOR or world.hand(seat) == t.hand(seat)
        assert sorted(world.hand(0) + world.hand(1)) == ["Crate", "Hat", "Rope"]
