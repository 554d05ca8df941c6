"""Tests of every statement (CN-001 …) and ruling (CN-R1 …) of the ledger for the group game."""

from typing import Any

import pytest

from farmyard.core.options import OptionError
from farmyard.games.cloud_nine import box
from farmyard.games.cloud_nine.rules import choices as c
from farmyard.games.cloud_nine.state import Ending, Phase
from farmyard.lab.checking import differing
from tests.games.cloud_nine.test_scenarios import (
    ANNOUNCE,
    DRAW,
    EASTER,
    END_TURN,
    FILLER,
    NESTS,
    PASS,
    PEEK,
    RIFLE,
    ROOSTER,
    SILENT,
    SNAKE,
    STRAW,
    anytime,
    feed,
    hen_all,
    hen_one,
    nest2,
    pick,
    two,
    worm,
)
from tests.games.cloud_nine.written import DEEDS, GAME, Table, dealt, table

LOOK = DEEDS + c.LOOK


def seen(t: Table, seat: int) -> Any:
    return GAME.see(t.states, seat)[0]


# -- Set-up ---------------------------------------------------------------------


def test_two_to_nine_breeders_and_their_decks() -> None:
    """CN-001, CN-002, CN-005, CN-006, CN-R7: Decks and hands are as in table 1.1."""
    for n in range(2, 10):
        t = dealt(n, gold="no")
        deck = box.FLESH_DECK[n]
        sizes = [12 * n + 10, 3 * n + 10] if n < 9 else [105, 24]
        assert [sum(deck), sum(deck) - 9 * n] == sizes
        assert deck[box.NESTS] == (n < 9)
        assert t.s["left"] == sizes[1] - 1
        assert [int(n) for n in t.s["held"][:n]] == [10, *[9] * (n - 1)]
        whole = t.s["hands"].sum(axis=0) + [(t.s["nest"] == kind).sum() for kind in range(13)]
        assert whole.tolist() == list(deck)
    assert list(box.FLESH_DECK[4]) == [5] * 10 + [4, 3, 1]


def test_no_trick_lies_there_before_the_first() -> None:
    """Section 4: A new game tells of no trick, no thief and no Rooster."""
    s = dealt(3).s
    assert (s["whose"], s["trick"], s["thief"], s["stolen"], s["strawed"]) == (-1, -1, -1, -1, -1)
    assert (s["crowed"], s["declared"], s["turned"].any()) == (0, 0, False)


def test_gold_decks() -> None:
    """CN-003, CN-007, CN-008, CN-R1: Each player gets four Gold cards and two stay in the nest,
    with one Egg and one Worm."""
    for n in range(2, 10):
        t = dealt(n)
        assert sum(box.GOLD_DECK[n]) == 4 * n + 2
        assert (box.GOLD_DECK[n][box.EGG], box.GOLD_DECK[n][box.WORM]) == (1, 1)
        assert t.s["golden"][:n].tolist() == [4] * n
        assert t.s["gold_left"] == 2
    for n, each, left in ((6, 4, 2), (7, 3, 5), (8, 3, 2), (9, 2, 8)):
        t = dealt(n, gold_set="box26")
        assert (t.s["golden"][0], t.s["gold_left"]) == (each, left)


def test_who_deals_and_who_starts() -> None:
    """CN-004, CN-R2, CN-R116: Seat 0 starts by default, then the seat to the left each day, or
    chance decides."""
    assert dealt(4).s["turn"] == 0
    assert dealt(4, start="2").s["turn"] == 2
    t = dealt(3, start="2", rounds=2)
    while t.s["day"] == 0:
        t.play(t.legal()[-1] if t.s["phase"] == Phase.START else t.legal()[0])
    assert t.s["first"] == 0
    for options in ({"start": "random"}, {"first_player": "random"}):
        assert len({int(dealt(4, seed, **options).s["turn"]) for seed in range(40)}) == 4


