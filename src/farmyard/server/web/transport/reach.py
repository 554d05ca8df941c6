"""Where this server can be reached: on this machine, in the house, or under a name of its own.

Whoever sits before the machine asks for `localhost`; a telephone in the kitchen cannot.  So
whatever is sent round bears the machine's address in the house, as long as everybody there may come
in; where nobody may, the page says how to let them.
"""

import socket
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

EVERYWHERE = ("0.0.0.0", "::", "")
NOWHERE = ("192.0.2.1", 9)  # an address that nobody has; nothing is sent there
NAMED_AT_MOST = 8


@dataclass(frozen=True)
class Reach:
    """What the server listens on."""

    host: str
    port: int

    @property
    def everywhere(self) -> bool:
        """Whether it listens on all addresses of the machine."""
        return self.host in EVERYWHERE

    @property
    def here(self) -> str:
        """Where a browser on this machine finds it."""
        return url("localhost" if self.everywhere else self.host, self.port)

    def around(self) -> list[str]:
        """Where others find it, if they may come in: the usual address first."""
        if self.everywhere:
            return [url(address, self.port) for address in addresses()]
        return [] if is_loopback(self.host) else [self.here]

    def invitation(self, base: str) -> str | None:
        """What to send round for somebody who came by `base`; None if nobody else can come."""
        if not is_loopback(urlsplit(base).hostname or ""):
            return base
        found = self.around()
        return found[0].rstrip("/") if found else None


def url(host: str, port: int) -> str:
    """An address as browsers take it."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def is_loopback(host: str) -> bool:
    """Whether a name or an address leads back to the machine that asks."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host.rstrip(".").lower().split(".")[-1] == "localhost"


def addresses() -> list[str]:
    """The addresses of this machine that others can reach, the one it would send from first."""
    found = [_sending_address()]
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        found += [str(address[0]) for *_, address in named]
    except OSError:
        pass  # a machine that does not know its own name
    found = [each for each in found if each and not is_loopback(each)]
    return list(dict.fromkeys(found))[:NAMED_AT_MOST]


def _sending_address() -> str:
    """What others see when this machine sends: a datagram's socket knows, and sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(NOWHERE)
            return str(asked.getsockname()[0])
        except OSError:
            return ""  # no network
