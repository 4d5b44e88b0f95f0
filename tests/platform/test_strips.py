#!/usr/bin/env python3
"""Strips of a file with three shots follow --size and --ui-scale: what is land and what is ink takes the same share of a
large picture as of a small one, and a wider scale has more ink.

    test_strips.py BASTIDE FILE
"""
import os
import subprocess
import sys
import tempfile


def pixels(path):
    """The picture as 240 columns of a common height, each pixel (r, g, b)."""
    raw = subprocess.run(["convert", path, "-resize", "240x135!", "-depth", "8", "rgb:-"], check=True,
                         stdout=subprocess.PIPE).stdout
    return [raw[i:i + 3] for i in range(0, len(raw), 3)]


def share(points, accept):
    return sum(1 for r, g, b in points if accept(r, g, b)) / len(points)


def land(r, g, b):
    return g > r + 12 and g > b + 40


def ink(r, g, b):
    """Darker than paper is anywhere, on paper: what is left of letters at this size."""
    return 120 < r < 225 and r > b and abs(r - g) < 25 and b > 90


def main():
    bastide, file = sys.argv[1:3]
    seen = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, words in {"720": ["--size", "1280x720"], "4k": ["--size", "3840x2160"],
                            "large": ["--size", "2560x1440", "--ui-scale", "200"],
                            "plain": ["--size", "2560x1440", "--ui-scale", "100"],
                            "upright": ["--size", "390x700"]}.items():
            path = os.path.join(folder, name + ".png")
            subprocess.run([bastide, "--screenshot", path, file, *words], check=True)
            points = pixels(path)
            seen[name] = share(points, land), share(points[-240 * 30:], ink)
            print("%-8s land %.3f, ink below %.3f" % (name, *seen[name]))
    small, large = seen["720"], seen["4k"]
    assert small[0] > 0.1 and 0.7 < large[0] / small[0] < 1.5, "the land of a large strip is as small as that of a small one"
    assert large[1] > 0.5 * small[1], "the words of a large strip are not as large as those of a small one"
    assert seen["large"][1] > 1.3 * seen["plain"][1], "--ui-scale means nothing to a strip"
    assert seen["upright"][0] > 0.04, "on an upright page there is no land to be seen"
    return 0


if __name__ == "__main__":
    sys.exit(main())
