"""Tests of every statement, ruling and worked scenario of ``docs/rules/by_golly.md``, by number.

Positions use the ledger's fixed yard: place i holds animal i, 15 and 16 are messes, 17 and 18
shovels; seat 0 is active and all cards lie face down, unless stated otherwise.
"""

from collections import Counter
from typing import Any

import numpy as np
import pytest

import farmyard
from farmyard import IllegalChoice, OptionError, PositionError
from farmyard.core import catalogue
from farmyard.core.record import alone
from farmyard.core.tables.table import Table
from farmyard.games.by_golly import text
from farmyard.games.by_golly.box import ANIMALS, MESS, ROWS, SHOVEL, YARD, YARD_CARDS
from farmyard.games.by_golly.rules import CHOICES
from farmyard.games.by_golly.state import PICK, Phase
from farmyard.games.by_golly.words.naming import place_name
from farmyard.lab.playouts import last_records, play_out
from tests.sampling import many_games

MESS_A, MESS_B, SHOVEL_A, SHOVEL_B = 15, 16, 17, 18
PLACE = {animal: i for i, animal in enumerate(ANIMALS)}


def rest_of(*used: list[str]) -> list[str]:
    """Return the animal cards that are in none of these lists."""
    left = Counter(dict.fromkeys(ANIMALS, 3))
    left.subtract(card for cards in used for card in cards)
    return list(left.elements())


def at(
    *hands: list[str], stacks: tuple[Any, ...] = (), options: Any = None, **fields: Any
) -> Table:
    """Open a table from hands; a stack is a list, top first, or a number of cards from the rest."""
    given = [s for s in stacks if isinstance(s, list)]
    rest = rest_of(*hands, *given, fields.get("aside", []))
    piles = [s if isinstance(s, list) else [rest.pop() for _ in range(s)] for s in stacks]
    piles += [[] for _ in range(len(hands) - len(piles))]
    position = {"yard": list(YARD), "hands": list(hands), "stacks": piles, **fields}
    return farmyard.table("by_golly", len(hands), seed=1, options=options, position=position)


def lay(t: Table, animal: str) -> None:
    t.play(f"plays the {animal}")


def turn(t: Table, place: int) -> None:
    t.play(text("say-turn", place=place_name(place)))


def match(t: Table, animal: str) -> None:
    lay(t, animal)
    turn(t, PLACE[animal])


def choose(t: Table, number: int) -> None:
    t.play(number)


ALL, ONE = 1, 0
SHUFFLE, LEAVE = 1, 0


def draw(t: Table, seat: int) -> None:
    t.play(seat)


def phase(t: Table) -> str:
    return str(t.position()["phase"])


def hand(t: Table, seat: int = 0) -> list[str]:
    return sorted(t.position()["hands"][seat], key=ANIMALS.index)


def stack(t: Table, seat: int = 0) -> list[str]:
    return list(t.position()["stacks"][seat])


def up(t: Table) -> set[int]:
    view = t.view()
    return set(view["places"]) if view["lying"] else set()


def held(t: Table) -> list[int]:
    return list(t.view()["held"])


def some(n: int, *without: str) -> list[str]:
    """Return a hand of n different animals."""
    return [a for a in ANIMALS if a not in without][:n]


FIVE = ["worm", "snail", "goose", "fox", "fox"]
MUCKY = ["worm", "snail", "fox", "goose", "hen"]


# -- The scenarios of section 6 -------------------------------------------------


def scenario_1() -> Table:
    t = at(FIVE, some(5), some(5), stacks=(10, 10, 10))
    lay(t, "worm")
    turn(t, PLACE["hedgehog"])
    return t


def test_scenario_1_mismatch() -> None:
    """BG-13, BG-14, BG-15, BG-22: The card returns to the hand and the turn passes."""
    t = scenario_1()
    assert hand(t) == FIVE
    assert (up(t), len(stack(t)), t.to_move, phase(t)) == (set(), 10, 1, "PLAY")
    assert (t.view()["places"], t.view()["faces"]) == ([3], ["hedgehog"])


