"""By Golly!: every sentence a person reads, made from views alone.

The log names what was turned up, and where only if the table remembers places anyway
(``memory_aid``).  Who draws from his stack hears which cards, the others how many.
"""

from collections.abc import Sequence
from typing import Any

from farmyard.core.game import Line
from farmyard.games.by_golly.box import ANIMALS, MESS, ROWS, SHOVEL, YARD_CARDS
from farmyard.games.by_golly.rules.consolation import may_pick
from farmyard.games.by_golly.state import DRAW_FIRST, NO_AID, PICK, PLACES, SHUFFLE, Phase
from farmyard.games.by_golly.words.phrases import (
    AND,
    ASK_ME,
    ASK_OTHERS,
    BACK,
    DRAWN,
    DRAWN_FIRST,
    GOING_ON,
    HAND,
    IN_LETTERS,
    MANY_CARDS,
    MAY_PICK,
    MISSED,
    NO_ANIMAL,
    NO_CARD,
    NO_HAND,
    NO_MORE,
    NO_PLACE,
    NOT_FROM,
    NOT_PICKED,
    NUMBERS,
    OUTCOME,
    PICK_ANOTHER,
    PICK_MORE,
    PICKS,
    PLACE,
    SAY,
    SAY_WHICH,
    SEAT,
    SHUFFLES_PICKED,
    STOPPED,
    STOPPED_BY_GUARD,
    STOPPED_SHARED,
    TELL,
    THE_OTHERS,
    WHERE,
    WHY_NOT,
    WHY_SHUT,
    WINS,
    YOU,
)

__all__ = [
    "ENDINGS",
    "HEADINGS",
    "ask",
    "counts",
    "ending",
    "outcome",
    "say",
    "sketch",
    "tell",
    "why_not",
    "why_shut",
]

HEADINGS = ("cards left", "in hand", "in the stack")


def say(view: Any, choice: int, names: Sequence[str]) -> str:
    """A choice in words: what the seat to move does."""
    phase = Phase(view.phase)
    victim = names[choice] if phase == Phase.DRAW else ""
    if phase == Phase.SHUFFLE and choice >= PICK:
        place, card = int(view.places[choice - PICK]), int(view.faces[choice - PICK])
        return PICKS.format(card=a_card(card), place=place_name(place))
    if phase == Phase.SHUFFLE and choice == SHUFFLE and _picked(view):
        return SHUFFLES_PICKED
    if phase in SAY_WHICH:
        return SAY_WHICH[phase][choice].format(animal=_animal(view.laid))
    slots = {"animal": _animal(choice), "place": place_name(choice), "victim": victim}
    return SAY[phase].format(**slots)


def ask(view: Any, seat: int, names: Sequence[str]) -> str:
    """Whose turn it is and what is asked, for the eyes of a seat."""
    if view.phase == Phase.OVER:
        return outcome(view, seat, names)
    phase, mine = Phase(view.phase), view.turn == seat
    if mine and phase == Phase.PLAY and view.lying:
        return GOING_ON
    if mine and phase == Phase.SHUFFLE and any(may_pick(view, i) for i in range(view.flips)):
        return _ask_to_pick(view)
    animal = _animal(view.laid)
    slots = {"name": names[view.turn], "animal": animal, "owed": int(view.owed)}
    slots |= {"animals": plural(animal), "others": _others(view, seat, names)}
    return (ASK_ME if mine else ASK_OTHERS)[phase].format(**slots)


def _ask_to_pick(view: Any) -> str:
    picked = _picked(view)
    ask = PICK_MORE if len(picked) > 1 else PICK_ANOTHER if picked else MAY_PICK
    return ask.format(cards=named(picked))


def _picked(view: Any) -> list[int]:
    """The cards picked out to be shuffled, in the order in which they were turned over."""
    turned = range(int(view.flips))
    return [int(view.faces[i]) for i in turned if view.picked[view.places[i]]]


def named(some: list[int]) -> str:
    """Cards in a sentence: the fox and two messes."""
    return _listed(
        [_alike(a_card(card), YARD_CARDS[card], some.count(card)) for card in dict.fromkeys(some)]
    )


