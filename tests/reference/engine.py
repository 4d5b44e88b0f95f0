#!/usr/bin/env python3
"""The reference as a program: the protocol on standard input and output, as bastide-engine speaks it.

Its hash and its way to shuffle are its own.
"""

import hashlib
import json
import random
import sys

import generate
from protocol import Reference
from settings import complete_settings


def hash_of(reference, state):
    game = reference.game
    seen = repr((state, game.board.tiles, game.figures, game.lodgers, list(game.pile)))
    return hashlib.sha256(seen.encode()).hexdigest()[:16]


def answer_line(reference, line):
    try:
        request = json.loads(line)
    except ValueError:
        request = None
    if isinstance(request, dict) and request.get("cmd") == "new" and "seed" in request:
        if reference.accepts_new(request):
            rng = random.Random(request["seed"])
            settings = complete_settings(request.get("settings"))
            seat = settings["first_player"]
            first = rng.choice(request["players"]) if seat == "random" else request["players"][int(seat) - 1]
            reference.new_with_pile(request, generate.full_deck(rng, settings), first)
            return {"ok": True, "state": reference.state_fields()}
    return reference.answer_line(line)


def main():
    reference = Reference()
    for line in sys.stdin:
        answer = answer_line(reference, line)
        if "state" in answer:
            answer["state"]["hash"] = hash_of(reference, answer["state"])
        print(json.dumps(answer, separators=(",", ":")), flush=True)
        if reference.done:
            break


if __name__ == "__main__":
    main()
