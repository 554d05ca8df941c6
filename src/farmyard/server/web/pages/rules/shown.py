"""The context of the strips of a rules page."""

from typing import Any

from farmyard.core.showing.rehearsal import lessons_of

Shown = dict[str, Any]
STRIPS = 8  # on a rules page
MOST_OF_ONE = 6  # strips of one lesson


def strips(key: str) -> list[Shown]:
    """Return the strips of a rules page: steps of the game's lessons that teach something, each as
    the board before and after it."""
    lessons = lessons_of(key)
    most = min(MOST_OF_ONE, STRIPS // max(1, len(lessons)) + 1)
    return [
        {"title": step.knows, "says": step.says, "show": f"/learn/{key}/{lesson.name}?step={n}",
         "picture": f"/learn/{key}/{lesson.name}/picture?step={n}"}
        for lesson in lessons
        for n, step in [(n, s) for n, s in enumerate(lesson.steps, 1) if s.knows][:most]
    ][:STRIPS]  # fmt: skip
