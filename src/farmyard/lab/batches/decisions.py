"""Decisions of bots as a Parquet file with one row each: what was seen, legal, chosen and gained.

>>> import farmyard
>>> farmyard.write_decisions("hens.parquet", "by_golly", ["hen", "hen"])

Columns: ``game`` (int32, the deal of the seed), ``n`` (int32, the decisions before), ``seat``
(int8), ``observation`` (list of int32, the seat's row of `farmyard.lab.batches.numbers`), ``legal``
(list of int32, in rising order), ``choice`` (int32), and ``reward`` (float64, what the end of the
game brings the seat, from −1 to 1).  The metadata of the schema has ``game`` (the key), and as JSON
``levels`` (by seat), ``options`` (all, as numbers), ``seed``, and ``columns``: of each field of the
observation, its first column and the one after its last.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.contract import Bot
from farmyard.lab import MOST_STUDIED, match, rows
from farmyard.lab.batches.numbers import Numbers
from farmyard.lab.batches.rewards import rewards
from farmyard.lab.extra import library
from farmyard.lab.playouts import check_counts, play_on

COLUMNS = ("game", "n", "seat", "observation", "legal", "choice", "reward")


class _Noted:
    """A bot whose decisions are written into a list, which all seats of a game share."""

    def __init__(self, bot: Bot, seat: int, numbers: Numbers, game: int, kept: list[Any]) -> None:
        self._bot, self._seat, self._numbers, self._game = bot, seat, numbers, game
        self._kept, self.watch = kept, bot.watch

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        choice = self._bot.choose(view, choices)
        seen = self._numbers.of(view.reshape(1), self._seat)[0]
        kept = (self._game, len(self._kept), self._seat, seen, list(choices), int(choice))
        self._kept.append(kept)
        return choice


def write(
    path: Path, key: str, levels: Sequence[str], games: int = 100, seed: int = 0,
    options: dict[str, Any] | None = None,
) -> None:  # fmt: skip
    """Play games between levels of a game's bots, one a seat, and write their decisions.

    Raises `RowsError` or `MissingLibrary` if there can be no such file, `OptionError` for levels,
    seats or options that cannot be.
    """
    rows.check(path)
    if path.suffix == ".csv":
        raise rows.RowsError(f"decisions go to a file that ends in .parquet, not to {path.name}")
    check_counts(MOST_STUDIED, games=games)
    arrow = library("pyarrow", "Parquet files", "cluster")
    parquet = library("pyarrow.parquet", "Parquet files", "cluster")
    game, seats = catalogue.game(key), len(levels)
    game.card.check_seats(seats)
    levels = [roster.level(key, name).name for name in levels]
    numbers, given = Numbers(game, seats), game.card.read_options(options or {}, seats)
    columns = {name: [span.start, span.stop] for name, span in numbers.columns.items()}
    told = {"levels": levels, "options": given, "seed": seed, "columns": columns}
    kinds = [arrow.int32(), arrow.int32(), arrow.int8(), arrow.list_(arrow.int32(), numbers.width)]
    kinds += [arrow.list_(arrow.int32()), arrow.int32(), arrow.float64()]
    about = {name: json.dumps(each) for name, each in told.items()}
    schema = arrow.schema(list(zip(COLUMNS, kinds, strict=True)), {"game": key, **about})
    with parquet.ParquetWriter(path, schema) as file:
        for deal in range(games):
            order, kept = match.order_of(key, levels, given, seed, deal), list[Any]()
            states = match.dealt(game, order)
            bots = [match.bot_of(order, seat) for seat in range(seats)]
            play_on(game, states, [_Noted(b, s, numbers, deal, kept) for s, b in enumerate(bots)])
            worth = rewards(game.scores(states)).tolist()
            by_column = zip(*((*each, worth[each[2]]) for each in kept), strict=True)
            file.write_table(arrow.table([list(column) for column in by_column], schema=schema))
