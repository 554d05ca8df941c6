"""Tests of the views (section 4 of the ledger) and of the worlds imagined from them."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from farmyard.core.chance.dice import key_of
from farmyard.core.compiling import COMPILED
from farmyard.core.record import SPECTATOR
from farmyard.core.tables.table import Table
from farmyard.games.aliens.box import KINDS
from farmyard.lab.checking import differing
from tests.games.aliens.written import (
    CHEEKY,
    FOWL,
    HYPNO,
    KIND,
    LAY,
    PECKED,
    PECKING,
    ROOSTER,
    SCRAMBLE,
    TAKE,
    TWIN,
    WINGS,
    P,
    after,
    at,
    hand,
    known,
    throw,
)
from tests.sampling import walk
from tests.thorough import THOROUGH

OPTIONS: list[dict[str, Any]] = [
    {},
    {"fast": "four"},
    {"cheeky_public": "yes", "aliens": 5, "broody": 0, "twin_beaks": 1, "scramble": 0},
    {"fast": "two", "stun_stacks": "yes", "throw_away": "strict", "bank_runs_out": "yes"},
]
WORLDS = 3000 if COMPILED else 60
DECISIONS = (400 if THOROUGH else 120) if COMPILED else 30


def worlds(t: Table, seat: int, n: int = WORLDS) -> Any:
    """Return n imagined states as an array of shape (n,)."""
    view = t.views.array(seat)
    return np.concatenate([t.game.imagine(view, seat, key_of(n, k)) for k in range(n)])


@pytest.mark.thorough
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_known_is_true(seats: int) -> None:
    """In every state of random games, known cards are in those hands or outside the deck."""
    for options in OPTIONS:
        for n, (_, _, _, _, states) in enumerate(walk("aliens", seats, options, seats + 20)):
            s = states[0]
            outside = s["pack"] - s["deck"]
            assert (s["outside_to_all"] <= outside).all()
            for p in range(seats):
                held = s["hands"].reshape(-1) * (np.repeat(np.arange(4), KINDS) != p)
                assert (s["known"][p] <= held).all()
                others = np.repeat(np.arange(4), KINDS) != p
                assert (s["known_to_all"] * others <= s["known"][p]).all()
                assert (s["outside"][p] <= outside).all()
            if n > 5 * DECISIONS:
                break


def test_an_imagined_world_does_not_depend_on_what_was_there_before() -> None:
    """The search reuses records, so imagining a world must overwrite all old content."""
    for n, (game, states, _, _, _) in enumerate(walk("aliens", 3, {"fast": "two"}, 5)):
        view = game.see(states, 1)
        fresh = game.imagine(view, 1, (3, 4))
        old = np.empty(1, view.dtype)
        old.view(np.uint8)[:] = 77
        game.loops.imagine(game.prior(view, 1), 1, old, 0, np.array([3, 4], np.uint64))
        assert differing(old, fresh) == []
        if n == DECISIONS:
            break


def test_every_hand_is_as_likely_as_another() -> None:
    """Another hand is any five of the unseen cards, and always includes the known ones."""
    t = after(at(P("cheeky"), P("alien wild"), P()), CHEEKY, TAKE, TAKE)
    some = worlds(t, 0)
    assert (some["hands"][:, 1, KIND["alien"]] >= 1).all()
    assert (some["hands"][:, 1, KIND["wild"]] >= 1).all()
    drawn = some["hands"][:, 2].sum(axis=0)
    left = t.record["pack"].astype(int)
    for card in ("cheeky", "alien", "wild"):
        left[KIND[card]] -= 1
    share = left / left.sum()
    assert np.abs(drawn - WORLDS * share).max() < 5 * (WORLDS * share.max()) ** 0.5


def test_after_a_reshuffle_all_know_the_deck() -> None:
    """After a reshuffle everyone knows the deck, so all other cards must be in hands."""
    t = at(P(), P("wild"), P(), discards="fowl fowl wings scramble", deck="")
    after(t, TAKE)
    assert t.view(-1)["outside_to_all"].count("wild") == 3
    for seat in (SPECTATOR, 0, 1):
        some = worlds(t, seat, 60)
        assert (some["hands"][:, :, KIND["wild"]].sum(axis=1) == 3).all()
        assert (some["deck"].sum(axis=1) == 2).all()
        assert some["deck"][:, [KIND["fowl"], KIND["wings"]]].sum(axis=1).min() == 2
    [got] = hand(t, 0)
    mine = worlds(t, 0, 60)
    left = Counter(["fowl", "fowl", "wings"])
    left.subtract([got])
    assert (mine["deck"][:, KIND["fowl"]] == left["fowl"]).all()


def test_own_draws_after_a_reshuffle_count() -> None:
    """A player who draws a third card of a kind knows that all three are outside the deck."""
    t = at(P(), P("hypno"), P(), discards="hypno hypno fowl twin", deck="")
    after(t, TAKE, TAKE)
    for p, had in ((0, 0), (1, 1)):
        drawn = hand(t, p).count("hypno") - had
        assert t.views.of(p)["outside"][p][KIND["hypno"]] == 2 + drawn
    assert t.view(-1)["outside_to_all"].count("hypno-chicken") == 2


def test_a_blind_taking_blurs_but_never_lies() -> None:
    """If a card is taken unseen from a hand that Ada has seen, she still knows it is not in the
    deck."""
    t = after(at(P("cheeky"), P("twin alien alien"), P("fowl")), CHEEKY, TWIN, FOWL + 1)
    assert known(t, 0) == ["1: alien", "2: alien"]  # both were aliens, so she can tell
    t = after(at(P("cheeky"), P("twin alien hypno"), P("fowl")), CHEEKY, TWIN, FOWL + 1)
    assert known(t, 0) == []
    assert t.view(0)["outside"][0] == ["alien", "hypno-chicken"]
    some = worlds(t, 0, 200)
    for card in ("alien", "hypno"):
        assert (some["hands"][:, 1:, KIND[card]].sum(axis=1) >= 1).all()


def test_an_owner_knows_what_others_know_of_him() -> None:
    t = after(at(P("cheeky"), P("twin"), P()), CHEEKY)
    row = t.views.of(1)["known"][0].reshape(4, KINDS)
    assert row[1, KIND["twin"]] == 1
    assert (row[[0, 2, 3]] == -1).all()
    assert (t.views.of(2)["known"][0].reshape(4, KINDS)[1] == -1).all()
    assert known(t, 2) == []


PAIR = ("twin twin", "twin alien")  # what Cleo or Dora holds: alike, or not


def pasts(*hands: P, choices: list[int], taker: int) -> list[Table]:
    """Play equal choices with either pair in the last hand, so that the taker gets the
    twin beaks."""
    tables = []
    for pair in PAIR:
        some = (after(at(*hands, P(pair), seed=seed), *choices) for seed in range(60))
        tables.append(next(t for t in some if "twin" in hand(t, taker)))
    return tables


def test_uf_r42_what_a_third_seat_knows_does_not_betray_a_hand() -> None:
    """UF-R42: Ada has seen Cleo’s two cards; Ben, who takes one, does not learn if they
    were alike."""
    a, b = pasts(P("cheeky"), P("fowl scramble"), choices=[CHEEKY + 1, FOWL], taker=1)
    assert [known(t, 0) for t in (a, b)] == [["1: twin beaks", "2: twin beaks"], []]
    assert a.log(1) == b.log(1)
    assert a.views.array(1).tobytes() == b.views.array(1).tobytes()


def test_uf_r42_nor_does_it_when_another_takes_the_last_card() -> None:
    """UF-R42: Ada has seen Dora’s two cards; Cleo, who takes the second, does not learn
    the first."""
    choices = [CHEEKY + 2, FOWL + 1, FOWL]
    a, b = pasts(P("cheeky"), P("fowl scramble"), P("fowl pecked"), choices=choices, taker=2)
    assert [len(known(t, 0)) for t in (a, b)] == [2, 0]
    assert a.log(2) == b.log(2)
    assert a.views.array(2).tobytes() == b.views.array(2).tobytes()


def test_uf_r41_the_hand_last_seen_stays_with_its_age() -> None:
    """UF-R40, UF-R41: A hand that was seen stays on record as it was, until the round ends."""
    t = after(at(P("cheeky"), P("twin alien hypno"), P("fowl")), CHEEKY, TWIN, FOWL + 1)
    assert sorted(t.view(0)["glimpse"][0]) == ["1: alien", "1: hypno-chicken", "1: twin beaks"]
    assert t.view(0)["glimpsed"][0] == [None, 0]
    assert t.view(1)["glimpse"] == [None, [], None]
    assert "glimpse" not in t.view(-1)


def test_uf_r42_a_seat_is_told_what_others_know_of_its_hand() -> None:
    t = after(at(P("cheeky"), P("twin"), P()), CHEEKY)
    assert t.view(1)["known"] == [["1: twin beaks"], [], []]


def test_a_card_taken_in_the_open_is_known_until_it_leaves() -> None:
    t = after(at(P("wings"), P(), P(), discards="wild"), WINGS)
    for seat in (1, 2):
        assert known(t, seat) == ["0: wild"]
    after(t, TAKE, TAKE, TWIN + 20)
    assert t.view(-1)["known_to_all"] == []


def test_news_is_what_the_mover_could_not_foresee() -> None:
    """A move can be undone unless cards were drawn, shown or taken unseen."""
    players = [P("cheeky fowl rooster wild", 2, 1), P("twin", 3, 1), P("fowl")]
    for choice in (CHEEKY, FOWL, ROOSTER, TAKE):
        assert not after(at(*players, discards="wings"), choice).can_undo(0)
    players = [P("pecking alien hypno broody scramble pecked wings", 2, 1), P("twin", 3, 1), P()]
    for choice in (PECKING, LAY, HYPNO, SCRAMBLE, PECKED, WINGS, throw("alien")):
        t = at(*players, discards="hypno", pool=1)
        before = t.position()
        after(t, choice)
        t.undo(0)
        assert t.position() == before


def test_words_tell_each_seat_what_it_may_know() -> None:
    t = after(at(P("fowl"), P("alien"), P()), FOWL)
    assert [t.log(seat)[0] for seat in (0, 1, 2)] == [
        "You play Fowl Play: an alien from Ben.",
        "Ada plays Fowl Play: an alien from you.",
        "Ada plays Fowl Play: a card from Ben.",
    ]


def test_a_long_game_with_imagined_endings() -> None:
    """Imagined worlds can be played to their end."""
    dice, whole = random.Random(2), 0
    for n, (game, states, _, _, _) in enumerate(walk("aliens", 3, {"fast": "two"}, 9)):
        if n % min(60, DECISIONS // 2) == 7:
            world = game.imagine(game.see(states, 1), 1, key_of(n))
            while world[0]["phase"]:
                game.loops.play(world, 0, dice.choice(game.choices(world)))
            whole += max(int(parts).bit_count() for parts in world[0]["parts"]) == 3
        if n > DECISIONS:
            break
    assert whole >= 2
