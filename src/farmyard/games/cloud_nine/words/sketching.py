"""Cloud Nine: text sketch of the table, for the eyes of a seat."""

from collections.abc import Sequence
from typing import Any

from farmyard.core.wording.slots import Thing, Value
from farmyard.games.cloud_nine import text
from farmyard.games.cloud_nine.box import CORNS, DEPTH, GOLD, PACKS, SNAKE, STRAW
from farmyard.games.cloud_nine.box import EGG as EASTER_EGG
from farmyard.games.cloud_nine.options import Mode
from farmyard.games.cloud_nine.rules.group.laying import is_in_the_window
from farmyard.games.cloud_nine.rules.success.packs import top
from farmyard.games.cloud_nine.state import Phase
from farmyard.games.cloud_nine.words.naming import (
    NO,
    YES,
    a_gold,
    bare,
    cards_bare,
    golds_bare,
)
from farmyard.games.cloud_nine.words.showing import laid

WIDTH = 6  # of a pack's column
UNKNOWN, GAP = "?", "–"


def sketch(view: Any, seat: int, names: Sequence[str], paused: bool) -> str:
    """Return the table as text: all that lies open, and the hand of this seat."""
    if view.mode == Mode.GROUP:
        rows = [*_nests(view), _trick(view, names), "", *_seats(view, names)]
        return "\n".join([*rows, *_hands(view, seat, names)])
    rows = [*_row(view), _trick(view, names), "", *_packs(view), "", *_seats(view, names)]
    return "\n".join(rows)


def _nests(view: Any) -> list[str]:
    row = text(
        "sketch-day",
        day=_day(view),
        days=int(view.days),
        left=int(view.left),
        gold=YES if view.gold else NO,
        gold_left=int(view.gold_left),
        level=int(view.level) + 1,
    )
    if not any(n > 0 for n in view.gold_aside):
        return [row]
    return [row, text("sketch-discard", golds=golds_bare(view.gold_aside))]


def _day(view: Any) -> int:
    return min(int(view.day) + 1, int(view.days))


def _trick(view: Any, names: Sequence[str]) -> str:
    if view.trick < 0:
        return ""
    lies = "lying" if is_in_the_window(view) else "last-trick"
    return text(f"sketch-{lies}", operation=laid(view).operation, name=names[view.whose])


def _seats(view: Any, names: Sequence[str]) -> list[str]:
    return [_seat(view, p, names[p]) for p in range(view.seats)]


def _seat(view: Any, p: int, name: str) -> str:
    slots: dict[str, Value] = {
        "name": name,
        "total": int(view.totals[p]),
        "eggs": int(view.eggs[p]),
    }
    if view.mode == Mode.GROUP:
        held = {"held": int(view.held[p]), "golden": int(view.golden[p])}
        row = text("sketch-seat", **held, **slots)
    else:
        row = text("sketch-seat-success", golds=golds_bare(view.golds[p]), **slots)
    things = _before_him(view, p)
    return row + (text("sketch-before-seat", things=things) if things else "")


def _before_him(view: Any, p: int) -> tuple[Thing, ...]:
    """Return the Gold cards that lie open before a seat, and a second trick owed to it."""
    snake = [a_gold(SNAKE)] if p in view.snakes else []
    egg = [a_gold(EASTER_EGG)] if view.egg == p else []
    straw = [a_gold(STRAW)] if view.straw[p] > 0 else []
    corns = [a_gold(CORNS)] * max(int(view.fed[p]), 0)
    again = [Thing("label-second-trick")] if view.again[p] > 0 else []
    return (*straw, *corns, *snake, *egg, *again)


def _hands(view: Any, seat: int, names: Sequence[str]) -> list[str]:
    """Return lines for the own hand, and for the cards this seat has seen of the others."""
    if seat < 0:
        return []
    rows = ["", text("sketch-hand", cards=cards_bare(view.hands[seat]))]
    if view.gold:
        rows.append(text("sketch-gold-hand", golds=golds_bare(view.golds[seat])))
    if int(view.phase) in (Phase.PICK, Phase.HEN_PICK) and view.turn == seat:
        hand = cards_bare(view.hands[view.target])
        rows.append(text("sketch-looking", name=names[view.target], cards=hand))
    for p in range(view.seats):
        if p != seat and max(view.looked[p]) > 0:
            rows.append(text("sketch-seen", name=names[p], cards=cards_bare(view.looked[p])))
    return rows


# -- Success --------------------------------------------------------------------


def _row(view: Any) -> list[str]:
    day = {"day": _day(view), "days": int(view.days)}
    rows = [text("sketch-round", level=int(view.level) + 1, **day)]
    if view.gold and view.gold_left:
        gold = GOLD[int(view.gold_nest[view.gold_left - 1])]
        rows.append(text("sketch-challenge", gold=gold, left=int(view.gold_left) - 1))
    elif view.gold:
        rows.append(text("label-all-met"))
    if view.redo >= 0:
        rows.append(text("sketch-worm-as", gold=GOLD[int(view.redo)]))
    return rows


def _packs(view: Any) -> list[str]:
    """Return nine columns: the top card, how many lie under it, and those this seat knows."""
    tops = [int(top(view, pack)) for pack in range(PACKS)]
    under = [str(max(int(n) - 1, 0)) for n in view.height]
    rows = [
        _columns(text("sketch-pack"), [str(pack + 1) for pack in range(PACKS)]),
        _columns(text("sketch-top"), [bare(kind) if kind >= 0 else GAP for kind in tops]),
        _columns(text("sketch-under"), under),
    ]
    return rows + [row for pack in range(PACKS) if (row := _known(view, pack))]


def _columns(name: str, cells: Sequence[str]) -> str:
    return name.ljust(10) + "".join(cell.center(WIDTH) for cell in cells).rstrip()


def _known(view: Any, pack: int) -> str:
    """Return a line for the cards under the top one, if any of them is known."""
    under = [int(kind) for kind in view.packs[DEPTH * pack : DEPTH * pack + view.height[pack] - 1]]
    if max(under, default=-1) < 0:
        return ""
    cards = [bare(kind) if kind >= 0 else UNKNOWN for kind in under]
    return text("sketch-known", pack=pack + 1, cards=" ".join(cards))
