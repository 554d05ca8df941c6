"""What comes over the web: pages, forms, sockets, and JSON for programs."""