def test_days() -> None:
    """CN-009, CN-011, CN-012, CN-015, CN-R4, CN-R5: The number of days is fixed, and all cards are
    shuffled anew for each."""
    assert [dealt(n).s["days"] for n in (2, 9)] == [2, 9]
    assert dealt(2, rounds=20).s["days"] == 20
    t = two("4 5", rounds=2, piles=[["9"], []]).play("4 5")
    assert (t.s["day"], t.s["totals"][0], t.s["harvest"][0]) == (1, 33, 33)
    assert (t.s["held"][1], t.s["left"], t.s["opening"], t.eggs[0]) == (10, 15, 0, 0)


def test_levels_and_options_are_agreed_before() -> None:
    """CN-010, CN-013, CN-014, CN-025, CN-213, CN-214, CN-R44: Levels, Gold, days and the clock are
    options of the table."""
    for name, value in (("level", "5"), ("gold", "some"), ("rounds", "21"), ("timer_s", "181")):
        with pytest.raises(OptionError, match=name):
            dealt(3, **{name: value})
    assert dealt(3, timer_s=90).s["timer_s"] == 90
    without = dealt(5, gold="no", level="2")
    assert without.s["golden"].sum() + without.s["gold_left"] == 0


# -- Levels and arithmetic ------------------------------------------------------


def test_levels() -> None:
    """CN-020, CN-021, CN-022, CN-023, CN-024, CN-051, CN-R15, CN-R45: Levels add + and −, then ×,
    then ÷."""
    for trick, level in (("8 M", 1), ("3 M", 2), ("2 4 10", 3), ("2 5 9 10", 3)):
        for at in (1, 2, 3, 4):
            fits = at >= level or (trick, at) in (("3 M", 1),)
            t = table([trick + " F", "2", "7"], level=at)
            assert t.can(trick) == fits, (trick, at)


def test_what_a_trick_is() -> None:
    """CN-016, CN-050, CN-053, CN-054, CN-056, CN-R16, CN-R18: A trick has one to three cards that
    make nine, or four with a division, and no value twice."""
    t = table(["9 4 5 3 M", "7", "7"])
    assert all(t.can(trick) for trick in ("9", "4 5", "M", "3 5 M"))
    assert not any(t.can(trick) for trick in ("4", "3 4", "4 4 M"))
    assert not table(["1 3 5 10 F", "7", "7"], level=2).can("1 3 5 10")
    assert table(["1 2 9 10 F", "7", "7"], level=3).can("1 2 9 10")


def test_zero_negatives_fractions_and_brackets() -> None:
    """CN-052, CN-R10, CN-R11, CN-R12, CN-R13, CN-R14, CN-R17, CN-R21, CN-R117: Options decide which
    arithmetic is legal."""
    crowing = {"level": 2, "rooster": 1}
    hands = ["9 1 1 8 F", "7", "7"]
    assert not table(hands, **crowing).can("1 1 8 9")  # type: ignore[arg-type]
    assert table(hands, options={"zero": "allow"}, **crowing).can("1 1 8 9")  # type: ignore[arg-type]
    hands = ["2 5 6 10", "7", "7"]
    assert not table(hands, level=3).can("2 5 6 10")
    assert table(hands, level=3, options={"numbers": "decimals"}).can("2 5 6 10")
    assert table(["2 3", "7"], options={"powers": "yes"}).can("2 3")
    assert table(["4 7", "3"], options={"roots": "yes"}).can("4 7")
    assert not table(["4 7 2 3", "3"]).can("2 3")
    for value in ("accept", "reject"):
        t = table(["4 5", "7"], options={"negatives": value})
        assert t.can("4 5")
    level1 = table(["10 10 10 10 F", "7", "7"], rooster=1)
    assert not level1.can("10 10 10 10")
    options = {"rooster_ops": "all"}
    assert table(["10 10 10 10 F", "7", "7"], rooster=1, options=options).can("10 10 10 10")


def test_the_mystery_box() -> None:
    """CN-068, CN-069, CN-070, CN-071, CN-072, CN-R19: A Mystery Box stands for any value not in the
    trick yet, and is worth no eggs."""
    assert two("8 5 M 2").play("5 8 M").eggs[0] == 13
    assert two("8 M M 2").play("8 M M").eggs[0] == 8
    assert not two("3 6 M").can("3 6 M")
    assert two("3 6 M", rooster=1, level=2).can("3 6 M")


