"""Cloud Nine: the reasons for a breeder's tricks, draws and passes."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from farmyard.core.game import Reasons
from farmyard.core.record import alone
from farmyard.games.cloud_nine import box
from farmyard.games.cloud_nine.bot.breeding import eggs_of, sets_in
from farmyard.games.cloud_nine.bot.hints import tricks_of
from farmyard.games.cloud_nine.rules.cards import in_flesh_deck
from farmyard.games.cloud_nine.rules.choices import DRAW, END_TURN, PASS, PEEK
from farmyard.games.cloud_nine.rules.declaring import table_of, taken_by_snake
from farmyard.games.cloud_nine.rules.tricks import EGGS, NEEDS, SIZE
from farmyard.games.cloud_nine.rules.trying import lay_out
from farmyard.games.cloud_nine.state import ALWAYS, ANYTIME, Phase
from farmyard.games.cloud_nine.words.naming import (
    eggs_of as in_eggs,
)
from farmyard.games.cloud_nine.words.naming import (
    golds_named,
    joined,
    some_cards,
    the_card,
)

LAYS = {
    "only": "It is the only trick you can lay, and it brings you {eggs}.",
    "most": "It brings you {eggs}, and none of your {n} tricks brings more.",
    "out": "It is your whole hand: you get {eggs}, and 15 more for laying off all your cards.",
    "out bare": "It is your whole hand: you get {eggs}, and the day ends.",
    "less left": "It brings you {eggs}. Another trick would bring {most}, but this one keeps cards "
    "for a trick of {left} later.",
    "less box": "It brings you {eggs}. Another trick would bring {most}, but this one keeps a "
    "Mystery Box for later.",
    "less more": "It brings you {eggs}. Another trick would bring {most}, but this one keeps more "
    "cards in your hand.",
    "less few": "It brings you {eggs}. Another trick would bring {most}, but this one brings you "
    "nearer to an empty hand.",
    "less": "It brings you {eggs}. Another trick would bring {most}, but this one keeps other "
    "cards for later.",
    "left": "From the cards you keep you could then make nine again, for {left}.",
}
RISKS = {
    "snake": "{name}’s Snake takes {card} from it.",
    "anytime": "Somebody may announce a Snake and take {card}.",
    "one": "You keep only one card. {name} may draw it next, and that ends the day.",
    "fox": "You still hold a Fox, which costs 10 eggs when the day ends.",
    "foxes": "You still hold {n} Foxes, and each costs 10 eggs when the day ends.",
}
DRAWS = {
    "start": "A card from {name} gives you more ways to make nine.",
    "fox": "It may be a Fox, which costs 10 eggs when the day ends.",
    "last": "It is the last card {name} holds, and taking it ends the day.",
    "peek": "With the Chick you see all {cards} of {name} and take the one you like best.",
    "peek one": "With the Chick you see the card before you take it.",
    "hen": "You get a card of {name} in place of the one you gave.",
    "spent": "Then the Chick is used up.",
}
PICKS = {
    "better": "With it you can make nine for {eggs}, not {before}.",
    "first": "With it you can make nine, for {eggs}.",
    "box": "A Mystery Box stands for any value from 1 to 10.",
    "nests": "It brings you {eggs} when you play it, one for each breeder.",
    "number": "It is worth {eggs} in a trick.",
    "fox": "There is nothing better to take.",
    "fox costs": "A Fox costs 10 eggs when the day ends.",
}
GIVES = {
    "fox": "You are rid of a Fox, which would cost you 10 eggs.",
    "same": "Without it you can still make nine for {eggs}.",
    "plain": "You can best do without it.",
    "theirs": "{name} gets it, and may use it.",
}
PASSES = {
    "none": "You cannot make nine now, and passing brings you a card from the nest.",
    "keep": "You could make nine for {eggs} now, but you save those cards and draw another.",
    "bare": "There is nothing better to do now.",
    "last": "It is the last card of the nest, and the day ends.",
    "last fox": "It is the last card of the nest, and the day ends while you hold {foxes}.",
    "fox": "The new card may be a Fox, which costs 10 eggs when the day ends.",
}
ENDS = {
    "gold": "You keep {golds} for a better moment.",
    "plain": "You have laid your trick, and nothing else helps you now.",
}
FOXES = ("no Fox", "a Fox", "{n} Foxes")

DEEDS_HERE = (PASS, END_TURN, DRAW, PEEK, "pick")


def reasons(view: Any, deed: Any, n: int, names: Sequence[str]) -> Reasons:
    """The reasons for what is no trick and takes no Gold card."""
    if deed == PASS:
        return passing(view)
    if deed == END_TURN:
        own = golds_named(view.golds[view.turn])
        kind = "gold" if own else "plain"
        return Reasons(ENDS[kind].format(golds=joined(own)), foxes_left(view))
    if deed == "pick":
        return (giving if view.phase == Phase.GIVE else picking)(view, n, names)
    return drawing(view, deed, names)


# -- Tricks ---------------------------------------------------------------------


def laying(view: Any, trick: int, names: Sequence[str]) -> Reasons:
    risks = [snake(view, trick, names), one_left(view, trick, names), foxes_left(view)]
    return Reasons(gain_of_trick(view, trick), " ".join(filter(None, risks)))


def gain_of_trick(view: Any, trick: int) -> str:
    found = tricks_of(view)
    brings = dict(zip(found, eggs_of(view, found).tolist(), strict=True))
    eggs, best = brings[trick], max(brings, key=lambda t: (brings[t], t == trick))
    left, slots = later(view, trick), {"eggs": in_eggs(eggs), "n": len(found)}
    if view.held[view.turn] == SIZE[trick]:
        return LAYS["out bare" if view.ran_out or not view.left else "out"].format(**slots)
    slots |= {"left": in_eggs(left), "most": in_eggs(brings[best])}
    if best != trick:
        return LAYS[why_less(view, trick, best, left)].format(**slots)
    gain = LAYS["only" if len(found) == 1 else "most"]
    return " ".join([gain, LAYS["left"]] if left else [gain]).format(**slots)


def why_less(view: Any, trick: int, best: int, left: int) -> str:
    """Give the reason for a trick that brings less than the best."""
    if left > later(view, best):
        return "less left"
    if NEEDS[trick][box.BOX] < NEEDS[best][box.BOX]:
        return "less box"
    if SIZE[trick] != SIZE[best]:
        return "less more" if SIZE[trick] < SIZE[best] else "less few"
    return "less"


def later(view: Any, trick: int) -> int:
    """Return the eggs of the best trick of the cards that are kept."""
    hand = np.array(view.hands[view.turn])
    hand[: box.BOX + 1] -= NEEDS[trick]
    return most_in(view, hand)


def most_in(view: Any, hand: Any, rooster: int = 0) -> int:
    """The eggs on the best trick of a hand."""
    return int(EGGS[sets_in(hand, int(table_of(view, rooster)))].max(initial=0))


def snake(view: Any, trick: int, names: Sequence[str]) -> str:
    states = alone(view)
    lay_out(states, np.array([trick], np.int64), np.zeros(1, np.int64))
    s = states[0]
    card = the_card(int(taken_by_snake(s, s.declared)))
    if s.thief >= 0:
        return RISKS["snake"].format(name=names[s.thief], card=card)
    others = [p for p in range(view.seats) if p != view.turn and view.golden[p]]
    if view.snake_mode == ANYTIME and view.gold and others:
        return RISKS["anytime"].format(card=card)
    return ""


def one_left(view: Any, trick: int, names: Sequence[str]) -> str:
    after = (int(view.turn) + 1) % int(view.seats)
    draws = view.starter_draw != ALWAYS or after != view.first
    if view.held[view.turn] - SIZE[trick] != 1 or not draws:
        return ""
    return RISKS["one"].format(name=names[after])


def foxes_left(view: Any) -> str:
    foxes = int(view.hands[view.turn][box.FOX])
    return RISKS["foxes" if foxes > 1 else "fox"].format(n=foxes) if foxes else ""


# -- Draws ----------------------------------------------------------------------


def drawing(view: Any, deed: Any, names: Sequence[str]) -> Reasons:
    start = view.phase == Phase.START
    victim = int((view.turn - 1) % view.seats if start else view.target)
    held, name = int(view.held[victim]), names[victim]
    last = DRAWS["last"].format(name=name) if held == 1 and start else ""
    if deed == PEEK:
        gain = DRAWS["peek" if held > 1 else "peek one"]
        risk = " ".join(filter(None, [DRAWS["spent"], last]))
        return Reasons(gain.format(cards=some_cards(held), name=name), risk)
    gain = DRAWS["start" if start else "hen"].format(name=name)
    return Reasons(gain, last or (DRAWS["fox"] if may_be_fox(view) else ""))


def may_be_fox(view: Any) -> bool:
    """Whether a Fox may be anywhere but in the own hand and at the bottom of the nest."""
    own = int(view.hands[view.turn][box.FOX])
    return int(in_flesh_deck(view, box.FOX)) > own + int(view.buried)


def picking(view: Any, kind: int, names: Sequence[str]) -> Reasons:
    victim = int(view.target)
    last = view.phase == Phase.PICK and view.held[victim] == 1
    risk = DRAWS["last"].format(name=names[victim]) if last else ""
    if kind == box.FOX:
        return Reasons(PICKS["fox"], " ".join(filter(None, [PICKS["fox costs"], risk])))
    if kind == box.NESTS:
        return Reasons(PICKS["nests"].format(eggs=in_eggs(int(view.seats))), risk)
    hand = np.array(view.hands[view.turn])
    before = most_in(view, hand, int(view.rooster))
    hand[kind] += 1
    best = most_in(view, hand, int(view.rooster))
    better = best > before and not (view.done and view.phase == Phase.HEN_PICK)
    what = ("better" if before else "first") if better else "box" if kind == box.BOX else "number"
    eggs = kind + 1 if what == "number" else best
    return Reasons(PICKS[what].format(eggs=in_eggs(eggs), before=before), risk)


def giving(view: Any, kind: int, names: Sequence[str]) -> Reasons:
    if kind == box.FOX:
        return Reasons(GIVES["fox"])
    hand = np.array(view.hands[view.turn])
    hand[kind] -= 1
    best = most_in(view, hand)
    gain = GIVES["same" if best else "plain"].format(eggs=in_eggs(best))
    return Reasons(gain, GIVES["theirs"].format(name=names[view.target]))


def passing(view: Any) -> Reasons:
    found = tricks_of(view)
    most = int(eggs_of(view, found).max()) if found else 0
    if not view.left:
        return Reasons(PASSES["bare"], foxes_left(view))
    gain = PASSES["keep" if found else "none"].format(eggs=in_eggs(most))
    foxes = int(view.hands[view.turn][box.FOX])
    if view.left == 1:
        kind = "last fox" if foxes else "last"
        return Reasons(gain, PASSES[kind].format(foxes=FOXES[min(foxes, 2)].format(n=foxes)))
    fox = view.buried < view.left and may_be_fox(view)
    return Reasons(gain, PASSES["fox"] if fox else foxes_left(view))