def test_scenario_2_match_and_go_on() -> None:
    """BG-16, BG-17, BG-20, BG-R7."""
    t = at(FIVE, some(5), stacks=(10, 10))
    match(t, "worm")
    assert t.position()["aside"] == ["worm"]
    assert (len(hand(t)), up(t), t.to_move, phase(t)) == (4, {0}, 0, "PLAY")
    lay(t, "snail")
    with pytest.raises(IllegalChoice, match="already lies face up"):
        t.play(0)


def scenario_3(choice: int, **options: str) -> Table:
    t = at(FIVE, some(5), stacks=(10, 10), options=options)
    match(t, "worm")
    match(t, "fox")
    assert phase(t) == "LUCKY"
    choose(t, choice)
    return t


def test_scenario_3_lucky_duck() -> None:
    """BG-19, BG-R5, BG-R22."""
    t = scenario_3(ALL)
    assert hand(t) == ["snail", "goose"]
    assert t.position()["aside"] == ["worm", "fox", "fox"]
    assert t.view(1)["aside"] == ["worm", "fox", "fox"]
    assert up(t) == {0, 13}


def test_scenario_4_lucky_duck_declined() -> None:
    """BG-R6: A kept copy needs a face-down card, which cannot match."""
    t = scenario_3(ONE)
    assert hand(t) == ["snail", "goose", "fox"]
    lay(t, "fox")
    assert set(t.legal()) == set(range(19)) - {0, 13}
    turn(t, PLACE["snail"])
    assert (t.to_move, len(hand(t))) == (1, 5)  # drawn up from three
    instant = scenario_3(ONE, faceup_match="instant")
    lay(instant, "fox")
    assert hand(instant) == ["snail", "goose"]
    assert (phase(instant), up(instant)) == ("PLAY", {0, 13})


def test_scenario_5_empty_hand_stack_left() -> None:
    """BG-18, BG-21, BG-R8."""
    t = at(["mouse"], some(5), stacks=(["snail", "snail", "fox"], 5))
    match(t, "mouse")
    assert (hand(t), stack(t)) == (["snail", "snail", "fox"], [])
    assert (t.to_move, up(t)) == (1, set())


def test_scenario_6_win() -> None:
    """BG-12, BG-32, BG-33, BG-R23, BG-R24."""
    t = at(["mouse", "mouse"], some(5), stacks=([], 5))
    match(t, "mouse")
    choose(t, ALL)
    assert t.over
    assert (t.position()["winner"], up(t)) == (0, {12})
    assert t.ranks() == [1, 2]
    assert t.choices() == []


def test_scenario_7_not_a_win() -> None:
    t = at(["mouse", "mouse"], some(5), stacks=([], 5))
    match(t, "mouse")
    choose(t, ONE)
    assert hand(t) == ["mouse"]
    assert [says for _, says in t.choices()] == ["plays the mouse"]
    lay(t, "mouse")
    turn(t, SHOVEL_A)
    assert (hand(t), t.to_move, t.over) == (["mouse"], 1, False)


def test_scenario_8_shovel_first() -> None:
    """BG-R4: A shovel turned over first causes neither a match nor a shuffle."""
    t = at(some(5), some(5), stacks=(5, 5))
    lay(t, "worm")
    turn(t, SHOVEL_A)
    assert (hand(t), t.to_move, phase(t)) == (some(5), 1, "PLAY")


def test_scenario_9_still_lucky() -> None:
    """BG-24, BG-25, BG-29, BG-R2, BG-R15."""
    t = at(some(5), some(5), stacks=(5, 5))
    lay(t, "worm")
    turn(t, MESS_A)
    assert phase(t) == "TURN2"
    assert MESS_A not in t.legal()
    turn(t, SHOVEL_B)
    assert (hand(t), phase(t), t.to_move) == (some(5), "SHUFFLE", 0)
    assert up(t) == {15, 18}
    assert held(t) == [5, 5]


def scenario_10() -> Table:
    t = at(some(5), some(5), some(5), some(5, *some(5)), stacks=(6, 6, 6, 6))
    lay(t, "worm")
    turn(t, MESS_A)
    turn(t, PLACE["goose"])
    return t


