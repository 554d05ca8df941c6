"""Tables in memory: actors, watchers, bots and timers."""
