"""The addresses of push services, which come from browsers and are not trusted.

A server that sent requests wherever a stranger says could be led into its own network. So an
address is looked up once, refused unless all it leads to are public, and the request goes to the
address that was looked at: a name that leads elsewhere a moment later changes nothing.
"""

import asyncio
import ipaddress
import socket
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

LONGEST = 1000  # characters; the services' own have 150 to 500
LOOKED_UP_WITHIN = 5.0  # seconds
HTTPS = 443


class BadAddress(ValueError):
    """Raised if an address is none of a push service; the message is one sentence."""


class Unknown(Exception):
    """Raised if the host of an address is not found now, or does not answer."""


class Target(NamedTuple):
    """Where a request goes: the URL with the number of the host, the host's name with its port if
    that is another than usual, and the name its certificate is for."""

    url: str
    host: str
    name: str


async def public(address: str) -> Target:
    """Look up the address of a push service. Raises `BadAddress` unless it is an https address
    whose host is public, and `Unknown` if the host is not found."""
    parts = split(address)
    if parts.scheme != "https":
        raise BadAddress("The address of a push service begins with https://.")
    name, port = str(parts.hostname), parts.port or HTTPS
    numbers = await _look_up(name, port)
    if not all(map(is_public, numbers)):
        raise BadAddress("The address of a push service leads to a public host.")
    return target(parts, numbers[0])


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
    return address.is_global and not address.is_multicast


NAT64 = ipaddress.ip_network("64:ff9b::/96")


async def _look_up(name: str, port: int) -> list[str]:
    """Return the numbers of a host. Raises `Unknown`."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(LOOKED_UP_WITHIN):
            found = await loop.getaddrinfo(name, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError) as error:
        raise Unknown(name) from error
    return [str(each[4][0]) for each in found]
