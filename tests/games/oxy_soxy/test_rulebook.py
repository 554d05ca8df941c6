"""Every statement (OS-01 …) and every ruling (OS-R1 …) of the ledger, each by its id."""

import itertools
import random
from typing import Any

import pytest

import farmyard
from farmyard.core.tables.table import Table
from farmyard.games.oxy_soxy import box
from tests.games.oxy_soxy.written import (
    away,
    beast,
    boxes,
    captured,
    dealt,
    lays,
    left,
    lying,
    place,
    scorings,
    sizes,
    table,
)
from tests.sampling import walk

PRINTED = {0: "YB3 . RB9 YB7 RC9"}
HAND = "YC1 YC2 YC3 YC4 YC5"
BURN_BULLOCK, BURN_COW, PASS = 520, 521, 522
NONE = dict.fromkeys("YRLG", "")
FULL_MARKS = [f"{colour}{sex}{n}" for colour in "YRL" for sex in "BC" for n in (1, 2, 3, 4)]
FULL = boxes(dict(enumerate([*FULL_MARKS, "GB1"])))


def play_random(t: Table, seed: int = 1, turns: int = 1000) -> Table:
    dice = random.Random(seed)
    while not t.over and turns:
        t.play(dice.choice(t.legal()))
        turns -= 1
    return t


def why(t: Table, choice: int) -> str:
    """Return the sentence with which a choice is refused."""
    with pytest.raises(farmyard.IllegalChoice) as refusal:
        t.play(choice)
    return str(refusal.value)


# -- Set-up ---------------------------------------------------------------------


def test_os_01_two_to_four_players() -> None:
    """OS-01"""
    for seats in (2, 3, 4):
        assert play_random(dealt(seats)).over
    for seats in (1, 5):
        with pytest.raises(farmyard.OptionError, match="2 to 4"):
            farmyard.table("oxy_soxy", seats=seats)


def test_os_02_a_colour_each_with_ten_bullocks_and_ten_cows() -> None:
    """OS-02"""
    assert len(box.DECK) == 20
    assert [name for name in box.DECK if "bullock" in name] == [
        f"bullock {n}" for n in range(1, 11)
    ]
    assert [name for name in box.DECK if "cow" in name] == [f"cow {n}" for n in range(1, 11)]
    where = dealt().position()
    for p in range(4):
        assert sorted(where["hands"][p] + where["piles"][p]) == sorted(box.DECK)


def test_os_03_os_r2_what_is_in_the_box() -> None:
    """OS-03, OS-R2: 80 + 16 + 9 = 105 cards; the spare meadow card is not counted."""
    score_cards = sum(len(left(dealt(), p)) for p in range(4))
    assert (len(box.BEASTS), score_cards, len(box.MEADOW_CARDS)) == (80, 16, 9)
    assert len(box.BEASTS) + score_cards + len(box.MEADOW_CARDS) == 105
    assert box.SPARE_MEADOW_CARDS == 1


def test_os_04_five_by_five_boxes() -> None:
    """OS-04"""
    assert len(set(box.BOXES)) == 25
    assert len(box.LINES) == 10
    for line in range(10):
        assert len(set(box.BOXES_OF[line].tolist())) == 5
    assert sorted(box.BOXES_OF[:5].ravel().tolist()) == list(range(25))
    assert sorted(box.BOXES_OF[5:].ravel().tolist()) == list(range(25))


def test_os_05_meadow_cards_on_the_diagonals_mark_the_extent() -> None:
    """OS-05: Meadow cards neither block a box nor count as neighbours."""
    diagonals = {0, 6, 12, 18, 24, 4, 8, 16, 20}
    assert {box.BOXES.index(name) for name in box.MEADOW_CARDS} == diagonals
    t = dealt(adjacency="forbidden")
    assert {c % 25 for c in t.legal()} == set(range(25))


