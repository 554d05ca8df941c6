"""The worked scenarios of the ledger (section 6), replayed from written positions."""

import pytest

from farmyard.games.cloud_nine.box import BOX, FOX
from farmyard.games.cloud_nine.rules import choices as c
from farmyard.games.cloud_nine.rules.arithmetic import Sums
from farmyard.games.cloud_nine.rules.choices import DEEDS, FETCHED
from farmyard.games.cloud_nine.rules.tricks import TAKEN, declarations, is_trick
from farmyard.games.cloud_nine.state import Ending, Phase
from farmyard.games.cloud_nine.words.operations import Agreed, answer
from tests.games.cloud_nine.written import Table, dealt, table

PASS, END_TURN, DRAW, NESTS = (DEEDS + d for d in (c.PASS, c.END_TURN, c.DRAW, c.COLLECTIVE))
ROOSTER, PEEK, RIFLE, STRAW, SNAKE, EASTER = (
    DEEDS + d for d in (c.CROW, c.PEEK, c.SHOOT, c.BED, c.LIE, c.EASTER)
)
ANNOUNCE, SILENT, REVEAL, WITHDRAW = (
    DEEDS + d for d in (c.ANNOUNCE, c.SILENT, c.REVEAL, c.WITHDRAW)
)


def pick(kind: int) -> int:
    return DEEDS + c.PICK + kind


def hen_all(offset: int) -> int:
    return DEEDS + c.HEN_ALL + offset


def hen_one(offset: int) -> int:
    return DEEDS + c.HEN_ONE + offset


def nest2(offset: int) -> int:
    return DEEDS + c.BROOD + offset


def feed(offset: int) -> int:
    return DEEDS + c.FEED + offset


def worm(kind: int) -> int:
    return DEEDS + c.FETCH + FETCHED.index(kind)


FILLER = "7"  # a hand for seats that only watch


def boxes_of(*cards: int) -> list[tuple[int, ...]]:
    """Return the numbers that the Mystery Boxes (11) of a trick can stand for, at level 1."""
    return [b for n, b in declarations(cards) if is_trick(n + b, Sums(1), rooster=False)]


def two(hand: str, gold: str = "", other: str = FILLER, **more: object) -> Table:
    return table([hand, other], [gold, ""], **more)  # type: ignore[arg-type]


def test_s01_the_printed_three_card_trick() -> None:
    assert boxes_of(5, 8, 11) == [(4,), (6,)]
    t = two("8 5 M 2").play("5 8 M")
    assert (t.eggs[0], t.hand(0)) == (13, "2")


def test_s02_the_printed_rooster_and_straw() -> None:
    t = two("10 9 8 2 3", "rooster straw").play(ROOSTER, STRAW, "2 8 9 10")
    assert (t.eggs[0], t.hand(0), t.s["doubled"][0][9]) == (39, "3", 1)
    assert sorted(t.aside()) == ["rooster", "straw"]
    assert two("10 9 8 2 3", "rooster straw").play(ROOSTER, "2 8 9 10").eggs[0] == 29
    for level, fits in ((1, False), (2, False), (3, True)):
        assert two("10 9 8 2 3", level=level).can("2 8 9 10") == fits


def test_s03_the_printed_corns() -> None:
    t = table(["8 1 10 4", FILLER], ["straw", ""], fed=[1, 0])
    assert not t.can("1 10")
    assert t.play(STRAW, "1 8").eggs[0] == 17
    assert "corns" in t.play(END_TURN).aside()
    assert table(["8 1 10 4", FILLER], fed=[1, 0]).play("1 8").eggs[0] == 9


def test_s04_the_printed_snake() -> None:
    t = table([FILLER, "5 6 8 2"], turn=1, snakes=[0]).play("5 6 8")
    assert t.eggs == [8, 11]
    assert t.aside() == ["snake"]


def test_s05_s06_the_first_turns() -> None:
    t = dealt(2, gold="no")
    assert (t.s["left"], t.s["held"][:2].tolist(), t.s["phase"]) == (15, [10, 9], Phase.BEFORE)
    t.play(PASS)
    assert (t.s["left"], t.s["held"][:2].tolist(), t.s["turn"]) == (14, [11, 9], 1)
    assert t.legal() == [DRAW]
    t.play(DRAW)
    assert (t.s["left"], t.s["held"][:2].tolist(), t.s["phase"]) == (14, [10, 10], Phase.BEFORE)


