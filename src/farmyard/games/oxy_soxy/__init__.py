"""Oxy Soxy (Ochsen soxen): bullocks and cows flirting on a meadow of five by five.

The ledger, with every ruling cited here, is ``docs/rules/oxy_soxy.md``.
"""

from farmyard.core.game_card import Card
from farmyard.core.options import choice, starting_seat
from farmyard.core.wording.messages import Messages
from farmyard.games.oxy_soxy.options import Adjacency, Tie

text = Messages(__name__)


CARD = Card(
    key="oxy_soxy",
    text=text,
    seats=(2, 4),
    default_seats=2,
    minutes=20,
    rules_version=1,
    sort_order=2,
    options=(
        starting_seat("OS-R5", 4),
        choice(Adjacency, "OS-R1"),
        choice(Tie, "OS-R6"),
        choice("score_cards", "OS-R22", "1", "2", default="2"),
    ),
)
