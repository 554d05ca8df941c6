"""By Golly!: the rules, over one flat record.

Two to six chickens race to be rid of their animal cards.  On your turn lay an animal from your
hand, then turn over a card of the yard: if the two match, the animal is gone and you go on; if not,
the turn is over.  Mind the mess.  Rulings (BG-…) are those of ``docs/rules/by_golly.md``.
"""

from farmyard.core.cards import clear, fill, kinds, nth_card, nth_kind
from farmyard.core.compiling import rule
from farmyard.core.dice import below, shuffle
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.by_golly import state
from farmyard.games.by_golly.box import (
    ANIMAL_DECK,
    LANDED,
    MESS,
    REALLY_UNLUCKY,
    SHOVEL,
    YARD_DECK,
)
from farmyard.games.by_golly.rules.cards import deal_to, draw_up, gain, lose
from farmyard.games.by_golly.rules.consolation import (
    consolations,
    forget_picked,
    may_console,
    nth_consolation,
    pick,
    shuffle_picked,
)
from farmyard.games.by_golly.state import Phase, State

CHOICES = state.PLACES  # no phase offers more
SECRET = ()

__all__ = ["CHOICES", "SECRET", "State", "deal", "legal", "many", "nth", "play", "scores"]


@rule
def deal(s):
    s.winner = s.laid = s.whose = NOBODY
    fill(s.yard, YARD_DECK)
    shuffle(s, s.yard, state.PLACES)
    fill(s.out, ANIMAL_DECK)
    shuffle(s, s.out, state.DECK)
    s.over = state.DECK
    forget_last_turn(s)
    clear(s.among)
    for p in range(state.PLAYERS):
        clear(s.stacks[p])
    for p in range(s.seats):
        deal_to(s, p)
        draw_up(s, p)
    s.turn = below(s, s.seats) if s.start == NOBODY else s.start  # BG-R18
    s.phase = Phase.PLAY


@rule
def legal(s, choice):
    match s.phase:
        case Phase.PLAY:
            return choice < state.KINDS and s.hands[s.turn, choice] > 0
        case Phase.TURN | Phase.TURN2:
            return not lies_up(s, choice)
        case Phase.DRAW:
            return choice < s.seats and can_be_robbed(s, choice)
        case Phase.LUCKY:
            return choice < 2
        case Phase.SHUFFLE:
            return may_console(s, choice)
    return False


@rule
def play(s, choice):
    match s.phase:
        case Phase.PLAY:
            lay(s, choice)
        case Phase.TURN:
            turn_over(s, choice)
        case Phase.LUCKY:
            lay_aside(s, choice)
        case Phase.TURN2:
            turn_second(s, choice)
        case Phase.DRAW:
            draw_from(s, choice)
        case Phase.SHUFFLE:
            console(s, choice)


@rule
def many(s):
    match s.phase:
        case Phase.PLAY:
            return kinds(s.hands[s.turn])
        case Phase.TURN | Phase.TURN2:
            return state.PLACES - s.flips * s.lying
        case Phase.DRAW:
            return robbable(s)
        case Phase.LUCKY:
            return 2
        case Phase.SHUFFLE:
            return consolations(s)
    return 0


@rule
def nth(s, n):
    match s.phase:
        case Phase.PLAY:
            return nth_kind(s.hands[s.turn], n)
        case Phase.TURN | Phase.TURN2:
            return nth_down(s, n)
        case Phase.DRAW:
            return nth_robbable(s, n)
        case Phase.SHUFFLE:
            return nth_consolation(s, n)
    return n


# -- A turn, step by step -------------------------------------------------------


@rule
def lay(s, animal):
    lose(s, s.turn, animal)
    s.known[s.turn, animal] = max(s.known[s.turn, animal] - 1, 0)
    s.laid = animal
    if s.faceup_match == state.INSTANT and match_lies_up(s, animal):  # BG-R6
        match(s)
    else:
        s.phase = Phase.TURN


@rule
def turn_over(s, place):
    if not s.lying:
        forget_last_turn(s)
    card = show(s, place)
    if card == s.laid:
        match(s)
    elif card == MESS:
        s.phase = Phase.TURN2
    else:  # another animal, or a shovel (BG-R4)
        take_back(s)
        end_turn(s)


@rule
def match(s):
    """Lucky duck: further copies may go as well (BG-R5)."""
    if not s.hands[s.turn, s.laid]:
        lay_aside(s, 0)
    elif s.lucky_duck == state.AUTO:
        lay_aside(s, 1)
    else:
        s.known[s.turn, s.laid] = max(s.known[s.turn, s.laid], 1)  # BG-R25
        s.phase = Phase.LUCKY


@rule
def lay_aside(s, every_copy):
    if every_copy:
        copies = s.hands[s.turn, s.laid]
        s.aside[s.laid] += copies
        s.held[s.turn] -= copies
        s.hands[s.turn, s.laid] = s.known[s.turn, s.laid] = 0
    s.aside[s.laid] += 1
    s.laid = NOTHING
    if is_rid_of_all(s, s.turn):
        win(s, s.turn)
    elif s.held[s.turn]:
        s.phase = Phase.PLAY  # BG-R7: he must go on
    else:
        end_turn(s)  # BG-R8


