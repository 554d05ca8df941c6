"""The memory of shops and plans is what each seat can have seen (section 5 of the ledger).

The observer below knows no rule: from the cards before and after a decision it works out which of
them moved, face up or face down, and writes down for each seat what that seat has seen.
"""

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from farmyard.core.chance.dice import key_of
from farmyard.core.compiling import COMPILED
from farmyard.core.record import SPECTATOR, alone
from farmyard.core.tables.table import Table as TrueTable
from farmyard.games.chickenrun import box, state
from farmyard.games.chickenrun.box.board import BUNKER
from farmyard.games.chickenrun.options import Returns
from farmyard.games.chickenrun.state import Phase
from tests.games.chickenrun.lively import choose, rich
from tests.games.chickenrun.test_rulebook import LINE, SELECTING, TRADING
from tests.games.chickenrun.written import GAME, Table, number_of, spread, table
from tests.games.observing import Step, follow
from tests.sampling import seat_counts

Cards = Counter[int]
SHOPS, KINDS = range(len(box.SHOPS)), range(box.KINDS)
LOOKING = (Phase.BUY, Phase.LOOT)  # a pile, or all four, lie open before the seat that is asked


def counted(row: Any) -> Cards:
    return Counter({kind: int(n) for kind, n in enumerate(row) if n})


def row_of(s: Any, shop: int) -> Any:
    return s["piles"][shop * box.KINDS : (shop + 1) * box.KINDS]


def owned(s: Any, p: int) -> Cards:
    """Return the cards that lie face down before a seat: carried, or in the hand of equipment."""
    return counted(s["hands"][p]) + Counter(int(kind) for kind in [s["carry"][p]] if kind >= 0)


def changed(step: Step, *fields: str) -> bool:
    return any(step.before[f].tobytes() != step.after[f].tobytes() for f in fields)


def set_of(bits: Any) -> set[int]:
    return {plan for plan in range(box.PLANS) if int(bits) >> plan & 1}


def shop_of(place: int) -> int:
    return [int(n) for n in box.SHOP_PLACES].index(place)


