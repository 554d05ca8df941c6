"""By Golly!: the reasons for a choice that is advised, from the view and the memory of a seat."""

from collections.abc import Callable, Sequence
from typing import Any

from farmyard.core.contract import Bot, Reasons
from farmyard.games.by_golly import text
from farmyard.games.by_golly.bot import Rememberer
from farmyard.games.by_golly.box import ANIMALS, HAND, LANDED, MESS, REALLY_UNLUCKY, SHOVEL
from farmyard.games.by_golly.options import FaceupMatch
from farmyard.games.by_golly.rules import can_be_robbed, cards_of, lies_up
from farmyard.games.by_golly.state import LEAVE, PICK, PLACES, SHUFFLE, Phase
from farmyard.games.by_golly.words.naming import (
    Slots,
    a_card,
    alike,
    named,
    others,
    place_name,
    so_many,
)

__all__ = ["reasons"]

NEAR = 3  # cards to go: one who has no more is near to winning

Known = dict[int, int]
"""Places of the yard that lie face down, and the card that is known to be there."""


def reasons(view: Any, choice: int, names: Sequence[str], bot: Bot) -> Reasons:
    """Return what a choice brings the seat to move, and what it costs or may lead to."""
    assert isinstance(bot, Rememberer)
    gain, risk = REASONS[Phase(view.phase)](view, choice, names, bot.known(view))
    return Reasons(" ".join(filter(None, gain)), " ".join(filter(None, risk)))


Told = tuple[list[str], list[str]]
"""Sentences, of which some may be empty: the gain, and the risk."""


# -- An animal, and its match ---------------------------------------------------


def of_play(view: Any, animal: int, names: Sequence[str], known: Known) -> Told:
    up, copies, named_so = lying_up(view), int(view.hands[view.turn][animal]), a_card(animal)
    many = "-many" if copies > 1 else ""
    if animal in up:
        if view.faceup_match == FaceupMatch.INSTANT:
            return [text("gain-up", animal=named_so), after(view, animal, known)], []
        risk = [text("risk-ends", animal=named_so), near_or_mess(view, names, known)]
        return [text("gain-stuck")], risk
    place = next((place for place, card in known.items() if card == animal), None)
    if place is not None:
        slots: Slots = {"animal": named_so, "n": copies, "place": place_name(place)}
        gain = [text(f"gain-known{many}", **slots), after(view, animal, known)]
        return gain, [guess_next(view, animal, known)]
    blind = not any(view.hands[view.turn][card] for card in up)
    gain_id = f"gain-unknown{many}" if blind else "gain-rest-unknown"
    risk = [text("risk-no-match", animal=named_so), near_or_mess(view, names, known)]
    return [text(gain_id, animal=named_so, cards=alike(animal, copies))], risk


def of_turn(view: Any, place: int, names: Sequence[str], known: Known) -> Told:
    animal, hidden = int(view.laid), unknown(view, known)
    named_so = a_card(animal)
    could_match = animal not in lying_up(view)
    if known.get(place) == animal or (hidden == [place] and could_match):
        gain = text("gain-here" if place in known else "gain-last", animal=named_so)
        return [gain, after(view, animal, known)], [guess_next(view, animal, known)]
    if could_match and place in hidden:
        gain = text("gain-one-of", animal=named_so, n=len(hidden))
        return [gain], [text("risk-no-match", animal=named_so), hidden_mess(known)]
    ends = text("risk-ends", animal=named_so)
    if place in hidden:
        return [text("gain-new", animal=named_so)], [ends, hidden_mess(known)]
    if known[place] != MESS and not could_match:
        return [text("gain-harmless", animal=named_so, card=a_card(known[place]))], [ends]
    return [text("gain-nothing")], []


def of_lucky(view: Any, every_copy: int, names: Sequence[str], known: Known) -> Told:
    animal = int(view.laid)
    more = int(view.hands[view.turn][animal])
    if every_copy:
        gain = [text("gain-all", animal=a_card(animal), n=more + 1), after(view, animal, known)]
        return gain, [guess_next(view, animal, known)]
    keeps = [] if view.faceup_match == FaceupMatch.INSTANT else [text("risk-keeps", n=more)]
    return [text("gain-one", animal=a_card(animal))], keeps


def after(view: Any, animal: int, known: Known) -> str:
    """Tell how the turn goes on when all copies of an animal are gone."""
    rest, left = others_held(view, animal), int(view.left[view.turn])
    if not rest:
        return text("then-empty", n=so_many(min(HAND, left))) if left else text("then-win")
    more = [card for card in rest if card in known.values()]
    return text("then-more", cards=named(more), n=len(more)) if more else ""


def guess_next(view: Any, animal: int, known: Known) -> str:
    rest = others_held(view, animal)
    sure = {*known.values(), *lying_up(view)}
    return text("risk-guess-next") if rest and not sure.intersection(rest) else ""


def others_held(view: Any, animal: int) -> list[int]:
    """Return the other animals in the hand of the seat to move, each once."""
    return [card for card, n in enumerate(view.hands[view.turn]) if n and card != animal]


def lying_up(view: Any) -> set[int]:
    return {int(card) for card in view.faces[: view.flips * view.lying]}


def unknown(view: Any, known: Known) -> list[int]:
    """Return the places that lie face down with a card that is not known."""
    return [p for p in range(PLACES) if p not in known and not lies_up(view, p)]


def hidden_mess(known: Known) -> str:
    """Tell how many messes may still come up unexpected; none lies up before TURN2."""
    hidden = 2 - [*known.values()].count(MESS)
    return text("risk-hidden", n=hidden) if hidden else ""


