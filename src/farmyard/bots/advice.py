"""Advice to the seat to move: what the strongest level of a game would choose there, and why.

The adviser is a bot of that level. It is shown the views of that seat, from the deal on, and
nothing else, and its dice are always the same: two tables that are alike to the seat get the same
advice.
"""

from random import Random
from typing import NamedTuple

from farmyard.bots import roster
from farmyard.bots.search import Search
from farmyard.core.contract import Level, Reasons
from farmyard.core.game import Game
from farmyard.core.record import OVER
from farmyard.core.tables.table import Table
from farmyard.core.wording.messages import common

DICE = 0  # seeds the dice of every adviser


class Advice(NamedTuple):
    """The choice that a level advises, in words, with its reasons.

    ``known`` is the number of decisions that had been made at the table.
    """

    level: Level
    known: int
    choice: int
    says: str
    reasons: Reasons

    @property
    def told(self) -> str:
        """The advice as a sentence, in the language spoken now."""
        return common("advice-says", who=self.level.named, says=self.says)


def adviser(game: Game) -> Level | None:
    """Return the level that advises in a game; None if it gives no reasons (module ``advice``).

    It is the strongest, but no search with a memory (`SearchHints.recall`): it waits for others to
    turn up cards, and its reasons are out of sight.  The first call imports the bots and the
    reasons.
    """
    levels = game.bot.LEVELS if game.search_hints.recall else roster.levels(game.card.key)
    return levels[-1] if game.advising else None


def advise(table: Table, seat: int) -> Advice | None:
    """Return advice to a seat; it takes as long as the level thinks (up to seconds).

    None if the seat has nothing to decide, or if nobody advises in the game (`adviser`).
    """
    game, known = table.game, table.n
    level, advising, views = adviser(game), game.advising, table.views.array(seat, known)
    view = views[0]
    if level is None or advising is None or view.phase == OVER or view.turn != seat:
        return None
    names, choices = table.views.unique_names, game.choices(views)
    bot = level.make(seat, len(names), Random(DICE))
    if not isinstance(bot, Search):  # which remembers nothing
        for n in range(known + 1):
            bot.watch(table.views.array(seat, n)[0])
    choice = bot.choose(view, choices)
    only = len(choices) == 1
    reasons = Reasons(common("advice-only")) if only else advising.reasons(view, choice, names, bot)
    return Advice(level, known, choice, game.words.say(view, choice, names), reasons)
