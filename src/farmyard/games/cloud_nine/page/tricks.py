"""Cloud Nine: tricks on the page: all that may be laid now, and the one laid last."""

from collections.abc import Sequence
from functools import lru_cache
from json import dumps
from typing import Any

from farmyard.core.record import NOBODY, NOTHING, alone
from farmyard.core.wording.messages import person
from farmyard.games.cloud_nine import text
from farmyard.games.cloud_nine.bot.worlds import choices_of
from farmyard.games.cloud_nine.box import BOX, CORNS, GOLD, LEAN, MOST_CARDS, ROOSTER
from farmyard.games.cloud_nine.options import Mode
from farmyard.games.cloud_nine.page.hand import face_of
from farmyard.games.cloud_nine.page.parts import cards_of
from farmyard.games.cloud_nine.rules.declaring import doubled_value, taken_by_snake
from farmyard.games.cloud_nine.rules.success.challenges import asked, may_lay
from farmyard.games.cloud_nine.rules.success.packs import nth_open, tricks_open
from farmyard.games.cloud_nine.rules.tricks import SETS, TRICKS
from farmyard.games.cloud_nine.state import Phase
from farmyard.games.cloud_nine.words.line import Laid, line_of, steps
from farmyard.games.cloud_nine.words.naming import slot_of
from farmyard.games.cloud_nine.words.showing import Shown, foreseen, laid, laid_out

View = Any
Entry = tuple[str, int, str]
"""Trick that could be laid: its line, its eggs, and notes on it."""

SIGN_NAMES = {
    "+": "plus", "-": "minus", "×": "times", "÷": "over", "^": "power", "√": "root",
    "(": "open", ")": "close",
}  # fmt: skip
"""The tokens that are signs, with their drawings."""


def shows(view: View, names: Sequence[str]) -> dict[str, Entry]:
    """Return every trick the seat to move may lay now, by its choice."""
    if view["mode"] == Mode.GROUP:
        if int(view["phase"]) != Phase.BEFORE:
            return {}
        tricks = [choice for choice in choices_of(view) if choice < TRICKS]
        return {str(trick): of_hand(view, trick, names) for trick in tricks}
    if not may_lay(view):
        return {}
    subsets = [int(nth_open(view, n)) for n in range(tricks_open(view))]
    return {str(subset): of_packs(view, subset) for subset in subsets}


def packed(entries: dict[str, Entry]) -> str:
    """Return the tricks as the page gets them: every note once, the tricks by their choices."""
    notes = list(dict.fromkeys(note for _, _, note in entries.values() if note))
    rows: dict[str, Any] = {
        choice: [line, eggs, *([notes.index(note)] if note else [])]
        for choice, (line, eggs, note) in entries.items()
    }
    text = dumps({"notes": notes, **rows}, separators=(",", ":"), ensure_ascii=False)
    return text.replace("<", "\\u003c")


def of_hand(view: View, trick: int, names: Sequence[str]) -> Entry:
    """Return the entry of a trick of the hand, with the effects of Snake and Straw."""
    s = alone(view)
    shown = laid_out(s, trick)
    notes = [robbed(s[0], names), doubled(s[0]), bare_boxes(shown)]
    return line_of_any(shown.operation, shown.cards), shown.eggs, " ".join(n for n in notes if n)


@lru_cache(1 << 14)
def line_of_any(operation: str, cards: tuple[int, ...]) -> str:
    """Return the line of a trick without telling equal cards apart."""
    return line_of(operation, [Laid(card, "") for card in cards])


def robbed(s: Any, names: Sequence[str]) -> str:
    """Return a note that a Snake will steal a card of the trick, if so."""
    if s["thief"] == NOBODY:
        return ""
    card = slot_of(int(taken_by_snake(s, s["declared"])))
    return text("note-robbed", name=names[int(s["thief"])], card=card)


def doubled(s: Any) -> str:
    if not s["straw"][int(s["whose"])]:
        return ""
    worth = int(doubled_value(s, s["declared"], s["thief"] != NOBODY))
    return text("note-doubled", card=worth) if worth else ""


