"""What the house says in lessons; all that teaches a game stands in that game's folder."""

SHELF = "Learn – Farmyard"
FIRST_GAME = "First game"
LEFT = "Look about as long as you like. The light waits for you."
THAT_IS = "That is {game}"
NOT_THERE = "There is no such lesson."


def title(lesson: str, game: str) -> str:
    """Of a lesson's page."""
    return f"{game}: {lesson} – Farmyard"


def that_is(game: str) -> str:
    """The headline at the end."""
    return THAT_IS.format(game=game) + ("" if game.endswith("!") else "!")


def step_of(step: int, steps: int) -> str:
    """How far one is, for ears."""
    return f"Step {step} of {steps}"
