#!/usr/bin/env python3
"""The reference as a program: the protocol on standard input and output, as bastide-engine speaks it.

Its hash is its own, and it refuses `new` with a seed.
"""

import hashlib
import json
import sys

from protocol import Reference


def main():
    reference = Reference()
    for line in sys.stdin:
        answer = reference.answer_line(line)
        if "state" in answer:
            game = reference.game
            seen = repr((answer["state"], game.board.tiles, game.figures, game.pile))
            answer["state"]["hash"] = hashlib.sha256(seen.encode()).hexdigest()[:16]
        print(json.dumps(answer, separators=(",", ":")), flush=True)
        if reference.done:
            break


if __name__ == "__main__":
    main()
