"""Measure Chickenrun as its bots play it: a table, a row for each measure.

``python -m bench.flock`` plays games between equal players and counts what happens in them: how
much the guards are used, what is bought, drawn, offered and announced, and who gets away how.  It
writes a section of ``docs/pacing.md``, beside how long such games last.
"""

import argparse
from collections import Counter
from statistics import median
from typing import Any, NamedTuple

from bench.pacing import PAGE, with_section

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.games.chickenrun import state as S
from farmyard.games.chickenrun.box import ESCAPES, OPPORTUNITIES, PLAN_NAMES, SHOPS
from farmyard.games.chickenrun.box.board import HUT, PLACE_NAMES
from farmyard.games.chickenrun.rules.tweedys.guards import DOG

GAME = catalogue.game("chickenrun")
COUNTED = {
    S.Phase.BLACK: "black die",
    S.Phase.CHASE: "chase",
    S.Phase.CHOOSE: "ten or more",
    S.Phase.TRADE: "meeting",
    S.Phase.REPLY: "offer",
    S.Phase.VISIT: "knock",
}


class Played(NamedTuple):
    """The result of one game: its rounds, and how often each event happened."""

    rounds: int
    found: Counter[str]


def play(seats: int, level: str, n: int) -> Played:
    """Play one whole game between players of one level."""
    states = GAME.template(seats, GAME.card.read_options({}, seats))
    states["key"] = key_of(7, n)
    GAME.loops.deal(states, 0)
    bots = [roster.make("chickenrun", level, p, seats, key_of(n, p)) for p in range(seats)]
    s, found, idle = states[0], Counter[str](), Counter[int]()
    while s["phase"] != S.Phase.OVER:
        p = int(s["turn"])
        choice = bots[p].choose(GAME.see(states, p)[0], GAME.choices(states))
        count(found, idle, s, choice)
        before = s["freed"].copy(), s["escape"].copy(), s["chasing"] == DOG
        GAME.loops.play(states, 0, choice)
        count_fates(found, s, *before)
    found[f"ends {S.Ending(int(s['ending'])).name}"] += 1
    return Played(int(s["rounds"]), found)


def count(found: Counter[str], idle: Counter[int], s: Any, choice: int) -> None:
    """Count the choices that are made."""
    p, phase = int(s["turn"]), S.Phase(int(s["phase"]))
    if phase in (S.Phase.BLACK, S.Phase.SELECT):
        found["he is in the yard" if s["tweedy"] < HUT else "he is at home"] += 1
    if phase in COUNTED:
        found[COUNTED[phase]] += 1
        found[f"{COUNTED[phase]}: {answer(choice)}"] += 1
    if phase == S.Phase.BUY and choice != S.PASS:
        found[f"bought in the {PLACE_NAMES[s['at'][p]]}"] += 1
    if phase == S.Phase.BEFORE and choice >= S.PLAN:
        found[done_before(choice)] += 1
    if phase == S.Phase.DISCOUNT and choice != S.PASS:
        found["plays Rats’ Discount"] += 1
    if phase == S.Phase.HIDE and choice != S.PASS:
        found["plays Under the Straw"] += 1
    if phase == S.Phase.PUT:
        found["exchanges a plan"] += 1
    if phase == S.Phase.MOVE:
        at_home = choice == S.PASS and s["at"][p] - HUT == s["hut"][p]
        idle[p] = idle[p] + 1 if at_home else 0
        found["at home for the fifth time running"] += idle[p] == 5


def answer(choice: int) -> str:
    """Return the choice of a question with few answers."""
    names = {
        int(S.PASS): "no",
        int(S.ACCEPT): "yes",
        int(S.REFUSE): "refused",
        int(S.DRAW): "drawn",
    }
    return names.get(
        choice, "goes" if choice >= S.PLACE else "made" if choice == S.OFFER else "else"
    )


def done_before(choice: int) -> str:
    if choice >= S.CARD:
        return f"plays {OPPORTUNITIES[choice - S.CARD]}"
    return f"announces {PLAN_NAMES[choice - S.PLAN]}"


def count_fates(found: Counter[str], s: Any, freed: Any, escape: Any, dog: bool) -> None:
    """Count the fates of chickens."""
    found["caught"] += int(s["caught_now"]).bit_count()
    found["stopped"] += int(s["stopped_now"]).bit_count()
    if dog:
        found["stopped by the dog"] += int(s["stopped_now"]).bit_count()
    if s["drawn"] >= 0:
        found[f"draws {OPPORTUNITIES[s['drawn']]}"] += 1
    for q in range(s["seats"]):
        way = ESCAPES[escape[q]] if escape[q] >= 0 else "gate dash"
        found[f"free by {way}"] += int(s["freed"][q] - freed[q])


def told(games: list[Played]) -> dict[str, float]:
    """Return each count a game."""
    total = sum((each.found for each in games), Counter[str]())
    return {name: n / len(games) for name, n in sorted(total.items()) if n}


def bought(found: dict[str, float]) -> float:
    return sum(found.get(f"bought in the {shop}", 0.0) for shop in SHOPS)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--level", default="fox")
    given = asked.parse_args()
    games = [play(given.seats, given.level, n) for n in range(given.games)]
    command = f"python -m bench.flock --games {given.games} --seats {given.seats}"
    text = section(games, f"{command} --level {given.level}")
    heading = HEADING.format(level=given.level, seats=given.seats)
    PAGE.write_text(with_section(PAGE.read_text(), heading, f"{heading}\n\n{text}"))
    print(text)


HEADING = "## What {level}s do in a game of {seats}"


def section(games: list[Played], command: str) -> str:
    """Return a table of what happens in a game, the mean of all."""
    found = told(games)
    rows = [
        f"| {name} | {n:.2f} |" for name, n in {**found, "bought in all": bought(found)}.items()
    ]
    rounds = f"| rounds, the median | {median(each.rounds for each in games):.0f} |"
    return "\n".join(
        [f"Written by `{command}`.", "", "| what | a game |", "|---|---|", rounds, *rows, ""]
    )


if __name__ == "__main__":
    main()
