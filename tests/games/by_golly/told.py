"""What of By Golly! is told whenever it changes: see ``tests/test_told.py``."""

from tests.test_told import Watched

SEVERAL = {"mouse": ("mice",), "goose": ("geese",), "butterfly": ("butterflies",)}
WATCHED = Watched(counts=("left",), hands="by_golly", single=("winner",), either=SEVERAL)
