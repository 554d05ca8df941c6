"""Chickens ’n’ Aliens: the reasons for a choice that is advised, from the view of the seat to move.

Cards still to be drawn, or to be taken unseen, are counted and not named.
"""

from collections.abc import Callable, Sequence
from typing import Any

from farmyard.core.contract import Bot, Reasons
from farmyard.core.record import NOTHING, alone
from farmyard.core.wording.messages import person
from farmyard.core.wording.slots import Thing
from farmyard.games.aliens import text
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
from farmyard.games.aliens.rules import WHOLE
from farmyard.games.aliens.rules.choices import SPAN, lower_plays, shows, uncovered
from farmyard.games.aliens.state import CARD, DEED, Deed, Phase
from farmyard.games.aliens.words.naming import (
    SLUGS,
    a_card,
    aliens,
    card_of,
    cards,
    corn,
    listed,
    loss,
    part,
    several,
    slug,
)
from farmyard.games.aliens.words.seen import at_stake, target

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
    left = int(after.corn[view.turn])
    risk = text("cost-next-round", n=left) if deed == Deed.LAY and not whole else ""
    return Reasons(text("win-game") if whole else text("win-round", part=part(won)), risk)


# -- What a choice does, as far as it can be told -------------------------------


def after_it(view: Any, choice: int) -> Any:
    """Return the view after a choice, without new cards in hand, at the end of the turn."""
    s, me, deed = alone(view)[0], int(view.turn), Deed(DEED[choice])
    p = int(view.reach) if deed == Deed.PICK else target(view, choice)
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
    """Remove a card from the hand of the seat to move."""
    if card >= KINDS:
        s.bottoms[me, card - KINDS] -= 1
    elif card >= 0:
        s.hands[me, card] -= 1
    s.held[me] -= card >= 0


def rob(s: Any, p: int, n: int) -> None:
    """Take cards from a hand unseen: any of those known to be there may be among them."""
    s.held[p] -= min(n, int(s.held[p]))
    there = s.known[s.turn][p * KINDS : (p + 1) * KINDS]
    there[:] = (there - n).clip(0)


# -- What it brings -------------------------------------------------------------

Gain = Callable[[Any, Any, int, Sequence[str]], list[str]]


