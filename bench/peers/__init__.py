"""The contestants of ``python -m bench.peer``: our bot, and those it is measured by.

=========== ====================================================================================
`ours`      a level of the game's roster
`openspiel` OpenSpiel's own information-set search, in Python, through our adapter
`textbook`  an information-set search as it stands in the textbook, compiled as ours is
`cheater`   our own search, which sees the true cards
=========== ====================================================================================

Each is a `contestant.Contestant`: a bot with a clock, which thinks as many rounds as fit into the
time it is allowed.  `alone` is a match of another kind: one seat against what can be won at all.
`boardgame` is no contestant but another server, for ``python -m bench.server --peer``.
"""
