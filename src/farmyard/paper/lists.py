"""Sets lists of names with figures beside them with Typst, as the results of an afternoon."""

import json
from collections.abc import Sequence

from farmyard.core.wording.messages import language
from farmyard.paper.printing import HERE, compiled


def listed(
    title: str, told: str, heads: Sequence[str], rows: Sequence[Sequence[str]], foot: str
) -> bytes:
    """Return a PDF of a list on A4: a title and what is told beside it, the heads of its columns
    on every page, rows, and a line at the foot; names are in the second column.  Letters that are
    not in the typeface of the page come from those of this machine.  Raises `PrintingError` if
    Typst is not installed."""
    given = {"title": title, "told": told, "language": language(), "heads": heads, "rows": rows,
             "foot": foot}  # fmt: skip
    return compiled(HERE / "list.typ", HERE, {"list": json.dumps(given)}, own=False)
