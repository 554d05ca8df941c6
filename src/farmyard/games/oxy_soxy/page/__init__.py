"""The page of Oxy Soxy: the meadow with its tabs, the hand, and a slip for every line.

A slip says what a line is worth for either score card: both best totals, who wins, and the prize.
The last scoring stays in the record, so the page can let the beasts walk off that are gone already.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from farmyard.core.bits import bit
from farmyard.core.showing.scene import Heard, Mark, Scene, SeatShown, with_own
from farmyard.core.wording.messages import cached_by_language
from farmyard.games.oxy_soxy import text, words
from farmyard.games.oxy_soxy.box import (
    BOXES,
    BULLOCK,
    COLUMNS,
    KINDS,
    LINES,
    MEADOW_CARDS,
    ROWS,
    SEXES,
    SIDE,
    colour_of,
    sex_of,
    value_of,
)
from farmyard.games.oxy_soxy.rules import BURN, GO_BY, SCORE
from farmyard.games.oxy_soxy.state import PLACES, Phase

__all__ = ["TURN_PAUSE", "parts", "scene", "touches", "turn_pauses"]

TURN_PAUSE = 0.0

EMBLEMS = ("sun", "heart", "drop", "clover")  # of the colours yellow, red, blue, green

View = Any


# -- What the server asks for ---------------------------------------------------


def parts(view: View, choice: int) -> tuple[str, ...]:
    """The parts of the page that together mean this choice.  A score that another wins is asked
    about once more."""
    if SCORE <= choice < BURN:
        sex, line = divmod(choice - SCORE, len(LINES))
        totals = view["sums"][line][sex].tolist()
        if totals.index(max(totals)) != view["turn"]:
            return (*parts_of(choice), gives(line, sex))
    return parts_of(choice)


def gives(line: int, sex: int) -> str:
    """Return the part that says yes to a score that another wins."""
    return f"gives-{line}-{SEXES[sex]}"


@cache
def parts_of(choice: int) -> tuple[str, ...]:
    if choice < SCORE:
        return (f"beast-{choice // PLACES}", f"box-{choice % PLACES}")
    if choice < BURN:
        sex, line = divmod(choice - SCORE, len(LINES))
        return (f"line-{line}", f"score-{SEXES[sex]}")
    if choice < GO_BY:
        return (f"burn-{SEXES[choice - BURN]}",)
    return ("pass",)


def turn_pauses(before: View, after: View) -> bool:
    """Return False: nothing here is seen for a moment only."""
    return False


def touches(before: View, after: View, seat: int) -> bool:
    """Return whether another player has won the beasts of a line."""
    return bool(after["prize"] > 0 and after["winner"] != seat)


def scene(view: View, seat: int, names: Sequence[str], paused: bool) -> Scene:
    """Return everything that ``table.html`` draws."""
    shown = Scene(
        seats=[sizes(view, p) for p in range(view["seats"])],
        heard=heard(view),
    )
    lines, who = worth_of_lines(view), tuple(names)
    own: dict[str, Any] = {
        "boxes": [box_of(box, number, who) for box, number in enumerate(view["meadow"].tolist())],
        "columns": tabs(lines[SIDE:]),
        "rows": tabs(lines[:SIDE]),
        "slips": [slip(worth, who) for worth in lines],
        "best": best_lines(lines, seat, who),
        "hand": hand(view, seat) if seat >= 0 else None,
        "scores": score_cards(view, seat) if seat >= 0 else [],
        "emblem": EMBLEMS[seat] if seat >= 0 else "",
        "lately": lately(view),
    }
    return with_own(shown, own)


# -- Seats ----------------------------------------------------------------------


def sizes(view: View, p: int) -> SeatShown:
    marks = [
        Mark(
            symbol=symbol,
            count=int(view["unplayed"][p, sex]),
            words=text(f"mark-{SEXES[sex]}"),
        )
        for sex, symbol in enumerate(("rb", "rc"))
    ]
    return {
        "count": int(view["points"][p]),
        "unit": text("unit-points"),
        "more": int(view["left"][p]),
        "more_words": text("unit-pile"),
        "marks": marks,
    }


# -- The meadow -----------------------------------------------------------------


@cached_by_language(4096)
def box_of(box: int, number: int, names: tuple[str, ...]) -> dict[str, Any]:
    """Return a box of the meadow, and the beast in it (−1: none)."""
    row, column = divmod(box, SIDE)
    there = beast(number) if number >= 0 else None
    return {
        "box": box,
        "daisies": BOXES[box] in MEADOW_CARDS,
        "lines": f"line-{row} line-{SIDE + column}",
        "beast": there and {**there, "from": f"seat-{there['seat']}"},
        "label": holds(there, names, row, column) if there else is_free(row, column),
    }


@cache
def beast(number: int) -> dict[str, Any]:
    """Return one of the eighty beasts, as a drawing."""
    seat = int(colour_of(number))
    return {
        "id": f"b-{number}",
        "seat": seat,
        "sex": SEXES[sex_of(number)],
        "value": int(value_of(number)),
        "emblem": EMBLEMS[seat],
    }


def holds(there: dict[str, Any], names: Sequence[str], row: int, column: int) -> str:
    at = {"row": ROWS[row], "column": COLUMNS[column]}
    owner = names[there["seat"]]
    return text("label-beast", name=owner, sex=there["sex"], value=there["value"], **at)


def is_free(row: int, column: int) -> str:
    return text("label-free", row=ROWS[row], column=COLUMNS[column])


def tabs(lines: Sequence["Worth"]) -> list[dict[str, Any]]:
    """Return the numbers of the rows, or the letters of the columns."""
    return [
        {
            "line": worth.line,
            "sign": LINES[worth.line].split()[1],
            "label": title_of(worth.line),
            "open": any(worth.open),
        }
        for worth in lines
    ]


# -- What a line is worth -------------------------------------------------------


class Worth(NamedTuple):
    """A line of the meadow as a slip knows it: everybody's totals of each sex (0: no such beast),
    and for which score cards it can be scored."""

    line: int
    totals: tuple[tuple[int, ...], ...]
    open: tuple[bool, ...]

    def prize(self, sex: int) -> int:
        """Return the worth of all beasts of the other sex there."""
        return sum(self.totals[1 - sex])

    def ranked(self, sex: int) -> list[dict[str, Any]]:
        """Return the totals of the seats that have such a beast there, the best first."""
        best = sorted((-total, p) for p, total in enumerate(self.totals[sex]) if total > 0)
        return [{"seat": p, "emblem": EMBLEMS[p], "total": -total} for total, p in best]


def worth_of_lines(view: View) -> list[Worth]:
    scorable, seats = int(view["scorable"]), int(view["seats"])
    return [
        Worth(
            line,
            tuple(tuple(totals[:seats]) for totals in sums),
            tuple(bool(scorable >> len(LINES) * sex + line & 1) for sex in range(len(SEXES))),
        )
        for line, sums in enumerate(view["sums"].tolist())
    ]


@cached_by_language(None)
def title_of(line: int) -> str:
    return text("label-line", line=words.line(line))


@cached_by_language(4096)
def slip(worth: Worth, names: tuple[str, ...]) -> dict[str, Any]:
    """Return the slip of a line: its worth for either score card."""
    ways = [way(worth, sex, names) for sex in range(len(SEXES))]
    title = title_of(worth.line)
    return {
        "line": worth.line,
        "title": title,
        "ways": ways,
        "label": text("slip-of", line=words.line(worth.line)),
    }


def way(worth: Worth, sex: int, names: tuple[str, ...]) -> dict[str, Any]:
    """Return one score card at this line: the two best totals, and what comes of them."""
    totals = worth.ranked(sex)
    shown = {
        "sex": SEXES[sex],
        "other": SEXES[1 - sex],
        "part": f"line-{worth.line},score-{SEXES[sex]}",
        "totals": totals[:2],
        "why": "",
    }
    if not worth.open[sex]:
        return {**shown, "why": why_none(worth, sex, totals)}
    best = totals[0]["seat"]
    given = {"part": gives(worth.line, sex), "seat": best}
    return {**shown, "winner": names[best], "prize": worth.prize(sex), "gives": given}


def best_lines(lines: Sequence[Worth], seat: int, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """Return the lines that can be scored, the best for this seat first, with what each would
    bring."""
    found = []
    for worth in lines:
        wins = [win(worth, sex, names) for sex in range(len(SEXES)) if worth.open[sex]]
        if wins:
            gain = max(w["prize"] if w["seat"] == seat else -w["prize"] for w in wins)
            found.append((-gain, {"line": worth.line, "title": title_of(worth.line), "wins": wins}))
    return [each for _, each in sorted(found, key=lambda pair: pair[0])]


@cached_by_language(4096)
def win(worth: Worth, sex: int, names: tuple[str, ...]) -> dict[str, Any]:
    """Return who would win this line for this score card, and how many points."""
    best = worth.ranked(sex)[0]
    return {**best, "name": names[best["seat"]], "prize": worth.prize(sex)}


def why_none(worth: Worth, sex: int, totals: list[dict[str, Any]]) -> str:
    """Return why this score card cannot be played here (OS-30, OS-31, OS-R6)."""
    if not totals:
        return text("slip-no-winner", sex=SEXES[sex])
    if len(totals) > 1 and totals[0]["total"] == totals[1]["total"]:
        return text("slip-tied", total=totals[0]["total"])
    if not worth.ranked(1 - sex):
        return text("slip-no-prize", other=SEXES[1 - sex])
    return text("slip-blocked", other=SEXES[1 - sex])


# -- The hand -------------------------------------------------------------------


def hand(view: View, seat: int) -> list[dict[str, Any]]:
    """Return this seat's beasts, bullocks first, rising."""
    held = int(view["hands"][seat])
    return [in_hand(seat, card) for card in range(KINDS) if held & bit(card)]


