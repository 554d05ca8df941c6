"""Cloud Nine: the rules, over one flat record.

It is two games of one box: breeders who draw, steal and lay off tricks that make nine (`group`),
and packs to be cleared, alone or in a duel (`success`).  What both have is here: the days, or
rounds, of a game.  Rulings (CN-…) are those of ``docs/rules/cloud_nine.md``.
"""

from farmyard.core.chance.dice import below
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.cloud_nine.box import PLAYERS
from farmyard.games.cloud_nine.options import FirstPlayer, Mode
from farmyard.games.cloud_nine.rules import group, success
from farmyard.games.cloud_nine.rules.cards import forget_trick
from farmyard.games.cloud_nine.rules.choices import CHOICES
from farmyard.games.cloud_nine.rules.group.day import deal_day
from farmyard.games.cloud_nine.rules.success import deal_packs
from farmyard.games.cloud_nine.state import EARNED, Ending, Phase, State

__all__ = [
    "CHOICES", "SECRET", "State", "deal", "legal", "list_choices", "many", "nth", "play", "scores",
]  # fmt: skip

SECRET = (Phase.PICK, Phase.GIVE, Phase.HEN_PICK, Phase.ANNOUNCE, Phase.REVEAL)

# -- Choices of either game -----------------------------------------------------


@rule
def deal(s):
    first_day(s)
    deal_table(s)


@rule
def legal(s, choice):
    return group.legal(s, choice) if s.mode == Mode.GROUP else success.legal(s, choice)


@rule
def many(s):
    return group.many(s) if s.mode == Mode.GROUP else success.many(s)


@rule
def nth(s, n):
    return group.nth(s, n) if s.mode == Mode.GROUP else success.nth(s, n)


@rule
def list_choices(s, out):
    if s.mode == Mode.GROUP:
        return group.list_choices(s, out)
    n = success.many(s)
    for k in range(n):
        out[k] = success.nth(s, k)
    return n


@rule
def play(s, choice):
    if s.mode == Mode.GROUP:
        group.play(s, choice)
    else:
        success.play(s, choice)
    if s.phase == Phase.OVER and s.day < s.days:
        next_day(s)
        deal_table(s)


@rule
def scores(s, out):
    if s.mode == Mode.GROUP:
        group.scores(s, out)
    else:
        success.scores(s, out)


# -- The days of a game ----------------------------------------------------------


@rule
def first_day(s):
    """Start the game: choose the first seat, left of the host's dealer or at random (CN-R2)."""
    s.day = 0
    s.days = days_to_play(s)
    drawn = s.start == NOBODY or s.first_player == FirstPlayer.RANDOM
    s.first = below(s, s.seats) if drawn else s.start
    if s.first_player == FirstPlayer.DEALER:
        s.first = (s.first + s.seats - 1) % s.seats  # who deals sits before that seat (CN-R120)
    for p in range(PLAYERS):
        s.totals[p] = s.harvest[p] = 0
        for column in range(len(EARNED)):
            s.account[p, column] = 0
    s.ending = Ending.NONE
    s.drawer = s.drawn_from = s.drawn = NOTHING
    s.laid = 0
    forget_trick(s)


@rule
def days_to_play(s):
    """Return the number of days: as many as there are breeders, unless one was chosen (CN-R4)."""
    return s.rounds if s.rounds else s.seats  # alone one, in a duel two


@rule
def next_day(s):
    """Choose the first seat of the next day: the deal moves on (CN-R2)."""
    s.first = below(s, s.seats) if s.first_player == FirstPlayer.RANDOM else (s.first + 1) % s.seats


@rule
def deal_table(s):
    if s.mode == Mode.GROUP:
        deal_day(s)
    else:
        deal_packs(s)
