"""The memory of hands and nest is what has been seen (section 4 of the ledger).

The observer below sees cards go from hand to hand, face up or face down.  The record keeps what the
last seat to look into hands with a Chick can tell of them; all else a seat remembers by itself.
"""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from farmyard.core.compiling import COMPILED
from farmyard.core.record import OVER, SPECTATOR, alone
from farmyard.core.tables.table import Table as TrueTable
from farmyard.games.cloud_nine.box import FOX, KINDS, NESTS
from farmyard.games.cloud_nine.rules import choices
from farmyard.games.cloud_nine.rules.choices import DEEDS, deed_of
from farmyard.games.cloud_nine.state import Phase
from tests.games.cloud_nine.written import GAME, table, trick
from tests.games.observing import Step, follow
from tests.sampling import dealt, seat_counts

GIVING = (Phase.HEN_DRAW, Phase.HEN_PICK)
LOOKING = (Phase.PICK, Phase.HEN_PICK)
ANSWERING = (Phase.ANNOUNCE, Phase.REVEAL)
Row = np.ndarray[Any, Any]


def lower(counts: Row) -> None:
    """Lower counts by one, in place: any of these cards may have gone."""
    np.maximum(counts - 1, 0, out=counts)


class Group:
    """The eyes of all at a table of breeders."""

    def __init__(self, s: Any) -> None:
        self.n = int(s["seats"])
        self.seats = range(self.n)
        self.seen: Counter[str] = Counter()
        self.draw = (-1, -1, -1)  # who drew last, from whom, and which card
        self.begin(s)

    def begin(self, s: Any) -> None:
        """Begin a day: what was seen on the last one is void."""
        self.hands = s["hands"][: self.n].astype(int)
        self.looker, self.rows = SPECTATOR, np.zeros_like(self.hands)
        self.gift = self.buried = -1
        self.buried = 0
        self.calls: set[int] = set()
        self.shown: set[int] = set()

    def watch(self, step: Step) -> None:
        """Note what a decision has shown, and compare it with what the record remembers."""
        before, s = step.before, step.after
        self.news = bool(s["day"] > before["day"] or s["gold_left"] < before["gold_left"])
        self.begins_or_passes(step)
        if s["day"] > before["day"] and s["phase"] != OVER:
            self.seen["days"] += 1
            self.begin(s)
        else:
            self.carried_out(step)
            self.drawn(s)
        if before["phase"] in ANSWERING and before["phase"] != s["phase"]:
            self.news = True  # all answers are shown together
        if s["phase"] not in ANSWERING:
            self.calls, self.shown = set(), set()
        assert step.revealed == self.news, (Phase(before["phase"]).name, deed_of(step.choice))
        self.compare(s)
        for seat in range(SPECTATOR, self.n):
            self.view(s, seat)

    # -- Cards on their way -----------------------------------------------------

    def begins_or_passes(self, step: Step) -> None:
        """Note a draw that begins a turn, or ends one; it may end the day as well."""
        before, m, (deed, k) = step.before, step.asked, deed_of(step.choice)
        neighbour = (m - 1) % self.n
        if before["phase"] == Phase.START and deed == choices.DRAW:
            lost = self.hands[neighbour] - step.after["hands"][neighbour]
            last = before["held"][neighbour] == 1  # then a new day may be dealt by now
            self.draw = (m, neighbour, int((self.hands[neighbour] if last else lost).argmax()))
        elif before["phase"] == Phase.PICK:
            self.draw = (m, neighbour, k)
        elif before["phase"] == Phase.BEFORE and deed == choices.PASS:
            self.draw = (m, -1, int(before["nest"][before["left"] - 1]))

    def carried_out(self, step: Step) -> None:
        """Follow the cards that a choice moves, but for those drawn from the nest."""
        before, s, m, (deed, k) = step.before, step.after, step.asked, deed_of(step.choice)
        phase, target = before["phase"], int(before["target"])
        lost = np.maximum(self.hands[m] - s["hands"][m], 0)
        if step.choice < DEEDS or deed in (choices.COLLECTIVE, choices.SHOOT):
            self.laid(m, np.where(np.arange(KINDS) == NESTS, lost > 0, lost))
            self.buried += int(lost[FOX])
        elif deed == choices.PEEK:
            self.look(m, [(m - 1) % self.n if phase == Phase.START else target])
        elif deed == choices.LOOK:
            self.look(m, [p for p in self.seats if p != m])
        elif phase == Phase.PICK or (phase == Phase.START and deed == choices.DRAW):
            self.steal(m, (m - 1) % self.n, self.draw[2])
        elif deed == "hen all":
            self.change_hands(m, (m + k) % self.n)
        elif phase == Phase.GIVE:
            self.give(m, target, k)
        if self.gift >= 0 and s["gift"] < 0:
            change = s["hands"][target] - self.hands[target]
            change[self.gift] -= 1
            self.steal(m, target, int(change.argmin()))
            self.join(m, target)
        if deed == choices.ANNOUNCE:
            self.calls.add(m)
        if deed == choices.REVEAL:
            self.shown.add(m)

    def laid(self, p: int, cards: Row) -> None:
        """Note that cards went from a hand before all eyes."""
        self.hands[p] -= cards
        self.rows[p] = np.maximum(self.rows[p] - cards, 0)

    def look(self, looker: int, whose: list[int]) -> None:
        if self.looker != looker:  # what another has seen is not kept any longer
            self.looker = looker
            self.rows[:] = 0
        for p in whose:
            self.rows[p] = self.hands[p]
            self.seen["looks"] += 1
        self.news = True

    def steal(self, m: int, p: int, kind: int) -> None:
        """Note a card that goes from hand to hand; only those two see which."""
        self.seen["stolen"] += 1
        self.hands[p, kind] -= 1
        self.hands[m, kind] += 1
        if self.looker in (m, p):
            self.rows[p, kind] = max(self.rows[p, kind] - 1, 0)
            self.rows[m, kind] += 1
        else:
            lower(self.rows[p])
        self.own()
        self.news = True

    def own(self) -> None:
        """Leave out the looker's own hand: that it sees anyway."""
        if self.looker >= 0:
            self.rows[self.looker] = 0

    def change_hands(self, m: int, p: int) -> None:
        """Note two hands that are exchanged: who gives one knows it."""
        self.seen["hands changed"] += 1
        if self.looker in (m, p):
            self.rows[self.looker] = self.hands[self.looker]
        self.hands[[m, p]], self.rows[[m, p]] = self.hands[[p, m]], self.rows[[p, m]]
        self.own()
        self.news = True

    def give(self, m: int, p: int, kind: int) -> None:
        """Note a card laid face down, which the other seat will see when it has lost one."""
        self.seen["gifts"] += 1
        self.gift = kind
        self.hands[m, kind] -= 1
        if self.looker not in (m, p):
            lower(self.rows[m])

    def join(self, m: int, p: int) -> None:
        """Note that the gift goes to the other hand, whose holder sees now which card it is."""
        self.hands[p, self.gift] += 1
        if self.looker == m:
            self.rows[p, self.gift] += 1
        elif self.looker == p:
            self.rows[m, self.gift] = max(self.rows[m, self.gift] - 1, 0)
        self.gift = -1

    def drawn(self, s: Any) -> None:
        """Note cards drawn from the nest, which nobody else sees."""
        gains = s["hands"][: self.n] - self.hands
        assert gains.min() >= 0
        self.news |= bool(gains.any())
        self.hands += gains
        self.buried = min(self.buried, int(s["left"]))

    # -- What is remembered, and who is shown it --------------------------------

    def compare(self, s: Any) -> None:
        assert s["looker"] == self.looker
        assert (s["looked"][: self.n] == self.rows).all(), "looked"
        assert (self.rows <= self.hands).all() or s["phase"] in GIVING, "seen and not so"
        assert s["gift"] == self.gift
        assert (s["drawer"], s["drawn_from"], s["drawn"]) == self.draw
        assert s["buried"] == self.buried
        assert (s["nest"][: self.buried] == FOX).all(), "buried and not so"
        assert (s["calls"], s["shown"]) == (bits(self.calls), bits(self.shown))

    def view(self, s: Any, seat: int) -> None:
        """Assert that a seat is shown what it has seen and no more."""
        view = GAME.see(alone(s), seat)[0]
        rows = self.rows.copy() if seat == self.looker != SPECTATOR else np.full_like(self.rows, -1)
        if self.gift >= 0 and seat == self.looker == s["target"]:
            lower(rows[s["turn"]])  # the gift still lies face down
        assert (view["looked"][: self.n] == rows).all(), seat
        mine = s["turn"] == seat
        for p in self.seats:
            sees = p == seat or s["phase"] == OVER
            golds = s["golds"][p] if sees else -1
            sees |= mine and s["phase"] in LOOKING and s["target"] == p
            assert (view["hands"][p] == (s["hands"][p] if sees else -1)).all(), (seat, p)
            assert (view["golds"][p] == golds).all(), (seat, p)
        assert view["gift"] == (self.gift if mine else -1)
        drew = seat in self.draw[:2] and seat != SPECTATOR
        assert view["drawn"] == (self.draw[2] if drew else -1), seat
        called = self.calls & {seat} if s["phase"] == Phase.ANNOUNCE else self.calls
        assert (view["calls"], view["shown"]) == (bits(called), bits(self.shown & {seat}))