class Observer:
    """The eyes of all seats: on the piles, and on the plans."""

    def __init__(self, s: Any) -> None:
        self.seats = range(int(s["seats"]))
        self.piles = np.zeros((len(self.seats), len(SHOPS), box.KINDS), int)
        self.missed = np.zeros((len(self.seats), len(SHOPS)), int)
        self.plans = [set_of(s["plans"][p]) for p in self.seats]
        self.seen: Counter[str] = Counter()
        self.hidden_shown = False

    def watch(self, step: Step) -> None:
        """Note what a decision has shown, and compare it with what the record remembers."""
        self.hidden_shown = False
        if step.after["phase"] in LOOKING or changed(step, "hands", "carry", "shown", "piles"):
            self.equipment(step)
        self.whereabouts(step)
        self.secrets(step)
        self.compare(step.after)
        self.rights(step.after)
        if changed(step, "knows", "holder", "plan_pile", "escape", "drawn", "told", "mover"):
            self.views(step.after)
        assert step.revealed or not self.hidden_shown, Phase(step.before["phase"]).name

    def compare(self, s: Any) -> None:
        n = len(self.seats)
        assert (s["seen"][:n].reshape(self.piles.shape) == self.piles).all(), "seen"
        assert (s["missed"][:n] == self.missed).all(), "missed"
        gone = np.maximum(self.piles - s["piles"].reshape(self.piles.shape[1:]), 0)
        assert (gone.sum(axis=2) <= self.missed).all(), "only cards taken unseen may be missing"
        for p in self.seats:
            assert set_of(s["knows"][p]) == self.plans[p], f"plans that seat {p} knows"

    # -- Equipment --------------------------------------------------------------

    def equipment(self, step: Step) -> None:
        """Follow cards from the piles and back (CR-050, CR-056, CR-R73)."""
        before, s = step.before, step.after
        held = [owned(before, p) for p in self.seats]
        open_ = [counted(before["shown"][p]) for p in self.seats]
        piles = [counted(row_of(before, shop)) for shop in SHOPS]
        self.taken(step, held, piles)
        self.exchanged(step, held)
        self.kept(step, held, open_)
        self.laid_open(s, held, open_)
        for kind in KINDS:
            self.gone_back(step, kind, held, open_, piles)
        if s["phase"] in LOOKING:
            self.look(s, int(s["turn"]))

    def taken(self, step: Step, held: list[Cards], piles: list[Cards]) -> None:
        """Note a card that the seat asked takes from a pile, unseen by the others."""
        before, p = step.before, step.asked
        place, kind = int(before["at"][p]), step.choice - int(state.KIND)
        match before["phase"]:
            case Phase.LOOT_CARD:
                place = int(before["going_to"])
            case Phase.LOOT if step.after["phase"] != Phase.LOOT_CARD:  # all cards there are alike
                place = step.choice - int(state.PLACE)
            case Phase.BUY:
                pass
            case _:
                return
        if step.choice == state.PASS:
            return
        shop = shop_of(place)
        if before["phase"] == Phase.LOOT:
            kind = next(iter(+piles[shop]))
        held[p][kind] += 1
        piles[shop][kind] -= 1
        self.piles[p, shop, kind] -= 1
        self.seen["taken"] += 1
        for q in self.seats:
            if q != p:
                self.miss(q, shop)

    def miss(self, q: int, shop: int) -> None:
        """Note that any card may have left; as many as were known: nothing is known any more."""
        self.missed[q, shop] += 1
        if self.missed[q, shop] >= self.piles[q, shop].sum():
            self.missed[q, shop] = 0
            self.piles[q, shop] = 0

    def exchanged(self, step: Step, held: list[Cards]) -> None:
        """Follow the cards of a trade, which only its two seats see."""
        before = step.before
        if before["phase"] == Phase.REPLY and step.choice == state.ACCEPT:
            p, q = int(before["mover"]), int(before["dealing"])
            for giver, taker, kind in ((p, q, before["give_card"]), (q, p, before["ask_card"])):
                if kind >= 0:
                    held[giver][int(kind)] -= 1
                    held[taker][int(kind)] += 1

    def kept(self, step: Step, held: list[Cards], open_: list[Cards]) -> None:
        """Follow the card that is kept of an escape given up, from the table into the hand."""
        before, p = step.before, step.asked
        kind = step.choice - int(state.KIND)
        if before["phase"] == Phase.BEFORE and step.choice == state.ABANDON:
            if before["escape"][p] >= box.PLANS or step.after["phase"] == Phase.KEEP:
                return
            kind = next(iter(open_[p]))  # all its cards are alike
        elif before["phase"] != Phase.KEEP:
            return
        open_[p][kind] -= 1
        held[p][kind] += 1

    def laid_open(self, s: Any, held: list[Cards], open_: list[Cards]) -> None:
        """Follow cards laid down for an escape, the leader's own first (CR-R77)."""
        for p in self.seats:
            partner = int(s["partner"][p])
            for kind, n in (counted(s["shown"][p]) - open_[p]).items():
                own = min(n, held[p][kind])
                open_[p][kind] += n
                held[p][kind] -= own
                if n > own:
                    held[partner][kind] -= n - own
                self.hidden_shown = True

    def gone_back(
        self, step: Step, kind: int, held: list[Cards], open_: list[Cards], piles: list[Cards]
    ) -> None:
        """Note which copies of a card went back: open ones all see, face-down ones their owner."""
        s = step.after
        grown = [int(row_of(s, shop)[kind]) - piles[shop][kind] for shop in SHOPS]
        lost: Counter[int] = Counter()
        for p in self.seats:
            lost[SPECTATOR] += open_[p][kind] - int(s["shown"][p][kind])
            lost[p] += held[p][kind] - owned(s, p)[kind]
        lost = +lost
        assert sum(grown) == lost.total(), "each card is somewhere"
        where = [shop for shop in SHOPS for _ in range(grown[shop])]
        if len(lost) > 1 and len(set(where)) > 1:
            where = self.agreed(s, kind, lost, where)
        for who in lost.elements():
            self.go_back(kind, who, where.pop(0))
            faced_down = who != SPECTATOR and s["returns"] == Returns.BOUGHT
            self.hidden_shown |= faced_down  # the pile that grows tells of the card (CR-R17)
        self.seen["face down"] += lost.total() - lost[SPECTATOR]
        self.seen["face up"] += lost[SPECTATOR]

    def agreed(self, s: Any, kind: int, lost: Counter[int], where: list[int]) -> list[int]:
        """Return in which order alike cards, some face up, went to several piles: the order was
        seen, but positions do not tell it, so any one that the record agrees with will do."""
        for order in sorted(set(permutations(where))):
            told = zip(lost.elements(), order, strict=True)
            more = Counter((p, shop) for who, shop in told for p in self.seats if who in (-1, p))
            if all(
                s["seen"][p][shop * box.KINDS + kind] == self.piles[p, shop, kind] + more[p, shop]
                for p in self.seats
                for shop in SHOPS
            ):
                return [*order]
        raise AssertionError("no order of the cards that went back agrees")

    def go_back(self, kind: int, who: int, shop: int) -> None:
        for p in self.seats:
            if who in (SPECTATOR, p):
                self.piles[p, shop, kind] += 1

    def look(self, s: Any, p: int) -> None:
        """Note what a seat sees that looks into a pile, or into all four at night."""
        self.hidden_shown = True
        for shop in SHOPS if s["phase"] == Phase.LOOT else [shop_of(int(s["at"][p]))]:
            self.piles[p, shop], self.missed[p, shop] = row_of(s, shop), 0
            self.seen["looks"] += 1

    # -- Plans ------------------------------------------------------------------

    def whereabouts(self, step: Step) -> None:
        """Follow plans; one that moves face down may be any of that hand, but one under way."""
        before, s = step.before, step.after
        for p in self.seats:
            self.moved_face_down(step, p)
            new = set_of(s["plans"][p]) - set_of(before["plans"][p])
            self.hidden_shown |= any(before["holder"][plan] < 0 for plan in new)
            self.plans[p] |= new  # whoever has held a plan has seen it
        for p in self.seats:
            plan = int(s["escape"][p])
            if s["escape"][p] != before["escape"][p] and 0 <= plan < box.PLANS:
                self.all_see(plan)

    def all_see(self, plan: int) -> None:
        self.seen["announced"] += 1
        for q in self.seats:
            self.plans[q].add(plan)

    def moved_face_down(self, step: Step, p: int) -> None:
        """Note that plans left a hand: others lose track of what might be among them."""
        before, s = step.before, step.after
        had, under_way = set_of(before["plans"][p]), {int(before["escape"][p])}
        gone = had - set_of(s["plans"][p])
        traded = before["phase"] == Phase.REPLY and step.choice == state.ACCEPT
        traders = {int(before["mover"]), int(before["dealing"])} if traded else set()
        if p in traders and (before["give_plan"] >= 0 or before["ask_plan"] >= 0):
            seeing, lost = traders, had - under_way
            self.seen["plans traded"] += 1
        elif gone - under_way and len(had) > 1:
            seeing, lost = {p}, had - under_way
            self.seen["plans put under"] += 1
        else:
            return
        for q in self.seats:
            if q not in seeing:
                self.seen["lost track"] += len(self.plans[q] & lost)
                self.plans[q] -= lost

    # -- What else is hidden, and what may be taken back ------------------------

    def secrets(self, step: Step) -> None:
        """Note cards drawn or turned up, and choices that are shown together."""
        before, s = step.before, step.after
        drawn = (s["deck_left"] != before["deck_left"]) or (s["aside"] != before["aside"]).any()
        secret = before["phase"] in (Phase.FIRST, Phase.BIDDING)
        self.hidden_shown |= bool(drawn or (secret and s["phase"] != before["phase"]))
        open_now = s["drawn"] >= 0 and not (s["keeps"] > before["keeps"]).any()
        assert bool(s["told"]) == bool(open_now), "a card carried out at once is seen by all"

    def views(self, s: Any) -> None:
        """Assert that nobody is shown a plan it has not seen, nor a card drawn by another."""
        states = alone(s)
        under_way = {int(e) for e in s["escape"] if 0 <= e < box.PLANS}
        for q in (SPECTATOR, *self.seats):
            view = GAME.see(states, q)[0]
            known = under_way | (self.plans[q] if q != SPECTATOR else set())
            named = {plan for plan in range(box.PLANS) if view["holder"][plan] >= 0}
            piled = {int(plan) for plan in view["plan_pile"] if plan >= 0}
            held = {plan for plan in range(box.PLANS) if s["holder"][plan] >= 0}
            assert (named, piled) == (known & held, known - held), q
            hears = s["told"] or q == s["mover"] != SPECTATOR
            assert (view["drawn"] == s["drawn"]) or not hears
            assert view["drawn"] < 0 or hears

    def rights(self, s: Any) -> None:
        """Assert that bail is remembered in the bunker only, and loads with a piece only."""
        for p in self.seats:
            assert not s["paid"][p] or s["at"][p] == BUNKER, "CR-R60"
            assert not s["loaded"][p] or s["at"][p] >= 0, "CR-R76"


