"""Cloud Nine, Success: nine packs of six, and the tricks that their top cards make."""

from farmyard.core.bits import nth_of, size
from farmyard.core.compiling import rule
from farmyard.core.record import NOTHING
from farmyard.games.cloud_nine import box
from farmyard.games.cloud_nine.rules import tricks
from farmyard.games.cloud_nine.rules.choices import (
    KEPT_FROM,
    KEPT_OF,
    PACKS_OF,
    RUN_OF_FOUR,
    RUN_OF_THREE,
    RUN_OF_TWO,
)
from farmyard.games.cloud_nine.rules.declaring import table_of
from farmyard.games.cloud_nine.state import OPEN_BITS, OPEN_WORDS

CODE_BITS, CODE = 4, 15  # a top card as `set_of` wants it fits into so many bits
FULL_WORD = (1 << OPEN_BITS) - 1
MOST_KEPT = len(KEPT_OF)

# -- Packs ----------------------------------------------------------------------


@rule
def top(s, pack):
    """Return the kind that lies on top of a pack; −1 in a gap."""
    return s.packs[box.DEPTH * pack + s.height[pack] - 1] if s.height[pack] else NOTHING


@rule
def read_top(s, pack):
    """Record the top card of a pack, known to all; a Fox blocks its pack (CN-144)."""
    kind = top(s, pack)
    s.tops[pack] = kind + 1 if NOTHING < kind <= box.BOX else 0
    if kind != NOTHING:
        s.known[box.DEPTH * pack + s.height[pack] - 1] = 4


@rule
def take_top(s, pack):
    """Remove the top card of a pack, and turn up the next one (CN-143)."""
    s.height[pack] -= 1
    at = box.DEPTH * pack + s.height[pack]
    s.packs[at] = NOTHING
    s.known[at] = 0
    turn_up(s, pack)


@rule
def turn_up(s, pack):
    """Show the top card of a pack; it may be one that went under with a Hen, and is known."""
    if s.height[pack]:
        s.news += s.known[box.DEPTH * pack + s.height[pack] - 1] < 4
    read_top(s, pack)


@rule
def fill_gap(s, pack):
    """Move a top card, a Fox too, into the first gap (CN-145, CN-R81)."""
    kind = top(s, pack)
    gap = first_gap(s)
    s.packs[box.DEPTH * gap] = kind
    s.height[gap] = 1
    read_top(s, gap)
    take_top(s, pack)


@rule
def turn_under(s, pack):
    """Move the top card of a pack to its bottom, where both players know it."""
    first, n = box.DEPTH * pack, s.height[pack]
    kind = top(s, pack)
    for i in range(n - 1, 0, -1):
        s.packs[first + i] = s.packs[first + i - 1]
        s.known[first + i] = s.known[first + i - 1]
    s.packs[first], s.known[first] = kind, 4
    turn_up(s, pack)


@rule
def first_gap(s):
    for pack in range(box.PACKS):
        if not s.height[pack]:
            return pack
    return NOTHING


@rule
def movable(s):
    """Return the packs of two or more cards, as bits, if there is a gap (CN-R81)."""
    return at_least(s, 2) if first_gap(s) != NOTHING else 0


@rule
def at_least(s, n):
    bits = 0
    for pack in range(box.PACKS):
        bits |= (s.height[pack] >= n) << pack
    return bits


@rule
def foxes_up(s):
    bits = 0
    for pack in range(box.PACKS):
        bits |= (top(s, pack) == box.FOX) << pack
    return bits


@rule
def only_foxes(s):
    """Return whether only Foxes are left, the goal of Success (CN-146)."""
    return cards_left(s) == 0


@rule
def cards_left(s):
    """Return how many cards other than Foxes lie on the table."""
    n = 0
    for i in range(box.PACKS * box.DEPTH):
        n += s.packs[i] != NOTHING and s.packs[i] != box.FOX
    return n


# -- Tricks of their top cards --------------------------------------------------


