"""Tests of By Golly!'s texts: cards that change hands, missed turns, and the winner."""

import random
import re

import pytest

import farmyard
from farmyard import IllegalChoice
from farmyard.core.tables.table import Table
from farmyard.games.by_golly import text
from farmyard.games.by_golly.state import PICK, Phase
from tests.games.by_golly.test_position import IN_THE_MESS
from tests.games.by_golly.test_rulebook import (
    ALL,
    LEAVE,
    MESS_A,
    MESS_B,
    PLACE,
    SHOVEL_A,
    SHUFFLE,
    at,
    choose,
    draw,
    lay,
    match,
    turn,
)


def several(animal: str) -> str:
    return text("card.plural", card=animal)


def last(t: Table, seat: int = 0) -> str:
    return t.log(seat)[-1]


@pytest.mark.parametrize(("second", "cards"), [(PLACE["goose"], "two"), (MESS_B, "four")])
def test_bg_26_and_bg_27_tell_to_take_cards_and_which_one_comes_back(
    second: int, cards: str
) -> None:
    t = at(["worm", "fox"], ["raven", "fox"], stacks=([], ["chick"]))
    lay(t, "worm")
    turn(t, MESS_A)
    turn(t, second)
    assert f"ake {cards} cards from Seat 2; the worm comes back to you." in last(t)
    assert f"takes the worm back and {cards} cards from you." in last(t, 1)
    assert not [line for seat in (-1, 0, 1) for line in t.log(seat) if "owe" in line]


def robbed_of_a_whole_hand(**options: str) -> Table:
    t = at(
        ["worm", "fox"],
        ["raven", "fox"],
        stacks=([], ["caterpillar", "hedgehog", "chick"]),
        options=options,
    )
    lay(t, "worm")
    turn(t, MESS_A)
    turn(t, MESS_B)
    draw(t, 1)
    draw(t, 1)
    assert last(t).endswith(" There is no other card to take.")  # BG-R10
    choose(t, LEAVE)
    return t


def test_bg_r14_cards_are_picked_out_and_shuffled() -> None:
    t = at(["worm", "fox"], ["raven", "fox", "hen", "hare", "chick"])
    match(t, "worm")
    lay(t, "fox")
    turn(t, MESS_A)
    turn(t, MESS_B)
    for _ in range(4):
        draw(t, 1)
    before = len(t.log())

    def asked() -> str:
        return str(t.game.words.ask(t.views.of(0), 0, t.names))

    assert asked() == "Shuffle all the cards you turned up, pick out some of them, or leave them?"
    choose(t, PICK + 1)
    assert last(t) == "You pick out a mess to be shuffled."
    assert "swap with a mess" in asked()
    choose(t, PICK + 2)
    assert last(t, 1) == "Seat 1 picks out two messes to be shuffled."
    assert asked() == "Shuffle two messes, pick out more, or leave all as they lie?"
    choose(t, PICK)
    assert [said for _, said in t.choices()][1] == "shuffles the cards picked out"
    choose(t, 1)
    assert last(t, -1).startswith("Seat 1 shuffles the worm and two messes.")
    assert len(t.log()) == before + 1, "one line for it all"


def test_bg_r13_a_missed_turn_is_told_and_what_is_drawn_in_it() -> None:
    t = robbed_of_a_whole_hand()
    assert t.to_move == 0
    assert last(t, 1).endswith(
        "You have no card in hand: you miss your turn and draw three cards: the caterpillar, "
        "the hedgehog and the chick."
    )
    for other in (0, -1):
        says = "Seat 2 has no card in hand, misses the turn and draws three cards."
        assert last(t, other).endswith(says)


def test_bg_r13_cards_drawn_before_a_turn() -> None:
    t = robbed_of_a_whole_hand(empty_hand="draw_first")
    assert t.to_move == 1
    assert last(t, 1).endswith(
        "so first you draw three cards: the caterpillar, the hedgehog and the chick."
    )
    assert last(t, 0).endswith("Seat 2 has no card in hand, and first draws three cards.")


def test_bg_r10_nobody_has_a_card_that_could_be_taken() -> None:
    t = at(["worm", "fox"], ["hen"], options={"last_card_safe": "yes"})
    lay(t, "worm")
    turn(t, MESS_A)
    turn(t, PLACE["goose"])
    assert last(t).endswith("But there is no card to take.")


def test_bg_r8_an_emptied_hand_draws_and_the_turn_is_over() -> None:
    t = at(["mouse"], ["fox", "hen"], stacks=(["mouse", "snail"],))
    match(t, "mouse")
    assert last(t) == (
        "You play the mouse. Mouse! Laid aside. You draw two cards from your stack: the snail "
        "and the mouse."
    )
    assert last(t, 1).endswith("Laid aside. Seat 1 draws two cards from the stack.")


def test_every_card_drawn_is_told() -> None:
    """The log names the drawn cards to the player who drew them, and their number to the others."""
    for seed in range(6):
        options = {"empty_hand": ["pass", "draw_first"][seed % 2], "lucky_duck": "auto"}
        options["max_turns"] = "80"
        t = farmyard.table("by_golly", 3, seed=seed, options=options)
        dice = random.Random(seed)
        while not t.over:
            before = t.position()
            t.play(dice.choice(t.legal()))
            after = t.position()
            for p in range(3):
                drawn = before["stacks"][p][: len(before["stacks"][p]) - len(after["stacks"][p])]
                line = t.views.line(t.n - 1, p).text
                assert ("from your stack" in line) == bool(drawn)
                assert all(f"the {a}" in line or f" {several(a)}" in line for a in drawn)
                if drawn:
                    assert f"Seat {p + 1} draws" in t.views.line(t.n - 1, (p + 1) % 3).text


