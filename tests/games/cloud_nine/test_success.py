"""Tests of Success, solo and as a duel: the ledger's scenarios S41 to S52, and its statements."""

from collections import Counter
from itertools import product
from typing import Any

import numpy as np

from farmyard.core.formats.notation import read_position
from farmyard.games.cloud_nine import box
from farmyard.games.cloud_nine.bot.solver import Verdict, solve
from farmyard.games.cloud_nine.rules import choices, tricks
from farmyard.games.cloud_nine.rules.choices import (
    CLAIM,
    GO_BY,
    HUNT,
    KEEP,
    KEPT,
    LOOK_INTO,
    MOVE,
    REDO,
    REDONE,
    RESIGN,
    REST,
    SUBSETS,
    SUCCESS_CHOICES,
    TURN_UP,
)
from farmyard.games.cloud_nine.state import Ending, Phase
from tests.games.cloud_nine.written import GAME, MARKS, Table, cards, dealt


def lay(*packs: int) -> int:
    return SUBSETS.index(tuple(sorted(packs)))


def keep(pack: int, *packs: int) -> int:
    return KEEP + KEPT.index((lay(*packs), pack))


def redo(kind: int) -> int:
    return REDO + REDONE.index(kind)


def success(
    packs: list[str],
    mode: str = "solo",
    row: list[str] | None = None,
    level: int = 1,
    **fields: Any,
) -> Table:
    """Open a table with packs from the bottom card up, and the row from the Easter Egg up."""
    cells: list[str | None] = []
    for pack in [*packs, *[""] * (9 - len(packs))]:
        names = cards(pack)
        cells += [*names, *[None] * (6 - len(names))]
    options = {
        "mode": mode,
        "level": str(level),
        "rounds": 1,
        "gold": "no" if row is None else "yes",
    }
    position = {
        "phase": "TABLE",
        "packs": cells,
        "gold_nest": [*reversed(row or [])],
        "options": {**options, **fields.pop("options", {})},
        **fields,
    }
    return Table(read_position(GAME, position, 1 if mode == "solo" else 2))


def tops(t: Table) -> str:
    marks = [*map(str, range(1, 11)), "M", "F", "C"]
    cells, height = t.s["packs"], t.s["height"]
    return " ".join(marks[cells[6 * p + height[p] - 1]] if height[p] else "." for p in range(9))


def test_s41_lost_at_once() -> None:
    packs = ["1", "6", "7", "1", "6", "5", "F", "5", "F"]
    for level in (1, 2, 3):
        t = success(packs, level=level)
        assert t.legal() == [RESIGN]
        assert solve(t.s).verdict is Verdict.LOST
    t = success(packs, row=["egg", "rooster"])
    assert t.can(lay(0, 1, 2, 5))


def test_s42_a_fox_into_the_gap() -> None:
    t = success(["", "10 4 F", "7"]).play(MOVE + 1)
    assert tops(t).startswith("F 4 7")
    assert t.position()["packs"][:12] == ["fox", *[None] * 5, "10", "4", *[None] * 4]


def test_s43_the_snake_keeps_its_card() -> None:
    """CN-199, CN-R85"""
    t = success(["3 2", "7", "9", "F"], row=["egg", "corns", "snake"], golds=[["rooster"]])
    assert not any(KEEP <= c < MOVE and len(SUBSETS[KEPT[c - KEEP][0]]) < 2 for c in t.legal())
    t.play(keep(1, 0, 1))
    assert (tops(t)[:7], t.golds(0), t.s["eggs"][0]) == ("3 7 9 F", ["rooster", "snake"], 2)


def test_a_snake_keeps_no_box_that_stands_for_less() -> None:
    """CN-R85: In 8 + 5 − M the box is four, so only the eight can stay on its pack."""
    t = success(["8", "5", "M"], row=["egg", "corns", "snake"], golds=[["rooster"]])
    assert t.can(keep(0, 0, 1, 2))
    assert not t.can(keep(2, 0, 1, 2))
    assert not t.can(keep(1, 0, 1, 2))


def test_s44_corns() -> None:
    t = success(["1", "8", "5", "M"], row=["egg", "snake", "corns"], golds=[["rooster"]])
    assert Table(t.states).play(lay(0, 1)).golds(0) == ["rooster", "corns"]
    assert Table(t.states).play(lay(1, 2, 3)).golds(0) == ["rooster"]


