"""Players for any game.  They get a view and the legal choices, and have their own dice."""
