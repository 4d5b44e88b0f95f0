#!/usr/bin/env python3
"""Tunes weights by playing: a mind against the same mind with one number moved, on paired decks.

    tune.py ARENA [--mind mathilde,playouts=0] [--decks 100] [--rounds 2] [--seed 1] [--names a,b,c] [--setting k=v]...

One line of JSON a trial: name, value, share, share_error, margin, margin_error, kept.  What is ahead by more than
its error is kept, and tried a step further.  The last line is the mind that is left.
"""

import argparse
import json
import subprocess

NAMES = ("follower follower_many follower_turns follower_back close_city close_road close_extra close_bend "
         "fill_near fill_far grow_city grow_road field_grow field_city")


def words(mind):
    name, *rest = mind.split(",")
    return name, dict(word.split("=") for word in rest)


def text(name, values):
    return ",".join([name] + [f"{key}={value}" for key, value in values.items()])


def play(options, new, old, seed):
    command = [options.arena, new, old, "--decks", str(options.decks), "--seed", str(seed)]
    for setting in options.setting:
        command += ["--setting", setting]
    out = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return json.loads(out.splitlines()[-1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("arena")
    parser.add_argument("--mind", default="mathilde,playouts=0")
    parser.add_argument("--values", default="", help="where each weight starts: name=value,...")
    parser.add_argument("--decks", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--names", default=NAMES.replace(" ", ","))
    parser.add_argument("--setting", action="append", default=[])
    options = parser.parse_args()
    name, values = words(options.mind)
    start = dict(word.split("=") for word in options.values.split(",")) if options.values else {}
    seed, step = options.seed, 1.5
    for _ in range(options.rounds):
        for key in options.names.split(","):
            for factor in (step, 1 / step):
                moved = False
                while True:
                    value = float(values.get(key, start.get(key, 1)))
                    trial = dict(values, **{key: round(value * factor, 4)})
                    result = play(options, text(name, trial), text(name, values), seed)
                    seed += options.decks
                    kept = result["margin"] > result["margin_error"]
                    print(json.dumps({"name": key, "value": trial[key], "share": result["share"],
                                      "share_error": result["share_error"], "margin": result["margin"],
                                      "margin_error": result["margin_error"], "kept": kept}), flush=True)
                    if not kept:
                        break
                    values, moved = trial, True
                if moved:
                    break
        step = step ** 0.6
    print(text(name, values))


if __name__ == "__main__":
    main()
