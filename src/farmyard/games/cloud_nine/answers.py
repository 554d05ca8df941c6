"""Cloud Nine: questions a page may ask besides playing, and their answers.

``parts 8,5``: the value of these cards; ``op 8+5-4``: a typed operation, which is laid if it is
right; ``hint 1`` to ``hint 3``; ``oracle``, in solo play; ``missed``, of the last day that is over.
Every answer is made from the asker's own view; only the oracle looks at the true state, and only of
a table for one.
"""

from fractions import Fraction
from itertools import combinations_with_replacement
from typing import Any

from farmyard.core.contract import Question
from farmyard.core.tables.table import Table
from farmyard.games.cloud_nine import text
from farmyard.games.cloud_nine.bot.hints import Hint, hint, oracle
from farmyard.games.cloud_nine.bot.review import missed
from farmyard.games.cloud_nine.box import BOX, MOST_CARDS, NINE, PACKS, ROOSTER
from farmyard.games.cloud_nine.options import Corns, Mode
from farmyard.games.cloud_nine.page.parts import STEMS, pack_part, parts
from farmyard.games.cloud_nine.page.tricks import shows, token_of
from farmyard.games.cloud_nine.rules.arithmetic import Number, nearest, plain
from farmyard.games.cloud_nine.rules.choices import MOVE, SUBSET_OF
from farmyard.games.cloud_nine.rules.success import moves
from farmyard.games.cloud_nine.rules.success.challenges import asked as demanded
from farmyard.games.cloud_nine.rules.success.packs import top
from farmyard.games.cloud_nine.rules.tricks import NUMBER_OF, VALUES
from farmyard.games.cloud_nine.state import Phase
from farmyard.games.cloud_nine.words import advise, ways_out
from farmyard.games.cloud_nine.words.line import MINUS, Laid, line_of, plus, written
from farmyard.games.cloud_nine.words.naming import NO, YES, slot_of
from farmyard.games.cloud_nine.words.nines import operation as nine_of
from farmyard.games.cloud_nine.words.operations import FAULTS, Agreed, Answer, matching
from farmyard.games.cloud_nine.words.operations import answer as reckon
from farmyard.games.cloud_nine.words.showing import sums_of

__all__ = ["HINTS", "answer"]

HINTS = ("hint", "oracle")

View = Any
Reply = dict[str, Any]


def answer(asked: Question) -> Reply | None:
    """Return the answer to a question of a page, None for a question that means nothing.

    An answer has ``says``, a sentence; ``lit``, parts of the page; ``line`` with its ``sum``; or
    ``choices`` that are to be made.
    """
    word, _, rest = asked.text.partition(" ")
    match word:
        case "parts":
            return of_parts(asked, [part for part in rest.split(",") if part])
        case "op":
            return of_operation(asked, rest)
        case "hint" if rest in ("1", "2", "3"):
            return of_hint(asked, int(rest))
        case "oracle":
            return of_oracle(asked)
        case "missed":
            return {"says": " ".join(of_last_day(asked.table))}
    return None


# -- Cards that were touched ----------------------------------------------------


def of_parts(asked: Question, touched: list[str]) -> Reply:
    """Answer with the value of the touched cards, as near to nine as they come."""
    reply = of_cards(asked, touched)
    return {**reply, "tokens": [token_of(word) for word in reply["line"].split()]}


def of_cards(asked: Question, touched: list[str]) -> Reply:
    cards = [card for part in touched if (card := card_of(asked.view, part)) is not None]
    if len(cards) < len(touched):
        return {"says": text("line-fox"), "line": plus(cards), "sum": ""}
    if len(cards) > MOST_CARDS:
        return {"says": text("fault-many"), "line": plus(cards), "sum": ""}
    found = best_of([card for card, _ in cards], asked.view)
    if found is None:
        return {"says": text("line-no-sign"), "line": plus(cards), "sum": ""}
    operation, value = found[0].replace("-", MINUS), found[1]
    says = judged(asked.view, operation, value)
    return {"says": says, "line": line_of(operation, cards), "sum": written(value)}


def card_of(view: View, part: str) -> Laid | None:
    """Return the card that a part of the page is, 11 for a Mystery Box; None for any other part."""
    stem, _, _ = part.partition("~")
    if view["mode"] == Mode.GROUP and stem in STEMS[: BOX + 1]:
        return Laid(STEMS.index(stem) + 1, part)
    packs = [pack_part(i) for i in range(PACKS)]
    if view["mode"] != Mode.GROUP and part in packs:
        kind = int(top(view, packs.index(part)))
        return Laid(kind + 1, part) if 0 <= kind <= BOX else None
    return None


