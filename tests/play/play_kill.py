#!/usr/bin/env python3
"""Kills the shipped program at random moments of a game played by real keys, as a
crash or an empty battery would, and looks at what is left: no turn that the
window showed as ended may be lost, the save must load, and the game must go on
from it where the engine says.

    play_kill.py BASTIDE BASTIDE_ENGINE [--kills N] [--seed N] [--game base|river|count]

What lies on the disk is judged by the engine, which had no part in writing it.
"""
import argparse
import json
import os
import random
import sys
import time

from engine import Engine, random_game
from play_game import GAMES, NAMES, PLAYERS, Keys, steps_of, take_step
from window import Window


class NoPictures:
    def take(self, kind):
        pass


class Ledger:
    """What the engine says of every position that the save may hold."""

    def __init__(self, decisions, states):
        self.moves = [move for _, move in decisions]
        self.states = states

    def judge(self, path, ended):
        """The number of moves on the disk; at least `ended`, and those that were played."""
        with open(path) as file:
            moves = json.load(file)["moves"]
        if moves != self.moves[:len(moves)]:
            raise AssertionError("other moves lie on the disk: %s" % moves)
        if len(moves) < ended:
            raise AssertionError("%d moves were shown as played, %d lie on the disk" % (ended, len(moves)))
        return len(moves)


def steps_with_plies(decisions, states):
    """Each step with the number of moves before it."""
    plies, result = 0, []
    for step in steps_of(decisions, states):
        result.append((plies, step))
        plies += 2 if step[0] == "turn" and asked_for_figure(decisions, plies) else 1
    return result


def asked_for_figure(decisions, plies):
    return plies + 1 < len(decisions) and decisions[plies + 1][0] == "figure"


def press_and_kill(hands, window, step, rng):
    """The step by keys, ended; killed while the turn is being written, or a little later."""
    kind, move, follower, _ = step
    take_step(hands, window, NoPictures(), kind, move, follower)
    time.sleep(rng.choice([0, rng.uniform(0, 0.02), rng.uniform(0, 0.3)]))
    window.kill()


def shown(window, plies):
    """How many moves the window had shown as played when it died."""
    while window.read():
        plies = max(plies, window.state["ply"])
    return plies


def run(arguments):
    rng = random.Random(arguments.seed)
    settings, count, _ = GAMES[arguments.game]
    players = PLAYERS[:count]
    engine = Engine(arguments.engine)
    decisions, states = random_game(engine, rng, players, settings)
    ledger, steps = Ledger(decisions, states), steps_with_plies(decisions, states)
    seed = random.Random(arguments.seed).randrange(2 ** 31)
    save = {"format": 1, "players": [{"color": c, "name": n} for c, n in zip(players, NAMES)],
            "settings": settings, "seed": seed, "moves": []}
    window = Window(arguments.bastide, save, width=800, height=600)  # little to paint at each start
    kills = later = 0
    try:
        plies = 0
        while kills < arguments.kills:
            ahead = [step for before, step in steps if before >= plies]
            if not ahead:  # the game is over: from the start again, and not with two windows on one save
                window.kill()
                window.write(save)
                plies, ahead = 0, [step for _, step in steps]
                window.start_game()
            hands = Keys(window)
            for step in ahead[:rng.randrange(3)]:
                before = window.state["ply"]
                take_step(hands, window, NoPictures(), *step[:3])
                window.wait(lambda state: state["ply"] > before and state["wait"] in ("tile", "decision", "over"),
                            "the position to change")
                ahead = ahead[1:]
            plies = window.state["ply"]
            if ahead and not window.state["over"]:
                press_and_kill(hands, window, ahead[0], rng)
            else:
                window.kill()
            kills += 1
            kept = ledger.judge(window.save, shown(window, plies))
            later += kept > plies
            plies = kept
            window.start_game()
            if window.state["hash"] != states[plies]["hash"]:
                raise AssertionError("after kill %d the window has %s, the engine %s"
                                     % (kills, window.state["hash"], states[plies]["hash"]))
            left = [name for name in os.listdir(os.path.dirname(window.save)) if name != os.path.basename(window.save)]
            if left:
                raise AssertionError("files were left behind: %s" % left)
        print("%d kills; the turn just ended was on the disk already %d times" % (kills, later))
    finally:
        window.close()
        engine.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bastide")
    parser.add_argument("engine")
    parser.add_argument("--kills", type=int, default=0, help="50, or 1000 where BASTIDE_LONG is set")
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--game", choices=sorted(GAMES), default="count")
    arguments = parser.parse_args()
    arguments.kills = arguments.kills or (1000 if os.environ.get("BASTIDE_LONG") else 50)
    run(arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main())
