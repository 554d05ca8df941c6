"""The deals of the day: one for every game and mode, the same everywhere."""
