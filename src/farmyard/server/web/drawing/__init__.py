"""What pages and frames are made of: what stands on them, and how it is turned into text."""
