"""Plays choices for a person at a table: several in a row, or those an answer has come to."""

from collections.abc import Sequence

from farmyard.server.live.actor import Actor
from farmyard.server.web.pages.table.questions import Answer


async def play_answer(
    actor: Actor, person: str, answer: Answer, at: int, program: bool = False
) -> None:
    """Make the choices an answer has come to; the first answers version `at`.  Raises Refusal."""
    actor.services.brake.check()
    for choice in answer["choices"]:
        await actor.play(actor.state.seat_to_act(person, program), int(choice), at)
        at = len(actor.state.log)


async def play_choices(actor: Actor, seat: int, choices: Sequence[int], at: int) -> None:
    """Make the choices of one touch: the first answers version `at`, the others what is asked after
    it. Watchers are updated once, after the last.  Raises Refusal."""
    actor.services.brake.check()
    with actor.audience.shown_once():
        for choice in choices:
            await actor.play(seat, choice, at)
            at = len(actor.state.log)
