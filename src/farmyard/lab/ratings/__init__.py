"""Ratings of players: fitted to the results of an arena, or of all arenas in a file."""
