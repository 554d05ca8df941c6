"""Drawing: files, templates and their zones, and what the contexts of several pages share."""
