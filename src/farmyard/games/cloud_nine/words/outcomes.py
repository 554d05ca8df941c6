"""Cloud Nine: what came of a deed besides: thefts, straw, cards for everybody, challenges, the end.

Each of `TAILS` gives the sentences that are told after the deed itself, mostly none.
"""

from collections.abc import Sequence
from typing import Any

from farmyard.core.record import NOBODY
from farmyard.games.cloud_nine.box import BOX, FOX, LEAN, SUCCESS_DECK
from farmyard.games.cloud_nine.rules.choices import COLLECTIVE
from farmyard.games.cloud_nine.rules.group.laying import is_in_the_window
from farmyard.games.cloud_nine.rules.tricks import EGGS
from farmyard.games.cloud_nine.state import ALWAYS, CAP, GROUP, SOLO, Ending, Phase
from farmyard.games.cloud_nine.words.naming import (
    a_card,
    a_gold,
    eggs_of,
    joined,
    some_cards,
    the_card,
)
from farmyard.games.cloud_nine.words.phrases import (
    ALONE_OVER,
    BEGINS,
    BRINGS,
    CHALLENGES,
    CLOSING,
    DAY_OVER,
    DOUBLED,
    DREW,
    FOUND,
    GAIN,
    GONE,
    HARVEST,
    IN_VAIN,
    KEEPS,
    MET,
    NO_SNAKES,
    NONE,
    SNAKES_UP,
    THEFT,
)

Names = Sequence[str]
LAYS = ("lay", "lay nine", "lay box")
CLAIMS = ("claim nests", "claim straw")  # which say all of it


def rolled(before: Any, after: Any) -> bool:
    """A day has ended, and the next one is dealt already."""
    return bool(after.day != before.day and after.phase != Phase.OVER)


def begins(before: Any, after: Any) -> bool:
    """The next breeder has begun the turn with a card of the nest (CN-R30)."""
    fresh = after.turn != before.turn and after.day == before.day and after.phase == Phase.BEFORE
    always = after.starter_draw == ALWAYS and after.turn == after.first
    return bool(fresh and always and before.phase in (Phase.BEFORE, Phase.AFTER))


def resolved(before: Any, event: Any, after: Any) -> bool:
    """A trick has come to its end: at once, or when all Snakes have been answered for."""
    was = event in LAYS or is_in_the_window(before)
    return bool(was and not is_in_the_window(after))


# -- Tricks ---------------------------------------------------------------------


def snakes(before: Any, event: Any, after: Any, seat: int, names: Names) -> list[str]:
    """Who has announced one, and what was stolen."""
    if after.phase == Phase.REVEAL and before.phase != Phase.REVEAL:
        called = [names[p] for p in range(after.seats) if after.calls >> p & 1]
        return [SNAKES_UP.format(names=joined(called))]
    if after.mode != GROUP or not resolved(before, event, after):
        return []
    if after.thief < 0:
        return [NO_SNAKES] if is_in_the_window(before) else []
    phrase = THEFT[0 if seat == after.thief else 2 if seat == after.whose else 1]
    booty = int(after.stolen) + 1 if after.stolen < BOX else 0
    card = the_card(int(after.stolen))
    return [phrase.format(thief=names[after.thief], card=card, eggs=eggs_of(booty))]


def straw(before: Any, event: Any, after: Any, seat: int, names: Names) -> list[str]:
    """What was doubled."""
    if not resolved(before, event, after) or before.straw[after.whose] <= 0:
        return []
    return [DOUBLED.format(card=the_card(int(after.strawed))) if after.strawed >= 0 else IN_VAIN]


def eggs(before: Any, event: Any, after: Any, seat: int, names: Names) -> list[str]:
    """What the trick has brought its player, if that was not told with it."""
    if not resolved(before, event, after) or is_plain(before, event, after):
        return []
    phrases, whose = KEEPS if after.thief >= 0 else BRINGS, int(after.whose)
    says = phrases[0 if seat == whose else 1]
    return [says.format(name=names[whose], eggs=eggs_of(brought(before, after)))]


def is_plain(before: Any, event: Any, after: Any) -> bool:
    """A trick that was laid, and nothing came in between."""
    done = event in LAYS and resolved(before, event, after) and before.straw[after.whose] <= 0
    return bool(done and (after.mode != GROUP or after.thief < 0))


def gain(before: Any, event: Any, after: Any) -> str:
    """What a trick has brought, told with it if nothing came in between."""
    if not is_plain(before, event, after):
        return ""
    return GAIN.format(eggs=eggs_of(brought(before, after)))


def brought(before: Any, after: Any) -> int:
    """The eggs of the last trick, after Snake and Straw; of the day itself nothing may be left."""
    n = int(EGGS[after.trick])
    n -= int(after.stolen) + 1 if 0 <= after.stolen < BOX else 0
    if after.mode == GROUP and after.corns == CAP and before.fed[after.whose]:
        n = min(n, LEAN)
    return n + (int(after.strawed) + 1 if after.strawed >= 0 else 0)


