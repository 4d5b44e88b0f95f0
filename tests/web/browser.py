"""A page in Chromium without a screen: served from a folder, moved by its own protocol, over a pair of pipes."""

import base64
import functools
import http.server
import json
import os
import select
import subprocess
import tempfile
import threading
import time

PATIENCE = 120  # seconds of a machine that has other things to do


class Quiet(http.server.SimpleHTTPRequestHandler):
    """What any host of plain files does, and nothing else."""

    def log_message(self, *_):
        pass


def serve(folder):
    """The address of a folder; the server ends with the process."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


class Browser:
    """One page of one browser, with a home of its own unless one is given."""

    def __init__(self, size=(1280, 720), density=1, touch=False, home=None, language="en"):
        self.home = home or tempfile.mkdtemp(prefix="bastide-web-")
        self.downloads = os.path.join(self.home, "downloads")
        self.count, self.answers, self.said, self.errors = 0, {}, [], []
        to_read, self.to = os.pipe()
        self.of, of_write = os.pipe()

        def ends():
            os.dup2(to_read, 3)
            os.dup2(of_write, 4)

        self.process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", f"--lang={language}",
             "--autoplay-policy=user-gesture-required", "--no-first-run", f"--user-data-dir={self.home}", "about:blank"],
            preexec_fn=ends, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(of_write)
        self.rest = b""
        target = next(t for t in self.ask("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self.session = self.ask("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in "Page", "Runtime":
            self.ask(f"{domain}.enable")
        self.ask("Browser.setDownloadBehavior", behavior="allow", downloadPath=self.downloads)
        self.density = density
        self.touch = touch
        self.turned(*size)
        if touch:
            self.ask("Emulation.setTouchEmulationEnabled", enabled=True)

    session = None

    def ask(self, method, **params):
        self.count += 1
        message = {"id": self.count, "method": method, "params": params}
        if self.session and not method.startswith(("Target.", "Browser.")):
            message["sessionId"] = self.session
        os.write(self.to, json.dumps(message).encode() + b"\0")
        number = self.count
        end = time.monotonic() + PATIENCE
        while number not in self.answers:
            if not self.hear(end):
                raise RuntimeError(f"{method} {params}: no answer within {PATIENCE} seconds; {self.said[-5:]} {self.errors[-2:]}")
        answer = self.answers.pop(number)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return answer["result"]

    def turned(self, width, height):
        """The screen has this size from now on."""
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=self.density, mobile=self.touch)

    def hear(self, end):
        """The browser's next message; false where none comes before the end."""
        while b"\0" not in self.rest:
            if not select.select([self.of], [], [], max(0, end - time.monotonic()))[0]:
                return False
            more = os.read(self.of, 1 << 20)
            if not more:
                raise RuntimeError("the browser has ended")
            self.rest += more
        line, self.rest = self.rest.split(b"\0", 1)
        message = json.loads(line)
        if "id" in message:
            self.answers[message["id"]] = message
        elif message["method"] == "Runtime.consoleAPICalled":
            self.said.append(" ".join(str(a.get("value", a.get("description"))) for a in message["params"]["args"]))
        elif message["method"] == "Runtime.exceptionThrown":
            self.errors.append(json.dumps(message["params"]["exceptionDetails"])[:2000])
        return True

    def open(self, address):
        self.ask("Page.navigate", url=address)

    def value(self, script):
        """What it says in the page; promises are waited for."""
        got = self.ask("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in got:
            raise RuntimeError(json.dumps(got["exceptionDetails"])[:2000])
        return got["result"].get("value")

    def until(self, script, what):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                got = self.value(script)
            except RuntimeError as error:
                if "navigated" not in str(error):  # the page asked is gone, and the next one not there yet
                    raise
                got = None
            if got:
                return got
            time.sleep(0.05)
        raise RuntimeError(f"{what}: not within {PATIENCE} seconds; {self.said[-5:]} {self.errors[-2:]}")

    def begun(self):
        """The first picture of the game is there."""
        self.until("document.getElementById('wait') && document.getElementById('wait').hidden", "the title")

    def click(self, x, y, button="left"):
        if self.touch:
            self.ask("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
            self.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
            return
        self.ask("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        for kind in "mousePressed", "mouseReleased":
            self.ask("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button, clickCount=1)

    def carry(self, x1, y1, x2, y2):
        """A finger that takes something and lets it go elsewhere."""
        for step in range(5):
            x, y = x1 + (x2 - x1) * step / 4, y1 + (y2 - y1) * step / 4
            self.ask("Input.dispatchTouchEvent", type="touchMove" if step else "touchStart", touchPoints=[{"x": x, "y": y}])
        self.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def key(self, key, code=None, number=0, text=None):
        for kind in "keyDown", "keyUp":
            more = {"text": text} if text and kind == "keyDown" else {}
            self.ask("Input.dispatchKeyEvent", type=kind, key=key, code=code or key, windowsVirtualKeyCode=number, **more)

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.ask("Page.captureScreenshot", format="png")["data"]))

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self.to)
        os.close(self.of)
