"""Page of Cloud Nine, in its three modes.

The group game has the Owl, the nests, the cloud on which tricks are laid, and the own hand; Success
has nine packs and the row of challenges.  All of it is made from a view; copies of a card are told
apart by the order in which they lie, so a face does not tell where it came from.
"""

from collections.abc import Sequence
from typing import Any

from farmyard.core.record import NOBODY, NOTHING
from farmyard.core.showing.scene import Heard, Scene, SeatShown, with_own
from farmyard.games.cloud_nine import box, text
from farmyard.games.cloud_nine.options import Mode
from farmyard.games.cloud_nine.page import success
from farmyard.games.cloud_nine.page.hand import gold_of, golds, hand, known, looked_at, slips
from farmyard.games.cloud_nine.page.parts import parts
from farmyard.games.cloud_nine.page.tricks import last, loot, packed, shows
from farmyard.games.cloud_nine.rules.arithmetic import LEVELS
from farmyard.games.cloud_nine.rules.success.challenges import may_lay
from farmyard.games.cloud_nine.state import Phase

__all__ = ["TURN_PAUSE", "deals", "parts", "scene", "turn_pauses"]

TURN_PAUSE = 4.0
"""Seconds for which the end of a day is shown."""

MOONS = 5
CROWD = 6  # breeders; from so many on their seats are short
KINDS_OF_TABLE = ("group", "solo", "dual")
LOOKS = ("group", "solo success", "dual success")
DRAWING = (Phase.START, Phase.HEN_DRAW)
LOOKING = (Phase.PICK, Phase.HEN_PICK)

View = Any


# -- Interface of the server ----------------------------------------------------


def turn_pauses(before: View, after: View) -> bool:
    """Return whether a day has just ended, and another one begun."""
    return bool(after["day"] != before["day"] and int(after["phase"]) != Phase.OVER)


def deals(view: View) -> int:
    """Return the number of the day, for which all get new cards."""
    return int(view["day"])


def scene(view: View, seat: int, names: Sequence[str], paused: bool) -> Scene:
    """Return everything ``table.html`` draws."""
    mine = seat >= 0 and view["turn"] == seat and int(view["phase"]) != Phase.OVER
    group = view["mode"] == Mode.GROUP
    shown = Scene(
        style=LOOKS[int(view["mode"])] + (" crowd" if view["seats"] >= CROWD else ""),
        seats=[sizes(view, p) for p in range(view["seats"])],
        heard=heard(view),
    )
    own: dict[str, Any] = {
        "kind": KINDS_OF_TABLE[int(view["mode"])],
        "signs": signs(view),
        "last": last(view, seat, names),
        "shows": packed(shows(view, names) if mine else {}),
        "owl": owl(view),
        "mine": mine,
        "turn": int(view["turn"]),
        "breeders": int(view["seats"]),
        "lays": bool(mine and (int(view["phase"]) == Phase.BEFORE if group else may_lay(view))),
        "phase": Phase(int(view["phase"])).name.lower(),
        "eggs": int(view["eggs"][seat]) if seat >= 0 else None,
        "day_over": day_over(view, names) if paused else None,
        "looks_back": int(view["day"]) if seat >= 0 and view["mode"] != Mode.SOLO else 0,
        **(of_group(view, seat, names) if group else of_success(view, seat, names)),
    }
    return with_own(shown, own)


def of_group(view: View, seat: int, names: Sequence[str]) -> dict[str, Any]:
    own = seat >= 0
    return {
        "nest": int(view["left"]),
        "gold_nest": int(view["gold_left"]) if view["gold"] else None,
        "aside": aside(view),
        "rooster": bool(view["rooster"]),
        "hand": hand(view, seat) if own else None,
        "golds": golds(view, seat) if own else [],
        "slips": slips(view, seat) if own else [],
        "draw": draw(view, seat, names),
        "look": look(view, seat, names),
        "known": known(view, seat, names),
    }


def stands(view: View) -> bool:
    """Return whether a duel is going on; at its end another account is shown."""
    return bool(view["mode"] == Mode.DUAL and int(view["phase"]) != Phase.OVER)


def of_success(view: View, seat: int, names: Sequence[str]) -> dict[str, Any]:
    return {
        "packs": success.packs(view, seat),
        "row": success.row(view, seat, names),
        "tally": success.tally(view),
        "account": success.account(view, names) if stands(view) else None,
        "fill": success.may_fill(view),
        "hand": None,
        "alone": view["mode"] == Mode.SOLO,
    }


# -- Seats ----------------------------------------------------------------------


