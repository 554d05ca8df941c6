"""Chickenrun: a page's question that makes a whole offer at once.

``offer give-eggs 2 ask-card-6``: the parts of an offer, where what is not named is nothing; the
number of a part is a field of its own, or stands in the same.  The
rules ask for them one after the other; so the offer is made in a world that the asker imagines, and
only what the rules take there is made at the table.
"""

import re
from typing import Any

from farmyard.core.contract import Question
from farmyard.core.record import NOTHING
from farmyard.games.chickenrun import text
from farmyard.games.chickenrun.page.offer import PARTS
from farmyard.games.chickenrun.state import OFFER, Phase

__all__ = ["HINTS", "answer"]

HINTS = ()

Reply = dict[str, Any]
Parts = dict[Phase, int]
PART = re.compile(r"([a-z-]+)[ -]([0-9]{1,3})")
WHOLE = re.compile(rf"({PART.pattern}( |$))*")
DICE = (0, 0)  # of the imagined world: nothing is thrown in it


def answer(asked: Question) -> Reply | None:
    """Return the ``choices`` of a whole offer, or the fault in it; None for other questions."""
    word, _, rest = asked.text.partition(" ")
    parts = read(" ".join(rest.split()))
    if word != "offer" or parts is None:
        return None
    if asked.view["phase"] != Phase.TRADE or asked.view["turn"] != asked.seat:
        return {"says": text("why-not-deal"), "line": asked.text}
    choices, fault = in_turn(asked, parts)
    return {"says": fault, "line": asked.text} if fault else {"says": "", "choices": choices}


def read(said: str) -> Parts | None:
    """Return the named parts of an offer by phase; None if one cannot be understood."""
    phases = {part.word: phase for phase, part in PARTS.items()}
    found: Parts = {}
    if not WHOLE.fullmatch(said):
        return None
    for word, number in PART.findall(said):
        phase = phases.get(word)
        if phase is None or phase in found:
            return None
        found[phase] = PARTS[phase].first + int(number)
    return {phase: choice for phase, choice in found.items() if choice != PARTS[phase].nothing}


def in_turn(asked: Question, parts: Parts) -> tuple[list[int], str]:
    """Return the choices of an offer in the order of the rules, or why it is refused."""
    game, seat, left = asked.table.game, asked.seat, dict(parts)
    world = game.imagine(asked.table.views.array(seat), seat, DICE)
    choices = [int(OFFER)]
    game.loops.play(world, 0, choices[0])
    while (phase := Phase(int(world[0]["phase"]))) in PARTS:
        choice = left.pop(phase, PARTS[phase].nothing)
        if choice == NOTHING:
            return [], text("why-not-alone")
        if choice not in game.choices(world):
            return [], refused(asked, phase, choice)
        game.loops.play(world, 0, choice)
        choices.append(choice)
    left.pop(Phase.DEALING, None)  # who is met alone is not asked for
    if left:  # the rules did not ask for what cannot be
        return [], refused(asked, *next(iter(left.items())))
    return (choices, "") if phase == Phase.REPLY else ([], text("why-not-empty-offer"))


def refused(asked: Question, phase: Phase, choice: int) -> str:
    """Tell why a part of the offer is not legal."""
    view = asked.table.views.array(asked.seat)[0]
    view["phase"] = phase
    return str(asked.table.game.words.why_not(view, choice, asked.table.names))
