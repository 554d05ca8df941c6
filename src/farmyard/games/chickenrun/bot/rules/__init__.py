"""Chickenrun: the heuristics of players that run errands, as rules."""
