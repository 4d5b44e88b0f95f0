#!/usr/bin/env python3
"""A lesson in the shipped program, from its first tile to its end: by keys alone from the title, and by mouse alone
from its file.  Its question is answered wrongly first; at the end the table has the scores that the file claims.

    play_lesson.py mouse|keys BASTIDE SCENARIOS
"""
import json
import os
import sys
import tempfile

from play_game import Keys, Mouse, middle
from window import Window


def told(window, path, words):
    """Waits until --narrate has told these words."""

    def found():
        if not os.path.exists(path):
            return False
        with open(path, encoding="utf-8") as file:
            return words in file.read()

    window.until(found, '"%s"' % words)


def waits(window, what):
    window.wait(lambda state: state.get("lesson") == what, "the lesson's \"%s\"" % what)


def answer(window, by_mouse, numbers, i):
    """Where all answers are one digit, it is the key."""
    if by_mouse:
        window.click(*middle(window.state["asked"][i]))
    else:
        window.key(str(numbers[i]))


def look_closer(window, by_mouse):
    """Something that changes what is seen, whatever the lesson does."""
    before = window.state["size"]
    if by_mouse:
        window.do("mousemove", *window.middle("stage"), "click", 4)
    else:
        window.key("plus")
    window.wait(lambda state: state["size"] != before, "a closer look")


def play(window, hands, steps, log):
    """The learner's turns by hand; the others' are played when he says so."""
    by_mouse = isinstance(hands, Mouse)
    while window.state["lesson"] != "done":
        if window.state["lesson"] == "ask":
            question = steps.pop(0)
            numbers = question["answers"]
            told(window, log, "%s\n%s" % (question["ask"]["en"], "".join("%d\n" % number for number in numbers)))
            right = numbers.index(0)  # his monk has lost
            wrong = (right + 1) % len(numbers)
            answer(window, by_mouse, numbers, wrong)
            look_closer(window, by_mouse)
            assert window.state["lesson"] == "ask", "%d is taken for right" % numbers[wrong]
            told(window, log, "Not right\n")
            answer(window, by_mouse, numbers, right)
            waits(window, "on")  # it is read first
            told(window, log, "Right: ")
            if by_mouse:
                window.click(*window.middle("on"))
            else:
                window.key("Return")
            waits(window, "move")
        elif window.state["lesson"] == "on":
            del steps[:2]
            if by_mouse:
                window.click(*window.middle("on"))
            else:
                window.key("Return")
            window.wait(lambda state: state["lesson"] != "on", "his next turn")
        else:
            words, follower = steps.pop(0).split(), steps.pop(0)
            x, y = map(int, words[2].split(","))
            hands.lay(x, y, int(words[3]))
            if follower != "pass":
                hands.put(follower.split()[1])
            hands.end()
            window.wait(lambda state: state["wait"] not in ("figure", "end"), "the end of the turn")


def main():
    how, bastide, scenarios = sys.argv[1:]
    path = os.path.join(scenarios, "lesson-9.json")
    with open(path, encoding="utf-8") as file:
        moves = json.load(file)["moves"]
    steps = [step for step in moves if isinstance(step, str) or "ask" in step]
    with tempfile.TemporaryDirectory() as folder:
        log = os.path.join(folder, "told.txt")
        window = Window(bastide, width=1280, height=720, arguments=["--narrate", log] + [path] * (how == "mouse"))
        try:
            if how == "keys":
                told(window, log, "Bastide")
                window.key("l")
                told(window, log, "Lesson 1")
                window.key("Down", "Down", "Down", "Down", "Return")
            waits(window, "move")
            play(window, (Mouse if how == "mouse" else Keys)(window), steps, log)
            assert window.state["scores"] == [9, 0], window.state
        finally:
            window.close()


main()
