"""Cloud Nine, Success: the reasons for what is done at the packs, alone or in a duel."""

from collections.abc import Sequence
from typing import Any

from farmyard.core.game import Reasons
from farmyard.games.cloud_nine import box
from farmyard.games.cloud_nine.bot.clearing import Plain
from farmyard.games.cloud_nine.bot.hints import tricks_of
from farmyard.games.cloud_nine.rules.choices import REDONE, success_deed
from farmyard.games.cloud_nine.rules.success.challenges import asked, challenge
from farmyard.games.cloud_nine.rules.success.packs import top
from farmyard.games.cloud_nine.state import SOLO
from farmyard.games.cloud_nine.words.naming import (
    a_gold,
    joined,
    some_cards,
    the_card,
)
from farmyard.games.cloud_nine.words.naming import (
    eggs_of as in_eggs,
)
from farmyard.games.cloud_nine.words.showing import Shown, foreseen, is_laid

LAYS = {
    "cleared": "After it only Foxes are left.",
    "won": "After it only Foxes are left, and you have won.",
    "ends": "After it only Foxes are left: the round is over, and you get 15 eggs more.",
    "clears": "It takes {cards} off the packs.",
    "clears and meets": "It takes {cards} off the packs and meets the challenge: {gold}.",
    "most": "It brings you {eggs}, and no other trick here brings more.",
    "eggs": "It brings you {eggs}. Another trick would bring {most}, but would turn up other cards "
    "for {name}.",
    "wins": "It brings you {eggs}. It also wins you {gold} and 5 eggs for that card.",
    "wins last": "It brings you {eggs}. It also wins you {gold} and 5 eggs for that card, and 20 "
    "for the last challenge.",
    "gap": "Pack {packs} is then empty, and a card can be moved into that gap.",
    "gaps": "Packs {packs} are then empty, and cards can be moved into those gaps.",
    "box": "It uses no Mystery Box, so that stays for later.",
    "turns up": "Then {cards} will turn up.",
}
RISKS = {
    "box": "It spends a Mystery Box, which could stand for any value later.",
    "boxes": "It spends {n} Mystery Boxes, which could stand for any value later.",
    "unknown": "You do not know yet what will turn up.",
    "next": "{name} plays next, on the cards that turn up.",
    "filled": "Then that gap is filled.",
}
DEEDS = {
    "move fox": "The Fox leaves pack {pack}, and the card under it can be used.",
    "move": "The card under it turns up, and can be used as well.",
    "hen": "Another card turns up on pack {pack}.",
    "hen alone": "It is the only card there, so nothing is lost.",
    "chick": "You will know all cards of pack {pack}.",
    "hunt": "The Fox no longer blocks pack {pack}.",
    "hunt last": "The Fox is gone, and pack {pack} becomes a gap.",
    "meets": "That meets the challenge: {gold}.",
    "claim": "You win {gold} and 5 eggs for it. Then you have {mine} and {name} has {theirs}.",
    "claim last": "You win {gold} and 5 eggs for it, and 20 for the last challenge. Then you have "
    "{mine} and {name} has {theirs}.",
    "redo": "That way the Worm is met, with {gold} once more.",
    "blocked": "No trick is possible now.",
    "go by": "You leave the tricks on the table for now.",
    "rest": "You have laid your trick, and nothing else is worth doing now.",
    "resign": "There is little hope of winning any more.",
}
CLAIM_RISKS = {
    box.HEN: "{name} may put the top card of a pack to its bottom.",
    box.CHICK: "{name} may look into a pack.",
    box.RIFLE: "{name} may remove a Fox.",
    box.STRAW: "The highest card of {name}’s next trick counts double.",
    box.NEST2: "{name} may lay two tricks in the next turn.",
}
DEED_RISKS = {
    "go by": "If nobody does anything in two turns, the round ends.",
    "resign": "The game is over at once.",
}
GOLDS = ("no Gold cards", "1 Gold card", "{n} Gold cards")


def reasons(view: Any, choice: int, names: Sequence[str]) -> Reasons:
    if is_laid(view, choice):
        return laying(view, choice, names)
    deed, n = success_deed(choice)
    match deed:
        case "move":
            fox = top(view, n) == box.FOX
            return Reasons(DEEDS["move fox" if fox else "move"].format(pack=n + 1), RISKS["filled"])
        case "hen" | "chick" | "hunt":
            return performing(view, deed, n)
        case "claim":
            return claiming(view, names)
        case "redo":
            return Reasons(DEEDS["redo"].format(gold=a_gold(REDONE[n])))
        case "go by":
            kind = "go by" if tricks_of(view) else "blocked"
            return Reasons(DEEDS[kind], DEED_RISKS["go by"])
    return Reasons(DEEDS[deed], DEED_RISKS.get(deed, ""))


# -- Tricks ---------------------------------------------------------------------


