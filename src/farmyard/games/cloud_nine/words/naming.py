"""Cloud Nine: names of cards, hands and seats, and a trick in mid-sentence."""

from collections.abc import Sequence
from typing import Any

from farmyard.games.cloud_nine.box import BOX, GOLDS, KINDS
from farmyard.games.cloud_nine.words import phrases
from farmyard.games.cloud_nine.words.showing import Shown


def a_card(kind: int) -> str:
    """A flesh-backed card in mid-sentence: an 8, a Mystery Box."""
    if kind >= BOX:
        return phrases.SPECIAL[kind - BOX]
    return phrases.NUMBER.format(an=phrases.AN.get(kind + 1, "a"), eggs=kind + 1)


def cards_bare(counts: Any) -> str:
    """The cards of a hand side by side: 3 5 8 Box."""
    each = [phrases.BARE[kind] for kind in range(KINDS) for _ in range(max(int(counts[kind]), 0))]
    return " ".join(each) or phrases.NO_CARD


def golds_named(counts: Any) -> list[str]:
    """Gold cards in mid-sentence."""
    return [phrases.A_GOLD[kind] for kind in range(GOLDS) for _ in range(max(int(counts[kind]), 0))]


def golds_bare(counts: Any) -> str:
    """Gold cards side by side, several of a kind together: Hen, 3 × Corns."""
    each = [(phrases.GOLD[kind], int(counts[kind])) for kind in range(GOLDS) if counts[kind] > 0]
    named = [phrases.SEVERAL.format(n=n, name=name) if n > 1 else name for name, n in each]
    return phrases.COMMA.join(named) or phrases.NO_CARD


def a_gold(kind: int) -> str:
    """A Gold card in mid-sentence: the Rooster, a Snake."""
    return phrases.A_GOLD[kind]


def the_card(kind: int) -> str:
    """A card that all have seen lie there: the 8, the Mystery Box."""
    return phrases.THE_SPECIAL[kind - BOX] if kind >= BOX else phrases.THE.format(card=kind + 1)


def joined(some: Sequence[str]) -> str:
    """One, two and three."""
    *most, last = some or [""]
    return phrases.AND.format(some=phrases.COMMA.join(most), last=last) if most else last


def listed(some: Sequence[str]) -> str:
    """Cards in mid-sentence; no card, if there are none."""
    return joined(some) or phrases.NO_CARD


def some_cards(n: int) -> str:
    """No card, a card, 3 cards."""
    return phrases.CARDS[min(max(n, 0), 2)].format(n=n)


def eggs_of(n: int) -> str:
    """No eggs, 1 egg, 17 eggs."""
    return phrases.EGGS[min(max(n, 0), 2)].format(n=n)


def laying(shown: Shown) -> tuple[str, dict[str, str]]:
    """How a trick is named (by its operation, as a nine, as a box), and the slots for it."""
    kind = "lay" if len(shown.cards) > 1 else "lay box" if shown.boxes else "lay nine"
    values = joined([str(value) for value in shown.boxes])
    packs = joined([str(pack + 1) for pack in shown.packs])
    where = phrases.PACKS[min(len(shown.packs), 2)].format(packs=packs)
    if shown.kept >= 0:
        where = phrases.LEAVING.format(packs=where, kept=shown.kept + 1)
    boxes = phrases.BOXES[min(len(shown.boxes), 2)].format(values=values)
    slots = {"operation": shown.operation, "boxes": boxes, "packs": where}
    return kind, slots | {"eggs": eggs_of(shown.eggs)}


def seat_at(view: Any, offset: int) -> int:
    """The seat so many to the left; too far, and it is no seat of this table."""
    return (int(view.turn) + offset) % int(view.seats) if offset < view.seats else offset
