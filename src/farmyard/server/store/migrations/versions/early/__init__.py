"""The revisions up to the first that records itself in the database."""
