"""Chickens ’n’ Aliens: the reasons for a choice that is advised, from the view of the seat to move.

Cards still to be drawn, or to be taken unseen, are counted and not named.
"""

from collections.abc import Callable, Sequence
from typing import Any

from farmyard.core.game import Bot, Reasons
from farmyard.core.record import NOTHING, alone
from farmyard.games.aliens import words
from farmyard.games.aliens.advice.phrases import (
    ALIENS,
    COSTS,
    GAINS,
    LOSSES,
    NEXT,
    PICKS,
    TAKES,
    THROWS,
    USE_OF_PART,
    USES,
    WINS,
)
from farmyard.games.aliens.advice.threats import THIEVES, danger, others, unseen
from farmyard.games.aliens.box import (
    A_BEAKFUL,
    ALIEN,
    ARMS,
    BEAM,
    BOOST,
    BROODY,
    HAND,
    KINDS,
    PARTS,
    TO_WIN,
    WILD,
)
from farmyard.games.aliens.rules import WHOLE, can_do
from farmyard.games.aliens.rules.choices import shows, uncovered
from farmyard.games.aliens.state import CARD, DEED, EVERY_CHOICE, Deed, Phase
from farmyard.games.aliens.words.naming import a_card, card_of, counted, in_letters, joined, listed
from farmyard.games.aliens.words.phrases import CARDS, CORN

__all__ = ["reasons"]

WINGS = BROODY + 7
DEAR = ALIEN, *THIEVES  # cards that the others would be glad to get from the pile


def reasons(view: Any, choice: int, names: Sequence[str], bot: Bot) -> Reasons:
    """Return what a choice brings the seat to move, and what it costs and leaves to the others."""
    after = after_it(view, choice)
    if after.laid[view.turn] == TO_WIN:
        return winning(view, after, Deed(DEED[choice]))
    gains = [*GAIN[Deed(DEED[choice])](view, after, choice, names), ahead(after, choice)]
    risks = [cost(view, after, choice), danger(view, after, names)]
    return Reasons(" ".join(filter(None, gains)), " ".join(filter(None, risks)))


def winning(view: Any, after: Any, deed: Deed) -> Reasons:
    """Tell what the third alien wins: the first part that is missing (UF-R29)."""
    parts = int(view.parts[view.turn])
    won = next(i for i in range(len(PARTS)) if not parts >> i & 1)
    whole = parts | 1 << won == WHOLE
    left = counted(CORN, int(after.corn[view.turn]))
    risk = COSTS["next round"].format(left=left) if deed == Deed.LAY and not whole else ""
    return Reasons(WINS["game" if whole else "round"].format(part=PARTS[won]), risk)


# -- What a choice does, as far as it can be told -------------------------------


def after_it(view: Any, choice: int) -> Any:
    """Return the view after a choice, without new cards in hand, at the end of the turn."""
    s, me, deed = alone(view)[0], int(view.turn), Deed(DEED[choice])
    p = int(view.reach) if deed == Deed.PICK else words.target(view, choice)
    give_up(s, me, card_of(choice))
    match deed:
        case Deed.LAY:
            s.laid[me] += 1
            s.corn[me] -= 1
        case Deed.BROODY:
            s.covers[me, int(CARD[choice] == WILD)] += 1
        case Deed.TWIN_BEAKS:
            s.corn[me] += min(A_BEAKFUL, int(view.bank)) if view.bank_runs_out else A_BEAKFUL
        case Deed.PECKING_ORDER:
            s.laid[me] += 1
            s.laid[p] -= 1
        case Deed.SCRAMBLE:
            s.corn[me] += view.pool
        case Deed.HEN_PECKED:
            s.corn[me] += 1
            s.corn[p] -= 1
        case Deed.HYPNO_CHICKEN:
            s.stunned[p] += 1
        case Deed.FOWL_PLAY | Deed.PICK:
            rob(s, p, 1)
        case Deed.BEAM_FROM_ONE:
            rob(s, p, BEAM)
        case Deed.BEAM_FROM_EACH:
            for q in others(view):
                rob(s, q, 1)
        case Deed.ALIEN_FLU:
            s.laid[:] = s.covers[:] = 0
        case Deed.CORN_STAR:
            s.corn[me] += sum(int(view.corn[q]) for q in others(view))
            s.corn[others(view)] = 0
        case Deed.ARMED:
            s.held[others(view)] += ARMS
        case Deed.ALL_OUT_WAR:
            s.held[:] = s.hands[me] = s.known[me] = 0
    return s


