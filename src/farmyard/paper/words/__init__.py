"""The sentences on printed sheets, in a file for each language beside this one."""

from farmyard.core.messages import Messages

say = Messages("farmyard.paper")
