#!/usr/bin/env python3
"""What belongs to one kind of system is asked of src/system alone.

    systems.py ROOT     no source of src but those of src/system includes a header of POSIX, of its C library or of Windows,
                        and none but those asks the compiler for what they declare
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


def check(src):
    """One sentence for each."""
    for path in sorted(src.rglob("*.[ch]")):
        name = path.relative_to(src).as_posix()
        if name.startswith("system/"):
            continue
        for header, macro in FOREIGN.findall(path.read_text()):
            yield f"{name}: {header or macro} belongs to one system; ask system/system.h"


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


def main():
    faults = [*self_test(), *check(Path(sys.argv[1]) / "src")]
    print("\n".join(faults) or "what is asked of the system is asked in one place")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
