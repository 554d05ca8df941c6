"""Drawing: the contexts of all pages and frames, and their rendering."""
