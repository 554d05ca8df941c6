"""Cloud Nine: written positions: fields that follow from others, and faults that cannot be.

The sentences of the faults stand here, for they are used nowhere else.  Cards that a position does
not place are out of the game.
"""

from typing import Any

from farmyard.core.cards import count, total
from farmyard.core.compiling import rule
from farmyard.core.formats.notation import Fault, first_fault
from farmyard.core.record import NOTHING
from farmyard.games.cloud_nine import box
from farmyard.games.cloud_nine.knowledge import before_all, is_giving, is_looking
from farmyard.games.cloud_nine.options import Mode, SnakeMode
from farmyard.games.cloud_nine.rules import days_to_play
from farmyard.games.cloud_nine.rules.cards import in_flesh_deck, in_gold_deck
from farmyard.games.cloud_nine.rules.group.laying import is_in_the_window, lying
from farmyard.games.cloud_nine.rules.success.challenges import asked
from farmyard.games.cloud_nine.rules.success.packs import read_top, read_tricks
from farmyard.games.cloud_nine.rules.tricks import TRICKS
from farmyard.games.cloud_nine.state import Phase

__all__ = ["fault", "tally"]

FAULT = {
    "hands": "there would be {n} of {card}; this table has {most}",
    "golds": "there would be {n} of {card}; this table has {most}",
    "buried": "says {n} Foxes lie at the bottom of the nest, but they do not",
    "seat": "should be a seat from 0 to {most}, each once at most",
    "piles": "holds a Fox, and no Fox is ever won",
    "doubled": "seat {seat} has not won so many cards of {card}",
    "day": "{n} is past the last day",
    "looked": "seat {seat} does not hold what was seen there",
    "gift": "a card lies face down while the Hen draws, and at no other time",
    "trick": "there is no set {n}, or none lies on the table",
    "serpents": "the Snakes in hands and the discard should each have a number of their own, "
    "where Snakes are played at any time, and none otherwise",
    "target": "somebody's hand is drawn from in these phases, with a card in it, and in no others",
    "packs": "pack {pack} has a hole in it",
    "phase": "belongs to another mode of the game",
    "claim": "a challenge is carried out in the phase HELP, and at no other time",
    "turn": "the hand to choose from is empty",
    "whose": "it is never asked about its own trick",
}


# -- Fields that follow from others ---------------------------------------------


@rule
def tally(s):
    s.days = days_to_play(s)
    s.left = count(s.nest)
    s.gold_left = count(s.gold_nest)
    for pack in range(box.PACKS):
        s.height[pack] = 0
        while s.height[pack] < box.DEPTH and s.packs[box.DEPTH * pack + s.height[pack]] != NOTHING:
            s.height[pack] += 1
        read_top(s, pack)
    if s.mode != Mode.GROUP:
        read_tricks(s, asked(s))
    for p in range(box.PLAYERS):
        s.held[p] = total(s.hands[p])
        s.golden[p] = total(s.golds[p])
        s.eggs[p] = s.piles[p, box.NESTS] * int(s.seats) - s.lean[p]
        for value in range(box.BOX):
            s.eggs[p] += (value + 1) * (int(s.piles[p, value]) + s.doubled[p, value])


# -- Faults ---------------------------------------------------------------------


def fault(s: Any) -> tuple[str, str] | None:
    """Return the first field of a written position that cannot be, and why."""
    return first_fault(s, CHECKS, FAULT)


def _seats(s: Any) -> Fault:
    """Return a fault of numbers that are used as indices."""
    snakes = [int(p) for p in s.snakes if p >= 0]
    if len(set(snakes)) < len(snakes):
        return "snakes", "seat", {"most": int(s.seats) - 1}
    if not -1 <= s.trick < TRICKS or not 0 <= s.declared < 16:
        return "trick", "trick", {"n": int(s.trick)}
    return None


def _days(s: Any) -> Fault:
    over = s.phase == Phase.OVER
    fits = s.day == s.days if over else 0 <= s.day < s.days
    return None if fits else ("day", "day", {"n": int(s.day)})


