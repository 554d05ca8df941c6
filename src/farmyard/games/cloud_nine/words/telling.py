"""Cloud Nine: accounts of what has happened, told to one seat from its views before and after.

All seats hear that a card moved, and only those that saw it hear which card.  When a day ends and
the next one is dealt in the same moment, hands can no longer be compared: the last draw is told
from the record, and other cards are told without a name.
"""

from collections.abc import Sequence
from typing import Any

from farmyard.core.contract import Line
from farmyard.core.record import NOBODY
from farmyard.core.wording.messages import THEY, YOU, person
from farmyard.core.wording.slots import Thing, Value
from farmyard.games.cloud_nine import text
from farmyard.games.cloud_nine.box import GOLD, NEST2, RIFLE, STRAW
from farmyard.games.cloud_nine.options import Corns, Mode
from farmyard.games.cloud_nine.rules import choices
from farmyard.games.cloud_nine.rules.success.challenges import asked
from farmyard.games.cloud_nine.rules.success.packs import top
from farmyard.games.cloud_nine.state import Phase
from farmyard.games.cloud_nine.words import naming
from farmyard.games.cloud_nine.words.outcomes import TAILS, begins, brought, is_plain, rolled
from farmyard.games.cloud_nine.words.showing import foreseen, is_laid

SECRETLY = {Phase.PICK: "pick", Phase.GIVE: "give", Phase.HEN_PICK: "swap"}
AT_SEAT = ("hen all", "hen one", "nests", "corns")


def tell(before: Any, choice: int, after: Any, seat: int, names: Sequence[str]) -> Line:
    """Tell what a choice has led to, for the eyes of a seat; a choice of −1 is a secret one."""
    event = event_of(before, choice, after)
    victim = victim_of(before, choice)
    struck = seat != NOBODY and seat == victim and not begins(before, after)
    slots: dict[str, Value] = {
        "who": person(before.turn, seat),
        "whom": YOU if struck else THEY,
        "name": names[before.turn],
        "victim": names[victim] if victim >= 0 else "",
    }
    slots |= _slots(before, choice, after, seat, event)
    id = f"tell-{naming.id_of(event)}"
    tails = [each for tail in TAILS for each in tail(before, event, after, seat, names)]
    ended = after.day != before.day or after.closing > max(int(before.closing), 0)
    told, brief = " ".join([text(id, **slots), *tails]), (text.brief(id, **slots), *tails)
    return Line(int(before.turn), told, loud=bool(ended), brief=brief)


# -- Events ---------------------------------------------------------------------


def event_of(before: Any, choice: int, after: Any) -> Any:
    """Return the event a choice has led to, as a message names it."""
    if choice < 0:
        event: Any = SECRETLY.get(Phase(before.phase), "answer")
    elif is_laid(before, choice):
        return "lay"
    elif before.mode != Mode.GROUP:
        return _claimed(before, choices.success_deed(choice)[0])
    else:
        event, n = choices.deed_of(choice)
        event = SECRETLY[Phase(before.phase)] if event == "pick" else event
        event = "own nests" if event == "nests" and not n else event
        event = "corns cap" if event == "corns" and before.corns == Corns.CAP else event
    return _come_to(event, before, after)


def _claimed(before: Any, event: str) -> str:
    """Return the event of a deed of Success; two claims have events of their own."""
    kind = int(asked(before))
    if event != "claim" or before.mode != Mode.DUAL or kind not in (NEST2, STRAW):
        return event
    return "claim nests" if kind == NEST2 else "claim straw"


def _come_to(event: Any, before: Any, after: Any) -> Any:
    """Return the event as it turned out: a swap completed at once, an exchange, no card to draw."""
    if event == "give" and int(after.phase) != Phase.HEN_DRAW:
        return "swap"
    if event == choices.DRAW and int(before.phase) == Phase.HEN_DRAW:
        return "swap"
    if event == choices.PASS and not before.left:
        return "bare pass"
    if event == choices.SHOOT:
        hunted = rolled(before, after) or after.buried > before.buried
        return "rifle" if hunted else "trade"
    return event


def victim_of(before: Any, choice: int) -> int:
    """Return the seat that a choice is aimed at; −1 for none."""
    if before.mode != Mode.GROUP:
        return 1 - int(before.turn) if before.mode == Mode.DUAL else NOBODY
    if int(before.phase) == Phase.START:
        return (int(before.turn) - 1) % int(before.seats)
    if before.target >= 0:
        return int(before.target)
    deed, n = choices.deed_of(choice) if choice >= 0 else (0, 0)
    return (int(before.turn) + n) % int(before.seats) if deed in AT_SEAT else NOBODY


# -- Slots ----------------------------------------------------------------------


