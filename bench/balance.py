"""Measure again what the ledgers claim, and write ``docs/balance.md``.

``python -m bench.balance`` runs every command below and sets down what it printed, with each claim
beside the figure found now: nothing in that page is written by hand.
"""

import argparse
import json
import re
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from textwrap import fill
from typing import Any

PAGE = Path(__file__).parent.parent / "docs" / "balance.md"

Found = dict[str, Any]
"""What a command printed (``text``); for balance its figures (``cells``, by seats and value)."""


@dataclass(frozen=True)
class Claim:
    """A figure of a ledger, and where the same figure is found now."""

    where: str  # its statement
    says: str
    ledger: str
    now: Callable[[Found], str]


@dataclass(frozen=True)
class Study:
    """A command, and the claims it tests."""

    command: str
    about: str
    claims: tuple[Claim, ...]


# -- Where figures are found ----------------------------------------------------


def percent(share: list[float]) -> str:
    value, low, high = (100 * each for each in share)
    return f"{value:.1f} % ({low:.1f}–{high:.1f})"


def cell_of(found: Found, seats: int, value: str = "") -> Any:
    return found["cells"][seats, value]


def place(seats: int, nth: int, value: str = "") -> Callable[[Found], str]:
    """Return the share of the wins of a place in the order of play."""
    return lambda found: percent(cell_of(found, seats, value)["win_share_by_place"][nth - 1])


def ended(seats: int, nth: int, value: str = "") -> Callable[[Found], str]:
    """Return the share of the games that ended in the n-th way."""
    return lambda found: percent(list(cell_of(found, seats, value)["endings"].values())[nth - 1])


def shared(seats: int, value: str = "") -> Callable[[Found], str]:
    return lambda found: percent(cell_of(found, seats, value)["shared_wins"])


def length(seats: int, name: str, value: str = "") -> Callable[[Found], str]:
    def now(found: Found) -> str:
        spread = cell_of(found, seats, value)["lengths"][name]
        mean, low, high = spread["mean"]
        middle, most = spread["median"], spread["longest"]
        return f"mean {mean:.1f} ({low:.1f}–{high:.1f}), median {middle:.0f}, longest {most}"

    return now


def pair(first: str, second: str) -> Callable[[Found], str]:
    """Return the share that the first level won against the second, as the arena printed it."""

    def now(found: Found) -> str:
        line = re.search(rf"^{first} +{second} +\d+ +\S+ +(.*)$", found["text"], re.MULTILINE)
        assert line, f"{first} and {second} did not meet"
        return line.group(1).strip()

    return now


def each(
    where: str, says: str, ledger: dict[int, str], now: Callable[[int], Callable[[Found], str]]
) -> tuple[Claim, ...]:
    """Make one claim for several numbers of seats."""
    return tuple(
        Claim(where, f"{says}, {seats} seats", figure, now(seats))
        for seats, figure in ledger.items()
    )


# -- What is measured -----------------------------------------------------------

MESS = {2: "28 %", 3: "6 %", 4: "4 %", 5: "1 % or less", 6: "1 % or less"}
HALF = {seats: MESS[seats] for seats in (2, 3, 4)}
EVEN = dict.fromkeys(range(2, 7), "no clear advantage")
SHORT = dict.fromkeys(range(2, 7), "20–27, longest 48")
GIVEN = dict.fromkeys((2, 3, 6), "76–81 %")
LONG = dict.fromkeys((2, 3, 6), "median 118–257, longest 660")

BY_GOLLY = (
    Study(
        "balance by_golly --bots fox --games 1000",
        "Perfect memories in all seats; how good the ledger’s were it does not say.",
        (
            *each("BG-R12", "ended by a mess", MESS, lambda n: ended(n, 2)),
            *each("section 7", "the starter wins", EVEN, lambda n: place(n, 1)),
            *each("BG-R19", "turns", SHORT, lambda n: length(n, "turns")),
        ),
    ),
    Study(
        "balance by_golly --bots pullet --seats 2-4 --games 400",
        "Memories that keep half of what they see and lose some again: more messes are met.",
        (
            *each("BG-R12", "ended by a mess", HALF, lambda n: ended(n, 2)),
            *each("BG-R19", "turns", dict.fromkeys(HALF, SHORT[2]), lambda n: length(n, "turns")),
        ),
    ),
    Study(
        "balance by_golly --bots random --seats 2,3,6 --games 200",
        "Random players.",
        (
            *each("BG-R12", "ended by a mess", GIVEN, lambda n: ended(n, 2)),
            *each("BG-R19", "turns", LONG, lambda n: length(n, "turns")),
        ),
    ),
    Study(
        "balance by_golly --bots fox --seats 2 --vary last_card_safe --games 1000",
        "A last card that is safe.",
        (
            Claim("section 7", "turns, not safe", "24", length(2, "turns", "no")),
            Claim("section 7", "turns, safe", "26", length(2, "turns", "yes")),
        ),
    ),
    Study(
        "arena by_golly --bots fox,pullet,chick,random --seats 2 --games 200",
        "The ledger’s weaker bot keeps a sighting with the probability 0.5; our Pullet with 0.48, "
        "and forgets some again.",
        (
            Claim("section 7", "perfect memory against half of one", "89 %", pair("fox", "pullet")),
            Claim(
                "section 7", "perfect memory against none", "99 % or more", pair("fox", "random")
            ),
        ),
    ),
)