def last_card(**options: str) -> Table:
    """Return a table at which seat 0 has laid a trick and seat 1 has drawn its last card."""
    t = table(["3 4 5", "6 7"], options=options).play("4 5", END_TURN)
    assert (t.hand(0), t.s["turn"], t.legal()) == ("3", 1, [DRAW])
    return t.play(DRAW)


def test_s07_the_last_card_is_taken() -> None:
    t = last_card()
    assert (t.s["phase"], t.s["totals"][:2].tolist()) == (Phase.OVER, [9, 0])
    assert (t.hand(0), t.hand(1), t.s["ending"]) == ("", "3 6 7", Ending.TAKEN)
    t = last_card(round_end="finish_turn")
    assert (t.s["phase"], t.s["closing"]) == (Phase.BEFORE, 1)
    t.play("3 6", END_TURN)
    assert (t.s["phase"], t.s["totals"][:2].tolist()) == (Phase.OVER, [9, 9])
    assert last_card(bonus_out="any").s["totals"][:2].tolist() == [24, 0]


def test_s08_going_out() -> None:
    t = table(["4 5", FILLER], piles=[["10", "9", "2"], []]).play("4 5")
    assert (t.s["totals"][0], t.s["ending"], t.s["phase"]) == (45, Ending.OUT, Phase.OVER)


def test_s09_the_last_card_of_the_nest() -> None:
    t = table(["F", "2", "2"], nest="1", turn=2, piles=[["10", "8"], [], []]).play(PASS)
    assert (t.s["phase"], t.s["ending"], t.hand(2)) == (Phase.OVER, Ending.NEST, "1 2")
    assert t.s["totals"][:3].tolist() == [8, 0, 0]


@pytest.mark.parametrize(
    ("pile", "egg", "score"), [(["10", "2"], None, 0), (["10", "2"], 0, 0),
                               (["10", "10", "10", "9", "1"], None, 20)],
)  # fmt: skip
def test_s10_foxes_cost_ten(pile: list[str], egg: int | None, score: int) -> None:
    hands, piles = ["F F", "2", "3"], [pile, [], []]
    t = table(hands, nest="1", turn=1, piles=piles, egg=egg).play(PASS)
    assert t.s["totals"][0] == score


def test_s11_only_foxes() -> None:
    t = table(["F F F", "2", "3", "4"])
    assert t.legal() == [PASS]
    assert t.play(PASS).s["held"][0] == 4


@pytest.mark.parametrize(
    ("trick", "rooster", "levels"),
    [("9", 0, "123"), ("M", 0, "123"), ("9 M", 0, "23"), ("10 M", 0, "123"), ("3 3", 0, ""),
     ("3 3", 1, "23"), ("9 9 9", 1, "123"), ("9 9", 1, ""), ("2 4 10", 0, "3"),
     ("2 5 9 10", 0, "3"), ("7 8 9 10", 0, "3"), ("1 5 6 7", 0, ""), ("1 5 6 7", 1, "123"),
     ("2 4 5 10", 0, ""), ("5 5 9", 1, "123"), ("1 1 8 9", 1, ""), ("3 6 M", 0, "23"),
     ("2 7 M", 0, "123"), ("8 M M", 0, "123"), ("10 10 10 10", 1, "3")],
)  # fmt: skip
def test_s12_to_s20_arithmetic(trick: str, rooster: int, levels: str) -> None:
    for level in (1, 2, 3, 4):
        t = table([trick + " F", "2", "2"], level=level, rooster=rooster)
        assert t.can(trick) == (str(min(level, 3)) in levels), level


def test_s12_to_s20_eggs_and_options() -> None:
    for trick, eggs in (("9", 9), ("M", 0), ("2 4 10", 16), ("2 5 9 10", 26), ("7 8 9 10", 34)):
        assert two(trick + " F", level=3).play(trick).eggs[0] == eggs
    crowing = {"level": 3, "rooster": 1}
    for trick, eggs in (("3 3", 6), ("9 9 9", 27), ("1 5 6 7", 19), ("5 5 9", 19)):
        assert two(trick + " F", other="2", **crowing).play(trick).eggs[0] == eggs
    four = table(["10 10 10 10 F", "2", "2", "2"], **crowing)  # type: ignore[arg-type]
    assert four.play("10 10 10 10").eggs[0] == 40
    assert len(boxes_of(8, 11, 11)) == 8
    for options in ({"numbers": "decimals"}, {"numbers": "fractions"}):
        assert two("2 4 5 10", level=3, options=options).can("2 4 5 10")
    for options in ({"zero": "allow"}, {"numbers": "fractions"}):
        assert two("1 1 8 9", **crowing, options=options).can("1 1 8 9")