def test_s45_won_with_every_challenge_met() -> None:
    t = success(["9", "F"], row=["egg", "corns"]).play(lay(0))
    assert (t.s["phase"], t.s["ending"], t.s["totals"][0]) == (Phase.OVER, Ending.CLEARED, 0)
    t = success(["8", "9", "10", "F"], row=["egg", "corns"], golds=[["rooster"]])
    t.play(lay(0, 1, 2))
    assert (tops(t), t.golds(0)) == (". . . F . . . . .", ["rooster"])
    assert t.legal() == [RESIGN], "only a Fox is left, but the Corns are open"
    t.play(RESIGN)
    assert (t.s["phase"], t.s["ending"], t.s["totals"][0] < 0) == (
        Phase.OVER, Ending.RESIGNED, True,
    )  # fmt: skip


def test_s46_the_hen_is_carried_out_by_the_other() -> None:
    """CN-192, CN-R115"""
    packs = ["1 2", "3 4", "4 9", "F", "10 8"]
    t = success(packs, "dual", ["egg", "rifle", "hen"]).play(CLAIM)
    assert (t.s["turn"], t.s["phase"]) == (1, Phase.HELP)
    assert t.legal() == [TURN_UP + n for n in (0, 1, 2, 4)], "and no resigning (CN-R115)"
    t.play(TURN_UP + 4)
    assert (t.s["turn"], t.golds(0), tops(t)[:10]) == (0, ["hen"], "2 4 9 F 10")
    assert not t.can(CLAIM), "one a turn, though a Fox lies there for the Rifle"
    t.play(lay(2))
    assert (t.eggs, t.can(CLAIM), t.can(REST)) == ([9, 0], False, True)
    assert t.play(REST).can(CLAIM)
    assert t.play(RESIGN).s["totals"][0] == 9 + 5 + 20


def test_s47_no_fox_no_rifle() -> None:
    """CN-194"""
    assert not success(["1 2", "9"], "dual", ["egg", "corns", "rifle"]).can(CLAIM)
    assert success(["F", "9"], "dual", ["egg", "corns", "rifle"]).play(CLAIM).legal() == [HUNT]


def test_s48_what_the_other_gains() -> None:
    """CN-196, CN-197, CN-R102, CN-R112"""
    t = success(["2", "7", "9", "4", "5", "8 8"], "dual", ["egg", "corns", "nest2"]).play(CLAIM)
    assert (t.golds(0), t.s["again"][1]) == (["nest2"], 1)
    t.play(lay(2), REST, lay(0, 1))
    assert t.can(lay(3, 4))
    t.play(lay(3, 4))
    assert (t.s["again"][1], t.can(REST)) == (0, True)
    t = success(["2", "7", "9", "4"], "dual", ["egg", "corns", "straw"]).play(CLAIM, lay(2), REST)
    assert t.play(lay(0, 1)).eggs == [9, 16]


def test_s49_both_blocked() -> None:
    t = success(["F", "F 4"], "dual").play(GO_BY, GO_BY)
    assert (t.s["phase"], t.s["ending"], t.s["totals"][:2].tolist()) == (
        Phase.OVER, Ending.STUCK, [0, 0],
    )  # fmt: skip


def test_s50_scores_of_a_duel() -> None:
    """CN-163, CN-180, CN-181, CN-182, CN-183, CN-184, CN-172, CN-173, CN-R103: The printed duel
    scores 216 and 118."""
    full = Counter({**{str(n): 4 for n in range(2, 11)}, "1": 8})
    mine = Counter(["10"] * 4 + ["9"] * 2 + ["8"] * 4 + ["7"] * 3 + ["1"] * 6)
    assert sum(int(card) * n for card, n in mine.items()) == 126 - 9
    other = full - mine - Counter(["9"])
    t = success(
        ["9", "F"],
        "dual",
        ["egg", "corns"],
        piles=[list(mine.elements()), list(other.elements())],
        golds=[["rooster", "hen", "rifle", "straw"], ["worm", "chick", "nest2", "snake"]],
        doubled=[["10"], []],
    ).play(lay(0))
    assert t.s["totals"][:2].tolist() == [216, 118]


def test_s51_the_worm() -> None:
    """CN-195, CN-R100, CN-R107"""
    row = ["egg", "corns", "worm"]
    golds = [["rooster", "hen"], []]
    t = success(["2 4", "4", "1 4", "5", "1 2"], "dual", row, golds=golds)
    hen = Table(t.states).play(redo(box.HEN))
    assert hen.s["turn"] == 1
    hen.play(TURN_UP + 2)
    assert (hen.s["turn"], hen.golds(0), tops(hen)[:5]) == (0, ["rooster", "hen", "worm"], "4 4 1")
    crow = Table(t.states).play(redo(box.ROOSTER))
    assert not crow.can(redo(box.ROOSTER))
    four = Table(crow.states).play(lay(0, 1, 2, 3))
    assert (four.eggs[0], four.golds(0)) == (17, ["rooster", "hen", "worm"])
    plain = Table(crow.states).play(lay(0, 3))
    assert (plain.eggs[0], plain.golds(0)) == (9, ["rooster", "hen"])


