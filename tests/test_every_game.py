"""Properties that every game must have, whatever its rules (found by folder, not by name)."""

import itertools
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

import farmyard
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of, mixed, share
from farmyard.core.compiling import COMPILED, word
from farmyard.core.errors import IllegalChoice
from farmyard.core.options import OptionError
from farmyard.core.record import OVER, SPECTATOR
from farmyard.core.tables.table import Table
from farmyard.core.views import hidden_mask
from farmyard.lab import checking
from farmyard.lab.checking import differing, miscount, miscounted
from farmyard.lab.playouts import play_out
from tests.sampling import (
    dealt,
    every_game,
    eyes,
    keeps_secrets,
    many_games,
    moments,
    some_options,
    walk,
)
from tests.thorough import THOROUGH

EVERY = pytest.mark.parametrize(("key", "seats"), every_game())
pytestmark = pytest.mark.thorough
GAMES = 60 if COMPILED else 1  # for each option set: plain Python is a hundred times slower
LOOKED_AT = 400 if COMPILED else 40  # decisions of a game
CLOSELY = 1 if THOROUGH or not COMPILED else 4  # one decision in so many is checked field by field
LONGEST = checking.LONGEST


@many_games
@EVERY
def test_ends_within_its_guard_and_ranks_agree_with_scores(key: str, seats: int) -> None:
    for options in some_options(key, seats):
        results = play_out(key, seats, GAMES, seed=seats, options=options)
        assert results.decisions.min() > 0
        assert results.decisions.max() < LONGEST
        for standing, ranks in zip(results.standing.tolist(), results.ranks.tolist(), strict=True):
            assert ranks == [1 + sum(other > own for other in standing) for own in standing]
        higher = results.scores[:, None, :] > results.scores[:, :, None]
        assert (higher <= (results.ranks[:, None, :] < results.ranks[:, :, None])).all()


@EVERY
def test_everybody_sees_who_is_ahead(key: str, seats: int) -> None:
    """The scores that people read depend on nothing hidden, so seats may show who leads."""
    for seed, options in enumerate(some_options(key, seats)):
        for game, _, _, _, after in moments(key, seats, options, seed):
            true = game.display_scores(after)
            for seat in eyes(seats):
                assert game.display_scores(game.see(after, seat)) == true


@many_games
@EVERY
def test_same_key_same_game_whatever_the_threads(key: str, seats: int) -> None:
    games = 40 if COMPILED else 2
    once = play_out(key, seats, games, seed=5)
    again = play_out(key, seats, games, seed=5, threads=2)
    other = play_out(key, seats, games, seed=6)
    assert np.array_equal(once.scores, again.scores)
    assert np.array_equal(once.decisions, again.decisions)
    assert not np.array_equal(once.scores, other.scores)


@many_games
@EVERY
def test_batch_and_table_play_the_same_game(key: str, seats: int) -> None:
    batch = play_out(key, seats, 1, seed=9)
    table = Table.deal(key, seats, seed=9)
    low, high = key_of(~9)
    while not table.over:
        choices = table.legal()
        throw = word(mixed(word(low), word(high), word(table.n)))
        table.play(choices[int(share(throw, len(choices)))] if len(choices) > 1 else choices[0])
    assert table.n == batch.decisions[0]
    assert table.scores() == batch.scores[0].tolist()


@pytest.mark.parametrize("law", checking.NOW_AND_THEN, ids=lambda law: law.__name__)
@EVERY
def test_laws_of_moments_hold(key: str, seats: int, law: checking.Law) -> None:
    """The laws that authors of games are told of hold with every option, at moments of games."""
    if law is checking.refusals and not COMPILED:
        pytest.skip("asks for more words than plain Python can find in a minute")
    for seed, options in enumerate(some_options(key, seats)):
        for n, moment in enumerate(moments(key, seats, options, seed)):
            assert [*law(as_moment(n, *moment))] == []


@EVERY
def test_laws_of_every_decision_hold(key: str, seats: int) -> None:
    """The mover sees which choices are legal; and a decision that raises no news leads to what the
    mover could foresee, in every world."""
    for seed, options in enumerate(some_options(key, seats)):
        for n, moment in enumerate(walk(key, seats, options, seed)):
            if n > LOOKED_AT:
                break
            for law in checking.ALWAYS:
                assert [*law(as_moment(n, *moment))] == []


def as_moment(n: int, game: Any, *others: Any) -> checking.Moment:
    return checking.Moment(game, n, *others)