def _cards_aloud(view: Any) -> str:
    """The cards picked out, each with its place where another of its kind stays where it is."""
    turned, picked = [int(card) for card in view.faces[: view.flips]], _picked(view)
    if all(turned.count(card) == picked.count(card) for card in picked):
        return named(picked)
    places = [int(place) for place in view.places[: view.flips] if view.picked[place]]
    there = zip(picked, places, strict=True)
    return _listed([a_card(card) + WHERE.format(place=place_name(at)) for card, at in there])


def why_not(view: Any, choice: int, names: Sequence[str]) -> str:
    """Why the seat to move cannot choose this."""
    if view.phase == Phase.DRAW:
        return NOT_FROM[_why_not_from(view, choice)]
    if view.phase == Phase.PLAY and not _animal(choice):
        return NO_ANIMAL
    if view.phase in (Phase.TURN, Phase.TURN2) and not 0 <= choice < PLACES:
        return NO_PLACE
    if view.phase == Phase.SHUFFLE and _picked(view) and choice < PICK + view.flips:
        return NOT_PICKED["alone" if choice == SHUFFLE else "again"]
    return WHY_NOT[Phase(view.phase)].format(animal=_animal(choice))


def why_shut(view: Any, part: str) -> str:
    """Why nothing can be done with a part of the page that has no say in this phase."""
    animal = _animal(view.laid)
    return WHY_SHUT[Phase(view.phase)].format(animal=animal, animals=plural(animal))


def _why_not_from(view: Any, seat: int) -> str:
    if not 0 <= seat < view.seats:
        return "nobody"
    if seat == view.turn:
        return "self"
    return "safe" if view.held[seat] else "empty"


def tell(before: Any, choice: int, after: Any, seat: int, names: Sequence[str]) -> Line:
    """What a choice has led to, for the eyes of a seat."""
    who = int(before.turn)
    event, slots = EVENTS[Phase(before.phase)](before, choice, after, seat)
    second, third = TELL[event]
    victim = names[choice] if before.phase == Phase.DRAW else ""
    slots |= {"name": names[who], "victim": victim, "others": _others(before, seat, names)}
    text = (second if who == seat else third).format(**slots)
    joins = before.phase == Phase.TURN or (before.phase == Phase.SHUFFLE and bool(_picked(before)))
    loud = event in ("mess", "really", "landed", "all") or after.phase == Phase.OVER
    tails = [*_back(before, after, seat, names), *_lapsed(before, after)]
    tails += _drawn_up(before, after, seat, names)
    if after.phase == Phase.OVER:
        tails.append(_end(after, seat, names))
    heard = {"where": slots.get("said", ""), "cards": slots.get("cards aloud", "")}
    said = (second if who == seat else third).format(**slots | heard)
    return Line(who, " ".join([text, *tails]), loud, joins, " ".join([said, *tails]))


Slots = dict[str, str]


def _others(view: Any, seat: int, names: Sequence[str]) -> str:
    """From whom the seat to move draws: of two there is only one other."""
    if view.seats > 2:
        return THE_OTHERS
    other = 1 - int(view.turn)
    return YOU if other == seat else names[other]


def _back(before: Any, after: Any, seat: int, names: Sequence[str]) -> list[str]:
    """The animal played comes back with the last card that is drawn (BG-R16)."""
    if before.phase != Phase.DRAW or after.phase != Phase.SHUFFLE:
        return []
    who = int(before.turn)
    return [BACK[who != seat].format(animal=_animal(before.laid), name=names[who])]


def _lapsed(before: Any, after: Any) -> list[str]:
    """What cannot be drawn, because there is no hand to draw from (BG-R10)."""
    if after.phase != Phase.SHUFFLE:
        return []
    if before.phase == Phase.TURN2 and _card_turned(after) != SHOVEL:
        return [NO_HAND]
    return [NO_MORE] if before.phase == Phase.DRAW and before.owed > 1 else []


def _drawn_up(before: Any, after: Any, seat: int, names: Sequence[str]) -> list[str]:
    """Cards drawn from the stacks at the end of a turn (BG-R8), and turns missed (BG-R13)."""
    told, who, seats = [], int(before.turn), int(after.seats)
    passed = [(who + i) % seats for i in range(max(1, int(after.turns - before.turns)))]
    reached = [int(after.turn)] if after.empty_hand == DRAW_FIRST else []
    for p in dict.fromkeys([*passed, *reached]):
        if n := int(before.left[p]) - int(after.left[p]):
            phrases = DRAWN if p == who else MISSED if p in passed else DRAWN_FIRST
            cards = _listed(_drawn(before, after, p)) if p == seat else ""
            told.append(phrases[p != seat].format(name=names[p], n=so_many(n), cards=cards))
    return told


