"""Fields of By Golly! whose every change is logged: see ``tests/test_told.py``."""

from tests.test_told import Watched

SEVERAL = {"mouse": ("mice",), "goose": ("geese",), "butterfly": ("butterflies",)}
WATCHED = Watched(counts=("left",), hands="by_golly", single=("winner",), either=SEVERAL)
