"""The printed box of Chickens ’n’ Aliens: the deck, saucer parts, corn, and a mat for each hen."""

from farmyard.core.showing.printed import Contents, Deck, Face
from farmyard.core.wording.slots import Thing
from farmyard.games.aliens import text
from farmyard.games.aliens.box import CARDS, COUNTS, IN_THE_DECK, PARTS, WILD
from farmyard.games.aliens.page.slips import BOTTOM_FACES, FACES, WILD_FACES
from farmyard.games.aliens.words.naming import BIRDS, SLUGS, TITLED, bird, part, wild

__all__ = ["contents"]

CARD, PART, GRAIN = (63.0, 88.0), (63.0, 44.0), 21.0  # mm
GRAINS = 40  # the bank has no bottom; what a long game has in use, and some more


def contents() -> Contents:
    """Return the deck, the parts of saucers and the corn; the mats are sheets of the game."""
    parts = tuple(
        Face(name.removeprefix("bottom "), text("label-card", card=part(i)), len(BIRDS))
        for i, name in enumerate(PARTS)
    )
    corn = (Face("corn", "", GRAINS),)
    return Contents(
        (
            Deck("deck", text("name-deck"), *CARD, tuple(_deck())),
            Deck("bottoms", text("paper-bottoms"), *CARD, tuple(_bottoms()), back="bottom"),
            Deck("parts", text("paper-parts"), *PART, parts, back=""),
            Deck("corn", text("paper-corn"), GRAIN, GRAIN, corn, back="", shape="round"),
        ),
        more={
            "birds": [{"face": face, "name": text.name(bird(p))} for p, face in enumerate(BIRDS)],
            "told": [text("paper-mats", n=len(BIRDS))],
            "mats": text("paper-mats", n=len(BIRDS)),
        },
    )


def _deck() -> list[Face]:
    """Return the faces of the deck: of each card as many as usual."""
    found = []
    for kind, name in enumerate(CARDS):
        if kind == WILD:
            for i, face in enumerate(WILD_FACES):
                found.append(Face(face, text.name(wild(i)), 1, {"does": text("does-wild")}))
        else:
            found.append(_card(kind, COUNTS.get(name, 1)))
    return found


def _bottoms() -> list[Face]:
    """Return the bottoms that the fast rules shuffle into the deck, as many as any table has."""
    return [_card(len(CARDS) + i, max(IN_THE_DECK)) for i in range(len(BOTTOM_FACES))]


def _card(kind: int, count: int) -> Face:
    title = text("label-card", card=Thing(TITLED[kind], (("n", 1),)))
    return Face(FACES[kind], title, count, {"does": text(f"does-{SLUGS[kind]}")})
