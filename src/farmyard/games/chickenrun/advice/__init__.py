"""Chickenrun: the reasons for an advised choice, from the view of the seat to move."""

from collections.abc import Callable, Sequence
from typing import Any

from farmyard.core.contract import Bot, Reasons
from farmyard.games.chickenrun.advice import asked, chasing, dealing, going, setting_out
from farmyard.games.chickenrun.advice.facts import Facts
from farmyard.games.chickenrun.state import Phase

__all__ = ["reasons"]

ROOMS: dict[int, Callable[[Facts], Reasons]] = {
    **dict.fromkeys((Phase.MOVE, Phase.LAND, Phase.MOUTH), going.reasons),
    **dict.fromkeys(
        (Phase.BEFORE, Phase.PARTNER, Phase.JOIN, Phase.LEND, Phase.COMMIT, Phase.KEEP),
        setting_out.reasons,
    ),
    **dict.fromkeys(range(Phase.TRADE, Phase.REPLY + 1), dealing.reasons),
    **dict.fromkeys((Phase.DISCOUNT, Phase.LOOK, Phase.BUY, Phase.FOOD), dealing.reasons),
    **dict.fromkeys((Phase.PUT, Phase.LOOT, Phase.LOOT_CARD), dealing.reasons),
    **dict.fromkeys((Phase.BLACK, Phase.SELECT, Phase.CHASE, Phase.CATCH), chasing.reasons),
    **dict.fromkeys((Phase.DOG, Phase.BIDDING), chasing.reasons),
}
"""The module that gives the reasons in each phase; in all others that is `asked`."""


def reasons(view: Any, choice: int, names: Sequence[str], bot: Bot) -> Reasons:
    """Return the reasons for a choice: its gain for the seat, and its risk.

    The way leads to where the bot is bound (`farmyard.bots.rollouts.Rollouts.course`).
    """
    facts = Facts(view, choice, names, int(getattr(bot, "course", 0)))
    return ROOMS.get(facts.phase, asked.reasons)(facts)
