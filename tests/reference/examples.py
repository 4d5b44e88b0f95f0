#!/usr/bin/env python3
"""Check the reference against the worked examples of the rules (examples.json, examples-2.json).

    examples.py [ID…]

An example hands the turn to whom it likes, so every action starts a game of its own from the table the last
one left.
"""

import json
import sys
from pathlib import Path

import placement
from carcassonne import Carcassonne
from course import IllegalMove
from figures import WEIGHT, Figure, Lodger
from game import Game, Setup
from protocol import Reference
from settings import complete_settings

FILLER = ["B", "U", "E", "V", "X"]  # drawn after the turn that matters, so that the game does not end with it
START_OF = {"count": "count", "river1": "river1", "river2": "river2"}
SWITCH_OF = {"abbot": "abbot", "king": "king", "shrines": "shrines", "newland": "new_land", "inns": "inns",
             "traders": "traders"}
FILES = ("examples.json", "examples-2.json")


class Failed(Exception):
    pass


def check(condition, sentence):
    if not condition:
        raise Failed(sentence)


def settings_of(config):
    given = {key: config[key] for key in ("farm", "two_tile", "river_turn") if key in config}
    given.update(config.get("settings", {}))
    for module in config.get("modules", []):
        if module in START_OF:
            given["start"] = START_OF[module]
        else:
            given[SWITCH_OF[module]] = "on"
    return complete_settings(given)


def setup_of(example):
    setup = Setup(example["players"], settings_of(example["config"]), example["position"], [])
    config = example["config"]
    setup.count = config.get("count", "castle")
    setup.holders["king"] = config.get("king")
    for player, tokens in config.get("goods", {}).items():
        setup.goods[player].update(tokens)
    for figure in example["meeples"]:
        if "quarter" in figure:
            setup.lodgers.append(Lodger(figure["p"], figure["kind"], figure["quarter"]))
        else:
            cell = (figure["x"], figure["y"])
            setup.figures.append(Figure(figure["p"], figure["kind"], cell, figure["on"]))
    game = Game(setup)
    setup.figures = [one._replace(on=game.board.segment_at(one.at, one.on).name) for one in setup.figures]
    return setup


def setup_from(game, player=None, pile=()):
    """The table as this game left it; the turn goes on, or is given to `player`."""
    setup = Setup(game.players, game.settings,
                  [(tile_id, x, y, rotation) for (x, y), (tile_id, rotation) in game.board.tiles.items()],
                  list(pile), player)
    setup.figures, setup.lodgers = list(game.figures), list(game.lodgers)
    setup.count, setup.holders, setup.scores = game.count, dict(game.holders), dict(game.scores)
    setup.goods = game.goods
    if player == game.players[game.active]:
        setup.part = game.part
    return setup


def play_turn(game, action, filler):
    tile_id, x, y, rotation = action["tile"]
    game = Game(setup_from(game, action["p"], [tile_id] + filler))
    check(game.hand == tile_id, f"{tile_id} fits nowhere")
    game.play(f"place {tile_id} {x},{y} {rotation}")
    if "meeple" in action:
        game.play(f"{action.get('kind', 'meeple')} {action['meeple']}")
    elif action.get("retrieve"):
        game.play("recall")
    moves, city = list(action.get("moves", [])), action.get("city")
    while game.decision and game.turn == 1:
        decision = game.decision
        move = "pass"
        if decision.kind == "join" and moves and decision.player == moves[0]["p"]:
            to = moves[0]["to"]
            feature = game.board.feature_of(tuple(decision.about["at"]), decision.about["on"])
            if feature.holds((to[0], to[1]), game.board.segment_at((to[0], to[1]), to[2]).name):
                move = f"join {moves.pop(0).get('kind', 'meeple')}"
        elif decision.kind == "enter" and city:
            move = f"enter {city['quarter']} {city.get('kind', 'meeple')}"
            city = None
        elif decision.kind == "count" and "count_to" in action:
            move = f"count {action['count_to']}"
        game.play(move)
    if moves or city:
        raise IllegalMove("never asked")
    return game


def act_turn(game, action, config):
    try:
        after = play_turn(game, action, [] if config.get("last") else FILLER)
    except IllegalMove:
        check(action.get("illegal"), f"refused: {action}")
        return game
    check(not action.get("illegal"), f"not refused: {action}")
    return after


def act_legal(game, action, _config):
    tile_id, x, y, rotation = action["tile"]
    reason = placement.why_not(game, tile_id, (x, y), rotation)
    check((reason is None) == action["is"], f"{action['tile']}: {reason}")
    return game


