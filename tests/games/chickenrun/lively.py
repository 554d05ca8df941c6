"""Random games with a lot of action: errands, escapes and offers.

Purely random pieces wander about until the last round; here they are drawn to what they lack.
"""

import random
from collections.abc import Iterator
from typing import Any

from farmyard.core.record import clone
from farmyard.games.chickenrun.box import KINDS, PLANS, START
from farmyard.games.chickenrun.box.board import (
    BARN,
    FOOD,
    HOUSE,
    HUT,
    IS_FREE,
    IS_OUTSIDE,
    WORKSHOP,
)
from farmyard.games.chickenrun.state import (
    ABANDON,
    ACCEPT,
    CUT,
    KIND,
    OFFER,
    PASS,
    PLACE,
    PLAN,
    Phase,
)
from tests.games.chickenrun.written import GAME, Table, dealt

Moment = tuple[int, Any, list[int], int, Any]


def choose(s: Any, legal: list[int], dice: random.Random) -> int:
    """Return a random choice, more often one that makes progress."""
    good = [c for c in legal if is_good(s, c)]
    return dice.choice(good) if good and dice.random() < 0.8 else dice.choice(legal)


def is_good(s: Any, choice: int) -> bool:
    match s["phase"]:
        case Phase.BEFORE:
            return choice == CUT or PLAN <= choice < KIND or (choice == 1 and s["step"] == 0)
        case Phase.MOVE:
            return choice >= PLACE and is_worth_going(s, choice - PLACE)
        case Phase.TRADE:
            return choice == OFFER
        case Phase.VISIT | Phase.REPLY | Phase.JOIN:
            return choice == ACCEPT
    return choice not in (PASS, ABANDON)


def is_worth_going(s: Any, n: int) -> bool:
    p = int(s["turn"])
    if IS_OUTSIDE[n]:
        return bool(IS_FREE[n])
    plans = [plan for plan in range(PLANS) if int(s["plans"][p]) >> plan & 1]
    return (
        n in (FOOD, HOUSE, BARN, WORKSHOP, FOOD + 1)
        or n == HUT + int(s["hut"][p])
        or any(START[plan][n] for plan in plans)
        or any(s["at"][q] == n for q in range(s["seats"]) if q != p)
    )


def rich(seats: int, seed: int, **options: Any) -> Table:
    """Deal a game in which every seat already has cards and plans."""
    t = dealt(seats, seed, **options)
    s, dice = t.s, random.Random(seed)
    for p in range(seats):
        for _ in range(6):
            card = dice.choice([n for n, count in enumerate(s["piles"]) if count])
            s["piles"][card] -= 1
            s["gone_from"][card] += 1
            s["hands"][p][card % KINDS] += 1
        for _ in range(2):
            plan = int(s["plan_pile"][s["plans_left"] - 1])
            s["plan_pile"][s["plans_left"] - 1] = -1
            s["plans_left"] -= 1
            s["plans"][p] |= 1 << plan
            s["knows"][p] |= 1 << plan
    GAME.loops.tally(t.states, 0)
    return t


def games(
    seats: int, options: dict[str, Any], seeds: range, rounds: int = 12, started: bool = True
) -> Iterator[Moment]:
    """Yield the number, state, legal choices, choice and next state of each decision."""
    for seed in seeds:
        dice = random.Random(seed)
        given = {**options, "max_rounds": rounds}
        t = rich(seats, seed, **given) if started else dealt(seats, seed, **given)
        n, states = 0, t.states
        while states[0]["phase"]:
            legal = GAME.choices(states)
            choice = choose(states[0], legal, dice)
            after = clone(states)
            GAME.loops.play(after, 0, choice)
            yield n, states, legal, choice, after
            states, n = after, n + 1
