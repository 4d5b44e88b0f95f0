#!/usr/bin/env python3
"""A file that is not one of the saves is opened as a double click opens it, and played
on by real keys: what is played is a game of the saves, Continue opens it, and the
file is byte for byte what it was, whichever way the window is closed.  Where there
is no place to keep games in, the window says so.

    play_opened.py BASTIDE
"""
import json
import os
import shutil
import signal
import sys
import tempfile

from play_game import Keys
from window import Window

SAVE = {"format": 1, "title": "Sunday", "players": [{"color": "red", "name": "Ana"}, {"color": "blue", "name": "Bo"}],
        "seed": 7, "moves": []}


def turns_play(window, count):
    """Ends turns, each with the tile at the first place and no follower; what is left to decide is passed."""
    hands = Keys(window)
    for _ in range(count):
        ply = window.state["ply"]
        x, y, mask = window.state["places"][0]
        hands.lay(x, y, next(rotation for rotation in range(4) if mask >> rotation & 1))
        hands.end()
        window.wait(lambda state: state["ply"] > ply and state["wait"] == "tile", "the next turn")


def by_menu(window):
    """The menu's last entry, which is before its first."""
    window.key("Escape", "shift+Tab", "Return")


def by_signal(window):
    window.game.send_signal(signal.SIGTERM)


def by_force(window):
    window.game.kill()


def closed(window, way):
    window.read()
    state = window.state
    way(window)
    window.until(lambda: window.game.poll() is not None, "the game to end", ends=True)
    return state


def saves(home):
    directory = os.path.join(home, "saves")
    return {name: open(os.path.join(directory, name), "rb").read() for name in sorted(os.listdir(directory))}


def check(good, what):
    if not good:
        raise AssertionError(what)


def played_on(window, path, way):
    """Opened, three turns, closed; then Continue."""
    with open(path, "rb") as file:
        before = file.read()
    there = saves(window.home)
    window.start_game([path])
    window.wait(lambda state: state["wait"] == "tile", "the table")
    check(saves(window.home) == there, "looking at a file has written one")
    turns_play(window, 3)
    last = closed(window, way)
    with open(path, "rb") as file:
        check(file.read() == before, "%s is not what it was" % path)
    now = saves(window.home)
    new = [name for name in now if name not in there]
    check(len(new) == 1 and all(now[name] == there[name] for name in there), "the saves are %s" % sorted(now))
    kept = json.loads(now[new[0]])
    check(os.path.basename(path) in kept["title"] and "Sunday" in kept["title"], "it is called %s" % kept["title"])
    window.start_game([])
    continued(window)
    check(window.state["hash"] == last["hash"], "Continue leads to %s, not %s" % (window.state["hash"], last["hash"]))
    turns_play(window, 1)
    closed(window, way)
    check(sorted(saves(window.home)) == sorted(now), "a game that was continued became two")


def continued(window):
    """Continue is the first button of the title screen."""
    window.until(lambda: window.trace_there() or window.do("key", "Return"), "the table", pause=1.5)
    window.wait(lambda state: state["wait"] == "tile", "the table")


class Opened(Window):
    def trace_there(self):
        return os.path.exists(self.trace) and os.path.getsize(self.trace) > 0


def from_elsewhere(bastide):
    elsewhere = tempfile.mkdtemp(prefix="bastide-elsewhere-")
    path = os.path.join(elsewhere, "game.bastide")
    window = Opened(bastide, width=1024, height=640, arguments=["--version"])
    window.game.wait()
    try:
        with open(path, "w") as file:
            json.dump(SAVE, file)
        for way in (by_signal, by_menu, by_force):
            played_on(window, path, way)
        link = os.path.join(window.home, "saves", "linked.bastide")
        os.symlink(path, link)
        os.utime(path, (1, 1))
        played_on(window, link, by_menu)
        os.unlink(link)
        # The folder vanishes under the game that is played, and is made again.
        window.start_game([path])
        window.wait(lambda state: state["wait"] == "tile", "the table")
        turns_play(window, 1)
        shutil.rmtree(os.path.join(window.home, "saves"))
        turns_play(window, 1)
        last = closed(window, by_signal)
        check(len(saves(window.home)) == 1, "the saves were not made again")
        window.start_game([])
        continued(window)
        check(window.state["hash"] == last["hash"], "the game was lost with its folder")
        # For a while it can't be written, which is said; by the time the window is closed it can.
        kept = saves(window.home)
        shutil.rmtree(os.path.join(window.home, "saves"))
        with open(os.path.join(window.home, "saves"), "w") as file:
            file.write("somebody's")
        ply = window.state["ply"]
        x, y, mask = window.state["places"][0]
        Keys(window).lay(x, y, next(rotation for rotation in range(4) if mask >> rotation & 1))
        window.key("Return")
        window.wait(lambda state: state["unsaved"] and state["ply"] > ply, "the window to say that the game is not saved")
        os.unlink(os.path.join(window.home, "saves"))
        last = closed(window, by_signal)
        check(list(saves(window.home)) == list(kept), "the last turn was not written again: %s" % saves(window.home))
        window.start_game([])
        continued(window)
        check(window.state["hash"] == last["hash"], "the turn that could not be written is lost")
        closed(window, by_signal)
    finally:
        window.close()
        shutil.rmtree(elsewhere, ignore_errors=True)


def without_home(bastide):
    elsewhere = tempfile.mkdtemp(prefix="bastide-elsewhere-")
    path, missing = os.path.join(elsewhere, "game.bastide"), os.path.join(elsewhere, "missing")
    window = Opened(bastide, width=1024, height=640, arguments=["--version"])
    window.game.wait()
    try:
        with open(path, "w") as file:
            json.dump(SAVE, file)
        window.environment.update(HOME=missing, XDG_DATA_HOME="", TMPDIR=elsewhere)
        del window.environment["BASTIDE_HOME"]
        window.start_game([path])
        window.wait(lambda state: state["wait"] == "tile", "the table")
        window.key("Return")  # said at the start
        x, y, mask = window.state["places"][0]
        Keys(window).lay(x, y, next(rotation for rotation in range(4) if mask >> rotation & 1))
        window.key("Return")
        window.wait(lambda state: state["unsaved"], "the window to say that the game is not saved")
        check(not os.path.exists(missing) and not os.path.exists("/bastide"), "something was made where nothing is")
        closed(window, by_signal)
        check(os.listdir(elsewhere) == ["game.bastide"], "there is %s" % os.listdir(elsewhere))
    finally:
        window.close()
        shutil.rmtree(elsewhere, ignore_errors=True)


def main():
    from_elsewhere(sys.argv[1])
    without_home(sys.argv[1])
    print("played on, closed and continued; said where nothing can be kept")
    return 0


if __name__ == "__main__":
    sys.exit(main())
