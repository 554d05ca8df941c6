"""A PostgreSQL database shared by several workers: who lives, who drives, what is told."""
