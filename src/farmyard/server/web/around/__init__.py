"""Pages around the tables: deals of the day, evenings, my games, printed boxes, installing."""