def give_up(s: Any, me: int, card: int) -> None:
    """A card leaves the hand of the seat to move."""
    if card >= KINDS:
        s.bottoms[me, card - KINDS] -= 1
    elif card >= 0:
        s.hands[me, card] -= 1
    s.held[me] -= card >= 0


def rob(s: Any, p: int, n: int) -> None:
    """Cards leave a hand unseen: any of those known to be there may be among them."""
    s.held[p] -= min(n, int(s.held[p]))
    there = s.known[s.turn][p * KINDS : (p + 1) * KINDS]
    there[:] = (there - n).clip(0)


# -- What it brings -------------------------------------------------------------

Gain = Callable[[Any, Any, int, Sequence[str]], list[str]]


def plainly(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    return [GAINS[Deed(DEED[choice])].format(**slots(view, after, choice, names))]


def slots(view: Any, after: Any, choice: int, names: Sequence[str]) -> dict[str, str]:
    """Return what a sentence says of a choice, of whoever it is done to, and of what it brings."""
    me, p = int(view.turn), words.target(view, choice)
    return {
        "victim": names[p],
        "n": in_letters(int(view.held[p])),
        "mine": counted(CORN, int(after.corn[me])),
        "theirs": counted(CORN, int(after.corn[p])),
        "corn": counted(CORN, int(after.corn[me] - view.corn[me])),
    }


def of_laying(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    return [GAINS["second" if after.laid[view.turn] == TO_WIN - 1 else "first"]]


def of_broody(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    many = after.laid[view.turn] > 1 and not uncovered(after, view.turn)
    return [GAINS["all covered" if many else Deed.BROODY]]


def of_corn(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    """Tell of corn, and what it is good for."""
    deed, aliens = Deed(DEED[choice]), int(view.hands[view.turn][ALIEN])
    donors = [q for q in others(view) if view.corn[q]]
    about = slots(view, after, choice, names) | {"victims": joined([names[q] for q in donors])}
    if deed == Deed.HEN_PECKED and about["theirs"] == counted(CORN, 0):
        use = NEXT["no corn"].format(**about)
    else:
        use = NEXT["aliens" if aliens else "corn"].format(aliens=listed([ALIEN] * aliens))
    return [GAINS[deed].format(**about), use]


def of_stealing(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    p = words.target(view, choice)
    both = [counted(ALIENS, int(after.laid[q])) for q in (view.turn, p)]
    return [GAINS[Deed.PECKING_ORDER].format(victim=names[p], mine=both[0], theirs=both[1])]


def of_a_hand(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    """Tell of one hand that is shown, or from which a card or two are taken."""
    deed, p = Deed(DEED[choice]), words.target(view, choice)
    held = int(view.held[p])
    kind = {Deed.CHEEKY_CHICKEN: "a hand", Deed.FOWL_PLAY: "one"}.get(deed, "two")
    if held == 1:
        kind = "a hand of one" if kind == "a hand" else "only"
    elif held == BEAM and kind == "two":
        kind = "both"
    told = [GAINS[kind].format(**slots(view, after, choice, names))]
    if view.laid[p] == TO_WIN - 1:
        one = "rob leader" if kind in ("one", "only") else "rob leader of two"
        why = "look at leader" if deed == Deed.CHEEKY_CHICKEN else one
        return [*told, NEXT[why].format(victim=names[p])]
    return told if deed == Deed.CHEEKY_CHICKEN else [*told, known_there(view, p)]


def known_there(view: Any, p: int) -> str:
    row = view.known[view.turn][p * KINDS : (p + 1) * KINDS]
    cards = [card for card, n in enumerate(row) for _ in range(n)]
    kind = "known card" if view.held[p] == 1 else "known" if len(cards) == 1 else "known many"
    return NEXT[kind].format(cards=listed(cards)) if cards else ""


def of_every_hand(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    held = [names[q] for q in others(view) if view.held[q]]
    key = Deed.BEAM_FROM_EACH if len(held) > 1 else "beam from one"
    return [GAINS[key].format(victims=joined(held))]


def of_drawing(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    deed = Deed(DEED[choice])
    n = min(BOOST if deed == Deed.ROOSTER_BOOSTER else ARMS, int(view.stock + view.heap))
    held = counted(CARDS, int(after.held[view.turn]) + n)
    return [GAINS[deed].format(cards=counted(CARDS, n), held=held)]


def of_wings(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    top = int(view.discards[view.heap - 1])
    use = USES[top] if top < KINDS else USE_OF_PART[lacks(view, top - KINDS)]
    return [GAINS[Deed.WINGS_OF_DESIRE].format(top=a_card(top), use=use)]


def of_hypnotising(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    p = words.target(view, choice)
    if view.stunned[p]:
        return [GAINS["dizzier"].format(victim=names[p])]
    gain = GAINS[Deed.HYPNO_CHICKEN if view.held[p] else "no card to lose"]
    stops = NEXT["stops"] if view.laid[p] == TO_WIN - 1 else ""
    return [gain.format(victim=names[p]), stops.format(victim=names[p])]


def of_losses(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    """Tell who loses what to Alien Flu or All Out War, the seat to move last."""
    me, flu = int(view.turn), DEED[choice] == Deed.ALIEN_FLU
    had = view.laid if flu else view.held
    lost = [(names[q], int(had[q])) for q in others(view) if had[q]]
    mine = int(had[me]) - (not flu)
    told = [
        LOSSES[1].format(name=name, what=counted(ALIENS if flu else CARDS, n)) for name, n in lost
    ]
    told.append(LOSSES[0].format(what=counted(ALIENS if flu else CARDS, mine)))
    most, name = max(((n, name) for name, n in lost), default=(0, ""))
    key = Deed(DEED[choice]) if not flu or most > mine else "any flu"
    return [GAINS[key].format(name=name, losses=joined(told))]


def of_part(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    n = int(view.parts[view.turn]).bit_count() + 1
    return [GAINS[Deed.LAY_BOTTOM].format(part=PARTS[CARD[choice]], n=in_letters(n))]


def of_taking(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    me = int(view.turn)
    if view.top != NOTHING:
        key = "top" if lacks(view, int(view.top)) else "top spare"
        return [TAKES[key].format(part=PARTS[view.top])]
    if not view.held[me]:
        return [TAKES["empty"]]
    if view.hands[me][ALIEN]:
        return [TAKES["hidden" if view.corn[me] else "no corn"]]
    key = "no alien" if unseen(view, ALIEN) else "more"
    return [TAKES[key].format(held=counted(CARDS, int(view.held[me])))]


def of_throwing(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    """Tell why a card has to go, and why it is this one."""
    held, card = int(view.held[view.turn]), card_of(choice)
    why = "dizzy" if view.phase == Phase.STUNNED else "full" if held >= HAND else "bare"
    if why == "full" and held == HAND and view.stock + view.heap > 0:
        why = "room"
    about = {"held": counted(CARDS, held), "a_card": a_card(card)}
    told = [THROWS[why].format(**about)]
    if card >= KINDS:
        key = "least" if lacks(view, card - KINDS) else "has part"
        return [*told, THROWS[key].format(part=PARTS[card - KINDS], **about)]
    n = int(view.hands[view.turn][card])
    key = "several" if n > 1 else "least" if is_useful(view, card) else "useless"
    return [*told, THROWS[key].format(cards=listed([card] * n), **about)]


def of_picking(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    p, what = int(view.reach), int(CARD[choice])
    if what:
        key = "part" if lacks(view, what - 1) else "spare"
        return [PICKS[key].format(part=PARTS[what - 1])]
    if not any(view.bottoms[p][side] and lacks(view, side) for side in (0, 1)):
        return [PICKS["has parts"]]
    n = int(view.held[p] - shows(view, p))
    return [PICKS["unseen" if n > 1 else "one unseen"].format(victim=names[p], n=in_letters(n))]


def ahead(after: Any, choice: int) -> str:
    """Tell how the seat to move could win with its next turn, if its aliens have just changed."""
    me = int(after.turn)
    if after.laid[me] != TO_WIN - 1 or DEED[choice] not in (Deed.LAY, Deed.PECKING_ORDER):
        return ""
    if after.hands[me][ALIEN] and after.corn[me]:
        return NEXT["lay third"]
    mine = [card for card in THIEVES if after.hands[me][card]]
    if mine and any(uncovered(after, p) for p in others(after)):
        return NEXT["steal third"].format(card=a_card(mine[0]))
    return ""


def lacks(view: Any, side: int) -> bool:
    return not view.parts[view.turn] >> side & 1


def is_useful(view: Any, card: int) -> bool:
    """True if anything could be done with a card of the hand now, but for throwing it away."""
    return any(
        can_do(view, deed, (view.turn + to) % view.seats)
        for deed, used, to in EVERY_CHOICE
        if used == card and to < view.seats and deed < Deed.THROW_AWAY
    )


# -- What it costs --------------------------------------------------------------


def cost(view: Any, after: Any, choice: int) -> str:
    deed, card = Deed(DEED[choice]), card_of(choice)
    if deed in (Deed.THROW_AWAY, Deed.THROW_BOTTOM):
        dear = card in DEAR and (unseen(view, WINGS) or unseen(view, WILD))
        return COSTS["pile"].format(a_card=a_card(card)) if dear else ""
    if card == WILD:
        return COSTS["wild"]
    if deed == Deed.LAY:
        return COSTS["corn"].format(left=counted(CORN, int(after.corn[view.turn])))
    if deed == Deed.CHEEKY_CHICKEN:
        return COSTS["look of all" if view.cheeky_public and view.seats > 2 else "look"]
    return COSTS["armed"] if deed == Deed.ARMED and view.stock + view.heap > ARMS else ""


GAIN: dict[Deed, Gain] = dict.fromkeys(Deed, plainly) | {
    Deed.TAKE: of_taking,
    Deed.LAY: of_laying,
    Deed.BROODY: of_broody,
    Deed.TWIN_BEAKS: of_corn,
    Deed.CHEEKY_CHICKEN: of_a_hand,
    Deed.FOWL_PLAY: of_a_hand,
    Deed.PECKING_ORDER: of_stealing,
    Deed.ROOSTER_BOOSTER: of_drawing,
    Deed.SCRAMBLE: of_corn,
    Deed.WINGS_OF_DESIRE: of_wings,
    Deed.HEN_PECKED: of_corn,
    Deed.HYPNO_CHICKEN: of_hypnotising,
    Deed.BEAM_FROM_ONE: of_a_hand,
    Deed.BEAM_FROM_EACH: of_every_hand,
    Deed.ALIEN_FLU: of_losses,
    Deed.CORN_STAR: of_corn,
    Deed.ARMED: of_drawing,
    Deed.ALL_OUT_WAR: of_losses,
    Deed.THROW_AWAY: of_throwing,
    Deed.LAY_BOTTOM: of_part,
    Deed.THROW_BOTTOM: of_throwing,
    Deed.PICK: of_picking,
}
