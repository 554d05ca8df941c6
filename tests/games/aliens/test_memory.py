"""The memory of hands and of the deck is what each can have seen (section 4 of the ledger).

The observer below moves the cards of a decision one after the other, from hand to hand, face up or
unseen, and notes for each seat and for a spectator what that seat can tell: of hands (UF-R41), of
the deck, and of what another knows of its own hand (UF-R42).  A new round ends all that (UF-R40).
"""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED
from farmyard.core.record import SPECTATOR, alone
from farmyard.games.aliens.box import ALIEN, BROODY, KINDS, WILD
from farmyard.games.aliens.state import EVERY_CHOICE, PLAYERS, Deed, Phase
from tests.games.observing import Step, follow
from tests.sampling import seat_counts

GAME = catalogue.game("aliens")
ALL = SPECTATOR  # what all know is what a spectator knows; its rows are the last
NO_CARD = (Deed.PASS, Deed.TAKE, Deed.LAY_BOTTOM, Deed.THROW_BOTTOM, Deed.PICK)
ENDING = (Deed.LAY, Deed.PECKING_ORDER)
TELLING = (Deed.CHEEKY_CHICKEN, Deed.FOWL_PLAY, Deed.WINGS_OF_DESIRE, Deed.BEAM_FROM_ONE)
Row = np.ndarray[Any, Any]


def counted(cards: Any) -> Row:
    """Return how many of each kind lie there; UFO bottoms, which show their face, do not count."""
    return np.bincount([card for card in cards if 0 <= card < KINDS], minlength=KINDS)


def lying_open(s: Any) -> Row:
    cards = counted(s["discards"])
    cards[ALIEN] += s["laid"].sum()
    cards[[BROODY, WILD]] += s["covers"].sum(axis=0)
    return cards


