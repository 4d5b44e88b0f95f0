"""The shipped game in a virtual display, driven by real keys and pointer.

A `Window` starts Xvfb and the game on a save of its own, and knows where things
stand from the lines that BASTIDE_TRACE makes the game write (trace.c).
Everything is done by xdotool: nothing reaches into the program.
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from bounded import spent_by, wants  # noqa: E402

# A game that hangs, not a machine that is slow: it waits for something else, too.
IDLE = 15.0  # seconds through which neither game nor display has wanted the processor
LOOK = 0.25  # seconds between two looks at that
BUSY = 90.0  # seconds of processor that the game may need for one answer


NAMES = {"answers": "play.answers", "go": "play.decide.go", "undo": "play.undo", "end": "play.end", "on": "lesson.on"}
ROWS = {"marks": "play.answer.place", "offers": "play.offer", "asked": "lesson.answer"}
ANSWERS = 16  # to a question, at most


def widget(name, index=None):
    """The id of a widget, by the name that the game gives it (ui_name() of src/view/ui/ui.c)."""
    value = 0xcbf29ce484222325
    for byte in name.encode() + (b"" if index is None else index.to_bytes(8, "little")):
        value = ((value ^ byte) * 0x100000001b3) & 0xffffffffffffffff
    return (value ^ value >> 32) & 0xffffffff or 1


def with_boxes(state):
    """What the game tells, and of every row and button where it stands: [0, 0, 0, 0] where it is not seen."""
    if "widgets" not in state:
        return state
    boxes = {number: box for number, *box in state.pop("widgets") if box[2] > 0 and box[3] > 0}

    def box(name, index=None):
        return boxes.get(widget(name, index), [0, 0, 0, 0])

    state.update({key: box(name) for key, name in NAMES.items()}, card=box("play.card", max(state["seat"], 0)))
    counts = {"marks": len(state["choices"]), "offers": len(state["figures"]), "asked": ANSWERS}
    state.update({key: [box(name, i) for i in range(counts[key])] for key, name in ROWS.items()})
    state["choices"] = [(text, box("play.answer", i)) for i, text in enumerate(state["choices"])]
    state["rows"] = [slot[5] for slot in state["slots"]]
    state["slots"] = [slot[:5] + [box("play.slot", i)] for i, slot in enumerate(state["slots"])]
    return state


class Window:
    def __init__(self, binary, save=None, width=1280, height=800, speed=0, home=None, arguments=None, output=None):
        self.binary = binary
        self.output = output  # the game's standard output, where it is not ours
        self.size = (width, height)
        self.home = home or tempfile.mkdtemp(prefix="bastide-play-")
        self.own_home = home is None
        self.trace = os.path.join(self.home, "trace")
        os.makedirs(os.path.join(self.home, "saves"), exist_ok=True)
        preferences = os.path.join(self.home, "preferences.json")
        if not os.path.exists(preferences):
            with open(preferences, "w") as file:
                json.dump({"language": "en", "speed": speed, "sound": False}, file)
        self.save = os.path.join(self.home, "saves", "game-0001.json")
        if save is not None:
            self.write(save)
        self.told = 0  # bytes of the trace that have been read
        self.state = None
        self.game = None
        self.acts = 0  # clicks and drags, or keys, so far
        self.start_display()
        self.start_game(arguments)

    def write(self, save):
        with open(self.save, "w") as file:
            json.dump(save, file)

    # ---- processes ----

    def start_display(self):
        read, write = os.pipe()
        # -r: no key repeats itself; on a slow machine one is held for a second between its two halves.
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "%dx%dx24" % self.size, "-nolisten", "tcp", "-noreset",
             "-r"],
            pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as number:
            self.display = ":" + number.readline().strip()
        self.environment = dict(os.environ, DISPLAY=self.display, BASTIDE_HOME=self.home, BASTIDE_TRACE=self.trace,
                                SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy")
        # A build with sanitizers looks for leaks where the game ends by itself.
        self.environment.setdefault("LSAN_OPTIONS", "print_suppressions=0:suppressions=" + os.path.join(
            os.path.dirname(os.path.abspath(__file__)), "leaks.supp"))

    def start_game(self, arguments=None):
        if os.path.exists(self.trace):
            os.unlink(self.trace)
        self.told = 0
        words = arguments if arguments is not None else [self.save]
        # Asked what kind of card there is, a driver that draws by processor leaves something behind when it goes.
        self.game = subprocess.Popen(
            [self.binary, "--renderer", "software", "--size", "%dx%d" % self.size, *words], env=self.environment,
            stdout=self.output)
        if arguments is None:
            self.wait(lambda state: True)

    def kill(self):
        """As a crash would: no chance to write anything."""
        self.game.kill()
        self.game.wait()

    def close(self):
        if self.game and self.game.poll() is None:
            self.game.kill()
            self.game.wait()
        self.server.terminate()
        self.server.wait()
        if self.own_home:
            shutil.rmtree(self.home, ignore_errors=True)

    # ---- what the game says ----

    def read(self):
        """The newest line, or None when there is no new one."""
        try:
            with open(self.trace, "rb") as file:
                file.seek(self.told)
                new = file.read()
        except FileNotFoundError:
            return None
        complete = new[:new.rfind(b"\n") + 1]
        if not complete:
            return None
        self.told += len(complete)
        self.state = with_boxes(json.loads(complete.splitlines()[-1]))
        return self.state

    def wait(self, accept, what="a change"):
        """The first new state that is accepted."""
        return self.until(lambda: self.state if self.read() and accept(self.state) else None, what, 0.004)

    def until(self, found, what, pause=0.02, ends=False):
        """Asks until something is found; gives up when the game has ended, sleeps or runs for ever."""
        watched = [process.pid for process in (self.game, self.server) if process]
        spent = spent_by(watched[0])
        idle, look = 0, time.monotonic() + LOOK
        while True:
            answer = found()
            if answer:
                return answer
            if self.game and not ends and self.game.poll() is not None:
                raise AssertionError("the game ended with status %d" % self.game.returncode)
            if time.monotonic() >= look:
                idle = 0 if any(map(wants, watched)) else idle + 1
                if idle * LOOK >= IDLE or spent_by(watched[0]) - spent > BUSY:
                    raise AssertionError("waited in vain for %s; last seen: %s" % (what, self.state))
                look = time.monotonic() + LOOK
            time.sleep(pause)

    # ---- hands ----

    def do(self, *words):
        subprocess.run(["xdotool", *[str(word) for word in words]], env=self.environment, check=True)

    def key(self, *names):
        self.acts += len(names)
        self.do("key", "--delay", "1", *names)

    def click(self, x, y, button=1):
        self.acts += 1
        self.do("mousemove", x, y, "click", button)

    def drag(self, x1, y1, x2, y2):
        """Slowly enough to be a drag: three stops on the way."""
        self.acts += 1
        words = ["mousemove", x1, y1, "mousedown", 1]
        for step in (0.3, 0.7, 1.0):
            words += ["mousemove", round(x1 + (x2 - x1) * step), round(y1 + (y2 - y1) * step)]
        self.do(*words, "mouseup", 1)

    def capture(self, path):
        subprocess.run(["import", "-window", "root", path], env=self.environment, check=True)

    # ---- places ----

    def cell(self, x, y):
        origin, size = self.state["origin"], self.state["size"]
        return origin[0] + round((x + 0.5) * size), origin[1] + round((y + 0.5) * size)

    def shows(self, x, y):
        left, top, wide, high = self.state["stage"]
        return left <= x < left + wide and top <= y < top + high

    def middle(self, name):
        x, y, w, h = self.state[name]
        return x + w // 2, y + h // 2
