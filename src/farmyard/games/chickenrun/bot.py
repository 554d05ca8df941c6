"""Chickenrun: players that run errands (section 9 of the ledger).

The greedy one wants a plan, then the cards it takes, one at a time from the nearest shop it can
pay, then the place where it begins, then away.  The wary one does the same with fear and timing:
it keeps out of Mr Tweedy's reach with a load, keeps an egg for Mrs Tweedy, sends its slow chickens
to rest, and announces only when he is far and the dog on another side.
"""

from collections.abc import Sequence
from typing import Any

from farmyard.core.game import Level
from farmyard.core.player import Maker, Player, at_a_glance, overlooking
from farmyard.games.chickenrun.board import (
    DOORS,
    FOOD,
    HUT,
    IS_OUTSIDE,
    IS_YARD,
    SQUARES,
    WIRE,
    YARD,
    beside,
)
from farmyard.games.chickenrun.box import (
    CUTTERS,
    LEAST,
    PLIERS,
    SET,
)
from farmyard.games.chickenrun.errands import (
    FAR,
    HIS_GROUND,
    Steps,
    has_tool,
    lacking,
    own_plans,
    spread,
    start_places,
    useful_shops,
    way_home,
    way_out,
    way_to,
)
from farmyard.games.chickenrun.state import (
    ABANDON,
    ACCEPT,
    BLACK,
    BROWN,
    CARD,
    CHICKEN,
    CUT,
    DRAW,
    EXCHANGE,
    EXIT,
    KIND,
    MOVE,
    NONE,
    PASS,
    PAY,
    PLACE,
    PLAN,
    REFUSE,
    RELEASE,
    ROLL,
    TAKE,
    Phase,
    Place,
)

# -- Players --------------------------------------------------------------------


