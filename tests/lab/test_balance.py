"""Balance studies: shares sum to one, every way to end is known, and output can be read back."""

import csv
import dataclasses
import json
from collections import Counter
from pathlib import Path

import pytest

from farmyard.core import catalogue
from farmyard.core.formats.notation import write_position
from farmyard.core.options import OptionError
from farmyard.core.tables.table import Table
from farmyard.lab import balance, match, plots
from farmyard.lab.executors.processes import Processes
from farmyard.lab.intervals import wilson

KEYS = catalogue.keys()


def played(key: str, seats: int, games: int = 12, level: str = "random") -> balance.Cell:
    (cell,) = balance.run(key, balance.settings(key, [seats]), level, games, seed=6)
    return cell


@pytest.mark.parametrize("key", KEYS)
def test_shares_sum_to_one(key: str) -> None:
    """Shares of a solo game sum to its share of wins instead (CN-R124)."""
    for seats in catalogue.card(key).seats:
        cell = played(key, seats)
        won = sum(game.scores[0] >= 0 for game in cell.played) / 12 if seats == 1 else 1
        for shares, whole in (
            (cell.places(), won),
            (cell.seats(), won),
            (cell.ended().values(), 1),
        ):
            assert sum(share.value for share in shares) == pytest.approx(whole)


@pytest.mark.parametrize("key", KEYS)
def test_places_count_from_whoever_begins(key: str) -> None:
    """Wins by place are counted from the starter and wins by seat from seat 0, checked by hand."""
    cell = played(key, 2)
    first = sum(each.share(each.starter) for each in cell.played)
    assert cell.places()[0] == wilson(first, len(cell.played))
    assert cell.seats()[1] == wilson(sum(e.share(1) for e in cell.played), len(cell.played))


@pytest.mark.parametrize("key", KEYS)
def test_games_begin_as_a_table_deals_them(key: str) -> None:
    game, table = catalogue.game(key), Table.deal(key, 2, seed=8)
    order = match.order_of(key, ["random"] * 2, game.card.read_options({}, 2), 8, 0)
    states = match.dealt(game, order)
    assert write_position(game, states, table.names) == table.position()


def test_the_same_games_again_in_more_processes() -> None:
    wanted = balance.settings(KEYS[0], [2, 3])
    alone = balance.run(KEYS[0], wanted, "random", 4, seed=1)
    together = balance.run(KEYS[0], wanted, "random", 4, seed=1, by=Processes(2))
    assert [c.summary() for c in alone] == [c.summary() for c in together]


def test_a_place_that_wins_too_much_is_found_and_chance_is_not() -> None:
    """A cell whose starters win all games is uneven, and one whose places win in turn is not."""
    (one, other) = (played(KEYS[0], seats, 30) for seats in (2, 3))
    starters = [each._replace(ranks=ranked(each.starter, 2)) for each in one.played]
    even = [each._replace(ranks=ranked(n % 3, 3), starter=0) for n, each in enumerate(other.played)]
    cells = [dataclasses.replace(one, played=starters), dataclasses.replace(other, played=even)]
    assert [(each.setting.seats, each.place) for each in balance.uneven(cells)] == [(2, 0), (2, 1)]
    assert balance.compared(cells) == 5
    (first, second) = balance.summary(cells)["uneven_places"]
    assert (first["place"], first["share"], second["share"]) == (1, 1.0, 0.0)
    assert 0 < first["p"] < 1e-5


def ranked(winner: int, seats: int) -> list[int]:
    return [1 if seat == winner else 2 for seat in range(seats)]


# -- Settings -------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_every_value_that_fits(key: str) -> None:
    card = catalogue.card(key)
    low, high = card.seats
    for option in card.options:
        if option.kind == "number":
            with pytest.raises(OptionError, match="say which values"):
                balance.settings(key, [high], option.name)
            continue
        found = balance.settings(key, [low, high], option.name)
        assert {each.varied for each in found} <= set(option.words)
        for each in found:
            assert card.read_options(each.options, each.seats)


