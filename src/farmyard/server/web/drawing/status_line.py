"""What the status line has room for: two lines on a telephone."""

import re

STATUS = 78
"""The most letters."""


def brief(sentences: str) -> str:
    """As many whole sentences as the status line holds; of a longer one its first parts.  All of it
    stands in the log, or on the page of the result."""
    if len(sentences) <= STATUS:
        return sentences
    ends = [m.end() for m in re.finditer(r"[.!?…](?= |$)", sentences)]
    whole = [end for end in ends if end <= STATUS]
    if whole:
        return sentences[: whole[-1]]
    first = sentences[: ends[0]] if ends else sentences
    cuts = [m.start() for m in re.finditer(r"[,;:] | and ", first) if m.start() < STATUS]
    return first[: cuts[-1]] + first[-1] if cuts else first
