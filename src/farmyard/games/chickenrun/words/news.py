"""Chickenrun: what all have seen happen with a choice, worked out of the views before and after it.

Whatever has changed between the two is named: eggs, loads, hands of equipment, chickens, seats
that are out.  Kinds of cards stay as hidden as the views have them.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from farmyard.core.record import NOBODY
from farmyard.games.chickenrun.box import CHICKENS, EGG_ROUND, OPPORTUNITIES, SET
from farmyard.games.chickenrun.box.board import BUNKER
from farmyard.games.chickenrun.state import ACCEPT, HUT_NAMES, PAY, ROLL, Phase, Place
from farmyard.games.chickenrun.words import news_phrases
from farmyard.games.chickenrun.words.news_phrases import Pair
from farmyard.games.chickenrun.words.offer import eggs, listed
from farmyard.games.chickenrun.words.phrases import WHOSE, YOU_TOO, YOUR


class Moment(NamedTuple):
    """A choice, −1 if it is hidden, between two views, for the eyes of a seat."""

    before: Any
    choice: int
    after: Any
    seat: int
    names: Sequence[str]

    def said(self, phrase: Pair, q: int, **slots: Any) -> str:
        """To a seat about itself, or about another by its name."""
        return phrase[q != self.seat].format(name=self.names[q], whose=self.whose(q), **slots)

    def whose(self, q: int) -> str:
        return YOUR if q == self.seat else WHOSE.format(name=self.names[q])

    def more(self, field: str, q: int) -> int:
        """By how much a number of q has grown."""
        return int(self.after[field][q]) - int(self.before[field][q])

    @property
    def phase(self) -> int:
        return int(self.before["phase"])

    @property
    def seats(self) -> range:
        return range(int(self.after["seats"]))

    @property
    def is_roll(self) -> bool:
        return self.phase == Phase.BEFORE and self.choice == ROLL

    @property
    def has_traded(self) -> bool:
        return self.phase == Phase.REPLY and self.choice == ACCEPT


def news(now: Moment) -> list[str]:
    """All of it, in sentences."""
    parts = (drawn, thrown, caught, stopped, searched, all_eggs, cards, fates, out, turns)
    return [sentence for part in parts for sentence in part(now)]


def chicken(view: Any, p: int, k: int) -> str:
    return CHICKENS[int(view["hut"][p]) * SET + k]


# -- Dice and cards turned up ---------------------------------------------------


def thrown(now: Moment) -> Iterator[str]:
    """The dice, if they have changed by themselves: a roll has a sentence of its own."""
    if dice_of(now.before) != (dice := dice_of(now.after)) and not now.is_roll:
        yield news_phrases.THEN["dice"].format(**dice)


def dice_of(view: Any) -> dict[str, int]:
    return {"black": int(view["black"]), "white": int(view["white"])}


def rolled(now: Moment, dice: str) -> str:
    """The sentence of a roll: the dice in the words of a phrase, and the egg it brings (CR-028)."""
    p = int(now.before["turn"])
    egg = news_phrases.FOR_AN_EGG if now.more("eggs", p) == 1 else ""
    return now.said(news_phrases.ROLLS, p, dice=dice.format(**dice_of(now.after)), egg=egg)


def drawn(now: Moment) -> Iterator[str]:
    if now.after["drawn"] >= 0:
        yield news_phrases.THEN["drawn"].format(card=OPPORTUNITIES[now.after["drawn"]])


# -- Chickens -------------------------------------------------------------------


def caught(now: Moment) -> Iterator[str]:
    seats = [p for p in now.seats if int(now.after["caught_now"]) >> p & 1]
    if seats == [now.seat]:
        yield news_phrases.CAUGHT[0]
    elif seats:
        yield news_phrases.CAUGHT[min(len(seats), 2)].format(
            names=listed([now.names[p] for p in seats])
        )


def stopped(now: Moment) -> Iterator[str]:
    """Whose escape, and who went to the Coal Bunker."""
    for p in now.seats:
        if int(now.after["stopped_now"]) >> p & 1:
            yield now.said(news_phrases.STOPPED, p)
    yield from counted(
        news_phrases.BUNKERED, [c for p in now.seats for c in come_to(now, p, Place.BUNKER)]
    )


def fates(now: Moment) -> Iterator[str]:
    """Whom nobody will catch again."""
    for place, phrase in ((Place.PIE, news_phrases.PIES), (Place.FREE, news_phrases.FREED)):
        yield from counted(phrase, [c for p in now.seats for c in come_to(now, p, place)])


def counted(phrase: Pair, chickens: list[str]) -> Iterator[str]:
    if chickens:
        yield phrase[len(chickens) > 1].format(chickens=listed(chickens))


def come_to(now: Moment, p: int, place: Place) -> list[str]:
    """The chickens of a seat that are there now and were not."""
    then = [places_of(view, p) for view in (now.before, now.after)]
    arrived = [k for k in range(SET) if then[1][k] == place != then[0][k]]
    return [chicken(now.after, p, k) for k in arrived]


def places_of(view: Any, p: int) -> list[int]:
    """The active one is in the Coal Bunker if its piece is."""
    inside = view["at"][p] == BUNKER
    places = [int(place) for place in view["chickens"][p]]
    return [Place.BUNKER if inside and n == Place.ACTIVE else n for n in places]


def out(now: Moment) -> Iterator[str]:
    for p in now.seats:
        if now.more("out", p) > 0:
            yield now.said(news_phrases.OUT, p)


# -- Eggs -----------------------------------------------------------------------


def all_eggs(now: Moment) -> Iterator[str]:
    """Paid, found, given, and taken by Mrs Tweedy."""
    rest = {p: now.more("eggs", p) + paid(now, p) for p in now.seats if now.more("out", p) <= 0}
    for p in rest:
        cost = paid(now, p)
        if cost and not (now.phase == Phase.BEFORE and now.choice == PAY):
            yield now.said(
                news_phrases.PAYS if cost > 0 else news_phrases.GETS, p, eggs=eggs(abs(cost))
            )
    holder = NOBODY
    for p, more in rest.items():
        if more < 0:
            holder = holder_of(now, p, -more, rest)
            yield loss_of(now, p, -more, holder)
    for p, more in rest.items():
        by_roll = now.is_roll and p == now.before["turn"] and more == 1  # told with it
        if more > 0 and p != holder and not by_roll:
            yield now.said(news_phrases.GETS, p, eggs=eggs(more))


def paid(now: Moment, p: int) -> int:
    """What the choice itself costs a seat; less than nothing if it brings eggs."""
    before, mine = now.before, p == now.before["turn"]
    if now.has_traded and p in (before["mover"], before["dealing"]):
        given = int(before["give_eggs"]) - int(before["ask_eggs"])
        return given if p == before["mover"] else -given
    if now.phase == Phase.BIDDING:
        return max(0, -now.more("eggs", p))
    if mine and now.phase == Phase.BEFORE and now.choice == PAY:
        return -now.more("eggs", p)
    buys = now.phase == Phase.BUY and now.more("loaded", p) > 0
    looks = now.phase == Phase.LOOK and now.choice == ACCEPT
    return int(before["price"]) if mine and (buys or looks) else 0


def holder_of(now: Moment, p: int, lost: int, rest: dict[int, int]) -> int:
    """Who has the eggs Mrs Tweedy took: on a throw of his own victim's, the controller (CR-025)."""
    boss = int(now.before["boss"])
    mine = p == now.before["turn"] and boss not in (p, NOBODY)
    return boss if mine and rest.get(boss, 0) >= lost else NOBODY


