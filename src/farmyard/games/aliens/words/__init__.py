"""Chickens ’n’ Aliens: every sentence a person reads, made from views; how each is worded in a
language is in the message files of this folder.
"""

from collections.abc import Sequence
from typing import Any

from farmyard.core.record import NOBODY
from farmyard.core.wording.messages import person
from farmyard.games.aliens import text
from farmyard.games.aliens.box import BEAM, HAND
from farmyard.games.aliens.rules import A_PART
from farmyard.games.aliens.rules.choices import can_act, can_take, lower_plays
from farmyard.games.aliens.state import CARD, CHOICES, DEED, TO, Deed, Phase
from farmyard.games.aliens.words.naming import a_card, card_of, cards, part, slug, used
from farmyard.games.aliens.words.seen import hand_of, part_won, target, winner_of
from farmyard.games.aliens.words.sketching import sketch
from farmyard.games.aliens.words.telling import tell

__all__ = [
    "ENDINGS",
    "POINT",
    "ask",
    "counts",
    "ending",
    "headings",
    "meant_first",
    "outcome",
    "say",
    "sketch",
    "tell",
    "why_not",
    "why_shut",
]

POINT = A_PART
SCORE_COLUMNS = ("saucer parts", "aliens", "corn", "in hand")


# -- A choice -------------------------------------------------------------------


def say(view: Any, choice: int, names: Sequence[str]) -> str:
    """Return a choice in words: what the seat to move does."""
    deed = Deed(DEED[choice])
    if deed == Deed.PICK:
        return text(f"say-pick-{PICKED[CARD[choice]]}")
    p = target(view, choice)
    slots: dict[str, Any] = {"card": used(choice), "victim": names[p]}
    if deed == Deed.BEAM_FROM_ONE:
        slots["cards"] = cards(min(BEAM, view.held[p]))
    if deed in SAID:
        return text(f"say-{SAID[deed]}", **slots)
    return text("say-play-on" if TO[choice] else "say-play", **slots)


SAID = {
    Deed.PASS: "pass",
    Deed.TAKE: "take",
    Deed.LAY: "lay",
    Deed.BEAM_FROM_ONE: "beam-from-one",
    Deed.BEAM_FROM_EACH: "beam-from-each",
    Deed.THROW_AWAY: "throw-away",
    Deed.LAY_BOTTOM: "lay-bottom",
    Deed.THROW_BOTTOM: "throw-away",
}
PICKED = ("unseen", "left", "right")


def meant_first(view: Any, choice: int) -> bool:
    """Return whether the name of a card means this: throwing it away has to be said."""
    return Deed(DEED[choice]) not in (Deed.THROW_AWAY, Deed.THROW_BOTTOM)


# -- What is asked, and why not -------------------------------------------------


def ask(view: Any, seat: int, names: Sequence[str]) -> str:
    """Return whose turn it is and what is asked, for the eyes of a seat."""
    if int(view.phase) == Phase.OVER:
        return outcome(view, seat, names)
    if view.won != NOBODY:
        return _won_round(view, seat, names)
    asked, who = _asked(view), person(int(view.turn), seat)
    if view.turn != seat and asked not in SEEN_BY_OTHERS:
        asked = "thinking"
    elif asked == "play" and not can_act(view, lower_plays(view)):
        asked = "throw"
    return text(f"ask-{asked}", who=who, name=names[view.turn], victim=names[view.reach])


SEEN_BY_OTHERS = ("dizzy", "lost", "pick")


def _won_round(view: Any, seat: int, names: Sequence[str]) -> str:
    """Tell who has won which part, and who begins, until the first decision of the next round."""
    winner = int(view.won)
    who = "you" if seat == winner else "first" if seat == view.turn else "they"
    won = part(part_won(view, winner))
    return text("ask-won", who=who, winner=names[winner], part=won, first=names[view.turn])


