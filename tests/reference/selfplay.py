#!/usr/bin/env python3
"""The reference against itself: random games over all settings, with what must hold in every one of them.

    selfplay.py [--games N] [--seed S]
"""

import argparse
import random
from collections import Counter

import generate
import placement
from board import neighbour
from protocol import Reference
from settings import SUPPLY
from tiles import catalogue


def figures_in_hand(reference, answer):
    """Figures per player and kind, followed through the events alone."""
    return {(player, kind): count for player, kinds in answer["state"]["supply"].items()
            for kind, count in kinds.items()}


def follow(events, hand, scores):
    for event in events:
        name = event["event"]
        if name in ("figure", "entered"):
            hand[event["player"], event["figure"]] -= 1
        elif name == "barn":
            hand[event["player"], "barn"] -= 1
        elif name == "drove":
            hand[event["player"], "wagon"] -= 1
        elif name == "placed" and event["tile"] == "AM_abbey":
            hand[event["player"], "abbey"] -= 1
        elif name in ("returned", "eaten", "princess"):
            hand[event["player"], event["figure"]] += 1
        elif name == "scored":
            assert event["points"] > 0, event
            scores[event["player"]] += event["points"]


def check_state(game, state, hand, scores):
    assert state["scores"] == scores, (state["scores"], scores)
    for (player, kind), count in hand.items():
        assert state["supply"][player][kind] == count and 0 <= count <= SUPPLY
    drawn = Counter(game.pile[:game.drawn_tiles])
    laid = Counter(tile_id for tile_id, _ in list(game.board.tiles.values())[len(game.setup.tiles):])
    del laid["AM_abbey"]  # never drawn
    in_hand = Counter([game.hand] if game.hand else [])
    assert game.stopped or drawn == laid + in_hand + Counter(game.aside)
    if state["decision"] == "tile":
        for feature in game.board.features():
            assert not (feature.complete and game.occupants(feature)), feature.address


def check_double(events, before, state):
    """R-24.5 to R-24.8: a second part is the same player's, follows a first part only, and is told."""
    told = [event for event in events if event["event"] == "double_turn"]
    if told:
        assert len(told) == 1 and before["part"] == 1
        assert state["over"] or (state["part"] == 2 and state["player"] == told[0]["player"])
    assert not (state["part"] == 2 and state["double"])
    if state["decision"] == "tile" and state["part"] == 2 and before["part"] == 1:
        assert told


def check_goods(game, events, given):
    """Tokens change hands by `goods` events alone."""
    for event in events:
        if event["event"] == "goods":
            for kind, count in event["goods"].items():
                given[event["player"]][kind] += count
    assert game.goods == given


def check_river(game):
    """Nothing but a tile set aside keeps the river from its last lake; no bend repeats the one before."""
    board, rule = game.board, game.settings["river_turn"]
    if rule == "lookahead":
        return
    entries = placement.river_entries(board)
    for cell, entry in entries.items():
        if entry is None:
            continue
        before = placement.last_bend(board, neighbour(cell, entry), (entry + 2) % 4, rule == "alternate")
        for edge in placement.river_edges(*board.tiles[cell]):
            if edge != entry:
                assert before == 0 or placement.turn_of(entry, edge) != before, cell
    rivers = [cell for cell, (tile_id, _) in board.tiles.items() if catalogue()[tile_id].is_river]
    assert len(entries) == len(rivers)


def play_game(rng, request):
    reference = Reference()
    answer = reference.answer(request)
    assert answer["ok"], (request, answer)
    game, state = reference.game, answer["state"]
    hand, scores = figures_in_hand(reference, answer), dict(state["scores"])
    goods = {player: dict(tokens) for player, tokens in game.goods.items()}
    tally = Counter()
    while True:
        before = reference.state_fields()
        if game.decision is None:
            if game.over:
                break
            answer = reference.answer({"cmd": "end"})
        elif rng.random() < 0.01 and game.log:
            last = game.log[-1]
            assert reference.answer({"cmd": "undo"})["ok"]
            assert reference.answer({"cmd": "play", "move": last})["state"] == before
            continue
        else:
            move = generate.random_move(rng, game)
            answer = reference.answer({"cmd": "play", "move": generate.respelled(rng, game, move)})
        assert answer["ok"], answer
        follow(answer["events"], hand, scores)
        tally.update(event["event"] + (":" + event["reason"] if "reason" in event else "")
                     for event in answer["events"])
        check_state(game, answer["state"], hand, scores)
        check_goods(game, answer["events"], goods)
        if game.settings["traders"] == "on" and answer["state"]["decision"] != "send":
            check_double(answer["events"], before, answer["state"])
    if request["cmd"] == "new":
        check_river(game)
    assert not reference.answer({"cmd": "end"})["ok"]
    return tally


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    tally = Counter()
    for number in range(options.games):
        rng = random.Random(options.seed * 1_000_003 + number)
        request = generate.random_position(rng) if number % 3 == 2 else generate.random_new(rng)
        tally += play_game(rng, request)
    print(f"{options.games} games")
    for name, count in sorted(tally.items()):
        print(f"  {name} {count}")


if __name__ == "__main__":
    main()
