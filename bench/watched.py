"""The server as people run it, with a watched event loop: for `bench.hostile`.

``python -m bench.watched DATABASE FILE`` serves until it is killed, and writes into FILE how long
the loop was blocked at worst and in all, and by what, as often as that changes.
"""

import json
import sys
import threading
import time
from pathlib import Path

from tests.server import watchdog

from farmyard.server import running
from farmyard.server.live import settings

LOOK = 0.5  # seconds between two


class Told(watchdog.Loop):
    """A watched loop that writes down what it hears."""

    def __init__(self) -> None:
        super().__init__()
        threading.Thread(target=self._tell, daemon=True).start()

    def _tell(self) -> None:
        while True:
            time.sleep(LOOK)
            worst, what = self.dog.longest
            told = {"worst": worst, "what": what, "blocked": self.dog.blocked}
            Path(sys.argv[2]).write_text(json.dumps(told))


def main() -> None:
    usual = running.configured
    running.configured = lambda app: usual(app, loop="bench.watched:Told")  # type: ignore[misc]
    own = settings.of_environment(own_process=True)
    running.run("127.0.0.1", 0, Path(sys.argv[1]), False, own)


if __name__ == "__main__":
    main()
