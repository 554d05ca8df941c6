"""Keys of a server and of browsers, as push services and messages need them."""

import base64

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The number of points of the curve."""


def key_of(secret: str) -> ec.EllipticCurvePrivateKey:
    """Make the key by which push services know a server from the server's secret."""
    hkdf = HKDF(hashes.SHA256(), length=48, salt=None, info=b"farmyard push key")
    number = int.from_bytes(hkdf.derive(secret.encode()))
    return ec.derive_private_key(1 + number % (ORDER - 1), CURVE)


def public(key: ec.EllipticCurvePrivateKey) -> str:
    """Return the public key of a key, in base64url."""
    point = serialization.PublicFormat.UncompressedPoint
    return letters_of(key.public_key().public_bytes(serialization.Encoding.X962, point))


def are_keys(p256dh: str, auth: str) -> bool:
    """True if these are keys of a browser, in base64url: a point of the curve and 16 bytes."""
    if len(p256dh) > 100 or len(auth) > 30:
        return False
    try:
        point = bytes_of(p256dh)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
        return len(point) == 65 and len(bytes_of(auth)) == 16
    except ValueError:
        return False


def letters_of(data: bytes) -> str:
    """Write base64url, without its end."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(letters: str) -> bytes:
    """Read base64url, with or without its end. Raises ValueError."""
    letters = letters.rstrip("=").translate(str.maketrans("-_", "+/"))
    return base64.b64decode(letters + "=" * (-len(letters) % 4), validate=True)