def _drawn(before: Any, after: Any, p: int) -> list[str]:
    """Which cards a seat has drawn from its stack, to its own eyes.  An empty hand draws whatever
    it then holds; else the turn failed, and the animal laid has come back as well."""
    had = [0] * len(ANIMALS)
    if p == before.turn and not _has_matched(before, after):
        had = list(map(int, before.hands[p]))
        if before.laid >= 0:
            had[before.laid] += 1
    more = [int(now) - was for now, was in zip(after.hands[p], had, strict=True)]
    return [_alike(a_card(kind), ANIMALS[kind], n) for kind, n in enumerate(more) if n > 0]


def _alike(one: str, name: str, n: int) -> str:
    """The rooster, two roosters."""
    return one if n == 1 else f"{IN_LETTERS[n]} {plural(name)}"


def so_many(n: int) -> str:
    return NUMBERS[n] if n < len(NUMBERS) else MANY_CARDS.format(n=n)


def _has_matched(before: Any, after: Any) -> bool:
    return int(after.aside.sum()) > int(before.aside.sum())


def _listed(some: list[str]) -> str:
    *most, last = some or [""]
    return AND.format(some=", ".join(most), last=last) if most else last


def _tell_play(before: Any, choice: int, after: Any, seat: int) -> tuple[str, Slots]:
    event = "lay" if after.phase == Phase.TURN else _at_once(before, after)
    return event, {"animal": _animal(choice), "animals": plural(_animal(choice))}


def _at_once(before: Any, after: Any) -> str:
    if after.phase == Phase.LUCKY:
        return "at once lucky"
    return "at once all" if _all_went(before, after) else "at once"


def _all_went(before: Any, after: Any) -> bool:
    """Whether more than one copy was laid aside without asking."""
    return int(after.aside.sum()) > int(before.aside.sum()) + 1


def _tell_turn(before: Any, choice: int, after: Any, seat: int) -> tuple[str, Slots]:
    card = _card_turned(after)
    slots = _about(before, after, choice) | {"card": a_card(card)}
    if card == before.laid:
        if after.phase == Phase.LUCKY:
            return "lucky", slots
        return "match all" if _all_went(before, after) else "match", slots
    return "mess" if card == MESS else "miss", slots


def _tell_lucky(before: Any, choice: int, after: Any, seat: int) -> tuple[str, Slots]:
    animal = _animal(before.laid)
    return ("one", "all")[choice], {"animal": animal, "animals": plural(animal)}


def _tell_second(before: Any, choice: int, after: Any, seat: int) -> tuple[str, Slots]:
    card = _card_turned(after)
    event = {MESS: "really", SHOVEL: "shovel"}.get(card, "landed")
    return event, _about(before, after, choice) | {"Card": capital(a_card(card))}


def _tell_draw(before: Any, choice: int, after: Any, seat: int) -> tuple[str, Slots]:
    taken = int(after.taken[after.draws - 1])
    card = a_card(taken) if taken >= 0 else ""
    return "drawn from you" if choice == seat else "drawn", {"card": card}


def _tell_shuffle(before: Any, choice: int, after: Any, seat: int) -> tuple[str, Slots]:
    if choice >= PICK:
        return "picked", {"cards": named(_picked(after)), "cards aloud": _cards_aloud(after)}
    picked = _picked(before)
    event = ("left", "some" if picked else "shuffled")[choice]
    cards = {"cards": named(picked), "cards aloud": _cards_aloud(before)}
    return event, {"n": so_many(int(before.flips)), **cards}


EVENTS = {
    Phase.PLAY: _tell_play,
    Phase.TURN: _tell_turn,
    Phase.LUCKY: _tell_lucky,
    Phase.TURN2: _tell_second,
    Phase.DRAW: _tell_draw,
    Phase.SHUFFLE: _tell_shuffle,
}


def _about(before: Any, after: Any, place: int) -> Slots:
    animal = _animal(before.laid)
    said = WHERE.format(place=place_name(place))
    where = said if after.memory_aid != NO_AID else ""
    slots = {"animal": animal, "Animal": capital(animal), "animals": plural(animal)}
    return slots | {"where": where, "said": said}


