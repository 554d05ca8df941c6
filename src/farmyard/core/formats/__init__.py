"""Positions, views, games and frames as text, written and read."""
