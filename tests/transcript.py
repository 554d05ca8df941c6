"""Transcript of a short game that a scripted client plays through `farmyard mcp`.

    python -m tests.transcript        writes it anew, into docs/assistants.md

Deals and bots differ each time, so a test holds the page to what does not: which tools are called,
which sentences frame the answers, and the fields of the view.
"""

import asyncio
import json
import re
import tempfile
from dataclasses import replace
from itertools import takewhile
from pathlib import Path
from textwrap import wrap
from typing import Any

from tests.server.assistants import Caller, assistant, choices_in, link_in
from tests.server.served import FAST, GAME, Running

PAGE = Path(__file__).parent.parent / "docs" / "assistants.md"
BEGINS, ENDS = "<!-- begin transcript -->\n", "<!-- end transcript -->\n"
SHORT = {"game": GAME, "seats": ["me", "bot:fox"], "options": {"start": 0, "max_turns": 3}}
LEFT_OUT = "  (…)"
VIEW, CHOICES = (
    "What you see (seats count from 0):",
    "Choose one of these, by its number or its words:",
)
BEGINNINGS = {"list_games": 4, "rules": 1}  # lines shown of these responses
SHOWN = 5  # choices shown
USUAL = "http://127.0.0.1:8077"
FIELD = re.compile(r"^  (\w+): ", re.MULTILINE)
WIDEST = 96


def written(tool: str, given: dict[str, Any], told: str, whole: bool) -> str:
    """Return one call with its answer, long lists cut; `whole`: with the view."""
    lines = told.splitlines()
    if VIEW in lines and not whole:
        start = lines.index(VIEW) + 1
        lines[start : start + len(indented(lines, start))] = [LEFT_OUT]
    if CHOICES in lines and len(indented(lines, start := lines.index(CHOICES) + 1)) > SHOWN:
        lines[start + SHOWN :] = [LEFT_OUT]
    if tool in BEGINNINGS:
        lines[BEGINNINGS[tool] :] = [LEFT_OUT]
    asked = ", ".join(f"{name}={json.dumps(value)}" for name, value in given.items())
    return "\n".join([f"> {tool}({asked})", *map(folded, lines)])


def indented(lines: list[str], start: int) -> list[str]:
    """Return the indented lines from a place on."""
    return list(takewhile(lambda line: line.startswith("  "), lines[start:]))


def folded(line: str) -> str:
    """Fold a sentence, and cut a longer line of data."""
    if line.startswith("  ") and len(line) > WIDEST:
        return f"{line[: WIDEST - 1]}…"
    return "\n".join(wrap(line, WIDEST, subsequent_indent="  ", break_on_hyphens=False))


async def play(me: Caller) -> list[str]:
    """Play a short game, taking the first choice each time; return the calls with answers."""
    told: list[str] = []

    async def call(tool: str, whole: bool = False, **given: Any) -> str:
        told.append(written(tool, given, text := await me.told(tool, **given), whole))
        return text

    await call("list_games")
    await call("rules", game=GAME)
    text = await call("open_table", whole=True, **SHORT)
    link = link_in(text)
    while "The game is over." not in text:
        found = choices_in(text)
        asked = {"choice": found[0][1]} if found else {}
        text = await call("choose" if found else "wait", table=link, **asked)
    await call("rematch", table=link)
    return told


def transcript(server: Running) -> str:
    """Return a game as the page shows it."""

    async def run() -> list[str]:
        async with assistant(server.url) as me:
            return await play(me)

    told = "\n\n".join(asyncio.run(run())).replace(server.url, USUAL)
    return f"```text\n{told}\n```\n"


def kept(page: str) -> str:
    """Return the transcript in a page."""
    return page.partition(BEGINS)[2].partition(ENDS)[0]


def skeleton(text: str) -> tuple[set[str], set[str], list[str]]:
    """Return what all games share: the tools, the framing sentences, the fields of the view.

    A bot that is quick has moved before anybody waits for it.
    """
    tools = set(re.findall(r"^> (\w+)\(", text, re.MULTILINE)) - {"wait"}
    frames = {line for line in text.splitlines() if re.match(r"[A-Z].*[.:]$", line)}
    frames = {line for line in frames if "turn." not in line}
    whole = text.partition(f"{VIEW}\n")[2].partition("\n> ")[0]
    fields = [name for name in FIELD.findall(whole) if not name.isdecimal()]
    return tools, frames, fields


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Running(
            Path(folder) / "farmyard.db", replace(FAST, bot_pause=(0.5, 0.5))
        ).prepare()
        try:
            anew = transcript(server)
        finally:
            server.stop()
    page = PAGE.read_text()
    PAGE.write_text(page.replace(BEGINS + kept(page) + ENDS, BEGINS + anew + ENDS))


if __name__ == "__main__":
    main()
