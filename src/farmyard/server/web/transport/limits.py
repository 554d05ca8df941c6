"""Rate limits, and the check that forms and sockets come from our own pages."""

import time
from collections import Counter, OrderedDict
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


TOLD = 8  # the part of a burst, as its divisor, whose use is told to other workers


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

    def charge(self, many: int) -> None:
        """Take tokens that were used elsewhere, as far as there are any."""
        self.take(0)
        self.left = max(0.0, self.left - many)


class Buckets:
    """A token bucket for each sender; those unused for longest are dropped."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._of: OrderedDict[str, Bucket] = OrderedDict()
        self._spent: Counter[str] = Counter()  # by sender, of which other workers know nothing

    def check(self, sender: str) -> None:
        """Raise TableRefusal 429 if the sender has no token left."""
        if not self.take(sender):
            raise TableRefusal(429, say("too-fast"))

    def take(self, sender: str) -> bool:
        """Take a token of a sender; False if there is none."""
        taken = self._bucket(sender).take()
        if taken:
            self._spent[sender] += 1
            if len(self._spent) > self._most:
                self._spent.clear()
        return taken

    def spent(self) -> dict[str, int]:
        """Return what senders have used since they were named last, of those who use much."""
        much = {who: spent for who, spent in self._spent.items() if spent >= self._burst / TOLD}
        for who in much:
            del self._spent[who]
        return much

    def charge(self, sender: str, tokens: int) -> None:
        """Count what a sender has used at another worker."""
        self._bucket(sender).charge(tokens)

    def _bucket(self, sender: str) -> Bucket:
        bucket = self._of.get(sender)
        if bucket is None:
            bucket = self._of[sender] = Bucket(self._rate, self._burst)
            if len(self._of) > self._most:
                self._of.popitem(last=False)
        self._of.move_to_end(sender)
        return bucket
