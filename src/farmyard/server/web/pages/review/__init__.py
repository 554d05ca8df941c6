"""The review of a finished game: its curves, play and luck, and the costliest choices."""
