"""How far a piece of work in the background is, as a page asks for it."""

from dataclasses import dataclass


@dataclass
class Progress:
    """The share that is done, from 0 to 1; ``failed`` if the work has come to nothing.

    ``address`` is the client's that asked for it, empty if many may come from it.
    """

    done: float = 0.0
    failed: bool = False
    address: str = ""