def test_pairs_and_symmetry() -> None:
    """CN-057, CN-058, CN-210, CN-211, CN-212: The pairs of a colour make nine. Drawing signs,
    brackets and left-handed hands is up to the page."""
    for pair in ("2 7", "3 6", "4 5", "9", "1 8", "1 10"):
        assert table([pair + " F", "2", "7"]).can(pair)


# -- A turn ---------------------------------------------------------------------


def test_the_order_of_a_turn() -> None:
    """CN-030, CN-031, CN-032, CN-033, CN-R30, CN-R36, CN-R49: Turns go clockwise; the first card
    comes from the nest, later ones from the right-hand neighbour."""
    t = dealt(3, gold="no").play(PASS)
    for seat in (1, 2, 0):
        assert (t.s["turn"], t.s["phase"], t.legal()) == (seat, Phase.START, [DRAW])
        right, left = (seat - 1) % 3, int(t.s["left"])
        before = int(t.s["held"][right])
        t.play(DRAW)
        assert (t.s["held"][right], t.s["left"]) == (before - 1, left)
        t.play(PASS)
    assert t.s["turn"] == 1
    t = dealt(2, gold="no", starter_draw="always").play(PASS, DRAW, PASS)
    assert (t.s["turn"], t.s["phase"], t.s["held"][0]) == (0, Phase.BEFORE, 11)
    drawn = set()
    for seed in range(200):
        t = table(["4 4 4 7", "1"], phase="START", turn=1, seed=seed, nest="2 2").play(DRAW)
        drawn.add(t.hand(1))
    assert drawn == {"1 4", "1 7"}


def test_a_trick_or_a_pass() -> None:
    """CN-034, CN-035, CN-036, CN-063, CN-R22, CN-R31, CN-R34: A turn has one trick, or a card
    without a trick."""
    t = two("4 5 9 1", "straw").play("4 5")
    assert (t.s["phase"], t.hand(0), t.s["piles"][0].sum()) == (Phase.AFTER, "1 9", 2)
    assert t.position()["laid"] == 1, "the first trick of this game"
    assert not t.can("9")
    t = two("4 5 9 1", "straw").play(STRAW, PASS)
    assert (t.s["turn"], t.s["held"][0]) == (1, 5)


def test_gold_at_any_moment_of_the_own_turn() -> None:
    """CN-037, CN-038, CN-039, CN-R3, CN-R33, CN-R50, CN-R114: Any number of Gold cards may be
    played before and after the trick; the turn ends by itself where all can see that no choice is
    left."""
    gold = "straw snake corns egg rifle"
    t = two("4 5 9 1", gold, gold_nest=["hen", "chick", "nest2"]).play(STRAW, EASTER, "4 5")
    t.play(SNAKE, feed(1), RIFLE)
    assert t.s["phase"] == Phase.AFTER, "the Hen is left"
    assert t.eggs[0] == 14
    assert t.can(END_TURN)
    assert two("4 5 9 1", piles=[[], ["nests"]]).play("4 5").s["turn"] == 1


def test_gold_before_the_draw() -> None:
    """CN-R32: Before the draw, only the Chick's second use is legal."""
    gold = ["", "rooster chick hen corns"]
    t = table(["4 5 9 1", "2"], gold, phase="START", turn=1)
    assert t.legal() == [DRAW, PEEK]


# -- Flesh cards ----------------------------------------------------------------


def test_number_cards_and_foxes() -> None:
    """CN-060, CN-061, CN-062, CN-108, CN-123, CN-126: Number cards bring eggs in the pile, and a
    Fox is never part of a trick."""
    t = two("2 7 F").play("2 7")
    assert t.eggs[0] == 9
    assert all(kind < 11 for kind in range(box.BOX + 1))
    t = table(["F", "4 5", "1"], turn=1, piles=[["10", "8"], [], []]).play("4 5")
    assert t.s["totals"][:2].tolist() == [8, 24]