def test_scenario_10_a_bit_unlucky() -> None:
    """BG-26, BG-28, BG-31, BG-30, BG-R9, BG-R11, BG-R16."""
    t = scenario_10()
    assert (phase(t), t.legal()) == ("DRAW", [1, 2, 3])
    draw(t, 2)
    draw(t, 3)
    assert (phase(t), up(t), held(t)) == ("SHUFFLE", {9, 15}, [7, 5, 4, 4])
    choose(t, LEAVE)
    assert (t.to_move, held(t), len(stack(t))) == (1, [7, 5, 4, 4], 6)


def test_scenario_11_really_unlucky() -> None:
    """BG-27, BG-R1: A second mess costs four cards."""
    t = at(some(5), some(5), some(5), some(5, *some(5)), stacks=(6, 6, 6, 6))
    lay(t, "worm")
    turn(t, MESS_A)
    turn(t, MESS_B)
    for left in (4, 3, 2, 1):
        assert (phase(t), t.position()["owed"]) == ("DRAW", left)
        draw(t, 1)
    assert (held(t), phase(t)) == ([9, 1, 5, 5], "SHUFFLE")


def test_scenario_12_second_card_equals_the_played_one() -> None:
    """BG-R3: After a mess, a second card equal to the played one still costs two cards."""
    t = at(["goose", "hen"], some(5), stacks=(5, 5))
    lay(t, "goose")
    turn(t, MESS_A)
    turn(t, PLACE["goose"])
    draw(t, 1)
    draw(t, 1)
    assert "goose" in hand(t)
    assert (held(t), t.position()["aside"]) == ([4, 3], [])


def scenario_13(second: int) -> Table:
    t = at(MUCKY, some(5), stacks=(6, 6))
    for animal in ("worm", "snail", "fox"):
        match(t, animal)
    lay(t, "goose")
    turn(t, MESS_B)
    turn(t, second)
    return t


def test_scenario_13_mess_after_matches() -> None:
    """BG-R17: Cards matched before a mess stay set aside."""
    t = scenario_13(SHOVEL_A)
    assert hand(t) == ["hen", "goose"]
    assert t.position()["aside"] == ["worm", "snail", "fox"]
    assert (phase(t), up(t)) == ("SHUFFLE", {0, 1, 13, 16, 17})
    choose(t, LEAVE)
    assert (len(hand(t)), len(stack(t))) == (5, 3)


def test_scenario_14_mess_and_refill() -> None:
    t = scenario_13(PLACE["rooster"])
    draw(t, 1)
    draw(t, 1)
    assert held(t)[0] == 4
    choose(t, LEAVE)
    assert (len(hand(t)), len(stack(t))) == (5, 5)


def robbery(victim: list[str], owed: int, stacks: Any = ((), ()), **options: str) -> Table:
    """Open a table for two at which seat 0 has just turned up a mess that costs two
    cards, or four."""
    t = at(["worm", "snail", "hen"], victim, stacks=tuple(stacks), options=options)
    lay(t, "worm")
    turn(t, MESS_A)
    turn(t, MESS_B if owed == 4 else PLACE["goose"])
    return t


def test_scenario_15_victim_finishes() -> None:
    """BG-R12: A player wins the moment their last card is taken, and no more cards are owed."""
    t = robbery(["raven"], 2, ([], []))
    draw(t, 1)
    assert (t.over, t.position()["winner"], t.ranks()) == (True, 1, [2, 1])
    assert (t.view()["draws"], t.position()["owed"]) == (1, 0)


def test_scenario_16_last_card_safe() -> None:
    t = robbery(["raven"], 2, ([], []), last_card_safe="yes")
    assert (phase(t), held(t), t.over) == ("SHUFFLE", [3, 1], False)


def test_last_card_safe_is_about_hand_and_stack() -> None:
    """BG-R12: A single card in hand may be drawn while its owner still has a stack."""
    t = robbery(["raven"], 2, ([], ["hen"]), last_card_safe="yes")
    draw(t, 1)
    assert (held(t), phase(t), t.over) == ([4, 0], "SHUFFLE", False)


def scenario_17(**options: str) -> Table:
    t = robbery(["raven", "fox"], 4, ([], ["hen", "drake", "drake"]), **options)
    draw(t, 1)
    draw(t, 1)
    return t