def started(seats: int, options: dict[str, Any], seed: int) -> Any:
    """Deal a game in which all have cards and plans, so that there is something to lose."""
    return rich(seats, seed, **options).states


@pytest.mark.thorough
@pytest.mark.parametrize("seats", seat_counts(GAME.card))
def test_a_seat_remembers_what_it_has_seen_and_no_more(seats: int) -> None:
    seen: Counter[str] = Counter()
    for observer in follow("chickenrun", seats, Observer, choose, started):
        seen += observer.seen
    assert (seen["looks"] and seen["taken"] and seen["announced"]) or not COMPILED


# -- Worked scenarios -----------------------------------------------------------

MEETING: dict[str, Any] = {
    "at": {0: "2,12", 1: "2,12"},
    "phase": "TRADE",
    "step": "TRADE",
    "black": 6,
}
OFFERED = ("offer", "eggs 0", "Long Dig", "eggs 0")
CATCHING: dict[str, Any] = {
    "at": {0: "3,9"},
    "carry": {0: "Rope"},
    "tweedy": "3,11",
    "phase": "BLACK",
    "step": "NEXT",
    "black": 2,
    "white": 5,
    "turn": 2,
}


def finds(t: Table, seat: int, plan: str) -> int | None:
    """Return the seat that has a plan as far as another seat is shown."""
    holder = int(t.view(seat)["holder"][box.PLAN_NAMES.index(plan)])
    return holder if holder >= 0 else None


