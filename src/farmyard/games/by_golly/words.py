"""By Golly!: every sentence a person reads, made from views alone.

Whole sentences with named slots, so that other languages can follow.  The log names what was turned
up, and where only if the table remembers places anyway (``memory_aid``).
"""

from collections.abc import Sequence
from typing import Any

from farmyard.core.game import Line
from farmyard.games.by_golly.box import (
    ANIMALS,
    MESS,
    ROWS,
    SHOVEL,
    YARD_CARDS,
)
from farmyard.games.by_golly.state import NO_AID, Phase

HEADINGS = ("cards left", "in hand", "in the stack")

SAY = {
    Phase.PLAY: "plays the {animal}",
    Phase.TURN: "turns over {place}",
    Phase.TURN2: "turns over {place}",
    Phase.DRAW: "draws a card from {victim}",
}
SAY_WHICH = {
    Phase.LUCKY: ("lays only this {animal} aside", "lays every {animal} aside"),
    Phase.SHUFFLE: ("leaves the turned cards as they lay", "shuffles the turned cards"),
}

ASK_ME = {
    Phase.PLAY: "Your turn, {name}. Play an animal.",
    Phase.TURN: "Now turn over a card. Where is the {animal}?",
    Phase.LUCKY: "Lucky duck! How many of your {animals} go?",
    Phase.TURN2: "A mess! Turn over one more card. Hope for a shovel.",
    Phase.DRAW: "In the mess. Draw from another hand: {owed} to go.",
    Phase.SHUFFLE: "Shuffle the cards you turned up, or leave them as they lie?",
}
ASK_OTHERS = {
    Phase.PLAY: "{name} is choosing an animal.",
    Phase.TURN: "{name} looks for the {animal}.",
    Phase.LUCKY: "{name} has more than one {animal}.",
    Phase.TURN2: "A mess! {name} needs a shovel.",
    Phase.DRAW: "{name} is in the mess and draws from others: {owed} to go.",
    Phase.SHUFFLE: "{name} may shuffle the cards just turned up.",
}
GOING_ON = "It matches! Go on: play another animal."

WHY_NOT = {
    Phase.PLAY: "Not that one: there is no {animal} in your hand. (BG-13)",
    Phase.TURN: "Not that one: it already lies face up. (BG-14)",
    Phase.TURN2: "Not that one: it already lies face up. (BG-24, BG-R2)",
    Phase.LUCKY: "Lay aside all copies, or only the one you played. (BG-R5)",
    Phase.SHUFFLE: "Shuffle the cards you turned up, or leave them as they lie. (BG-29, BG-30)",
}
NOT_FROM = {
    "self": "You cannot draw from your own hand. (BG-28)",
    "empty": "Nothing to draw there: that hand is empty. (BG-R9)",
    "safe": "Not that one: a last card is safe at this table. (BG-R12)",
    "nobody": "There is no such seat.",
}

TELL = {
    "lay": ("You play the {animal}.", "{name} plays the {animal}."),
    "match": (
        "You play the {animal}. {Animal}! Laid aside{where}.",
        "{name} plays the {animal}. {Animal}! Laid aside{where}.",
    ),
    "at once": (
        "You play the {animal}. Its match lies up: laid aside.",
        "{name} plays the {animal}. Its match lies up: laid aside.",
    ),
    "lucky": (
        "You play the {animal}. {Animal}{where}! And you have another.",
        "{name} plays the {animal}. {Animal}{where}! And there is another.",
    ),
    "miss": (
        "You play the {animal} and turn up {card}{where}. No match.",
        "{name} plays the {animal} and turns up {card}{where}. No match.",
    ),
    "mess": (
        "You play the {animal} and turn up a mess{where}.",
        "{name} plays the {animal} and turns up a mess{where}.",
    ),
    "one": ("You lay aside only one {animal}.", "{name} lays aside only one {animal}."),
    "all": ("Lucky duck! Every {animal} of yours goes.", "Lucky duck! Every {animal} goes."),
    "shovel": (
        "A shovel{where}! Clean again. The {animal} comes back to you.",
        "A shovel{where}! {name} is clean again and takes the {animal} back.",
    ),
    "landed": (
        "{Card}{where}: you are in the mess and owe two cards.",
        "{Card}{where}: {name} is in the mess and owes two cards.",
    ),
    "really": (
        "A second mess{where}! You owe four cards.",
        "A second mess{where}! {name} owes four cards.",
    ),
    "drawn": ("You draw {card} from {victim}.", "{name} draws a card from {victim}."),
    "drawn from you": ("", "{name} draws {card} from you."),
    "shuffled": (
        "You shuffle the {n} cards you turned up.",
        "{name} shuffles the {n} cards turned up.",
    ),
    "left": ("You leave the cards as they lay.", "{name} leaves the cards as they lay."),
}
WHERE = " in {place}"
WINS = ("You have got rid of all your cards!", "{name} is rid of all cards!")
STOPPED = "The yard closes for the night."
PLACE = "row {row}, place {column}"

