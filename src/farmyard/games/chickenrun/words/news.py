"""Chickenrun: what all have seen happen by a choice, told from the views before and after it.

Whatever has changed between the two is named: eggs, loads, hands of equipment, chickens, seats
that are out.  Kinds of cards stay as hidden as the views have them.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from farmyard.core.record import NOBODY, NOTHING
from farmyard.core.wording.messages import THEY, person
from farmyard.core.wording.slots import Thing, Value
from farmyard.games.chickenrun import text
from farmyard.games.chickenrun.box import SET, Card
from farmyard.games.chickenrun.box.board import BUNKER, DOORS, HOUSE, HUT
from farmyard.games.chickenrun.options import Control
from farmyard.games.chickenrun.state import ACCEPT, CONTESTS, MOVE, PAY, ROLL, Phase, Status
from farmyard.games.chickenrun.words import things
from farmyard.games.chickenrun.words.offer import YOU_TOO
from farmyard.games.chickenrun.words.things import chicken, eggs

CHOSEN_TOGETHER = (Phase.FIRST, Phase.BIDDING)
BIDDING = ("bids", "bids", *["die"] * (CONTESTS - 2))
THROWING = ("throw", *["throw-again"] * (CONTESTS - 1))
"""The messages of a contest for control, in the order of its bids and throws."""


class Moment(NamedTuple):
    """A choice between two views, as told to a seat; −1 if the choice is hidden."""

    before: Any
    choice: int
    after: Any
    seat: int
    names: Sequence[str]

    def told(self, id: str, q: int, **slots: Value) -> str:
        """Return a message about the seat `q`, addressed to it or with its name."""
        return text(id, who=person(q, self.seat), name=self.names[q], **slots)

    def more(self, field: str, q: int) -> int:
        """Return by how much a number of the seat `q` has grown."""
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
    """Tell all that has happened, in sentences."""
    parts = (opened, shut_in, drawn, thrown, caught, stopped, searched, all_eggs, cards, fates, out)
    return [sentence for part in (*parts, turns) for sentence in part(now)]


# -- Choices that were secret, and the contest for control ---------------------


def opened(now: Moment) -> Iterator[str]:
    """Tell the first chickens, and bids before they are paid."""
    if now.phase == Phase.FIRST:
        yield from first_chickens(now)
    if now.phase in CHOSEN_TOGETHER:
        yield from contest(now)


def first_chickens(now: Moment) -> Iterator[str]:
    """Tell the first chickens of all; one seen at once only to those who did not choose it."""
    out = tuple(
        Thing("first-of", (("chicken", hen), ("name", now.names[p])))
        for p in now.seats
        for hen in come_to(now, p, Status.ACTIVE)
    )
    if len(out) > 1 or (out and now.choice < 0):
        yield text("tell-first", chickens=out, n=len(out))


def contest(now: Moment) -> Iterator[str]:
    """Tell the bids and throws for control since the choice, each tie with what came of it."""
    again = now.before["rounds"] == now.after["rounds"]
    then = len(contests(now.before)) if again else 0
    rows, hidden = contests(now.after), now.after["control"] == Control.BID
    for i, row in enumerate(rows[then:], then):
        each = tuple(Thing("amount-of", (("name", now.names[p]), ("n", n))) for p, n in row.items())
        yield text(f"tell-{BIDDING[i] if hidden else THROWING[i]}", each=each)
        tied = tuple(now.names[p] for p, n in row.items() if n == max(row.values()))
        if len(tied) > 1 and hidden and i == 0:
            yield text("tell-bid-again", names=tied)
        elif len(tied) > 1 and i + 1 == len(rows):
            yield text("tell-tie-stays")


def contests(view: Any) -> list[dict[int, int]]:
    """Return the bids and throws of a round, each by seat."""
    rows = (
        {p: int(n) for p, n in enumerate(column[: view["seats"]]) if n != NOTHING}
        for column in view["contest"].T
    )
    return [row for row in rows if row]


# -- Dice and cards turned up ---------------------------------------------------


def thrown(now: Moment) -> Iterator[str]:
    """Tell the dice of the Tweedys; a seat's own roll has another sentence."""
    if has_thrown(now):
        yield text("tell-dice", **dice_of(now.after))


def has_thrown(now: Moment) -> bool:
    """Return whether the Tweedys' turn has begun, or goes on with a throw (CR-090)."""
    before, after = now.before, now.after
    if before["mover"] == NOBODY:
        chosen = now.phase == Phase.SELECT and after["phase"] == Phase.CHASE
        guards = {now.phase, int(after["phase"])} <= {Phase.SELECT, Phase.CHASE}
        return guards and not chosen
    return bool(after["mover"] == NOBODY or after["rounds"] > before["rounds"])


