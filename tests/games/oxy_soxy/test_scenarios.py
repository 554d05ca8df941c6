"""The worked scenarios of the ledger (section 6), replayed from written positions."""

import pytest

import farmyard
from tests.games.oxy_soxy.written import (
    SEATS,
    away,
    beast,
    boxes,
    captured,
    dealt,
    lays,
    left,
    lying,
    own,
    place,
    scorings,
    sizes,
    table,
)

PRINTED = {0: "YB3 . RB9 YB7 RC9"}
BURN_BULLOCK, BURN_COW, PASS = 520, 521, 522


def test_1_printed_example_bullock_score() -> None:
    t = table(PRINTED)
    t.play(500)
    assert t.scores() == [9, 0, 0, 0]
    assert captured(t, 0) == {"red cow 9"}
    assert {"yellow bullock 3", "red bullock 9", "yellow bullock 7"} <= away(t)
    assert lying(t) == {}
    assert left(t, 0) == ["bullock", "cow", "cow"]


def test_2_printed_example_cow_score() -> None:
    t = table(PRINTED, turn="R")
    t.play(510)
    assert t.scores() == [0, 19, 0, 0]
    assert captured(t, 1) == {"yellow bullock 3", "red bullock 9", "yellow bullock 7"}
    assert "red cow 9" in away(t)
    assert lying(t) == {}


def test_3_score_for_another() -> None:
    t = table(PRINTED)
    t.play(510)
    assert t.scores() == [0, 19, 0, 0]
    assert left(t, 0) == ["bullock", "bullock", "cow"]
    assert left(t, 1) == ["bullock", "bullock", "cow", "cow"]


def test_4_tie_at_the_top() -> None:
    t = table({1: "YB5 RB5 LC2 . ."})
    assert 501 not in t.legal()
    assert 511 in t.legal()
    t.play(511)
    assert t.scores() == [0, 0, 10, 0]


def test_5_tie_below_the_top() -> None:
    t = table({1: "YB3 RB3 LB8 GC4 ."})
    t.play(501)
    assert t.scores() == [0, 0, 4, 0]


def test_6_tie_of_sums() -> None:
    t = table({1: "YB3 YB4 RB7 GC4 ."})
    assert 501 not in t.legal()
    with pytest.raises(farmyard.IllegalChoice, match="7 to 7"):
        t.play(501)


def test_7_tie_in_the_other_sex() -> None:
    t = table({2: "YB9 RC4 LC4 . ."})
    assert 512 not in t.legal()
    t.play(502)
    assert t.scores() == [8, 0, 0, 0]
    t = table({2: "YB9 RC4 LC4 . ."}, tie="either_sex")
    assert not {502, 512} & set(t.legal())


def test_8_one_sex_only() -> None:
    t = table({3: "YB9 RB2 . . ."})
    assert not {503, 513} & set(t.legal())
    assert not {500, 510, 509, 519} & set(t.legal())


def test_9_single_owner() -> None:
    t = table({0: "YB1 . . . .", 1: "YC10 . . . ."})
    assert {505, 515} <= set(t.legal())
    t.play(505)
    assert t.scores()[0] == 10
    t = table({0: "YB1 . . . .", 1: "YC10 . . . ."})
    t.play(515)
    assert t.scores()[0] == 1


def test_10_column_crossing() -> None:
    t = table({0: ". . YB6 . .", 3: ". . RC8 . RB9"})
    t.play(507)
    assert t.scores() == [8, 0, 0, 0]
    assert lying(t) == {"E4": "red bullock 9"}


def test_11_meadow_box() -> None:
    t = dealt()
    hand = t.position()["hands"][t.to_move]
    for card in hand:
        assert f"puts {card} on C3" in [words for _, words in t.choices()]
    t.play(f"puts {hand[0]} on C3")
    assert list(lying(t)) == ["C3"]


