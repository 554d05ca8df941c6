"""Leads afternoons: rounds begin, stand still, and are scored.

Each step is claimed in the store first, so that of several workers one takes it, and is done again
by whoever asks next where a process ended in the middle of it.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import TypeVar

from farmyard.core import catalogue
from farmyard.server.afternoon import plan as plans
from farmyard.server.afternoon.plan import (
    ENDED,
    GATHERING,
    LIKE,
    PLAYING,
    SCORING,
    SEATING,
    Plan,
    all_over,
    met,
    standings,
    tables_of,
    this_round,
)
from farmyard.server.afternoon.seating import tables_for
from farmyard.server.live import opening
from farmyard.server.live.actor import Actor
from farmyard.server.live.cache import Actors
from farmyard.server.live.peers import messages
from farmyard.server.store.schema import CLOSED, OVER, PERSON, Chair, now_ms
from farmyard.server.store.statements import afternoons
from farmyard.server.store.statements.afternoons import Row, Stored
from farmyard.server.table import log, table_settings
from farmyard.server.table.lobby import scarecrow
from farmyard.server.table.log import GOES_ON, LEAVES, PAUSES, RETURNS, Note
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.results import points_of
from farmyard.server.table.sealing import Drawn
from farmyard.server.table.state import State
from farmyard.server.words import say

T = TypeVar("T")
CLAIMED = 30_000  # ms that a step may take, before somebody else takes it
MINUTE = 60_000  # ms


class Leading:
    """The afternoons of a server: what is due is done when somebody asks."""

    def __init__(self, actors: Actors) -> None:
        self._actors = actors
        self._store = actors.services.store

    # -- Asking --

    async def find(self, id: str) -> Stored:
        """Return an afternoon as it stands, after doing what is due. Raises Refusal."""
        stored = await self._read(id)
        row, now = stored.row, now_ms()
        late = row.ends and row.ends <= now
        if (row.stage == PLAYING and (late or all_over(stored))) or (row.stage == SCORING and late):
            await self.end_round(stored)
        elif row.stage == SEATING and late:
            await self.begin_round(stored, plans.read(row.plan))
        else:
            return stored
        return await self._read(id)

    async def _read(self, id: str) -> Stored:
        stored = await self._store.afternoon(id)
        if stored is None:
            raise Refusal(404, say("afternoon-not-there"))
        return stored

    async def change(self, change: Callable[..., T], *given: object) -> T:
        """Change something in the store. Raises NotStored."""
        return await self._store.at_afternoon(change, *given)

    async def _turn(self, was: Row, **now: object) -> Row | None:
        """Go on to another state; None if somebody else has been first."""
        new = was._replace(**now)  # type: ignore[arg-type]
        return new if await self.change(afternoons.turn, was, new) else None

    # -- Rounds --

    async def begin_round(self, stored: Stored, plan: Plan) -> None:
        """Seat everybody who is there, and deal at all tables."""
        await asyncio.shield(self._actors.services.spawn(self._begin_round(stored, plan)))

    async def _begin_round(self, stored: Stored, plan: Plan) -> None:
        row = stored.row
        goes_on = row.stage == SEATING  # after a breakdown
        claim = {"stage": SEATING, "plan": plan.written(), "ends": now_ms() + CLAIMED}
        begun = await self._turn(row, **claim, round=row.round + (not goes_on))
        if begun is None:
            return
        stored = await self._read(row.id)
        seated = {each.person for each in this_round(stored)}
        people = [
            each.person for each in stored.members if not each.away and each.person not in seated
        ]
        places = {each.person: each.place for each in standings(stored)}
        like = places if plan.mixing == LIKE else None
        given = people, plan.size, met(stored), like, begun.round
        for table in await asyncio.to_thread(tables_for, *given):
            await self._open(stored, plan, table)
        ends = now_ms() + plan.minutes * MINUTE if plan.minutes else 0
        await self._turn(begun, stage=PLAYING, ends=ends)

    async def _open(self, stored: Stored, plan: Plan, people: Sequence[str]) -> None:
        """Open a table with scarecrows on the chairs that are left, and note who sits there."""
        card, row = catalogue.card(plan.game), stored.row
        level = await self._level(plan)
        called = {each.person: each.name for each in stored.members}
        seats = plans.seats_of(plan)
        order = [*people, *[""] * (seats - len(people))]
        Random(f"{row.id} {row.round} {people}").shuffle(order)
        chairs = [
            Chair(seat, PERSON, each, called[each]) if each else scarecrow(seat, level)
            for seat, each in enumerate(order)
        ]
        options = plans.options_of(plan, seats)
        settings = {table_settings.AFTERNOON: row.id, "table_patience": "1m",
                    table_settings.TALK: plan.talk}  # fmt: skip
        drawn = Drawn("").afresh()
        link = await opening.open_table(
            self._actors, card.key, options, chairs, people[0], drawn, settings
        )
        id = link.removeprefix("/t/")
        await self.change(afternoons.sit_down, row.id, row.round, id, people)
        actor = await self._actors.find(id)
        later = asyncio.get_running_loop().call_later
        later(opening.AWAITED, opening.no_longer_awaited, self._actors, actor)

    async def _level(self, plan: Plan) -> str:
        levels = await self._actors.services.loader.levels(plan.game)
        return str(levels[round(plan.level * (len(levels) - 1) / 2)].name)

    # -- Moving somebody --

    async def spare(self, stored: Stored) -> set[str]:
        """Return the tables that have a scarecrow's chair while a round is on."""
        if stored.row.stage != PLAYING:
            return set()
        return await self._store.spare([*tables_of(this_round(stored))])

    async def move(self, stored: Stored, name: str, to: str) -> None:
        """Seat a person on a scarecrow's chair of another table; the person's own goes to a
        scarecrow. Raises Refusal."""
        await asyncio.shield(self._actors.services.spawn(self._move(stored, name, to)))

    async def _move(self, stored: Stored, name: str, to: str) -> None:
        who = next((each for each in stored.members if each.name == name and not each.away), None)
        if stored.row.stage != PLAYING:
            raise Refusal(409, say("afternoon-no-round"))
        if who is None:
            raise Refusal(409, say("afternoon-not-here"))
        sat = {each.person: each.table_id for each in this_round(stored)}
        before = sat.get(who.person)
        if before == to:
            raise Refusal(409, say("afternoon-sits-there"))
        if to not in await self.spare(stored):
            raise Refusal(409, say("afternoon-no-chair"))
        level = await self._level(plans.read(stored.row.plan))
        there = await self._actors.loaded(to)
        left = await self._actors.loaded(before) if before else None
        free = next((each for each in there.state.chairs if not each.person), scarecrow(0, level))
        changes = [_change(there, free, Chair(free.seat, free.kind, who.person, name))]
        if left and left.state.row.stage == PLAYING:
            own = [each for each in left.state.chairs if each.person == who.person]
            changes += [_change(left, each, scarecrow(each.seat, level)) for each in own]
        if not await self.change(afternoons.move, stored.row, who.person, to, changes):
            raise Refusal(409, say("afternoon-no-chair"))
        for actor in filter(None, (left, there)):
            self._actors.services.peers.tell(messages.Changed(actor.state.row.id))
            await actor.locked(actor.read_again)

    # -- The end of a round --

    async def end_round(self, stored: Stored) -> None:
        """Score all tables of the round as they stand, by the rules of their game."""
        await asyncio.shield(self._actors.services.spawn(self._end_round(stored)))

    async def _end_round(self, stored: Stored) -> None:
        row = await self._turn(stored.row, stage=SCORING, ends=now_ms() + CLAIMED, left=0)
        if row is None:
            return
        plan, now = plans.read(row.plan), this_round(stored)
        for id, people in tables_of(now).items():
            if any(each.points is None for each in now if each.table_id == id):
                await self._score(row, id, people)
        last = row.round >= plan.rounds
        await self._turn(row, stage=ENDED if last else GATHERING, ends=0)

    async def _score(self, row: Row, id: str, people: Sequence[str]) -> None:
        try:
            actor = await self._actors.loaded(id)
            ranks = actor.state.playing().ranks()
        except Refusal:  # deleted, or unreadable: nobody has points of it
            await self.change(
                afternoons.score, row.id, row.round, id, dict.fromkeys(people, (1, 0))
            )
            return
        worth, seats = points_of(ranks), {c.person: c.seat for c in actor.state.chairs if c.person}
        told = {each: (ranks[seats[each]], worth[seats[each]]) for each in people if each in seats}
        await self.change(afternoons.score, row.id, row.round, id, told)
        if actor.state.row.stage != OVER:
            actor.state.row = replace(actor.state.row, stage=CLOSED)
            self._actors.services.peers.tell(messages.Changed(id))
            actor.noted()

    # -- Time --

    async def pause(self, stored: Stored) -> None:
        """Let all tables of the round stand still, or go on."""
        row, now = stored.row, now_ms()
        if row.stage != PLAYING:
            raise Refusal(409, say("afternoon-no-round"))
        paused = bool(row.left)
        left = 0 if paused else max(1, row.ends - now)
        ends = 0 if not paused else now + row.left if plans.read(row.plan).minutes else 0
        if await self._turn(row, ends=ends, left=left) is None:
            return
        kind = GOES_ON if paused else PAUSES
        for id in tables_of(this_round(stored)):
            with suppress(Refusal):
                actor = await self._actors.loaded(id)
                await actor.do(lambda state, kind=kind: _still(state, kind))

    async def more(self, stored: Stored) -> None:
        """Give the round a minute more."""
        row = stored.row
        if row.stage != PLAYING or not (row.ends or row.left):
            raise Refusal(409, say("afternoon-no-round"))
        longer = {"left": row.left + MINUTE} if row.left else {"ends": row.ends + MINUTE}
        await self._turn(row, **longer)


def _change(actor: Actor, was: Chair, now: Chair) -> afternoons.Change:
    """Return what is stored where a chair changes hands in play."""
    note = log.written(Note(LEAVES if now.level else RETURNS, was.seat, now.level)).decode()
    return afternoons.Change(actor.state.row.id, was, now, note)


def _still(state: State, kind: str) -> Iterator[Note]:
    """Note that a table stands still or goes on, if that changes something there."""
    if not state.playing().over and state.standing.paused != (kind == PAUSES):
        yield Note(kind, 0)
