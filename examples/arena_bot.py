"""A player for the arena in plain Python, without Farmyard: any game, by chance, to begin with.

farmyard arena by_golly --bots egg,program:examples/arena_bot.py --games 20

A line on standard input is a frame of docs/protocol.md: all that the seat may know.  A line on
standard output is a decision.  The game is lost by whoever answers late, or what is not possible.
"""

import json
import random
import sys
from typing import Any


def choose(frame: dict[str, Any]) -> int:
    """The choice of this seat: here is where a better player begins to think."""
    number, _words = random.choice(frame["choices"])
    return int(number)


def main() -> None:
    for line in sys.stdin:
        frame = json.loads(line)
        for event in frame["events"]:  # what has happened since the frame before
            if "--tell" in sys.argv:
                print(event["text"], file=sys.stderr)
        if frame["choices"]:
            print(json.dumps({"choice": choose(frame), "at": frame["n"]}), flush=True)


if __name__ == "__main__":
    main()
