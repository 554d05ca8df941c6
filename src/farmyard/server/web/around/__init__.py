"""Pages around the tables: the deals of the day, and boxes to print."""
