"""Tests of advice: the reasons for a choice are true sentences that use only what the seat sees."""

from random import Random
from typing import Any

import pytest

from farmyard.bots.advice import advise
from farmyard.bots.random import RandomBot
from farmyard.core.chance.dice import key_of
from farmyard.core.compiling import COMPILED
from farmyard.core.contract import Reasons
from farmyard.core.tables.table import Table as HouseTable
from farmyard.games.cloud_nine.bot import Hen
from farmyard.games.cloud_nine.rules.choices import (
    CLAIM,
    CROW,
    DEEDS,
    FEED,
    HUNT,
    MOVE,
    PASS,
    SHOOT,
)
from farmyard.games.cloud_nine.state import Phase
from tests.games import advised
from tests.games.cloud_nine.test_success import lay, success
from tests.games.cloud_nine.written import GAME, NAMES, Table, dealt, table, trick

NOBODY = RandomBot(0, 2, Random(0))  # reasons ask no bot
MODES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (2, {"snake_mode": "anytime", "corns": "cap"}),
    (1, {"mode": "solo"}),
    (2, {"mode": "dual"}),
]


def why(t: Table, choice: int | str) -> Reasons:
    assert t.can(choice)
    assert GAME.advising is not None
    turn = int(t.s["turn"])
    number = trick(choice) if isinstance(choice, str) else choice
    return GAME.advising.reasons(GAME.see(t.states, turn)[0], number, NAMES, NOBODY)


def test_a_trick_is_compared_with_the_others() -> None:
    t = table(["8 5 4 9 F 1", "1 1"])
    assert why(t, "4 5 8") == Reasons(
        "It brings you 17 eggs, and none of your 4 tricks brings more. From the cards you "
        "keep you could then make nine again, for 9 eggs.",
        "You still hold a Fox, which costs 10 eggs when the day ends.",
    )
    assert why(t, "9") == Reasons(
        "It brings you 9 eggs. Another trick would bring 17 eggs, but this one keeps cards "
        "for a trick of 17 eggs later.",
        "You still hold a Fox, which costs 10 eggs when the day ends.",
    )


def test_the_last_cards_bring_fifteen_more() -> None:
    t = table(["8 1", "1 2 3"])
    assert why(t, "1 8") == Reasons(
        "It is your whole hand: you get 9 eggs, and 15 more for laying off all your cards.",
    )


def test_a_snake_and_a_last_card_are_risks() -> None:
    t = table(["8 1 3", "1 2 3"], snakes=[1])
    assert why(t, "1 8") == Reasons(
        "It is the only trick you can lay, and it brings you 1 egg.",
        "Ben’s Snake takes the 8 from it. You keep only one card. Ben may draw it next, and "
        "that ends the day.",
    )


def test_a_pass_tells_what_it_gives_up() -> None:
    assert why(table(["9 F", "1 1"]), DEEDS + PASS) == Reasons(
        "You could make nine for 9 eggs now, but you save those cards and draw another.",
        "You still hold a Fox, which costs 10 eggs when the day ends.",
    )
    assert why(table(["2 3", "1 1"], nest="5"), DEEDS + PASS) == Reasons(
        "You cannot make nine now, and passing brings you a card from the nest.",
        "It is the last card of the nest, and the day ends.",
    )


def test_gold_is_told_in_eggs() -> None:
    t = table(["5 2 6 10 F F", "1 1", "2 2"], ["rooster rifle corns", "", ""], totals=[0, 30, 0])
    assert why(t, DEEDS + CROW) == Reasons(
        "With the Rooster your best trick brings 23 eggs, not 21.",
        "The Rooster is silent again after this turn.",
    )
    assert why(t, DEEDS + SHOOT) == Reasons(
        "You are rid of your 2 Foxes, which would cost you 20 eggs.",
    )
    assert why(t, DEEDS + FEED + 1) == Reasons(
        "Ben is ahead of all others with 30 eggs, and may then bring no more than 9 with the "
        "next trick.",
        "They are gone after that turn.",
    )


