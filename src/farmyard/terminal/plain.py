"""Output on consoles that are not UTF-8: a plain sign in place of each that they lack.

Windows writes to a file or a pipe in the code page of the country, which has no ’ or –.
"""

import codecs
import io
import sys

NAME = "farmyard.plain"
_SIGNS = str.maketrans(
    dict.fromkeys("‘’‚‹›“”„«»\"", "'")  # none that would end a string of JSON
    | dict.fromkeys("–—−‐‑·•", "-")
    | {"×": "x", "→": "->", "⁄": "/", "\\": "/"}
    | {"ß": "ss", "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ø": "o", "Ø": "O"}
    | dict(zip("▁▂▃▄▅▆▇█", "12345678", strict=True))
)  # fmt: skip


def write_plainly() -> None:
    """Let standard output and errors write plain signs where their encoding lacks one."""
    codecs.register_error(NAME, _plain)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=NAME)


def _plain(error: UnicodeError) -> tuple[str, int]:
    from unicodedata import normalize

    assert isinstance(error, UnicodeEncodeError)
    parts = normalize("NFKD", error.object[error.start : error.end])  # letters without accents
    seen = "".join(c for c in parts if not "\u0300" <= c <= "\u036f")
    return seen.translate(_SIGNS).encode("ascii", "replace").decode(), error.end
