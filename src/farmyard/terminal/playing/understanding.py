"""Understanding typed lines: a command, or one of the choices by number or by words."""

import re
from collections.abc import Callable, Sequence
from unicodedata import normalize

from farmyard.core.catalogue import LAW_ID
from farmyard.core.contract import Position
from farmyard.core.game import Game
from farmyard.terminal.playing.screen import Choices, Screen
from farmyard.terminal.words import say

COMMANDS = {
    "help": ("?", "help", "h"),
    "log": ("log",),
    "list": ("list",),
    "advice": ("advice",),
    "undo": ("undo",),
    "quit": ("quit", "q", "exit", "bye"),
}
"""What may be typed besides choices; each has a word in the language of play as well."""
WORD = re.compile(r"\w+")
RULE = re.compile(LAW_ID, re.IGNORECASE)
OPERATORS = str.maketrans("*·:/-", "××÷÷−")
SIGNS = "+−×÷"
OPERATOR = re.compile(f"[{SIGNS}]")


def command(typed: str) -> str:
    """Return the command that was typed, in English or in the language of play; "" for none.  The
    number of a rule is a command to print it."""
    if RULE.fullmatch(typed):
        return "rule"
    word = typed.casefold()
    for name, words in COMMANDS.items():
        if word in words or word == say(f"command-{name}"):
            return name
    return ""


def picked(
    typed: str,
    choices: Choices,
    screen: Screen,
    meant: Callable[[str, Choices], Choices],
    why_not: Callable[[str], str],
) -> int | None:
    """Return the one choice that was typed, by number or by words; else say why there is none."""
    by_number = typed.isdecimal()
    found = _numbered(typed, choices) if by_number else meant(typed, choices)
    if len(found) == 1:
        return found[0][0]
    if found:
        screen.several(found, choices)
    else:
        screen.say(say("no-number", n=len(choices)) if by_number else why_not(typed))
    return None


def _numbered(typed: str, choices: Choices) -> Choices:
    return [each for n, each in enumerate(choices, start=1) if str(n) == typed.lstrip("0")]


def fitting(typed: str, choices: Choices) -> Choices:
    """Return the choices that match typed words: all their words, or some of them in order.

    Words may be shortened ("bul 7 c3"), numbers and places may not; punctuation does not matter.
    """
    wanted = _words(typed)
    if not wanted:
        return []
    each_in_words = [(each, _words(each[1])) for each in choices]
    exact = [each for each, says in each_in_words if says == wanted]
    found = exact or _of_this_sum(typed, choices)
    return found or [each for each, says in each_in_words if _follows(wanted, says)]


def _of_this_sum(typed: str, choices: Choices) -> list[tuple[int, str]]:
    """Return the choices in which typed arithmetic stands as it is ("8+7-6"), and no longer."""
    sum_typed = "".join(typed.translate(OPERATORS).split())
    if not OPERATOR.search(sum_typed):
        return []
    whole = re.compile(rf"(?<![\d{SIGNS}(]){re.escape(sum_typed)}(?![\d{SIGNS})])")
    return [each for each in choices if whole.search("".join(each[1].split()))]


def narrowed(found: Choices, game: Game, view: Position) -> Choices:
    """Return the one of several choices that the game takes to be meant; else all of them."""
    first = [each for each in found if game.word_hooks.meant_first(view, each[0])]
    return first if len(first) == 1 else found


def _words(text: str) -> list[str]:
    return WORD.findall(normalize("NFC", text).casefold())


def _follows(wanted: Sequence[str], says: Sequence[str]) -> bool:
    left = iter(says)
    return all(any(_means(typed, word) for word in left) for typed in wanted)


def _means(typed: str, word: str) -> bool:
    return word == typed or (typed.isalpha() and word.startswith(typed))


def hard(name: str) -> str:
    """Return a name with non-breaking spaces, so that it is never wrapped or split."""
    return name.replace(" ", "\u00a0")
