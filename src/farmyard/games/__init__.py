"""The shelf: a folder for each game, found by the catalogue."""