def test_os_06_os_r21_shuffled_and_the_top_five_in_hand() -> None:
    """OS-06, OS-R21: Each beast is in a first hand one time in four."""
    seen = dict.fromkeys(box.DECK, 0)
    deals = 800
    for seed in range(deals):
        where = dealt(2, seed).position()
        assert len(where["hands"][0]) == 5
        assert len(where["piles"][0]) == 15
        for card in where["hands"][0]:
            seen[card] += 1
    assert all(abs(n - deals / 4) < 61 for n in seen.values()), "five standard deviations"


def test_os_06_the_piles_are_face_down() -> None:
    """OS-06: No seat sees the order of a pile, not even its owner."""
    t = dealt()
    for seat in range(-1, 4):
        assert "piles" not in t.view(seat)


def test_os_07_os_r22_two_score_cards_of_each_sex_or_one() -> None:
    """OS-07, OS-R22"""
    assert left(dealt(), 0) == ["bullock", "bullock", "cow", "cow"]
    assert left(dealt(score_cards="1"), 3) == ["bullock", "cow"]


def test_os_08_unused_colours_are_out_of_the_game() -> None:
    """OS-08"""
    t = play_random(dealt(3))
    told = str(t.position()) + str(t.view())
    assert "green" not in told
    assert sum(len(left(dealt(3), p)) for p in range(3)) == 12


def test_os_09_os_r5_the_biggest_oaf_starts() -> None:
    """OS-09, OS-R5: An option names the seat that starts, or leaves it to chance."""
    assert [dealt(start=str(p)).to_move for p in range(4)] == [0, 1, 2, 3]
    starters = [dealt(seed=seed).to_move for seed in range(200)]
    assert all(starters.count(p) > 20 for p in range(4))
    with pytest.raises(farmyard.OptionError):
        dealt(2, start="2")


# -- A turn ---------------------------------------------------------------------


def test_os_10_exactly_one_card_a_turn() -> None:
    """OS-10"""
    before = None
    for game, states, _, _, after in walk("oxy_soxy", 3, {}, 4):
        was, now = states[0], after[0]
        me = was["turn"]
        hand = (was["held"][me] + was["left"][me]) - (now["held"][me] + now["left"][me])
        score = was["unplayed"][me].sum() - now["unplayed"][me].sum()
        assert hand + score <= 1
        assert hand + score == 1 or game.choices(states) == [PASS]
        assert now["turns"] == was["turns"] + 1
        before = now
    assert before is not None


def test_os_11_a_hand_card_goes_face_up_on_a_box_without_a_beast() -> None:
    """OS-11"""
    t = table(PRINTED, hands={"Y": HAND})
    assert "A1 is taken" in why(t, place("YC1", 0))
    t.play(place("YC1", 1))
    assert lying(t)["B1"] == "yellow cow 1"
    assert "cow 1" not in t.position()["hands"][0]
    assert "no bullock 8 in your hand" in why(table(hands={"Y": HAND}), place("YB8", 1))


def test_os_12_a_box_with_a_meadow_card_counts_as_free() -> None:
    """OS-12"""
    t = table(hands={"Y": HAND})
    for name in box.MEADOW_CARDS:
        assert place("YC1", box.BOXES.index(name)) in t.legal()


def test_os_13_os_r1_any_free_box_unless_neighbours_are_forbidden() -> None:
    """OS-13, OS-R1"""
    corner, edge, middle = boxes({0: "RB1"}), boxes({9: "RB1"}), boxes({12: "RB1"})
    for lie, near in ((corner, {1, 5}), (edge, {4, 8, 14}), (middle, {7, 11, 13, 17})):
        t = table(lie, hands={"Y": "YC1"})
        own = {b for b in range(25) if lie[b]}
        assert {c % 25 for c in lays(t)} == set(range(25)) - own
        t = table(lie, hands={"Y": "YC1"}, adjacency="forbidden")
        assert {c % 25 for c in lays(t)} == set(range(25)) - own - near
        assert "OS-R1" in why(t, place("YC1", min(near)))


