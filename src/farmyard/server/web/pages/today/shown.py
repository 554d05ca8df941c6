"""The context of today.html: the deals of the day, how one's own first tries went, and others'.

Nothing of others is told before one's own first try is over, but how many have played; what is
shared says nothing of the cards.
"""

from collections import Counter
from collections.abc import Sequence, Set
from datetime import date, timedelta
from typing import Any, NamedTuple

from farmyard.core import catalogue
from farmyard.puzzles.shelf import of_day
from farmyard.server.store.schema import CLOSED, TableRow
from farmyard.server.store.statements.people import Scores
from farmyard.server.table import names, results
from farmyard.server.table.results import Result
from farmyard.server.web.drawing.scores import counted_in
from farmyard.server.web.pages.today import steps, streaks
from farmyard.server.web.pages.today.deals import Deal, minutes_left, tried
from farmyard.server.words import say

Shown = dict[str, Any]


class Mine(NamedTuple):
    """A person's tables with deals of two days: first tries, and later ones that count for
    nothing; and all days of which a first try is over."""

    first: Sequence[TableRow] = ()
    later: Sequence[TableRow] = ()
    days: Set[date] = frozenset()

    def at(self, deal: Deal, day: date) -> TableRow | None:
        """Return the first try of a deal of a date; of two, which a person has of two browsers, the
        older."""
        wanted = deal.card.key, deal.mark(day)
        found = [row for row in self.first if (row.game, row.day) == wanted]
        return min(found, key=lambda row: row.opened, default=None)

    def after(self, deal: Deal, day: date) -> list[TableRow]:
        """Return the later tries of a deal of a date."""
        wanted = deal.card.key, deal.mark(day)
        return [row for row in self.later if (row.game, row.day) == wanted]


