"""Sentences of the tools: games, tables, and how a table stands for one seat."""

import json
import re
import time
from collections.abc import Mapping, Sequence
from typing import Any

from farmyard.assistant.place import Place, lines
from farmyard.client import State

Row = Mapping[str, Any]
"""A game or a table, as the server lists it."""


class Impossible(ValueError):
    """A tool cannot do what it was asked for; the text is one sentence."""


def game(row: Row) -> str:
    """Return a game with its seats, levels of bots and options, one a line."""
    low, high = row["seats"]
    head = f"{row['key']}: {row['title']}, {low} to {high} seats"
    told = [head, f"  bots: {', '.join(row['levels'])}", "  options:"]
    for option in row["options"]:
        says = f"{option['name']}={option['default']}"
        told.append(f"    {says}: {option['help']} Can be {option['possible']}.")
    return "\n".join(told)


def table(row: Row) -> str:
    """Return a table of one's own in a line."""
    return f"{row['link']}: {row['name']} ({row['game']}), {_stage(row)}"


def _stage(row: Row) -> str:
    if row["stage"] == "waiting":
        return f"waiting for players; free seats: {', '.join(free(row)) or 'none'}."
    if row["stage"] == "over":
        return "over" + (f"; the rematch is {row['next']}." if row["next"] else ".")
    return f"playing; {whose_turn(row, row['to_move'])}"


def free(row: Row) -> list[str]:
    """Return the numbers of a table's free seats."""
    return [str(chair["seat"]) for chair in row["chairs"] if chair["free"]]


def mine(row: Row) -> bool:
    """True if one has a seat at a table."""
    return any(chair["mine"] for chair in row["chairs"])


def whose_turn(row: Row, seat: int | None) -> str:
    """Say whose turn it is."""
    for chair in row["chairs"]:
        if chair["seat"] == seat:
            return "it is your turn." if chair["mine"] else f"it is {chair['name']}’s turn."
    return "it is nobody’s turn."


def standing(row: Row, place: Place, url: str, whole_log: bool = False) -> str:
    """Return how a table stands for one's seat; what it tells of the log counts as told."""
    state = place.state
    if state is not None:  # the row may be a moment older, or newer
        row = {**row, "stage": "over" if state.over else "playing", "to_move": state.to_move}
    told = [table(row), f"For browsers: {url}{row['link']}"]
    told += ["Seats: " + ", ".join(map(_chair, row["chairs"]))]
    if state is None:
        if row["stage"] != "waiting":
            told.append("The table is being laid; look again in a moment.")
        return "\n".join(told)
    news = place.tell()
    if whole_log:
        told += ["The whole log:", *(f"- {line}" for line in lines(place.log))]
    elif news:
        told += ["Since you were told last:", *(f"- {line}" for line in news)]
    told += ["What you see (seats count from 0):", *_view(state)]
    if state.over:
        return "\n".join([*told, "The game is over."])
    says = whose_turn(row, state.to_move)
    told.append(says[0].upper() + says[1:] + _clock(state))
    if state.choices:
        told += ["Choose one of these, by its number or its words:", *choices(state.choices)]
    return "\n".join(told)


def _chair(chair: Row) -> str:
    who = chair["name"] or "free"
    more = "you" if chair["mine"] else f"bot {chair['level']}" if chair["level"] else ""
    return f"{chair['seat']} {who}" + (f" ({more})" if more else "")


def _view(state: State) -> list[str]:
    """Return the view, a field a line."""
    return [f"  {name}: {json.dumps(value, ensure_ascii=False)}" for name, value in
            state.view.items()]  # fmt: skip


def _clock(state: State) -> str:
    if state.until is None:
        return ""
    return f" The clock leaves {max(0, round(state.until / 1000 - time.time()))} seconds."


def choices(known: Sequence[tuple[int, str]]) -> list[str]:
    """Return choices, one a line."""
    return [f"  {number}: {words}" for number, words in known]


def meant(known: Sequence[tuple[int, str]], said: int | str) -> int:
    """Return the number of the choice that a number or words mean; raise `Impossible` for none
    or several."""
    wish = _plain(str(said))
    if wish.removeprefix("-").isdecimal():
        if any(str(number) == wish for number, _ in known):
            return int(wish)
        raise Impossible(f"Choice {wish} is not possible now; look tells what is.")
    same = [(number, words) for number, words in known if _plain(words) == wish]
    part = re.compile(rf"(?<!\w){re.escape(wish)}(?!\w)") if wish else re.compile("(?!)")
    found = same or [(number, words) for number, words in known if part.search(_plain(words))]
    if len(found) == 1:
        return found[0][0]
    if not found:
        raise Impossible(f"Nothing that is possible now is called “{said}”; look tells what is.")
    listed = "; ".join(f"{number}: {words}" for number, words in found[:6])
    more = f"; and {len(found) - 6} more" if len(found) > 6 else ""
    raise Impossible(f"“{said}” may mean several choices ({listed}{more}); give the number of one.")


def _plain(text: str) -> str:
    return " ".join(text.split()).rstrip(".").casefold()
