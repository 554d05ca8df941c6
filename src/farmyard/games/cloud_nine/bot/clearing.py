"""Cloud Nine, Success: what the choices at the packs are worth to a bot.

Alone the packs are to be cleared: small tricks first, boxes last, tall packs before low ones.  In a
duel eggs count, and the challenges that help the other least.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from farmyard.games.cloud_nine import box
from farmyard.games.cloud_nine.bot.solver import solve, winning
from farmyard.games.cloud_nine.bot.worlds import world
from farmyard.games.cloud_nine.rules.choices import (
    GO_BY,
    KEEP,
    KEPT,
    MOVE,
    REDONE,
    RESIGN,
    REST,
    SUBSETS,
    success_deed,
)
from farmyard.games.cloud_nine.rules.success.challenges import asked
from farmyard.games.cloud_nine.rules.success.packs import top
from farmyard.games.cloud_nine.state import SOLO, Phase

TRICK = 100.0
GOLD_HELP = 20.0  # what a won Gold card is worth, with its part of the majority
WORLDS = 6  # imagined for a choice
BUDGET = 600  # tables looked at in each ...
CERTAIN = 20_000  # ... and in the only one there can be
MANY_WORLDS = 10  # imagined by somebody who takes his time
SHARED = 400  # tables looked at in each of them, shared by the choices
HOPE = 1000.0  # what each world is worth that can still be cleared


class Plain:
    """Alone: small tricks, tall packs, boxes last.  In a duel: most eggs."""

    def __init__(self, view: Any) -> None:
        self.view = view
        self.asked = int(asked(view))
        self.tops = [int(top(view, pack)) for pack in range(len(view.height))]

    def values(self, choices: Sequence[int]) -> list[float]:
        return [self.trick(c) if c < MOVE else self.deed(c) for c in choices]

    def trick(self, choice: int) -> float:
        subset, kept = KEPT[choice - KEEP] if choice >= KEEP else (choice, -1)
        packs = SUBSETS[subset]
        taken = [pack for pack in packs if pack != kept]
        eggs = sum(self.tops[pack] + 1 for pack in taken if self.tops[pack] < box.BOX)
        met = self.meets(packs, kept, eggs)
        if self.view.mode != SOLO:
            return TRICK + eggs + GOLD_HELP * met
        boxes = sum(self.tops[pack] == box.BOX for pack in taken)
        tall = sum(int(self.view.height[pack]) for pack in taken) / len(taken)
        return TRICK - 2 * len(taken) - 4 * boxes + tall + 6 * met

    def meets(self, packs: Sequence[int], kept: int, eggs: int) -> bool:
        """Whether the trick meets the challenge."""
        if self.asked == box.ROOSTER:
            return len(packs) == box.MOST_CARDS
        if self.asked == box.CORNS:
            return eggs <= box.LEAN
        return self.asked == box.SNAKE and kept >= 0

    def deed(self, choice: int) -> float:
        deed, n = success_deed(choice)
        if deed == "move":
            return self.move(n)
        if deed in ("hen", "chick", "hunt"):
            return self.perform(deed, n)
        if deed == "claim":
            return self.help_with(int(self.view.gold_nest[self.view.gold_left - 1]))
        if deed == "redo":
            return self.help_with(REDONE[n])
        return {GO_BY: 1.0, REST: 2.0, RESIGN: -1000.0}[choice]

    def move(self, pack: int) -> float:
        """Only with need, or to get at what lies under a Fox."""
        fox = self.tops[pack] == box.FOX
        return (TRICK + 20 if fox else 50.0) + int(self.view.height[pack])

    def perform(self, deed: str, pack: int) -> float:
        """A Fox is the card to be rid of; a tall pack the one to know."""
        helping = 0.0 if self.view.phase == Phase.HELP else TRICK
        fox = self.tops[pack] == box.FOX
        tall = int(self.view.height[pack])
        return helping + (40.0 if deed == "chick" or fox else -40.0) + tall

    def help_with(self, kind: int) -> float:
        """A challenge the other has the good of, or that the Worm repeats."""
        return {
            box.HEN: 150.0,
            box.CHICK: 160.0,
            box.RIFLE: 140.0,
            box.STRAW: 1.0,
            box.NEST2: 0.0,
        }.get(kind, 80.0)


class Imagining(Plain):
    """Has a seat, and a seed for the worlds that it imagines."""

    def __init__(self, view: Any, seat: int, seed: int) -> None:
        super().__init__(view)
        self.seat = seat
        self.seed = seed


class Patient(Imagining):
    """Alone it asks imagined worlds how they are cleared; in a duel it looks after the Gold."""

    def values(self, choices: Sequence[int]) -> list[float]:
        values = super().values(choices)
        if self.view.mode == SOLO and self.view.phase == Phase.TABLE:
            votes = self.votes()
            return [n + 30.0 * votes[c] for c, n in zip(choices, values, strict=True)]
        return values

    def votes(self) -> Counter[int]:
        """With which choice worlds that agree with the view begin to be cleared; the only world,
        if nothing is hidden any more (it takes no dice to imagine), is thought through."""
        votes: Counter[int] = Counter()
        for n in range(WORLDS):
            state = world(self.view, self.seat, self.seed, n)[0]
            certain = not state["throws"]
            found = solve(state, CERTAIN if certain else BUDGET, seed=n)
            if found.choices:
                votes[found.choices[0]] += WORLDS if certain else 1
            if certain:
                break
        return votes

    def help_with(self, kind: int) -> float:
        """The majority counts twenty: of the last few even a Straw may go to the other."""
        late = int(self.view.gold_left) <= 4
        own, other = self.view.golden[self.view.turn], self.view.golden[1 - self.view.turn]
        wanted = late or own <= other
        return super().help_with(kind) + (60.0 if wanted and kind == box.STRAW else 0.0)


class Thorough(Imagining):
    """Alone it counts for each choice the imagined worlds that can still be cleared after it."""

    def values(self, choices: Sequence[int]) -> list[float]:
        values = super().values(choices)
        if self.view.phase not in (Phase.TABLE, Phase.HELP):
            return values
        won = self.won()
        return [n + HOPE * won[c] for c, n in zip(choices, values, strict=True)]

    def won(self) -> Counter[int]:
        """Count the worlds that can be won after each choice.  The only world, if nothing is hidden
        any more (it takes no dice to imagine), is thought through."""
        won: Counter[int] = Counter()
        for n in range(MANY_WORLDS):
            state = world(self.view, self.seat, self.seed, n)[0]
            if not state["throws"]:
                return Counter(solve(state, CERTAIN, seed=n).choices[:1])
            won.update(winning(state, SHARED, seed=n))
        return won
