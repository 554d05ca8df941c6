"""Whether a run tries all the numbers it knows; conftest.py sets it before it imports any test."""

THOROUGH = False
