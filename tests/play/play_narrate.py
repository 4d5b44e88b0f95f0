#!/usr/bin/env python3
"""What --narrate tells while the shipped program is played by keys alone: every
control of the title by its name, whose turn it is, which tile is in the hand,
and what a turn led to.  With --game a whole game from the title to its end is
played by who knows nothing but those lines.

    play_narrate.py BASTIDE FILE [--twice FILE] [--game land|boxes|castle]
"""
import argparse
import os
import re
import sys
import tempfile

from play_game import Keys
from window import Window


def lines_after(window, path, count, accept, what):
    """The lines told behind the first `count`, once they are what is waited for."""

    def found():
        if not os.path.exists(path):
            return None
        with open(path) as file:
            lines = file.read().split("\n")[count:-1]
        return lines if accept(lines) else None

    return window.until(found, what)


def title(bastide, log):
    window = Window(bastide, arguments=["--narrate", log])
    try:
        told = lines_after(window, log, 0, lambda lines: len(lines) >= 1, "the title")
        names = []
        for _ in range(7):
            count = len(told) + len(names)
            window.key("Tab")
            names += lines_after(window, log, count, lambda lines: len(lines) >= 1, "the name of a control")
        if len(set(names)) != 7 or not all(any(letter.isalpha() for letter in name) for name in names):
            raise AssertionError("the controls of the title are called %s" % names)
    finally:
        window.close()


def turn(bastide, file, log):
    window = Window(bastide, arguments=[file, "--at", "20", "--narrate", log])
    try:
        window.wait(lambda state: state["wait"] == "tile", "a turn")
        told = lines_after(window, log, 0, lambda lines: any("lays it" in line for line in lines), "the tile in the hand")
        tile = window.state["tile"]
        if not any(re.match(r"[^:]*\b(city|road|Monastery|Field)\b[^:_]*: \w+", line) for line in told):
            raise AssertionError("tile %s is not told: %s" % (tile, told))
        if len([line for line in told if "lays a tile: " in line]) != 1:
            raise AssertionError("of the game that was opened the last turn is not told alone: %s" % told)
        x, y, mask = window.state["places"][0]
        hands = Keys(window)
        hands.lay(x, y, next(turn for turn in range(4) if mask >> turn & 1))
        hands.end()
        wanted = r"lays a tile: [^_]+; from the last tile: \d+ tiles? (north|east|south|west)"
        lines_after(window, log, len(told), lambda lines: any(re.search(wanted, line) for line in lines), wanted)
    finally:
        window.close()


class Ears:
    """A player who presses keys and knows nothing but the lines that are told."""

    def __init__(self, window, path):
        self.window = window
        self.path = path
        self.heard = []  # all lines so far
        self.at = 0      # of them those behind which the next is waited for

    def listen(self):
        if os.path.exists(self.path):
            with open(self.path) as file:
                self.heard = file.read().split("\n")[:-1]

    def next(self, pattern):
        """The next line with these words, which may have been told already; its match."""

        def found():
            self.listen()
            for i in range(self.at, len(self.heard)):
                match = re.search(pattern, self.heard[i])
                if match:
                    self.at = i + 1
                    return match
            return None

        try:
            return self.window.until(found, pattern)
        except AssertionError as error:
            raise AssertionError("nobody said %s behind %s: %s" % (pattern, self.heard[-12:], error)) from error

    def press(self, key, pattern):
        self.window.key(key)
        return self.next(pattern)

    def reach(self, name, most=60):
        """Tab, until the control of this name is told."""
        for _ in range(most):
            line = self.press("Tab", ".").string
            if line == name or line.startswith(name + ","):
                return line
        raise AssertionError("no control is called %s: %s" % (name, self.heard[-most:]))


PROMPT = r"(lay your tile|lay your abbey or (?:draw a tile|leave it)|lay the last tile|a second turn|your decision|The game is over)"
LAID = r"(place a follower|move the fairy|whom does the princess send home|your decision|end your turn)"
CHOSEN = r"^chosen: (.*)"


