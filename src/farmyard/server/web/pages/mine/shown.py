"""The context of mine.html: a person's games by day, and their totals."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from itertools import groupby
from typing import Any

from farmyard.core import catalogue
from farmyard.server.store.schema import Chair
from farmyard.server.table.names import of_table
from farmyard.server.table.seating import emblem, face
from farmyard.server.web.drawing.scores import scores
from farmyard.server.web.pages.mine.past import KINDS, OFF, WON, Company, History, Past, Tally
from farmyard.server.words import say

ROWS = 40  # of a page
COMPANY = 9
LONGEST = 600  # minutes of a game that are told; what took longer had rests of hours
Shown = dict[str, Any]


def mine(
    history: History, kind: str, start: int, begun: Mapping[str, int], levels: Mapping[str, str]
) -> Shown:
    """Return the context of mine.html with the games of one kind from a place on; ``begun``: when
    games began (ms since 1970), ``levels``: the titles of the bots' levels."""
    kind = kind if kind in KINDS else ""
    found = history.of_kind(kind)
    rows, today = found[start : start + ROWS], datetime.now().date()
    days = groupby(rows, key=lambda past: datetime.fromtimestamp(past.at).date())
    left = len(found) - start - len(rows)
    return {
        "n": len(history.games), "kind": kind,
        "kinds": [{"word": word, "says": _kind(history, word)} for word in ("", *KINDS)],
        "days": [{"title": _day(day, today), "rows": [_row(past, begun) for past in games]}
                 for day, games in days],
        "kept": sum(past.kind != OFF for past in history.games),
        "start": start, "next": start + ROWS,
        "earlier": say("earlier-games", n=left) if left > 0 else "",
        "by_game": _by_game(history.by_game),
        "company": [_beside(each, levels) for each in history.company[:COMPANY]],
    }  # fmt: skip


def shown_of(history: History, kind: str, start: int) -> list[Past]:
    """Return the games of which the page has rows."""
    return history.of_kind(kind)[start : start + ROWS]


def _kind(history: History, word: str) -> str:
    return say(f"show-{word or 'all'}", n=history.kinds[word] if word else len(history.games))


def _day(day: date, today: date) -> str:
    return say("mine-today") if day == today else say("mine-day", date=day)


# -- Totals --


def _bar(tally: Tally) -> Shown:
    share = round(100 * tally.won / tally.games)
    return {"won": tally.won, "n": tally.games, "share": share}


def _by_game(tallies: Mapping[str, Tally]) -> list[Shown]:
    return [
        {"key": card.key, "title": card.short, **_bar(tallies[card.key])}
        for card in catalogue.cards()
        if card.key in tallies
    ]


def _beside(each: Company, levels: Mapping[str, str]) -> Shown:
    chair = each.chair
    name = levels.get(chair.level, chair.level) if not chair.person else chair.name
    return {"name": name, **_face(chair), **_bar(each.tally)}


def _face(chair: Chair) -> Shown:
    return {"face": face(chair), "emblem": emblem(chair.seat)}


# -- Rows --


def _row(past: Past, begun: Mapping[str, int]) -> Shown:
    names = tuple(chair.name for chair in past.others)
    return {
        "id": past.row.id, "key": past.row.game, "name": of_table(past.row.name),
        "kind": past.kind,
        "won": past.kind == WON, "pill": _pill(past), "says": _stood(past),
        "when": _when(past, begun), "with": say("company", names=names, n=len(names)),
        "faces": [_face(chair) for chair in past.others],
    }  # fmt: skip


def _pill(past: Past) -> str:
    result = past.result
    if past.kind == OFF or result is None:
        return say("broken-off")
    best = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    if past.kind == WON:
        return say("end-won") if len(best) == 1 else say("end-shared")
    if len(result.ranks) == 1 or not result.won:
        return say("end-lost")
    if len(best) == 1:
        return say("end-winner", name=past.chairs[best[0]].name)
    return say("end-place", rank=result.ranks[past.seat])


def _stood(past: Past) -> str:
    card, result = catalogue.card(past.row.game), past.result
    if result is None:
        return say("mine-row-off", game=card.short)
    return say("mine-row", game=card.short, scores=scores(card, result, past.seat))


def _when(past: Past, begun: Mapping[str, int]) -> str:
    time = datetime.fromtimestamp(past.at).strftime("%H:%M")
    since = begun.get(past.row.id, 0) // 1000
    minutes = max(1, round((past.at - since) / 60))
    if past.result is None or not since or minutes > LONGEST:
        return time
    return say("mine-lasted", time=time, n=minutes)


def levels_needed(history: History) -> Sequence[str]:
    """Return the games whose levels the page names."""
    return [key for key in history.by_game if key in catalogue.keys()]


def listed(past: Past, unread: bool) -> list[str]:
    """Return a game's lines in the list that is downloaded; ``unread``: it has no file there."""
    when = datetime.fromtimestamp(past.at)
    names = tuple(chair.name for chair in past.others)
    head = f"{when:%Y-%m-%d %H:%M}  {of_table(past.row.name)}  {past.row.id}"
    told = [f"{_stood(past)} {_pill(past)}, {say('company', names=names, n=len(names))}"]
    return [head, *(f"    {line}" for line in told + [say("list-unread")] * unread)]
