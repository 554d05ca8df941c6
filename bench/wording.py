"""How long a sentence takes in Fluent and in gettext: ``python -m bench.wording``.

A spike for other languages (docs/decisions/0032): the log of random games of one game is worded for
each seat, by the format strings of today in English, by gettext and by Fluent in German. Needs
``pip install fluent.runtime Babel``, which Farmyard itself does not need yet.
"""

import argparse
import gettext
import io
import random
import time
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table as Grid

from farmyard.core.table import Table
from farmyard.games.oxy_soxy import words
from farmyard.games.oxy_soxy.box import DECK
from farmyard.games.oxy_soxy.state import PLACES

GERMAN = {
    "You put {beast} on {box}.": "Du legst {beast} auf {box}.",
    "{name} puts {beast} on {box}.": "{name} legt {beast} auf {box}.",
    "You put {beast} on {box} and draw {drawn}.": "Du legst {beast} auf {box} und ziehst {drawn}.",
}
NAMED = {f"bullock {n}": f"den Ochsen {n}" for n in range(1, 11)} | {
    f"cow {n}": f"die Kuh {n}" for n in range(1, 11)
}
FLUENT = """
lay = { $who ->
    [you] Du legst
   *[they] { $name } legt
} { $sex ->
    [bullock] den Ochsen
   *[cow] die Kuh
} { $value } auf { $box }{ $drew ->
    [yes] {" "}und ziehst { $drawn-sex ->
        [bullock] den Ochsen
       *[cow] die Kuh
    } { $drawn-value }
   *[no] {""}
}.
"""


class Said(NamedTuple):
    """A line of a log: the seat that reads it is the one that acted, or not; what is named."""

    mine: bool
    name: str
    beast: str
    box: str
    drawn: str


def lines(games: int) -> Iterator[Said]:
    """Yield who laid what where, for each seat that reads it, of random games."""
    for seed in range(games):
        dice, table = random.Random(seed), Table.deal("oxy_soxy", ["Ada", "Ben", "Cleo"], seed)
        while not table.over and table.to_move is not None:
            who, before = table.to_move, table.views.of(table.to_move)
            choice = dice.choice(table.legal())
            table.play(choice)
            if words.kind_of(choice) != "lay":
                continue
            drawn = words.drawn_by(before, table.views.of(who), who)
            beast, box = DECK[choice // PLACES], words.BOXES[choice % PLACES]
            for seat in range(len(table.names)):
                mine = seat == who
                yield Said(mine, table.names[who], beast, box, drawn if mine else "")


def template(said: Said) -> str:
    """Return the English sentence, with its slots."""
    return words.TELL["lay and draw" if said.drawn else "lay"][0 if said.mine else 1]


def by_format(said: Said) -> str:
    """Word a line as today."""
    return template(said).format(**said._asdict())


def by_gettext() -> Callable[[Said], str]:
    """Make a function that words a line by a catalogue of gettext, compiled by Babel."""
    from babel.messages.catalog import Catalog
    from babel.messages.mofile import write_mo

    catalogue, file = Catalog(locale="de"), io.BytesIO()
    for english, german in {**GERMAN, **NAMED}.items():
        catalogue.add(english, german)
    write_mo(file, catalogue)
    file.seek(0)
    of = gettext.GNUTranslations(file).gettext

    def word(said: Said) -> str:
        slots = {"beast": of(said.beast), "drawn": said.drawn and of(said.drawn)}
        return of(template(said)).format(name=said.name, box=said.box, **slots)

    return word


def by_fluent() -> Callable[[Said], str]:
    """Make a function that words a line by a bundle of Fluent."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle(["de"], use_isolating=False)
    bundle.add_resource(FluentResource(FLUENT))
    message = bundle.get_message("lay").value

    def word(said: Said) -> str:
        sex, value = said.beast.split()
        drawn_sex, drawn_value = said.drawn.split() if said.drawn else ("", "")
        found, errors = bundle.format_pattern(
            message,
            {"who": "you" if said.mine else "they", "name": said.name, "box": said.box,
             "sex": sex, "value": value, "drew": "yes" if said.drawn else "no",
             "drawn-sex": drawn_sex, "drawn-value": drawn_value},
        )  # fmt: skip
        assert not errors
        return str(found)

    return word


def seconds(word: Callable[[Said], str], said: list[Said], rounds: int) -> float:
    """Return the least seconds a line, of several rounds."""
    best = float("inf")
    for _ in range(rounds):
        began = time.perf_counter()
        for each in said:
            word(each)
        best = min(best, time.perf_counter() - began)
    return best / len(said)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    said = list(lines(asked.games))
    fluent, german = by_fluent(), by_gettext()
    for each in said:
        assert fluent(each) == german(each), (fluent(each), german(each))
    remembered: Any = lru_cache(None)(fluent)
    ways = {"format strings": by_format, "gettext": german, "Fluent": fluent}
    found = {name: seconds(word, said, asked.rounds) for name, word in ways.items()}
    found["Fluent, each line once"] = seconds(remembered, said, asked.rounds)
    grid = Grid("", "µs a line", "ratio")
    for name, taken in found.items():
        grid.add_row(name, f"{1e6 * taken:.2f}", f"{taken / found['format strings']:.1f}")
    out = Console()
    out.print(grid)
    out.print(f"{len(said)} lines, {len(set(said))} different ones, such as: {fluent(said[0])}")


if __name__ == "__main__":
    main()
