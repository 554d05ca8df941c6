"""Chickens ’n’ Aliens: the rules, over one flat record.

Two to four chickens lay aliens, at one corn each, and steal them from one another.  Who has three
wins the round and a part of a flying saucer; who has all three parts wins the game.  The deck has
no order: whichever card is drawn is as likely.  Rulings (UF-…) are those of
``docs/rules/aliens.md``.
"""

from farmyard.core.bits import nth_of, size
from farmyard.core.cards import clear, total
from farmyard.core.chance.dice import below
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.aliens import box
from farmyard.games.aliens.rules import choices, moves
from farmyard.games.aliens.rules.noticing import forget_all, show_hand
from farmyard.games.aliens.state import CARD, CHOICES, DEED, THROW, TO, Deed, Phase, State

SECRET = ()

__all__ = ["CHOICES", "SECRET", "State", "deal", "legal", "many", "nth", "play", "scores"]

WHOLE = (1 << len(box.PARTS)) - 1  # a saucer
FIRST_BLUE, FIRST_RED, LAST_RED = Deed.TWIN_BEAKS, Deed.BEAM_FROM_ONE, Deed.ALL_OUT_WAR
A_PART, AN_ALIEN = 1_000_000, 100_000  # points


@rule
def deal(s):
    moves.open_the_box(s)
    clear(s.discards)
    s.top = NOTHING
    s.won = s.whose = s.chose = s.reach = NOBODY
    clear(s.prey)
    clear(s.prize)
    for p in range(s.seats):
        s.corn[p] = box.CORN
    s.bank = s.bank_corn - box.CORN * s.seats if s.bank_runs_out else NOTHING  # UF-R6
    first = below(s, s.seats) if s.start == NOBODY else s.start
    s.dealer = (first + s.seats - 1) % s.seats  # UF-R33
    begin_round(s)


@rule
def legal(s, choice):
    if not 0 <= choice < CHOICES:
        return False
    lower = choices.lower_choices(s)
    if choice < THROW:
        return lower >> choice & 1 != 0
    return choices.upper_choices(s, lower) >> choice - THROW & 1 != 0


@rule
def many(s):
    lower = choices.lower_choices(s)
    return size(lower) + size(choices.upper_choices(s, lower))


@rule
def nth(s, n):
    lower = choices.lower_choices(s)
    if n < size(lower):
        return nth_of(lower, n)
    return THROW + nth_of(choices.upper_choices(s, lower), n - size(lower))


@rule
def play(s, choice):
    deed, p = DEED[choice], (s.turn + TO[choice]) % s.seats
    begin_decision(s, choice)
    if not FIRST_BLUE <= deed <= LAST_RED:
        do_plain(s, deed, CARD[choice])
    else:
        moves.put_down(s, CARD[choice])  # before its action is carried out (UF-49)
        if deed < FIRST_RED:
            do_blue(s, deed, p)
        else:
            do_red(s, deed, p)
    if s.reach == NOBODY:
        end_turn(s)


@rule
def do_plain(s, deed, card):
    match deed:
        case Deed.TAKE:
            moves.draw(s, s.turn, 1)
        case Deed.LAY:
            moves.lay_alien(s)
        case Deed.BROODY:
            moves.cover(s, card)
        case Deed.THROW_AWAY:
            moves.put_down(s, card)
        case Deed.THROW_BOTTOM:
            moves.throw_bottom(s, card)
        case Deed.LAY_BOTTOM:
            moves.lay_bottom(s, card)
        case Deed.PICK:
            pick(s, card)
            reach_on(s)


@rule
def do_blue(s, deed, p):
    match deed:
        case Deed.TWIN_BEAKS:
            moves.take_from_bank(s)
        case Deed.CHEEKY_CHICKEN:
            look_at_hand(s, p)
        case Deed.FOWL_PLAY:
            reach_into(s, p, 1, False)
        case Deed.PECKING_ORDER:
            moves.steal_alien(s, p)
        case Deed.ROOSTER_BOOSTER:
            moves.draw(s, s.turn, box.BOOST)
        case Deed.SCRAMBLE:
            moves.take_pool(s)
        case Deed.WINGS_OF_DESIRE:
            moves.exchange(s)
        case Deed.HEN_PECKED:
            moves.take_corn(s, p, 1)
        case Deed.HYPNO_CHICKEN:
            s.stunned[p] += 1


