"""Cloud Nine: what the page says beside its drawings, as phrases with named slots."""

# -- Cards ----------------------------------------------------------------------

SPECIAL = {"mystery": "Mystery Box", "fox": "Fox, ten eggs lost", "nests": "Collective Nests"}
EGGS = ("no eggs", "1 egg", "{n} eggs")
COPY = "{label}, the {nth} of {n}"
NTH = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")

# -- What a Gold card does, and the deed on its button ---------------------------

DOES = {
    "rooster": "Four cards in this turn’s trick, whatever the operation, and values may repeat.",
    "hen": "Swap whole hands with a breeder, or one card each. Then touch whom.",
    "chick": "See all hands once. Or wait: before you draw, see that hand and choose.",
    "rifle": "All your Foxes go under the nest. Without a Fox, it buys another Gold card.",
    "straw": "The highest card of your next trick counts double.",
    "nest2": "Somebody draws two cards at once. Touch whom; it may be yourself.",
    "worm": "Exchange it for a Gold card that has been played.",
    "egg": "Five eggs at the end of the day, and two Gold cards at once.",
    "corns": "Somebody’s next trick may bring nine eggs at most. Touch whom.",
    "snake": "It steals the highest card of the next trick that another breeder makes.",
    "nests": "Everybody draws a card, you last. It brings you an egg for each breeder.",
}
DOES_ANYTIME = "Keep it: when somebody lays a trick you are asked whether to announce it."
DOES_PEEK = "See the hand before you draw, and choose the card."
DEED = {
    "rooster": "Let it crow",
    "chick": "See all hands",
    "rifle": "Fire the Rifle",
    "straw": "Spread the straw",
    "egg": "Lay the Easter Egg",
    "snake": "Lay it in wait",
    "nests": "Share out the nests",
}
DEED_PEEK = "Look, then choose"
WAYS = {"way-all": "Whole hands", "way-one": "One card"}

# -- The line -------------------------------------------------------------------

ROBBED = "{name}’s Snake will take your {card}."
ROBBED_BOX = "{name}’s Snake will take your box."
DOUBLED = "The {card} counts double."
BOX_NONE = ("", "The box brings none.", "The boxes bring none.")
MEETS = "It meets the challenge: {gold}."
LAID_BY = "{name} laid this"
YOU_LAID = "You laid this"
STOLEN_BY = "taken by {name}’s Snake"
STAYS = "stays on its pack"
COUNTS_DOUBLE = "counts double"

NINE_LAID = "{operation} = 9. Lay the trick."
TOO_MANY = "{operation} = {value}: {away} too many."
TOO_MANY_ALONE = "{value}: {away} too many."
MORE = "{operation} = {value}: {away} more to make nine."
MORE_ALONE = "{value} so far: {away} more to make nine."
NO_SIGN = "Those cards make nothing at this level."
ONE_FOX = "A Fox cannot be part of a trick."

FAULTS = {
    "empty": "Type an operation, such as 8 + 5 − 4.",
    "long": "That is too long to be reckoned.",
    "strange": "There is a sign in it that means nothing here.",
    "unfinished": "A number, a sign or a bracket is missing.",
    "card": "There are only cards from 1 to 10.",
    "whole": "Cards are whole numbers, from 1 to 10.",
    "sign": "This table does not play with one of those signs.",
    "zero": "No part of an operation may be zero.",
    "negative": "No part of an operation may be below zero.",
    "uneven": "That division does not come out whole.",
    "root": "That root does not come out.",
    "power": "A power is a whole number from 1 to 10.",
    "many": "A trick has four cards at most.",
    "undivided": "Four cards need a division, or a Rooster.",
    "twice": "No value may stand there twice without a Rooster.",
}
VALUED = "{value} in all. {fault}"
CLAIMED = "{operation} is {value}, not {claimed}."
NOT_HELD = "That makes nine, but you do not hold those cards."
NOT_ON_TOP = "That makes nine, but those cards do not lie on top."
NOT_NOW = "That makes nine, but it cannot be laid now."
CORNS_FORBID = "That makes nine, but Corns lie before you: nine eggs at most."

