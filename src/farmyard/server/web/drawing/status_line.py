"""Shortens texts to the two lines that the status has on a telephone."""

import re

STATUS = 78
"""Characters at most."""


def brief(sentences: str) -> str:
    """Return as many whole sentences as the status line holds; of a longer one its first parts."""
    if len(sentences) <= STATUS:
        return sentences
    if whole := [end for end in _ends(sentences) if end <= STATUS]:
        return sentences[: whole[-1]]
    return _cut(sentences, STATUS) or _first(sentences)


def joined(lines: list[str], name: str, asked: str = "") -> str:
    """Return what one player has done in a row as one text: the newest always, and as much of the
    rest as leaves room for the first sentence of a question, as
    "Ada rolls 2 and 4, goes to K15 and takes a plan." """
    room = STATUS - len(f" {_first(asked)}") if asked else STATUS
    told, link = lines[-1], " and "
    for line in reversed(lines[:-1]):
        same = told.startswith(f"{name} ") and line.startswith(f"{name} ")
        plain = same and len(_ends(line)) == 1 and line.endswith(".")
        longer = f"{line[:-1]}{link}{told.removeprefix(f'{name} ')}" if plain else f"{line} {told}"
        link = ", " if plain else " and "
        if len(longer) > room:
            break
        told = longer
    return told


def both(happened: str, asked: str) -> str:
    """Return what has happened and what is asked, in whole sentences as long as they fit: all that
    has happened goes before the whole question, of which the first sentence stays."""
    ends = _ends(happened) or [len(happened)]
    for told in [happened[:end] for end in reversed(ends)]:
        for question in (asked, _first(asked)):
            if len(said := f"{told} {question}") <= STATUS:
                return said
    question = _first(asked)
    return brief(f"{_cut(happened, STATUS - 1 - len(question))} {question}".strip())


def either(happened: str, asked: str) -> str:
    """Return what has happened, and who decides now if that fits as well."""
    said = f"{happened} {asked}"
    return said if len(said) <= STATUS else brief(happened)


def _ends(sentences: str) -> list[int]:
    """Return where the sentences of a text end."""
    return [m.end() for m in re.finditer(r"[.!?…](?= |$)", sentences)]


def _first(sentences: str) -> str:
    return sentences[: _ends(sentences)[0]] if _ends(sentences) else sentences


def _cut(sentences: str, most: int) -> str:
    """Return the first parts of a first sentence that fit; nothing if there are none."""
    first = _first(sentences)
    cuts = [m.start() for m in re.finditer(r"[,;:] | and ", first) if m.start() < most]
    return first[: cuts[-1]] + first[-1] if cuts else ""