def test_alone_a_trick_tells_what_it_opens() -> None:
    t = success(["8", "3 1", "M", "2 F", ""], row=["egg", "corns"])
    assert why(t, lay(0, 1)) == Reasons(
        "It takes 2 cards off the packs and meets the challenge: Corns. Pack 1 is then "
        "empty, and a card can be moved into that gap.",
        "You do not know yet what will turn up.",
    )
    assert why(t, lay(2)) == Reasons(
        "It takes a card off the packs and meets the challenge: Corns. Pack 3 is then empty, "
        "and a card can be moved into that gap.",
        "It spends a Mystery Box, which could stand for any value later.",
    )
    assert why(t, MOVE + 3) == Reasons(
        "The Fox leaves pack 4, and the card under it can be used.",
        "Then that gap is filled.",
    )
    t = success(["8", "3 1", "2 F"], row=["egg", "rifle"])
    assert why(t, HUNT + 2) == Reasons(
        "That meets the challenge: the Rifle. The Fox no longer blocks pack 3.",
    )


def test_in_a_duel_a_claim_tells_what_the_other_gets() -> None:
    t = success(["8 5", "3 1", "2 F"], mode="dual", row=["egg", "corns", "hen"])
    assert why(t, CLAIM) == Reasons(
        "You win the Hen and 5 eggs for it. Then you have 1 Gold card and Ben has none.",
        "Ben may put the top card of a pack to its bottom.",
    )


def test_the_last_trick_at_the_packs_is_told_as_the_end() -> None:
    assert why(success(["8", "1", "F F F F F F"]), lay(0, 1)) == Reasons(
        "It takes 2 cards off the packs. After it only Foxes are left, and you have won.",
    )
    t = success(["8", "1", "F F F F F F"], row=["egg", "rooster"])
    assert why(t, lay(0, 1)) == Reasons(
        "It takes 2 cards off the packs. After it only Foxes are left.",
    )
    t = success(["8", "1", "F F F F F F"], mode="dual", row=["egg", "corns"])
    assert why(t, lay(0, 1)) == Reasons(
        "It brings you 9 eggs. It also wins you Corns and 5 eggs for that card, and 20 for "
        "the last challenge. After it only Foxes are left: the round is over, and you get 15 "
        "eggs more.",
    )
    t = success(["8 10", "3 1", "2 9"], mode="dual")
    assert why(t, lay(2)) == Reasons(
        "It brings you 9 eggs. Another trick would bring 11 eggs, but would turn up other "
        "cards for Ben.",
        "Ben plays next, on the cards that turn up.",
    )


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_all_that_can_be_chosen_has_reasons(seats: int, options: dict[str, Any]) -> None:
    assert GAME.advising is not None
    t, met = dealt(seats, seed=seats, **options), set()
    bots = [Hen(p, Random(p)) for p in range(seats)]
    for n in range(120):
        turn, legal = int(t.s["turn"]), t.legal()
        view = GAME.see(t.states, turn)[0]
        if t.s["phase"] not in met or not n % 4:
            met.add(int(t.s["phase"]))
            for choice in legal[:: 1 + len(legal) // 8]:
                advised.check(GAME.advising.reasons(view, choice, NAMES, NOBODY))
        t.play(bots[turn].choose(view, legal))
        if t.s["phase"] == Phase.OVER:
            break
    assert met >= ({Phase.BEFORE, Phase.START} if not options.get("mode") else {Phase.TABLE})


@pytest.mark.skipif(not COMPILED, reason="the Owl searches too long as plain Python")
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_tables_that_look_alike_get_the_same_advice(seats: int, options: dict[str, Any]) -> None:
    t = dealt(seats, seed=5, **options)
    bots = [Hen(p, Random(p)) for p in range(seats)]
    for n in range(12):
        turn, legal = int(t.s["turn"]), t.legal()
        if n % 6 == 5:
            other = GAME.imagine(GAME.see(t.states, turn), turn, key_of(n, 7))
            one, two = (HouseTable(GAME, NAMES[:seats], each) for each in (t.states, other))
            assert advise(one, turn) == advise(two, turn)
        t.play(bots[turn].choose(GAME.see(t.states, turn)[0], legal))
        if t.s["phase"] == Phase.OVER:
            break
