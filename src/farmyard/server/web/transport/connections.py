"""Who may come in: how many lines are open, from where, and how long a silent one is waited for.

A line is idle while its request has not come whole: while nothing is said, or only half a head.
It is let go after a while; and where all places are taken, the one that has been idle for longest
makes room for whoever comes.  An address that has too many of them makes room itself.
"""

import asyncio
import os
from collections import Counter, OrderedDict
from contextlib import suppress
from ipaddress import IPv6Address, ip_address
from typing import Any, Protocol

from starlette.requests import HTTPConnection

try:
    import resource
except ImportError:  # a system without such limits
    resource = None  # type: ignore[assignment]

KEPT_BACK = 64  # descriptors for the file, the log, and everything else but lines
MANY = 65_536  # lines, where the system sets no limit
SWEEP = 1.0  # seconds between two looks at who is late


class Line(Protocol):
    """A connection: where it comes from, and what it is being waited for."""

    came_from: str

    def waited_for(self) -> bool:
        """Whether it is the other side that keeps us waiting."""

    def late(self, now: float) -> bool:
        """Whether it has done so for too long."""

    def cut(self) -> None:
        """Let it go at once."""


class Connections:
    """The open lines of one server."""

    def __init__(self, each: int, most: int | None = None) -> None:
        self._each, self._most = each, most or lines_possible()
        self._lines: OrderedDict[Line, None] = OrderedDict()  # the longest idle ones first
        self._from: Counter[str] = Counter()
        self._trusted = {network(at.strip()) for at in _proxies().split(",")}

    def __len__(self) -> int:
        return len(self._lines)

    def come(self, line: Line) -> None:
        """A line has been opened; another may have to go for it, or else this one."""
        own = not self.speaks_for_many(line.came_from) and self._from[line.came_from] >= self._each
        self._lines[line] = None
        self._from[line.came_from] += 1
        if own or len(self._lines) > self._most:
            idle = self._longest_idle(line.came_from if own else None)
            self.go(idle)  # now, for it may take a moment to be gone
            idle.cut()

    def speaks_for_many(self, address: str) -> bool:
        """Whether this is a proxy's address: others stand behind it."""
        return not self._trusted.isdisjoint((address, "*"))

    def _longest_idle(self, address: str | None) -> Line:
        """The first that is waited for, of an address or of all; the newest if none is."""
        newest = next(reversed(self._lines))
        here = (line for line in self._lines if address in (None, line.came_from))
        return next((line for line in here if line.waited_for()), newest)

    def heard(self, line: Line) -> None:
        """A line has just been of use."""
        if line in self._lines:
            self._lines.move_to_end(line)

    def go(self, line: Line) -> None:
        """A line has been closed, or has become something else."""
        if line in self._lines:
            del self._lines[line]
            self._from[line.came_from] -= 1
            if not self._from[line.came_from]:
                del self._from[line.came_from]

    async def watch(self) -> None:
        """As long as the server runs: whoever keeps us waiting for too long is let go."""
        now = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(SWEEP)
            for line in [line for line in self._lines if line.late(now())]:
                line.cut()


def _proxies() -> str:
    """Who speaks for many, as uvicorn has it: their lines are not counted by address."""
    return os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")


def lines_possible() -> int:
    """How many lines there may be: as many as there are descriptors, but for a few."""
    if resource is None:
        return MANY
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if soft == resource.RLIM_INFINITY:
        return MANY
    return max(soft // 2, min(soft - KEPT_BACK, MANY))


def more_descriptors() -> None:
    """As many descriptors as the system lets us have."""
    if resource is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def sender(connection: HTTPConnection[Any]) -> str:
    """Whose allowance a request draws on: its address, or the network of it (IPv6)."""
    return network(connection.client.host if connection.client else "")


def network(address: str) -> str:
    """An address; of IPv6 the first half, for nobody has one address of those."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(IPv6Address(int(found) >> 64 << 64))
    return address
