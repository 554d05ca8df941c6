"""What lesson.html and learn.html are filled with."""

from collections.abc import Sequence
from typing import Any

from farmyard.core import catalogue
from farmyard.core.rehearsal import LEARNER, lessons_of
from farmyard.core.scene import Scene
from farmyard.core.table import Table
from farmyard.server.store.schema import PERSON, Chair
from farmyard.server.table.lobby import scarecrow
from farmyard.server.web.drawing import choosing, pages
from farmyard.server.web.drawing.status_line import brief
from farmyard.server.web.learning import words
from farmyard.server.web.learning.moment import Moment

PACE = 1700  # milliseconds for which a choice of the others is looked at
Shown = dict[str, Any]


def lesson(moment: Moment, learner: str, picked: Sequence[str] = (), refusal: str = "") -> Shown:
    """lesson.html: the table at a moment of a lesson, and what the teacher says of it."""
    table, card = moment.table(learner), catalogue.card(moment.key)
    view = table.seen(LEARNER)
    scene = table.game.page.scene(view, LEARNER, table.names, _held(table))
    open_now = moment.frame is None and not moment.ended
    choices = choosing.choices_of(table, LEARNER) if open_now else []
    return {
        "table": {"id": "", "name": moment.lesson.title, "n": table.n, "over": table.over,
                  "spectator": False},
        "card": card, "key": moment.key, "seat": LEARNER, "scene": scene,
        "seats": _seats(table, scene), "lines": pages.newest(table, LEARNER, table.n),
        "status": _says(moment, table), **choosing.as_context(choices, picked),
        "refusal": refusal or None, "light": _light(moment, view, picked),
        "lesson": _told(moment, table),
    }  # fmt: skip


def _held(table: Table) -> bool:
    """Whether the end of a turn is still in view."""
    page = table.game.page
    if page.TURN_PAUSE <= 0 or table.n == 0:
        return False
    return page.turn_pauses(table.seen(n=table.n - 1), table.seen(n=table.n))


def _seats(table: Table, scene: Scene) -> list[Shown]:
    chairs = [Chair(LEARNER, PERSON, "", table.names[LEARNER])]
    chairs += [scarecrow(p, "teacher") for p in range(1, len(table.names))]
    drawn = pages.seats_drawn(table, chairs, scene)
    for each in drawn:
        own = each["seat"]
        each |= {"mine": own == LEARNER, "to_move": own == table.to_move}
        each |= {"bot": False, "away": False}
    return drawn


def _says(moment: Moment, table: Table) -> str:
    """What the teacher says; in a frame, what has just happened."""
    if moment.frame is not None:
        return brief(table.line(table.n - 1, LEARNER).text)
    if moment.tried and moment.left:
        return words.LEFT
    return moment.asked.says if moment.asked else words.that_is(table.card.short)


def _light(moment: Moment, view: Any, picked: Sequence[str]) -> list[str]:
    """The parts in the light: of the taught choice, those that are still to be picked."""
    if moment.asked is None or moment.frame is not None or moment.tried:
        return []
    choice = moment.rehearsal.own[moment.step - 1]
    parts = catalogue.game(moment.key).page.parts(view, choice)
    return [part for part in parts if part not in picked]


def _told(moment: Moment, table: Table) -> Shown:
    lesson, steps, back = moment.lesson, len(moment.lesson.steps), moment.back()
    on = moment.next_frame() if moment.frame is not None else None
    return {
        "id": f"{moment.key}/{lesson.name}", "title": lesson.title, "sign": lesson.sign,
        "step": min(moment.step, steps), "steps": steps, "ended": moment.ended,
        "says": words.step_of(min(moment.step, steps), steps),
        "here": moment.again().link, "action": f"/learn/{moment.key}/{lesson.name}",
        "tried": ",".join(map(str, moment.tried)), "left": moment.left,
        "back": back.link if back else None,
        "show": moment.again().link if moment.tried else moment.onward().link,
        "on": on.link if on else None, "pace": PACE,
        "knows": _known(moment), "bubble": _bubble(moment, table),
        "can": [{"picture": picture, "says": says} for picture, says in lesson.can],
        "farewell": lesson.farewell, "headline": words.that_is(table.card.short),
        "first": words.FIRST_GAME, "way": lesson.way,
        "next": f"/learn/{moment.key}/{lesson.leads_to}" if lesson.leads_to else None,
    }  # fmt: skip


def _known(moment: Moment) -> list[Shown]:
    """What has been learnt, and what is being learnt now."""
    told = [
        {"picture": step.picture, "says": step.knows, "next": False}
        for step in moment.lesson.steps[: moment.step - 1]
        if step.knows
    ]
    if moment.asked and moment.asked.knows:
        told.append({"picture": moment.asked.picture, "says": "", "next": True})
    return told


def _bubble(moment: Moment, table: Table) -> Shown | None:
    """What came of another choice, and a kind reason."""
    if not moment.tried or moment.left or moment.asked is None:
        return None
    n = table.n - 1
    view, choice = table.seen(LEARNER, n), moment.tried[-1]
    said = table.game.words.say(view, choice, table.called)
    left = f"{moment.link}&left=yes"
    return {"title": brief(table.line(n, LEARNER).text), "says": moment.asked.why(said),
            "left": left, "parts": ",".join(table.game.page.parts(view, choice))}  # fmt: skip


def index() -> list[Shown]:
    """learn.html: every game with its lessons."""
    return [
        {"card": card, "lessons": [
            {"id": f"{card.key}/{each.name}", "title": each.title, "about": each.about,
             "minutes": each.minutes, "steps": len(each.steps),
             "link": f"/learn/{card.key}/{each.name}"}
            for each in lessons_of(card.key)
        ]}
        for card in catalogue.cards() if lessons_of(card.key)
    ]  # fmt: skip
