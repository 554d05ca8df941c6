"""The knocker: finds out who is to be told of a table, and tells each browser once.

What was told is kept in the database before it is sent, so that a server that starts again tells
nothing twice. Whoever has the table in view counts as told.
"""

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from farmyard.core.wording.messages import speaking
from farmyard.lab.extra import has
from farmyard.server.live.push.message import Message
from farmyard.server.store.schema import now_ms
from farmyard.server.store.statements.subscriptions import Subscription
from farmyard.server.store.store import Store
from farmyard.server.table import knocks
from farmyard.server.table.knocks import Knock
from farmyard.server.table.state import State

if TYPE_CHECKING:
    from farmyard.server.live.push.client import PushClient

EXTRA = ("py_vapid", "http_ece", "httpx", "cryptography")


class Knocker:
    """Tells people who are away from their tables. `client` is None without the extra ``push``:
    then nobody is told anything."""

    def __init__(self, store: Store, client: "PushClient | None") -> None:
        self.store, self.client = store, client

    def cares(self, state: State) -> bool:
        """True if a table is one of those that knock."""
        return self.client is not None and state.table_settings.slow

    async def run(self) -> None:
        """Run for ever: send what is to be sent."""
        if self.client is not None:
            await self.client.run(self.store.unsubscribe)

    async def knock(self, state: State, is_seen_by: Callable[[str], bool]) -> int | None:
        """Tell what is due at a table to those who do not see it. Returns when to look again (ms
        since 1970), if at all."""
        now, later = now_ms(), list[int]()
        found = knocks.due(state, now)
        for person in dict.fromkeys(each.person for each in found):
            own = [each for each in found if each.person == person]
            due = [each for each in own if each.at <= now]
            later += [each.at for each in own if each.at > now]
            if due:
                later += await self._tell(state, due, is_seen_by(person), now)
        return min(later, default=None)

    async def _tell(self, state: State, due: Sequence[Knock], seen: bool, now: int) -> list[int]:
        """Tell a person's browsers what is due. Returns when the nights end for those that are not
        to be woken."""
        nights = list[int]()
        for browser in await self.store.subscriptions_of(due[0].person):
            news = [each for each in due if each.at >= browser.made]
            night = None if seen else knocks.quiet_until(browser.zone, now)
            if news and night is not None:
                nights.append(night)
                continue
            fresh = [each for each in news if await self._is_new(browser, state, each)]
            if fresh and not seen:
                self._send(browser, state, fresh[-1], now)
        return nights

    async def _is_new(self, browser: Subscription, state: State, knock: Knock) -> bool:
        """Note that a browser is told something; False if it was told before."""
        return await self.store.tell(browser.endpoint, state.row.id, knock.kind, knock.n)

    def _send(self, browser: Subscription, state: State, knock: Knock, now: int) -> None:
        with speaking(browser.language, isolating=True):
            words = knocks.worded(state, knock)
        text = json.dumps({**words._asdict(), "table": state.row.id}, ensure_ascii=False)
        kept = max(60, (knock.until - now) // 1000)
        if self.client is not None:
            self.client.offer(Message(browser, text.encode(), kept, state.row.id))


def client_of(secret: str, address: str) -> "PushClient | None":
    """Return the client of push services for a server with this secret and address; None without
    the extra ``push``."""
    if not all(map(has, EXTRA)):
        return None
    from farmyard.server.live.push.client import PushClient

    return PushClient(secret, address if address.startswith("https://") else "")
