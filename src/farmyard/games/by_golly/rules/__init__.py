"""By Golly!: the rules, over one flat record.

Two to six chickens race to be rid of their animal cards.  On your turn lay an animal from your
hand, then turn over a card of the yard: if the two match, the animal is gone and you go on; if not,
the turn is over.  Mind the mess.  Rulings (BG-…) are those of ``docs/rules/by_golly.md``.
"""

from farmyard.core.bits import bit, nth_of, size
from farmyard.core.cards import clear, fill, kinds, nth_card
from farmyard.core.chance.dice import below, shuffle
from farmyard.core.compiling import rule
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
from farmyard.games.by_golly.options import EmptyHand, FaceupMatch, LuckyDuck
from farmyard.games.by_golly.rules.cards import deal_to, draw_up, gain, lose
from farmyard.games.by_golly.rules.consolation import (
    consolations,
    forget_picked,
    pick,
    shuffle_picked,
)
from farmyard.games.by_golly.state import Phase, State

CHOICES = state.PLACES  # no phase offers more
SECRET = ()  # no choice is made in secret
ALL_PLACES = (1 << state.PLACES) - 1

DONE, MATCH, PAY, TAKE_BACK, END = range(5)  # what follows a choice, see `play`

__all__ = ["CHOICES", "SECRET", "State", "deal", "legal", "many", "nth", "play", "scores"]


@rule
def deal(s):
    s.winner = s.laid = s.whose = NOBODY
    fill(s.yard, YARD_DECK)
    shuffle(s, s.yard, state.PLACES)
    fill(s.out, ANIMAL_DECK)
    shuffle(s, s.out, state.DECK)
    s.over = state.DECK
    clear(s.places)
    clear(s.faces)
    clear(s.against)
    clear(s.taken)
    clear(s.robbed)
    clear(s.among)
    for p in range(state.PLAYERS):
        clear(s.stacks[p])
    for p in range(s.seats):
        deal_to(s, p)
        draw_up(s, p)
    s.turn = below(s, s.seats) if s.start == NOBODY else s.start  # BG-R18
    s.phase = Phase.PLAY


@rule
def play(s, choice):
    """Make a choice, then take the steps it leads to.  Each is called from here alone: compiled
    once, it is taken together by games that are played side by side on a GPU."""
    then = DONE
    match s.phase:
        case Phase.PLAY:
            then = lay(s, choice)
        case Phase.TURN | Phase.TURN2:
            then = turn_over(s, choice)
        case Phase.LUCKY:
            then = lay_aside(s, choice)
        case Phase.DRAW:
            then = draw_from(s, choice)
        case Phase.SHUFFLE:
            then = console(s, choice)
    if then == MATCH:
        then = match(s)
    if then == PAY:
        then = pay_on(s)
    if then == TAKE_BACK:
        take_back(s)
        then = END
    if then == END:
        end_turn(s)


@rule
def legal(s, choice):
    return 0 <= choice < CHOICES and choices(s) >> choice & 1 != 0


@rule
def many(s):
    return size(choices(s))


@rule
def nth(s, n):
    return nth_of(choices(s), n)


@rule
def choices(s):
    """Return the legal choices, as bits."""
    match s.phase:
        case Phase.PLAY:
            return kinds(s.hands[s.turn])
        case Phase.TURN | Phase.TURN2:
            return lying_down(s)
        case Phase.DRAW:
            return robbable(s)
        case Phase.LUCKY:
            return bit(0) | bit(1)
        case Phase.SHUFFLE:
            return consolations(s)
    return 0


# -- A turn, step by step -------------------------------------------------------


@rule
def lay(s, animal):
    lose(s, s.turn, animal)
    s.known[s.turn, animal] = max(s.known[s.turn, animal] - 1, 0)
    s.laid = animal
    s.phase = Phase.TURN
    if s.faceup_match == FaceupMatch.INSTANT and match_lies_up(s, animal):  # BG-R6
        return MATCH
    return DONE


@rule
def turn_over(s, place):
    if not s.lying:
        forget_last_turn(s)
    card = show(s, place)
    if s.phase == Phase.TURN2:
        return bury(s, card)
    if card == s.laid:
        return MATCH
    if card == MESS:
        s.phase = Phase.TURN2
        return DONE
    return TAKE_BACK  # another animal, or a shovel (BG-R4)


