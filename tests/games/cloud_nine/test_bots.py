"""Tests of the game's own bots: each beats the one below, and none uses hidden information."""

from collections import Counter
from itertools import islice
from random import Random

import numpy as np
import pytest

from farmyard.bots import roster
from farmyard.core.chance.dice import key_of
from farmyard.core.compiling import COMPILED
from farmyard.games.cloud_nine.bot import LEVELS, Hasty, Hen, Player, Rooster, clearing
from farmyard.games.cloud_nine.bot.solver import solve
from farmyard.games.cloud_nine.bot.worlds import after, world
from farmyard.games.cloud_nine.rules.choices import (
    BED,
    CLAIM,
    CROW,
    DEEDS,
    EASTER,
    FEED,
    HUNT,
    PASS,
    PEEK,
    PICK,
    RESIGN,
    SHOOT,
)
from farmyard.lab.playouts import BotGame, play_bot_game, play_bots
from tests.games.cloud_nine.test_solver import is_won, near_the_end
from tests.games.cloud_nine.test_success import lay, success
from tests.games.cloud_nine.written import GAME, Table, table, trick
from tests.sampling import many_games
from tests.thorough import THOROUGH

GAMES = 100
STRONGER: list[tuple[str, str, dict[str, str]]] = [
    ("hen", "chick", {}),
    ("hen", "chick", {"mode": "dual"}),
    ("rooster", "hen", {}),
    ("hen", "chick", {"level": "1", "gold": "no"}),
    ("rooster", "hen", {"level": "1"}),
]


def wins(strong: str, weak: str, **options: str) -> float:
    """Return the wins in twice `GAMES` games, over both seats; a shared win counts half."""
    ahead = play_bots("cloud_nine", [strong, weak], GAMES, seed=1, options=options).winners
    behind = play_bots("cloud_nine", [weak, strong], GAMES, seed=2, options=options).winners
    both = np.concatenate([ahead, behind[:, ::-1]])
    return float((both / both.sum(axis=1, keepdims=True))[:, 0].sum())


@many_games
@pytest.mark.thorough
@pytest.mark.parametrize(("strong", "weak", "options"), STRONGER if THOROUGH else STRONGER[:3])
def test_the_stronger_wins_significantly_more(
    strong: str, weak: str, options: dict[str, str]
) -> None:
    """The stronger bot wins over half by 2.6 standard errors, in the group and in the duel."""
    assert wins(strong, weak, **options) > GAMES + 2.6 * (GAMES / 2) ** 0.5


@pytest.mark.thorough
@pytest.mark.skipif(not THOROUGH, reason="many games; the test after it proves what is asked")
def test_alone_patience_clears_more_tables() -> None:
    """By section 7 a random player clears 7 % and a greedy one 12 %; asking worlds clears more."""
    enough = max(6, sum(cleared("chick", n) for n in range(40)) + 3)
    games = (cleared("rooster", n) for n in range(40))
    assert sum(islice(filter(None, games), enough)) == enough


@pytest.mark.skipif(not COMPILED, reason="worlds take long as plain Python")
@pytest.mark.parametrize("seed", [2, 4, 7])
def test_alone_the_rooster_does_what_most_worlds_begin_with(seed: int) -> None:
    """A choice is worth more with each imagined world whose solution begins with it."""
    t = near_the_end(seed, 7)
    view, legal = GAME.see(t.states, 0)[0], t.legal()
    imagined = [world(view, 0, seed, n)[0] for n in range(clearing.WORLDS)]
    found = [solve(each, clearing.BUDGET, seed=n).choices for n, each in enumerate(imagined)]
    begun = Counter(choices[0] for choices in found if choices)
    values = clearing.Patient(view, 0, seed).values(legal)
    plain = clearing.Plain(view).values(legal)
    assert sum(begun.values()) > 0
    votes = [(value - before) / 30 for value, before in zip(values, plain, strict=True)]
    assert votes == pytest.approx([begun[c] for c in legal])


@pytest.mark.skipif(not COMPILED, reason="a search takes long as plain Python")
def test_the_owl_keeps_its_rooster_once_its_trick_is_laid() -> None:
    """CN-R51: The Rooster lasts until the end of the turn, so it is not played after the trick."""
    t = table(["4 5 1 1 7", "2 3 6"], ["rooster", ""], nest="6 7 8 9 10 2 3").play("4 5")
    assert t.can(CROW + DEEDS)
    for seed in range(20):
        owl = roster.make("cloud_nine", "owl", 0, 2, key_of(seed))
        assert owl.choose(GAME.see(t.states, 0)[0], t.legal()) != CROW + DEEDS


@pytest.mark.thorough
@pytest.mark.skipif(not THOROUGH, reason="a game takes some seconds; `bench.peer` says how many")
def test_alone_the_owl_clears_more_tables_than_the_rooster() -> None:
    """Counting the worlds that a choice can clear beats asking each world for one way
    to clear it."""
    enough = sum(cleared("rooster", n) for n in range(60)) + 5
    games = (cleared("owl", n) for n in range(60))
    assert sum(islice(filter(None, games), enough)) == enough


