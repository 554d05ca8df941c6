"""The letters of our typeface that are composed from others. Nothing of the game needs it."""