def best_of(cards: list[int], view: View) -> tuple[str, Number] | None:
    """Return the operation nearest to nine, with each box standing for any value."""
    sums = sums_of(view, is_crowing(view, len(cards)))
    numbers = [card for card in cards if card <= VALUES]
    boxes = combinations_with_replacement(range(1, VALUES + 1), len(cards) - len(numbers))
    every = [tuple(sorted((*numbers, *values))) for values in boxes]
    nine = next((text for values in every if (text := nine_of(values, sums))), None)
    if nine is not None:  # nines are looked up, other values have to be worked out
        return nine, NINE
    tried = (nearest(values, sums) for values in every)
    return min((each for each in tried if each is not None), key=away, default=None)


def away(found: tuple[str, Number]) -> Fraction:
    """Return how far the value of an operation is from nine."""
    return abs(Fraction(found[1]) - NINE)


def is_crowing(view: View, cards: int) -> bool:
    """Return whether so many cards are laid under a Rooster.

    In the group game that is the own Rooster; in Success the challenge that four cards meet
    (CN-R84).
    """
    if view["mode"] == Mode.GROUP:
        return bool(view["rooster"])
    return cards == MOST_CARDS and int(demanded(view)) == ROOSTER


def judged(view: View, operation: str, value: Number) -> str:
    """Tell how far an operation is from nine; or what else is wrong, if it is nine."""
    if value != NINE:
        return off(operation, value)
    fault = reckoned(view, operation).fault
    if fault:
        return f"{operation} = 9. {text(f'fault-{fault}')}"
    if view["mode"] == Mode.GROUP and view["fed"][view["turn"]] and view["corns"] == Corns.FORBID:
        return text("typed-corns")
    return text("line-nine", operation=operation)


def off(operation: str, value: Number) -> str:
    away = plain(abs(Fraction(value) - NINE))
    return text(
        f"line-{'over' if value > NINE else 'under'}",
        alone=YES if operation == written(value) else NO,
        operation=operation,
        value=written(value),
        away=written(away),
    )


def reckoned(view: View, text: str) -> Answer:
    """Return the parsed operation, judged by the rules for as many cards as it has."""
    found = reckon(text, agreed(view, 0))
    n = len(found.operands)
    return reckon(text, agreed(view, n)) if is_crowing(view, n) else found


def agreed(view: View, cards: int) -> Agreed:
    """Return the rules an operation of so many cards is judged by at this table."""
    rooster = is_crowing(view, cards)
    return Agreed(sums_of(view, rooster), rooster, not view["negatives"])


# -- An operation that was typed ------------------------------------------------


def of_operation(asked: Question, entered: str) -> Reply:
    """Answer with the value of an operation and its distance from nine, or lay it if it can be."""
    view, found = asked.view, reckoned(asked.view, entered)
    typed = " ".join(entered.partition("=")[0].split())
    if found.fault == "claimed" and found.value is not None and found.claimed is not None:
        slots = {"value": written(found.value), "claimed": written(found.claimed)}
        return {"says": text("typed-claimed", operation=typed, **slots)}
    if found.value is None or found.fault:
        fault = text(f"fault-{found.fault}") if found.fault in FAULTS else ""
        valued = found.value and text("typed-valued", value=written(found.value), fault=fault)
        return {"says": valued or fault}
    if not found.nine:
        return {"says": off(typed, found.value), "sum": written(found.value)}
    choice = choice_of(view, found.operands)
    if choice is None:
        where = "not-held" if view["mode"] == Mode.GROUP else "not-on-top"
        return {"says": text(f"typed-{where}"), "sum": "9"}
    if str(choice) not in may_lay_now(asked):
        return {"says": refused(view), "sum": "9"}
    return {"says": "", "choices": [choice]}


def may_lay_now(asked: Question) -> dict[str, Any]:
    mine = asked.view["turn"] == asked.seat and asked.view["phase"] != Phase.OVER
    return dict(shows(asked.view, asked.table.names)) if mine else {}


def refused(view: View) -> str:
    fed = view["mode"] == Mode.GROUP and view["fed"][view["turn"]] and view["corns"] == Corns.FORBID
    return text("typed-corns") if fed else text("typed-not-now")


