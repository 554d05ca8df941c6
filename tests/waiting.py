"""Wait for a condition; the only place in the tests that sleeps between two looks."""

import asyncio
import time
from typing import Any

PATIENCE = 60.0  # seconds until a test fails: test machines may be busy
PERIOD = 0.01  # seconds between two checks


def until(condition: Any, seconds: float = PATIENCE, otherwise: str = "it never came about") -> Any:
    """Return the first true result of a condition; fail with ``otherwise`` after that long."""
    end = time.monotonic() + seconds
    while not (result := condition()):
        assert time.monotonic() < end, otherwise
        time.sleep(PERIOD)
    return result


async def eventually(
    condition: Any, seconds: float = PATIENCE, otherwise: str = "it never came about"
) -> Any:
    """Do the same as `until` while the event loop goes on."""
    end = time.monotonic() + seconds
    while not (result := condition()):
        assert time.monotonic() < end, otherwise
        await asyncio.sleep(PERIOD)
    return result
