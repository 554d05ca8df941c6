"""Any game as a PettingZoo, Gymnasium or OpenSpiel environment.

Each is an extra with a library of its own.  They share `setting` (a game with its seats and house
rules), and with batches the rows of numbers and the rewards of `farmyard.lab.batches`.
"""
