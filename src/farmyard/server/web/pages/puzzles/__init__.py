"""Puzzles: positions with one best answer, on the real page and by the real rules.

A puzzle's page is a rehearsal of its own line, as a lesson is (`farmyard.server.web.pages.lesson`):
its address has the step and what was tried.  The store keeps a person's first tries.
"""
