"""The client of push services: messages wait for their services, and are sent in the background.

Needs the extra ``push``. Each host has a queue and one sender, so that a slow one keeps nobody
else's messages waiting. What a host cannot take now is tried again a few times, and then dropped:
the table itself is always right. What is dropped is counted and not logged, as anybody could fill
the log. The address of a subscription is a secret between browser and server, so the log names its
host alone.
"""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from farmyard.server.live.pools import Pool
from farmyard.server.live.push import keys
from farmyard.server.live.push.addresses import BadAddress, Names, Target, Unknown, is_well_known
from farmyard.server.live.push.message import Message
from farmyard.server.table.refusals import Refusal

if TYPE_CHECKING:
    from farmyard.server.live.push.sending import Sender

log = logging.getLogger("farmyard.server")
WAITING, EACH = 1000, 64  # messages that wait: in all, for one person
SENDERS = 64  # hosts that are sent to at a time, besides the well-known ones
SENT_WITHIN = 10.0  # seconds
PAUSES = (5.0, 60.0, 600.0)  # seconds before a message is tried again
SILENT, REST = 2, 600.0  # times in a row that a host may not answer, and seconds it then rests
GONE = (404, 410)
BUSY = 429
NAMELESS = "https://localhost"  # of a server whose settings have no address


Forget = Callable[[str], Awaitable[None]]
Find = Callable[[str, str], Awaitable[Target]]
Key = tuple[str, str]
"""The endpoint and the subject of a message: of those with the same key, the newest waits."""


class Waiting(NamedTuple):
    """A message that waits, and how often it was tried."""

    message: Message
    tried: int = 0


class PushClient:
    """Sends messages to browsers through their push services.

    `secret` is the server's, from which its key is made; `contact` an https address at which the
    services find who runs it. `find` looks up the address of a subscription.
    """

    are_keys = staticmethod(keys.are_keys)

    def __init__(
        self,
        secret: str,
        contact: str = "",
        find: Find | None = None,
        pauses: tuple[float, ...] = PAUSES,
    ) -> None:
        self.names = Names()
        self.find, self._pauses = find or self.names.public, pauses
        self._contact, self._rest = contact or NAMELESS, REST
        self._key = keys.key_of(secret)
        self.public_key = keys.public(self._key)
        self.counts = Counter[str]()
        self._waiting: dict[Key, Waiting] = {}
        self._queues: dict[str, deque[Key]] = {}
        self._silent = Counter[str]()
        self._known, self._others = Pool("known-push", 16), Pool("push", SENDERS)
        self._group: asyncio.TaskGroup | None = None
        self._sender: Sender | None = None
        self._opening = asyncio.Lock()

    def __len__(self) -> int:
        """Return how many messages wait."""
        return len(self._waiting)

    def offer(self, message: Message) -> None:
        """Let a message wait, in place of an older one with the same subject for the same browser;
        if too many wait, it is dropped."""
        key = message.to.endpoint, message.subject
        if key in self._waiting:
            self._waiting[key] = Waiting(message)
            return
        own = sum(each.message.to.person == message.to.person for each in self._waiting.values())
        if len(self) >= WAITING or own >= EACH:
            self.counts["dropped"] += 1
            return
        self._waiting[key] = Waiting(message)
        self._queue(key)

    def _queue(self, key: Key) -> None:
        """Queue a message at its host, whose sender begins if it has none."""
        host = str(urlsplit(key[0]).hostname)
        if host in self._queues:
            self._queues[host].append(key)
        else:
            self._queues[host] = deque([key])
            if self._group is not None:
                self._group.create_task(self._sends(host))

    async def run(self, forget: Forget) -> None:
        """Run for ever: send what waits. Calls `forget` with the address of a subscription that is
        no more."""
        self._forget = forget
        try:
            async with asyncio.TaskGroup() as self._group:
                for host in self._queues:
                    self._group.create_task(self._sends(host))
                await asyncio.Event().wait()
        finally:
            self._group = None
            self.names.stop()
            if self._sender is not None:
                await self._sender.close()

    async def _sends(self, host: str) -> None:
        """Send what waits for a host, one message after the other; a host that does not answer
        rests for a while."""
        pool, queue = self._known if is_well_known(host) else self._others, self._queues[host]
        while queue:
            key = queue.popleft()
            pool.take()
            async with pool.turn():
                waiting = self._waiting.pop(key)
                try:
                    await self._deliver(key, *waiting, host)
                except Exception:
                    log.exception("a push message could not be sent")
            if self._silent[host] >= SILENT:
                await asyncio.sleep(self._rest)
                del self._silent[host]
        del self._queues[host]

    async def _deliver(self, key: Key, message: Message, tried: int, host: str) -> None:
        try:
            status, silent = await self._send(message), False
        except BadAddress:
            status, silent = GONE[0], False
        except Refusal:
            status, silent = BUSY, False
        except (Unknown, TimeoutError):
            status, silent = BUSY, True
        if silent:
            self._silent[host] += 1
        else:
            self._silent.pop(host, None)
        if status in GONE:
            await self._forget(message.to.endpoint)
        elif status == BUSY or status >= 500:
            self._again(key, message, tried)
        elif status >= 300:
            self.counts["refused"] += 1
            if is_well_known(host):
                log.warning("push: %s refused a message with status %d", host, status)

    def _again(self, key: Key, message: Message, tried: int) -> None:
        """Queue a message again after a pause, unless a newer one waits or it was tried often
        enough."""
        if key in self._waiting:
            return
        if tried < len(self._pauses):
            self._waiting[key] = Waiting(message, tried + 1)
            asyncio.get_running_loop().call_later(self._pauses[tried], self._queue, key)
        else:
            self.counts["dropped"] += 1

    async def _send(self, message: Message) -> int:
        """Send a message; return the status of the answer."""
        async with asyncio.timeout(SENT_WITHIN):
            to = await self.find(message.to.endpoint, message.to.person)
            return await (await self._opened()).send(message, to)

    async def _opened(self) -> "Sender":
        """Return the sender, made for the first message in a thread: its libraries take half a
        second to load."""
        async with self._opening:
            if self._sender is None:
                self._sender = await asyncio.to_thread(self._loaded)
            return self._sender

    def _loaded(self) -> "Sender":
        from farmyard.server.live.push.sending import Sender

        return Sender(self._key, self._contact, SENT_WITHIN)