@cached_by_language(None)
def in_hand(seat: int, card: int) -> dict[str, Any]:
    named = words.beast(card)
    return {
        **beast(KINDS * seat + card),
        "part": f"beast-{card}",
        "label": text("label-held", beast=named),
        "say": text("label-held-say", beast=named),
    }


def score_cards(view: View, seat: int) -> list[dict[str, Any]]:
    return [
        {"sex": name, "left": int(view["unplayed"][seat, sex])} for sex, name in enumerate(SEXES)
    ]


# -- What has just happened -----------------------------------------------------


def lately(view: View) -> dict[str, Any] | None:
    """Return the last scoring as a parade: winners strut, the prize walks to its barn, the rest
    sinks."""
    if view["line"] < 0 or view["winner"] < 0:
        return None
    lay_there = [int(b) for b in view["parade"] if b >= 0]
    acts = [{"of": f"b-{number}", "act": act_of(view, number)} for number in lay_there]
    return {
        "seen": int(view["turns"]),
        "to": f"seat-{int(view['winner'])}",
        "acts": acts,
        "prize": int(view["prize"]),
    }


def act_of(view: View, number: int) -> str:
    if sex_of(number) != view["sex"]:
        return "walk"
    return "strut" if colour_of(number) == view["winner"] else "sink"


def heard(view: View) -> Heard:
    """Return what has just happened, as sounds."""
    play = ""
    if int(view["phase"]) == Phase.OVER:
        play = "parade win-5" if view["line"] >= 0 else "win-5"
    elif view["line"] >= 0:
        play = "parade"
    elif 0 <= view["chose"] < SCORE:
        play = f"down {'bullock' if view['sex'] == BULLOCK else 'cow'}"
    return {"seen": int(view["turns"]), "play": play}
