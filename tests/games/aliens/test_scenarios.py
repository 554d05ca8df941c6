"""Tests of the worked scenarios of section 6 of the ledger, by number, from written positions."""

from collections import Counter

import pytest

from farmyard.core.tables.table import Table
from tests.games.aliens.written import (
    ARMED,
    AS_WILD,
    BEAM,
    BROODY,
    EACH,
    FLU,
    FOWL,
    HYPNO,
    LAY,
    PASS,
    PECKED,
    PECKING,
    ROOSTER,
    SCRAMBLE,
    STAR,
    TAKE,
    TWIN,
    WAR,
    WINGS,
    P,
    after,
    aliens,
    at,
    corn,
    covers,
    deck,
    hand,
    held,
    known,
    parts,
    pile,
    throw,
)


def pool(t: Table) -> int:
    return int(t.position()["pool"])


def test_1_lay() -> None:
    t = after(at(P("alien twin", corn=1), P(), P()), LAY)
    assert (hand(t, 0), corn(t)[0], aliens(t)[0], pool(t), t.to_move) == (["twin"], 0, 1, 1, 1)


def test_2_no_corn() -> None:
    assert LAY not in at(P("alien twin"), P(), P()).legal()


def test_3_win_by_laying() -> None:
    t = at(P("alien twin", corn=1, aliens=2), P("fowl", corn=4), P(aliens=1), dealer=2, pool=3)
    after(t, LAY)
    assert (parts(t), aliens(t), corn(t), pool(t)) == ([1, 0, 0], [0, 0, 0], [0, 4, 0], 0)
    assert (held(t), t.view()["stock"], pile(t)) == ([5, 5, 5], 45, [])
    assert (t.position()["dealer"], t.to_move) == (0, 1)


def test_4_win_by_stealing() -> None:
    t = after(at(P("pecking", aliens=2), P(), P(aliens=1), pool=2), PECKING + 1)
    assert (parts(t), corn(t)) == ([1, 0, 0], [0, 0, 0])


def test_5_covered() -> None:
    full = at(P("pecking"), P(aliens=2, broody=2), P())
    assert PECKING not in full.legal()
    t = after(at(P("pecking"), P(aliens=2, broody=1), P()), PECKING)
    assert (aliens(t), covers(t)) == ([1, 1, 0], [[], ["broody"], []])


def test_6_wild_as_pecking_order() -> None:
    t = after(at(P("wild"), P(aliens=1), P()), AS_WILD + PECKING)
    assert (aliens(t), pile(t)) == ([1, 0, 0], ["wild"])


def test_7_wild_as_broody() -> None:
    t = after(at(P("wild", aliens=1), P("flu"), P()), AS_WILD + BROODY)
    assert (covers(t)[0], pile(t)) == (["wild"], [])
    after(t, FLU)
    assert (aliens(t)[0], covers(t)[0]) == (0, [])
    assert (pile(t)[0], sorted(pile(t)[1:])) == ("flu", ["alien", "wild"])


def test_8_broody_without_alien() -> None:
    assert BROODY not in at(P("broody"), P(), P()).legal()


def test_9_twin_beaks() -> None:
    t = after(at(P("twin"), P(), P(), pool=1), TWIN)
    assert (corn(t)[0], pool(t)) == (2, 1)
    bounded = {"bank_runs_out": "yes", "bank_corn": 9}
    t = after(at(P("twin"), P(corn=8), P(), options=bounded), TWIN)
    assert (corn(t), t.view()["bank"]) == ([1, 8, 0], 0)
    assert TWIN not in at(P("twin"), P(corn=9), P(), options=bounded).legal()


def test_10_scramble() -> None:
    t = after(at(P("scramble", corn=1), P(), P(), pool=4), SCRAMBLE)
    assert (corn(t)[0], pool(t)) == (5, 0)
    assert SCRAMBLE not in at(P("scramble"), P(), P()).legal()


def test_11_take_a_card() -> None:
    t = at(P("scramble twin fowl wings"), P(), P())
    assert throw("scramble") not in t.legal()
    after(t, TAKE)
    assert held(t)[0] == 5
    full = at(P("scramble twin fowl wings pecked"), P(), P())
    assert TAKE not in full.legal()
    assert {throw(c) for c in ("scramble", "twin", "fowl", "wings", "pecked")} <= set(full.legal())


def test_12_rooster_booster() -> None:
    t = after(at(P("rooster twin twin fowl fowl wings"), P(), P()), ROOSTER)
    assert held(t)[0] == 7


def test_13_reshuffle() -> None:
    t = at(P("rooster"), P(), P(), discards="fowl wings hypno", deck="flu")
    after(t, ROOSTER)
    assert (held(t)[0], pile(t), t.view()["stock"]) == (2, ["rooster"], 2)
    assert "flu" in hand(t, 0)
    assert len({"fowl", "wings", "hypno"} & set(hand(t, 0))) == 1
    assert len(deck(t)) == 2


def test_14_wings() -> None:
    t = after(at(P("wings", corn=3), P(), P(), discards="twin alien"), WINGS)
    assert (hand(t, 0), pile(t), t.to_move) == (["alien"], ["twin", "wings"], 1)
    assert WINGS not in at(P("wings"), P(), P()).legal()


def test_15_wild_as_wings() -> None:
    t = after(at(P("wild"), P(), P(), discards="twin"), AS_WILD + WINGS)
    assert (hand(t, 0), pile(t)) == (["twin"], ["wild"])


