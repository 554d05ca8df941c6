"""The lines from a table to its pages and programs: the frames, and what carries them."""
