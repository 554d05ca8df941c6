"""The review that is kept with a table, as a note in its log."""

import json
from typing import Any

from farmyard.server.table.log import REVIEWED
from farmyard.server.table.state import State


def kept_review(state: State) -> dict[str, Any] | None:
    """Return the review that is kept with a table; None if there is none."""
    notes = [note for note in state.notes.values() if note.kind == REVIEWED]
    return json.loads(notes[-1].what) if notes else None
