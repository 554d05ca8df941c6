"""The slip beside the board: for each card of the hand what it could do, and to whom.

A wild card has a slip with the ten it may stand for, and then one like that of the card chosen.
"""

from collections.abc import Sequence
from typing import Any

from farmyard.core.wording.messages import cached_by_language
from farmyard.games.aliens import text
from farmyard.games.aliens.box import BROODY, KINDS, TRACTOR_BEAM, WILD, WILDS
from farmyard.games.aliens.rules.choices import shows, uncovered
from farmyard.games.aliens.state import Phase
from farmyard.games.aliens.words.naming import SLUGS, a_card, wild

FACES = (
    "alien",
    "broody",
    "twin-beaks",
    "cheeky",
    "fowl-play",
    "pecking-order",
    "rooster-booster",
    "scramble",
    "wings",
    "hen-pecked",
    "hypno",
    "wild",
    "tractor-beam",
    "alien-flu",
    "corn-star",
    "armed",
    "all-out-war",
    "bottom-left",
    "bottom-right",
)
"""The names of the drawings."""

WILD_FACES = ("cluck-rogers", "eggs-machina", "chick-norris")
BOTTOM_FACES = FACES[KINDS:]

AIMED = {  # what is counted at those who may be chosen
    "cheeky": "cards",
    "fowl-play": "cards",
    "pecking-order": "aliens",
    "hen-pecked": "corn",
    "hypno": "turns",
    "tractor-beam": "cards",
}

AIMS = ("corn", "cards", "aliens", "turns")

HOW = ("card", "as")  # by itself, or a wild card as such

View = Any


def card_part(kind: int) -> str:
    """Return the part of the page for a card of the hand; a wild card is a part of its own."""
    return "wild-card" if kind == WILD else f"card-{FACES[kind]}"


@cached_by_language(None)
def card_of(kind: int, copy: int = 0) -> dict[str, str]:
    """Return a card face up, as a drawing with its name."""
    if kind == WILD:
        return {"face": WILD_FACES[copy % len(WILDS)], "label": text.name(wild(copy))}
    return {"face": FACES[kind], "label": text("label-card", card=a_card(kind))}


def others(view: View, seat: int) -> list[int]:
    """Return the other seats, clockwise."""
    return [(seat + i) % int(view["seats"]) for i in range(1, view["seats"])]


def slips(view: View, seat: int, names: Sequence[str]) -> list[dict[str, Any]]:
    """Return a slip for each kind of card in the hand; for a wild card those of the ten as well."""
    counts = [*view["hands"][seat], *view["bottoms"][seat]]
    own = [slip(view, kind, seat, names) for kind, n in enumerate(counts) if n > 0]
    if not counts[WILD]:
        return own
    return own + [
        slip(view, kind, seat, names) | {"about": f"as-{FACES[kind]}", "wild": True}
        for kind in range(BROODY, WILD)
    ]


def slip(view: View, kind: int, seat: int, names: Sequence[str]) -> dict[str, Any]:
    card = card_of(kind)
    aim = AIMED.get(card["face"], "")
    asks = "slip-whom" if aim else "slip-as" if kind == WILD else ""
    does = f"does-{SLUGS[kind]}"
    return {
        "about": card_part(kind),
        "face": card["face"],
        "title": text(asks, card=card["label"]) if asks else card["label"],
        "says": text(does),
        "deed": text(f"{does}.go") if text.has(f"{does}.go") else "",
        "everybody": text("go-everybody") if kind == TRACTOR_BEAM else "",
        "kinds": [card_of(k) for k in range(BROODY, WILD)] if kind == WILD else [],
        "wild": False,
    }


def in_the_hand(kind: int) -> str:
    """Return the status line while a card of this kind is picked."""
    card = card_of(kind)
    asks = "held-aimed" if card["face"] in AIMED else "held-wild" if kind == WILD else "held"
    return text(asks, card=card["label"])


def rows(view: View, seat: int, names: Sequence[str]) -> list[dict[str, Any]]:
    """Return the seats to choose from, a row for each thing counted, with the cards that ask for
    it."""
    return [
        {
            "about": [
                f"{how}-{face}" for face, other in AIMED.items() if other == aim for how in HOW
            ],
            "whom": [whom(view, p, aim, names) for p in others(view, seat)],
        }
        for aim in AIMS
    ]


def whom(view: View, p: int, aim: str, names: Sequence[str]) -> dict[str, Any]:
    """Return a seat that may be chosen: what it has of what is sought, or why it may not be."""
    has = {
        "corn": int(view["corn"][p]),
        "cards": int(view["held"][p]),
        "aliens": int(uncovered(view, p)),
        "turns": int(view["stun_stacks"] or not view["stunned"][p]),
    }[aim]
    why = "covered" if aim == "aliens" and view["laid"][p] else aim
    return {
        "seat": p,
        "name": names[p],
        "has": has if aim != "turns" else None,
        "unit": aim,
        "why": "" if has else text(f"no-more-{why}"),
    }


def pick(view: View, seat: int, names: Sequence[str]) -> dict[str, Any] | None:
    """Return the cards to take from a hand that shows a UFO bottom, if this seat is asked."""
    if int(view["phase"]) != Phase.PICK or view["turn"] != seat:
        return None
    p = int(view["reach"])
    sides = [side for side in range(2) if view["bottoms"][p, side] > 0]
    shown = [
        {"part": f"pick-{BOTTOM_FACES[i]}", "label": card_of(KINDS + i)["label"]} for i in sides
    ]
    unseen = [{"part": "pick-unseen", "label": text("slip-unseen")}]
    hidden = int(view["held"][p]) > int(shows(view, p))
    return {"seat": p, "name": names[p], "ways": (unseen if hidden else []) + shown}
