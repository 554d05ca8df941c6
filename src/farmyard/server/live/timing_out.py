"""What is done for a seat whose time has run out: a scarecrow's choice, or the game's own pass."""

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from farmyard.server.live.bots import rest_of_pause
from farmyard.server.live.setting_up import Minds, join
from farmyard.server.live.timers import PASS, SCARECROW, Sand, passing

if TYPE_CHECKING:
    from farmyard.core.table import Table
    from farmyard.server.live.actor import Room


async def choice_of(room: "Room", table: "Table", sand: Sand) -> int:
    """The choice that is made now for the seat the glass belongs to."""
    if sand.choice == PASS:
        return passing(table)
    if sand.choice != SCARECROW:
        return sand.choice
    since = asyncio.get_running_loop().time()
    level = await room.house.loader.middle(room.row.game)
    minds = await minds_for(room, [sand.seat], level)
    view, choices = table.seen(sand.seat), table.legal()
    choice = await asyncio.to_thread(minds[sand.seat].choose, view, choices)
    await rest_of_pause(room.house.settings.bot_pause, since)  # how long it thought stays untold
    return int(choice) if choice in choices else choices[0]


async def minds_for(room: "Room", seats: list[int], level: str) -> Minds:
    """Scarecrows for these seats, who have watched the game so far with the eyes of their seat."""
    chairs = [replace(c, level=level if c.seat in seats else "") for c in room.chairs]
    moves, throws = list(room.playing().moves), len(room.log)
    return await asyncio.to_thread(join, room.row, chairs, moves, throws)