def dice_of(view: Any) -> dict[str, int]:
    return {"black": int(view["black"]), "white": int(view["white"])}


def rolled(now: Moment, aloud: bool = False) -> str:
    """Tell a roll and the egg it brings (CR-028); aloud, which die is which."""
    p = int(now.before["turn"])
    egg = int(now.more("eggs", p) == 1)
    return now.told("tell-roll", p, egg=egg, aloud=int(aloud), **dice_of(now.after))


def shut_in(now: Moment) -> Iterator[str]:
    """Tell why a seat stays in its hut: Mr Tweedy stands before the only door."""
    walks = now.is_roll or (now.phase == Phase.CHOOSE and now.choice == MOVE)
    if not walks or now.after["phase"] in (Phase.MOVE, Phase.CHOOSE):
        return
    p = int(now.before["turn"])
    hut = int(now.before["hut"][p])
    home = now.before["at"][p] == now.after["at"][p] == HUT + hut
    if home and DOORS[hut] == [int(now.before["tweedy"])] == [int(now.after["tweedy"])]:
        yield now.told("tell-shut-in", p)


def drawn(now: Moment) -> Iterator[str]:
    if now.after["drawn"] >= 0:
        yield text("tell-drawn", card=things.CARDS[now.after["drawn"]])


# -- Chickens -------------------------------------------------------------------


def caught(now: Moment) -> Iterator[str]:
    """Tell who was caught, and who was sent home from the house, which is no catch (CR-R56)."""
    seats = [p for p in now.seats if int(now.after["caught_now"]) >> p & 1]
    inside = [p for p in seats if now.before["at"][p] == HOUSE]
    for id, some in (("caught", [p for p in seats if p not in inside]), ("turned-out", inside)):
        if some:
            names = tuple(now.names[p] for p in some)
            who = person(some[0], now.seat) if len(some) == 1 else THEY
            yield text(f"tell-{id}", who=who, names=names, n=len(some))


def stopped(now: Moment) -> Iterator[str]:
    """Tell whose escape was stopped, and which chickens went to the Coal Bunker."""
    for p in now.seats:
        if int(now.after["stopped_now"]) >> p & 1:
            yield now.told("tell-stopped", p)
    yield from arrived(now, "tell-bunkered", Status.BUNKER)


def fates(now: Moment) -> Iterator[str]:
    """Tell which chickens became pies and which are free."""
    yield from arrived(now, "tell-pies", Status.PIE)
    yield from arrived(now, "tell-freed", Status.FREE)


def arrived(now: Moment, id: str, place: Status) -> Iterator[str]:
    if chickens := tuple(c for p in now.seats for c in come_to(now, p, place)):
        yield text(id, chickens=chickens, n=len(chickens))


def come_to(now: Moment, p: int, place: Status) -> list[Thing]:
    """Return the chickens of a seat that have just come to a place."""
    then = [places_of(view, p) for view in (now.before, now.after)]
    arrived = [k for k in range(SET) if then[1][k] == place != then[0][k]]
    return [chicken(now.after, p, k) for k in arrived]


def places_of(view: Any, p: int) -> list[int]:
    """Return the places of a seat's chickens.

    The active one is in the Coal Bunker if its piece is.
    """
    places: list[int] = view["chickens"][p].tolist()
    if view["at"][p] != BUNKER:
        return places
    return [Status.BUNKER if n == Status.ACTIVE else n for n in places]


def out(now: Moment) -> Iterator[str]:
    for p in now.seats:
        if now.more("out", p) > 0:
            yield now.told("tell-out", p)


# -- Eggs -----------------------------------------------------------------------


def all_eggs(now: Moment) -> Iterator[str]:
    """Tell of eggs paid, found, given, and taken by Mrs Tweedy."""
    rest = {p: now.more("eggs", p) + paid(now, p) for p in now.seats if now.more("out", p) <= 0}
    for p in rest:
        cost = paid(now, p)
        if cost and not (now.phase == Phase.BEFORE and now.choice == PAY):
            yield now.told("tell-pays" if cost > 0 else "tell-gets", p, eggs=eggs(abs(cost)))
    holder = NOBODY
    for p, more in rest.items():
        if more < 0:
            holder = holder_of(now, p, -more, rest)
            yield loss_of(now, p, -more, holder)
    for p, more in rest.items():
        by_roll = now.is_roll and p == now.before["turn"] and more == 1  # told with it
        if more > 0 and p != holder and not by_roll:
            yield now.told("tell-gets", p, eggs=eggs(more))


