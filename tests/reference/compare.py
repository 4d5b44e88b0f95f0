#!/usr/bin/env python3
"""Play random games through bastide-engine and the reference at once and stop at the first difference.

    compare.py [--engine PATH] [--game castle] [--games N] [--seed S] [--settings random|k=v …]
               [--kind new|seed|position|bad]
    compare.py [--engine PATH] --replay TRANSCRIPT

Every request goes to both: legal moves, plays (also spelled otherwise, also spoiled), features, undo, end.
What is compared: whether the request is accepted, the moves as a set (and that their order is stable), events in
order, states, features. A difference is printed as the protocol lines that lead to it, and written to --out.
"""

import argparse
import os
import random
import sys
import time
from collections import Counter, namedtuple
from pathlib import Path

import castle.generate
import castle.mutate
import castle.settings
import generate
import looking
import mutate
import settings
from session import Difference, Session

Kit = namedtuple("Kit", "generate mutate values")
KITS = {"carcassonne": Kit(generate, mutate, settings.VALUES),
        "castle": Kit(castle.generate, castle.mutate, castle.settings.VALUES)}
IDS = (None, True, 7, "", "a \u00e9", [1, [2]], {"x": {}})
KINDS = ("new", "new", "new", "position", "position", "seed", "bad")


def default_engine():
    root = Path(__file__).resolve().parents[2]
    found = sorted(root.glob("build*/**/bastide-engine"), key=lambda path: path.stat().st_mtime)
    return str(found[-1]) if found else None


def play_game(rng, session, kit):
    """Play what was just started to its end, asking both engines everything on the way."""
    reference = session.reference
    undone = 0
    while True:
        game = reference.game
        session.compare_legal(twice=rng.random() < 0.1)
        if rng.random() < 0.3:
            for _ in range(rng.randint(1, 3)):
                session.compare({"cmd": "play", "move": kit.mutate.spoiled_move(rng, game)})
        if rng.random() < 0.4:
            for _ in range(rng.randint(1, 3)):
                session.compare(kit.mutate.random_feature(rng, game))
        if rng.random() < 0.05:
            session.compare(rng.choice([{"cmd": "state"}, {"cmd": "state", "id": rng.choice(IDS)}]))
        if rng.random() < 0.03:
            looking.ask_all(rng, session)
        if game.log and undone < 4 and rng.random() < 0.02:
            undone += 1
            session.compare(rng.choice([{"cmd": "undo"}, {"cmd": "undo", "moves": rng.randint(1, 4)}]))
            continue
        if game.over:
            session.compare({"cmd": "end"})
            looking.ask_all(rng, session)
            if game.log and undone < 4 and rng.random() < 0.3:
                undone += 1
                session.compare({"cmd": "undo"})
                continue
            return
        if game.decision is None or rng.random() < 0.004:
            session.compare({"cmd": "end"})
            continue
        several = looking.random_list(rng, session, kit) if rng.random() < 0.03 else None
        if several:
            session.compare(several)
            continue
        move = kit.generate.random_move(rng, game)
        session.compare({"cmd": "play", "move": kit.generate.respelled(rng, game, move)})


def ask_bad_things(rng, session, kit, fixed):
    """Requests with something wrong, before a game, during it and in the place of one."""
    for request in ({"cmd": "legal"}, {"cmd": "state"}, {"cmd": "undo"}, {"cmd": "end"},
                    {"cmd": "play", "move": "pass"}, {"cmd": "feature", "at": [0, 0], "on": "city:N"}):
        session.compare(request)
    session.start(kit.generate.random_position(rng, fixed))
    for _ in range(150):
        session.compare(kit.mutate.bad_request(rng, fixed))
    session.compare({"cmd": "state"})


def run(number, options, session, fixed):
    rng = random.Random(options.seed * 1_000_003 + number)
    kind, kit = options.kind or KINDS[number % len(KINDS)], KITS[options.game]
    if kind == "bad":
        ask_bad_things(rng, session, kit, fixed)
        return
    makers = {"seed": kit.generate.random_seed, "position": kit.generate.random_position,
              "new": kit.generate.random_new}
    session.start(makers[kind](rng, fixed))
    play_game(rng, session, kit)
    if kind == "seed":
        session.check_pile()


def replay(path, session):
    """The requests of a transcript, answer by answer."""
    for line in Path(path).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            session.compare_line(line)


def parse_settings(words, values):
    fixed = {}
    for word in words:
        if word == "random":
            continue
        key, _, value = word.partition("=")
        if key not in values or value not in values[key]:
            raise SystemExit(f"no setting {word}")
        fixed[key] = value
    return fixed


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", default=os.environ.get("BASTIDE_ENGINE") or default_engine())
    parser.add_argument("--game", choices=sorted(KITS), default="carcassonne")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--settings", nargs="*", default=[])
    parser.add_argument("--kind", choices=sorted(set(KINDS)))
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--keep-going", action="store_true", help="report every game that differs")
    parser.add_argument("--replay", help="a transcript instead of random games")
    parser.add_argument("--out", help="folder for the transcripts of differences")
    options = parser.parse_args()
    if not options.engine:
        raise SystemExit("no bastide-engine found; give --engine")
    fixed = parse_settings(options.settings, KITS[options.game].values)
    if options.replay:
        session = Session(options.engine)
        try:
            replay(options.replay, session)
        except Difference as problem:
            print(problem.report())
            return 1
        finally:
            session.close()
        print("no difference")
        return 0
    began, differing, tally = time.monotonic(), 0, Counter()
    for number in range(options.first, options.first + options.games):
        session = Session(options.engine)
        found = None
        try:
            run(number, options, session, fixed)
        except Difference as problem:
            found = problem.report(options.out, options.seed, number)
        status = session.close()
        if status and not found:
            found = f"the engine ended with status {status}"
        tally += session.tally
        if found:
            differing += 1
            print(f"game {number} of seed {options.seed}: {found}", flush=True)
            if not options.keep_going:
                break
    seconds = time.monotonic() - began
    print(f"{options.games} games asked, {differing} differ, {sum(tally.values())} requests, {seconds:.1f} s")
    print("  " + ", ".join(f"{name} {count}" for name, count in sorted(tally.items())))
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
