"""Chickens ’n’ Aliens: chickens beam down aliens until one of them has a whole saucer.

The ledger, with every ruling cited here, is ``docs/rules/aliens.md``.
"""

from dataclasses import replace
from typing import Any

from farmyard.core.game import Card
from farmyard.core.options import Option, OptionError, choice, number, starting_seat, switch
from farmyard.games.aliens import box


def _special(name: str, title: str, help: str) -> Option:
    return switch(name, title, help, "UF-R2", "yes")


def _count(name: str, title: str, low: int = 0, high: int = box.MOST_OF_A_KIND) -> Option:
    help = f"Cards called {title} in the deck." if low == 0 else "Alien cards in the deck."
    kind = "alien" if name == "aliens" else name.replace("_", " ")
    default = box.COUNTS.get(kind) or box.COUNTS[kind.replace(" ", "-")]
    option = number(name, title, help, "UF-R1", default, low, high)
    return replace(option, drawer="The deck, card by card")


DECK = (
    _count("aliens", "Aliens", box.TO_WIN, box.MOST_ALIENS),
    _count("broody", "Broody"),
    _count("twin_beaks", "Twin Beaks"),
    _count("cheeky_chicken", "Cheeky Chicken"),
    _count("fowl_play", "Fowl Play"),
    _count("pecking_order", "Pecking Order"),
    _count("rooster_booster", "Rooster Booster"),
    _count("scramble", "Scramble"),
    _count("wings_of_desire", "Wings of Desire"),
    _count("hen_pecked", "Hen Pecked"),
    _count("hypno_chicken", "Hypno-chicken"),
)

RED = (
    _special("tractor_beam", "Tractor Beam", "Two cards from one hand, or one from every hand."),
    _special("alien_flu", "Alien Flu", "All aliens that have been laid are gone."),
    _special("corn_star", "Corn Star", "All corn of all others."),
    _special("armed", "Armed to the Hen’s Teeth", "Three cards for everybody."),
    _special("all_out_war", "All Out War", "All hands go to the discard pile."),
)


SPECIAL = tuple(
    replace(option, drawer="Special cards")
    for option in (
        *RED,
        number(
            "specials",
            "How many specials",
            "Of the special cards above, so many are drawn for the deck, and announced.",
            "UF-R2",
            len(box.SPECIALS),
            0,
            len(box.SPECIALS),
        ),
    )
)

FINER = tuple(
    replace(option, drawer="Finer points")
    for option in (
        choice(
            "throw_away",
            "Throwing away",
            "When no card can be taken: whenever you like, or only if nothing can be played.",
            "UF-R8",
            "judgement",
            judgement="As you like",
            strict="Only if stuck",
        ),
        switch(
            "stun_stacks",
            "Dizzier and dizzier",
            "A chicken that is hypnotised can be hypnotised again, and loses that many turns.",
            "UF-R20",
        ),
        switch("cheeky_public", "Cheeky to all", "A hand shown is shown to everybody.", "UF-R28"),
        switch("bank_runs_out", "The bank can run out", "Corn is limited.", "UF-R6"),
        number(
            "bank_corn",
            "Corn in the game",
            "All corn there is, if the bank can run out; three each are dealt from it.",
            "UF-R6",
            30,
            6,
            200,
        ),
        number(
            "max_turns",
            "Longest game",
            "After so many turns most saucer parts win, then aliens, then corn.",
            "UF-R32",
            5000,
            1,
            10_000,
        ),
    )
)


class Tables(Card):
    """The card of this game; it also refuses a deck or a bank too small for those who play."""

    def read_options(self, given: dict[str, Any], seats: int) -> dict[str, int]:
        """All options as numbers; `OptionError` if the deck or the bank is too small (UF-R1)."""
        numbers = super().read_options(given, seats)
        red = min(numbers["specials"], sum(numbers[o.name] for o in RED))
        cards = sum(numbers[o.name] for o in DECK) + len(box.WILDS) + red
        if cards < box.HAND * seats:
            raise OptionError(
                f"the deck would have {cards} cards; "
                f"{seats} players need {box.HAND * seats} to begin"
            )
        if numbers["bank_runs_out"] and numbers["bank_corn"] < box.CORN * seats:
            raise OptionError(
                f"bank_corn can be {box.CORN * seats} or more for {seats} players, "
                f"not {numbers['bank_corn']}"
            )
        return numbers


CARD = Tables(
    key="aliens",
    title="Chickens ’n’ Aliens",
    seats=(2, 4),
    default_seats=3,
    minutes=30,
    tagline="Somebody is collecting hens. From above.",
    author="the chicken keepers of chickensnaliens.co.uk",
    credit="Chickens ’n’ Aliens is the game of chickensnaliens.co.uk; "
    "the rules we have do not name its author.",
    rules_version=1,
    sort_order=3,
    options=(
        starting_seat("A seat of your choice, or luck. The dealer sits before it.", "UF-R33", 4),
        choice(
            "fast",
            "Saucers in the deck",
            "Fast rules: so many bottom halves are shuffled into the deck.",
            "section 8",
            "no",
            no="None",
            two="Two",
            four="Four",
        ),
        *SPECIAL,
        *FINER,
        *DECK,
    ),
)

assert len(DECK) == len(box.ORDINARY) + 1
assert len(RED) == len(box.SPECIALS)
