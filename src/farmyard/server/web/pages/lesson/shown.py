"""The contexts of lesson.html and learn.html."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from farmyard.core import catalogue
from farmyard.core.game_card import Card
from farmyard.core.showing.rehearsal import LEARNER, lessons_of
from farmyard.core.showing.scene import Scene
from farmyard.core.tables.table import Table
from farmyard.core.wording.messages import ENGLISH, speaking
from farmyard.server.store.schema import PERSON, Chair
from farmyard.server.table.lobby import scarecrow
from farmyard.server.web.drawing import choosing, history
from farmyard.server.web.drawing.seats import seats_drawn
from farmyard.server.web.drawing.status_line import brief
from farmyard.server.web.pages.lesson.state import LessonState
from farmyard.server.words import say

PACE = 1700  # milliseconds for which a choice of another seat is shown
Shown = dict[str, Any]


def lesson(
    state: LessonState, learner: str, picked: Sequence[str] = (), refusal: str = ""
) -> Shown:
    """Return the context of lesson.html: the table at a step, and what the teacher says of it."""
    table = state.table(learner or say("you"))
    told = rehearsed(state) | {
        "id": f"{state.key}/{state.lesson.name}", "title": state.lesson.title,
        "sign": state.lesson.sign,
        "says": say("lesson-step", step=told_step(state), steps=len(state.lesson.steps)),
        "show": state.again().link if state.tried else state.onward().link,
        "opening": _opening(state, table), "bubble": _bubble(state, table),
        "knows": _known(state),
        "can": [{"picture": picture, "says": says} for picture, says in state.lesson.can],
        "farewell": state.lesson.farewell, "headline": that_is(table.card),
        "first": say("first-game"), "way": state.lesson.way,
        "next": f"/learn/{state.key}/{state.lesson.leads_to}" if state.lesson.leads_to else None,
    }  # fmt: skip
    return board(state, table, picked, refusal) | {"status": _says(state, table), "lesson": told}


def board(state: LessonState, table: Table, picked: Sequence[str], refusal: str) -> Shown:
    """Return the context of the table itself: of a lesson, or of a puzzle."""
    seat = state.lesson.seat
    view = table.views.of(seat)
    scene = table.game.page.scene(view, seat, table.names, _held(table))
    open_now = state.frame is None and not state.ended
    choices = choosing.choices_of(table, seat) if open_now else []
    return {
        "table": {"id": "", "name": state.lesson.title, "n": table.n, "over": table.over,
                  "spectator": False},
        "card": table.card, "key": state.key, "seat": seat, "scene": scene,
        "seats": _seats(table, scene, seat), "lines": history.newest(table, seat, table.n),
        **choosing.as_context(choices, picked), "refusal": refusal or None,
        "light": _light(state, view, picked),
    }  # fmt: skip


def _held(table: Table) -> bool:
    """True if the end of a turn is still in view."""
    page = table.game.page
    if page.TURN_PAUSE <= 0 or table.n == 0:
        return False
    return page.turn_pauses(table.views.of(n=table.n - 1), table.views.of(n=table.n))


def _seats(table: Table, scene: Scene, seat: int) -> list[Shown]:
    chairs = [scarecrow(p, "teacher") for p in range(len(table.names))]
    chairs[seat] = Chair(seat, PERSON, "", table.names[seat])
    drawn = seats_drawn(table, chairs, scene, seat)
    for each in drawn:
        own = each["seat"]
        each |= {"mine": own == seat, "to_move": own == table.to_move}
        each |= {"bot": False, "away": False}
    return drawn


def _says(state: LessonState, table: Table) -> str:
    """Return the teacher's sentence; in a frame, the last log line."""
    if state.frame is not None:
        return brief(table.views.line(table.n - 1, LEARNER))
    if state.tried and state.left:
        return say("lesson-left")
    return state.asked.says if state.asked else that_is(table.card)


def _light(state: LessonState, view: Any, picked: Sequence[str]) -> list[str]:
    """Return the highlighted parts: those of the taught choice that are still to be picked."""
    dark = state.scored and not state.helped
    if state.asked is None or state.frame is not None or state.tried or dark:
        return []
    choice = state.rehearsal.own[state.step - 1]
    parts = catalogue.game(state.key).page.parts(view, choice)
    return [part for part in parts if part not in picked]


def told_step(state: LessonState) -> int:
    """Return the number of the step that is shown: at the end that of the last."""
    return min(state.step, len(state.lesson.steps))


def rehearsed(state: LessonState) -> Shown:
    """Return what a page of a lesson or a puzzle says of its steps, and where its links lead."""
    back = replace(state.again(), step=state.step - 1) if state.step > 1 else None
    on = state.next_frame() if state.frame is not None else None
    return {
        "step": told_step(state), "steps": len(state.lesson.steps), "ended": state.ended,
        "here": state.again().link, "action": state.page, "left": state.left,
        "tried": ",".join(map(str, state.tried)), "back": back.link if back else None,
        "on": on.link if on else None, "pace": PACE,
    }  # fmt: skip


def that_is(card: Card) -> str:
    """Return the headline at the end of a lesson."""
    return say("that-is", game=card.short.removesuffix("!"))


def _who_is(name: str, mine: bool) -> str:
    """Return who sits on a seat of a lesson."""
    if name == say("you"):
        return name
    return say("lesson-learner" if mine else "lesson-scarecrow", name=name)


def _opening(state: LessonState, table: Table) -> Shown | None:
    """Return the card before the first step: the goal, who plays, and what will be learnt."""
    taught = table.game.taught
    if not state.opens or taught is None:
        return None
    return {
        "goal": taught.goal(table.views.of(LEARNER)), "about": state.lesson.about,
        "minutes": say("lesson-minutes", n=state.lesson.minutes), "begin": state.again().link,
        "who": [_who_is(name, seat == LEARNER) for seat, name in enumerate(table.names)],
    }  # fmt: skip


def _known(state: LessonState) -> list[Shown]:
    """Return what has been learnt, and what is being learnt now."""
    told = [
        {"picture": step.picture, "says": step.knows, "next": False}
        for step in state.lesson.steps[: state.step - 1]
        if step.knows
    ]
    if state.asked and state.asked.knows:
        told.append({"picture": state.asked.picture, "says": "", "next": True})
    return told


def _bubble(state: LessonState, table: Table) -> Shown | None:
    """Return the result of a choice other than the taught one, with a kind reason."""
    if not state.tried or state.left or state.asked is None:
        return None
    n = table.n - 1
    view, choice = table.views.of(LEARNER, n), state.tried[-1]
    with speaking(ENGLISH):
        said = table.game.words.say(view, choice, table.views.unique_names)
    left = f"{state.link}&left=yes"
    return {"title": brief(table.views.line(n, LEARNER)), "says": state.asked.why(said),
            "left": left, "parts": ",".join(table.game.page.parts(view, choice))}  # fmt: skip


def index() -> list[Shown]:
    """Return the context of learn.html: every game with its lessons."""
    return [
        {"card": card, "lessons": [
            {"id": f"{card.key}/{each.name}", "title": each.title, "about": each.about,
             "minutes": each.minutes, "steps": len(each.steps),
             "link": f"/learn/{card.key}/{each.name}"}
            for each in lessons_of(card.key)
        ]}
        for card in catalogue.cards() if lessons_of(card.key)
    ]  # fmt: skip
