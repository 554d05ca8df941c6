"""Cloud Nine: the reasons for a breeder's Gold cards, for the Collective Nests, and for Snakes."""

from collections.abc import Sequence
from typing import Any

from farmyard.core.game import Reasons
from farmyard.games.cloud_nine import box
from farmyard.games.cloud_nine.bot.breeding import eggs_of, sets_in
from farmyard.games.cloud_nine.bot.hints import tricks_of
from farmyard.games.cloud_nine.rules.choices import (
    ANNOUNCE,
    BED,
    COLLECTIVE,
    CROW,
    EASTER,
    FETCHED,
    LIE,
    LOOK,
    REVEAL,
    SHOOT,
    SILENT,
    WITHDRAW,
)
from farmyard.games.cloud_nine.rules.declaring import table_of, taken_by_snake
from farmyard.games.cloud_nine.state import CAP, Phase
from farmyard.games.cloud_nine.words.naming import a_gold, some_cards, the_card
from farmyard.games.cloud_nine.words.naming import eggs_of as in_eggs

GAINS: dict[Any, str] = {
    COLLECTIVE: "They bring you {eggs}, one for each breeder.",
    CROW: "With the Rooster your best trick brings {best}, not {before}.",
    "crow first": "With the Rooster you can make nine, for {best}.",
    "crow plain": "This turn four cards may make nine, and values may repeat.",
    BED: "With the Straw your best trick brings {best}, not {before}.",
    "straw plain": "The highest card of your next trick counts double.",
    SHOOT: "You are rid of your Fox, which would cost you 10 eggs.",
    "foxes": "You are rid of your {n} Foxes, which would cost you {costs} eggs.",
    "trade": "You hold no Fox, so another Gold card can help you more.",
    LOOK: "You see what everybody holds now.",
    EASTER: "It brings you 5 eggs when the day ends, and {golds} at once.",
    LIE: "It steals the highest card of the next trick that another breeder lays.",
    ANNOUNCE: "Your Snake may take {card} from this trick.",
    SILENT: "You keep your Snake for a trick with a higher card.",
    REVEAL: "If yours is the strongest Snake turned up, you get {card}.",
    WITHDRAW: "You keep your Snake, for another one may be stronger.",
    "hen foxes": "{name} gets {foxes}, and you get {theirs} for your {cards}.",
    "hen more": "You get {theirs} of {name} for your {cards}, and more cards make more tricks.",
    "hen less": "You get {theirs} of {name} for your {cards}, and fewer are sooner laid off.",
    "hen all": "You get {theirs} of {name} for your {cards}.",
    "hen one fox": "You can give {name} a Fox, and get another card for it.",
    "hen one": "You can give {name} a card you do not need, and get another one for it.",
    "own nests": "Two more cards give you more ways to make nine.",
    "nests": "{name} has {cards} left, and two more make it harder to lay off the whole hand.",
    "corns": "The next trick of {name} may bring no more than 9 eggs.",
    "corns lead": "{name} is ahead of all others with {eggs}, and may then bring no more than 9 "
    "with the next trick.",
    "worm rifle": "With the Rifle you can get rid of {foxes}.",
    "worm": "You get back {gold}, the most useful of the Gold cards that have been played.",
}
RISKS: dict[Any, str] = {
    COLLECTIVE: "Everybody draws a card, and {left} left in the nest.",
    "nests end": "Everybody draws a card, and with the last one of the nest the day ends.",
    CROW: "The Rooster is silent again after this turn.",
    BED: "A Mystery Box that is higher spoils it.",
    "trade": "You cannot choose which one you get.",
    LOOK: "The hands change with every turn.",
    LIE: "If nobody lays a trick before your next turn, it is gone.",
    ANNOUNCE: "Somebody may announce a stronger Snake.",
    REVEAL: "It is used up, even if another Snake is stronger.",
    WITHDRAW: "Another Snake takes the card.",
    SILENT: "You get nothing from this trick.",
    "hen all": "You do not choose what you get.",
    "hen one": "The card you get may be no better.",
    "own nests": "One of them may be a Fox.",
    "own nests end": "The nest runs out with them, and the day ends.",
    "nests": "They may be good cards.",
    "corns": "They are gone after that turn.",
}
CARDS_LEFT = ("no card is", "1 card is", "{n} cards are")
FOXES = ("no Fox", "your Fox", "your {n} Foxes")
GOLDS = ("no Gold card", "a Gold card", "two Gold cards")


def reasons(view: Any, deed: Any, n: int, names: Sequence[str]) -> Reasons:
    """The reasons for a deed that takes a Gold card, or the Nests."""
    if deed in AT_SEATS:
        return at_seat(view, deed, int((view.turn + n) % view.seats), names)
    if deed in (ANNOUNCE, SILENT, REVEAL, WITHDRAW):
        return snakes(view, deed)
    return OTHERS.get(deed, plain)(view, deed, n)


