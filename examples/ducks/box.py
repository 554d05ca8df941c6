"""Ducks: what is in the box: thirty cards."""

DUCKS = ("mallard", "eider", "teal", "pintail", "shoveler")
COPIES = 6  # cards of each kind
PLAYERS = 4  # at most
HAND = 4  # cards
BROOD = 3  # ducks of one kind