class Observer:
    """The eyes of all seats, and of a spectator."""

    def __init__(self, s: Any) -> None:
        self.n = int(s["seats"])
        self.seats = range(self.n)
        self.taken: list[tuple[int, int]] = []  # unseen in this turn: from whom, and which card
        self.seen = dict.fromkeys(("shown", "unseen", "in the open", "shuffled", "rounds"), 0)
        self.begin(s)

    def begin(self, s: Any) -> None:
        """Begin a round: each knows its own hand and no more (UF-R40)."""
        self.hands, self.open = s["hands"][: self.n].astype(int), lying_open(s)
        self.known = np.zeros((self.n + 1, self.n, KINDS), int)  # by a viewer, of a hand
        self.told = self.known[: self.n].copy()  # the same as the holder can tell
        self.glimpse = self.told.copy()
        self.when = np.full((self.n, self.n), -1)
        self.outside = np.zeros((self.n + 1, KINDS), int)  # the deck, as a viewer surely knows
        self.reckon()

    def watch(self, step: Step) -> None:
        """Note what a decision has shown, and compare it with what the record remembers."""
        before, s = step.before, step.after
        deed, _, _ = EVERY_CHOICE[step.choice]
        if before["phase"] != Phase.PICK:
            self.taken = []
        if s["rounds"] > before["rounds"]:
            self.seen["rounds"] += 1
            self.begin(s)
            unforeseen = True
        else:
            unforeseen = self.moved(step)
        assert step.revealed == unforeseen, deed.name
        self.compare(s)
        self.views(s)

    # -- Cards on their way -----------------------------------------------------

    def moved(self, step: Step) -> bool:
        """Follow all cards that a deed moves; return whether it showed what was hidden."""
        before, s, m = step.before, step.after, step.asked
        deed, card, to = EVERY_CHOICE[step.choice]
        if deed not in NO_CARD:
            self.leaves(m, card)
        unforeseen = bool(s["drew"].any()) or deed in (Deed.CHEEKY_CHICKEN, Deed.ALL_OUT_WAR)
        if deed == Deed.ALIEN_FLU:
            unforeseen = before["laid"].sum() + before["covers"].sum() > 1  # in random order
        if deed == Deed.WINGS_OF_DESIRE:
            self.picked_up(m, int(before["discards"][before["heap"] - 1]))
        if deed == Deed.CHEEKY_CHICKEN:
            self.look(m, (m + to) % self.n, s)
        for q in ((m + i) % self.n for i in range(self.n)):
            lost = np.maximum(self.hands[q] - s["hands"][q], 0)
            for kind in np.repeat(np.arange(KINDS), lost):
                if deed == Deed.ALL_OUT_WAR:
                    self.leaves(q, kind)
                else:
                    self.takes(m, q, kind)
                    unforeseen = True
        self.drawn(step)
        return unforeseen

    def leaves(self, p: int, kind: int) -> None:
        """Note that a card went from a hand to the table."""
        self.hands[p, kind] -= 1
        self.open[kind] += 1
        lower(self.known[:, p, kind])
        lower(self.told[:, p, kind])
        self.reckon()

    def picked_up(self, p: int, kind: int) -> None:
        """Note that a card went from the table into a hand."""
        if kind < KINDS:
            self.seen["in the open"] += 1
            self.open[kind] -= 1
            self.hands[p, kind] += 1
            for v in self.others(p):
                self.known[v, p, kind] += 1
                if v != ALL:
                    self.told[v, p, kind] += 1

    def look(self, looker: int, p: int, s: Any) -> None:
        """Note that a hand was shown to one seat, or to all."""
        self.seen["shown"] += 1
        for v in self.others(p):
            if v == looker or s["cheeky_public"]:
                self.known[v, p] = self.hands[p]
                if v != ALL:
                    self.told[v, p] = self.glimpse[v, p] = self.hands[p]
                    self.when[v, p] = s["turns"] - 1

    def takes(self, m: int, p: int, kind: int) -> None:
        """Note that a card went unseen from hand to hand, which only those two seats know."""
        assert m != p
        self.seen["unseen"] += 1
        n = self.hands[p].sum()
        alike = self.known[:, p] == n  # then a viewer knows which card it was
        for v in range(ALL, self.n):
            if v == m:
                lower(self.known[v, p, kind : kind + 1])
                lower(self.told[v, p, kind : kind + 1])
            elif v == p:
                self.known[v, m, kind] += 1
                self.told[v, m, kind] += 1
            else:
                lower(self.known[v, p])
                self.known[v, m] += alike[v]
                if v != ALL:
                    lower(self.told[v, p])
                    self.told[v, m] += alike[ALL]
        self.hands[p, kind] -= 1
        self.hands[m, kind] += 1
        self.taken.append((p, int(kind)))
        self.reckon()

    def drawn(self, step: Step) -> None:
        """Note which cards each has drawn, and which all saw go into the deck meanwhile."""
        before, s = step.before, step.after
        pool, gains = before["deck"].astype(int), s["hands"][: self.n] - self.hands
        for p in [(step.asked + i) % self.n for i in self.seats]:
            first = np.minimum(gains[p], pool) if s["reshuffled"] else gains[p]
            pool = pool - first
            self.draw(p, first)
            gains[p] -= first
        if s["reshuffled"]:
            self.seen["shuffled"] += 1
            self.open = lying_open(s)
            self.outside[:] = s["pack"] - (s["deck"] + gains.sum(axis=0))
            for p in self.seats:
                self.draw(p, gains[p])
        assert (self.hands == s["hands"][: self.n]).all()
        assert (self.open == lying_open(s)).all()

    def draw(self, p: int, cards: Row) -> None:
        self.hands[p] += cards
        self.outside[p] += cards
        self.reckon()

    # -- What that tells --------------------------------------------------------

    def others(self, p: int) -> Iterator[int]:
        """Yield who cannot see a hand: the other seats, and a spectator."""
        return (v for v in range(ALL, self.n) if v != p)

    def reckon(self) -> None:
        """Note what is in sight, for it is not in the deck, wherever it may go."""
        sight = self.open + self.known.sum(axis=1)
        sight[: self.n] += self.hands
        np.maximum(self.outside, sight, out=self.outside)

    # -- What is remembered, and who is shown it --------------------------------

    def compare(self, s: Any) -> None:
        n = self.n
        known = np.array([*s["known"][:n], s["known_to_all"]], int).reshape(n + 1, PLAYERS, KINDS)
        assert (known[:, :n] == self.known).all(), "known"
        assert not known[:, n:].any()
        told = s["shown"][:n].reshape(n, PLAYERS, KINDS)[:, :n]
        assert (told == self.told).all(), "shown"
        assert (self.told <= self.known[:n]).all(), "a holder would be told more than is known"
        assert (s["glimpse"][:n].reshape(n, PLAYERS, KINDS)[:, :n] == self.glimpse).all()
        assert (s["glimpsed"][:n, :n] == self.when).all(), "glimpsed"
        sight = self.open + self.known.sum(axis=1)
        sight[:n] += self.hands
        noted = np.array([*s["outside"][:n], s["outside_to_all"]], int)
        assert (np.maximum(noted, sight) == self.outside).all(), "outside"
        assert (self.outside <= s["pack"] - s["deck"]).all(), "outside and not so"
        unseen = [(p, card) for p, card in zip(s["prey"], s["prize"], strict=True) if card < KINDS]
        assert sorted(unseen)[-len(self.taken) :] == sorted(self.taken) or not self.taken, "prize"

    def views(self, s: Any) -> None:
        """Assert that each is shown its own memory, and of others' what it can tell of it."""
        for seat in range(SPECTATOR, self.n):
            view = GAME.see(alone(s), seat)[0]
            for v in self.seats:
                row = view["known"][v].reshape(PLAYERS, KINDS)[: self.n]
                told = np.full((self.n, KINDS), -1)
                if seat == v:
                    told = self.known[v]
                elif seat != SPECTATOR:
                    told[seat] = self.told[v, seat]
                assert (row == told).all(), (seat, v)
                for field in ("hands", "outside", "glimpse", "glimpsed"):
                    own = s[field][v] if seat == v else -1
                    assert (view[field][v] == own).all(), (seat, v, field)
            for prey, card, told in zip(s["prey"], s["prize"], view["prize"], strict=True):
                sees = card >= KINDS or seat in (prey, s["whose"])
                assert told == (card if sees else -1), seat


def lower(counts: Row) -> None:
    """Lower counts by one, in place: any of these cards may have gone."""
    np.maximum(counts - 1, 0, out=counts)


def lively(s: Any, legal: list[int], dice: random.Random) -> int:
    """Choose cards that show and move hands often; at first, until the deck is used up, seldom lay
    or steal an alien, and later whenever that is possible."""
    ending = [choice for choice in legal if EVERY_CHOICE[choice][0] in ENDING]
    if ending and s["turns"] > 150:
        return dice.choice(ending)
    rest = [choice for choice in legal if choice not in ending or dice.random() < 0.1] or legal
    telling = [choice for choice in rest if EVERY_CHOICE[choice][0] in TELLING]
    return dice.choice(telling if telling and dice.random() < 0.5 else rest)


@pytest.mark.thorough
@pytest.mark.parametrize("seats", seat_counts(GAME.card))
def test_a_seat_remembers_what_it_has_seen_and_no_more(seats: int) -> None:
    followed = follow("aliens", seats, Observer, lively, games=2)
    for what in ("shown", "unseen", "in the open", "shuffled", "rounds"):
        assert any(each.seen[what] for each in followed) or not COMPILED, what
