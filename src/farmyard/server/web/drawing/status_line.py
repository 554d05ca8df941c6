"""Shortens texts to the two lines that the status has on a telephone."""

import re

STATUS = 78
"""Characters at most."""


def brief(sentences: str) -> str:
    """Return as many whole sentences as the status line holds; of a longer one its first parts."""
    if len(sentences) <= STATUS:
        return sentences
    ends = [m.end() for m in re.finditer(r"[.!?…](?= |$)", sentences)]
    whole = [end for end in ends if end <= STATUS]
    if whole:
        return sentences[: whole[-1]]
    first = sentences[: ends[0]] if ends else sentences
    cuts = [m.start() for m in re.finditer(r"[,;:] | and ", first) if m.start() < STATUS]
    return first[: cuts[-1]] + first[-1] if cuts else first
