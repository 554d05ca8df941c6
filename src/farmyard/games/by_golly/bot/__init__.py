"""By Golly!: players that differ in what they remember (section 7 of the ledger).

All play alike: first the animals whose place they know, then a guess.  A sighting is kept with the
probability ``keep``; each turn a remembered place is lost with the probability ``fade``.  Only the
one that searches thinks of more: it remembers everything, and waits where a guess helps others.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from farmyard.core.contract import Level
from farmyard.core.player import Maker, SearchHints, SearchLevel
from farmyard.games.by_golly import text
from farmyard.games.by_golly.bot.foresight import evaluate, foreseen, worth
from farmyard.games.by_golly.bot.memory import PerfectMemory
from farmyard.games.by_golly.box import ANIMALS, MESS, SHOVEL
from farmyard.games.by_golly.options import MemoryAid
from farmyard.games.by_golly.state import LEAVE, PICK, SHUFFLE, Phase

__all__ = ["LEVELS", "SEARCH_HINTS"]


class Rememberer:
    """A player that plays from memory: it keeps the share ``keep`` of what it sees, from 0 to 1."""

    def __init__(self, seat: int, dice: Random, keep: float, fade: float = 0.0) -> None:
        self.seat = seat
        self.dice = dice
        self.keep = keep
        self.fade = fade
        self.memory: dict[int, int] = {}  # place to card
        self._told: list[tuple[int, int]] = []  # the turn last seen: places and cards, in order
        self._whose = -1
        self._mixed = False

    # -- Remembering ------------------------------------------------------------

    def watch(self, view: Any) -> None:
        turned = [(int(view.places[i]), int(view.faces[i])) for i in range(view.flips)]
        if view.whose != self._whose or turned[: len(self._told)] != self._told:
            self._told, self._mixed = [], False
            self._forget_some()
        for place, card in turned[len(self._told) :]:
            if self.dice.random() < self.keep:
                self.memory[place] = card
            else:
                self.memory.pop(place, None)
        self._told, self._whose = turned, int(view.whose)
        if view.mixed and not self._mixed:
            self._mixed = True
            for place, _ in turned:
                if view.picked[place] or not view.picked.any():
                    self.memory.pop(place, None)

    def _forget_some(self) -> None:
        if self.fade:
            kept = self.memory.items()
            self.memory = {p: c for p, c in kept if self.dice.random() >= self.fade}

    def known(self, view: Any) -> dict[int, int]:
        """Return places that lie face down and what is there, as the table or the bot remembers."""
        noted = {p: int(card) for p, card in enumerate(view.yard) if card >= 0}
        up = {int(view.places[i]) for i in range(view.flips * view.lying)}
        return {p: card for p, card in (self.memory | noted).items() if p not in up}

    # -- Choosing ---------------------------------------------------------------

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        if len(choices) == 1:
            return choices[0]
        return CHOOSE[Phase(view.phase)](self, view, choices)

    def _play(self, view: Any, choices: Sequence[int]) -> int:
        """Return an animal whose place it knows; else one with many copies that it might find."""
        known = set(self.known(view).values())
        sure = [c for c in choices if c in known]
        if sure:
            return max(sure, key=lambda c: (view.hands[self.seat][c], self.dice.random()))
        up = {int(f) for f in view.faces[: view.flips * view.lying]}
        open_ones = [c for c in choices if c not in up] or choices
        return max(open_ones, key=lambda c: (view.hands[self.seat][c], self.dice.random()))

    def _turn(self, view: Any, choices: Sequence[int]) -> int:
        return self._turn_for(view, choices, int(view.laid))

    def _turn_second(self, view: Any, choices: Sequence[int]) -> int:
        return self._turn_for(view, choices, SHOVEL)

    def _turn_for(self, view: Any, choices: Sequence[int], wanted: int) -> int:
        """Return the place of the card wanted; else one never seen; else anything but a mess."""
        known = self.known(view)
        sure = [c for c in choices if known.get(c) == wanted]
        unseen = [c for c in choices if c not in known]
        harmless = [c for c in choices if known.get(c) != MESS]
        return self.dice.choice(sure or unseen or harmless or list(choices))

    def _lucky(self, view: Any, choices: Sequence[int]) -> int:
        return 1

    def _draw(self, view: Any, choices: Sequence[int]) -> int:
        """Return the seat with most cards left: a card lost brings its victim nearer to winning."""
        left = {c: int(view.held[c]) + int(view.left[c]) for c in choices}
        return max(choices, key=lambda c: (left[c], self.dice.random()))

    def _shuffle(self, view: Any, choices: Sequence[int]) -> int:
        """Return the next step of the shuffle: useful cards that are remembered stay, the rest
        move."""
        turned = [(int(view.places[i]), int(view.faces[i])) for i in range(view.flips)]
        others = [i for i, card in enumerate(turned) if not self._keeps(view, *card)]
        if len(others) == len(turned) and not view.picked.any():
            return SHUFFLE
        missing = [PICK + i for i in others if not view.picked[turned[i][0]]]
        if len(others) < 2 or not {*missing} <= {*choices}:
            return LEAVE
        return missing[0] if missing else SHUFFLE

    def _keeps(self, view: Any, place: int, card: int) -> bool:
        remembered = place in self.memory or view.memory_aid != MemoryAid.NONE
        return remembered and card < len(ANIMALS) and bool(view.hands[self.seat][card] > 0)


CHOOSE: dict[Phase, Callable[[Rememberer, Any, Sequence[int]], int]] = {
    Phase.PLAY: Rememberer._play,
    Phase.TURN: Rememberer._turn,
    Phase.TURN2: Rememberer._turn_second,
    Phase.LUCKY: Rememberer._lucky,
    Phase.DRAW: Rememberer._draw,
    Phase.SHUFFLE: Rememberer._shuffle,
}


def with_memory(keep: float, fade: float = 0.0) -> Maker:
    """Return a maker of players with this memory."""
    return lambda seat, seats, dice: Rememberer(seat, dice, keep, fade)


LEVELS = (
    Level("egg", text, "egg", with_memory(0.13, 0.1)),
    Level("chick", text, "chick", with_memory(0.3, 0.06)),
    Level("pullet", text, "pullet", with_memory(0.48, 0.03)),
    Level("hen", text, "hen", with_memory(0.68, 0.02)),
    Level("rooster", text, "rooster", with_memory(0.86, 0.01)),
    Level("fox", text, "fox", with_memory(1.0)),
)

OWL = SearchLevel("owl", "owl", 4000)
SEARCH_HINTS = SearchHints(
    worth,
    evaluate,
    depth=4,
    random_one_in=0,
    levels=(OWL,),
    foreseen=foreseen,
    recall=PerfectMemory,
)
