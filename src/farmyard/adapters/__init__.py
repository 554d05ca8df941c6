"""Any game as a PettingZoo, Gymnasium or OpenSpiel environment.

Each is an extra with a library of its own; the shared parts are `setting` (a game with its seats
and house rules), `numbers` (a view as a row of numbers) and `rewards`.
"""
