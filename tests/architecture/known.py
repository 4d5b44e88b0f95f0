#!/usr/bin/env python3
"""How far each expansion is known outside its folder.

    known.py ROOT             fails where one is known in more files or lines than known.txt allows
    known.py ROOT --list NAME tells the lines

Each folder of src/expansions has a words.txt: the words by which code knows the expansion (settings, figures, holdings,
marks, decisions, modules), a regular expression a line.  A line of src or include outside the folder in which one of
them stands, in code or in a comment, is a line that knows the expansion.  known.txt beside this script says for each
how many files and lines there may be; the numbers only ever sink.  The aim is 8 files and 25 lines.

The words cannot be too few: whatever the expansion's own tables give it (pieces, holdings, their keys, its settings)
must be met by one of them.
"""

import argparse
import re
import shutil
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
OWN = [re.compile(r"\.id = ((?:FIGURE|HOLDING)_\w+)"), re.compile(r"\{(HOLDING_\w+),"),
       re.compile(r'\.key = "(\w+)"'), re.compile(r"\.setting = (SETTING_\w+)"),
       re.compile(r"in_game\([^{;]*\{[^}]*?value\[(SETTING_(?!START)\w+)\]")]
SHEET = re.compile(r'"(figure|holding|setting|key)": "((?!START")\w+)"')


def words_of(folder):
    """The expansion's words as one expression."""
    lines = (folder / "words.txt").read_text().splitlines()
    return re.compile("|".join(f"(?:{line})" for line in lines if line and not line.startswith("#")))


def expansions(root):
    return sorted(path for path in (root / "src" / "expansions").iterdir() if path.is_dir())


def knowing(root, folder):
    """(file, line, text) of every line outside the folder that knows the expansion."""
    words = words_of(folder)
    for room in ("src", "include"):
        for path in sorted((root / room).rglob("*.[ch]")):
            if folder in path.parents:
                continue
            for number, line in enumerate(path.read_text().splitlines(), 1):
                if words.search(line):
                    yield path.relative_to(root), number, line.strip()


def limits(path):
    """{expansion: (files, lines)}"""
    rows = (line.split() for line in path.read_text().splitlines() if line and not line.startswith("#"))
    return {name: (int(files), int(lines)) for name, files, lines in rows}


def check(root, allowed):
    """What is wrong, one sentence each."""
    for folder in expansions(root):
        name = folder.name
        if not (folder / "words.txt").is_file():
            yield f"{name}: has no words.txt"
            continue
        words = words_of(folder)
        for path in sorted(folder.glob("*.c")):
            for pattern in OWN:
                for own in pattern.findall(path.read_text()):
                    if not words.search(own):
                        yield f"{name}: {path.name} has {own}, which words.txt does not meet"
        sheet = folder / "words.json"
        for kind, own in SHEET.findall(sheet.read_text() if sheet.is_file() else ""):
            if not words.search(own if kind == "key" else f"{kind.upper()}_{own}"):
                yield f"{name}: {sheet.name} has {kind} {own}, which words.txt does not meet"
        found = list(knowing(root, folder))
        files = len({path for path, _, _ in found})
        most = allowed.get(name)
        if most is None:
            yield f"{name}: known.txt does not say how far it may be known ({files} files, {len(found)} lines now)"
        elif files > most[0] or len(found) > most[1]:
            yield (f"{name}: known outside its folder in {files} files and {len(found)} lines; at most {most[0]} and "
                   f"{most[1]} (known.py . --list {name})")
    for name in allowed:
        if not (root / "src" / "expansions" / name).is_dir():
            yield f"known.txt: there is no expansion {name}"


def self_test():
    """The guard itself: each planted fault must be found, and a house without one must pass."""
    rules = 'static const struct piece pieces[] = {{.id = FIGURE_DOG, .key = "dog", .setting = SETTING_DOG}};\n'
    house = {"src/expansions/dog/rules.c": rules, "src/expansions/dog/words.txt": "FIGURE_DOG\n\\bdog\\b\nSETTING_DOG\n",
             "src/app/a.c": "int figure = FIGURE_DOG;\n", "include/bastide/game.h": "enum { FIGURE_DOG };\n"}
    good = {"dog": (2, 2)}
    planted = [
        ({}, good, None),
        ({"src/app/b.c": "/* the dog barks */\n"}, good, "in 3 files and 3 lines"),
        ({"src/app/a.c": "int figure = FIGURE_DOG;\nint other = SETTING_DOG;\n"}, good, "in 2 files and 3 lines"),
        ({"src/expansions/cat/rules.c": "FIGURE_DOG\n", "src/expansions/cat/words.txt": "cat\n"},
         {"dog": (2, 2), "cat": (0, 0)}, "dog: known outside its folder in 3"),
        ({"src/app/b.c": "int dogma, FIGURE_CAT;\n"}, good, None),
        ({"src/expansions/dog/words.txt": "FIGURE_DOG\n\\bdog\\b\n"}, good, "SETTING_DOG, which"),
        ({"src/expansions/cat/rules.c": ""}, good, "cat: has no words.txt"),
        ({"src/expansions/dog/words.json": '{"settings": [{"setting": "DOG"}], "pieces": [{"figure": "PUP"}]}'}, good, "figure PUP, which"),
        ({}, {}, "does not say"),
        ({}, {"dog": (2, 2), "cat": (0, 0)}, "there is no expansion cat"),
    ]
    for change, allowed, expected in planted:
        folder = Path(tempfile.mkdtemp())
        try:
            for name, text in {**house, **change}.items():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).write_text(text)
            found = list(check(folder, allowed))
        finally:
            shutil.rmtree(folder)
        if expected is None and found:
            yield f"the guard objects to a good house: {found[0]}"
        elif expected is not None and not any(expected in line for line in found):
            yield f"the guard does not notice \"{expected}\" in {change}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("root", metavar="ROOT", type=Path)
    parser.add_argument("--list", metavar="NAME", help="tell the lines that know this expansion")
    asked = parser.parse_args()
    root = asked.root.resolve()
    if asked.list:
        for path, number, line in knowing(root, root / "src" / "expansions" / asked.list):
            print(f"{path}:{number}: {line}")
        return 0
    for folder in expansions(root):
        found = list(knowing(root, folder))
        print(f"{folder.name}: {len({path for path, _, _ in found})} files, {len(found)} lines")
    faults = [*self_test(), *check(root, limits(HERE / "known.txt"))]
    print("\n".join(faults) or "no expansion is known further than it may be")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