def act_put(game, action, _config):
    """The first player lays a tile and owes what comes next."""
    tile_id, x, y, rotation = action["tile"]
    game = Game(setup_from(game, game.players[0], [tile_id] + FILLER))
    check(game.hand == tile_id, f"{tile_id} fits nowhere")
    game.play(f"place {tile_id} {x},{y} {rotation}")
    return game


def act_next(game, action, _config):
    """Whose turn it is now, and the part of it."""
    player = game.decision.player if game.decision else None
    check(player == action["p"], f"{player} is to move")
    check(game.part == action.get("part", game.part), f"part {game.part}")
    check(game.double == action.get("double", game.double), f"double {game.double}")
    return game


def act_feature(game, action, _config):
    reference = Reference()
    reference.game, reference.speaker = game, Carcassonne
    answer = reference.answer({"cmd": "feature", "at": action["at"], "on": action["on"]})
    for key, value in action["is"].items():
        check(answer.get(key) == value, f"{key} is {answer.get(key)}")
    return game


def act_spots(game, action, _config):
    cell = tuple(action["at"])
    moves = [move.split(" ") for move in game.figure_moves(action["p"], cell)]
    for figure in WEIGHT:
        key = "are" if figure == "meeple" else figure
        offered = {move[1] for move in moves if move[0] == figure}
        wanted = {game.board.segment_at(cell, spot).name for spot in action.get(key, [])}
        check(offered == wanted or key not in action, f"{figure}: offered {offered}, wanted {wanted}")
    return game


def act_same_feature(game, action, _config):
    features = {id(game.board.feature_of((x, y), game.board.segment_at((x, y), spot).name))
                for x, y, spot in action["specs"]}
    check((len(features) == 1) == action["is"], f"{action['specs']}: {len(features)} features")
    return game


def act_placements(game, action, _config):
    found = len(placement.placements(game, action["tile"]))
    check(found == action["count"], f"{action['tile']}: {found} placements")
    return game


def act_holder(game, action, _config):
    for card in ("king", "robber"):
        check(card not in action or game.holders[card] == action[card], f"{card}: {game.holders[card]}")
    return game


def act_final(game, action, _config):
    if not game.over:
        game.end()
    market = list(action.get("market", []))
    while game.decision:
        check(market and market[0]["p"] == game.decision.player, "a send that nobody expected")
        to = market.pop(0)
        x, y, spot = to["to"]
        figure = to.get("kind", "meeple")
        game.play(f"send market {figure} {x},{y} {spot}")
    check(game.over, "the game is not over")
    return game


def check_expectations(game, expect):
    for player, points in expect.get("scores", {}).items():
        check(game.scores[player] == points, f"{player} has {game.scores[player]} points, not {points}")
    for player, supply in expect.get("supply", {}).items():
        for figure, count in (supply if isinstance(supply, dict) else {"meeple": supply}).items():
            found = game.supply(player, figure)
            check(found == count, f"{player} has {found} {figure} in hand, not {count}")
    for player, tokens in expect.get("goods", {}).items():
        for kind, count in tokens.items():
            check(game.goods[player][kind] == count, f"{player}: {kind} {game.goods[player][kind]}")
    for quarter, players in expect.get("quarters", {}).items():
        for player in game.players:
            found = len(game.in_quarter(quarter, player))
            check(found == players.get(player, 0), f"{quarter}: {player} {found}")
    check(game.count == expect.get("count", game.count), f"the Count is in the {game.count}")
    check(game.over == expect.get("over", game.over), "the game is not over")
    act_holder(game, expect, {})


ACTIONS = {"turn": act_turn, "legal": act_legal, "put": act_put, "spots": act_spots, "final": act_final,
           "same_feature": act_same_feature, "placements": act_placements, "holder": act_holder,
           "next": act_next, "feature": act_feature}


def run_example(example):
    game = Game(setup_of(example))
    for action in example["actions"]:
        game = ACTIONS[action["do"]](game, action, example["config"])
    check_expectations(game, example["expect"])


def main(wanted):
    here = Path(__file__).resolve().parent
    examples = [example for name in FILES
                for example in json.loads((here / name).read_text(encoding="utf-8"))["examples"]
                if not wanted or example["id"] in wanted]
    failed = 0
    for example in examples:
        try:
            run_example(example)
        except (Failed, IllegalMove) as problem:
            failed += 1
            print(f"{example['id']}: {problem}")
    print(f"{len(examples) - failed} of {len(examples)} examples hold")
    return 1 if failed or not examples else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
