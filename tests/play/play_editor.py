#!/usr/bin/env python3
"""The editor by real mouse and keyboard: an example made of a game that was opened, saved, and proved by `check`.

    play_editor.py BASTIDE BASTIDE_ENGINE SCENARIO
"""
import glob
import json
import os
import subprocess
import sys

from window import Window

TOOLS = {"tiles": "t", "marks": "d"}


class Editor:
    def __init__(self, bastide, scenario):
        self.window = Window(bastide, arguments=[scenario], width=1280, height=720)
        self.window.wait(lambda state: True)
        self.window.key("Escape")
        self.window.key("e")
        self.state = self.wait(lambda state: True)

    def wait(self, accept):
        self.state = self.window.wait(lambda state: state.get("screen") == "editor" and accept(state), "the editor")
        return self.state

    def tool(self, name):
        self.window.key(TOOLS[name])

    def saved(self):
        files = glob.glob(os.path.join(self.window.home, "examples", "*.bastide"))
        return files[0] if files else None

    def save(self):
        """Says so when it is done."""
        self.window.key("ctrl+s")
        self.wait(lambda state: state["said"].startswith("Saved as") or state["bad"])
        assert not self.state["bad"], self.state
        return self.saved()


def main():
    bastide, engine, scenario = sys.argv[1:]
    editor = Editor(bastide, scenario)
    window = editor.window
    steps, tiles = editor.state["steps"], editor.state["tiles"]
    with open(scenario) as file:
        laid = {(x, y) for _, x, y, _ in json.load(file)["tiles"]}
    x, y = min(laid)

    # A monastery far from everything is not laid, by mouse; that it is forbidden is claimed and taken back by keys.
    editor.tool("tiles")
    window.click(*window.cell(x - 1, y - 1))
    editor.wait(lambda state: state["bad"] and state["said"].startswith("The tile was not laid"))
    assert editor.state["steps"] == steps, editor.state
    window.key("x")
    editor.wait(lambda state: state["steps"] == steps + 1)
    window.key("ctrl+z")
    editor.wait(lambda state: state["steps"] == steps)

    # A mark by mouse, another by keys on the cell to the right.
    editor.tool("marks")
    window.click(*window.cell(x, y))
    editor.wait(lambda state: state["steps"] == steps + 1)
    window.key("Right", "Return")
    editor.wait(lambda state: state["marks"] == 2)

    path = editor.save()
    checked = subprocess.run([engine, "check", path], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    with open(path) as file:
        written = json.load(file)
    marks = [step["marks"] for step in written["moves"] if isinstance(step, dict) and "marks" in step]
    assert len(marks) == 1 and [mark["text"] for mark in marks[0]] == ["A", "B"], written["moves"]
    assert len(written["tiles"]) == tiles
    # Nothing is unsaved, so Escape leads back to the table.
    window.key("Escape", "plus")
    window.wait(lambda state: state.get("screen") != "editor", "the table")
    window.close()


main()
