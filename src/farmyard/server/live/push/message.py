"""The message that a browser is sent."""

from typing import NamedTuple

from farmyard.server.store.statements.subscriptions import Subscription


class Message(NamedTuple):
    """A message to a browser: what it says, how long it is worth keeping (s), and its subject: a
    newer message takes the place of an older one of the same subject that waits at the service."""

    to: Subscription
    text: bytes
    kept: int
    subject: str
