#!/usr/bin/env python3
"""An example is searched in the shipped program: by keys alone from the title, by its rule; and by mouse, by its name.
What opens is the table that the file leads to.

    play_examples.py BASTIDE SCENARIOS
"""
import argparse
import json
import os
import sys
import tempfile
import time

from window import Window


def claimed(folder, name):
    """The scores that the file claims at its end, in the order of its players."""
    with open(os.path.join(folder, name + ".json"), encoding="utf-8") as file:
        example = json.load(file)
    colors = [player if isinstance(player, str) else player["color"] for player in example["players"]]
    scores = [step["expect"]["scores"] for step in example["moves"]
              if isinstance(step, dict) and "scores" in step.get("expect", {})]
    return [scores[-1][color] for color in colors]


def titled(folder, name):
    with open(os.path.join(folder, name + ".json"), encoding="utf-8") as file:
        title = json.load(file)["title"]
    return title["en"] if isinstance(title, dict) else title


def told(window, path, words):
    """Waits until --narrate has told these words."""

    def found():
        if not os.path.exists(path):
            return False
        with open(path, encoding="utf-8") as file:
            return words in file.read()

    window.until(found, '"%s"' % words)


def opened(window, folder, name):
    wanted = claimed(folder, name)
    window.wait(lambda state: state["scores"] == wanted, "the table of %s with %s" % (name, wanted))


def begin(bastide, log):
    """The search, reached from the title by its key."""
    window = Window(bastide, width=1280, height=720, arguments=["--narrate", log])
    told(window, log, "Bastide")
    window.key("e")
    told(window, log, "A rule, a word, a file")
    return window


def by_keys(bastide, folder, log):
    window = begin(bastide, log)
    try:
        window.do("type", "--delay", "20", "14.8 40-both")
        window.key("Return")
        opened(window, folder, "R-14.8-15-40-both")
    finally:
        window.close()


def by_mouse(bastide, folder, log):
    """Every input is seen in its turn, so the card is there when it is clicked."""
    window = begin(bastide, log)
    try:
        window.click(790, 43)  # the field, in the head of the page
        window.do("type", "--delay", "20", "E001-03")
        window.click(300, 180)  # the only card that is left
        opened(window, folder, "E001-03")
        told(window, log, titled(folder, "E001-03"))
        window.key("Left")  # the table before its last turn
        window.wait(lambda state: state["scores"] != claimed(folder, "E001-03"), "the step before")
    finally:
        window.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bastide")
    parser.add_argument("scenarios")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        by_keys(arguments.bastide, arguments.scenarios, os.path.join(folder, "keys.txt"))
        by_mouse(arguments.bastide, arguments.scenarios, os.path.join(folder, "mouse.txt"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
