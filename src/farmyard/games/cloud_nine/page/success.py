"""Cloud Nine, Success, on the page: the nine packs, the row of challenges, and the account."""

from collections.abc import Sequence
from typing import Any

from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.cloud_nine import box, text
from farmyard.games.cloud_nine.options import Mode
from farmyard.games.cloud_nine.page.hand import KEYS, TOKENS, face_of, gold_of
from farmyard.games.cloud_nine.page.parts import pack_part
from farmyard.games.cloud_nine.rules.choices import MOVE, REDONE
from farmyard.games.cloud_nine.rules.success import gold_won, moves
from farmyard.games.cloud_nine.rules.success.challenges import asked, challenge, may_lay, redoable
from farmyard.games.cloud_nine.rules.success.packs import top
from farmyard.games.cloud_nine.state import Phase
from farmyard.games.cloud_nine.words.naming import slot_of

View = Any

STARRED = (box.HEN, box.CHICK, box.RIFLE, box.STRAW, box.NEST2)
"""Challenges of a duel that are claimed (CN-R93)."""


def packs(view: View, seat: int) -> list[dict[str, Any]]:
    """Return the nine packs: the top card of each, and the number of cards under it."""
    return [pack(view, seat, i) for i in range(box.PACKS)]


def pack(view: View, seat: int, i: int) -> dict[str, Any]:
    kind, height = int(top(view, i)), int(view["height"][i])
    if kind == NOTHING:
        return {
            "id": f"pack-{i}",
            "height": 0,
            "label": text("label-gap", n=i + 1),
            "house": "gap",
        }
    mine = view["turn"] == seat and may_lay(view)
    return {
        "id": f"pack-{i}",
        "part": pack_part(i),
        "height": height,
        **face_of(kind),
        "label": text("label-pack", n=i + 1, card=slot_of(kind), left=height - 1),
        "card": f"top-{i}-{height}-{kind}",
        "token": TOKENS[kind],
        "key": KEYS[kind],
        "free": bool(mine and kind <= box.BOX),
        "fox": kind == box.FOX,
        "kept": view["kept"] == i,
        "under": under(view, seat, i),
    }


def under(view: View, seat: int, i: int) -> list[dict[str, str]]:
    """Return the cards under the top one as far as this seat knows them, the next one first."""
    below_top = [int(view["packs"][box.DEPTH * i + k]) for k in range(int(view["height"][i]) - 1)]
    if all(kind == NOTHING for kind in below_top):
        return []
    return [face_of(k) if k != NOTHING else {"face": ""} for k in reversed(below_top)]


def may_fill(view: View) -> bool:
    """Return whether a card may be moved into a gap now."""
    return bool(int(moves(view)) & ((1 << box.PACKS) - 1)) if MOVE else False


def tally(view: View) -> dict[str, int | None]:
    """Return the number of cards to be taken away, of Foxes that stay, and of cards taken away.

    A written position may have fewer cards than the deck: how many of those on the table are Foxes
    is not known then.
    """
    deck, foxes = sum(box.SUCCESS_DECK), box.SUCCESS_DECK[box.FOX]
    seats, there = int(view["seats"]), int(view["height"].sum())
    taken = sum(int(view["piles"][p].sum()) for p in range(seats))
    whole = there + taken == deck
    return {
        "left": there - foxes if whole else there,
        "foxes": foxes if whole else None,
        "taken": taken,
        "eggs": int(view["eggs"][:seats].sum()),
    }


def won(view: View, p: int) -> int:
    """Return the eggs of this day or round as they stand.

    In a duel they include those for Gold cards and for the last challenge.
    """
    eggs = int(view["eggs"][p])
    if view["mode"] == Mode.DUAL:
        eggs += box.GOLD_WORTH * int(gold_won(view, p)) + box.LAST_WORTH * int(view["egg"] == p)
    return eggs


