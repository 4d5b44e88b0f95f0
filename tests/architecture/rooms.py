#!/usr/bin/env python3
"""The rooms of src: who may include whom.

    rooms.py ROOT                   checks every include of src against the list in src/README.md

The list is the block that begins with ```rooms: one line per folder of src that holds sources, those who see most
above.  After the colon stand the folders whose headers it may include, all of them further down in the list.  The same
list is read by people, so it cannot be out of date:

- every folder with sources has a line, and every line its folder;
- every include is an arrow of the list, and every arrow of the list is used;
- no include climbs ("../"): a header is named by its path from src, or stands beside the file;
- no folder stands in a circle (a folder and its subfolder count as two);
- no folder holds more than 40 .c files;
- an expansion's folder (expansions/NAME) has no line: each of its files belongs to the room expansions/*/LAYER by its
  name (rules.c, rules_fairy.c, state.h), may include what that line says and what stands beside it, and nothing of
  another expansion; its names.def is part of the list that includes it (expansions/list.h), and its state.h, which
  that names, is included by the engine's state.h;
- an expansion is named, by a setting of its own, in no file but the engine's and those that the page lists under
  "An expansion";
- every line of the sketch above the list ("view ── app ── engine") is an arrow from a folder below the one to a folder
  below the other;
- every source that the page names by a path ("view/play/core/undo.c") is there, from src, include, or the root;
- every file that a comment of src or include names ("figure.h", "view/kit/pan.c", "tests/ai/README.md") is there: some
  path of the tree ends so.  What stands in quotes is an example.

A header is named as the compiler finds it: beside the file, else by its path from src.  <bastide/format.h>,
<bastide/paint.h> and <bastide/ai.h> are the faces of format, paint and ai and count as arrows to them; the other
headers of include/bastide are the engine's, and free to all.
"""

import os
import re
import sys
import tempfile
from pathlib import Path

FILES_MOST = 40
FACES = {"bastide/format.h": "format", "bastide/paint.h": "paint", "bastide/ai.h": "ai"}
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*(?:"([^"]+)"|<(bastide/[^>]+)>)', re.M)
NAMED = re.compile(r"`((?:\w+/)+\w+\.[ch])`")
EXPANSION = re.compile(r"\bSETTING_(?!FARM|TWO_TILE|EDITION|START|FIRST_PLAYER|CORNER|WELL4|KEEP_STARTS|RULINGS|COUNT\b)\w+")
COMMENT = re.compile(r"/\*.*?\*/", re.S)
MENTIONED = re.compile(r"(?<![\w./])(?:[\w.-]+/)*\w[\w-]*\.(?:[ch]|def|py|md)\b(?!\.\w)")


def rooms_read(readme):
    """{folder: [folders it may include]} in the order of the list."""
    block = re.search(r"^```rooms\n(.*?)^```", readme, re.S | re.M)
    rooms = {}
    for line in block.group(1).splitlines() if block else []:
        room, _, seen = line.partition(":")
        rooms[room.strip()] = seen.split()
    return rooms


def room_of(path, src):
    """The room of a source or header: its folder, or the layer of an expansion that it belongs to."""
    folder = path.parent.relative_to(src).as_posix()
    if path.suffix == ".def":
        return "expansions"
    return f"expansions/*/{path.stem.split('_')[0]}" if folder.startswith("expansions/") else folder


def sources(src):
    """(file, room) of every source."""
    for path in sorted(src.rglob("*.[ch]")):
        yield path, room_of(path, src)


def includers(src):
    """The same of all that include."""
    yield from sources(src)
    for path in sorted(src.glob("expansions/*/names.def")):
        yield path, "engine/carcassonne"


def includes(src):
    """(file, folder, name, folder of the header) of every include; None: there is no such header."""
    for path, folder in includers(src):
        for own, public in INCLUDE.findall(COMMENT.sub("", path.read_text())):
            name = own or public
            if name.startswith("bastide/"):
                if name in FACES:
                    yield path, folder, name, FACES[name]
                continue
            found = None
            for base in (path.parent, src):
                header = Path(os.path.normpath(base / name))
                if header.is_file() and header.is_relative_to(src):
                    found = room_of(header, src)
                    if found.startswith("expansions/") and header.parent != path.parent and folder.startswith("expansions/"):
                        found = header.parent.relative_to(src).as_posix()  # another's folder, which is nobody's door
                    break
            yield path, folder, name, found


def circles(arrows):
    """Folders that come back to themselves, one sentence each."""
    done, way = set(), []

    def visit(room):
        if room in way:
            yield "a circle: " + " -> ".join(way[way.index(room):] + [room])
            return
        if room in done:
            return
        way.append(room)
        for other in sorted(arrows.get(room, ())):
            yield from visit(other)
        way.pop()
        done.add(room)

    for room in sorted(arrows):
        yield from visit(room)


