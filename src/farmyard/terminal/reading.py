"""Prints the rules of a game; loads neither its rules nor NumPy."""

from rich.console import Console
from rich.markdown import Markdown

from farmyard.core.game_card import Card
from farmyard.terminal.words import say


def print_rules(console: Console, card: Card) -> None:
    """Print the rules of a game, from setting up to the end."""
    console.print(Markdown(card.text.document("terminal") or say("no-help")))
