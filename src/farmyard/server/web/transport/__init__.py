"""The transport below the web layer: connections, limits, cookies, prefix, messages of the wire."""
