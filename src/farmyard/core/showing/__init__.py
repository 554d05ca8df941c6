"""The data that a game shows: its scene on the page, its printed box, its lessons."""
