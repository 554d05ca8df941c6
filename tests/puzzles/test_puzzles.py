"""Puzzles: those that are shipped hold, they are found in games, and their answers are proven."""

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.formats import notation
from farmyard.core.showing.puzzles import SOLVER, Puzzle, Theme, puzzle_of, read, write
from farmyard.core.tables.table import Table
from farmyard.lab.executors.journal import Journal
from farmyard.lab.executors.processes import HERE
from farmyard.puzzles import making, proving, shelf
from farmyard.puzzles.rating import SPREAD, Rating
from tests.sampling import many_games
from tests.thorough import THOROUGH

WITH_PUZZLES = [key for key in catalogue.keys() if shelf.puzzles(key)]
LEAST, HEAVIEST = 80, 300_000  # puzzles of a game, and bytes of their file
PROVEN = None if THOROUGH else 3  # of each game
HOLD = 0.95  # of all; a lead is sure at 99 %, and is looked for in many positions


def test_every_game_ships_puzzles() -> None:
    assert list(catalogue.keys()) == WITH_PUZZLES


@pytest.mark.parametrize("key", WITH_PUZZLES)
def test_there_are_enough_of_every_theme(key: str) -> None:
    every, puzzling = shelf.puzzles(key), catalogue.game(key).puzzling
    assert puzzling is not None
    assert len(every) >= LEAST
    assert shelf.file_of(key).stat().st_size <= HEAVIEST
    assert {each.theme for each in every.values()} == {theme.name for theme in puzzling.THEMES}
    for theme in puzzling.THEMES:
        text = catalogue.card(key).text
        assert text(f"puzzle-{theme.name}")
        assert text(f"puzzle-{theme.name}.asks").endswith("?")


@pytest.mark.parametrize("key", WITH_PUZZLES)
def test_every_answer_is_one_of_several_choices(key: str) -> None:
    for puzzle in shelf.puzzles(key).values():
        table = proving.table_of(puzzle, key)
        assert table.to_move == SOLVER
        assert len(table.legal()) > 1
        assert 1 <= len(puzzle.line) == len(puzzle.leads) <= making.LONGEST
        assert puzzle.leads[0] > 0
        assert puzzle.leads[-1] > 0
        for choice in puzzle.line:
            table.play(choice)


@many_games
@pytest.mark.thorough
@pytest.mark.parametrize("key", WITH_PUZZLES)
def test_shipped_puzzles_hold_with_other_dice(key: str) -> None:
    chosen = proving.sample(key, PROVEN, 11)
    faults = proving.proven_again(key, chosen, 1_000)
    assert len(faults) <= (1 - HOLD) * len(chosen), faults


@many_games
@pytest.mark.parametrize("key", WITH_PUZZLES)
def test_what_is_hidden_changes_no_answer(key: str) -> None:
    """A world in which only what the solver cannot know is different has the same answer."""
    if not (chosen := [each for each in shelf.puzzles(key).values() if not each.before]):
        pytest.skip("all of its puzzles show what came before")
    puzzle = Random(5).choice(chosen)
    table = proving.table_of(puzzle, key)
    theme, names = proving.theme_named(table, puzzle.theme), table.names
    answers = set()
    for n in range(2):
        world = table.game.imagine(table.views.array(SOLVER), SOLVER, key_of(n))
        written = notation.write_position(table.game, world, names)
        answers.add(proving.answer_of(Table.place(key, written, names), theme, 6, 1))
    assert len(answers) == 1


# -- Proofs ---------------------------------------------------------------------

WORTH = {1: 3.0, 2: 5.0, 3: None}


def measuring(worth: dict[int, float | None]) -> Theme:
    """Return a theme that gives each choice its worth."""
    return Theme("worth", lambda view, choice: True, lambda view, choice: worth[choice])


def test_what_is_counted_needs_one_best_choice() -> None:
    assert proving.counted(measuring(WORTH), None, [1, 2, 3]) == proving.Answer(2, 2.0)
    assert proving.counted(measuring({1: 5.0, 2: 5.0}), None, [1, 2]) is None, "two answers"
    assert proving.counted(measuring(WORTH), None, [2, 3]) is None, "nothing to compare"


def test_a_lead_is_its_lower_bound() -> None:
    """99 % of Student's t with 9 degrees of freedom lie below 2.821."""
    apart = np.array([0.0, 0.2] * 5)
    spread = float(apart.std(ddof=1)) / 10**0.5
    assert proving.lead_of(apart) == pytest.approx(0.1 - 2.821 * spread, abs=1e-3)
    assert proving.lead_of(np.array([0.5, 0.5, np.nan])) < 0, "three samples prove nothing"


@many_games
def test_a_wrong_answer_is_told() -> None:
    key = WITH_PUZZLES[0]
    puzzle = proving.sample(key, 1, 2)[0]
    table = proving.table_of(puzzle, key)
    other = next(choice for choice in table.legal() if choice != puzzle.line[0])
    fault = proving.fault(puzzle._replace(line=(other,)), key, 3)
    assert fault.startswith(f"{key} {puzzle.id}: choice 1, ")
    assert fault.endswith("is not sure to be the best")


# -- Making ---------------------------------------------------------------------


@many_games
def test_puzzles_are_found_and_kept(tmp_path: Path) -> None:
    """Equal seeds find equal puzzles; no game that is kept is looked at again."""
    key = next(k for k in WITH_PUZZLES if any(t.measure for t in themes_of(k)))
    by = Journal(HERE, tmp_path / "journal")
    found = making.make(key, 4, seed=3, by=by, games=6)
    kept = (tmp_path / "journal").read_bytes()
    again = making.make(key, 4, seed=3, by=by, games=6)
    assert found == again
    assert (tmp_path / "journal").read_bytes() == kept
    assert len(found.puzzles) == len({each.id for each in found.puzzles}) == 4
    (tmp_path / "file.xz").write_bytes(write(found.puzzles))
    assert read(tmp_path / "file.xz") == found.puzzles


def themes_of(key: str) -> tuple[Theme, ...]:
    puzzling = catalogue.game(key).puzzling
    return puzzling.THEMES if puzzling else ()


def test_a_puzzle_is_its_position_and_question() -> None:
    puzzle = Puzzle("line", 1000, {"turn": 0}, (1, 2), (3,), (0.1,))
    assert puzzle_of(json.loads(json.dumps(puzzle))) == puzzle
    assert puzzle.id == puzzle._replace(rating=900, line=(4,)).id
    assert puzzle.id != puzzle._replace(before=(1,)).id
    assert read(Path("no-such-file")) == []


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(shelf.NoPuzzle, match="there is no puzzle nothing of"):
        shelf.puzzle(WITH_PUZZLES[0], "nothing")


# -- Ratings --------------------------------------------------------------------


def test_who_solves_rises_and_who_misses_falls() -> None:
    new, easy, hard = Rating(), Rating(800, SPREAD), Rating(1500, SPREAD)
    assert new.after(hard, True).rating > new.after(easy, True).rating > new.rating
    assert new.after(easy, False).rating < new.after(hard, False).rating < new.rating
    assert new.after(Rating(1000, SPREAD), True).deviation < new.deviation


def test_many_tries_find_how_good_somebody_is() -> None:
    """A solver of 1400 who meets puzzles of every kind ends near 1400."""
    dice, mine = Random(4), Rating()
    for _ in range(300):
        puzzle = Rating(dice.randrange(800, 2200), SPREAD)
        solved = dice.random() < 1 / (1 + 10 ** ((puzzle.rating - 1400) / 400))
        mine = mine.after(puzzle, solved)
    assert 1250 < mine.rating < 1550
