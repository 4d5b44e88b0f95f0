#!/usr/bin/env python3
"""The window and `--screenshot` show the same save equally, pixel by pixel:
just opened, or after some turns were played in it with everything that moves;
and so does the picture that F12 writes.

    play_capture.py BASTIDE SAVE [--size WxH] [--play TURNS]
"""
import argparse
import json
import os
import random
import subprocess
import sys
import time

from window import Window


def different_pixels(one, other):
    answer = subprocess.run(["compare", "-metric", "AE", one, other, "null:"], stderr=subprocess.PIPE, text=True)
    try:
        return float(answer.stderr.split()[0])
    except (ValueError, IndexError):  # not there yet, or half written
        return -1


def play_turns(window, turns):
    """By keyboard: any place, any follower; the camera goes close and back."""
    rng = random.Random(5)
    for _ in range(turns):
        plies = window.state["ply"]
        window.key(*["Tab"] * rng.randint(1, 5), "Return")
        window.wait(lambda state: state["wait"] in ("figure", "end"), "the tile to lie")
        if window.state["wait"] == "figure" and rng.random() < 0.6:
            window.key("1")
            window.wait(lambda state: state["put"] == 0, "the follower to stand")
        window.key("space")
        window.wait(lambda state: state["ply"] > plies and state["wait"] == "tile", "the turn to end")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bastide")
    parser.add_argument("save")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--play", type=int, default=0)
    arguments = parser.parse_args()
    width, height = map(int, arguments.size.split("x"))
    with open(arguments.save) as file:
        save = json.load(file)
    window = Window(arguments.bastide, save, width, height, speed=400 if arguments.play else 0)
    try:
        still, seen = os.path.join(window.home, "still.png"), os.path.join(window.home, "seen.png")
        # On the bare border, where nothing lights up under the pointer.
        window.do("mousemove", width - 1, height - 1)
        play_turns(window, arguments.play)
        subprocess.run([arguments.bastide, "--screenshot", still, "--caption", "", "--size", arguments.size, window.save], check=True)

        def same():
            window.capture(seen)
            return different_pixels(still, seen) == 0

        window.until(same, "points to land and tiles to become sharp, until the window equals the picture", pause=0.5)
        # F12 with the pointer on a tool whose hint is open: the picture shows the table at rest.
        window.do("mousemove", 40, height // 2)
        time.sleep(1)
        window.key("F12")
        taken = os.path.join(window.home, "pictures", "bastide-0001.png")
        window.until(lambda: different_pixels(still, taken) == 0, "F12 to write what --screenshot does", pause=0.5)
        print("equal: %s after %d turns" % (arguments.size, arguments.play))
    finally:
        window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
