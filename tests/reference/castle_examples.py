#!/usr/bin/env python3
"""Check the reference, or an engine, against the worked examples of The Castle (castle/examples.json).

    castle_examples.py [--engine PATH] [ID…]

Everything is asked and played in the words of the protocol, so that these are checked as well.
"""

import argparse
import json
import sys
from pathlib import Path

from castle.tiles import find_segment
from protocol import Reference
from session import Engine

MORE = ["T10", "T34", "T57", "T58"]  # drawn after the example's own tiles
TOLD = ("scored", "wall", "keep", "used")


class Failed(Exception):
    pass


def check(condition, sentence):
    if not condition:
        raise Failed(sentence)


def start_request(example, own):
    """The request that starts the example with these tiles, then `more`, to be drawn."""
    deck = own + example.get("more", MORE)
    request = {"game": "castle", "players": example["players"], "settings": dict(example["config"]),
               "deck": deck}
    if "wall" in example:
        request["wall"] = example["wall"]
    mover = next((action["p"] for action in example["actions"] if "p" in action), example["players"][0])
    if not example["position"]:
        request["settings"]["first_player"] = example["players"].index(mover) + 1
        return {"cmd": "new", **request}
    figures = [{"player": one["p"], "at": [one["x"], one["y"]], "on": one["on"]} for one in example["meeples"]]
    request.update({key: example[key] for key in ("scores", "hands", "keeps") if key in example})
    return {"cmd": "position", **request, "tiles": example["position"], "figures": figures, "turn": mover}


class Run:
    """One example as it is played."""

    def __init__(self, example, answer):
        self.example, self.answer = example, answer
        own = [action["tile"][0] for action in example["actions"] if action["do"] in ("turn", "put")]
        self.start = start_request(example, own)
        self.state = self.ask(self.start)["state"]

    def ask(self, request):
        answer = self.answer(request)
        check(answer["ok"], f"refused: {request}: {answer.get('error')}")
        return answer

    def play(self, move):
        answer = self.ask({"cmd": "play", "move": move})
        self.state = answer["state"]
        return answer["events"]

    def placements(self, tile_id):
        """The legal placements of a tile drawn at the start of the example."""
        self.ask(start_request(self.example, [tile_id]))
        answer = self.ask({"cmd": "legal"})
        self.ask(self.start)
        return answer["moves"] if answer.get("tile") == tile_id else []

    # -- actions -----------------------------------------------------------------------------------

    def act_legal(self, action):
        tile_id, x, y, rotation = action["tile"]
        found = f"place {tile_id} {x},{y} {rotation}" in self.placements(tile_id)
        check(found == action["is"], f"{action['tile']}: {found}")

    def act_placements(self, action):
        found = len(self.placements(action["tile"]))
        check(found == action["count"], f"{action['tile']}: {found} placements")

    def act_put(self, action):
        check(self.state["player"] == action["p"], f"{self.state['player']} is to move")
        tile_id, x, y, rotation = action["tile"]
        return self.play(f"place {tile_id} {x},{y} {rotation}")

    def act_spots(self, action):
        moves = {move for move in self.ask({"cmd": "legal"})["moves"] if move != "pass"}
        wanted = set()
        for spot in action["are"]:
            placed = self.state["placed"]
            check(placed["at"] == action["at"], f"{placed} was laid last")
            segment = find_segment(placed["tile"], placed["rot"], spot)
            check(segment, f"{spot} is no spot")
            wanted.add(f"meeple {segment.name}")
        check(moves == wanted, f"offered {sorted(moves)}")

    def act_same_feature(self, action):
        found = [self.ask({"cmd": "feature", "at": [x, y], "on": spot})["spots"]
                 for x, y, spot in action["specs"]]
        check(all(one == found[0] for one in found) == action["is"], f"{action['specs']}")

    def act_feature(self, action):
        answer = self.ask({"cmd": "feature", "at": action["at"], "on": action["on"]})
        for key, value in action["is"].items():
            found = answer.get(key)
            if key in ("tiles", "spots"):  # their order is not said
                found, value = sorted(found), sorted(value)
            check(found == value, f"{key} is {found}")

    def act_turn(self, action):
        events = self.act_put(action)
        asked, listed, scores = [], [], list(action.get("score", []))
        while self.state["decision"] in ("figure", "score", "extra"):
            kind = self.state["decision"]
            asked.append(kind)
            move = "pass"
            if kind == "figure" and "meeple" in action:
                move = f"meeple {action['meeple']}"
            elif kind == "extra" and action.get("extra"):
                move = "extra"
            elif kind == "score":
                listed.append(self.ask({"cmd": "legal"})["moves"])
                for refused in action.get("refuse", []) if len(listed) == 1 else ():
                    answer = self.answer({"cmd": "play", "move": refused})
                    check(not answer["ok"], f"accepted: {refused}")
                check(scores, "a score decision that nobody expected")
                move = scores.pop(0)
            events += self.play(move)
        check(not scores, "a score decision was never asked")
        check(asked == action.get("asked", asked), f"asked {asked}")
        check(listed == action.get("listed", listed), f"listed {listed}")
        check_events(events, action)

    def act_final(self, action):
        answer = self.ask({"cmd": "end"})
        self.state = answer["state"]
        check_events(answer["events"], action)

    def expect(self, key, value):
        state = self.state
        if key in ("scores", "hands"):
            check(all(state[key][player] == one for player, one in value.items()), f"{key}: {state[key]}")
        elif key == "supply":
            check(all(state[key][player] == {"meeple": one} for player, one in value.items()), f"{state[key]}")
        elif key == "keeps":
            check(state[key].keys() == value.keys(), f"keeps: {state[key]}")
            for player, keep in value.items():
                check(state[key][player]["size"] == keep["size"], f"keeps: {state[key]}")
                spots = [self.ask({"cmd": "feature", "at": one["at"], "on": one["on"]})["spots"]
                         for one in (keep, state[key][player])]
                check(spots[0] == spots[1], f"keeps: {state[key]}")
        else:
            check(state[key] == value, f"{key}: {state[key]}")


def check_events(events, action):
    """Exactly these, in any order; `at` and `on` need not be said."""
    if "events" not in action:
        return
    left = [event for event in events if event["event"] in TOLD]
    for wanted in action["events"]:
        for event in left:
            dropped = {"at", "on"} - wanted.keys()
            if {key: value for key, value in event.items() if key not in dropped} == wanted:
                left.remove(event)
                break
        else:
            raise Failed(f"no event {wanted} among {left}")
    check(not left, f"events nobody expected: {left}")


def run_example(example, answer):
    run = Run(example, answer)
    for action in example["actions"]:
        getattr(run, "act_" + action["do"])(action)
    for key, value in example["expect"].items():
        run.expect(key, value)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", help="the bastide-engine to check instead of the reference")
    parser.add_argument("wanted", nargs="*")
    options = parser.parse_args()
    answer = Engine(options.engine).ask_line if options.engine else Reference().answer
    path = Path(__file__).resolve().parent / "castle" / "examples.json"
    examples = [example for example in json.loads(path.read_text(encoding="utf-8"))["examples"]
                if not options.wanted or example["id"] in options.wanted]
    failed = 0
    for example in examples:
        try:
            run_example(example, answer)
        except Failed as problem:
            failed += 1
            print(f"{example['id']}: {problem}")
    print(f"{len(examples) - failed} of {len(examples)} examples hold")
    return 1 if failed or not examples else 0


if __name__ == "__main__":
    sys.exit(main())
