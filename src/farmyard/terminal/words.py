"""What the terminal says by itself; everything about a game comes from the game's own words."""

PROMPT = "> "
PASS_ON = "Pass the keyboard to {name}, press Enter. "
LOOK = "Look well, then press Enter. "
HOW = "Type a number or some of the words. Also: ? for help, log, undo, quit."
SEVERAL = "Which one?"
MANY_MORE = "and {n} more: type more of the words."
NO_SUCH = "Nothing here goes by “{typed}”. Type a number or some of the words, or ? for help."
NO_NUMBER = "There are {n} things to choose from, numbered from 1."
NO_HELP = "There is no help for this game yet."
NO_LOG = "Nothing has happened yet."
AND = " and "
AGAINST = "Against {bots}."
BOT = "{title}, who {says}"
GOODBYE = "Goodbye. This game was not finished, and is not kept."
BYE = "Goodbye."
RANK = "rank"
NAME = "name"
SOMEBODY = "Guest"

COMMANDS = """**While you play**

- a number, or some of the words of a choice (`bul 7 c3`)
- `log`: what has happened so far
- `undo`: take back your last choice, if nothing has been seen since
- `?`: this help
- `quit`: leave the game
"""