def lay_by_ear(ears, turn):
    """Through some of the places, each told with what it meets; R turns the tile and tells how it lies, no more."""
    match = ears.press("Tab", r"^Place (\d+) of (\d+): .*fits (\d) way")
    steps = turn * 7 % int(match.group(2))
    for _ in range(steps):
        match = ears.press("Tab", r"^Place (\d+) of (\d+): .*fits (\d) way")
    if not re.search(r"The tile so: \w+", match.string) or not re.search(r"(north|east|south|west): \w+", match.string):
        raise AssertionError("what the place meets is not told: %s" % match.string)
    if int(match.group(3)) > 1 and turn % 2:
        ears.press("r", r"^The tile so: \w+")
    return ears.press("Return", LAID).group(1)


def put_by_ear(ears, castle):
    """Tab through the places until it is nobody's again; then the best of them by its number."""
    places = []
    while True:
        line = ears.press("Tab", CHOSEN).group(1)
        if line == "no follower":
            break
        places.append(line)
        if len(places) > 20:
            raise AssertionError("Tab never comes round: %s" % places)
    worth = []
    for line in places:
        match = re.match(r"(\d+): (\w[^,]*), .*?(\d+) points? now$", line)
        if not match:
            raise AssertionError("no number, role, place and worth in: %s" % line)
        worth.append((int(match.group(3)), -int(match.group(1)), match.group(1)))
    opened = [line for line in ears.heard if line in places]
    if len(opened) < len(places):
        raise AssertionError("not told when they opened: %s" % places)
    if not worth or max(worth)[0] < (1 if castle else 2):
        return 0
    chosen = ears.press(max(worth)[2], CHOSEN).group(1)
    if chosen not in places:
        raise AssertionError("%s is none of %s" % (chosen, places))
    return 1


def put_one_by_ear(ears, turn):
    """A portal leads further than one listens: one of the first places, unless it is worth too little."""
    for _ in range(1 + turn % 5):
        line = ears.press("Tab", CHOSEN).group(1)
        if line == "no follower":
            return 0
        if not re.match(r"\d+: \w[^,]*, \w", line) or line not in ears.heard:
            raise AssertionError("no number, role and place, or not told when it opened: %s" % line)
    if not re.search(r", [01] points? now$", line):
        return 1
    if ears.press(line.split(":")[0], CHOSEN).group(1) != "no follower":
        raise AssertionError("the number of who stands there takes nobody back: %s" % ears.heard[-6:])
    return 0


def play_by_ear(ears, castle, boxes):
    """To the end; how many followers were put and decisions taken."""
    put = decided = turn = 0
    wait = ears.next(PROMPT).group(1)
    while wait != "The game is over":
        if wait == "your decision":
            line = ears.press("Tab", CHOSEN).group(1)
            if not re.match(r"\d+: \w+", line):
                raise AssertionError("an answer is told as: %s" % line)
            decided += 1
        elif wait.startswith("lay your abbey"):
            ears.next("^Space: (Draw a tile|Go on)$")
            wait = ears.press("space", PROMPT).group(1)
            continue
        else:
            turn += 1
            if turn == 2:
                ears.press("i", r"^1: from the last tile")
                ears.press("i", PROMPT)  # it is closed: whose turn it is
            if lay_by_ear(ears, turn) == "place a follower":
                put += put_one_by_ear(ears, turn) if boxes else put_by_ear(ears, castle)
        wait = ears.press("Return", PROMPT).group(1)
    return turn, put, decided


def asked_twice(bastide, file, log):
    """One seat has to answer twice in a row: the second question is told like the first."""
    window = Window(bastide, arguments=[file, "--at", "3", "--narrate", log])
    ears = Ears(window, log)
    try:
        for _ in range(2):
            if ears.next(PROMPT).group(1) != "your decision":
                raise AssertionError("it asks nothing: %s" % ears.heard)
            ears.press("Tab", CHOSEN)
            window.key("Return")
    finally:
        window.close()


