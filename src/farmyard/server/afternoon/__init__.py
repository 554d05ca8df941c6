"""Afternoons: many tables at once, for a class or a club, and one person who leads them.

An afternoon goes through rounds.  In each, everybody who is there sits at one table; places are
worth points as on an evening.  Everything about it is in the store, and what is due is done by
whoever asks next, so that nothing runs between requests and nothing is lost with a process.
"""
