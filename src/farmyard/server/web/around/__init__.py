"""Pages around the tables: the deals of the day."""
