#!/usr/bin/env python3
"""The behaviour of the rules in a few numbers: signatures of bench, as signatures.txt has them.

    test_signatures.py ENGINE [--write]

They are the same on every machine, compiler and kind of build. A change that keeps the rules and the order of the
moves keeps them; one that does not says so in its commit, with the new numbers (--write).
"""

import json
import os
import subprocess
import sys

FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "signatures.txt")


def signature(engine, arguments):
    result = subprocess.run([engine, "bench", *arguments.split()], capture_output=True, text=True, check=True)
    return json.loads(result.stdout)["signature"]


def main():
    with open(FILE, encoding="utf-8") as file:
        recorded = [line.split(maxsplit=1) for line in file.read().splitlines()]
    engine = sys.argv[1]
    found = [(signature(engine, arguments), arguments) for _, arguments in recorded]
    if "--write" in sys.argv:
        with open(FILE, "w", encoding="utf-8") as file:
            file.writelines(f"{number} {arguments}\n" for number, arguments in found)
        return 0
    different = [f"{arguments}\n    {was}, now {number}" for (was, arguments), (number, _) in zip(recorded, found)
                 if was != number]
    print("\n".join(different) or f"{len(found)} signatures are as recorded")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