def _flesh(s: Any) -> Fault:
    for kind, card in enumerate(box.FLESH):
        n = int(s.hands[:, kind].sum() + s.piles[:, kind].sum() + (s.nest == kind).sum())
        n += int(lying(s, kind)) + (s.gift == kind) + (s.packs == kind).sum()
        n += s.hunted if kind == box.FOX else 0
        if n > in_flesh_deck(s, kind):
            return "hands", "hands", {"n": n, "card": card, "most": int(in_flesh_deck(s, kind))}
    return None


def _gold(s: Any) -> Fault:
    for kind, card in enumerate(box.GOLD):
        n = int(s.golds[:, kind].sum() + s.gold_aside[kind] + (s.gold_nest == kind).sum())
        n += before_all(s, kind) if s.mode == Mode.GROUP or kind == box.EGG else 0
        if n > in_gold_deck(s, kind):
            return "golds", "golds", {"n": n, "card": card, "most": int(in_gold_deck(s, kind))}
    return None


def _nest(s: Any) -> Fault:
    bottom = [int(kind) for kind in s.nest[: s.buried]]
    return (
        None if all(kind == box.FOX for kind in bottom) else ("buried", "buried", {"n": s.buried})
    )


def _piles(s: Any) -> Fault:
    for p in range(s.seats):
        if s.piles[p][box.FOX]:
            return "piles", "piles", {}
        for value in range(box.BOX):
            if s.doubled[p][value] > s.piles[p][value]:
                return "doubled", "doubled", {"seat": p, "card": value + 1}
    return None


def _known(s: Any) -> Fault:
    for p in range(box.PLAYERS):
        held = s.hands[p].copy()
        if p == s.turn and s.gift != NOTHING:
            held[s.gift] += 1  # still counts as seen there, until the other is given it
        if (s.looked[p] > held).any():
            return "looked", "looked", {"seat": p}
    return None


def _under_way(s: Any) -> Fault:
    if (s.gift != NOTHING) != bool(is_giving(s)):
        return "gift", "gift", {}
    drawing = is_looking(s) or is_giving(s) or s.phase == Phase.GIVE
    if drawing != (s.target >= 0) or (drawing and not s.held[s.target]):
        return "target", "target", {}
    if s.phase == Phase.GIVE and not s.held[s.turn]:
        return "turn", "turn", {}
    if s.phase == Phase.START and not s.held[(s.turn - 1) % s.seats]:
        return "turn", "turn", {}
    return None


def _window(s: Any) -> Fault:
    if is_in_the_window(s):
        if s.trick < 0 or s.whose < 0:
            return "trick", "trick", {"n": int(s.trick)}
        if s.whose == s.turn:
            return "whose", "whose", {}
    return None


def _serpents(s: Any) -> Fault:
    sets = [int(bits) for bits in (*s.serpents, s.serpents_aside)]
    snakes = [int(n) for n in (*s.golds[:, box.SNAKE], s.gold_aside[box.SNAKE])]
    numbered = s.snake_mode == SnakeMode.ANYTIME and s.mode == Mode.GROUP
    wanted = snakes if numbered else [0] * len(snakes)
    fits = [bits.bit_count() for bits in sets] == wanted
    together = 0
    for bits in sets:
        fits = fits and not together & bits
        together |= bits
    return (
        None
        if fits and together < 1 << int(in_gold_deck(s, box.SNAKE))
        else ("serpents", "serpents", {})
    )


def _packs(s: Any) -> Fault:
    """Return a fault of packs with holes, or of phases that belong to another mode."""
    for pack in range(box.PACKS):
        cells = [int(kind) >= 0 for kind in s.packs[box.DEPTH * pack : box.DEPTH * (pack + 1)]]
        if cells != sorted(cells, reverse=True):
            return "packs", "packs", {"pack": pack}
    success = Phase(s.phase) in (Phase.TABLE, Phase.REST, Phase.HELP)
    if s.phase != Phase.OVER and success != (s.mode != Mode.GROUP):
        return "phase", "phase", {}
    if (s.phase == Phase.HELP) != (s.claim >= 0):
        return "claim", "claim", {}
    return None


CHECKS = (
    _packs,
    _seats,
    _days,
    _flesh,
    _gold,
    _nest,
    _piles,
    _known,
    _under_way,
    _window,
    _serpents,
)
