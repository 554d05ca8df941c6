"""Measure how long Chickenrun lasts, how it ends, and whether huts are equal: ``docs/pacing.md``.

``python -m bench.pacing`` plays games between equal bots for every number of seats and sets the
figures beside those of the ledger's section 8, which came from a rough simulation with other bots.
The order of turns is that of the huts, and the huts are dealt by luck.  ``--option
rotate_start=yes`` or another ``--level`` writes a section of its own; the others stay.
"""

import argparse
import re
from collections import Counter
from pathlib import Path
from textwrap import fill
from typing import Any, NamedTuple

import numpy as np
from rich.progress import Progress

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.lab.executors import cores, gather
from farmyard.lab.executors.processes import Processes
from farmyard.lab.intervals import wilson
from farmyard.lab.playouts import play_on
from farmyard.lab.reviews.chances import part_of

KEY = "chickenrun"
PAGE = Path(__file__).parent.parent / "docs" / "pacing.md"
LEDGER = {  # rounds, four free, last seat in, all pies, guard, wins in the order of turns
    2: ("36 (25–64)", 81.6, 9.2, 4.1, 5.1, "48.7 51.3"),
    3: ("39 (25–67)", 89.8, 2.7, 2.9, 4.6, "33.6 33.9 32.5"),
    4: ("38 (25–69)", 92.2, 0.9, 3.2, 3.7, "25.1 23.6 25.9 25.4"),
    5: ("38 (25–66)", 94.5, 0.6, 1.7, 3.2, "18.9 17.8 19.5 22.2 21.6"),
    6: ("37 (25–61)", 96.3, 0.1, 1.8, 1.8, "17.2 15.2 15.1 17.4 17.7 17.4"),
}
ENDINGS = ("FREED", "LAST", "PIES", "ROUNDS")
Options = tuple[str, ...]
"""Those that differ from the defaults, each as ``name=value``."""
LEVEL = "fox"
FAIR = 3  # points by which the wins of a seat may differ from its share


class Told(NamedTuple):
    """Result of one game: each seat's hut, its place in the last round, its part of the win."""

    rounds: int
    decisions: int
    ending: str
    huts: list[int]
    places: list[int]
    won: list[float]


def play(task: tuple[int, str, int, Options]) -> Told:
    """Play one whole game between bots of one level."""
    seats, level, n, options = task
    game = catalogue.game(KEY)
    chosen = dict(each.split("=") for each in options)
    states = game.template(seats, game.card.read_options(chosen, seats))
    states["key"] = key_of(1, n)
    game.loops.deal(states, 0)
    bots = [roster.make(KEY, level, p, seats, key_of(~1, n * seats + p)) for p in range(seats)]
    decisions = play_on(game, states, bots)
    scores, last = game.scores(states), states[0]
    ending = game.rules.State.cells["ending"].names[last["ending"]]
    won = [part_of(scores, seat) for seat in range(seats)]
    huts = last["hut"][:seats].tolist()
    return Told(int(last["rounds"]), decisions, ending, huts, last_places(last, huts), won)


def last_places(last: Any, huts: list[int]) -> list[int]:
    """Return each seat's place in the order of the last round, from 0."""
    shift = int(last["rounds"]) - 1 if last["rotate_start"] else 0
    return [(sorted(huts).index(hut) - shift) % len(huts) for hut in huts]


def prepare() -> None:
    """Compile what a game needs."""
    play((2, "random", 0, ()))


def row(seats: int, games: list[Told]) -> list[str]:
    """Return the figures for a number of seats, and those of the ledger under them."""
    rounds = [each.rounds for each in games]
    low, middle, high = (round(float(np.percentile(rounds, p))) for p in (10, 50, 90))
    ends = Counter(each.ending for each in games)
    shares = " | ".join(f"{100 * ends[name] / len(games):.1f} %" for name in ENDINGS)
    places = shown(by_place(seats, games))
    margin = 100 * wilson(len(games) / seats, len(games)).margin
    old, *parts, wins = LEDGER[seats]
    return [
        f"| {seats} | {middle} ({low}–{high}) | {shares} | {places} (± {margin:.1f}) |",
        f"| | {old} | {' | '.join(f'{part} %' for part in parts)} | {wins} |",
    ]


def by_place(seats: int, games: list[Told], of_last_round: bool = False) -> list[float]:
    """Return the wins in a hundred games of the first hut that is lived in, the second …; or of the
    seats that were first, second … in the last round."""
    wins = np.zeros(seats)
    for each in games:
        wins += np.array(each.won)[np.argsort(each.places if of_last_round else each.huts)]
    found: list[float] = (100 * wins / len(games)).tolist()
    return found


def shown(wins: list[float]) -> str:
    return " ".join(f"{won:.1f}" for won in wins)


