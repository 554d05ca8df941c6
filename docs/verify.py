"""Checks a Farmyard game file's shuffle with nothing of Farmyard: Python's standard library alone.

python verify.py game.txt     (docs/fair-shuffles.md says what is checked, and what it proves)
"""

import json
import re
import sys
from hashlib import sha256


def headers_of(text: str) -> dict[str, object]:
    """The lines before the first empty one: a name, a colon, and JSON."""
    head = text.replace("\r", "").split("\n\n")[0].splitlines()[1:]
    return {name: json.loads(value) for name, _, value in (line.partition(":") for line in head)}


def say(holds: bool, good: str, bad: str) -> bool:
    """Print one line of the check; whether it holds."""
    print(("yes  " + good) if holds else ("NO   " + bad))
    return holds


def check(file: dict[str, object]) -> bool:
    """Print what holds of the seal in these headers; whether all of it does."""
    if "commitment" not in file:
        return say(False, "", "this file has no commitment: its shuffle was not sealed")
    secret, lots = file.get("secret"), file.get("contributions")
    if not re.fullmatch("[0-9a-f]{64}", str(secret)) or not isinstance(lots, list):
        return say(False, "", "the secret is not in this file: it is told when the game is over")
    lots_fit = all(re.fullmatch("[0-9A-Za-z_-]{0,64}", str(lot)) for lot in lots)
    promised = sha256(str(secret).encode()).hexdigest()
    lines = ["farmyard deal 1", str(secret), *map(str, lots)]
    key = sha256("".join(line + "\n" for line in lines).encode()).hexdigest()[:32]
    renewed = file.get("renewed")
    dealt = renewed[-1]["key"] if isinstance(renewed, list) else file["key"]
    good = [
        say(promised == file["commitment"], "the secret is the one that was promised",
            "the secret is not the one that was promised"),
        say(lots_fit and len(lots) == len(list(file["seats"])),  # type: ignore[call-overload]
            f"there is a contribution, or an empty one, for each seat: {lots}",
            "the contributions are not one for each seat, or are malformed"),
    ]  # fmt: skip
    if dealt != key and "solvable" in str(file.get("options")):
        print(f"?    the key made of them is {key}; this game chose among deals from there on.")
        print("     That choice is a part of its rules: `farmyard verify` follows it.")
        return all(good)
    good.append(say(dealt == key, f"the key is made of them: {key}", f"the key should be {key}"))
    print("     Not checked here: that the game follows from the key (`farmyard verify` does).")
    return all(good)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as opened:
        sys.exit(0 if check(headers_of(opened.read())) else 1)
