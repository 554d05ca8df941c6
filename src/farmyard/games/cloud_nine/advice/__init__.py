"""Cloud Nine: the reasons for an advised choice, from the view of the seat to move.

Reasons for tricks and draws of the group game stand in `tricks`, for the Gold cards in `golden`,
for Success in `packs`.
"""

from collections.abc import Sequence
from typing import Any

from farmyard.core.contract import Bot, Reasons
from farmyard.games.cloud_nine.advice import golden, packs, tricks
from farmyard.games.cloud_nine.options import Mode
from farmyard.games.cloud_nine.rules.choices import DEEDS, deed_of

__all__ = ["reasons"]


def reasons(view: Any, choice: int, names: Sequence[str], bot: Bot) -> Reasons:
    """Return the reasons for a choice: what it brings its seat, and what it risks."""
    if view.mode != Mode.GROUP:
        return packs.reasons(view, choice, names)
    if choice < DEEDS:
        return tricks.laying(view, choice, names)
    deed, n = deed_of(choice)
    if deed in tricks.DEEDS_HERE:
        return tricks.reasons(view, deed, n, names)
    return golden.reasons(view, deed, n, names)
