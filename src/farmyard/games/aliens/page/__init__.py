"""The page of Chickens ’n’ Aliens: a plot with saucer and aliens for every seat, the middle, the
hand, and a slip that says what each card of the hand could do.

All of it is made from a view.  Cards are called by the names of their drawings; the three wild
cards are alike, so those in sight are told apart by the order in which they lie.  What was done
last is in the view too: by it the page knows where a card or a grain of corn comes flying from.
"""

from collections.abc import Sequence
from typing import Any

from farmyard.core.record import NOBODY
from farmyard.core.showing.scene import Scene, SeatShown, with_own
from farmyard.games.aliens import text
from farmyard.games.aliens.box import HAND, KINDS, PARTS, TO_WIN, WILD
from farmyard.games.aliens.page.latest import (
    SIDES,
    cards_taken,
    grains,
    heard,
    is_deed,
    last,
    last_part,
    lately,
    pool,
    target_of_last,
)
from farmyard.games.aliens.page.slips import (
    BOTTOM_FACES,
    FACES,
    WILD_FACES,
    card_of,
    card_part,
    in_the_hand,
    others,
    pick,
    rows,
    slips,
)
from farmyard.games.aliens.state import CARD, DEED, OTHERS, TO, Deed, Phase
from farmyard.games.aliens.words.naming import BIRDS, bird, part
from farmyard.games.aliens.words.seen import target

__all__ = ["TURN_PAUSE", "deals", "parts", "scene", "touches", "turn_pauses"]

TURN_PAUSE = 3.0
"""Seconds for which a won round is looked at."""

PLOTS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}  # where a seat so far clockwise has its plot
CROWDED = 9  # cards; in a larger hand those alike lie on one another

View = Any


# -- What the server asks for ---------------------------------------------------


def parts(view: View, choice: int) -> tuple[str, ...]:
    """Return the parts of the page that together mean this choice."""
    deed, card = Deed(DEED[choice]), int(CARD[choice])
    match deed:
        case Deed.PASS:
            return ("pass",)
        case Deed.TAKE:
            return ("deck",)
        case Deed.PICK:
            return (("pick-unseen", *(f"pick-{face}" for face in BOTTOM_FACES))[card],)
        case Deed.THROW_AWAY:
            return (card_part(card), "throw")
        case Deed.THROW_BOTTOM:
            return (card_part(KINDS + card), "throw")
        case Deed.LAY_BOTTOM:
            return (card_part(KINDS + card), "deed")
    stands_for = (f"as-{FACES[deed - Deed.BROODY + 1]}",) if card == WILD else ()
    return (card_part(card), *stands_for, done_to(view, deed, choice))


def done_to(view: View, deed: Deed, choice: int) -> str:
    """Return the last part of a choice: the seat it is done to, or the button with the deed."""
    if TO[choice]:
        return f"seat-{target(view, choice)}"
    return "everybody" if deed == Deed.BEAM_FROM_EACH else "deed"


def turn_pauses(before: View, after: View) -> bool:
    """Return whether a round has just been won, and another one has begun."""
    return bool(after["won"] != NOBODY and int(after["phase"]) != Phase.OVER)


def deals(view: View) -> int:
    """Return the number of the round, for which all get new cards."""
    return int(view["rounds"])


def touches(before: View, after: View, seat: int) -> bool:
    """Return whether a seat has lost an alien, a card or corn in mid-round, or is dizzy now."""
    if after["won"] != NOBODY:
        return False
    less = any(after[f][seat] < before[f][seat] for f in ("laid", "held", "corn"))
    return bool(less or after["stunned"][seat] > before["stunned"][seat])