@rule
def match(s):
    """Lay the matched animal aside; by Lucky Duck further copies may go as well (BG-R5)."""
    if s.hands[s.turn, s.laid] and s.lucky_duck == LuckyDuck.CHOICE:
        s.known[s.turn, s.laid] = max(s.known[s.turn, s.laid], 1)  # BG-R25
        s.phase = Phase.LUCKY
        return DONE
    return lay_aside(s, 1)


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
        return win(s, s.turn)
    s.phase = Phase.PLAY  # BG-R7: he must go on
    return DONE if s.held[s.turn] else END  # BG-R8


@rule
def bury(s, card):
    """Turn over the second card, to bury the mess; the animal laid never matches."""
    if card == SHOVEL:
        s.owed = 0
    elif card == MESS:
        s.owed = REALLY_UNLUCKY  # BG-R1
    else:
        s.owed = LANDED  # BG-R3
    return PAY


@rule
def draw_from(s, seat):
    """Draw a card from a hand, unseen (BG-R9); a seat whose last one goes has won (BG-R12)."""
    animal = nth_card(s.hands[seat], below(s, s.held[seat]))
    for kind in range(state.KINDS):  # any of those known to be there may be the one
        if s.known[seat, kind]:
            s.known[seat, kind] -= 1
    lose(s, seat, animal)
    gain(s, s.turn, animal)
    s.news += 1
    s.taken[s.draws] = animal
    s.robbed[s.draws] = seat
    s.draws += 1
    s.owed -= 1
    if is_rid_of_all(s, seat):
        s.owed = 0
        return win(s, seat)
    return PAY


@rule
def pay_on(s):
    """Draw another card, or be done with the mess; what cannot be drawn lapses (BG-R10)."""
    if s.owed and robbable(s):
        s.phase = Phase.DRAW
    else:
        s.owed = 0
        take_back(s)
        s.phase = Phase.SHUFFLE  # in all three cases (BG-R15)
    return DONE


@rule
def console(s, choice):
    """Decide whether turned cards change places: those picked out one by one, or all (BG-R14)."""
    if choice >= state.PICK:
        pick(s, choice - state.PICK)
        return DONE
    if choice == state.SHUFFLE:
        shuffle_picked(s)
    else:
        forget_picked(s)
    return END


@rule
def end_turn(s):
    """Pass the turn to the next seat that holds a card; hands may be robbed empty (BG-R13)."""
    s.lying = 0
    waiting = True
    while waiting:
        draw_up(s, s.turn)
        s.turns += 1
        s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
        s.phase = Phase.OVER if s.turns >= s.max_turns else Phase.PLAY  # BG-R19
        waiting = s.phase == Phase.PLAY and not s.held[s.turn]
        if waiting and s.empty_hand == EmptyHand.DRAW_FIRST:
            draw_up(s, s.turn)
            waiting = False


@rule
def win(s, seat):
    s.winner = seat
    s.phase = Phase.OVER
    return DONE


# -- Cards changing places ------------------------------------------------------


@rule
def take_back(s):
    gain(s, s.turn, s.laid)
    s.known[s.turn, s.laid] += 1
    s.laid = NOTHING


@rule
def show(s, place):
    """Turn a yard card up, for all to see."""
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
    """Forget the last turn with a card turned over, before the first card of a new one."""
    for i in range(s.flips):
        s.picked[s.places[i]] = 0
        s.places[i] = s.faces[i] = s.against[i] = NOTHING
    for i in range(s.draws):
        s.taken[i] = s.robbed[i] = NOTHING
    s.flips = s.draws = s.mixed = 0


# -- Questions ------------------------------------------------------------------


@rule
def lies_up(s, place):
    if s.lying:
        for i in range(s.flips):
            if s.places[i] == place:
                return True
    return False


@rule
def lying_down(s):
    """Return the places whose card does not lie face up, as bits."""
    places = ALL_PLACES
    if s.lying:
        for i in range(s.flips):
            places ^= bit(s.places[i])
    return places


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
    """Return whether a seat may be drawn from: not the mover, no empty hand, and no very last card
    if that is safe (BG-R12)."""
    return p != s.turn and s.held[p] > 0 and s.held[p] + s.left[p] > s.last_card_safe


@rule
def robbable(s):
    """Return the seats that may be drawn from, as bits."""
    seats = 0
    for p in range(s.seats):
        seats |= can_be_robbed(s, p) << p
    return seats


@rule
def cards_of(s, p):
    """Return the number of cards in hand and stack, with the one laid down (BG-R26)."""
    return s.held[p] + s.left[p] + (p == s.turn and s.laid != NOTHING)


@rule
def scores(s, out):
    """Write each seat's score: minus the number of its cards left (BG-R20)."""
    for p in range(s.seats):
        out[p] = -cards_of(s, p)
