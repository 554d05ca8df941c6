"""Chickenrun: a written position: the fields worked out of others, and what is impossible.

Its sentences stand here, for nothing else uses them.
"""

from typing import Any

from farmyard.core.cards import count, total
from farmyard.core.compiling import rule
from farmyard.core.formats.notation import Fault, first_fault
from farmyard.core.record import NOTHING
from farmyard.games.chickenrun import box
from farmyard.games.chickenrun.box.board import HUT, HUTS, IS_BELT, PIEMATIC
from farmyard.games.chickenrun.options import Returns
from farmyard.games.chickenrun.rules.cards import stocked
from farmyard.games.chickenrun.rules.phases import find_choices
from farmyard.games.chickenrun.rules.setting_up import read_huts
from farmyard.games.chickenrun.state import REACH, Ending, Phase, Status

__all__ = ["fault", "tally"]

FAULT = {
    "hut": "each seat should have a hut of its own",
    "eggs": "there would be {n} eggs; there are {most}",
    "equipment": "there would be {n} of {card}; there are {most}",
    "origin": "{n} of {card} are in use, but {m} are said to have left the piles",
    "pile": "{shop} would have {n} cards, in or from it; it began with {most}",
    "plans": "{plan} should be in one place",
    "most plans": "seat {seat} has {n} plans; two are allowed",
    "cards": "there would be {n} of {card}; there are {most}",
    "active": "seat {seat} has {n} active chickens",
    "piece": "the piece of seat {seat} stands nowhere, or where it cannot",
    "tweedy": "Mr Tweedy stands nowhere, or where he cannot",
    "dog": "the dog keeps to the belt beyond the wire",
    "alone": "seat {seat} cannot be a partner of its own",
    "escape": "seat {seat} cannot be in {escape}: it needs its plan and a marker",
    "marker": "seat {seat} has a marker, but no escape that began there",
    "depth": "seat {seat} is underground, but not in a tunnel of that length",
    "partner": "seat {seat} has a runner of a partner who lent none",
    "lent": "seat {seat} has lent chickens, and nobody has them",
    "committed": "seat {seat} has chickens that wait, and no escape",
    "choices": "nobody could do anything",
    "over": "the game is over if and only if it has ended somehow",
    "rounds": "{n} is past the last round",
    "boss": "somebody has to command the Tweedys",
    "search": "at least one search card is still to be turned",
}


# -- What can be worked out -----------------------------------------------------


@rule
def tally(s):
    read_huts(s)
    tally_hands(s)
    tally_piles(s)
    for r in range(REACH):
        s.reach[r] = 0
    find_choices(s)


@rule
def tally_hands(s):
    for plan in range(box.PLANS):
        s.holder[plan] = NOTHING
    for p in range(box.PLAYERS):
        s.loaded[p] = p < s.seats and s.carry[p] != NOTHING
        s.banked[p] = total(s.hands[p])
        s.keeps[p] = total(s.kept[p])
        s.planned[p] = s.freed[p] = 0
        for plan in range(box.PLANS):
            if s.plans[p] >> plan & 1:
                s.planned[p] += 1
                s.holder[plan] = p
        for k in range(box.SET):
            s.freed[p] += s.chickens[p, k] == Status.FREE


@rule
def tally_piles(s):
    for pile in range(len(box.SHOPS)):
        s.sizes[pile] = stocked(s.piles, pile)
    s.plans_left = count(s.plan_pile)
    s.deck_left = total(s.deck)


# -- What cannot be -------------------------------------------------------------


def fault(s: Any) -> tuple[str, str] | None:
    """Return the first field of a written position that is impossible, and why."""
    return first_fault(s, CHECKS, FAULT)


def _seats(s: Any) -> Fault:
    huts = [int(h) for h in s.hut[: s.seats]]
    if len(set(huts)) < len(huts) or min(huts) < 0:
        return "hut", "hut", {}
    for p in range(s.seats):
        if s.partner[p] == p:
            return "partner", "alone", {"seat": p}
    return None


def _eggs(s: Any) -> Fault:
    n = int(s.nest) + sum(int(eggs) for eggs in s.eggs)
    return None if n == box.EGGS else ("nest", "eggs", {"n": n, "most": box.EGGS})


