#!/usr/bin/env python3
"""The engine's architecture, as far as it can be read from sources and objects.

    architecture.py SOURCE_DIRECTORY LIBENGINE.A

- libengine.a imports nothing but a few functions of the C library; nothing that opens, prints, asks the time;
- only setup.c and game.c (game_create, game_clone, game_destroy) allocate;
- no object has writable data: there are no globals;
- outside modules/ nobody names a module but the table of modules, nor a setting or memory of one.
"""

import re
import subprocess
import sys
from pathlib import Path

ALLOWED = {
    "malloc", "free", "memcpy", "memmove", "memset", "memcmp", "memchr", "strcmp", "strlen", "strncmp", "strcspn",
    "snprintf", "vsnprintf", "__assert_fail", "__stack_chk_fail", "_GLOBAL_OFFSET_TABLE_",
    "__snprintf_chk", "__vsnprintf_chk", "__memcpy_chk", "__memset_chk",
}
SANITIZERS = re.compile(r"^__((asan|ubsan|tsan|msan|gcov|llvm|sanitizer)_|odr_asan\.)")
ALLOCATORS = {"setup.c.o", "game.c.o"}
OWN_SETTINGS = {"SETTING_FARM", "SETTING_TWO_TILE", "SETTING_EDITION", "SETTING_FIRST_PLAYER", "SETTING_COUNT"}
MODULE_SYMBOL = re.compile(r"\b\w+_module\b(?!\s*\()")
MODULE_MEMORY = re.compile(r"\bgame->(river|count|cards)\b")


def symbols(library):
    """(object, kind, name) of every symbol."""
    text = subprocess.run(["nm", "-A", str(library)], capture_output=True, text=True, check=True).stdout
    for line in text.splitlines():
        match = re.match(r"(?:.*[:/])?([^:/]+\.o):\s*(?:[0-9a-fA-F]+)?\s+(\w) (\S+)", line)
        if match:
            yield match.groups()


def check_library(library):
    """What the objects import and define."""
    every = list(symbols(library))
    constant = set(relro(library))
    defined = {name for _, kind, name in every if kind not in "Uu"}
    for source, kind, name in every:
        if SANITIZERS.match(name):
            continue
        if kind == "U" and name not in defined and name not in ALLOWED:
            yield f"{source} imports {name}"
        if kind == "U" and name in ("malloc", "calloc", "realloc") and source not in ALLOCATORS:
            yield f"{source} allocates"
        if kind in "BbDdCc" and name not in constant:
            yield f"{source} has writable data: {name}"


def check_sources(root):
    """Names of modules outside modules/."""
    for path in sorted(root.glob("*.[ch]")):
        text = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.S)
        for number, line in enumerate(text.splitlines(), 1):
            where = f"{path.name}: {line.strip()}"
            if "modules/" in line:
                yield f"{where}: includes a module"
            if path.name != "module.c":
                for symbol in MODULE_SYMBOL.findall(line):
                    if symbol != "game_module":
                        yield f"{where}: names {symbol}"
            if path.name != "settings.c":
                for setting in re.findall(r"SETTING_\w+", line):
                    if setting not in OWN_SETTINGS:
                        yield f"{where}: reads {setting}"
            if MODULE_MEMORY.search(line):
                yield f"{where}: reads what a module remembers"


def relro(library):
    """Names in .data.rel.ro sections: tables of pointers, constant although nm calls them data."""
    text = subprocess.run(["objdump", "-t", str(library)], capture_output=True, text=True, check=True).stdout
    for line in text.splitlines():
        if ".data.rel.ro" in line:
            yield line.split()[-1]


def self_test(root):
    """The guard itself: planted violations must be found."""
    planted = {
        "board.c": "if (game->count.quarter == 1) return;",
        "score.c": "if (setting_is(game, SETTING_ABBOT, 1)) return 0;",
        "turn.c": "river_module.laid(game, 0);",
        "deck.c": '#include "modules/river.h"',
    }
    import tempfile
    for name, line in planted.items():
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / name
            copy.write_text((root / name).read_text() + "\n" + line + "\n")
            if not list(check_sources(Path(folder))):
                yield f"the guard does not notice `{line}`"


def main():
    root, library = Path(sys.argv[1]), Path(sys.argv[2])
    faults = [*check_library(library), *check_sources(root), *self_test(root)]
    print("\n".join(faults) or "the architecture holds")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