LAST = {2: "51 %", 3: "36 %", 4: "27 %"}
SHARED = dict.fromkeys((2, 3, 4), "1–6 %")
BURNT = dict.fromkeys((2, 3, 4), "practically never")
AT_MOST = {2: "at most 48", 3: "at most 72", 4: "at most 96"}

OXY_SOXY = (
    Study(
        "balance oxy_soxy --bots fox --games 800",
        "Equal bots.",
        (
            *each("section 7", "the last place wins", LAST, lambda n: place(n, n)),
            *each("OS-R19", "shared wins", SHARED, shared),
            *each("OS-R8", "the last score card is burnt", BURNT, lambda n: ended(n, 2)),
            *each("OS-R23", "turns", AT_MOST, lambda n: length(n, "turns")),
        ),
    ),
    Study(
        "arena oxy_soxy --bots fox,hen,chick,random --seats 2 --games 200",
        "The ledger’s greedy bot scores from twelve points on, our Chick from nine; the Hen and the"
        " Fox look one move ahead.",
        (
            Claim("section 7", "greedy (Chick) against random", "99.8 %", pair("chick", "random")),
            Claim("section 7", "one move (Fox) against random", "99.8 %", pair("fox", "random")),
        ),
    ),
)

PLAIN = {2: "mean 90", 3: "mean 145", 4: "mean 194"}
SPECIAL = {2: "mean 117", 3: "mean 201", 4: "mean 317"}
WITHIN = {n: f"{100 / n:.1f} %, within 2 points" for n in (2, 3, 4)}

ALIENS = (
    Study(
        "balance aliens --bots hen --vary specials=0,5 --games 400",
        "Equal bots, without and with the five special cards.",
        (
            *each("section 1", "turns, no specials", PLAIN, lambda n: length(n, "turns", "0")),
            *each("section 1", "turns, five specials", SPECIAL, lambda n: length(n, "turns", "5")),
            *each("section 9", "the starter wins", WITHIN, lambda n: place(n, 1, "5")),
        ),
    ),
    Study(
        "arena aliens --bots fox,hen,chick,random --seats 2 --games 100",
        "The ledger’s bot has fixed priorities; so has our Hen, which overlooks a sixth of them.",
        (Claim("section 9", "fixed priorities against random", "98 %", pair("hen", "random")),),
    ),
)

LEVELS = {(2, "1"): "63 %", (2, "3"): "69 %", (4, "1"): "39 %", (4, "3"): "46 %"}
TURNS = {(2, "1"): "8.3", (4, "1"): "14.4", (2, "3"): "6.1", (4, "3"): "10.6"}
TAKEN = {key: "78–82 %" if key[1] == "1" else "42–59 %" for key in LEVELS}
ALONE = {(1, "1"): "7 %", (1, "2"): "9 %", (1, "3"): "12 %"}
BETTER = {2: "63–69 % (without Gold)", 4: "39–46 % (without Gold)"}


def by_level(
    where: str,
    says: str,
    ledger: dict[tuple[int, str], str],
    now: Callable[[int, str], Callable[[Found], str]],
) -> tuple[Claim, ...]:
    """Make one claim for several numbers of seats and levels."""
    return tuple(
        Claim(where, f"{says}, {n} seats, level {level}", figure, now(n, level))
        for (n, level), figure in ledger.items()
    )


