"""Chickens ’n’ Aliens: what cards and numbers of them are called in a sentence."""

from collections.abc import Sequence
from functools import cache

from farmyard.core.record import NOBODY
from farmyard.games.aliens.box import KINDS, WILD
from farmyard.games.aliens.state import CARD, DEED, Deed
from farmyard.games.aliens.words.phrases import AND, ARTICLES, AS, NUMBERS, PLURALS, SEVERAL, TITLES
from farmyard.games.aliens.words.phrases import CARDS as CARDS_UNSEEN


def a_card(card: int) -> str:
    """A card in mid-sentence: an alien, a wild card, Broody, the bottom left of a saucer."""
    return ARTICLES.get(TITLES[card], TITLES[card])


def listed(cards: Sequence[int]) -> str:
    """Some cards by name, those alike together; cards of −1 have none, and are only counted."""
    alike = {card: sum(other == card for other in cards) for card in sorted(cards) if card >= 0}
    names = [so_many(n, card) for card, n in alike.items()]
    unseen = sum(card < 0 for card in cards)
    return joined(names + ([counted(CARDS_UNSEEN, unseen)] if unseen or not cards else []))


def so_many(n: int, card: int) -> str:
    """An alien, two Broodies, three Hen Pecked."""
    if n == 1:
        return a_card(card)
    return SEVERAL.format(n=in_letters(n), cards=PLURALS.get(TITLES[card], TITLES[card]))


def counted(phrases: Sequence[str], n: int) -> str:
    """The phrase for none, for one, or for many."""
    return phrases[min(max(n, 0), 2)].format(n=in_letters(n))


def in_letters(n: int) -> str:
    return NUMBERS[n] if n < len(NUMBERS) else str(n)


def joined(some: list[str]) -> str:
    *most, last = some or [""]
    return AND.format(some=", ".join(most), last=last) if most else last


@cache
def used(choice: int) -> str:
    """The card a choice is done with: its title, or which one the wild card stands for."""
    card, deed = card_of(choice), Deed(DEED[choice])
    if card == WILD and deed != Deed.THROW_AWAY:
        return AS.format(card=TITLES[int(deed) - Deed.BROODY + 1])
    return TITLES[card]


@cache
def card_of(choice: int) -> int:
    """The card a choice is done with, UFO bottoms after all others; −1 if with none."""
    card = int(CARD[choice])
    if DEED[choice] == Deed.PICK:
        return NOBODY
    return KINDS + card if DEED[choice] in (Deed.LAY_BOTTOM, Deed.THROW_BOTTOM) else card
