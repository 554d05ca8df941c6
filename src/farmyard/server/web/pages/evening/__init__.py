"""Evenings: the same friends at several games in a row, with one table of points."""
