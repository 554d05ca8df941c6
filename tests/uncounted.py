"""Other processes of tests that count no lines.

What is counted takes half as long again; and whoever is interrupted while he counts keeps the
counter's lock, and waits for it for ever.
"""

import os

ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
