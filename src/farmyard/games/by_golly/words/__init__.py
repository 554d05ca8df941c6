"""By Golly!: every sentence a person reads, made from views alone; how each is worded in a language
is in the message files of this folder.

The log names what was turned up, and where only if the table remembers places anyway
(``memory_aid``).  Who draws from his stack hears which cards, the others how many.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from farmyard.core.contract import Line
from farmyard.core.wording.messages import person
from farmyard.core.wording.slots import Thing, Value
from farmyard.games.by_golly import text
from farmyard.games.by_golly.box import ANIMALS, MESS, SHOVEL
from farmyard.games.by_golly.options import EmptyHand, MemoryAid
from farmyard.games.by_golly.rules.consolation import consolations
from farmyard.games.by_golly.state import PICK, PLACES, SHUFFLE, Phase
from farmyard.games.by_golly.words.naming import (
    Slots,
    a_card,
    alike,
    card_at,
    named,
    others,
    place_name,
    so_many,
    where,
)
from farmyard.games.by_golly.words.sketching import counts, sketch

__all__ = [
    "ENDINGS",
    "ask",
    "counts",
    "ending",
    "headings",
    "outcome",
    "say",
    "sketch",
    "tell",
    "why_not",
    "why_shut",
]

SCORE_COLUMNS = ("left", "held", "stack")


def phase_id(view: Any) -> str:
    """Return a phase as the ids of messages have it."""
    return Phase(view.phase).name.lower()


def _animal(kind: int) -> Slots:
    """Return an animal as a slot of a message, if there is one."""
    return {"animal": a_card(kind)} if 0 <= kind < len(ANIMALS) else {}


# -- A choice -------------------------------------------------------------------


def say(view: Any, choice: int, names: Sequence[str]) -> str:
    """Return a choice in words: what the seat to move does."""
    match Phase(view.phase):
        case Phase.PLAY:
            return text("say-play", animal=a_card(choice))
        case Phase.LUCKY:
            return text(f"say-{'all' if choice else 'one'}", animal=a_card(int(view.laid)))
        case Phase.DRAW:
            return text("say-draw", victim=names[choice])
        case Phase.SHUFFLE:
            return _say_shuffle(view, choice)
    return text("say-turn", place=place_name(choice))


def _say_shuffle(view: Any, choice: int) -> str:
    if choice >= PICK:
        place, card = int(view.places[choice - PICK]), int(view.faces[choice - PICK])
        return text("say-pick", card=a_card(card), place=place_name(place))
    if choice == SHUFFLE:
        return text("say-shuffle-picked" if _picked(view) else "say-shuffle")
    return text("say-leave")


def ask(view: Any, seat: int, names: Sequence[str]) -> str:
    """Return whose turn it is and what is asked, for the eyes of a seat."""
    if int(view.phase) == Phase.OVER:
        return outcome(view, seat, names)
    phase, mine = Phase(view.phase), view.turn == seat
    if mine and phase == Phase.PLAY and view.lying:
        return text("ask-go-on")
    if mine and phase == Phase.SHUFFLE and _may_pick(view):
        picked = _picked(view)
        more = "-more" if len(picked) > 1 else "-another" if picked else ""
        return text(f"ask-pick{more}", cards=named(picked))
    slots: Slots = {"who": person(int(view.turn), seat), "name": names[view.turn]}
    if phase == Phase.DRAW:
        slots |= {"owed": int(view.owed), "others": others(view, seat, names)}
    return text(f"ask-{phase_id(view)}", **slots, **_animal(view.laid))


def _may_pick(view: Any) -> bool:
    """Tell whether another card may be picked out to be shuffled."""
    return bool(consolations(view) >> PICK)


def _picked(view: Any) -> list[int]:
    """Return the cards picked out to be shuffled, in the order in which they were turned over."""
    turned = range(int(view.flips))
    return [int(view.faces[i]) for i in turned if view.picked[view.places[i]]]


def why_not(view: Any, choice: int, names: Sequence[str]) -> str:
    """Return why the seat to move cannot choose this."""
    if int(view.phase) == Phase.DRAW:
        return text(f"why-not-{_why_not_from(view, choice)}")
    if int(view.phase) == Phase.PLAY and not _animal(choice):
        return text("why-not-no-animal")
    if int(view.phase) in (Phase.TURN, Phase.TURN2) and not 0 <= choice < PLACES:
        return text("why-not-no-place")
    if int(view.phase) == Phase.SHUFFLE and _picked(view) and choice < PICK + view.flips:
        return text(f"why-not-{'alone' if choice == SHUFFLE else 'again'}")
    return text(f"why-not-{phase_id(view)}", **_animal(choice))


def _why_not_from(view: Any, seat: int) -> str:
    if not 0 <= seat < view.seats:
        return "nobody"
    if seat == view.turn:
        return "self"
    return "safe" if view.held[seat] else "empty"


def why_shut(view: Any, part: str) -> str:
    """Return why nothing can be done with a part of the page in this phase."""
    return text(f"why-shut-{phase_id(view)}", **_animal(view.laid))


# -- What happened --------------------------------------------------------------


class Told(NamedTuple):
    """An event: its message, with what is in it; ``aloud`` takes precedence by ear."""

    event: str
    slots: Slots
    aloud: Slots


def tell(before: Any, choice: int, after: Any, seat: int, names: Sequence[str]) -> Line:
    """Return the line about a choice and what it has led to, for the eyes of a seat."""
    who = int(before.turn)
    event, slots, aloud = EVENTS[Phase(before.phase)](before, choice, after, seat)
    slots = {"who": person(who, seat), "name": names[who]} | slots
    if int(before.phase) == Phase.DRAW:
        slots["victim"] = names[choice]
    if event in ("landed", "really"):
        slots["others"] = others(before, seat, names)
    joins = int(before.phase) == Phase.TURN or (
        int(before.phase) == Phase.SHUFFLE and bool(_picked(before))
    )
    loud = event in ("mess", "really", "landed", "all") or int(after.phase) == Phase.OVER
    back = [*_back(before, after, seat, names), *_lapsed(before, after)]
    end = [_end(after, seat, names)] if int(after.phase) == Phase.OVER else []
    tails, heard = (
        [*back, *_drawn_up(word, before, after, seat, names), *end] for word in (text, text.aloud)
    )
    shown, said = text(f"tell-{event}", **slots), text.aloud(f"tell-{event}", **slots | aloud)
    brief = (text.brief(f"tell-{event}", **slots), *tails)
    return Line(who, " ".join([shown, *tails]), loud, joins, " ".join([said, *heard]), brief)


def _back(before: Any, after: Any, seat: int, names: Sequence[str]) -> list[str]:
    """Tell that the animal played comes back with the last card that is drawn (BG-R16)."""
    if int(before.phase) != Phase.DRAW or int(after.phase) != Phase.SHUFFLE:
        return []
    who = int(before.turn)
    return [text("tell-back", who=person(who, seat), name=names[who], **_animal(before.laid))]


def _lapsed(before: Any, after: Any) -> list[str]:
    """Tell how many cards cannot be drawn, because there is no hand to draw from (BG-R10)."""
    if int(after.phase) != Phase.SHUFFLE:
        return []
    if int(before.phase) == Phase.TURN2 and _card_turned(after) != SHOVEL:
        return [text("tell-no-hand")]
    return [text("tell-no-more")] if int(before.phase) == Phase.DRAW and before.owed > 1 else []


def _drawn_up(
    word: Callable[..., str], before: Any, after: Any, seat: int, names: Sequence[str]
) -> list[str]:
    """Tell which cards were drawn from the stacks at the end of a turn (BG-R8), and which turns
    were missed (BG-R13), in the words that are shown or said."""
    told, who, seats = [], int(before.turn), int(after.seats)
    passed = [(who + i) % seats for i in range(max(1, int(after.turns - before.turns)))]
    reached = [int(after.turn)] if after.empty_hand == EmptyHand.DRAW_FIRST else []
    for p in dict.fromkeys([*passed, *reached]):
        if n := int(before.left[p]) - int(after.left[p]):
            event = "draws" if p == who else "misses" if p in passed else "draws-first"
            slots: Slots = {"who": person(p, seat), "name": names[p], "n": so_many(n)}
            slots["cards"] = _drawn(before, after, p) if p == seat else ()
            told.append(word(f"tell-{event}", **slots))
    return told


def _drawn(before: Any, after: Any, p: int) -> tuple[Thing, ...]:
    """Return the cards a seat has drawn from its stack, to its own eyes. An empty hand draws
    whatever it then holds; else the turn failed, and the animal laid has come back as well."""
    had = [0] * len(ANIMALS)
    if p == before.turn and not _has_matched(before, after):
        had = list(map(int, before.hands[p]))
        if before.laid >= 0:
            had[before.laid] += 1
    more = [int(now) - was for now, was in zip(after.hands[p], had, strict=True)]
    return tuple(alike(kind, n) for kind, n in enumerate(more) if n > 0)


def _has_matched(before: Any, after: Any) -> bool:
    return int(after.aside.sum()) > int(before.aside.sum())


def _tell_play(before: Any, choice: int, after: Any, seat: int) -> Told:
    event = "lay" if int(after.phase) == Phase.TURN else _at_once(before, after)
    return Told(event, _animal(choice), {})


def _at_once(before: Any, after: Any) -> str:
    if int(after.phase) == Phase.LUCKY:
        return "at-once-lucky"
    return "at-once-all" if _all_went(before, after) else "at-once"


def _all_went(before: Any, after: Any) -> bool:
    """Return whether more than one copy was laid aside without asking."""
    return int(after.aside.sum()) > int(before.aside.sum()) + 1


def _tell_turn(before: Any, choice: int, after: Any, seat: int) -> Told:
    card = _card_turned(after)
    if card == before.laid:
        all_or_one = "match-all" if _all_went(before, after) else "match"
        event = "lucky" if int(after.phase) == Phase.LUCKY else all_or_one
    else:
        event = "mess" if card == MESS else "miss"
    return _turned(event, before, after, choice)


def _tell_lucky(before: Any, choice: int, after: Any, seat: int) -> Told:
    return Told(("one", "all")[choice], _animal(before.laid), {})


def _tell_second(before: Any, choice: int, after: Any, seat: int) -> Told:
    event = {MESS: "really", SHOVEL: "shovel"}.get(_card_turned(after), "landed")
    return _turned(event, before, after, choice)


def _turned(event: str, before: Any, after: Any, place: int) -> Told:
    """Return a card turned up; its place is written down only at a table that remembers places."""
    slots = _animal(before.laid) | {"card": a_card(_card_turned(after))}
    shown: Value = where(place) if after.memory_aid != MemoryAid.NONE else ""
    return Told(event, slots | {"where": shown}, {"where": where(place)})


def _tell_draw(before: Any, choice: int, after: Any, seat: int) -> Told:
    taken = int(after.taken[after.draws - 1])
    card: Slots = {"card": a_card(taken)} if taken >= 0 else {}
    return Told("drawn-from-you" if choice == seat else "drawn", card, {})


def _tell_shuffle(before: Any, choice: int, after: Any, seat: int) -> Told:
    if choice >= PICK:
        return Told("picked", {"cards": named(_picked(after))}, {"cards": _cards_aloud(after)})
    if picked := _picked(before) if choice == SHUFFLE else []:
        return Told("some", {"cards": named(picked)}, {"cards": _cards_aloud(before)})
    return Told(("left", "shuffled")[choice], {"n": so_many(int(before.flips))}, {})


def _cards_aloud(view: Any) -> tuple[Thing, ...]:
    """Return the cards picked out, each with its place where another of its kind stays."""
    turned, picked = [int(card) for card in view.faces[: view.flips]], _picked(view)
    if all(turned.count(card) == picked.count(card) for card in picked):
        return named(picked)
    places = [int(place) for place in view.places[: view.flips] if view.picked[place]]
    return tuple(map(card_at, picked, places))


EVENTS = {
    Phase.PLAY: _tell_play,
    Phase.TURN: _tell_turn,
    Phase.LUCKY: _tell_lucky,
    Phase.TURN2: _tell_second,
    Phase.DRAW: _tell_draw,
    Phase.SHUFFLE: _tell_shuffle,
}


def _card_turned(view: Any) -> int:
    return int(view.faces[view.flips - 1])


# -- The end --------------------------------------------------------------------


def _end(view: Any, seat: int, names: Sequence[str]) -> str:
    if view.winner < 0:
        return text("tell-closed")
    who, name = person(int(view.winner), seat), names[view.winner]
    return text(f"tell-{'matched' if view.winner == view.turn else 'robbed'}", who=who, name=name)


def outcome(view: Any, seat: int, names: Sequence[str]) -> str:
    """Return the headline at the end."""
    if view.winner < 0:
        return _closed(view, seat, names)
    return text("outcome-won", who=person(int(view.winner), seat), name=names[view.winner])


def _closed(view: Any, seat: int, names: Sequence[str]) -> str:
    """Tell who has won when the guard stops the game: whoever has the fewest cards (BG-R19,
    BG-R20)."""
    totals = [int(total) for total, *_ in counts(view)]
    won = [p for p, total in enumerate(totals) if total == min(totals)]
    who = "you" if seat in won else "they"
    if len(won) == 1:
        return text("outcome-closed", who=who, name=names[won[0]])
    return text("outcome-closed-shared", who=who, others=tuple(names[p] for p in won if p != seat))


MATCHED, ROBBED, CLOSED = ENDINGS = (
    "the last card matched",
    "robbed of the last card",
    "the yard closed",
)


def ending(view: Any) -> str:
    """Return how a game that is over came to its end, for counting: by a match, by a mess (BG-R12),
    or by the guard (BG-R19)."""
    if view.winner < 0:
        return CLOSED
    return MATCHED if view.winner == view.turn else ROBBED


def headings(view: Any) -> tuple[str, ...]:
    """Return the columns of the score table."""
    return tuple(text(f"heading-{each}") for each in SCORE_COLUMNS)