def paid(now: Moment, p: int) -> int:
    """Return the eggs that the choice itself costs a seat; negative if it brings eggs."""
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
    """Return who has the eggs Mrs Tweedy took: the controller on a throw of 2 or 3 (CR-025)."""
    boss = int(now.before["boss"])
    mine = p == now.before["turn"] and boss not in (p, NOBODY)
    return boss if mine and rest.get(boss, 0) >= lost else NOBODY


def loss_of(now: Moment, p: int, lost: int, holder: int) -> str:
    if lost == 1 and now.after["drawn"] == Card.EGG_ROUND:
        return now.told("tell-gives-egg", p)
    if holder == NOBODY:
        return now.told("tell-taken", p, eggs=eggs(lost))
    taker, boss = person(holder, now.seat), now.names[holder]
    return now.told("tell-taken-by", p, eggs=eggs(lost), n=lost, taker=taker, boss=boss)


# -- Equipment ------------------------------------------------------------------


def searched(now: Moment) -> Iterator[str]:
    """Tell which hut was searched, and what was lost there (CR-079, CR-080)."""
    n = int(now.after["searched"])
    if n < 0:
        return
    hut, q = things.place(HUT + n), int(now.after["lives"][n])
    if q == NOBODY or now.before["out"][q]:
        yield text("tell-searched-nobody", hut=hut)
    elif q == now.before["boss"]:
        yield now.told("tell-searched-boss", q, hut=hut)
    elif lost := max(0, -now.more("banked", q)) + shown_less(now, q):
        yield now.told("tell-searched-lost", q, hut=hut, cards=things.cards(lost))
    else:
        yield now.told("tell-searched-empty", q, hut=hut)


def shown_less(now: Moment, q: int) -> int:
    """Return how many cards a search took from an escape that no guard stopped."""
    stopped = int(now.after["stopped_now"]) >> q & 1
    return 0 if stopped else max(0, -shown_more(now, q))


def shown_more(now: Moment, q: int) -> int:
    return int(sum(now.after["shown"][q])) - int(sum(now.before["shown"][q]))


def cards(now: Moment) -> Iterator[str]:
    """Tell how the loads and hands of all seats have changed."""
    if now.has_traded:
        pair = [int(now.before[field]) for field in ("mover", "dealing")]
        if any(now.more("loaded", p) or now.more("banked", p) for p in pair):
            both = tuple(YOU_TOO if p == now.seat else now.names[p] for p in pair)
            yield text("tell-hands-change", names=both)
        return
    for p in now.seats:
        if now.more("out", p) <= 0:
            yield from cards_of(now, p)


def cards_of(now: Moment, p: int) -> Iterator[str]:
    load, hand, laid = now.more("loaded", p), now.more("banked", p), laid_by(now, p)
    if laid:
        yield now.told("tell-lays", p, cards=things.cards(laid))
    if load > 0:
        yield now.told("tell-carries", p)
    elif load < 0 and hand > 0:
        yield now.told("tell-home", p)
        hand -= 1
    elif load < 0 and -load - hand > laid:
        yield now.told("tell-lost", p)
    if hand and not laid and not is_told(now, p):
        yield now.told("tell-has-cards", p, cards=things.cards(now.after["banked"][p]))


def laid_by(now: Moment, p: int) -> int:
    """Return how many cards a seat has laid open for an escape (CR-104, CR-R77).

    The escape may be its own or another's.
    """
    gone = -now.more("loaded", p) - now.more("banked", p)
    leader, q = int(now.before["mover"]), int(now.after["partner"][p])
    if p != leader and leader != NOBODY and now.after["partner"][leader] == p:
        return gone if shown_more(now, leader) > 0 else 0
    shown = max(0, shown_more(now, p))
    if shown and q != NOBODY:
        shown -= max(0, -now.more("loaded", q) - now.more("banked", q))
    return shown


def is_told(now: Moment, p: int) -> bool:
    """Return whether the choice, or the search card, has already told of a seat's hand."""
    by_choice = p == now.before["turn"] and now.phase in (Phase.LOOT_CARD, Phase.KEEP)
    hut = int(now.after["searched"])
    return by_choice or (hut >= 0 and now.after["lives"][hut] == p)


# -- The round ------------------------------------------------------------------


def turns(now: Moment) -> Iterator[str]:
    """Tell of a new controller, of the gate, and of the end of the game."""
    before, after = now.before, now.after
    if now.phase not in CHOSEN_TOGETHER:
        yield from contest(now)
    boss = int(after["boss"])
    if boss >= 0 and (boss != before["boss"] or after["rounds"] != before["rounds"]):
        yield now.told("tell-boss", boss)
    if before["gate"] != after["gate"]:
        yield text("tell-gate", open=int(after["gate"]))
    if int(after["phase"]) == Phase.OVER:
        yield text("tell-over")