def bits(seats: set[int]) -> int:
    return sum(1 << p for p in seats)


def any_deed(_: Any, legal: list[int], dice: random.Random) -> int:
    """Choose among kinds of deeds first, for else nearly all would be tricks."""
    kinds: dict[Any, list[int]] = {}
    for choice in legal:
        kinds.setdefault("trick" if choice < DEEDS else deed_of(choice)[0], []).append(choice)
    return dice.choice(kinds[dice.choice([*kinds])])


def breeders(seats: int, options: dict[str, Any], seed: int) -> Any:
    return dealt("cloud_nine", seats, {**options, "mode": "group"}, seed)[1]


@pytest.mark.thorough
@pytest.mark.parametrize("seats", [n for n in seat_counts(GAME.card) if n > 1])
def test_what_is_remembered_has_been_seen_and_no_more(seats: int) -> None:
    seen: Counter[str] = Counter()
    for each in follow("cloud_nine", seats, Group, any_deed, breeders):
        seen += each.seen
    for what in ("looks", "stolen", "gifts", "hands changed", "days"):
        assert seen[what] or not COMPILED, what


@pytest.mark.parametrize("golds", ["", "straw"])
def test_a_trick_that_no_snake_can_bite_may_be_taken_back(golds: str) -> None:
    """CN-R71, CN-R123: Whoever holds Gold is asked for a Snake, and all learn the answer; where
    nobody does, as all can see, nothing is secret."""
    t = table(["4 5 8", "7 8", "7 8"], ["", golds, ""], options={"snake_mode": "anytime"})
    game = TrueTable.place("cloud_nine", t.position())
    game.play(trick("4 5"))
    if golds:
        assert game.record.turn == 1
        game.play(DEEDS + choices.SILENT)
    assert game.can_undo(0) == (not golds)
