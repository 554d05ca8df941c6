"""The client of push services: a queue of messages, sent in the background.

Needs the extra ``push``. Messages wait in a queue of limited length; what a service cannot take now
is tried again a few times, and then dropped: the table itself is always right. The address of a
subscription is a secret between browser and server, so the log names its host alone.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from farmyard.server.live.push import keys
from farmyard.server.live.push.addresses import BadAddress, Target, Unknown, public
from farmyard.server.live.push.message import Message

if TYPE_CHECKING:
    from farmyard.server.live.push.sending import Sender

log = logging.getLogger("farmyard.server")
WAITING = 1000  # messages in the queue
SENDERS = 4  # sent at a time
SENT_WITHIN = 10.0  # seconds
PAUSES = (5.0, 60.0, 600.0)  # seconds before a message is tried again
GONE = (404, 410)
BUSY = 429
NAMELESS = "https://localhost"  # of a server whose settings have no address


Forget = Callable[[str], Awaitable[None]]
Find = Callable[[str], Awaitable[Target]]


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
        find: Find = public,
        pauses: tuple[float, ...] = PAUSES,
    ) -> None:
        self.find, self._pauses, self._contact = find, pauses, contact or NAMELESS
        self._key = keys.key_of(secret)
        self.public_key = keys.public(self._key)
        self._queue = asyncio.Queue[tuple[Message, int]](WAITING)
        self._sender: Sender | None = None
        self._opening = asyncio.Lock()

    def offer(self, message: Message, tried: int = 0) -> None:
        """Queue a message; if too many wait, it is dropped."""
        try:
            self._queue.put_nowait((message, tried))
        except asyncio.QueueFull:
            log.warning("a push message was dropped: %d others wait", WAITING)

    async def run(self, forget: Forget) -> None:
        """Run for ever: send what waits. Calls `forget` with the address of a subscription that is
        no more."""
        try:
            await asyncio.gather(*(self._sends(forget) for _ in range(SENDERS)))
        finally:
            if self._sender is not None:
                await self._sender.close()

    async def _sends(self, forget: Forget) -> None:
        while True:
            message, tried = await self._queue.get()
            try:
                await self._deliver(message, tried, forget)
            except Exception:
                log.exception("a push message could not be sent")

    async def _deliver(self, message: Message, tried: int, forget: Forget) -> None:
        host = urlsplit(message.to.endpoint).hostname
        try:
            status = await self._send(message)
        except BadAddress:
            log.warning("push: %s is no public host; its subscription is forgotten", host)
            await forget(message.to.endpoint)
            return
        except (Unknown, TimeoutError):
            status = BUSY
        if status in GONE:
            await forget(message.to.endpoint)
        elif status == BUSY or status >= 500:
            self._again(message, tried, str(host))
        elif status >= 300:
            log.warning("push: %s refused a message with status %d", host, status)

    def _again(self, message: Message, tried: int, host: str) -> None:
        """Queue a message again after a pause, unless it was tried often enough."""
        if tried < len(self._pauses):
            later = asyncio.get_running_loop().call_later
            later(self._pauses[tried], self.offer, message, tried + 1)
        else:
            log.warning("push: %s took no message in %d tries", host, tried + 1)

    async def _send(self, message: Message) -> int:
        """Send a message; return the status of the answer."""
        async with asyncio.timeout(SENT_WITHIN):
            to = await self.find(message.to.endpoint)
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
