"""The client of push services: signs (RFC 8292), encrypts (RFC 8291) and sends, in the background.

Needs the extra ``push``. Messages wait in a queue of limited length; what a service cannot take now
is tried again a few times, and then dropped: the table itself is always right. The address of a
subscription is a secret between browser and server, so the log names its host alone.
"""

import asyncio
import base64
import hashlib
import logging
import os
import time
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import http_ece
import httpx
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from py_vapid import Vapid02

from farmyard.server.live.push.addresses import BadAddress, Target, Unknown, public
from farmyard.server.live.push.message import Message

log = logging.getLogger("farmyard.server")
CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The number of points of the curve."""
WAITING = 1000  # messages in the queue
SENDERS = 4  # sent at a time
SENT_WITHIN = 10.0  # seconds
PAUSES = (5.0, 60.0, 600.0)  # seconds before a message is tried again
SIGNED_FOR = 12 * 3600  # seconds
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

    def __init__(
        self,
        secret: str,
        contact: str = "",
        find: Find = public,
        pauses: tuple[float, ...] = PAUSES,
    ) -> None:
        self.find, self._pauses, self._contact = find, pauses, contact or NAMELESS
        key = key_of(secret)
        self._vapid = Vapid02(key, {"no-strict": True})
        self.public_key = _letters(_point(key.public_key()))
        self._queue = asyncio.Queue[tuple[Message, int]](WAITING)
        self._http: httpx.AsyncClient | None = None
        self._opening = asyncio.Lock()

    @staticmethod
    def are_keys(p256dh: str, auth: str) -> bool:
        """True if these are keys of a browser, in base64url: a point of the curve and 16 bytes."""
        if len(p256dh) > 100 or len(auth) > 30:
            return False
        try:
            point = _bytes(p256dh)
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
            return len(point) == 65 and len(_bytes(auth)) == 16
        except ValueError:
            return False

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
            if self._http is not None:
                await self._http.aclose()

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
        except (Unknown, httpx.HTTPError, TimeoutError):
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
        """Send a message; the status of the answer, which is not read."""
        async with asyncio.timeout(SENT_WITHIN):
            to = await self.find(message.to.endpoint)
            http = await self._opened()
            request = http.build_request(
                "POST",
                to.url,
                content=encrypted(message.text, message.to.p256dh, message.to.auth),
                headers={"host": to.host, **self._headers(message)},
                extensions={"sni_hostname": to.name},
            )
            answer = await http.send(request, stream=True)
            await answer.aclose()
            return answer.status_code

    async def _opened(self) -> httpx.AsyncClient:
        """Return the client of all senders; made for the first message, which takes a moment, for
        it reads certificates."""
        async with self._opening:
            if self._http is None:
                self._http = await asyncio.to_thread(
                    httpx.AsyncClient,
                    follow_redirects=False,
                    trust_env=False,
                    timeout=SENT_WITHIN,
                )
            return self._http

    def _headers(self, message: Message) -> dict[str, str]:
        service = urlsplit(message.to.endpoint)
        signed = self._vapid.sign(
            {
                "aud": f"{service.scheme}://{service.netloc}",
                "exp": int(time.time()) + SIGNED_FOR,
                "sub": self._contact,
            }
        )
        subject = hashlib.sha256(message.subject.encode()).digest()[:24]
        return {
            "authorization": signed["Authorization"],
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(message.kept),
            "topic": _letters(subject),
            "urgency": "normal",
        }


def key_of(secret: str) -> ec.EllipticCurvePrivateKey:
    """Make the key by which push services know a server from the server's secret."""
    hkdf = HKDF(hashes.SHA256(), length=48, salt=None, info=b"farmyard push key")
    number = int.from_bytes(hkdf.derive(secret.encode()))
    return ec.derive_private_key(1 + number % (ORDER - 1), CURVE)


def encrypted(text: bytes, p256dh: str, auth: str) -> bytes:
    """Encrypt a message for a browser with these keys, in base64url."""
    body: bytes = http_ece.encrypt(
        text,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(CURVE),
        dh=_bytes(p256dh),
        auth_secret=_bytes(auth),
        version="aes128gcm",
    )
    return body


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    point = serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(serialization.Encoding.X962, point)


def _letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(letters: str) -> bytes:
    """Read base64url, with or without its end. Raises ValueError."""
    letters = letters.rstrip("=").translate(str.maketrans("-_", "+/"))
    return base64.b64decode(letters + "=" * (-len(letters) % 4), validate=True)