def _slots(before: Any, choice: int, after: Any, seat: int, event: Any) -> dict[str, Value]:
    if event == "lay":
        slots = naming.laying(foreseen(before, choice))
        plain = is_plain(before, event, after)
        brings = brought(before, after) if plain else 0
        return slots | {"plain": naming.YES if plain else naming.NO, "eggs": brings}
    if before.mode != Mode.GROUP:
        return _success_slots(before, choice, after)
    more, less = changes(before, after, seat)
    slots = {
        "drawn": _listed(more),
        "taken": _listed(more),
        "lost": _listed(less),
        "eggs": int(before.seats),
        "cards": min(2, int(before.left)),
        "shown": naming.cards_bare(after.hands[after.target]) if event == choices.PEEK else "",
        **_gold_slots(before, after, seat, event),
    }
    if event == "swap":
        slots |= _swapped(before, choice, seat, more, less)
    return slots | (_named(choice) if choice >= 0 else {})


def changes(before: Any, after: Any, seat: int) -> tuple[list[int], list[int]]:
    """Return the kinds this seat holds more of than before, and those it holds fewer of."""
    if seat == NOBODY or before.hands[seat][0] < 0:
        return [], []
    if rolled(before, after):
        return _last_draw(before, after, seat)
    change = [int(b) - int(a) for a, b in zip(before.hands[seat], after.hands[seat], strict=True)]
    return _spread(change), _spread([-n for n in change])


def _last_draw(before: Any, after: Any, seat: int) -> tuple[list[int], list[int]]:
    """Return the card that ended a day as gained or lost, to the seats that saw it.

    Hands are dealt anew by now.
    """
    drew = int(before.phase) in (Phase.START, Phase.PICK) or after.drawn_from == NOBODY
    if after.drawn < 0 or not drew or after.drawer != before.turn:
        return [], []
    card = [int(after.drawn)]
    return (
        (card, []) if seat == after.drawer else ([], card) if seat == after.drawn_from else ([], [])
    )


def _spread(counts: Sequence[int]) -> list[int]:
    return [kind for kind, n in enumerate(counts) for _ in range(n)]


def _listed(kinds: list[int]) -> Value:
    return tuple(naming.a_card(kind) for kind in kinds) or naming.SOME_CARD


def _swapped(
    before: Any, choice: int, seat: int, more: list[int], less: list[int]
) -> dict[str, Value]:
    """Return the slots of a swap: both cards, for the two seats that know them.

    When both cards are alike, the hand of the other seat shows no change.
    """
    if seat != before.turn:
        return {"gift": _listed(more), "lost": _listed(less) if less else naming.ALIKE}
    gift = choices.deed_of(choice)[1] if int(before.phase) == Phase.GIVE else int(before.gift)
    return {"gift": naming.a_card(gift), "taken": _listed(more or [gift])}


def _named(choice: int) -> dict[str, Value]:
    """Return the slot of the card that a deed names."""
    deed, n = choices.deed_of(choice)
    if deed == "worm":
        return {"gold": GOLD[choices.FETCHED[n]]}
    return {"gift": naming.a_card(n)} if deed == "pick" else {}


def _gold_slots(before: Any, after: Any, seat: int, event: Any) -> dict[str, Value]:
    """Return slots for Gold drawn, named to the drawing seat only, and for buried Foxes."""
    again = rolled(before, after)
    n = min(int(before.gold_left), 2 if event == choices.EASTER else 1)
    named = () if again or seat != before.turn else gold_gained(before, after, seat)
    if event == "trade" and not named:
        named = (naming.a_gold(RIFLE),)  # a Rifle was drawn for a Rifle
    if len(named) > len(set(named)):
        named = (named[0], Thing("gold-alike", named[0].slots))
    who = before.turn
    foxes = int(before.held[who]) - (0 if again else int(after.held[who]))
    return {
        "drawn_gold": named or Thing("gold-cards", (("golds", n),)),
        "golds": n,
        "foxes": max(foxes, 0),
    }


def gold_gained(before: Any, after: Any, seat: int) -> tuple[Thing, ...]:
    """Return the Gold cards a seat holds more of than before, by name."""
    pairs = zip(before.golds[seat], after.golds[seat], strict=True)
    return naming.golds_named([int(now) - int(was) for was, now in pairs])


def _success_slots(before: Any, choice: int, after: Any) -> dict[str, Value]:
    deed, n = choices.success_deed(choice)
    slots: dict[str, Value] = {"pack": n + 1}
    if deed in ("move", "hen"):
        slots["card"] = naming.slot_of(int(top(before, n)))
    if deed == "chick":
        kinds = [int(kind) for kind in after.packs[6 * n : 6 * n + int(after.height[n])]]
        known = tuple(naming.a_card(kind) for kind in kinds if kind >= 0)
        slots["shown"] = known or naming.NO_CARD
    if deed in ("claim", "redo"):
        claimed = int(before.gold_nest[before.gold_left - 1])
        slots["gold"] = GOLD[claimed if deed == "claim" else choices.REDONE[n]]
    return slots