def test_scenario_17_too_few_hand_cards() -> None:
    """BG-R10: Cards that cannot be drawn lapse without a question."""
    t = scenario_17()
    assert (phase(t), held(t), len(stack(t, 1)), t.over) == ("SHUFFLE", [5, 0], 3, False)
    assert t.position()["owed"] == 0


def test_scenario_18_a_turn_without_a_hand() -> None:
    """BG-R13: A player without a hand skips the turn and then draws, or draws first by
    the option."""
    t = scenario_17()
    choose(t, LEAVE)
    assert (t.to_move, held(t), t.position()["turns"]) == (0, [5, 3], 2)
    first = scenario_17(empty_hand="draw_first")
    choose(first, LEAVE)
    assert (first.to_move, held(first), phase(first)) == (1, [5, 3], "PLAY")


@pytest.mark.parametrize("second", [SHOVEL_A, PLACE["rooster"]])
def test_scenario_19_shuffle(second: int) -> None:
    """BG-29, BG-R14: A shuffle moves only the cards turned over, in a random order."""
    places = [0, 1, 13, 16, second]
    cards = sorted(YARD[p] for p in places)
    orders = set()
    for _ in range(40):
        t = scenario_13(second)
        while phase(t) == "DRAW":
            draw(t, 1)
        t.history.renew((len(orders), t.n + _))
        choose(t, SHUFFLE)
        yard = t.position()["yard"]
        assert sorted(yard[p] for p in places) == cards
        assert [yard[p] for p in range(19) if p not in places] == [
            YARD[p] for p in range(19) if p not in places
        ]
        orders.add(tuple(yard[p] for p in places))
    assert len(orders) > 20


def test_scenario_19_what_the_table_remembers() -> None:
    """Section 4: With `memory_aid = full`, the table shows which cards were shuffled together."""
    position = scenario_13(SHOVEL_A).position()
    t = farmyard.table("by_golly", position=position, options={"memory_aid": "full"})
    choose(t, SHUFFLE)
    lots, among = t.view()["lot"], t.view()["among"]
    mixed = [p for p in range(19) if lots[p] == lots[0]]
    assert mixed == [0, 1, 13, 16, 17]
    assert sorted(among[p] for p in mixed) == sorted(["worm", "snail", "fox", "mess", "shovel"])
    assert among[18] in YARD  # only the set of the other cards is known
    assert lots[18] == lots[2] == 2
    fox = t.position()["yard"].index("fox")
    lay(t, t.choices()[0][1].removeprefix("plays the "))
    turn(t, fox)
    now = t.view()
    rest = [p for p in mixed if p != fox]
    assert now["yard"][fox] == "fox"
    assert {now["lot"][p] for p in rest} == {rest[0]}


def test_scenario_20_leave() -> None:
    """BG-30: If the five cards are left as they are, everyone knows where they lie."""
    position = scenario_13(SHOVEL_A).position()
    for aid in ("full", "last_seen"):
        t = farmyard.table("by_golly", position=position, options={"memory_aid": aid})
        choose(t, LEAVE)
        yard = t.view()["yard"]
        known = {p: yard[p] for p in range(len(yard)) if yard[p]}
        assert known == {0: "worm", 1: "snail", 13: "fox", 16: "mess", 17: "shovel"}
        view = t.views.array(1)
        for n in range(10):
            world = t.game.imagine(view, 1, (n, 1))[0]["yard"]
            assert {p: YARD_CARDS[world[p]] for p in known} == known


def test_scenario_21_an_empty_hand_is_no_victim() -> None:
    """BG-28: Neither an empty hand nor the active player's own can be drawn from."""
    t = at(some(3), [], some(4), stacks=(3, 3, 3))
    lay(t, "worm")
    turn(t, MESS_A)
    turn(t, PLACE["goose"])
    assert t.legal() == [2]
    for seat, why in ((0, "your own hand"), (1, "is empty"), (5, "Nobody sits")):
        with pytest.raises(IllegalChoice, match=why):
            t.play(seat)


