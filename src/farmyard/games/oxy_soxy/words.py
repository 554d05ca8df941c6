"""Oxy Soxy: every sentence a person reads, made from views alone.

Whole sentences with named slots, so that other languages can follow.
"""

from collections.abc import Sequence
from typing import Any

from farmyard.core.game import Line
from farmyard.games.oxy_soxy.box import (
    BEASTS,
    BOXES,
    COLUMNS,
    DECK,
    KINDS,
    LINES,
    ROWS,
    SEXES,
    SIDE,
    TOP,
)
from farmyard.games.oxy_soxy.rules import BURN, CHOICES, GO_BY, SCORE, open_boxes, scorings
from farmyard.games.oxy_soxy.state import EITHER_SEX, PLACES, Phase

__all__ = [
    "ENDINGS",
    "HEADINGS",
    "ask",
    "counts",
    "ending",
    "outcome",
    "say",
    "sketch",
    "tell",
    "why_not",
]

HEADINGS = ("points", "bullocks captured", "cows captured")

SAY = {
    "lay": "puts {beast} on {box}",
    "score": "plays a {sex} score on {line}",
    "burn": "burns a {sex} score card",
    "pass": "passes",
}

ASK_ME = {
    "both": "Your turn, {name}. Put an animal on the meadow, or score a line.",
    "lay": "Your turn, {name}. Put an animal on the meadow.",
    "must lay": "Your turn, {name}. You have no score card left: put an animal on the meadow.",
    "empty": "Your hand is empty, {name}. Score a line.",
    "full": "No square is free, {name}. Score a line.",
    "burn": "No line can be scored, {name}. Burn a score card.",
    "pass": "There is nothing you can do, {name}. Pass.",
}
ASK_OTHERS = {
    "empty": "{name} has an empty hand and must score a line.",
    "full": "No square is free: {name} must score a line.",
    "burn": "{name} cannot score any line and must burn a score card.",
    "pass": "There is nothing {name} can do but pass.",
}
THINKING = "{name} is thinking it over."

WHY_NOT = {
    "hand": "There is no {beast} in your hand. (OS-10)",
    "taken": "{box} is taken: the {lying} is there. (OS-11)",
    "neighbours": "Not on {box}: an animal stands next to it, and neighbours are forbidden at this "
    "table. (OS-R1)",
    "no card": "You have no {sex} score card left. (OS-07)",
    "bare": "Nothing to score: {line} is empty. (OS-31)",
    "one sex": "No {missing} in {line}: it takes one of each sex. (OS-31)",
    "tie": "A tie in {line}, {best} : {best}: no {sex}s are strongest. (OS-30, OS-R6)",
    "other tie": "The {other}s of {line} are tied, {best} : {best}, and at this table that blocks "
    "both. (OS-R6)",
    "burn": "A score card is burnt only if you can neither put an animal down nor score a line. "
    "(OS-R8)",
    "pass": "You may pass only if there is nothing else you can do. (OS-R9)",
    "nothing": "There is no such thing to do. (OS-10)",
}

TELL = {
    "lay": ("You put {beast} on {box}.", "{name} puts {beast} on {box}."),
    "lay and draw": ("You put {beast} on {box} and draw {drawn}.", "{name} puts {beast} on {box}."),
    "own": (
        "You play a {sex} score on {line}: your {sex}s are strongest and win the {other}s, "
        "{points}.",
        "{name} plays a {sex} score on {line}: {name}’s {sex}s are strongest and win the {other}s, "
        "{points}.",
    ),
    "other": (
        "You play a {sex} score on {line}: {winner}’s {sex}s are strongest and win the {other}s, "
        "{points}.",
        "{name} plays a {sex} score on {line}: {winner}’s {sex}s are strongest and win the "
        "{other}s, {points}.",
    ),
    "mine": (
        "",
        "{name} plays a {sex} score on {line}: your {sex}s are strongest and win the {other}s, "
        "{points}.",
    ),
    "burn": (
        "You burn a {sex} score card: no line can be scored.",
        "{name} burns a {sex} score card: no line can be scored.",
    ),
    "pass": ("You pass: there is nothing you can do.", "{name} passes."),
}
END = "That was the last score card."
POINTS = ("no points", "1 point", "{n} points")

