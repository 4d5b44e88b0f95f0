#!/usr/bin/env python3
"""The switch by which a double click opens a game, where the system leaves that to the game: switched on by keys, the
registry has it and a game is opened so; switched off, nothing of it is left.

    play_opener.py BASTIDE WINE...
"""
import json
import os
import subprocess
import sys

from play_narrate import Ears
from window import Window

SAVE = {"format": 1, "players": [{"color": "red", "name": "Ana"}, {"color": "blue", "name": "Ion"}], "seed": 3, "moves": []}
SWITCH = "Open games by double click"
KEYS = (".bastide", "Bastide.Game")
USER, MACHINE = "HKCU\\Software\\Classes\\", "HKLM\\Software\\Classes\\"


class Registry:
    def __init__(self, window, wine):
        self.window, self.wine = window, wine

    def run(self, *words):
        """What a program of Wine's says. It goes through a file: for the end of a pipe one would wait as long as what the
        program has started."""
        path = os.path.join(self.window.home, "said")
        with open(path, "wb") as said:
            subprocess.run([*self.wine, *words], stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.DEVNULL,
                           env=self.window.environment)
        with open(path, encoding="utf-8", errors="replace") as said:
            return said.read()

    def value(self, key):
        return self.run("reg", "query", USER + key, "/ve")

    def on(self):
        command = self.value("Bastide.Game\\shell\\open\\command")
        return "Bastide.Game" in self.value(".bastide") and 'bastide.exe" "%1"' in command

    def off(self):
        return "Bastide" not in self.value(".bastide") and "Bastide" not in self.value("Bastide.Game")

    def open(self, file):
        """As a double click does. Windows asks the user's keys before the machine's; Wine 8 knows only those of the
        machine, so the user's are copied there."""
        for key in KEYS:
            self.run("reg", "copy", USER + key, MACHINE + key, "/s", "/f")
        self.run("start", "/unix", file)

    def forget(self, place):
        for key in KEYS:
            self.run("reg", "delete", place + key, "/f")


def switch(window, words, log, found, what):
    """Title, settings, the switch: by who knows nothing but what is told."""
    if os.path.exists(log):
        os.unlink(log)
    window.start_game(words)
    ears = Ears(window, log)
    ears.next(".")  # the title is there
    ears.reach("Settings")
    ears.press("Return", "^Interface size")  # the page is there, its first control has the keys
    ears.reach(SWITCH)
    ears.press("space", "^" + SWITCH)
    window.until(found, what)
    window.kill()
    window.game = None


def main():
    binary, *wine = sys.argv[1:]
    window = Window(binary, arguments=["--version"])
    log = os.path.join(window.home, "narrated.txt")
    words = ["--lang", "en", "--narrate", log]
    registry = Registry(window, wine)
    file = os.path.join(window.home, "Ț Sunday.bastide")
    with open(file, "w") as save:
        json.dump(SAVE, save)
    try:
        window.until(lambda: window.game.poll() is not None, "its version", ends=True)
        registry.forget(USER)  # what a run that was broken off has left
        switch(window, words, log, registry.on, "the switch to set it")
        registry.open(file)
        window.wait(lambda state: state["wait"] == "tile", "the file that was opened")
        registry.run("taskkill", "/f", "/im", "bastide.exe")
        switch(window, words, log, registry.off, "the switch to take it away")
    finally:
        registry.forget(MACHINE)
        registry.forget(USER)
        window.close()
    print("a double click opens a game, and nothing of that is left")
    return 0


if __name__ == "__main__":
    sys.exit(main())
