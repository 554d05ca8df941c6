"""Nests: noughts and crosses with hidden hens: the smallest whole game there is, to be copied.

This folder is a game.  Lay a copy of it in ``src/farmyard/games`` and it is on the shelf, on the
page, in the terminal and in the laboratory; ``docs/new-game.md`` goes through its rooms.
"""

from farmyard.core.game_card import Card
from farmyard.core.options import choice, starting_seat
from farmyard.core.wording.messages import Messages

text = Messages(__name__)


CARD = Card(
    key="nests",
    text=text,
    seats=(2, 2),
    default_seats=2,
    minutes=2,
    rules_version=1,
    sort_order=9,
    options=(starting_seat("NE-R1", 2), choice("row", "NE-R2", "wins", "loses")),
)
