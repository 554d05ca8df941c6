"""Questions of a page beside playing: to its game (a total, a hint, a typed operation), and for
advice.

A game that answers has a module ``answers`` with a function `answer`: it takes a `Question` and
returns plain data, or None for an unknown question. Answers use the asker's own view; the true
state is available at a table for one only. They may take long, so they are computed in a thread.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from farmyard.core.contract import Question
from farmyard.server.live.actor import Actor
from farmyard.server.table.log import ADVISED, Note
from farmyard.server.table.refusals import TableRefusal
from farmyard.server.table.state import State
from farmyard.server.web.site import Site
from farmyard.server.words import say

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table


Answer = dict[str, Any]
"""``says``: a sentence; ``lit``: parts of the page to look at; ``line`` and ``sum``: what the line
shows; ``choices``: what the answer has come to, to be made at once, one after the other."""

SHOWN = ("says", "line", "sum", "lit", "panel")
ADVICE = "advice"
"""The question for advice; its answer has a ``panel``: HTML with the advice, and a form that takes
it."""


async def ask(site: Site, actor: Actor, person: str, address: str, question: str) -> Answer:
    """Return the answer to the seat a person looks from. Raises Refusal."""
    state = actor.state
    table, seat = state.playing(), state.eyes(person).seat
    if seat < 0:
        raise TableRefusal(403, say("not-seated"))
    if question == ADVICE:
        return await _advice(site, actor, person, address)
    hints = table.game.answers.HINTS if table.game.answers else ()
    if state.row.first_try and question.partition(" ")[0] in hints:
        raise TableRefusal(403, say("no-advice"))
    found = await site.questions.run_for(address, answer_of, table, seat, question)
    if found is None:
        raise TableRefusal(400, say("unreadable"))
    return found


async def _advice(site: Site, actor: Actor, person: str, address: str) -> Answer:
    """Return the advice to a person whose turn it is; the others at the table are told that he
    asked. Raises Refusal."""
    from farmyard.bots.advice import advise

    state = actor.state
    table, seat = state.playing(), state.seat_to_act(person)
    state.check_going_on()
    if table.game.advising is None or not state.may_be_advised(person):
        raise TableRefusal(403, say("no-advice"))
    if len(state.people) > 1:
        await actor.do(_asked_advice, seat)
    advice = await site.advice.run_for(address, advise, table, seat)
    if advice is None or advice.known != table.n:
        raise TableRefusal(409, say("stale"))
    view = table.views.of(seat)
    context = {
        "who": advice.level.title, "picture": advice.level.picture, "says": advice.told,
        **advice.reasons._asdict(), "choice": advice.choice,
        "link": state.link, "at": len(state.log), "v": site.assets.version,
    }  # fmt: skip
    return {
        "says": advice.reasons.gain,
        "lit": list(table.game.page.parts(view, advice.choice)),
        "panel": site.templates.render("advice.html", context),
    }


def _asked_advice(state: State, seat: int) -> list[Note]:
    """Return the note that a seat has asked for advice, once for each decision."""
    newest = state.notes.get(len(state.log) - 1)
    note = Note(ADVISED, seat)
    return [] if newest == note else [note]


def answer_of(table: "Table", seat: int, question: str) -> Answer | None:
    """Return the game's answer to a seat; None if the question is unknown. Runs in a thread."""
    if (answers := table.game.answers) is None:
        return None
    return answers.answer(Question(table.views.of(seat), seat, question, table))


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
