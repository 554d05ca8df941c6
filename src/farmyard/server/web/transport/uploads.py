"""Parses the one file out of a multipart/form-data upload.

An upload comes from a stranger, so everything is limited: the boundary, the parts, the head of a
part; the body is searched once, from front to end.
"""

import re

LONGEST_BOUNDARY = 70  # RFC 2046
LONGEST_HEAD = 1024  # bytes, of a part
MOST_PARTS = 8
_BOUNDARY = re.compile(r'multipart/form-data\s*;\s*boundary=("?)([0-9A-Za-z\'()+_,./:=? -]+)\1\s*')
_FILE = re.compile(rb"^content-disposition:\s*form-data\b.*;\s*filename\*?=", re.I | re.M)


class NoFile(ValueError):
    """Raised if a form has no file."""


def boundary_of(kind: str) -> bytes:
    """Return the boundary in a content type. Raises `NoFile` if it is not multipart/form-data."""
    found = _BOUNDARY.fullmatch(kind[:200])
    if found is None or len(found[2]) > LONGEST_BOUNDARY:
        raise NoFile
    return b"--" + found[2].encode()


def file_in(body: bytes, boundary: bytes) -> bytes:
    """Return the first part that has a file name. Raises `NoFile` if none of the first few has."""
    at = body.find(boundary)
    for _ in range(MOST_PARTS):
        start = body.find(b"\r\n\r\n", at, at + len(boundary) + LONGEST_HEAD)
        end = body.find(b"\r\n" + boundary, start)
        if at < 0 or start < 0 or end < 0:
            break
        if _FILE.search(body[at:start]):
            return body[start + 4 : end]
        at = end + 2
    raise NoFile