def test_a_plan_that_changes_hands_is_lost_to_a_third_seat() -> None:
    """CR-061, CR-R44: Cleo knows Ada's and Ben's plans; which of them went to whom she cannot
    know. What is carried out she still sees, and the two who traded know both."""
    plans = {0: ["Long Dig"], 1: ["Rope Drop"]}
    knows = [["Long Dig"], ["Rope Drop"], ["Long Dig", "Rope Drop"]]
    t = table(3, plans=plans, knows=knows, eggs=[2, 2, 2], **MEETING)
    assert (finds(t, 2, "Long Dig"), finds(t, 2, "Rope Drop")) == (0, 1)
    t.play(*OFFERED, "Rope Drop", "accept")
    assert (t.plans(0), t.plans(1)) == (["Rope Drop"], ["Long Dig"])
    assert (finds(t, 2, "Long Dig"), finds(t, 2, "Rope Drop")) == (None, None)
    for seat in (0, 1):
        assert (finds(t, seat, "Long Dig"), finds(t, seat, "Rope Drop")) == (1, 0)


def test_a_plan_given_away_is_lost_to_a_third_seat() -> None:
    """CR-061: Cleo loses track of the other plans of both as well, for any may have moved."""
    plans = {0: ["Long Dig", "Stilt Walk"], 1: ["Rope Drop"]}
    knows = [["Long Dig", "Stilt Walk"], ["Rope Drop"], ["Long Dig", "Stilt Walk", "Rope Drop"]]
    t = table(3, plans=plans, knows=knows, eggs=[2, 2, 2], **MEETING)
    t.play(*OFFERED, "none", "accept")
    assert t.plans(1) == ["Rope Drop", "Long Dig"]
    assert [finds(t, 2, plan) for plan in ("Long Dig", "Stilt Walk", "Rope Drop")] == [None] * 3
    assert finds(t, 0, "Long Dig") == finds(t, 1, "Long Dig") == 1


