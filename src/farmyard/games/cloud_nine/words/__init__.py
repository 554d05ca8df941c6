"""Cloud Nine: sentences for players, made from views and worded by the message files here.

A trick is told with its operation and the eggs it brings.  A seat is told by name the cards it has
drawn, taken or lost; the others hear that a card moved.  `tell` and `sketch` have modules of their
own.
"""

from collections.abc import Sequence
from typing import Any

from farmyard.core.record import NOTHING
from farmyard.core.wording.messages import person
from farmyard.core.wording.slots import Value
from farmyard.games.cloud_nine import box, text
from farmyard.games.cloud_nine.options import Mode, SnakeMode
from farmyard.games.cloud_nine.rules import choices
from farmyard.games.cloud_nine.rules.declaring import table_of
from farmyard.games.cloud_nine.rules.success import moves
from farmyard.games.cloud_nine.rules.success.challenges import may_lay
from farmyard.games.cloud_nine.rules.success.packs import top, trick_of, tricks_open
from farmyard.games.cloud_nine.rules.tricks import LEGAL, NEEDS, holds
from farmyard.games.cloud_nine.state import Ending, Phase
from farmyard.games.cloud_nine.words import naming
from farmyard.games.cloud_nine.words.accounts import (
    challenges,
    counts,
    display_scores,
    headings,
)
from farmyard.games.cloud_nine.words.naming import NO, YES
from farmyard.games.cloud_nine.words.outcomes import left_over
from farmyard.games.cloud_nine.words.showing import foreseen, is_laid
from farmyard.games.cloud_nine.words.sketching import sketch
from farmyard.games.cloud_nine.words.telling import tell

