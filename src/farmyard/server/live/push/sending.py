"""Sending one message to a push service: signed (RFC 8292) and encrypted (RFC 8291)."""

import hashlib
import os
import time
from urllib.parse import urlsplit

import http_ece
import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from farmyard.server.live.push.addresses import Target, Unknown
from farmyard.server.live.push.keys import CURVE, bytes_of, letters_of
from farmyard.server.live.push.message import Message

SIGNED_FOR = 12 * 3600  # seconds


class Sender:
    """Sends messages, signed with the server's key, over connections that stay open."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str, within: float) -> None:
        self._vapid, self._contact = Vapid02(key, {"no-strict": True}), contact
        self._http = httpx.AsyncClient(follow_redirects=False, trust_env=False, timeout=within)

    async def send(self, message: Message, to: Target) -> int:
        """Send a message; return the status of the answer, which is not read. Raises `Unknown` if
        there is none."""
        request = self._http.build_request(
            "POST",
            to.url,
            content=encrypted(message.text, message.to.p256dh, message.to.auth),
            headers={"host": to.host, **self._headers(message)},
            extensions={"sni_hostname": to.name},
        )
        try:
            answer = await self._http.send(request, stream=True)
            await answer.aclose()
        except httpx.HTTPError as error:
            raise Unknown from error
        return answer.status_code

    async def close(self) -> None:
        await self._http.aclose()

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
            "topic": letters_of(subject),
            "urgency": "normal",
        }


def encrypted(text: bytes, p256dh: str, auth: str) -> bytes:
    """Encrypt a message for a browser with these keys, in base64url."""
    body: bytes = http_ece.encrypt(
        text,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(CURVE),
        dh=bytes_of(p256dh),
        auth_secret=bytes_of(auth),
        version="aes128gcm",
    )
    return body
