"""The server's texts in lessons; texts that teach a game are in that game's folder."""

SHELF = "Learn – Farmyard"
FIRST_GAME = "First game"
GAME = " game"  # the end of a title such as "Short game"
LEFT = "Look around as long as you like."
YOU = "You"
LEARNER_IS = "{name}: that is you"
SCARECROW_IS = "{name} is a scarecrow and plays with you"
MINUTES = "About {n} minutes."
THAT_IS = "That is {game}"
NOT_THERE = "We could not find that lesson."
NOT_OVER = "A game is reviewed when it is over: a review would tell what is still hidden."
NO_COMPILER = "A review needs Numba, which is not installed on this server."
NO_REVIEW = "This game could not be reviewed. Try again."
TOO_LONG = "This game is too long to look for its costliest choices here; farmyard review does it."
NONE_COSTLY = "No choice was surely worse than another."
NOT_TOLD_APART = "Nor can play and luck be told apart in a game of this length."
PARTS = {"own": "Own choices", "others": "The others’ choices", "luck": "Luck"}


def first_game(way: str) -> str:
    """Return the kind of game that follows the lessons: the way's title if that is one."""
    return way.lower() if way.endswith(GAME) else FIRST_GAME.lower()


def title(lesson: str, game: str) -> str:
    """Return the title of a lesson's page."""
    return f"{game}: {lesson} – Farmyard"


def that_is(game: str) -> str:
    """Return the headline at the end of a lesson."""
    return THAT_IS.format(game=game) + ("" if game.endswith("!") else "!")


def who_is(name: str, mine: bool) -> str:
    """Return who sits on a seat of a lesson."""
    if name == YOU:
        return YOU
    return (LEARNER_IS if mine else SCARECROW_IS).format(name=name)


def minutes(n: int) -> str:
    """Return how long a lesson takes."""
    return MINUTES.format(n=n)


def step_of(step: int, steps: int) -> str:
    """Return the progress in a lesson, for screen readers."""
    return f"Step {step} of {steps}"


def review_title(table: str) -> str:
    """Return the title of the page of a review."""
    return f"Review: {table} – Farmyard"


def how_reviewed(margin: float) -> str:
    """Return how the chances of a review were found; ``margin`` is a fraction."""
    return (
        "Chances in 100 if everybody played on at random from there, from what each could see, "
        f"give or take {max(1, round(100 * margin))}. What good players would have made of it is "
        "not known."
    )


def whose(name: str, mine: bool) -> str:
    """Return a player's name, or "You"."""
    return YOU if mine else name


def way(first: float, last: float) -> str:
    """Return the way of a chance, given as fractions."""
    return f"from {round(100 * first)} to {round(100 * last)}"


def points(share: float) -> str:
    """Return a difference of chances in points of 100, with its sign."""
    return f"{round(100 * share):+d}".replace("-", "−")


def give_or_take(share: float) -> str:
    """Return half the width of an interval in points of 100."""
    return f"± {round(100 * share)}"


def cost(move: int, found: list[float]) -> str:
    """Return what a choice has cost: value, and the bounds of its interval, as fractions."""
    value, low, high = (round(100 * each) for each in found)
    return f"Move {move} cost {value}" + ("" if low == high else f" ({low} to {high})")


def did(name: str, mine: bool, says: str) -> str:
    """Return what a player did, in the words of the game."""
    return f"{name} (you) {says}." if mine else f"{name} {says}."
