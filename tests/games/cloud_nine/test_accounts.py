"""Tests of the score table and the winner, as shown on a page, in a file and by the laboratory."""

import re
from random import Random

import pytest
from click.testing import CliRunner

import farmyard
from farmyard.core.tables.table import Table
from farmyard.games.cloud_nine.rules.choices import RESIGN
from farmyard.games.cloud_nine.state import EARNED
from farmyard.lab.playouts import play_bots
from farmyard.terminal.main import main
from tests.games.cloud_nine.test_rulings import packs, place
from tests.games.cloud_nine.written import table, trick


def finished(seats: int, seed: int, **options: str) -> Table:
    """Return a random game played to its end, in which nobody gives up while there is another
    choice."""
    t, dice = farmyard.table("cloud_nine", seats=seats, seed=seed, options=options), Random(seed)
    while not t.over:
        legal = t.legal()
        staying = [c for c in legal if c != RESIGN] if "mode" in options else legal
        t.play(dice.choice(staying or legal))
    return t


@pytest.mark.parametrize("column", range(len(EARNED)))
def test_an_account_in_a_written_position_adds_no_eggs(column: int) -> None:
    """A stranger may write any account; the score counts what has been earned."""
    written = [[-900 if n == column else 0 for n in range(len(EARNED))] for _ in range(2)]
    t = place(2, {"mode": "dual", "level": "1", "rounds": "1"}, phase="TABLE",
              packs=packs("4 9", "2 9"), gold_nest=["hen", "egg"], account=written,
              piles=[["10"], ["1"]])  # fmt: skip
    t.play("gives up")
    assert t.position()["harvest"] == [10, 1]
    group = table(["9", "2"], account=written, piles=[["10"], ["1"]])
    assert group.play(trick("9")).position()["harvest"] == [10 + 9 + 15, 1]


HARVEST = re.compile(r"(\d+|no|none)(?: eggs?)? \(([^)]*(?:in the pile|for )[^)]*)\)")
"""A number of eggs, and what they are made of."""


@pytest.mark.parametrize(
    ("seats", "options", "reasons"),
    [
        (3, {}, {"in the pile", "for a Fox", "for n Foxes", "for the empty hand"}),
        (4, {"gold": "yes"}, {"in the pile", "for the Easter Egg"}),
        (2, {"mode": "dual"}, {"for tricks", "for Gold cards", "for the most Gold cards"}),
    ],
)
def test_the_log_says_what_the_eggs_of_a_day_are_made_of(
    seats: int, options: dict[str, str], reasons: set[str]
) -> None:
    """CN-122 to CN-128, CN-180 to CN-184: The parts of a day's eggs add up, and never
    below zero."""
    lines = [line for seed in range(20) for line in finished(seats, seed, **options).log()]
    found = [each for line in lines for each in HARVEST.findall(line)]
    told = set()
    for eggs, made in found:
        parts = re.split(", | and ", made)
        worth = sum(int(part.split()[0].replace("−", "-")) for part in parts)
        assert max(worth, 0) == int(eggs if eggs.isdigit() else 0), made
        told |= {re.sub(r"\d+", "n", part.split(maxsplit=1)[1]) for part in parts}
    assert told >= reasons


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {"rounds": "1"}), (3, {"rounds": "3"}), (2, {"mode": "dual", "rounds": "1"}),
     (2, {"mode": "dual", "rounds": "2"})],
)  # fmt: skip
def test_the_columns_of_a_row_add_up(seats: int, options: dict[str, str]) -> None:
    """CN-129, CN-180 to CN-184: The columns add up, and the last day is as in the log."""
    for seed in range(4):
        t = finished(seats, seed, **options)
        view = t.views.of()
        headings = t.game.headings(view)
        for p, row in enumerate(t.game.words.counts(view)):
            first, *parts = (int(cell.replace("−", "-")) for cell in row)
            assert len(row) == len(headings)
            assert first == sum(parts) == t.scores()[p]
            if headings[-1] == "last day":
                assert parts[-1] == view.harvest[p]


def test_alone_the_first_number_is_the_total_of_the_eggs() -> None:
    """CN-R99: The score table lists the eggs with 20 for the Easter Egg, challenges and
    cards left."""
    options = {"mode": "solo", "level": "1"}
    t = place(1, options, phase="TABLE", packs=packs("9", "fox"), gold_nest=["corns", "egg"])
    t.play("lays the 9 from pack 1 for 9 eggs")
    assert t.game.headings(t.views.of()) == ("eggs", "challenges", "cards left")
    assert t.game.words.counts(t.views.of())[0][0] == "29"
    assert t.game.cheers(t.views.of())
    t = farmyard.table("cloud_nine", ["Ada"], seed=1, options={"mode": "solo"})
    t.play("gives up")
    assert t.game.words.counts(t.views.of()) == [("0", "0 of 18", "48")]
    assert not t.game.cheers(t.views.of())


def test_who_gives_up_loses_and_the_scores_stand() -> None:
    """CN-R106"""
    t = place(2, {"mode": "dual", "level": "1", "rounds": "1"}, phase="TABLE",
              packs=packs("4 9", "2 9"), gold_nest=["hen", "egg"], golds=[["rooster"], []],
              piles=[["10", "10", "10"], ["1"]])  # fmt: skip
    t.play("gives up")
    assert (t.scores(), t.ranks()) == ([55, 1], [2, 1])
    account = "30 for tricks, 5 for Gold cards and 20 for the most Gold cards"
    assert t.log()[-1].endswith(f"gets 55 eggs ({account}) and Ben 1.")
    assert "scores: 55 1" in t.text() or "[55, 1]" in t.text()


def test_alone_only_a_cleared_table_is_won() -> None:
    """CN-R80, CN-R124: Only a cleared table is won, in the laboratory's counts too."""
    found = play_bots("cloud_nine", ["hen"], 4, 0, {"mode": "solo", "gold": "no"})
    cleared = int((found.scores == 0).sum())
    assert 0 < cleared < 4
    assert int(found.winners.sum()) == cleared
    assert found.summary()["wins"] == [cleared]


def test_simulate_counts_the_cleared_tables() -> None:
    """CN-R124"""
    asked = ["simulate", "cloud_nine", "--seats", "1", "--option", "mode=solo", "--bots", "hen"]
    says = CliRunner().invoke(main, [*asked, "--games", "2", "--seed", "0", "--json"]).output
    assert '"wins": [1.0]' in says, "it was both"
