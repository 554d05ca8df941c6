"""Plays the levels of every game against each other, and writes ``docs/bots.md``.

``python -m bench.bots`` runs every command below and sets down what it printed; ``python -m
bench.bots chickenrun`` runs those of one game only, ``--missing`` those that do not stand on the
page yet, and what others have printed stays as it stands.  All of it takes some hours on one core:
those who search think some 50 to 300 ms a move.
"""

import argparse
import re
import shlex
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
PRINTED = re.compile(r"^`([^`\n]+)`\n\n```\n(.*?)\n```$", re.MULTILINE | re.DOTALL)
PEERS = {"textbook": 40, "textbook --times 5": 40, "openspiel --times 5": 40, "cheater": 40}
"""The peers, and how many games with each."""

CLOSE = {  # where luck decides much, and a share says little unless many games are played
    "textbook": 400,
    "textbook --cheat": 400,
    "textbook --times 5": 100,
    "openspiel --times 5": 40,
    "cheater": 400,
}
QUICK = {**PEERS, "textbook": 400}  # where 400 games are soon over
NO_CHEATER = {peer: games for peer, games in PEERS.items() if peer != "cheater"}  # see `Cheater`


def peers(game: str, against: Mapping[str, int] = PEERS) -> tuple[str, ...]:
    """Return the matches of a game's strongest bot with its peers."""
    return tuple(
        f"python -m bench.peer {game} --against {peer} --games {games}"
        for peer, games in against.items()
    )


MATCHES = {
    "by_golly": (
        "By Golly!",
        (
            "python -m bench.ladder by_golly",
            "farmyard arena by_golly --bots fox,owl --seats 2 --games 400 --seed 5",
            "farmyard arena by_golly --bots fox,owl --seats 4 --games 200 --seed 6",
            *peers("by_golly --option memory_aid=full", NO_CHEATER),
        ),
    ),
    "oxy_soxy": (
        "Oxy Soxy",
        (
            "python -m bench.ladder oxy_soxy",
            "farmyard arena oxy_soxy --bots fox,owl --seats 2 --games 400 --seed 2",
            "farmyard arena oxy_soxy --bots fox,owl --seats 3 --games 400 --seed 3",
            *peers("oxy_soxy", QUICK),
        ),
    ),
    "aliens": (
        "Chickens ’n’ Aliens",
        (
            "python -m bench.ladder aliens",
            "farmyard arena aliens --bots fox,owl --seats 2 --games 300 --seed 5",
            *peers("aliens"),
        ),
    ),
    "cloud_nine": (
        "Cloud Nine",
        (
            "python -m bench.ladder cloud_nine --games 400",
            "python -m bench.ladder cloud_nine --option mode=dual --most 2",
            "farmyard arena cloud_nine --bots rooster,owl --seats 2 --games 400 --seed 5",
            "farmyard arena cloud_nine --bots rooster,owl --option mode=dual --seats 2 --games 120"
            " --seed 6",
            "farmyard arena cloud_nine --bots rooster,owl --seats 4 --games 100 --seed 7",
            *peers("cloud_nine", CLOSE),
            *peers("cloud_nine --option mode=dual"),
            "python -m bench.peer cloud_nine --option mode=solo --against solver --games 100",
            "python -m bench.solver --deals 2000",
        ),
    ),
    "chickenrun": (
        "Chickenrun",
        (
            "python -m bench.ladder chickenrun --most 4",
            "farmyard arena chickenrun --bots fox,owl --seats 2 --games 400",
            "farmyard arena chickenrun --bots fox,owl --seats 3 --games 400",
            "farmyard arena chickenrun --bots fox,owl --seats 4 --games 400",
        ),
    ),
}
HEAD = """# The bots, and how strong they are

Every game has six levels of bots at least, from one that a child of six beats to the strongest we
have. A level sees what its seat may know and nothing else; what it thinks of that stands in the
game’s `bot`. In By Golly! all up to the *Fox* play alike and differ in what they remember. The
weaker ones of other games overlook part of what they could do, or wait for less. Each step up is
meant to win 60 to 80 % of the games against the level below (`bench.ladder`).

The *Owl* searches (`farmyard/bots/search.py`): it imagines worlds that agree with what it sees (in
By Golly! also with what it has seen, for it forgets nothing), and grows one tree over all of them;
where nothing is hidden any more it thinks the ending through, if it can
(`farmyard/bots/endgame.py`; `python -m bench.endings GAME` says how often). Alone at the packs of
Cloud Nine it asks for each choice in how many imagined worlds they can still be cleared after it.
In Chickenrun it plays its best few choices on in imagined worlds, six rounds by the Fox’s rules,
and judges by what Foxes’ games taught it who is ahead there (`farmyard/bots/rollouts.py`).

Written by `python -m bench.bots`: each command and what it printed. All levels of a table met on
the same deals, changing seats; in brackets stands where the true figure lies, with 95 %.
`bench.peer` seats our strongest bot against peers (`bench/peers`) that meet the same deals and have
as long to think: a textbook’s information-set search, compiled over the same rules, also with five
times as long; OpenSpiel’s own, written in Python, through [the adapter](adapters.md), with five
times as long; and a cheater, our own search with open cards, to show what knowing more could bring
it. With `--cheat` it is ours that sees all cards, which bounds what the same search could win.
Peers have no memory, so By Golly! is played with `memory_aid=full` there. Alone, `--against solver`
says how many deals of Success our bot wins, and how many of them can be won; `bench.solver` says of
how many deals the solver knows whether they can be won."""


def printed(command: str) -> str:
    """Run a command and return its output."""
    name, *words = shlex.split(command)
    module = ["-m", "farmyard"] if name == "farmyard" else []
    run = [sys.executable, *module, *words]
    text = subprocess.run(run, capture_output=True, text=True, check=True).stdout
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


def page(texts: dict[str, str]) -> str:
    """The whole page, from what each command printed."""
    parts = [HEAD]
    for title, commands in MATCHES.values():
        parts.append(f"## {title}")
        for command in commands:
            if command in texts:
                parts += [f"`{command}`", f"```\n{texts[command]}\n```"]
    return "\n\n".join(parts) + "\n"


def standing() -> dict[str, str]:
    """Read from the page the output of each command."""
    return dict(PRINTED.findall(PAGE.read_text()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them if none is named")
    parser.add_argument("--missing", action="store_true", help="only what is not on the page yet")
    given = parser.parse_args()
    unknown = set(given.games) - set(MATCHES)
    if unknown:
        parser.error(f"no game {', '.join(sorted(unknown))}; there are {', '.join(MATCHES)}")
    texts = standing()
    for key in given.games or MATCHES:
        for command in MATCHES[key][1]:
            if not (given.missing and command in texts):
                print(command, flush=True)
                texts[command] = printed(command)
                PAGE.write_text(page(texts))


if __name__ == "__main__":
    main()
