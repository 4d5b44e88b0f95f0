#!/usr/bin/env python3
"""What tests may look into.

    doors.py ROOT

A header of src whose first comment says that it is private ("private to the folders of play") or whose name ends in
_private.h is closed to tests: no file below tests/ includes it, by whatever way, so that what is in it can be changed
without a test.  A test asks where everybody may ask, and where nobody else has to, at a door made for it, the one file
that may look in: tests/frames/seen.c, of the table.
"""

import os
import re
import sys
import tempfile
from pathlib import Path

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*"([^"]+)"', re.M)
DOORS = ["tests/frames/seen.c"]
COMMENT = re.compile(r"/\*.*?\*/", re.S)


def private(path):
    """Does the header say so itself?"""
    first = COMMENT.search(path.read_text())
    return path.name.endswith("_private.h") or bool(first and re.search(r"\bprivate\b", first.group(0)))


def check(root):
    """Everything that is wrong, one sentence each."""
    src, closed = root / "src", 0
    for header in src.rglob("*.h"):
        closed += private(header)
    if not closed:
        yield "no header of src says that it is private: has the word changed?"
    for path in sorted((root / "tests").rglob("*.[ch]")):
        if str(path.relative_to(root)) in DOORS:
            continue
        for name in INCLUDE.findall(COMMENT.sub("", path.read_text())):
            for base in (path.parent, src):
                header = Path(os.path.normpath(base / name))
                if header.is_file() and header.is_relative_to(src) and (name.endswith(".c") or private(header)):
                    yield f"{path.relative_to(root)}: looks into {header.relative_to(root)}, which is private"


def self_test():
    """The guard itself: each planted fault must be found, and good tests must pass."""
    house = {
        "src/a/a.h": "/* a.h - the state of a; private to a. */\n",
        "src/a/b_private.h": "",
        "src/a/seen.h": "/* seen.h - what may be asked. */\n/* not private */\n",
        "src/a/a.c": '#include "a/a.h"\n',
        "tests/a/test_a.c": '#include "a/seen.h"\n/* #include "a/a.h" */\n',
        "tests/frames/seen.c": '#include "a/a.h"\n',
    }
    planted = [
        ({}, None),
        ({"tests/a/test_b.c": '#include "a/a.h"\n'}, "test_b.c: looks into src/a/a.h"),
        ({"tests/a/help.h": '#include "../../src/a/a.h"\n'}, "help.h: looks into src/a/a.h"),
        ({"tests/a/test_b.c": '#  include "a/b_private.h"\n'}, "test_b.c: looks into src/a/b_private.h"),
        ({"tests/a/test_b.c": '#include "a/a.c"\n'}, "test_b.c: looks into src/a/a.c"),
        ({"src/a/a.h": "/* a.h */\n", "src/a/b_private.h": None}, "no header of src"),
    ]
    for change, expected in planted:
        with tempfile.TemporaryDirectory() as folder:
            for name, text in {**house, **change}.items():
                path = Path(folder) / name
                path.parent.mkdir(parents=True, exist_ok=True)
                if text is not None:
                    path.write_text(text)
            found = list(check(Path(folder)))
        if expected is None and found:
            yield f"the guard objects to good tests: {found[0]}"
        elif expected is not None and not any(expected in line for line in found):
            yield f"the guard does not notice \"{expected}\""


def main():
    faults = [*self_test(), *check(Path(sys.argv[1]))]
    print("\n".join(faults) or "no test looks into what is private")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