@pytest.mark.parametrize(
    ("text", "level", "rooster"),
    [("9x2÷(10-8)", 3, 0), ("8+6-5", 1, 0), ("9x1", 2, 0), ("10-1", 1, 0), ("3x3", 2, 1),
     ("9+9-9", 1, 1), ("4+10÷2", 3, 0), ("2+9-10÷5", 3, 0), ("7+(8+10)÷9", 3, 0),
     ("1+6+7-5", 1, 1), ("9+5-5", 1, 1), ("7-2+4", 1, 0), ("8+2-1", 1, 0), ("8+10-9", 1, 0),
     ("(10x10-10)÷10", 3, 1), ("5+4+4-4", 1, 1)],
)  # fmt: skip
def test_operations_the_scenarios_print(text: str, level: int, rooster: int) -> None:
    """Printed operations make nine from their level on, and with the Rooster only where it is
    needed."""
    for at in (1, 2, 3):
        for crowing in (0, 1):
            said = answer(text, Agreed(Sums(at), bool(crowing)))
            assert said.value == 9
            assert said.nine == (at >= level and crowing >= rooster), (at, crowing)


def test_s18_nothing_may_come_to_zero() -> None:
    assert answer("(5-5)+9", Agreed(Sums(3), rooster=True)).fault == "zero"


def test_s21_a_snake_waits_for_the_first_trick() -> None:
    t = table(["2 3", "F 2", "4 5 6", "1 3"], ["snake", "", "", ""], gold_aside=[])
    t.play(SNAKE, PASS, DRAW, PASS, DRAW)
    assert (t.s["turn"], t.s["snakes"][0]) == (2, 0)
    t.play("4 5")
    assert (t.eggs, t.aside()) == ([5, 0, 4, 0], ["snake"])


def test_s22_a_snake_that_catches_nothing() -> None:
    t = table(["2 3", "1 2"], ["snake", ""]).play(SNAKE, PASS, DRAW, PASS)
    assert (t.s["turn"], t.s["snakes"][0], t.aside()) == (0, -1, ["snake"])


def test_s23_two_snakes_in_order() -> None:
    t = table(["2 3", "1 2", "9 1", "2 7 3"], ["snake", "snake", "", ""])
    t.play(SNAKE, PASS, DRAW, SNAKE, PASS, DRAW)
    assert (t.s["turn"], t.s["snakes"][:3].tolist()) == (2, [0, 1, -1])
    t.play("9")
    assert (t.eggs, t.s["piles"][2].sum(), t.aside()) == ([9, 0, 0, 0], 0, ["snake"])
    t.play(END_TURN, DRAW, "2 7")
    assert (t.eggs, t.aside()) == ([9, 7, 0, 2], ["snake", "snake"])


@pytest.mark.parametrize(
    ("trick", "eggs", "stolen", "boxes"),
    [("1 M", [0, 1], BOX, [(8,), (10,)]), ("5 8 M", [8, 5], 7, [(4,), (6,)]),
     ("8 M M", [0, 8], BOX, None)],
)  # fmt: skip
def test_s24_s25_the_snake_and_the_box(
    trick: str, eggs: list[int], stolen: int, boxes: list[tuple[int, ...]] | None
) -> None:
    """The Snake takes a box that is always highest or may be so, but not one that never is."""
    t = table(["3 4", f"{trick} 2"], ["snake", ""]).play(SNAKE, PASS, DRAW, trick)
    assert (t.eggs, t.s["thief"], t.s["stolen"], t.aside()) == (eggs, 0, stolen, ["snake"])
    assert (t.s["piles"][0].sum(), t.s["piles"][0][stolen]) == (1, 1)
    assert t.s["piles"][1].sum() == len(trick.split()) - 1
    assert bool(t.s["declared"] & TAKEN) == (stolen == BOX)
    cards = tuple(11 if mark == "M" else int(mark) for mark in trick.split())
    assert boxes in (None, boxes_of(*cards))


