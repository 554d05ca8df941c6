"""Checks of the reasons that a game gives for an advised choice."""

from farmyard.core.contract import Reasons


def check(reasons: Reasons) -> None:
    """Check that the gain is stated, in full sentences without an unfilled placeholder."""
    assert reasons.gain
    for text in filter(None, reasons):
        assert text[-1] == ".", text
        assert "{" not in text
        assert "  " not in text
