"""Chickenrun: players that run errands (section 9 of the ledger).

The greedy one wants a plan, then the cards it takes, one at a time from the nearest shop it can
pay, then the place where it begins, then away.  The wary one does the same with fear and timing:
it keeps out of Mr Tweedy's reach with a load, keeps an egg for Mrs Tweedy, sends its slow chickens
to rest, and announces only when he is far and the dog on another side.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from farmyard.core.game import Level
from farmyard.core.player import Maker, Player, at_a_glance, overlooking
from farmyard.core.record import NOBODY
from farmyard.games.chickenrun import box, state, text
from farmyard.games.chickenrun.bot import errands
from farmyard.games.chickenrun.bot.bargains import (
    Bargain,
    bargains,
    is_near_winning,
    is_taken,
    mark,
    part_of,
)
from farmyard.games.chickenrun.bot.errands import Steps
from farmyard.games.chickenrun.bot.moments import chance, is_useful
from farmyard.games.chickenrun.bot.prowling import driving, his_steps, its_steps, selecting
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.rules.tweedys.guards import DOG
from farmyard.games.chickenrun.state import Phase, Place

__all__ = ["LEVELS"]

PROPER_HOLE = box.PLAN_NAMES.index("Proper Hole")

# -- Players --------------------------------------------------------------------


class Greedy(Player):
    """Runs errands by the shortest way, and drives the Tweedys at whom it can reach."""

    reserve = 0  # eggs it does not spend
    party = 2  # chickens it takes along, if it may

    def __init__(self, seat: int, dice: Random) -> None:
        super().__init__(seat, dice)
        self.asked: set[tuple[int, ...]] = set()  # of whom it has asked what
        self.meant: Bargain | None = None  # what its offer is about

    def values(self, view: Any, choices: Sequence[int]) -> list[float]:
        view = at_a_glance(view)
        self.ways = self.ways_of(view)
        if view.phase == Phase.TRADE:
            self.meant = next(bargains(view, self.seat, self.asked), None)
            self.asked |= {mark(view, self.meant)} if self.meant else set()
        elif Phase.TRADE < view.phase < Phase.REPLY and self.meant is None:
            self.meant = self.bargain_under_way(view)
        return [self.value(view, c) for c in choices]

    def bargain_under_way(self, view: Any) -> Bargain | None:
        """Return a bargain for an offer that was begun for this seat by somebody else."""
        found = bargains(view, self.seat, set())
        return next((each for each in found if view.dealing in (NOBODY, each.partner)), None)

    def value(self, view: Any, choice: int) -> float:
        """What a choice is worth, by what it is about."""
        phase = Phase(view.phase)
        if phase == Phase.BEFORE:
            return self.deed(view, choice)
        if phase in (Phase.MOVE, Phase.LAND, Phase.MOUTH):
            return self.going(view, choice)
        if phase in (Phase.BLACK, Phase.CHASE):
            return driving(view, self.seat, choice, phase == Phase.CHASE and view.chasing == DOG)
        if phase == Phase.SELECT:
            return selecting(view, self.seat, choice)
        if Phase.TRADE <= phase < Phase.REPLY:
            return float(choice == part_of(view, self.meant, phase))
        if phase in (Phase.REPLY, Phase.VISIT, Phase.JOIN):
            return float((choice == state.ACCEPT) == self.agrees(view, phase))
        if phase == Phase.CHOOSE:
            return self.on_ten(view, choice)
        if phase == Phase.LOOT:
            return self.pile(view, choice)
        if phase in (Phase.BUY, Phase.LOOT_CARD, Phase.KEEP):
            return self.card(view, choice)
        if state.CHICKEN <= choice < state.CHICKEN + box.SET:
            return self.chicken(view, int(choice - state.CHICKEN), phase)
        if phase in (Phase.FOOD, Phase.PUT):
            return self.plan(view, choice)
        return ANSWERS.get((phase, choice), 0.0)

    # -- Before the roll

    def deed(self, view: Any, choice: int) -> float:
        """Away if it can, out of the bunker if it can, else roll."""
        if choice == state.ROLL:
            return 1.0
        if choice == state.CUT or state.PLAN <= choice < state.KIND:
            return 3.0 if self.is_time(view) else 0.0
        if choice == state.PAY:
            return 2.0 if int(view.eggs[self.seat]) >= self.reserve + 2 else 0.0
        if choice >= state.CARD:
            return 1.5 if self.wants_card(view, int(choice - state.CARD)) else 0.0
        if state.CHICKEN <= choice < state.PLAN and self.needs_company(view):
            return 1.1
        return 0.0

    def needs_company(self, view: Any) -> bool:
        """Ready to go, but for the hand: a replacement brings in those that rest (CR-139)."""
        p = self.seat
        plans = [
            n
            for n in errands.own_plans(view, p)
            if not errands.lacking(view, p, n) and box.LEAST[n] > 1
        ]
        ready = any(int(view.at[p]) in errands.start_places(view, p, n) for n in plans)
        return ready and not any(int(place) == Place.HAND for place in view.chickens[p])

    def is_time(self, view: Any) -> bool:
        return True

    def wants_card(self, view: Any, card: int) -> bool:
        return is_useful(view, self.seat, card)

    # -- Moving

    def ways_of(self, view: Any) -> Steps:
        """Steps to where it wants to be, from every place."""
        if Phase(view.phase) not in (Phase.MOVE, Phase.LAND, Phase.MOUTH):
            return errands.way_out()
        p = self.seat
        if view.escape[p] >= 0:
            return errands.way_out()
        if view.loaded[p]:
            return errands.way_to(board.HUT + int(view.hut[p]))
        return errands.way_home(self.goal(view))

    def goal(self, view: Any) -> tuple[int, ...]:
        """A plan, the missing cards, the start; or home for eggs."""
        p, plans = self.seat, errands.own_plans(view, self.seat)
        if errands.has_tool(view, p) and view.eggs[p] >= self.reserve:
            return WIRE_SQUARES
        if not plans:
            return (board.FOOD,)
        if not errands.lacking(view, p, plans[0]):
            return errands.start_places(view, p, plans[0])
        hopeful = errands.useful_shops(view, p)
        eggs = int(view.eggs[p]) - self.reserve
        shops = [n for n, price in hopeful.items() if price <= eggs + 1 and n != view.tweedy]
        if not hopeful:
            return (board.FOOD,)
        return tuple(shops) or (board.HUT + int(view.hut[p]),)

    def going(self, view: Any, choice: int) -> float:
        """Nearer is better; free is best."""
        if state.EXIT <= choice < state.PLACE:
            return 5.0
        n = int(view.at[self.seat]) if choice == state.PASS else int(choice - state.PLACE)
        if choice == state.PASS and view.phase == Phase.MOUTH:
            return -5.0
        if choice != state.PASS and n == view.marker[self.seat]:
            return 1.0  # into the tunnel, or on
        return -float(self.ways[n])

    # -- The others

    def agrees(self, view: Any, phase: Phase) -> bool:
        """To an offer, a guest, an escape together; never with one that is about to win."""
        if phase == Phase.REPLY:
            return is_taken(view, self.seat)
        return not is_near_winning(view, int(view.mover))

    # -- Ten or more

    def on_ten(self, view: Any, choice: int) -> float:
        """A card if there is nothing better to do; chickens out of the bunker if there are two."""
        if choice == state.RELEASE:
            inside = sum(int(place) == Place.BUNKER for place in view.chickens[self.seat])
            return 3.0 if inside > 1 else 1.0
        if choice == state.DRAW:
            return 2.5 if self.is_idle(view) else 0.0
        return 2.0

    def is_idle(self, view: Any) -> bool:
        """No load, no escape, and not on its way to a place it would reach."""
        p = self.seat
        if view.loaded[p] or view.escape[p] >= 0 or view.at[p] == board.BUNKER:
            return False
        far = int(errands.way_home(self.goal(view))[int(view.at[p])])
        return not 0 < far <= self.pace(view)

    def pace(self, view: Any) -> int:
        """How far this throw would bring it."""
        active = [k for k in range(box.SET) if view.chickens[self.seat][k] == Place.ACTIVE]
        return int(view.black) + int(view.white) + int(box.ADJUST[active[0]] if active else 0)

    # -- Cards and chickens

    def pile(self, view: Any, choice: int) -> float:
        """By night: the pile with the best card."""
        if choice == state.PASS:
            return 0.0
        pile = box.SHOP_PLACES.tolist().index(int(choice - state.PLACE))
        known = view.seen[self.seat][pile * box.KINDS : (pile + 1) * box.KINDS]
        return max(
            (self.card(view, int(state.KIND) + k) for k in range(box.KINDS) if known[k] > 0),
            default=0.0,
        )

    def card(self, view: Any, choice: int) -> float:
        """What its plans lack, or a tool to cut with."""
        if choice == state.PASS:
            return 0.5
        kind = int(choice - state.KIND)
        if kind in (box.CUTTERS, box.PLIERS):
            return 3.0
        lacks = [
            errands.lacking(view, self.seat, plan) for plan in errands.own_plans(view, self.seat)
        ]
        free = 0.1 if view.phase == Phase.LOOT_CARD else 0.0
        return max((2.0 - len(lack) / 10 for lack in lacks if kind in lack), default=free)

    def plan(self, view: Any, choice: int) -> float:
        """Two plans; another for one that cannot be carried out, or whose cards are nowhere."""
        p = self.seat
        if choice == state.EXCHANGE:
            hopeless = not errands.own_plans(view, p) or not errands.useful_shops(view, p)
            return 1.5 if hopeless and view.planned[p] > 1 else 0.0
        if choice >= state.PLAN:
            own = errands.own_plans(view, p)
            return float(
                own.index(int(choice - state.PLAN)) if choice - state.PLAN in own else errands.FAR
            )
        return 2.0 if choice == state.TAKE else 1.0

    def chicken(self, view: Any, k: int, phase: Phase) -> float:
        """Fast ones run; of others the fast ones are eaten, of its own the slow ones."""
        if phase == Phase.COMMIT:
            waiting = sum(int(place) == Place.COMMITTED for place in view.chickens[self.seat])
            return 1.0 if waiting + 1 < self.party else -1.0
        if phase == Phase.LEND:
            lent = sum(int(place) == Place.LENT for place in view.chickens[self.seat])
            return 1.0 + k / 10 if lent + 1 < self.party else -1.0
        if phase == Phase.PIE:
            return -float(k) if view.victim == self.seat else float(k)
        return float(k)


class Wary(Greedy):
    """The same errands with fear and timing."""

    reserve = 1
    party = 3

    def is_time(self, view: Any) -> bool:
        """Mr Tweedy needs two turns to come there, or is its own; or it has waited long enough."""
        n = int(view.at[self.seat])
        far = (
            board.HUT <= n < board.HUT + board.HUTS
            or int(his_steps(int(view.tweedy))[n]) > SAFE_STEPS
        )
        return far or view.boss == self.seat or self.dice.randrange(RESTLESS) == 0

    def ways_of(self, view: Any) -> Steps:
        """Out by the open gate, if that is worth trying."""
        if view.phase == Phase.MOVE and self.may_run(view, int(view.allowance)):
            return errands.way_out_by_gate()
        return super().ways_of(view)

    def may_run(self, view: Any, steps: int) -> bool:
        """The gate is open, within this throw, and Free within the next."""
        n = int(view.at[self.seat])
        if not view.gate or view.escape[self.seat] >= 0 or n == board.BUNKER:
            return False
        left = int(errands.way_out_by_gate()[n]) - steps
        return errands.way_to_gate()[n] <= steps and left <= (
            0 if view.loaded[self.seat] else NEXT_THROW
        )

    def goal(self, view: Any) -> tuple[int, ...]:
        """Several through one hole; and no waiting for a shop that stays shut."""
        p, plans = self.seat, errands.own_plans(view, self.seat)
        if PROPER_HOLE in plans and errands.has_tool(view, p):
            if not errands.lacking(view, p, PROPER_HOLE):
                return errands.start_places(view, p, PROPER_HOLE)
            if self.shops(view, [PROPER_HOLE]):
                return self.shops(view, [PROPER_HOLE])
        if not plans or not errands.lacking(view, p, plans[0]) or errands.has_tool(view, p):
            return super().goal(view)
        shops = self.shops(view, plans)
        if shops:
            return shops
        return (board.FOOD,) if int(view.eggs[p]) > DEAREST else (board.HUT + int(view.hut[p]),)

    def shops(self, view: Any, plans: list[int]) -> tuple[int, ...]:
        """Open ones that may have what these plans lack, and that it can soon pay."""
        eggs = int(view.eggs[self.seat]) - self.reserve
        hopeful = errands.useful_shops(view, self.seat, plans)
        return tuple(n for n, price in hopeful.items() if price <= eggs + 1 and n != view.tweedy)

    def deed(self, view: Any, choice: int) -> float:
        """Also: a fast chicken for a long way, and no escape that is as good as caught."""
        if state.CHICKEN <= choice < state.CHICKEN + box.SET:
            active = [k for k in range(box.SET) if view.chickens[self.seat][k] == Place.ACTIVE]
            return 1.2 if active and choice - state.CHICKEN > active[0] + 1 else 0.0
        if choice == state.ABANDON:
            return 1.4 if self.is_hunted(view) else 0.0
        if state.PLAN <= choice < state.KIND and box.MULTI[choice - state.PLAN]:
            return super().deed(view, choice) * 1.1
        return super().deed(view, choice)

    def is_hunted(self, view: Any) -> bool:
        """Mr Tweedy beside the marker, with chickens still there."""
        marker = int(view.marker[self.seat])
        waiting = any(int(place) == Place.COMMITTED for place in view.chickens[self.seat])
        if not waiting or not 0 <= marker < board.SQUARES or view.boss == self.seat:
            return False
        return bool(his_steps(int(view.tweedy))[marker] <= 2)

    def plan(self, view: Any, choice: int) -> float:
        """Another one too for what cannot be bought where it is open."""
        if choice == state.EXCHANGE and view.planned[self.seat] > 1:
            plans = errands.own_plans(view, self.seat)
            ready = any(not errands.lacking(view, self.seat, plan) for plan in plans)
            return 0.0 if ready or self.shops(view, plans) else 1.5
        return super().plan(view, choice)

    def going(self, view: Any, choice: int) -> float:
        """Rather under cover, or beyond his reach; the more so with a load."""
        value = super().going(view, choice)
        n = int(view.at[self.seat]) if choice == state.PASS else int(choice - state.PLACE)
        if n >= board.SQUARES or state.EXIT <= choice < state.PLACE:
            return value
        his = 0.0 if view.boss == self.seat else chance(his_steps(int(view.tweedy))[n])
        if board.IS_OUTSIDE[n]:
            its = 0.0 if view.boss == self.seat else chance(its_steps(int(view.dog))[n])
            return value if board.IS_FREE[n] else value - RUNNER * max(his, its)
        return value - (LOAD if view.loaded[self.seat] else IDLER) * his


SAFE_STEPS = 8
NEXT_THROW = 9  # steps that another throw may bring
DEAREST = 3  # eggs that any shop takes
RUNNER, LOAD, IDLER = 12.0, 8.0, 1.0  # steps that it is worth not to be caught
RESTLESS = 4  # one look in so many it takes the risk: he may stay where he is for ever
WIRE_SQUARES = tuple(n for n in board.YARD if any(m in board.WIRE for m in board.beside(n)))

ANSWERS: dict[tuple[Phase, int], float] = {
    (Phase.PARTNER, int(state.PASS)): 1.0,
    (Phase.DISCOUNT, int(state.PASS)): -1.0,
    (Phase.HIDE, int(state.PASS)): -1.0,
    (Phase.LOOK, int(state.ACCEPT)): 1.0,
    (Phase.COMMIT, int(state.PASS)): 0.0,
}
"""Questions with few answers: the best is taken; what is not named is worth nothing."""


def maker(player: type[Greedy]) -> Maker:
    """A maker of such players."""
    return lambda seat, seats, dice: player(seat, dice)


LEVELS = (
    Level("egg", text, "egg", overlooking(maker(Greedy), 0.3)),
    Level("chick", text, "chick", overlooking(maker(Greedy), 0.42)),
    Level("pullet", text, "pullet", overlooking(maker(Greedy), 0.57)),
    Level("hen", text, "hen", overlooking(maker(Greedy), 0.77)),
    Level("rooster", text, "rooster", maker(Greedy)),
    Level("fox", text, "fox", maker(Wary)),
)
