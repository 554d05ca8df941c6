"""The addresses of this server: on this machine, in the local network, under a public name.

On the machine itself the server is `localhost`, which a telephone cannot reach. Links to send round
therefore have the machine's address in the local network, if the server listens there; if not, the
page says how to make it.
"""

import socket
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

EVERYWHERE = ("0.0.0.0", "::", "")
NOWHERE = ("192.0.2.1", 9)  # a reserved address; nothing is sent there
NAMED_AT_MOST = 8


@dataclass(frozen=True)
class Reach:
    """The host and port the server listens on."""

    host: str
    port: int

    @property
    def everywhere(self) -> bool:
        """True if the server listens on all addresses of the machine."""
        return self.host in EVERYWHERE

    @property
    def here(self) -> str:
        """Return the URL for a browser on this machine."""
        return url("localhost" if self.everywhere else self.host, self.port)

    def around(self) -> list[str]:
        """Return the URLs for other machines, the usual address first; none on loopback."""
        if self.everywhere:
            return [url(address, self.port) for address in addresses()]
        return [] if is_loopback(self.host) else [self.here]

    def invitation(self, base: str) -> str | None:
        """Return the base URL of links to send round, for a person who came by `base`; None if
        nobody else can connect."""
        if not is_loopback(urlsplit(base).hostname or ""):
            return base
        found = self.around()
        return found[0].rstrip("/") if found else None

    def only_here(self, base: str) -> bool:
        """True if a link that begins with ``base`` works on this machine alone."""
        return self.invitation(base) is None


def url(host: str, port: int) -> str:
    """Return the URL of a host and a port."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def is_loopback(host: str) -> bool:
    """True if a name or an address is the local machine's."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host.rstrip(".").lower().split(".")[-1] == "localhost"


def addresses() -> list[str]:
    """Return this machine's addresses that others can reach, the one it sends from first."""
    found = [_sending_address()]
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        found += [str(address[0]) for *_, address in named]
    except OSError:
        pass  # a machine that does not know its own name
    found = [each for each in found if each and not is_loopback(each)]
    return list(dict.fromkeys(found))[:NAMED_AT_MOST]


def _sending_address() -> str:
    """Return the address from which this machine sends, by an unsent datagram; empty without a
    network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(NOWHERE)
            return str(asked.getsockname()[0])
        except OSError:
            return ""  # no network
