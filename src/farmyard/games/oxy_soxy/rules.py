"""Oxy Soxy: the rules, over one flat record.

Two to four players lay bullocks and cows on a meadow of five by five.  Who plays a bullock score
on a line gives its cows to the player with the strongest bullocks there, and the other way about.
After the last score card most points win.  Rulings (OS-…) are those of ``docs/rules/oxy_soxy.md``.
"""

from farmyard.core.bits import bit, nth_of, size
from farmyard.core.cards import clear
from farmyard.core.chance.dice import below, shuffle
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.oxy_soxy.box import (
    BOXES_OF,
    BULLOCK,
    COW,
    HAND,
    KINDS,
    LINES,
    SCORINGS,
    SEXES,
    SIDE,
    TOP,
    WHOLE_DECK,
    WHOLE_MEADOW,
    colour_of,
    column_of,
    neighbours,
    row_of,
    sex_of,
    value_of,
)
from farmyard.games.oxy_soxy.options import Adjacency, Tie
from farmyard.games.oxy_soxy.state import PLACES, PLAYERS, Phase, State

__all__ = [
    "CHOICES", "SECRET", "State", "deal", "legal", "list_choices", "many", "nth", "play", "scores",
]  # fmt: skip

SCORE = KINDS * PLACES  # choices below: 25 · card + box; from here: 10 · sex + line
BURN = SCORE + len(SCORINGS)  # and the sex
GO_BY = BURN + len(SEXES)
CHOICES = GO_BY + 1
SECRET = ()

ALL_LINES = (1 << len(LINES)) - 1  # for bullocks; those for cows are the bits above


@rule
def deal(s):
    clear(s.meadow)
    for p in range(PLAYERS):
        clear(s.piles[p])
        clear(s.captured[p])
    for p in range(s.seats):
        deal_to(s, p)
    s.turn = below(s, s.seats) if s.start == NOBODY else s.start  # OS-R5
    s.phase = Phase.TURN
    forget_last_turn(s, NOTHING, NOTHING)


@rule
def legal(s, choice):
    if s.phase == Phase.OVER:
        return False
    if choice < SCORE:
        card, box = choice // PLACES, choice % PLACES
        return (s.hands[s.turn] & bit(card)) != 0 and (open_boxes(s) & bit(box)) != 0
    if choice < BURN:
        return (scorings(s) & bit(choice - SCORE)) != 0
    if can_act(s):
        return False  # OS-R8, OS-R9
    if choice < GO_BY:
        return s.unplayed[s.turn, choice - BURN] > 0
    return not has_score_cards(s, s.turn)


