"""Packs of a lesson of Cloud Nine, in solo play or a duel."""

from farmyard.games.cloud_nine.box import DEPTH


def packs(*each: str) -> list[str | None]:
    """Return packs as a position has them; here the card on top is written first ("5 4 fox")."""
    cards = [pack.split()[::-1] for pack in each]
    return [card for pack in cards for card in (*pack, *[None] * (DEPTH - len(pack)))]