def test_s52_straw_and_the_snake() -> None:
    t = success(["2", "3", "4 4"], "dual", ["egg", "corns", "snake"], turn=1, straw=[0, 1])
    t.play(keep(2, 0, 1, 2))
    assert (t.eggs[1], t.golds(1)) == (8, ["snake"])


# -- Set-up and turns -----------------------------------------------------------


def test_the_deal() -> None:
    """CN-140, CN-141, CN-142, CN-160, CN-161, CN-202: A deal has 54 cards in nine packs, and a row
    of 18 Gold cards, or 10 in a duel."""
    for mode, seats, row in (("solo", 1, 18), ("dual", 2, 10)):
        t = dealt(seats, mode=mode)
        assert sorted(t.s["packs"]) == sorted(
            kind for kind, n in enumerate(box.SUCCESS_DECK) for _ in range(n)
        )
        nest = t.position()["gold_nest"]
        assert (len(nest), nest[0], nest[-1]) == (row, "rooster", "egg")
        assert ("straw" in nest) == ("nest2" in nest) == (mode == "dual")
        assert dealt(seats, mode=mode, gold="no").s["gold_left"] == 0
    assert sum(box.SUCCESS_DECK) == 54


def test_tricks_of_top_cards() -> None:
    """CN-143, CN-144, CN-148, CN-174, CN-R82: Foxes block a pack, a box is any value, and the next
    card is turned up."""
    t = success(["F 1", "8", "M", "9 F"])
    assert not t.can(lay(3))
    t.play(lay(0, 1))
    assert tops(t)[:7] == "F . M F"
    assert t.can(lay(2))


def test_what_completes_a_trick() -> None:
    """CN-143, CN-148: Of one, two and three top cards it is known which card makes a trick of
    them, at each level."""
    completing = tricks._completing()
    for table in map(int, tricks.WHICH[:, 0, 0, 0, 0, 0]):
        for i, three in enumerate(product(range(tricks.CODES), repeat=3)):
            none_between = 0 not in three[three.count(0) :]
            kinds = [
                last
                for last in range(1, tricks.CODES)
                if none_between and tricks.holds(tricks.LEGAL[table], tricks.set_of(*three, last))
            ]
            assert completing[table, i] == sum(1 << kind for kind in kinds), three


def test_moves_into_gaps() -> None:
    """CN-145, CN-169, CN-R81, CN-R95, CN-R108: Cards, Foxes too, move into gaps from packs of two
    or more, in a duel before the trick."""
    t = success(["", "F 2", "7", "1 F"])
    assert [c for c in t.legal() if MOVE <= c < TURN_UP] == [MOVE + 1, MOVE + 3]
    t = success(["2", "7", "1 F"], "dual").play(lay(0, 1))
    assert not t.can(MOVE + 2), "in a duel before the trick only"
    assert success(["F", "F F"]).can(MOVE + 1)


def test_solo_ends() -> None:
    """CN-146, CN-147, CN-R80, CN-R99, CN-R104, CN-R106: A solo game ends with a cleared table or by
    resigning."""
    t = success(["9", "F"]).play(lay(0))
    assert (t.s["ending"], t.s["eggs"][0]) == (Ending.CLEARED, 9)
    t = success(["4", "F 3"]).play(RESIGN)
    assert (t.s["ending"], t.s["totals"][0]) == (Ending.RESIGNED, -2)


def test_challenges_one_by_one() -> None:
    """CN-190, CN-191, CN-193, CN-198, CN-200, CN-201, CN-R83, CN-R84, CN-R86, CN-R87, CN-R88: In
    the solo game, challenges are met one by one."""
    t = success(["1 1", "4 4", "5 4", "5"], row=["egg", "corns", "rooster"])
    assert t.can(lay(1, 2, 3, 0)) is False
    t = success(["2 4", "4", "4", "5"], row=["egg", "corns", "rooster"])
    assert t.can(lay(0, 1, 2, 3))
    assert not t.can(lay(0, 1))
    assert t.play(lay(0, 1, 2, 3)).golds(0) == ["rooster"]
    t = success(["1 2 9", "F"], row=["egg", "corns", "rifle", "chick", "hen"])
    t.play(TURN_UP)
    assert (tops(t)[:3], t.golds(0)) == ("2 F", ["hen"])
    t.play(LOOK_INTO, HUNT + 1)
    assert (t.golds(0), t.s["hunted"]) == (["hen", "chick", "rifle"], 1)
    t = success(["9", "F F"], row=["egg", "corns"]).play(lay(0))
    assert (t.s["egg"], t.s["gold_left"]) == (0, 0)


