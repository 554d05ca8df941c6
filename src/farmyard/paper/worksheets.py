"""Sets worksheets of puzzles with Typst: exercises with room to write, and their answers."""

import json
from collections.abc import Sequence

from farmyard.core import catalogue
from farmyard.core.showing.puzzles import Exercise, Theme
from farmyard.core.wording.messages import language
from farmyard.paper.choices import PAPERS, SIZES, Choices
from farmyard.paper.printing import HERE, compiled
from farmyard.paper.words import say

WORDS = "worksheet-"


def worksheet(
    key: str, theme: Theme, exercises: Sequence[Exercise], seed: int, answers: bool,
    paper: str = PAPERS[0],
) -> bytes:  # fmt: skip
    """Return a PDF of a theme's exercises, in the language of the reader; with ``answers`` these
    follow on pages of their own.  Raises `PrintingError` if Typst is not installed, or for a paper
    that is not known."""
    card, (width, height) = catalogue.card(key), SIZES[Choices(paper=paper).paper]
    told = {
        "title": card.title, "asks": card.text(f"puzzle-{theme.name}.asks"),
        "language": language(), "seed": seed, "answers": answers,
        "paper": {"width": width, "height": height},
        "exercises": [each._asdict() for each in exercises],
        "words": {id.removeprefix(WORDS): say(id) for id in say.ids(WORDS)},
    }  # fmt: skip
    return compiled(HERE / "worksheet.typ", HERE, {"sheet": json.dumps(told)})
