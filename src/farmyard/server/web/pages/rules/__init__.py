"""The rules of a game, on the page and printed, and the keys of a table."""
