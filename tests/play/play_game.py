#!/usr/bin/env python3
"""A whole game on the shipped program, by mouse alone (followers dragged from
the supply) or by keyboard alone.  After every turn and every decision the
window's position must be the one that the same moves give in the engine; at the
end the save must replay to it.

    play_game.py mouse|keys BASTIDE BASTIDE_ENGINE [--game base|river|count|six|dragon|castle]
                 [--turns N] [--seed N] [--pictures DIRECTORY]

The river game has the Abbot beside it, the game of the Count everything that can
be played with him; six sit down with the inns, the builders and everything
else; castle is The Castle.  --pictures keeps one picture
of each kind of decision.

What a turn with a follower costs is counted: three clicks at most besides those
that turn the tile, or four keys besides those that aim (Tab, and R).
"""
import argparse
import collections
import os
import random
import statistics
import sys
import time

from engine import Engine, random_game
from window import Window

PLAYERS = ["yellow", "red", "green", "black", "blue", "pink"]
NAMES = ["Aurélie", "Rosso", "Petra", "Ines", "Magnus", "Séraphine"]
FIGURES = ["meeple", "abbot", "big", "builder", "pig", "wagon", "mayor", "barn"]

# What is played, by how many, and which decisions a whole game must have seen.
GAMES = {
    "base": ({"edition": "old"}, 5, set()),
    "river": ({"edition": "new", "start": "river1", "abbot": "on"}, 3, {"abbot", "recall"}),
    "count": ({"edition": "new", "start": "count", "abbot": "on", "king": "on", "shrines": "on", "new_land": "on"},
              5, {"abbot", "recall", "join", "enter", "count", "send"}),
    "six": ({"edition": "new", "start": "count", "abbot": "on", "king": "on", "shrines": "on", "new_land": "on",
             "inns": "on", "traders": "on"},
            6, {"abbot", "big", "builder", "pig", "join", "enter", "count", "send", "double turn"}),
    "dragon": ({"edition": "new", "dragon": "on", "abbot": "on"}, 3, {"dragon", "fairy", "portal", "princess"}),
    "abbey": ({"edition": "new", "abbey": "on"}, 3, {"abbey", "declined", "wagon", "mayor", "barn", "drive"}),
    "castle": ({"corner": "each", "keep_starts": "on"}, 2, {"score", "extra"}),
}
RULES = {"castle": {"game": "castle"}}  # whose rules they are, where not Carcassonne's


def rotations_of(mask, first):
    """In the order in which R goes through them."""
    return [(first + step) & 3 for step in range(4) if mask >> ((first + step) & 3) & 1]


def place_mask(state, x, y):
    for px, py, mask in state["places"]:
        if (px, py) == (x, y):
            return mask
    raise AssertionError("%d,%d is not among the lit places %s" % (x, y, state["places"]))


def middle(box):
    x, y, w, h = box
    return x + w // 2, y + h // 2


def beside(window, slot):
    """From where the follower stands to that tile of the same feature."""
    while window.state["put"] != slot:
        stood = window.state["put"]
        window.key("Right")
        window.wait(lambda state: state["put"] not in (-1, stood), "the follower to stand on the next tile")


