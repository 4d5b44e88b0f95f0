#!/usr/bin/env python3
"""A bot in a few lines: plays a whole game against itself through bastide-engine.

    bot.py ENGINE [--game castle] [--seed N] [--players N] [--setting key=value]...
    bot.py --seat

It tries every move, looks at what it would be worth, takes it back, and plays the best: points
scored, points in sight for its figures, and the figures it still has in hand.

With --seat it takes a seat of `bastide-engine match`: a question a line, a move a line.  There it has no engine, and
goes by the words of the moves alone.
"""

import argparse
import json
import subprocess
import sys

COLORS = ["red", "blue", "green", "yellow", "black"]


class Engine:
    """One engine process: a request in, an answer out."""

    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, cmd, **fields):
        self.process.stdin.write(json.dumps({"cmd": cmd, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise SystemExit(answer["error"])
        return answer


def points_in_sight(engine, at, move):
    """What the feature a figure is put on would pay now: "meeple city:N" just laid at `at`."""
    figure, _, spot = move.partition(" ")
    if figure not in ("meeple", "abbot"):
        return 0
    return engine.ask("feature", at=at, on=spot)["points_now"]


def worth(engine, player, before, move):
    """Own points gained less those of the best opponent, and hopes at half their price."""
    state = engine.ask("play", move=move)["state"]
    engine.ask("undo")
    gain = {color: state["scores"][color] - before["scores"][color] for color in state["scores"]}
    value = gain.pop(player) - max(gain.values())
    if move.startswith("place"):
        x, y = map(int, move.split()[2].split(","))
        return value - 0.01 * (abs(x) + abs(y))  # keep together
    if before["placed"]:
        value += 0.5 * points_in_sight(engine, before["placed"]["at"], move)
    return value - 2 * (before["supply"][player]["meeple"] - state["supply"][player]["meeple"])


def play(engine, request):
    state = engine.ask("new", **request)["state"]
    while state["decision"]:
        legal = engine.ask("legal")
        best = max(legal["moves"], key=lambda move: worth(engine, legal["player"], state, move))
        state = engine.ask("play", move=best)["state"]
    return state


def liking(question, move):
    """Monasteries before cities before roads before fields; tiles close together; a follower kept in hand."""
    word, *rest = move.split()
    if word == "place":
        x, y = map(int, rest[1].split(","))
        return -abs(x) - abs(y)
    if word in ("meeple", "abbot"):
        left = question["state"]["supply"][question["you"]]["meeple"]
        kinds = ["field", "court", "path", "road", "house", "city", "tower", "garden", "shrine", "monastery"]
        return kinds.index(rest[0].partition(":")[0]) - (5 - left)
    return 0


def take_seat():
    for line in sys.stdin:
        question = json.loads(line)
        print(json.dumps({"move": max(question["legal"], key=lambda move: liking(question, move))}), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine", nargs="?")
    parser.add_argument("--seat", action="store_true", help="take a seat of a match")
    parser.add_argument("--game", default="carcassonne")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--setting", action="append", default=[])
    options = parser.parse_args()
    if options.seat:
        return take_seat()
    if not options.engine:
        parser.error("which engine?")
    settings = dict(setting.split("=", 1) for setting in options.setting)
    state = play(Engine(options.engine), {"game": options.game, "players": COLORS[:options.players], "seed": options.seed,
                                          "settings": settings})
    print(json.dumps({"scores": state["scores"], "winners": state["winners"]}))


if __name__ == "__main__":
    main()