def _asked(view: Any) -> str:
    """Return what the seat to move can do, as all can see."""
    held = bool(view.held[view.turn])
    if int(view.phase) == Phase.PICK:
        return "pick"
    if int(view.phase) == Phase.STUNNED:
        return "dizzy" if held else "lost"
    if can_take(view):
        return "play-or-take" if held else "take"
    return "play" if held else "pass"


def why_not(view: Any, choice: int, names: Sequence[str]) -> str:
    """Return why the seat to move cannot choose this."""
    if not 0 <= choice < CHOICES:
        return text("why-not-nothing")
    p = target(view, choice)
    slots: dict[str, Any] = {
        "card": a_card(card_of(choice)),
        "name": names[p] if p < view.seats else "",
    }
    held = int(view.held[view.turn])
    return text(f"why-not-{_reason(view, choice)}", held=held, **slots)


def why_shut(view: Any, part: str) -> str:
    """Return why nothing can be done with a part of the page: no choice is made of it alone, or
    first."""
    return text(f"why-shut-{Phase(view.phase).name.lower()}")


def _reason(view: Any, choice: int) -> str:
    deed, p = Deed(DEED[choice]), target(view, choice)
    if int(view.phase) == Phase.PICK:
        return "pick" if deed == Deed.PICK else "pick-first"
    if deed == Deed.PICK:
        return "nothing"
    if TO[choice] >= view.seats:
        return "nobody"
    if not _inhand_of(view, choice):
        return "hand"
    if int(view.phase) == Phase.STUNNED:
        return "dizzy"
    return _what_hinders(view, deed, p)


def _what_hinders(view: Any, deed: Deed, p: int) -> str:
    if deed == Deed.TAKE and view.held[view.turn] >= HAND:
        return "full"
    if deed == Deed.PECKING_ORDER and not view.laid[p]:
        return "no-alien"
    if deed in (Deed.THROW_AWAY, Deed.THROW_BOTTOM):
        return "could-take" if can_take(view) else "strict"
    return slug(deed.name)


def _inhand_of(view: Any, choice: int) -> bool:
    return card_of(choice) < 0 or hand_of(view, view.turn)[card_of(choice)] > 0


def outcome(view: Any, seat: int, names: Sequence[str]) -> str:
    """Return the headline at the end."""
    winner = winner_of(view)
    if winner == NOBODY:
        return _stopped(view, seat, names)
    return text("outcome-won", who=person(winner, seat), name=names[winner])


def _stopped(view: Any, seat: int, names: Sequence[str]) -> str:
    """Tell who has won when the guard stops the game: by parts, then aliens, then corn (UF-R32)."""
    got = [(int(view.parts[p]).bit_count(), *map(int, (view.laid[p], view.corn[p])))
           for p in range(view.seats)]  # fmt: skip
    won = [p for p, row in enumerate(got) if row == max(got)]
    who = "you" if seat in won else "they"
    if len(won) == 1:
        return text("outcome-stopped", who=who, name=names[won[0]])
    return text("outcome-shared", who=who, others=tuple(names[p] for p in won if p != seat))


def headings(view: Any) -> tuple[str, ...]:
    """Return the columns of the score table."""
    return tuple(text(f"heading-{slug(each)}") for each in SCORE_COLUMNS)


LAID, STOLEN, LATE = ENDINGS = (
    "the last part by laying an alien",
    "the last part by stealing one",
    "too late to go on",
)


def ending(view: Any) -> str:
    """Return how a game that is over came to its end, for counting: what made the saucer whole, or
    the guard (UF-R32)."""
    if winner_of(view) == NOBODY:
        return LATE
    return STOLEN if int(DEED[view.chose]) == Deed.PECKING_ORDER else LAID


def counts(view: Any) -> list[tuple[str, ...]]:
    """Return for each seat the columns of the score table."""
    return [
        (
            str(int(view.parts[p]).bit_count()),
            str(int(view.laid[p])),
            str(int(view.corn[p])),
            str(int(view.held[p])),
        )
        for p in range(view.seats)
    ]
