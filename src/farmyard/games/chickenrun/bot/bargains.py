"""Chickenrun: the offers that bots make: eggs, and perhaps a plan, for a card or a plan."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from farmyard.core.record import NOTHING
from farmyard.games.chickenrun import box, state
from farmyard.games.chickenrun.bot.rules.errands import lacking, own_plans
from farmyard.games.chickenrun.bot.rules.prices import is_near_winning
from farmyard.games.chickenrun.box.board import HUT
from farmyard.games.chickenrun.state import Phase, Status

NEVER_MIND = 9  # cards that a plan lacks which one does not even have
MOST, USUAL, LEAST_BID = 4, 2, 1  # eggs offered for the last card, for another, and at least


class Bargain(NamedTuple):
    """An offer of eggs, and perhaps a plan, for a card or a plan of another seat."""

    partner: int
    eggs: int
    kind: int = NOTHING
    plan: int = NOTHING
    old_plan: int = NOTHING


def bargains(view: Any, me: int, asked: set[tuple[int, ...]]) -> Iterator[Bargain]:
    """Yield the bargains that a seat could offer those it meets and has not offered yet."""
    for q in range(view.seats):
        if q != me and not view.out[q] and not is_near_winning(view, q):
            for each in with_partner(view, me, q):
                if mark(view, each) not in asked:
                    yield each


def with_partner(view: Any, me: int, q: int) -> Iterator[Bargain]:
    """Yield bargains with one seat: first for a plan, then for the card lacked most."""
    yield from for_plan(view, me, q)
    yield from for_card(view, me, q)


def for_plan(view: Any, me: int, q: int) -> Iterator[Bargain]:
    """Yield bargains for plans that lack fewer cards than any of the seat's own.

    Plans that the partner is known to hold come first, then those that lack the fewest cards.
    """
    own, n = own_plans(view, me), int(view.at[me])
    spare = int(view.planned[q]) - int(0 <= view.escape[q] < box.PLANS)
    meets = view.at[q] == n or n == HUT + int(view.hut[q])
    if not spare or not meets or view.eggs[me] <= USUAL or view.escape[me] >= 0:
        return
    full = int(view.planned[me]) >= box.MOST_PLANS
    if full and not own:
        return
    old = own[-1] if full else NOTHING
    likely = sorted(
        may_have(view, me, q, own),
        key=lambda plan: (view.holder[plan] != q, len(lacking(view, me, plan))),
    )
    for plan in likely:
        yield Bargain(q, USUAL, plan=plan, old_plan=old)


def may_have(view: Any, me: int, q: int, own: list[int]) -> list[int]:
    """Return the plans better than a seat's own that the seat `q` may hold."""
    lacks = len(lacking(view, me, own[0])) if own else NEVER_MIND
    in_pile = {int(plan) for plan in view.plan_pile}
    left = sum(int(place) < Status.FREE for place in view.chickens[me])
    return [
        plan
        for plan in range(box.PLANS)
        if plan not in in_pile and view.holder[plan] in (q, NOTHING) and view.escape[q] != plan
        if box.LEAST[plan] <= left and len(lacking(view, me, plan)) < lacks
    ]


def for_card(view: Any, me: int, q: int) -> Iterator[Bargain]:
    """Yield bargains for lacked cards, the one nearest to completing a plan first.

    Of equal ones the kind with the most copies comes first.
    """
    n = int(view.at[me])
    if not held_by(view, q, n) or (view.loaded[me] and n != HUT + int(view.hut[me])):
        return
    kinds: dict[int, int] = {}
    for lack in (lacking(view, me, plan) for plan in own_plans(view, me)):
        kinds |= {kind: min(len(lack), kinds.get(kind, len(lack))) for kind in lack}
    for kind in sorted(kinds, key=lambda k: (kinds[k], -box.COPIES[k])):
        eggs = min(int(view.eggs[me]) - 1, MOST if kinds[kind] == 1 else USUAL)
        if eggs >= LEAST_BID:
            yield Bargain(q, eggs, kind)


def held_by(view: Any, q: int, n: int) -> int:
    """Return how many cards the seat `q` could hand over at a place."""
    here = int(view.loaded[q]) if view.at[q] == n and not view.depth[q] else 0
    return here + (int(view.banked[q]) if n == HUT + int(view.hut[q]) else 0)


def mark(view: Any, each: Bargain) -> tuple[int, ...]:
    """Return the key under which a bargain is remembered, so that it is offered only once.

    The key changes when the partner gets or loses something.
    """
    q = each.partner
    has = int(view.planned[q]) if each.plan >= 0 else int(view.banked[q]) + 8 * int(view.loaded[q])
    return q, each.kind, each.plan, has


def part_of(view: Any, meant: Bargain | None, phase: Phase) -> int:
    """Return the choice that names a part of the intended bargain in a phase.

    Without a bargain it is the choice that makes no offer.
    """
    if phase == Phase.TRADE:
        return int(state.OFFER if meant else state.PASS)
    if phase in (Phase.GIVE_EGGS, Phase.ASK_EGGS):
        return state.AMOUNT + (meant.eggs if meant and phase == Phase.GIVE_EGGS else 0)
    if meant is None:
        return state.NONE
    match phase:
        case Phase.DEALING:
            return state.SEAT + int(view.hut[meant.partner])
        case Phase.GIVE_PLAN:
            return named(state.PLAN, meant.old_plan)
        case Phase.ASK_CARD:
            return named(state.KIND, meant.kind)
        case Phase.ASK_PLAN:
            return named(state.PLAN, meant.plan)
    return state.NONE


def named(first: Any, thing: int) -> int:
    return state.NONE if thing == NOTHING else int(first) + thing
