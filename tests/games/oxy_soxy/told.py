"""Fields of Oxy Soxy whose every change is logged: see ``tests/test_told.py``."""

from tests.test_told import Watched

WATCHED = Watched(counts=("points", "unplayed"), hands="oxy_soxy")
