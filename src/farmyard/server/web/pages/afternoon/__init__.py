"""Afternoons: the pages of whoever leads one, of the wall, and of each person."""
