"""The transport below the web layer: connections, limits, prefix, monitoring."""
