"""The sentences of the server, in a file for each language beside this one."""

from farmyard.core.messages import Messages

text = Messages("farmyard.server")
