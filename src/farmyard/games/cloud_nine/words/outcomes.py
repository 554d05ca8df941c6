"""Cloud Nine: consequences of a deed: thefts, Straw, cards for all, challenges, the end.

Each function of `TAILS` returns the sentences told after the deed itself, mostly none.
"""

from collections.abc import Sequence
from typing import Any

from farmyard.core.record import NOBODY
from farmyard.core.wording.messages import THEY, YOU, person
from farmyard.core.wording.slots import Thing, Value
from farmyard.games.cloud_nine import text
from farmyard.games.cloud_nine.box import BOX, FOX, GOLD, LEAN, SUCCESS_DECK
from farmyard.games.cloud_nine.options import Corns, Mode, StarterDraw
from farmyard.games.cloud_nine.rules.choices import COLLECTIVE
from farmyard.games.cloud_nine.rules.group.laying import is_in_the_window
from farmyard.games.cloud_nine.rules.tricks import EGGS
from farmyard.games.cloud_nine.state import Ending, Phase
from farmyard.games.cloud_nine.words.accounts import account
from farmyard.games.cloud_nine.words.naming import a_card, slot_of

Names = Sequence[str]
CLAIMS = ("claim nests", "claim straw")  # events that need no further sentence


def rolled(before: Any, after: Any) -> bool:
    """Return whether a day has ended, and the next one is dealt already."""
    return bool(after.day != before.day and int(after.phase) != Phase.OVER)


def begins(before: Any, after: Any) -> bool:
    """Return whether the next breeder has begun the turn with a card of the nest (CN-R30)."""
    fresh = (
        after.turn != before.turn and after.day == before.day and int(after.phase) == Phase.BEFORE
    )
    always = after.starter_draw == StarterDraw.ALWAYS and after.turn == after.first
    return bool(fresh and always and int(before.phase) in (Phase.BEFORE, Phase.AFTER))


def resolved(before: Any, event: Any, after: Any) -> bool:
    """Return whether a trick is complete: at once, or when all Snakes have been answered for."""
    was = event == "lay" or is_in_the_window(before)
    return bool(was and not is_in_the_window(after))


# -- Tricks ---------------------------------------------------------------------


def snakes(before: Any, event: Any, after: Any, seat: int, names: Names) -> list[str]:
    """Tell which seats have announced a Snake, and which card was stolen."""
    if int(after.phase) == Phase.REVEAL and int(before.phase) != Phase.REVEAL:
        called = tuple(names[p] for p in range(after.seats) if after.calls >> p & 1)
        return [text("tell-snakes-up", names=called)]
    if after.mode != Mode.GROUP or not resolved(before, event, after):
        return []
    told = turned_up(before, after, names)
    if after.thief < 0:
        return [*told, text("tell-no-snakes")] if is_in_the_window(before) else []
    thief, stolen = int(after.thief), int(after.stolen)
    return [
        *told,
        text(
            "tell-theft",
            who=person(thief, seat),
            whom=person(after.whose, seat),
            name=names[thief],
            card=slot_of(stolen),
            eggs=stolen + 1 if stolen < BOX else 0,
        ),
    ]


def turned_up(before: Any, after: Any, names: Names) -> list[str]:
    """Tell which Snakes were turned up at any time, by their numbers, and who withdrew one."""
    up = {p: int(n) for p, n in enumerate(after.turned[: after.seats]) if n > 0}
    called = before.calls if int(before.phase) == Phase.REVEAL else 0
    back = tuple(names[p] for p in range(after.seats) if called >> p & 1 and p not in up)
    snakes = tuple(Thing("snake-of", (("name", names[p]), ("n", n))) for p, n in up.items())
    told = [text("tell-turned-up", snakes=snakes, count=len(snakes))] if snakes else []
    return [*told, *([text("tell-withdrawn", names=back, n=len(back))] if back else [])]


def straw(before: Any, event: Any, after: Any, seat: int, names: Names) -> list[str]:
    """Tell which card Straw has doubled."""
    if not resolved(before, event, after) or before.straw[after.whose] <= 0:
        return []
    if after.strawed < 0:
        return [text("tell-in-vain")]
    return [text("tell-doubled", card=slot_of(int(after.strawed)))]


def eggs(before: Any, event: Any, after: Any, seat: int, names: Names) -> list[str]:
    """Tell the eggs a trick has brought its player, if they were not told with it."""
    if not resolved(before, event, after) or is_plain(before, event, after):
        return []
    whose, stays = int(after.whose), "keeps" if after.thief >= 0 else "brings"
    slots: dict[str, Value] = {"name": names[whose], "eggs": brought(before, after)}
    return [text(f"tell-{stays}", who=person(whose, seat), **slots)]


def is_plain(before: Any, event: Any, after: Any) -> bool:
    """Return whether a trick was laid, and nothing came in between."""
    done = event == "lay" and resolved(before, event, after) and before.straw[after.whose] <= 0
    return bool(done and (after.mode != Mode.GROUP or after.thief < 0))