@pytest.mark.skipif(not COMPILED, reason="worlds take long as plain Python")
@pytest.mark.parametrize("seed", [2, 4, 7])
def test_alone_the_owl_counts_the_worlds_that_each_choice_clears(seed: int) -> None:
    """The owl's counts are exact seven choices before the end, where some worlds are lost."""
    t = near_the_end(seed, 7)
    view, worlds = GAME.see(t.states, 0)[0], range(clearing.MANY_WORLDS)
    counted: Counter[int] = Counter()
    for imagined in (world(view, 0, seed, n) for n in worlds):
        counted.update(c for c in t.legal() if c != RESIGN and is_won(after(imagined, c)))
    assert 0 < max(counted.values()) < len(worlds)
    assert clearing.Thorough(view, 0, seed).won() == counted
    values = clearing.Thorough(view, 0, seed).values(t.legal())
    best = t.legal()[int(np.argmax(values))]
    assert counted[best] == max(counted.values())


def cleared(name: str, nth: int) -> bool:
    options = GAME.card.read_options({"gold": "no"}, 1)
    asked = BotGame("cloud_nine", (name,), tuple(sorted(options.items())), 5, nth)
    return play_bot_game(asked)[0] == [0]


def chosen(kind: type[Player], t: Table) -> int:
    view = GAME.see(t.states, int(t.s["turn"]))[0]
    return kind(int(t.s["turn"]), Random(1)).choose(view, t.legal())


def test_the_hen_lays_what_brings_most() -> None:
    assert chosen(Hen, table(["9 8 5 4", "1 1"])) == trick("4 5 8")


@pytest.mark.parametrize("kind", [Hen, Rooster])
def test_obvious_gold(kind: type[Player]) -> None:
    """Section 8: The Rifle is played with Foxes in hand and Straw with a nine or ten, never
    without."""
    assert chosen(kind, table(["F 4 5 3", "1 1 2 2"], ["rifle", ""])) == DEEDS + SHOOT
    assert chosen(kind, table(["10 8 9 3", "1 1 2 2"], ["straw", ""])) == DEEDS + BED
    assert chosen(kind, table(["4 5 1 1", "1 2 2 3"], ["straw", ""])) == trick("4 5")


def test_the_rooster_plays_its_gold() -> None:
    """Section 8: The bot plays the Easter Egg at once, a Rooster for a big trick, Corns on the
    leader."""
    assert chosen(Rooster, table(["4 5 1 2", "1 1 2 2"], ["egg", ""])) == DEEDS + EASTER
    fat = table(["10 10 10 1", "1 3 3"], ["rooster", ""])
    assert chosen(Rooster, fat) == DEEDS + CROW
    lean = table(["4 5 1 1 3", "1 2 2"], ["rooster", ""])
    assert chosen(Rooster, lean) != DEEDS + CROW
    t = table(
        ["4 5 1 2", "3 3 3 6", "6 6 7 7", "8 8 9 9"], ["corns", "", "", ""], totals=[0, 0, 90, 5]
    )
    assert chosen(Rooster, t) == DEEDS + FEED + 2


def test_the_rooster_looks_before_it_draws() -> None:
    """The bot looks at the hand and takes the card that makes the best trick."""
    t = table(["4 5", "8 9 2 F"], ["", "chick"], phase="START", turn=0)
    assert DEEDS + PEEK not in t.legal()
    t = table(["4 5", "8 9 2 F"], ["chick", ""], phase="START", turn=0)
    assert chosen(Rooster, t) == DEEDS + PEEK
    assert chosen(Rooster, t.play(DEEDS + PEEK)) == DEEDS + PICK + 7


@pytest.mark.parametrize("kind", [Hasty, Hen, Rooster])
def test_nobody_passes_while_there_is_a_trick(kind: type[Player]) -> None:
    assert chosen(kind, table(["9", "1 1"])) == trick("9")
    assert chosen(kind, table(["1 2", "1 1"])) == DEEDS + PASS


@pytest.mark.parametrize("level", [level.name for level in LEVELS])
def test_nobody_gives_up_while_there_is_a_trick(level: str) -> None:
    for t in (success(["9"]), success(["9"], "dual")):
        bot = roster.make("cloud_nine", level, 0, int(t.s["seats"]), key_of(1, 0))
        assert bot.choose(GAME.see(t.states, 0)[0], t.legal()) == lay(0)
    assert chosen(Rooster, success(["1", "F"])) == RESIGN


def test_challenges_are_met() -> None:
    t = success(["F", "1"], row=["egg", "rifle"], golds=[["rooster"]])
    assert chosen(Rooster, t) == HUNT
    t = success(["1 F", "1"], "dual", row=["egg", "chick"], golds=[["rooster"], []])
    assert chosen(Rooster, t) == CLAIM
