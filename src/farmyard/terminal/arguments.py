"""What several verbs take on the command line, and how it is read."""

import click

from farmyard.core.game import Card
from farmyard.core.options import OptionError

game_argument = click.argument("game")
option_option = click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
seed_option = click.option("--seed", type=int, help="The same seed deals the same games.")
json_option = click.option("--json", "as_json", is_flag=True, help="One line of JSON.")
processes_option = click.option(
    "--processes", type=click.IntRange(1, 1024), help="How many at once; all cores if not said."
)


def options_of(card: Card, given: tuple[str, ...]) -> dict[str, str]:
    """The options of ``--option name=value``, each checked."""
    found = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals:
            raise OptionError(f"--option takes name=value, not {each}")
        card.option(name).read(value)
        found[name] = value
    return found


def names_of(listed: str | None) -> list[str]:
    """Names with commas between them; none if nothing was said."""
    return [name.strip() for name in listed.split(",")] if listed else []


def counts_of(listed: str | None, card: Card) -> list[int]:
    """Numbers of seats, as in ``2,4`` or ``2-4``; all the game can have if nothing was said."""
    low, high = card.seats
    if not listed:
        return list(range(low, high + 1))
    found: list[int] = []
    for part in names_of(listed):
        first, dash, last = part.partition("-")
        if not (first.isdecimal() and (last.isdecimal() or not dash)):
            raise OptionError(f"--seats takes numbers as in 2,4 or 2-4, not {listed}")
        found += range(int(first), int(last or first) + 1)
    for n in found:
        card.check_seats(n)
    if not found or len(set(found)) < len(found):
        raise OptionError(f"--seats takes each number once, not {listed}")
    return found