def sizes(view: View, p: int) -> SeatShown:
    """Return what a seat shows: its eggs, its number of cards, and the cards that lie before it."""
    over, held, golden = (
        int(view["phase"]) == Phase.OVER,
        int(view["held"][p]),
        int(view["golden"][p]),
    )
    eggs = int(view["totals"][p]) + (0 if over else success.won(view, p))
    robber = view["thief"] == p
    shown = SeatShown(
        count=int(view["eggs"][p]) if view["mode"] == Mode.SOLO else eggs,
        own=True,
        holds=f"flesh:{held} gold:{golden}" if view["mode"] == Mode.GROUP else "",
    )
    own: dict[str, Any] = {
        "flesh": held if view["mode"] == Mode.GROUP else None,
        "gold": golden if view["gold"] else None,
        "before": before_him(view, p),
        "owed": success.pending(view, p) if view["mode"] == Mode.DUAL else [],
        "loot": loot(view) if robber else None,
        "words": (text("label-in-hand"), text("label-gold")),
    }
    return with_own(shown, own)


def before_him(view: View, p: int) -> list[dict[str, str]]:
    """Return the Gold cards that lie before a seat."""
    counts = {
        box.ROOSTER: int(view["rooster"] > 0 and view["turn"] == p),
        box.CORNS: int(view["fed"][p]),
        box.SNAKE: int((view["snakes"] == p).sum()),
        box.STRAW: int(view["straw"][p] > 0),
        box.EGG: int(view["mode"] == Mode.GROUP and view["egg"] == p),
    }
    return [gold_of(kind) for kind, n in counts.items() for _ in range(n)]


# -- The sky and the cloud ------------------------------------------------------


def owl(view: View) -> dict[str, Any]:
    """Return the Owl: the number of the day, and a moon that grows with it (CN-009, CN-015)."""
    days = int(view["days"])
    day = min(int(view["day"]), days - 1)
    moon = 1 + round((MOONS - 1) * day / (days - 1)) if days > 1 else 1
    says = text("label-moon", day=day + 1, days=days)
    return {"day": day + 1, "days": days, "moon": moon, "says": says}


def aside(view: View) -> list[dict[str, Any]]:
    """Return the discard pile of Gold cards, which lies open."""
    counts = [max(int(n), 0) for n in view["gold_aside"]]
    return [{**gold_of(kind), "n": counts[kind]} for kind in range(box.GOLDS) if counts[kind]]


def signs(view: View) -> list[dict[str, Any]]:
    """Return the sign cards; those this table does not play with lie in shade."""
    level = min(int(view["level"]) + 1, LEVELS)
    known_at = {"+": 1, "-": 1, "×": 2, "÷": 3, "(": 1, ")": 1}
    tiles = [{"sign": sign, "closed": level < at} for sign, at in known_at.items()]
    extra = {"^": bool(view["powers"]), "√": bool(view["roots"])}
    return tiles + [{"sign": sign, "closed": False} for sign, used in extra.items() if used]


def draw(view: View, seat: int, names: Sequence[str]) -> dict[str, Any] | None:
    """Return the hand from which a card is drawn unseen, as its spread backs."""
    if seat < 0 or view["turn"] != seat or int(view["phase"]) not in DRAWING:
        return None
    first = int(view["phase"]) == Phase.START
    p = (seat - 1) % int(view["seats"]) if first else int(view["target"])
    says = text("label-draw-from", name=names[p])
    return {"seat": p, "says": says, "backs": int(view["held"][p])}


def look(view: View, seat: int, names: Sequence[str]) -> dict[str, Any] | None:
    """Return the hand that lies open to the seat to move, to choose from."""
    p = int(view["target"])
    if seat < 0 or view["turn"] != seat or int(view["phase"]) not in LOOKING or p == NOBODY:
        return None
    return {"seat": p, "says": text("label-hand-of", name=names[p]), "cards": looked_at(view, p)}


def day_over(view: View, names: Sequence[str]) -> dict[str, Any]:
    """Return the day that has just ended, with the harvest of each seat."""
    seats = range(int(view["seats"]))
    rows = [{"seat": p, "name": names[p], "eggs": int(view["harvest"][p])} for p in seats]
    return {"day": int(view["day"]), "rows": rows}


# -- Sounds ---------------------------------------------------------------------


def heard(view: View) -> Heard:
    """Return the sounds of the last event."""
    seen = f"{int(view['day'])}-{int(view['turns'])}-{int(view['phase'])}-{int(view['trick'])}"
    seen += f"-{int(view['gold_aside'].sum())}-{int(view['gold_left'])}"
    if int(view["phase"]) == Phase.OVER:
        return {"seen": seen, "play": "win-4"}
    play = "down"
    if view["trick"] != NOTHING and view["done"]:
        play = "match-0 match-2 match-4" + (" snake" if view["thief"] != NOBODY else "")
    elif view["opening"] == 0 and view["turns"] == 0 and view["day"] > 0:
        play = "owl"
    return {"seen": seen, "play": play}


assert len(box.GOLD) == box.GOLDS
