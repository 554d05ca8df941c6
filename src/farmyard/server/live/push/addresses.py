"""The addresses of push services, which come from browsers and are not trusted.

A server that sent requests wherever a stranger says could be led into its own network. So an
address is looked up once, refused unless all it leads to are public, and the request goes to the
address that was looked at: a name that leads elsewhere a moment later changes nothing.
"""

import asyncio
import ipaddress
import socket
from functools import partial
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from farmyard.server.live.pools import Pool

LONGEST = 1000  # characters; the services' own have 150 to 500
LOOKED_UP_WITHIN = 2.5  # seconds; the thread is taken for as long as the resolver tries
HTTPS = 443
WELL_KNOWN = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
"""The push services of browsers; names below these are theirs as well."""
NOT_PUBLIC: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = [
    *map(ipaddress.IPv6Network, ("fec0::/10", "::/96", "64:ff9b:1::/48")),
    ipaddress.IPv4Network("192.0.0.0/24"),
]
"""Networks that Python takes for public, in part or in some versions."""


class BadAddress(ValueError):
    """Raised if an address is none of a push service; the message is one sentence."""


class Unknown(Exception):
    """Raised if the host of an address is not found now, or does not answer."""


class Target(NamedTuple):
    """Where a request goes: the URL with the number of the host, and the host's name, for which its
    certificate is."""

    url: str
    host: str
    name: str


def is_well_known(host: str) -> bool:
    """True if a host is of a browser's own push service."""
    return f".{host.lower()}".endswith(tuple(f".{each}" for each in WELL_KNOWN))


class Names:
    """Looks hosts up, in threads of its own; those of well-known services do not wait for others,
    whose name servers may be anybody's."""

    def __init__(self) -> None:
        self.well_known, self.others = Pool("known-name", 2, 64), Pool("name", 8, 32, 4)

    async def public(self, address: str, cause: str = "") -> Target:
        """Look up the address of a push service, for a cause with a share of the places. Raises
        `BadAddress` unless it is an https address whose host is public, `Unknown` if the host is
        not found, and Refusal if too many are looked up."""
        parts = split(address)
        if parts.scheme != "https" or parts.port not in (None, HTTPS):
            raise BadAddress("The address of a push service begins with https://, without a port.")
        numbers = await self._numbers_of(str(parts.hostname), cause)
        if not all(map(is_public, numbers)):
            raise BadAddress("The address of a push service leads to a public host.")
        return target(parts, numbers[0])

    async def _numbers_of(self, name: str, cause: str) -> list[str]:
        pool = self.well_known if is_well_known(name) else self.others
        try:
            async with asyncio.timeout(LOOKED_UP_WITHIN):
                return await pool.once(cause, name, partial(pool.thread, looked_up, name))
        except (OSError, UnicodeError, TimeoutError) as error:
            raise Unknown(name) from error

    def stop(self) -> None:
        """Look nothing up any more."""
        self.well_known.stop()
        self.others.stop()


def split(address: str) -> SplitResult:
    """Split an address. Raises `BadAddress` if it is too long, or none."""
    fit = len(address) <= LONGEST and address.isascii() and address.isprintable()
    try:
        parts = urlsplit(address if fit and " " not in address else "")
        good = bool(parts.hostname) and parts.port != 0 and "@" not in parts.netloc
    except ValueError:
        good = False
    if not good:
        raise BadAddress(f"The address of a push service has up to {LONGEST} characters.")
    return parts


def target(parts: SplitResult, number: str) -> Target:
    """Return where a request goes if its host has this number."""
    port = f":{parts.port}" if parts.port else ""
    place = f"[{number}]" if ":" in number else number
    url = parts._replace(netloc=place + port, fragment="").geturl()
    return Target(url, parts.netloc, str(parts.hostname))


def is_public(number: str) -> bool:
    """True if a number is that of a single host of the public Internet."""
    number = number.partition("%")[0]
    address: ipaddress.IPv4Address | ipaddress.IPv6Address = ipaddress.ip_address(number)
    if isinstance(address, ipaddress.IPv6Address):
        within = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if within is None and address in NAT64:
            within = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if within is not None and not is_public(str(within)):
            return False
        address = address.ipv4_mapped or address
    special = address.is_multicast or any(address in network for network in NOT_PUBLIC)
    return address.is_global and not special


NAT64 = ipaddress.ip_network("64:ff9b::/96")


def looked_up(name: str) -> list[str]:
    """Return the numbers of a host, as the system's resolver finds them. Raises OSError."""
    found = socket.getaddrinfo(name, HTTPS, type=socket.SOCK_STREAM)
    return [str(each[4][0]) for each in found]
