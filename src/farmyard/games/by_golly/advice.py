"""By Golly!: the reasons for a choice that is advised, from the view and the memory of a seat."""

from collections.abc import Callable, Sequence
from typing import Any

from farmyard.core.game import Bot, Reasons
from farmyard.games.by_golly.bot import Rememberer
from farmyard.games.by_golly.box import ANIMALS, HAND, LANDED, MESS, REALLY_UNLUCKY, SHOVEL
from farmyard.games.by_golly.rules import can_be_robbed, cards_of, lies_up
from farmyard.games.by_golly.state import INSTANT, LEAVE, PICK, PLACES, SHUFFLE, Phase
from farmyard.games.by_golly.words import a_card, capital, named, place_name, plural, so_many
from farmyard.games.by_golly.words.phrases import IN_LETTERS as FEW

__all__ = ["reasons"]

PLAYS = {
    "known": "You know where the {animal} lies: {place}. So it is sure to match.",
    "known of many": "You know where the {animal} lies: {place}. "
    "{All} {animals} in your hand can go at once.",
    "up": "The match of the {animal} lies face up already, so it goes at once.",
    "stuck": "The matches of all your animals lie face up already, so none of them can match now.",
    "unknown": "You do not know where any of your animals lies, so try your luck with the "
    "{animal}.",
    "unknown of many": "You do not know where any of your animals lies. You hold {n} {animals}: "
    "if you find one, all can go at once.",
    "rest unknown": "No card that you know can match now, so try your luck with the {animal}.",
}
TURNS = {
    "known": "You know that the {animal} lies here, so it is sure to match.",
    "last": "It is the only card that you do not know, so the {animal} must be here.",
    "unknown": "The {animal} is one of the {n} cards that you do not know, and so is this one.",
    "new": "The match of the {animal} lies face up already, so no other card can match. "
    "This one at least shows you something new.",
    "harmless": "The match of the {animal} lies face up already, so no other card can match. "
    "Here lies {card}: you stay clear of the mess.",
    "nothing": "No card can match now, and one has to be turned over.",
}
SECONDS = {
    "known": "You know that a shovel lies here. It gets you out of the mess, and you take "
    "no cards.",
    "unknown": "You need a shovel. Both are among the {n} cards that you do not know, and this is "
    "one of those.",
    "other": "You do not know where a shovel lies, but here you do not turn up the other mess.",
}
LUCKY = {
    "all": "{All} {animals} go at once, for one turned card.",
    "one": "This {animal} goes for good.",
}
AFTER = {
    "win": "Then you have no card left, and you win.",
    "empty": "Then your hand is empty. Your turn ends, and you draw {cards} from your stack.",
    "more": "Then you can go on with {more}, for you know that place too.",
    "many more": "Then you can go on with {more}, for you know those places too.",
}
DRAWS = {
    "most": "Losing a card is a help. {name} is farthest behind of the others, with {n} to go.",
    "equal": "Losing a card is a help. None of the others is farther behind than {name}, with {n} "
    "to go.",
    "some": "You have to take a card from somebody, and {name} has {n} to go.",
    "nearer": "{other} has only {n} to go.",
    "last": "If you took the last card of {other}, {other} would win.",
}
SHUFFLES = {
    "all": "You hold no animal that was turned up, so you lose nothing. Once the cards are "
    "shuffled, nobody knows which of them lies where.",
    "picked": "Once {cards} are shuffled, nobody knows which of them lies where.",
    "alike": "The cards picked out are all alike, so this does you no harm.",
    "pick": "{Card} matches nothing in your hand. Let it change places with {others}, and nobody "
    "knows any more where each of them lies.",
    "pick alone": "{Card} matches nothing in your hand, so you need not know where it lies.",
    "any": "Let it change places with others.",
    "stays": "But {card} stays where it is, for you hold one.",
    "stay": "But {cards} stay where they are, for you hold them too.",
    "leave": "You hold the {animal}, and you know now that it lies in {place}. Leave it there for "
    "your next turn.",
    "leave many": "You hold {cards}, and you know now where they lie. Leave them there for your "
    "next turn.",
    "leave any": "Then you still know where these cards lie.",
}
RISKS = {
    "guess next": "After that you have to guess: you do not know where any other animal of yours "
    "lies.",
    "no match": "If it does not match, the {animal} comes back to you and your turn ends.",
    "ends": "The {animal} comes back to you, and your turn ends.",
    "mess": "One mess is still hidden among the cards that you do not know.",
    "messes": "Both messes are still hidden among the cards that you do not know.",
    "near": "{name} has only {cards} left.",
    "animal": "If it is an animal, you have to take {few} from {others}.",
    "other mess": "If it is an animal, you have to take {few} from {others}; if it is the other "
    "mess, {many}.",
    "only mess": "If it is the other mess, you have to take {many} from {others}.",
    "keeps": "But you keep {n} more, and they cannot match in this turn.",
    "keeps one": "But you keep one more, and it cannot match in this turn.",
    "taken": "After that card you have {n} to go.",
    "victim wins": "It is the last card of {name}, who wins at once.",
    "lost": "You will not know where {cards} lies, either.",
    "lost many": "You will not know where {cards} lie, either.",
    "seen": "But all the others have seen them, too.",
    "seen by one": "But {name} has seen them, too.",
}
ALL = ("No", "The one", "Both", "All three")  # of so many
THE_OTHERS = "the others"
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
    mine, up = view.hands[view.turn], lying_up(view)
    slots = about(animal, int(mine[animal]))
    many = " of many" if mine[animal] > 1 else ""
    if animal in up:
        if view.faceup_match == INSTANT:
            return [PLAYS["up"].format(**slots), after(view, animal, known)], []
        risk = [RISKS["ends"].format(**slots), near_or_mess(view, names, known)]
        return [PLAYS["stuck"]], risk
    place = next((place for place, card in known.items() if card == animal), None)
    if place is not None:
        gain = PLAYS["known" + many].format(place=place_name(place), **slots)
        return [gain, after(view, animal, known)], [guess_next(view, animal, known)]
    blind = not any(mine[card] for card in up)
    gain = PLAYS["unknown" + many if blind else "rest unknown"].format(**slots)
    return [gain], [RISKS["no match"].format(**slots), near_or_mess(view, names, known)]