def plainly(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    deed = slug(Deed(DEED[choice]).name)
    return [text(f"gain-{deed}", **slots(view, after, choice, names))]


def slots(view: Any, after: Any, choice: int, names: Sequence[str]) -> dict[str, Any]:
    """Return what a sentence says of a choice, of whoever it is done to, and of what it brings."""
    me, p = int(view.turn), target(view, choice)
    return {
        "victim": names[p],
        "n": int(view.held[p]),
        "mine": corn(after.corn[me]),
        "theirs": corn(after.corn[p]),
        "corn": corn(after.corn[me] - view.corn[me]),
    }


def of_laying(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    return [text("gain-second" if after.laid[view.turn] == TO_WIN - 1 else "gain-first")]


def of_broody(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    many = after.laid[view.turn] > 1 and not uncovered(after, view.turn)
    return [text("gain-all-covered" if many else "gain-broody")]


def of_corn(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    """Tell of corn, and what it is good for."""
    deed, held = Deed(DEED[choice]), int(view.hands[view.turn][ALIEN])
    about = slots(view, after, choice, names)
    about["victims"] = tuple(names[q] for q in others(view) if view.corn[q])
    told = text(f"gain-{slug(deed.name)}", **about)
    if deed == Deed.HEN_PECKED and not after.corn[target(view, choice)]:
        return [told, text("next-no-corn", **about)]
    return [told, text("next-aliens", aliens=several(ALIEN, held)) if held else text("next-corn")]


def of_stealing(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    p = target(view, choice)
    mine, theirs = (aliens(after.laid[q]) for q in (view.turn, p))
    return [text("gain-pecking-order", victim=names[p], mine=mine, theirs=theirs)]


def of_a_hand(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    """Tell of one hand that is shown, or from which a card or two are taken."""
    deed, p = Deed(DEED[choice]), target(view, choice)
    looks, held = deed == Deed.CHEEKY_CHICKEN, int(view.held[p])
    takes = 1 if deed == Deed.FOWL_PLAY else min(BEAM, held)
    gain = "a-hand" if looks else "one-card" if deed == Deed.FOWL_PLAY else "two-cards"
    told = text(f"gain-{gain}", **slots(view, after, choice, names))
    if view.laid[p] == TO_WIN - 1:
        why = "look-at-leader" if looks else "rob-leader"
        return [told, text(f"next-{why}", victim=names[p], n=takes)]
    return [told] if looks else [told, known_there(view, p)]


def known_there(view: Any, p: int) -> str:
    row = view.known[view.turn][p * KINDS : (p + 1) * KINDS]
    there = [card for card, n in enumerate(row) for _ in range(n)]
    slots: dict[str, Any] = {"held": int(view.held[p]), "n": len(there), "cards": listed(there)}
    return text("next-known", **slots) if there else ""


def of_every_hand(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    held = tuple(names[q] for q in others(view) if view.held[q])
    return [text("gain-beam-from-each", victims=held, n=len(held))]


def of_drawing(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    deed = Deed(DEED[choice])
    n = min(BOOST if deed == Deed.ROOSTER_BOOSTER else ARMS, int(view.stock + view.heap))
    held = cards(after.held[view.turn] + n)
    return [text(f"gain-{slug(deed.name)}", cards=cards(n), held=held)]


def of_wings(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    top = int(view.discards[view.heap - 1])
    use = SLUGS[top] if top < KINDS else "part" if lacks(view, top - KINDS) else "spare-part"
    return [text("gain-wings-of-desire", top=a_card(top), use=Thing(f"use-{use}"))]


def of_hypnotising(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    p = target(view, choice)
    if view.stunned[p]:
        return [text("gain-dizzier", victim=names[p])]
    gain = text(f"gain-{'hypno-chicken' if view.held[p] else 'no-card-to-lose'}", victim=names[p])
    return [gain, text("next-stops", victim=names[p]) if view.laid[p] == TO_WIN - 1 else ""]


def of_losses(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    """Tell who loses what to Alien Flu or All Out War, the seat to move last."""
    *theirs, (me, mine) = at_stake(view, choice)
    lost = [(p, n) for p, n in theirs if n]
    losses = tuple(loss(choice, n, names[p], person(p, me)) for p, n in [*lost, (me, mine)])
    if DEED[choice] == Deed.ALL_OUT_WAR:
        return [text("gain-all-out-war", losses=losses)]
    most, name = max(((n, names[p]) for p, n in lost), default=(0, ""))
    return [text(f"gain-{'alien' if most > mine else 'any'}-flu", name=name, losses=losses)]


def of_part(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    n = int(view.parts[view.turn]).bit_count() + 1
    return [text("gain-lay-bottom", part=part(CARD[choice]), n=n)]


def of_taking(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    me = int(view.turn)
    if view.top != NOTHING:
        take = "top" if lacks(view, int(view.top)) else "top-spare"
        return [text(f"take-{take}", part=part(view.top))]
    if not view.held[me]:
        return [text("take-empty")]
    if view.hands[me][ALIEN]:
        return [text("take-hidden" if view.corn[me] else "take-no-corn")]
    take = "no-alien" if unseen(view, ALIEN) else "more"
    return [text(f"take-{take}", held=cards(view.held[me]))]


def of_throwing(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    """Tell why a card has to go, and why it is this one."""
    held, card = int(view.held[view.turn]), card_of(choice)
    why = "dizzy" if view.phase == Phase.STUNNED else "full" if held >= HAND else "bare"
    if why == "full" and held == HAND and view.stock + view.heap > 0:
        why = "room"
    told = text(f"throw-{why}", held=cards(held))
    if card >= KINDS:
        this = "least" if lacks(view, card - KINDS) else "has-part"
        return [told, text(f"throw-{this}", card=a_card(card))]
    n = int(view.hands[view.turn][card])
    this = "several" if n > 1 else "least" if is_useful(view, card) else "useless"
    return [told, text(f"throw-{this}", card=several(card, n))]


def of_picking(view: Any, after: Any, choice: int, names: Sequence[str]) -> list[str]:
    p, what = int(view.reach), int(CARD[choice])
    if what:
        pick = "part" if lacks(view, what - 1) else "spare"
        return [text(f"pick-{pick}", part=part(what - 1))]
    if not any(view.bottoms[p][side] and lacks(view, side) for side in (0, 1)):
        return [text("pick-has-parts")]
    return [text("pick-unseen", victim=names[p], n=int(view.held[p] - shows(view, p)))]


def ahead(after: Any, choice: int) -> str:
    """Tell how the seat to move could win with its next turn, if its aliens have just changed."""
    me = int(after.turn)
    if after.laid[me] != TO_WIN - 1 or DEED[choice] not in (Deed.LAY, Deed.PECKING_ORDER):
        return ""
    if after.hands[me][ALIEN] and after.corn[me]:
        return text("next-lay-third")
    mine = [card for card in THIEVES if after.hands[me][card]]
    if mine and any(uncovered(after, p) for p in others(after)):
        return text("next-steal-third", card=a_card(mine[0]))
    return ""


def lacks(view: Any, side: int) -> bool:
    return not view.parts[view.turn] >> side & 1


def is_useful(view: Any, card: int) -> bool:
    """True if anything could be done with a card of the hand now, but for throwing it away."""
    return bool(lower_plays(view) & SPAN[card])


# -- What it costs --------------------------------------------------------------


def cost(view: Any, after: Any, choice: int) -> str:
    deed, card = Deed(DEED[choice]), card_of(choice)
    if deed in (Deed.THROW_AWAY, Deed.THROW_BOTTOM):
        dear = card in DEAR and (unseen(view, WINGS) or unseen(view, WILD))
        return text("cost-pile", card=a_card(card)) if dear else ""
    if card == WILD:
        return text("cost-wild")
    if deed == Deed.LAY:
        return text("cost-corn", n=int(after.corn[view.turn]))
    if deed == Deed.CHEEKY_CHICKEN:
        public = view.cheeky_public and view.seats > 2
        return text("cost-look-of-all" if public else "cost-look")
    return text("cost-armed") if deed == Deed.ARMED and view.stock + view.heap > ARMS else ""


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
