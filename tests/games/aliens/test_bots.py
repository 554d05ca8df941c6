"""Tests of the game's own bots: the baselines of section 9 of the ledger, and what the fox sees."""

from random import Random

import pytest

from farmyard.bots import roster
from farmyard.games.aliens.bot import LEAST, Counter, Steady, is_late, patience
from farmyard.lab.playouts import play_bots
from tests.games.aliens.written import HYPNO, KIND, LAY, PECKING, TAKE, P, at, throw
from tests.sampling import many_games
from tests.thorough import THOROUGH

GAMES = 100
LEDGER = [(2, 0.98), (3, 0.96), (4, 0.92)]


def share_of_wins(one: str, others: str, seats: int) -> float:
    """Return one bot's share of wins against the others, over all seats."""
    won = 0.0
    for p in range(seats):
        bots = [one if q == p else others for q in range(seats)]
        won += float(play_bots("aliens", bots, GAMES // 2, seed=p).winners[:, p].mean())
    return won / seats


@many_games
@pytest.mark.thorough
@pytest.mark.parametrize(("seats", "share"), LEDGER if THOROUGH else LEDGER[:2])
def test_fixed_priorities_beat_random_as_the_ledger_says(seats: int, share: float) -> None:
    error = (share * (1 - share) / (GAMES // 2 * seats)) ** 0.5
    assert share_of_wins("hen", "random", seats) > share - 4 * error


@many_games
@pytest.mark.thorough
@pytest.mark.parametrize("seats", [3, 4] if THOROUGH else [3])
def test_counting_threats_pays_among_many(seats: int) -> None:
    error = (1 / seats * (1 - 1 / seats) / (GAMES // 2 * seats)) ** 0.5
    assert share_of_wins("fox", "hen", seats) > 1 / seats + 2 * error


@pytest.mark.parametrize("kind", [Steady, Counter])
def test_the_third_alien_comes_first(kind: type[Steady] | type[Counter]) -> None:
    bot = kind(0, Random(1))
    t = at(P("alien pecking twin", 1, 2), P("", 0, 1), P())
    assert bot.choose(t.views.of(0), t.legal()) in (LAY, PECKING)


def test_a_leader_is_stopped() -> None:
    t = at(P("hypno twin alien", 0, 1), P("twin fowl", 2, 2), P())
    assert Steady(0, Random(1)).choose(t.views.of(0), t.legal()) == HYPNO


def test_the_least_useful_card_is_thrown_away() -> None:
    t = at(P("wild pecking cheeky", stunned=1), P(), P())
    assert Steady(0, Random(1)).choose(t.views.of(0), t.legal()) == throw("cheeky")
    assert KIND["cheeky"] == 3


def test_the_fox_does_not_feed_a_leader() -> None:
    """The bot lays no alien that Ben, who has two, could steal with Pecking Order to
    win the round."""
    t = at(
        P("alien twin", 1, 0),
        P("pecking", 0, 2),
        known=[["1: pecking order"], []],
    )
    choice = Counter(0, Random(1)).choose(t.views.of(0), t.legal())
    assert choice != LAY
    assert TAKE in t.legal()


AT_MOST = 150  # decisions of each seat, on average
MIXES = (
    *("fox fox", "fox fox fox", "fox fox fox fox", "hen fox fox fox", "chick fox fox fox"),
    *("egg hen fox", "hen hen hen fox", "hen hen hen hen", "egg egg egg egg"),
)


def length(bots: list[str], games: int) -> tuple[float, float]:
    """Return the mean number of decisions of a seat in a game, and its standard error."""
    each = play_bots("aliens", bots, games, seed=1).decisions / len(bots)
    return float(each.mean()), float(each.std(ddof=1) / games**0.5)


@many_games
@pytest.mark.thorough
@pytest.mark.parametrize("bots", MIXES if THOROUGH else MIXES[2:3])
def test_games_end_in_good_time(bots: str) -> None:
    mean, error = length(bots.split(), GAMES if THOROUGH else 12)
    assert mean + 2 * error < AT_MOST


@many_games
@pytest.mark.thorough
@pytest.mark.parametrize("bots", ["owl fox", "fox owl fox owl", "owl owl owl owl"])
@pytest.mark.skipif(not THOROUGH, reason="Owls take half a minute")
def test_games_of_owls_end_in_good_time(bots: str) -> None:
    mean, error = length(bots.split(), 8)
    assert mean + 2 * error < AT_MOST


def test_an_owl_plays_as_a_fox_when_rounds_are_late() -> None:
    t = at(P("alien twin", 1, 1), P("fowl", 1, 1), P())
    views = t.views.array(0, t.n).copy()
    assert patience(views[0]) == 1
    assert not is_late(views[0])
    views["turns"] = 3 * 100
    assert is_late(views[0])
    assert patience(views[0]) == LEAST
    owl = roster.make("aliens", "owl", 0, 3, (1, 2))
    owl._grow = None  # type: ignore[attr-defined] # to search would fail
    assert owl.choose(views[0], t.legal()) in t.legal()
    of_two = at(P(), P()).views.array(0, 0).copy()
    of_two["turns"] = 2 * 100
    assert not is_late(of_two[0]), "one of two gets through by itself"


@pytest.mark.parametrize("level", ["rooster", "fox", "owl"])
@pytest.mark.parametrize("seed", range(3))
def test_no_card_is_thrown_away_that_would_bring_something_played(level: str, seed: int) -> None:
    t = at(P("cheeky broody broody broody alien"), P("fowl hypno hypno"), P())
    assert throw("cheeky") in t.legal()
    bot = roster.make("aliens", level, 0, 3, (seed, 1))
    assert bot.choose(t.views.of(0), t.legal()) != throw("cheeky")