@pytest.mark.parametrize(
    ("n", "dealt", "left", "out"),
    [(2, 15, 10, 15), (3, 15, 10, 0), (4, 11, 6, 1), (5, 9, 4, 0), (6, 7, 2, 3)],
)
def test_scenario_22_deal(n: int, dealt: int, left: int, out: int) -> None:
    """BG-01, BG-02, BG-05, BG-06, BG-07, BG-08, BG-09."""
    t = farmyard.table("by_golly", n, seed=3)
    position = t.position()
    assert [len(s) for s in position["stacks"]] == [left] * n
    assert [len(h) for h in position["hands"]] == [5] * n
    assert left + 5 == dealt
    cards = [c for pile in (*position["hands"], *position["stacks"]) for c in pile]
    assert len(cards) == 45 - out
    assert max(Counter(cards).values()) <= 3
    view = t.view(0)
    assert "stacks" not in view
    assert view["hands"][0] == position["hands"][0]
    assert view["hands"][1] is None


def test_scenario_23_three_copies() -> None:
    t = at(["fox", "fox", "fox", "hen"], some(5), stacks=(5, 5))
    match(t, "fox")
    choose(t, ALL)
    assert hand(t) == ["hen"]


def test_scenario_24_guard() -> None:
    """BG-R19, BG-R20: After the turn limit the fewest cards rank first, and equal numbers share."""
    t = at(some(5), some(5), some(5), stacks=(10, 9, 10), options={"max_turns": 3})
    for _ in range(3):
        lay(t, "worm")
        turn(t, SHOVEL_A)
    assert t.over
    assert t.scores() == [-15, -14, -15]
    assert t.ranks() == [2, 1, 2]
    assert t.position()["winner"] is None


def test_scenario_25_over_five_no_refill() -> None:
    """BG-31: A hand of more than five draws no card, and discards none."""
    t = at(some(7), some(5), stacks=(4, 4))
    match(t, "worm")
    lay(t, "snail")
    turn(t, SHOVEL_A)
    assert (len(hand(t)), len(stack(t)), t.to_move) == (6, 4, 1)


def test_scenario_26_ranks_after_a_robbery() -> None:
    """BG-R26: The active player's played card counts for their score, and cannot be drawn."""
    t = at(["worm", "snail", "hen", "drake"], ["raven"], some(3), stacks=([], [], 2))
    lay(t, "worm")
    turn(t, MESS_A)
    turn(t, PLACE["goose"])
    draw(t, 1)
    assert t.over
    assert t.scores() == [-5, 0, -5]
    assert t.ranks() == [2, 1, 2]


def test_scenario_27_last_card_safe_two_cards() -> None:
    t = robbery(["raven", "fox"], 4, ([], []), last_card_safe="yes")
    draw(t, 1)
    assert (held(t), phase(t), t.over) == ([4, 1], "SHUFFLE", False)


def test_scenario_28_lucky_is_public() -> None:
    """BG-R25."""
    t = at(["fox", "fox", "hen"], some(5), stacks=(5, 5), options={"memory_aid": "full"})
    match(t, "fox")
    assert all(t.view(seat)["phase"] == "LUCKY" for seat in (-1, 0, 1))
    choose(t, ONE)
    assert t.view(1)["known"][0] == ["fox"]
    single = at(["fox", "hen"], some(5), stacks=(5, 5))
    match(single, "fox")
    assert single.view(1)["phase"] == "PLAY"


def test_scenario_28_until_a_blind_draw() -> None:
    """Section 4: A card is known to be in a hand until a blind draw might have taken it."""
    t = at(["fox", "fox", "hen"], some(5), stacks=(5, 5), options={"memory_aid": "full"})
    match(t, "fox")
    choose(t, ONE)
    lay(t, "hen")
    turn(t, SHOVEL_A)
    assert sorted(t.view(1)["known"][0]) == ["fox", "hen"]
    lay(t, "worm")
    turn(t, MESS_A)
    turn(t, PLACE["goose"])
    draw(t, 0)
    assert t.view(1)["known"][0] == []


def test_scenario_29_instant() -> None:
    """BG-R6."""
    t = at(
        ["fox", "fox", "fox", "hen"], some(5), stacks=(5, 5), options={"faceup_match": "instant"}
    )
    match(t, "fox")
    choose(t, ONE)
    assert hand(t) == ["hen", "fox", "fox"]
    lay(t, "fox")
    assert phase(t) == "LUCKY"
    choose(t, ALL)
    assert (hand(t), phase(t)) == (["hen"], "PLAY")