def test_collective_nests() -> None:
    """CN-064, CN-065, CN-066, CN-067, CN-124, CN-R35, CN-R39, CN-R41, CN-R62: Collective Nests are
    played with or without a trick, before or after it, for as many eggs as there are breeders."""
    t = table(["4 5 C", "2", "3"], nest="6 7 8 1").play("4 5", NESTS)
    assert (t.eggs[0], t.hand(1), t.hand(2), t.hand(0)) == (12, "2 6", "3 7", "8")
    t = table(["C", "2", "3"], nest="6 7 8 1").play(NESTS)
    assert (t.s["phase"], t.hand(0)) == (Phase.BEFORE, "8"), "the last card, but one is drawn"
    assert t.play(PASS).s["totals"][0] == 3


# -- Gold cards -----------------------------------------------------------------


def test_the_rooster() -> None:
    """CN-055, CN-080, CN-092, CN-R51: The Rooster allows four cards and repeated values until the
    turn ends."""
    t = two("4 4 1 F", "rooster")
    assert not t.can("1 4 4")
    t.play(ROOSTER)
    assert t.can("1 4 4")
    assert not t.can(ROOSTER)
    assert t.play(PASS).s["rooster"] == 0
    assert t.aside() == ["rooster"]


def test_the_chick_looks_around() -> None:
    """CN-081, CN-R65: The Chick shows all hands, only to the player who has played it."""
    t = table(["1 2", "3 4", "F 5"], ["chick", "", ""]).play(LOOK)
    mine = seen(t, 0)
    assert mine["looked"][1].tolist() == [0, 0, 1, 1] + [0] * 9
    assert mine["looked"][2].tolist() == [0] * 4 + [1] + [0] * 6 + [1, 0]
    for other in (-1, 1, 2):
        assert (seen(t, other)["looked"] == -1).all()


def test_a_new_chick_shows_no_more_than_its_own_look() -> None:
    """CN-082, section 4: What another player saw with a Chick before is not shown to the next."""
    looked = [[], ["3", "4"], ["5", "fox"]]
    hands, golds = ["1 2", "3 4", "F 5"], ["", "chick", ""]
    t = table(hands, golds, phase="START", turn=1, looker=0, looked=looked).play(PEEK)
    assert seen(t, 1)["looked"][0].sum() == 2
    assert not seen(t, 1)["looked"][2].any(), "only Ada has seen the third hand"


def test_of_two_cards_seen_one_is_left_after_a_draw() -> None:
    """Section 4: Who has seen two threes and draws one of them knows of the other."""
    looked = [["3", "3"], [], []]
    t = table(["3 3", "2", "1"], phase="START", turn=1, looker=1, looked=looked).play(DRAW)
    assert seen(t, 1)["looked"][0].tolist() == [0, 0, 1] + [0] * 10


def test_who_was_looked_at_by_the_other_swaps_a_card_with_him() -> None:
    """Section 4: After a swap by the Hen both players know both cards, so that a hand seen before
    stays known. The given card is shown only when the other has been drawn."""
    for golds, phase in (("hen rifle", Phase.HEN_DRAW), ("hen", Phase.BEFORE)):
        t = table(["1 2", "3 4 7", "5 6"], ["chick", golds, ""], nest="8 9").play(LOOK, PASS, DRAW)
        given = t.play(hen_one(2), pick(6)).s["phase"]
        assert given == phase
        if given == Phase.HEN_DRAW:
            assert not seen(t, 0)["looked"][1].any(), "any of them may lie there face down"
            t.play(DRAW)
        assert t.hand(0).endswith("7")
        cards = [k + 1 for k, n in enumerate(seen(t, 0)["looked"][1]) for _ in range(n)]
        assert " ".join(map(str, cards)) == t.hand(1), "all of them are known"


def test_the_chick_peeks() -> None:
    """CN-082, CN-R63: The Chick shows one hand just before a draw from it, at the start or with a
    Hen."""
    t = table(["1 2", "3 F", "5 6"], ["hen chick", "", ""]).play(hen_one(1), pick(0))
    assert t.s["phase"] == Phase.HEN_DRAW
    t.play(PEEK)
    assert t.legal() == [pick(2), pick(11)]
    t.play(pick(2))
    assert (t.hand(0), t.hand(1), t.s["phase"]) == ("2 3", "1 F", Phase.BEFORE)
    t = table(["1 2", "3 F", "5 6"], ["hen chick", "", ""]).play(hen_one(1), pick(0), DRAW)
    assert t.hand(0) in ("2 3", "2 F")


