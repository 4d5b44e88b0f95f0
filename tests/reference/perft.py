#!/usr/bin/env python3
"""Count move sequences with the reference and, if there is an engine, with its perft.

    perft.py [--engine PATH] [--game castle] [--depth D] [--deck A,B,…] [--setting k=v …]
    perft.py [--engine PATH] [--depth D] --random N [--seed S]

Without a deck a list of cases is tried, one per module at least; or random decks under random settings. Every
sequence is walked; nothing is counted by shortcut.
"""

import argparse
import json
import os
import random
import subprocess
import sys

import generate
from protocol import Reference
from settings import complete_settings

CASES = (  # depth, deck, settings
    (4, "E,V,B,X", ()),
    (4, "KR_bridge,UG,A,L", ("abbot=on",)),
    (3, "R,N,W,D", ("farm=off", "two_tile=2")),
    (4, "R1_curve,R1_curve,R1_roadbridge,R1_lake,E", ("start=river1",)),
    (4, "R1_curve,R1_citycurve,R1_roadcurve,R1_lake,E", ("start=river1", "river_turn=alternate")),
    (4, "R1_curve,R1_citycurve,R1_roadcurve,R1_lake,E", ("start=river1", "river_turn=lookahead")),
    (5, "R2_fork,R2_lakecity,R2_volcano,E,V", ("start=river2",)),
    (4, "R2_fork,R2_pigs,R2_volcano,E", ("start=river2", "volcano=plain")),
    (3, "SH_plain,B,SH_road,A", ("shrines=on",)),
    (3, "SH_plain,B,SH_road,A", ("shrines=on", "shrine_near=free")),
    (3, "E,E,A", ("start=count", "abbot=on")),
    (3, "KR_corner,KR_tworoads,E", ("start=city_plain", "king=on")),
    (4, "IC_crossing,IC_innbend,E", ("inns=on",)),
    (4, "U,U,U,E", ("traders=on",)),
    (3, "TB_bridge,IC_innvillage,TB_gates_wG", ("inns=on", "traders=on", "abbot=on")),
    (3, "E,TB_cornercaps_c,U", ("inns=on", "traders=on", "start=count")),
)
CASTLE_CASES = (
    (4, "T34,T54,T57", ()),
    (4, "T26,T58,T10", ("corner=last",)),
    (3, "T31,T50,T49", ()),
    (5, "T58,T58,T57", ()),
)


def count_sequences(reference, depth):
    """How many move sequences there are of each length 1 … depth."""
    counts = [0] * (depth + 1)

    def walk(length):
        game = reference.game
        if game.decision is None or length == depth:
            return
        for move in list(game.decision.moves):
            counts[length + 1] += 1
            game.play(move)
            walk(length + 1)
            game.undo()

    walk(0)
    return counts[1:]


def engine_counts(engine, game, depth, deck, settings):
    command = [engine, "perft", str(depth), "--deck", deck]
    if game != "carcassonne":
        command += ["--game", game]
    for setting in settings:
        command += ["--setting", setting]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    counts = []
    for line in output.splitlines():
        fields = json.loads(line)
        depth_of_line = fields.pop("depth")
        assert depth_of_line == len(counts) + 1, line
        counts.append(next(value for value in fields.values() if isinstance(value, int)))
    return counts


def try_case(engine, game, depth, deck, settings):
    reference = Reference()
    answer = reference.answer({"cmd": "new", "game": game, "players": ["red", "blue"],
                               "deck": deck.split(","),
                               "settings": dict(setting.split("=") for setting in settings)})
    if not answer["ok"]:
        raise SystemExit(answer["error"])
    ours = count_sequences(reference, depth)
    theirs = engine_counts(engine, game, depth, deck, settings) if engine else None
    same = theirs is None or theirs == ours
    print(f"{'ok  ' if same else 'DIFF'} {deck} {' '.join(settings)}: reference {ours}"
          + ("" if same else f", engine {theirs}"), flush=True)
    return same


def random_case(rng, depth):
    given = generate.random_settings(rng)
    deck = generate.odd_deck(rng, complete_settings(given), most=4)
    return depth, ",".join(deck[:6]), tuple(f"{key}={value}" for key, value in given.items())


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", default=os.environ.get("BASTIDE_ENGINE"))
    parser.add_argument("--game", choices=("carcassonne", "castle"), default="carcassonne")
    parser.add_argument("--depth", type=int)
    parser.add_argument("--deck")
    parser.add_argument("--setting", action="append", default=[])
    parser.add_argument("--random", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    cases = [random_case(rng, options.depth or 3) for _ in range(options.random)]
    if not cases:
        cases = CASTLE_CASES if options.game == "castle" else CASES
    if options.deck:
        cases = ((options.depth or 3, options.deck, tuple(options.setting)),)
    results = [try_case(options.engine, options.game, min(depth, options.depth or depth), deck, settings)
               for depth, deck, settings in cases]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
