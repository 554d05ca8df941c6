"""The interfaces of the field, over any game: PettingZoo, Gymnasium, OpenSpiel.

Each is an extra with a foreign library of its own; what they share stands in `setting` (a game with
its seats and house rules), `numbers` (a view as a row of numbers) and `rewards`.
"""
