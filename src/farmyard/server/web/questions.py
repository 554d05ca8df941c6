"""Questions of a page to its game beside playing: a total, a hint, a typed operation.

A game that answers has a module ``answers`` with a function `answer`: it takes an `Asked` and
returns plain data, or None for an unknown question. Answers use the asker's own view; the true
state is available at a table for one only. They may take long, so they are computed in a thread.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from farmyard.server.table import words
from farmyard.server.table.refusals import TableRefusal
from farmyard.server.table.state import State
from farmyard.server.web.site import Site

if TYPE_CHECKING:
    from farmyard.core.table import Table


class Asked(NamedTuple):
    """A question of a page: the asker's view and seat, the text, and the table.

    The game answers from the seat's ``view``; `Table.record`, the true state, is there for a table
    for one, and what is over may be looked back at.
    """

    view: Any
    seat: int
    question: str
    table: "Table"


Answer = dict[str, Any]
"""``says``: a sentence; ``lit``: parts of the page to look at; ``line`` and ``sum``: what the line
shows; ``choices``: what the answer has come to, to be made at once, one after the other."""

SHOWN = ("says", "line", "sum", "lit")


async def ask(site: Site, state: State, person: str, address: str, question: str) -> Answer:
    """Return the game's answer to the seat a person looks from. Raises Refusal."""
    table, seat = state.playing(), state.eyes(person).seat
    if seat < 0:
        raise TableRefusal(403, words.NOT_SEATED)
    found = await site.questions.run_for(address, answer_of, table, seat, question)
    if found is None:
        raise TableRefusal(400, words.UNREADABLE)
    return found


def answer_of(table: "Table", seat: int, question: str) -> Answer | None:
    """Return the game's answer to a seat; None if the question is unknown. Runs in a thread."""
    if (answers := table.game.answers) is None:
        return None
    return answers.answer(Asked(table.views.of(seat), seat, question, table))


async def of_picks(
    site: Site, state: State, person: str, address: str, picked: Sequence[str]
) -> Answer | None:
    """Return the answer shown by a page without scripts for its picks; None if there is none."""
    table, seat = state.playing(), state.eyes(person).seat
    if not picked or seat < 0:
        return None
    question = f"parts {','.join(picked)}"
    return await site.questions.run_for(address, answer_of, table, seat, question)


def shown(answer: Answer) -> Answer:
    """Return the fields of an answer that the page may see."""
    return {name: answer[name] for name in SHOWN if name in answer}
