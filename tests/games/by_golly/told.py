"""What of By Golly! is told whenever it changes: see ``tests/test_told.py``."""

from tests.test_told import Watched

WATCHED = Watched(counts=("left",), hands="by_golly", single=("winner",))