# -- Statements and rulings the scenarios leave open ----------------------------


def test_bg_01_two_to_six() -> None:
    """BG-01."""
    for n in (1, 7):
        with pytest.raises(OptionError, match="2 to 6"):
            farmyard.table("by_golly", n)


def test_bg_03_the_yard() -> None:
    """BG-03, BG-23: The yard has each animal once, two messes and two shovels in 19 places."""
    yard = Counter(farmyard.table("by_golly", 2, seed=5).position()["yard"])
    assert yard == Counter({**dict.fromkeys(ANIMALS, 1), "mess": 2, "shovel": 2})
    assert sum(ROWS) == 19


def test_bg_04_nobody_knows_the_yard() -> None:
    """BG-04: The yard is laid out anew for each game, and no view shows any of it."""
    yards = {tuple(farmyard.table("by_golly", 2, seed=s).position()["yard"]) for s in range(20)}
    assert len(yards) == 20
    t = farmyard.table("by_golly", 2, seed=1, options={"memory_aid": "last_seen"})
    assert all(t.view(seat)["yard"] == [] for seat in (-1, 0, 1))


def test_bg_10_who_starts() -> None:
    """BG-10, BG-R18: An option names the seat that starts, or leaves it to chance."""
    for seat in range(3):
        assert farmyard.table("by_golly", 3, options={"start": seat}).to_move == seat
    assert {farmyard.table("by_golly", 3, seed=s).to_move for s in range(40)} == {0, 1, 2}


def test_bg_11_clockwise() -> None:
    """BG-11."""
    t = farmyard.table("by_golly", 4, seed=2, options={"start": 2})
    order = [t.to_move]
    while len(order) < 6 and not t.over:
        t.play(t.legal()[0])
        if t.to_move != order[-1]:
            order.append(t.to_move)
    assert order == [2, 3, 0, 1, 2, 3]


def test_bg_20_turned_down_in_place() -> None:
    """BG-20: Cards turned face down again stay in their places."""
    t = scenario_1()
    assert t.position()["yard"] == list(YARD)


def test_bg_r5_auto() -> None:
    """BG-R5: With `lucky_duck = auto`, all copies are laid without a question."""
    t = at(["fox", "fox", "hen"], some(5), stacks=(5, 5), options={"lucky_duck": "auto"})
    match(t, "fox")
    assert (hand(t), phase(t)) == (["hen"], "PLAY")


@many_games
def test_bg_r12_ends_games_as_the_ledger_says() -> None:
    """BG-R12: Between two random players, 76 to 81 % of games end with a robbery, so that the
    winner is not the player to move."""
    game, games = catalogue.game("by_golly"), 3000
    template = game.template(2, game.card.read_options({}, 2))
    _, _, last = last_records(game, template, 0, games, seed=1)
    robbed = int((last["winner"] != last["turn"]).sum())
    error = (0.785 * 0.215 / games) ** 0.5  # standard error in the middle of 76 to 81 %
    assert 0.76 - 3 * error < robbed / games < 0.81 + 3 * error


def test_bg_r14_the_shuffler_does_not_know_either() -> None:
    """BG-R14: After a shuffle no view shows where a card went, not even the shuffler's."""
    t = scenario_13(SHOVEL_A)
    choose(t, SHUFFLE)
    assert all(t.view(seat)["yard"] == [] for seat in (-1, 0, 1))


def picked(t: Table) -> list[int]:
    return [place for place, is_picked in enumerate(t.view()["picked"]) if is_picked]


