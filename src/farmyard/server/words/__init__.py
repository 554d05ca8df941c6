"""The sentences of the server, in a file for each language beside this one."""

from farmyard.core.wording.messages import Messages

say = Messages("farmyard.server")