def test_api_a_game_stopped_by_its_guard_names_who_has_won() -> None:
    """BG-R19, BG-R20."""
    t = at(["worm"], ["worm"], ["fox"], stacks=(5, 4, 5), options={"max_turns": "1"})
    lay(t, "worm")
    turn(t, PLACE["fox"])
    says = [t.game.words.outcome(t.views.of(seat), seat, t.names) for seat in (-1, 0, 1)]
    assert says[0] == "The yard closes. Seat 2 has the fewest cards and wins!"
    assert says[1] == says[0]
    assert says[2] == "The yard closes. You have the fewest cards and win, Seat 2!"


@pytest.mark.parametrize("choice", [15, 18])
def test_there_are_fifteen_animals(choice: int) -> None:
    t = at(["worm", "fox"], ["raven", "fox"])
    with pytest.raises(IllegalChoice, match=r"^There is no such animal\.$"):
        t.play(choice)


def test_bg_r12_whoever_is_robbed_of_the_last_card_is_told_so() -> None:
    t = at(["fox"], ["hen"], phase="DRAW", owed=2, **IN_THE_MESS)
    draw(t, 1)
    assert last(t, 1).endswith("Your last card is taken: you are rid of them all!")
    assert last(t, 0).endswith("Seat 2’s last card is taken: Seat 2 is rid of them all!")


def test_bg_r6_a_match_that_lies_face_up() -> None:
    t = at(["fox"] * 3 + ["hen"], ["raven", "hen"], options={"faceup_match": "instant"})
    match(t, "fox")
    choose(t, 0)
    lay(t, "fox")
    assert last(t) == "You play the fox. Its match lies face up! And you have another."
    choose(t, ALL)
    assert last(t) == "Lucky duck! All your foxes go."
    assert last(t, 1) == "Lucky duck! All Seat 1’s foxes go."


def test_bg_r5_all_copies_go_by_themselves() -> None:
    t = at(["goose"] * 3 + ["hen"], ["raven", "hen"], options={"lucky_duck": "auto"})
    match(t, "goose")
    assert last(t) == "You play the goose. Goose! Lucky duck: all your geese go."


def test_bg_20_the_cards_of_a_mess_are_covered_only_by_the_last_decision() -> None:
    """BG-20: The last decision of a mess covers its cards; after a failed pair there is a pause."""

    def covers(choice: int) -> tuple[bool, bool]:
        before = t.views.of()
        t.play(choice)
        page, both = t.game.page, (before, t.views.of())
        return t.game.page_hooks.covers(*both), page.turn_pauses(*both)

    mess = [PLACE["worm"], PLACE["worm"], PLACE["fox"], MESS_A, SHOVEL_A]
    for ends in ([LEAVE], [SHUFFLE], [PICK, PICK + 1, SHUFFLE]):
        t = at(["worm", "fox"], ["raven"], stacks=([], ["chick"]))
        told = [covers(each) for each in [*mess, *ends]]
        assert told == [(False, False)] * (len(told) - 1) + [(True, False)]
    t = at(["worm", "fox"], ["raven"], stacks=([], ["chick"]))
    assert [covers(each) for each in (PLACE["worm"], 3)] == [(False, False), (False, True)]


@pytest.mark.parametrize("memory_aid", ["none", "last_seen"])
def test_the_numbers_in_the_yard_are_those_of_the_choices(memory_aid: str) -> None:
    """The yard shows the numbers of the choices, so a card can be chosen without
    reading the menu."""
    t = farmyard.table("by_golly", 2, seed=4, options={"memory_aid": memory_aid})
    dice, seconds = random.Random(1), 0
    while seconds < 3:
        assert t.to_move is not None
        seat, numbered = t.to_move, {}
        drawn = t.game.words.sketch(t.views.of(seat), seat, t.names, False)
        for row, line in enumerate(drawn.splitlines()[:5], start=1):
            for column, cell in enumerate(re.split(r"\s{2,}", line.strip()), start=1):
                if found := re.match(r"\d+", cell):
                    numbered[int(found[0])] = f"row {row}, place {column}"
        says = [says for _, says in t.choices()]
        phase = t.views.of(seat).phase
        turns = phase in (Phase.TURN, Phase.TURN2)
        assert numbered == {n: s.split("over ")[1] for n, s in enumerate(says, 1) if turns}
        other = t.game.words.sketch(t.views.of(1 - seat), 1 - seat, t.names, False)
        assert not re.search(r"^ +\d", other.splitlines()[0])  # only for the player to move
        seconds += phase == Phase.TURN2
        t.play(dice.choice(t.legal()))


def test_the_animal_laid_down_is_not_counted_in_the_hand() -> None:
    t = at(["fox", "hen", "hen"], ["goose"])
    lay(t, "fox")
    drawn = t.game.words.sketch(t.views.of(0), 0, t.names, False)
    assert "3 to go, 2 in hand, the fox on the table" in drawn