def by_hut(games: list[Told]) -> list[str]:
    """Return each hut's share of the wins of those who lived there, relative to an equal share."""
    lived, won = np.zeros(6), np.zeros(6)
    for each in games:
        for hut, share in zip(each.huts, each.won, strict=True):
            lived[hut] += 1 / len(each.huts)
            won[hut] += share
    return [f"{ratio:.2f}" for ratio in won / lived]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=2000, help="for each number of seats")
    asked.add_argument("--seats", type=int, action="append", choices=LEDGER, help="all by default")
    asked.add_argument("--level", default=LEVEL, help="of all bots")
    asked.add_argument("--option", action="append", default=[], help="name=value")
    asked.add_argument("--processes", type=int, default=cores())
    given = asked.parse_args()
    options = tuple(given.option)
    found: dict[int, list[Told]] = {}
    with Progress() as bar:
        for seats in given.seats or LEDGER:
            job = bar.add_task(f"{seats} seats", total=given.games)
            tasks = [(seats, given.level, n, options) for n in range(given.games)]
            found[seats] = gather(
                Processes(given.processes),
                play,
                tasks,
                prepare,
                lambda n, job=job: bar.advance(job, n),
            )
    command = COMMAND.format(games=given.games, level=given.level)
    command += "".join(f" --seats {each}" for each in given.seats or ())
    command += "".join(f" --option {each}" for each in options)
    text = section(found, given.level, options, command)
    heading = heading_of(given.level, options)
    PAGE.write_text(with_section(PAGE.read_text(), heading, text))
    print(PAGE.read_text())


# -- The page -------------------------------------------------------------------

HEAD = """# How long Chickenrun lasts, and how it ends

Games between equal bots, for each number of seats. Below each line are the figures from section 8
of the ledger, which come from a rough simulation with simpler bots that neither trade nor visit.

The bots here drive Mr Tweedy and the dog after chickens that carry something or are away from home,
draw and play opportunity cards, trade for cards and plans, let guests in, and escape by all twelve
plans, by a cut and by the open gate. Foxes look one move ahead, Owls search. The tables at the end
of this page show how often they do each of these.

"""
CAUSES = {
    (): "A seat that is earlier in the round has had one more turn when a race is decided. Seats "
    "play in the order of their huts, so this table cannot separate that from a hut’s position.",
    ("rotate_start=yes",): "The first turn moves on every round, so no seat keeps that advantage, "
    "though it still shows in the last round. What remains is the position of the huts: the middle "
    "ones of both rows, 3 and 6, are one step farther from nearly everything than those in the "
    "corners (`python -m farmyard.games.chickenrun.box.distances`). With few seats this evens out, "
    "because huts are dealt at random; with 5 and 6 seats nearly all are lived in.",
}
"""Why, in a sentence or two, for those options that have been looked into, between Foxes."""
COMMAND = "python -m bench.pacing --games {games} --level {level}"
COLUMNS = (
    "| seats | rounds: median (10–90 %) | four free | last seat in | all pies | guard "
    "| wins by huts, the lowest number first, % |",
    "|---|---|---|---|---|---|---|",
)
BY_HUT = "Wins of huts 1 to 6 relative to an equal share (1.00), all numbers of seats together: {}."
LAST_ROUND = "Share of wins by place in the order of the last round, %: {}."
APART = (
    "The largest distance of a hut from its equal share is {each} points: "
    "within {most} points in {fair} cases of {cases}."
)


def heading_of(level: str, options: Options) -> str:
    """Return the heading of a section: what differs from the rules as they are, between Foxes."""
    parts = [f"between {level}s"] if level != LEVEL else []
    parts += [f"with `{', '.join(options)}`"] if options else []
    text = ", ".join(parts) or "as the rules are"
    return f"## {text[0].upper()}{text[1:]}"


def section(found: dict[int, list[Told]], level: str, options: Options, command: str) -> str:
    """Return all that was found between bots of a level, with some options."""
    rows = [line for seats, each in found.items() for line in row(seats, each)]
    huts = by_hut([each for some in found.values() for each in some])
    told = [apart(found), BY_HUT.format(", ".join(huts))]
    if options:
        last = {seats: by_place(seats, each, of_last_round=True) for seats, each in found.items()}
        each_round = (f"{seats} seats {shown(wins)}" for seats, wins in last.items())
        told.append(LAST_ROUND.format("; ".join(each_round)))
    told += [CAUSES[options]] if level == LEVEL and options in CAUSES else []
    lines = [heading_of(level, options), "", f"Written by `{command}`.", "", *COLUMNS, *rows]
    return "\n".join([*lines, *(f"\n{paragraph(each)}" for each in told), ""])


def paragraph(text: str) -> str:
    """Return a text in lines as wide as those of ``docs``."""
    return fill(text, 100, break_long_words=False, break_on_hyphens=False)


def apart(found: dict[int, list[Told]]) -> str:
    """Return how far the wins of a hut are from an equal share, at most, as they are shown."""
    gaps = {
        seats: max(abs(round(won, 1) - 100 / seats) for won in by_place(seats, each))
        for seats, each in found.items()
    }
    each = ", ".join(f"{gap:.1f} ({seats} seats)" for seats, gap in gaps.items())
    fair = sum(gap <= FAIR for gap in gaps.values())
    return APART.format(each=each, fair=fair, cases=len(gaps), most=FAIR)


def with_section(page: str, heading: str, text: str) -> str:
    """Return the page with this section in place of the one so headed; a new one comes last."""
    parts = re.split(r"^(?=## )", page, flags=re.MULTILINE)[1:]
    kept = {part.partition("\n")[0]: part.strip() + "\n" for part in parts}
    return HEAD + "\n".join({**kept, heading: text}.values())


if __name__ == "__main__":
    main()
