"""Tests of advice: the reasons for a choice are true sentences that use only what the seat sees."""

from random import Random

import pytest

from farmyard.bots.advice import advise
from farmyard.bots.random import RandomBot
from farmyard.core.chance.dice import key_of
from farmyard.core.contract import Reasons
from farmyard.core.tables.table import Table as HouseTable
from farmyard.games.chickenrun.bot import Greedy
from farmyard.games.chickenrun.state import Phase
from tests.games import advised
from tests.games.chickenrun.test_later_rulings import SWAP
from tests.games.chickenrun.written import GAME, NAMES, Table, dealt, number_of, table

NOBODY = RandomBot(0, 2, Random(0))  # reasons ask no bot


def why(t: Table, choice: int | str) -> Reasons:
    assert t.can(choice)
    assert GAME.advising is not None
    return GAME.advising.reasons(t.view(t.asked[0]), number_of(choice), NAMES, NOBODY)


def test_a_load_is_carried_home_for_its_plan() -> None:
    t = table(at={0: "-5,9"}, carry={0: "Rope"}, plans={0: ["Rope Drop"]}, tweedy="0,9")
    t.roll(4, 5)
    assert why(t, "-3,11") == Reasons(
        "That brings you to within 4 steps of your hut. You have to bring your Rope home for "
        "Rope Drop.",
        "Mr Tweedy is only 5 steps away. If he lands on you, you lose your Rope.",
    )
    assert why(t, "hut 1") == Reasons("You have to bring your Rope home for Rope Drop.")


def test_a_shop_is_named_with_what_a_plan_lacks() -> None:
    t = table(plans={0: ["Catapult Cart"]}, eggs=[2, 2], at={0: "-5,11"}).roll(1, 4)
    assert why(t, "barn") == Reasons(
        "Catapult Cart still needs a Spring and a Crate, and the barn may have what you need.",
        "In there Mr Tweedy cannot catch you.",
    )


def test_a_runner_that_reaches_free_wins_with_the_fourth() -> None:
    t = table(
        at={0: "-12,22"},
        flocks={0: "hFFFAh"},
        escape={0: "cut dash"},
        marker={0: "-10,14"},
        shown={0: "Pliers"},
        freed_at=[[0, 1, 2, 3, 0, 0], [0] * 6],
        landings=3,
    ).roll(1, 4)
    assert why(t, "-13,23") == Reasons("That sets Clementine free and wins you the game.")
    assert why(t, "-12,23") == Reasons(
        "From there it is 1 step to the nearest Free corner.",
        "The nearest guard, Mr Tweedy, is 17 steps away from your escape.",
    )


def test_a_lent_chicken_is_named_where_it_may_run() -> None:
    """On a double the fastest of those waiting is named, whoever owns it; the runner is not one."""
    t = table(**SWAP, runs=[5, None], flocks={0: "CCPPPP", 1: "AhhLhL"}).roll(4, 4)
    assert [GAME.words.say(t.view(0), each) for each in t.legal()] == [
        "lets Dumpling run",
        "lets Marigold run",
        "lets Tansy run",
    ]
    assert why(t, "lent 3").gain == (
        "Tansy is the fastest you can choose. It moves 2 steps more than the throw."
    )
    assert why(t, "chicken 1").gain == "Marigold moves as many steps as the throw."


def test_the_roll_tells_the_errand_and_mrs_tweedy() -> None:
    t = table(eggs=[3, 2])
    assert why(t, "roll") == Reasons(
        "You want to go to the food store, 9 steps from here. You need a plan, and there a "
        "plan costs nothing.",
        "With 2 or 3 Mrs Tweedy comes, and Ben gets your 3 eggs.",
    )
    t = table(eggs=[0, 2], at={0: "Coal Bunker"}, flocks={0: "Ahhhhh"})
    assert why(t, "roll") == Reasons(
        "Ten or more lets you out of the Coal Bunker.",
        "With 2 or 3 Mrs Tweedy comes, and without an egg you can lose a chicken to her.",
    )


def test_mr_tweedy_is_told_whom_he_gets() -> None:
    t = table(
        phase="CHASE",
        mover=None,
        turn=1,
        step="AGAIN",
        begun=2,
        chasing=1,
        black=3,
        white=4,
        at={0: "-4,9", 1: "4,9"},
        carry={0: "Rope"},
        tweedy="-4,6",
    )
    assert why(t, "-4,9") == Reasons(
        "There Mr Tweedy catches Ada, who loses what the chicken carries.",
        "After that Mr Tweedy goes to rest in the house.",
    )
    assert why(t, "3,6") == Reasons(
        "There Mr Tweedy is 8 steps from Ada, who carries a card.",
        "Your own chicken is only 4 steps from there.",
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_all_that_can_be_chosen_has_reasons(seats: int) -> None:
    assert GAME.advising is not None
    t, met = dealt(seats, seed=seats, joint="yes"), set()
    bots = [Greedy(p, Random(p)) for p in range(seats)]
    for n in range(400):
        turn, legal = t.asked[0], t.legal()
        view = t.view(turn)
        if t.s["phase"] not in met or not n % 5:
            met.add(int(t.s["phase"]))
            for choice in legal[:: 1 + len(legal) // 8]:
                advised.check(GAME.advising.reasons(view, choice, NAMES, NOBODY))
        t.play(bots[turn].choose(view, legal))
        if t.s["phase"] == Phase.OVER:
            break
    assert {Phase.BEFORE, Phase.MOVE, Phase.BUY, Phase.FOOD, Phase.SELECT, Phase.CHASE} <= met


def test_tables_that_look_alike_get_the_same_advice() -> None:
    t = dealt(3, seed=4)
    bots = [Greedy(p, Random(p)) for p in range(3)]
    for n in range(120):
        turn = t.asked[0]
        if n % 15 == 14:
            other = GAME.imagine(GAME.see(t.states, turn), turn, key_of(n, 7))
            one, two = (HouseTable(GAME, NAMES[:3], each) for each in (t.states, other))
            assert advise(one, turn) == advise(two, turn)
        t.play(bots[turn].choose(t.view(turn), t.legal()))