def of_turn(view: Any, place: int, names: Sequence[str], known: Known) -> Told:
    animal, hidden = int(view.laid), unknown(view, known)
    slots = about(animal, int(view.hands[view.turn][animal]) + 1)
    could_match = animal not in lying_up(view)
    if known.get(place) == animal or (hidden == [place] and could_match):
        gain = TURNS["known" if place in known else "last"].format(**slots)
        return [gain, after(view, animal, known)], [guess_next(view, animal, known)]
    if could_match and place in hidden:
        gain = TURNS["unknown"].format(animal=slots["animal"], n=len(hidden))
        return [gain], [RISKS["no match"].format(**slots), hidden_mess(known)]
    if place in hidden:
        return [TURNS["new"].format(**slots)], [RISKS["ends"].format(**slots), hidden_mess(known)]
    if known[place] != MESS and not could_match:
        gain = TURNS["harmless"].format(card=a_card(known[place]), **slots)
        return [gain], [RISKS["ends"].format(**slots)]
    return [TURNS["nothing"]], []


def of_lucky(view: Any, every_copy: int, names: Sequence[str], known: Known) -> Told:
    animal = int(view.laid)
    more = int(view.hands[view.turn][animal])
    slots = about(animal, more + 1)
    if every_copy:
        gain = [LUCKY["all"].format(**slots), after(view, animal, known)]
        return gain, [guess_next(view, animal, known)]
    keeps = RISKS["keeps one" if more == 1 else "keeps"].format(n=FEW[more])
    return [LUCKY["one"].format(**slots)], [] if view.faceup_match == INSTANT else [keeps]


def after(view: Any, animal: int, known: Known) -> str:
    """Tell how the turn goes on when all copies of an animal are gone."""
    rest, left = others_held(view, animal), int(view.left[view.turn])
    if not rest:
        return AFTER["empty" if left else "win"].format(cards=so_many(min(HAND, left)))
    more = [card for card in rest if card in known.values()]
    if not more:
        return ""
    return AFTER["more" if len(more) == 1 else "many more"].format(more=named(more))


def guess_next(view: Any, animal: int, known: Known) -> str:
    rest = others_held(view, animal)
    sure = {*known.values(), *lying_up(view)}
    return RISKS["guess next"] if rest and not sure.intersection(rest) else ""


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
    found = [*known.values()].count(MESS)
    return (RISKS["messes"], RISKS["mess"], "")[found]


def near_or_mess(view: Any, names: Sequence[str], known: Known) -> str:
    """Tell who else is nearest to winning, if that is near; else what may come up."""
    cards, p = min((int(cards_of(view, p)), p) for p in range(view.seats) if p != view.turn)
    if cards <= NEAR:
        return RISKS["near"].format(name=names[p], cards=so_many(cards))
    return hidden_mess(known)


# -- The mess -------------------------------------------------------------------


