"""Chickenrun: what a player that runs errands reckons before it chooses, as rules."""
