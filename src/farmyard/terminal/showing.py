"""``farmyard show``: the position of a game file at a decision, each seat's view, and the choices.

Nothing is hidden here: a game file contains the key of its dice anyway.
"""

import json
from collections.abc import Iterator
from typing import Any

from farmyard.core import catalogue
from farmyard.core.formats import gamefile
from farmyard.core.record import SPECTATOR
from farmyard.core.tables.table import Table
from farmyard.terminal import words


class NoDecision(ValueError):
    """The file has no such decision; the text says which it has."""


def found(text: str, n: int | None) -> dict[str, Any]:
    """Return the data that ``--json`` prints for decision n, counted from 1, or for the end.

    ``choices`` are numbers and words, ``chosen`` is the number that was chosen; None at the end.
    Raises `NoDecision`, or `GameFileError` for a text that is no game file.
    """
    whole = Table.replay(text)
    at = whole.n + 1 if n is None else n
    if not 1 <= at <= whole.n + 1:
        raise NoDecision(words.NO_DECISION.format(last=whole.n, end=whole.n + 1, n=at))
    table = before(text, whole, at)
    return {
        "game": whole.card.key,
        "decision": at,
        "decisions": whole.n,
        "to_move": table.to_move,
        "position": table.position(),
        "views": [table.view(seat) for seat in range(len(table.names))],
        "watcher": table.view(SPECTATOR),
        "choices": table.choices(),
        "chosen": whole.history.moves[at - 1] if at <= whole.n else None,
    }


def before(text: str, whole: Table, decision: int) -> Table:
    """Replay a game file up to the position before a decision."""
    headers, _ = gamefile.read(text)
    table, done = gamefile.begun(Table, headers), decision - 1
    renewed = [renewal for renewal in whole.history.renewals if renewal[0] <= done]
    for _ in gamefile.follow(table, whole.history.moves[:done], renewed):
        pass
    return table


def lines(shown: dict[str, Any]) -> Iterator[str]:
    """Yield lines for people: the position as JSON, the views a field a line, and the choices."""
    names, mover = shown["position"]["seats"], shown["to_move"]
    head = words.AT_THE_END if mover is None else words.AT_A_DECISION
    title = catalogue.card(shown["game"]).title
    yield head.format(**shown, title=title, name=names[mover or 0])
    fields = [f"  {_json(name)}: {_json(value)}" for name, value in shown["position"].items()]
    yield from ("", words.POSITION, "{", ",\n".join(fields), "}")
    seen = [*zip(names, shown["views"], strict=True), (words.WATCHER, shown["watcher"])]
    for name, view in seen:
        yield from ("", words.SEEN.format(name=name))
        yield from (f"  {field}: {_json(value)}" for field, value in view.items())
    if mover is not None:
        yield from ("", words.CHOICES.format(name=names[mover]))
        for number, says in shown["choices"]:
            yield f"{'>' if number == shown['chosen'] else ' '} {number:4}  {says}"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
