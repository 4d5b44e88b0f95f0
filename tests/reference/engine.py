#!/usr/bin/env python3
"""The reference as a program: the protocol on standard input and output, as bastide-engine speaks it.

Its hash and its way to shuffle are its own.
"""

import hashlib
import json
import random
import sys

from protocol import Reference
from session import seed_parts


def hash_of(game, state):
    setup = game.setup
    hidden = (list(setup.pile), getattr(setup, "wall", None), getattr(game, "lodgers", None))
    seen = repr((state, game.board.tiles, game.figures, hidden))
    return hashlib.sha256(seen.encode()).hexdigest()[:16]


def begin_with_seed(reference, request):
    rng = random.Random(request["seed"])
    parts, wall = seed_parts(request)
    pile = [tile_id for part in parts for tile_id in rng.sample(part, len(part))]
    seat = request.get("settings", {}).get("first_player", "random")
    first = rng.choice(request["players"]) if seat == "random" else request["players"][int(seat) - 1]
    if wall is not None:
        numbers = [number for number in range(1, 10) for _ in range(2)]
        wall = dict(zip(wall, rng.sample(numbers, len(wall))))
    reference.new_with_pile(request, pile, first, wall)
    return {"ok": True, "state": reference.state_fields()}


def answer_line(reference, line):
    try:
        request = json.loads(line)
    except ValueError:
        request = None
    if isinstance(request, dict) and request.get("cmd") == "new" and "seed" in request:
        if reference.accepts_new(request):
            return begin_with_seed(reference, request)
    return reference.answer_line(line)


def main():
    reference = Reference()
    for line in sys.stdin:
        answer = answer_line(reference, line)
        if "state" in answer:
            answer["state"]["hash"] = hash_of(reference.game, answer["state"])
        print(json.dumps(answer, separators=(",", ":")), flush=True)
        if reference.done:
            break


if __name__ == "__main__":
    main()
