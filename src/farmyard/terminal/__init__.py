"""Farmyard at the command line: serve, play, simulate."""
