"""A module for each form that the database has had; each makes it of the one before."""