def brought(before: Any, after: Any) -> int:
    """Return the eggs of the last trick after Snake and Straw, even if its day is gone."""
    n = int(EGGS[after.trick])
    n -= int(after.stolen) + 1 if 0 <= after.stolen < BOX else 0
    if after.mode == Mode.GROUP and after.corns == Corns.CAP and before.fed[after.whose]:
        n = min(n, LEAN)
    return n + (int(after.strawed) + 1 if after.strawed >= 0 else 0)


# -- Cards ----------------------------------------------------------------------


def draws(before: Any, event: Any, after: Any, seat: int, names: Names) -> list[str]:
    """Tell the cards the Nests have brought this seat, and the card that begins a turn."""
    told = []
    begun = begins(before, after)
    mine = seat != NOBODY and not rolled(before, after) and before.mode == Mode.GROUP
    for_me = event == COLLECTIVE or (event == "nests" and seat != before.turn)
    if mine and for_me and after.held[seat] > before.held[seat] - (seat == before.turn):
        cards = tuple(_more(before, after, seat))
        if cards and not (begun and seat == after.turn):  # then with the card that begins the turn
            told.append(text("tell-drew", drawn=cards))
    if begun:
        cards = tuple(_more(before, after, seat)) if seat == after.turn else ()
        told.append(
            text("tell-begins", who=YOU if cards else THEY, name=names[after.turn], drawn=cards)
        )
    return told


def _more(before: Any, after: Any, seat: int) -> list[Thing]:
    change = [int(b) - int(a) for a, b in zip(before.hands[seat], after.hands[seat], strict=True)]
    return [a_card(kind) for kind, n in enumerate(change) for _ in range(n)]


def snake_gone(before: Any, event: Any, after: Any, seat: int, names: Names) -> list[str]:
    """Tell that a Snake is discarded uncaught when its owner's turn begins (CN-R57)."""
    p = after.turn
    begun = after.turn != before.turn and after.day == before.day and before.mode == Mode.GROUP
    caught = event == "lay" and after.thief == p
    if not begun or caught or p not in before.snakes or p in after.snakes:
        return []
    return [text("tell-gone", who=person(p, seat), name=names[p])]


# -- Challenges -----------------------------------------------------------------


def challenges(before: Any, event: Any, after: Any, seat: int, names: Names) -> list[str]:
    """Tell which player has met a challenge, and which has found the Easter Egg."""
    if before.mode == Mode.GROUP or rolled(before, after):
        return []
    told = []
    for p in range(after.seats):
        slots = {"name": names[p], "gold": GOLD[int(before.gold_nest[before.gold_left - 1])]}
        if after.golden[p] > before.golden[p] and event not in CLAIMS:
            told.append(text("tell-met", who=person(p, seat), **slots))
        if after.egg == p and before.egg < 0:
            told.append(text("tell-found", who=person(p, seat), **slots))
    return told


# -- The end --------------------------------------------------------------------


def closing(before: Any, event: Any, after: Any, seat: int, names: Names) -> list[str]:
    """Tell that the day ends with this turn (CN-R47)."""
    if after.mode != Mode.GROUP or after.day != before.day or not after.closing > before.closing:
        return []
    victim = names[(int(before.turn) - 1) % int(before.seats)]
    return [text(f"closing-{Ending(after.ending).name.lower()}", victim=victim)]


def day_over(before: Any, event: Any, after: Any, seat: int, names: Names) -> list[str]:
    """Tell the eggs of the day; in solo play, the cards left on the table."""
    if after.day == before.day:
        return []
    ending = Ending(after.ending).name.lower()
    if after.mode == Mode.SOLO:
        return [text(f"alone-over-{ending}", **left_over(before))]
    victim = int(after.drawn_from)
    if ending == "taken" and victim >= 0 and before.closing <= 0:
        ending = "drawn"  # all have seen which hand was left empty
    slots: dict[str, Value] = {"victim": names[victim], "harvest": harvested(after, names)}
    return [text(f"day-over-{ending}", whom=person(victim, seat), **slots)]


def harvested(after: Any, names: Names) -> tuple[Thing, ...]:
    """Ada gets 9 eggs, Ben 12 (22 in the pile and −10 for a Fox) and Cleo 3."""
    return tuple(
        Thing(
            "harvest-next" if p else "harvest-first",
            (
                ("name", names[p]),
                ("eggs", int(after.harvest[p])),
                ("account", account(after, p)),
            ),
        )
        for p in range(after.seats)
    )


def left_over(view: Any) -> dict[str, int]:
    """Return the number of cards left but Foxes, and of challenges not met."""
    cards = sum(SUCCESS_DECK) - SUCCESS_DECK[FOX]
    cards -= sum(int(n) for p in range(view.seats) for n in view.piles[p])
    return {"cards": cards, "challenges": int(view.gold_left)}


TAILS = (snakes, straw, eggs, draws, snake_gone, challenges, closing, day_over)
