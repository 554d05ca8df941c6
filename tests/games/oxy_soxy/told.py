"""What of Oxy Soxy is told whenever it changes: see ``tests/test_told.py``."""

from tests.test_told import Watched

WATCHED = Watched(counts=("points", "unplayed"), hands="oxy_soxy")