def _end(view: Any, seat: int, names: Sequence[str]) -> str:
    if view.winner < 0:
        return STOPPED
    second, third = WINS["matched" if view.winner == view.turn else "robbed"]
    return second if view.winner == seat else third.format(name=names[view.winner])


def outcome(view: Any, seat: int, names: Sequence[str]) -> str:
    """The headline at the end."""
    if view.winner < 0:
        return _stopped(view, seat, names)
    second, third = OUTCOME
    return (second if view.winner == seat else third).format(name=names[view.winner])


def _stopped(view: Any, seat: int, names: Sequence[str]) -> str:
    """Who has won when the guard stops the game: whoever has the fewest cards (BG-R19, BG-R20)."""
    totals = [int(total) for total, *_ in counts(view)]
    won = [p for p, total in enumerate(totals) if total == min(totals)]
    phrase = (STOPPED_BY_GUARD if len(won) == 1 else STOPPED_SHARED)[seat not in won]
    others = _listed([names[p] for p in won if p != seat])
    return phrase.format(name=names[won[0]], others=others)


MATCHED, ROBBED, CLOSED = ENDINGS = (
    "the last card matched",
    "robbed of the last card",
    "the yard closed",
)


def ending(view: Any) -> str:
    """How a game that is over came to its end, for counting: by a match, by a mess (BG-R12), or
    by the guard (BG-R19)."""
    if view.winner < 0:
        return CLOSED
    return MATCHED if view.winner == view.turn else ROBBED


def counts(view: Any) -> list[tuple[str, ...]]:
    """For each seat the columns of `HEADINGS`."""
    rows: list[tuple[str, ...]] = []
    for p in range(view.seats):
        held = int(view.held[p]) + (p == view.turn and view.laid >= 0)
        rows.append((str(held + int(view.left[p])), str(held), str(int(view.left[p]))))
    return rows


def sketch(view: Any, seat: int, names: Sequence[str], paused: bool) -> str:
    """The table as text: the yard from above, and the hand of this seat.

    In the ``moment`` after a turn its cards are shown once more where they lay.
    """
    up = {int(p): int(f) for p, f in zip(view.places, view.faces, strict=True) if p >= 0}
    width = max(len(card) for card in YARD_CARDS[: len(ANIMALS)]) + 1
    rows, place = [], 0
    for row in ROWS:
        shown = up if paused or view.lying else {}
        cells = [_spot(view, p, shown).center(width) for p in range(place, place + row)]
        rows.append(" ".join(cells).center((width + 1) * max(ROWS)).rstrip())
        place += row
    rows += ["", *(_seat_line(view, p, names[p]) for p in range(view.seats))]
    if seat >= 0:
        hand = [name for i, name in enumerate(ANIMALS) for _ in range(view.hands[seat][i])]
        rows += ["", HAND.format(cards=", ".join(hand) or NO_CARD)]
    return "\n".join(rows)


def _seat_line(view: Any, p: int, name: str) -> str:
    total, held, left = counts(view)[p]
    return SEAT.format(name=name, total=total, held=held, left=left)


def _spot(view: Any, place: int, up: dict[int, int]) -> str:
    if place in up:
        return YARD_CARDS[up[place]].upper()
    if view.memory_aid != NO_AID and view.yard[place] >= 0:
        return f"({YARD_CARDS[view.yard[place]]})"
    return "·"


def place_name(place: int) -> str:
    """Where a card of the yard lies: "row 2, place 3", counted from 1."""
    row = 0
    while place >= ROWS[row]:
        place -= ROWS[row]
        row += 1
        if row == len(ROWS):
            return PLACE.format(row=row, column=place + 1)
    return PLACE.format(row=row + 1, column=place + 1)


def plural(card: str) -> str:
    """More than one of a card."""
    odd = {"mouse": "mice", "goose": "geese", "fox": "foxes", "butterfly": "butterflies"}
    return odd.get(card, f"{card}es" if card.endswith("ss") else f"{card}s")


def a_card(card: int) -> str:
    """A yard card in mid-sentence: the animals are persons here, mess and shovel are things."""
    name = YARD_CARDS[card]
    return f"a {name}" if card in (MESS, SHOVEL) else f"the {name}"


def _card_turned(view: Any) -> int:
    return int(view.faces[view.flips - 1])


def _animal(kind: int) -> str:
    return ANIMALS[kind] if 0 <= kind < len(ANIMALS) else ""


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
