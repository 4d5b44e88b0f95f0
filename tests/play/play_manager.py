#!/usr/bin/env python3
"""Under a real window manager: the window is made larger and smaller by a hand that
drags, and is drawn anew while it is dragged; a turn is played in the new size;
then the window manager closes it, and nothing that was ended is lost.  On a small
screen no edge of the window is outside, and it is as large when it is opened again.

    play_manager.py BASTIDE BASTIDE_ENGINE

Status 77, "skipped", where no window manager is installed (openbox).
"""
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

from engine import Engine, random_game
from play_game import NAMES, PLAYERS, Keys, compare, steps_of, take_step
from window import Window

SCREEN = (1700, 1000)
SMALL = ((1280, 720), (1024, 600))


class NoPictures:
    def take(self, kind):
        pass


class Managed(Window):
    """The same on a screen of its own size, with openbox round its window."""

    def __init__(self, bastide, save, width, height, screen=SCREEN):
        self.screen = screen
        super().__init__(bastide, save, width, height)

    def start_display(self):
        size, self.size = self.size, self.screen
        super().start_display()
        self.size = size
        self.settings = tempfile.mkdtemp(prefix="bastide-openbox-")
        self.manager = subprocess.Popen(
            ["openbox", "--sm-disable"], env=dict(self.environment, XDG_CONFIG_HOME=self.settings, HOME=self.settings),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.until(lambda: "window id" in self.ask("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"), "the window manager")

    def close(self):
        self.manager.terminate()
        self.manager.wait()
        super().close()
        shutil.rmtree(self.settings, ignore_errors=True)

    def ask(self, *words):
        answer = subprocess.run(words, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        return answer.stdout

    def named(self):
        """The window's number, and where it stands: x, y, width, height."""
        number = self.ask("xdotool", "getactivewindow").strip()
        lines = self.ask("xdotool", "getwindowgeometry", "--shell", number).splitlines()
        values = dict(line.split("=") for line in lines)
        return number, [int(values[key]) for key in ("X", "Y", "WIDTH", "HEIGHT")]

    def stage(self):
        self.read()
        return tuple(self.state["stage"])

    def resize(self, dx, dy):
        """Alt and the right button, near the lower right corner: as openbox resizes.  Returns the different sizes in
        which the table was drawn while the button was down."""
        _, (x, y, w, h) = self.named()
        px, py, seen = x + w - 60, y + h - 60, set()
        self.do("mousemove", px, py, "keydown", "alt", "mousedown", 3)
        for step in range(1, 9):
            before, size, wanted = self.stage(), self.named()[1][2:], (px + dx * step // 8, py + dy * step // 8)

            def resized():
                """The first motion only begins the drag, which is why it may take two."""
                self.do("mousemove", wanted[0] - 1, wanted[1] - 1, "mousemove", *wanted)
                return self.named()[1][2:] != size

            self.until(resized, "the window's new size")
            self.until(lambda: self.stage() != before, "the table in its new size")
            seen.add(self.stage())
        self.do("mouseup", 3, "keyup", "alt")
        self.read()
        size = self.state["size"]
        key = "minus" if size > 200 else "plus"

        def answers():
            """The drag is over when the window manager has seen its end: until then all keys are the manager's."""
            self.do("key", key)
            return self.read() and self.state["size"] != size

        self.until(answers, "the table to be seen in another size")
        return seen


def turns_play(window, steps):
    hands = Keys(window)
    for kind, move, follower, after in steps:
        plies = window.state["ply"]
        take_step(hands, window, NoPictures(), kind, move, follower)
        state = window.wait(lambda state: state["ply"] > plies and state["wait"] in ("tile", "over"), "the next turn")
        compare(state, after, PLAYERS[:2])


class Remembered(Managed):
    """As large as its preferences say, not as its command line does."""

    def start_game(self, arguments=None):
        if os.path.exists(self.trace):
            os.unlink(self.trace)
        self.told = 0
        self.game = subprocess.Popen([self.binary, "--renderer", "software", self.save], env=self.environment)
        self.wait(lambda state: True)

    def preferences(self, **changes):
        path = os.path.join(self.home, "preferences.json")
        with open(path) as file:
            kept = json.load(file)
        if changes:
            with open(path, "w") as file:
                json.dump(dict(kept, **changes), file)
        return kept

    def shut(self):
        self.key("alt+F4")
        self.until(lambda: self.game.poll() is not None, "the game to end", ends=True)
        if self.game.returncode:
            raise AssertionError("closed by the window manager it ended with status %d" % self.game.returncode)


def small_screen(bastide, save, screen):
    """A window of the screen's own size, with its title, ends where the screen does; opened again it is the same."""
    window = Remembered(bastide, save, *screen, screen=screen)
    try:
        def inside():
            number, (x, y, w, h) = window.named()
            return "MAXIMIZED" in window.ask("xprop", "-id", number, "_NET_WM_STATE") and h < screen[1] and (x, y, w, h)

        window.shut()  # as large as it liked to be
        window.preferences(window_width=screen[0], window_height=screen[1])
        window.start_game()
        first = window.until(inside, "the window inside of %dx%d" % screen)
        window.shut()
        kept = window.preferences()
        if [kept["window_width"], kept["window_height"]] != list(first[2:]):
            raise AssertionError("a window of %dx%d was kept as %s" % (*first[2:], kept))
        window.start_game()
        again = window.until(inside, "the window inside of %dx%d again" % screen)
        if again != first:
            raise AssertionError("it stood at %s, and opened again at %s" % (first, again))
        print("%dx%d: opened twice at %s" % (*screen, first))
    finally:
        window.close()


def main():
    bastide, engine_path = sys.argv[1:]
    if not shutil.which("openbox") or not shutil.which("xprop"):
        print("there is no openbox, or no xprop")
        return 77
    engine = Engine(engine_path)
    decisions, states = random_game(engine, random.Random(7), PLAYERS[:2], {}, 12)
    steps = steps_of(decisions, states)[:4]
    save = {"format": 1, "players": [{"color": c, "name": n} for c, n in zip(PLAYERS, NAMES[:2])], "settings": {},
            "seed": random.Random(7).randrange(2 ** 31), "moves": []}
    window = Managed(bastide, save, 1100, 700)
    try:
        turns_play(window, steps[:1])
        for dx, dy in ((320, 160), (-260, -120)):
            seen = window.resize(dx, dy)
            if len(seen) < 8:
                raise AssertionError("it was drawn in %d sizes while it was dragged" % len(seen))
        turns_play(window, steps[1:3])
        _, (x, y, w, h) = window.named()
        last = window.state["hash"]
        window.key("alt+F4")
        window.until(lambda: window.game.poll() is not None, "the game to end", ends=True)
        status = window.game.returncode
        if status:
            raise AssertionError("closed by the window manager it ended with status %d" % status)
        window.start_game()
        if window.state["hash"] != last:
            raise AssertionError("the save leads to %s, not %s" % (window.state["hash"], last))
        print("drawn in every size up to its last, %dx%d; closed, opened again" % (w, h))
    finally:
        window.close()
        engine.close()
    for screen in SMALL:
        small_screen(bastide, save, screen)
    return 0


if __name__ == "__main__":
    sys.exit(main())