def whole_game(bastide, game, log):
    """From the title: a new game, two people, all switches told by their names; then to the end of it."""
    castle, boxes = game == "castle", game == "boxes"
    window = Window(bastide, arguments=["--narrate", log])
    ears = Ears(window, log)
    try:
        ears.next("^Bastide$")
        ears.next("^New game, ")  # has the focus
        ears.press("Return", "^New game$")
        ears.next("^Start the game$")
        if castle:
            ears.reach("Carcassonne")
            ears.press("Right", "^The Castle, chosen")
        seat = ears.reach("Seat of player 1")
        if len(re.findall("Yellow", seat)) != 1:
            raise AssertionError("the seat is told as: %s" % seat)
        name = ears.reach("Name of player 1")
        if not re.search(r", \w+", seat) or not re.search(r", \w+", name):
            raise AssertionError("what they are set to is not told: %s; %s" % (seat, name))
        more = "More choices" if castle else "Expansions and rules"
        ears.reach(more)
        ears.press("Return", "^Rules, chosen$")
        for box in ["The Princess & the Dragon", "Abbey & Mayor"] if boxes else []:
            ears.reach(box)
            ears.press("space", "^%s.*, on" % box)
        if boxes:
            ears.reach("Rules, chosen")
        ears.press("Right", "^Aids, chosen")
        switch = ears.reach("Remaining tiles")
        if not re.search(", (on|off)", switch):
            raise AssertionError("a switch is told as: %s" % switch)
        other = ears.press("space", "^Remaining tiles, (on|off)").group(1)
        if other in switch.split(", "):
            raise AssertionError("%s was switched, and is told as %s" % (switch, other))
        ears.press("space", "^Remaining tiles, (on|off)")
        ears.reach("Start the game")
        window.key("Return")
        turns, put, decided = play_by_ear(ears, castle, boxes)
        points = [line for line in ears.heard if re.search(r"^\S+ \d+, \S+ \d+\. 0 tiles left$", line)]
        if turns < (40 if castle else 60) or put < 5 or not points:
            raise AssertionError("%d turns, %d followers, %d decisions, points %s" % (turns, put, decided, points))
        print("%d turns, %d followers, %d decisions; %s" % (turns, put, decided, points[-1]))
    finally:
        window.close()


def unheard(bastide, file, log=None):
    """Told to standard output, or a file, which takes nothing: the game is played on, and its end says so."""
    with open("/dev/full", "w") as full:
        window = Window(bastide, arguments=[file, "--at", "20", "--narrate"] + ([log] if log else []), output=full)
    try:
        window.wait(lambda state: state["wait"] == "tile", "a turn")
        window.game.terminate()
        if window.game.wait() != 1:
            raise AssertionError("it ended with status %d" % window.game.returncode)
    finally:
        window.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bastide")
    parser.add_argument("file")
    parser.add_argument("--twice", help="a file whose fourth and fifth move one seat decides in a row")
    parser.add_argument("--game", choices=["land", "boxes", "castle"], help="a whole game of it from the title, by ear")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if arguments.game:
            whole_game(arguments.bastide, arguments.game, os.path.join(folder, "game.txt"))
            return 0
        unheard(arguments.bastide, arguments.file)
        os.symlink("/dev/full", os.path.join(folder, "full.txt"))
        unheard(arguments.bastide, arguments.file, os.path.join(folder, "full.txt"))
        title(arguments.bastide, os.path.join(folder, "title.txt"))
        turn(arguments.bastide, arguments.file, os.path.join(folder, "turn.txt"))
        asked_twice(arguments.bastide, arguments.twice, os.path.join(folder, "twice.txt"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