def check_list(rooms, folders):
    """The list itself."""
    if not rooms:
        yield "src/README.md has no list of rooms"
    order = list(rooms)
    for room, seen in rooms.items():
        if room not in folders and room not in FACES.values():  # a face alone is enough
            yield f"{room}: is in the list, but holds no sources"
        for other in seen:
            if other not in rooms:
                yield f"{room}: may include {other}, which has no line"
            elif order.index(other) <= order.index(room):
                yield f"{room}: may include {other}, which does not stand below it"
    for folder in sorted(folders - set(rooms)):
        yield f"{folder}: has no line in the list"


def check_sketch(readme, rooms):
    """The picture that the page begins with."""
    block = re.search(r"^```\n(.*?)^```", readme, re.S | re.M)
    above = ""
    for line in block.group(1).splitlines() if block else []:
        line = re.sub(r"\([^)]*\)", lambda match: " " * len(match.group()), line).partition("tile definitions")[0]
        branch = line.find("└")  # hangs below the name that it goes out from
        names = [name.group() for name in re.finditer(r"\w+", above) if name.start() <= branch < name.end()]
        above = above if branch >= 0 else line
        names += re.findall(r"[a-z]\w*", line)
        for one, other in zip(names, names[1:]):
            ways = {seen.split("/")[0] for room, doors in rooms.items() if room.split("/")[0] == one for seen in doors}
            if other not in ways | {"engine"}:  # whose face is free to all
                yield f"README.md: the sketch says {one} ── {other}, which the list does not"


def check_expansions(src):
    """The page's list of what an expansion touches is complete."""
    seam = re.search(r"^- \*An expansion\*.*?(?=^- \*|^## |\Z)", (src / "README.md").read_text(), re.S | re.M)
    listed = NAMED.findall(seam.group(0)) if seam else []
    for path, folder in sources(src):
        name = path.relative_to(src).as_posix()
        if folder.split("/")[0] not in ("engine", "expansions") and name not in listed and EXPANSION.search(COMMENT.sub("", path.read_text())):
            yield f"{name}: names an expansion, but the page does not list it"


def check_paths(src):
    """The files that the page sends its reader to."""
    for name in sorted(set(NAMED.findall((src / "README.md").read_text()))):
        if not any((base / name).is_file() for base in (src, src.parent / "include", src.parent)):
            yield f"README.md: there is no {name}"


def check_comments(src):
    """The files that comments send their reader to."""
    root, tails = src.parent, set()
    for folder in (src, *(root / name for name in ("include", "tests", "tools", "data"))):
        for path in folder.rglob("*.*"):
            parts = path.relative_to(root).parts
            tails.update("/".join(parts[i:]) for i in range(len(parts)))
    for path in sorted([*src.rglob("*.[ch]"), *src.rglob("*.def"), *(root / "include").rglob("*.h")]):
        text = path.read_text()
        for comment in COMMENT.finditer(text):
            for name in MENTIONED.finditer(re.sub(r'"[^"]*"', lambda quoted: " " * len(quoted.group()), comment.group())):
                if name.group() not in tails:
                    line = text.count("\n", 0, comment.start() + name.start()) + 1
                    yield f"{path.relative_to(root)}:{line}: a comment names {name.group()}, which is not there"


def check(src):
    """Everything that is wrong, one sentence each."""
    yield from check_comments(src)
    yield from check_expansions(src)
    yield from check_paths(src)
    rooms = rooms_read((src / "README.md").read_text())
    files, arrows = {}, {}
    for path, folder in sources(src):
        files.setdefault(folder, []).append(path)
    yield from check_list(rooms, set(files))
    yield from check_sketch((src / "README.md").read_text(), rooms)
    for path, folder, name, found in includes(src):
        if ".." in name.split("/"):
            yield f"{path.relative_to(src)}: climbs to \"{name}\""
        if found is None:
            yield f"{path.relative_to(src)}: there is no \"{name}\""
        elif found != folder:
            arrows.setdefault(folder, set()).add(found)
            if found not in rooms.get(folder, ()):
                yield f"{path.relative_to(src)}: includes \"{name}\", but {folder} may not include {found}"
    for room, seen in rooms.items():
        for other in seen:
            if other not in arrows.get(room, ()):
                yield f"{room}: may include {other}, but does not"
    yield from circles(arrows)
    for folder, paths in files.items():
        count = sum(path.suffix == ".c" for path in paths)
        if count > FILES_MOST:
            yield f"{folder}: holds {count} .c files, {FILES_MOST} at most"


