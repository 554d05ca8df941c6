"""Chickens ’n’ Aliens: chickens beam down aliens until one of them has a whole saucer.

The ledger, with every ruling cited here, is ``docs/rules/aliens.md``.
"""

from dataclasses import replace
from typing import Any

from farmyard.core.game_card import Card
from farmyard.core.options import Option, OptionError, choice, number, starting_seat, switch
from farmyard.core.wording.messages import Messages
from farmyard.games.aliens import box
from farmyard.games.aliens.options import Fast, ThrowAway

text = Messages(__name__)


def _count(name: str, low: int = 0, high: int = box.MOST_OF_A_KIND) -> Option:
    kind = "alien" if name == "aliens" else name.replace("_", " ")
    default = box.COUNTS.get(kind) or box.COUNTS[kind.replace(" ", "-")]
    return replace(number(name, "UF-R1", default, low, high), drawer="deck")


DECK = (
    _count("aliens", box.TO_WIN, box.MOST_ALIENS),
    _count("broody"),
    _count("twin_beaks"),
    _count("cheeky_chicken"),
    _count("fowl_play"),
    _count("pecking_order"),
    _count("rooster_booster"),
    _count("scramble"),
    _count("wings_of_desire"),
    _count("hen_pecked"),
    _count("hypno_chicken"),
)

RED = (
    switch("tractor_beam", "UF-R2", "yes"),
    switch("alien_flu", "UF-R2", "yes"),
    switch("corn_star", "UF-R2", "yes"),
    switch("armed", "UF-R2", "yes"),
    switch("all_out_war", "UF-R2", "yes"),
)


SPECIAL = tuple(
    replace(option, drawer="specials")
    for option in (*RED, number("specials", "UF-R2", len(box.SPECIALS), 0, len(box.SPECIALS)))
)

FINER = tuple(
    replace(option, drawer="finer")
    for option in (
        choice(ThrowAway, "UF-R8"),
        switch("stun_stacks", "UF-R20"),
        switch("cheeky_public", "UF-R28"),
        switch("bank_runs_out", "UF-R6"),
        number("bank_corn", "UF-R6", 30, 6, 200),
        number("max_turns", "UF-R32", 5000, 1, 10_000),
    )
)


class Tables(Card):
    """A card of this game that refuses a deck or a bank too small for the number of seats."""

    def read_options(self, given: dict[str, Any], seats: int) -> dict[str, int]:
        """Return all options as numbers; raise `OptionError` if the deck or bank is too small
        (UF-R1)."""
        numbers = super().read_options(given, seats)
        red = min(numbers["specials"], sum(numbers[o.name] for o in RED))
        cards = sum(numbers[o.name] for o in DECK) + len(box.WILDS) + red
        if cards < box.HAND * seats:
            needed = box.HAND * seats
            raise OptionError(text("deck-too-small", cards=cards, seats=seats, needed=needed))
        least, bank = box.CORN * seats, numbers["bank_corn"]
        if numbers["bank_runs_out"] and bank < least:
            raise OptionError(text("bank-too-small", least=least, seats=seats, bank=bank))
        return numbers


CARD = Tables(
    key="aliens",
    text=text,
    seats=(2, 4),
    default_seats=3,
    minutes=30,
    rules_version=1,
    sort_order=3,
    options=(
        starting_seat("UF-R33", 4),
        choice(Fast, "section 8"),
        *SPECIAL,
        *FINER,
        *DECK,
    ),
)

assert len(DECK) == len(box.ORDINARY) + 1
assert len(RED) == len(box.SPECIALS)
