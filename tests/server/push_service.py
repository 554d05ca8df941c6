"""A push service on loopback, and browsers that subscribe to it and read its messages.

What a browser does with a message is written here from RFC 8291 and RFC 8188 alone, without the
libraries that the server uses.
"""

import base64
import json
import os
import threading
import time
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from farmyard.server.live.push import addresses
from farmyard.server.live.push.addresses import Target
from farmyard.server.live.push.message import Message
from farmyard.server.store.statements.subscriptions import Subscription

CURVE = ec.SECP256R1()
NAMES = addresses.Names()
POINT = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint


def letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(letters: str) -> bytes:
    return base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))


async def on_loopback(address: str, cause: str = "") -> Target:
    """Look up an address as the server does, but allow 127.0.0.1, without TLS."""
    parts = addresses.split(address)
    if parts.hostname != "127.0.0.1":
        return await NAMES.public(address, cause)
    return addresses.target(parts, "127.0.0.1")


@dataclass
class Received:
    """A message that the service received."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """A push service that keeps its messages, and answers with `statuses`, then with 201."""

    statuses: list[int] = field(default_factory=list)
    received: list[Received] = field(default_factory=list)

    def __post_init__(self) -> None:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                status = service.statuses.pop(0) if service.statuses else 201
                service.received.append(Received(self.path, headers, body))
                self.send_response(status)
                if status in (301, 307):
                    self.send_header("location", f"{service.url}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *said: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.start()

    def stop(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def browser(self, zone: str | None = None) -> "Browser":
        return Browser(self, zone or at_noon())


class Browser:
    """A browser with a subscription: its keys, and the messages it can decrypt."""

    def __init__(self, service: PushService, zone: str) -> None:
        self._key, self._auth = ec.generate_private_key(CURVE), os.urandom(16)
        self._point = self._key.public_key().public_bytes(*POINT)
        self.service, self.path = service, f"/for/{os.urandom(8).hex()}"
        self.form = {
            "endpoint": service.url + self.path,
            "p256dh": letters(self._point),
            "auth": letters(self._auth),
            "zone": zone,
        }

    @property
    def received(self) -> list[Received]:
        return [each for each in self.service.received if each.path == self.path]

    @property
    def told(self) -> list[dict[str, str]]:
        """Return the browser's messages, decrypted with its private key."""
        return [json.loads(self.read(each.body)) for each in self.received]

    def read(self, body: bytes) -> bytes:
        """Decrypt a message that consists of one record."""
        salt, length = body[:16], body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        )
        info = b"WebPush: info\0" + self._point + sender
        ikm = derived(shared, self._auth, info, 32)
        key = derived(ikm, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(ikm, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, record, None)
        assert text.rstrip(b"\0")[-1:] == b"\2", "the last record"
        return text.rstrip(b"\0")[:-1]


def message(
    endpoint: str, person: str = "ada", subject: str = "table", text: bytes = b""
) -> Message:
    """Return a message for a browser of a person, which nobody can decrypt."""
    return Message(Subscription(endpoint, person, "", "", "en", "UTC", 0), text, 60, subject)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def signed(header: str) -> tuple[dict[str, Any], str]:
    """Return the claims of an Authorization header (RFC 8292) and its public key. Raises
    InvalidSignature."""
    scheme, _, rest = header.partition(" ")
    parts = dict(each.strip().split("=", 1) for each in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert (scheme, json.loads(data(head))["alg"]) == ("vapid", "ES256")
    if len(raw := data(signature)) != 64:
        raise InvalidSignature
    r, s = int.from_bytes(raw[:32]), int.from_bytes(raw[32:])
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data(parts["k"]))
    text = f"{head}.{claims}".encode()
    key.verify(utils.encode_dss_signature(r, s), text, ec.ECDSA(hashes.SHA256()))
    return json.loads(data(claims)), parts["k"]


def at_hour(hour: int) -> str:
    """Return a time zone, as browsers name it, where the hour is now about this one."""
    east = (hour - time.gmtime().tm_hour + 11) % 24 - 11  # −11 to 12
    return f"Etc/GMT{-east:+d}" if east else "UTC"


def at_noon() -> str:
    return at_hour(12)
