"""Bots for any game.  Each is given views and legal choices, and has its own dice."""
