"""The game as a page, moved like the one in a window (tests/play/window.py): what xdotool would do there the browser does."""

import json
import os
import sys
import time

sys.path.append(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "play"))
from browser import PATIENCE, Browser, serve  # noqa: E402
from window import Window, with_boxes  # noqa: E402

SAVE = "/home/bastide/saves/game-0001.json"
# For xdotool's names of keys: those of pages, with the numbers that they had before.
KEYS = {"Return": ("Enter", 13), "Escape": ("Escape", 27), "Tab": ("Tab", 9), "space": (" ", 32), "BackSpace": ("Backspace", 8),
        "Left": ("ArrowLeft", 37), "Up": ("ArrowUp", 38), "Right": ("ArrowRight", 39), "F12": ("F12", 123), "Down": ("ArrowDown", 40)}
BUTTONS = {1: "left", 2: "middle", 3: "right"}


class Page(Window):
    folder = None  # what tools/web has made

    def __init__(self, binary=None, save=None, width=1280, height=800, speed=0, density=1, touch=False, query=None, sound=False):
        self.address = serve(self.folder)
        self.size = (width, height)
        self.told, self.acts, self.state, self.at = 0, 0, None, (0, 0)
        self.browser = Browser(self.size, density, touch)
        self.browser.ask("Page.addScriptToEvaluateOnNewDocument", source="""
            var Module = {preRun: [() => { ENV.BASTIDE_TRACE = "/trace"; }]};""")
        files = {"/home/bastide/preferences.json": {"language": "en", "speed": speed, "sound": sound}}
        if save is not None:
            files[SAVE] = save
        self.keep(files)
        self.query = query if query is not None else ("?=" + SAVE if save is not None else "")
        self.start_game()

    def keep(self, files):
        """As if an earlier visit had left them."""
        self.browser.open(self.address + "bastide.svg")
        self.browser.until("document.readyState == 'complete' && location.href != 'about:blank'", "the folder")
        self.browser.value("""(async () => {
            const opening = indexedDB.open("bastide", 1);
            opening.onupgradeneeded = () => opening.result.createObjectStore("files");
            await new Promise((done) => (opening.onsuccess = done));
            const all = opening.result.transaction("files", "readwrite");
            for (const [path, what] of Object.entries(%s))
                all.objectStore("files").put({bytes: new TextEncoder().encode(JSON.stringify(what)), date: 1}, path);
            await new Promise((done) => (all.oncomplete = done));
            opening.result.close();
        })()""" % json.dumps(files))

    def kept(self):
        """What the browser keeps: the text of each file by its path."""
        return self.browser.value("""(async () => {
            const opening = indexedDB.open("bastide", 1);
            await new Promise((done) => (opening.onsuccess = done));
            const files = opening.result.transaction("files").objectStore("files");
            const [paths, records] = await Promise.all([files.getAllKeys(), files.getAll()].map(
                (asked) => new Promise((done) => (asked.onsuccess = () => done(asked.result)))));
            opening.result.close();
            return Object.fromEntries(paths.map((path, i) => [path, new TextDecoder().decode(records[i].bytes)]));
        })()""")

    def start_game(self, arguments=None):
        self.told = 0
        self.browser.open(self.address + self.query)
        self.browser.begun()
        if self.query.startswith("?="):
            self.wait(lambda state: True)

    def kill(self):
        """The page goes, whatever it was at."""
        self.browser.open("about:blank")

    def kept_games(self):
        return [path for path in self.kept() if path.startswith("/home/bastide/saves/")]

    def close(self):
        self.browser.close()

    # ---- what the game says ----

    def read(self):
        new = self.browser.value("""(() => { try { return FS.readFile("/trace", {encoding: "utf8"}).slice(%d); } catch { return ""; } })()"""
                                 % self.told)
        complete = new[:new.rfind("\n") + 1]
        if not complete:
            return None
        self.told += len(complete)
        self.state = with_boxes(json.loads(complete.splitlines()[-1]))
        return self.state

    def until(self, found, what, pause=0.02, ends=False):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            answer = found()
            if answer:
                return answer
            if self.browser.errors:
                raise AssertionError(self.browser.errors[0])
            time.sleep(pause)
        raise AssertionError("waited in vain for %s; last seen: %s" % (what, self.state))

    # ---- hands ----

    def mouse(self, kind, button="none", **more):
        x, y = self.at
        self.browser.ask("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button, **more)

    def do(self, *words):
        words = list(words)
        while words:
            verb = words.pop(0)
            if verb == "mousemove":
                self.at = (int(words.pop(0)), int(words.pop(0)))
                self.mouse("mouseMoved")
            elif verb == "click" and int(words[0]) in (4, 5):
                self.mouse("mouseWheel", deltaX=0, deltaY=-120 if int(words.pop(0)) == 4 else 120)
            elif verb == "click":
                button = BUTTONS[int(words.pop(0))]
                self.mouse("mousePressed", button, clickCount=1)
                self.mouse("mouseReleased", button, clickCount=1)
            elif verb in ("mousedown", "mouseup"):
                self.mouse("mousePressed" if verb == "mousedown" else "mouseReleased", BUTTONS[int(words.pop(0))], clickCount=1)
            elif verb == "key":
                if words[0] == "--delay":
                    del words[:2]
                while words:
                    self.press(words.pop(0))
            else:
                raise AssertionError("no such word: %s" % verb)

    def press(self, name):
        key, number = KEYS.get(name, (name, ord(name[0].upper())))
        self.browser.key(key, {" ": "Space"}.get(key, "Key" + key.upper() if len(key) == 1 else key), number,
                         key if len(key) == 1 else None)

    def capture(self, path):
        self.browser.picture(path)