@rule
def turn_second(s, place):
    """The second card, turned over in a hurry to bury the mess; the animal laid never matches."""
    card = show(s, place)
    if card == SHOVEL:
        s.owed = 0
    elif card == MESS:
        s.owed = REALLY_UNLUCKY  # BG-R1
    else:
        s.owed = LANDED  # BG-R3
    pay_on(s)


@rule
def draw_from(s, victim):
    """A card from his hand, unseen (BG-R9).  Whoever loses his last card so has won (BG-R12)."""
    animal = nth_card(s.hands[victim], below(s, s.held[victim]))
    for kind in range(state.KINDS):  # any of those known to be there may be the one
        s.known[victim, kind] = max(s.known[victim, kind] - 1, 0)
    lose(s, victim, animal)
    gain(s, s.turn, animal)
    s.news += 1
    s.taken[s.draws] = animal
    s.robbed[s.draws] = victim
    s.draws += 1
    s.owed -= 1
    if is_rid_of_all(s, victim):
        s.owed = 0
        win(s, victim)
    else:
        pay_on(s)


@rule
def pay_on(s):
    """Draw another card, or be done with the mess; what cannot be drawn lapses (BG-R10)."""
    if s.owed and robbable(s):
        s.phase = Phase.DRAW
    else:
        s.owed = 0
        take_back(s)
        s.phase = Phase.SHUFFLE  # in all three cases (BG-R15)


@rule
def console(s, choice):
    """Turned cards may change places: those picked out one by one, or all (BG-R14)."""
    if choice >= state.PICK:
        pick(s, choice - state.PICK)
        return
    if choice == state.SHUFFLE:
        shuffle_picked(s)
    else:
        forget_picked(s)
    end_turn(s)


@rule
def end_turn(s):
    s.lying = 0
    pass_on(s)
    while s.phase == Phase.PLAY and not s.held[s.turn]:  # robbed of a whole hand (BG-R13)
        if s.empty_hand == state.DRAW_FIRST:
            draw_up(s, s.turn)
        else:
            pass_on(s)


@rule
def pass_on(s):
    draw_up(s, s.turn)
    s.turns += 1
    s.turn = (s.turn + 1) % s.seats
    s.phase = Phase.OVER if s.turns >= s.max_turns else Phase.PLAY  # BG-R19


@rule
def win(s, chicken):
    s.winner = chicken
    s.phase = Phase.OVER


# -- Cards changing places ------------------------------------------------------


@rule
def take_back(s):
    gain(s, s.turn, s.laid)
    s.known[s.turn, s.laid] += 1
    s.laid = NOTHING


@rule
def show(s, place):
    """Turns a yard card up, for all to see."""
    card = s.yard[place]
    s.places[s.flips] = place
    s.faces[s.flips] = card
    s.against[s.flips] = s.laid
    s.flips += 1
    s.whose = s.turn
    s.lying = 1
    s.news += 1
    s.seen[place] = 1
    s.lots += 1
    s.lot[place] = s.lots
    return card


@rule
def forget_last_turn(s):
    """Before the first card of a turn is turned over, the last such turn is over for good."""
    s.flips = s.draws = s.mixed = 0
    clear(s.places)
    clear(s.faces)
    clear(s.against)
    clear(s.taken)
    clear(s.robbed)
    forget_picked(s)


# -- Questions ------------------------------------------------------------------


@rule
def lies_up(s, place):
    if s.lying:
        for i in range(s.flips):
            if s.places[i] == place:
                return True
    return False


@rule
def nth_down(s, n):
    for place in range(state.PLACES):
        if not lies_up(s, place):
            n -= 1
            if n < 0:
                return place
    return NOTHING


@rule
def match_lies_up(s, animal):
    if s.lying:
        for i in range(s.flips):
            if s.faces[i] == animal:
                return True
    return False


@rule
def is_rid_of_all(s, p):
    return s.held[p] == 0 and s.left[p] == 0


@rule
def can_be_robbed(s, p):
    """Not himself, nor an empty hand; nor, if it is safe, a very last card (BG-R12)."""
    safe = s.last_card_safe and s.held[p] + s.left[p] == 1
    return p != s.turn and s.held[p] > 0 and not safe


@rule
def robbable(s):
    n = 0
    for p in range(s.seats):
        n += can_be_robbed(s, p)
    return n


@rule
def nth_robbable(s, n):
    for p in range(s.seats):
        n -= can_be_robbed(s, p)
        if n < 0:
            return p
    return NOBODY


@rule
def cards_of(s, p):
    """Hand and stack, and the card that lies before him (BG-R26)."""
    return s.held[p] + s.left[p] + (p == s.turn and s.laid != NOTHING)


@rule
def scores(s, out):
    """The fewer cards left the better: minus their number (BG-R20)."""
    for p in range(s.seats):
        out[p] = -cards_of(s, p)