def scene(view: View, seat: int, names: Sequence[str], paused: bool) -> Scene:
    """Return everything that ``table.html`` draws."""
    wilds = Wilds(view, seat)
    shown = Scene(
        seats=[sizes(view, p) for p in range(view["seats"])],
        heard=heard(view),
    )
    own: dict[str, Any] = {
        "plots": [
            {
                **plot(view, p, seat, names, wilds),
                "beamed": TO_WIN * (paused and view["won"] == p),
            }
            for p in in_order(view, seat)
        ],
        "deck": deck(view, seat),
        "discards": discards(view, seat, wilds),
        "pool": pool(view),
        "bank": int(view["bank"]) if view["bank_runs_out"] else None,
        "hand": hand(view, seat) if seat >= 0 else None,
        "slips": slips(view, seat, names) if seat >= 0 else [],
        "rows": rows(view, seat, names) if seat >= 0 else [],
        "pick": pick(view, seat, names),
        "dizzy": bool(view["turn"] == seat and int(view["phase"]) == Phase.STUNNED),
        "last": last(view),
        "lately": lately(view),
    }
    return with_own(shown, own)


def in_order(view: View, seat: int) -> list[int]:
    """Return the seats clockwise, from this one on."""
    return [max(seat, 0), *others(view, max(seat, 0))]


# -- Seats and plots ------------------------------------------------------------


def sizes(view: View, p: int) -> SeatShown:
    corn, held = int(view["corn"][p]), int(view["held"][p])
    return {"count": corn, "unit": text("unit-corn"), "more": held,
            "more_words": text("unit-in-hand")}  # fmt: skip


def plot(view: View, p: int, seat: int, names: Sequence[str], wilds: "Wilds") -> dict[str, Any]:
    """Return what lies before a seat."""
    return {
        "seat": p,
        "at": PLOTS[int(view["seats"])][in_order(view, seat).index(p)],
        "mine": p == seat,
        "name": names[p],
        "bird": BIRDS[p],
        "corn": int(view["corn"][p]),
        "held": int(view["held"][p]),
        "knows": known_of(view, p, seat),
        "grains": grains(view, p),
        "cards": cards_taken(view, p, seat),
        **saucer(view, p),
        **crew(view, p, wilds),
        **state_of(view, p),
    }


def saucer(view: View, p: int) -> dict[str, Any]:
    """Return the saucer parts of a seat, in pictures and in words."""
    return {
        "saucer": [side for i, side in enumerate(SIDES) if view["parts"][p] >> i & 1],
        "fresh": last_part(view) if view["won"] == p else "",
        "ship": ship(view, p),
    }


def crew(view: View, p: int, wilds: "Wilds") -> dict[str, Any]:
    """Return the aliens laid, and the berths still empty."""
    laid = int(view["laid"][p])
    return {
        "aliens": [alien(view, p, i, wilds) for i in range(laid)],
        "empty": max(TO_WIN - laid, 0),
    }


def state_of(view: View, p: int) -> dict[str, Any]:
    """Return a seat's marks: to move, has just acted, dizzy, about to win."""
    playing = int(view["phase"]) != Phase.OVER
    return {
        "active": bool(playing and p == view["turn"]),
        "acted": bool(p == view["whose"]),
        "alarm": bool(playing and view["laid"][p] == TO_WIN - 1),
        "dizzy": int(view["stunned"][p]),
    }


def ship(view: View, p: int) -> str:
    """Return the saucer in words."""
    has = [text(f"{part(i).id}.title") for i in range(len(PARTS)) if view["parts"][p] >> i & 1]
    return text("label-ship", bird=bird(p), parts=", ".join(has) or text("label-no-part"))


def alien(view: View, p: int, i: int, wilds: "Wilds") -> dict[str, Any]:
    """Return the n-th alien of a seat; covered ones come first."""
    hens = int(view["covers"][p, 0])
    covered = i < int(view["covers"][p].sum())
    by = "" if not covered else "broody" if i < hens else wilds.cover(p, i - hens)
    stolen = view["whose"] == p and is_deed(view, Deed.PECKING_ORDER)
    label = "alien" if not covered else f"alien-under-{'hen' if by == 'broody' else 'wild'}"
    return {
        "id": f"alien-{p}-{i}",
        "face": "alien" if not covered else "broody" if by == "broody" else "brooded-wild",
        "from": f"plot-{target_of_last(view)}" if stolen else f"ship-{p}",
        "label": text(f"label-{label}"),
    }


