"""The server's texts in lessons; texts that teach a game are in that game's folder."""

SHELF = "Learn – Farmyard"
FIRST_GAME = "First game"
LEFT = "Look about as long as you like. The light waits for you."
THAT_IS = "That is {game}"
NOT_THERE = "There is no such lesson."


def title(lesson: str, game: str) -> str:
    """Return the title of a lesson's page."""
    return f"{game}: {lesson} – Farmyard"


def that_is(game: str) -> str:
    """Return the headline at the end of a lesson."""
    return THAT_IS.format(game=game) + ("" if game.endswith("!") else "!")


def step_of(step: int, steps: int) -> str:
    """Return the progress in a lesson, for screen readers."""
    return f"Step {step} of {steps}"
