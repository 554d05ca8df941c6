"""Cloud Nine, Success: the reasons for choices at the packs, alone or in a duel."""

from collections.abc import Sequence
from typing import Any

from farmyard.core.contract import Reasons
from farmyard.games.cloud_nine import box, text
from farmyard.games.cloud_nine.bot.clearing import Plain
from farmyard.games.cloud_nine.bot.hints import tricks_of
from farmyard.games.cloud_nine.options import Mode
from farmyard.games.cloud_nine.rules.choices import REDONE, success_deed
from farmyard.games.cloud_nine.rules.success.challenges import asked, challenge
from farmyard.games.cloud_nine.rules.success.packs import top
from farmyard.games.cloud_nine.words.naming import NO, YES, numbered, the_card
from farmyard.games.cloud_nine.words.naming import eggs as in_eggs
from farmyard.games.cloud_nine.words.showing import Shown, foreseen, is_laid


def reasons(view: Any, choice: int, names: Sequence[str]) -> Reasons:
    if is_laid(view, choice):
        return laying(view, choice, names)
    deed, n = success_deed(choice)
    match deed:
        case "move":
            fox = "-fox" if top(view, n) == box.FOX else ""
            return Reasons(text(f"gain-move{fox}", pack=n + 1), text("risk-move"))
        case "hen" | "chick" | "hunt":
            return performing(view, deed, n)
        case "claim":
            return claiming(view, names)
        case "redo":
            return Reasons(text("gain-redo", gold=box.GOLD[REDONE[n]]))
        case "go by":
            kind = "go-by" if tricks_of(view) else "blocked"
            return Reasons(text(f"gain-{kind}"), text("risk-go-by"))
    return Reasons(text(f"gain-{deed}"), text("risk-resign") if deed == "resign" else "")


# -- Tricks ---------------------------------------------------------------------


def laying(view: Any, choice: int, names: Sequence[str]) -> Reasons:
    shown = foreseen(view, choice)
    taken = [pack for pack in shown.packs if pack != shown.kept]
    gain = alone(view, shown, taken) if view.mode == Mode.SOLO else in_duel(view, shown, names)
    if is_last(view, taken):
        return Reasons(f"{gain} {text(how_it_ends(view, shown))}")
    second = opened(view, taken) or (saved(view, shown) if view.mode == Mode.SOLO else "")
    risks = [spent(view, shown), hidden(view, taken, names)]
    return Reasons(" ".join(filter(None, [gain, second])), " ".join(filter(None, risks)))


def alone(view: Any, shown: Shown, taken: list[int]) -> str:
    kind = "clears-and-meets" if meets(view, shown) else "clears"
    return text(f"gain-{kind}", cards=len(taken), gold=met(view))


def in_duel(view: Any, shown: Shown, names: Sequence[str]) -> str:
    best = max(foreseen(view, each).eggs for each in tricks_of(view))
    kind = "brings-most" if shown.eggs == best else "brings-less"
    if meets(view, shown):
        kind = "wins-last" if is_last_challenge(view) else "wins"
    slots = {"eggs": shown.eggs, "most": in_eggs(best), "name": names[1 - view.turn]}
    return text(f"gain-{kind}", gold=met(view), **slots)


def is_last_challenge(view: Any) -> bool:
    """Return whether only the Easter Egg lies under the current challenge."""
    return int(view.gold_left) == 2


def how_it_ends(view: Any, shown: Shown) -> str:
    """Return the id for a game ended with only Foxes left; solo play needs all challenges too."""
    if view.mode != Mode.SOLO:
        return "gain-end-duel"
    met_all = not view.gold_left or (is_last_challenge(view) and meets(view, shown))
    return "gain-end-won" if met_all else "gain-end-cleared"


def meets(view: Any, shown: Shown) -> bool:
    eggs = sum(card for card in shown.cards if card <= len(box.NUMBERS))
    return asked(view) >= 0 and Plain(view).meets(shown.packs, shown.kept, eggs)


def met(view: Any) -> str:
    """Return the current challenge, as the slot ``$gold``."""
    kind = int(challenge(view))
    return box.GOLD[kind] if kind >= 0 else ""


def is_last(view: Any, taken: list[int]) -> bool:
    """Return whether only Foxes are left without these cards."""
    foxes = box.SUCCESS_DECK[box.FOX] - int(view.hunted)
    others = [top(view, p) for p in range(box.PACKS) if view.height[p] and p not in taken]
    only_foxes = all(card == box.FOX for card in others)
    return only_foxes and int(sum(view.height)) - foxes == len(taken)


def opened(view: Any, taken: list[int]) -> str:
    """Return a sentence on the gaps that a trick makes, or else on the known cards it turns up."""
    gaps = [pack for pack in taken if view.height[pack] == 1]
    if gaps:
        return text("gain-gaps", n=len(gaps), packs=numbered(gaps))
    under = [card for card in (under_top(view, pack) for pack in taken) if card >= 0]
    cards = tuple(the_card(card) for card in under)
    return text("gain-turns-up", cards=cards, n=len(cards)) if cards else ""


def under_top(view: Any, pack: int) -> int:
    """Return the card under the top one; −1 if it is unknown, or there is none."""
    height = int(view.height[pack])
    return int(view.packs[box.DEPTH * pack + height - 2]) if height > 1 else -1


def saved(view: Any, shown: Shown) -> str:
    there = any(top(view, pack) == box.BOX for pack in range(box.PACKS) if view.height[pack])
    return text("gain-no-box") if there and not shown.boxes else ""


def spent(view: Any, shown: Shown) -> str:
    boxes = len(shown.boxes) - int(shown.kept >= 0 and top(view, shown.kept) == box.BOX)
    return text("risk-boxes", boxes=boxes) if boxes > 0 else ""


def hidden(view: Any, taken: list[int], names: Sequence[str]) -> str:
    unknown = any(view.height[pack] > 1 and under_top(view, pack) < 0 for pack in taken)
    if view.mode != Mode.SOLO:
        return text("risk-next", name=names[1 - view.turn])
    return text("risk-unknown") if unknown else ""


# -- Other deeds ----------------------------------------------------------------


def performing(view: Any, deed: str, pack: int) -> Reasons:
    """Return the reasons for using a Hen, a Chick or a Rifle, for oneself or for a claim."""
    alone = "-alone" if view.height[pack] == 1 and deed != "chick" else ""
    gain = text(f"gain-{deed}{alone}", pack=pack + 1)
    if view.mode != Mode.SOLO:
        return Reasons(gain)
    return Reasons(f"{text('gain-meets', gold=met(view))} {gain}")


def claiming(view: Any, names: Sequence[str]) -> Reasons:
    me, other = int(view.turn), 1 - int(view.turn)
    gain = text(
        "gain-claim",
        gold=met(view),
        last=YES if is_last_challenge(view) else NO,
        mine=int(view.golden[me]) + 1,
        theirs=int(view.golden[other]),
        name=names[other],
    )
    return Reasons(gain, text(f"risk-claim-{met(view)}", name=names[other]))
