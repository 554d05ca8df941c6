"""The common knowledge of yard and hands is what has lain open (section 4 of the ledger).

The observer below knows no rule: it sees cards turned up and shuffled, laid, laid aside, taken back
and drawn, and keeps what a perfect memory would.
"""

from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.core.record import SPECTATOR, alone
from farmyard.games.by_golly.box import ANIMALS
from farmyard.games.by_golly.state import LEAVE, PICK, PLACES, SHUFFLE, Phase
from tests.games.observing import Step, follow
from tests.sampling import seat_counts

GAME = catalogue.game("by_golly")
AIDS = {option.word: n for n, option in enumerate(GAME.card.option("memory_aid").values)}


class Observer:
    """The eyes of a table, which all see the same of the yard."""

    def __init__(self, s: Any) -> None:
        self.seats = range(int(s["seats"]))
        self.blocks: list[set[int]] = [set(range(PLACES))]
        self.sight: set[int] = set()  # places whose card has lain there in plain sight
        self.turned: list[int] = []  # in this turn, in order
        self.picked: set[int] = set()
        self.surely = [[0] * len(ANIMALS) for _ in self.seats]

    def watch(self, step: Step) -> None:
        """Note what a decision has shown, and compare it with what the record remembers."""
        shown = self.yard(step)
        self.laid(step)
        shown |= self.robbed(step)
        before, s = step.before, step.after
        drawn = any(s["left"][p] < before["left"][p] for p in self.seats)
        assert step.revealed or not (shown or drawn), Phase(before["phase"]).name
        self.compare(s)
        self.views(s)

    # -- The yard ---------------------------------------------------------------

    def yard(self, step: Step) -> bool:
        """Follow the yard: a card turned up is known, cards shuffled are one block (BG-R14)."""
        before = step.before
        if before["phase"] in (Phase.TURN, Phase.TURN2):
            if not before["lying"]:
                self.turned = []
            self.turned.append(step.choice)
            self.split({step.choice})
            self.sight.add(step.choice)
            return True
        if before["phase"] == Phase.SHUFFLE:
            if step.choice >= PICK:
                self.picked.add(self.turned[step.choice - PICK])
                return False
            shuffled = self.picked or set(self.turned)
            if step.choice == SHUFFLE:
                self.split(shuffled)
                self.sight -= shuffled
            else:
                assert step.choice == LEAVE
            self.picked = set()
        return False

    def split(self, places: set[int]) -> None:
        self.blocks = [block - places for block in self.blocks if block - places] + [set(places)]

    # -- Hands ------------------------------------------------------------------

    def laid(self, step: Step) -> None:
        """Follow the animal laid down, which all have seen leave the hand and come back."""
        before, s, p = step.before, step.after, step.asked
        mine = self.surely[p]
        animal = int(before["laid"])
        if before["phase"] == Phase.PLAY:
            animal = step.choice
            mine[animal] -= mine[animal] > 0
        gone = int(s["aside"][animal]) - int(before["aside"][animal]) if animal >= 0 else 0
        if s["phase"] == Phase.LUCKY:
            mine[animal] = max(mine[animal], 1)  # the question tells of a further copy (BG-R25)
        elif gone and not (before["phase"] == Phase.LUCKY and step.choice == 0):
            mine[animal] = 0  # no copy is left, or the question would have been asked
        elif before["laid"] >= 0 > s["laid"] and not gone:
            mine[animal] += 1

    def robbed(self, step: Step) -> bool:
        """Note that any card of a hand may have been the one drawn from it (BG-R9, BG-R21)."""
        if step.before["phase"] != Phase.DRAW:
            return False
        theirs = self.surely[step.choice]
        theirs[:] = [max(n - 1, 0) for n in theirs]
        return True

    # -- What is remembered, and who is shown it --------------------------------

    def compare(self, s: Any) -> None:
        lots: dict[int, set[int]] = {}
        for place in range(PLACES):
            lots.setdefault(int(s["lot"][place]), set()).add(place)
        assert sorted(map(sorted, lots.values())) == sorted(map(sorted, self.blocks)), "lots"
        assert {place for place in range(PLACES) if s["seen"][place]} == self.sight, "seen"
        for p in self.seats:
            assert s["known"][p].tolist() == self.surely[p], f"surely held by {p}"
            assert (s["known"][p] <= s["hands"][p]).all(), "known and not so"

    def views(self, s: Any) -> None:
        """Assert that each memory aid shows what it promises, to all alike."""
        up = set(self.turned) if s["lying"] else set()
        certain = {p for b in self.blocks for p in b if len({int(s["yard"][q]) for q in b}) == 1}
        shown = {"none": up, "last_seen": up | self.sight, "full": up | certain}
        for seat in (SPECTATOR, int(s["turn"])):
            states = alone(s)
            view = GAME.see(states, seat)[0]
            aid = next(word for word, n in AIDS.items() if n == s["memory_aid"])
            assert {p for p in range(PLACES) if view["yard"][p] >= 0} == shown[aid], aid
            if aid != "full":
                assert view["known"].max() < 0, aid


@pytest.mark.parametrize("seats", seat_counts(GAME.card))
def test_all_remember_what_has_lain_open_and_no_more(seats: int) -> None:
    followed = follow("by_golly", seats, Observer, games=2)
    assert any(any(map(any, each.surely)) for each in followed)