def test_os_r1_at_most_thirteen_beasts_without_neighbours() -> None:
    """OS-R1: Thirteen beasts without neighbours fill the meadow, which speaks against the printed
    rule."""
    chequered = [f"YB{n}" for n in range(1, 11)] + ["RB1", "RB2", "RB3"]
    lie = boxes(dict(zip(range(0, 25, 2), chequered, strict=True)))
    assert lays(table(lie, hands={"Y": HAND}, adjacency="forbidden")) == []


def test_os_14_after_placing_one_card_from_his_own_pile() -> None:
    """OS-14: After laying a beast, the player draws the top card of their own pile."""
    t = table(hands={"Y": HAND}, piles={"Y": "YB7 YB2", "R": "", "L": "", "G": ""})
    t.play(place("YC1", 0))
    assert t.position()["hands"][0] == ["bullock 7", "cow 2", "cow 3", "cow 4", "cow 5"]
    assert t.position()["piles"][0] == ["bullock 2"]


def test_os_15_no_card_when_the_pile_is_used_up() -> None:
    """OS-15"""
    t = table(hands={"Y": "YC1 YC2 YC3"})
    t.play(place("YC1", 0))
    assert sizes(t, 0) == (2, 0)


def test_os_16_an_empty_hand_must_play_a_score_card() -> None:
    """OS-16"""
    t = table(PRINTED)
    assert t.legal() == scorings(t)
    assert {500, 510} <= set(t.legal())