def test_what_cannot_be_varied() -> None:
    key, card = KEYS[0], catalogue.card(KEYS[0])
    switch = next(o for o in card.options if o.kind == "switch")
    number = next(o for o in card.options if o.kind == "number")
    with pytest.raises(OptionError, match="has no option speed"):
        balance.settings(key, [2], "speed")
    with pytest.raises(OptionError, match="both varied and set"):
        balance.settings(key, [2], switch.name, {switch.name: "yes"})
    with pytest.raises(OptionError, match="not maybe"):
        balance.settings(key, [2], f"{switch.name}=maybe")
    some = balance.settings(key, [2], f"{number.name}={number.low},{number.high}")
    assert [each.varied for each in some] == [str(number.low), str(number.high)]


# -- What is written ------------------------------------------------------------


def test_files_hold_what_was_played(tmp_path: Path) -> None:
    cells = balance.run(KEYS[0], balance.settings(KEYS[0], [2, 3]), "random", 5, seed=1)
    balance.write(tmp_path / "new", {"game": KEYS[0]}, cells)
    figures = json.loads((tmp_path / "new" / balance.FIGURES).read_text())
    rows = list(csv.DictReader((tmp_path / "new" / balance.RAW).read_text().splitlines()))
    assert [cell["games"] for cell in figures["cells"]] == [5, 5]
    assert len(rows) == 10
    endings = Counter(row["ending"] for row in rows if row["seats"] == "3")
    for name, (share, low, high) in figures["cells"][1]["endings"].items():
        assert share == endings[name] / 5
        assert low <= share <= high
    assert [int(row["decisions"]) for row in rows[:5]] == [e.decisions for e in cells[0].played]


def test_plots_are_drawn(tmp_path: Path) -> None:
    cells = balance.run(KEYS[0], balance.settings(KEYS[0], [2, 3]), "random", 5, seed=1)
    paths = plots.balance(tmp_path, "Title", cells)
    assert {path.suffix for path in paths} == {".png", ".svg"}
    assert len(paths) == 6
    for path in paths:
        begins = path.read_bytes()[:400]
        assert begins.startswith(b"\x89PNG") or b"<svg" in path.read_bytes()[:1000]
    once = (tmp_path / "endings.svg").read_bytes()
    plots.balance(tmp_path, "Title", cells)
    assert (tmp_path / "endings.svg").read_bytes() == once


def test_plots_name_what_varies_and_places_differ_without_colour(tmp_path: Path) -> None:
    option = next(each for each in catalogue.card(KEYS[0]).options if each.kind != "number")
    wanted = balance.settings(KEYS[0], [2, 3, 4], option.name)
    cells = balance.run(KEYS[0], wanted, "random", 3, seed=1)
    assert len(cells) > 4
    drawn = plots.balance(tmp_path, "Title", cells)
    drawn = [path for path in drawn if path.suffix == ".svg"]
    assert [option.name in path.read_text() for path in drawn] == [True] * 3
    for draw in (plots.places, plots.lengths):
        (ax,) = draw("Title", cells).axes
        assert {label.get_rotation() for label in ax.get_xticklabels()} == {0}
    (ax,) = plots.places("Title", cells).axes
    hatches = [bar.get_hatch() for bar in ax.patches[-4:]]
    assert len(set(hatches)) == 4


def test_every_plot_has_a_legend_units_and_the_number_of_games() -> None:
    cells = balance.run(KEYS[0], balance.settings(KEYS[0], [2, 3]), "random", 5, seed=1)
    for draw in (plots.places, plots.endings, plots.lengths):
        (ax,) = draw("Title", cells).axes
        assert "(n = 5 games each)" in ax.get_title()
        assert ax.get_legend() is not None
        assert {"part of the wins, %", "part of the games, %", "decisions in a game"} & {
            ax.get_xlabel(),
            ax.get_ylabel(),
        }
    (ax,) = plots.places("Title", cells).axes
    told = [text.get_text() for text in ax.get_legend().get_texts()]
    assert told == ["all even", "place 1", "place 2", "place 3"]
    bars = [bar.get_height() for bar in ax.patches if bar.get_height()]
    assert bars == pytest.approx(
        [100 * s.value for cell in cells for s in cell.places() if s.value]
    )
