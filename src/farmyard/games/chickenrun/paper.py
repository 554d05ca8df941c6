"""The printed box of Chickenrun: 119 cards, the yard on six sheets, hens that stand, dice, eggs."""

from typing import Any

from farmyard.core.showing.printed import Contents, Deck, Face
from farmyard.core.wording.slots import capital
from farmyard.games.chickenrun import box, text
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.page.hand import POSES
from farmyard.games.chickenrun.page.spread import EMBLEMS, UNIT, map_of, spread
from farmyard.games.chickenrun.words.things import (
    CARDS,
    CHICKENS,
    KINDS,
    PLANS,
    TOOL,
    place,
    signed,
    slug,
)

__all__ = ["contents"]

CARD, TOKEN, DIE = (44.0, 62.0), 21.0, 20.0  # mm
HOLES = 2  # as many as there are tools to cut the wire
NET = ((1, 0, 2), (0, 1, 3), (1, 1, 1), (2, 1, 4), (3, 1, 6), (1, 2, 5))
"""A die laid flat: column, row and pips of its faces."""


def contents() -> Contents:
    """Return the decks, the eggs and the markers.

    The yard, the pieces and the tunnels are sheets of the game.
    """
    decks = {
        "chickens": (text("paper-chickens"), chickens()),
        "equipment": (text("paper-equipment"), equipment()),
        "plans": (text("paper-plans"), plans()),
        "opportunities": (text("option-opportunities"), opportunities()),
        "search": (text("paper-search"), searches()),
    }
    tokens = Deck("tokens", text("paper-tokens"), TOKEN, TOKEN, tuple(markers()), "", "round")
    cards = [Deck(name, title, *CARD, tuple(faces)) for name, (title, faces) in decks.items()]
    more = {"yard": spread(), "pieces": pieces(), "net": NET, "die": DIE, "tunnels": tunnels()}
    told = [text("paper-yard-told"), text("paper-pieces-told"), text("paper-tunnels-told")]
    return Contents((*cards, tokens), more={**more, "words": sentences(), "told": told})


def sentences() -> dict[str, str]:
    """Return what is written on the sheets of the game."""
    ids = [id for id in text.ids("paper-") if not id.endswith("-told")]
    named = {id: text(id) for id in ids if id not in ("paper-glue", "paper-size", "paper-needs")}
    windows = spread()["windows"]
    neighbours = {window[side] for window in windows for side in ("right", "below")} - {""}
    x, y, right, bottom = spread()["edges"]
    across, down = (round(UNIT * length) for length in (right - x, bottom - y))
    return {
        **{id.removeprefix("paper-"): words for id, words in named.items()},
        **{f"glue-{name}": text("paper-glue", sheet=name) for name in neighbours},
        "size": text("paper-size", width=across, height=down, square=round(20 * UNIT)),
    }


# -- Cards ----------------------------------------------------------------------


def chickens() -> list[Face]:
    """Return the six chickens of each colour, with the number they add to a throw."""
    return [
        Face(
            POSES[k], text.name(CHICKENS[p * box.SET + k]), 1,
            {"emblem": EMBLEMS[colour], "hut": p, "number": signed(int(box.ADJUST[k]))},
        )
        for p, colour in enumerate(box.COLOURS)
        for k in range(box.SET)
    ]  # fmt: skip


def equipment() -> list[Face]:
    """Return the equipment of all shops."""
    return [
        Face(slug(name), text.name(kind), int(n))
        for name, kind, n in zip(box.EQUIPMENT, KINDS, box.COPIES, strict=True)
    ]


def plans() -> list[Face]:
    """Return the plans: what each takes, where it begins and comes out, and who runs."""
    return [
        Face("plan", text.name(PLANS[n]), 1, {**needs(n), **map_of(n), "says": how(n)})
        for n in range(box.PLANS)
    ]


def needs(n: int) -> dict[str, Any]:
    """Return the equipment that a plan takes, as pictures and in words."""
    kinds = [kind for kind in range(box.KINDS) if box.TAKES[n, kind]]
    tools = [box.CUTTERS, box.PLIERS] if box.CUTTING[n] else []
    names = [text.name(KINDS[kind]) for kind in kinds] + [text.name(TOOL)] * bool(tools)
    pictures = [slug(box.EQUIPMENT[kind]) for kind in (*kinds, *tools)]
    return {"needs": pictures, "takes": text("paper-needs", kinds=tuple(names))}


def how(n: int) -> str:
    """Return the words on how a plan works: chickens, way, and whether the next one runs too."""
    told = [text("chickens", n=int(box.LEAST[n])) + ".", text(f"{PLANS[n].id}.how")]
    if not box.DECK[n].together:
        told.append(text("paper-next-runs" if box.MULTI[n] else "paper-one-runs"))
    return " ".join(told)


def opportunities() -> list[Face]:
    """Return the opportunity cards, and whether they are kept."""
    return [
        Face(
            "opportunity", text.name(card), int(n),
            {"does": text(f"{card.id}.what"), "kept": text("paper-keep" if keep else "paper-now")},
        )
        for card, n, keep in zip(CARDS, box.CARD_COPIES, box.KEPT, strict=True)
    ]  # fmt: skip


def searches() -> list[Face]:
    """Return a search card for each hut."""
    return [
        Face(
            "search",
            capital(text.name(place(board.HUT + p))),
            1,
            {"emblem": EMBLEMS[colour], "hut": p},
        )
        for p, colour in enumerate(box.COLOURS)
    ]


# -- Tokens, pieces, tunnels ----------------------------------------------------


def markers() -> list[Face]:
    """Return eggs, the flag of each hen, and the markers of gate, wire and controller."""
    flags = [Face("flag", "", 1, {"emblem": EMBLEMS[colour]}) for colour in box.COLOURS]
    others = [Face("gate", text("paper-open")), Face("boss", text("label-tweedy"))]
    return [Face("egg", "", box.EGGS), *flags, Face("hole", "", HOLES), *others]


def pieces() -> list[dict[str, Any]]:
    """Return the figures that stand: a hen for each hut, Mr Tweedy and the dog."""
    hens = [
        {
            "name": "hen",
            "label": capital(text.name(place(board.HUT + p))),
            "emblem": EMBLEMS[colour],
        }
        for p, colour in enumerate(box.COLOURS)
    ]
    guards = [{"name": who, "label": text(f"label-{who}")} for who in ("tweedy", "dog")]
    return hens + guards


def tunnels() -> dict[str, Any]:
    """Return the lengths of the tunnels, and the emblems of their owners."""
    return {"shallow": box.SHALLOW, "deep": box.DEEP, "emblems": list(EMBLEMS.values())}