def laying(view: Any, choice: int, names: Sequence[str]) -> Reasons:
    shown = foreseen(view, choice)
    taken = [pack for pack in shown.packs if pack != shown.kept]
    gain = alone(view, shown, taken) if view.mode == SOLO else in_duel(view, shown, names)
    if is_last(view, taken):
        return Reasons(" ".join([gain, LAYS[how_it_ends(view, shown)]]))
    second = opened(view, taken) or (saved(view, shown) if view.mode == SOLO else "")
    risks = [spent(view, shown), hidden(view, taken, names)]
    return Reasons(" ".join(filter(None, [gain, second])), " ".join(filter(None, risks)))


def alone(view: Any, shown: Shown, taken: list[int]) -> str:
    kind = "clears and meets" if meets(view, shown) else "clears"
    return LAYS[kind].format(cards=some_cards(len(taken)), gold=met(view))


def in_duel(view: Any, shown: Shown, names: Sequence[str]) -> str:
    best = max(foreseen(view, each).eggs for each in tricks_of(view))
    kind = "most" if shown.eggs == best else "eggs"
    if meets(view, shown):
        kind = "wins last" if is_last_challenge(view) else "wins"
    slots = {"eggs": in_eggs(shown.eggs), "most": in_eggs(best), "name": names[1 - view.turn]}
    return LAYS[kind].format(gold=met(view), **slots)


def is_last_challenge(view: Any) -> bool:
    """Whether nothing but the Easter Egg lies under the challenge that counts."""
    return int(view.gold_left) == 2


def how_it_ends(view: Any, shown: Shown) -> str:
    """Tell the end of a game in which only Foxes are left; alone all challenges must be met too."""
    if view.mode != SOLO:
        return "ends"
    met_all = not view.gold_left or (is_last_challenge(view) and meets(view, shown))
    return "won" if met_all else "cleared"


def meets(view: Any, shown: Shown) -> bool:
    eggs = sum(card for card in shown.cards if card <= len(box.NUMBERS))
    return asked(view) >= 0 and Plain(view).meets(shown.packs, shown.kept, eggs)


def met(view: Any) -> str:
    """The challenge that counts, by name."""
    kind = int(challenge(view))
    return a_gold(kind) if kind >= 0 else ""


def is_last(view: Any, taken: list[int]) -> bool:
    """Whether only Foxes are left without these cards."""
    foxes = int(box.SUCCESS_DECK[box.FOX]) - int(view.hunted)
    others = [top(view, p) for p in range(box.PACKS) if view.height[p] and p not in taken]
    only_foxes = all(card == box.FOX for card in others)
    return only_foxes and int(sum(view.height)) - foxes == len(taken)


def opened(view: Any, taken: list[int]) -> str:
    """The gaps that it makes, or else the known cards that turn up."""
    gaps = [str(pack + 1) for pack in taken if view.height[pack] == 1]
    if gaps:
        return LAYS["gap" if len(gaps) == 1 else "gaps"].format(packs=joined(gaps))
    under = [card for card in (under_top(view, pack) for pack in taken) if card >= 0]
    return LAYS["turns up"].format(cards=joined([the_card(n) for n in under])) if under else ""


def under_top(view: Any, pack: int) -> int:
    """The card under the top one, as far as it is known; −1 if not, or for none."""
    height = int(view.height[pack])
    return int(view.packs[box.DEPTH * pack + height - 2]) if height > 1 else -1


def saved(view: Any, shown: Shown) -> str:
    there = any(top(view, pack) == box.BOX for pack in range(box.PACKS) if view.height[pack])
    return LAYS["box"] if there and not shown.boxes else ""


def spent(view: Any, shown: Shown) -> str:
    boxes = len(shown.boxes) - int(shown.kept >= 0 and top(view, shown.kept) == box.BOX)
    if boxes < 1:
        return ""
    return RISKS["box" if boxes == 1 else "boxes"].format(n=boxes)


def hidden(view: Any, taken: list[int], names: Sequence[str]) -> str:
    unknown = any(view.height[pack] > 1 and under_top(view, pack) < 0 for pack in taken)
    if view.mode != SOLO:
        return RISKS["next"].format(name=names[1 - view.turn])
    return RISKS["unknown"] if unknown else ""


# -- Other deeds ----------------------------------------------------------------


def performing(view: Any, deed: str, pack: int) -> Reasons:
    """A Hen, a Chick or a Rifle: alone for a challenge, in a duel because the other claims it."""
    height = int(view.height[pack])
    kind = deed
    if height == 1 and deed != "chick":
        kind = {"hen": "hen alone", "hunt": "hunt last"}[deed]
    gain = DEEDS[kind].format(pack=pack + 1)
    if view.mode != SOLO:
        return Reasons(gain)
    return Reasons(" ".join([DEEDS["meets"].format(gold=met(view)), gain]))


def claiming(view: Any, names: Sequence[str]) -> Reasons:
    me, other = int(view.turn), 1 - int(view.turn)
    mine, theirs = int(view.golden[me]) + 1, int(view.golden[other])
    slots = {
        "gold": met(view),
        "name": names[other],
        "mine": GOLDS[min(mine, 2)].format(n=mine),
        "theirs": str(theirs) if theirs else "none",
    }
    return Reasons(
        DEEDS["claim last" if is_last_challenge(view) else "claim"].format(**slots),
        CLAIM_RISKS[int(asked(view))].format(**slots),
    )
