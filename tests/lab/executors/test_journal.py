"""A study that was interrupted resumes where it was, and no other study is mistaken for it."""

from pathlib import Path
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.lab import arena, balance
from farmyard.lab.executors import Executor, gather
from farmyard.lab.executors.journal import Journal, JournalError
from farmyard.lab.executors.processes import HERE
from farmyard.lab.playouts import play_bots, play_out

KEY = catalogue.keys()[0]
DONE: list[int] = []


def squared(n: int) -> tuple[int, float]:
    DONE.append(n)
    if n == 5 and DONE.count(5) == 1:
        raise KeyboardInterrupt
    return n * n, n / 3


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    """After an interruption at the sixth task the first five are not repeated, to the last bit."""
    DONE.clear()
    by = Journal(HERE, tmp_path / "study")
    with pytest.raises(KeyboardInterrupt):
        gather(by, squared, range(9))
    assert gather(by, squared, range(9)) == [(n * n, n / 3) for n in range(9)]
    assert DONE == [0, 1, 2, 3, 4, 5, 5, 6, 7, 8]
    assert gather(by, squared, range(9))[8] == (64, 8 / 3)
    assert DONE[-1] == 8


@pytest.mark.parametrize("cut", [1, 3, 9])
def test_a_line_that_was_not_finished_is_done_again(tmp_path: Path, cut: int) -> None:
    """A run that is killed may leave half a line, whose game is played again."""
    path, wanted = tmp_path / "study", balance.settings(KEY, [2])
    whole = balance.run(KEY, wanted, "random", 6, seed=1, by=Journal(HERE, path))
    text = path.read_bytes()
    path.write_bytes(text[:-cut])
    again = balance.run(KEY, wanted, "random", 6, seed=1, by=Journal(HERE, path))
    assert [cell.summary() for cell in again] == [cell.summary() for cell in whole]
    assert len(path.read_bytes().splitlines()) == 7


def test_a_head_that_was_not_finished_is_begun_again(tmp_path: Path) -> None:
    path = tmp_path / "study"
    path.write_bytes(b'{"farmyard":"0.')
    assert gather(Journal(HERE, path), abs_of, range(3)) == [0, 1, 2]


def abs_of(n: int) -> int:
    return abs(n)


def test_batches_are_kept_as_well(tmp_path: Path) -> None:
    for play in (
        lambda by: play_out(KEY, 2, 300, seed=3, by=by),
        lambda by: play_bots(KEY, ["random", "random"], 3, seed=3, by=by),
    ):
        path = tmp_path / f"study-{len(list(tmp_path.iterdir()))}"
        found = [play(by) for by in (HERE, Journal(HERE, path), Journal(HERE, path))]
        assert len({each.scores.tobytes() for each in found}) == 1
        assert len({each.decisions.tobytes() for each in found}) == 1


def test_another_study_is_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "study"
    gather(Journal(HERE, path), abs_of, range(3))
    before = path.read_bytes()
    for work, tasks in ((abs_of, range(3, 6)), (squared, range(3))):
        with pytest.raises(JournalError, match="is of another study"):
            gather(Journal(HERE, path), work, tasks)
        assert path.read_bytes() == before


def test_a_file_of_an_older_farmyard_is_refused(tmp_path: Path) -> None:
    """Older files had one mark for all tasks, and results without any."""
    path = tmp_path / "study"
    path.write_bytes(b'{"farmyard":"1.0.0","study":"7a"}\n1\n2\n')
    with pytest.raises(JournalError, match="or of another Farmyard: name a new file"):
        gather(Journal(HERE, path), abs_of, range(3))


def test_a_finished_study_is_prolonged(tmp_path: Path) -> None:
    """More tasks of a study continue its file, wherever they come among those that are kept; fewer
    take the first, and delete nothing."""
    DONE.clear()
    path, by = tmp_path / "study", Journal(HERE, tmp_path / "study")
    gather(by, squared, [10, 11, 20, 21])
    longer = [10, 11, 12, 20, 21, 22]
    assert gather(by, squared, longer) == [(n * n, n / 3) for n in longer]
    assert DONE == [10, 11, 20, 21, 12, 22]
    whole = path.read_bytes()
    assert gather(by, squared, [10, 20]) == [(100, 10 / 3), (400, 20 / 3)]
    assert path.read_bytes() == whole
    assert len(DONE) == 6


def test_studies_of_the_laboratory_are_prolonged(tmp_path: Path) -> None:
    """An arena of three, a balance of two cells and batches go on with more games, and are what
    they would have been at once; games of another seed are another study."""
    wanted = balance.settings(KEY, [2, 3])

    def an_arena(games: int, seed: int, by: Executor) -> Any:
        found = arena.run(KEY, ["random", "egg", "chick"], 2, games, seed=seed, by=by).summary()
        return [pair["wins"] for pair in found["pairs"]]

    def a_balance(games: int, seed: int, by: Executor) -> Any:
        cells = balance.run(KEY, wanted, "random", games, seed, by)
        return [cell.summary() for cell in cells]

    def bots(games: int, seed: int, by: Executor) -> Any:
        return play_bots(KEY, ["random", "random"], games, seed, by=by).scores.tolist()

    def at_random(games: int, seed: int, by: Executor) -> Any:
        return play_out(KEY, 2, 100 * games, seed, by=by).scores.tolist()

    for n, study in enumerate((an_arena, a_balance, bots, at_random)):
        path = tmp_path / f"study-{n}"
        for games in (4, 8, 2):
            assert study(games, 3, Journal(HERE, path)) == study(games, 3, HERE)
        with pytest.raises(JournalError, match="is of another study"):
            study(4, 5, Journal(HERE, path))


@pytest.mark.parametrize("text", [b"a letter to my aunt", b"Dear aunt,\nall is well\n", b"{}\n"])
def test_what_is_no_study_is_left_as_it_is(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "letter"
    path.write_bytes(text)
    with pytest.raises(JournalError, match="is no file of a study"):
        gather(Journal(HERE, path), abs_of, range(3))
    assert path.read_bytes() == text


def test_a_place_where_nothing_can_be_kept_is_named(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match="cannot be written: No such file"):
        gather(Journal(HERE, tmp_path / "nowhere" / "study"), abs_of, range(3))