# -- Hints ----------------------------------------------------------------------

THERE_IS = ("No, there is no trick now.", "Yes, there is a trick.")
STEP = "{operation} = 9, for {eggs}"
STEP_ALONE = "the {card} alone, for {eggs}"
SHOWN = "One of them: {step}."
BEST = "The best: {step}."
MAY_CLOSE = "But no way to the end was found behind it: it may close the table."
NO_HINT = "No trick is asked of you now."
NOT_ALONE = "The oracle speaks only to those who play alone."
ORACLE = "The oracle, which sees every card: {step}."
ORACLE_NONE = "Even with all cards known, no way to the end was found."

# -- Nests, owl, seats ----------------------------------------------------------

HOLDS_FLESH = "in hand"
HOLDS_GOLD = "Gold"
MOON = "Day {day} of {days}. The moon grows."
DRAW_FROM = "Draw a card from {name}"
HAND_OF = "{name}’s hand"

# -- Success --------------------------------------------------------------------

DARES = {
    "rooster": "Make a trick of four cards. Values may repeat in it.",
    "hen": "Put the top card of a pack to its bottom.",
    "chick": "Look at all cards of one pack.",
    "rifle": "Remove a Fox that lies on top.",
    "straw": "The next trick has its highest card doubled.",
    "nest2": "A second trick in the next turn.",
    "worm": "Touch the challenge you do again.",
    "egg": "The row is finished.",
    "corns": "Make a trick that brings nine eggs at most.",
    "snake": "Make a trick whose highest card stays on its pack.",
}
STARRED = {
    "hen": "Claim it: {name} puts the top card of a pack to its bottom.",
    "chick": "Claim it: {name} looks into a pack.",
    "rifle": "Claim it: {name} removes a Fox.",
    "straw": "Claim it: {name}’s next trick has its highest card doubled.",
    "nest2": "Claim it: {name} may make a second trick next turn.",
}
HELPED = {
    "hen": "{name} puts the top card of a pack to its bottom.",
    "chick": "{name} looks into a pack.",
    "rifle": "{name} removes a Fox.",
}
ALL_MET = "Every challenge is met."
WON_ONE = "One Gold card a turn. The next one counts from the next turn on."
AS_WORM = "To meet the Worm: {does}"
PACK = "Pack {n}: {card}, {left}"
LEFT = ("nothing under it", "1 card under it", "{n} cards under it")
KEEPS = "The Snake keeps the {card} on pack {n}"
KEEPS_BOX = "The Snake keeps the box on pack {n}"
KEEP = "Keep the {card}"
KEEP_BOX = "Keep the box"
GAP = "Pack {n}: a gap"
SECOND = "a second trick"

# -- How a duel stands ----------------------------------------------------------

ROUNDS_BEFORE, TRICKS = "Rounds before", "Tricks"
GOLD_EACH = "Gold, {worth} each"
MOST_OF_GOLD = "Most Gold, {worth}"
LAST_CHALLENGE = "Last challenge, {worth}"
LAST_TRICK = "Last trick, {worth}"
IN_ALL = "In all"
LEVEL = "level"
AHEAD = "{name} so far"
TO_COME = "to come"

# -- A day that is over ---------------------------------------------------------

NO_DAY = "No day is over yet."
MISSED_NOTHING = "Nobody missed a better trick on the last day."
MISSED = "{name} missed {operation} = 9, for {eggs}, {more} more."


def eggs(n: int) -> str:
    """So many eggs, in words."""
    return EGGS[min(n, 2)].format(n=n)


def below(n: int) -> str:
    """So many cards under another."""
    return LEFT[min(n, 2)].format(n=n)