def test_turns_of_a_duel() -> None:
    """CN-162, CN-164, CN-165, CN-166, CN-167, CN-168, CN-170, CN-R90, CN-R93, CN-R94, CN-R101: A
    turn of a duel has one trick and one Gold card."""
    t = success(["9", "9", "1 9"], "dual", ["egg", "snake", "corns"])
    assert not t.can(GO_BY)
    t.play(lay(0))
    assert (t.golds(0), t.can(lay(1)), t.can(REST)) == (["corns"], False, True)
    t.play(REST)
    assert t.s["turn"] == 1
    assert success(["9"], "dual", options={"dual_pass": "free"}).can(GO_BY)
    assert success(["9"], "dual", options={"timer_s": 30}).can(GO_BY)


def test_the_end_of_a_duel() -> None:
    """CN-171, CN-172, CN-R91, CN-R92, CN-R96, CN-R98, CN-R105: The last trick brings
    fifteen eggs."""
    t = success(["9", "F"], "dual", ["egg", "corns"], golds=[["hen"], ["rooster"]]).play(lay(0))
    assert t.s["totals"][:2].tolist() == [9 + 15 + 10 + 20 + 20, 5]
    for value, extra in (("none", 0), ("both", 20)):
        t = success(["9", "F"], "dual", ["egg", "hen"], golds=[["corns"], ["rooster"]],
                    options={"gold_tie": value}).play(lay(0))  # fmt: skip
        assert t.s["totals"][:2].tolist() == [9 + 15 + 5 + extra, 5 + extra]
    t = success(["9", "F"], "dual", ["egg", "corns"], options={"egg_counts": "yes"}).play(lay(0))
    assert t.s["totals"][0] == 9 + 15 + 10 + 20 + 20


def test_level_four_without_a_clock() -> None:
    """CN-R113: Level four without a clock is level three; its own sixty-second clock allows
    passing."""
    assert not success(["9"], "dual", options={"level": "4", "timer_s": "off"}).can(GO_BY)
    usual = success(["9"], "dual", level=4)
    assert usual.s["timer_s"] == 60
    assert usual.can(GO_BY)
    assert success(["9"], "dual", level=3).s["timer_s"] == 0


def test_resigning_a_duel() -> None:
    """CN-R106"""
    t = success(["9 9"], "dual", piles=[["10"], []]).play(lay(0), REST, RESIGN)
    assert t.s["phase"] == Phase.OVER
    assert GAME.scores(t.states)[0] > GAME.scores(t.states)[1]
    assert GAME.display_scores(t.states) == t.s["totals"][:2].tolist()


def test_starters_alternate() -> None:
    """CN-R97"""
    t = dealt(2, mode="dual", gold="no", rounds=2)
    while t.s["day"] == 0:
        t.play(t.legal()[0] if not t.can(REST) else REST)
    assert (t.s["first"], t.s["turn"]) == (1, 1)


def test_what_a_chick_shows() -> None:
    """CN-193, CN-R89: The Chick shows a pack to its viewer alone, in a duel to the opponent."""
    t = success(["1 2 3 9", "F"], "dual", ["egg", "corns", "chick"]).play(CLAIM, LOOK_INTO)
    views = {seat: GAME.see(t.states, seat)[0]["packs"][:4].tolist() for seat in (-1, 0, 1)}
    assert views == {-1: [-1, -1, -1, 8], 0: [-1, -1, -1, 8], 1: [0, 1, 2, 8]}


def test_numbers_of_the_choices() -> None:
    assert (len(SUBSETS), len(KEPT), SUCCESS_CHOICES) == (255, 828, 1131)
    assert (MOVE, TURN_UP, LOOK_INTO, HUNT, CLAIM, REDO) == (1083, 1092, 1101, 1110, 1119, 1120)
    assert MARKS


# -- The solver -----------------------------------------------------------------


def test_numbers_of_the_choices_mix_with_those_of_the_record() -> None:
    """The tables of choices are of 64 bits: in plain Python a narrower number overflows beside the
    words of legal choices."""
    tables = [table for table in vars(choices).values() if isinstance(table, np.ndarray)]
    assert len(tables) >= 8
    assert {table.dtype for table in tables} == {np.dtype(np.int64)}
