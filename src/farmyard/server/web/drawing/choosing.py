"""Choices as sets of page parts: what is picked, what can still be picked, what it means.

Every legal choice is a set of parts of the page. A player picks parts one by one; only those that
can still become a legal choice stay open. The page computes the same in the browser; this module
serves pages without scripts, and checks what the others send.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from farmyard.server.web.transport.wire import encode

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table


@dataclass(frozen=True)
class Choice:
    """A legal choice: its number, the parts that mean it, and its words, made on demand; ``then``
    are the answers to later questions that the same touch gives."""

    id: int
    parts: tuple[str, ...]
    say: Callable[[int], str]
    then: tuple[int, ...] = ()

    @property
    def says(self) -> str:
        return self.say(self.id)

    @property
    def all(self) -> int | tuple[int, ...]:
        """Return the number of the choice; with ``then`` all numbers as a tuple."""
        return (self.id, *self.then) if self.then else self.id


def choices_of(table: "Table", seat: int) -> list[Choice]:
    """Return the legal choices of a seat; none if it is not its turn."""
    if table.to_move != seat:
        return []
    view, page = table.views.of(seat), table.game.page
    names = table.views.unique_names

    def say(choice: int) -> str:
        return table.game.words.say(view, choice, names)

    one_by_one = [Choice(id, tuple(page.parts(view, id)), say) for id in table.legal()]
    chains = table.game.chains(view)
    return one_by_one + [Choice(first, parts, say, tuple(then)) for (first, *then), parts in chains]


def holding(choices: Sequence[Choice], picked: Sequence[str]) -> list[Choice]:
    """Return the choices that these picks can still become."""
    return [choice for choice in choices if set(picked) <= set(choice.parts)]


def open_parts(choices: Sequence[Choice], picked: Sequence[str]) -> list[str]:
    """Return all parts that can be picked now, or are."""
    found = [part for choice in holding(choices, picked) for part in choice.parts]
    return list(dict.fromkeys(found))


def complete(choices: Sequence[Choice], picked: Sequence[str]) -> list[Choice]:
    """Return the choices that are exactly these picks."""
    return [choice for choice in holding(choices, picked) if len(choice.parts) == len(set(picked))]


def ready(choices: Sequence[Choice], picked: Sequence[str]) -> list[str]:
    """Return the parts that would complete a choice."""
    most = len(set(picked)) + 1
    near = [c for c in choices if len(c.parts) == most and set(picked) <= set(c.parts)]
    found = [part for choice in near for part in choice.parts if part not in picked]
    return list(dict.fromkeys(found))


def decided(
    choices: Sequence[Choice], picked: Sequence[str], last: str | None = None
) -> Choice | None:
    """Return the choice these picks make, if nothing can be added: all longer choices end with the
    part picked last."""
    whole = complete(choices, picked)
    others = [each for each in holding(choices, picked) if each not in whole]
    return whole[0] if whole and all(each.parts[-1] == last for each in others) else None


def pick(choices: Sequence[Choice], picked: Sequence[str], new: Sequence[str]) -> list[str]:
    """Return the picks after new ones: a part picked twice is dropped, and so is a part that fits
    no choice with the new ones."""
    if new and all(part in picked for part in new):
        return [part for part in picked if part not in new]
    kept = [part for part in picked if part not in new and holding(choices, [part, *new])]
    while kept and not holding(choices, [*kept, *new]):
        kept.pop(0)
    return [*kept, *new]


def why_not(table: "Table", seat: int, picked: Sequence[str]) -> str:
    """Return the game's reason why these parts are no choice: why the first choice with more parts
    is illegal, or why a part of none is not open."""
    view, game = table.views.of(seat), table.game
    first: int | None = None
    for choice in range(game.rules.CHOICES):
        try:
            meant = set(game.page.parts(view, choice))
        except (LookupError, ValueError):  # a choice of another question
            continue
        if meant == set(picked):
            return game.words.why_not(view, choice, table.names)
        if first is None and meant > set(picked):
            first = choice
    if first is not None:
        return game.words.why_not(view, first, table.names)
    return game.why_shut(view, picked[-1] if picked else "", seat, table.names)


def as_context(choices: Sequence[Choice], picked: Sequence[str]) -> dict[str, Any]:
    """Return the context of the table's template: each choice as its number and the indices of its
    parts in a list of all parts; the open parts, which on a whole page are marked."""
    parts = list(dict.fromkeys(part for choice in choices for part in choice.parts))
    place = {part: nth for nth, part in enumerate(parts)}
    found = open_parts(choices, picked) if picked else parts
    return {
        "parts": ",".join(parts),
        "choices": encode([(c.all, *[place[part] for part in c.parts]) for c in choices]).decode(),
        "picked": list(picked),
        "choosing": bool(choices),
        "open": found,
        "takes": [part for part in found if part.startswith("seat-")],
        "whole": {"open": found},
        "ready": ready(choices, picked),
        "complete": [{"id": c.id, "says": c.says} for c in complete(choices, picked) if picked],
    }
