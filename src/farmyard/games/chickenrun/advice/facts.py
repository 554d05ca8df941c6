"""Chickenrun: facts read off a view for reasons: errands, lacked cards, dangers."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from farmyard.core.player import at_a_glance
from farmyard.core.wording.slots import Thing
from farmyard.games.chickenrun import box, text
from farmyard.games.chickenrun.bot.rules import errands, ways
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.options import MarkerHit
from farmyard.games.chickenrun.page.routes import free_from, ways_of_dog, ways_of_tweedy
from farmyard.games.chickenrun.state import Phase, Status
from farmyard.games.chickenrun.words.things import KINDS, NOTHING, PLANS, TOOL, a, chicken, eggs
from farmyard.games.chickenrun.words.things import place as place_named
from farmyard.games.chickenrun.words.things import steps as in_steps

CLOSE, FAR = 5, 13  # steps of Mr Tweedy
TWEEDY, DOG = Thing("guard-tweedy"), Thing("guard-dog")


class Aim(NamedTuple):
    """The aim of an errand: why, to which places, and the steps from everywhere to the nearest."""

    why: str
    places: tuple[int, ...]
    ways: Any
    plan: int = -1


class Facts:
    """The facts of a view and of the choice that is advised in it.

    ``course``: the targets that the adviser makes for (`bot.rules.courses`); 0 for the Fox's own.
    """

    def __init__(self, view: Any, choice: int, names: Sequence[str], course: int = 0) -> None:
        self.raw, self.choice, self.names, self.course = view, int(choice), names, course
        self.view = at_a_glance(view)
        self.phase = Phase(self.view.phase)
        self.me = int(self.view.turn)
        self.at = int(self.view.at[self.me])
        self.home = board.HUT + int(self.view.hut[self.me])
        self.escaping = bool(self.view.escape[self.me] >= 0)
        self.is_boss = bool(self.view.boss == self.me)
        self.eggs = int(self.view.eggs[self.me])

    # -- Chickens and cards -----------------------------------------------------

    def flock(self, place: Status, p: int | None = None) -> list[int]:
        """Return the chickens of a seat, by default the own one, that are in a place."""
        own = self.view.chickens[self.me if p is None else p]
        return [k for k in range(box.SET) if own[k] == place]

    def chicken(self, k: int, p: int | None = None) -> Thing:
        return chicken(self.raw, self.me if p is None else p, k)

    @property
    def active(self) -> int:
        """Return the own active chicken; −1 if there is none."""
        return next(iter(self.flock(Status.ACTIVE)), -1)

    @property
    def load(self) -> Thing | None:
        return KINDS[self.view.carry[self.me]] if self.view.carry[self.me] >= 0 else None

    @property
    def tools(self) -> list[int]:
        own = self.view.hands[self.me]
        return [k for k in (box.CUTTERS, box.PLIERS) if own[k] or self.view.carry[self.me] == k]

    def plan_for(self, kind: int) -> int:
        """Return the own plan, nearest to ready, that takes a kind of equipment; −1 for none."""
        for plan in errands.own_plans(self.view, self.me):
            if box.TAKES[plan][kind] or (box.CUTTING[plan] and kind in (box.CUTTERS, box.PLIERS)):
                return plan
        return -1

    def lacks(self, plan: int) -> tuple[Thing, ...]:
        """Return the cards that a plan still needs."""
        return tuple(named(kind) for kind in errands.lacking(self.view, self.me, plan))

    # -- Errands ----------------------------------------------------------------

    def aim(self) -> Aim:
        """Return where the adviser would go next with this seat, and for what."""
        v, p = self.view, self.me
        if not self.course and self.phase == Phase.MOVE and errands.may_run(v, p, int(v.allowance)):
            return Aim("gate", tuple(board.MAIN_GATE), ways.WAYS[ways.GATE])
        if v.loaded[p]:
            plan = self.plan_for(int(v.carry[p]))
            return Aim("bank" if plan < 0 else "bank-for", (self.home,), self.to(self.home), plan)
        targets = self.course or errands.errand(v, p, True)
        nearest = ways.WAYS[errands.members(targets)].min(axis=0)
        return Aim(*self.errand(targets, errands.places_of(targets), nearest))

    def errand(
        self, targets: int, places: tuple[int, ...], steps: Any
    ) -> tuple[str, tuple[int, ...], Any, int]:
        """Return the aim that targets stand for, as the fields of an `Aim`."""
        plans = errands.own_plans(self.view, self.me)
        if targets == 1 << ways.WIRE:
            return "wire", places, steps, -1
        for plan in sorted(plans, key=lambda n: n != errands.PROPER_HOLE or not self.tools):
            if not self.lacks(plan) and targets == errands.start(self.view, self.me, plan):
                return "start", places, steps, plan
        if targets == 1 << ways.FOOD:
            return ("other-plan" if self.view.planned[self.me] else "first-plan"), places, steps, -1
        if places == (self.home,):
            return "home" if self.course else "wait", places, steps, -1
        return "shop", places, steps, -1

    def to(self, n: int) -> Any:
        return ways.steps_from(n)

    def shop_plan(self, n: int) -> int:
        """Return the own plan for which a shop may have something; −1 for none."""
        for plan in errands.own_plans(self.view, self.me):
            if self.lacks(plan) and n in self.hopeful(plan):
                return plan
        return -1

    def hopeful(self, plan: int) -> tuple[int, ...]:
        """Return the shops that may have a card that a plan lacks."""
        kinds = errands.lacks(self.view, self.me, plan)
        return errands.places_of(errands.hopeful(self.view, self.me, kinds))

    def why(self, aim: Aim, place: int) -> str:
        """Tell why a place on the way to an aim is good; empty if there is nothing to tell."""
        target = self.nearest(aim, place)
        plan = self.shop_plan(target) if aim.why == "shop" else aim.plan
        if aim.why == "home" or (aim.why == "shop" and plan < 0):
            return ""
        return text(
            f"why-{aim.why}",
            load=self.load or NOTHING,
            plan=PLANS[plan],
            cards=self.lacks(plan),
            target=self.target(aim, place),
            start=box.DECK[plan].start,
            tool=KINDS[self.tools[0]] if self.tools else NOTHING,
        )

    def nearest(self, aim: Aim, place: int) -> int:
        """Return the place of an aim that is nearest to a place."""
        return min(aim.places, key=lambda n: int(self.to(n)[place]))

    def target(self, aim: Aim, place: int) -> Thing:
        """Return the name of the aim's place that is nearest to a place."""
        if aim.why in ("start", "wire", "gate"):
            return Thing(f"goal-{aim.why}", (("plan", PLANS[aim.plan]),))
        n = self.nearest(aim, place)
        return Thing("goal-home") if n == self.home else place_named(n)

    # -- Dangers ----------------------------------------------------------------

    def his(self, n: int) -> int:
        """Return Mr Tweedy's steps to a place; `ways.FAR` if he cannot go there."""
        return ways_of_tweedy(int(self.view.tweedy)).get(n, (0, ways.FAR))[1]

    def its(self, n: int) -> int:
        """Return the dog's steps to a place; `ways.FAR` if it cannot go there."""
        return ways_of_dog(int(self.view.dog)).get(n, (0, ways.FAR))[1]

    def free_from(self, n: int) -> int:
        """Return the steps from a place outside to the nearest Free corner."""
        far = free_from(self.raw, n)
        return ways.FAR if far is None else far

    def danger(self, n: int) -> str:
        """Tell the danger from guards to the own piece on a place."""
        if self.view.winks:
            return text("danger-winks")
        if self.escaping or board.IS_OUTSIDE[n]:
            return self.danger_outside(n)
        if board.HUT <= n < board.HOUSE or n >= board.BUNKER:
            return ""
        if n > board.HOUSE and not self.view.catch_in_shops:
            return text("danger-cover")
        if self.is_boss:
            return text("danger-mine")
        return self.danger_inside(n)

    def danger_inside(self, n: int) -> str:
        loaded, load = "-load" if self.load else "", self.load or NOTHING
        if n == board.HOUSE:
            return text(f"danger-house{loaded}", load=load)
        steps = self.his(n)
        kind = "far" if steps >= FAR else ("close" if steps <= CLOSE else "near") + loaded
        return text(f"danger-{kind}", steps=in_steps(steps), load=load)

    def danger_outside(self, n: int) -> str:
        """Tell which guard is nearest to the runner, or to the marker."""
        if self.is_boss:
            return text("danger-mine")
        near = [(self.his(n), "runner", "tweedy")]
        if not (self.escaping and box.DOG_PROOF[self.view.escape[self.me]]):
            near.append((self.its(n), "runner", "dog"))
        marker = int(self.view.marker[self.me])
        if marker >= 0 and self.view.marker_hit != MarkerHit.WAITING:
            near.append((self.his(marker), "marker", "tweedy"))
        steps, what, guard = min(near)
        if steps >= ways.FAR:
            return ""
        what = "guards-far" if steps >= FAR else what
        return text(
            f"danger-{what}", guard=DOG if guard == "dog" else TWEEDY, steps=in_steps(steps)
        )


def named(kind: int) -> Thing:
    """Return the name of a lacked kind of equipment: Pliers stand for either tool."""
    return a(TOOL if kind == box.PLIERS else KINDS[kind])


__all__ = ["DOG", "TWEEDY", "Aim", "Facts", "a", "eggs", "in_steps", "named", "place_named"]