def test_os_17_os_r10_a_full_meadow_takes_no_card_until_boxes_are_free_again() -> None:
    """OS-17, OS-R10: No beast can be laid only as long as the meadow is full."""
    t = table(FULL, hands={"Y": "YC9", "R": "RC9"})
    assert lays(t) == []
    assert "is taken" in why(t, place("YC9", 3))
    t.play(scorings(t)[0])
    assert {c // 25 for c in lays(t)} == {18}
    assert len(lays(t)) == 5


# -- Score cards ----------------------------------------------------------------


def test_os_18_os_19_one_line_of_his_choice_a_row_or_a_column() -> None:
    """OS-18, OS-19"""
    t = table({0: "YB3 . . . RC9", 1: "YC1 . . . ."})
    assert scorings(t) == [500, 505, 510, 515]
    t.play(505)
    assert lying(t) == {"E1": "red cow 9"}


def test_os_20_the_line_need_not_be_full() -> None:
    """OS-20"""
    assert {500, 510} <= set(table({0: "YB3 . . . RC9"}).legal())
    assert scorings(table(FULL, tie="scored_sex"))


def test_os_21_os_r11_scored_beasts_leave_and_the_boxes_are_free() -> None:
    """OS-21, OS-R11: Beasts that are put away score no points for anyone."""
    t = table(PRINTED, hands={"R": "RC1"})
    t.play(500)
    assert lying(t) == {}
    assert {c % 25 for c in lays(t)} == set(range(25))
    assert captured(t, 0) == {"red cow 9"}
    assert {beast(m) for m in ("YB3", "RB9", "YB7")} <= away(t)
    assert sum(t.scores()) == 9


def test_os_22_without_score_cards_a_hand_card() -> None:
    """OS-22"""
    t = table(PRINTED, hands={"Y": HAND}, left={"Y": ""})
    assert t.legal() == lays(t) != []
    assert "no bullock score card" in why(t, 500)


@pytest.mark.parametrize(("choice", "taker", "prize"), [(500, 0, 9), (510, 1, 19)])
def test_os_23_os_26_os_32_totals_and_prizes_of_the_printed_example(
    choice: int, taker: int, prize: int
) -> None:
    """OS-23, OS-26, OS-32: Totals are by colour, and captured cards count their printed values."""
    t = table(PRINTED)
    t.play(choice)
    assert t.scores()[taker] == sum(t.scores()) == prize


def test_os_24_os_r12_the_bullock_winner_takes_all_cows_of_every_colour() -> None:
    """OS-24, OS-R12: The winner captures all cows, including their own."""
    t = table({2: "YB9 YC1 RC2 LC3 GC4"})
    t.play(502)
    assert captured(t, 0) == {beast(m) for m in ("YC1", "RC2", "LC3", "GC4")}
    assert t.scores() == [10, 0, 0, 0]


def test_os_25_bullocks_of_every_colour_and_the_score_card_are_put_away() -> None:
    """OS-25"""
    t = table({2: "YB9 RB1 LB2 GB3 GC4"})
    t.play(502)
    assert {beast(m) for m in ("YB9", "RB1", "LB2", "GB3")} <= away(t)
    assert beast("GC4") not in away(t)
    assert left(t, 0) == ["bullock", "cow", "cow"]


def test_os_27_the_cow_winner_takes_all_bullocks_of_every_colour() -> None:
    """OS-27"""
    t = table({2: "RC9 YB1 RB2 LB3 GB4"})
    t.play(512)
    assert captured(t, 1) == {beast(m) for m in ("YB1", "RB2", "LB3", "GB4")}


def test_os_28_cows_and_the_score_card_are_put_away() -> None:
    """OS-28"""
    t = table({2: "RC9 LC3 YB1 . ."})
    t.play(512)
    assert {beast("RC9"), beast("LC3")} <= away(t)
    assert beast("YB1") not in away(t)
    assert left(t, 0) == ["bullock", "bullock", "cow"]


def test_os_29_the_winner_may_be_any_player() -> None:
    """OS-29: One player pays the score card, but the strongest colour wins the prize."""
    t = table({2: "GC9 LC3 YB1 . ."})
    t.play(512)
    assert t.scores() == [0, 0, 0, 1]
    assert len(left(t, 3)) == 4
    assert len(left(t, 0)) == 3


def test_os_30_os_r6_a_shared_highest_total_blocks() -> None:
    """OS-30, OS-R6: Only a tie at the top of the scored sex blocks, unless the option says either
    sex."""
    shared, below, other = "YB5 RB5 LC2 . .", "YB3 RB3 LB8 GC4 .", "YB9 RC4 LC4 . ."
    assert scorings(table({1: shared})) == [511]
    assert scorings(table({1: below})) == [501, 511]
    assert scorings(table({1: other})) == [501]
    for row, legal in ((shared, []), (below, [501, 511]), (other, [])):
        assert scorings(table({1: row}, tie="either_sex")) == legal


def test_os_31_os_r7_both_sexes_must_be_there_or_it_is_no_move() -> None:
    """OS-31, OS-R7"""
    t = table({3: "YB9 RB2 . . ."}, hands={"Y": "YC1"})
    assert scorings(t) == []
    assert "one of each sex" in why(t, 503)
    assert "No bullock in" in why(table({3: "YC9 . . . ."}, hands={"Y": "YC1"}), 513)
    assert "is empty" in why(t, 500)
    assert left(t, 0) == ["bullock", "bullock", "cow", "cow"]


def test_os_33_os_r17_over_with_the_last_score_card_of_all() -> None:
    """OS-33, OS-R17: The game ends with the last score card of all, not with one player's last."""
    t = table(PRINTED, left=NONE | {"Y": "B1", "R": "C1"}, hands={"R": "RB1"})
    t.play(500)
    assert not t.over
    t = table(PRINTED, left=NONE | {"Y": "B1"}, hands={"R": "RB1"})
    t.play(500)
    assert t.over
    with pytest.raises(farmyard.IllegalChoice, match="over"):
        t.play(place("RB1", 0))


def test_os_34_os_r19_most_points_win_and_equal_points_share() -> None:
    """OS-34, OS-R19"""
    end = NONE | {"Y": "B1"}
    t = table(PRINTED, left=end, captured={"R": "LB9", "L": "GB8", "G": "LC9"})
    t.play(500)
    assert (t.scores(), t.ranks()) == ([9, 9, 8, 9], [1, 1, 4, 1])


# -- Rulings --------------------------------------------------------------------


def test_os_r3_the_cow_of_the_printed_example_is_worth_nine() -> None:
    """OS-R3"""
    t = table(PRINTED)
    t.play(500)
    assert t.scores()[0] == 9


def test_os_r4_clockwise() -> None:
    """OS-R4"""
    t = dealt(start="2")
    order = []
    for _ in range(6):
        order.append(t.to_move)
        t.play(t.legal()[0])
    assert order == [2, 3, 0, 1, 2, 3]


def test_os_r8_burning_only_when_nothing_else_is_possible() -> None:
    """OS-R8: A score card may be burnt only if neither a scoring nor a placing is legal."""
    one_sex = {3: "YB9 RB2 . . ."}
    assert table(one_sex).legal() == [BURN_BULLOCK, BURN_COW]
    assert table(one_sex, left={"Y": "B1"}).legal() == [BURN_BULLOCK]
    assert table(one_sex, left={"Y": "C2"}).legal() == [BURN_COW]
    assert "no cow score card" in why(table(one_sex, left={"Y": "B1"}), BURN_COW)
    assert "no bullock score card" in why(table(one_sex, left={"Y": "C2"}), BURN_BULLOCK)
    assert "OS-R8" in why(table(one_sex, hands={"Y": "YC1"}), BURN_COW)
    assert "OS-R8" in why(table(PRINTED), BURN_BULLOCK)
    t = table(PRINTED, left={"Y": "C1"})
    assert t.legal() == [510]
    t = table(one_sex)
    t.play(BURN_BULLOCK)
    assert left(t, 0) == ["bullock", "cow", "cow"]
    assert len(lying(t)) == 2
    assert sum(t.scores()) == 0


def test_os_r9_a_pass_when_neither_card_can_be_played() -> None:
    """OS-R9: Passing is also right when the meadow is full and the player has only hand cards."""
    assert table(PRINTED, left={"Y": ""}).legal() == [PASS]
    assert table(FULL, hands={"Y": "YC9"}, left={"Y": ""}).legal() == [PASS]
    assert "OS-R9" in why(table(hands={"Y": "YC9"}, left={"Y": ""}), PASS)
    assert "OS-R9" in why(table(), PASS)


def test_os_r13_a_line_of_one_players_beasts_only() -> None:
    """OS-R13"""
    t = table({2: "YB2 YC9 . . ."})
    t.play(502)
    assert t.scores() == [9, 0, 0, 0]


def test_os_r14_a_line_may_be_scored_again() -> None:
    """OS-R14"""
    t = table(PRINTED, hands={"R": "RB1 RC2", "L": "LC1", "G": "GC1"}, left={"L": "", "G": ""})
    t.play(500)
    for mark, at in (("RB1", 0), ("LC1", 1), ("GC1", 2)):
        t.play(place(mark, at))
    assert t.legal() == [500]
    t.play(500)
    assert t.scores() == [9, 2, 0, 0]


def test_os_r15_a_scoring_that_helps_only_others_must_be_made() -> None:
    """OS-R15"""
    t = table({0: "GB9 LC1 . . ."}, left={"Y": "B1"})
    assert t.legal() == [500]
    t.play(500)
    assert t.scores() == [0, 0, 0, 1]


def test_os_r16_score_cards_are_open() -> None:
    """OS-R16"""
    t = table(PRINTED, left={"R": "B1 C2"})
    for seat in range(-1, 4):
        assert t.view(seat)["unplayed"][1] == ["bullock", "cow", "cow"]


def test_os_r18_what_is_left_at_the_end_is_worth_nothing() -> None:
    """OS-R18"""
    t = table({0: "YB3 RC9 . . .", 2: "GB10 . . . ."}, hands={"G": "GC10"}, left=NONE | {"Y": "B1"})
    t.play(500)
    assert t.scores() == [9, 0, 0, 0]


def test_os_r20_a_score_card_draws_no_card() -> None:
    """OS-R20: Neither scoring nor burning a score card draws a card."""
    t = table(PRINTED, hands={"Y": HAND}, piles={"Y": "YB1 YB2"})
    t.play(500)
    assert sizes(t, 0) == (5, 2)


def test_os_r24_a_colour_without_a_beast_of_the_scored_sex_cannot_tie() -> None:
    """OS-R24"""
    t = table({0: "YB1 RC1 LC2 . ."})
    assert 500 in t.legal()
    t.play(500)
    assert t.scores()[0] == 3


def last_turn(t: Table) -> list[Any]:
    """Return what a view tells of the last turn: who played what, to what effect."""
    return [t.view(3)[name] for name in ("whose", "chose", "sex", "line", "winner", "prize")]


def test_the_last_turn_lies_open_until_the_next() -> None:
    """Section 4: All see the last choice and whose it was; of a scoring they see what lay there."""
    t = table(PRINTED, hands={"R": "RB1"}, left={"L": "C1", "G": ""})
    t.play(510)
    assert last_turn(t) == [0, 510, "cow", "row 1", 1, 19]
    assert t.view(3)["parade"] == [beast(m) if m != "." else None for m in PRINTED[0].split()]
    for choice, told in (
        (place("RB1", 24), [1, place("RB1", 24), "bullock", None, None, 0]),
        (BURN_COW, [2, BURN_COW, "cow", None, None, 0]),
        (PASS, [3, PASS, None, None, None, 0]),
    ):
        t.play(choice)
        assert (last_turn(t), t.view(3)["parade"]) == (told, [])


# -- What always holds ----------------------------------------------------------

OPTIONS: list[dict[str, Any]] = [
    {},
    {"adjacency": "forbidden"},
    {"tie": "either_sex"},
    {"score_cards": "1"},
    {"adjacency": "forbidden", "tie": "either_sex", "score_cards": "1"},
]


@pytest.mark.parametrize(("seats", "options"), list(itertools.product((2, 3, 4), OPTIONS)))
def test_os_r23_invariants_of_random_games(seats: int, options: dict[str, Any]) -> None:
    """OS-R23: A game takes at most 24 turns each, and no beast, score card or point is made or
    lost."""
    each = 2 * int(options.get("score_cards", "2"))
    turns = 0
    for _, states, _, _, after in walk("oxy_soxy", seats, options, seats):
        turns += 1
        check_beasts(after[0])
        s = after[0]
        played = 2 * seats * (int(s["score_cards"]) + 1) - int(s["unplayed"].sum())
        assert s["to_score"] + played == each * seats
        assert (s["phase"] == 0) == (s["to_score"] == 0)
        assert s["held"].max() <= 5
        assert states[0]["turns"] < (20 + each) * seats
    assert turns <= (20 + each) * seats


def check_beasts(s: Any) -> None:
    """Check that each colour's twenty beasts are in one place each, and that points
    match captures."""
    taken = [int(b) for p in range(s["seats"]) for b in s["captured"][p] if b >= 0]
    assert int(s["points"].sum()) == sum(b % 10 + 1 for b in taken)
    for p in range(s["seats"]):
        hand = [20 * p + c for c in range(20) if int(s["hands"][p]) >> c & 1]
        gone = [20 * p + c for c in range(20) if int(s["away"][p]) >> c & 1]
        pile = [20 * p + int(c) for c in s["piles"][p] if c >= 0]
        lie = [int(b) for b in s["meadow"] if b // 20 == p and b >= 0]
        own = [b for b in taken if b // 20 == p]
        assert sorted(hand + gone + pile + lie + own) == list(range(20 * p, 20 * p + 20))
        assert (len(hand), len(pile)) == (int(s["held"][p]), int(s["left"][p]))
