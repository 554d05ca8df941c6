"""Choices as sets of page parts: what is picked so far, what can still be picked, what it means.

Every legal choice is a set of parts of the page. Somebody picks parts one by one; only what can
still become a legal choice stays open. The page does the same sums in the browser; these here
serve pages without scripts, and judge what the others send.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from farmyard.core.table import Table


@dataclass(frozen=True)
class Choice:
    """A legal choice: its number, the parts that mean it, and its words."""

    id: int
    parts: tuple[str, ...]
    says: str


def choices_of(table: "Table", seat: int) -> list[Choice]:
    """The legal choices of a seat; none if it is not its turn."""
    if table.to_move != seat:
        return []
    view, page = table.seen(seat), table.game.page
    return [Choice(id, tuple(page.parts(view, id)), says) for id, says in table.choices()]


def holding(choices: Sequence[Choice], picked: Sequence[str]) -> list[Choice]:
    """The choices that these picks can still become."""
    return [choice for choice in choices if set(picked) <= set(choice.parts)]


def open_parts(choices: Sequence[Choice], picked: Sequence[str]) -> list[str]:
    """All parts that can be picked now, or are."""
    found = [part for choice in holding(choices, picked) for part in choice.parts]
    return list(dict.fromkeys(found))


def complete(choices: Sequence[Choice], picked: Sequence[str]) -> list[Choice]:
    """The choices that are exactly these picks."""
    return [choice for choice in holding(choices, picked) if len(choice.parts) == len(set(picked))]


def decided(choices: Sequence[Choice], picked: Sequence[str]) -> Choice | None:
    """The choice these picks make, when there is one and they can become nothing else."""
    left = holding(choices, picked)
    return left[0] if len(left) == 1 and complete(choices, picked) else None


def pick(choices: Sequence[Choice], picked: Sequence[str], new: Sequence[str]) -> list[str]:
    """The picks after some more: a part picked twice is put back, and what cannot stand together
    with a new part makes way for it."""
    if new and all(part in picked for part in new):
        return [part for part in picked if part not in new]
    kept = [part for part in picked if part not in new and holding(choices, [part, *new])]
    while kept and not holding(choices, [*kept, *new]):
        kept.pop(0)
    return [*kept, *new]


def why_not(table: "Table", seat: int, picked: Sequence[str]) -> str | None:
    """The game's own reason why these parts are no choice now, if they could ever be one; of those
    that need more parts, the reason why the first is none."""
    view, game = table.seen(seat), table.game
    first: int | None = None
    for choice in range(game.rules.CHOICES):
        try:
            meant = set(game.page.parts(view, choice))
        except (LookupError, ValueError):  # no such thing is asked now
            continue
        if meant == set(picked):
            return game.words.why_not(view, choice)
        if first is None and meant > set(picked):
            first = choice
    return None if first is None else game.words.why_not(view, first)


def as_context(choices: Sequence[Choice], picked: Sequence[str]) -> dict[str, Any]:
    """What the table's template needs of all this."""
    finished = complete(choices, picked) if picked else []
    return {
        "choices": [{"id": c.id, "parts": list(c.parts), "says": c.says} for c in choices],
        "picked": list(picked),
        "open": open_parts(choices, picked),
        "complete": [{"id": c.id, "says": c.says} for c in finished],
    }