def test_s26_snake_straw_and_rooster() -> None:
    for value, eggs in (("remaining", 28), ("lost", 19)):
        options = {"straw_after_snake": value}
        t = table(["2 8 9 10 1", FILLER], ["rooster straw", ""], snakes=[1], options=options)
        assert t.play(ROOSTER, STRAW, "2 8 9 10").eggs == [eggs, 10]
        assert t.s["doubled"][0][8] == (value == "remaining")


def test_s27_straw_and_the_box() -> None:
    t = two("1 M 3", "straw").play(STRAW, "1 M")
    assert (t.eggs[0], t.s["straw"][0], t.aside()) == (1, 0, ["straw"])
    assert t.s["doubled"][0].sum() == 0
    t = two("5 8 M 2", "straw").play(STRAW, "5 8 M")
    assert (t.eggs[0], t.s["doubled"][0].tolist()) == (21, [0] * 7 + [1, 0, 0])


def test_s28_straw_waits() -> None:
    t = table(["3 3 6 6", "F 2"], ["straw", ""], nest="1 1 2 2").play(STRAW, PASS, DRAW, PASS)
    assert (t.s["turn"], t.s["straw"][0], t.aside()) == (0, 1, [])
    t.play(DRAW, "3 6")
    assert (t.eggs[0], t.s["straw"][0], t.aside()) == (15, 0, ["straw"])


def test_s29_corns_are_gone_after_a_pass() -> None:
    t = table(["3 6 1", "2 4"], fed=[0, 1], turn=1).play(PASS)
    assert (t.s["fed"][1], t.aside()) == (0, ["corns"])


def test_s30_corns_and_collective_nests() -> None:
    t = table(["2", "4 5 C 1", "3"], turn=1, fed=[0, 1, 0]).play(NESTS, "4 5")
    assert (t.eggs, t.aside()) == ([0, 12, 0], ["corns"])


def test_s31_s32_s33_the_rifle() -> None:
    hands = ["F F 3 6", "2", "2"]
    t = table(hands, ["rifle", "", ""]).play(RIFLE)
    assert (t.s["left"], t.hand(0), t.s["buried"]) == (8, "3 6", 2)
    assert t.s["nest"][:3].tolist().count(FOX) == 2
    t.play("3 6")
    assert (t.s["totals"][0], t.s["ending"]) == (24, Ending.OUT)
    t = two("F", "rifle").play(RIFLE)
    assert (t.s["totals"][0], t.s["ending"], t.s["phase"]) == (15, Ending.OUT, Phase.OVER)
    t = two("3 4", "rifle", gold_nest=["hen", "chick"]).play(RIFLE)
    assert (t.aside(), t.golds(0), t.s["gold_left"]) == (["rifle"], ["hen"], 1)
    assert not two("3 4", "rifle").can(RIFLE)


def test_s34_s56_collective_nests() -> None:
    hands = ["1", "2", "3 C", "4"]
    t = table(hands, nest="5 5 5 5 6 7", turn=2).play(NESTS)
    assert (t.s["left"], t.eggs[2]) == (2, 4)
    assert [t.hand(p) for p in (3, 0, 1, 2)] == ["4 5", "1 5", "2 5", "3 5"]
    t = table(hands, nest="6 7", turn=2).play(NESTS)
    assert (t.s["phase"], t.s["totals"][2]) == (Phase.OVER, 4)
    assert [t.hand(p) for p in (3, 0, 1, 2)] == ["4 6", "1 7", "2", "3"]
    t = table(hands, nest="1 2 6 7", turn=2).play(NESTS)
    assert (t.s["phase"], t.s["totals"][2]) == (Phase.OVER, 4)
    t = table(hands, nest="1 2 5 6", turn=2, options={"round_end": "finish_turn"}).play(NESTS)
    assert (t.s["phase"], t.s["closing"], t.hand(2)) == (Phase.BEFORE, 1, "3 6")
    assert t.play("3 6").s["totals"][2] == 13


def test_s35_individual_nests() -> None:
    t = table(["1", "2", "3", "4"], ["nest2", "", "", ""], nest="7").play(nest2(3))
    assert (t.s["phase"], t.hand(3)) == (Phase.OVER, "4 7")
    t = table(["3", "2"], ["nest2", ""], nest="6 2 1 1 1").play(nest2(0))
    assert (t.hand(0), t.s["left"]) == ("2 3 6", 3)
    assert t.can("3 6")


