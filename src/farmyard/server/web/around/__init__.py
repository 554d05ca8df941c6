"""Pages around the tables, such as the printed boxes."""