AT_SEATS = ("hen all", "hen one", "nests", "corns")


def plain(view: Any, deed: Any, n: int) -> Reasons:
    golds = GOLDS[min(2, int(view.gold_left))]
    return Reasons(GAINS[deed].format(golds=golds), RISKS.get(deed, ""))


def nests(view: Any, deed: Any, n: int) -> Reasons:
    left = int(view.left) - int(view.seats)
    risk = RISKS[COLLECTIVE if left > 0 else "nests end"]
    cards = CARDS_LEFT[min(max(left, 0), 2)].format(n=left)
    return Reasons(GAINS[COLLECTIVE].format(eggs=in_eggs(int(view.seats))), risk.format(left=cards))


def crowing(view: Any, deed: Any, n: int) -> Reasons:
    """Give the reasons for playing a Rooster: the eggs it adds to the best trick, if any."""
    hand = view.hands[view.turn]
    with_it = sets_in(hand, int(table_of(view, 1)))
    best = int(eggs_of(view, with_it, rooster=True).max(initial=0))
    before = most_now(view)
    better = best > before and view.phase == Phase.BEFORE
    kind = (CROW if before else "crow first") if better else "crow plain"
    return Reasons(GAINS[kind].format(best=in_eggs(best), before=before), RISKS[CROW])


def most_now(view: Any) -> int:
    """The eggs of the best trick that can be laid now."""
    found = tricks_of(view) if view.phase == Phase.BEFORE else []
    return int(eggs_of(view, found).max()) if found else 0


def bedding(view: Any, deed: Any, n: int) -> Reasons:
    found = tricks_of(view) if view.phase == Phase.BEFORE else []
    best = int(eggs_of(view, found, straw=True).max()) if found else 0
    kind = BED if best > most_now(view) else "straw plain"
    gain = GAINS[kind].format(best=in_eggs(best), before=most_now(view))
    return Reasons(gain, "" if kind == BED else RISKS[BED])


def shooting(view: Any, deed: Any, n: int) -> Reasons:
    foxes = int(view.hands[view.turn][box.FOX])
    kind = SHOOT if foxes == 1 else "foxes" if foxes else "trade"
    return Reasons(GAINS[kind].format(n=foxes, costs=foxes * box.FOX_COSTS), RISKS.get(kind, ""))


def fetching(view: Any, deed: Any, n: int) -> Reasons:
    foxes = int(view.hands[view.turn][box.FOX])
    kind = "worm rifle" if FETCHED[n] == box.RIFLE and foxes else "worm"
    named = FOXES[min(foxes, 2)].format(n=foxes)
    return Reasons(GAINS[kind].format(gold=a_gold(FETCHED[n]), foxes=named))


OTHERS = {
    COLLECTIVE: nests,
    CROW: crowing,
    BED: bedding,
    SHOOT: shooting,
    "worm": fetching,
}


# -- At somebody ----------------------------------------------------------------


def at_seat(view: Any, deed: Any, seat: int, names: Sequence[str]) -> Reasons:
    me, foxes = int(view.turn), int(view.hands[view.turn][box.FOX])
    slots = {
        "name": names[seat],
        "cards": some_cards(int(view.held[me if deed == "hen all" else seat])),
        "theirs": some_cards(int(view.held[seat])),
        "foxes": FOXES[min(foxes, 2)].format(n=foxes),
        "eggs": in_eggs(so_far(view, seat)),
    }
    if deed == "nests":
        kind = "own nests" if seat == me else "nests"
        end = " end" if seat == me and view.left <= 2 else ""
        return Reasons(GAINS[kind].format(**slots), RISKS[kind + end])
    if deed == "corns":
        ahead = all(so_far(view, seat) > so_far(view, p) for p in range(view.seats) if p != seat)
        gain = GAINS["corns lead" if ahead and view.corns != CAP else "corns"]
        return Reasons(gain.format(**slots), RISKS["corns"])
    if foxes:
        kind = {"hen all": "hen foxes", "hen one": "hen one fox"}[deed]
    elif deed == "hen all" and view.held[seat] != view.held[me]:
        kind = "hen more" if view.held[seat] > view.held[me] else "hen less"
    else:
        kind = deed
    return Reasons(GAINS[kind].format(**slots), RISKS[deed])


def so_far(view: Any, seat: int) -> int:
    """The eggs of a seat, of all days."""
    return int(view.totals[seat] + view.eggs[seat])


# -- Snakes at any time ---------------------------------------------------------


def snakes(view: Any, deed: Any) -> Reasons:
    card = the_card(int(taken_by_snake(view, view.declared)))
    return Reasons(GAINS[deed].format(card=card), RISKS[deed])
