"""Limits the open connections, in total and by address, and closes idle ones.

A connection is idle while its request is incomplete. It is closed after a while; if all places are
taken, the one idle for longest makes room for a new one. An address with too many connections makes
room itself.
"""

import asyncio
import os
from collections import Counter, OrderedDict
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Protocol

from starlette.requests import HTTPConnection

try:
    import resource
except ImportError:  # a system without such limits
    resource = None  # type: ignore[assignment]

KEPT_BACK = 64  # descriptors for the database, the log and everything but connections
MANY = 65_536  # connections, where the system sets no limit
LONGEST_NAME = 64  # characters of an address that is none
SWEEP = 1.0  # seconds between two checks for late connections


class Line(Protocol):
    """A connection with its address, and whether the server waits for it."""

    came_from: str

    def waited_for(self) -> bool:
        """True if the server waits for the client."""

    def late(self, now: float) -> bool:
        """True if the server has waited for too long."""

    def cut(self) -> None:
        """Close the connection at once."""


class Connections:
    """The open connections of one server."""

    def __init__(self, each: int, most: int | None = None) -> None:
        self._each, self._most = each, most or lines_possible()
        self._lines: OrderedDict[Line, None] = OrderedDict()  # longest idle first
        self._from: Counter[str] = Counter()
        proxies = [at.strip() for at in _proxies().split(",")]
        self._networks = [ip_network(at) for at in proxies if _is_network(at)]
        narrow = [str(each.network_address) for each in self._networks]  # than /64
        self._trusted = {network(at) for at in (*proxies, *narrow)}

    def __len__(self) -> int:
        return len(self._lines)

    def come(self, line: Line) -> None:
        """Register a new connection; close another one, or this one, if there are too many."""
        own = not self.speaks_for_many(line.came_from) and self._from[line.came_from] >= self._each
        self._lines[line] = None
        self._from[line.came_from] += 1
        if own or len(self._lines) > self._most:
            idle = self._longest_idle(line.came_from if own else None)
            self.go(idle)  # now, for closing takes a moment
            idle.cut()

    def speaks_for_many(self, address: str) -> bool:
        """True if the address is a trusted proxy's, with other clients behind it."""
        if not self._trusted.isdisjoint((address, "*")):
            return True
        with suppress(ValueError):
            return any(ip_address(address) in each for each in self._networks)
        return False

    def _longest_idle(self, address: str | None) -> Line:
        """Return the connection idle for longest, of an address or of all; the newest if none is
        idle."""
        newest = next(reversed(self._lines))
        here = (line for line in self._lines if address in (None, line.came_from))
        return next((line for line in here if line.waited_for()), newest)

    def heard(self, line: Line) -> None:
        """Move an active connection to the end of the queue."""
        if line in self._lines:
            self._lines.move_to_end(line)

    def go(self, line: Line) -> None:
        """Remove a connection that was closed or upgraded."""
        if line in self._lines:
            del self._lines[line]
            self._from[line.came_from] -= 1
            if not self._from[line.came_from]:
                del self._from[line.came_from]

    async def watch(self) -> None:
        """Run for ever: close connections for which the server has waited too long."""
        now = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(SWEEP)
            for line in [line for line in self._lines if line.late(now())]:
                line.cut()


def _proxies() -> str:
    """Return the trusted proxies, as uvicorn reads them; their connections are not counted by
    address."""
    return os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")


def _is_network(text: str) -> bool:
    """True if a proxy is given as a network, as in 172.16.0.0/12; uvicorn takes no host bits."""
    with suppress(ValueError):
        return "/" in text and bool(ip_network(text))
    return False


def lines_possible() -> int:
    """Return how many connections there may be: the descriptors, but for a few."""
    if resource is None:
        return MANY
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if soft == resource.RLIM_INFINITY:
        return MANY
    return max(soft // 2, min(soft - KEPT_BACK, MANY))


def more_descriptors() -> None:
    """Raise the limit of descriptors to what the system allows."""
    if resource is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def sender(connection: HTTPConnection[Any]) -> str:
    """Return the address whose rate limits a request counts against (IPv6: its network)."""
    return network(connection.client.host if connection.client else "")


def network(address: str) -> str:
    """Return an address; of IPv6 the /64 network, for a client has many addresses in it."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:LONGEST_NAME]  # of a proxy that names its clients otherwise
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(IPv6Address(int(found) >> 64 << 64))
    return address