def of_second(view: Any, place: int, names: Sequence[str], known: Known) -> Told:
    if known.get(place) == SHOVEL:
        return [SECONDS["known"]], []
    there = to_be_taken(view)
    slots = {"few": so_many(min(LANDED, there)), "many": so_many(min(REALLY_UNLUCKY, there))}
    slots["others"] = THE_OTHERS if view.seats > 2 else names[1 - view.turn]
    hidden, cards = unknown(view, known), [*known.values()]
    if place not in hidden:
        return [SECONDS["other"]], [RISKS["animal"].format(**slots)] if there else []
    messes, shovels = 1 - cards.count(MESS), 2 - cards.count(SHOVEL)
    animals = len(hidden) - messes - shovels
    risk = ("other mess" if messes else "animal") if animals else "only mess" if messes else ""
    risks = [RISKS[risk].format(**slots)] if risk and there else []
    return [SECONDS["unknown"].format(n=len(hidden))], risks


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
        return [DRAWS["some"].format(name=names[victim], n=most)], [
            RISKS["victim wins"].format(name=names[victim])
        ]
    farthest = max(cards.values(), default=0)
    kind = "most" if most > farthest else "equal" if most == farthest else "some"
    gain = [DRAWS[kind].format(name=names[victim], n=most), spared(view, cards, most, names)]
    return gain, [RISKS["taken"].format(n=int(cards_of(view, view.turn)) + 1)]


def spared(view: Any, cards: dict[int, int], most: int, names: Sequence[str]) -> str:
    """Tell from whom it would be a mistake to draw, if from anybody."""
    least, p = min(((n, p) for p, n in cards.items() if can_be_robbed(view, p)), default=(most, 0))
    if least == 1:
        return DRAWS["last"].format(other=names[p])
    return DRAWS["nearer"].format(other=names[p], n=least) if least <= NEAR < most else ""


# -- The consolation ------------------------------------------------------------


def of_shuffle(view: Any, choice: int, names: Sequence[str], known: Known) -> Told:
    turned = [(int(view.places[i]), int(view.faces[i])) for i in range(view.flips)]
    if choice == LEAVE:
        alone = view.seats == 2
        seen = RISKS["seen by one"].format(name=names[1 - view.turn]) if alone else RISKS["seen"]
        return of_leaving([each for each in turned if holds(view, each[1])]), [seen]
    if choice == SHUFFLE:
        picked = [card for place, card in turned if view.picked[place]]
        stays = [card for place, card in turned if not view.picked[place]] if picked else []
        return of_shuffling(view, picked or [card for _, card in turned], stays)
    card = turned.pop(choice - PICK)[1]
    useless = [other for _, other in turned if not holds(view, other)]
    useful = [other for _, other in turned if holds(view, other)]
    if holds(view, card):
        return [SHUFFLES["any"]], [lost([card])]
    if {*useless} == {card}:
        return [SHUFFLES["alike"]], []
    gain = SHUFFLES["pick" if useless else "pick alone"]
    return [gain.format(Card=capital(a_card(card)), others=named(useless)), staying(useful)], []


def of_leaving(kept: list[tuple[int, int]]) -> list[str]:
    if not kept:
        return [SHUFFLES["leave any"]]
    place, card = kept[0]
    slots = {"animal": ANIMALS[card], "place": place_name(place)}
    gain = SHUFFLES["leave" if len(kept) == 1 else "leave many"]
    return [gain.format(cards=named([card for _, card in kept]), **slots)]


def of_shuffling(view: Any, cards: list[int], stays: list[int]) -> Told:
    used = [card for card in cards if holds(view, card)]
    if len({*cards}) == 1:
        gain = SHUFFLES["alike"]
    else:
        gain = SHUFFLES["picked" if stays or used else "all"].format(cards=named(cards))
    return [gain, staying([card for card in stays if holds(view, card)])], [lost(used)]


def staying(cards: list[int]) -> str:
    return (
        SHUFFLES["stays" if len(cards) == 1 else "stay"].format(
            card=named(cards), cards=named(cards)
        )
        if cards
        else ""
    )


def lost(cards: list[int]) -> str:
    return (
        RISKS["lost" if len(cards) == 1 else "lost many"].format(cards=named(cards))
        if cards
        else ""
    )


def holds(view: Any, card: int) -> bool:
    return card < len(ANIMALS) and bool(view.hands[view.turn][card])


# -- In words -------------------------------------------------------------------


def about(animal: int, copies: int) -> dict[str, str]:
    """Return what a sentence says of an animal, of which the seat to move has so many."""
    name = ANIMALS[animal]
    return {"animal": name, "animals": plural(name), "n": FEW[copies], "All": ALL[copies]}


REASONS: dict[Phase, Callable[[Any, int, Sequence[str], Known], Told]] = {
    Phase.PLAY: of_play,
    Phase.TURN: of_turn,
    Phase.LUCKY: of_lucky,
    Phase.TURN2: of_second,
    Phase.DRAW: of_draw,
    Phase.SHUFFLE: of_shuffle,
}