def test_the_hen() -> None:
    """CN-083, CN-084, CN-085, CN-R64: The Hen swaps with any other breeder, either all cards or a
    chosen one for a random one."""
    t = table(["1 2", "3", "5", "6"], ["hen", "", "", ""])
    for offset in (1, 2, 3):
        assert t.can(hen_all(offset))
        assert t.can(hen_one(offset))
    t.play(hen_one(2))
    assert (t.s["phase"], t.legal()) == (Phase.GIVE, [pick(0), pick(1)])
    t.play(pick(1))
    assert (t.hand(0), t.hand(2)) == ("1 5", "2")
    t = table(["1 2", "3", "5", "6"], ["hen", "", "", ""], fed=[0, 1, 0, 0], straw=[1, 0, 0, 0])
    t.play(hen_all(1))
    assert (t.hand(0), t.hand(1), t.s["fed"][1], t.s["straw"][0]) == ("3", "1 2", 1, 1)


def test_the_rifle() -> None:
    """CN-086, CN-087, CN-R66, CN-R67: The Rifle puts all Foxes under the nest; without a Fox it is
    exchanged for another Gold card."""
    t = table(["F 2", "3", "4"], ["rifle", "", ""], gold_nest=["hen"], nest="5 6").play(RIFLE)
    assert (t.hand(0), t.golds(0), t.s["left"], t.s["buried"]) == ("2", [], 3, 1)
    assert t.s["nest"][0] == box.FOX
    t = table(["2", "3"], ["rifle", ""], gold_nest=["hen"]).play(RIFLE)
    assert t.golds(0) == ["hen"]
    assert not table(["2", "3"], ["rifle", ""]).can(RIFLE)


def test_straw() -> None:
    """CN-088, CN-089, CN-090, CN-091, CN-R52, CN-R53: Straw doubles the highest card of the next
    trick, visible to all."""
    t = two("2 7 1", "straw").play(STRAW)
    assert not t.can(STRAW)
    t.play("2 7")
    assert (t.eggs[0], seen(t, -1)["doubled"][0].tolist()) == (16, [0] * 6 + [1, 0, 0, 0])
    assert two("10 M 1", straw=[1, 0]).play("10 M").eggs[0] == 20
    assert two("9 M M 1", straw=[1, 0], rooster=1).play("9 M M").eggs[0] == 18, "on a tie the card"


def test_individual_nests() -> None:
    """CN-093, CN-094, CN-R68: Individual Nests give two cards to any player, including oneself."""
    hands, gold = ["1", "2", "3"], ["nest2", "", ""]
    for offset in (0, 1, 2):
        t = table(hands, gold, nest="4 5 6").play(nest2(offset))
        assert t.hand(offset) == f"{offset + 1} 4 5"
    assert not table(hands, gold, nest="").can(nest2(1))


def test_corns() -> None:
    """CN-095, CN-096, CN-097, CN-R60, CN-R61, CN-R74: Corns limit a trick to nine eggs, or by
    option count it as nine."""
    t = table(["1", "2"], ["corns", ""])
    assert [t.can(feed(k)) for k in (1,)] == [True]
    assert t.play(feed(1)).s["fed"][1] == 1
    fed = {"fed": [1, 0]}
    assert not table(["8 5 4 1", "2"], **fed).can("4 5 8")  # type: ignore[arg-type]
    t = table(["8 5 4 1", "2"], options={"corns": "cap"}, straw=[1, 0], **fed)  # type: ignore[arg-type]
    assert t.play("4 5 8").eggs[0] == 17
    t = table(["8 5 4 1", "2"], options={"corns": "cap"}, snakes=[1], **fed)  # type: ignore[arg-type]
    assert t.play("4 5 8").eggs == [9, 8]


