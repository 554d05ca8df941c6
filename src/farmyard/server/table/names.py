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

TABLES = (
    "Muck and brass", "Under the oak", "Over the wire", "The long meadow", "Straw and string",
    "A hen’s tooth", "The back gate", "Mud on Monday", "Cold porridge", "The weather vane",
    "Two left boots", "The duck pond", "A bucket of bolts", "Behind the barn", "The old plough",
    "Nettle soup", "The last haystack", "Rain by noon", "The lame goose", "Turnips again",
    "The crooked stile", "Bread and dripping", "The tin bath", "Foxglove lane",
    "A borrowed ladder", "The milk churn", "Early to market", "The wrong field",
    "Crows in the corn", "The good scissors",
)  # fmt: skip
PEOPLE = (
    "Alder", "Almond", "Apple", "Aster", "Barley", "Basil", "Bean", "Birch", "Borage", "Bracken",
    "Bramble", "Briar", "Burdock", "Chervil", "Chestnut", "Chive", "Clover", "Comfrey", "Cowslip",
    "Dill", "Elder", "Fennel", "Fern", "Flax", "Furze", "Gorse", "Hawthorn", "Hazel", "Heather",
    "Hop", "Ivy", "Juniper", "Lavender", "Linnet", "Lovage", "Mallow", "Marigold", "Medlar",
    "Mint", "Nettle", "Oats", "Parsley", "Pear", "Plum", "Poppy", "Primrose", "Quince", "Radish",
    "Reed", "Rowan", "Rye", "Sage", "Sloe", "Sorrel", "Tansy", "Teasel", "Thistle", "Thyme",
    "Vetch", "Willow", "Wren", "Yarrow",
)  # fmt: skip
SCARECROWS = (
    "Hodmedod", "Tattie", "Crisp", "Mawkin", "Bogle", "Gallybagger", "Mommet", "Wurzel", "Shoyhoy",
)  # fmt: skip
LONGEST_NAME, LONGEST_READ = 24, 400
MOST_MARKS = 2  # on a letter
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters by category, but invisible
_BASE32 = "abcdefghijklmnopqrstuvwxyz234567"
_ID = re.compile(r"[a-z]+(-[a-z]+)*-[a-z2-7]{10}")


def new_table(seed: str = "") -> tuple[str, str]:
    """Return a random name for a table and its unguessable id; the same for the same seed."""
    choose = _chooser(seed)
    name = choose(TABLES)
    words = re.sub(r"[^a-z ]", "", name.lower()).split()
    tail = "".join(choose(_BASE32) for _ in range(10))
    return name, "-".join([*words, tail])


def is_table_id(text: str) -> bool:
    """True if a text has the form of a table's id."""
    return len(text) <= 80 and _ID.fullmatch(text) is not None


def clean(text: str) -> str:
    """Return a person's name as it may be shown: printable, single-spaced, at most `LONGEST_NAME`
    characters."""
    kept, marks = "", 0
    for c in text[:LONGEST_READ]:
        kind = unicodedata.category(c)[0]
        marks = marks + 1 if kind == "M" else 0
        if marks <= MOST_MARKS:
            kept += c if kind in "LMNPSZ" and c not in BLANK else " "
    name = " ".join(kept.split())[:LONGEST_NAME].strip()
    return name if any(unicodedata.category(c)[0] in "LNS" for c in name) else ""


def for_person(seed: str = "") -> str:
    """Return a random name for a person who has given none; the same for the same seed."""
    return _chooser(seed)(PEOPLE)


def is_random(name: str) -> bool:
    """True if a name is one of those given to people who have chosen none."""
    return name.lstrip("0123456789 ") in PEOPLE  # `distinct` puts numbers before it


def _chooser(seed: str) -> Callable[[Sequence[str]], str]:
    return random.Random(seed).choice if seed else secrets.choice


def unborne(taken: Iterable[str], table: str) -> str:
    """Return a name to suggest to a newcomer, which nobody at the table has."""
    used = set(taken)
    free = [name for name in PEOPLE if name not in used]
    return free[zlib.crc32(f"{table} {len(used)}".encode()) % len(free)]


def for_scarecrow(seat: int) -> str:
    """Return the name of the bot on a chair."""
    return SCARECROWS[seat % len(SCARECROWS)]


def distinct(name: str, taken: Iterable[str]) -> str:
    """Return the name, with a number before it if somebody at the table has it already."""
    used = set(taken)
    if name not in used:
        return name
    number = next(i for i in range(2, 99) if f"{i} {name}" not in used)
    return f"{number} {name}"