class Mouse:
    """Right clicks turn, a click lays, a drag puts the follower, a click ends."""

    def __init__(self, window):
        self.window = window
        self.turns = 0
        self.aims = 0
        self.decided = False

    def lay(self, x, y, rotation):
        window = self.window
        order = rotations_of(place_mask(window.state, x, y), window.state["rotation"])
        self.aims = order.index(rotation)
        cx, cy = window.cell(x, y)
        if not window.shows(cx, cy):  # a large land is seen in part
            part = window.state["size"]
            window.do("key", "Home")
            window.wait(lambda state: state["size"] != part, "all of the land to be seen")
            cx, cy = window.cell(x, y)
        window.do("mousemove", cx, cy)
        for turned in order[1:order.index(rotation) + 1]:  # each is seen to have turned it
            window.click(cx, cy, 3)
            window.wait(lambda state: state["rotation"] == turned, "the tile to turn")
        window.click(cx, cy)
        window.wait(lambda state: state["wait"] in ("figure", "end"), "the tile to lie")

    def offer(self, figure):
        """The kind of figure by its button, where there are several."""
        window = self.window
        box = window.state["offers"][figure if figure != 1 else 0]
        if box[2] > 0 and all(kind != figure for _, kind, *_ in window.state["slots"]):
            window.click(*middle(box))
            window.wait(lambda state: any(kind == figure for _, kind, *_ in state["slots"]), "its places to be shown")

    def put(self, spot, figure=0):
        window = self.window
        self.offer(figure)
        names = [(name, kind) for name, kind, *_ in window.state["slots"]]
        slot = names.index((spot, figure))
        _, _, legal, x, y, row = window.state["slots"][slot]
        if not legal:
            raise AssertionError("%s is not offered: %s" % (spot, window.state["slots"]))
        self.turns += 1
        if " " in spot and self.turns % 2 and figure == 0 and self.window.shows(x, y):  # anywhere on the table: by its disc, or by its row
            window.click(x, y)
        elif " " in spot:
            rows = window.state["rows"]
            first = rows.index(rows[slot])  # of a feature on other tiles: it stands for all of them
            self.scroll_to(first)
            window.click(*middle(window.state["slots"][first][5]))
            window.wait(lambda state: state["put"] == first, "the follower to stand")
            beside(window, slot)
            return
        elif spot == "recall":  # he may stand out of sight: his row is always there
            window.click(*middle(row))
        elif self.turns % 3 == 0:
            window.click(x, y)
        else:
            box = window.state["figures"][figure]
            window.drag(*(middle(box) if box[2] else window.middle("card")), x, y)
        window.wait(lambda state: state["put"] == slot, "the follower to stand")

    def scroll_to(self, slot):
        """The wheel over the list, until the row is seen."""
        window = self.window
        for _ in range(200):
            if window.state["slots"][slot][5][3] >= 12:
                return
            rows = window.state["rows"]
            seen = [i for i, entry in enumerate(window.state["slots"]) if entry[5][3] >= 12]
            below = rows[slot] > rows[seen[0]]
            window.do("mousemove", *middle(window.state["slots"][seen[0]][5]), "click", 5 if below else 4)
            window.wait(lambda state: True, "the places to move")
        raise AssertionError("place %d cannot be reached: %s" % (slot, window.state))

    def decide(self, answer):
        """A click on the row of the answer, one on the button, which a step has not; the wheel where it is out of sight."""
        window = self.window
        choice = [text for text, _ in window.state["choices"]].index(answer)
        self.decided = not self.decided
        mark = window.state["marks"][choice]
        if answer.startswith("drive ") and self.decided and mark[2]:  # its number on the table: chosen, then driven to
            if window.state["chosen"] != choice:
                window.click(*middle(mark))
                window.wait(lambda state: state["chosen"] == choice, "the place to be chosen")
            window.click(*middle(mark))
            return
        if answer.startswith("dragon ") and self.decided:  # the cell itself
            window.click(*window.cell(*map(int, answer.split()[1].split(","))))
            return
        steps = 0
        while not window.state["choices"][choice][1][3] >= 12:
            seen = [i for i, (_, box) in enumerate(window.state["choices"]) if box[3] > 0]
            window.do("mousemove", *window.middle("answers"), "click", 5 if choice > seen[0] else 4)
            window.wait(lambda state: True, "the answers to move")
            steps += 1
            if steps > 200:
                raise AssertionError("%s cannot be reached: %s" % (answer, window.state))
        if window.state["chosen"] != choice or answer.startswith("dragon "):
            window.click(*middle(window.state["choices"][choice][1]))
        if answer.startswith("dragon "):
            return
        if window.state["chosen"] != choice:
            window.wait(lambda state: state["chosen"] == choice, "the answer to be chosen")
        window.click(*window.middle("go"))

    def end(self):
        self.window.click(*self.window.middle("end"))

    decline = end


