"""The texts of the server: refusals, the waiting page, the error page.

Texts of one game are in that game's words; fixed texts of a page are in its template. The functions
only fill named slots.
"""

from collections.abc import Sequence

TITLE = "Farmyard"
HALL = "Farmyard: table games for friends"

WELL, UNWELL = "well\n", "not well: nothing can be written down\n"
NO_FIGURES = "Figures need prometheus-client: pip install 'farmyard[metrics]'\n"

# -- Refusals of a whole request --
NOT_FOR_ALL = "The figures of this server are read on the machine it runs on."
NO_PAGE = "There is nothing at this address. The hall is one click away."
NO_TABLE = "The link may be old, or the table was cleared away. Nothing of yours is lost."
TOO_MANY_TABLES = (
    "You already have as many open tables as one person may have. Finish one of them first."
)
NO_GAME = "There is no game of that name on the shelf."
NO_DAILY = "This game has no deal of the day."
WRONG_WAY = "That link does not work like that. The hall is one click away."
CROSS_SITE = "That came from another site, so nothing has changed. Try it from this page."
TOO_LONG = "That was too long to read, so nothing has changed."
BUSY = "It is busy here right now. Please try again in a minute."
TOO_FAST = "That was too much at once. Wait a moment, then try again."
NO_LOT = "The extra randomness can be at most 64 letters, digits, dashes or underscores."
TWO_LENGTHS = "That gives its length twice, so nothing has changed."
UNREADABLE = "We could not understand that, so nothing has changed."
TOO_MANY_WATCHERS = (
    "There is no standing room left at this table: too many are watching. Try again in a while."
)
NOT_STORED = "Your move could not be saved, so it was not made. Please try again."
NOT_READ = "The table could not be read from the database. Please try again."
OLD_RULES = "This table was begun under older rules that no longer fit, so it cannot go on."
NEWER_RULES = "This table was begun under newer rules than this server has: bring it up to date."
BROKEN_TABLE = "This table is damaged. It is kept, but it cannot be played."
OUR_FAULT = "Something went wrong on our side. Your table is as it was; please try again."

HEADLINES = {
    400: "That was not understood",
    403: "Not allowed",
    404: "This is not here",
    405: "That does not work",
    409: "Not now",
    413: "Too long",
    429: "Not so fast",
    500: "A wheel came off",
    503: "Please try again",
}
NO_TABLE_HEADLINE = "This table is not here"

# -- Refusals at a table --
STALE = "The game has moved on. Here is how it looks now."
ALREADY = "That move is already on the table."
NOT_SEATED = "You are watching this table. Only those who sit at it can play."
TIME_IS_UP = "Your time is up: the turn goes on without you."
OVER = "This game is over."
NOT_STARTED = "This table is still waiting for its players."
LOADING = "The table is being set up. It will be ready in a moment."
UNFINISHED = "Almost: there is one more thing to pick."
NO_CHAIR = "That chair is not free."
NOT_YOUR_CHAIR = "You cannot look from that chair."
NOT_FULL = "Some chairs are still free."
PLAYING = "The game has begun, so the chairs stay as they are."
NOT_OVER = "There is a new game when this one is over."
CANNOT_UNDO = "That cannot be taken back: something was seen since, or somebody has moved."
CURTAIN = "First say who is holding the screen."

CLOSED = "This table was closed, since nothing had happened for a long time. It can be looked at."
RESTS = "The game is paused, so nothing has changed."
KEPT_FOR_YOU = "A scarecrow keeps your chair. Take it back first."
NOTHING_KEPT = "No chair is kept for you at this table."
NOTHING_TO_TAKE_BACK = "You have not decided anything yet."
NO_PAUSE = "The game is not paused."
NOT_HOST = "Only the person who opened this table can change its pace."
NO_SUCH_PACE = "The pace can be calm, usual or quick."
NOTHING_SHOWN = "There is nothing to look at right now."
NOT_ALONE = "Others are still looking. The game goes on in a moment."
NOTHING_ASKED = "There is no question for you right now."
ANOTHER_QUESTION = "Your answer was to another question. Here is what is asked now."
WHICH_QUESTION = "A yes or no needs the number of its question, as “asks” gives it."
ALREADY_ASKED = "Another question is open. Wait for the answers."
NOT_ALL_ANSWERED = "Not everybody has answered, so nothing has changed."
NO_MORE_TIME = "You can ask for more time once a turn, if the table has a clock."
NO_ADVICE = "Nobody gives advice at this table."
NO_TALK = "There is no free talk at this table. Pick one of the sayings."
NOTHING_SAID = "There was nothing to say."
WATCHER = "Somebody who watches"
EMOTES = {
    "hello": "Good day!",
    "well": "Well played!",
    "thanks": "Thank you.",
    "oops": "Oh, muck.",
    "ha": "Ha!",
    "wait": "Let me think.",
    "hurry": "The cows want milking.",
    "bye": "Good night.",
}


# -- Looking back --
GAME_OF_MEMORY = "Remembering is a part of this game. It can be looked back at when it is over."
NOTHING_HAPPENED = "Nothing has happened yet. Go back to the table."
THE_DEAL = "The deal. Press play, or go one move on."
EYES_CLOSED = "You can look through that player’s eyes once the game is over."
NOT_OVER_YET = "You can try another line from here once this game is over."
NOTHING_LEFT = "There is nothing left to choose there."
FILE_LATER = "The game file holds every hidden card, so it can be had when the game is over."
FILE_FORGOTTEN = "This game file is not remembered any more. Open it again in the hall."
NO_FILE = "Choose a game file first."
NO_TEXT = "That is not a text, so it is no game file."
FROM_FILE = "A saved game"
WATCHERS_EYES = "A watcher’s eyes"
WATCHER_SHORT = "A watcher"
FAIR = "How a shuffle is sealed"
KEYS = "Keys"