def loss_of(now: Moment, p: int, lost: int, holder: int) -> str:
    if lost == 1 and now.after["drawn"] == EGG_ROUND:
        return now.said(news_phrases.GIVES_EGG, p)
    slots = {"eggs": eggs(lost), "whose": now.whose(p)}
    if holder == NOBODY:
        return news_phrases.TAKEN.format(**slots)
    has = now.said(news_phrases.HAS_THEM, holder, them=news_phrases.THEM[lost > 1])
    return news_phrases.TAKEN_BY.format(**slots, has=has)


# -- Equipment ------------------------------------------------------------------


def searched(now: Moment) -> Iterator[str]:
    """Which hut, and what was lost there (CR-079, CR-080)."""
    hut = int(now.after["searched"])
    if hut < 0:
        return
    q, boss = int(now.after["lives"][hut]), now.before["boss"]
    if q == NOBODY or now.before["out"][q]:
        yield news_phrases.SEARCHED["nobody"].format(hut=HUT_NAMES[hut])
    elif q == boss:
        yield news_phrases.SEARCHED["boss"].format(hut=HUT_NAMES[hut], whose=now.whose(q))
    else:
        lost = max(0, -now.more("banked", q)) + shown_less(now, q)
        slots = {
            "cards": news_phrases.CARD_WORDS[min(lost, 2)].format(n=lost),
            "whose": now.whose(q),
        }
        yield news_phrases.SEARCHED["lost" if lost else "empty"].format(hut=HUT_NAMES[hut], **slots)


