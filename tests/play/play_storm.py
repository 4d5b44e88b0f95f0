#!/usr/bin/env python3
"""A storm over the shipped program: clicks, drags, wheel, keys, sizes of the window
and languages at random, with fixed seeds.  It must neither fall nor leak, what it
saved must load, and afterwards it must be as quiet as it was.

    play_storm.py BASTIDE BASTIDE_ENGINE [--seed N] [--actions N] [FILE]

With sanitizers a fault ends the program with their report.  Where it is asked to
quit it may: it is started again.  Without FILE it starts at the title.
"""
import argparse
import glob
import os
import random
import subprocess
import sys
import time

from window import Window

KEYS = (["Tab", "shift+Tab", "Return", "space", "Escape", "BackSpace", "Left", "Right", "Up", "Down"] * 4 +
        list("0123456789abcdefghijklmnopqrstuvwxyz") +
        ["Home", "End", "Prior", "Next", "Delete", "Insert", "F1", "F2", "F5", "F11", "ctrl+z", "ctrl+y", "ctrl+s",
         "ctrl+c", "ctrl+v", "ctrl+a", "plus", "minus", "question", "shift+Delete", "alt+Return"])
SIZES = [(1280, 800), (1024, 600), (800, 600), (640, 400), (1100, 730), (1280, 720)]
CHUNK = 12  # actions for one xdotool


def at(rng, size):
    return [str(rng.randrange(size[0])), str(rng.randrange(size[1]))]


def click(rng, size):
    return ["mousemove", *at(rng, size), "click", rng.choice("1111123")]


def wheel(rng, size):
    return ["mousemove", *at(rng, size), "click", "--repeat", str(rng.randrange(1, 6)), "--delay", "1", rng.choice("45")]


def drag(rng, size):
    return ["mousemove", *at(rng, size), "mousedown", "1", "mousemove", *at(rng, size), "mousemove", *at(rng, size),
            "mouseup", "1"]


def key(rng, size):
    return ["key", "--delay", "1", rng.choice(KEYS)]


def typing(rng, size):
    return ["type", "--delay", "1", rng.choice(["Ana", "Ștefan", "x" * 40, "4", "%s%n", "../../etc"])]


ACTIONS = [click] * 10 + [key] * 10 + [wheel] * 2 + [drag] * 3 + [typing]


class Storm:
    def __init__(self, arguments):
        self.rng = random.Random(arguments.seed)
        self.words = [arguments.file] if arguments.file else []
        self.window = Window(arguments.bastide, arguments=self.words)
        self.size = self.window.size
        self.restarts = 0

    def alive(self):
        """Started again where it was asked to quit; a fault is a fault."""
        status = self.window.game.poll()
        if status is None:
            return
        if status != 0:
            raise AssertionError("the program ended with status %d" % status)
        self.restarts += 1
        self.window.start_game(self.words)

    def resize(self):
        """As nobody manages windows here, by asking the server."""
        self.size = self.rng.choice(SIZES)
        found = subprocess.run(["xdotool", "search", "--pid", str(self.window.game.pid)], env=self.window.environment,
                               capture_output=True, text=True).stdout.split()
        if found:
            subprocess.run(["xdotool", "windowsize", found[-1], *map(str, self.size)], env=self.window.environment,
                           check=False, stderr=subprocess.DEVNULL)

    def blow(self, actions):
        done = 0
        while done < actions:
            words = []
            for _ in range(CHUNK):
                words += self.rng.choice(ACTIONS)(self.rng, self.size)
            self.alive()
            subprocess.run(["xdotool", *words], env=self.window.environment, check=False, stderr=subprocess.DEVNULL)
            if self.rng.random() < 0.1:
                self.resize()
            done += CHUNK


def cpu(pid):
    """Seconds of the processor that a process has used."""
    with open("/proc/%d/stat" % pid) as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def settle(pid):
    """Waits until the program rests: a quarter of a second of the processor at most in ten seconds. What
    still runs when a storm ends (tiles that are painted, a computer that thinks) may take its time."""
    for _ in range(60):
        before = cpu(pid)
        time.sleep(10)
        if cpu(pid) - before <= 0.25:
            return
    raise AssertionError("it does not come to rest")


def saves_load(engine, home):
    """What it wrote, judged by the engine; where nothing was chosen nothing was written."""
    files = [path for pattern in ("*.json", "*.bastide") for path in glob.glob(os.path.join(home, "saves", pattern))]
    if files:
        subprocess.run([engine, "check", *files], check=True, stdout=subprocess.DEVNULL)
    return len(files)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bastide")
    parser.add_argument("engine")
    parser.add_argument("file", nargs="?")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--actions", type=int, default=0, help="240, or 40000 where BASTIDE_LONG is set")
    arguments = parser.parse_args()
    actions = arguments.actions or (40000 if os.environ.get("BASTIDE_LONG") else 240)
    storm = Storm(arguments)
    try:
        storm.blow(actions)
        storm.alive()
        storm.window.key("Escape")
        settle(storm.window.game.pid)
        storm.alive()
        kept = saves_load(arguments.engine, storm.window.home)
        print("seed %d: %d actions, %d starts, %d games kept" % (arguments.seed, actions, storm.restarts + 1, kept))
    finally:
        storm.window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
