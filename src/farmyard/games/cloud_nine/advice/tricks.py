"""Cloud Nine: the reasons for tricks, draws and passes of the group game."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from farmyard.core.contract import Reasons
from farmyard.core.record import alone
from farmyard.games.cloud_nine import box, text
from farmyard.games.cloud_nine.bot.breeding import eggs_of, sets_in
from farmyard.games.cloud_nine.bot.hints import tricks_of
from farmyard.games.cloud_nine.options import SnakeMode, StarterDraw
from farmyard.games.cloud_nine.rules.cards import in_flesh_deck
from farmyard.games.cloud_nine.rules.choices import DRAW, END_TURN, PASS, PEEK
from farmyard.games.cloud_nine.rules.declaring import table_of, taken_by_snake
from farmyard.games.cloud_nine.rules.tricks import EGGS, NEEDS, SIZE
from farmyard.games.cloud_nine.rules.trying import lay_out
from farmyard.games.cloud_nine.state import Phase
from farmyard.games.cloud_nine.words.naming import eggs as in_eggs
from farmyard.games.cloud_nine.words.naming import golds_named, slot_of

DEEDS_HERE = (PASS, END_TURN, DRAW, PEEK, "pick")


def reasons(view: Any, deed: Any, n: int, names: Sequence[str]) -> Reasons:
    """Return the reasons for a choice that is no trick and takes no Gold card."""
    if deed == PASS:
        return passing(view)
    if deed == END_TURN:
        own = golds_named(view.golds[view.turn])
        return Reasons(text(f"gain-end-{'gold' if own else 'plain'}", golds=own), foxes_left(view))
    if deed == "pick":
        return (giving if view.phase == Phase.GIVE else picking)(view, n, names)
    return drawing(view, deed, names)


# -- Tricks ---------------------------------------------------------------------


def laying(view: Any, trick: int, names: Sequence[str]) -> Reasons:
    risks = [snake(view, trick, names), one_left(view, trick, names), foxes_left(view)]
    return Reasons(gain_of_trick(view, trick), " ".join(filter(None, risks)))


def gain_of_trick(view: Any, trick: int) -> str:
    found = tricks_of(view)
    brings = dict(zip(found, eggs_of(view, found).tolist(), strict=True))
    eggs, best = brings[trick], max(brings, key=lambda t: (brings[t], t == trick))
    left = later(view, trick)
    if view.held[view.turn] == SIZE[trick]:
        bare = view.ran_out or not view.left
        return text(f"gain-lay-{'out-bare' if bare else 'out'}", eggs=eggs)
    if best != trick:
        slots = {"eggs": eggs, "most": in_eggs(brings[best]), "left": in_eggs(left)}
        return text(f"gain-lay-{why_less(view, trick, best, left)}", **slots)
    gain = text(f"gain-lay-{'only' if len(found) == 1 else 'most'}", eggs=eggs, n=len(found))
    return f"{gain} {text('gain-lay-left', eggs=left)}" if left else gain


def why_less(view: Any, trick: int, best: int, left: int) -> str:
    """Return the id of the reason for a trick that brings less than the best."""
    if left > later(view, best):
        return "less-left"
    if NEEDS[trick][box.BOX] < NEEDS[best][box.BOX]:
        return "less-box"
    if SIZE[trick] != SIZE[best]:
        return "less-more" if SIZE[trick] < SIZE[best] else "less-few"
    return "less"


def later(view: Any, trick: int) -> int:
    """Return the eggs of the best trick of the cards that are kept."""
    hand = np.array(view.hands[view.turn])
    hand[: box.BOX + 1] -= NEEDS[trick]
    return most_in(view, hand)


def most_in(view: Any, hand: Any, rooster: int = 0) -> int:
    """Return the eggs of the best trick of a hand."""
    return int(EGGS[sets_in(hand, int(table_of(view, rooster)))].max(initial=0))


def snake(view: Any, trick: int, names: Sequence[str]) -> str:
    states = alone(view)
    lay_out(states, np.array([trick], np.int64), np.zeros(1, np.int64))
    s = states[0]
    card = slot_of(int(taken_by_snake(s, s.declared)))
    if s.thief >= 0:
        return text("risk-lay-snake", name=names[s.thief], card=card)
    others = [p for p in range(view.seats) if p != view.turn and view.golden[p]]
    if view.snake_mode == SnakeMode.ANYTIME and view.gold and others:
        return text("risk-lay-anytime", card=card)
    return ""


def one_left(view: Any, trick: int, names: Sequence[str]) -> str:
    after = (int(view.turn) + 1) % int(view.seats)
    draws = view.starter_draw != StarterDraw.ALWAYS or after != view.first
    if view.held[view.turn] - SIZE[trick] != 1 or not draws:
        return ""
    return text("risk-lay-one", name=names[after])


def foxes_left(view: Any) -> str:
    foxes = int(view.hands[view.turn][box.FOX])
    return text("risk-foxes", foxes=foxes) if foxes else ""


# -- Draws ----------------------------------------------------------------------


def drawing(view: Any, deed: Any, names: Sequence[str]) -> Reasons:
    start = view.phase == Phase.START
    victim = int((view.turn - 1) % view.seats if start else view.target)
    held, name = int(view.held[victim]), names[victim]
    last = text("risk-draw-last", name=name) if held == 1 and start else ""
    if deed == PEEK:
        risk = " ".join(filter(None, [text("risk-peek"), last]))
        return Reasons(text("gain-peek", cards=held, name=name), risk)
    gain = text(f"gain-draw-{'start' if start else 'hen'}", name=name)
    return Reasons(gain, last or (text("risk-draw-fox") if may_be_fox(view) else ""))


def may_be_fox(view: Any) -> bool:
    """Return whether a Fox may be elsewhere than in the own hand and at the bottom of the nest."""
    own = int(view.hands[view.turn][box.FOX])
    return int(in_flesh_deck(view, box.FOX)) > own + int(view.buried)


def picking(view: Any, kind: int, names: Sequence[str]) -> Reasons:
    victim = int(view.target)
    last = view.phase == Phase.PICK and view.held[victim] == 1
    risk = text("risk-draw-last", name=names[victim]) if last else ""
    if kind == box.FOX:
        return Reasons(text("gain-pick-fox"), f"{text('risk-pick-fox')} {risk}".strip())
    if kind == box.NESTS:
        return Reasons(text("gain-pick-nests", eggs=int(view.seats)), risk)
    hand = np.array(view.hands[view.turn])
    before = most_in(view, hand, int(view.rooster))
    hand[kind] += 1
    best = most_in(view, hand, int(view.rooster))
    better = best > before and not (view.done and view.phase == Phase.HEN_PICK)
    what = ("better" if before else "first") if better else "box" if kind == box.BOX else "number"
    eggs = kind + 1 if what == "number" else best
    return Reasons(text(f"gain-pick-{what}", eggs=eggs, before=before), risk)


def giving(view: Any, kind: int, names: Sequence[str]) -> Reasons:
    if kind == box.FOX:
        return Reasons(text("gain-give-fox"))
    hand = np.array(view.hands[view.turn])
    hand[kind] -= 1
    best = most_in(view, hand)
    gain = text(f"gain-give-{'same' if best else 'plain'}", eggs=best)
    return Reasons(gain, text("risk-give", name=names[view.target]))


def passing(view: Any) -> Reasons:
    found = tricks_of(view)
    most = int(eggs_of(view, found).max()) if found else 0
    if not view.left:
        return Reasons(text("gain-pass-bare"), foxes_left(view))
    gain = text(f"gain-pass-{'keep' if found else 'none'}", eggs=most)
    foxes = int(view.hands[view.turn][box.FOX])
    if view.left == 1:
        return Reasons(gain, text("risk-pass-last", foxes=foxes))
    fox = view.buried < view.left and may_be_fox(view)
    return Reasons(gain, text("risk-pass-fox") if fox else foxes_left(view))
