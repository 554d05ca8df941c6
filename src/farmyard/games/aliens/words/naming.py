"""Chickens ’n’ Aliens: the things that sentences name, each worded by a message of its own."""

from collections.abc import Sequence
from functools import cache

from farmyard.core.record import NOBODY
from farmyard.core.wording.slots import Thing
from farmyard.games.aliens import text
from farmyard.games.aliens.box import BOTTOMS, CARDS, KINDS, PARTS, WILD, WILDS
from farmyard.games.aliens.state import CARD, DEED, Deed

BIRDS = ("henny", "noodles", "paxo", "floella")  # of seats 0 to 3, as their drawings are called


def slug(name: str) -> str:
    """Return a name of the box, or of a deed, as part of a message id: "twin-beaks"."""
    return name.lower().replace(" ", "-").replace("_", "-").replace("'", "")


SLUGS = tuple(map(slug, (*CARDS, *BOTTOMS)))
"""Of every card, UFO bottoms after all others."""
TITLED = (*(f"card-{slug(name)}" for name in CARDS), *(f"part-{slug(name)}" for name in BOTTOMS))


def several(card: int, n: int) -> Thing:
    """Return so many cards of a kind: an alien, two Broodies, three Hen Pecked."""
    return Thing(TITLED[card], (("n", n),))


def a_card(card: int) -> Thing:
    """Return a card in mid-sentence: an alien, a wild card, Broody, the bottom left of a saucer."""
    return several(card, 1)


def part(i: int) -> Thing:
    """Return a part of a saucer."""
    return Thing(f"part-{slug(PARTS[i])}", (("n", 1),))


def bird(p: int) -> Thing:
    """Return the hen of a seat."""
    return Thing(f"bird-{BIRDS[p]}")


def wild(n: int) -> Thing:
    """Return one of the three wild cards, by name."""
    return Thing(f"wild-{slug(WILDS[n % len(WILDS)])}")


def cards(n: int) -> Thing:
    """Return so many cards that are not named."""
    return Thing("cards", (("n", max(int(n), 0)),))


def corn(n: int) -> Thing:
    return Thing("corn", (("n", max(int(n), 0)),))


def aliens(n: int) -> Thing:
    return Thing("aliens", (("n", int(n)),))


def loss(choice: int, n: int, name: str, who: str) -> Thing:
    """Return what one seat loses to Alien Flu or All Out War: so many aliens, or cards."""
    kind = "aliens" if DEED[choice] == Deed.ALIEN_FLU else "cards"
    return Thing(f"loses-{kind}", (("who", who), ("name", name), ("n", n)))


def listed(some: Sequence[int]) -> tuple[Thing, ...]:
    """Return some cards by name, those alike together; cards of −1 are only counted."""
    alike = {card: sum(other == card for other in some) for card in sorted(some) if card >= 0}
    named = tuple(several(card, n) for card, n in alike.items())
    unseen = sum(card < 0 for card in some)
    return (*named, cards(unseen)) if unseen or not some else named


def title(card: int) -> str:
    """Return the name of a card as it stands in a list of titles."""
    return text(f"{TITLED[card]}.title")


def titles(some: Sequence[int]) -> str:
    return ", ".join(map(title, some))


@cache
def used(choice: int) -> Thing:
    """Return the card a choice is done with: its title, or which one the wild card stands for."""
    card, deed = card_of(choice), Deed(DEED[choice])
    if card == WILD and deed != Deed.THROW_AWAY:
        return Thing("as-wild", (("card", a_card(int(deed) - Deed.BROODY + 1)),))
    return a_card(card)


@cache
def card_of(choice: int) -> int:
    """Return the card a choice is done with, UFO bottoms after all others; −1 if with none."""
    card = int(CARD[choice])
    if int(DEED[choice]) == Deed.PICK:
        return NOBODY
    return KINDS + card if int(DEED[choice]) in (Deed.LAY_BOTTOM, Deed.THROW_BOTTOM) else card