def test_a_plan_exchanged_is_lost_to_a_third_seat() -> None:
    """CR-059: Which of Ada's two plans went under the pile only she knows."""
    plans = {0: ["Long Dig", "Stilt Walk"]}
    knows = [["Long Dig", "Stilt Walk"], [], ["Long Dig", "Stilt Walk"]]
    t = table(3, plans=plans, knows=knows, at={0: "food store"}, phase="FOOD", step="TRADE")
    t.play("exchange", "Long Dig")
    assert [finds(t, 2, plan) for plan in ("Long Dig", "Stilt Walk")] == [None, None]
    names = [box.PLAN_NAMES[n] for n in t.view(0)["plan_pile"] if n >= 0]
    assert (names, finds(t, 0, "Stilt Walk")) == (["Long Dig"], 0)


def test_a_new_look_puts_memory_right() -> None:
    """CR-050: Whoever looks again into a pile knows it, whatever was taken from it before."""
    remembered: dict[str, Any] = {
        "seen": [["barn Rope", "barn Hat"], [], []],
        "missed": [[0, 1, 0, 0], [0] * 4, [0] * 4],
    }
    t = table(3, at={0: "barn"}, tweedy="0,20", **remembered).roll(4, 2).play("stay")
    assert t.asked == (0, "BUY")
    assert t.s["missed"][0].tolist() == [0, 0, 0, 0]
    assert (row_of({"piles": t.s["seen"][0]}, 1) == row_of(t.s, 1)).all()


@pytest.mark.parametrize(("returns", "offered"), [("bought", False), ("smallest", True)])
def test_a_card_that_went_back_where_it_was_bought_is_news(returns: str, offered: bool) -> None:
    """CR-R17, CR-071: The pile that grows tells the controller of the card that Ada carried, so
    the catch cannot be taken back; the smallest pile tells nothing."""
    piles = spread(Counter())
    piles.remove("barn Rope")
    bought: dict[str, Any] = {"piles": piles, "gone_from": ["barn Rope"]}
    t = table(3, options={"returns": returns}, **bought, **CATCHING)
    game = TrueTable.place("chickenrun", t.position())
    sizes = list(game.record.sizes)
    game.play(number_of("3,9"))
    assert game.record.caught_now == 1
    assert sum(game.record.sizes) == sum(sizes) + 1
    assert game.can_undo(2) == offered


def test_whoever_is_stopped_has_to_pay_again() -> None:
    """CR-078, CR-099, CR-R60: Bail buys one way out of the Coal Bunker: not the next one."""
    line: dict[str, Any] = {**LINE, "at": {0: "9,22"}, "flocks": {0: "AChhhh"}, "dog": "9,23"}
    t = table(eggs=[3, 2], paid=[1, 0], to_search=["hut 5"], **line, **SELECTING)
    t.play("dog", "9,22")
    assert (t.at(0), t.s["paid"][0]) == ("Coal Bunker", 0)


def test_a_load_goes_back_with_its_seat() -> None:
    """CR-098, CR-R76: Nothing stays with a seat that is out, in a written position either."""
    t = table(3, flocks={0: "PPPPPP"}, stirred=1, **CATCHING)
    before = sum(t.pile(shop).count("Rope") for shop in box.SHOPS)
    t.play("pass")
    assert (t.s["out"][0], t.carry(0)) == (1, None)
    assert sum(t.pile(shop).count("Rope") for shop in box.SHOPS) == before + 1


def test_an_announcement_that_lapses_has_shown_the_plan() -> None:
    """CR-108, CR-R88: All have heard which plan it was, and it cannot be taken back."""
    plans = {0: ["Washing Line"], 1: ["Rope Drop"]}
    t = table(
        3,
        at={0: "5,20", 1: "5,20"},
        plans=plans,
        hands={0: "Rope", 1: "Ladder"},
        options={"joint": "yes"},
    )
    game = TrueTable.place("chickenrun", t.position())
    game.play(number_of("Washing Line"))
    assert not game.can_undo(0)
    t.play("Washing Line")
    assert t.asked == (1, "JOIN")
    t.play("refuse")
    assert [finds(t, seat, "Washing Line") for seat in range(3)] == [0, 0, 0]


