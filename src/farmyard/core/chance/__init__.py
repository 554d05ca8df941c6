"""Chance: the dice, the key that a table is dealt from, and the proof of a fair shuffle."""
