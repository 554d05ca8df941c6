"""How far a piece of work in the background is, as a page asks for it."""

from dataclasses import dataclass


@dataclass
class Progress:
    """The share that is done, from 0 to 1; ``failed`` if the work has come to nothing."""

    done: float = 0.0
    failed: bool = False
