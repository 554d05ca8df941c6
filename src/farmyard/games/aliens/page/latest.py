"""The last decision as the page shows it: what flew where, what left the table, and its sound."""

from collections.abc import Sequence
from typing import Any

from farmyard.core.record import NOBODY
from farmyard.core.showing.scene import Heard
from farmyard.games.aliens import text
from farmyard.games.aliens.box import KINDS, TO_WIN
from farmyard.games.aliens.page.slips import card_of, others
from farmyard.games.aliens.state import CARD, DEED, TO, Deed, Phase
from farmyard.games.aliens.words.naming import part

SIDES = ("left", "right", "canopy")
A_FEW = 6  # grains that fly, however many there are
IN_THE_BOWL = 9  # grains drawn there

View = Any
Moved = list[dict[str, str]]


def is_deed(view: View, *deeds: Deed) -> bool:
    return bool(view["chose"] >= 0 and int(DEED[view["chose"]]) in deeds)


def target_of_last(view: View) -> int:
    """Return the seat the last decision was done to, if it had a target."""
    to = int(TO[view["chose"]]) if view["chose"] >= 0 else 0
    return (int(view["whose"]) + to) % int(view["seats"]) if to else NOBODY


def last(view: View) -> dict[str, Any] | None:
    """Return the card of the last decision."""
    if view["chose"] < 0 or is_deed(view, Deed.PASS):
        return None
    card = int(CARD[view["chose"]])
    if is_deed(view, Deed.TAKE, Deed.PICK):
        return {"face": "back", "label": ""}
    return card_of(card + KINDS if is_deed(view, Deed.LAY_BOTTOM, Deed.THROW_BOTTOM) else card)


def moved(view: View, what: str, sources: Sequence[str]) -> Moved:
    """Return the things that fly to a seat now and then lie there, so that nothing is left over."""
    turn = int(view["turns"])
    return [{"id": f"{what}-{turn}-{i}", "from": where} for i, where in enumerate(sources)]


def grains(view: View, p: int) -> Moved:
    """Return the corn that comes flying to a seat."""
    if view["whose"] != p:
        return []
    few = min(int(view["corn"][p]), A_FEW)
    sources: list[str] = []
    if is_deed(view, Deed.TWIN_BEAKS):
        sources = ["bank"] * min(few, 2)
    elif is_deed(view, Deed.SCRAMBLE):
        sources = ["pool"] * few
    elif is_deed(view, Deed.HEN_PECKED):
        sources = [f"corn-{target_of_last(view)}"]
    elif is_deed(view, Deed.CORN_STAR):
        sources = [f"corn-{other}" for other in others(view, p)]
    return moved(view, f"grain-{p}", sources)


def cards_taken(view: View, p: int, seat: int) -> Moved:
    """Return the cards that another seat takes unseen: their backs fly to its hand."""
    if p == seat or view["won"] >= 0:
        return []
    sources = ["deck"] * max(int(view["drew"][p]), 0)
    if view["whose"] == p:
        sources += [f"held-{int(prey)}" for prey in view["prey"] if prey >= 0]
    return moved(view, f"took-{p}", sources)


def pool(view: View) -> dict[str, Any]:
    """Return the corn of the pool; the newest grain comes from the seat that has just paid it."""
    count = int(view["pool"])
    return {"count": count, "grains": min(count, IN_THE_BOWL), "from": f"corn-{view['whose']}"}


def seen(view: View) -> str:
    """Return a string that changes with every decision."""
    taken = int((view["prey"] >= 0).sum())
    return f"{view['turns']}-{view['phase']}-{taken}"


def lately(view: View) -> dict[str, Any] | None:
    """Return what has left the table: aliens that fell ill, or all of them when a round is won (but
    at the very end they stay, UF-R39)."""
    won = int(view["won"])
    if int(view["phase"]) == Phase.OVER or (won < 0 and not is_deed(view, Deed.ALIEN_FLU)):
        return None
    acts = [
        {"of": f"alien-{p}-{i}", "act": "walk" if p == won else "sink"}
        for p in range(view["seats"])
        for i in range(TO_WIN)
    ]
    last = text("label-card", card=part(SIDES.index(last_part(view)))) if won >= 0 else ""
    return {"seen": seen(view), "to": f"ship-{won}", "acts": acts, "part": last}


def last_part(view: View) -> str:
    """Return the part that the round just won has brought."""
    won = int(view["won"])
    return SIDES[int(view["parts"][won] & ~view["beamed"][won]).bit_length() - 1]


SOUNDS = {
    Deed.LAY: "beam",
    Deed.PECKING_ORDER: "beam",
    Deed.BROODY: "cushion",
    Deed.TWIN_BEAKS: "corn-0 corn-1",
    Deed.SCRAMBLE: "corn-0 corn-1 corn-2",
    Deed.HEN_PECKED: "corn-0",
    Deed.CORN_STAR: "corn-0 corn-1 corn-2",
    Deed.ALIEN_FLU: "sneeze",
}


def heard(view: View) -> Heard:
    """Return what has just happened, as sounds."""
    if int(view["phase"]) == Phase.OVER:
        return {"seen": seen(view), "play": "win-3"}
    if view["chose"] < 0:
        return {"seen": seen(view), "play": ""}
    play = SOUNDS.get(Deed(DEED[view["chose"]]), "down")
    return {"seen": seen(view), "play": f"{play} match-2 match-4" if view["won"] >= 0 else play}