def choice_of(view: View, operands: tuple[int, ...]) -> int | None:
    """Return the trick these operands are, from the hand or from the tops of the packs."""
    held = held_by(view)
    cards = matching(operands, held[:VALUES], held[BOX])
    if cards is None:
        return None
    return NUMBER_OF[cards] if view["mode"] == Mode.GROUP else subset_of(view, cards)


def held_by(view: View) -> list[int]:
    """Return how many cards of each value, and boxes, the seat to move may use."""
    if view["mode"] == Mode.GROUP:
        return [int(n) for n in view["hands"][view["turn"]]]
    tops = [int(view["tops"][i]) for i in range(PACKS)]
    return [tops.count(card) for card in range(1, VALUES + 2)]


def subset_of(view: View, cards: tuple[int, ...]) -> int:
    """Return the packs with these cards on top; among equal cards those on the highest packs."""
    free = sorted(range(PACKS), key=lambda i: -int(view["height"][i]))
    bits = 0
    for card in cards:
        pack = next(i for i in free if int(view["tops"][i]) == card)
        free.remove(pack)
        bits |= 1 << pack
    return int(SUBSET_OF[bits])


# -- Hints ----------------------------------------------------------------------


def of_hint(asked: Question, strength: int) -> Reply:
    """Answer with an honest hint: whether there is a trick, one of them, or the best."""
    view = asked.view
    if view["turn"] != asked.seat or view["phase"] not in HINTED[int(view["mode"] == Mode.SOLO)]:
        return {"says": text("hint-none")}
    found = hint(view, strength)
    if found.choice < 0:
        return none_shown(view, found)
    says = text(f"hint-{'best' if strength == 3 else 'shown'}", step=step_of(view, found))
    warned = f"{says} {text('hint-may-close')}" if found.closed else says
    return {"says": warned, "lit": lit(view, found.choice)}


HINTED = ((Phase.BEFORE, Phase.TABLE, Phase.REST), (Phase.TABLE, Phase.HELP))
"""Phases in which a hint is given: in company, and alone."""


def none_shown(view: View, found: Hint) -> Reply:
    """Answer whether there is a trick; if not, with the other choices at the packs."""
    says = text("hint-trick", tricks=found.tricks)
    if found.tricks or view["phase"] != Phase.TABLE:
        return {"says": says}
    movable = [f"{part}" for n in range(PACKS) for part in moved(view, n)]
    return {"says": f"{says} {ways_out(view)}", "lit": list(dict.fromkeys(movable))}


def moved(view: View, pack: int) -> tuple[str, ...]:
    """Return the parts of a move into the gap, if this pack's card can make it."""
    return parts(view, MOVE + pack) if int(moves(view)) >> pack & 1 else ()


def of_oracle(asked: Question) -> Reply:
    """Answer with the next step to a win, found from all the cards; solo play only."""
    if len(asked.table.names) > 1 or asked.view["mode"] != Mode.SOLO:
        return {"says": text("oracle-not-alone")}
    found = oracle(asked.table.record)
    if found is None:
        return {"says": text("oracle-none")}
    return {
        "says": text("oracle-step", step=step_of(asked.view, found)),
        "lit": lit(asked.view, found.choice),
    }


def step_of(view: View, found: Hint) -> str:
    """Return the step that a hint shows, in words."""
    if found.shown is None:
        return advise(view, found.choice)
    shown = found.shown
    if len(shown.cards) == 1:
        return text("hint-step-alone", card=slot_of(shown.cards[0] - 1), eggs=shown.eggs)
    return text("hint-step", operation=shown.operation, eggs=shown.eggs)


def lit(view: View, choice: int) -> list[str]:
    """Return the cards or packs of a choice, as parts of the page."""
    return [part for part in parts(view, choice) if part != "lay"]


def of_last_day(table: Table) -> list[str]:
    """Tell the best trick each player has missed on the last day that is over."""
    view = table.views.of()
    day = int(view["day"]) - 1
    if day < 0:
        return [text("missed-no-day")]
    found = missed(table, day)
    if not found:
        return [text("missed-nothing")]
    return [
        text(
            "missed",
            name=table.names[each.seat],
            operation=each.best.operation,
            eggs=each.best.eggs,
            more=each.eggs,
        )
        for each in found
    ]
