"""Files of decisions, as other programs read them back: the games can be played again by them."""

import json
from pathlib import Path

import pytest

import farmyard
from farmyard.core import catalogue
from farmyard.core.record import OVER
from farmyard.lab import match
from farmyard.lab.batches import decisions
from farmyard.lab.batches.numbers import Numbers
from farmyard.lab.batches.rewards import rewards
from farmyard.lab.rows import RowsError


@pytest.mark.parametrize("key", catalogue.keys())
def test_games_can_be_played_again_from_a_file(key: str, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="Arrow has no wheel for this Python")
    levels, path = ["random", "egg"], tmp_path / "decisions.parquet"
    farmyard.write_decisions(str(path), key, levels, games=2, seed=5)
    table = parquet.read_table(path)
    assert tuple(table.column_names) == decisions.COLUMNS
    about = {name.decode(): text.decode() for name, text in table.schema.metadata.items()}
    assert (about["game"], json.loads(about["levels"])) == (key, levels)
    game, numbers = catalogue.game(key), Numbers(catalogue.game(key), 2)
    options = json.loads(about["options"])
    columns = {name: slice(*ends) for name, ends in json.loads(about["columns"]).items()}
    assert columns == numbers.columns
    rows = table.to_pylist()
    for deal in range(2):
        states = match.dealt(game, match.order_of(key, levels, options, 5, deal))
        its = [row for row in rows if row["game"] == deal]
        for n, row in enumerate(its):
            seat = int(states[0]["turn"])
            assert (row["n"], row["seat"]) == (n, seat)
            assert row["observation"] == numbers.of(game.see(states, seat), seat)[0].tolist()
            assert row["legal"] == list(game.choices(states))
            game.loops.play(states, 0, row["choice"])
        assert states[0]["phase"] == OVER
        worth = rewards(game.scores(states)).tolist()
        assert all(row["reward"] == worth[row["seat"]] for row in its)


def test_only_a_parquet_file_is_written(tmp_path: Path) -> None:
    with pytest.raises(RowsError, match="there is no folder"):
        decisions.write(tmp_path / "no" / "it.parquet", "aliens", ["egg", "egg"])
    with pytest.raises(RowsError, match=r"ends in .parquet, not to it.csv"):
        decisions.write(tmp_path / "it.csv", "aliens", ["egg", "egg"])
