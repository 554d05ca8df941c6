"""Cloud Nine: review of a day that is over: the best trick each player has missed.

While a day goes on nothing is shown: a trick that could have been laid tells what the hand holds.
"""

from typing import Any, NamedTuple

from farmyard.core.record import SPECTATOR
from farmyard.core.tables.table import Table
from farmyard.games.cloud_nine.bot.hints import best_of, tricks_of
from farmyard.games.cloud_nine.options import Mode
from farmyard.games.cloud_nine.rules.choices import DEEDS, GO_BY, PASS
from farmyard.games.cloud_nine.state import Phase
from farmyard.games.cloud_nine.words.showing import Shown, foreseen, is_laid


class Missed(NamedTuple):
    """A trick that was missed: better than the one that was laid.

    ``n``: number of decisions taken before it.  ``laid``: the trick of that turn, None for a pass;
    ``best``: the trick that could have been laid instead, for ``eggs`` more.

    ``n``: how many decisions had been taken before.  ``laid``: the trick of that turn, None for a
    pass; ``best``: what could have been laid instead, ``eggs`` more of it.
    """

    seat: int
    n: int
    laid: Shown | None
    best: Shown
    eggs: int


def missed(table: Table, day: int) -> list[Missed]:
    """Return the worst miss of each player on a day (from 0); none while it goes on.

    Alone nothing is missed: there the eggs are not the aim.
    """
    now = table.views.of(SPECTATOR)
    if now.mode == Mode.SOLO or not (now.day > day or now.phase == Phase.OVER):
        return []
    worst: dict[int, Missed] = {}
    for n, choice in enumerate(table.history.moves):
        found = _missed_at(table, n, choice) if table.views.of(SPECTATOR, n).day == day else None
        if found and found.eggs > (worst[found.seat].eggs if found.seat in worst else 0):
            worst[found.seat] = found
    return [worst[seat] for seat in sorted(worst)]


def _missed_at(table: Table, n: int, choice: int) -> Missed | None:
    """Return the trick that the seat to move has missed with this choice, by its view then."""
    seat = int(table.views.of(SPECTATOR, n).turn)
    view = table.views.of(seat, n)
    if not (is_laid(view, choice) or is_pass(view, choice)):
        return None
    tricks = tricks_of(view)
    if not tricks:
        return None
    laid = foreseen(view, choice) if is_laid(view, choice) else None
    best = foreseen(view, best_of(view, tricks))
    return Missed(seat, n, laid, best, best.eggs - (laid.eggs if laid else 0))


def is_pass(view: Any, choice: int) -> bool:
    """Return whether a choice passes the turn."""
    return choice == (DEEDS + PASS if view.mode == Mode.GROUP else GO_BY)