def bare_boxes(shown: Shown) -> str:
    """Return a note that Mystery Boxes bring no eggs, if the trick has any."""
    return text("note-boxes", boxes=len(shown.boxes)) if shown.boxes else ""


def of_packs(view: View, subset: int) -> Entry:
    """Return the entry of a trick of the packs, and whether it meets the challenge."""
    shown = foreseen(view, subset)
    notes = [meets(view, shown), bare_boxes(shown)]
    return line_of_any(shown.operation, shown.cards), shown.eggs, " ".join(n for n in notes if n)


def meets(view: View, shown: Shown) -> str:
    """Return a note if the trick meets a Rooster or Corns (CN-R83)."""
    kind = int(asked(view))
    eggs = sum(card for card in shown.cards if card <= BOX)
    met = (kind == ROOSTER and len(shown.cards) == MOST_CARDS) or (kind == CORNS and eggs <= LEAN)
    return text("note-meets", gold=GOLD[kind]) if met else ""


# -- The last trick -------------------------------------------------------------


def last(view: View, seat: int, names: Sequence[str]) -> dict[str, Any] | None:
    """Return the trick that was laid last, with its operation, and the fate of its cards."""
    if view["trick"] == NOTHING or view["whose"] == NOBODY:
        return None
    shown, whose = laid(view), int(view["whose"])
    cards = [Laid(card, str(i)) for i, card in enumerate(shown.cards)]
    tokens = [token_of(word) for word in line_of(shown.operation, cards).split()]
    mark(view, tokens, names)
    for token in tokens:
        if "at" in token:
            token["id"] = f"laid-{trick_number(view)}-{token['at']}"
            token["from"] = came_from(view, whose, seat, token)
    return {
        "tokens": tokens,
        "by": text("label-laid-by", who=person(whose, seat), name=names[whose]),
        "seat": whose,
        "operation": shown.operation,
        "steps": steps(shown.operation),
    }


def trick_number(view: View) -> str:
    """Return a text that changes with every trick only, so that laid cards fly just once."""
    return str(int(view["laid"]))


def token_of(word: str) -> dict[str, Any]:
    """Return a token as the page draws it: a sign, or a card with its drawing."""
    face, at, part = word.partition("@")
    if not at:
        return {"sign": SIGN_NAMES[face], "word": face}
    kind = BOX if face.startswith("?") else int(face) - 1
    return {**face_of(kind), "kind": kind, "at": part, "value": face.removeprefix("?")}


def mark(view: View, tokens: list[dict[str, Any]], names: Sequence[str]) -> None:
    """Mark the card that a Snake took or left, and the one that Straw doubled."""
    stolen = NOTHING if int(view["phase"]) == Phase.ANNOUNCE else int(view["stolen"])
    for kind, note in ((stolen, "stolen"), (int(view["strawed"]), "doubled")):
        card = next((t for t in tokens if t.get("kind") == kind and "note" not in t), None)
        if card is not None and kind != NOTHING:
            card["note"] = note
            card["says"] = text("label-counts-double") if note == "doubled" else fate(view, names)


def fate(view: View, names: Sequence[str]) -> str:
    if view["thief"] == NOBODY:
        return text("label-stays")
    return text("label-stolen-by", name=names[int(view["thief"])])


def came_from(view: View, whose: int, seat: int, token: dict[str, Any]) -> str:
    """Return the part a laid card flies from: the own hand, the packs, or its player's seat."""
    if view["mode"] != Mode.GROUP:
        return "line" if whose == seat else "packs"
    if whose != seat:
        return f"seat-{whose}"
    return "mine-" + cards_of(int(view["trick"]))[int(token["at"])].replace("~", "-")


def loot(view: View) -> dict[str, Any] | None:
    """Return the card a Snake has just taken, on its way to the thief."""
    kind = int(view["stolen"])
    if view["thief"] == NOBODY or kind == NOTHING or view["trick"] == NOTHING:
        return None
    at = SETS[view["trick"]].index(kind + 1)
    number = trick_number(view)
    return {**face_of(kind), "id": f"loot-{number}", "from": f"laid-{number}-{at}"}