def test_bg_r14_any_of_the_cards_may_be_shuffled() -> None:
    """BG-29, BG-R14: Two or more chosen cards change places, and the others stay where they are."""
    orders = set()
    for n in range(40):
        t = scenario_13(SHOVEL_A)
        t.history.renew((n, 1))
        assert t.legal() == [LEAVE, SHUFFLE, *range(PICK, PICK + 5)]
        t.play("picks out the snail in row 1, place 2")
        assert (picked(t), t.to_move, phase(t)) == ([1], 0, "SHUFFLE")
        with pytest.raises(IllegalChoice, match="One card alone cannot change places"):
            choose(t, SHUFFLE)
        with pytest.raises(IllegalChoice, match="picked out already"):
            choose(t, PICK + 1)
        t.play("picks out a mess in row 5, place 1")
        t.undo()
        t.play("picks out the fox in row 4, place 2")
        t.play("picks out a shovel in row 5, place 2")
        t.play("shuffles the cards picked out")
        yard = t.position()["yard"]
        assert [yard[p] for p in range(19) if p not in (1, 13, 17)] == [
            YARD[p] for p in range(19) if p not in (1, 13, 17)
        ]
        orders.add(tuple(yard[p] for p in (1, 13, 17)))
    assert len(orders) == 6


def test_bg_r14_what_is_known_after_some_were_shuffled() -> None:
    """BG-R14: Shuffled cards are known as one group, and the others lie where they were seen."""
    position = scenario_13(SHOVEL_A).position()
    t = farmyard.table("by_golly", position=position, options={"memory_aid": "full"})
    for choice in (PICK + 1, PICK + 2, PICK + 4, SHUFFLE):
        choose(t, choice)
    view = t.view()
    assert (view["yard"][0], view["yard"][16]) == ("worm", "mess")
    assert [p for p in range(19) if view["lot"][p] == view["lot"][1]] == [1, 13, 17]
    assert sorted(view["among"][p] for p in (1, 13, 17)) == ["fox", "shovel", "snail"]
    forgetful = farmyard.table("by_golly", position=position)
    for choice in (PICK + 1, PICK + 2, PICK + 4, SHUFFLE):
        choose(forgetful, choice)
    for table in (t, forgetful):
        view = table.views.array(1, table.n)
        worlds = [table.game.imagine(view, 1, (n, 1))[0]["yard"].tolist() for n in range(30)]
        still, loose = {(w[0], w[16]) for w in worlds}, {(w[1], w[13], w[17]) for w in worlds}
        assert still == {(PLACE["worm"], MESS)}
        assert {frozenset(cards) for cards in loose} == {
            frozenset([PLACE["snail"], PLACE["fox"], SHOVEL])
        }
        assert len(loose) > 3


def test_bg_r14_left_after_all_and_all_or_none() -> None:
    """BG-30, BG-R14: Picked cards may still be left; with two cards, or by option, it is all or
    none."""
    t = scenario_13(SHOVEL_A)
    choose(t, PICK)
    choose(t, LEAVE)
    assert (t.position()["yard"], picked(t), t.view()["mixed"]) == (list(YARD), [], 0)
    position = scenario_13(SHOVEL_A).position()
    both = farmyard.table("by_golly", position=position, options={"consolation": "all"})
    two = at(["worm", "fox"], ["raven", "fox"])
    lay(two, "worm")
    turn(two, MESS_A)
    turn(two, SHOVEL_A)
    for table in (both, two):
        assert table.legal() == [LEAVE, SHUFFLE]
        with pytest.raises(IllegalChoice, match="or leave them as they lie"):
            choose(table, PICK)


@many_games
def test_bg_r19_random_games_end() -> None:
    """BG-R19: Random games end with a winner, well before the turn limit."""
    results = play_out("by_golly", 2, 500, seed=1)
    assert results.decisions.max() < 4 * 2000
    assert (results.scores == 0).any(axis=1).all()  # every game has a winner


def test_bg_r21_what_was_drawn_is_between_two() -> None:
    """BG-R21: A drawn card is known only to the player who took it and the player who lost it."""
    t = scenario_10()
    draw(t, 2)
    taken = t.position()["taken"]
    assert t.view(0)["taken"] == taken
    assert t.view(2)["taken"] == taken
    assert "taken" not in t.view(1)
    assert "taken" not in t.view()
    assert taken[0] in t.log(2)[-1]
    assert t.log(1)[-1] == "Seat 1 draws a card from Seat 3."
    draw(t, 3)
    view, pairs = t.views.array(1), set()
    for n in range(40):
        world = t.game.imagine(view, 1, (n, 1))[0]
        pairs.add(tuple(world["taken"][:2].tolist()))
        named = Counter(world["taken"][:2].tolist())
        assert all(world["hands"][0][animal] >= k for animal, k in named.items())
    assert len({first for first, _ in pairs}) > 3, "any card that the taker holds may be the one"


