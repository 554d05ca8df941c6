"""Tests of rulings on gaps in the rulebook that play has shown: who starts, and what ends by
itself."""

from typing import Any

import pytest

import farmyard
from farmyard.core.tables.table import Table
from farmyard.games.cloud_nine.options import OPTIONS, Numbers
from farmyard.games.cloud_nine.rules.arithmetic import Sums, operation
from farmyard.lab.playouts import play_out
from tests.sampling import many_games


def place(seats: int, options: dict[str, Any], **position: Any) -> Table:
    """Open a table in the middle of a turn, with the same names and seed for all tests."""
    names = ["Ada", "Ben", "Cleo"][:seats]
    whole = {"seats": names, "options": options, "turn": 0, **position}
    return farmyard.table("cloud_nine", seed=1, position=whole)


def packs(*piles: str) -> list[str | None]:
    """Return nine packs, each from its bottom card up."""
    rows = [*piles, *[""] * (9 - len(piles))]
    return [card for row in rows for card in [*row.split(), *[None] * 6][:6]]


# -- Who starts -----------------------------------------------------------------


def firsts(who: str, start: str) -> list[int]:
    options = {"first_player": who, "start": start}
    return [
        farmyard.table("cloud_nine", seats=3, seed=seed, options=options).position()["first"]
        for seed in range(6)
    ]


def test_the_dealer_sits_before_the_seat_that_is_named() -> None:
    """CN-R2, CN-R120: `start` is the seat left of the first dealer, and has no effect
    with chance."""
    assert firsts("left_of_dealer", "2") == [2] * 6
    assert firsts("dealer", "2") == [1] * 6
    assert firsts("dealer", "0") == [2] * 6
    assert firsts("random", "2") == firsts("random", "0")
    assert len(set(firsts("random", "2"))) > 1


SOLO = ({"mode": "solo", "level": "1"}, 1)
DUAL = ({"mode": "dual"}, 2)
ANYTIME = ({"snake_mode": "anytime", "level": "1", "rounds": "2"}, 3)
KINDS_OF_TABLE = [({"rounds": "2"}, 3), ({"rounds": "1"}, 9), DUAL, SOLO, ANYTIME]
ELSEWHERE = {"mode", "negatives", "solvable", "egg_counts"}
"""What the rules never read (the checker of typed operations and the choice of a deal do), and
what chance never comes to: the Easter Egg of a duel (`test_the_end_of_a_duel`)."""
SAME_AS_USUAL = {("timer_s", "off")}  # at the third level


@many_games
@pytest.mark.parametrize("option", [o for o in OPTIONS if o.name not in ELSEWHERE])
def test_every_value_of_every_option_changes_a_game(option: Any) -> None:
    """CN-R2: Every value of every option has an effect on random games."""
    words = {value.word for value in option.values} - {option.default_for(3)}
    for word in words:
        same = (option.name, word) in SAME_AS_USUAL
        assert same or any(differ(option.name, word, *kind) for kind in KINDS_OF_TABLE), word


def differ(name: str, word: str, options: dict[str, str], seats: int) -> bool:
    """Return whether random games come out differently with this value."""
    if name == "start" and word.isdigit() and int(word) >= seats:
        return False
    for games, seed in (1, 3), (6, 4), (60, 5):  # most differ in the first game
        one = play_out("cloud_nine", seats, games, seed=seed, options=options)
        other = play_out("cloud_nine", seats, games, seed=seed, options={**options, name: word})
        if one.scores.tolist() != other.scores.tolist():
            return True
    return False


# -- The end of a day -----------------------------------------------------------


@pytest.mark.parametrize(("hand", "score"), [(["fox", "nests"], 3), (["fox", "nests", "9"], 12)])
def test_a_rifle_does_not_fill_a_nest_that_has_run_out(hand: list[str], score: int) -> None:
    """CN-R42, CN-R109: An empty hand brings no fifteen eggs once the last card has been drawn."""
    options = {"level": "1", "round_end": "finish_turn", "rounds": "1"}
    hands = [hand, ["1", "2"], ["1", "2"]]
    nest = ["5", "6", "fox"]
    t = place(3, options, phase="BEFORE", hands=hands, nest=nest, golds=[["rifle"], [], []])
    t.play("plays the Collective Nests")
    t.play("shoots every Fox in hand")
    if not t.over:
        t.play("lays the 9 for 9 eggs")
    assert t.scores()[0] == score


def test_a_swapper_left_without_cards_after_the_nest_ran_out() -> None:
    """CN-R109: An empty hand brings no bonus after the nest ran out, even with
    `bonus_out = any`."""
    options = {"level": "1", "round_end": "finish_turn", "bonus_out": "any", "rounds": "1"}
    hands = [["nests", "fox"], ["1", "2"], ["1", "2"]]
    golds = [["rifle", "hen"], [], []]
    t = place(3, options, phase="BEFORE", hands=hands, nest=["3", "4", "fox"], golds=golds)
    for words in ("plays the Collective Nests", "shoots every Fox in hand"):
        t.play(words)
    assert t.scores()[0] == 3


# -- What ends by itself --------------------------------------------------------


def test_the_end_of_a_turn_tells_nothing_of_the_hand() -> None:
    """CN-R114, CN-R121: A turn ends by itself only where all can see that no choice is left."""

    def ended(hand: list[str], **position: Any) -> bool:
        hands = [hand, ["1", "3"]]
        t = place(2, {"level": "1"}, phase="BEFORE", hands=hands, nest=["1", "2", "3"], **position)
        t.play("lays 5 + 4 = 9 for 9 eggs")
        return t.to_move == 1

    none: list[list[str]] = [[], []]
    assert ended(["4", "5", "2"], golds=none) == ended(["4", "5", "nests"], golds=none) is False
    won = [[], ["nests"]]
    assert ended(["4", "5", "2"], golds=none, piles=won)
    for gold in (["rooster"], ["snake"], ["worm"]):
        assert not ended(["4", "5", "2"], golds=[gold, []], piles=won)


