"""Environment for processes of tests without coverage measurement.

Measured code takes half as long again, and a process that is interrupted while it counts keeps the
counter's lock and waits for it for ever.
"""

import os

ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
