"""Oxy Soxy: the reasons for a move that is advised, from the view of the seat to move."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from farmyard.core.bits import bit
from farmyard.core.contract import Bot, Reasons
from farmyard.core.record import NOBODY, alone
from farmyard.games.oxy_soxy import text, words
from farmyard.games.oxy_soxy.box import LINES, SEXES
from farmyard.games.oxy_soxy.rules import SCORE, play, winner_of
from farmyard.games.oxy_soxy.state import Phase

__all__ = ["reasons"]


class Prize(NamedTuple):
    """A line that a seat could score: the sex of the card, the line, and the points."""

    seat: int = NOBODY
    sex: int = 0
    line: int = 0
    points: int = 0

    def slots(self, names: Sequence[str]) -> dict[str, Any]:
        """Return what a sentence says of it."""
        return {
            "name": names[self.seat],
            "sex": SEXES[self.sex],
            "line": words.line(self.line),
            "points": self.points,
        }


def reasons(view: Any, choice: int, names: Sequence[str], bot: Bot) -> Reasons:
    """Return what a move brings its seat, and what it costs and leaves to the others."""
    kind, after = words.kind_of(choice), after_it(view, choice)
    if kind == "lay":
        return Reasons(gain_of_beast(view, after, names), risk(view, after, names))
    if kind == "score":
        risks = [cost(view), risk(view, after, names)]
        return Reasons(gain_of_score(view, choice, names), " ".join(filter(None, risks)))
    return Reasons(words.ask(view, int(view.turn), names))


def after_it(view: Any, choice: int) -> Any:
    """Return the view after a choice; no card is drawn, for which one is not known."""
    states = alone(view)
    states[0].left[view.turn] = 0
    play(states[0], choice)
    return states[0]


def gain_of_score(view: Any, choice: int, names: Sequence[str]) -> str:
    sex, line = divmod(choice - SCORE, len(LINES))
    won = prize_of(view, sex, line)
    gain = "mine" if won.seat == view.turn else "other"
    slots = won.slots(names)
    return text(f"gain-{gain}", other=SEXES[1 - sex], winner=names[won.seat], **slots)


def gain_of_beast(view: Any, after: Any, names: Sequence[str]) -> str:
    """Tell which line of one's own it improves, or else which line of another it spoils."""
    me = int(view.turn)
    own, mine = best_of(view, me), best_of(after, me)
    if mine.points > own.points:
        gain = "grows" if own.points else "opens"
        return text(f"gain-{gain}", before=own.points, **mine.slots(names))
    worst = best_of_others(view, me)
    if worst.points > best_of_others(after, me).points:
        return text("gain-spoils", **worst.slots(names))
    return text("gain-waits")


def cost(view: Any) -> str:
    return text("cost", cards=int(view.unplayed[view.turn].sum()))


def risk(view: Any, after: Any, names: Sequence[str]) -> str:
    """Tell which line another could score next, if the game goes on."""
    if after.phase == Phase.OVER:
        return ""
    worst = best_of_others(after, int(view.turn))
    return text("risk-threat", **worst.slots(names)) if worst.points else ""


# -- Lines that can be scored ---------------------------------------------------


def prize_of(view: Any, sex: int, line: int) -> Prize:
    """Return the line with its winner and all that its beasts of the other sex are worth."""
    points = int(view.sums[line][1 - sex].sum())
    return Prize(int(winner_of(view, sex, line)), sex, line, points)


def best_of(view: Any, seat: int) -> Prize:
    """Return the line that brings a seat most with one of its score cards, if any does."""
    found = (
        prize_of(view, sex, line)
        for sex in range(len(SEXES))
        for line in range(len(LINES))
        if view.unplayed[seat][sex] and int(view.scorable) & int(bit(len(LINES) * sex + line))
    )
    return max((each for each in found if each.seat == seat), key=points_of, default=Prize())


def best_of_others(view: Any, me: int) -> Prize:
    """Return the best line of all other seats."""
    others = (best_of(view, p) for p in range(int(view.seats)) if p != me)
    return max(others, key=points_of, default=Prize())


def points_of(prize: Prize) -> int:
    return prize.points
