#!/usr/bin/env python3
"""What runs beside each other does not touch the same things: under gcc's or clang's thread sanitizer a whole game of
three computer players in a window, its count and its result, and a gallery whose pages are drawn while others are written.

    play_threads.py BASTIDE SCENARIOS [FILE...]

BASTIDE is a build with -Db_sanitize=thread; FILEs are those of the gallery (a dozen if none is named). Every race that
the sanitizer reports is a failure.
"""
import argparse
import glob
import os
import subprocess
import sys
import tempfile
import time

import window as windows
from window import Window

SAVE = {"format": 1, "players": [{"color": "red", "computer": "pip"}, {"color": "blue", "computer": "berta"},
                                 {"color": "green", "computer": "mathilde"}],
        "settings": {"edition": "old"}, "seed": 11, "moves": []}


def races(folder):
    """What the sanitizer wrote, report by report."""
    found = []
    for name in sorted(glob.glob(os.path.join(folder, "race.*"))):
        with open(name, errors="replace") as file:
            found += ["WARNING:" + text for text in file.read().split("WARNING:")[1:]]
    return found


def game(binary):
    windows.BUSY = 1200.0  # the sanitizer makes it ten times as slow
    window = Window(binary, SAVE)
    try:
        window.wait(lambda state: state["over"], "the end of the game")
        window.key("End")
        time.sleep(2)  # the result is drawn meanwhile
    finally:
        window.close()


def gallery(binary, files):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([binary, "--gallery", os.path.join(folder, "pages"), *files], check=True,
                       stdout=subprocess.DEVNULL)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bastide")
    parser.add_argument("scenarios")
    parser.add_argument("files", nargs="*")
    arguments = parser.parse_args()
    files = arguments.files or sorted(glob.glob(os.path.join(arguments.scenarios, "E00*.json")))[:12]
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TSAN_OPTIONS"] = "halt_on_error=0 exitcode=0 log_path=" + os.path.join(folder, "race")
        gallery(arguments.bastide, files)
        game(arguments.bastide)
        found = races(folder)
    for report in found[:5]:
        print(report)
    if found:
        raise AssertionError("%d races" % len(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
