#!/usr/bin/env python3
"""A whole game of 72 tiles and five players on the shipped program, by mouse
alone (followers dragged from the supply) or by keyboard alone.  After every
turn the window's position must be the one that the same moves give in the
engine; at the end the save must replay to it.

    play_game.py mouse|keys BASTIDE BASTIDE_ENGINE [--turns N] [--seed N]
"""
import argparse
import random
import sys

from engine import Engine, random_game
from window import Window

PLAYERS = ["yellow", "red", "green", "black", "blue"]
NAMES = ["Aurélie", "Rosso", "Petra", "Ines", "Magnus"]


def rotations_of(mask, first):
    """In the order in which R goes through them."""
    return [(first + step) & 3 for step in range(4) if mask >> ((first + step) & 3) & 1]


def place_mask(state, x, y):
    for px, py, mask in state["places"]:
        if (px, py) == (x, y):
            return mask
    raise AssertionError("%d,%d is not among the lit places %s" % (x, y, state["places"]))


class Mouse:
    """Right clicks turn, a click lays, a drag puts the follower, a click ends."""

    def __init__(self, window):
        self.window = window
        self.turns = 0

    def lay(self, x, y, rotation):
        window = self.window
        order = rotations_of(place_mask(window.state, x, y), window.state["rotation"])
        cx, cy = window.cell(x, y)
        words = ["mousemove", cx, cy]
        for _ in range(order.index(rotation)):
            words += ["click", 3]
        window.do(*words, "click", 1)
        window.wait(lambda state: state["wait"] in ("figure", "end"), "the tile to lie")

    def put(self, spot):
        window = self.window
        slots = {name: (x, y) for name, figure, legal, x, y in window.state["slots"] if legal and figure == 0}
        self.turns += 1
        if self.turns % 3 == 0:
            window.click(*slots[spot])
        else:
            window.drag(*window.middle("card"), *slots[spot])
        window.wait(lambda state: state["put"] >= 0, "the follower to stand")

    def end(self):
        self.window.click(*self.window.middle("end"))


class Keys:
    """Tab and arrows choose, R turns, Enter lays, digits or Tab put, Space ends."""

    def __init__(self, window):
        self.window = window
        self.turns = 0

    def lay(self, x, y, rotation):
        window = self.window
        cells = sorted(((px, py) for px, py, _ in window.state["places"]), key=lambda cell: (cell[1], cell[0]))
        steps = cells.index((x, y)) + 1
        order = rotations_of(place_mask(window.state, x, y), window.state["rotation"])
        backwards = len(cells) - steps + 1
        keys = ["Tab"] * steps if steps <= backwards else ["shift+Tab"] * backwards
        keys += ["r"] * order.index(rotation) + ["Return"]
        window.key(*keys)
        window.wait(lambda state: state["wait"] in ("figure", "end"), "the tile to lie")

    def put(self, spot):
        window = self.window
        names = [name for name, figure, legal, _, _ in window.state["slots"] if legal]
        self.turns += 1
        if self.turns % 2:
            window.key(str(names.index(spot) + 1))
        else:
            window.key(*["Tab"] * (names.index(spot) + 1))
        window.wait(lambda state: state["put"] == names.index(spot), "the follower to stand")

    def end(self):
        self.window.key("space" if self.turns % 2 else "Return")


def turns_of(moves, states):
    """(place, follower or None, position after the turn)"""
    turns = []
    for i, move in enumerate(moves):
        after = states[i + 1]
        if move.startswith("place"):
            turns.append([move, None, after])
        else:
            turns[-1][1] = None if move == "pass" else move
            turns[-1][2] = after
    return turns


def play(arguments):
    engine = Engine(arguments.engine)
    rng = random.Random(arguments.seed)
    moves, states = random_game(engine, rng, PLAYERS, {"edition": "old"})
    seed_rng = random.Random(arguments.seed)
    save = {"format": 1, "players": [{"color": c, "name": n} for c, n in zip(PLAYERS, NAMES)],
            "settings": {"edition": "old"}, "seed": seed_rng.randrange(2 ** 31), "moves": []}
    window = Window(arguments.bastide, save)
    try:
        hands = {"mouse": Mouse, "keys": Keys}[arguments.hands](window)
        turns = turns_of(moves, states)[:arguments.turns]
        for number, (place, follower, after) in enumerate(turns):
            words = place.split()
            x, y = map(int, words[2].split(","))
            if window.state["tile"] != words[1]:
                raise AssertionError("turn %d: %s in hand, not %s" % (number, window.state["tile"], words[1]))
            plies = window.state["ply"]
            hands.lay(x, y, int(words[3]))
            if follower:
                hands.put(follower.split()[1])
            hands.end()
            state = window.wait(lambda state: state["ply"] > plies and state["wait"] in ("tile", "over"), "the turn to end")
            if state["hash"] != after["hash"]:
                raise AssertionError("turn %d: %s lie in the window, the engine has %s after %s %s"
                                     % (number, state, after, place, follower))
            if state["scores"] != [after["scores"][color] for color in PLAYERS]:
                raise AssertionError("turn %d: scores %s, not %s" % (number, state["scores"], after["scores"]))
        if arguments.turns is None and not window.state["over"]:
            raise AssertionError("all tiles are laid, and the game is not over")
        check_save(arguments, window, turns[-1][2])
        print("%s: %d turns, hash %s" % (arguments.hands, len(turns), window.state["hash"]))
    finally:
        window.close()
        engine.close()


def check_save(arguments, window, last):
    """What was written leads to the same position, in a new process."""
    window.kill()
    window.start_game()
    if window.state["hash"] != last["hash"]:
        raise AssertionError("the save leads to %s, not %s" % (window.state["hash"], last["hash"]))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("hands", choices=["mouse", "keys"])
    parser.add_argument("bastide")
    parser.add_argument("engine")
    parser.add_argument("--turns", type=int)
    parser.add_argument("--seed", type=int, default=20)
    play(parser.parse_args())
    return 0


if __name__ == "__main__":
    sys.exit(main())
