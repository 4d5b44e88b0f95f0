#!/usr/bin/env python3
"""Whole games one after another in one window, by two characters, each with its count, its result and a rematch:
when another one begins, what the one before had painted goes back to the system, and no file stays open.

    play_memory.py BASTIDE [--games N]

How much a game paints depends on its tiles and on how fast the machine is, so no two ends are compared closely. (Leaks
of what nothing holds any more are told by a build with sanitizers; this sees what is held for good.)
"""
import argparse
import os
import sys
import time

from window import Window

SAVE = {"format": 1, "players": [{"color": "red", "computer": "pip"}, {"color": "blue", "computer": "pip"}],
        "settings": {"edition": "old"}, "seed": 7, "moves": []}
BACK = 40  # MB that go back at least: about a hundred are painted in a game
GROWTH = 64  # MB from the first end to the last; the pictures of one deck of tiles are not those of another


def resident(pid):
    """Megabytes, and the number of open files."""
    with open("/proc/%d/status" % pid) as file:
        kilobytes = next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))
    return kilobytes / 1024, len(os.listdir("/proc/%d/fd" % pid))


def at_rest(window):
    """Resident once it does not change from one second to the next."""
    last = resident(window.game.pid)
    while True:
        time.sleep(1)
        now = resident(window.game.pid)
        if now == last:
            return now
        last = now


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bastide")
    parser.add_argument("--games", type=int, default=3)
    arguments = parser.parse_args()
    window = Window(arguments.bastide, SAVE)
    try:
        seen = []
        for game in range(arguments.games):
            if game:
                # The green button: Rematch.
                window.key("Return")
                window.wait(lambda state: not state["over"], "the rematch")
            least = resident(window.game.pid)[0]

            def over(state):
                nonlocal least
                least = min(least, resident(window.game.pid)[0])
                return state["over"]
            window.wait(over, "the end of the game")
            if game and least > seen[-1][0] - BACK:
                raise AssertionError("%.1f MB before the rematch, and never less than %.1f after it" %
                                     (seen[-1][0], least))
            at_rest(window)
            window.key("End")
            at_rest(window)
            seen.append(at_rest(window))
            print("game %d: %.1f MB at least, in the end %.1f MB, %d files" % (game + 1, least, *seen[-1]), flush=True)
        if seen[-1][0] > seen[0][0] + GROWTH:
            raise AssertionError("it has grown: %s" % seen)
        if seen[-1][1] > seen[0][1]:
            raise AssertionError("files are left open: %s" % seen)
    finally:
        window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