CLOUD_NINE = (
    Study(
        "balance cloud_nine --bots rooster --seats 2,4 --vary level=1,2,3 --option rounds=1 "
        "--option gold=no --games 600",
        "One day without Gold. The ledger’s bots are greedy; our Rooster also counts what the "
        "others hold.",
        (
            *by_level("CN-R2", "the starter wins", LEVELS, lambda n, lv: place(n, 1, lv)),
            *by_level("CN-R37", "last card drawn away", TAKEN, lambda n, lv: ended(n, 3, lv)),
            *by_level("section 7", "turns", TURNS, lambda n, lv: length(n, "turns", lv)),
            Claim("section 7", "the nest runs out, 4 seats", "below 1 %", ended(4, 1, "1")),
        ),
    ),
    Study(
        "balance cloud_nine --bots rooster --seats 2-5 --option rounds=1 --games 300",
        "One day with Gold: the starter’s advantage again.",
        each("CN-R2", "the starter wins", BETTER, lambda n: place(n, 1)),
    ),
    Study(
        "balance cloud_nine --bots rooster --seats 1 --vary level=1,2,3 --option gold=no "
        "--games 400",
        "Alone, with hidden cards: the part of the deals in which only Foxes are left. The "
        "ledger’s bot is greedy; our Rooster asks worlds that it imagines.",
        by_level("section 7", "won", ALONE, lambda n, lv: ended(n, 4, lv)),
    ),
    Study(
        "arena cloud_nine --bots rooster,hen,chick,random --seats 2 --option rounds=1 "
        "--option gold=no --games 300",
        "One day for two, without Gold. Our Chick is greedy like the ledger’s bot, but overlooks "
        "half of what it could do; the Hen and the Rooster count what the others hold.",
        (
            Claim("section 8", "Chick against random", "73–75 %", pair("chick", "random")),
            Claim("section 8", "Hen against random", "73–75 %", pair("hen", "random")),
        ),
    ),
)

GAMES = {
    "By Golly!": BY_GOLLY,
    "Oxy Soxy": OXY_SOXY,
    "Chickens ’n’ Aliens": ALIENS,
    "Cloud Nine": CLOUD_NINE,
}


# -- Running and writing --------------------------------------------------------


def run(study: Study) -> tuple[Found, float]:
    """Run a command as a user would; balance also leaves its figures in a folder."""
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "farmyard", *shlex.split(study.command), "--seed", "1"]
        measured = words[3] == "balance"
        began = time.perf_counter()
        more = ["--out", folder] if measured else []
        done = subprocess.run([*words, *more], capture_output=True, text=True, check=True)
        took = time.perf_counter() - began
        found: Found = {"text": re.sub(r"\n*Written: .*\n", "\n", done.stdout)}
        if measured:
            figures = json.loads((Path(folder) / "figures.json").read_text())
            vary = re.search(r"--vary (\w+)", study.command)
            found["cells"] = {
                (cell["seats"], cell["options"][vary.group(1)] if vary else ""): cell
                for cell in figures["cells"]
            }
    return found, took


def section(study: Study) -> list[str]:
    """Return a study as it stands on the page."""
    found, took = run(study)
    rows = [f"| {c.where} | {c.says} | {c.ledger} | {c.now(found)} |" for c in study.claims]
    text = "\n".join(line.rstrip() for line in found["text"].strip().splitlines())
    return [
        f"### `farmyard {study.command} --seed 1`",
        fill(f"{study.about} ({took:.0f} s)", 100, break_on_hyphens=False),
        "| statement | figure | ledger | now (95 %) |\n|---|---|---|---|\n" + "\n".join(rows),
        f"<details><summary>What it printed</summary>\n\n```\n{text}\n```\n\n</details>",
    ]


HEAD = """# How fair the games are, measured

This page is written by `python -m bench.balance`: it shows each command, the figures of the ledgers
that it tests, the figures found, and the full output. Brackets hold 95 % confidence intervals. The
ledgers’ figures come from pacing simulations with other bots and are quoted unchanged. A *place* is
counted in the order of play: place 1 decides first. The numbers of games were chosen so that
everything takes a quarter of an hour on two cores."""


def measured(title: str, games: int | None) -> str:
    """Run all studies of a game, and return its section."""
    parts = [f"## {title}"]
    for study in GAMES[title]:
        if games:
            few = re.sub(r"--games \d+", f"--games {games}", study.command)
            study = replace(study, command=few)
        print(study.command, flush=True)
        parts += section(study)
    return "\n\n".join(parts)


def standing(page: Path) -> dict[str, str]:
    """Read the section of each game from the page."""
    text = page.read_text() if page.exists() else ""
    found = ["## " + part.strip() for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]]
    return {part.partition("\n")[0][3:]: part for part in found}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("titles", nargs="*", help="the games to measure again; all if none is named")
    asked.add_argument("--games", type=int, help="so many games everywhere: for a trial")
    asked.add_argument("--page", type=Path, default=PAGE)
    given = asked.parse_args()
    parts = standing(given.page)
    for title in given.titles or GAMES:
        parts[title] = measured(title, given.games)
        told = [parts[each] for each in GAMES if each in parts]
        given.page.write_text("\n\n".join([HEAD, *told]) + "\n")


if __name__ == "__main__":
    main()
