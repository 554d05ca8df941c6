"""Chickens ’n’ Aliens: what a choice has led to, for the eyes of each seat.

What a seat has drawn, taken or lost it is told by name; the others hear how many cards.
"""

from collections.abc import Sequence
from typing import Any

from farmyard.core.contract import Line
from farmyard.core.record import NOBODY
from farmyard.core.wording.messages import person
from farmyard.core.wording.slots import Thing
from farmyard.games.aliens import text
from farmyard.games.aliens.box import KINDS
from farmyard.games.aliens.state import DEED, TO, Deed, Phase
from farmyard.games.aliens.words.naming import (
    a_card,
    card_of,
    cards,
    corn,
    listed,
    loss,
    part,
    slug,
    used,
)
from farmyard.games.aliens.words.seen import (
    at_stake,
    hand_of,
    part_won,
    seen_hand,
    target,
    winner_of,
)


def tell(before: Any, choice: int, after: Any, seat: int, names: Sequence[str]) -> Line:
    """Return the line about a choice and what it has led to, for the eyes of a seat."""
    who, p = int(before.turn), _victim(before, choice)
    struck = seat != NOBODY and (seat == p or _is_struck(before, after, choice, seat))
    reader = "you" if who == seat else "to-you" if struck else "they"
    slots = {
        **_slots(before, choice, after, seat),
        "name": names[who],
        "victim": names[p],
        "victims": tuple(dict.fromkeys(names[prey] for prey, _ in _taken(before, after))),
        "prey": names[after.reach],
        "each": _from_each(before, after, seat, names),
        "others": _gets_each(after, seat, names),
    }
    if DEED[choice] in SWEEPS:
        slots["losses"] = _swept(before, choice, seat, names)
    id, tail = f"tell-{_event(before, choice, after)}", _tail(after, who, seat, names)
    told = text(id, who=reader, **slots)
    loud = after.won != NOBODY or int(after.phase) == Phase.OVER or int(DEED[choice]) in LOUD
    brief = text.brief(id, who=reader, **slots), *tail
    return Line(who, " ".join([told, *tail]), loud=bool(loud), brief=brief)


LOUD = {Deed.ALIEN_FLU, Deed.CORN_STAR, Deed.ARMED, Deed.ALL_OUT_WAR}
SWEEPS = (Deed.ALIEN_FLU, Deed.ALL_OUT_WAR)
LIKE = {Deed.BEAM_FROM_ONE: Deed.FOWL_PLAY, Deed.THROW_BOTTOM: Deed.THROW_AWAY}
"""Deeds told in the words of another."""


def _victim(before: Any, choice: int) -> int:
    if int(DEED[choice]) == Deed.PICK:
        return int(before.reach)
    if int(DEED[choice]) == Deed.CORN_STAR and before.seats == 2:
        return 1 - int(before.turn)
    return target(before, choice) if TO[choice] else NOBODY


def _event(before: Any, choice: int, after: Any) -> str:
    deed = Deed(DEED[choice])
    if int(before.phase) == Phase.STUNNED:
        return "dizzy" if deed != Deed.PASS else "lost"
    if deed == Deed.CHEEKY_CHICKEN and before.cheeky_public:
        return "cheeky-to-all"
    if deed == Deed.CORN_STAR and before.seats == 2:
        return "corn-of-one"
    if int(after.phase) == Phase.PICK and deed != Deed.PICK and not _taken(before, after):
        return "reach"
    return slug(LIKE.get(deed, deed).name)


def _is_struck(before: Any, after: Any, choice: int, seat: int) -> bool:
    """Return whether something happened to this seat that it alone is told."""
    if int(DEED[choice]) == Deed.ARMED:
        return bool(after.drew[seat])
    if int(DEED[choice]) == Deed.CORN_STAR:
        return bool(before.corn[seat] and seat != before.turn)
    return any(p == seat for p, _ in _taken(before, after))


def _taken(before: Any, after: Any) -> list[tuple[int, int]]:
    """Return the cards just taken from hands: from whom, and which if it may be known."""
    first = int((before.prey >= 0).sum()) if int(before.phase) == Phase.PICK else 0
    return [(int(p), int(c)) for p, c in zip(after.prey, after.prize, strict=True) if p >= 0][
        first:
    ]


