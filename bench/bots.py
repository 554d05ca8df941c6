"""Play the levels of every game against each other, and write ``docs/bots.md``.

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
            "farmyard arena oxy_soxy --bots fox,owl --seats 4 --games 400 --seed 4",
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
            "python -m bench.ladder cloud_nine --option mode=dual --seats 2",
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
            "python -m bench.ladder chickenrun --seats 2 --seats 3 --seats 4",
            "python -m bench.ladder chickenrun --seats 5 --seats 6 --games 400",
            "farmyard arena chickenrun --bots fox,owl --seats 2 --games 400",
            "farmyard arena chickenrun --bots fox,owl --seats 3 --games 400",
            "farmyard arena chickenrun --bots fox,owl --seats 4 --games 400",
        ),
    ),
}
HEAD = """# The bots, and how strong they are

Every game has at least six levels of bots, from one that a child of six beats to the strongest we
have. A bot sees only what its seat may know; how it judges that is in the module `bot` of each
game. In By Golly! all levels up to the *Fox* play alike and differ in how much they remember. In
the other games the weaker levels overlook some of their choices, or settle for less. Each level is
meant to win 60 to 80 % of its games against the level below (`bench.ladder`).

The *Owl* searches (`farmyard/bots/search.py`): it samples worlds that agree with what it sees (in
By Golly! also with what it has seen, for it forgets nothing) and grows one tree over all of them.
Once nothing is hidden any more, it solves the ending exactly if it can (`farmyard/bots/endgame.py`;
`python -m bench.endings GAME` prints how often). Alone at the packs of Cloud Nine it counts, for
each choice, the sampled worlds in which the packs can still be cleared. In Chickenrun it plays its
best few choices on for six rounds in sampled worlds, by the Fox’s rules, and judges the result with
an evaluation learned from games between Foxes (`farmyard/bots/rollouts.py`).

This page is written by `python -m bench.bots`: it shows each command and its output. The levels in
a table played the same deals in changing seats; brackets hold 95 % confidence intervals.
`bench.peer` plays our strongest bot against peers (`bench/peers`) that get the same deals and the
same time to think: a textbook’s information-set search, compiled over the same rules, also with
five times the time; OpenSpiel’s own search, written in Python, through [the adapter](adapters.md),
with five times the time; and a cheater, our own search with open cards, which shows how much
knowing the cards would help. With `--cheat` our bot sees all cards instead, which bounds what the
same search could win. Peers have no memory, so they play By Golly! with `memory_aid=full`. In solo
play, `--against solver` prints how many deals of Success our bot wins, and how many can be won at
all; `bench.solver` prints for how many deals the solver can tell."""


def printed(command: str) -> str:
    """Run a command and return its output."""
    name, *words = shlex.split(command)
    module = ["-m", "farmyard"] if name == "farmyard" else []
    run = [sys.executable, *module, *words]
    text = subprocess.run(run, capture_output=True, text=True, check=True).stdout
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


def page(texts: dict[str, str]) -> str:
    """Return the whole page, from what each command printed."""
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
