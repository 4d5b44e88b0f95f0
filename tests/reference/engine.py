#!/usr/bin/env python3
"""The reference as a program: the protocol on standard input and output, as bastide-engine speaks it."""

import json
import sys

from protocol import Reference


def main():
    reference = Reference()
    for line in sys.stdin:
        print(json.dumps(reference.answer_line(line), separators=(",", ":")), flush=True)
        if reference.done:
            break


if __name__ == "__main__":
    main()
