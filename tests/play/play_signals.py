#!/usr/bin/env python3
"""The system ends the game (SIGTERM as it shuts down, SIGINT and SIGHUP as a terminal does), whatever is on the screen:
title, other screens, every kind of decision, a tile that is thought about, computers that play, a lesson, the editor, the
ending.  The window closes as by its own hand, with status 0; the last ended turn is in the save, what was written in the
editor is kept, and nothing is left half written.

    play_signals.py BASTIDE BASTIDE_ENGINE SCENARIOS
"""
import glob
import json
import os
import random
import signal
import sys
import time

from engine import Engine, random_game
from play_game import GAMES, NAMES, PLAYERS, RULES, Keys
from window import Window

SIGNALS = [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]
SCREENS = {"title": [], "set-up": ["n"], "settings": ["s"], "lessons": ["l"], "examples": ["e"], "help": ["question"]}
COMPUTERS = [{"color": "red", "computer": "pip"}, {"color": "blue", "computer": "odo"},
             {"color": "green", "computer": "mathilde"}]


def check(good, what):
    if not good:
        raise AssertionError(what)


class Desk:
    """One window after another, and one signal after another."""

    def __init__(self, bastide):
        self.bastide = bastide
        self.window = Window(bastide, width=1024, height=600, arguments=["--version"])
        self.window.game.wait()
        self.log = os.path.join(self.window.home, "told.txt")
        self.turn = self.count = 0

    def start(self, *arguments):
        if os.path.exists(self.log):
            os.unlink(self.log)
        self.window.start_game(["--narrate", self.log, *arguments])

    def told(self, what, count=1):
        """That many lines, the last of which is returned."""
        def found():
            if not os.path.exists(self.log):
                return None
            with open(self.log, encoding="utf-8") as file:
                lines = file.read().split("\n")[:-1]
            return lines[-1] if len(lines) >= count else None
        return self.window.until(found, what)

    def end(self, what):
        """By the next signal; the state that was on the screen last."""
        number = SIGNALS[self.turn % len(SIGNALS)]
        self.turn += 1
        self.window.game.send_signal(number)
        self.window.until(lambda: self.window.game.poll() is not None, "%s to end by %s" % (what, number.name), ends=True)
        status = self.window.game.returncode
        check(status == 0, "%s ended by %s with %d" % (what, number.name, status))
        left = glob.glob(os.path.join(self.window.home, "**", "*.tmp"), recursive=True)
        check(not left, "%s left %s" % (what, left))
        self.count += 1
        while self.window.read():
            pass
        return self.window.state


def screens(desk):
    for name, keys in SCREENS.items():
        desk.start()
        desk.told("the title")
        if keys:
            desk.window.key(*keys)
            time.sleep(0.3)  # either side of the change will do
        desk.end(name)


def decisions(desk, engine):
    """Each kind of decision of each game; the turn before is saved, and stays so."""
    for game in ("count", "dragon", "abbey", "castle"):
        settings, count, _ = GAMES[game]
        rng, seed = random.Random(22), random.Random(22).randrange(2 ** 31)
        moves, states = random_game(engine, rng, PLAYERS[:count], settings, **RULES.get(game, {}))
        save = {"format": 1, **RULES.get(game, {}), "players": [{"color": c, "name": n} for c, n in zip(PLAYERS[:count], NAMES)],
                "settings": settings, "seed": seed, "moves": []}
        kinds = {}
        for i, (kind, _) in enumerate(moves):
            kinds.setdefault(kind, i)
        kinds.pop("figure", None)  # belongs to a tile that is not ended
        for kind, i in kinds.items():
            desk.window.write(dict(save, moves=[move for _, move in moves[:i]]))
            desk.start(desk.window.save)
            desk.window.wait(lambda state: True, "the table")
            check(desk.window.state["hash"] == states[i]["hash"], "%s of %s opens elsewhere" % (kind, game))
            if kind == "tile":
                x, y, mask = desk.window.state["places"][0]
                Keys(desk.window).lay(x, y, next(turn for turn in range(4) if mask >> turn & 1))
            desk.end("%s of %s" % (kind, game))
            loaded = engine.ask(cmd="load", file=desk.window.save)["state"]
            check(loaded["hash"] == states[i]["hash"], "%s of %s: the save is %s" % (kind, game, loaded))


def computers(desk, engine):
    """They play on by themselves, fast: while one thinks, lays, or is being saved."""
    rng = random.Random(3)
    for settings in ({"edition": "new"}, {"edition": "new", "dragon": "on"}, {"edition": "new", "dragon": "on"}):
        desk.window.write({"format": 1, "players": COMPUTERS, "settings": settings, "seed": 5, "moves": []})
        for _ in range(4):
            desk.start(desk.window.save)
            desk.window.wait(lambda state: True, "the table")
            time.sleep(rng.uniform(0, 2.5))
            state = desk.end("computers")
            engine.ask(cmd="load", file=desk.window.save)
            with open(desk.window.save) as file:
                kept = len(json.load(file)["moves"])
            check(kept >= state["ply"], "%d moves were shown, %d lie on the disk" % (state["ply"], kept))


def editor(desk, scenario):
    for i, _ in enumerate(SIGNALS):
        desk.start(scenario)
        desk.window.wait(lambda state: True, "the table")
        desk.window.key("Escape")
        desk.window.key("e")
        desk.window.wait(lambda state: state.get("screen") == "editor", "the editor")
        desk.window.key("d", "Right", "Return")
        desk.window.wait(lambda state: state.get("marks", 0) > 0, "a mark")
        desk.end("the editor")
        kept = glob.glob(os.path.join(desk.window.home, "examples", "*.bastide"))
        check(len(kept) == i + 1, "of the editor's there is %s" % kept)


def lesson_and_ending(desk, engine, scenarios):
    settings, count, _ = GAMES["base"]
    moves, states = random_game(engine, random.Random(4), PLAYERS[:2], settings)
    over = {"format": 1, "players": [{"color": c, "name": n} for c, n in zip(PLAYERS[:2], NAMES)], "settings": settings,
            "seed": random.Random(4).randrange(2 ** 31), "moves": [move for _, move in moves]}
    for wait in (0.2, 1.5, 4):
        desk.start(os.path.join(scenarios, "lesson-9.json"))
        desk.told("the lesson", 2)
        time.sleep(wait)
        desk.end("a lesson")
        desk.window.write(over)
        desk.start(desk.window.save)
        desk.told("the ending")
        time.sleep(wait)
        desk.end("the ending")
        check(engine.ask(cmd="load", file=desk.window.save)["state"]["hash"] == states[-1]["hash"], "the end was lost")


def main():
    # Under nohup it is ignored, and a game that is begun so ignores it, too.
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    bastide, binary, scenarios = sys.argv[1:]
    desk, engine = Desk(bastide), Engine(binary)
    try:
        editor(desk, os.path.join(scenarios, "X-05.json"))
        screens(desk)
        decisions(desk, engine)
        computers(desk, engine)
        lesson_and_ending(desk, engine, scenarios)
    finally:
        desk.window.close()
    print("%d windows ended by signals; each closed, and kept what was to be kept" % desk.count)
    return 0


if __name__ == "__main__":
    sys.exit(main())
