"""Ducks: three of a kind on your pond, from a hidden hand: a card game to begin your own with.

This folder is a game with a pile and hidden hands.  ``farmyard new`` makes a package of your own of
it; ``docs/new-game.md`` goes through its modules.
"""

from farmyard.core.game_card import Card
from farmyard.core.options import choice, starting_seat
from farmyard.core.wording.messages import Messages

text = Messages(__name__)


CARD = Card(
    key="ducks",
    text=text,
    seats=(2, 4),
    default_seats=3,
    minutes=5,
    rules_version=1,
    sort_order=9,
    options=(starting_seat("DU-R1", 4), choice("shooing", "DU-R2", "allowed", "never")),
)
