"""Chickenrun: a table of steps from each hut to each place, to check the farm's balance.

``python -m farmyard.games.chickenrun.box.distances`` prints it.  Whoever changes a picture in
``board.py`` looks here, and runs the proofs in the tests.
"""

from collections.abc import Iterable

from farmyard.games.chickenrun.box import board

KEY_PLACES = {
    "woodshed": board.WOODSHED,
    "barn": board.BARN,
    "workshop": board.WORKSHOP,
    "house": board.HOUSE,
    "food store": board.FOOD,
}
GATE = "Main Gate"
AREAS = {
    "side wire": "S",
    "top wire": "T",
    "low wire": "L",
    "gate apron": "G",
    "wicket": "W",
    "runway": "R",
}
TITLE = "Steps from each hut; entering a building counts one."


def neighbours(n: int, ground: Iterable[int]) -> list[int]:
    """Return the places one step from a square or from the inside of a building."""
    if n >= board.SQUARES:
        return board.DOORS[n - board.SQUARES]
    rooms = [board.SQUARES + i for i, doors in enumerate(board.DOORS) if n in doors]
    return [m for m in board.beside(n) if m in set(ground)] + rooms


def steps_from(start: int, ground: Iterable[int]) -> dict[int, int]:
    """Return the steps to every place on a ground; no way leads through a building."""
    ground = set(ground)
    steps, front = {start: 0}, [start]
    while front:
        reached = []
        for n in front:
            for m in neighbours(n, ground) if n < board.SQUARES or n == start else []:
                if m not in steps and m not in (board.BUNKER, board.PIEMATIC):
                    steps[m] = steps[n] + 1
                    reached.append(m)
        front = reached
    return steps


def to_places(hut: int) -> dict[str, int]:
    """Return the steps from a hut, counted from 0, to key places, open gate and start areas."""
    steps = steps_from(board.HUT + hut, board.YARD)
    table = {name: steps[n] for name, n in KEY_PLACES.items()}
    table[GATE] = (
        min(steps[n] for gate in board.MAIN_GATE for n in board.beside(gate) if n in steps) + 1
    )
    for name, letter in AREAS.items():
        table[name] = min(steps[n] for n in board.found(board.STARTS, letter))
    return table


def rows() -> list[list[str]]:
    """Return the table as text: a row a hut, then the ratios of the longest to the shortest way."""
    tables = [to_places(hut) for hut in range(board.HUTS)]
    names = list(tables[0])
    ratios = [max(t[n] for t in tables) / min(t[n] for t in tables) for n in names]
    return [
        ["hut", *names],
        *([str(hut + 1), *(str(table[n]) for n in names)] for hut, table in enumerate(tables)),
        ["ratio", *(f"{ratio:.2f}" for ratio in ratios)],
    ]


def main() -> None:
    print(TITLE)
    for row in rows():
        print("".join(f"{cell:>11}" for cell in row))


if __name__ == "__main__":
    main()
