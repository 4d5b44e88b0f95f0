#!/usr/bin/env python3
"""The game that tools/web has made, played in Chromium without a screen.

    play_page.py FOLDER BASTIDE_ENGINE [--turns N]

A whole game by mouse: after every turn the position is the engine's, and half way the page goes without a word, and is
opened again. A game as a download, and carried in again. On a telephone by finger: a game begun, and its picture as a
download.
"""

import argparse
import json
import os
import sys
import time

import page
import play_game
from page import Page


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
        window.until(lambda: browser.value("location.search.includes('carried.json')"), "the page to begin anew")
        browser.begun()
        if window.wait(lambda state: True)["hash"] != at:
            raise AssertionError("carried in it is another game")
    finally:
        window.close()
    print("a game carried out of the page and in again")


def telephone():
    window = Page(width=844, height=390, density=3, touch=True, query="?lang=en")
    browser = window.browser
    try:
        wide = browser.value("[Module.canvas.width, Module.canvas.height]")
        if wide != [844, 390]:  # without a card one point is one pixel, however dense the screen
            raise AssertionError("the picture is not as large as the screen: %s" % wide)
        browser.click(114, 168)  # a new game
        time.sleep(3)
        browser.click(738, 351)  # to its start
        window.until(window.kept_games, "the game to be kept")
        window.press("F12")
        window.until(lambda: os.path.isdir(browser.downloads) and any(
            name.endswith(".png") for name in os.listdir(browser.downloads)), "the picture")
    finally:
        window.close()
    print("a telephone: a game begun, its picture kept")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("engine")
    parser.add_argument("--turns", type=int)
    arguments = parser.parse_args()
    page.Page.folder = arguments.folder
    whole_game(arguments.engine, arguments.turns)
    carried(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../data/scenarios"))
    telephone()
    return 0


if __name__ == "__main__":
    sys.exit(main())