def test_the_draw_of_a_hen_tells_nothing_of_the_gold() -> None:
    """CN-R63, CN-R114, CN-R121: Any player with Gold is asked, as if it might be a Chick."""

    def phase(*more: str) -> str:
        hands, golds = [["4", "5", "2"], ["1", "3"]], [["hen", *more], []]
        t = place(2, {"level": "1"}, phase="BEFORE", hands=hands, nest=["1", "2"], golds=golds)
        t.play("plays the Hen and swaps one card with seat 2")
        t.play("gives a 2 away")
        return str(t.view(1)["phase"])

    assert phase() == "BEFORE"
    assert phase("chick") == phase("rifle") == "HEN_DRAW"


def test_nobody_without_a_snake_is_told_apart_in_the_window() -> None:
    """CN-R75, CN-R123: Every other seat with Gold in hand is asked, with or without a Snake."""
    options = {"level": "1", "snake_mode": "anytime"}
    for gold in (["snake"], ["rooster"]):
        serpents = [[], ["snake 1"] if gold == ["snake"] else [], []]
        hands = [["9", "2"], ["1", "3"], ["1", "3"]]
        t = place(3, options, phase="BEFORE", hands=hands, nest=["1", "2"], golds=[[], gold, []],
                  serpents=serpents)  # fmt: skip
        t.play("lays the 9 for 9 eggs")
        assert (t.to_move, t.view(0)["phase"]) == (1, "ANNOUNCE")


# -- Operations that are shown ---------------------------------------------------


@pytest.mark.parametrize(
    ("values", "text"),
    [((8, 5, 4), "8 + 5 - 4"), ((9,), "9"), ((10, 9, 8, 2), "10 + 9 - 8 - 2"),
     ((10, 10, 10, 10), "(10 × 10 - 10) ÷ 10"), ((2, 4, 10), "10 ÷ 2 + 4")],
)  # fmt: skip
def test_operations_of_the_ledger(values: tuple[int, ...], text: str) -> None:
    assert operation(values, Sums(3)) == text


def test_with_powers_and_roots() -> None:
    """CN-R14, CN-R21, CN-R117: Powers and roots bind before the other signs."""
    assert operation((2, 3), Sums(3, powers=True)) == "3 ^ 2"
    assert operation((4, 7), Sums(3, roots=True)) == "7 + √4"
    assert operation((4, 7), Sums(3)) is None
    assert operation((2, 5, 6, 10), Sums(3, numbers=Numbers.FRACTIONS), True) is not None


# -- Declared -------------------------------------------------------------------


def test_among_equals_the_thief_gets_least() -> None:
    """CN-R23, CN-R122: If Corns leave Ada nine either way, the box is declared so that the Snake
    takes it."""
    options = {"level": "2", "snake_mode": "anytime", "corns": "cap"}
    hands = [["9", "9", "3", "box", "1"], ["1", "2"]]
    t = place(2, options, phase="BEFORE", nest=["1", "2", "3"], fed=[1, 0], hands=hands,
              golds=[["rooster"], ["snake"]], serpents=[[], ["snake 1"]])  # fmt: skip
    t.play("plays the Rooster")
    t.play(next(w for _, w in t.choices() if "9 × 3 − 9 − 9" in w))
    t.play("announces a Snake")
    assert t.views.of().eggs[:2].tolist() == [9, 0]


# -- Success --------------------------------------------------------------------


def test_a_second_trick_lapses_when_its_turn_is_passed() -> None:
    """CN-R102: The second trick is allowed only on the opponent's next turn."""
    rows = packs("4 5", "6 3", "8 1", "2 7", "3 6", "4", "5", "9", "9")
    golds = [["rooster"], []]
    options = {"mode": "dual", "level": "1", "timer_s": "60"}
    t = place(2, options, phase="TABLE", packs=rows, gold_nest=["nest2", "hen", "egg"], golds=golds)
    for words in ("claims Individual Nests", "passes", "passes"):
        t.play(words)
    assert t.position()["again"][1] == 0
    for words in ("lays the 9 from pack 8 for 9 eggs", "ends the turn"):
        t.play(words)
    t.play("lays the 9 from pack 9 for 9 eggs")
    assert not [w for _, w in t.choices() if w.startswith("lays")]


def test_the_worm_on_the_rooster_offers_only_what_can_be_met() -> None:
    """CN-R107: The four cards of the Rooster are no trick for Corns or a Snake."""
    rows = packs("fox", "4", "fox", "4", "fox", "fox", "10", "7")
    golds = [["rooster", "snake"]]
    options = {"mode": "solo", "level": "1"}
    t = place(1, options, phase="TABLE", gold_nest=["worm", "egg"], golds=golds, packs=rows)
    t.play("meets the Worm with the Rooster")
    assert "meets the Worm with a Snake" not in [w for _, w in t.choices()]


def test_alone_the_score_is_what_is_left() -> None:
    """CN-R99, CN-R124: A cleared table scores zero, and any other scores below zero."""
    options = {"mode": "solo", "level": "1", "gold": "no"}
    t = place(1, options, phase="TABLE", packs=packs("9", "fox 4"))
    t.play("lays the 9 from pack 1 for 9 eggs")
    assert not t.over
    t.play("gives up")
    assert t.scores() == [-1]
    t = place(1, options, phase="TABLE", packs=packs("9", "fox"))
    t.play("lays the 9 from pack 1 for 9 eggs")
    assert (t.over, t.scores()) == (True, [0])