OUTCOME = ("You win, {name}!", "{name} wins!")
OUTCOME_STOPPED = "After {turns} turns the yard closes. Fewest cards win."


def say(view: Any, choice: int, names: Sequence[str]) -> str:
    """A choice in words: what the seat to move does."""
    phase = Phase(view.phase)
    victim = names[choice] if phase == Phase.DRAW else ""
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
    animal = _animal(view.laid)
    slots = {"name": names[view.turn], "animal": animal, "owed": int(view.owed)}
    return (ASK_ME if mine else ASK_OTHERS)[phase].format(animals=plural(animal), **slots)


def why_not(view: Any, choice: int, names: Sequence[str]) -> str:
    """Why the seat to move cannot choose this."""
    if view.phase == Phase.DRAW:
        return NOT_FROM[_why_not_from(view, choice)]
    return WHY_NOT[Phase(view.phase)].format(animal=_animal(choice))


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
    text = (second if who == seat else third).format(name=names[who], victim=victim, **slots)
    joins = before.phase == Phase.TURN
    loud = event in ("mess", "really", "landed", "all")
    if after.phase == Phase.OVER:
        return Line(who, f"{text} {_end(after, seat, names)}", loud=True, joins=joins)
    return Line(who, text, loud, joins)


Slots = dict[str, str]


def _tell_play(before: Any, choice: int, after: Any, seat: int) -> tuple[str, Slots]:
    at_once = after.phase != Phase.TURN
    return "at once" if at_once else "lay", {"animal": _animal(choice)}


def _tell_turn(before: Any, choice: int, after: Any, seat: int) -> tuple[str, Slots]:
    card = _card_turned(after)
    slots = _about(before, after, choice) | {"card": a_card(card)}
    if card == before.laid:
        return "lucky" if after.phase == Phase.LUCKY else "match", slots
    return "mess" if card == MESS else "miss", slots


def _tell_lucky(before: Any, choice: int, after: Any, seat: int) -> tuple[str, Slots]:
    return ("one", "all")[choice], {"animal": _animal(before.laid)}


def _tell_second(before: Any, choice: int, after: Any, seat: int) -> tuple[str, Slots]:
    card = _card_turned(after)
    event = {MESS: "really", SHOVEL: "shovel"}.get(card, "landed")
    return event, _about(before, after, choice) | {"Card": _capital(a_card(card))}


def _tell_draw(before: Any, choice: int, after: Any, seat: int) -> tuple[str, Slots]:
    taken = int(after.taken[after.draws - 1])
    card = a_card(taken) if taken >= 0 else ""
    return "drawn from you" if choice == seat else "drawn", {"card": card}


def _tell_shuffle(before: Any, choice: int, after: Any, seat: int) -> tuple[str, Slots]:
    return ("left", "shuffled")[choice], {"n": str(int(before.flips))}


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
    where = WHERE.format(place=place_name(place)) if after.memory_aid != NO_AID else ""
    return {"animal": animal, "Animal": _capital(animal), "where": where}


def _end(view: Any, seat: int, names: Sequence[str]) -> str:
    if view.winner < 0:
        return STOPPED
    second, third = WINS
    return second if view.winner == seat else third.format(name=names[view.winner])


def outcome(view: Any, seat: int, names: Sequence[str]) -> str:
    """The headline at the end."""
    if view.winner < 0:
        return OUTCOME_STOPPED.format(turns=int(view.turns))
    second, third = OUTCOME
    return (second if view.winner == seat else third).format(name=names[view.winner])


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


def sketch(view: Any, seat: int, names: Sequence[str], moment: bool) -> str:
    """The table as text: the yard from above, and the hand of this seat.

    In the ``moment`` after a turn its cards are shown once more where they lay.
    """
    up = {int(p): int(f) for p, f in zip(view.places, view.faces, strict=True) if p >= 0}
    width = max(len(card) for card in YARD_CARDS[: len(ANIMALS)]) + 1
    rows, place = [], 0
    for row in ROWS:
        shown = up if moment or view.lying else {}
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


SEAT = "{name}: {total} to go, {held} in hand, {left} in the stack"
HAND = "Your hand: {cards}"
NO_CARD = "no card"


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


def plural(animal: str) -> str:
    """More than one of an animal."""
    odd = {"mouse": "mice", "goose": "geese", "fox": "foxes", "butterfly": "butterflies"}
    return odd.get(animal, f"{animal}s")


def a_card(card: int) -> str:
    """A yard card in mid-sentence: the animals are persons here, mess and shovel are things."""
    name = YARD_CARDS[card]
    return f"a {name}" if card in (MESS, SHOVEL) else f"the {name}"


def _card_turned(view: Any) -> int:
    return int(view.faces[view.flips - 1])


def _animal(kind: int) -> str:
    return ANIMALS[kind] if 0 <= kind < len(ANIMALS) else ""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
