"""Cloud Nine, the group game for two to nine breeders: the turns, step by step.

Breeders draw and steal cards and lay off those that make nine; cards laid are won.  Gold cards bend
the rules for their holder.  The days are in `day`, tricks in `laying`, Gold in `gold`.
"""

from farmyard.core.bits import nth_of, size
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.cloud_nine.box import NESTS, SNAKE
from farmyard.games.cloud_nine.rules import choices
from farmyard.games.cloud_nine.rules.cards import any_card, draw, in_flesh_deck, lose, steal, win
from farmyard.games.cloud_nine.rules.group import gold, laying
from farmyard.games.cloud_nine.rules.group.day import check_nest, close, end_turn, left_without
from farmyard.games.cloud_nine.state import Ending, Phase

# -- What may be done ----------------------------------------------------------


@rule
def legal(s, choice):
    if choice < choices.DEEDS:
        return s.phase == Phase.BEFORE and laying.is_lawful(s, choice) != 0
    if choice - choices.DEEDS < choices.LATER:
        return (deeds(s) >> (choice - choices.DEEDS) & 1) != 0
    return (
        choice < choices.CHOICES
        and (later_deeds(s) >> (choice - choices.DEEDS - choices.LATER) & 1) != 0
    )


@rule
def many(s):
    n = size(deeds(s)) + size(later_deeds(s))
    return n + laying.lawful_tricks(s) if s.phase == Phase.BEFORE else n


@rule
def nth(s, n):
    if s.phase == Phase.BEFORE:
        trick = laying.nth_trick(s, n)
        if trick >= 0:
            return trick
        n = -1 - trick
    now = deeds(s)
    if n < size(now):
        return choices.DEEDS + nth_of(now, n)
    return choices.DEEDS + choices.LATER + nth_of(later_deeds(s), n - size(now))


@rule
def list_choices(s, out):
    """Write the legal choices into `out` in one pass, and return how many there are."""
    n = laying.list_tricks(s, out) if s.phase == Phase.BEFORE else 0
    now, later = deeds(s), later_deeds(s)
    for k in range(size(now)):
        out[n + k] = choices.DEEDS + nth_of(now, k)
    n += size(now)
    for k in range(size(later)):
        out[n + k] = choices.DEEDS + choices.LATER + nth_of(later, k)
    return n + size(later)


# -- A turn, step by step -------------------------------------------------------


@rule
def play(s, choice):
    if choice < choices.DEEDS:
        laying.lay(s, choice)
    else:
        do(s, choice - choices.DEEDS)
    if s.phase == Phase.AFTER and has_plainly_ended(s):
        end_turn(s)  # CN-R114


@rule
def do(s, deed):
    match s.phase:
        case Phase.START:
            begin(s, deed)
        case Phase.BEFORE | Phase.AFTER:
            act(s, deed)
        case Phase.PICK:
            rob(s, deed - choices.PICK)
        case Phase.GIVE:
            gold.give(s, deed - choices.PICK)
        case Phase.HEN_DRAW:
            draw_for_gift(s, deed)
        case Phase.HEN_PICK:
            gold.take(s, deed - choices.PICK)
        case Phase.ANNOUNCE | Phase.REVEAL:
            answer(s, deed)


@rule
def begin(s, deed):
    """Begin the turn with a draw from the right-hand neighbour (CN-033)."""
    s.target = (s.turn + s.seats - 1) % s.seats
    if deed == choices.PEEK:
        gold.peek(s)
    else:
        rob(s, any_card(s, s.target))


@rule
def rob(s, kind):
    """Steal a card from the target; losing its last card ends the day (CN-R37)."""
    victim = s.target
    s.target = NOBODY
    s.phase = Phase.BEFORE
    s.drawer, s.drawn_from, s.drawn = s.turn, victim, kind
    steal(s, s.turn, victim, kind)
    if not s.held[victim]:
        s.ending = Ending.TAKEN
        left_without(s, victim)
        close(s)


@rule
def act(s, deed):
    """Perform a deed of the own turn other than laying a trick."""
    if deed == choices.PASS:
        go_by(s)
    elif deed == choices.END_TURN:
        end_turn(s)
    elif deed == choices.COLLECTIVE:
        share_nests(s)
    elif deed >= choices.FETCH:
        gold.fetch(s, choices.FETCHED[deed - choices.FETCH])
    elif deed in (
        choices.CROW,
        choices.LOOK,
        choices.SHOOT,
        choices.BED,
        choices.LIE,
        choices.EASTER,
    ):
        play_gold(s, deed)
    else:
        play_gold_at(s, deed)