class Keys:
    """Tab or a number chooses the place, R turns, Enter lays, digits or Tab put, Space ends."""

    def __init__(self, window):
        self.window = window
        self.turns = 0
        self.aims = 0

    def lay(self, x, y, rotation):
        window = self.window
        cells = sorted(((px, py) for px, py, _ in window.state["places"]), key=lambda cell: (cell[1], cell[0]))
        steps = cells.index((x, y)) + 1
        order = rotations_of(place_mask(window.state, x, y), window.state["rotation"])
        backwards = len(cells) - steps + 1
        ways = [["Tab"] * steps, ["shift+Tab"] * backwards, list(str(steps))]
        keys = min(ways, key=len) if self.turns % 4 else ways[2]
        keys += ["r"] * order.index(rotation) + ["Return"]
        self.aims = len(keys) - 1
        window.key(*keys)
        window.wait(lambda state: state["wait"] in ("figure", "end"), "the tile to lie")

    def offer(self, figure):
        """G goes on to the next kind of figure that has a place."""
        window = self.window
        for _ in range(60):
            shown = window.state["slots"]
            if any(kind == figure and legal for _, kind, legal, *_ in shown):
                break
            window.key("g")
            window.wait(lambda state: state["slots"] != shown, "the next kind")

    def put(self, spot, figure=0):
        window = self.window
        self.offer(figure)
        slot = [(name, kind) for name, kind, legal, *_ in window.state["slots"] if legal].index((spot, figure))
        self.turns += 1
        rows = window.state["rows"]
        away = rows[slot] - (rows[window.state["put"]] if window.state["put"] >= 0 else -1)
        if away and self.turns % 2:
            window.key(*str(rows[slot] + 1))
        elif away:
            self.aims += abs(away) - 1  # one puts him, the others go on
            window.key(*["Tab" if away > 0 else "shift+Tab"] * abs(away))
        window.wait(lambda state: state["put"] >= 0 and rows[state["put"]] == rows[slot], "the follower to stand")
        beside(window, slot)

    def decide(self, answer):
        """Its digit, or down to it; then Enter.  Arrows lead a piece that walks over the table."""
        window = self.window
        choice = [text for text, _ in window.state["choices"]].index(answer)
        away = choice - window.state["chosen"]
        if away and choice < 9 and (self.turns % 2 or answer.startswith("dragon ")):
            window.key(str(number_of(answer, [text for text, _ in window.state["choices"]])))
        elif away:
            window.key(*["Down" if away > 0 else "Up"] * abs(away))
        if away:
            window.wait(lambda state: state["chosen"] == choice, "the answer to be chosen")
        window.key("Return")

    def end(self):
        self.window.key("space" if self.turns % 2 else "Return")

    def decline(self):
        self.window.key("space")


QUARTERS = ["castle", "market", "blacksmith", "cathedral"]


def number_of(answer, answers):
    """The digit of an answer: its place in the list, or of a walk of the Count the quarter's own; to stay has that of the
    quarter that is not offered."""
    walks = [text.split()[1] for text in answers if text.startswith("count ")]
    if not walks:
        return answers.index(answer) + 1
    stays = next(quarter for quarter in QUARTERS if quarter not in walks)
    return QUARTERS.index(answer.split()[1] if answer.startswith("count ") else stays) + 1


def steps_of(decisions, states):
    """What hands do before the engine's position can be compared: a turn
    ("turn", place, follower or None, position after it) or another decision
    (its kind, the answer, None, position).  A step of the dragon without a
    choice is taken by itself, and belongs to what was done before it."""
    steps = []
    for (kind, move), before, after in zip(decisions, states, states[1:]):
        if kind == "dragon" and before["moves"] == 1:
            steps[-1][3] = after
        elif kind == "tile" or (kind == "abbey" and move != "pass"):  # either lies, and is thought about
            steps.append(["turn", move, None, after])
        elif kind == "figure":
            steps[-1][2:] = [None if move == "pass" else move, after]
        else:
            steps.append([kind, move, None, after])
    return steps


def figure_of(move):
    """The slot that is meant: its name and figure."""
    words = move.split()
    if words[0] in FIGURES and words[0] != "barn":
        return words[1], FIGURES.index(words[0])
    named = [word for word in words if word in FIGURES]
    return move, FIGURES.index(named[0]) if named else 0


def take_step(hands, window, pictures, kind, move, follower):
    if kind == "abbey":
        hands.decline()
        return
    if kind != "turn":
        hands.decide(move)
        return
    words = move.split()
    tile, cell, rotation = words[1:] if words[0] == "place" else ("AM_abbey", words[1], 0)
    if window.state["tile"] != tile:
        raise AssertionError("%s in hand, not %s" % (window.state["tile"], tile))
    x, y = map(int, cell.split(","))
    hands.lay(x, y, int(rotation))
    pictures.take("choices of " + follower.split()[0] if follower else None)
    if follower:
        hands.put(*figure_of(follower))
        pictures.take(follower.split()[0])
    hands.end()


