"""Cloud Nine, Success: values of the choices at the packs for the bots.

Alone the packs are to be cleared: small tricks first, boxes last, tall packs before low ones.  In a
duel eggs count, and the challenges that help the other least.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from farmyard.games.cloud_nine import box
from farmyard.games.cloud_nine.bot.solver import solve, winning
from farmyard.games.cloud_nine.bot.worlds import world
from farmyard.games.cloud_nine.options import Mode
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
from farmyard.games.cloud_nine.state import Phase

TRICK = 100.0
GOLD_HELP = 20.0  # what a won Gold card is worth, with its part of the majority
WORLDS = 6  # imagined for each choice
BUDGET = 600  # tables looked at in each world ...
CERTAIN = 20_000  # ... and in the only one, if nothing is hidden
MANY_WORLDS = 10  # imagined by the Clearer
SHARED = 400  # tables looked at in each of them, shared by the choices
HOPE = 1000.0  # value of each world that can still be cleared


class Plain:
    """An evaluation alone by small tricks, tall packs, boxes last; in a duel by most eggs."""

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
        if self.view.mode != Mode.SOLO:
            return TRICK + eggs + GOLD_HELP * met
        boxes = sum(self.tops[pack] == box.BOX for pack in taken)
        tall = sum(int(self.view.height[pack]) for pack in taken) / len(taken)
        return TRICK - 2 * len(taken) - 4 * boxes + tall + 6 * met

    def meets(self, packs: Sequence[int], kept: int, eggs: int) -> bool:
        """Return whether the trick meets the challenge."""
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
        """Value moving a top card: low unless it uncovers what lies under a Fox."""
        fox = self.tops[pack] == box.FOX
        return (TRICK + 20 if fox else 50.0) + int(self.view.height[pack])

    def perform(self, deed: str, pack: int) -> float:
        """Value a Hen, Chick or Rifle at a pack: best to remove a Fox, or look into a tall pack."""
        helping = 0.0 if self.view.phase == Phase.HELP else TRICK
        fox = self.tops[pack] == box.FOX
        tall = int(self.view.height[pack])
        return helping + (40.0 if deed == "chick" or fox else -40.0) + tall

    def help_with(self, kind: int) -> float:
        """Value a challenge to claim for the other player, or to repeat with the Worm."""
        return {
            box.HEN: 150.0,
            box.CHICK: 160.0,
            box.RIFLE: 140.0,
            box.STRAW: 1.0,
            box.NEST2: 0.0,
        }.get(kind, 80.0)


class Imagining(Plain):
    """An evaluation with a seat, and a seed for the worlds that it imagines."""

    def __init__(self, view: Any, seat: int, seed: int) -> None:
        super().__init__(view)
        self.seat = seat
        self.seed = seed


class Patient(Imagining):
    """An evaluation alone by votes of imagined worlds; in a duel it looks after the Gold."""

    def values(self, choices: Sequence[int]) -> list[float]:
        values = super().values(choices)
        if self.view.mode == Mode.SOLO and self.view.phase == Phase.TABLE:
            votes = self.votes()
            return [n + 30.0 * votes[c] for c, n in zip(choices, values, strict=True)]
        return values

    def votes(self) -> Counter[int]:
        """Count the first choices of solutions of imagined worlds that agree with the view.

        If nothing is hidden any more, imagining takes no dice: then the only world is searched
        deeper.
        """
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
        """Value a challenge, Straw more when the majority of Gold, worth 20 eggs, is at stake."""
        late = int(self.view.gold_left) <= 4
        own, other = self.view.golden[self.view.turn], self.view.golden[1 - self.view.turn]
        wanted = late or own <= other
        return super().help_with(kind) + (60.0 if wanted and kind == box.STRAW else 0.0)


class Thorough(Imagining):
    """An evaluation alone by the number of imagined worlds that each choice leaves winnable."""

    def values(self, choices: Sequence[int]) -> list[float]:
        values = super().values(choices)
        if self.view.phase not in (Phase.TABLE, Phase.HELP):
            return values
        won = self.won()
        return [n + HOPE * won[c] for c, n in zip(choices, values, strict=True)]

    def won(self) -> Counter[int]:
        """Count the worlds that can be won after each choice.

        If nothing is hidden any more, imagining takes no dice: then the only world is searched
        deeper.
        """
        won: Counter[int] = Counter()
        for n in range(MANY_WORLDS):
            state = world(self.view, self.seat, self.seed, n)[0]
            if not state["throws"]:
                return Counter(solve(state, CERTAIN, seed=n).choices[:1])
            won.update(winning(state, SHARED, seed=n))
        return won
