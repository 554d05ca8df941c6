"""Playing at the keyboard: a game begun or joined, its screen, and the lines that are typed."""