__all__ = [
    "ENDINGS",
    "ask",
    "cheers",
    "counts",
    "display_scores",
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

ENDINGS = (
    "the nest was empty",
    "the last card was laid off",
    "the last card was drawn away",
    "only Foxes were left",
    "two turns with nothing done",
    "somebody gave up",
)
"""Every way for a day to end, in the order of `Ending`; for statistics, so in English only."""


# -- Choices --------------------------------------------------------------------


def say(view: Any, choice: int, names: Sequence[str]) -> str:
    """Tell what the seat to move does with a choice; `KeyError` for a set that makes no nine."""
    if is_laid(view, choice):
        return text("say-lay", plain=YES, **naming.laying(foreseen(view, choice)))
    if view.mode == Mode.GROUP:
        deed, slots = _deed(view, choice, names)
    else:
        deed, slots = _success(view, choice)
    return text(f"say-{naming.id_of(deed)}", **slots)


def meant_first(view: Any, choice: int) -> bool:
    """Return whether an operation alone means this choice: a Mystery Box has to be named."""
    return not (is_laid(view, choice) and foreseen(view, choice).boxes)


def advise(view: Any, choice: int) -> str:
    """Tell a choice of Success that is no trick, as advice.

    For example: "move the 5 from pack 9 into the gap".
    """
    deed, slots = _success(view, choice)
    return text(f"do-{naming.id_of(deed)}", **slots)


def _deed(view: Any, choice: int, names: Sequence[str]) -> tuple[Any, dict[str, Value]]:
    """Return the message name of a deed of the group game, with its cards and seats."""
    deed, n = choices.deed_of(choice)
    if deed == choices.SHOOT:
        return (deed if view.hands[view.turn][box.BOX + 1] > 0 else "trade"), {}
    if deed == "pick":
        return ("give" if int(view.phase) == Phase.GIVE else deed), {"card": naming.slot_of(n)}
    if deed == "worm":
        return deed, {"gold": box.GOLD[choices.FETCHED[n]]}
    return deed, {"victim": names[naming.seat_at(view, n)]} if isinstance(deed, str) else {}


def _success(view: Any, choice: int) -> tuple[str, dict[str, Value]]:
    """Return the message name of a deed of Success, with its cards and packs."""
    deed, n = choices.success_deed(choice)
    slots: dict[str, Value] = {"pack": n + 1}
    if deed in ("move", "hen"):
        slots["card"] = naming.slot_of(int(top(view, n)))
    if deed in ("claim", "redo"):
        slots["gold"] = box.GOLD[claimed(view) if deed == "claim" else choices.REDONE[n]]
    return deed, slots


def claimed(view: Any) -> int:
    """Return the Gold card on top of the row; −1 if there is none."""
    return int(view.gold_nest[view.gold_left - 1]) if view.gold_left else -1


# -- Questions ------------------------------------------------------------------


def ask(view: Any, seat: int, names: Sequence[str]) -> str:
    """Tell which seat is to move and what it is asked, for the eyes of a seat."""
    if int(view.phase) == Phase.OVER:
        return outcome(view, seat, names)
    mine = view.turn == seat
    victim = view.target if view.target >= 0 else (view.turn - 1) % view.seats
    return text(
        f"ask-{_asked(view, mine)}",
        who=person(view.turn, seat),
        name=names[view.turn],
        victim=names[victim],
        victim_is=person(victim, seat),
        player=names[view.whose] if view.whose >= 0 else "",
        gold=box.GOLD[int(view.claim)] if int(view.phase) == Phase.HELP else "",
        ways=ways_out(view) if mine and int(view.phase) == Phase.TABLE else "",
    )


def ways_out(view: Any) -> str:
    """Tell what can be done where no trick is possible; giving up only if nothing else is."""
    ways = list(dict.fromkeys(WAY_OF.get(deed, deed) for deed in _deeds(view)))
    ways = [naming.id_of(way) for way in ways if way != "resign"] or ways
    if len(ways) == 1:
        return text(f"only-{ways[0]}")
    *some, last = (text(f"can-{way}") for way in ways)
    return text("you-can", some=", ".join(some), last=last)


def _deeds(view: Any) -> list[str]:
    """Return the kinds of all legal deeds other than tricks."""
    bits = int(moves(view))
    return [
        choices.success_deed(choices.MOVE + i)[0] for i in range(bits.bit_length()) if bits >> i & 1
    ]


WAY_OF = {"hen": "dare", "chick": "dare", "hunt": "dare"}


def _asked(view: Any, mine: bool) -> str:
    """Return the end of the message id for the question that the seat to move is asked."""
    phase = Phase(view.phase)
    if mine and phase == Phase.START and view.golds[view.turn][box.CHICK] > 0:
        return "start-chick"
    if mine and phase == Phase.REST and view.again[view.turn] > 0:
        return "second"
    if mine and phase == Phase.AFTER and not view.golds[view.turn].any():
        return "done"
    if mine and phase == Phase.TABLE and not tricks_open(view):
        return "stuck"
    return phase.name.lower().replace("_", "-")


# -- Refusals -------------------------------------------------------------------


def why_shut(view: Any, part: str) -> str | None:
    """Tell why nothing can be done with a card of the hand; None if the card is not the reason."""
    return text("why-shut-fox") if part.startswith("fox~") else None


def why_not(view: Any, choice: int, names: Sequence[str] = ()) -> str:
    """Tell why the seat to move cannot choose this."""
    if not 0 <= choice < (choices.CHOICES if view.mode == Mode.GROUP else choices.SUCCESS_CHOICES):
        return text("why-not-nothing")
    if view.mode != Mode.GROUP:
        return text(f"why-not-{naming.id_of(_why_not_success(view, choice))}")
    if choice < choices.DEEDS:
        return text(f"why-not-{_why_not_lay(view, choice)}")
    deed, n = choices.deed_of(choice)
    reason = _why_not_now(view, deed) or _why_not_deed(view, deed, n)
    gold = choices.FETCHED[n] if reason == "discard" else NEEDED.get(deed, box.SNAKE)
    return text(f"why-not-{naming.id_of(reason)}", gold=box.GOLD[gold])


NEEDED = {
    choices.CROW: box.ROOSTER,
    choices.LOOK: box.CHICK,
    choices.PEEK: box.CHICK,
    choices.SHOOT: box.RIFLE,
    choices.BED: box.STRAW,
    choices.LIE: box.SNAKE,
    choices.EASTER: box.EGG,
    "hen all": box.HEN,
    "hen one": box.HEN,
    "nests": box.NEST2,
    "corns": box.CORNS,
    "worm": box.WORM,
}
"""Gold card that each deed needs."""


def _why_not_lay(view: Any, trick: int) -> str:
    if int(view.phase) != Phase.BEFORE:
        return "over" if int(view.phase) == Phase.AFTER else "phase"
    if any(NEEDS[trick][kind] > view.hands[view.turn][kind] for kind in range(box.BOX + 1)):
        return "hand"
    return "corns" if holds(LEGAL[table_of(view, view.rooster)], trick) else "nine"


def _why_not_now(view: Any, deed: Any) -> str:
    """Return the reason if a deed does not belong to this phase, "" if it does."""
    turn = int(view.phase) in (Phase.BEFORE, Phase.AFTER)
    if deed == "pick":
        return (
            "phase" if int(view.phase) not in (Phase.PICK, Phase.GIVE, Phase.HEN_PICK) else "kind"
        )
    if deed in (choices.DRAW, choices.PEEK):
        drawing = int(view.phase) in (Phase.START, Phase.HEN_DRAW)
        return "no gold" if drawing and deed == choices.PEEK else "draw"
    if not isinstance(deed, str) and deed >= choices.ANNOUNCE:
        return "snake"
    if deed in (choices.PASS, choices.END_TURN) and turn:
        return "pass" if deed == choices.PASS else "end"
    return "" if turn else "phase"


def _why_not_deed(view: Any, deed: Any, n: int) -> str:
    """Return the reason why a Gold card or the Nests cannot be played in the own turn."""
    if deed == choices.COLLECTIVE:
        return "no nests"
    if view.golds[view.turn][NEEDED[deed]] <= 0:
        return "no gold"
    if deed == "worm":
        return "discard"
    if deed in HINDERED:
        anytime = deed == choices.LIE and view.snake_mode == SnakeMode.ANYTIME
        return "anytime" if anytime else HINDERED[deed]
    if n >= view.seats:
        return "nobody"
    return "empty" if deed == "nests" else "no hand"


HINDERED = {
    choices.CROW: "crowing",
    choices.BED: "straw",
    choices.LIE: "lying",
    choices.SHOOT: "empty",
}


def _why_not_success(view: Any, choice: int) -> str:
    deed, _ = choices.success_deed(choice)
    if int(view.phase) == Phase.HELP:
        return "resign" if deed == "resign" else "challenge"
    if deed == "lay":
        return _why_not_packs(view, choice)
    if view.mode == Mode.DUAL and deed in ("hen", "chick", "hunt"):
        return "challenge"
    return WHY_NOT_SUCCESS[deed]


WHY_NOT_SUCCESS = {
    "move": "gap",
    "hen": "challenge",
    "chick": "challenge",
    "hunt": "challenge",
    "claim": "one claim",
    "redo": "worm",
    "go by": "must lay",
    "rest": "rest",
    "resign": "resign",
}


def _why_not_packs(view: Any, choice: int) -> str:
    if not may_lay(view):
        return "over"
    if choice >= choices.KEEP:
        return "keep"
    return "closed" if trick_of(view, choice) == NOTHING else "nine"


# -- The end --------------------------------------------------------------------


def outcome(view: Any, seat: int, names: Sequence[str]) -> str:
    """Return the headline at the end of a game."""
    if view.mode == Mode.SOLO:
        return _outcome_alone(view, seat, names)
    totals = [int(n) for n in view.totals[: view.seats]]
    quitter = [p for p in range(view.seats) if view.mode == Mode.DUAL and view.rid[p] < 0]
    if quitter:
        won, kind = [1 - quitter[0]], "resigned"
    else:
        won = [p for p, n in enumerate(totals) if n == max(totals)]
        kind = "won" if len(won) == 1 else "shared"
    return text(
        f"outcome-{kind}",
        who=person(seat if seat in won else won[0], seat),
        name=names[won[0]],
        others=tuple(names[p] for p in won if p != seat),
        all=tuple(names[p] for p in won),
        eggs=max(totals),
        loser=names[quitter[0]] if quitter else "",
    )


def ending(view: Any) -> str:
    """Return how the last day of a game ended, for statistics (CN-R37, CN-R40, CN-R99)."""
    return ENDINGS[view.ending - 1]


def _outcome_alone(view: Any, seat: int, names: Sequence[str]) -> str:
    """Return the headline of solo play: won or lost, eggs of 224, challenges (CN-R99)."""
    kind = "cleared" if view.ending == Ending.CLEARED else "lost"
    met, every = challenges(view) if view.gold else (0, 0)
    return text(
        f"outcome-{'tables' if view.days > 1 else kind}",
        who=person(0, seat),
        name=names[0],
        eggs=int(view.eggs[0]),
        egg=YES if view.egg == 0 else NO,
        met=met,
        days=int(view.days),
        every=every,
        left=-int(view.totals[0]),
        **left_over(view),
    )


def cheers(view: Any) -> bool:
    """Return whether there is anything to celebrate: in solo play only a cleared table."""
    return bool(view.mode != Mode.SOLO or view.totals[0] == 0)
