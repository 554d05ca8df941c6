"""The page of By Golly!: the yard, the hand and what lies in the four corners.

All of it is made from a view, so a card that lies face down has no name anywhere: its place has a
number, its footprint an angle, and both belong to the place. While a *moment* lasts, the cards of
the turn that has just ended are shown once more, as they lay.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from farmyard.core.record import NOBODY
from farmyard.core.showing.scene import Heard, Hold, Scene, SeatShown, with_own
from farmyard.core.wording.messages import cached_by_language
from farmyard.games.by_golly import text
from farmyard.games.by_golly.box import ANIMALS, MESS, ROWS, SHOVEL, YARD_CARDS
from farmyard.games.by_golly.options import MemoryAid
from farmyard.games.by_golly.state import PICK, PLACES, Phase
from farmyard.games.by_golly.words.naming import a_card, place_slots, row_and_column

__all__ = ["TURN_PAUSE", "covers", "may_look_back", "parts", "scene", "turn_pauses"]

TURN_PAUSE = 2.0
"""Seconds for which the cards of a failed pair stay in sight after the turn."""

HOLD = 500
"""Milliseconds for which everything stands still when a mess has been turned up."""

LARGEST_LOT = 6
"""Of a larger lot the table says nothing: one of ten is no news."""

FAN = 3

View = Any

CHOSEN = {
    Phase.LUCKY: ("lucky-one", "lucky-all"),
    Phase.SHUFFLE: ("yard-leave", "yard-shuffle"),
}


# -- What the server asks for ---------------------------------------------------


def parts(view: View, choice: int) -> tuple[str, ...]:
    """Return the part of the page that means this choice."""
    phase = int(view["phase"])
    if phase == Phase.SHUFFLE and choice >= PICK:
        return (f"place-{view['places'][choice - PICK]}",)
    return part_of(phase, choice)


@cache
def part_of(phase: int, choice: int) -> tuple[str, ...]:
    match phase:
        case Phase.PLAY:
            return (f"card-{ANIMALS[choice]}",)
        case Phase.TURN | Phase.TURN2:
            return (f"place-{choice}",)
        case Phase.DRAW:
            return (f"seat-{choice}",)
    return (CHOSEN[Phase(phase)][choice],)


def turn_pauses(before: View, after: View) -> bool:
    """Return whether a turn has just ended with cards to be looked at; shuffled ones had their
    time."""
    return bool(
        turn_ended(before, after)
        and int(before["phase"]) != Phase.SHUFFLE
        and after["whose"] == before["turn"]
    )


def covers(before: View, after: View) -> bool:
    """Return whether the cards of a mess, open while it was asked what becomes of them, lie face
    down."""
    return turn_ended(before, after) and int(before["phase"]) == Phase.SHUFFLE


def turn_ended(before: View, after: View) -> bool:
    return bool(after["turns"] != before["turns"] and int(after["phase"]) != Phase.OVER)


def scene(view: View, seat: int, names: Sequence[str], paused: bool) -> Scene:
    """Return everything that ``table.html`` draws."""
    shown = int(view["flips"]) if paused or view["lying"] else 0
    drawn = Scene(
        seats=[sizes(view, p) for p in range(view["seats"])],
        hold=hold(view),
        heard=heard(view),
    )
    own: dict[str, Any] = {
        "shaded": seat >= 0 and not places_asked(view, seat),
        "tiles": tiles(view, shown),
        "played": played(view, seat, shown),
        "aside": aside(view, shown),
        "stack": int(view["left"][seat]) if seat >= 0 else None,
        "tally": {
            "mess": face_down(view, shown, MESS),
            "shovel": face_down(view, shown, SHOVEL),
        },
        "hand": hand(view, seat, shown) if seat >= 0 else None,
        "ask": ask(view, seat),
    }
    return with_own(drawn, own)


def places_asked(view: View, seat: int) -> bool:
    """Return whether this seat is to turn a card up; at the end all of the yard is to be seen."""
    turns = view["turn"] == seat and int(view["phase"]) in (Phase.TURN, Phase.TURN2)
    return bool(turns or int(view["phase"]) == Phase.OVER)


# -- Seats ----------------------------------------------------------------------


def sizes(view: View, p: int) -> SeatShown:
    held = int(view["held"][p])
    before_him = p == view["turn"] and view["laid"] >= 0
    togo = held + int(view["left"][p]) + int(before_him)
    return {
        "count": togo,
        "unit": text("unit-left"),
        "more": held,
        "more_words": text("unit-held"),
    }


# -- The yard -------------------------------------------------------------------


def tiles(view: View, shown: int) -> list[dict[str, Any]]:
    """Return the nineteen places, row by row, with what can be seen there."""
    up = {int(view["places"][i]): i for i in range(shown)}
    notes = remembered(view)
    return [
        {**where(place), **face_up(view, up[place], shown)}
        if place in up
        else down(place, notes.get(place, ()))
        for place in range(PLACES)
    ]


@cache
def where(place: int) -> dict[str, Any]:
    row, column = row_and_column(place)
    return {
        "place": place,
        "x": 5 - ROWS[row] + 2 * column,
        "y": row,
        "walk": place * 47 % 90 - 45,  # the print turns with the place, never with the card
    }


@cached_by_language(4096)
def down(place: int, note: tuple[int, ...]) -> dict[str, Any]:
    """Return a card that lies face down, and what the table remembers of it."""
    slots = place_slots(place)
    if note:
        cards = tuple(map(a_card, note))
        label = text("label-remembered", known=len(note), cards=cards, **slots)
    else:
        label = text("label-down", **slots)
    return {
        **where(place),
        "face": "down",
        "label": label,
        "note": tuple(YARD_CARDS[card] for card in note),
    }


def face_up(view: View, turned: int, shown: int) -> dict[str, Any]:
    """Return the face of a card that was turned, by its number in the turn."""
    card, place = int(view["faces"][turned]), int(view["places"][turned])
    picked = bool(int(view["phase"]) == Phase.SHUFFLE and view["picked"][place])
    label = "label-picked" if picked else "label-up"
    return {
        "face": YARD_CARDS[card],
        "label": text(label, card=YARD_CARDS[card], **place_slots(place)),
        "picked": picked,
        "just": turned == shown - 1,
        "match": card == view["against"][turned],
        "mess": card == MESS,
    }


def face_down(view: View, shown: int, card: int) -> int:
    """Return how many cards of this kind still lie face down."""
    return 2 - sum(int(view["faces"][i]) == card for i in range(shown))


# -- What the table remembers (memory_aid) --------------------------------------


def may_look_back(view: View) -> bool:
    """Return whether the table remembers everything that was turned up."""
    return bool(view["memory_aid"] == MemoryAid.FULL)


def remembered(view: View) -> dict[int, tuple[int, ...]]:
    """Return the cards that may lie at each place, as far as the table remembers: one, or a few;
    places of which it remembers nothing are left out."""
    yard, lots = view["yard"].tolist(), view["lot"].tolist()
    notes: dict[int, tuple[int, ...]] = {
        place: (card,) for place, card in enumerate(yard) if card >= 0
    }
    if max(lots) < 0:
        return notes
    for place, lot in enumerate(lots):
        same = [other for other in range(PLACES) if lots[other] == lot]
        if lot >= 0 and place not in notes and len(same) <= LARGEST_LOT:
            cards = {int(view["among"][other]) for other in same}
            notes[place] = tuple(sorted(cards, key=YARD_CARDS.__getitem__))
    return notes


# -- The four corners and the hand ----------------------------------------------


def played(view: View, seat: int, shown: int) -> dict[str, Any] | None:
    """Return the animal that lies before the active player, or for a moment before the last one."""
    if view["laid"] >= 0:
        done = shown - int(view["phase"] in (Phase.TURN2, Phase.DRAW, Phase.LUCKY, Phase.SHUFFLE))
        return card_before(view, seat, int(view["laid"]), int(view["turn"]), max(done, 0))
    if failed(view) and shown and not view["lying"]:
        animal = int(view["against"][shown - 1])
        return card_before(view, seat, animal, int(view["whose"]), first_try(view, shown))
    return None


def card_before(view: View, seat: int, animal: int, owner: int, nth: int) -> dict[str, Any]:
    own = own_id(ANIMALS[animal], copies(view, owner, animal)) if owner == seat else ""
    return {
        "id": f"try-{owner}-{nth}",
        "name": ANIMALS[animal],
        "from": own or f"seat-{owner}",
        "mine": owner == seat,
    }


def copies(view: View, seat: int, animal: int) -> int:
    """Return which of the player's copies the card on the table is: the last one."""
    return int(view["hands"][seat, animal]) + int(view["laid"] >= 0)