def test_12_occupied_box() -> None:
    t = dealt()
    t.play(t.legal()[12])
    assert list(lying(t)) == ["C3"]
    assert len(t.legal()) == 120
    assert not [c for c in t.legal() if c % 25 == 12]


def test_13_first_turn() -> None:
    t = dealt()
    assert len(t.legal()) == 125
    assert max(t.legal()) < 500
    cards = {c // 25 for c in t.legal()}
    assert len(cards) == 5
    assert t.legal() == sorted(25 * c + box for c in cards for box in range(25))


def test_14_draw() -> None:
    t = dealt()
    seat = t.to_move or 0
    t.play(t.legal()[0])
    assert sizes(t, seat) == (5, 14)
    t = table(hands={"Y": "YB1 YB2 YB3 YC4 YC5"})
    t.play(place("YB1", 0))
    assert sizes(t, 0) == (4, 0)


def test_15_score_draws_nothing() -> None:
    pile = "YC1 YC2 YC3 YC6 YC7 YC8 YC10"
    t = table(PRINTED, hands={"Y": "YB1 YB2 YB4 YC4 YC5"}, piles={"Y": pile})
    t.play(500)
    assert sizes(t, 0) == (5, 7)


def test_16_empty_hand_must_score() -> None:
    t = table({4: "RB9 YB2 YC3 . ."}, left={"Y": "B1 C0"})
    assert t.legal() == [504]
    t.play(504)
    assert t.scores() == [0, 3, 0, 0]


def test_17_burn() -> None:
    t = table({4: "RB9 YB2 . . ."}, left={"Y": "B1 C1"})
    assert t.legal() == [BURN_BULLOCK, BURN_COW]
    before = lying(t)
    t.play(BURN_COW)
    assert left(t, 0) == ["bullock"]
    assert lying(t) == before
    assert t.to_move == 1


def test_18_burn_ends_the_game() -> None:
    t = table(left={"Y": "B0 C1", "R": "", "L": "", "G": ""})
    assert t.legal() == [BURN_COW]
    t.play(BURN_COW)
    assert t.over


FULL = {
    0: "YB1 RC1 YB2 RC2 YB3",
    1: "RC3 YB4 RC4 YB5 RC5",
    2: "LB1 LB2 GB1 GB2 LB3",
    3: "LC1 GC1 LC2 GC2 LC3",
    4: "LB4 GB3 LB5 GB4 LB6",
}


def test_19_full_meadow() -> None:
    t = table(FULL, hands={"Y": "YC1 YC2 YC3 YC4", "R": "RB1"}, left={"Y": "B2 C0"})
    assert lays(t) == []
    assert {500, 501} <= set(t.legal())
    assert max(t.legal()) < 510
    assert not {502, 503, 504} & set(t.legal())
    t.play(500)
    assert t.scores() == [3, 0, 0, 0]
    assert lays(t) == [place("RB1", box) for box in range(5)]


def test_20_full_meadow_no_score_card() -> None:
    t = table(FULL, hands={"Y": "YC1 YC2 YC3 YC4"}, left={"Y": ""})
    assert t.legal() == [PASS]


def test_21_no_score_card() -> None:
    t = table(PRINTED, hands={"Y": "YC1 YC2"}, left={"Y": ""})
    assert len(t.legal()) == 2 * 21
    assert max(t.legal()) < 500


def test_22_no_score_card_no_hand() -> None:
    t = table(PRINTED, left={"Y": ""})
    assert t.legal() == [PASS]
    t.play(PASS)
    assert not t.over
    assert t.to_move == 1


def test_23_end() -> None:
    lie = {0: "YB3 . RB9 YB7 RC9", 2: "LB1 LC1 YB1 . .", 4: "RB2 . LC2 GC1 ."}
    t = table(
        lie,
        turn="L",
        hands={"Y": "YC4", "R": "RC4 RC5"},
        left=dict.fromkeys("YRG", "") | {"L": "B1"},
    )
    t.play(500)
    assert t.over
    assert t.to_move is None
    assert t.legal() == []
    assert len(lying(t)) == 6
    assert t.scores() == [9, 0, 0, 0]


def test_24_result() -> None:
    forty_one = ["10", "9", "8", "7", "6", "1"]
    t = table(
        {0: ". YB1 YC2 . ."},
        seats=3,
        left=dict.fromkeys("YRL", "") | {"L": "B1"},
        turn="L",
        captured={
            "Y": " ".join(f"RB{n}" for n in ["10", "9", "8", "7", "5"]),
            "R": " ".join(f"LB{n}" for n in forty_one),
            "L": "YB10 YB9 YB8 YB3",
        },
    )
    assert t.scores() == [39, 41, 30]
    t.play(500)
    assert t.over
    assert t.scores() == [41, 41, 30]
    assert t.ranks() == [1, 1, 3]


def test_25_neighbours_forbidden() -> None:
    t = table(
        boxes({12: "YB3"}), hands={"Y": "YB1", "R": "RB1"}, left={"R": ""}, adjacency="forbidden"
    )
    free = {c % 25 for c in lays(t)}
    assert not free & {7, 11, 12, 13, 17}
    assert {6, 8, 16, 18, 0, 24} <= free
    assert len(free) == 20
    t = table(boxes({12: "YB3", 10: "RC1"}), hands={"R": "RB1"}, turn="Y", adjacency="forbidden")
    t.play(502)
    assert len(lays(t)) == 25


@pytest.mark.parametrize(("score_cards", "each"), [("1", 1), ("2", 2)])
def test_26_set_up(score_cards: str, each: int) -> None:
    t = dealt(2, score_cards=score_cards)
    where = t.position()
    assert [sizes(t, p) for p in range(2)] == [(5, 15), (5, 15)]
    assert sum(len(where[f][p]) for f in ("hands", "piles") for p in range(2)) == 40
    assert [left(t, p) for p in range(2)] == [["bullock"] * each + ["cow"] * each] * 2


def test_27_four_way_bullock_total() -> None:
    row = {0: "YB2 RB10 YB9 LC1 GC7"}
    t = table(row)
    t.play(500)
    assert t.scores() == [8, 0, 0, 0]
    t = table(row)
    t.play(510)
    assert t.scores() == [0, 0, 0, 21]


BULLS = [f"YB{n}" for n in range(1, 11)] + ["RB1", "RB2", "RB3"]
HAND = "YC1 YC2 YC3 YC4 YC5"


def test_28_blocked() -> None:
    lie = boxes(dict(zip(range(0, 25, 2), BULLS, strict=True)))
    t = table(lie, hands={"Y": HAND}, adjacency="forbidden")
    assert t.legal() == [BURN_BULLOCK, BURN_COW]
    t = table(lie, hands={"Y": HAND}, left={"Y": ""}, adjacency="forbidden")
    assert t.legal() == [PASS]
    t = table(lie, hands={"Y": HAND}, adjacency="free")
    assert len(t.legal()) == 60
    assert t.legal() == lays(t)
    assert scorings(t) == []


def test_29_known_hand() -> None:
    t = table(hands={"Y": "YB3 YC4", "R": "RB1"})
    for seat in (-1, 1, 2, 3):
        assert t.view(seat)["unseen"][0] == ["bullock 3", "cow 4"]
        assert t.view(seat)["hands"][0] == ["bullock 3", "cow 4"]
    t = table(hands={"Y": HAND, "R": "RB1"}, piles={"Y": "YC6"})
    for seat in (-1, 1, 2, 3):
        assert t.view(seat)["unseen"][0] == [own(f"YC{n}") for n in range(1, 7)]
        assert t.view(seat)["hands"][0] is None
    assert t.view(0)["hands"][0] == [own(m) for m in HAND.split()]


def test_the_ledgers_notation() -> None:
    """The helpers read the ledger's notation, which the scenarios above rely on."""
    assert beast("RC9") == "red cow 9"
    assert place("YC10", 24) == 25 * 19 + 24
    assert len(SEATS) == 4