def near_or_mess(view: Any, names: Sequence[str], known: Known) -> str:
    """Tell who else is nearest to winning, if that is near; else what may come up."""
    cards, p = min((int(cards_of(view, p)), p) for p in range(view.seats) if p != view.turn)
    if cards <= NEAR:
        return text("risk-near", name=names[p], n=so_many(cards))
    return hidden_mess(known)


# -- The mess -------------------------------------------------------------------


def of_second(view: Any, place: int, names: Sequence[str], known: Known) -> Told:
    if known.get(place) == SHOVEL:
        return [text("gain-shovel-here")], []
    there = to_be_taken(view)
    slots: Slots = {
        "few": so_many(min(LANDED, there)),
        "many": so_many(min(REALLY_UNLUCKY, there)),
        "others": others(view, int(view.turn), names),
    }
    hidden, cards = unknown(view, known), [*known.values()]
    if place not in hidden:
        return [text("gain-no-mess")], [text("risk-animal", **slots)] if there else []
    messes, shovels = 1 - cards.count(MESS), 2 - cards.count(SHOVEL)
    animals = len(hidden) - messes - shovels
    risk = ("other-mess" if messes else "animal") if animals else "only-mess" if messes else ""
    risks = [text(f"risk-{risk}", **slots)] if risk and there else []
    return [text("gain-shovel-unknown", n=len(hidden))], risks


def to_be_taken(view: Any) -> int:
    """Return how many cards there are in the hands that may be drawn from."""
    there = 0
    for p in range(view.seats):
        if can_be_robbed(view, p):
            kept = view.last_card_safe and not view.left[p]
            there += int(view.held[p]) - int(kept)
    return there


def of_draw(view: Any, victim: int, names: Sequence[str], known: Known) -> Told:
    cards = {p: int(cards_of(view, p)) for p in range(view.seats) if p != view.turn}
    most = cards.pop(victim)
    if most == 1:
        gain = text("gain-draw-some", name=names[victim], n=most)
        return [gain], [text("risk-victim-wins", name=names[victim])]
    farthest = max(cards.values(), default=0)
    kind = "most" if most > farthest else "equal" if most == farthest else "some"
    gain = text(f"gain-draw-{kind}", name=names[victim], n=most)
    risk = text("risk-taken", n=int(cards_of(view, view.turn)) + 1)
    return [gain, spared(view, cards, most, names)], [risk]


def spared(view: Any, cards: dict[int, int], most: int, names: Sequence[str]) -> str:
    """Tell from whom it would be a mistake to draw, if from anybody."""
    least, p = min(((n, p) for p, n in cards.items() if can_be_robbed(view, p)), default=(most, 0))
    if least == 1:
        return text("gain-spared-last", name=names[p])
    return text("gain-spared", name=names[p], n=least) if least <= NEAR < most else ""


# -- The consolation ------------------------------------------------------------


def of_shuffle(view: Any, choice: int, names: Sequence[str], known: Known) -> Told:
    turned = [(int(view.places[i]), int(view.faces[i])) for i in range(view.flips)]
    if choice == LEAVE:
        return of_leaving([each for each in turned if holds(view, each[1])]), [seen(view, names)]
    if choice == SHUFFLE:
        picked = [card for place, card in turned if view.picked[place]]
        stays = [card for place, card in turned if not view.picked[place]] if picked else []
        return of_shuffling(view, picked or [card for _, card in turned], stays)
    card = turned.pop(choice - PICK)[1]
    useless = [other for _, other in turned if not holds(view, other)]
    useful = [other for _, other in turned if holds(view, other)]
    if holds(view, card):
        return [text("gain-pick-any")], [lost([card])]
    if {*useless} == {card}:
        return [text("gain-alike")], []
    gain = "gain-pick" if useless else "gain-pick-alone"
    return [text(gain, card=a_card(card), cards=named(useless)), staying(useful)], []


def seen(view: Any, names: Sequence[str]) -> str:
    if view.seats == 2:
        return text("risk-seen-by-one", name=names[1 - view.turn])
    return text("risk-seen")


def of_leaving(kept: list[tuple[int, int]]) -> list[str]:
    if not kept:
        return [text("gain-leave-any")]
    if len(kept) > 1:
        return [text("gain-leave-many", cards=named([card for _, card in kept]))]
    place, card = kept[0]
    return [text("gain-leave", card=a_card(card), place=place_name(place))]


def of_shuffling(view: Any, cards: list[int], stays: list[int]) -> Told:
    used = [card for card in cards if holds(view, card)]
    if len({*cards}) == 1:
        gain = text("gain-alike")
    elif stays or used:
        gain = text("gain-shuffle-some", cards=named(cards))
    else:
        gain = text("gain-shuffle")
    return [gain, staying([card for card in stays if holds(view, card)])], [lost(used)]


def staying(cards: list[int]) -> str:
    return text("gain-stays", cards=named(cards), n=len(cards)) if cards else ""


def lost(cards: list[int]) -> str:
    return text("risk-lost", cards=named(cards), n=len(cards)) if cards else ""


def holds(view: Any, card: int) -> bool:
    return card < len(ANIMALS) and bool(view.hands[view.turn][card])


REASONS: dict[Phase, Callable[[Any, int, Sequence[str], Known], Told]] = {
    Phase.PLAY: of_play,
    Phase.TURN: of_turn,
    Phase.LUCKY: of_lucky,
    Phase.TURN2: of_second,
    Phase.DRAW: of_draw,
    Phase.SHUFFLE: of_shuffle,
}
