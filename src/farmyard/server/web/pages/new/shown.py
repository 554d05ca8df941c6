"""The context of the form of a new table: covers, chairs, house rules, and the fault.

Nothing here knows a game: an option whose values restrict the number of players leads the form and
is shown as covers; the others are drawn by their kind and drawer.
"""

from typing import Any

from farmyard.core import catalogue
from farmyard.core.game_card import Card
from farmyard.core.options import Option, Value
from farmyard.server.table import names, table_settings
from farmyard.server.table.seating import EMBLEMS, FACES
from farmyard.server.web.drawing.assets import picture
from farmyard.server.words import say

FRIEND = "friend"
FEW = 20  # most values of a number with − and + buttons
Shown = dict[str, Any]


def new_table(card: Card, levels: list[Any], form: dict[str, str], **more: Any) -> Shown:
    """Return the context of new.html; `more` has `fault` and its `field`, `offer`, or
    `with_friends`."""
    field = more.get("field", "")
    drawers = [
        _drawer(card.key, card.drawer(name), _of(card, name), form, field)
        for name in _drawers(card)
    ]
    drawers.append(
        _drawer(
            card.key,
            say("drawer-table"),
            table_settings.OPTIONS,
            form,
            field,
            say("no-clock"),
        )
    )
    lead = next((option for option in card.options if option.leads), None)
    openly = [o for o in card.options if not o.drawer and o is not lead]
    return {
        "card": card, "key": card.key, "form": form,
        "levels": [_level(each) for each in levels], "laws": catalogue.laws(card.key),
        "places": _places(card, form, more.pop("with_friends", False), len(levels)),
        "lead": lead and _covers(card, lead, form),
        "rules": [_shown(card.key, o, form) for o in openly], "drawers": drawers, **more,
    }  # fmt: skip


def _level(level: Any) -> Shown:
    fields = ("name", "title", "says", "picture")
    return {name: getattr(level, name) for name in fields}


def _places(card: Card, form: dict[str, str], friends: bool, levels: int) -> list[Shown]:
    """Return the chairs as in the form, or the defaults; `later` are those that scripts show on
    demand."""
    places, other = [], FRIEND if friends else "bot"
    for i in range(card.seats[1]):
        usual = "me" if i == 0 else other if i < card.default_seats else "none"
        kind, _, level = form.get(f"seat{i}", usual).partition(":")
        level = level or form.get(f"level{i}", "")
        places.append({"kind": kind, "level": level, "name": form.get(f"name{i}", ""),
                       "emblem": EMBLEMS[i], "face": FACES[i],
                       "scarecrow": names.for_scarecrow(i)})  # fmt: skip
    taken = [i for i, place in enumerate(places) if place["kind"] != "none"]
    shown = max([card.seats[0], *(i + 1 for i in taken)])
    return [{**place, "later": i >= shown} for i, place in enumerate(places)]


def _drawers(card: Card) -> list[str]:
    return list(dict.fromkeys(option.drawer for option in card.options if option.drawer))


def _of(card: Card, drawer: str) -> list[Option]:
    return [option for option in card.options if option.drawer == drawer]


def _drawer(
    key: str,
    title: str,
    options: Any,
    form: dict[str, str],
    field: str,
    usual: str = "",
) -> Shown:
    shown = [_shown(key, option, form) for option in options]
    changed = sum(each["now"] != each["o"].default for each in shown)
    at_fault = any(option.name == field for option in options)
    return {
        "title": title,
        "options": shown,
        "changed": changed,
        "usual": usual or say("as-in-the-box"),
        "open": at_fault,
    }


def _shown(key: str, option: Option, form: dict[str, str]) -> Shown:
    """Return the context of one house rule: its value, its control, and the pictures of its
    values."""
    how = option.kind
    if how == "number" and option.high - option.low <= FEW:
        how = "count"
    elif how == "choice" and len(option.values) > 4:
        how = "list"
    return {"o": option, "now": form.get(option.name, option.default), "how": how,
            "signs": picture(key, f"signs-{option.name}")}  # fmt: skip


def _covers(card: Card, lead: Option, form: dict[str, str]) -> Shown:
    """Return the values of the leading option as covers, those for the fewest players first."""
    values = sorted(lead.values, key=lambda value: value.seats or (99, 99))
    return {"o": lead, "now": form.get(lead.name, lead.default),
            "covers": [_cover(card, lead, value) for value in values]}  # fmt: skip


def _cover(card: Card, lead: Option, value: Value) -> Shown:
    low, high = value.seats or card.seats
    return {"word": value.word, "label": value.label, "says": value.says, "low": low, "high": high,
            "picture": picture(card.key, f"{lead.name}-{value.word}")}  # fmt: skip