@rule
def trick_of(s, subset):
    """Return the set that these packs' top cards are; −1 if one is blocked or empty."""
    a, b = code(s, PACKS_OF[subset, 0]), code(s, PACKS_OF[subset, 1])
    c, d = code(s, PACKS_OF[subset, 2]), code(s, PACKS_OF[subset, 3])
    if a < 0 or b < 0 or c < 0 or d < 0:
        return NOTHING
    return tricks.set_of(a, b, c, d)


@rule
def code(s, pack):
    """Return a top card as `set_of` wants it: 0 for no pack, −1 for a blocked or empty one."""
    if pack < 0:
        return 0
    return s.tops[pack] if s.tops[pack] else NOTHING


@rule
def read_tricks(s, asked):
    """Record all tricks that can be made, as bits, since they are needed often.

    Values may repeat only in the four cards that meet the Rooster (CN-R84).
    """
    for w in range(OPEN_WORDS):
        s.open[w] = 0
    few, tops = tricks.COMPLETING[table_of(s, 0)], all_tops(s)
    note(s, 0, fitting(tops, box.PACKS, few[0]))
    read_twos_and_threes(s, tops, few)
    read_fours(s, tops, tricks.COMPLETING[table_of(s, asked == box.ROOSTER)])


@rule
def all_tops(s):
    """Return the codes of all top cards in one number, that of the first pack lowest."""
    tops = 0
    for pack in range(box.PACKS):
        tops |= int(s.tops[pack]) << (CODE_BITS * pack)
    return tops


@rule
def read_twos_and_threes(s, tops, row):
    for i in range(box.PACKS - 1):
        a, tops = tops & CODE, tops >> CODE_BITS
        if a:
            note(s, RUN_OF_TWO[i], fitting(tops, box.PACKS - 1 - i, row[a]))
        if a and i < box.PACKS - 2:
            note(s, RUN_OF_THREE[i, i + 1], threes_with(tops, row, a, i))


@rule
def threes_with(tops, row, a, i):
    """Return tricks of three cards whose first is on pack i, as bits from the first such set on."""
    bits = 0
    for j in range(i + 1, box.PACKS - 1):
        b, tops = tops & CODE, tops >> CODE_BITS
        at = int(RUN_OF_THREE[i, j]) - int(RUN_OF_THREE[i, i + 1])
        bits |= fitting(tops, box.PACKS - 1 - j, row[tricks.CODES * a + b]) << at
    return bits


@rule
def read_fours(s, tops, row):
    for i in range(box.PACKS - 3):
        a, tops = tops & CODE, tops >> CODE_BITS
        if a:
            note(s, RUN_OF_FOUR[i, i + 1, i + 2], fours_with(tops, row, a, i))


@rule
def fours_with(tops, row, a, i):
    """Return tricks of four cards whose first is on pack i, as bits from the first such set on."""
    bits = 0
    for j in range(i + 1, box.PACKS - 2):
        b, tops = tops & CODE, tops >> CODE_BITS
        rest = tops
        for k in range(j + 1, box.PACKS - 1):
            c, rest = rest & CODE, rest >> CODE_BITS
            at = int(RUN_OF_FOUR[i, j, k]) - int(RUN_OF_FOUR[i, i + 1, i + 2])
            bits |= (
                fitting(rest, box.PACKS - 1 - k, row[(tricks.CODES * a + b) * tricks.CODES + c])
                << at
            )
    return bits


@rule
def fitting(tops, n, kinds):
    """Return which of the first n of these top cards are of one of these kinds, as bits."""
    bits, kinds = 0, int(kinds)
    for pack in range(n):
        bits |= (kinds >> (tops & CODE) & 1) << pack
        tops >>= CODE_BITS
    return bits


@rule
def note(s, first, bits):
    """Record as open a run of consecutive sets of packs, given as bits from set `first` on."""
    word, at = int(first) // OPEN_BITS, int(first) % OPEN_BITS
    s.open[word] |= bits << at & FULL_WORD
    bits >>= OPEN_BITS - at
    while bits:
        word += 1
        s.open[word] |= bits & FULL_WORD
        bits >>= OPEN_BITS


