#!/usr/bin/env python3
"""What belongs to one kind of system is asked of src/system alone.

    systems.py ROOT     no source of src but those of src/system includes a header of POSIX, of its C library or of Windows,
                        and none but those asks the compiler for what they declare; what src/system calls its functions
                        of a page's script is no other function's name, for the two would be one in the browser alone
"""

import re
import sys
import tempfile
from pathlib import Path

FOREIGN = re.compile(
    r"""^[ \t]*\#[ \t]*(?:include[ \t]*<(
        unistd\.h|fcntl\.h|dirent\.h|poll\.h|signal\.h|spawn\.h|pwd\.h|grp\.h|pthread\.h|strings\.h|libintl\.h|langinfo\.h
        |termios\.h|dlfcn\.h|ftw\.h|glob\.h|wordexp\.h|fnmatch\.h|regex\.h|syslog\.h|sched\.h|semaphore\.h|iconv\.h
        |(?:sys|arpa|net|netinet|linux)/[^>]*|emscripten[^>]*|windows\.h|io\.h|direct\.h|process\.h|shlobj\.h|shellapi\.h)>
        |define[ \t]+(_(?:POSIX_C|XOPEN|GNU|BSD|DEFAULT)_SOURCE))""",
    re.M | re.X,
)

SCRIPT = re.compile(r"^EM_JS\(\s*\w[\w ]*\**,\s*(\w+)\s*,", re.M)


def check(src):
    """One sentence for each."""
    script = {name for path in src.glob("system/**/*.c") for name in SCRIPT.findall(path.read_text())}
    called = re.compile(r"\b(%s)\(" % ("|".join(sorted(script)) or "(?!)"))
    for path in sorted(src.rglob("*.[ch]")):
        name = path.relative_to(src).as_posix()
        if name.startswith("system/"):
            continue
        text = path.read_text()
        for header, macro in FOREIGN.findall(text):
            yield f"{name}: {header or macro} belongs to one system; ask system/system.h"
        for function in sorted(set(called.findall(text))):
            yield f"{name}: {function}() is a function of the page's script, in src/system"


def self_test():
    """Each planted fault must be found, and a house without one must pass."""
    for text, where, found in (
        ("#include <unistd.h>\n", "app/a.c", True),
        ("#  include <sys/stat.h>\n", "app/a.h", True),
        ("#define _XOPEN_SOURCE 700\n", "app/a.c", True),
        ("#include <windows.h>\n", "app/a.c", True),
        ("#include <emscripten.h>\n", "app/a.c", True),
        ("#include <stdio.h>\n#include <getopt.h>\n/* <unistd.h> */\n", "app/a.c", False),
        ("#include <unistd.h>\n", "system/posix/a.c", False),
    ):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / where
            path.parent.mkdir(parents=True)
            path.write_text(text)
            if bool(list(check(Path(folder)))) != found:
                yield f"the guard is wrong about {text!r} in {where}"
    with tempfile.TemporaryDirectory() as folder:
        script, other = Path(folder) / "system/web/page.c", Path(folder) / "view/page.h"
        for path in (script, other):
            path.parent.mkdir(parents=True)
        script.write_text("EM_JS(void, page_over, (void), { Module.over(); });\n")
        other.write_text("struct page page_over(struct ui *ui);\nint page(void);\n")
        if len(list(check(Path(folder)))) != 1:
            yield "the guard is wrong about a function of the page's script"


def main():
    faults = [*self_test(), *check(Path(sys.argv[1]) / "src")]
    print("\n".join(faults) or "what is asked of the system is asked in one place")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