OUTCOME = {
    "won": ("You win with {points}, {name}!", "{name} wins with {points}!"),
    "shared": (
        "You share the win with {others}: {points} each.",
        "{all} share the win: {points} each.",
    ),
}
AND = "{some} and {last}"


# -- A choice -------------------------------------------------------------------


def kind_of(choice: int) -> str:
    """Which sort of turn a choice is: "lay", "score", "burn" or "pass"."""
    if choice < SCORE:
        return "lay"
    return "score" if choice < BURN else "burn" if choice < GO_BY else "pass"


def _slots(choice: int) -> dict[str, str]:
    """What a choice names: the beast and the box, or the sex and the line."""
    kind = kind_of(choice)
    if kind == "lay":
        return {"beast": DECK[choice // PLACES], "box": BOXES[choice % PLACES]}
    if kind == "score":
        sex, line = divmod(choice - SCORE, len(LINES))
        return {"sex": SEXES[sex], "other": SEXES[1 - sex], "line": LINES[line]}
    return {"sex": SEXES[choice - BURN]} if kind == "burn" else {}


def say(view: Any, choice: int, names: Sequence[str] = ()) -> str:
    """A choice in words: what the seat to move does."""
    return SAY[kind_of(choice)].format(**_slots(choice))


# -- What is asked, and why not -------------------------------------------------


def ask(view: Any, seat: int, names: Sequence[str]) -> str:
    """Whose turn it is and what is asked, for the eyes of a seat."""
    if view.phase == Phase.OVER:
        return outcome(view, seat, names)
    asked = _asked(view)
    phrase = ASK_ME[asked] if view.turn == seat else ASK_OTHERS.get(asked, THINKING)
    return phrase.format(name=names[view.turn])


def _asked(view: Any) -> str:
    """What the seat to move can do, as all can see."""
    cards = view.unplayed[view.turn].any()
    score, free = bool(scorings(view)), bool(open_boxes(view))
    if view.held[view.turn] and free:
        return "both" if score else "lay" if cards else "must lay"
    if score:
        return "full" if view.held[view.turn] else "empty"
    return "burn" if cards else "pass"


def why_not(view: Any, choice: int, names: Sequence[str]) -> str:
    """Why the seat to move cannot choose this."""
    if not 0 <= choice < CHOICES:
        return WHY_NOT["nothing"]
    kind = kind_of(choice)
    if kind == "lay":
        return _why_not_lay(view, choice)
    if kind == "score":
        return _why_not_score(view, choice)
    if kind == "burn" and not view.unplayed[view.turn][choice - BURN]:
        return WHY_NOT["no card"].format(**_slots(choice))
    return WHY_NOT[kind]


def _why_not_lay(view: Any, choice: int) -> str:
    card, box = divmod(choice, PLACES)
    lying = int(view.meadow[box])
    if not int(view.hands[view.turn]) >> card & 1:
        return WHY_NOT["hand"].format(**_slots(choice))
    if lying >= 0:
        return WHY_NOT["taken"].format(lying=BEASTS[lying], **_slots(choice))
    return WHY_NOT["neighbours"].format(**_slots(choice))


def _why_not_score(view: Any, choice: int) -> str:
    sex, line = divmod(choice - SCORE, len(LINES))
    own, others = (view.sums[line][s].tolist() for s in (sex, 1 - sex))
    slots = _slots(choice) | {"other": SEXES[1 - sex], "best": max(own)}
    if not view.unplayed[view.turn][sex]:
        return WHY_NOT["no card"].format(**slots)
    if not any(own) or not any(others):
        why = "one sex" if any(own) or any(others) else "bare"
        return WHY_NOT[why].format(missing=SEXES[1 - sex if any(own) else sex], **slots)
    if view.tie == EITHER_SEX and own.count(max(own)) == 1:
        return WHY_NOT["other tie"].format(**slots | {"best": max(others)})
    return WHY_NOT["tie"].format(**slots)


# -- What happened --------------------------------------------------------------


def tell(before: Any, choice: int, after: Any, seat: int, names: Sequence[str]) -> Line:
    """What a choice has led to, for the eyes of a seat."""
    who, winner = int(before.turn), int(after.winner)
    drawn = drawn_by(before, after, who) if seat == who else ""
    event = "lay and draw" if drawn else _event(choice, who, winner, seat)
    second, third = TELL[event]
    slots = _slots(choice) | {"name": names[who], "points": in_points(after.prize), "drawn": drawn}
    text = (second if who == seat else third).format(winner=names[winner], **slots)
    if after.phase == Phase.OVER:
        text = f"{text} {END}"
    return Line(who, text, loud=choice >= SCORE and choice < GO_BY)


def drawn_by(before: Any, after: Any, seat: int) -> str:
    """The card a seat has drawn from its own pile, to its own eyes."""
    new = int(after.hands[seat]) & ~int(before.hands[seat])
    return DECK[new.bit_length() - 1] if new else ""


def in_points(n: int) -> str:
    return POINTS[min(int(n), 2)].format(n=n)


def _event(choice: int, who: int, winner: int, seat: int) -> str:
    if kind_of(choice) != "score":
        return kind_of(choice)
    return "own" if winner == who else "mine" if winner == seat else "other"


def outcome(view: Any, seat: int, names: Sequence[str]) -> str:
    """The headline at the end."""
    points = view.points[: view.seats].tolist()
    won = [p for p, n in enumerate(points) if n == max(points)]
    second, third = OUTCOME["won" if len(won) == 1 else "shared"]
    others = _list([names[p] for p in won if p != seat])
    slots = {
        "name": names[won[0]],
        "others": others,
        "all": others,
        "points": in_points(max(points)),
    }
    return (second if seat in won else third).format(**slots)


SCORED, BURNT = ENDINGS = (
    "the last score card was played",
    "the last score card was burnt",
)


def ending(view: Any) -> str:
    """How a game that is over came to its end, for counting (OS-R17): scoring or burning (OS-R8)
    the last score card."""
    return SCORED if view.line >= 0 else BURNT


def _list(some: list[str]) -> str:
    *most, last = some or [""]
    return AND.format(some=", ".join(most), last=last) if most else last


def counts(view: Any) -> list[tuple[str, ...]]:
    """For each seat the columns of `HEADINGS`."""
    rows = []
    for p in range(view.seats):
        sexes = [int(b) % KINDS // TOP for b in view.captured[p] if b >= 0]
        rows.append((str(int(view.points[p])), *(str(sexes.count(s)) for s in (0, 1))))
    return rows


# -- The table as text ----------------------------------------------------------

INITIALS = ("Y", "R", "L", "G")  # of the colours: B stands for a bullock
SEAT = (
    "{mark}  {name}: {points} points; score cards: {bullock} bullock, {cow} cow; "
    "{held} in hand, {left} in the pile"
)
HELD = "Your hand: {cards}"
NO_CARD = "no card"
FREE_BOX = "·"


def sketch(view: Any, seat: int, names: Sequence[str], paused: bool) -> str:
    """The table as text: the meadow from above, every seat, and the hand of this one."""
    rows = ["  " + "".join(column.center(6) for column in COLUMNS).rstrip()]
    for i, row in enumerate(ROWS):
        marks = [mark_of(int(b)).center(6) for b in view.meadow[SIDE * i : SIDE * i + SIDE]]
        rows.append(f"{row} {''.join(marks)}".rstrip())
    rows += ["", *(_seat_line(view, p, names[p]) for p in range(view.seats))]
    if seat >= 0:
        rows += ["", HELD.format(cards=", ".join(hand_of(view, seat)) or NO_CARD)]
    return "\n".join(rows)


def mark_of(beast: int) -> str:
    """A beast in three signs: YB3 is the yellow bullock 3; B is a bullock, so L is blue."""
    if beast < 0:
        return FREE_BOX
    sex = SEXES[beast % KINDS // TOP]
    return f"{INITIALS[beast // KINDS]}{sex[0].upper()}{beast % TOP + 1}"


def hand_of(view: Any, seat: int) -> list[str]:
    """The cards of a hand, by name, bullocks first."""
    return [name for i, name in enumerate(DECK) if int(view.hands[seat]) >> i & 1]


def _seat_line(view: Any, p: int, name: str) -> str:
    bullock, cow = (int(n) for n in view.unplayed[p])
    sizes = {"held": int(view.held[p]), "left": int(view.left[p]), "points": int(view.points[p])}
    return SEAT.format(mark=INITIALS[p], name=name, bullock=bullock, cow=cow, **sizes)
