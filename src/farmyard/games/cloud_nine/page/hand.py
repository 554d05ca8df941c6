"""Cloud Nine: the own hand on the page, and the effects of its Gold cards."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from farmyard.core.wording.messages import language
from farmyard.games.cloud_nine import box, text
from farmyard.games.cloud_nine.options import SnakeMode
from farmyard.games.cloud_nine.page.parts import FACES, STEMS, card_part
from farmyard.games.cloud_nine.rules.choices import FETCHED
from farmyard.games.cloud_nine.state import Phase
from farmyard.games.cloud_nine.words.naming import gold_title, slot_of

View = Any

HOUSES = ("ring", "dots", "bars", "zig", "zig", "bars", "dots", "ring", "star", "ring")
"""House of eggs of each number: numbers of one house complete each other (CN-057)."""

GROUNDS = (*HOUSES, "box", "fox", "nests")
TOKENS = (*map(str, range(1, 11)), "?", "", "")
KEYS = (*map(str, range(1, 10)), "0", "m", "", "c")
ORDER = (*range(box.BOX - 1, -1, -1), box.BOX, box.NESTS, box.FOX)  # in the hand, from the left


DEEDS = ("rooster", "chick", "rifle", "straw", "egg", "snake", "nests")
"""Cards played with a button of their own; the others are played by touching a further part."""

WAYS = ("way-all", "way-one")  # to swap with a Hen


def face_of(kind: int) -> dict[str, str]:
    """Return a flesh card face up: its drawing, its house and its name."""
    return {"face": FACES[kind], "house": GROUNDS[kind], "label": label_of(kind)}


def label_of(kind: int) -> str:
    return text("card-label", card=slot_of(kind))


def gold_of(kind: int) -> dict[str, str]:
    """Return a Gold card face up."""
    return {"face": box.GOLD[kind], "label": gold_title(kind)}


def hand(view: View, seat: int) -> list[dict[str, Any]]:
    """Return the own flesh cards, high numbers first, each a part of its own."""
    mine, counts = view["turn"] == seat, view["hands"][seat].tolist()
    giving = bool(mine and int(view["phase"]) == Phase.GIVE)
    laying = bool(mine and int(view["phase"]) == Phase.BEFORE)
    return [
        in_hand(kind, copy, counts[kind], giving, laying, language())
        for kind in ORDER
        for copy in range(1, counts[kind] + 1)
    ]


@lru_cache(1024)
def in_hand(
    kind: int, copy: int, of: int, giving: bool, laying: bool, language: str
) -> dict[str, Any]:
    """Return one of so many cards of a kind, to be given away or laid if that is asked now.

    The result is cached for each language, and worded in that of the reader.
    """
    return {
        **face_of(kind),
        "id": f"mine-{STEMS[kind]}-{copy}",
        "part": f"give-{FACES[kind]}" if giving else card_part(kind, copy),
        "stem": STEMS[kind],
        "copy": copy,
        "token": "" if giving else TOKENS[kind],
        "key": KEYS[kind],
        "name": copied(label_of(kind), copy, of),
        "free": laying and kind <= box.BOX,
    }


def copied(label: str, copy: int, n: int) -> str:
    """Return the name of one of several equal cards."""
    return label if n < 2 else text("label-copy", label=label, nth=copy, n=n)


def golds(view: View, seat: int) -> list[dict[str, Any]]:
    """Return the own Gold cards."""
    counts = [int(n) for n in view["golds"][seat]]
    return [
        {**gold_of(kind), "id": f"gold-{box.GOLD[kind]}-{copy}", "part": f"gold-{box.GOLD[kind]}"}
        for kind in range(len(box.GOLD))
        for copy in range(1, counts[kind] + 1)
    ]


def slips(view: View, seat: int) -> list[dict[str, Any]]:
    """Return, for each kind of Gold card in hand and the Nests, its effect and how to play it."""
    kinds = [kind for kind, n in enumerate(view["golds"][seat]) if n > 0]
    own = [
        slip(view, seat, box.GOLD[kind], f"gold-{box.GOLD[kind]}", gold_title(kind))
        for kind in kinds
    ]
    if view["hands"][seat][box.NESTS] > 0:
        own.append(slip(view, seat, "nests", card_part(box.NESTS), label_of(box.NESTS)))
    return own


def slip(view: View, seat: int, face: str, about: str, title: str) -> dict[str, Any]:
    peeking = face == "chick" and int(view["phase"]) in (Phase.START, Phase.HEN_DRAW)
    waiting = face == "snake" and view["snake_mode"] == SnakeMode.ANYTIME
    now = f"{face}-drawing" if peeking else f"{face}-anytime" if waiting else face
    return {
        "about": about,
        "face": face,
        "title": title,
        "says": text(f"does-{now}"),
        "deed": text(f"deed-{now}") if face in DEEDS and not waiting else "",
        "ways": [(way, text(f"label-{way}")) for way in WAYS] if face == box.GOLD[box.HEN] else [],
        "fetch": fetched(view) if face == box.GOLD[box.WORM] else [],
    }


def fetched(view: View) -> list[dict[str, str]]:
    """Return the discarded Gold cards that may be fetched."""
    there = [kind for kind in FETCHED if view["gold_aside"][kind] > 0]
    return [{**gold_of(kind), "part": f"fetch-{box.GOLD[kind]}"} for kind in there]


def looked_at(view: View, p: int) -> list[dict[str, Any]]:
    """Return a hand open to the seat to move: one card of each kind, with its number of copies."""
    counts = [int(n) for n in view["hands"][p]]
    return [
        {**face_of(kind), "part": f"pick-{FACES[kind]}", "copies": counts[kind]}
        for kind in ORDER
        if counts[kind] > 0
    ]


def known(view: View, seat: int, names: Sequence[str]) -> list[dict[str, Any]]:
    """Return the cards surely still in hands that were seen with a Chick."""
    if seat < 0 or view["looker"] != seat:
        return []
    seen = [
        {
            "seat": p,
            "name": names[p],
            "cards": [face_of(k) for k in ORDER for _ in range(int(view["looked"][p][k]))],
        }
        for p in range(view["seats"])
        if p != seat
    ]
    return [hand for hand in seen if hand["cards"]]


assert len(GROUNDS) == len(TOKENS) == len(KEYS) == box.KINDS