@rule
def do_red(s, deed, p):
    match deed:
        case Deed.BEAM_FROM_ONE:
            reach_into(s, p, box.BEAM, False)
        case Deed.BEAM_FROM_EACH:
            reach_into(s, (s.turn + 1) % s.seats, 1, True)
        case Deed.ALIEN_FLU:
            moves.sneeze(s)
        case Deed.CORN_STAR:
            moves.take_all_corn(s)
        case Deed.ARMED:
            arm_all(s)
        case Deed.ALL_OUT_WAR:
            moves.dump_all_hands(s)


# -- A turn, step by step -------------------------------------------------------


@rule
def begin_decision(s, choice):
    """Forget what happened last; cards taken one by one with the same beam belong together."""
    if s.phase == Phase.STUNNED:
        s.stunned[s.turn] -= 1
    s.whose = s.turn
    s.chose = choice
    s.won = NOBODY
    s.reshuffled = 0
    for p in range(s.seats):
        s.drew[p] = 0
    if s.phase != Phase.PICK:
        clear(s.prey)
        clear(s.prize)


@rule
def look_at_hand(s, p):
    s.news += 1
    show_hand(s, s.turn, p)  # UF-R28


@rule
def reach_into(s, p, n, sweep):
    """Take n cards from a hand, or one from each hand in turn."""
    s.reach, s.owed, s.sweep = p, n, int(sweep)
    reach_on(s)


@rule
def reach_on(s):
    """Go on taking cards, until there is a choice of cards or none is owed (UF-R25)."""
    while s.reach != NOBODY:
        if not s.owed or not s.held[s.reach]:
            reach_further(s)
        elif size(choices.picks(s)) == 1:
            pick(s, nth_of(choices.picks(s), 0))
        else:
            s.phase = Phase.PICK
            return


@rule
def reach_further(s):
    s.reach = (s.reach + 1) % s.seats
    s.owed = 1
    if not s.sweep or s.reach == s.turn:
        s.reach = NOBODY
        s.owed = s.sweep = 0


@rule
def pick(s, what):
    """Take one card from the hand reached into: unseen, or a UFO bottom that shows its face."""
    s.owed -= 1
    if what:
        moves.take_bottom(s, what - 1)
    else:
        moves.take_unseen(s)


@rule
def arm_all(s):
    """Deal three cards to each seat, clockwise from the player; the last may get fewer (UF-R26)."""
    for i in range(s.seats):
        moves.draw(s, (s.turn + i) % s.seats, box.ARMS)


@rule
def end_turn(s):
    s.turns += 1
    if s.laid[s.turn] >= box.TO_WIN:  # only the active player's number rises (UF-R30)
        win_round(s)
    if s.parts[s.turn] == WHOLE or s.turns >= s.max_turns:  # UF-R32
        s.phase = Phase.OVER  # all stays as it lies (UF-R39)
    elif s.won != NOBODY:
        clear_the_table(s)
        s.dealer = (s.dealer + 1) % s.seats
        begin_round(s)
    else:
        begin_turn(s, (s.turn + 1) % s.seats)


@rule
def begin_turn(s, p):
    s.turn = p
    s.phase = Phase.STUNNED if s.stunned[p] else Phase.TURN


@rule
def win_round(s):
    """Give the winner the first part it still lacks, in the order of the box (UF-R29)."""
    s.won = s.turn
    s.parts[s.turn] |= s.parts[s.turn] + 1 & ~s.parts[s.turn]


@rule
def begin_round(s):
    s.rounds += 1
    s.top = NOTHING
    s.buried[0] = s.buried[1] = 0
    for kind in range(box.KINDS):
        s.deck[kind] = s.pack[kind]
    s.stock = total(s.pack)
    forget_all(s)
    for i in range(s.seats):
        moves.draw(s, (s.dealer + 1 + i) % s.seats, box.HAND)
    moves.bury_bottoms(s)
    begin_turn(s, (s.dealer + 1) % s.seats)


@rule
def clear_the_table(s):
    """Put all cards back into the deck and the pool into the bank (UF-R31); end stuns (UF-R21)."""
    if s.bank_runs_out:
        s.bank += s.pool
    s.pool = 0
    for i in range(s.heap):
        s.discards[i] = NOTHING
    s.heap = 0
    for p in range(s.seats):
        s.laid[p] = s.stunned[p] = s.covers[p, 0] = s.covers[p, 1] = 0
        moves.empty_hand(s, p)


@rule
def scores(s, out):
    """Write each seat's score: two parts, one alien laid and five corn are 2100005 (UF-R32,
    UF-R34)."""
    for p in range(s.seats):
        out[p] = size(int(s.parts[p])) * A_PART + int(s.laid[p]) * AN_ALIEN + int(s.corn[p])
