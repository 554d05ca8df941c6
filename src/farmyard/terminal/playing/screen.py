"""The terminal's screen: the table as text, the log, and the menu of choices."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from farmyard.core import catalogue
from farmyard.core.contract import Line, Position
from farmyard.core.game import Game
from farmyard.core.record import NOBODY
from farmyard.terminal.reading import print_rules
from farmyard.terminal.words import PROMPT, say

Choices = Sequence[tuple[int, str]]

FEW = 24  # choices that are listed one a line; more are gathered by their first words
SOME = 12  # choices that are named when several fit, or of a longer list that begin alike
EXAMPLES = 3  # choices that stand for so many that begin alike
LONG = 40  # last words that are all listed beside the words before them


class Row(NamedTuple):
    """A row of the menu: the choices from one number to another."""

    first: int
    last: int
    says: str

    @property
    def numbers(self) -> str:
        return str(self.first) if self.first == self.last else f"{self.first}–{self.last}"


class Seen(NamedTuple):
    """A table through the eyes of a seat."""

    game: Game
    view: Position
    seat: int
    names: Sequence[str]


class Screen:
    """Output to a terminal; no text is read as markup."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, emoji=False, markup=False)
        self._drawn = ""  # the table that stands above

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def ask(self, prompt: str = PROMPT) -> str | None:
        """Read a line from the keyboard; None at the end of input."""
        try:
            return self.console.input(Text(prompt, style="bold")).strip()
        except EOFError:
            self.console.print()
            return None

    def hand_over(self, name: str) -> bool:
        """Empty the screen and wait for the next player, so that hands stay hidden; False at the
        end of input."""
        self._wipe()
        return self.ask(f"{say('pass-on', name=name)} ") is not None

    def _wipe(self) -> None:
        """Empty the screen and its scrollback."""
        self._drawn = ""
        self.console.clear()
        if self.console.is_terminal and not self.console.legacy_windows:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    # -- A turn -----------------------------------------------------------------

    def title(self, text: str) -> None:
        self.console.rule(Text(text, style="bold"))

    def lines(self, lines: Sequence[Line]) -> None:
        """Print lines of the log, as they are said to those who do not see the table's colours; a
        line that joins the one before it replaces it."""
        for line, after in zip(lines, [*lines, Line(NOBODY, "")][1:], strict=True):
            if not after.joins:
                self.say(f"  {line.aloud or line.text}", "bold" if line.loud else "")

    def table(self, seen: Seen) -> None:
        """Print the table as a seat sees it, unless it stands there already, and the question."""
        told = seen.game.words.sketch(seen.view, seen.seat, seen.names, False)
        if told != self._drawn:
            self._draw(told)
        self._drawn = told
        self.asked(seen)

    def asked(self, seen: Seen) -> None:
        """Print what a seat is asked, or whom it waits for."""
        self.say(seen.game.words.ask(seen.view, seen.seat, seen.names), "bold")

    def pause(self, seen: Seen) -> None:
        """Show the table in the pause after a turn, until a key is pressed."""
        self._draw(seen.game.words.sketch(seen.view, seen.seat, seen.names, True))
        self.ask(f"{say('look-well')} ")
        self._wipe()

    def _draw(self, told: str) -> None:
        self.console.print()
        self.console.print(Padding(Text(told), (0, 2)), crop=False)
        self.console.print()

    def menu(self, choices: Choices) -> None:
        """Print all choices, and how to choose."""
        self.listed(choices)
        self.say(say("how"), "dim")

    def listed(self, choices: Choices, whole: bool = False) -> None:
        """Print the choices, numbered from 1.  Many are grouped by the words they have in common;
        of a list that is long even so, some stand for all that begin alike, unless ``whole``."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="dim", no_wrap=True)
        grid.add_column()
        rows = _one_by_one(choices) if len(choices) <= FEW else list(_gathered(choices, whole))
        for row in rows if whole or len(rows) <= FEW else _shortened(rows):
            grid.add_row(row.numbers, Text(row.says))
        self.console.print(Padding(grid, (0, 2)))

    def several(self, choices: Choices, all_choices: Choices) -> None:
        """Print the choices that match the typed words, with their numbers in the menu."""
        self.say(say("several"))
        at = {number: n for n, (number, _) in enumerate(all_choices, start=1)}
        for number, says in choices[:SOME]:
            self.say(f"  {at[number]}  {says}")
        if len(choices) > SOME:
            self.say(f"  {say('many-more', n=len(choices) - SOME)}", "dim")

    # -- Reading ----------------------------------------------------------------

    def help(self, game: Game) -> None:
        print_rules(self.console, game.card)
        self.console.print()
        self.console.print(Markdown(say("commands")))
        laws = catalogue.laws(game.card.key)
        if laws:
            self.say(say("rule-numbers", rule=next(iter(laws))))

    def rule(self, game: Game, number: str) -> None:
        """Print a rule or ruling that texts of the game name by its number."""
        law = catalogue.laws(game.card.key).get(number.upper())
        self.say(f"{number.upper()}: {law}" if law else say("no-rule", number=number.upper()))

    def log(self, told: Sequence[str]) -> None:
        for sentence in told or [say("no-log")]:
            self.say(f"  {sentence}")

    def end(self, seen: Seen, ranks: Sequence[int]) -> None:
        """Print the headline and the score table, the best first."""
        game, view = seen.game, seen.view
        self.console.print()
        self.say(game.words.outcome(view, seen.seat, seen.names), "bold")
        grid = Grid(say("rank"), say("name"), *game.headings(view), box=None, padding=(0, 2))
        rows = zip(ranks, seen.names, game.words.counts(view), strict=True)
        for rank, name, counts in sorted(rows, key=lambda row: row[0]):
            grid.add_row(str(rank), Text(name), *counts)
        self.console.print(grid)


def _one_by_one(choices: Choices) -> list[Row]:
    return [Row(n, n, says) for n, (_, says) in enumerate(choices, start=1)]


def _gathered(choices: Choices, whole: bool) -> Iterator[Row]:
    """Group neighbours that differ only in their last word: "puts cow 7 on: A1 B1 C1"; of very many
    only the first and the last are named, unless ``whole``."""
    for stem, group in groupby(_one_by_one(choices), lambda row: row.says.rpartition(" ")[0]):
        alike = list(group)
        if len(alike) == 1 or not stem:
            yield from alike
            continue
        tails = [row.says.rpartition(" ")[2] for row in alike]
        if len(tails) > LONG and not whole:
            tails = [*tails[:SOME], "…", tails[-1], f"({len(alike)})"]
        yield Row(alike[0].first, alike[-1].last, f"{stem}: {' '.join(tails)}")


def _shortened(rows: Sequence[Row]) -> Iterator[Row]:
    """Of neighbours that begin with the same word, if they are more than `SOME`, keep the first
    few and say how many there are."""
    for _, group in groupby(rows, lambda row: row.says.split()[0]):
        alike = list(group)
        if len(alike) <= SOME:
            yield from alike
            continue
        yield from alike[:EXAMPLES]
        first, last = alike[EXAMPLES].first, alike[-1].last
        yield Row(first, last, say("like-these", n=last - first + 1))
