"""The beginning of ``farmyard play``: a new game, or one that was left unfinished."""

from collections.abc import Sequence
from typing import NamedTuple

from babel.dates import format_datetime

from farmyard.core import catalogue
from farmyard.core.game_card import Card
from farmyard.core.options import OptionError
from farmyard.core.wording.messages import language
from farmyard.terminal import words
from farmyard.terminal.arguments import bots_of
from farmyard.terminal.playing import unfinished
from farmyard.terminal.playing.play import go_on, play_here
from farmyard.terminal.playing.screen import Screen
from farmyard.terminal.playing.understanding import command, fitting, picked
from farmyard.terminal.playing.unfinished import Kept
from farmyard.terminal.words import say

GO_ON, ANEW, THROW_AWAY = range(3)


class Asked(NamedTuple):
    """A game as it was asked for."""

    card: Card
    players: int | Sequence[str]
    seed: int | None
    options: dict[str, str]
    day: str | None
    way: str


def begin(asked: Asked, anew: bool) -> None:
    """Play a new game; unless ``anew``, ask first whether to go on with an unfinished one."""
    screen, key = Screen(), asked.card.key
    kept = None if anew or _bots_alone(asked) else _newest(key, screen)
    answer = _ask(kept, screen) if kept else ANEW
    if answer is None:
        screen.say(say("bye"))
        return
    if kept and answer == GO_ON:
        go_on(kept, screen)
        return
    if kept and answer == THROW_AWAY:
        unfinished.Keeper(kept.file).remove()
    card, players, seed, options, day, way = asked
    play_here(card, players, seed, options, screen, day, way, unfinished.fresh(key))


def resume(game: str | None) -> None:
    """Go on with the unfinished game left last, or the one left last of a game.

    Raises `OptionError` if there is none.
    """
    screen = Screen()
    kept = _newest(catalogue.card(game).key if game else None, screen)
    if kept is None:
        raise OptionError(words.NOTHING_LEFT)
    go_on(kept, screen)


def join(link: str) -> None:
    """Sit down at a table of a server; raise `OptionError` where what that needs is missing."""
    try:
        from farmyard.terminal.playing import joining
    except ImportError as why:
        raise OptionError(str(why)) from None
    joining.join(link)


def _bots_alone(asked: Asked) -> bool:
    """Tell whether nobody plays who could be asked."""
    players = asked.players
    return not isinstance(players, int) and 0 < len(players) == sum(
        name in bots_of(asked.card) for name in players
    )


def _newest(key: str | None, screen: Screen) -> Kept | None:
    """Return the unfinished game left last; tell of files that no game can go on from."""
    for found in unfinished.newest(key):
        if isinstance(found, Kept):
            return found
        screen.say(say("set-aside", why=str(found)))
    return None


def _ask(kept: Kept, screen: Screen) -> int | None:
    """Ask whether to go on with a game; None at the end of input, or if somebody quits."""
    table = kept.table
    when = format_datetime(kept.left, "short", locale=language())
    screen.say(say("unfinished", title=table.card.title, names=tuple(table.names), when=when))
    answers = [(GO_ON, say("go-on")), (ANEW, say("anew")), (THROW_AWAY, say("throw-away"))]
    screen.listed(answers)
    while (typed := screen.ask()) is not None and command(typed) != "quit":
        found = picked(typed, answers, screen, fitting, lambda typed: say("no-such", typed=typed))
        if found is not None:
            return found
    return None
