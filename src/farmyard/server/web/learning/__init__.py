"""Lessons: guided first games on the real page and by the real rules.

A lesson keeps nothing here: its address says how far one is and what one has tried, and every page
is played anew (`farmyard.core.rehearsal`). What step one has come to, the browser remembers.
"""
