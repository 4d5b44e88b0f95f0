#!/usr/bin/env python3
"""A whole game of a person, by keyboard, against two characters in the shipped
program.  A hint and a reason are asked for on the way and must leave the game
as it is.  At the end the save leads to the same position, in the engine and in
a new process, and still knows who played.

    play_company.py BASTIDE BASTIDE_ENGINE
"""
import json
import sys

from engine import Engine
from window import Window

# A pile of its own keeps it short: every kind of tile that a game lives by.
DECK = ["E", "V", "U", "D", "B", "H", "L", "R", "J", "A", "P", "N", "K", "E", "V", "S", "T", "W", "F", "U", "G"]
PLAYERS = [{"color": "red", "name": "Petra"}, {"color": "blue", "computer": "reynard"},
           {"color": "green", "computer": "odo"}]


def persons_turn(state):
    return state["over"] or (state["seat"] == 0 and state["wait"] == "tile")


def ask(window, key, advice):
    """Opens and closes what the key asks for; the game stays as it is."""
    before = window.state
    window.key(key)
    state = window.wait(lambda state: state["advice"] == advice and state["advised"] > 0, "the " + advice)
    for what in ("ply", "hash", "scores", "wait", "tile"):
        if state[what] != before[what]:
            raise AssertionError("the %s has changed %s from %s to %s" % (advice, what, before[what], state[what]))
    window.key(key if key == "i" else "Escape")  # Y once more asks the next computer player
    window.wait(lambda state: state["advice"] == "", "the %s to be closed" % advice)


def turn(window, number):
    plies = window.state["ply"]
    if number in (2, 4):
        ask(window, "i", "hint")
        ask(window, "y", "why")
    window.key("Tab", "Return")
    state = window.wait(lambda state: state["wait"] in ("figure", "end"), "the tile to lie")
    if state["wait"] == "figure" and any(legal for _, _, legal, *_ in state["slots"]) and number % 2:
        window.key("1")
        window.wait(lambda state: state["put"] == 0, "the follower to stand")
    window.key("Return")  # so soon after another's turn Space would not count
    window.wait(lambda state: state["ply"] > plies and persons_turn(state), "the others to play")


def check_save(window, engine):
    last = window.state
    with open(window.save) as file:
        save = json.load(file)
    computers = [player.get("computer", "") for player in save["players"]]
    if computers != ["", "reynard", "odo"]:
        raise AssertionError("the save has %s" % computers)
    if save["client"].get("hints") != "2":
        raise AssertionError("the save counts %s hints" % save["client"].get("hints"))
    state = engine.ask(cmd="load", file=window.save)["state"]
    if state["hash"] != last["hash"]:
        raise AssertionError("the save leads to %s, not %s" % (state["hash"], last["hash"]))
    window.kill()
    window.start_game()
    if window.state["hash"] != last["hash"]:
        raise AssertionError("the save opens at %s, not %s" % (window.state["hash"], last["hash"]))


def main(bastide, binary):
    save = {"format": 1, "players": PLAYERS, "settings": {"edition": "old", "first_player": "1"}, "deck": DECK,
            "moves": [], "client": {"aids": "legal_cells hint undo"}}
    window, engine = Window(bastide, save), Engine(binary)
    try:
        number = 0
        if not persons_turn(window.state):
            window.wait(persons_turn, "the first turn")
        while not window.state["over"]:
            number += 1
            turn(window, number)
        check_save(window, engine)
        print("%d turns of a person, hash %s, scores %s" % (number, window.state["hash"], window.state["scores"]))
    finally:
        window.close()
        engine.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