def known_of(view: View, p: int, seat: int) -> list[dict[str, str]]:
    """Return the cards of another hand that this seat knows, and those that show their face."""
    if p == seat:
        return []
    row = view["known_to_all"] if seat == NOBODY else view["known"][seat]
    counts = [*row[p * KINDS : (p + 1) * KINDS], *view["bottoms"][p]]
    kinds = [kind for kind, n in enumerate(counts) for _ in range(n)]
    return [card_of(kind) for kind in kinds]


# -- The middle -----------------------------------------------------------------


def deck(view: View, seat: int) -> dict[str, Any]:
    count, top = int(view["stock"]), int(view["top"])
    mine = seat >= 0 and view["turn"] == seat and int(view["phase"]) == Phase.TURN
    full = mine and view["held"][seat] >= HAND
    label = "hand-full" if full else "take-one" if mine else "deck"
    return {
        "count": count,
        "top": BOTTOM_FACES[top] if top >= 0 else "",
        "label": text(f"label-{label}", n=int(view["held"][seat]) if mine else count),
    }


def discards(view: View, seat: int, wilds: "Wilds") -> list[dict[str, Any]]:
    """Return the whole discard pile, the top last."""
    cards = [int(card) for card in view["discards"][: view["heap"]]]
    came = came_to_the_pile(view, seat)
    return [
        {"id": f"pile-{i}", "from": came, **card_of(card, wilds.pile(i))}
        for i, card in enumerate(cards)
    ]


def came_to_the_pile(view: View, seat: int) -> str:
    """Return where the top card of the pile flies in from: this seat's hand, or another's."""
    who = int(view["whose"])
    if who != seat or view["chose"] < 0:
        return f"held-{who}"
    card = int(CARD[view["chose"]])
    copies = int(view["hands"][seat][card]) if 0 <= card < KINDS else 0
    return f"mine-{FACES[card]}-{copies}"


class Wilds:
    """The picture of each wild card in sight, one of three, so that one that is played keeps its
    own: first those in the hand, then in the pile from the top, then on aliens."""

    def __init__(self, view: View, seat: int) -> None:
        held = int(view["hands"][seat][WILD]) if seat >= 0 else 0
        self.on = [int(n) for n in view["covers"][:, 1]]
        lying = [i for i, card in enumerate(view["discards"][: view["heap"]]) if card == WILD]
        self.lying = {i: held + n for n, i in enumerate(reversed(lying))}
        self.named = held + len(lying)

    def pile(self, i: int) -> int:
        return self.lying.get(i, 0)

    def cover(self, p: int, i: int) -> str:
        before = sum(n for n in self.on[:p] if n > 0)
        return WILD_FACES[(self.named + before + i) % len(WILD_FACES)]


# -- The hand -------------------------------------------------------------------


def hand(view: View, seat: int) -> list[dict[str, Any]]:
    """Return this seat's cards in the order of the box; in a large hand those alike are stacked."""
    counts = [int(n) for n in (*view["hands"][seat], *view["bottoms"][seat])]
    if sum(counts) > CROWDED:
        return [in_hand(view, seat, kind, 0, n) for kind, n in enumerate(counts) if n]
    each = [(kind, copy) for kind, n in enumerate(counts) for copy in range(n)]
    return [in_hand(view, seat, kind, copy, 1) for kind, copy in each]


def in_hand(view: View, seat: int, kind: int, copy: int, copies: int) -> dict[str, Any]:
    return {
        "id": f"mine-{FACES[kind]}-{copy}",
        "part": card_part(kind),
        "from": came_from(view, seat, kind),
        "copies": copies,
        "say": in_the_hand(kind),
        **card_of(kind, copy),
    }


def came_from(view: View, seat: int, kind: int) -> str:
    """Return where a card that is new in the hand flies in from."""
    for i in range(OTHERS):
        if view["whose"] == seat and view["prize"][i] == kind:
            return f"held-{int(view['prey'][i])}"
    mine = view["whose"] == seat
    return "played" if mine and is_deed(view, Deed.WINGS_OF_DESIRE) else "deck"