def today(
    day: date, deals: Sequence[Deal], opened: Deal, mine: Mine, others: Scores, level: str
) -> Shown:
    """Return the context of today.html with one deal opened; ``others``: the first tries of it
    that others have finished; ``level``: the title of its bots."""
    streak = streaks.streak(mine.days, day)
    left = minutes_left()
    return {
        "left": left,
        "leaf": {"weekday": say("leaf-weekday", date=day), "day": day.day,
                 "month": say("leaf-month", date=day), "whole": say("leaf", date=day)},
        "week": _week(streak, day),
        "next": say("next-deals", hours=left // 60, minutes=left % 60),
        "deals": [_row(deal, mine.at(deal, day), deal == opened) for deal in deals],
        "opened": _opened(opened, day, mine, others, level, streak.running),
        "past": _past(opened, day - timedelta(days=1), mine),
    }  # fmt: skip


def default(deals: Sequence[Deal], mine: Mine, day: date) -> Deal:
    """Return the deal to open if none was asked for: the one played last, else the first."""
    over = [deal for deal in deals if (row := mine.at(deal, day)) and tried(row)]
    return max(over, key=lambda deal: mine.at(deal, day).opened) if over else deals[0]  # type: ignore[union-attr]


def puzzle(day: date) -> Shown | None:
    """Return the puzzle of a date; to be called in a thread, as the first call reads all."""
    if (found := of_day(day)) is None:
        return None
    key, asked = found
    title = catalogue.card(key).text(f"puzzle-{asked.theme}")
    return {"key": key, "title": title, "link": f"/puzzles/{key}/{asked.id}"}


# -- Days in a row -----------------------------------------------------------------


def _week(streak: streaks.Streak, day: date) -> Shown:
    laid = [each for each, egg in streak.week if egg in (streaks.LAID, streaks.NEW)]
    days = tuple(say("leaf-weekday", date=each) for each in laid)
    return {
        "running": say("days-running", n=streak.running),
        "longest": say("longest-row", n=streak.longest),
        "says": say("week-played", days=days, n=len(days)),
        "eggs": [{"how": egg, "day": say("short-weekday", date=each), "x": 2 + 31 * n}
                 for n, (each, egg) in enumerate(streak.week)],
    }  # fmt: skip


# -- The deals ---------------------------------------------------------------------


def _row(deal: Deal, row: TableRow | None, opened: bool) -> Shown:
    done = tried(row) if row is not None else None
    closed = row is not None and row.stage == CLOSED
    return {
        "key": deal.card.key, "title": deal.title, "whole": deal.title, "slug": deal.slug,
        "way": deal.dealt.way.name, "opened": opened, "says": _about(deal),
        "score": _score(deal, done) if done else None,
        "table": row.id if row is not None and not done and not closed else "",
        "closed": say("broken-off") if closed else "",
    }  # fmt: skip


def bots_of(deal: Deal) -> list[str]:
    """Return the names of the bots at a deal, the same for everybody."""
    return [names.for_scarecrow(seat) for seat in range(1, deal.dealt.seats)]


def _about(deal: Deal) -> str:
    bots = bots_of(deal)
    return say("you-against", names=tuple(bots), n=len(bots)) if bots else say("you-alone")


def _score(deal: Deal, result: Result) -> Shown:
    """Return a result in two lines: a place or a number, and what it counts."""
    seats = len(result.ranks)
    counted = counted_in(deal.card, result.counted)
    if seats == 1 and not result.won:
        return {"big": result.counts[0], "small": counted}
    rank, first = result.ranks[0], result.ranks.count(1)
    big = say("place-won") if rank == 1 and first == 1 else say("place", rank=rank)
    return {"big": big, "small": f"{result.counts[0]} {counted}"}


def _in_words(deal: Deal, result: Result) -> str:
    """Return a result in one line, for headings and for sharing."""
    count = f"{result.counts[0]} {counted_in(deal.card, result.counted)}"
    if len(result.ranks) == 1 and not result.won:
        return count
    if result.ranks[0] == 1 and result.ranks.count(1) == 1:
        return say("result-place-won", count=count)
    return say("result-place", rank=result.ranks[0], seats=len(result.ranks), count=count)


# -- The opened deal ---------------------------------------------------------------


def _opened(deal: Deal, day: date, mine: Mine, others: Scores, level: str, in_a_row: int) -> Shown:
    row = mine.at(deal, day)
    done = tried(row) if row is not None else None
    shown = {
        "key": deal.card.key, "way": deal.dealt.way.name, "title": deal.title, "slug": deal.slug,
        "table": row.id if row is not None else "",
        "begun": row is not None and row.stage != CLOSED, "about": _about(deal),
        "level": say("deal-level", level=level) if deal.dealt.seats > 1 else "",
    }  # fmt: skip
    if done is None:  # of the others nothing but their number
        n = sum(others.counts.values())
        return {**shown, "done": False, "played": say("others-played", n=n)}
    return {
        **shown,
        "done": True,
        **_told(deal, day, done, others, in_a_row),
        "later": _later(deal, mine.after(deal, day)),
    }


def _later(deal: Deal, rows: Sequence[TableRow]) -> str:
    """Return how later tries went; empty if none is over."""
    ended = tuple(_in_words(deal, again) for row in rows if (again := tried(row)))
    return say("later-tries", results=ended) if ended else ""


def _told(deal: Deal, day: date, done: Result, others: Scores, in_a_row: int) -> Shown:
    own = done.score or 0
    scores = Counter(others.counts) + Counter([own])
    better = sum(n for score, n in scores.items() if score > own)
    words, lowest = _in_words(deal, done), results.read(others.result)
    stacks = steps.stacks(scores, own, done.falls or (lowest is not None and lowest.falls))
    told = tuple(
        say("step-told", n=each["n"], step=each["label"], own="yes" if each["mine"] else "no")
        for each in stacks
        if each["n"]
    )
    share = [say("share-head", date=day), say("share-result", title=deal.title, result=words)]
    if in_a_row > 1:
        share.append(say("share-row", row=say("days-running", n=in_a_row)))
    return {
        "headline": words, "stacks": stacks, "told": say("steps-told", told=told),
        "how": say("how-others-did", n=scores.total(), better=better),
        "share": share,
    }  # fmt: skip


# -- Yesterday ---------------------------------------------------------------------


def _past(deal: Deal, day: date, mine: Mine) -> Shown:
    """Return yesterday's deal of the opened one: one's own result, and where to look back at it."""
    row = mine.at(deal, day)
    done = tried(row) if row is not None else None
    return {
        "title": say("yesterday-of", title=deal.title),
        "says": say("yesterday-done", result=_in_words(deal, done)) if done else
        say("yesterday-missed"),
        "table": row.id if done and row is not None else "",
        "key": deal.card.key, "solved": deal.solved,
    }  # fmt: skip