def test_snakes() -> None:
    """CN-098, CN-099, CN-100, CN-101, CN-102, CN-106, CN-R55, CN-R56, CN-R57, CN-R58, CN-R59,
    CN-R110: A Snake takes the highest card of another player's first trick; one theft a trick, in
    order, and one Snake each at a time."""
    t = two("4 5 1", "snake straw").play("4 5", SNAKE)
    assert t.s["snakes"][0] == 0
    assert table(["4 5 1", "2"], snakes=[0]).play("4 5").eggs == [9, 0]
    assert not table(["4 5 1", "2", "3"], ["snake", "", ""], snakes=[0]).can(SNAKE)
    assert table(["4 5 1", "2", "3"], snakes=[2, 1]).play("4 5").eggs == [4, 0, 5]
    assert table(["9 1", "2"], snakes=[1]).play("9").eggs == [0, 9]
    options = {"mystery_snake": "always"}
    t = table(["8 5 M 1", "2"], snakes=[1], options=options).play("5 8 M")
    assert t.eggs == [13, 0]
    assert t.s["stolen"] == box.BOX


def test_straw_after_a_snake() -> None:
    """CN-R46, CN-R54: Straw doubles a card that is left, never a stolen one."""
    t = table(["4 5 1", "2"], snakes=[1], straw=[1, 0]).play("4 5")
    assert (t.eggs, t.s["strawed"]) == ([8, 5], 3)
    options = {"straw_after_snake": "lost"}
    t = table(["4 5 1", "2"], snakes=[1], straw=[1, 0], options=options).play("4 5")
    assert (t.eggs, t.s["straw"][0]) == ([4, 5], 0)


def test_declarations() -> None:
    """CN-R20, CN-R23, CN-R111: Boxes are declared as is best for the player, with Snakes and Straw
    in mind."""
    t = table(["8 M M 1", "2"], snakes=[1]).play("8 M M")
    assert (t.eggs, t.s["stolen"]) == ([8, 0], box.BOX)
    t = table(["8 M M 1", "2"], straw=[1, 0]).play("8 M M")
    assert t.eggs[0] == 16


def test_eggs_without_a_theft_come_first() -> None:
    """CN-R23, CN-R122: Before Snakes are announced, boxes are declared below the eight that Straw
    doubles, although a Snake would then take it."""
    t = table(["8 M M 1", "2"], ["", "hen"], straw=[1, 0], options={"snake_mode": "anytime"})
    assert t.play("8 M M", SILENT).eggs == [16, 0]


def test_the_easter_egg() -> None:
    """CN-103, CN-104, CN-125, CN-R69, CN-R72: The Easter Egg brings two Gold cards, and five eggs
    if played but none in the hand."""
    t = two("2", "egg", gold_nest=["hen", "straw"], nest="1").play(EASTER)
    assert t.golds(0) == ["hen", "straw"]
    assert "egg" not in t.aside()
    assert t.play(PASS).s["totals"][0] == 5
    assert two("2", "egg", nest="1").play(PASS).s["totals"][0] == 0


def test_the_worm_and_the_discard() -> None:
    """CN-105, CN-107, CN-R70, CN-R73: The Worm takes any card of the open discard pile."""
    t = two("2", "worm", gold_aside=["hen", "corns"])
    assert [t.can(worm(kind)) for kind in (box.HEN, box.CORNS, box.SNAKE)] == [True, True, False]
    numbered = [GAME.rules.nth(t.s, n) for n in range(GAME.rules.many(t.s))]
    assert numbered == [PASS, worm(box.HEN), worm(box.CORNS)] == t.legal()
    t.play(worm(box.CORNS))
    assert (t.golds(0), t.aside()) == (["corns"], ["hen", "worm"])
    assert not two("2", "worm", straw=[1, 0]).can(worm(box.STRAW))


def test_snakes_at_any_time() -> None:
    """CN-110, CN-111, CN-112, CN-113, CN-114, CN-R71, CN-R75: Snakes are announced in secret, and
    all turned up at once."""
    t = anytime().play(SILENT, ANNOUNCE)
    assert t.s["turn"] == 1
    for seat in (-1, 1, 2, 3):
        assert seen(t, seat)["calls"] == 0, "nobody knows yet who has announced"
    assert seen(t, 0)["calls"] == 1
    assert not table(["1", "2"], ["snake", ""], serpents=[["snake 1"], []],
                     options={"snake_mode": "anytime"}).can(SNAKE)  # fmt: skip
    t = table(["1", "2"], ["worm", ""], gold_aside=["snake"],
              serpents_aside=["snake 1"], options={"snake_mode": "anytime"})  # fmt: skip
    t.play(worm(box.SNAKE))
    assert t.position()["serpents"][0] == ["snake 1"]


