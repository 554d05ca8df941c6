"""Cloud Nine: the reasons for playing Gold cards, the Collective Nests, and Snakes."""

from collections.abc import Sequence
from typing import Any

from farmyard.core.contract import Reasons
from farmyard.core.wording.slots import Thing
from farmyard.games.cloud_nine import box, text
from farmyard.games.cloud_nine.bot.breeding import eggs_of, sets_in
from farmyard.games.cloud_nine.bot.hints import tricks_of
from farmyard.games.cloud_nine.options import Corns
from farmyard.games.cloud_nine.rules.choices import (
    ANNOUNCE,
    BED,
    COLLECTIVE,
    CROW,
    EASTER,
    FETCHED,
    REVEAL,
    SHOOT,
    SILENT,
    WITHDRAW,
)
from farmyard.games.cloud_nine.rules.declaring import table_of, taken_by_snake
from farmyard.games.cloud_nine.state import Phase
from farmyard.games.cloud_nine.words.naming import id_of, slot_of


def reasons(view: Any, deed: Any, n: int, names: Sequence[str]) -> Reasons:
    """Return the reasons for a deed that takes a Gold card, or the Collective Nests."""
    if deed in AT_SEATS:
        return at_seat(view, deed, int((view.turn + n) % view.seats), names)
    if deed in (ANNOUNCE, SILENT, REVEAL, WITHDRAW):
        return snakes(view, deed)
    return OTHERS.get(deed, plain)(view, deed, n)


AT_SEATS = ("hen all", "hen one", "nests", "corns")


def plain(view: Any, deed: Any, n: int) -> Reasons:
    if deed == EASTER:
        return Reasons(text("gain-easter", golds=min(2, int(view.gold_left))))
    return Reasons(text(f"gain-{id_of(deed)}"), text(f"risk-{id_of(deed)}"))


def nests(view: Any, deed: Any, n: int) -> Reasons:
    left = max(int(view.left) - int(view.seats), 0)
    return Reasons(
        text("gain-collective", eggs=int(view.seats)), text("risk-collective", cards=left)
    )


def crowing(view: Any, deed: Any, n: int) -> Reasons:
    """Return the reasons for playing a Rooster: the eggs it adds to the best trick, if any."""
    hand = view.hands[view.turn]
    with_it = sets_in(hand, int(table_of(view, 1)))
    best = int(eggs_of(view, with_it, rooster=True).max(initial=0))
    before = most_now(view)
    better = best > before and view.phase == Phase.BEFORE
    kind = ("crow" if before else "crow-first") if better else "crow-plain"
    return Reasons(text(f"gain-{kind}", eggs=best, before=before), text("risk-crow"))


def most_now(view: Any) -> int:
    """Return the eggs of the best trick that can be laid now."""
    found = tricks_of(view) if view.phase == Phase.BEFORE else []
    return int(eggs_of(view, found).max()) if found else 0


def bedding(view: Any, deed: Any, n: int) -> Reasons:
    found = tricks_of(view) if view.phase == Phase.BEFORE else []
    best = int(eggs_of(view, found, straw=True).max()) if found else 0
    if best > (before := most_now(view)):
        return Reasons(text("gain-straw", eggs=best, before=before))
    return Reasons(text("gain-straw-plain"), text("risk-straw-plain"))


def shooting(view: Any, deed: Any, n: int) -> Reasons:
    foxes = int(view.hands[view.turn][box.FOX])
    if not foxes:
        return Reasons(text("gain-trade"), text("risk-trade"))
    return Reasons(text("gain-rifle", foxes=foxes, costs=foxes * box.FOX_COSTS))


def fetching(view: Any, deed: Any, n: int) -> Reasons:
    foxes = int(view.hands[view.turn][box.FOX])
    if FETCHED[n] == box.RIFLE and foxes:
        return Reasons(text("gain-worm-rifle", foxes=foxes))
    return Reasons(text("gain-worm", gold=box.GOLD[FETCHED[n]]))


OTHERS = {
    COLLECTIVE: nests,
    CROW: crowing,
    BED: bedding,
    SHOOT: shooting,
    "worm": fetching,
}


# -- At a seat ------------------------------------------------------------------


def at_seat(view: Any, deed: Any, seat: int, names: Sequence[str]) -> Reasons:
    me, foxes = int(view.turn), int(view.hands[view.turn][box.FOX])
    if deed == "nests" and seat == me:
        end = "-end" if view.left <= 2 else ""
        return Reasons(text("gain-own-nests"), text(f"risk-own-nests{end}"))
    kind = id_of(deed)
    gain = text(
        f"gain-{kind}{_why_at(view, deed, seat)}",
        name=names[seat],
        cards=int(view.held[me]),
        theirs=Thing("cards", (("cards", int(view.held[seat])),)),
        foxes=foxes,
        eggs=so_far(view, seat),
    )
    return Reasons(gain, text(f"risk-{kind}"))


def _why_at(view: Any, deed: Any, seat: int) -> str:
    """Return the end of the id of the reason, if there is a special one."""
    me = int(view.turn)
    if deed == "corns":
        ahead = all(so_far(view, seat) > so_far(view, p) for p in range(view.seats) if p != seat)
        return "-lead" if ahead and view.corns != Corns.CAP else ""
    if deed != "nests" and view.hands[me][box.FOX]:
        return "-foxes"
    if deed == "hen all" and view.held[seat] != view.held[me]:
        return "-more" if view.held[seat] > view.held[me] else "-less"
    return ""


def so_far(view: Any, seat: int) -> int:
    """Return the eggs of a seat, of all days."""
    return int(view.totals[seat] + view.eggs[seat])


# -- Snakes at any time ---------------------------------------------------------


def snakes(view: Any, deed: Any) -> Reasons:
    card, kind = slot_of(int(taken_by_snake(view, view.declared))), id_of(deed)
    return Reasons(text(f"gain-{kind}", card=card), text(f"risk-{kind}"))
