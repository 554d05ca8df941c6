"""The title of a table's link in a chat."""

from farmyard.core import catalogue
from farmyard.server.store.schema import CLOSED, OPEN, OVER, WAITING
from farmyard.server.table.results import read
from farmyard.server.table.state import State
from farmyard.server.web.drawing.scores import scores
from farmyard.server.words import say


def preview_of(state: State) -> str:
    """Return the title of a table's link in a chat; it names nobody who sits there."""
    row, title = state.row, catalogue.card(state.row.game).short
    if row.stage == WAITING:
        free = sum(chair.kind == OPEN for chair in state.chairs)
        return say("preview-free" if free else "preview-full", n=free, title=title)
    if row.stage in (OVER, CLOSED):
        result = read(row.result)
        if result is None:
            return say("preview-over", title=title)
        return say("preview-ended", title=title, scores=scores(catalogue.card(row.game), result))
    return say("preview-running", title=title)