def test_s36_s37_the_hen() -> None:
    golds = ["hen", "chick", "snake", ""]
    t = table(["1 2 3", "1", "4 5 6 7 8 9 10", "1"], golds).play(hen_all(2))
    assert (t.hand(0), t.hand(2)) == ("4 5 6 7 8 9 10", "1 2 3")
    assert (t.golds(1), t.golds(2)) == (["chick"], ["snake"])
    t = table(["F 3", "7"], ["hen", ""]).play(hen_one(1), pick(11))
    assert (t.hand(0), t.hand(1), t.s["phase"]) == ("3 7", "F", Phase.BEFORE)


def test_s38_the_chick_before_the_draw() -> None:
    t = table(["1 M 4", "2"], ["", "chick"], phase="START", turn=1).play(PEEK)
    assert t.legal() == [pick(0), pick(3), pick(10)]
    t.play(pick(10))
    assert (t.hand(1), t.hand(0), t.aside()) == ("2 M", "1 4", ["chick"])


def test_s39_the_easter_egg() -> None:
    t = two("2 F", "egg", gold_nest=["hen", "chick"]).play(EASTER)
    assert (t.golds(0), t.s["egg"], t.s["gold_left"]) == (["hen", "chick"], 0, 0)
    t = two("4 5", "egg", gold_nest=["hen", "chick"]).play(EASTER, "4 5")
    assert t.s["totals"][0] == 9 + 15 + 5
    t = two("2 4", "egg", gold_nest=["hen"], nest="1").play(EASTER, PASS)
    assert (t.golds(0), t.s["totals"][0]) == (["hen"], 5)


def test_s40_s54_the_worm() -> None:
    t = two("2 2 5 F", "worm", gold_aside=["rooster"], level=2).play(worm(0))
    assert (t.golds(0), t.aside()) == (["rooster"], ["worm"])
    t.play(ROOSTER)
    assert t.play("2 2 5").eggs[0] == 9
    assert all(not two("2 4", "worm").can(worm(kind)) for kind in FETCHED)
    t = two("2 2 5 F", "rooster worm").play(ROOSTER, worm(0))
    assert (t.golds(0), t.s["rooster"]) == (["rooster"], 1)
    assert t.play("2 2 5").golds(0) == ["rooster"]


def test_s53_the_snake_takes_all_there_is() -> None:
    t = table(["9", FILLER], snakes=[1]).play("9")
    assert (t.s["totals"][:2].tolist(), t.eggs, t.hand(0)) == ([15, 9], [0, 9], "")
    assert (t.s["phase"], t.s["ending"]) == (Phase.OVER, Ending.OUT)


def anytime() -> Table:
    return table(
        ["1", "2", "4 5 6", "3"],
        ["snake", "snake", "", "hen"],
        turn=2,
        serpents=[["snake 3"], ["snake 1"], [], []],
        options={"snake_mode": "anytime"},
    ).play("4 5")


def test_s55_snakes_at_any_time() -> None:
    t = anytime()
    assert (t.s["turn"], t.legal()) == (3, [SILENT]), "who holds no Snake is asked all the same"
    t.play(SILENT, ANNOUNCE, ANNOUNCE)
    assert t.s["phase"] == Phase.REVEAL
    both = Table(t.states).play(REVEAL, REVEAL)
    assert (both.eggs, both.aside()) == ([5, 0, 4, 0], ["snake", "snake"])
    one = Table(t.states).play(REVEAL, WITHDRAW)
    assert (one.eggs, one.golds(1), one.aside()) == ([5, 0, 4, 0], ["snake"], ["snake"])
    assert one.position()["serpents"][1] == ["snake 1"]
    none = Table(t.states).play(WITHDRAW, WITHDRAW)
    assert (none.eggs, none.golds(0), none.golds(1)) == ([0, 0, 9, 0], ["snake"], ["snake"])
    alone = anytime().play(SILENT, SILENT, ANNOUNCE)
    assert (alone.eggs, alone.aside()) == ([0, 5, 4, 0], ["snake"])
    assert anytime().play(SILENT, SILENT, SILENT).eggs == [0, 0, 9, 0]