# -- A new table --
TWO_OF_ME = "You can sit on one chair only. Make the others guests."
NO_LEVEL = "There is no bot of that kind."
NO_SEATING = "There is no way to sit like that."

# -- What somebody on a chair does --
YOU = "that’s you"
OPENED = "laid this table"
SITS = "sits here"
GUEST = "at this screen"
SCARECROW = "a scarecrow"
FREE = "for a friend or a bot"
FREE_CHAIR = "Free chair"
AROUND = "At this table"


# -- Beside the game: what stands among the lines of the log, and what is asked --


def left(name: str) -> str:
    return f"{name} has left. A scarecrow keeps the chair."


def is_gone(name: str) -> str:
    return f"{name} is away. A scarecrow keeps the chair."


def is_back(name: str) -> str:
    return f"{name} is back."


def took_more(name: str) -> str:
    return f"{name} takes more time."


def paused(name: str) -> str:
    return f"There is a pause, as {name} asked."


def goes_on(name: str) -> str:
    return f"{name} ends the pause."


def pace_is(tempo: str) -> str:
    return f"The pace is {tempo} now."


def took_advice(name: str) -> str:
    return f"{name} asks for advice."


def went_back(name: str) -> str:
    return f"{name} took a move back; everyone agreed."


def plays_again(name: str, come: int, people: int) -> str:
    """Tell the players of a finished game of the rematch; with more than two, how many are
    there."""
    asks = f"{name} plays again. Come along?"
    there = f" {come} of {people} {'is' if come == 1 else 'are'} there."
    return asks + there if come and people > 2 else asks


NEXT_OPENED = "The next game is laid. Come along?"
PAUSED = "There is a pause."
DESERTED = "Everybody has left. The scarecrows rest until somebody comes back."
KEPT = "A scarecrow keeps your chair."


def asks_back(name: str) -> str:
    return f"{name} would like to take a move back. What you saw, you cannot unsee."


def asks_pause(name: str) -> str:
    return f"{name} asks for a pause."


def waits_for(names: Sequence[str]) -> str:
    return f"Waiting for a yes from {listed(names)}."


def said_no(name: str) -> str:
    return f"{name} would rather not."


def not_your_turn(name: str) -> str:
    return f"It is {name}’s turn."


def few_or_many(title: str, fewest: int, most: int) -> str:
    if fewest == most:
        return f"{title} needs {fewest} players."
    return f"{title} needs {fewest} to {most} players."


def start_seat(name: str) -> str:
    return f"Nobody sits on the chair chosen under “{name}”."


def no_such_value(title: str, possible: str) -> str:
    return f"“{title}” can be {possible}."


def sentence(text: str) -> str:
    """Return a text as a sentence of its own."""
    return f"{text[:1].upper()}{text[1:]}."


def not_for_so_many(title: str, label: str, seats: int) -> str:
    players = "one player" if seats == 1 else f"{seats} players"
    return f"“{title}”: “{label}” is not for {players}."


def listed(names: Sequence[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def wait_for_you(names: Sequence[str]) -> str:
    if not names:
        return "It is your turn"
    return f"{listed(names)} {'is' if len(names) == 1 else 'are'} waiting"


def thinks(name: str) -> str:
    return f"{name} is thinking"


def time_left(seconds: int) -> str:
    """Return a time for the countdown: bare seconds, or the largest unit that fits."""
    for unit, size in (("d", 86400), ("h", 3600), ("min", 60)):
        if seconds > 2 * size or (seconds == size and unit == "d"):
            return f"{-(-seconds // size)} {unit}"
    return str(seconds)


def late(number: int) -> str:
    many = {0: "No decision", 1: "One decision"}.get(number, f"{number} decisions")
    return f"{many} took longer than the clock allows."


def open_chairs(number: int) -> str:
    if number == 0:
        return "Everybody is here"
    return "One chair is free" if number == 1 else f"{number} chairs are free"


DEALT = "The cards are being dealt."


def begins_in(seconds: int) -> str:
    """Say when a full table begins; 0: when somebody says so."""
    if seconds == 0:
        return "The game begins when one of you says so."
    return "We begin in one second." if seconds == 1 else f"We begin in {seconds} seconds."


def chair_says(kind: str, mine: bool, host: bool) -> str:
    """Return the line under the name on a chair of a waiting table."""
    by_kind = {"open": FREE, "bot": SCARECROW, "guest": GUEST}
    if kind in by_kind:
        return by_kind[kind]
    return YOU if mine else OPENED if host else SITS


def eyes_of(name: str) -> str:
    return f"{name}’s eyes"


def move_of(n: int, last: int) -> str:
    return f"{n} of {last}"


def no_game_file(why: str) -> str:
    return f"That is no game file that can be replayed here: {why}."


def table_title(name: str, game: str) -> str:
    return page_title(f"{game}, table “{name}”")


def replay_title(name: str, game: str) -> str:
    return page_title(f"Looking back: {game}, “{name}”")


def last_moves_title(name: str, game: str) -> str:
    return page_title(f"Last moves: {game}, “{name}”")


def shuffle_title(name: str) -> str:
    return page_title(f"The shuffle of table “{name}”")


def rules_title(game: str) -> str:
    return page_title(f"{game}: rules")


def new_title(game: str) -> str:
    return page_title(f"A new table: {game}")


def page_title(what: str) -> str:
    return f"{what} – {TITLE}"


def watching(name: str) -> str:
    """Return a watcher's name, marked so that it cannot pass for a player's."""
    return f"{name} (watching)" if name else WATCHER