@rule
def play_gold(s, deed):
    if deed == choices.CROW:
        gold.crow(s)
    elif deed == choices.LOOK:
        gold.look_around(s)
    elif deed == choices.SHOOT:
        gold.shoot(s)
    elif deed == choices.BED:
        gold.bed_down(s)
    elif deed == choices.LIE:
        gold.lie_in_wait(s)
    else:
        gold.lay_egg(s)


@rule
def play_gold_at(s, deed):
    """Play a Gold card at a seat, given by its offset to the left."""
    if deed < choices.HEN_ONE + 1:
        gold.swap_all(s, (s.turn + deed - choices.HEN_ALL) % s.seats)
    elif deed < choices.SHOOT:
        gold.swap_one(s, (s.turn + deed - choices.HEN_ONE) % s.seats)
    elif deed < choices.FEED + 1:
        gold.brood(s, (s.turn + deed - choices.BROOD) % s.seats)
    else:
        gold.feed(s, (s.turn + deed - choices.FEED) % s.seats)


@rule
def go_by(s):
    """Pass: draw a card of the nest, and end the turn (CN-036)."""
    s.drawer, s.drawn_from = s.turn, NOBODY
    s.drawn = s.nest[s.left - 1] if s.left else NOTHING
    draw(s, s.turn)
    if not check_nest(s):
        end_turn(s)


@rule
def share_nests(s):
    """Play the Collective Nests: every seat draws, the player last (CN-064, CN-065).

    The player wins the eggs in any case (CN-R40).
    """
    lose(s, s.turn, NESTS)
    win(s, s.turn, NESTS)
    for k in range(1, s.seats + 1):
        draw(s, (s.turn + k) % s.seats)
    check_nest(s)


@rule
def draw_for_gift(s, deed):
    if deed == choices.PEEK:
        gold.peek(s)
    else:
        gold.take(s, any_card(s, s.target))


@rule
def answer(s, deed):
    """Take an answer to Snakes at any time: announced or not, turned up or withdrawn (CN-R71)."""
    if deed == choices.ANNOUNCE:
        laying.announce(s)
    elif deed == choices.SILENT:
        laying.ask_next(s)
    elif deed == choices.REVEAL:
        laying.reveal(s)
    else:
        laying.ask_next_caller(s)


# -- Questions ------------------------------------------------------------------


@rule
def has_plainly_ended(s):
    """Return whether all can see that nothing else is possible in this turn.

    That is so with no Gold in hand, and the Collective Nests won.  To go by the cards of the hand
    would tell which they are (CN-R121).
    """
    won = 0
    for p in range(s.seats):
        won += s.piles[p, NESTS]
    return not s.golden[s.turn] and won == in_flesh_deck(s, NESTS)


@rule
def deeds(s):
    """Return all legal deeds of the first word, as bits from `DEEDS` on."""
    match s.phase:
        case Phase.START | Phase.HEN_DRAW:
            return gold.drawing(s)
        case Phase.BEFORE:
            return (
                gold.gold_deeds(s)
                | 1 << choices.PASS
                | (s.hands[s.turn, NESTS] > 0) << choices.COLLECTIVE
            )
        case Phase.AFTER:
            return (
                gold.gold_deeds(s)
                | 1 << choices.END_TURN
                | (s.hands[s.turn, NESTS] > 0) << choices.COLLECTIVE
            )
        case Phase.GIVE:
            return gold.kinds_of(s, s.turn)
        case Phase.PICK | Phase.HEN_PICK:
            return gold.kinds_of(s, s.target)
    return 0


@rule
def later_deeds(s):
    """Return all legal deeds of the second word, as bits from `DEEDS` + `LATER` on."""
    match s.phase:
        case Phase.BEFORE | Phase.AFTER:
            return gold.fetchable(s)
        case Phase.ANNOUNCE:
            return (s.golds[s.turn, SNAKE] > 0) << (choices.ANNOUNCE - choices.LATER) | 1 << (
                choices.SILENT - choices.LATER
            )
        case Phase.REVEAL:
            return 1 << (choices.REVEAL - choices.LATER) | 1 << (choices.WITHDRAW - choices.LATER)
    return 0


@rule
def scores(s, out):
    """Write the eggs of all days that are over into `out` (CN-129)."""
    for p in range(s.seats):
        out[p] = s.totals[p]
