"""Every way in which Cloud Nine can end, and how to recognise it."""

from collections.abc import Callable

from farmyard.core.tables.table import Table
from farmyard.games.cloud_nine.words import ENDINGS as WORDS
from tests.golden import Golden


def ending(name: str) -> Callable[[Table], bool]:
    """Return a check that the last day ended in this way."""
    return lambda table: table.position()["ending"] == name


def shared(table: Table) -> bool:
    return table.ranks().count(1) > 1


def robbed_at_any_time(table: Table) -> bool:
    """Return whether a Snake was announced and a card stolen."""
    return any("announces a Snake" in says for says in table.text().splitlines()) and any(
        "Snake" in line and "takes the" in line for line in table.log()
    )


ONE_DAY = {"rounds": "1"}
ENDINGS = [
    Golden("the-hand-is-laid-off", 3, "rooster", ONE_DAY, ending("OUT")),
    Golden("the-last-card-is-drawn-away", 4, "hen", ONE_DAY, ending("TAKEN")),
    Golden("the-nest-runs-out", 2, "random", {**ONE_DAY, "level": "1"}, ending("NEST")),
    Golden("three-days-of-two", 2, "hen", {"rounds": "3", "level": "2"}, ending("TAKEN")),
    Golden("the-turn-is-finished", 3, "chick", {**ONE_DAY, "round_end": "finish_turn",
                                                "bonus_out": "any"}, ending("TAKEN")),
    Golden("a-shared-win", 3, "random", {**ONE_DAY, "level": "1", "gold": "no"}, shared),
    Golden("snakes-at-any-time", 4, "random", {**ONE_DAY, "snake_mode": "anytime"},
           robbed_at_any_time),
    Golden("every-other-house-rule", 3, "hen", {
        "rounds": "2", "level": "4", "timer_s": "off", "zero": "allow", "numbers": "fractions",
        "powers": "yes", "roots": "yes", "rooster_ops": "all", "starter_draw": "always",
        "mystery_snake": "always", "straw_after_snake": "lost", "corns": "cap", "start": "random",
        "first_player": "random"}, ending("TAKEN")),
    Golden("alone-and-cleared", 1, "hen", {"gold": "no"}, ending("CLEARED")),
    Golden("alone-and-cleared-with-gold", 1, "hen", {}, ending("CLEARED")),
    Golden("alone-and-stuck", 1, "chick", {"level": "1"}, ending("RESIGNED")),
    Golden("a-duel-to-the-last-trick", 2, "rooster", {"mode": "dual", "rounds": "1"},
           ending("CLEARED")),
    Golden("a-duel-that-is-blocked", 2, "hen", {"mode": "dual", "rounds": "2", "level": "1"},
           ending("STUCK")),
    Golden("a-duel-given-up", 2, "random", {"mode": "dual"}, ending("RESIGNED")),
]  # fmt: skip

ENDED = {
    "the-nest-runs-out": WORDS[0],
    "the-hand-is-laid-off": WORDS[1],
    "the-last-card-is-drawn-away": WORDS[2],
    "alone-and-cleared": WORDS[3],
    "a-duel-to-the-last-trick": WORDS[3],
    "a-duel-that-is-blocked": WORDS[4],
    "alone-and-stuck": WORDS[5],
    "a-duel-given-up": WORDS[5],
}
"""What some of them say, in the words that are counted."""
