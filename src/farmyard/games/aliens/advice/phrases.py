"""Chickens ’n’ Aliens: the sentences of reasons, with named slots; a translation starts here."""

from typing import Any

from farmyard.games.aliens.state import Deed

WINS = {
    "round": "This is your third alien: you win the round and the {part} of a saucer.",
    "game": "This is your third alien: you win the last part of your saucer, and the game.",
}
GAINS: dict[Any, str] = {
    Deed.PASS: "There is nothing else you can do.",
    "first": "This is your first alien. With three you win the round.",
    "second": "This is your second alien. You need only one more to win the round.",
    Deed.BROODY: "A hen sits on one of your aliens, and nobody can steal it.",
    "all covered": "Hens sit on all your aliens then, and nobody can steal one from you.",
    Deed.TWIN_BEAKS: "You get {corn} from the bank, and then have {mine}.",
    "a hand": "You see the {n} cards that {victim} holds, and know what to expect.",
    "a hand of one": "You see the only card that {victim} holds, and know what to expect.",
    "one": "You get one of the {n} cards that {victim} holds.",
    "two": "You get two of the {n} cards that {victim} holds.",
    "both": "You get both cards that {victim} holds.",
    "only": "You get the only card that {victim} holds.",
    Deed.PECKING_ORDER: "You get an alien from {victim} without paying corn. You then have "
    "{mine}, and {victim} has {theirs}.",
    Deed.ROOSTER_BOOSTER: "You get {cards} from the deck at once, and then hold {held}.",
    Deed.SCRAMBLE: "You get the whole pool, {corn}, and then have {mine}.",
    Deed.WINGS_OF_DESIRE: "You get {top} from the discard pile: {use}.",
    Deed.HEN_PECKED: "You get one corn from {victim}. You then have {mine}, and {victim} has "
    "{theirs}.",
    Deed.HYPNO_CHICKEN: "{victim} loses the next turn and must throw a card away.",
    "no card to lose": "{victim} loses the next turn.",
    "dizzier": "{victim} is dizzy already, and loses one turn more.",
    Deed.BEAM_FROM_EACH: "You get one card each from {victims}.",
    "beam from one": "You get one card from {victims}.",
    Deed.ALIEN_FLU: "All aliens go, and nobody loses more than {name}: {losses}.",
    "any flu": "All aliens go: {losses}.",
    Deed.CORN_STAR: "You get all the corn of {victims}, {corn}, and then have {mine}.",
    Deed.ARMED: "You get {cards} from the deck, and then hold {held}.",
    Deed.ALL_OUT_WAR: "All hands go: {losses}.",
    Deed.LAY_BOTTOM: "The {part} is safe on your saucer, which then has {n} of its three parts.",
}
TAKES = {
    "empty": "You hold no card, so you need a new one.",
    "top": "The {part} of a saucer lies on top of the deck. Your saucer still lacks it.",
    "top spare": "The {part} of a saucer lies on top of the deck. Your saucer has it already, but "
    "this way nobody else gets it.",
    "no corn": "You have no corn to lay an alien with. The new card may help you to some.",
    "hidden": "While an alien is in your hand, nobody can steal it with Pecking Order. A new card "
    "may help you first.",
    "no alien": "You hold no alien. The new card may be one.",
    "more": "You hold {held}. A new one gives you more to choose from.",
}
THROWS = {
    "dizzy": "You are dizzy, so one of your cards has to go.",
    "full": "You hold {held}, and with five or more you cannot take a new one.",
    "room": "You hold {held}. Throw one away, and you may take a new one in your next turn.",
    "bare": "There is no card to take.",
    "several": "You hold {cards}, and can do without one of them.",
    "useless": "You could do nothing with {a_card} now.",
    "has part": "Your saucer has its {part} already.",
    "least": "Of your cards you can best do without {a_card}.",
}
PICKS = {
    "unseen": "{victim} holds {n} cards that you do not see, and one of them may be worth more.",
    "one unseen": "{victim} holds one card that you do not see, and it may be worth more.",
    "has parts": "Your saucer has that part already, so take a card that you do not see.",
    "part": "Your saucer still lacks the {part}. You can put it on in a later turn.",
    "spare": "Your saucer has its {part} already, but this way nobody else gets it.",
}
NEXT: dict[Any, str] = {
    "lay third": "You hold another alien and have the corn for it, so you could win with your "
    "next turn.",
    "steal third": "You hold {card}, so you could win with your next turn by stealing an alien.",
    "look at leader": "So you learn whether {victim} could come by a third alien next.",
    "rob leader": "It may be just what {victim} needs for a third alien.",
    "rob leader of two": "They may be just what {victim} needs for a third alien.",
    "stops": "{victim} has two aliens, but cannot lay or steal the third in that turn.",
    "known": "You know that {cards} is among them.",
    "known many": "You know that {cards} are among them.",
    "known card": "You know that it is {cards}.",
    "aliens": "You hold {aliens}, and an alien costs one corn.",
    "corn": "An alien costs one corn.",
    "no corn": "Without corn {victim} cannot lay an alien.",
}
USES = (
    "you can lay it for one corn",
    "it keeps an alien of yours from being stolen",
    "it brings two corn from the bank",
    "it shows you somebody’s hand",
    "it brings a card from somebody’s hand",
    "it steals an alien that no hen sits on",
    "it brings two cards from the deck",
    "it brings all corn of the pool",
    "you can change it for another card of the pile later",
    "it brings one corn from somebody",
    "it makes somebody lose a turn",
    "it stands for any blue card",
    "it brings two cards from one hand, or one from every hand",
    "it sweeps all aliens away",
    "it brings all the corn of the others",
    "it brings three cards from the deck",
    "it sweeps all hands away",
)
USE_OF_PART = {True: "your saucer still lacks it", False: "this way nobody else gets it"}
LOSSES = ("you lose {what}", "{name} loses {what}")
ALIENS = ("no alien", "one alien", "{n} aliens")
COSTS = {
    "corn": "It costs one corn: you have {left} left.",
    "next round": "It costs one corn: you begin the next round with {left}.",
    "wild": "It costs a wild card, which could stand for any other blue card as well.",
    "armed": "But everybody else gets cards, too.",
    "look": "It brings you no card, no corn and no alien.",
    "look of all": "But everybody sees that hand, not only you.",
    "pile": "Somebody could get {a_card} from the discard pile with Wings of Desire.",
}
DANGERS = {
    "lays third": "You know that {name} holds an alien, and could win the round by laying it.",
    "steals third": "You know that {name} holds {card}, and could win the round by stealing an "
    "alien with it.",
    "leader": "{name} has two aliens, and could win the round with one more.",
    "steals": "You know that {name} holds {card}, and could steal an alien from you.",
    "bare": "No hen sits on your alien: somebody could steal it with Pecking Order or a wild card.",
    "bare many": "No hen sits on {n} of your aliens: somebody could steal one with Pecking Order "
    "or a wild card.",
}
