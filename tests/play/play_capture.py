#!/usr/bin/env python3
"""The window and `--screenshot` show the same save equally, pixel by pixel:
just opened, or after some turns were played in it with everything that moves;
and so does the picture that F12 writes, which xclip is given, too.

    play_capture.py BASTIDE SAVE [--size WxH] [--play TURNS]
"""
import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
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


STUB = """#!/bin/sh
# Takes what it is given, as xclip would, and holds it until it is ended.
echo "$$ $*" >"%(home)s/clip.words"
cat >"%(home)s/clip.part"
mv "%(home)s/clip.part" "%(home)s/clip.png"
exec sleep 10000
"""


def stub_clipboard(home):
    """A program called xclip before all others on PATH, for the game that is started next."""
    folder = os.path.join(home, "bin")
    os.makedirs(folder)
    path = os.path.join(folder, "xclip")
    with open(path, "w") as file:
        file.write(STUB % {"home": home})
    os.chmod(path, 0o755)
    os.environ["PATH"] = folder + os.pathsep + os.environ["PATH"]


def clipboard_holds(window, home, taken):
    """The program that was called; it has got the picture."""
    given = os.path.join(home, "clip.png")
    window.until(lambda: os.path.exists(given), "xclip to get the picture")
    with open(given, "rb") as one, open(taken, "rb") as other:
        if one.read() != other.read():
            raise AssertionError("xclip got something else than the picture")
    with open(os.path.join(home, "clip.words")) as file:
        pid, words = file.read().split(" ", 1)
    if words.split() != ["-quiet", "-selection", "clipboard", "-t", "image/png"]:
        raise AssertionError("xclip was called with " + words)
    return int(pid)


def is_there(pid):
    try:
        os.kill(pid, 0)
        return True
    except ProcessLookupError:
        return False


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
    home = tempfile.mkdtemp(prefix="bastide-capture-")
    stub_clipboard(home)
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
        holder = clipboard_holds(window, home, taken)
        window.game.terminate()  # asks it to end, as the window's cross does
        window.game.wait()
        while is_there(holder):  # the test's own limit ends what hangs
            time.sleep(0.05)
        print("equal: %s after %d turns" % (arguments.size, arguments.play))
    finally:
        window.close()
        shutil.rmtree(home)
    return 0


if __name__ == "__main__":
    sys.exit(main())