@many_games
@EVERY
def test_imagined_worlds_differ_and_can_be_played_to_the_end(key: str, seats: int) -> None:
    game, states = dealt(key, seats, {}, 3)
    view = game.see(states, 0)
    worlds = [game.imagine(view, 0, key_of(4, n)) for n in range(3)]
    assert len({world.tobytes() for world in worlds}) == 3
    for world in worlds:
        dice = random.Random(1)
        for _ in range(LONGEST):
            if world[0]["phase"] == OVER:
                break
            game.loops.play(world, 0, dice.choice(game.choices(world)))
        assert world[0]["phase"] == OVER


# -- Secrecy --------------------------------------------------------------------

See = Callable[[Any, int], Any]


def told_apart(key: str, seats: int, options: dict[str, Any], seed: int, see: See) -> Iterator[str]:
    """Yield differences between a state and another that a seat must not tell from it.

    The other state is imagined from the seat's true view; ``see`` is the view under test.
    """
    for n, (game, _, _, _, states) in enumerate(moments(key, seats, options, seed)):
        for seat in eyes(seats):
            other = game.imagine(game.see(states, seat), seat, key_of(n, 7))
            a, b = see(states, seat), see(other, seat)
            yield from differing(a, b)
            if n % 4 == 0:  # made from views alone, they could differ by chance only
                yield from words_differing(game, a[0], b[0], seat, seats)


def words_differing(game: Any, a: Any, b: Any, seat: int, seats: int) -> list[str]:
    names = [f"Name {p}" for p in range(seats)]
    both = []
    for view in (a, b):
        said = {
            "ask": game.words.ask(view, seat, names),
            "counts": game.words.counts(view),
            "sketch": game.words.sketch(view, seat, names, False),
            "sketch of the moment": game.words.sketch(view, seat, names, True),
            "scene": game.page.scene(view, seat, names, False),
            "moment": game.page.scene(view, seat, names, True),
        }
        both.append(said)
    return [name for name in both[0] if both[0][name] != both[1][name]]


@many_games
@EVERY
def test_states_a_seat_cannot_tell_apart_look_the_same(key: str, seats: int) -> None:
    """Views, words and pages are equal for every seat and the spectator."""
    for seed, options in enumerate(some_options(key, seats)):
        told = dict.fromkeys(told_apart(key, seats, options, seed, catalogue.game(key).see))
        assert not told, (
            f"{', '.join(told)} tell two positions apart that a seat must not tell from each "
            "other: a field shows more than its declaration in `state` or `view` should, or words "
            "and page look at more than the view"
        )


def hidden_cards(key: str, seats: int, seed: int) -> set[str]:
    """Return the fields with cards in them that are hidden from a spectator at some moment."""
    hidden: set[str] = set()
    for game, _, _, _, states in moments(key, seats, {}, seed):
        view = game.see(states, SPECTATOR)
        for name, cell in game.rules.State.cells.items():
            upto = seats if cell.by_seat else None
            seen, truth = (np.atleast_1d(x[0][name])[:upto] for x in (view, states))
            if cell.names and (truth != cell.empty).any() and (seen != truth).any():
                hidden.add(name)
    return hidden


@many_games
@pytest.mark.parametrize("key", catalogue.keys())
def test_a_planted_leak_is_caught(key: str) -> None:
    """Each field that hides anything is detected as a leak once it is declared open."""
    low, high = catalogue.card(key).seats
    for seats in {low, min(low + 1, high)}:
        hidden = {"key", *hidden_cards(key, seats, 2)}
        assert len(hidden) > 1 or not keeps_secrets(key, seats, 2)
        unseen = [field for field in sorted(hidden) if not leaks_out(key, seats, field)]
        assert not unseen, (
            f"nobody would notice if {', '.join(unseen)} were open: `imagine` never changes what "
            "they hide"
        )


def leaks_out(key: str, seats: int, field: str) -> bool:
    """Return whether a field, declared open, tells states apart that should look alike."""
    game = catalogue.game(key)

    def leaky(states: Any, seat: int) -> Any:
        with declared_open(game, field):
            return game.see(states, seat)

    try:
        return any(field == found for found in told_apart(key, seats, {}, 2, leaky))
    except (IndexError, ValueError, KeyError):  # a page that fails on a leak has detected it
        return True


@contextmanager
def declared_open(game: Any, field: str) -> Iterator[None]:
    """Declare a field open while the context lasts, since only its declaration says who sees it."""
    cells = game.rules.State.cells
    as_it_is = cells[field]
    try:
        cells[field] = as_it_is.open
        hidden_mask.cache_clear()
        yield
    finally:
        cells[field] = as_it_is
        hidden_mask.cache_clear()


# -- Words and files ------------------------------------------------------------


