"""Whether a run tries all the numbers it knows of: conftest.py sets it before any test is read."""

THOROUGH = False