# -- The end of a day -----------------------------------------------------------


def test_how_a_day_ends() -> None:
    """CN-120, CN-121, CN-127, CN-R38, CN-R40, CN-R42, CN-R43: A day ends when a hand or the nest is
    used up."""
    t = two("4 5").play("4 5")
    assert (t.s["ending"], t.s["totals"][0]) == (Ending.OUT, 24)
    t = two("4 5", nest="1").play(PASS)
    assert (t.s["ending"], t.s["totals"][0]) == (Ending.NEST, 0)
    for seed in range(20):
        t = dealt(2, seed, level="1", rounds=1)
        while t.s["phase"]:
            t.play(t.legal()[-1])
        assert t.s["turns"] <= 52


def test_finish_the_turn() -> None:
    """CN-R37, CN-R47, CN-R109: A day that is ending cannot be prolonged."""
    finish = {"round_end": "finish_turn"}
    t = table(["3", "1"], ["nest2", ""], nest="4 5", options=finish).play(nest2(0))
    assert (t.s["phase"], t.s["closing"], t.s["left"]) == (Phase.BEFORE, 1, 0)
    t.play("4 5", END_TURN)
    assert t.s["phase"] == Phase.OVER
    t = table(["4 5", "1"], options=finish).play("4 5")
    assert t.s["totals"][0] == 24, "the own trick ends it at once"
    t = table(["C", "1"], ["hen", ""], nest="", closing=1, options=finish).play(NESTS)
    assert (t.s["held"][0], t.can(hen_one(1)), t.can(hen_all(1))) == (0, False, True)


def test_scores() -> None:
    """CN-122, CN-128, CN-129, CN-R6: Only piles count, never below zero, and days are summed up."""
    piles = [["10", "9", "nests", "box"], ["1"], []]
    t = table(
        ["4 5 9", "F F", "7"], piles=piles, nest="2", totals=[7, 3, 0], doubled=[["10"], [], []]
    )
    t.play(PASS)
    assert t.s["totals"][:3].tolist() == [7 + 10 + 9 + 3 + 10, 3, 0]
    out = GAME.scores(t.states)
    assert out == [39, 3, 0]


def test_undo_and_clocks_are_not_the_rules_affair() -> None:
    """CN-R44, CN-R48: The clock changes no rule: an overrun is a choice such as PASS, DRAW,
    END_TURN or SILENT."""
    fast, slow = dealt(3, timer_s=30), dealt(3)
    assert differing(fast.states, slow.states) == ["timer_s"]


def test_secrets_of_the_draw() -> None:
    """CN-R49: Other players see that a card was drawn, but not which (section 4)."""
    t = table(["1 2 3", "4", "5"], phase="START", turn=1).play(DRAW)
    for seat in (-1, 2):
        assert (seen(t, seat)["hands"][0] == -1).all()
    assert (seen(t, 2)["hands"][1] == -1).all()


@pytest.mark.parametrize(
    ("fields", "field"),
    [({"hands": [["9"] * 4, []]}, "hands"), ({"golds": [["hen", "hen"], []]}, "golds"),
     ({"piles": [["fox"], []]}, "piles"), ({"snakes": [0, 0]}, "snakes"), ({"buried": 1}, "buried"),
     ({"doubled": [["3"], []]}, "doubled"), ({"phase": "PICK"}, "target"), ({"day": 3}, "day"),
     ({"phase": "REVEAL"}, "trick"), ({"serpents_aside": ["snake 1"]}, "serpents")],
)  # fmt: skip
def test_positions_that_cannot_be(fields: dict[str, Any], field: str) -> None:
    from farmyard.core.errors import PositionError
    from farmyard.core.formats.notation import read_position

    position = {"hands": [["1"], ["2"]], "phase": "BEFORE", **fields}
    with pytest.raises(PositionError, match=field):
        read_position(GAME, position, 2)


assert FILLER
