"""Checks a Farmyard game file's shuffle with nothing of Farmyard: Python's standard library alone.

python verify.py game.txt     (docs/fair-shuffles.md says what is checked, and what it proves)
Exits with 0 if all holds, 1 if something is wrong, 2 if nothing is, but not all could be checked.
"""

import json
import re
import sys
from hashlib import sha256


def headers_of(content: bytes) -> dict[str, object]:
    """The lines up to the first empty one, a name, a colon and JSON; how many moves follow."""
    text = content.decode("utf-16" if content[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
    head, _, moves = "\n".join(text.strip().splitlines()).partition("\n\n")
    said = {n: json.loads(v) for n, _, v in (x.partition(":") for x in head.splitlines()[1:])}
    return {**said, "moves": len(re.findall(r"^[0-9]+\.", moves, re.M))}


def say(holds: bool, good: str, bad: str) -> bool:
    """Print one line of the check; whether it holds."""
    print(("yes  " + good) if holds else ("NO   " + bad))
    return holds


def hashed(text: object) -> str:
    """SHA-256, in hexadecimal digits."""
    return sha256(str(text).encode()).hexdigest()


def key_of(lines: list[object]) -> str:
    """The key of the dice that these lines make."""
    return hashed("".join(f"{line}\n" for line in lines))[:32]


def seats_of(file: dict[str, object]) -> tuple[list[str], list[str], str]:
    """The lots, the kinds of the seats, and the key that they make with the secret."""
    lots, kinds = file.get("contributions"), file.get("kinds")
    lots = [str(lot) for lot in lots] if isinstance(lots, list) else ["?"]
    kinds = [str(kind) for kind in kinds] if isinstance(kinds, list) else ["?"]
    if "kinds" not in file:  # shuffles of older days do not say who sat where
        return lots, [], key_of(["farmyard deal 1", file.get("secret"), *lots])
    seats = [f"{kind}:{lot}" for kind, lot in zip(kinds, lots, strict=False)]
    return lots, kinds, key_of(["farmyard deal 2", file.get("secret"), *seats])


def is_of_people(lots: list[str], kinds: list[str]) -> bool:
    """Whether nobody but people has added anything, or the dealer could try lots for the others."""
    known = len(lots) == len(kinds) and {*kinds} <= {"person", "guest", "scarecrow"}
    return known and not any(lot for k, lot in zip(kinds, lots, strict=True) if k != "person")


def check(file: dict[str, object]) -> int:
    """Print what holds of the seal in these headers; the code to exit with."""
    if "commitment" not in file:
        print("?    this game was not dealt under a seal")
        return 2
    if "position" in file:
        return 1 - say(False, "", "this game was laid out by hand, not dealt under a seal")
    if not re.fullmatch("[0-9a-f]{64}", str(file.get("secret"))):
        return 1 - say(False, "", "the secret is not in this file: a game that is over tells it")
    lots, kinds, key = seats_of(file)
    fit = all(re.fullmatch("[0-9A-Za-z_-]{0,64}", lot) for lot in lots)
    good = [
        say(hashed(file["secret"]) == file["commitment"],
            "the secret is the one that was promised", "the secret is another than was promised"),
        say(fit and len(lots) == len(list(file["seats"])),  # type: ignore[call-overload]
            f"there is a contribution, or an empty one, for each seat: {lots}",
            "the contributions are not one for each seat, or are malformed"),
        not kinds or say(is_of_people(lots, kinds), f"nobody but people has added one: {kinds}",
            "a guest or a scarecrow has added one, or it is not said who sat where"),
    ]  # fmt: skip
    if not kinds:
        print("?    which seats were scarecrows was not sealed: the dealer could try lots for them")
    return the_dice(file, key, all(good), bool(kinds))


def chooses(file: dict[str, object]) -> bool:
    """Whether the game tries deals until it finds one that can be won."""
    return dict(file.get("options") or {}).get("solvable") == "yes"  # type: ignore[call-overload]


def of_the_left(file: dict[str, object], renewed: list[dict[str, str]]) -> bool:
    """Print of which seal the dice before each branch are; whether they are, where one is named."""
    named, keys = file.get("left"), [file["key"], *(each["key"] for each in renewed[:-1])]
    found = named if isinstance(named, list) else [{} for _ in keys]
    good, chosen = len(found) == len(keys), chooses(file)
    for n, (seal, dealt) in enumerate(zip(found, keys, strict=False)):
        if "commitment" not in seal:
            print("?    of the game that was left no seal is named")
            continue
        lots, kinds, key = seats_of(seal)
        made = key == dealt or (chosen and n == 0)  # that one is followed by `farmyard verify`
        holds = hashed(seal.get("secret")) == seal["commitment"] and made
        good &= say(holds and (not kinds or is_of_people(lots, kinds)),
            f"the game that was left was sealed by {seal['commitment']}",
            "the game that was left was not dealt under the seal that is named for it")  # fmt: skip
    return good


def the_dice(file: dict[str, object], key: str, good: bool, whole: bool) -> int:
    """Print whether the dice come from this key; the code to exit with, if all else is so."""
    after, dealt = -1, file["key"]
    if isinstance(renewed := file.get("renewed"), list):
        after, dealt = renewed[-1]["after"], renewed[-1]["key"]
        print(f"?    up to decision {after} this is another game, which it left there")
        good &= of_the_left(file, renewed)
    if dealt != key and chooses(file):
        print(f"?    the game chose among deals from {key} on: `farmyard verify` follows it")
        return 2 if good else 1
    holds = dealt == key and after < int(str(file["moves"]))
    say(holds, f"the key is made of them: {key}", f"the key should be {key}")
    print("     Not checked here: that the game follows from the key (`farmyard verify` does).")
    return 1 if not (good and holds) else 0 if whole and not renewed else 2


if __name__ == "__main__":
    with open(sys.argv[1], "rb") as opened:
        sys.exit(check(headers_of(opened.read())))
