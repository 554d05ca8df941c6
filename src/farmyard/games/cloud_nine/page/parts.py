"""Cloud Nine: parts of the page that together mean a choice.

A card of the hand is ``f8~1``: of several 8s the first, so a trick is the same parts whichever of
them are touched.  A trick ends with *lay*, a Gold card with its *deed* or with a seat; nothing that
cannot be taken back is done by a single touch of a card.
"""

from functools import cache
from typing import Any

from farmyard.games.cloud_nine.box import BOX, GOLD
from farmyard.games.cloud_nine.options import Mode
from farmyard.games.cloud_nine.rules import choices
from farmyard.games.cloud_nine.rules.tricks import NEEDS
from farmyard.games.cloud_nine.state import Phase

View = Any

FACES = (*map(str, range(1, 11)), "mystery", "fox", "nests")
"""The names of the drawings of flesh cards."""

STEMS = (*(f"f{eggs}" for eggs in range(1, 11)), "fM", "fox", "nests")

ALONE = {
    choices.PASS: ("pass",),
    choices.END_TURN: ("end",),
    choices.DRAW: ("draw",),
    choices.COLLECTIVE: ("nests~1", "deed-nests"),
    choices.CROW: ("gold-rooster", "deed-rooster"),
    choices.LOOK: ("gold-chick", "deed-chick"),
    choices.PEEK: ("gold-chick", "deed-chick"),
    choices.SHOOT: ("gold-rifle", "deed-rifle"),
    choices.BED: ("gold-straw", "deed-straw"),
    choices.LIE: ("gold-snake", "deed-snake"),
    choices.EASTER: ("gold-egg", "deed-egg"),
    choices.ANNOUNCE: ("announce",),
    choices.SILENT: ("silent",),
    choices.REVEAL: ("reveal",),
    choices.WITHDRAW: ("withdraw",),
}

AIMED = (  # the first deed, its offset to the left, and what is touched before the seat
    (choices.HEN_ALL + 1, 1, ("gold-hen", "way-all")),
    (choices.HEN_ONE + 1, 1, ("gold-hen", "way-one")),
    (choices.BROOD, 0, ("gold-nest2",)),
    (choices.FEED + 1, 1, ("gold-corns",)),
)


def card_part(kind: int, copy: int = 1) -> str:
    """Return the part for a flesh card of the own hand; copies are counted from 1."""
    return f"{STEMS[kind]}~{copy}"


def pack_part(pack: int) -> str:
    return f"pk{pack}"


def parts(view: View, choice: int) -> tuple[str, ...]:
    """Return the parts of the page that together mean this choice."""
    if view["mode"] != Mode.GROUP:
        return of_success(view, choice)
    if choice < choices.DEEDS:
        return (*cards_of(choice), "lay")
    deed = choice - choices.DEEDS
    if deed in ALONE:
        return ALONE[deed]
    if choices.PICK <= deed <= choices.HEN_ALL:
        verb = "give" if int(view["phase"]) == Phase.GIVE else "pick"
        return (f"{verb}-{FACES[deed - choices.PICK]}",)
    if deed >= choices.FETCH:
        return ("gold-worm", f"fetch-{GOLD[choices.FETCHED[deed - choices.FETCH]]}")
    first, offset, before = next(aim for aim in reversed(AIMED) if deed >= aim[0])
    seat = (int(view["turn"]) + deed - first + offset) % int(view["seats"])
    return (*before, f"seat-{seat}")


@cache
def cards_of(trick: int) -> tuple[str, ...]:
    """Return the cards of a set, as parts of the hand."""
    counts = NEEDS[trick].tolist()
    return tuple(
        card_part(kind, copy) for kind in range(BOX + 1) for copy in range(1, counts[kind] + 1)
    )


def of_success(view: View, choice: int) -> tuple[str, ...]:
    """Return the parts that mean a choice of Success."""
    if choice < choices.MOVE:
        return of_packs(choice)
    if choice < choices.TURN_UP:
        return (pack_part(choice - choices.MOVE), "gap")
    if choice < choices.CLAIM:
        pack = pack_part(
            choice
            - (choices.TURN_UP, choices.LOOK_INTO, choices.HUNT)[(choice - choices.TURN_UP) // 9]
        )
        return (pack,) if int(view["phase"]) == Phase.HELP else ("dare", pack)
    if choice == choices.CLAIM:
        return ("claim",)
    if choice < choices.GO_BY:
        return (f"redo-{GOLD[choices.REDONE[choice - choices.REDO]]}",)
    return {choices.GO_BY: ("pass",), choices.REST: ("end",), choices.RESIGN: ("resign", "sure")}[
        choice
    ]


def of_packs(choice: int) -> tuple[str, ...]:
    """Return the parts of a trick of the packs; one of them may keep its card for the Snake."""
    if choice < choices.KEEP:
        return (*map(pack_part, choices.SUBSETS[choice]), "lay")
    subset, kept = choices.KEPT[choice - choices.KEEP]
    return (*map(pack_part, choices.SUBSETS[subset]), f"keep-{kept}")
