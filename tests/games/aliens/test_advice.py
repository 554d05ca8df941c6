"""Chickens ’n’ Aliens: the reasons given with advice, in written positions and in games."""

from random import Random
from typing import Any

import pytest

from farmyard.bots import advice, roster
from farmyard.bots.random import RandomBot
from farmyard.core.contract import Reasons
from farmyard.core.record import alone
from farmyard.core.tables.table import Table
from farmyard.games.aliens.advice import reasons
from farmyard.games.aliens.bot import Steady
from farmyard.games.aliens.state import Phase
from tests.games.aliens.written import (
    AS_WILD,
    BROODY,
    CHEEKY,
    FLU,
    FOWL,
    HYPNO,
    LAY,
    NAMES,
    PECKED,
    PECKING,
    PICK_LEFT,
    ROOSTER,
    TAKE,
    TWIN,
    UNSEEN,
    P,
    at,
    throw,
)


def why(t: Table, choice: int) -> Reasons:
    """Return the reasons that Ada is given for a legal choice."""
    assert choice in t.legal()
    return reasons(t.views.of(0), choice, NAMES, RandomBot(0, t.views.of(0).seats, Random(1)))


@pytest.mark.parametrize(
    ("players", "choice", "gain", "risk"),
    [
        (
            [P("alien alien", corn=2, aliens=1), P("fowl")],
            LAY,
            "This is your second alien. You need only one more to win the round. You hold another "
            "alien and have the corn for it, so you could win with your next turn.",
            "It costs one corn: you have one corn left. No hen sits on two of your aliens: "
            "somebody could steal one with Pecking Order or a wild card.",
        ),
        (
            [P("alien", corn=1, aliens=2), P("fowl", aliens=2)],
            LAY,
            "This is your third alien: you win the round and the bottom left of a saucer.",
            "It costs one corn: you begin the next round with no corn.",
        ),
        (
            [P("wild", aliens=2, parts=2), P("fowl", aliens=2)],
            AS_WILD + PECKING,
            "This is your third alien: you win the last part of your saucer, and the game.",
            "",
        ),
        (
            [P("broody", aliens=1), P("fowl", aliens=2, corn=1)],
            BROODY,
            "A hen sits on one of your aliens, and nobody can steal it.",
            "Ben has two aliens, and could win the round with one more.",
        ),
        (
            [P("alien alien twin"), P()],
            TWIN,
            "You get two corn from the bank, and then have two corn. You hold two aliens, and an "
            "alien costs one corn.",
            "",
        ),
        (
            [P("pecked"), P("fowl", corn=1, aliens=2)],
            PECKED,
            "You get one corn from Ben. You then have one corn, and Ben has no corn. Without corn "
            "Ben cannot lay an alien.",
            "",
        ),
        (
            [P("hypno"), P("fowl", corn=1, aliens=2)],
            HYPNO,
            "Ben loses the next turn and must throw a card away. Ben has two aliens, but cannot "
            "lay or steal the third in that turn.",
            "",
        ),
    ],
)
def test_reasons_say_what_a_choice_does(
    players: list[P], choice: int, gain: str, risk: str
) -> None:
    assert why(at(*players), choice) == Reasons(gain, risk)


def test_a_card_known_to_be_there_is_named() -> None:
    t = at(P("cheeky rooster", aliens=1), P("pecking fowl"), seed=3)
    assert why(t, CHEEKY) == Reasons(
        "You see the two cards that Ben holds, and know what to expect.",
        "It brings you no card, no corn and no alien. No hen sits on your alien: somebody could "
        "steal it with Pecking Order or a wild card.",
    )
    t.play(CHEEKY)
    t.play(TAKE)
    assert why(t, ROOSTER) == Reasons(
        "You get two cards from the deck at once, and then hold two cards.",
        "You know that Ben holds Pecking Order, and could steal an alien from you.",
    )


def test_the_others_lose_more_to_a_sneeze() -> None:
    t = at(P("flu", aliens=1), P("fowl", aliens=2), P(aliens=1))
    assert why(t, FLU) == Reasons(
        "All aliens go, and nobody loses more than Ben: Ben loses two aliens, Cleo loses one alien "
        "and you lose one alien."
    )


def test_a_card_is_thrown_away_to_take_another() -> None:
    t = at(P("scramble scramble broody pecked hypno"), P("fowl"))
    assert why(t, throw("scramble")) == Reasons(
        "You hold five cards. Throw one away, and you may take a new one in your next turn. You "
        "hold two Scrambles, and can do without one of them."
    )
    assert why(t, throw("broody")).gain.endswith("You could do nothing with Broody now.")


def test_a_part_is_taken_that_the_saucer_lacks() -> None:
    t = at(P("fowl"), P("left twin"), options={"fast": "two"})
    t.play(FOWL)
    assert t.record.phase == Phase.PICK
    part = "Your saucer still lacks the bottom left. You can put it on in a later turn."
    assert why(t, PICK_LEFT).gain == part
    assert why(t, UNSEEN).gain.startswith("Ben holds one card that you do not see")


def test_advice_is_the_same_whatever_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice does not change if only the other players' hands differ. The search level takes long
    to compile, so the level below it advises here."""
    monkeypatch.setattr(advice, "adviser", lambda game: roster.levels(game.card.key)[-2])
    mine = P("alien broody", corn=1, aliens=1)
    tables = at(mine, P("fowl pecking"), P("hypno")), at(mine, P("twin wild"), P("alien"), seed=2)
    views = [alone(t.views.of(0)).tobytes() for t in tables]
    assert views[0] == views[1]
    first, second = (advice.advise(t, 0) for t in tables)
    assert first
    assert first == second


@pytest.mark.parametrize(
    ("seats", "seed", "options", "phases"),
    [
        (3, 5, {}, {Phase.TURN, Phase.STUNNED}),
        (4, 6, {"fast": "four", "cheeky_public": "yes"}, {*Phase} - {Phase.OVER}),
    ],
)
def test_every_choice_has_its_reasons(
    seats: int, seed: int, options: dict[str, Any], phases: set[Phase]
) -> None:
    t, met = Table.deal("aliens", seats, seed, options), set()
    bots = [Steady(p, Random(p)) for p in range(seats)]
    while not t.over:
        p = t.to_move
        assert p is not None
        view = t.views.of(p)
        met.add(Phase(view.phase))
        for choice in t.legal():
            found = reasons(view, choice, t.views.unique_names, bots[p])
            assert found.gain[-1:] == "."
            assert found.risk[-1:] in ("", ".")
        t.play(bots[p].choose(view, t.legal()))
    assert met == phases