def _equipment(s: Any) -> Fault:
    for kind, card in enumerate(box.EQUIPMENT):
        out = int(s.hands[:, kind].sum() + s.shown[:, kind].sum())
        out += sum(int(s.carry[p]) == kind for p in range(s.seats))
        n, left = (
            out + int(s.piles[kind :: box.KINDS].sum()),
            int(s.gone_from[kind :: box.KINDS].sum()),
        )
        if n != box.COPIES[kind]:
            return "piles", "equipment", {"n": n, "card": card, "most": int(box.COPIES[kind])}
        if out != left:
            return "gone_from", "origin", {"n": out, "card": card, "m": left}
    for pile, shop in enumerate(box.SHOPS):
        gone = s.gone_from[pile * box.KINDS : (pile + 1) * box.KINDS]
        n = int(s.sizes[pile] + gone.sum())
        if s.returns == Returns.BOUGHT and n != box.PILES[pile]:
            return "gone_from", "pile", {"shop": shop, "n": n, "most": int(box.PILES[pile])}
    return None


def _plans(s: Any) -> Fault:
    pile = [int(plan) for plan in s.plan_pile if plan >= 0]
    for plan, name in enumerate(box.PLAN_NAMES):
        n = pile.count(plan) + sum(int(s.plans[p]) >> plan & 1 for p in range(s.seats))
        if n != 1:
            return "plan_pile", "plans", {"plan": name}
    for p in range(s.seats):
        if s.planned[p] > box.MOST_PLANS:
            return "plans", "most plans", {"seat": p, "n": int(s.planned[p])}
    return None


def _cards(s: Any) -> Fault:
    for card in range(box.CARDS):
        n = int(s.deck[card] + s.aside[card] + s.kept[:, card].sum())
        if n != box.CARD_COPIES[card]:
            slots = {"n": n, "card": box.OPPORTUNITIES[card], "most": int(box.CARD_COPIES[card])}
            return "deck", "cards", slots
    return None if s.to_search > 0 else ("to_search", "search", {})


def _pieces(s: Any) -> Fault:
    for p in range(s.seats):
        active = [int(place) for place in s.chickens[p]].count(Status.ACTIVE)
        if active > 1:
            return "chickens", "active", {"seat": p, "n": active}
        if not -1 <= s.at[p] < PIEMATIC or (s.at[p] < 0 and active):
            return "at", "piece", {"seat": p}
    if not 0 <= s.tweedy < PIEMATIC or HUT <= s.tweedy < HUT + HUTS:
        return "tweedy", "tweedy", {}
    return None if s.dog >= 0 and IS_BELT[s.dog] else ("dog", "dog", {})


def _escapes(s: Any) -> Fault:
    for p in range(s.seats):
        found = _escape_of(s, p)
        if found:
            return found
    return None


def _escape_of(s: Any, p: int) -> Fault:
    escape, places = int(s.escape[p]), [int(place) for place in s.chickens[p]]
    named = {"seat": p, "escape": box.ESCAPES[escape]}
    if 0 <= escape < box.PLANS and not int(s.plans[p]) >> escape & 1:
        return "escape", "escape", named
    if s.marker[p] >= 0 and not 0 <= escape <= box.PLANS:
        return "marker", "marker", {"seat": p}
    if s.marker[p] < 0 and 0 <= escape <= box.PLANS and s.phase not in (Phase.PARTNER, Phase.JOIN):
        return "escape", "escape", named
    if s.depth[p] and not _is_underground(s, p):
        return "depth", "depth", {"seat": p}
    if s.runs[p] >= 0 and s.chickens[s.partner[p]][s.runs[p]] != Status.LENT:
        return "runs", "partner", {"seat": p}
    if Status.LENT in places and p not in s.partner[: s.seats]:
        return "chickens", "lent", {"seat": p}
    if Status.COMMITTED in places and escape < 0:
        return "chickens", "committed", {"seat": p}
    return None


def _is_underground(s: Any, p: int) -> bool:
    length = box.DEEP if s.marker[p] < HUT + HUTS else box.SHALLOW
    fits = 0 < s.depth[p] <= length and s.at[p] == s.marker[p]
    return bool(fits and s.escape[p] >= 0 and box.WAY[s.escape[p]] == box.TUNNEL)


def _moment(s: Any) -> Fault:
    if (s.phase == Phase.OVER) != (s.ending > Ending.NONE):
        return "ending", "over", {}
    if not 1 <= s.rounds <= s.max_rounds:
        return "rounds", "rounds", {"n": int(s.rounds)}
    if s.boss < 0 and s.phase not in (Phase.OVER, Phase.FIRST, Phase.BIDDING):
        return "boss", "boss", {}
    if s.phase != Phase.OVER and not any(s.open):
        return "phase", "choices", {}
    return None


CHECKS = (_seats, _eggs, _equipment, _plans, _cards, _pieces, _escapes, _moment)
