"""Checks of the reasons that a game gives for an advised choice."""

from farmyard.core.game import Reasons


def check(reasons: Reasons) -> None:
    """The gain is told, and what is told is whole sentences without a slot left in them."""
    assert reasons.gain
    for text in filter(None, reasons):
        assert text[-1] == ".", text
        assert "{" not in text
        assert "  " not in text