def test_bg_r25_a_question_unasked_says_something_too() -> None:
    """BG-R25: After the LUCKY question, every imagined world gives the player another fox."""
    t = at(["fox", "fox", "hen"], some(5), stacks=(5, 5))
    match(t, "fox")
    game = catalogue.game("by_golly")
    for n in range(30):
        world = game.imagine(t.views.array(1), 1, (n, 2))
        assert world[0]["hands"][0][ANIMALS.index("fox")] >= 1


def test_the_second_card_may_be_any_that_is_down() -> None:
    """BG-R2: After a mess, any face-down card may be turned over second."""
    t = at(some(5), some(5), stacks=(5, 5))
    lay(t, "worm")
    turn(t, MESS_A)
    assert t.legal() == [p for p in range(19) if p != MESS_A]


def test_invariant_of_every_state() -> None:
    """Section 6: There are always 45 animal cards in all, the yard has the same nineteen cards, and
    the choices listed are those that are legal."""
    for seed in range(6):
        t = farmyard.table("by_golly", 2 + seed % 5, seed=seed)
        dice = np.random.default_rng(seed)
        while not t.over:
            t.play(int(dice.choice(t.legal())))
            s = t.record
            now = alone(s)
            assert t.legal() == [c for c in range(CHOICES) if t.game.loops.legal(now, 0, c)]
            cards = s["hands"].sum() + (s["laid"] >= 0) + (s["stacks"] >= 0).sum()
            assert cards + s["aside"].sum() + (s["out"] >= 0).sum() == 45
            assert Counter(t.position()["yard"]) == Counter(YARD)
            assert s["held"].tolist() == s["hands"].sum(axis=1).tolist()


# -- Positions that cannot be ---------------------------------------------------

IMPOSSIBLE = {
    "two shovels too many": ({"yard": [*YARD[:13], *["shovel"] * 6]}, "yard"),
    "an unknown card": ({"hands": [["lion"], ["fox"]]}, r"hands\[0\]\[0\]"),
    "a wrong type": ({"hands": "fox"}, "hands"),
    "four foxes": ({"hands": [["fox", "fox"], ["fox", "fox"]]}, "hands"),
    "an untouched stack": ({"stacks": [rest_of()[:11], []]}, "stacks"),
    "no such seat": ({"turn": 2}, "turn"),
    "no such field": ({"hand": []}, "hand"),
    "a half card": ({"turns": 1.5}, "turns"),
    "an animal laid too early": ({"laid": "hen"}, "laid"),
    "a debt too early": ({"owed": 2}, "owed"),
    "a place off the yard": ({"places": [19], "faces": ["fox"], "against": ["hen"]}, "places"),
    "a face that is not there": (
        {"places": [0], "faces": ["fox"], "against": ["hen"], "lying": 1},
        "faces",
    ),
    "a winner with cards": ({"winner": 0}, "winner"),
    "an empty hand to move": ({"hands": [[], ["fox"]], "stacks": [["hen"], []]}, "phase"),
    "knowledge of what is not so": ({"known": [["hen"], []]}, "known"),
    "a card taken that he has not": (
        {"whose": 0, "taken": ["hen"], "robbed": [1], "places": [15], "faces": ["mess"]}
        | {"against": ["fox"]},
        "taken",
    ),
    "another game": ({"game": "chess"}, "game"),
    "a key that is none": ({"key": "secret"}, "key"),
    "another phase": ({"phase": "DANCE"}, "phase"),
    "too long a game": ({"turns": 2000}, "turns"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_position_names_its_field(name: str) -> None:
    wrong, field = IMPOSSIBLE[name]
    position = {"yard": list(YARD), "hands": [["fox"], ["hen"]], **wrong}
    with pytest.raises(PositionError, match=f"^{field}: ") as error:
        farmyard.table("by_golly", 2, position=position)
    assert "\n" not in str(error.value)


def test_a_phase_is_what_the_ledger_calls_it() -> None:
    assert [p.name for p in Phase][1:] == ["PLAY", "TURN", "LUCKY", "TURN2", "DRAW", "SHUFFLE"]