# -- Cards ----------------------------------------------------------------------


def draws(before: Any, event: Any, after: Any, seat: int, names: Names) -> list[str]:
    """What the Nests have brought this seat, and the card with which a turn begins."""
    told = []
    begun = begins(before, after)
    mine = seat != NOBODY and not rolled(before, after) and before.mode == GROUP
    for_me = event == COLLECTIVE or (event == "nests" and seat != before.turn)
    if mine and for_me and after.held[seat] > before.held[seat] - (seat == before.turn):
        cards = [a_card(kind) for kind in _more(before, after, seat)]
        later = begun and seat == after.turn  # with the card with which the turn begins
        told.append(DREW.format(drawn=joined(cards)) if cards and not later else "")
    if begun:
        me = seat == after.turn
        cards = [a_card(kind) for kind in _more(before, after, seat)] if me else []
        told.append(BEGINS[0 if cards else 1].format(name=names[after.turn], drawn=joined(cards)))
    return [text for text in told if text]


def _more(before: Any, after: Any, seat: int) -> list[int]:
    change = [int(b) - int(a) for a, b in zip(before.hands[seat], after.hands[seat], strict=True)]
    return [kind for kind, n in enumerate(change) for _ in range(n)]


def snake_gone(before: Any, event: Any, after: Any, seat: int, names: Names) -> list[str]:
    """A Snake that has caught nothing is discarded when its owner's turn begins (CN-R57)."""
    p = after.turn
    begun = after.turn != before.turn and after.day == before.day and before.mode == GROUP
    caught = event in LAYS and after.thief == p
    if not begun or caught or p not in before.snakes or p in after.snakes:
        return []
    return [GONE[0 if seat == p else 1].format(name=names[p])]


# -- Challenges -----------------------------------------------------------------


def challenges(before: Any, event: Any, after: Any, seat: int, names: Names) -> list[str]:
    """Who has met one, and who has found the Easter Egg."""
    if before.mode == GROUP or rolled(before, after):
        return []
    told = []
    for p in range(after.seats):
        slots = {"name": names[p], "gold": a_gold(int(before.gold_nest[before.gold_left - 1]))}
        if after.golden[p] > before.golden[p] and event not in CLAIMS:
            told.append(MET[0 if p == seat else 1].format(**slots))
        if after.egg == p and before.egg < 0:
            told.append(FOUND[0 if p == seat else 1].format(**slots))
    return told


# -- The end --------------------------------------------------------------------


def closing(before: Any, event: Any, after: Any, seat: int, names: Names) -> list[str]:
    """The day ends with this turn (CN-R47)."""
    if after.mode != GROUP or after.day != before.day or not after.closing > before.closing:
        return []
    victim = names[(int(before.turn) - 1) % int(before.seats)]
    return [CLOSING[Ending(after.ending)].format(victim=victim)]


def day_over(before: Any, event: Any, after: Any, seat: int, names: Names) -> list[str]:
    """The eggs of the day; alone, what is left on the table."""
    if after.day == before.day:
        return []
    ending = Ending(after.ending)
    if after.mode == SOLO:
        return [ALONE_OVER[ending].format(left=left_over(before))]
    victim = int(after.drawn_from)
    phrase = DAY_OVER[_way_to_end(before, after, seat)]
    slots = {"victim": names[victim], "harvest": joined(harvested(after, names))}
    return [phrase.format(**slots)]


def harvested(after: Any, names: Names) -> list[str]:
    """Ada gets 9 eggs, Ben 12 and Cleo 3."""
    first, *others = (int(after.harvest[p]) for p in range(after.seats))
    rest = [HARVEST[1].format(name=names[p], n=n or NONE) for p, n in enumerate(others, start=1)]
    return [HARVEST[0].format(name=names[0], eggs=eggs_of(first)), *rest]


def _way_to_end(before: Any, after: Any, seat: int) -> Any:
    """How the day ended; whose hand was left empty all have seen."""
    ending = Ending(after.ending)
    if ending != Ending.TAKEN or after.drawn_from < 0 or before.closing > 0:
        return ending
    return "taken from you" if seat == after.drawn_from else "taken"


def left_over(view: Any) -> str:
    """What lies there but Foxes, and the challenges that are not met."""
    cards = int(SUCCESS_DECK.sum()) - int(SUCCESS_DECK[FOX])
    cards -= sum(int(n) for p in range(view.seats) for n in view.piles[p])
    n = int(view.gold_left)
    return some_cards(cards) + CHALLENGES[min(n, 2)].format(n=n)


TAILS = (snakes, straw, eggs, draws, snake_gone, challenges, closing, day_over)
