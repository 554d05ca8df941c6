"""Lessons: guided first games on the real page and by the real rules.

The server keeps no state of a lesson: its address has the step and the choices tried, and every
page is replayed (`farmyard.core.showing.rehearsal`). The browser remembers the step reached.
"""
