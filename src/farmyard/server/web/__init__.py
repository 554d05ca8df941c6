"""The web layer: pages, forms, sockets, and JSON for programs."""