def self_test():
    """The guard itself: each planted fault must be found, and a house without one must pass."""
    house = {
        "README.md": "```rooms\ntop: top/in low\ntop/in: low\nlow:\n```\n",
        "top/a.c": '#include "low/b.h"\n#include "top/in/c.h"\n',
        "top/in/c.h": '#include "low/b.h"\n',
        "low/b.h": "",
        "low/b.c": '#include "b.h"\n#include <stdio.h>\n/* #include "top/in/c.h" */\n',
    }
    layers = house["README.md"].replace("low:\n", "expansions/*/rules: low\nlow:\n")
    planted = [
        ({}, None),
        ({"low/d.c": '#include "top/in/c.h"\n'}, "may not include top/in"),
        ({"low/d.c": '#include "../top/in/c.h"\n'}, "may not include top/in"),
        ({"top/d.c": '#include "../low/b.h"\n'}, "climbs to"),
        ({"low/d.c": "#  include \"top/in/c.h\"\n"}, "a circle: low -> top/in -> low"),
        ({"low/d.c": '#include "gone.h"\n'}, "there is no"),
        ({"low/d.c": "#include <bastide/paint.h>\n"}, "may not include paint"),
        ({"low/d.c": "#include <bastide/game.h>\n"}, None),
        ({"new/d.c": ""}, "new: has no line"),
        ({"README.md": house["README.md"].replace("low:\n", "low:\nold:\n")}, "old: is in the list"),
        ({"README.md": house["README.md"].replace("low:\n", "low: top\n")}, "does not stand below"),
        ({"README.md": house["README.md"].replace("top/in: low\n", "top/in:\n")}, "may not include low"),
        ({"top/in/c.h": ""}, "may include low, but does not"),
        ({f"low/f{i}.c": "" for i in range(FILES_MOST)}, "holds 41 .c files"),
        ({"README.md": "nothing"}, "has no list"),
        ({"README.md": "```\ntop (X) ── low\n ├\n └── low ── engine\n```\n" + house["README.md"]}, None),
        ({"README.md": "```\ntop ── low\n       └── top\n```\n" + house["README.md"]}, "low ── top, which the list"),
        ({"README.md": "```\nlow ── top\n```\n" + house["README.md"]}, "low ── top, which the list"),
        ({"README.md": house["README.md"] + "see `low/b.h`, `low` and `b.h`"}, None),
        ({"low/d.c": "int value = SETTING_INNS;\n"}, "low/d.c: names an expansion"),
        ({"low/d.c": "int value = SETTING_THE_COUNT_MOVE;\n"}, "low/d.c: names an expansion"),
        ({"low/d.c": "int value = SETTING_FARM + SETTING_COUNT; /* SETTING_INNS */\n"}, None),
        ({"low/d.c": "int value = SETTING_INNS;\n",
          "README.md": house["README.md"] + "- *An expansion* is a row in `low/d.c`.\n"}, None),
        ({"README.md": house["README.md"] + "see `low/e.h`"}, "there is no low/e.h"),
        ({"low/d.c": '/* As in b.h and low/b.c (top/in/c.h): "e.h", a.b.h */\n'}, None),
        ({"low/d.c": "int d; /* b.h\n * and e.h. */\n"}, "low/d.c:2: a comment names e.h"),
        ({"low/d.c": "/* low/a.c: as there */\n"}, "names low/a.c"),
        ({"low/d.c": "/* as DESIGN.md says */\n"}, "names DESIGN.md"),
        ({"README.md": layers, "expansions/one/rules.c": '#include "low/b.h"\n#include "rules_own.h"\n',
          "expansions/one/rules_own.h": ""}, None),
        ({"README.md": layers, "expansions/one/rules.c": '#include "low/b.h"\n#include "top/in/c.h"\n'},
         "expansions/*/rules may not include top/in"),
        ({"README.md": layers, "expansions/one/rules.c": '#include "low/b.h"\n#include "expansions/two/rules_own.h"\n',
          "expansions/two/rules_own.h": ""}, "may not include expansions/two"),
        ({"README.md": layers, "expansions/one/rules.c": '#include "low/b.h"\n', "low/d.c": '#include "expansions/one/rules_own.h"\n',
          "expansions/one/rules_own.h": ""}, "low may not include expansions/*/rules"),
        ({"README.md": layers, "expansions/one/rules.c": '#include "low/b.h"\n', "expansions/one/rules_own.h": "",
          "expansions/one/names.def": '#include "expansions/one/rules_own.h"\n'},
         "engine/carcassonne may not include expansions/*/rules"),
        ({"README.md": layers, "expansions/one/rules.c": '#include "low/b.h"\n', "expansions/one/mind.c": ""},
         "expansions/*/mind: has no line"),
    ]
    for change, expected in planted:
        with tempfile.TemporaryDirectory() as folder:
            for name, text in {**house, **change}.items():
                path = Path(folder) / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            found = list(check(Path(folder)))
        if expected is None and found:
            yield f"the guard objects to a good house: {found[0]}"
        elif expected is not None and not any(expected in line for line in found):
            yield f"the guard does not notice \"{expected}\" in {change}"


def main():
    faults = [*self_test(), *check(Path(sys.argv[1]) / "src")]
    print("\n".join(faults) or "every include goes the way of the list")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
