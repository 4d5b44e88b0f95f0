#!/usr/bin/env python3
"""Who may write what of the table's state.

    owners.py ROOT

The state of the table (src/view/play/core/play.h) is a struct of parts, the larger ones in headers beside it.  The
comment above each part ends with the files that may write it, after a colon: "core/camera.c", or a folder, "panel/".
Everybody may read.  An assignment to a part's member anywhere else is a fault, and so is a pointer to it that is not const; as is a part without such a list, or a file
in a list that writes nothing.
"""

import re
import sys
import tempfile
from pathlib import Path

PLAY = Path("src/view/play")
PART = re.compile(r"/\*((?:[^*]|\*(?!/))*)\*/\nstruct (play_\w+) \{")
MEMBER = re.compile(r"^\tstruct (play_\w+) (\w+);", re.M)
WRITE = re.compile(r"\bplay->(\w+)(?:\.\w+|\[[^\]]*\])*\s*(?:(?:[-+*/|&^%]|<<|>>)?=(?!=)|\+\+|--)")
ALIAS = re.compile(r"(?<!const )\bstruct \w+ \*\w+ = &play->(\w+)")
COMMENT = re.compile(r"/\*.*?\*/", re.S)


def owners_read(header):
    """{member of struct play: [files]} from the comments of the parts."""
    files = {name: re.findall(r"[\w/]+(?:\.c\b|/(?=[\s;]|$))", comment.rpartition(":")[2].strip())
             for comment, name in PART.findall(header)}
    whole = re.search(r"^struct play \{\n(.*?)^\};", header, re.S | re.M)
    return {member: files.get(part, []) for part, member in MEMBER.findall(whole.group(1))} if whole else {}


def check(root):
    """Everything that is wrong, one sentence each."""
    folder = root / PLAY
    owners = owners_read("".join(path.read_text() for path in sorted((folder / "core").glob("*.h"))))
    if not owners:
        yield "core/play.h has no struct play"
    used = set()
    for member, files in owners.items():
        if not files:
            yield f"play->{member}: nobody may write it"
    for path in sorted(folder.rglob("*.c")):
        name = path.relative_to(folder).as_posix()
        for number, line in enumerate(COMMENT.sub("", path.read_text()).splitlines(), 1):
            for member in WRITE.findall(line) + ALIAS.findall(line):
                if member not in owners:
                    continue
                mine = [file for file in owners[member] if name == file or file.endswith("/") and name.startswith(file)]
                used.update((member, file) for file in mine)
                if not mine and owners[member]:
                    yield f"{name}: writes play->{member} (line {number} without comments)"
    for member, files in owners.items():
        for file in files:
            if (member, file) not in used:
                yield f"play->{member}: {file} may write it, but does not"


def self_test():
    """The guard itself."""
    header = """/* Seen: core/a.c panel/; at first screen.c */
struct play_view {
	int size;
};

struct play {
	struct play_view view;
};
"""
    house = {"core/play.h": header, "core/a.c": "play->view.size = 1;\n", "panel/b.c": "play->view.size++;\n",
             "screen.c": "play->view.cells[i].x |= 2;\nif (play->view.size == 3) return;\n"}
    planted = [
        ({}, None),
        ({"hand/c.c": "\tplay->view.size = 2;\n"}, "hand/c.c: writes play->view"),
        ({"hand/c.c": "\tplay->view.size == 2;\n/* play->view.size = 1 */\n"}, None),
        ({"hand/c.c": "\tstruct camera *camera = &play->view.camera;\n"}, "hand/c.c: writes play->view"),
        ({"hand/c.c": "\tconst struct camera *camera = &play->view.camera;\n"}, None),
        ({"panel/b.c": ""}, "panel/ may write it, but does not"),
        ({"core/play.h": header.replace(": core/a.c panel/; at first screen.c", "")}, "nobody may write it"),
        ({"core/play.h": ""}, "has no struct play"),
        ({"core/play.h": header[header.index("struct play {"):]}, "nobody may write it"),
        ({"core/play.h": header[header.index("struct play {"):], "core/view.h": header[:header.index("struct play {")]}, None),
    ]
    for change, expected in planted:
        with tempfile.TemporaryDirectory() as folder:
            for name, text in {**house, **change}.items():
                path = Path(folder) / PLAY / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            found = list(check(Path(folder)))
        if expected is None and found:
            yield f"the guard objects to a good table: {found[0]}"
        elif expected is not None and not any(expected in line for line in found):
            yield f"the guard does not notice \"{expected}\""


def main():
    faults = [*self_test(), *check(Path(sys.argv[1]))]
    print("\n".join(faults) or "every part of the table is written by its owners")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