def account(view: View, names: Sequence[str]) -> list[dict[str, Any]]:
    """Return the account of a duel in rows: a cell for each player, or `says` for an open bonus."""
    both = range(int(view["seats"]))
    before, tricks = [int(view["totals"][p]) for p in both], [int(view["eggs"][p]) for p in both]
    gold = [int(gold_won(view, p)) for p in both]
    worth, egg = [box.GOLD_WORTH * n for n in gold], int(view["egg"])
    rows = [_cells("tricks", tricks)]
    if view["day"]:
        rows.insert(0, _cells("rounds-before", before))
    if view["gold"]:
        ahead = (
            text("account-level")
            if gold[0] == gold[1]
            else text("account-ahead", name=names[int(gold[1] > gold[0])])
        )
        last = _says("last-challenge", text("account-to-come"), box.LAST_WORTH)
        if egg != NOBODY:
            won_last = [box.LAST_WORTH * (egg == p) for p in both]
            last = _cells("last-challenge", won_last, box.LAST_WORTH)
        rows += [
            _cells("gold-each", worth, box.GOLD_WORTH),
            _says("most-of-gold", ahead, box.MOST_WORTH),
            last,
        ]
    sums = [before[p] + won(view, p) for p in both]
    return [
        *rows,
        _says("last-trick", text("account-to-come"), box.OUT),
        _cells("in-all", sums),
    ]


def _cells(row: str, numbers: Sequence[int], worth: int = 0) -> dict[str, Any]:
    label = text(f"account-{row}", worth=worth)
    return {"label": label, "cells": [int(n) for n in numbers], "says": ""}


def _says(row: str, says: str, worth: int) -> dict[str, Any]:
    return {"label": text(f"account-{row}", worth=worth), "cells": [], "says": says}


# -- The row of challenges ------------------------------------------------------


def row(view: View, seat: int, names: Sequence[str]) -> dict[str, Any] | None:
    """Return the challenges that are met, the current one, and how many are left."""
    if not view["gold"]:
        return None
    kind = int(challenge(view))
    return {
        "met": met(view),
        "now": None if kind == NOTHING else {**gold_of(kind), "says": demand(view, names)},
        "says": ""
        if kind != NOTHING
        else text("label-won-one")
        if view["gold_left"]
        else text("label-all-met"),
        "left": max(int(view["gold_left"]) - 1, 0),
        "claim": view["mode"] == Mode.DUAL and starred(view) != NOTHING,
        "redo": [gold_of(k) for n, k in enumerate(REDONE) if int(redoable(view)) >> n & 1],
        "keeps": keeps(view, seat),
    }


def met(view: View) -> list[dict[str, Any]]:
    """Return the challenges met, with the seats that met them."""
    return [
        {**gold_of(kind), "seat": p}
        for p in range(int(view["seats"]))
        for kind, n in enumerate(view["golds"][p])
        for _ in range(int(n))
    ]


def starred(view: View) -> int:
    """Return the challenge if it is one that the opponent carries out, else −1."""
    kind = int(asked(view))
    return kind if view["mode"] == Mode.DUAL and kind != NOTHING and kind in STARRED else NOTHING


def demand(view: View, names: Sequence[str]) -> str:
    """Tell what the current challenge asks for."""
    kind = int(challenge(view))
    if kind == box.WORM and view["redo"] != NOTHING:
        return text("dare-as-worm", does=text(f"dare-{box.GOLD[int(view['redo'])]}"))
    if view["mode"] == Mode.DUAL and kind in STARRED:
        stage = "done" if int(view["phase"]) == Phase.HELP else "claim"
        return text(f"dare-{stage}-{box.GOLD[kind]}", name=names[1 - claimer(view)])
    return text(f"dare-{box.GOLD[kind]}")


def claimer(view: View) -> int:
    """Return the seat that wins the challenge, which the opponent may be carrying out."""
    turn = int(view["turn"])
    return 1 - turn if int(view["phase"]) == Phase.HELP and view["mode"] == Mode.DUAL else turn


def keeps(view: View, seat: int) -> list[dict[str, str]]:
    """Return, for the Snake, the cards that could stay on their packs."""
    if seat != view["turn"] or asked(view) != box.SNAKE or not may_lay(view):
        return []
    tops = [(i, int(top(view, i))) for i in range(box.PACKS)]
    return [
        {
            "part": f"keep-{i}",
            "label": text("label-keeps", card=slot_of(kind), n=i + 1),
            "short": text("label-keep", card=slot_of(kind)),
        }
        for i, kind in tops
        if NOTHING < kind <= box.BOX
    ]


def pending(view: View, p: int) -> list[str]:
    """Return the labels of things owed to a player of a duel: a second trick."""
    return [text("label-second-trick")] if view["again"][p] > 0 else []
