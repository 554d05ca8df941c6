"""``python -m farmyard.paper`` sets one box: it reads its game, language and choices as JSON, and
writes the PDF."""

import json
import sys

from farmyard.core.wording.messages import speaking
from farmyard.paper.choices import Choices
from farmyard.paper.printing import made


def main() -> None:
    """Set the box that standard input names."""
    asked = json.load(sys.stdin)
    choices = Choices(**asked["choices"] | {"shift": tuple(asked["choices"]["shift"])})
    with speaking(asked["language"]):
        sheets = made(asked["key"], choices)
    sys.stdout.buffer.write(sheets)


if __name__ == "__main__":
    main()