def _from_each(before: Any, after: Any, seat: int, names: Sequence[str]) -> tuple[Thing, ...]:
    """Return each card just taken, beside whom it came from."""
    return tuple(
        Thing(
            "from",
            (
                ("card", a_card(card) if card >= 0 else cards(1)),
                ("who", person(p, seat)),
                ("victim", names[p]),
            ),
        )
        for p, card in _taken(before, after)
    )


def _gets_each(after: Any, seat: int, names: Sequence[str]) -> tuple[Thing, ...]:
    """Return how many cards the others have drawn from the deck, clockwise from the mover."""
    order = [(int(after.whose) + i) % int(after.seats) for i in range(after.seats)]
    drew = [(names[p], max(int(after.drew[p]), 0)) for p in order if p != seat]
    if len(drew) > 1 and len({n for _, n in drew}) == 1 and drew[0][1]:
        alike = tuple(name for name, _ in drew)
        return (Thing("draw-alike", (("names", alike), ("n", drew[0][1]))),)
    return tuple(Thing("draws", (("name", name), ("n", n))) for name, n in drew)


def _swept(before: Any, choice: int, seat: int, names: Sequence[str]) -> tuple[Thing, ...]:
    """Return who has lost what to Alien Flu or All Out War."""
    return tuple(
        loss(choice, n, names[p], person(p, seat)) for p, n in at_stake(before, choice) if n
    )


def _slots(before: Any, choice: int, after: Any, seat: int) -> dict[str, Any]:
    p = _victim(before, choice)
    top = int(before.discards[before.heap - 1]) if before.heap else NOBODY
    return {
        "card": used(choice),
        "drawn": listed(_drawn(before, choice, after, seat)),
        "cards": listed(_seen_drawn(before, after)),
        "taken": listed(_told_of(before, after, seat)),
        "shown": listed(seen_hand(after, seat, p)) if p != NOBODY else "",
        "top": a_card(top),
        "corn": corn(after.corn[before.turn] - before.corn[before.turn]),
    }


def _drawn(before: Any, choice: int, after: Any, seat: int) -> list[int]:
    """Return the cards this seat has drawn from the deck: those its hand has more than before."""
    if seat == NOBODY or after.won != NOBODY:
        return []
    was, now = hand_of(before, seat), hand_of(after, seat)
    if before.turn == seat and card_of(choice) >= 0:
        was[card_of(choice)] -= 1
    more = [max(b - a, 0) for a, b in zip(was, now, strict=True)]
    return [card for card, n in enumerate(more) for _ in range(n)]


def _seen_drawn(before: Any, after: Any) -> list[int]:
    """Return what all see of the cards drawn by the mover: UFO bottoms, and how many others."""
    who = before.turn
    if after.won != NOBODY:
        return []
    more = after.bottoms[who] - before.bottoms[who]
    bottoms = [KINDS + side for side in (0, 1) for _ in range(more[side])]
    return bottoms + [NOBODY] * (int(after.drew[who]) - len(bottoms))


def _told_of(before: Any, after: Any, seat: int) -> list[int]:
    """Return cards just taken, as a seat is told of them: a victim hears what it has lost."""
    taken = _taken(before, after)
    lost = [card for p, card in taken if p == seat]
    return lost if lost else [card for _, card in taken]


def _tail(after: Any, who: int, seat: int, names: Sequence[str]) -> list[str]:
    told = [text("tell-reshuffled")] if after.reshuffled else []
    if after.won != NOBODY:
        last = part(part_won(after, who))
        told.append(text("tell-round", who=person(who, seat), name=names[who], part=last))
        told += _next_round(after, seat, names)
    if int(after.phase) == Phase.OVER:
        told.append(text("tell-take-off" if winner_of(after) != NOBODY else "tell-stopped"))
    return told


def _next_round(after: Any, seat: int, names: Sequence[str]) -> list[str]:
    """Tell who deals and who begins, unless the game is over."""
    if int(after.phase) == Phase.OVER:
        return []
    dealer, first = int(after.dealer), int(after.turn)
    who = "first" if first == seat else "dealer" if dealer == seat else "they"
    return [text("tell-next-round", who=who, dealer=names[dealer], first=names[first])]
