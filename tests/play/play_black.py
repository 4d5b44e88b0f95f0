#!/usr/bin/env python3
"""A card that draws nothing, and says nothing of it: the window is not black, for then the processor draws.

    play_black.py BASTIDE BLACK_CARD
"""
import os
import subprocess
import sys
import tempfile

from window import Window


def colors(path):
    return int(subprocess.run(["identify", "-format", "%k", path], check=True, capture_output=True, text=True).stdout)


def main():
    binary, card = sys.argv[1:]
    # Sanitizers want to be loaded first.
    os.environ.update(LD_PRELOAD=card, ASAN_OPTIONS="verify_asan_link_order=0:" + os.environ.get("ASAN_OPTIONS", ""))
    window = Window(binary, arguments=["--renderer", "auto"])
    with tempfile.TemporaryDirectory() as folder:
        picture = os.path.join(folder, "window.png")

        def seen():
            window.capture(picture)
            return colors(picture) > 1000

        try:
            window.until(seen, "the title", pause=0.5)
        finally:
            window.close()
    print("a black card: the title is seen")
    return 0


if __name__ == "__main__":
    sys.exit(main())
