"""Bots that stand in for people, for one decision whose time has run out or from now on.

A stand-in has first watched the game so far from its seat.

Whoever sits down is shown the game so far with the eyes of the seat.
"""

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from farmyard.server.live.bots import rest_of_pause
from farmyard.server.live.services import Services
from farmyard.server.live.setting_up import BotsBySeat, join
from farmyard.server.table.clock import PASS, SCARECROW, passing
from farmyard.server.table.state import Deadline, State

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table


async def choice_in_time(
    services: Services, state: State, table: "Table", deadline: Deadline
) -> int:
    """Return the choice for a seat whose time is up: a bot's, the game's pass or the clock's
    own."""
    if deadline.choice == PASS:
        return passing(table)
    if deadline.choice != SCARECROW:
        return deadline.choice
    since = asyncio.get_running_loop().time()
    level = await services.loader.middle(state.row.game)
    bots_by_seat = await bots_for(state, [deadline.seat], level)
    view, choices = table.views.of(deadline.seat), table.legal()
    choice = await asyncio.to_thread(bots_by_seat[deadline.seat].choose, view, choices)
    pause = state.tempo.pause(services.settings.bot_pause)
    await rest_of_pause(services.pauses, pause, since)  # hides how long it thought
    return int(choice) if choice in choices else choices[0]


async def bots_for(state: State, seats: list[int], level: str) -> BotsBySeat:
    """Return bots for these seats, which have watched the game so far from their seat."""
    chairs = [replace(c, level=level if c.seat in seats else "") for c in state.chairs]
    moves, throws = list(state.playing().moves), len(state.log)
    return await asyncio.to_thread(join, state.row, chairs, moves, throws)
