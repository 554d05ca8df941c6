"""Puzzles: positions with one best answer that is proven, made of games of strong bots.

`making` finds them, `proving` compares the choices of a position, `shelf` has those that are
shipped.  What a puzzle is stands in `farmyard.core.showing.puzzles`.
"""
