"""Many games side by side, in arrays: for learning agents and search.

`batch` has the class, `loops` what is compiled over the rules of a game, `numbers` and `filling`
make rows of numbers of views, `rewards` a seat's reward of scores.
"""