def first_try(view: View, shown: int) -> int:
    """Return how many cards were turned when the last animal was laid: a mess asks for two."""
    return shown - 1 - int(shown > 1 and view["faces"][shown - 2] == MESS)


def failed(view: View) -> bool:
    """Return whether the last card turned did not match."""
    last = int(view["flips"]) - 1
    return last >= 0 and view["faces"][last] != view["against"][last]


def aside(view: View, shown: int) -> dict[str, Any]:
    """Return what was matched this turn, the latest on top, and how many cards are gone in all."""
    matched = [i for i in range(shown) if view["faces"][i] == view["against"][i]]
    if int(view["phase"]) == Phase.LUCKY and matched:
        matched.pop()  # still lies before its player
    owner = int(view["whose"])
    cards = [{"id": f"try-{owner}-{i}", "name": ANIMALS[int(view["against"][i])]} for i in matched]
    return {"cards": cards[-FAN:], "total": int(view["aside"].sum())}


def hand(view: View, seat: int, shown: int) -> list[dict[str, Any]]:
    """Return this seat's cards in the order of the box; a card in play leaves a well."""
    away = missing(view, seat, shown)
    cards: list[dict[str, Any]] = []
    for animal, name in enumerate(ANIMALS):
        here = int(view["hands"][seat, animal]) - int(animal == away and view["laid"] < 0)
        ids = [own_id(name, k + 1) for k in range(here)]
        cards += [{"id": i, "name": name, "from": came_from(view, seat, animal)} for i in ids]
        if animal == away:
            cards.append({"well": True})
    return cards


