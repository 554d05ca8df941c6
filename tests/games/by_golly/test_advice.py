"""By Golly!: the reasons given with advice, in written positions and in games."""

from random import Random
from typing import Any

import pytest

from farmyard.bots import advice, roster
from farmyard.core.contract import Reasons
from farmyard.core.record import alone
from farmyard.core.tables.table import Table
from farmyard.games.by_golly.box import YARD
from farmyard.games.by_golly.state import Phase

NAMES = ["Ada", "Ben", "Cleo"]
UNSEEN: dict[str, Any] = {
    "yard": list(YARD),
    "hands": [["goose", "hen"], ["raven", "fox", "fox"], ["worm", "mouse", "mouse"]],
    "stacks": [["snail"], ["snail"], []],
    "phase": "PLAY",
}
GOOSE_SEEN = UNSEEN | {"whose": 2, "places": [9], "faces": ["goose"], "against": ["worm"]}
MUCK = UNSEEN | {
    "phase": "SHUFFLE",
    "whose": 0,
    "places": [9, 15, 13],
    "faces": ["goose", "mess", "fox"],
    "against": ["goose", "hen", "hen"],
    "aside": ["goose"],
    "lying": 1,
}
IN_THE_MESS = UNSEEN | {
    "laid": "hen",
    "phase": "TURN2",
    "whose": 0,
    "places": [15],
    "faces": ["mess"],
    "against": ["hen"],
    "hands": [["goose"], ["raven", "fox", "fox"], ["worm"]],
    "lying": 1,
}


def placed(position: dict[str, Any], seed: int = 1, options: Any = None) -> Table:
    return Table.place("by_golly", position, NAMES, options, seed)


def advised(position: dict[str, Any]) -> Reasons:
    found = advice.advise(placed(position), 0)
    assert found
    return found.reasons


def test_a_known_place_is_named_and_so_is_the_guess_after_it() -> None:
    assert advised(GOOSE_SEEN) == Reasons(
        "You know where the goose lies: row 3, place 3. So it is sure to match.",
        "After that you have to guess: you do not know where any other animal of yours lies.",
    )


def test_a_guess_tells_who_is_near_to_winning() -> None:
    position = UNSEEN | {"hands": [["goose", "goose", "hen"], *UNSEEN["hands"][1:]]}
    assert advised(position) == Reasons(
        "You do not know where any of your animals lies. You hold two geese: if you find one, all "
        "can go at once.",
        "If it does not match, the goose comes back to you and your turn ends. Cleo has only three "
        "cards left.",
    )


def test_the_last_card_wins() -> None:
    last = GOOSE_SEEN | {"phase": "TURN", "laid": "goose", "stacks": [[], [], []]}
    assert advised(last | {"hands": [["goose"], ["raven"], ["worm"]]}) == Reasons(
        "You know that the goose lies here, so it is sure to match. Then you have no card left, "
        "and you win."
    )


def test_a_mess_needs_a_shovel() -> None:
    assert advised(IN_THE_MESS) == Reasons(
        "You need a shovel. Both are among the 18 cards that you do not know, and this is one of "
        "those.",
        "If it is an animal, you have to take two cards from the others; if it is the other mess, "
        "four cards.",
    )


def test_nobody_is_helped_to_win() -> None:
    position = IN_THE_MESS | {
        "phase": "DRAW",
        "owed": 2,
        "places": [15, 3],
        "faces": ["mess", "hedgehog"],
        "against": ["hen", "hen"],
    }
    assert advised(position) == Reasons(
        "Losing a card is a help. Ben is farthest behind of the others, with 4 to go. If you took "
        "the last card of Cleo, Cleo would win.",
        "After that card you have 4 to go.",
    )


def test_whoever_is_near_to_winning_is_spared() -> None:
    hands = [["goose"], ["raven", "fox", "fox"], ["worm", "mouse"]]
    position = IN_THE_MESS | {"phase": "DRAW", "owed": 2, "hands": hands}
    position |= {"places": [15, 3], "faces": ["mess", "hedgehog"], "against": ["hen", "hen"]}
    assert advised(position).gain == (
        "Losing a card is a help. Ben is farthest behind of the others, with 4 to go. Cleo has "
        "only 2 to go."
    )


def test_what_you_hold_stays_where_it_lies() -> None:
    kept = MUCK | {"hands": [["goose", "fox"], ["raven"], ["worm"]]}
    assert advised(kept) == Reasons(
        "You hold the goose and the fox, and you know now where they lie. Leave them there for "
        "your next turn.",
        "But all the others have seen them, too.",
    )


def test_what_is_of_no_use_is_picked_out() -> None:
    assert advised(MUCK) == Reasons(
        "A mess matches nothing in your hand. Let it change places with the fox, and nobody knows "
        "any more where each of them lies. But the goose stays where it is, for you hold one."
    )


def test_advice_is_the_same_whatever_is_hidden() -> None:
    """Advice does not change if only hidden cards differ: the yard, other hands and the stacks."""
    yard = [*YARD]
    yard[0], yard[16] = yard[16], yard[0]
    other = GOOSE_SEEN | {
        "yard": yard,
        "hands": [["goose", "hen"], ["chick", "worm", "fox"], ["rooster", "mouse", "drake"]],
        "stacks": [["marten"], ["hare"], []],
    }
    tables = placed(GOOSE_SEEN), placed(other, seed=2)
    views = [alone(t.views.of(0)).tobytes() for t in tables]
    assert views[0] == views[1]
    assert advice.advise(tables[0], 0) == advice.advise(tables[1], 0)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {}), (2, {"memory_aid": "full", "faceup_match": "instant", "last_card_safe": "yes"})],
)
def test_every_decision_has_its_reasons(seats: int, options: dict[str, str]) -> None:
    t, met = Table.deal("by_golly", seats, 5, options), set()
    bots = [roster.levels("by_golly")[2].make(p, seats, Random(p)) for p in range(seats)]
    while not t.over:
        p = t.to_move
        assert p is not None
        for seat, bot in enumerate(bots):
            bot.watch(t.views.of(seat))
        if len(t.legal()) > 1:
            met.add(Phase(t.views.of(p).phase))
            found = advice.advise(t, p)
            assert found
            assert found.reasons.gain
            assert found.reasons.gain[-1] == "."
            assert found.reasons.risk[-1:] in ("", ".")
        t.play(bots[p].choose(t.views.of(p), t.legal()))
    assert met >= {Phase.PLAY, Phase.TURN, Phase.TURN2, Phase.LUCKY, Phase.SHUFFLE}
