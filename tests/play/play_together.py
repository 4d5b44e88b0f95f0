#!/usr/bin/env python3
"""Somebody else's program sits at the table of the shipped one, and plays against a person; and the same game is played
in two windows: the second says so, and what each has played is kept under a name of its own.

    play_together.py BASTIDE BASTIDE_ENGINE COMMAND
"""
import copy
import json
import os
import sys

from engine import Engine
from play_game import Mouse
from play_narrate import lines_after
from window import Window

SAVE = {"format": 1, "players": [{"color": "red", "name": "Ana"}, {"color": "blue", "name": "Guest"}],
        "settings": {"first_player": "1"}, "seed": 11, "moves": []}


def turn(window):
    """A person's turn without a follower, and the program's."""
    hands, ply = Mouse(window), window.state["ply"]
    x, y, mask = window.state["places"][0]
    hands.lay(x, y, next(rotation for rotation in range(4) if mask >> rotation & 1))
    hands.end()
    window.wait(lambda state: state["ply"] >= ply + 4 and state["seat"] == 0 and state["wait"] == "tile",
                "the program to have played")


def beside(window, words):
    """A second window on the same screen, with the same home."""
    other = copy.copy(window)
    other.trace = window.trace + "-2"
    other.environment = dict(window.environment, BASTIDE_TRACE=other.trace)
    other.start_game(words)
    return other


def main(bastide, binary, command):
    log = os.path.join(os.getcwd(), "narrated.txt")
    if os.path.exists(log):
        os.unlink(log)
    window, engine, other = Window(bastide, SAVE, arguments=["--version"]), Engine(binary), None
    words = [window.save, "--player", "2=exec:" + command]
    try:
        window.until(lambda: window.game.poll() is not None, "its version", ends=True)
        window.start_game(words)
        window.wait(lambda state: state["wait"] == "tile", "the first turn")
        for _ in range(4):
            turn(window)
        with open(window.save) as file:
            save = json.load(file)
        if len(save["moves"]) != window.state["ply"]:
            raise AssertionError("%d moves are kept of %d" % (len(save["moves"]), window.state["ply"]))
        other = beside(window, [*words, "--narrate", log])
        lines_after(window, log, 0, lambda lines: "Bastide is open twice" in lines, "the second window to say that it is one")
        other.wait(lambda state: state["wait"] == "tile", "the game in the second window")
        other.key("Return")  # understood
        turn(other)
        other.kill()
        turn(window)
        turn(window)
        kept = set()
        for name in os.listdir(os.path.dirname(window.save)):
            kept.add(engine.ask(cmd="load", file=os.path.join(os.path.dirname(window.save), name))["state"]["hash"])
        if kept != {window.state["hash"], other.state["hash"]}:
            raise AssertionError("kept is %s, played in two windows %s" % (kept, [window.state["hash"], other.state["hash"]]))
    finally:
        if other and other.game.poll() is None:
            other.kill()
        window.close()
        engine.close()
        if os.path.exists(log):
            os.unlink(log)
    print("a program at the table, and one game in two windows")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
