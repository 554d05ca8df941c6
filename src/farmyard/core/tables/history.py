"""The states of a game after each decision, most of them recomputed when they are needed.

The newest stretches of states are kept whole.  Of the older ones only the first state of every
eighth stretch is kept (a checkpoint): the others are replayed from it on access, which takes less
time than putting one decision into words.
"""

from collections.abc import Iterator, Sequence
from copy import copy
from typing import Any, NamedTuple

import numpy as np

from farmyard.core.contract import Key
from farmyard.core.loops import Loops
from farmyard.core.record import as_bytes, clone

States = np.ndarray[Any, Any]
Renewal = tuple[int, Key]
"""A change of dice: the number of choices before it, and the new key."""


class Kept(NamedTuple):
    """The limits of a history's memory."""

    stretch: int = 32  # decisions in a stretch
    whole: int = 3  # newest stretches kept whole, the current one among them
    few: int = 8  # older stretches from one checkpoint to the next
    looked_at: int = 4  # replayed stretches in the cache


LITTLE = Kept()


class History:
    """The choices of a game, and the state after any number of them: arrays of shape (1,).

    Threads may read while one thread plays.
    """

    _read: tuple[States, int, int] | None = None  # the newest state, its phase and turn

    def __init__(self, loops: Loops, states: States, kept: Kept = LITTLE) -> None:
        self.moves: list[int] = []
        self.renewals: list[Renewal] = []
        """The changes of dice: after how many decisions, and the new keys."""
        self.rewritten = 0
        """The number of times that the state after some number of decisions has changed."""
        self._loops, self._keeps, self._stretch = loops, kept, kept.stretch
        self._none = np.zeros(0, states.dtype)
        self._stretches = [self._begun(states)]
        self.now = self._stretches[-1][:1]  # the state after the last choice
        self._again: dict[int, States] = {}  # the cache of replayed stretches

    def __len__(self) -> int:
        return len(self.moves) + 1

    def __getitem__(self, n: int) -> States:
        """Return the state after n decisions, counted from the last one if n is negative."""
        n = n + len(self) if n < 0 else n
        if not 0 <= n < len(self):
            raise IndexError(n)
        k, i = divmod(n, self._stretch)
        states = self._stretches[k]
        return (states if i < len(states) else self._looked_at(k))[i : i + 1]

    def __iter__(self) -> Iterator[States]:
        return (self[n] for n in range(len(self)))

    @property
    def phase_and_turn(self) -> tuple[int, int]:
        """The phase and the seat to move after the last choice, read once from the record."""
        now, read = self.now, self._read
        if read is None or read[0] is not now:
            read = self._read = now, int(now[0]["phase"]), int(now[0]["turn"])
        return read[1:]

    @property
    def kept(self) -> int:
        """The number of states in memory."""
        return sum(map(len, self._stretches)) + sum(map(len, self._again.values()))

    def copy(self) -> "History":
        """Return an independent history with the same past."""
        twin = copy(self)
        twin.moves, twin.renewals, twin._again = list(self.moves), list(self.renewals), {}
        twin._stretches = [clone(states) for states in self._stretches]
        i = len(self.moves) % self._stretch
        twin.now = twin._stretches[-1][i : i + 1]
        return twin

    # -- Going on, and back -----------------------------------------------------

    def play(self, choice: int) -> None:
        """Play a legal choice."""
        i, states = len(self.moves) % self._stretch, self._stretches[-1]
        as_bytes(states)[i + 1] = as_bytes(states)[i]
        self._loops.play(states, i + 1, choice)
        self._played([choice])

    def follow(self, choices: Sequence[int]) -> int:
        """Play choices in few compiled calls, up to the first illegal one; return how many."""
        done, went, numbers = 0, -1, np.array(choices, np.int64)
        while done < len(numbers) and went:
            i = len(self.moves) % self._stretch
            part = numbers[done : done + self._stretch - i]
            went = int(self._loops.follow(self._stretches[-1][i : i + len(part) + 1], part))
            self._played(part[:went].tolist())
            done += went
        return done

    def _played(self, choices: list[int]) -> None:
        """Append choices that were played, and begin a new stretch where one is full."""
        ahead = len(self.moves) + len(choices)
        i = ahead % self._stretch
        if choices and not i:
            self._stretches.append(self._begun(self._stretches[-1][self._stretch :]))
            if (k := len(self._stretches) - self._keeps.whole - 1) >= 0:
                self._stretches[k] = (
                    self._none if k % self._keeps.few else clone(self._stretches[k][:1])
                )
        self.moves += choices
        self.now = self._stretches[-1][i : i + 1]

    def renew(self, dice: Key) -> None:
        """Change the key of the dice: the position stays, all throws to come are new.

        Earlier decisions can no longer be taken back.
        """
        self.now["key"] = dice
        self.renewals.append((len(self.moves), dice))
        self.rewritten += 1

    @property
    def can_take_back(self) -> bool:
        """True if there is a decision since the deal, or since the last change of dice."""
        return len(self.moves) > (self.renewals[-1][0] if self.renewals else 0)

    def take_back(self) -> None:
        """Take back the last choice."""
        self.rewritten += 1
        k = (len(self.moves) - 1) // self._stretch
        if len(self._stretches[k]) <= 1:
            self._stretches[k] = self._looked_at(k)
        del self._stretches[k + 1 :]
        self.moves.pop()
        self.now, self._again = self[-1], {}

    # -- Facts of the past ------------------------------------------------------

    @property
    def dice(self) -> Key:
        """The first key of the dice: 128 bits, as two numbers; secret until the game is over."""
        key = self[0][0]["key"]
        return int(key[0]), int(key[1])

    def turn_at(self, n: int) -> int:
        """Return the seat to move after n decisions, which took decision n (from 0)."""
        return int(self[n][0]["turn"])

    def revealed(self, n: int) -> bool:
        """Tell whether decision n (from 0) threw dice, or showed something hidden to any seat."""
        before, after = self[n][0], self[n + 1][0]
        return any(before[f] != after[f] for f in ("news", "throws"))

    # -- Looking back -----------------------------------------------------------

    def _looked_at(self, k: int) -> States:
        """Return a whole stretch of which at most the first state was kept."""
        states = self._again.get(k)
        if states is None:
            states = self._played_again(k)
            newest = list(self._again.items())[1 - self._keeps.looked_at :]
            self._again = {**dict(newest), k: states}
        return states

    def _played_again(self, k: int) -> States:
        """Replay a stretch from the last checkpoint before it."""
        kept = k - k % self._keeps.few
        states = self._follow_again(kept, self._stretches[kept])
        for n in range(kept + 1, k + 1):
            states = self._follow_again(n, states[self._stretch :])
        return states

    def _follow_again(self, k: int, first: States) -> States:
        """Replay a stretch from its first state, with the changes of dice in it."""
        states, begin = self._begun(first), k * self._stretch
        moves = np.array(self.moves[begin : begin + self._stretch], np.int64)
        done = 0
        for after, dice in [*self.renewals, (begin + len(moves), None)]:
            if (upto := after - begin) < done or upto > len(moves):
                continue
            self._loops.follow(states[done : upto + 1], moves[done:upto])
            if dice is not None:
                states[upto]["key"] = dice
            done = upto
        return states

    def _begun(self, first: States) -> States:
        """Allocate a stretch that begins with a state; its end is the next one's first state."""
        states = np.zeros(self._stretch + 1, first.dtype)
        as_bytes(states)[0] = as_bytes(first)[0]
        return states
