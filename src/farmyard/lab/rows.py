"""Files with one row a game, for pandas, polars or a spreadsheet: CSV or Parquet."""

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from farmyard.lab.extra import library

ENDINGS = (".csv", ".parquet")


class RowsError(ValueError):
    """Rows cannot be written; the text says why."""


def is_one(path: Path) -> bool:
    """Tell whether a file of this name can hold rows."""
    return path.suffix in ENDINGS


def check(path: Path) -> None:
    """Raise `RowsError` or `MissingLibrary` if rows cannot be written to this path; called before
    hours of play."""
    if not is_one(path):
        raise RowsError(f"rows go to a file that ends in .csv or .parquet, not to {path.name}")
    if not path.absolute().parent.is_dir():
        raise RowsError(f"there is no folder {path.parent} for {path.name}")
    if path.suffix == ".parquet":
        library("pyarrow", "Parquet files", "cluster")


def write(path: Path, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    """Write rows; lists stay lists in Parquet, and are joined with blanks in CSV."""
    check(path)
    if path.suffix == ".parquet":
        arrow, parquet = (
            library(name, "Parquet files", "cluster") for name in ("pyarrow", "pyarrow.parquet")
        )
        by_column = map(list, zip(*rows, strict=True))
        parquet.write_table(arrow.table(dict(zip(columns, by_column, strict=True))), path)
        return
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(columns)
        table.writerows([_flat(cell) for cell in row] for row in rows)


def _flat(cell: Any) -> Any:
    return " ".join(map(str, cell)) if isinstance(cell, list | tuple) else cell
