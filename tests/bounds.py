"""Plays every game on the lowest and on the highest versions that the project declares.

``python -m tests.bounds lowest`` (or ``highest``) makes an environment of its own under ``build``
and plays a game of each in it: compiled, with its strongest bot that does not search, and the first
page of a server.  ``make bounds`` does both.  pip looks for the highest by itself; for the lowest
each bound ``name>=1.2`` becomes ``name==1.2.*``.
"""

import asyncio
import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOWER = re.compile(r"([\w.\-\[\]]+)>=([\d.]+)[^;]*(;.*)?$")
BRIEF = 40  # decisions with bots


def declared() -> list[str]:
    """Return the requirements for playing, and those of the extras that servers and studies use."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    several = [each for name in ("lab", "metrics", "mcp", "print") for each in extras[name]]
    return [*project["dependencies"], *several]


def lowest(requirements: list[str]) -> Iterator[str]:
    """Yield each requirement pinned to the latest patch of its lowest minor version."""
    for each in requirements:
        found = LOWER.match(each)
        assert found, f"{each}: say from which version on"
        name, version, where = found.groups()
        parts = version.split(".")
        exact = version if len(parts) > 2 else ".".join([*parts, "0"][:2]) + ".*"
        yield f"{name}=={exact}{where or ''}"


def environment(which: str) -> Path:
    """Make a virtual environment; return the path of its Python."""
    folder = ROOT / "build" / f"bounds-{which}"
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    venv.create(folder, with_pip=True)
    given = list(lowest(declared())) if which == "lowest" else declared()
    pip = [str(python), "-m", "pip", "install", "--quiet", "--upgrade", "--no-warn-script-location"]
    subprocess.run([*pip, *given], check=True)
    subprocess.run([*pip, "--no-deps", "--editable", str(ROOT)], check=True)
    return python


def play() -> None:
    """Play a batch of each game in the current environment."""
    from farmyard.core import catalogue
    from farmyard.lab.playouts import play_out

    for card in catalogue.cards():
        results = play_out(card.key, card.default_seats, games=20, seed=1)
        with_bots(card.key, card.default_seats)
        print(f"{card.title:24} {results.decisions.mean():8.1f} decisions a game")
    first_page()


def with_bots(key: str, seats: int) -> None:
    from farmyard.bots import roster
    from farmyard.core.tables.table import Table

    level = [each for each in roster.levels(key) if each not in roster.search_levels(key)][-1]
    table = Table.deal(key, seats, seed=1)
    bots = [roster.make(key, level.name, p, seats, (1, p)) for p in range(seats)]
    while table.to_move is not None and table.n < BRIEF:
        for p, bot in enumerate(bots):
            bot.watch(table.views.of(p))
        table.play(bots[table.to_move].choose(table.views.of(table.to_move), table.legal()))
    assert table.log()
    assert table.position()


def first_page() -> None:
    """Start a server and read its first page."""
    from urllib.request import urlopen

    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "farmyard", "--no-browser", "--port", "0"]
        command += ["--db", f"{folder}/farmyard.db"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = server.stdout.readline().split(" at ")[1].split("/ ")[0]
        assert "Farmyard" in urlopen(address).read().decode()
        games = asyncio.run(games_told_to_a_model(address))
        server.terminate()
        server.wait()
    print("the first page of a server")
    print(f"a language model's list of {games} games")


async def games_told_to_a_model(address: str) -> int:
    import mcp
    from mcp.types import TextContent

    from farmyard.assistant.tools import made
    from farmyard.client import Client
    from farmyard.core import catalogue

    async with mcp.Client(made(Client(address))) as model:
        (told,) = (await model.call_tool("list_games", {})).content
        assert isinstance(told, TextContent)
        assert all(f"{card.key}: {card.title}" in told.text for card in catalogue.cards())
        refused = await model.call_tool("look", {})
        assert refused.is_error
    return len(catalogue.keys())


def main(which: str) -> None:
    if which == "here":
        play()
        return
    python = environment(which)
    print(f"-- the {which} versions", flush=True)
    listed = [str(python), "-m", "pip", "list", "--format=freeze"]
    subprocess.run(listed, check=True)
    subprocess.run([str(python), "-m", "tests.bounds", "here"], cwd=ROOT, check=True)


if __name__ == "__main__":
    main(sys.argv[1])