def test_an_offer_that_was_put_cannot_be_taken_back() -> None:
    """CR-R44: All have heard an offer; up to its last part it may be taken back."""
    t = table(at={0: "3,9", 1: "3,9"}, **TRADING).play("offer", "eggs 0")
    game = TrueTable.place("chickenrun", t.position())
    game.play(number_of("eggs 1"))
    assert game.record.phase == Phase.REPLY
    assert not game.can_undo(0)


def test_a_second_bid_begins_with_nothing_bid() -> None:
    """CR-129: Whoever is tied bids anew, and is not shown the bid that was tied as one made."""
    fields: dict[str, Any] = {**SELECTING, "turn": 2, "begun": 3}
    t = table(3, eggs=[4, 4, 4], options={"control": "bid"}, **fields).play("pass")
    t.play("eggs 3", "eggs 3", "eggs 1")
    assert t.s["bidding"] == 2
    assert [t.view(p)["bids"][p] for p in range(3)] == [-1, -1, -1]


def test_while_bids_are_made_no_first_chicken_is_chosen() -> None:
    """CR-009, CR-128: An imagined world has bids where there are bids, and no chickens picked."""
    fields: dict[str, Any] = {**SELECTING, "turn": 2, "begun": 3}
    t = table(3, eggs=[4, 4, 4], options={"control": "bid"}, **fields).play("pass", "eggs 3")
    for n in range(5):
        world = Table(GAME.imagine(GAME.see(t.states, 1), 1, key_of(n, 3)))
        assert 0 <= world.s["bids"][0] <= 4
        assert world.s["picked"].tolist() == [-1] * box.PLAYERS


def test_the_last_bid_of_all_cannot_be_taken_back() -> None:
    """CR-128: Hidden bids are shown together, so that the last one is news to all."""
    bidding: dict[str, Any] = {**SELECTING, "turn": 2, "begun": 3, "options": {"control": "bid"}}
    game = TrueTable.place("chickenrun", table(3, eggs=[4, 4, 4], **bidding).position())
    for word in ("pass", "eggs 3", "eggs 1"):
        game.play(number_of(word))
    assert game.can_undo(1), "one bid is missing"
    game.play(number_of("eggs 2"))
    assert game.record.boss == 0
    assert not game.can_undo(2)


def test_a_card_seen_elsewhere_is_missing_where_one_was_taken() -> None:
    """CR-050, section 5: Ada remembers Pliers in the barn, from which a card was taken unseen, and
    sees them with Ben: no imagined world has them in the barn, and no card is there twice."""
    t = table(
        shown={1: "Pliers"},
        escape={1: "Proper Hole"},
        marker={1: "10,10"},
        plans={1: ["Proper Hole"]},
        seen=[["barn Pliers", "barn Rope"], []],
        missed=[[0, 1, 0, 0], [0] * 4],
    )
    for n in range(10):
        world = Table(GAME.imagine(GAME.see(t.states, 0), 0, key_of(n, 3)))
        assert GAME.written.fault(world.s) is None
        assert "Rope" in world.pile("barn")
        assert "Pliers" not in world.pile("barn")


def test_imagined_cards_come_from_piles_that_are_short() -> None:
    """CR-R17: Where cards go back to the pile they were bought from, each pile of an imagined
    world has lent as many as it is short of."""
    piles = spread(Counter())
    gone = ["barn Rope", "house Bicycle"]
    for card in gone:
        piles.remove(card)
    carried: dict[str, Any] = {"carry": {0: "Rope", 1: "Bicycle"}, "at": {0: "3,9", 1: "2,12"}}
    t = table(**carried, piles=piles, gone_from=gone, options={"returns": "bought"})
    for n in range(20):
        world = GAME.imagine(GAME.see(t.states, SPECTATOR), SPECTATOR, key_of(n, 3))[0]
        lent = world["gone_from"].reshape(len(SHOPS), box.KINDS).sum(axis=1)
        assert lent.tolist() == [0, 1, 0, 1]
