"""Count how often a part of the page without choices says why: ``python -m bench.why``.

Random games with random options; at some decisions the parts that were open at another moment of
the game, and are not now, are touched.  An answer is the refusal's own, or merely repeats what is
asked (what a part that does not exist is told as well); the commonest of both stand beside the
figures, for a reason of its own may still name nothing.
"""

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator

from rich.console import Console
from rich.table import Table as Grid
from tests.sampling import some_options

from farmyard.core import catalogue
from farmyard.core.tables.table import Table
from farmyard.server.web.drawing import choosing

EVERY = 5  # decisions
TOUCHES = 8  # parts at one position
GAMES = 10_000  # at most
Told = Iterator[tuple[bool, str]]


def touched(table: Table, shut: list[str]) -> Told:
    """Return for each part whether its reason differs from the general one, and the reason."""
    seat = table.to_move or 0
    nothing = choosing.why_not(table, seat, ["nowhere"])
    for part in shut:
        says = choosing.why_not(table, seat, [part])
        yield says != nothing, says


def one_game(key: str, seed: int) -> Iterator[list[tuple[bool, str]]]:
    """Return the refusals at some positions of one game, a list for each position."""
    dice = random.Random(f"{key} {seed}")
    seats = dice.randint(*catalogue.card(key).seats)
    options = dice.choice(some_options(key, seats))
    table, seen = Table.deal(key, seats, seed=seed, options=options), set[str]()
    while not table.over and table.to_move is not None:
        now = {p for c in choosing.choices_of(table, table.to_move) for p in c.parts}
        seen |= now
        shut = sorted(seen - now)
        if shut and dice.random() < 1 / EVERY:
            yield list(touched(table, dice.sample(shut, min(TOUCHES, len(shut)))))
        table.play(dice.choice(table.legal()))


def measure(key: str, positions: int, seconds: float) -> tuple[int, Counter[str], Counter[str]]:
    """Return the positions looked at, the specific reasons, and those that only repeat the
    question."""
    own, general, n, until = Counter[str](), Counter[str](), 0, time.monotonic() + seconds
    for seed in range(GAMES):
        for told in one_game(key, seed):
            for is_own, says in told:
                (own if is_own else general)[says] += 1
            n += 1
            if n == positions or time.monotonic() > until:
                return n, own, general
    return n, own, general


def top(said: Counter[str]) -> str:
    return "\n".join(f"{count} {says}" for says, count in said.most_common(4))


def main() -> None:
    parser = argparse.ArgumentParser(description="How often a part in shade says why.")
    parser.add_argument("games", nargs="*", default=catalogue.keys())
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=600, help="at most, a game")
    asked = parser.parse_args()
    grid = Grid(
        "game",
        "positions",
        "touches",
        "own reason",
        "sentences",
        "commonest own",
        "commonest without",
    )
    for key in asked.games:
        n, own, general = measure(key, asked.positions, asked.seconds)
        both = own.total() + general.total()
        share = f"{own.total() / max(both, 1):.1%}"
        grid.add_row(key, str(n), str(both), share, str(len(own)), top(own), top(general))
    Console(width=150).print(grid)


if __name__ == "__main__":
    main()
