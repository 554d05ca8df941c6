"""The pages: a folder for each, with its handlers, what it shows, its template, style and script.

Handlers answer requests; `shown` makes the context of a template. A template that several pages
include is in `templates`, a style sheet or a script of several in `static`.
"""
