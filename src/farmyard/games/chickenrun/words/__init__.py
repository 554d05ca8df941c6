"""Chickenrun: every sentence a person reads, made from views alone; the phrases stand beside."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from farmyard.core.game import Line
from farmyard.games.chickenrun import box, state
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.rules import scores
from farmyard.games.chickenrun.state import Ending, Phase, Place
from farmyard.games.chickenrun.words import phrases
from farmyard.games.chickenrun.words.news import Moment, chicken, news, rolled
from farmyard.games.chickenrun.words.news_phrases import DECIDES, DICE, DICE_ALOUD
from farmyard.games.chickenrun.words.offer import PARTS, article, eggs, listed, told
from farmyard.games.chickenrun.words.phrases import ENDINGS, HEADINGS, Pair

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
]

# -- A choice -------------------------------------------------------------------


def say(view: Any, choice: int, names: Sequence[str] = ()) -> str:
    """A choice in words: what the seat to move does."""
    return in_words(view, choice)[1]


def in_words(view: Any, choice: int, names: Sequence[str] = ()) -> Pair:
    """What you do, and what somebody else does, with a choice; huts by who lives there."""
    you, they = phrase_of(view, choice)
    slots = slots_of(view, choice)
    if names and state.SEAT <= choice < state.EXIT:
        slots["hut"] = names[view.lives[choice - state.SEAT]]
    return you.format(**slots), they.format(**slots)


def phrase_of(view: Any, choice: int) -> Pair:
    phase = Phase(view.phase)
    if choice < 0:
        return phrases.UNSEEN[phase]
    if phase == Phase.CHASE:
        return (phrases.STAYS_PUT if choice == state.PASS else phrases.CHASES)[
            int(view.chasing) - 1
        ]
    if (phase, choice) in phrases.DOES_HERE:
        return phrases.DOES_HERE[phase, choice]
    if choice in phrases.DOES:
        return phrases.DOES[choice]
    for first, pair in phrases.BEFORE if phase == Phase.BEFORE else ():
        if choice >= first:
            return pair
    if phase in (Phase.HIDE, Phase.DISCOUNT):
        return phrases.PLAYS
    if phase == Phase.MOVE and choice >= state.PLACE:
        return way_of_going(view, int(choice - state.PLACE))
    return phrases.WITH[phase]


def way_of_going(view: Any, n: int) -> Pair:
    """A Free square is more than a place to go to."""
    if n == view.marker[view.turn]:
        return phrases.DIGS
    return phrases.RUNS_FREE if board.IS_FREE[n] else phrases.WITH[Phase.MOVE]


def slots_of(view: Any, choice: int) -> dict[str, str]:
    """What a choice names."""
    phase = Phase(view.phase)
    if choice >= state.PLACE:
        return {"place": place_name(int(choice - state.PLACE))}
    if choice >= state.AMOUNT:
        return {"eggs": eggs(int(choice - state.AMOUNT))}
    if choice >= state.EXIT:
        return {"place": place_name(exit_place(view, int(choice - state.EXIT)))}
    if choice >= state.SEAT:
        return {"hut": state.HUT_NAMES[int(choice - state.SEAT)]}
    if choice >= state.CARD:
        return {"card": box.OPPORTUNITIES[int(choice - state.CARD)]}
    if choice >= state.KIND:
        card = box.EQUIPMENT[int(choice - state.KIND)]
        return {"card": card, "thing": article(card)}
    if phase == Phase.RUNNER and choice >= state.LENT_CHICKEN:
        owner = int(view.partner[view.turn])
        return {"chicken": chicken(view, owner, int(choice - state.LENT_CHICKEN))}
    if choice >= state.PLAN:
        return {"card": box.PLAN_NAMES[int(choice - state.PLAN)]}
    owner = int(view.victim if phase == Phase.PIE else view.turn)
    return {"chicken": chicken(view, owner, int(choice - state.CHICKEN) % box.SET)}


def place_name(n: int) -> str:
    """A hut by its number, another building with its article, a square by column and row."""
    if n < board.SQUARES:
        return phrases.SQUARE.format(
            column=phrases.COLUMN_LETTERS[n % board.COLUMNS], row=n // board.COLUMNS + 1
        )
    return (
        board.PLACE_NAMES[n]
        if n < board.SQUARES + board.HUTS
        else phrases.ROOM.format(room=board.PLACE_NAMES[n])
    )


def exit_place(view: Any, i: int) -> int:
    """The landing square or the mouth with this number."""
    p = int(view.turn)
    if view.phase == Phase.LAND:
        return int(box.LANDINGS[view.escape[p]][i])
    row = int(view.marker[p]) - board.BARN if view.marker[p] >= board.BARN else 2
    return int(box.TUNNEL_MOUTHS[row][i])


# -- What is asked, and why not -------------------------------------------------


def ask(view: Any, seat: int, names: Sequence[str]) -> str:
    """Whose turn it is and what is asked, for the eyes of a seat."""
    if view.phase == Phase.OVER:
        return outcome(view, seat, names)
    phrase = (phrases.ASKS if view.turn == seat else DECIDES)[Phase(view.phase)]
    whose = (
        phrases.YOUR if view.victim == view.turn else phrases.WHOSE.format(name=names[view.victim])
    )
    return phrase.format(name=names[view.turn], whose=whose, **steps_in_words(view))


def steps_in_words(view: Any) -> dict[str, str]:
    total = int(view.black) + int(view.white)
    steps = {"steps": int(view.allowance), "black": int(view.black), "total": total}
    return {slot: phrases.STEP_WORDS[min(max(n, 0), 2)].format(n=n) for slot, n in steps.items()}


def why_not(view: Any, choice: int, names: Sequence[str]) -> str:
    """Why the seat to move cannot choose this."""
    if not 0 <= choice < state.CHOICES or view.phase == Phase.OVER:
        return phrases.NO_SUCH
    return phrases.WHY_NOT.get(Phase(view.phase), phrases.NO_SUCH).format(**steps_in_words(view))


# -- What happened --------------------------------------------------------------


def tell(before: Any, choice: int, after: Any, seat: int, names: Sequence[str]) -> Line:
    """What a choice has led to, for the eyes of a seat."""
    who = int(before.turn)
    you, they = in_words(before, choice, names)
    said = (phrases.YOU if who == seat else phrases.THEY).format(
        name=names[who], does=you if who == seat else they
    )
    said = told(after, who, seat, names) if before.phase in PARTS else said
    now = Moment(before, choice, after, seat, names)
    aloud = ""
    if now.is_roll:
        said, aloud = (rolled(now, dice) for dice in (DICE, DICE_ALOUD))
    loud = bool(after.freed_now or after.stopped_now or after.eaten >= 0)
    happened = news(now)
    text, heard = (" ".join([first, *happened]) if first else "" for first in (said, aloud))
    return Line(who, text, loud, before.phase in PARTS or follows_ten(before), heard)


def follows_ten(before: Any) -> bool:
    """The move itself, told in place of the choice to move on ten or more."""
    if before.black + before.white < 10 or before.refused or before.phase == Phase.CHOOSE:
        return False
    tells = before.phase == Phase.MOVE and box.WAY[max(0, before.escape[before.turn])] < box.TUNNEL
    return bool(tells or before.phase == Phase.LAND)


# -- The end --------------------------------------------------------------------


def outcome(view: Any, seat: int, names: Sequence[str]) -> str:
    """The headline at the end."""
    won = winners(view)
    if len(won) > 1:
        return phrases.SHARED.format(all=listed([names[p] for p in won]))
    second, third = phrases.OUTCOME[Ending(view.ending)]
    free = int(view.freed[won[0]]) or phrases.NOBODY_FREE
    return (second if seat in won else third).format(name=names[won[0]], free=free)


def winners(view: Any) -> list[int]:
    """The seats with the best score: as the rules count it, on what lies open."""
    points = np.zeros(int(view.seats), np.int64)
    scores(view, points)
    return [p for p, n in enumerate(points) if n == max(points)]


def ending(view: Any) -> str:
    """How a game that is over came to its end, for counting (section 8 of the ledger)."""
    return ENDINGS[view.ending - 1]


def counts(view: Any) -> list[tuple[str, ...]]:
    """For each seat the columns of `HEADINGS`."""
    rows = []
    for p in range(view.seats):
        pies = sum(int(place) == Place.PIE for place in view.chickens[p])
        columns = (view.freed[p], pies, view.eggs[p], view.banked[p], view.planned[p])
        rows.append(tuple(str(int(n)) for n in columns))
    return rows


# -- The table as text ----------------------------------------------------------

PIECES = "ABCDEF"
LETTERS = dict(zip(Place, "hArbcLFP", strict=True))
SEAT_LINE = "{mark}  {name} ({hut}) at {place}: {flock}; {eggs}; {cards} cards, {plans} plans"
NOWHERE = "no place"
LEGEND = "T Mr Tweedy, D the dog, x a marker; h hand, A active, r resting, b bunker, c committed, "
LEGEND_TOO = "L lent, F free, P pie"
OWN = "Your hand: {cards}. You carry {load}. Your plans: {plans}. Your cards: {kept}."
NOTHING_AT_ALL = "nothing"


def sketch(view: Any, seat: int, names: Sequence[str], paused: bool) -> str:
    """The table as text: the farm from above, every seat, and the own cards."""
    rows = [list(row) for row in board.FARM]
    for p in range(view.seats):
        draw(rows, int(view.marker[p]), "x")
    for p in range(view.seats):
        draw(rows, int(view.at[p]), PIECES[p])
    draw(rows, int(view.dog), "D")
    draw(rows, int(view.tweedy), "T")
    lines = ["".join(row) for row in rows] + ["", LEGEND + LEGEND_TOO, ""]
    lines += [seat_line(view, p, names[p]) for p in range(view.seats)]
    return "\n".join([*lines, own_line(view, seat)] if seat >= 0 else lines)


def draw(rows: list[list[str]], n: int, mark: str) -> None:
    if 0 <= n < board.SQUARES:
        rows[n // len(rows[0])][n % len(rows[0])] = mark


def seat_line(view: Any, p: int, name: str) -> str:
    flock = "".join(LETTERS[Place(place)] for place in view.chickens[p])
    where = place_name(int(view.at[p])) if view.at[p] >= 0 else NOWHERE
    return SEAT_LINE.format(
        mark=PIECES[p],
        name=name,
        hut=state.HUT_NAMES[view.hut[p]],
        place=where,
        flock=flock,
        eggs=eggs(int(view.eggs[p])),
        cards=int(view.banked[p]),
        plans=int(view.planned[p]),
    )


def own_line(view: Any, seat: int) -> str:
    hand = [kind for kind, n in zip(box.EQUIPMENT, view.hands[seat], strict=True) for _ in range(n)]
    plans = [name for n, name in enumerate(box.PLAN_NAMES) if int(view.plans[seat]) >> n & 1]
    kept = [
        card for card, n in zip(box.OPPORTUNITIES, view.kept[seat], strict=True) for _ in range(n)
    ]
    load = box.EQUIPMENT[view.carry[seat]] if view.carry[seat] >= 0 else NOTHING_AT_ALL
    return OWN.format(
        cards=", ".join(hand) or NOTHING_AT_ALL,
        load=load,
        plans=", ".join(plans) or NOTHING_AT_ALL,
        kept=", ".join(kept) or NOTHING_AT_ALL,
    )
