"""Tests of texts read aloud: equal animals are named together."""

from tests.games.by_golly.test_rulebook import MESS_A, PLACE, at, lay, match, turn


def test_bg_r8_two_alike_drawn_from_the_stack_are_counted() -> None:
    t = at(["mouse"], ["fox", "hen"], stacks=(["goose", "snail", "goose"],))
    match(t, "mouse")
    assert t.log(0)[-1].endswith("from your stack: the snail and two geese.")


def test_bg_26_of_three_the_others_are_several() -> None:
    t = at(["worm", "fox"], ["raven", "fox"], ["hen", "hen"])
    lay(t, "worm")
    turn(t, MESS_A)
    turn(t, PLACE["goose"])
    assert "Take two cards from the others;" in t.log(0)[-1]
    assert t.game.words.ask(t.views.of(1), 1, t.names).endswith("draws from the others: 2 to go.")


def test_bg_26_of_two_there_is_only_one_other() -> None:
    t = at(["worm", "fox"], ["raven", "fox"])
    lay(t, "worm")
    turn(t, MESS_A)
    turn(t, PLACE["goose"])
    assert "Take two cards from Seat 2;" in t.log(0)[-1]
    assert "takes the worm back and two cards from you" in t.log(1)[-1]
    assert "takes the worm back and two cards from Seat 2" in t.log(-1)[-1]
    assert t.game.words.ask(t.views.of(1), 1, t.names).endswith("draws from you: 2 to go.")