def test_16_hen_pecked() -> None:
    t = at(P("pecked"), P(corn=1), P())
    assert PECKED + 1 not in t.legal()
    assert corn(after(t, PECKED)) == [1, 0, 0]


def test_17_hypno() -> None:
    t = after(at(P("hypno"), P("alien twin twin", corn=2), P(), discards="fowl"), HYPNO)
    assert t.legal() == [throw("alien"), throw("twin")]
    after(t, throw("alien"))
    assert (pile(t)[-1], aliens(t), corn(t)[1]) == ("alien", [0, 0, 0], 2)
    after(t, TAKE, TAKE)
    assert TAKE in t.legal()


def test_18_stunned_with_an_empty_hand() -> None:
    t = at(P("hypno"), P(stunned=1), P())
    assert HYPNO not in t.legal()
    assert HYPNO + 1 in t.legal()
    after(t, HYPNO + 1)
    assert t.legal() == [PASS]
    after(t, PASS)
    assert t.position()["stunned"] == [0, 0, 1]


def test_19_fowl_play() -> None:
    t = after(at(P("fowl"), P("alien"), P()), FOWL)
    assert (hand(t, 0), held(t)) == (["alien"], [1, 0, 0])
    assert known(t, 1) == ["0: alien"]
    assert known(t, 2) == []
    assert t.log(2) == ["Ada plays Fowl Play: a card from Ben."]
    assert t.log(1) == ["Ada plays Fowl Play: an alien from you."]


def test_20_tractor_beam() -> None:
    t = after(at(P("tractor"), P("alien alien alien"), P()), EACH)
    assert (hand(t, 0), held(t)) == (["alien"], [1, 2, 0])
    t = after(at(P("tractor"), P("twin"), P()), BEAM)
    assert (hand(t, 0), held(t)) == (["twin"], [1, 0, 0])


def test_21_corn_star() -> None:
    t = after(at(P("star"), P(corn=3), P(corn=1), pool=2), STAR)
    assert (corn(t), pool(t)) == ([4, 0, 0], 2)


def test_22_armed() -> None:
    t = at(P("armed twin twin"), P("fowl fowl hypno hypno hypno"), P("scramble wings wings wings"))
    after(t, ARMED)
    assert (held(t), t.to_move) == ([5, 8, 7], 1)
    assert TAKE not in t.legal()


def test_23_all_out_war() -> None:
    t = after(at(P("war twin"), P("fowl wings"), P(), discards="hypno"), WAR)
    assert held(t) == [0, 0, 0]
    assert pile(t)[:2] == ["hypno", "war"]
    assert Counter(pile(t)[2:]) == Counter(["twin", "fowl", "wings"])
    assert t.legal() == [TAKE]


def test_24_alien_flu_strikes_the_player_too() -> None:
    t = after(at(P("flu", corn=1, aliens=2), P(aliens=1), P(), pool=3), FLU)
    assert (aliens(t), corn(t), pool(t)) == ([0, 0, 0], [1, 0, 0], 3)


def test_25_nine_rounds_at_the_most() -> None:
    players = [P("alien", corn=1, aliens=2, parts=2), *(P(parts=2) for _ in range(3))]
    t = after(at(*players), LAY)
    assert t.over
    assert t.ranks()[0] == 1


def test_26_pass() -> None:
    t = at(P(), P(), P(), discards="fowl", deck="")
    assert t.legal() == [PASS]


def test_27_a_later_round() -> None:
    t = after(at(P("alien", corn=6, aliens=2), P(corn=0), P(corn=2)), LAY)
    assert corn(t) == [5, 0, 2]


def test_28_game_over_nothing_cleared() -> None:
    t = at(
        P("alien", corn=1, aliens=2, parts=2), P("fowl", aliens=1, parts=1), P("", 5, 1, parts=1)
    )
    after(t, LAY)
    assert (t.over, parts(t), pool(t)) == (True, [3, 1, 1], 1)
    assert (aliens(t), corn(t), hand(t, 1)) == ([3, 1, 1], [0, 0, 5], ["fowl"])
    assert t.ranks() == [1, 3, 2]


def test_29_stun_and_round_end() -> None:
    t = after(at(P("alien", corn=1, aliens=2), P("twin", stunned=1), P(), dealer=2), LAY)
    assert (t.to_move, t.position()["phase"], t.position()["stunned"]) == (1, "TURN", [0, 0, 0])


@pytest.mark.parametrize("seed", range(4))
def test_30_wild_as_fowl_play(seed: int) -> None:
    t = after(at(P("wild"), P(), P("alien flu"), seed=seed), AS_WILD + FOWL + 1)
    assert pile(t) == ["wild"]
    assert hand(t, 0) + hand(t, 2) in (["alien", "flu"], ["flu", "alien"])
    assert known(t, 1) == []


def test_31_strict() -> None:
    hand_of = "alien scramble scramble scramble scramble"
    options = {"throw_away": "strict"}
    t = at(P(hand_of), P(), P(), options=options)
    assert t.legal() == [throw("alien"), throw("scramble")] == [51, 58]
    assert at(P(hand_of), P(), P(), pool=1, options=options).legal() == [SCRAMBLE]


def test_32_rooster_on_the_last_card() -> None:
    t = after(at(P("rooster"), P(), P(), discards="hypno", deck=""), ROOSTER)
    assert (hand(t, 0), pile(t), t.view()["stock"]) == (["hypno"], ["rooster"], 0)
