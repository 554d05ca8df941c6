"""Oxy Soxy: every sentence a person reads, made from views alone; how each is worded in a language
is in the message files of this folder."""

from collections.abc import Sequence
from typing import Any

from farmyard.core.contract import Line
from farmyard.core.wording.messages import cached_by_language, person
from farmyard.core.wording.slots import Slots, Thing
from farmyard.games.oxy_soxy import text
from farmyard.games.oxy_soxy.box import (
    BOXES,
    COLOURS,
    COLUMNS,
    DECK,
    KINDS,
    LINES,
    ROWS,
    SEXES,
    SIDE,
    TOP,
)
from farmyard.games.oxy_soxy.options import Tie
from farmyard.games.oxy_soxy.rules import BURN, CHOICES, GO_BY, SCORE, open_boxes, scorings
from farmyard.games.oxy_soxy.state import PLACES, Phase

__all__ = [
    "ENDINGS",
    "ask",
    "counts",
    "ending",
    "headings",
    "outcome",
    "say",
    "sketch",
    "tell",
    "why_not",
]

SCORE_COLUMNS = ("points", "bullocks", "cows")

# -- Things -----------------------------------------------------------------------


def beast(card: int) -> Thing:
    """Return an animal of one's own, as a message names it."""
    return Thing("beast", _sex_and_value(card))


