"""Names of tables, their links, anonymous people and bots.

A table's link ends in ten random letters (50 bits), so nobody guesses his way to a table. The words
before them only help people to tell two links apart.
"""

import random
import re
import secrets
import unicodedata
import zlib
from collections.abc import Callable, Iterable, Sequence
from functools import cache

from farmyard.core.wording.messages import ENGLISH, cached_by_language, speaking
from farmyard.server.words import say

LONGEST_NAME, MOST_SIGNS, LONGEST_READ = 24, 96, 400
"""How many letters or pictures a name has at most, how many code points these are, and how many of
a text are looked at."""
MOST_MARKS = 2  # on a letter
JOINERS = "\u200c\u200d"  # a Persian word and a picture of a family hold them
FLAG, FLAG_TAGS = "\U0001f3f4", range(0xE0020, 0xE0080)  # as of Scotland
VIRAMA = 9  # the combining class of signs that bind two consonants
LETTERS_OF_FLAGS, TONES = range(0x1F1E6, 0x1F200), range(0x1F3FB, 0x1F400)
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters by category, but invisible
_BASE32 = "abcdefghijklmnopqrstuvwxyz234567"
_ID = re.compile(r"[a-z]+(-[a-z]+)*-[a-z2-7]{10}")


@cached_by_language(None)
def _drawn(kind: str) -> tuple[str, ...]:
    """Return the names of a kind ("people") in the reader's language."""
    return tuple(say(f"names-{kind}").replace("\n", " ").split(", "))


def _drawn_in(code: str, kind: str) -> tuple[str, ...]:
    with speaking(code):
        return _drawn(kind)


@cache
def drawn_for_people() -> frozenset[str]:
    """Return all names that are drawn for people, in any language; the first call reads the
    messages of every language, which takes a tenth of a second."""
    return frozenset(name for code in say.languages for name in _drawn_in(code, "people"))


def new_table(seed: str = "") -> tuple[str, str]:
    """Return a random name for a table, in English, and its unguessable id; the same for the same
    seed."""
    choose = _chooser(seed)
    name = choose(_drawn_in(ENGLISH, "tables"))
    words = re.sub(r"[^a-z ]", "", name.lower()).split()
    tail = "".join(choose(_BASE32) for _ in range(10))
    return name, "-".join([*words, tail])


def of_table(name: str) -> str:
    """Return the name of a table in the reader's language."""
    return _told_tables().get(name, name)


@cached_by_language(None)
def _told_tables() -> dict[str, str]:
    return dict(zip(_drawn_in(ENGLISH, "tables"), _drawn("tables"), strict=True))


def is_table_id(text: str) -> bool:
    """True if a text has the form of a table's id."""
    return len(text) <= 80 and _ID.fullmatch(text) is not None


def clean(text: str) -> str:
    """Return a person's name as it may be shown: printable, single-spaced, at most `LONGEST_NAME`
    letters or pictures, composed as far as it can be."""
    kept, marks, text = "", 0, text[:LONGEST_READ]
    for c, after in zip(text, f"{text[1:]} ", strict=False):
        marks = marks + 1 if _kind(c) == "M" else 0
        if marks <= MOST_MARKS:
            kept += c if _kind(c) in "LMNPSZ" or _joins(kept, c, after) else " "
    signs = signs_of(unicodedata.normalize("NFC", " ".join(kept.split())))
    while len(signs) > LONGEST_NAME or sum(map(len, signs)) > MOST_SIGNS:
        signs.pop()
    name = "".join(signs).strip(JOINERS + " ")
    return name if any(_kind(c) in "LNS" for c in name) else ""


def _kind(c: str) -> str:
    """Return the first letter of a character's category; "C", that of controls, for a blank one."""
    return "C" if c in BLANK else unicodedata.category(c)[0]


def _joins(before: str, c: str, after: str) -> bool:
    """True if an invisible character belongs to a word or a picture."""
    if ord(c) in FLAG_TAGS:
        return before[-1:] == FLAG or ord(before[-1:] or " ") in FLAG_TAGS
    return c in JOINERS and _kind(before[-1:] or " ") in "LMS" and _kind(after) in "LS"


def signs_of(text: str) -> list[str]:
    """Split a text into what readers take for single letters or pictures."""
    signs: list[str] = []
    for c in text:
        before = signs[-1] if signs else ""
        flag = len(before) == 1 and ord(before) in LETTERS_OF_FLAGS and ord(c) in LETTERS_OF_FLAGS
        bound = _kind(c) == "M" or c in JOINERS or ord(c) in FLAG_TAGS or ord(c) in TONES
        drawn = before.endswith("\u200d") and _kind(c) in "LS"
        conjunct = unicodedata.combining(before[-1:] or " ") == VIRAMA and _kind(c) == "L"
        if before and (flag or bound or drawn or conjunct):
            signs[-1] += c
        else:
            signs.append(c)
    return signs


def for_person(seed: str = "") -> str:
    """Return a random name for a person who has given none; the same for the same seed."""
    return _chooser(seed)(_drawn("people"))


def is_random(name: str) -> bool:
    """True if a name is one of those given to people who have chosen none."""
    return name.lstrip("0123456789 ") in drawn_for_people()  # `distinct` puts numbers before it


def _chooser(seed: str) -> Callable[[Sequence[str]], str]:
    return random.Random(seed).choice if seed else secrets.choice


def unborne(taken: Iterable[str], table: str) -> str:
    """Return a name to suggest to a newcomer, which nobody at the table has."""
    used = set(taken)
    free = [name for name in _drawn("people") if name not in used]
    return free[zlib.crc32(f"{table} {len(used)}".encode()) % len(free)]


def for_scarecrow(seat: int) -> str:
    """Return the name of the bot on a chair."""
    drawn = _drawn("scarecrows")
    return drawn[seat % len(drawn)]


def distinct(name: str, taken: Iterable[str]) -> str:
    """Return the name, with a number before it if somebody at the table has it already."""
    used, plain = {_looks(each) for each in taken}, _looks(name)
    if plain not in used:
        return name
    number = next(i for i in range(2, 99) if f"{i} {plain}" not in used)
    return f"{number} {name}"


def _looks(name: str) -> str:
    """Return a name in a form that is the same for all that look alike, as composed letters do and
    those with joiners that change nothing."""
    return unicodedata.normalize("NFKC", name.translate(dict.fromkeys(map(ord, JOINERS))))
