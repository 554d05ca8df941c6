"""Plays every game on the lowest and on the highest versions that the project declares.

``python -m tests.bounds lowest`` (or ``highest``) makes an environment of its own under ``build``
and plays a game of each in it: compiled, with its strongest bot that does not search, through each
adapter, and the first page of a server.  ``make bounds`` does both; uv resolves.
"""

import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
EXTRAS = "lab,metrics,mcp,print,gymnasium,openspiel,pettingzoo"
RESOLUTION = {"lowest": "lowest-direct", "highest": "highest"}
BRIEF = 40  # decisions with bots


def environment(which: str) -> Path:
    """Make a virtual environment; return the path of its Python."""
    folder = ROOT / "build" / f"bounds-{which}"
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    uv = [sys.executable, "-m", "uv"]
    subprocess.run([*uv, "venv", "--quiet", "--clear", "-p", sys.executable, folder], check=True)
    install = [*uv, "pip", "install", "--quiet", "--upgrade", "--resolution", RESOLUTION[which]]
    subprocess.run([*install, "-p", python, "--editable", f"{ROOT}[{EXTRAS}]"], check=True)
    return python


def play() -> None:
    """Play a batch of each game in the current environment."""
    from farmyard.core import catalogue
    from farmyard.lab.playouts import play_out

    for card in catalogue.cards():
        results = play_out(card.key, card.default_seats, games=20, seed=1)
        with_bots(card.key, card.default_seats)
        through_adapters(card.key)
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


def through_adapters(key: str) -> None:
    """Step once through each adapter."""
    import gymnasium
    import pyspiel

    from farmyard.adapters import gymnasium as ours
    from farmyard.adapters import openspiel, pettingzoo
    from farmyard.adapters.vector import GameVectorEnv

    seat = gymnasium.make(ours.name(key))
    _, info = seat.reset(seed=1)
    seat.step(int(info["action_mask"].argmax()))
    many = GameVectorEnv(key, 4)
    _, infos = many.reset(seed=1)
    assert many.step(infos["action_mask"].argmax(axis=1))[0].shape[0] == 4
    zoo = pettingzoo.env(key)
    zoo.reset(seed=1)
    zoo.step(int(zoo.last()[4]["action_mask"].argmax()))
    assert openspiel.__name__  # which registers the games
    state = pyspiel.load_game(f"farmyard_{key}").new_initial_state()
    state.apply_action(state.legal_actions()[0])


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
    listed = [sys.executable, "-m", "uv", "pip", "list", "-p", str(python), "--format=freeze"]
    subprocess.run(listed, check=True)
    subprocess.run([str(python), "-m", "tests.bounds", "here"], cwd=ROOT, check=True)


if __name__ == "__main__":
    main(sys.argv[1])