def coloured_beast(number: int) -> Thing:
    """Return one of the eighty animals, as a message names it."""
    colour = ("colour", COLOURS[number // KINDS])
    return Thing("coloured-beast", (colour, *_sex_and_value(number % KINDS)))


def _sex_and_value(card: int) -> Slots:
    return ("sex", SEXES[card // TOP]), ("value", card % TOP + 1)


def line(n: int) -> Thing:
    """Return a row or a column, as a message names it."""
    kind, sign = LINES[n].split()
    return Thing("line", (("kind", kind), ("sign", sign)))


# -- A choice -------------------------------------------------------------------


def kind_of(choice: int) -> str:
    """Return which sort of turn a choice is: "lay", "score", "burn" or "pass"."""
    if choice < SCORE:
        return "lay"
    return "score" if choice < BURN else "burn" if choice < GO_BY else "pass"


def _slots(choice: int) -> dict[str, Any]:
    """Return what a choice names: the beast and the box, or the sex and the line."""
    kind = kind_of(choice)
    if kind == "lay":
        return {"beast": beast(choice // PLACES), "square": BOXES[choice % PLACES]}
    if kind == "score":
        sex, n = divmod(choice - SCORE, len(LINES))
        return {"sex": SEXES[sex], "other": SEXES[1 - sex], "line": line(n)}
    return {"sex": SEXES[choice - BURN]} if kind == "burn" else {}


def say(view: Any, choice: int, names: Sequence[str] = ()) -> str:
    """Return a choice in words: what the seat to move does."""
    return _said(choice)


@cached_by_language(None)
def _said(choice: int) -> str:
    return text(f"say-{kind_of(choice)}", **_slots(choice))


# -- What is asked, and why not -------------------------------------------------


def ask(view: Any, seat: int, names: Sequence[str]) -> str:
    """Return whose turn it is and what is asked, for the eyes of a seat."""
    if int(view.phase) == Phase.OVER:
        return outcome(view, seat, names)
    asked, who = _asked(view), person(int(view.turn), seat)
    if view.turn != seat and asked not in SEEN_BY_OTHERS:
        asked = "thinking"
    return text(f"ask-{asked}", who=who, name=names[view.turn])


SEEN_BY_OTHERS = ("empty", "full", "burn", "pass")


def _asked(view: Any) -> str:
    """Return what the seat to move can do, as all can see."""
    cards = view.unplayed[view.turn].any()
    score, free = bool(scorings(view)), bool(open_boxes(view))
    if view.held[view.turn] and free:
        return "both" if score else "lay" if cards else "must-lay"
    if score:
        return "full" if view.held[view.turn] else "empty"
    return "burn" if cards else "pass"


def why_not(view: Any, choice: int, names: Sequence[str]) -> str:
    """Return why the seat to move cannot choose this."""
    if not 0 <= choice < CHOICES:
        return text("why-not-nothing")
    kind = kind_of(choice)
    if kind == "lay":
        return _why_not_lay(view, choice)
    if kind == "score":
        return _why_not_score(view, choice)
    if kind == "burn" and not view.unplayed[view.turn][choice - BURN]:
        kind = "no-card"
    return text(f"why-not-{kind}", **_slots(choice))


def _why_not_lay(view: Any, choice: int) -> str:
    card, box = divmod(choice, PLACES)
    lying, slots = int(view.meadow[box]), _slots(choice)
    if not int(view.hands[view.turn]) >> card & 1:
        return text("why-not-hand", **slots)
    if lying >= 0:
        return text("why-not-taken", lying=coloured_beast(lying), **slots)
    return text("why-not-neighbours", **slots)


def _why_not_score(view: Any, choice: int) -> str:
    sex, n = divmod(choice - SCORE, len(LINES))
    own, others = (view.sums[n][s].tolist() for s in (sex, 1 - sex))
    slots = _slots(choice)
    if not view.unplayed[view.turn][sex]:
        return text("why-not-no-card", **slots)
    if not any(own) or not any(others):
        why = "one-sex" if any(own) or any(others) else "bare"
        return text(f"why-not-{why}", missing=SEXES[1 - sex if any(own) else sex], **slots)
    if view.tie == Tie.EITHER_SEX and own.count(max(own)) == 1:
        return text("why-not-other-tie", best=max(others), **slots)
    return text("why-not-tie", best=max(own), **slots)


# -- What happened --------------------------------------------------------------


def tell(before: Any, choice: int, after: Any, seat: int, names: Sequence[str]) -> Line:
    """Return the line about a choice and what it has led to, for the eyes of a seat."""
    who, winner, kind = int(before.turn), int(after.winner), kind_of(choice)
    slots = _slots(choice) | {"who": person(who, seat), "name": names[who]}
    drawn = drawn_by(before, after, who) if seat == who else -1
    if drawn >= 0:
        kind, slots = "lay-and-draw", slots | {"drawn": beast(drawn)}
    elif kind == "score":
        slots |= {"winner": names[winner], "winner_is": person(winner, seat)}
        slots |= {"points": int(after.prize)}
    end = [text("tell-end")] if int(after.phase) == Phase.OVER else []
    told, brief = text(f"tell-{kind}", **slots), text.brief(f"tell-{kind}", **slots)
    loud = choice >= SCORE and choice < GO_BY
    return Line(who, " ".join([told, *end]), loud, brief=(brief, *end))


def drawn_by(before: Any, after: Any, seat: int) -> int:
    """Return the card a seat has drawn from its own pile, as it sees it; −1 for none."""
    new = int(after.hands[seat]) & ~int(before.hands[seat])
    return new.bit_length() - 1


def outcome(view: Any, seat: int, names: Sequence[str]) -> str:
    """Return the headline at the end."""
    points = view.points[: view.seats].tolist()
    won = [p for p, n in enumerate(points) if n == max(points)]
    who = "you" if seat in won else "they"
    if len(won) == 1:
        return text("outcome-won", who=who, name=names[won[0]], points=max(points))
    others = tuple(names[p] for p in won if p != seat)
    return text("outcome-shared", who=who, others=others, points=max(points))


def headings(view: Any) -> tuple[str, ...]:
    """Return the columns of the score table."""
    return tuple(text(f"heading-{each}") for each in SCORE_COLUMNS)


SCORED, BURNT = ENDINGS = (
    "the last score card was played",
    "the last score card was burnt",
)


def ending(view: Any) -> str:
    """Return how a game that is over came to its end, for counting (OS-R17): scoring or burning
    (OS-R8) the last score card."""
    return SCORED if view.line >= 0 else BURNT


def counts(view: Any) -> list[tuple[str, ...]]:
    """Return for each seat the columns of the score table."""
    rows = []
    for p in range(view.seats):
        sexes = [int(b) % KINDS // TOP for b in view.captured[p] if b >= 0]
        rows.append((str(int(view.points[p])), *(str(sexes.count(s)) for s in (0, 1))))
    return rows


# -- The table as text ----------------------------------------------------------

INITIALS = ("Y", "R", "L", "G")  # of the colours: B stands for a bullock
FREE_BOX = "·"


def sketch(view: Any, seat: int, names: Sequence[str], paused: bool) -> str:
    """Return the table as text: the meadow from above, every seat, and the hand of this one."""
    rows = ["  " + "".join(column.center(6) for column in COLUMNS).rstrip()]
    for i, row in enumerate(ROWS):
        marks = [mark_of(int(b)).center(6) for b in view.meadow[SIDE * i : SIDE * i + SIDE]]
        rows.append(f"{row} {''.join(marks)}".rstrip())
    rows += ["", *(_seat_line(view, p, names[p]) for p in range(view.seats))]
    if seat >= 0:
        held = ", ".join(text("sketch-card", beast=each) for each in hand_of(view, seat))
        rows += ["", text("sketch-hand", cards=held or text("sketch-no-card"))]
    return "\n".join(rows)


def mark_of(beast: int) -> str:
    """Return a beast in three signs: YB3 is the yellow bullock 3; B is a bullock, so L is blue."""
    if beast < 0:
        return FREE_BOX
    sex = SEXES[beast % KINDS // TOP]
    return f"{INITIALS[beast // KINDS]}{sex[0].upper()}{beast % TOP + 1}"


def hand_of(view: Any, seat: int) -> list[Thing]:
    """Return the cards of a hand, bullocks first."""
    return [beast(card) for card in range(len(DECK)) if int(view.hands[seat]) >> card & 1]


def _seat_line(view: Any, p: int, name: str) -> str:
    bullock, cow = (int(n) for n in view.unplayed[p])
    sizes = {"held": int(view.held[p]), "left": int(view.left[p]), "points": int(view.points[p])}
    return text("sketch-seat", mark=INITIALS[p], name=name, bullock=bullock, cow=cow, **sizes)
