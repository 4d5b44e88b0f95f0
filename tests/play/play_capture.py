#!/usr/bin/env python3
"""The window and `--screenshot` show the same save equally, pixel by pixel.

    play_capture.py BASTIDE SAVE [--size WxH]
"""
import argparse
import json
import os
import subprocess
import sys
import time

from window import Window


def different_pixels(one, other):
    answer = subprocess.run(["compare", "-metric", "AE", one, other, "null:"], stderr=subprocess.PIPE, text=True)
    return float(answer.stderr.split()[0])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bastide")
    parser.add_argument("save")
    parser.add_argument("--size", default="1280x720")
    arguments = parser.parse_args()
    width, height = map(int, arguments.size.split("x"))
    with open(arguments.save) as file:
        save = json.load(file)
    window = Window(arguments.bastide, save, width, height)
    try:
        still, seen = os.path.join(window.home, "still.png"), os.path.join(window.home, "seen.png")
        subprocess.run([arguments.bastide, "--screenshot", still, "--size", arguments.size, window.save], check=True)
        # On the bare border, where nothing lights up under the pointer.
        window.do("mousemove", width - 1, height - 1)
        end = time.monotonic() + 30
        while True: # the tiles become sharp one by one
            window.capture(seen)
            pixels = different_pixels(still, seen)
            if pixels == 0 or time.monotonic() > end:
                break
            time.sleep(0.5)
        if pixels:
            raise AssertionError("%d pixels differ between window and picture" % pixels)
        print("equal: %s" % arguments.size)
    finally:
        window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