def shown_less(now: Moment, q: int) -> int:
    """Cards of an escape that was shut by the search, and not stopped by a guard."""
    stopped = int(now.after["stopped_now"]) >> q & 1
    return 0 if stopped else max(0, -shown_more(now, q))


def shown_more(now: Moment, q: int) -> int:
    return int(sum(now.after["shown"][q])) - int(sum(now.before["shown"][q]))


def cards(now: Moment) -> Iterator[str]:
    """Loads and hands of all seats."""
    if now.has_traded:
        pair = [int(now.before[field]) for field in ("mover", "dealing")]
        if any(now.more("loaded", p) or now.more("banked", p) for p in pair):
            both = [YOU_TOO if p == now.seat else now.names[p] for p in pair]
            yield news_phrases.HANDS_CHANGE.format(names=listed(both))
        return
    for p in now.seats:
        if now.more("out", p) <= 0:
            yield from cards_of(now, p)


def cards_of(now: Moment, p: int) -> Iterator[str]:
    load, hand, laid = now.more("loaded", p), now.more("banked", p), laid_by(now, p)
    if laid:
        yield now.said(
            news_phrases.LAYS, p, cards=news_phrases.CARD_WORDS[min(laid, 2)].format(n=laid)
        )
    if load > 0:
        yield now.said(news_phrases.CARRIES, p)
    elif load < 0 and hand > 0:
        yield now.said(news_phrases.HOME, p)
        hand -= 1
    elif load < 0 and -load - hand > laid:
        yield now.said(news_phrases.LOST, p)
    if hand and not laid and not is_told(now, p):
        n = int(now.after["banked"][p])
        yield now.said(
            news_phrases.HAS_CARDS, p, cards=news_phrases.CARD_WORDS[min(n, 2)].format(n=n)
        )


def laid_by(now: Moment, p: int) -> int:
    """The cards it has laid open for an escape, its own or another's (CR-104, CR-R77)."""
    gone = -now.more("loaded", p) - now.more("banked", p)
    leader, q = int(now.before["mover"]), int(now.after["partner"][p])
    if p != leader and leader != NOBODY and now.after["partner"][leader] == p:
        return gone if shown_more(now, leader) > 0 else 0
    shown = max(0, shown_more(now, p))
    if shown and q != NOBODY:
        shown -= max(0, -now.more("loaded", q) - now.more("banked", q))
    return shown


def is_told(now: Moment, p: int) -> bool:
    """Whether the choice, or the search card, has already told of the hand of a seat."""
    by_choice = p == now.before["turn"] and now.phase in (Phase.LOOT_CARD, Phase.KEEP)
    hut = int(now.after["searched"])
    return by_choice or (hut >= 0 and now.after["lives"][hut] == p)


# -- The round ------------------------------------------------------------------


def turns(now: Moment) -> Iterator[str]:
    """What is different in the yard from now on."""
    before, after = now.before, now.after
    boss = int(after["boss"])
    if boss >= 0 and (boss != before["boss"] or after["rounds"] != before["rounds"]):
        yield news_phrases.THEN["you" if boss == now.seat else "boss"].format(name=now.names[boss])
    if before["gate"] != after["gate"]:
        yield news_phrases.THEN["gate" if after["gate"] else "shut"]
    if after["phase"] == Phase.OVER:
        yield news_phrases.THEN["over"]
