#!/usr/bin/env python3
"""The engine's architecture, as far as it can be read from sources and objects.

    architecture.py SOURCE_DIRECTORY LIBENGINE.A

- libengine.a imports nothing but a few functions of the C library; nothing that opens, prints, asks the time;
- only core/setup.c, core/game.c (game_create, game_clone, game_destroy) and core/tileset.c (tile_set_finish) allocate;
- no object has writable data: there are no globals;
- the rooms look one way: core includes no game, no game includes another, games.c alone names them all;
- outside the expansions' folders nobody names a module, nor a setting or memory of one.
"""

import re
import subprocess
import sys
from pathlib import Path

ALLOWED = {
    "malloc", "free", "memcpy", "memmove", "memset", "memcmp", "memchr", "strchr", "strcmp", "strlen", "strncmp", "strcspn",
    "snprintf", "vsnprintf", "__assert_fail", "__stack_chk_fail", "_GLOBAL_OFFSET_TABLE_",
    "__snprintf_chk", "__vsnprintf_chk", "__memcpy_chk", "__memset_chk",
    "__cpu_model", "__cpu_indicator_init",  # the compiler's own: which processor this is (bastide/clones.h)
}
SANITIZERS = re.compile(r"^__((asan|ubsan|tsan|msan|gcov|llvm|sanitizer)_|odr_asan\.)")
ALLOCATORS = {"core_setup.c.o", "core_game.c.o", "core_tileset.c.o"}
CORE = "core"
GAMES = ("carcassonne", "castle")
TABLE = "games.c"  # the one file that names every game
# The list of expansions, and who reads it: the table of their modules, the header that declares those,
# and the position, whose members are what they remember.
LIST, LISTED = ("expansions/list.h", "expansions/rows.h"), ("expansions.c", "module.h", "state.h")
EXPANSIONS = Path(sys.argv[1]).parent / "expansions"
OWN_SETTINGS = {"SETTING_FARM", "SETTING_TWO_TILE", "SETTING_EDITION", "SETTING_FIRST_PLAYER", "SETTING_COUNT"}
MODULE_SYMBOL = re.compile(r"\b\w+_module\b(?!\s*\()")
# What its table of settings says besides, which several expansions ask for.
SHARED_SETTINGS = {"SETTING_START", "SETTING_RULINGS"}
MEMORY = re.compile(r"^MEMORY(?:_LARGE)?\((\w+)\)", re.M)
QUARTERS = re.compile(r"\bown\([^()]*\)->quarters\b")
QUARTER_READERS = {"play.c"}  # who lists the figures, wherever they are


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


def lines_of(path):
    """The lines of a source without comments, from 1."""
    text = re.sub(r"/\*.*?\*/", lambda comment: "\n" * comment.group().count("\n"), path.read_text(), flags=re.S)
    return enumerate(text.splitlines(), 1)


def room_of(path, root):
    """The folder below the engine that a file lives in; "" for the table of games."""
    parts = path.relative_to(root).parts
    return parts[0] if len(parts) > 1 else ""


def room_of_header(name):
    """The same for a header, which is named by its path from src."""
    parts = name.split("/")
    return parts[1] if parts[0] == "engine" and len(parts) > 2 else ""


def check_rooms(root):
    """Who includes whom, and who names which game."""
    for path in sorted(root.rglob("*.[ch]")):
        room = room_of(path, root)
        others = [game for game in GAMES if game != room]
        for number, line in lines_of(path):
            where = f"{path.relative_to(root)}:{number}: {line.strip()}"
            included = re.match(r'\s*#\s*include\s+"([^"]+)"', line)
            if included:
                target = room_of_header(included.group(1))
                of_list = included.group(1) in LIST and path.name in LISTED
                if target != room and target != CORE and path.name != TABLE and not of_list:
                    yield f"{where}: {room or 'the table of games'} looks into {target}"
            elif path.name != TABLE:
                for game in others:
                    if re.search(rf"\b{game}_(rules|own|read)\b|\bstruct {game}\b", line):
                        yield f"{where}: names {game}"
                if room == CORE and re.search(r"\bGAME_(?!KINDS)[A-Z]+\b", line):
                    yield f"{where}: tells games apart"


def check_modules(root):
    """Names of modules outside the expansions' folders."""
    members = [name for path in sorted(EXPANSIONS.glob("*/names.def")) for name in MEMORY.findall(path.read_text())]
    if not members:
        yield "no expansion remembers anything: has the word changed?"
    memory = re.compile(rf"\bown\([^()]*\)->({'|'.join(members)})\b")
    for path in sorted((root / "carcassonne").glob("*.[ch]")):
        for number, line in lines_of(path):
            where = f"carcassonne/{path.name}:{number}: {line.strip()}"
            if '#include "expansions/' in line and not any(name in line for name in LIST):
                yield f"{where}: includes a module"
            for symbol in MODULE_SYMBOL.findall(line):
                if symbol != "game_module":
                    yield f"{where}: names {symbol}"
            known = OWN_SETTINGS | (SHARED_SETTINGS if path.name == "settings.c" else set())
            for setting in re.findall(r"SETTING_\w+", line):
                if setting not in known:
                    yield f"{where}: reads {setting}"
            if memory.search(line) or (QUARTERS.search(line) and path.name not in QUARTER_READERS):
                yield f"{where}: reads what a module remembers"


def check_sources(root):
    return [*check_rooms(root), *check_modules(root)]


def relro(library):
    """Names in .data.rel.ro sections: tables of pointers, constant although nm calls them data."""
    text = subprocess.run(["objdump", "-t", str(library)], capture_output=True, text=True, check=True).stdout
    for line in text.splitlines():
        if ".data.rel.ro" in line:
            yield line.split()[-1]


def self_test(root):
    """The guard itself: planted violations must be found."""
    planted = [
        ("carcassonne/building.c", "if (own(game)->the_count.quarter == 1) return;"),
        ("carcassonne/score.c", "if (setting_is(game, SETTING_ABBOT, 1)) return 0;"),
        ("carcassonne/score.c", "if (own(game)->shrines.laid[0].count) return 0;"),
        ("carcassonne/score.c", "if (own(game)->abbey.barn) return 0;"),
        ("carcassonne/settings.c", "bool wagons(int value) { return value == SETTING_WAGON; }"),
        ("carcassonne/deal.c", '#include "expansions/river/state.h"'),
        ("carcassonne/farm.c", "if (own(game)->quarters[0][0][0]) return;"),
        ("carcassonne/turn.c", "river_module.laid(game, 0);"),
        ("carcassonne/deal.c", '#include "expansions/river/river.h"'),
        ("core/board.c", '#include "engine/carcassonne/state.h"'),
        ("core/game.c", "if (game_kind(game) == GAME_CASTLE) return;"),
        ("core/game.c", "extern const struct rules carcassonne_rules;"),
        ("carcassonne/turn.c", '#include "engine/castle/castle.h"'),
        ("carcassonne/turn.c", '#include "engine/games.h"'),
        ("carcassonne/turn.c", '#include "expansions/list.h"'),
        ("carcassonne/turn.c", "const struct castle *castle;"),
    ]
    import shutil
    import tempfile
    for name, line in planted:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "engine"
            shutil.copytree(root, copy)
            path = copy / name
            path.write_text(path.read_text() + "\n" + line + "\n")
            if not check_sources(copy):
                yield f"the guard does not notice `{line}` in {name}"


def main():
    root, library = Path(sys.argv[1]), Path(sys.argv[2])
    faults = [*check_library(library), *check_sources(root), *self_test(root)]
    print("\n".join(faults) or "the architecture holds")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
