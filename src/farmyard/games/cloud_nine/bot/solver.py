"""Cloud Nine, Success: a solver that sees all cards, and deals that can be won.

Depth-first search, with a memory of dead tables and restarts in another order.  No table comes
twice, for tricks take cards away, moves make packs and challenges are met once.  With Gold the row
counts too, in the order in which it lies.  Every search is bounded by a budget of tables looked at,
never by a clock.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import chain, combinations, count
from random import Random
from typing import Any, NamedTuple

from farmyard.core.chance.dice import key_of
from farmyard.games.cloud_nine.bot.worlds import dealt
from farmyard.games.cloud_nine.box import (
    BOX,
    CHICK,
    CORNS,
    DEPTH,
    EGG,
    FOX,
    GOLDS,
    HEN,
    LEAN,
    MOST_CARDS,
    PACKS,
    RIFLE,
    ROOSTER,
    SNAKE,
    WORM,
)
from farmyard.games.cloud_nine.rules import tricks
from farmyard.games.cloud_nine.rules.choices import (
    HUNT,
    KEEP,
    KEPT,
    LOOK_INTO,
    MOVE,
    REDO,
    REDONE,
    SUBSETS,
    TURN_UP,
)
from farmyard.games.cloud_nine.rules.declaring import table_of

BUDGET = 20_000  # tables looked at
STARTS = (60, 60, 120, 120, 240, 240, 500, 1000, 2000, 4000)  # of each restart, then the rest

Packs = tuple[tuple[int, ...], ...]
"""Nine packs, each listed from its bottom card up."""
ANYTHING = -1  # no challenge
CHOICE_OF = {used: choice for choice, used in enumerate(SUBSETS)}
KEPT_AT = {kept: KEEP + i for i, kept in enumerate(KEPT)}


class Verdict(Enum):
    """The outcome of a search."""

    WON = "won"
    LOST = "lost"
    UNDECIDED = "undecided"


@dataclass(frozen=True)
class Solution:
    """The result of a search: if the table can be won, the choices that win it."""

    verdict: Verdict
    choices: tuple[int, ...] = ()
    looked_at: int = 0


class Lying(NamedTuple):
    """A table of Success: its packs, and the state of its challenges.

    ``row``: the challenges left, the next one first, without the Easter Egg; ``met``: those met;
    ``redo``: the one the Worm is to repeat; ``claim``: the one being carried out.
    """

    packs: Packs
    row: tuple[int, ...] = ()
    met: frozenset[int] = frozenset()
    redo: int = ANYTHING
    claim: int = ANYTHING

    @property
    def asked(self) -> int:
        """Return the current challenge, or the one the Worm repeats."""
        if not self.row:
            return ANYTHING
        return self.redo if self.row[0] == WORM else self.row[0]

    @property
    def won(self) -> bool:
        """Return whether only Foxes are left, and every challenge is met (CN-146, CN-147)."""
        return not self.row and all(kind == FOX for pack in self.packs for kind in pack)

    @property
    def mark(self) -> Any:
        """Return a key that is equal for tables that differ only in the order of their packs."""
        return tuple(sorted(self.packs)), len(self.row), self.redo, self.claim

    def meet(self) -> "Lying":
        """Return the table with the current challenge met."""
        met = self.met | {self.row[0]}
        return Lying(self.packs, self.row[1:], met)


def lying(s: Any) -> Lying:
    """Return the table of a record, all cards known."""
    rows = [s["packs"][DEPTH * p : DEPTH * (p + 1)] for p in range(PACKS)]
    packs = tuple(tuple(int(kind) for kind in row if kind >= 0) for row in rows)
    row = [int(kind) for kind in s["gold_nest"][: s["gold_left"]] if kind != EGG]
    met = frozenset(kind for kind in range(GOLDS) if s["golds"][0][kind] > 0)
    return Lying(packs, tuple(reversed(row)), met, int(s["redo"]), int(s["claim"]))


# -- Legal sets, by the sum of their cards' weights -----------------------------


class Fact(NamedTuple):
    """A legal set: its eggs, its boxes, and the kinds that may be its highest card (CN-R85)."""

    eggs: int
    boxes: int
    highest: tuple[int, ...]


def weight(kind: int) -> int:
    """Return the weight of a card: the sum of up to four weights tells which cards went in."""
    return 1 << 3 * kind


Facts = tuple[dict[int, Fact], ...]
"""Legal sets by number of cards, from none to four, and by the sum of their weights."""


@cache
def facts_of(table: int) -> Facts:
    """Return the legal sets of a table of tricks."""
    facts: Facts = tuple({} for _ in range(MOST_CARDS + 1))
    for i in range(tricks.TRICKS):
        if int(tricks.LEGAL[table][i // tricks.BITS]) >> i % tricks.BITS & 1:
            facts[len(tricks.SETS[i])][sum(weight(kind - 1) for kind in tricks.SETS[i])] = _fact(
                table, i
            )
    return facts


def _fact(table: int, trick: int) -> Fact:
    ways = int(tricks.WAYS[table, tricks.ROW[trick]]) if tricks.ROW[trick] >= 0 else tricks.NO_BOX
    open_ways = [way for way in range(16) if ways >> way & 1]
    number = (
        [int(tricks.HIGHEST[trick]) - 1] if any(way & tricks.DOUBLED for way in open_ways) else []
    )
    box = [BOX] if tricks.ROW[trick] >= 0 and any(way & tricks.TAKEN for way in open_ways) else []
    boxes = tricks.SETS[trick].count(BOX + 1)
    return Fact(int(tricks.EGGS[trick]), boxes, (*[kind for kind in number if kind >= 0], *box))


# -- Searching ------------------------------------------------------------------


def solve(s: Any, budget: int = BUDGET, seed: int = 0) -> Solution:
    """Search the table of a record, all cards known, for a way to win it.

    The answer is the same for the same arguments.
    """
    return _search_of(s, budget, seed).run(lying(s))


def winning(s: Any, budget: int = BUDGET, seed: int = 0) -> list[int]:
    """Return the choices after which a record's table can surely be won, all cards known.

    The budget of tables looked at is shared equally by the choices.
    """
    search = _search_of(s, budget, seed)
    ways = dict(search.ways(lying(s)))
    return [choice for choice, after in ways.items() if search.wins(after, budget // len(ways))]


def _search_of(s: Any, budget: int, seed: int) -> "_Search":
    """Return a search by the rules of a record."""
    plain, crowed = (facts_of(int(table_of(s, rooster))) for rooster in (0, 1))
    return _Search(plain, crowed, budget, Random(seed))


class _Search:
    def __init__(self, plain: Facts, crowed: Facts, budget: int, dice: Random) -> None:
        self.plain = plain
        self.crowed = crowed
        self.budget = budget
        self.dice = dice
        self.looked_at = 0
        self.dead: set[Any] = set()

    def run(self, table: Lying) -> Solution:
        for most in (*STARTS, self.budget):
            limit = min(self.looked_at + most, self.budget)
            found = self._from(table, limit)
            if found is not None or table.mark in self.dead:
                verdict = Verdict.LOST if found is None else Verdict.WON
                return Solution(verdict, tuple(found or ()), self.looked_at)
            if self.looked_at >= self.budget:
                break
        return Solution(Verdict.UNDECIDED, (), self.looked_at)

    def wins(self, table: Lying, budget: int) -> bool:
        """Return whether another table can be won, with the memory of the searches before it."""
        self.budget = self.looked_at + budget
        return self.run(table).verdict is Verdict.WON

    def _from(self, table: Lying, limit: int) -> list[int] | None:
        """Return choices that win; None if there are none, or none were found."""
        if table.won:
            return []
        trail = {table.mark: (ANYTHING, self.ways(table))}  # by table: the choice that led there
        while trail:
            step = next(trail[next(reversed(trail))][1], None)
            if step is None:
                self.dead.add(trail.popitem()[0])
                continue
            choice, after = step
            if after.won:
                return [*(each for each, _ in trail.values()), choice][1:]
            if after.mark in self.dead or after.mark in trail:
                continue  # what the Worm repeats may be taken back and forth
            if self.looked_at >= limit:
                return None
            trail[after.mark] = choice, self.ways(after)
        return None

    def ways(self, table: Lying) -> Iterator[tuple[int, Lying]]:
        """Yield choices and tables after them: challenges first, then small tricks, boxes last."""
        self.looked_at += 1
        if table.claim != ANYTHING:
            yield from performed(table, table.claim)
            return
        now, later = self._challenges(table)
        yield from now
        yield from self._laid(table)
        if () in table.packs:
            for p in sorted(range(PACKS), key=lambda p: need(table.packs[p])):
                if len(table.packs[p]) > 1:
                    yield MOVE + p, table._replace(packs=moved(table.packs, p))
        yield from later

    def _challenges(self, table: Lying) -> tuple[list[tuple[int, Lying]], list[tuple[int, Lying]]]:
        """Return choices that meet a challenge without a trick: those to try first, and the rest.

        A change of what the Worm repeats comes last of all: a player who follows a search step by
        step, with a fresh search at each step, would otherwise change it back and forth for ever.
        """
        kind = table.row[0] if table.row else ANYTHING
        if kind == WORM:
            again = self._repeated(table)
            return (again, []) if table.redo == ANYTHING else ([], again)
        steps = list(performed(table, kind))
        return (steps[:1], steps[1:]) if kind == HEN else (steps, [])

    def _repeated(self, table: Lying) -> list[tuple[int, Lying]]:
        """Return the challenges that the Worm may repeat, and the tables after them (CN-R100)."""
        found = []
        for kind in sorted(table.met - {table.redo}):
            if kind in (HEN, CHICK, RIFLE):
                fits, after = bool(list(performed(table, kind))), table._replace(claim=kind)
            else:
                after = table._replace(redo=kind)
                fits = any(
                    way[3] for used in self._tricks(after) for way in self._with(after, used)
                )
            if fits:
                found.append((REDO + REDONE.index(kind), after))
        return found

    # -- Tricks -----------------------------------------------------------------

    def _laid(self, table: Lying) -> Iterator[tuple[int, Lying]]:
        ways = [way for used in self._tricks(table) for way in self._with(table, used)]
        ways.sort(key=lambda way: -way[0])
        for _, choice, taken, met in ways:
            after = table._replace(packs=without(table.packs, taken))
            yield choice, after.meet() if met else after

    def _tricks(self, table: Lying) -> Iterator[tuple[tuple[int, ...], Fact]]:
        """Yield the packs of every trick that the top cards make, and its facts."""
        open_ones = [p for p, pack in enumerate(table.packs) if pack and pack[-1] <= BOX]
        weights = [weight(table.packs[p][-1]) for p in open_ones]
        for size in range(1, MOST_CARDS + 1):
            repeats = size == MOST_CARDS and table.asked == ROOSTER
            facts = (self.crowed if repeats else self.plain)[size]
            if facts:
                sums = map(sum, combinations(weights, size))
                for used, whole in zip(combinations(open_ones, size), sums, strict=True):
                    if whole in facts:
                        yield used, facts[whole]

    def _with(
        self, table: Lying, trick: tuple[tuple[int, ...], Fact]
    ) -> Iterator[tuple[float, int, tuple[int, ...], bool]]:
        """Yield ways to lay a trick: promise, choice, packs that lose a card, challenge met."""
        (used, fact), asked = trick, table.asked
        choice = CHOICE_OF[used]
        met = (asked == ROOSTER and len(used) == MOST_CARDS) or (
            asked == CORNS and fact.eggs <= LEAN
        )
        promise = 2 * self.dice.random() - len(used) - 3 * fact.boxes + 3 * met
        yield promise, choice, used, met
        if asked == SNAKE and len(used) > 1:
            for p in used:
                if table.packs[p][-1] in fact.highest:
                    taken = tuple(other for other in used if other != p)
                    yield promise + 4, KEPT_AT[choice, p], taken, True


# -- What becomes of the table ----------------------------------------------------


def performed(table: Lying, kind: int) -> Iterator[tuple[int, Lying]]:
    """Yield the ways to use a Hen, a Chick or a Rifle; a Chick may look into any pack here."""
    packs = table.packs
    if kind == CHICK:
        p = max(range(PACKS), key=lambda p: len(packs[p]))
        if packs[p]:
            yield LOOK_INTO + p, table.meet()
    elif kind == RIFLE:
        for p, pack in enumerate(packs):
            if pack[-1:] == (FOX,):
                yield HUNT + p, table._replace(packs=without(packs, (p,))).meet()
    elif kind == HEN:
        stacked = [p for p in range(PACKS) if len(packs[p]) > 1]
        for p in sorted(
            stacked or [p for p in range(PACKS) if packs[p]], key=lambda p: need(packs[p])
        ):
            yield TURN_UP + p, table._replace(packs=turned(packs, p)).meet()


def need(pack: tuple[int, ...]) -> tuple[bool, int]:
    """Return a sort key by need to remove the top card: packs under a Fox first, then tall ones."""
    return pack[-1:] != (FOX,), -len(pack)


def without(packs: Packs, used: tuple[int, ...]) -> Packs:
    return tuple(pack[:-1] if p in used else pack for p, pack in enumerate(packs))


def moved(packs: Packs, p: int) -> Packs:
    """Return the packs with the top card of one moved into the first gap."""
    rows = list(packs)
    rows[rows.index(())] = packs[p][-1:]
    rows[p] = packs[p][:-1]
    return tuple(rows)


def turned(packs: Packs, p: int) -> Packs:
    """Return the packs with the top card of one put at its bottom."""
    return tuple(pack[-1:] + pack[:-1] if i == p else pack for i, pack in enumerate(packs))


# -- Deals that can be won ------------------------------------------------------


def solvable_key(template: Any, key: tuple[int, int]) -> tuple[int, int]:
    """Return this key, or else the first one derived from it whose table can be won.

    ``template``: a record with seats and options set, shape (1,).
    """
    seed = key[0] | key[1] << 64
    for found in chain([key], (key_of(seed, n) for n in count(1))):
        if solve(dealt(template, found)[0]).verdict is Verdict.WON:
            return found
    raise AssertionError("there is no last key")