@EVERY
def test_a_game_file_tells_the_whole_game(key: str, seats: int) -> None:
    table = Table.deal(key, seats, seed=12)
    dice = random.Random(3)
    while not table.over and table.n < (LONGEST if COMPILED else 40):
        table.play(dice.choice(table.legal()))
    again = farmyard.replay(table.text())
    assert again.text() == table.text()
    assert again.position() == table.position()
    for seat in eyes(seats) if THOROUGH else (SPECTATOR if seats % 2 else seats - 1,):
        assert again.log(seat) == table.log(seat)


@EVERY
def test_undo_leads_back_to_the_same_position(key: str, seats: int) -> None:
    table = Table.deal(key, seats, seed=4)
    dice, undone = random.Random(5), 0
    for _ in range(200 if THOROUGH else 40 if COMPILED else 30):
        if table.over:
            break
        before, seat, log = table.position(), table.to_move, table.log(0)
        assert seat is not None
        table.play(dice.choice(table.legal()))
        table.views.lines(0)
        others = [p for p in range(seats) if p != seat]
        assert not any(table.can_undo(p) for p in others)
        if table.can_undo(seat):
            undone += 1
            choice = table.moves[-1]
            table.undo(seat)
            assert (table.position(), table.log(0)) == (before, log)
            table.play(choice)
        else:
            with pytest.raises(IllegalChoice):
                table.undo(seat)
    assert undone or table.card.seats


# -- The door -------------------------------------------------------------------


@pytest.mark.parametrize("key", catalogue.keys())
@pytest.mark.parametrize("wrong", [-1, 10**6, 10**30, "jumps over the moon", None, 1.5, True])
def test_the_table_refuses_what_is_no_choice(key: str, wrong: Any) -> None:
    table = Table.deal(key, catalogue.card(key).default_seats, seed=1)
    before = table.position()
    with pytest.raises(IllegalChoice) as refusal:
        table.play(wrong)
    assert str(refusal.value)
    assert table.position() == before
    assert table.n == 0


@pytest.mark.parametrize("key", catalogue.keys())
def test_seats_and_options_are_checked(key: str) -> None:
    low, high = catalogue.card(key).seats
    for seats in (low - 1, high + 1):
        with pytest.raises(OptionError, match=catalogue.card(key).players):
            Table.deal(key, seats)
    with pytest.raises(OptionError, match="it has"):
        Table.deal(key, low, options={"no_such_rule": 1})
    for option in catalogue.card(key).options:
        with pytest.raises(OptionError, match=option.name):
            Table.deal(key, low, options={option.name: "nonsense"})


@pytest.mark.parametrize("key", catalogue.keys())
def test_default_options_are_possible_and_cited(key: str) -> None:
    for option in catalogue.card(key).options:
        assert option.word(option.read(option.default)) == option.default
        assert option.help.endswith(".")
        assert option.ruling


@EVERY
def test_no_number_is_out_of_bounds(key: str, seats: int) -> None:
    """As plain Python a number that does not fit its field is an error, not a wrong number.

    No piece is added or lost, and each tally equals a fresh count.
    """
    for seed, options in enumerate(some_options(key, seats)):
        decisions = walk(key, seats, options, seed)
        for game, _, _, _, after in itertools.islice(decisions, 0, LOOKED_AT, CLOSELY):
            assert game.written.fault(after[0]) is None
            assert not (wrong := miscounted(game, after)), miscount(wrong, "a game")


def last_states(key: str) -> Iterator[str]:
    """Yield the last states, as bytes, of a game with the fewest players and one with the most.

    Under ``--thorough`` of every number of players.
    """
    low, high = catalogue.card(key).seats
    for seats in range(low, high + 1) if THOROUGH else (low, high):
        *_, last = walk(key, seats, some_options(key, seats)[1], 8)
        yield last[4].tobytes().hex()


@pytest.mark.skipif(not COMPILED, reason="compares compiled rules with plain ones")
@pytest.mark.parametrize("key", catalogue.keys())
def test_plain_python_plays_the_same_game(key: str) -> None:
    script = (
        "import sys; from tests import sampling, test_every_game as it;"
        f"sampling.COMPILED, sampling.THOROUGH, it.THOROUGH = True, {THOROUGH}, {THOROUGH}"
        "  # the options of the others\n"
        f"print(*it.last_states({key!r}), sep=chr(10))"
    )
    env = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    plain = subprocess.run(
        [sys.executable, "-W", "error", "-c", script], env=env, capture_output=True, check=True
    )
    assert plain.stdout.decode().split() == [*last_states(key)]


def test_spectator_is_nobody() -> None:
    assert SPECTATOR == -1