@rule
def play(s, choice):
    forget_last_turn(s, s.turn, choice)
    if choice < SCORE:
        lay(s, choice // PLACES, choice % PLACES)
    elif choice < BURN:
        scoring = choice - SCORE
        score(s, scoring // len(LINES), scoring % len(LINES))
    elif choice < GO_BY:
        burn(s, choice - BURN)
    end_turn(s)


@rule
def many(s):
    if s.phase == Phase.OVER:
        return 0
    n = size(s.hands[s.turn]) * size(open_boxes(s)) + size(scorings(s))
    if n:
        return n
    n = int(s.unplayed[s.turn, BULLOCK] > 0) + int(s.unplayed[s.turn, COW] > 0)
    return max(n, 1)


@rule
def nth(s, n):
    boxes = open_boxes(s)
    n_boxes = size(boxes)
    places = size(s.hands[s.turn]) * n_boxes
    if n < places:
        return PLACES * nth_of(s.hands[s.turn], n // n_boxes) + nth_of(boxes, n % n_boxes)
    lines = scorings(s)
    if n - places < size(lines):
        return SCORE + nth_of(lines, n - places)
    if not has_score_cards(s, s.turn):
        return GO_BY
    return BURN + COW if n or not s.unplayed[s.turn, BULLOCK] else BURN


@rule
def list_choices(s, out):
    n, cards, free = 0, int(s.hands[s.turn]), int(open_boxes(s))
    while cards:
        boxes, first = free, PLACES * nth_of(cards, 0)
        while boxes:
            out[n] = first + nth_of(boxes, 0)
            boxes &= boxes - 1
            n += 1
        cards &= cards - 1
    for k in range(n, many(s)):
        out[k] = nth(s, k)
    return many(s)


# -- A turn, step by step -------------------------------------------------------


@rule
def lay(s, card, box):
    """Lay a hand card face up on a free box, then draw from the seat's own pile."""
    s.hands[s.turn] ^= bit(card)
    s.unseen[s.turn] ^= bit(card)
    s.held[s.turn] -= 1
    s.sex = card // TOP
    put_on(s, KINDS * s.turn + card, box)
    judge(s, row_of(box))
    judge(s, column_of(box))
    draw(s, s.turn)


@rule
def score(s, sex, line):
    """Score a line: the best in this sex takes the other sex, of every colour (OS-R12), and may be
    any player (OS-29). No card is drawn (OS-R20)."""
    s.unplayed[s.turn, sex] -= 1
    s.to_score -= 1
    s.sex = sex
    s.line = line
    s.winner = winner_of(s, sex, line)
    for k in range(SIDE):
        box = BOXES_OF[line, k]
        beast = s.meadow[box]
        s.parade[k] = beast
        if beast != NOTHING:
            take_off(s, beast, box)
            if sex_of(beast) == sex:
                put_away(s, beast)  # OS-R11
            else:
                capture(s, s.winner, beast)
    judge_around(s, line)


@rule
def burn(s, sex):
    """Play a score card without effect, when none can score but one must be played (OS-R8)."""
    s.unplayed[s.turn, sex] -= 1
    s.to_score -= 1
    s.sex = sex


@rule
def end_turn(s):
    s.turns += 1
    if s.to_score:
        s.turn = (s.turn + 1) % s.seats  # OS-R4
    else:
        s.phase = Phase.OVER  # OS-R17


# -- Cards changing places ------------------------------------------------------


@rule
def deal_to(s, p):
    """Shuffle a seat's beasts and deal it the top five (OS-R21) and its score cards (OS-R22)."""
    for card in range(KINDS):
        s.piles[p, card] = card
    shuffle(s, s.piles[p], KINDS)
    s.left[p] = KINDS
    s.unseen[p] = WHOLE_DECK
    for _ in range(HAND):
        draw(s, p)
    s.unplayed[p, BULLOCK] = s.unplayed[p, COW] = s.score_cards + 1
    s.to_score += 2 * (s.score_cards + 1)


@rule
def draw(s, p):
    """Draw one card from the seat's own pile, as long as it lasts."""
    if s.left[p]:
        s.left[p] -= 1
        s.hands[p] |= bit(s.piles[p, s.left[p]])
        s.piles[p, s.left[p]] = NOTHING
        s.held[p] += 1
        s.news += 1


@rule
def put_on(s, beast, box):
    s.meadow[box] = beast
    s.occupied |= bit(box)
    count_in(s, beast, box, value_of(beast))


@rule
def take_off(s, beast, box):
    s.meadow[box] = NOTHING
    s.occupied ^= bit(box)
    count_in(s, beast, box, -value_of(beast))


@rule
def count_in(s, beast, box, value):
    s.sums[row_of(box), sex_of(beast), colour_of(beast)] += value
    s.sums[column_of(box), sex_of(beast), colour_of(beast)] += value


@rule
def put_away(s, beast):
    s.away[colour_of(beast)] |= bit(beast % KINDS)


@rule
def capture(s, p, beast):
    s.captured[p, s.caught[p]] = beast
    s.caught[p] += 1
    s.points[p] += value_of(beast)  # OS-32
    s.prize += value_of(beast)


@rule
def judge(s, line):
    """Note which kinds of scoring this line now allows."""
    for sex in range(2):
        scoring = bit(len(LINES) * sex + line)
        s.scorable |= scoring
        if not is_scorable(s, sex, line):
            s.scorable ^= scoring


@rule
def judge_around(s, line):
    """Judge this line, and all that cross it."""
    judge(s, line)
    for k in range(SIDE):
        judge(s, k if line >= SIDE else SIDE + k)


@rule
def forget_last_turn(s, whose, choice):
    s.whose = whose
    s.chose = choice
    s.sex = s.line = s.winner = NOTHING
    s.prize = 0
    clear(s.parade)


# -- Questions ------------------------------------------------------------------


@rule
def can_act(s):
    """Return whether there is a hand card to lay or a line to score."""
    return scorings(s) != 0 or (s.hands[s.turn] != 0 and open_boxes(s) != 0)


@rule
def has_score_cards(s, p):
    return s.unplayed[p, BULLOCK] + s.unplayed[p, COW] > 0


@rule
def open_boxes(s):
    """Return the boxes where a hand card may be laid: any without a beast (OS-R1), as long as there
    is one (OS-R10); meadow cards do not count."""
    if s.adjacency == Adjacency.FORBIDDEN:
        return WHOLE_MEADOW & ~(s.occupied | neighbours(s.occupied))
    return WHOLE_MEADOW & ~s.occupied


@rule
def scorings(s):
    """Return the scorable lines for which the mover has a score card; lines may be scored
    repeatedly (OS-R14)."""
    lines = s.scorable
    if not s.unplayed[s.turn, BULLOCK]:
        lines &= ~ALL_LINES
    if not s.unplayed[s.turn, COW]:
        lines &= ALL_LINES
    return lines


@rule
def is_scorable(s, sex, line):
    """Return whether a line has one of each sex at least (OS-31), of whatever colour (OS-R13), and
    no tie (OS-R6)."""
    if winner_of(s, sex, line) == NOBODY:
        return False
    if s.tie == Tie.EITHER_SEX:
        return winner_of(s, 1 - sex, line) != NOBODY
    return graze_in(s, 1 - sex, line)


@rule
def winner_of(s, sex, line):
    """Return the seat with the highest total of this sex; nobody if it is shared. A seat without
    such a beast there has no total (OS-R24); equal totals below the top do not matter (OS-R6)."""
    best, winner = 0, NOBODY
    for p in range(PLAYERS):
        total = s.sums[line, sex, p]
        if total == best:
            winner = NOBODY
        if total > best:
            best, winner = total, p
    return winner


@rule
def graze_in(s, sex, line):
    """Return whether there is a beast of this sex in the line."""
    total = 0
    for p in range(PLAYERS):
        total += s.sums[line, sex, p]
    return total > 0


@rule
def scores(s, out):
    """Write each seat's points; beasts left on meadow or in hand are worth nothing (OS-R18)."""
    for p in range(s.seats):
        out[p] = s.points[p]
