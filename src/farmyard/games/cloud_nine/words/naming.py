"""Cloud Nine: names for sentences: of cards, hands, seats, tricks, and kinds of deeds."""

from collections.abc import Sequence
from typing import Any

from farmyard.core.wording.slots import Thing, Value
from farmyard.games.cloud_nine import text
from farmyard.games.cloud_nine.box import BOX, FLESH, GOLD, GOLDS, KINDS
from farmyard.games.cloud_nine.rules import choices
from farmyard.games.cloud_nine.words.showing import Shown

SOME_CARD, NO_CARD, ALIKE = Thing("some-card"), Thing("no-card"), Thing("card-alike")
YES, NO = "yes", "no"

_DEEDS = {
    choices.PASS: "pass",
    choices.END_TURN: "end",
    choices.DRAW: "draw",
    choices.COLLECTIVE: "collective",
    choices.CROW: "crow",
    choices.LOOK: "look",
    choices.PEEK: "peek",
    choices.SHOOT: "rifle",
    choices.BED: "straw",
    choices.LIE: "lie",
    choices.EASTER: "easter",
    choices.ANNOUNCE: "announce",
    choices.SILENT: "silent",
    choices.REVEAL: "reveal",
    choices.WITHDRAW: "withdraw",
}


def id_of(deed: Any) -> str:
    """Return the end of the id of messages about a deed: its name, or that of its number."""
    return str(_DEEDS.get(deed, deed)).replace(" ", "-")


def slot_of(kind: int) -> int | str:
    """Return a flesh-backed card as the slot ``$card``: its eggs, or box, fox, nests."""
    return kind + 1 if kind < BOX else FLESH[kind]


def a_card(kind: int) -> Thing:
    """Return a flesh-backed card in mid-sentence: an 8, a Mystery Box."""
    return Thing("a-card", (("card", slot_of(kind)),))


def the_card(kind: int) -> Thing:
    """Return a card that all have seen lie there, in mid-sentence: the 8, the Mystery Box."""
    return Thing("the-card", (("card", slot_of(kind)),))


def a_gold(kind: int) -> Thing:
    """Return a Gold card in mid-sentence: the Rooster, a Snake."""
    return Thing("a-gold", (("gold", GOLD[kind]),))


def bare(kind: int) -> str:
    """Return the name of a flesh-backed card in a hand, as it stands beside others."""
    return text("card-bare", card=slot_of(kind))


def cards_bare(counts: Any) -> str:
    """Return the cards of a hand side by side: 3 5 8 Box."""
    each = [bare(kind) for kind in range(KINDS) for _ in range(max(int(counts[kind]), 0))]
    return " ".join(each) or text("no-card")


def golds_named(counts: Any) -> tuple[Thing, ...]:
    """Return Gold cards in mid-sentence."""
    return tuple(a_gold(kind) for kind in range(GOLDS) for _ in range(max(int(counts[kind]), 0)))


def gold_title(kind: int, n: int = 1) -> str:
    """Return the title of a Gold card, or of several of a kind together: Hen, 3 × Corns."""
    if n > 1:
        return text("gold-several", n=n, gold=GOLD[kind])
    return text("gold-title", gold=GOLD[kind])


def golds_bare(counts: Any) -> str:
    """Return the titles of Gold cards side by side."""
    named = [gold_title(kind, int(counts[kind])) for kind in range(GOLDS) if counts[kind] > 0]
    return ", ".join(named) or text("no-card")


def eggs(n: int) -> Thing:
    """Return a number of eggs, for a sentence that has another number too."""
    return Thing("eggs", (("eggs", n),))


def laying(shown: Shown) -> dict[str, Value]:
    """Return the slots of a trick: named by its operation, as a nine, or as a box."""
    return {
        "trick": "several" if len(shown.cards) > 1 else "box" if shown.boxes else "nine",
        "operation": shown.operation,
        "boxes": tuple(str(value) for value in shown.boxes),
        "boxed": len(shown.boxes),
        "packs": numbered(shown.packs),
        "from": len(shown.packs),
        "kept": shown.kept + 1,
        "eggs": shown.eggs,
    }


def numbered(packs: Sequence[int]) -> tuple[str, ...]:
    """Return the numbers of packs as they are counted on the table, from 1."""
    return tuple(str(pack + 1) for pack in packs)


def seat_at(view: Any, offset: int) -> int:
    """Return the seat so many to the left; an offset too large is returned as it is."""
    return (int(view.turn) + offset) % int(view.seats) if offset < view.seats else offset
