"""Rate limits, and the check that forms and sockets come from our own pages."""

import time
from collections import OrderedDict
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from farmyard.server.table.refusals import Refusal, TableRefusal
from farmyard.server.words import say


def check_origin(connection: HTTPConnection[Any], ours: str = "") -> None:
    """Raise Refusal if a browser says that another site makes this request.

    Browsers say so outright (Sec-Fetch-Site), also behind a proxy that changes the host's name; on
    a plain http address of a home network they do not, and the origin is compared instead: with the
    host that was asked for, and with `ours`, which our settings say.
    """
    site, origin = connection.headers.get("sec-fetch-site"), connection.headers.get("origin")
    if site is not None:
        same = site in ("same-origin", "none")
    else:
        hosts = {connection.headers.get("host", "").lower(), ours} - {""}
        same = origin is None or _place(origin) in hosts
    if not same:
        raise Refusal(403, say("cross-site"))


def _place(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


class Bucket:
    """A token bucket: `rate` a second, `burst` at once after a rest."""

    __slots__ = ("burst", "left", "rate", "seen")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.left, self.seen = rate, burst, burst, time.monotonic()

    def take(self, many: int = 1) -> bool:
        """Take so many tokens; False if there are fewer."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < many:
            return False
        self.left -= many
        return True


class Buckets:
    """A token bucket for each sender; those unused for longest are dropped."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, sender: str) -> None:
        """Raise TableRefusal 429 if the sender has no token left."""
        if not self.take(sender):
            raise TableRefusal(429, say("too-fast"))

    def take(self, sender: str) -> bool:
        """Take a token of a sender; False if there is none."""
        bucket = self._of.get(sender)
        if bucket is None:
            bucket = self._of[sender] = Bucket(self._rate, self._burst)
            if len(self._of) > self._most:
                self._of.popitem(last=False)
        self._of.move_to_end(sender)
        return bucket.take()
