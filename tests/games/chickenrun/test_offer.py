"""Tests of an offer made in one step: what the page lists, and what the rules make of it."""

from typing import Any

import pytest

from farmyard.core.contract import Question
from farmyard.core.record import clone
from farmyard.core.tables.table import Table
from farmyard.games.chickenrun import text
from farmyard.games.chickenrun.answers import answer
from farmyard.games.chickenrun.page.offer import PARTS, offer
from farmyard.games.chickenrun.state import Phase
from tests.games.chickenrun import written
from tests.games.chickenrun.test_rulebook import TRADING
from tests.games.chickenrun.written import GAME, NAMES, table

YARD: dict[str, Any] = {"at": {0: "3,9", 1: "3,9"}, **TRADING}
PLANS = {0: ["Long Dig"], 1: ["Rope Drop", "Short Ladder"]}
MEETINGS: list[dict[str, Any]] = [
    {**YARD, "carry": {1: "Rope"}},
    {**YARD, "carry": {0: "Hat", 1: "Rope"}, "plans": PLANS},
    {**YARD, "carry": {0: "Hat"}, "eggs": [0, 4]},
    {**YARD, "eggs": [3, 0], "plans": {0: ["Long Dig", "Rope Drop"]}},
    {**TRADING, "at": {0: "hut 2"}, "carry": {0: "Hat"}, "hands": {1: "Rope"}, "plans": PLANS},
    {**YARD, "seats": 3, "at": dict.fromkeys(range(3), "3,9"), "carry": {2: "Plank"}},
]


def asked(t: written.Table, question: str, seat: int = 0) -> Any:
    """Return the answer to a question of the page."""
    placed = Table.place(GAME.card.key, t.position(), NAMES[: t.s["seats"]])
    return answer(Question(placed.views.of(seat), seat, question, placed))


def test_a_whole_offer_is_put_to_the_other() -> None:
    t = table(**MEETINGS[1])
    reply = asked(t, "offer give-eggs-2 give-card-10 ask-card-6 ask-plan-1")
    t.play(*reply["choices"])
    assert t.asked == (1, "REPLY")
    t.play("accept")
    assert (t.eggs, t.carry(0), t.carry(1)) == ([0, 4], "Rope", "Hat")
    assert t.plans(0) == ["Rope Drop", "Long Dig"]


@pytest.mark.parametrize("position", MEETINGS)
def test_the_lists_hold_whatever_the_rules_take(position: dict[str, Any]) -> None:
    t = table(**position)
    shown = offer(t.view(0), NAMES)
    lists = [one for side in shown["parts"] for one in side["lists"]]
    listed = {thing["value"] for one in lists for thing in one["things"]}
    for eggs in (side["eggs"] for side in shown["parts"]):
        listed |= {f"{eggs['word']}-{n}" for n in range(1, eggs["most"] + 1)}
    if shown["whom"]:
        listed |= {thing["value"] for thing in shown["whom"]["things"]}
    ways, found = [t.play("offer").states], set()
    while ways:
        states = ways.pop()
        phase = Phase(int(states[0]["phase"]))
        for choice in GAME.choices(states) if phase in PARTS else []:
            part = PARTS[phase]
            if choice != part.nothing:
                found.add(f"{part.word}-{choice - part.first}")
            after = clone(states)
            GAME.loops.play(after, 0, choice)
            ways.append(after)
    assert found <= listed
    assert all(asked(table(**position), f"offer {one}")["says"] for one in listed - found)


def test_the_number_of_a_part_may_be_a_field_of_its_own_and_none_is_not_said() -> None:
    t = table(**MEETINGS[1])
    whole = asked(t, "offer give-eggs-2 give-card-10 ask-card-6")
    assert asked(t, "offer give-eggs 2 give-card-10  ask-eggs 0 ask-card-6") == whole
    assert asked(t, "offer give-eggs 0 ask-eggs 0")["says"] == text("why-not-empty-offer")


def test_an_offer_names_something() -> None:
    """CR-R74: The page refuses an offer that is empty on both sides."""
    assert asked(table(**MEETINGS[0]), "offer")["says"] == text("why-not-empty-offer")


def test_who_carries_a_card_gives_it_for_another() -> None:
    """CR-063: The page lists a second card, and the rules refuse it with the reason."""
    loaded = table(**{**MEETINGS[1], "plans": {}})
    assert "CR-063" in asked(loaded, "offer ask-card-6")["says"]
    assert "CR-063" in asked(loaded, "offer give-card-10")["says"]
    assert asked(loaded, "offer give-card-10 ask-card-6")["choices"]


def test_of_several_one_is_named() -> None:
    several = table(**MEETINGS[5])
    assert asked(several, "offer give-eggs-1")["says"] == text("why-not-alone")
    several.play(*asked(several, "offer with-2 give-eggs-1")["choices"])
    assert several.asked == (2, "REPLY")


@pytest.mark.parametrize(
    "question",
    ["hint", "offer give", "offer give-eggs-x", "offer ask-card-6 ask-card-7", "offer 1 give-eggs"],
)
def test_anything_else_means_nothing(question: str) -> None:
    assert asked(table(**MEETINGS[0]), question) is None


@pytest.mark.parametrize("said", ["give-eggs-9", "give-card-99", "give-plan-1"])
def test_what_is_not_there_is_not_offered(said: str) -> None:
    assert asked(table(**MEETINGS[0]), f"offer {said}")["says"]


def test_an_offer_is_made_in_ones_turn_to_trade() -> None:
    assert asked(table(), "offer give-eggs-1")["says"] == text("why-not-deal")
    assert asked(table(**MEETINGS[0]), "offer give-eggs-1", seat=1)["says"] == text("why-not-deal")


def test_the_last_offer_of_a_turn_is_called_so() -> None:
    t = table(**MEETINGS[1])
    assert not offer(t.view(0), NAMES)["again"]
    t.play(*asked(t, "offer give-eggs-1")["choices"], "refuse")
    assert t.asked == (0, "TRADE")
    assert offer(t.view(0), NAMES)["again"] == text("deal-last")


def test_an_offer_is_one_line_for_those_it_concerns() -> None:
    t = table(**{**MEETINGS[5], "carry": {0: "Overcoat", 2: "Wire Cutters"}})
    choices = asked(t, "offer with-2 give-eggs-1 give-card-9 ask-card-4")["choices"]
    placed = Table.place(GAME.card.key, t.position(), NAMES[:3])
    for choice in choices:
        placed.play(choice)
    assert placed.log(0) == ["You offer Cleo 1 egg and an Overcoat for Wire Cutters."]
    assert placed.log(2) == ["Ada offers you 1 egg and an Overcoat for Wire Cutters."]
    assert placed.log(1) == ["Ada offers Cleo 1 egg for nothing; cards, if any, only they see."]


def test_an_offer_of_cards_alone_is_told_to_others_as_such() -> None:
    t = table(**{**MEETINGS[5], "carry": {0: "Overcoat", 2: "Wire Cutters"}})
    placed = Table.place(GAME.card.key, t.position(), NAMES[:3])
    for choice in asked(t, "offer with-2 give-card-9 ask-card-4")["choices"]:
        placed.play(choice)
    assert placed.log() == ["Ada makes Cleo an offer of cards, which only they see."]
    placed.play("accepts the offer")
    assert placed.log()[-1].startswith("Cleo accepts the offer.")
