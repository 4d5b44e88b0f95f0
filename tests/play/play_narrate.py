#!/usr/bin/env python3
"""What --narrate tells while the shipped program is played by keys alone: every
control of the title by its name, whose turn it is, which tile is in the hand,
and what a turn led to.

    play_narrate.py BASTIDE FILE
"""
import argparse
import os
import sys
import tempfile
import time

from play_game import Keys
from window import Window


def lines_after(window, path, count, accept, what):
    """The lines told behind the first `count`, once they are what is waited for."""

    def found():
        if not os.path.exists(path):
            return None
        with open(path) as file:
            lines = file.read().split("\n")[count:-1]
        return lines if accept(lines) else None

    return window.until(found, what)


def title(bastide, log):
    window = Window(bastide, arguments=["--narrate", log])
    try:
        told = lines_after(window, log, 0, lambda lines: len(lines) >= 1, "the title")
        names = []
        for _ in range(7):
            count = len(told) + len(names)
            window.key("Tab")
            names += lines_after(window, log, count, lambda lines: len(lines) >= 1, "the name of a control")
        if len(set(names)) != 7 or not all(any(letter.isalpha() for letter in name) for name in names):
            raise AssertionError("the controls of the title are called %s" % names)
    finally:
        window.close()


def turn(bastide, file, log):
    window = Window(bastide, arguments=[file, "--at", "20", "--narrate", log])
    try:
        window.wait(lambda state: state["wait"] == "tile", "a turn")
        told = lines_after(window, log, 0, lambda lines: any("sides" in line for line in lines), "the tile in the hand")
        tile = window.state["tile"]
        if not any(line.startswith(tile + ": ") for line in told):
            raise AssertionError("tile %s is not told: %s" % (tile, told))
        x, y, mask = window.state["places"][0]
        hands = Keys(window)
        hands.lay(x, y, next(turn for turn in range(4) if mask >> turn & 1))
        hands.end()
        wanted = "lays tile %s at %d, %d" % (tile, x, y)
        lines_after(window, log, len(told), lambda lines: any(line.endswith(wanted) for line in lines), wanted)
    finally:
        window.close()


def unheard(bastide, file):
    """Told to standard output, which takes nothing: the game is played on, and its end says so."""
    with open("/dev/full", "w") as full:
        window = Window(bastide, arguments=[file, "--at", "20", "--narrate"], output=full)
    try:
        window.wait(lambda state: state["wait"] == "tile", "a turn")
        window.game.terminate()
        if window.game.wait() != 1:
            raise AssertionError("it ended with status %d" % window.game.returncode)
    finally:
        window.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bastide")
    parser.add_argument("file")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        unheard(arguments.bastide, arguments.file)
        title(arguments.bastide, os.path.join(folder, "title.txt"))
        turn(arguments.bastide, arguments.file, os.path.join(folder, "turn.txt"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
