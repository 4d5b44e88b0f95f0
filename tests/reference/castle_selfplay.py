#!/usr/bin/env python3
"""The reference's Castle against itself: random games with what must hold in every one of them.

    castle_selfplay.py [--games N] [--seed S]
"""

import argparse
import random
from collections import Counter

from castle import generate
from castle.settings import FOLLOWERS
from castle.tiles import corners
from protocol import Reference


class Books:
    """Scores, hands, followers, keeps and the wall, followed through the events alone."""

    def __init__(self, state):
        self.scores = dict(state["scores"])
        self.hands = {player: Counter(numbers) for player, numbers in state["hands"].items()}
        self.supply = {player: kinds["meeple"] for player, kinds in state["supply"].items()}
        self.keeps = {player: keep["size"] for player, keep in state["keeps"].items()}
        self.wall = list(state["wall"])

    def follow(self, event):
        name, player = event["event"], event.get("player")
        if name == "scored":
            assert event["points"] > 0, event
            self.scores[player] += event["points"]
        elif name == "figure":
            self.supply[player] -= 1
        elif name == "returned":
            self.supply[player] += 1
        elif name == "used":
            self.hands[player][event["wall"]] -= 1
        elif name == "wall":
            self.hands[player][event["wall"]] += 1
            self.wall.remove(event["corner"])
            spaces = next(spaces for spaces in corners() if spaces[0] == event["corner"])
            assert self.scores[player] % 100 in spaces, event
        elif name == "keep":
            assert event["size"] > self.keeps.get(player, 0), event
            self.keeps[player] = event["size"]

    def check(self, state):
        assert state["scores"] == self.scores
        assert state["hands"] == {player: sorted(numbers.elements())
                                  for player, numbers in self.hands.items()}
        assert state["supply"] == {player: {"meeple": count} for player, count in self.supply.items()}
        assert all(0 <= count <= FOLLOWERS for count in self.supply.values())
        assert {player: keep["size"] for player, keep in state["keeps"].items()} == self.keeps
        assert state["wall"] == ([] if state["over"] else self.wall)


def check_table(game, state):
    drawn = Counter(game.pile[:game.drawn_tiles])
    laid = Counter(tile_id for tile_id, _ in list(game.board.tiles.values())[len(game.setup.tiles):])
    assert game.stopped or drawn == laid + Counter([game.hand] if game.hand else []) + Counter(game.aside)
    if state["decision"] == "tile":
        for feature in game.board.features():
            assert not (feature.complete and game.occupants(feature)), feature.address


def play_game(rng, request):
    reference = Reference()
    answer = reference.answer(request)
    assert answer["ok"], (request, answer)
    game, books, tally = reference.game, Books(answer["state"]), Counter()
    while not game.over:
        if game.decision is None or rng.random() < 0.002:
            answer = reference.answer({"cmd": "end"})
        elif rng.random() < 0.01 and game.log:
            before, last = reference.state_fields(), game.log[-1]
            assert reference.answer({"cmd": "undo"})["ok"]
            assert reference.answer({"cmd": "play", "move": last})["state"] == before
            continue
        else:
            move = generate.respelled(rng, game, generate.random_move(rng, game))
            answer = reference.answer({"cmd": "play", "move": move})
        assert answer["ok"], answer
        for event in answer["events"]:
            books.follow(event)
            tally[event["event"] + (":" + event["reason"] if "reason" in event else "")] += 1
        books.check(answer["state"])
        check_table(game, answer["state"])
    assert not reference.answer({"cmd": "end"})["ok"]
    return tally


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    tally = Counter()
    for number in range(options.games):
        rng = random.Random(options.seed * 1_000_003 + number)
        tally += play_game(rng, generate.random_position(rng) if number % 3 == 2 else generate.random_new(rng))
    print(f"{options.games} games")
    for name, count in sorted(tally.items()):
        print(f"  {name} {count}")


if __name__ == "__main__":
    main()