def missing(view: View, seat: int, shown: int) -> int:
    """Return this seat's animal that lies on the table now, or for a moment is still seen there."""
    if view["laid"] >= 0:
        return int(view["laid"]) if view["turn"] == seat else NOBODY
    if shown and not view["lying"] and failed(view) and view["whose"] == seat:
        return int(view["against"][shown - 1])
    return NOBODY


def own_id(name: str, copy: int) -> str:
    return f"mine-{name}-{copy}"


def came_from(view: View, seat: int, animal: int) -> str:
    """Return where a card that is new in the hand flies in from."""
    for i in range(int(view["draws"])):
        if view["taken"][i] == animal and view["whose"] == seat:
            return f"seat-{int(view['robbed'][i])}"
    last = int(view["flips"]) - 1
    back = last >= 0 and view["whose"] == seat and view["against"][last] == animal and failed(view)
    return "played" if back else "stack"


# -- Questions, pauses, sounds --------------------------------------------------


def ask(view: View, seat: int) -> dict[str, Any] | None:
    """Return the question with two answers, if it is asked of this seat."""
    if view["turn"] != seat or int(view["phase"]) not in CHOSEN:
        return None
    if int(view["phase"]) == Phase.SHUFFLE:
        picked = int(view["picked"].sum())
        return {"kind": "shuffle", "cards": picked or int(view["flips"]), "picked": bool(picked)}
    laid = int(view["laid"])
    return {"kind": "lucky", "name": ANIMALS[laid], "copies": 1 + int(view["hands"][seat, laid])}


def step(view: View) -> str:
    """Return a number that changes whenever something has been laid or turned."""
    return f"{view['turns']}-{view['flips']}-{view['laid']}-{view['lying']}-{view['draws']}"


def hold(view: View) -> Hold | None:
    """Return a frozen moment, when a mess has just been turned up."""
    if int(view["phase"]) != Phase.TURN2:
        return None
    return {"seen": step(view), "ms": HOLD}


def heard(view: View) -> Heard:
    """Return what has just happened, as sounds."""
    return {"seen": step(view), "play": sounds(view)}


def sounds(view: View) -> str:
    last = int(view["flips"]) - 1
    if int(view["phase"]) == Phase.OVER:
        return "win-1"
    if int(view["phase"]) == Phase.TURN:
        return "down"
    if last < 0 or view["draws"]:
        return "flip"
    if not failed(view):
        return f"flip match-{last}"
    if int(view["phase"]) == Phase.TURN2:
        return "flip mess"
    buried = int(view["phase"]) == Phase.SHUFFLE and view["faces"][last] == SHOVEL
    return "flip shovel" if buried else "flip fail"
