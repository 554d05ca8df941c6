"""Chickens ’n’ Aliens: the table as text."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from farmyard.games.aliens import text
from farmyard.games.aliens.box import PARTS
from farmyard.games.aliens.rules.choices import shows, uncovered
from farmyard.games.aliens.words.naming import bird, part, title, titles
from farmyard.games.aliens.words.seen import seen_hand

TOP = 6  # discards that are named one by one
NO_PART = "–"
BARE, COVERED = "o", "(o)"


def sketch(view: Any, seat: int, names: Sequence[str], paused: bool) -> str:
    """Return the table as text: the middle, every seat, and the hand of this one."""
    none = text("sketch-none")
    top = text("sketch-top", part=part(int(view.top))) if view.top >= 0 else ""
    bank = str(int(view.bank)) if view.bank_runs_out else text("sketch-endless")
    rows = [
        text("sketch-middle", stock=int(view.stock), top=top, pool=int(view.pool), bank=bank),
        discards([title(card) for card in view.discards[: view.heap][::-1]]),
        "",
        *(_seat_line(view, p, seat, names[p]) for p in range(view.seats)),
    ]
    if (view.covers[: view.seats] > 0).any():
        rows.append(text("sketch-covered", mark=COVERED))
    if seat >= 0:
        rows += ["", text("sketch-hand", cards=titles(seen_hand(view, seat, seat)) or none)]
    return "\n".join(rows)


def discards(pile: Sequence[str]) -> str:
    """Return the discard pile from the top: the newest cards in order, and the rest counted."""
    if not pile:
        return text("sketch-discards", cards=text("sketch-none"))
    newest = ((name, len(list(same))) for name, same in groupby(pile[:TOP]))
    said = text("sketch-discards", cards=_counted(newest))
    deeper = Counter(pile[TOP:])
    return f"{said} {text('sketch-deeper', cards=_counted(deeper.items()))}" if deeper else said


def _counted(cards: Iterable[tuple[str, int]]) -> str:
    return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in cards)


def _seat_line(view: Any, p: int, seat: int, name: str) -> str:
    covers = int(view.covers[p].sum())
    crew = [COVERED] * covers + [BARE] * int(uncovered(view, p))
    has = [view.parts[p] >> i & 1 for i in range(len(PARTS))]
    signs = [text(f"{part(i).id}.sign") if has[i] else NO_PART for i in range(len(PARTS))]
    known = seen_hand(view, seat, p) if p != seat else []
    more = text("sketch-dizzy") if view.stunned[p] else ""
    if known:
        seen = "in-sight" if len(known) == shows(view, p) else "known"
        more += text(f"sketch-{seen}", cards=titles(known))
    slots: dict[str, Any] = {
        "corn": int(view.corn[p]),
        "held": int(view.held[p]),
        "name": name,
        "more": more,
    }
    saucer = {"parts": " ".join(signs), "aliens": " ".join(crew) or text("sketch-none")}
    return text("sketch-seat", bird=bird(p), **slots, **saucer)
