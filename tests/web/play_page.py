#!/usr/bin/env python3
"""The game that tools/web has made, played in Chromium without a screen.

    play_page.py FOLDER BASTIDE_ENGINE [--turns N]

A whole game by mouse: after every turn the position is the engine's, and half way the page goes without a word, and is
opened again. A game as a download, and carried in again. On a telephone by finger: turned, a game begun, its picture as
a download, a tile and a follower carried, and heard from the first touch on.
"""

import argparse
import json
import os
import sys
import time

import page
import play_game
from page import SAVE, Page


def whole_game(engine, turns):
    """The game of tests/play, left in its middle."""
    take_step, steps = play_game.take_step, []

    def step(hands, window, *rest):
        steps.append(rest)
        if len(steps) == (turns or 72) // 2:
            window.kill()
            window.start_game()
        take_step(hands, window, *rest)

    play_game.take_step = step
    play_game.Window = Page
    play_game.play(argparse.Namespace(hands="mouse", bastide="page", engine=engine, game="base", turns=turns, pictures=None,
                                      seed=20))


def carried(scenarios):
    """Out of the page and into it: another page opens the game where the first was."""
    with open(os.path.join(scenarios, "first-game.json"), encoding="utf-8") as file:
        game = json.load(file)
    window = Page(save=game)
    browser = window.browser
    try:
        at = window.state["hash"]
        browser.ask("Input.dispatchKeyEvent", type="keyDown", key="S", code="KeyS", windowsVirtualKeyCode=83, modifiers=2 | 8)
        browser.ask("Input.dispatchKeyEvent", type="keyUp", key="S", code="KeyS", windowsVirtualKeyCode=83, modifiers=2 | 8)
        out = os.path.join(browser.downloads, "game-0001.json")
        window.until(lambda: os.path.exists(out) and os.path.getsize(out), "the game as a download")
        with open(out, encoding="utf-8") as file:
            text = file.read()
        if json.loads(text)["deck"] != game["deck"]:
            raise AssertionError("another game came out")
        window.told, window.state = 0, None
        browser.value("""(() => {
            const files = new DataTransfer();
            files.items.add(new File([%s], "carried.json"));
            document.getElementById("canvas").dispatchEvent(
                new DragEvent("drop", {dataTransfer: files, bubbles: true, cancelable: true}));
        })()""" % json.dumps(text))
        browser.until("location.search.includes('carried.json')", "the page to begin anew")
        browser.begun()
        if window.wait(lambda state: True)["hash"] != at:
            raise AssertionError("carried in it is another game")
    finally:
        window.close()
    print("a game carried out of the page and in again")