class Habits:
    """What the turns with a follower cost: clicks or keys, those among them that only aim, and seconds."""

    def __init__(self, hands):
        self.hands = hands
        self.most = 3 if isinstance(hands, Mouse) else 4
        self.turns = []

    def begin(self):
        self.acts, self.since = self.hands.window.acts, time.monotonic()

    def end(self, follower):
        if not follower:
            return
        acts = self.hands.window.acts - self.acts
        self.turns.append((acts - self.hands.aims, acts, time.monotonic() - self.since))
        if acts - self.hands.aims > self.most:
            raise AssertionError("a turn took %d %s besides aiming" % (acts - self.hands.aims, self.what()))

    def what(self):
        return "clicks" if isinstance(self.hands, Mouse) else "keys"

    def __str__(self):
        if not self.turns:
            return "no turn with a follower"
        bare, all_acts, seconds = zip(*self.turns)
        return "%d turns with a follower: %.1f %s (most %d), with aiming %.1f (most %d), %.2f s" % (
            len(bare), statistics.mean(bare), self.what(), max(bare), statistics.mean(all_acts), max(all_acts),
            statistics.median(seconds))


def compare(state, after, players):
    if state["hash"] != after["hash"]:
        raise AssertionError("%s lie in the window, the engine has %s" % (state, after))
    if state["scores"] != [after["scores"][color] for color in players]:
        raise AssertionError("scores %s, not %s" % (state["scores"], after["scores"]))
    if state["seat"] != (players.index(after["player"]) if after["player"] else -1):
        raise AssertionError("seat %s is shown, not %s" % (state["seat"], after["player"]))


class Pictures:
    """One of each kind of decision before it is answered, of figures before and
    after they are put, and of a fault."""

    def __init__(self, window, folder):
        self.window = window
        self.folder = folder
        self.taken = set()

    def take(self, kind):
        if self.folder and kind and kind not in self.taken:
            self.taken.add(kind)
            time.sleep(1)  # tiles become sharp one by one
            self.window.capture(os.path.join(self.folder, kind + ".png"))


def play(arguments):
    settings, count, expected = GAMES[arguments.game]
    players = PLAYERS[:count]
    engine = Engine(arguments.engine)
    decisions, states = random_game(engine, random.Random(arguments.seed), players, settings,
                                    **RULES.get(arguments.game, {}))
    save = {"format": 1, **RULES.get(arguments.game, {}), "players": [{"color": c, "name": n} for c, n in zip(players, NAMES)],
            "settings": settings, "seed": random.Random(arguments.seed).randrange(2 ** 31), "moves": []}
    window = Window(arguments.bastide, save)
    try:
        hands = {"mouse": Mouse, "keys": Keys}[arguments.hands](window)
        pictures, habits = Pictures(window, arguments.pictures), Habits(hands)
        seen = collections.Counter({"double turn": sum(bool(state.get("double")) for state in states)})
        for kind, move, follower, after in steps_of(decisions, states):
            if kind == "turn" and seen["turns"] == arguments.turns:
                break
            seen["turns"] += kind == "turn"
            seen["declined" if kind == "abbey" else kind if kind != "turn" else (follower or "pass").split()[0]] += 1
            seen["abbey"] += kind == "turn" and move.startswith("abbey ")
            if kind != "turn":
                pictures.take(kind)
            plies = window.state["ply"]
            habits.begin()
            try:
                take_step(hands, window, pictures, kind, move, follower)
                state = window.wait(lambda state: state["ply"] > plies and state["hash"] == after["hash"] and
                                    state["wait"] in ("tile", "decision", "over"), "the engine's position")
                compare(state, after, players)
                if kind == "turn" and arguments.game == "base":
                    habits.end(follower)
            except Exception as error:
                pictures.take("fault")
                raise AssertionError("turn %d, %s: %s, %s: %s" % (seen["turns"], kind, move, follower, error)) from error
            last = after
        if arguments.turns is None:
            if not window.state["over"]:
                raise AssertionError("all tiles are laid, and the game is not over")
            missed = expected - {kind for kind, count in seen.items() if count}
            if missed:
                raise AssertionError("this game never had %s" % sorted(missed))
        check_save(arguments, window, last)
        if arguments.game == "base":
            print(habits)
        print("%s, %s: %s, hash %s" % (arguments.game, arguments.hands, dict(seen), window.state["hash"]))
    finally:
        window.close()
        engine.close()


def check_save(arguments, window, last):
    """What was written leads to the same position, in a new process."""
    window.kill()
    window.start_game()
    if window.state["hash"] != last["hash"]:
        raise AssertionError("the save leads to %s, not %s" % (window.state["hash"], last["hash"]))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("hands", choices=["mouse", "keys"])
    parser.add_argument("bastide")
    parser.add_argument("engine")
    parser.add_argument("--game", choices=sorted(GAMES), default="base")
    parser.add_argument("--turns", type=int)
    parser.add_argument("--pictures")
    parser.add_argument("--seed", type=int, default=20)
    play(parser.parse_args())
    return 0


if __name__ == "__main__":
    sys.exit(main())
