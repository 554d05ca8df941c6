"""Chickens ’n’ Aliens: what a person reads, made from views and the sentences of ``phrases``.

What a seat has drawn, taken or lost it is told by name; the others hear how many cards.
"""

from collections.abc import Sequence
from typing import Any

from farmyard.core.game import Line
from farmyard.core.record import NOBODY
from farmyard.games.aliens.box import CHARACTERS, HAND, KINDS, PARTS
from farmyard.games.aliens.rules.choices import can_take, shows, uncovered
from farmyard.games.aliens.state import CARD, CHOICES, DEED, TO, Deed, Phase
from farmyard.games.aliens.words.naming import a_card, card_of, counted, joined, listed, used
from farmyard.games.aliens.words.phrases import (
    ASK_ME,
    ASK_OTHERS,
    BARE,
    CARDS,
    CORN,
    COVERED,
    DISCARDS,
    DIZZY,
    DRAW_ALIKE,
    DRAWS,
    ENDLESS,
    FROM,
    FROM_YOU,
    HAND_OF,
    IN_SIGHT,
    KNOWN,
    LOUD,
    MIDDLE,
    NEXT_ROUND,
    NO_PART,
    NONE,
    OUTCOME,
    RESHUFFLED,
    ROUND,
    SAY,
    SAY_PICK,
    SAY_PLAY,
    SAY_PLAY_ON,
    SEAT,
    SIGNS,
    STOPPED,
    STOPPED_BY_GUARD,
    STOPPED_SHARED,
    TAKE_OFF,
    TELL,
    THINKING,
    TITLES,
    TOP,
    WHY_NOT,
    WHY_SHUT,
    WON,
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

HEADINGS = ("saucer parts", "aliens", "corn", "in hand")


# -- A choice -------------------------------------------------------------------


def say(view: Any, choice: int, names: Sequence[str]) -> str:
    """A choice in words: what the seat to move does."""
    deed = Deed(DEED[choice])
    if deed == Deed.PICK:
        return SAY_PICK[CARD[choice]]
    slots = {"card": used(choice), "victim": names[target(view, choice)]}
    if deed in SAY:
        return SAY[deed].format(a_card=a_card(card_of(choice)), **slots)
    return (SAY_PLAY_ON if TO[choice] else SAY_PLAY).format(**slots)


def target(view: Any, choice: int) -> int:
    """The seat something is done to; it is no seat of the table if too few are playing."""
    to = int(TO[choice])
    return (int(view.turn) + to) % int(view.seats) if to < view.seats else to


# -- What is asked, and why not -------------------------------------------------


def ask(view: Any, seat: int, names: Sequence[str]) -> str:
    """Whose turn it is and what is asked, for the eyes of a seat."""
    if view.phase == Phase.OVER:
        return outcome(view, seat, names)
    if view.won != NOBODY:
        return _won_round(view, seat, names)
    asked = _asked(view)
    phrase = ASK_ME[asked] if view.turn == seat else ASK_OTHERS.get(asked, THINKING)
    return phrase.format(name=names[view.turn], victim=names[view.reach])


def _won_round(view: Any, seat: int, names: Sequence[str]) -> str:
    """Until the first decision of the next round: who has won which part, and who begins."""
    winner = int(view.won)
    phrase = WON[0 if seat == winner else 1 if seat == view.turn else 2]
    part = PARTS[_part_won(view, winner)]
    return phrase.format(winner=names[winner], part=part, first=names[view.turn])


def _part_won(view: Any, winner: int) -> int:
    """The part a round has just brought: the last of those not laid from the hand."""
    return int(view.parts[winner] & ~view.beamed[winner]).bit_length() - 1


def _asked(view: Any) -> str:
    """What the seat to move can do, as all can see."""
    held = bool(view.held[view.turn])
    if view.phase == Phase.PICK:
        return "pick"
    if view.phase == Phase.STUNNED:
        return "dizzy" if held else "lost"
    if can_take(view):
        return "play or take" if held else "take"
    return "play" if held else "pass"


def why_not(view: Any, choice: int, names: Sequence[str]) -> str:
    """Why the seat to move cannot choose this."""
    if not 0 <= choice < CHOICES:
        return WHY_NOT["nothing"]
    reason = _reason(view, choice)
    p = target(view, choice)
    slots = {"title": TITLES[card_of(choice)], "name": names[p] if p < view.seats else ""}
    return WHY_NOT[reason].format(held=int(view.held[view.turn]), **slots)


def why_shut(view: Any, part: str) -> str:
    """Why nothing can be done with a part of the page: no choice is made of it alone, or first."""
    return WHY_SHUT[Phase(view.phase)]


def _reason(view: Any, choice: int) -> Any:
    deed, p = Deed(DEED[choice]), target(view, choice)
    if view.phase == Phase.PICK:
        return Deed.PICK if deed == Deed.PICK else "pick"
    if deed == Deed.PICK:
        return "nothing"
    if TO[choice] >= view.seats:
        return "nobody"
    if not _in_hand(view, choice):
        return "hand"
    if view.phase == Phase.STUNNED:
        return "dizzy"
    return _what_hinders(view, deed, p)


def _what_hinders(view: Any, deed: Deed, p: int) -> Any:
    if deed == Deed.TAKE and view.held[view.turn] >= HAND:
        return "full"
    if deed == Deed.PECKING_ORDER and not view.laid[p]:
        return "no alien"
    if deed in (Deed.THROW_AWAY, Deed.THROW_BOTTOM):
        return "could take" if can_take(view) else "strict"
    return deed


def _in_hand(view: Any, choice: int) -> bool:
    return card_of(choice) < 0 or _hand(view, view.turn)[card_of(choice)] > 0


def _hand(view: Any, p: int) -> list[int]:
    """How many of each card a seat holds, UFO bottoms last."""
    return [*map(int, view.hands[p]), *map(int, view.bottoms[p])]


# -- What happened --------------------------------------------------------------


def tell(before: Any, choice: int, after: Any, seat: int, names: Sequence[str]) -> Line:
    """What a choice has led to, for the eyes of a seat."""
    who, p = int(before.turn), _victim(before, choice)
    phrases = TELL[_event(before, choice, after)]
    struck = seat != NOBODY and (seat == p or _is_struck(before, after, choice, seat))
    phrase = phrases[0 if who == seat else 2 if struck and len(phrases) > 2 else 1]
    slots = _slots(before, choice, after, seat) | {"name": names[who], "victim": names[p]}
    robbed = dict.fromkeys(names[prey] for prey, _ in _taken(before, after))
    slots["victims"] = joined([*robbed])
    slots["each"] = joined(_from_each(before, after, seat, names))
    slots["others"] = slots["Others"] = joined(_gets_each(after, seat, names))
    texts = [phrase.format(prey=names[after.reach], **slots), *_tail(after, who, seat, names)]
    loud = after.won != NOBODY or after.phase == Phase.OVER or DEED[choice] in LOUD
    return Line(who, " ".join(texts), loud=bool(loud))


def _victim(before: Any, choice: int) -> int:
    if DEED[choice] == Deed.PICK:
        return int(before.reach)
    if DEED[choice] == Deed.CORN_STAR and before.seats == 2:
        return 1 - int(before.turn)
    return target(before, choice) if TO[choice] else NOBODY


def _event(before: Any, choice: int, after: Any) -> Any:
    deed = Deed(DEED[choice])
    if before.phase == Phase.STUNNED:
        return "dizzy" if deed != Deed.PASS else "lost"
    if deed == Deed.CHEEKY_CHICKEN and before.cheeky_public:
        return "cheeky to all"
    if deed == Deed.CORN_STAR and before.seats == 2:
        return "corn of one"
    if after.phase == Phase.PICK and deed != Deed.PICK and not _taken(before, after):
        return "reach"
    return deed


def _is_struck(before: Any, after: Any, choice: int, seat: int) -> bool:
    """Whether something happened to this seat that it alone is told."""
    if DEED[choice] == Deed.ARMED:
        return bool(after.drew[seat])
    if DEED[choice] == Deed.CORN_STAR:
        return bool(before.corn[seat] and seat != before.turn)
    return any(p == seat for p, _ in _taken(before, after))


def _taken(before: Any, after: Any) -> list[tuple[int, int]]:
    """Cards that have just been taken from hands: from whom, and which if it may be known."""
    first = int((before.prey >= 0).sum()) if before.phase == Phase.PICK else 0
    return [(int(p), int(c)) for p, c in zip(after.prey, after.prize, strict=True) if p >= 0][
        first:
    ]


def _from_each(before: Any, after: Any, seat: int, names: Sequence[str]) -> list[str]:
    """Each card just taken, beside whom it came from."""
    told = []
    for p, card in _taken(before, after):
        what = a_card(card) if card >= 0 else counted(CARDS, 1)
        told.append((FROM_YOU if p == seat else FROM).format(card=what, victim=names[p]))
    return told


def _gets_each(after: Any, seat: int, names: Sequence[str]) -> list[str]:
    """How many cards the others have drawn from the deck, clockwise from whose turn it was."""
    order = [(int(after.whose) + i) % int(after.seats) for i in range(after.seats)]
    drew = [(names[p], int(after.drew[p])) for p in order if p != seat]
    if len(drew) > 1 and len({n for _, n in drew}) == 1 and drew[0][1]:
        cards = counted(CARDS, drew[0][1])
        return [DRAW_ALIKE.format(names=joined([name for name, _ in drew]), cards=cards)]
    return [DRAWS.format(name=name, cards=counted(CARDS, n)) for name, n in drew]


def _slots(before: Any, choice: int, after: Any, seat: int) -> dict[str, str]:
    p = _victim(before, choice)
    top = int(before.discards[before.heap - 1]) if before.heap else NOBODY
    return {
        "card": used(choice),
        "a_card": a_card(card_of(choice)),
        "drawn": listed(_drawn(before, choice, after, seat)),
        "cards": listed(_seen_drawn(before, after)),
        "taken": listed(_told_of(before, after, seat)),
        "shown": listed(_seen_hand(after, seat, p)) if p != NOBODY else "",
        "top": a_card(top),
        "corn": counted(CORN, int(after.corn[before.turn]) - int(before.corn[before.turn])),
    }


def _drawn(before: Any, choice: int, after: Any, seat: int) -> list[int]:
    """The cards this seat has drawn from the deck: what its hand has more than before."""
    if seat == NOBODY or after.won != NOBODY:
        return []
    was, now = _hand(before, seat), _hand(after, seat)
    if before.turn == seat and card_of(choice) >= 0:
        was[card_of(choice)] -= 1
    more = [max(b - a, 0) for a, b in zip(was, now, strict=True)]
    return [card for card, n in enumerate(more) for _ in range(n)]


def _seen_drawn(before: Any, after: Any) -> list[int]:
    """What all see of the cards the seat to move has drawn: UFO bottoms, and how many others."""
    who = before.turn
    if after.won != NOBODY:
        return []
    more = after.bottoms[who] - before.bottoms[who]
    bottoms = [KINDS + side for side in (0, 1) for _ in range(more[side])]
    return bottoms + [NOBODY] * (int(after.drew[who]) - len(bottoms))


def _told_of(before: Any, after: Any, seat: int) -> list[int]:
    """The cards just taken, as this seat is told of them: one robbed hears what it has lost."""
    taken = _taken(before, after)
    lost = [card for p, card in taken if p == seat]
    return lost if lost else [card for _, card in taken]


def _seen_hand(view: Any, seat: int, p: int) -> list[int]:
    """All of a hand that this seat knows, or that all know; the rest is −1."""
    rows = {NOBODY: view.known_to_all, p: view.hands[p]}
    row = rows[seat] if seat in rows else view.known[seat]
    counts = row if seat == p else row[p * KINDS : (p + 1) * KINDS]
    bottoms = [KINDS + side for side in (0, 1) for _ in range(view.bottoms[p][side])]
    return [card for card, n in enumerate(counts) for _ in range(n)] + bottoms


def _tail(after: Any, who: int, seat: int, names: Sequence[str]) -> list[str]:
    told = [RESHUFFLED] if after.reshuffled else []
    if after.won != NOBODY:
        last = PARTS[_part_won(after, who)]
        told.append(ROUND[who != seat].format(name=names[who], part=last))
        told += _next_round(after, seat, names)
    if after.phase == Phase.OVER:
        told.append(TAKE_OFF if winner_of(after) != NOBODY else STOPPED)
    return told


def _next_round(after: Any, seat: int, names: Sequence[str]) -> list[str]:
    """Who deals and who begins, unless the game is over."""
    if after.phase == Phase.OVER:
        return []
    dealer, first = int(after.dealer), int(after.turn)
    phrase = NEXT_ROUND[0 if first == seat else 2 if dealer == seat else 1]
    return [phrase.format(dealer=names[dealer], first=names[first])]


def winner_of(view: Any) -> int:
    """Whose saucer is whole."""
    whole = (1 << len(PARTS)) - 1
    return next((p for p in range(view.seats) if view.parts[p] == whole), NOBODY)


def outcome(view: Any, seat: int, names: Sequence[str]) -> str:
    """The headline at the end."""
    winner = winner_of(view)
    if winner == NOBODY:
        return _stopped(view, seat, names)
    return OUTCOME[winner != seat].format(name=names[winner])


def _stopped(view: Any, seat: int, names: Sequence[str]) -> str:
    """Who has won when the guard stops the game: by parts, then aliens, then corn (UF-R32)."""
    got = [(int(view.parts[p]).bit_count(), *map(int, (view.laid[p], view.corn[p])))
           for p in range(view.seats)]  # fmt: skip
    won = [p for p, row in enumerate(got) if row == max(got)]
    phrase = (STOPPED_BY_GUARD if len(won) == 1 else STOPPED_SHARED)[seat not in won]
    others = joined([names[p] for p in won if p != seat])
    return phrase.format(name=names[won[0]], others=others)


LAID, STOLEN, LATE = ENDINGS = (
    "the last part by laying an alien",
    "the last part by stealing one",
    "too late to go on",
)


def ending(view: Any) -> str:
    """How a game that is over came to its end, for counting: what made the saucer whole, or the
    guard (UF-R32)."""
    if winner_of(view) == NOBODY:
        return LATE
    return STOLEN if DEED[view.chose] == Deed.PECKING_ORDER else LAID


def counts(view: Any) -> list[tuple[str, ...]]:
    """For each seat the columns of `HEADINGS`."""
    return [
        (
            str(int(view.parts[p]).bit_count()),
            str(int(view.laid[p])),
            str(int(view.corn[p])),
            str(int(view.held[p])),
        )
        for p in range(view.seats)
    ]


# -- The table as text ----------------------------------------------------------


def sketch(view: Any, seat: int, names: Sequence[str], paused: bool) -> str:
    """The table as text: the middle, every seat, and the hand of this one."""
    pile = [TITLES[card] for card in view.discards[: view.heap][::-1]]
    top = TOP.format(part=PARTS[view.top]) if view.top >= 0 else ""
    bank = str(int(view.bank)) if view.bank_runs_out else ENDLESS
    slots = {"stock": int(view.stock), "top": top, "pool": int(view.pool), "bank": bank}
    rows = [MIDDLE.format(**slots), DISCARDS.format(cards=", ".join(pile) or NONE), ""]
    rows += [_seat_line(view, p, seat, names[p]) for p in range(view.seats)]
    if seat >= 0:
        hand = [TITLES[card] for card in _seen_hand(view, seat, seat)]
        rows += ["", HAND_OF.format(cards=", ".join(hand) or NONE)]
    return "\n".join(rows)


def _seat_line(view: Any, p: int, seat: int, name: str) -> str:
    covers = int(view.covers[p].sum())
    aliens = [COVERED] * covers + [BARE] * int(uncovered(view, p))
    parts = [sign if view.parts[p] >> i & 1 else NO_PART for i, sign in enumerate(SIGNS)]
    known = [TITLES[card] for card in _seen_hand(view, seat, p)] if p != seat else []
    more = DIZZY if view.stunned[p] else ""
    if known:
        phrase = IN_SIGHT if len(known) == shows(view, p) else KNOWN
        more += phrase.format(cards=", ".join(known))
    slots = {"corn": int(view.corn[p]), "held": int(view.held[p]), "name": name, "more": more}
    saucer = {"parts": " ".join(parts), "aliens": " ".join(aliens) or NONE}
    return SEAT.format(bird=CHARACTERS[p], **slots, **saucer)