def twice():
    """A second page of the same browser says so in its language, and begins when the first has gone."""
    window = Page()
    browser = window.browser
    first = browser.session
    try:
        page = browser.ask("Target.createTarget", url=window.address + "?lang=de")["targetId"]
        second = browser.session = browser.ask("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]
        browser.until("document.querySelector('#wait p')?.textContent == 'Bastide ist zweimal offen'", "the second page to wait")
        browser.session = first
        window.kill()
        browser.session = second
        browser.begun()
    finally:
        window.close()
    print("a second page: said, and begun when the first had gone")


def refused():
    """What the browser has no room for is said to be unsaved, handed out, and kept as soon as there is room."""
    window = Page(save=SHEET)
    browser = window.browser

    def turn():
        seat = window.state["seat"]
        window.click(*window.cell(*window.state["places"][0][:2]))
        window.wait(lambda state: state["wait"] in ("figure", "end"), "the tile to lie")
        window.press("space")
        window.wait(lambda state: state["wait"] == "tile" and state["seat"] != seat, "the next turn")

    def room(there):
        """Without it what is put is undone, as browsers do it (Chromium's own limit is not that of a few bytes)."""
        browser.value("""(() => {
            const kind = IDBTransaction.prototype;
            window.commit ||= kind.commit;
            kind.commit = %s;
        })()""" % ("commit" if there else "kind.abort"))

    def lies():
        return browser.value("FS.readFile(%s, {encoding: 'utf8'})" % json.dumps(SAVE))

    try:
        turn()
        window.until(lambda: window.kept()[SAVE] == lies(), "the turn to be kept")
        room(False)
        turn()
        turn()  # what became of a turn is known at the next
        if not window.state["unsaved"]:
            window.wait(lambda state: state["unsaved"], "what is not kept to be said")
        if window.kept()[SAVE] == lies():
            raise AssertionError("it is kept without room")
        window.press("Tab")
        window.press("Return")  # elsewhere: a download
        out = os.path.join(browser.downloads, os.path.basename(SAVE))
        window.until(lambda: os.path.exists(out) and open(out, encoding="utf-8").read() == lies(), "the game as a download")
        window.wait(lambda state: not state["unsaved"], "the answer to be taken")
        room(True)
        window.until(lambda: window.kept()[SAVE] == lies(), "the game to be kept in the end")
        turn()
        if window.state["unsaved"]:
            raise AssertionError("what is kept is said not to be")
    finally:
        window.close()
    print("a browser without room: said, downloaded, and kept later")


def telephone():
    window = Page(width=844, height=390, density=3, touch=True, query="?lang=en")
    browser = window.browser
    try:
        wide = browser.value("[Module.canvas.width, Module.canvas.height]")
        if wide != [844, 390]:  # without a card one point is one pixel, however dense the screen
            raise AssertionError("the picture is not as large as the screen: %s" % wide)
        browser.click(105, 85)  # a new game
        time.sleep(3)
        browser.click(738, 351)  # to its start
        window.until(window.kept_games, "the game to be kept")
        window.press("F12")
        window.until(lambda: os.path.isdir(browser.downloads) and any(
            name.endswith(".png") for name in os.listdir(browser.downloads)), "the picture")
    finally:
        window.close()
    print("a telephone: a game begun, its picture kept")


SHEET = {"format": 1, "players": [{"color": "red", "name": "Ana"}, {"color": "blue", "name": "Bo"}],
         "settings": {"first_player": "1"}, "seed": 4, "moves": []}


def fingers():
    """Held upright it is to be turned; then the first tile and a follower are carried to their places."""
    window = Page(save=SHEET, width=390, height=844, density=3, touch=True, sound=True)
    browser = window.browser
    try:
        shown = "getComputedStyle(document.getElementById('turn')).display != 'none'"
        if not browser.value(shown):
            raise AssertionError("held upright it does not ask to be turned")
        browser.turned(844, 390)
        browser.until("!(%s) && Module.canvas.width == 844" % shown, "the page to be turned")
        window.wait(lambda state: state["wait"] == "tile" and state["stage"][2] > state["stage"][3], "the table to be turned")
        if browser.value("Module.SDL2 && Module.SDL2.audioContext && Module.SDL2.audioContext.state") == "running":
            raise AssertionError("it is heard before the first touch")
        x, y, mask = window.state["places"][0]
        browser.carry(*window.middle("hand"), *window.cell(x, y))
        window.wait(lambda state: state["wait"] in ("figure", "end"), "the tile to lie")
        browser.until("Module.SDL2.audioContext.state == 'running'", "it to be heard")
        slot = next(i for i, entry in enumerate(window.state["slots"]) if entry[2])
        place = window.state["slots"][slot]
        browser.carry(*window.middle("card"), place[3], place[4])
        window.wait(lambda state: state["put"] == slot, "the follower to stand")
        browser.click(*window.middle("end"))
        window.wait(lambda state: state["seat"] == 1, "the next turn")
    finally:
        window.close()
    print("a telephone: turned, a tile and a follower carried, heard from the first touch on")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("engine")
    parser.add_argument("--turns", type=int)
    arguments = parser.parse_args()
    page.Page.folder = arguments.folder
    whole_game(arguments.engine, arguments.turns)
    carried(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../data/scenarios"))
    twice()
    refused()
    telephone()
    fingers()
    return 0


if __name__ == "__main__":
    sys.exit(main())