@rule
def is_open(s, subset):
    return (s.open[subset // OPEN_BITS] >> (subset % OPEN_BITS)) & 1


@rule
def tricks_open(s):
    """Return how many tricks can be made."""
    n = 0
    for w in range(OPEN_WORDS):
        n += size(s.open[w])
    return n


@rule
def nth_open(s, n):
    """Return the n-th trick that can be made."""
    for w in range(OPEN_WORDS):
        here = size(s.open[w])
        if n < here:
            return OPEN_BITS * w + nth_of(s.open[w], n)
        n -= here
    return NOTHING


# -- Tricks that leave their highest card (Snake) -------------------------------


@rule
def is_kept(s, k):
    """Return whether a trick can be declared with the card of this pack as its highest (CN-R85)."""
    subset, pack = KEPT_OF[k, 0], KEPT_OF[k, 1]
    if not is_open(s, subset):
        return False
    return may_stay(s, trick_of(s, subset), s.tops[pack])


@rule
def may_stay(s, trick, code):
    """Return whether a card of a trick can be its highest: a box, or the highest number card."""
    stays = tricks.STAYS[table_of(s, 0), trick]
    if code == box.BOX + 1:
        return stays & tricks.BOX_STAYS != 0
    return stays & tricks.NUMBER_STAYS != 0 and code == tricks.HIGHEST[trick]


@rule
def way_to_keep(s, trick, kind, more):
    """Return a declaration with this card highest, preferably with one of the bits `more`."""
    open_ways = tricks.ways(table_of(s, 0), trick)
    wanted = tricks.TAKEN if kind == box.BOX else tricks.DOUBLED
    if kind < box.BOX and kind + 1 != tricks.HIGHEST[trick]:
        return NOTHING
    best = NOTHING
    for way in range(16):
        fits = open_ways >> way & 1 and way & wanted
        if fits and (way & more or best == NOTHING):
            best = way
    return best


@rule
def scan_kept(s, n):
    """Return the n-th choice that leaves a card on its pack.

    With too large an n, the result is −1 less the number of such choices.
    """
    found, stays = 0, tricks.HOW_MANY_STAY[table_of(s, 0)]
    for w in range(OPEN_WORDS):
        left = int(s.open[w])
        while left:
            subset = OPEN_BITS * w + nth_of(left, 0)
            left &= left - 1
            trick = trick_of(s, subset)
            here = int(stays[trick])
            if n >= found + here:
                found += here
                continue
            for k in range(KEPT_FROM[subset], KEPT_FROM[subset + 1]):
                if may_stay(s, trick, s.tops[KEPT_OF[k, 1]]):
                    if found == n:
                        return k
                    found += 1
    return -1 - found


@rule
def kept_open(s):
    """Return how many choices leave a card on its pack."""
    return -1 - scan_kept(s, MOST_KEPT)


@rule
def can_meet(s, kind):
    """Return whether a trick is open that could meet this challenge (CN-R107)."""
    if kind == box.ROOSTER:
        return opens_four(s)
    for w in range(OPEN_WORDS):
        left = int(s.open[w])
        while left:
            subset = OPEN_BITS * w + nth_of(left, 0)
            left &= left - 1
            trick = trick_of(s, subset)
            if not tricks.holds(tricks.LEGAL[table_of(s, 0)], trick):
                continue  # four cards that only the Rooster the Worm stands on allows
            if kind == box.CORNS and tricks.EGGS[trick] <= box.LEAN:
                return True
            if kind == box.SNAKE and PACKS_OF[subset, 1] >= 0:
                return True
    return False


@rule
def opens_four(s):
    """Return whether four top cards make nine when values may repeat."""
    tops, row = all_tops(s), tricks.COMPLETING[table_of(s, 1)]
    for i in range(box.PACKS - 3):
        a, tops = tops & CODE, tops >> CODE_BITS
        if a and fours_with(tops, row, a, i):
            return True
    return False
