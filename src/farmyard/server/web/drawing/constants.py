"""Constant tokens: custom properties of tokens.css that no page ever changes.

A sheet is served with the value of a constant in place of its name, and without its declaration:
that is less to send, and nothing for a browser to look up.
"""

import re
from collections import Counter
from collections.abc import Iterable

COMMENTS = re.compile(rb"/\*.*?\*/", re.DOTALL)
ROOT = re.compile(rb"^:root \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
"""The rules of the root that hold under every condition: they begin a line."""
NAME = re.compile(rb"--[a-z][\w-]*")
DECLARED = re.compile(rb"(?<![\w(-])(--[a-z][\w-]*):\s*([^;{}]*);?")
READ_OR_ELSE = re.compile(rb"var\((--[\w-]+),")
READ = re.compile(rb"var\((--[\w-]+)\)")


def constants(
    tokens: bytes, sheets: Iterable[bytes], others: Iterable[bytes]
) -> dict[bytes, bytes]:
    """Return the values of constant tokens by their names.

    A constant is declared once, in a plain ``:root`` of the sheet of tokens; its value reads no
    other token, and no file but a sheet names it. ``sheets`` are all sheets, the tokens among them;
    ``others`` are the scripts, templates and drawings.
    """
    bare = [COMMENTS.sub(b"", sheet) for sheet in sheets]
    times = Counter(name for sheet in bare for name, _ in DECLARED.findall(sheet))
    variable = {name for sheet in bare for name in READ_OR_ELSE.findall(sheet)}
    variable |= {name for other in others for name in NAME.findall(other)}
    plain = b"".join(ROOT.findall(COMMENTS.sub(b"", tokens)))
    return {
        name: value
        for name, value in DECLARED.findall(plain)
        if times[name] == 1 and name not in variable and b"var(" not in value
    }


def put(sheet: bytes, values: dict[bytes, bytes]) -> bytes:
    """Put the values of constants in place of their names; leave out their declarations."""
    declared = DECLARED.sub(lambda found: b"" if found[1] in values else found[0], sheet)
    return READ.sub(lambda found: values.get(found[1], found[0]), declared)
