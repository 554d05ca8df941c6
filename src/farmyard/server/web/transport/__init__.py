"""The transport below the web layer: connections, limits, cookies, prefix, monitoring."""
