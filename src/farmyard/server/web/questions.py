"""Questions a page may ask its game besides playing: what these cards come to, a hint, an operation
that was typed.

A game that answers has a room of its own for it, ``answers``, with `answer`: it takes an
`Asked` and gives plain data, or None for a question that means nothing.  It looks at the asker's
own view; the true state is there at a table for one only, where nobody else could be wronged.
Answers may take their time, so they are worked out beside the event loop.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from farmyard.server.live.actor import Room
from farmyard.server.table import words
from farmyard.server.table.refusals import TableRefusal

if TYPE_CHECKING:
    from farmyard.core.table import Table


class Asked(NamedTuple):
    """A question of a page: from whose seat, and at which table.

    The game answers from the seat's ``view``; `Table.laid_bare` is there for a table for one, and
    what is over may be looked back at.
    """

    view: Any
    seat: int
    question: str
    table: "Table"


Answer = dict[str, Any]
"""``says``: a sentence; ``lit``: parts of the page to look at; ``line`` and ``sum``: what the line
shows; ``choices``: what the answer has come to, to be made at once, one after the other."""

SHOWN = ("says", "line", "sum", "lit")


async def ask(room: Room, person: str, question: str) -> Answer:
    """What the game answers to the seat a person looks from, or a Refusal."""
    table, seat = room.playing(), room.eyes(person).seat
    if seat < 0:
        raise TableRefusal(403, words.NOT_SEATED)
    found = await room.house.questions.do(_ask, table, seat, question)
    if found is None:
        raise TableRefusal(400, words.UNREADABLE)
    return found


def _ask(table: "Table", seat: int, question: str) -> Answer | None:
    if (answers := table.game.answering) is None:
        return None
    return answers.answer(Asked(table.seen(seat), seat, question, table))


async def make(room: Room, person: str, answer: Answer, at: int, program: bool = False) -> None:
    """Make the choices an answer has come to; the first answers moment `at`."""
    for choice in answer["choices"]:
        await room.play(room.seat_to_act(person, program), int(choice), at)
        at = len(room.log)


async def in_a_row(room: Room, seat: int, choices: Sequence[int], at: int) -> None:
    """Make what one touch of a seat means: the first choice answers moment `at`, the others what is
    asked after it.  Nobody sees a question between them, to which the answer is on its way."""
    with room.shown_once():
        for choice in choices:
            await room.play(seat, choice, at)
            at = len(room.log)


async def of_picks(room: Room, person: str, picked: Sequence[str]) -> Answer | None:
    """What a page without scripts shows of what is picked, if the game says anything of it."""
    table, seat = room.playing(), room.eyes(person).seat
    if not picked or seat < 0:
        return None
    return await room.house.questions.do(_ask, table, seat, f"parts {','.join(picked)}")


def shown(answer: Answer) -> Answer:
    """What of an answer goes to the page."""
    return {name: answer[name] for name in SHOWN if name in answer}