class Greedy(Player):
    """Runs errands by the shortest way, and drives the Tweedys at whom it can reach."""

    reserve = 0  # eggs it does not spend
    party = 2  # chickens it takes along, if it may

    def values(self, view: Any, choices: Sequence[int]) -> list[float]:
        view = at_a_glance(view)
        self.ways = self.ways_of(view)
        return [self.value(view, c) for c in choices]

    def value(self, view: Any, choice: int) -> float:
        """What a choice is worth, by what it is about."""
        phase = Phase(view.phase)
        if phase == Phase.BEFORE:
            return self.deed(view, choice)
        if phase in (Phase.MOVE, Phase.LAND, Phase.MOUTH):
            return self.going(view, choice)
        if phase in (Phase.BLACK, Phase.CHASE):
            return self.driving(view, choice)
        if phase in (Phase.BUY, Phase.LOOT_CARD, Phase.KEEP):
            return self.card(view, choice)
        if CHICKEN <= choice < CHICKEN + SET:
            return self.chicken(view, int(choice - CHICKEN), phase)
        if phase in (Phase.FOOD, Phase.PUT):
            return self.plan(view, choice)
        if choice == BROWN and self.runner_outside(view):
            return 1.5
        return ANSWERS.get((phase, choice), 0.0)

    # -- Before the roll

    def deed(self, view: Any, choice: int) -> float:
        """Away if it can, out of the bunker if it can, else roll."""
        if choice == ROLL:
            return 1.0
        if choice == CUT or PLAN <= choice < KIND:
            return 3.0 if self.is_time(view) else 0.0
        if choice == PAY:
            return 2.0 if int(view.eggs[self.seat]) >= self.reserve + 2 else 0.0
        if choice >= CARD:
            return 1.5 if self.wants_card(view, int(choice - CARD)) else 0.0
        if CHICKEN <= choice < PLAN and self.needs_company(view):
            return 1.1
        return 0.0

    def needs_company(self, view: Any) -> bool:
        """Ready to go, but for the hand: a replacement brings in those that rest (CR-139)."""
        p = self.seat
        plans = [n for n in own_plans(view, p) if not lacking(view, p, n) and LEAST[n] > 1]
        ready = any(int(view.at[p]) in start_places(view, p, n) for n in plans)
        return ready and not any(int(place) == Place.HAND for place in view.chickens[p])

    def is_time(self, view: Any) -> bool:
        return True

    def wants_card(self, view: Any, card: int) -> bool:
        return True

    # -- Moving

    def ways_of(self, view: Any) -> Steps:
        """Steps to where it wants to be, from every place."""
        if Phase(view.phase) not in (Phase.MOVE, Phase.LAND, Phase.MOUTH):
            return way_out()
        p = self.seat
        if view.escape[p] >= 0:
            return way_out()
        if view.loaded[p]:
            return way_to(HUT + int(view.hut[p]))
        return way_home(self.goal(view))

    def goal(self, view: Any) -> tuple[int, ...]:
        """A plan, the missing cards, the start; or home for eggs."""
        p, plans = self.seat, own_plans(view, self.seat)
        if has_tool(view, p) and view.eggs[p] >= self.reserve:
            return WIRE_SQUARES
        if not plans:
            return (FOOD,)
        if not lacking(view, p, plans[0]):
            return start_places(view, p, plans[0])
        hopeful = useful_shops(view, p)
        eggs = int(view.eggs[p]) - self.reserve
        shops = [n for n, price in hopeful.items() if price <= eggs + 1 and n != view.tweedy]
        if not hopeful:
            return (FOOD,)
        return tuple(shops) or (HUT + int(view.hut[p]),)

    def going(self, view: Any, choice: int) -> float:
        """Nearer is better; free is best."""
        if EXIT <= choice < PLACE:
            return 5.0
        n = int(view.at[self.seat]) if choice == PASS else int(choice - PLACE)
        if choice == PASS and view.phase == Phase.MOUTH:
            return -5.0
        if choice != PASS and n == view.marker[self.seat]:
            return 1.0  # into the tunnel, or on
        return -float(self.ways[n])

    # -- The Tweedys

    def driving(self, view: Any, choice: int) -> float:
        """Escapes of others first, then loads, then anybody; never one's own."""
        if choice == PASS:
            return 0.5
        n, value = int(choice - PLACE), 0.0
        dog = view.phase == Phase.CHASE and view.chasing == 2
        for q in range(view.seats):
            worth = self.catch(view, q, n, dog)
            value += -2 * worth if q == self.seat else worth
        return value or self.lurking(view, n, dog)

    def runner_outside(self, view: Any) -> bool:
        """Whether somebody else's runner is where the dog may go."""
        others = [q for q in range(view.seats) if q != self.seat and view.escape[q] >= 0]
        return any(view.at[q] >= 0 and IS_OUTSIDE[int(view.at[q])] for q in others)

    def catch(self, view: Any, q: int, n: int, dog: bool) -> float:
        """What is gained from q by landing there."""
        if view.escape[q] >= 0 and (view.at[q] == n or (view.marker[q] == n and not dog)):
            return 10.0
        if dog or view.at[q] != n or not IS_YARD[n]:
            return 0.0
        return 4.0 if view.loaded[q] else 1.0

    def lurking(self, view: Any, n: int, dog: bool) -> float:
        """Nearer to somebody else's runner, for the dog; for Mr Tweedy to anybody's piece."""
        ways = [FAR]
        for q in range(view.seats):
            m = int(view.at[q])
            if q != self.seat and 0 <= m < SQUARES and (not dog or IS_OUTSIDE[m]):
                ways.append(abs(m // 27 - n // 27) + abs(m % 27 - n % 27))
        return 0.4 - min(ways) / 100 if n < SQUARES else 0.0

    # -- Cards and chickens

    def card(self, view: Any, choice: int) -> float:
        """What its plans lack, or a tool to cut with."""
        if choice == PASS:
            return 0.5
        kind = int(choice - KIND)
        if kind in (CUTTERS, PLIERS):
            return 3.0
        lacks = [lacking(view, self.seat, plan) for plan in own_plans(view, self.seat)]
        return max((2.0 - len(lack) / 10 for lack in lacks if kind in lack), default=0.0)

    def plan(self, view: Any, choice: int) -> float:
        """Two plans; another for one that cannot be carried out, or whose cards are nowhere."""
        p = self.seat
        if choice == EXCHANGE:
            hopeless = not own_plans(view, p) or not useful_shops(view, p)
            return 1.5 if hopeless and view.planned[p] > 1 else 0.0
        if choice >= PLAN:
            own = own_plans(view, p)
            return float(own.index(int(choice - PLAN)) if choice - PLAN in own else FAR)
        return 2.0 if choice == TAKE else 1.0

    def chicken(self, view: Any, k: int, phase: Phase) -> float:
        """Fast ones run; of others the fast ones are eaten, of its own the slow ones."""
        if phase == Phase.COMMIT:
            waiting = sum(int(place) == Place.COMMITTED for place in view.chickens[self.seat])
            return 1.0 if waiting + 1 < self.party else -1.0
        if phase == Phase.PIE:
            return -float(k) if view.victim == self.seat else float(k)
        return float(k)


class Wary(Greedy):
    """The same errands with fear and timing."""

    reserve = 1
    party = 3

    def is_time(self, view: Any) -> bool:
        """Mr Tweedy far from the start, the dog on another side; or it has waited long enough."""
        n = int(view.at[self.seat])
        near = spread([int(view.tweedy)], HIS_GROUND)[n]
        dog = abs(int(view.dog) // 27 - n // 27) + abs(int(view.dog) % 27 - n % 27)
        safe = n >= SQUARES or (near > SAFE_STEPS and dog > SAFE_STEPS)
        return safe or self.dice.randrange(RESTLESS) == 0

    def deed(self, view: Any, choice: int) -> float:
        """Also: a fast chicken for a long way, and no escape that is as good as caught."""
        if CHICKEN <= choice < CHICKEN + SET:
            active = [k for k in range(SET) if view.chickens[self.seat][k] == Place.ACTIVE]
            return 1.2 if active and choice - CHICKEN > active[0] + 1 else 0.0
        if choice == ABANDON:
            return 1.4 if self.is_hunted(view) else 0.0
        return super().deed(view, choice)

    def is_hunted(self, view: Any) -> bool:
        """Mr Tweedy beside the marker, with chickens still there."""
        marker = int(view.marker[self.seat])
        waiting = any(int(place) == Place.COMMITTED for place in view.chickens[self.seat])
        return (
            waiting
            and 0 <= marker < SQUARES
            and spread([int(view.tweedy)], HIS_GROUND)[marker] <= 2
        )

    def wants_card(self, view: Any, card: int) -> bool:
        """A march for a runner, a wink for an escape; the telephone when he is near."""
        return bool(view.escape[self.seat] >= 0 or self.dice.random() < 0.1)

    def going(self, view: Any, choice: int) -> float:
        """Rather under cover, or beyond his reach; the more so with a load."""
        value = super().going(view, choice)
        n = int(view.at[self.seat]) if choice == PASS else int(choice - PLACE)
        if n >= SQUARES or EXIT <= choice < PLACE:
            return value
        if IS_OUTSIDE[n]:
            return value - self.danger(int(view.dog), n) - self.danger(int(view.tweedy), n)
        return value - (2 if view.loaded[self.seat] else 1) * self.danger(int(view.tweedy), n)

    def danger(self, guard: int, n: int) -> float:
        """More the nearer a guard is; beyond a throw of seven little."""
        if guard >= SQUARES:
            guard = DOORS[guard - SQUARES][0]
        steps = abs(guard // 27 - n // 27) + abs(guard % 27 - n % 27)
        return max(0.0, (8 - steps) / 2)


SAFE_STEPS = 6
RESTLESS = 4  # one look in so many it takes the risk: he may stay where he is for ever
WIRE_SQUARES = tuple(n for n in YARD if any(m in WIRE for m in beside(n)))

ANSWERS: dict[tuple[Phase, int], float] = {
    (Phase.CHOOSE, int(MOVE)): 2.0,
    (Phase.CHOOSE, int(RELEASE)): 1.0,
    (Phase.CHOOSE, int(DRAW)): 1.5,
    (Phase.VISIT, int(REFUSE)): 1.0,
    (Phase.REPLY, int(REFUSE)): 1.0,
    (Phase.JOIN, int(ACCEPT)): 1.0,
    (Phase.PARTNER, int(PASS)): 1.0,
    (Phase.TRADE, int(PASS)): 1.0,
    (Phase.DISCOUNT, int(PASS)): -1.0,
    (Phase.HIDE, int(PASS)): -1.0,
    (Phase.LOOK, int(ACCEPT)): 1.0,
    (Phase.SELECT, int(BLACK)): 1.0,
    (Phase.SELECT, int(BROWN)): 0.9,
    (Phase.COMMIT, int(PASS)): 0.0,
    (Phase.LOOT, int(PASS)): -1.0,
    (Phase.GIVE_CARD, int(NONE)): 1.0,
}
"""Questions with few answers: the best is taken; what is not named is worth nothing."""


def maker(player: type[Greedy]) -> Maker:
    """A maker of such players."""
    return lambda seat, seats, dice: player(seat, dice)


LEVELS = (
    Level("egg", "Egg", "sees little yet", "egg", overlooking(maker(Greedy), 0.3)),
    Level("chick", "Chick", "loses its way", "chick", overlooking(maker(Greedy), 0.4)),
    Level(
        "pullet", "Pullet", "overlooks a thing or two", "pullet", overlooking(maker(Greedy), 0.6)
    ),
    Level("hen", "Hen", "runs her errands", "hen", maker(Greedy)),
    Level("fox", "Fox", "runs them with an eye on Mr Tweedy", "fox", maker(Wary)),
)
