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
NOT_THERE = "There is no such lesson."


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
