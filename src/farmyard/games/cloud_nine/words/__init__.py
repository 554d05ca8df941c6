"""Cloud Nine: what a person reads, made from views and the sentences of ``phrases``.

A trick is told with its operation and what it brings.  What a seat has drawn, taken or lost it is
told by name, the others hear that a card moved.  `tell` and `sketch` have rooms of their own.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from farmyard.core.record import NOTHING
from farmyard.games.cloud_nine import box
from farmyard.games.cloud_nine.rules import choices
from farmyard.games.cloud_nine.rules.declaring import table_of
from farmyard.games.cloud_nine.rules.success import moves
from farmyard.games.cloud_nine.rules.success.challenges import may_lay
from farmyard.games.cloud_nine.rules.success.packs import top, trick_of, tricks_open
from farmyard.games.cloud_nine.rules.tricks import LEGAL, NEEDS, holds
from farmyard.games.cloud_nine.state import ANYTIME, DUAL, GROUP, SOLO, Ending, Phase
from farmyard.games.cloud_nine.words import headlines, naming
from farmyard.games.cloud_nine.words.accounts import (
    HEADINGS,
    challenges,
    counts,
    display_scores,
    headings,
)
from farmyard.games.cloud_nine.words.headlines import ENDINGS
from farmyard.games.cloud_nine.words.outcomes import left_over
from farmyard.games.cloud_nine.words.phrases import (
    ASK_ME,
    ASK_OTHERS,
    COMMA,
    DO_SUCCESS,
    FOX_SHUT,
    ONE_WAY,
    OR,
    SAY,
    SAY_CORNS,
    SAY_GIVE,
    SAY_HEN_ALL,
    SAY_HEN_ONE,
    SAY_NESTS,
    SAY_RIFLE,
    SAY_SUCCESS,
    SAY_TAKE,
    SAY_WORM,
    THINKING,
    WAYS,
    YOU_CAN,
)
from farmyard.games.cloud_nine.words.refusals import WHY_NOT
from farmyard.games.cloud_nine.words.showing import foreseen, is_laid
from farmyard.games.cloud_nine.words.sketching import sketch
from farmyard.games.cloud_nine.words.telling import tell

__all__ = [
    "ENDINGS",
    "HEADINGS",
    "ask",
    "cheers",
    "counts",
    "display_scores",
    "ending",
    "headings",
    "outcome",
    "say",
    "sketch",
    "tell",
    "why_not",
    "why_shut",
]


# -- A choice -------------------------------------------------------------------


def say(view: Any, choice: int, names: Sequence[str]) -> str:
    """A choice in words: what the seat to move does; `KeyError` for what makes no nine."""
    if is_laid(view, choice):
        kind, slots = naming.laying(foreseen(view, choice))
        return SAY[kind].format(**slots)
    if view.mode == GROUP:
        return _say_deed(view, choice, names)
    return _say_success(view, choice, SAY_SUCCESS)


def advise(view: Any, choice: int) -> str:
    """A choice of Success that is no trick, as advice: "move the 5 from pack 9 into the gap"."""
    return _say_success(view, choice, DO_SUCCESS)


def _say_deed(view: Any, choice: int, names: Sequence[str]) -> str:
    deed, n = choices.deed_of(choice)
    if deed in SAY:
        return SAY[deed]
    if deed == choices.SHOOT:
        return SAY_RIFLE[int(view.hands[view.turn][box.BOX + 1] > 0)]
    if deed == "pick":
        return (SAY_GIVE if view.phase == Phase.GIVE else SAY_TAKE).format(card=naming.a_card(n))
    if deed == "worm":
        return SAY_WORM.format(gold=naming.a_gold(choices.FETCHED[n]))
    return SAY_AT[deed].format(victim=names[naming.seat_at(view, n)])


SAY_AT = {"hen all": SAY_HEN_ALL, "hen one": SAY_HEN_ONE, "nests": SAY_NESTS, "corns": SAY_CORNS}


def _say_success(view: Any, choice: int, phrases: Mapping[str, str]) -> str:
    deed, n = choices.success_deed(choice)
    slots = {"pack": str(n + 1)}
    if deed in ("move", "hen"):
        slots["card"] = naming.the_card(int(top(view, n)))
    if deed == "claim":
        slots["gold"] = naming.a_gold(claimed(view))
    if deed == "redo":
        slots["gold"] = naming.a_gold(choices.REDONE[n])
    return phrases[deed].format(**slots)


def claimed(view: Any) -> int:
    """The Gold card on top of the row; −1 if there is none."""
    return int(view.gold_nest[view.gold_left - 1]) if view.gold_left else -1


# -- What is asked --------------------------------------------------------------


def ask(view: Any, seat: int, names: Sequence[str]) -> str:
    """Whose turn it is and what is asked, for the eyes of a seat."""
    if view.phase == Phase.OVER:
        return outcome(view, seat, names)
    mine = view.turn == seat
    phrase = ASK_ME[_asked(view)] if mine else ASK_OTHERS.get(Phase(view.phase), THINKING)
    victim = view.target if view.target >= 0 else (view.turn - 1) % view.seats
    player = names[view.whose] if view.whose >= 0 else ""
    ways = ways_out(view) if mine and view.phase == Phase.TABLE else ""
    return phrase.format(name=names[view.turn], victim=names[victim], player=player, ways=ways)


def ways_out(view: Any) -> str:
    """What can be done where no trick is possible; to give up only if it is all there is."""
    ways = list(dict.fromkeys(WAY_OF.get(deed, deed) for deed in _deeds(view)))
    ways = [way for way in ways if way != "resign"] or ways
    if len(ways) == 1:
        return ONE_WAY[ways[0]]
    *most, last = (WAYS[way] for way in ways)
    return YOU_CAN.format(ways=OR.format(some=COMMA.join(most), last=last))


def _deeds(view: Any) -> list[str]:
    """What may be done but tricks, by the kind of it."""
    bits = int(moves(view))
    return [
        choices.success_deed(choices.MOVE + i)[0] for i in range(bits.bit_length()) if bits >> i & 1
    ]


WAY_OF = {"hen": "dare", "chick": "dare", "hunt": "dare"}


def _asked(view: Any) -> Any:
    """What the seat to move is asked, by its own view."""
    phase = Phase(view.phase)
    if phase == Phase.START and view.golds[view.turn][box.CHICK] > 0:
        return "start with a Chick"
    if phase == Phase.HELP:
        return HELPS[int(view.claim)]
    if phase == Phase.REST and view.again[view.turn] > 0:
        return "second"
    return "stuck" if phase == Phase.TABLE and not tricks_open(view) else phase


HELPS = {box.HEN: "hen", box.CHICK: "chick", box.RIFLE: "rifle"}


# -- Why not --------------------------------------------------------------------


def why_shut(view: Any, part: str) -> str | None:
    """Why nothing can be done with a card of the hand; None if it is not the card."""
    return FOX_SHUT if part.startswith("fox~") else None


def why_not(view: Any, choice: int, names: Sequence[str] = ()) -> str:
    """Why the seat to move cannot choose this."""
    if not 0 <= choice < (choices.CHOICES if view.mode == GROUP else choices.SUCCESS_CHOICES):
        return WHY_NOT["nothing"]
    if view.mode != GROUP:
        return WHY_NOT[_why_not_success(view, choice)]
    if choice < choices.DEEDS:
        return WHY_NOT[_why_not_lay(view, choice)]
    deed, n = choices.deed_of(choice)
    reason = _why_not_now(view, deed) or _why_not_deed(view, deed, n)
    gold = choices.FETCHED[n] if reason == "discard" else NEEDED.get(deed, box.SNAKE)
    return WHY_NOT[reason].format(gold=naming.a_gold(gold).removeprefix("the ").removeprefix("a "))


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
"""The Gold card that each deed is done with."""


def _why_not_lay(view: Any, trick: int) -> str:
    if view.phase != Phase.BEFORE:
        return "over" if view.phase == Phase.AFTER else "phase"
    if any(NEEDS[trick][kind] > view.hands[view.turn][kind] for kind in range(box.BOX + 1)):
        return "hand"
    return "corns" if holds(LEGAL[table_of(view, view.rooster)], trick) else "nine"


def _why_not_now(view: Any, deed: Any) -> str:
    """What this phase is not for."""
    turn = view.phase in (Phase.BEFORE, Phase.AFTER)
    if deed == "pick":
        return "phase" if view.phase not in (Phase.PICK, Phase.GIVE, Phase.HEN_PICK) else "kind"
    if deed in (choices.DRAW, choices.PEEK):
        drawing = view.phase in (Phase.START, Phase.HEN_DRAW)
        return "no gold" if drawing and deed == choices.PEEK else "draw"
    if not isinstance(deed, str) and deed >= choices.ANNOUNCE:
        return "snake"
    if deed in (choices.PASS, choices.END_TURN) and turn:
        return "pass" if deed == choices.PASS else "end"
    return "" if turn else "phase"


def _why_not_deed(view: Any, deed: Any, n: int) -> str:
    """What hinders a Gold card or the Nests, in the own turn."""
    if deed == choices.COLLECTIVE:
        return "no nests"
    if view.golds[view.turn][NEEDED[deed]] <= 0:
        return "no gold"
    if deed == "worm":
        return "discard"
    if deed in HINDERED:
        return HINDERED[deed] if deed != choices.LIE or view.snake_mode != ANYTIME else "anytime"
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
    if view.phase == Phase.HELP:
        return "resign" if deed == "resign" else "challenge"
    if deed == "lay":
        return _why_not_packs(view, choice)
    if view.mode == DUAL and deed in ("hen", "chick", "hunt"):
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
    """The headline at the end."""
    if view.mode == SOLO:
        return _outcome_alone(view, seat, names)
    totals = [int(n) for n in view.totals[: view.seats]]
    quitter = [p for p in range(view.seats) if view.mode == DUAL and view.rid[p] < 0]
    if quitter:
        won, kind = [1 - quitter[0]], "resigned"
    else:
        won = [p for p, n in enumerate(totals) if n == max(totals)]
        kind = "won" if len(won) == 1 else "shared"
    second, third = headlines.OUTCOME[kind]
    slots = {
        "name": names[won[0]],
        "others": naming.joined([names[p] for p in won if p != seat]),
        "all": naming.joined([names[p] for p in won]),
        "eggs": naming.eggs_of(max(totals)),
        "loser": names[quitter[0]] if quitter else "",
    }
    return (second if seat in won else third).format(**slots)


def ending(view: Any) -> str:
    """How the last day of a game came to its end, for counting (CN-R37, CN-R40, CN-R99)."""
    return ENDINGS[view.ending - 1]


def _outcome_alone(view: Any, seat: int, names: Sequence[str]) -> str:
    """Won or lost, the eggs of 224, the challenges (CN-R99)."""
    kind = "cleared" if view.ending == Ending.CLEARED else "lost"
    left = left_over(view)
    if view.days > 1:
        kind, left = (
            "tables",
            headlines.LEFT_OVER[min(-int(view.totals[0]), 2)].format(n=-view.totals[0]),
        )
    second, third = headlines.OUTCOME[kind]
    every, of_them = (
        headlines.BOTH
        if view.days == 2
        else (each.format(n=view.days) for each in headlines.ALL_OF)
    )
    slots = {"eggs": naming.eggs_of(int(view.eggs[0])), "met": _met(view), "left": left}
    slots |= {"name": names[0], "all": every, "all_of_them": of_them}
    return (second if seat == 0 else third).format(**slots)


def cheers(view: Any) -> bool:
    """Whether there is anything to celebrate: alone only a table that is cleared."""
    return bool(view.mode != SOLO or view.totals[0] == 0)


def _met(view: Any) -> str:
    """Of 224, the Easter Egg, and how many challenges."""
    if not view.gold:
        return headlines.OF_ALL
    met, every = challenges(view)
    return (
        headlines.OF_ALL
        + headlines.EASTER_TOO[int(view.egg == 0)]
        + headlines.MET_OF.format(met=met, all=every)
    )
