"""The Castle's own words in the protocol: what `new` and `position` take, states, features."""

from castle import scoring
from castle.board import Board, row_then_column
from castle.game import Figure, Game, Setup
from castle.settings import COLOURS, COPIES, FOLLOWERS, PLAYERS, VALUES, WALL_NUMBERS
from castle.tiles import catalogue, corners, neighbour, start_spaces
from reading import (MAX_TILES, is_int, need, read_choices, read_colours, read_deck_ids, read_pair, read_scores,
                     read_source, read_turn)


class Castle:
    NAME, GAME = "castle", Game
    KEYS = {
        "new": (("game", "players"), ("settings", "seed", "deck", "wall", "hidden")),
        "position": (("game", "players", "tiles"),
                     ("settings", "figures", "scores", "turn", "deck", "wall", "hands", "keeps",
                      "hidden")),
    }

    @staticmethod
    def read_new(request):
        players, settings = read_players(request)
        read_source(request)
        need("seed" not in request or "wall" not in request, "a seed deals the wall")
        first = settings["first_player"]
        setup = Setup(players, settings, read_deck_ids(request.get("deck", []), catalogue(), 0),
                      players[0 if first == "random" else int(first) - 1])
        setup.wall = read_wall(request.get("wall", []))
        return setup

    @staticmethod
    def read_position(request):
        players, settings = read_players(request)  # first_player is ignored
        tiles = read_table(request["tiles"])
        setup = Setup(players, settings, read_deck_ids(request.get("deck", []), catalogue(), len(tiles)),
                      read_turn(request, players))
        setup.tiles = tiles
        board = Board()
        for tile_id, x, y, rotation in tiles:
            board.lay(tile_id, (x, y), rotation)
        setup.figures = read_figures(request.get("figures", []), players, board)
        setup.wall = read_wall(request.get("wall", []))
        setup.hands.update(read_hands(request.get("hands", {}), players))
        setup.keeps = read_keeps(request.get("keeps", {}), players, board)
        setup.scores = read_scores(request.get("scores", {}), players)
        return setup

    @staticmethod
    def exact_decisions(_game):
        return ("tile", None)

    @staticmethod
    def part_of(event):
        """Under which of evaluate's `parts` these points are."""
        return event["reason"] if event["reason"] in ("keep", "wall") else event["kind"]

    @staticmethod
    def board(game):
        """The table in the words of `position`, but for players, settings, tiles, scores, turn, deck."""
        keeps = {player: [x, y, name] for player, ((x, y), name) in game.keeps.items()}
        return {
            "figures": [{"player": one.player, "figure": "meeple", "at": list(one.at), "on": one.on}
                        for one in game.figures],
            "hands": {player: sorted(game.hands[player].elements()) for player in game.players},
            "keeps": keeps,
        }

    @staticmethod
    def deck_key(tile_id):
        return tile_id

    @staticmethod
    def state(game):
        keeps = {}
        for player in game.players:
            if player in game.keeps:
                (x, y), name = game.keeps[player]
                keeps[player] = {"at": [x, y], "on": name, "size": game.keep_size(player)}
        return {
            "supply": {player: {"meeple": game.supply(player)} for player in game.players},
            "keeps": keeps,
            "hands": {player: sorted(game.hands[player].elements()) for player in game.players},
            "wall": list(game.on_wall),
        }

    @staticmethod
    def feature(game, request):
        cell = read_pair(request["at"])
        need(isinstance(request["on"], str), "a spot is a text")
        segment = game.board.segment_at(cell, request["on"])
        need(segment, "no such spot")
        feature = game.board.feature_of(cell, segment.name)
        figures = sorted(game.occupants(feature), key=lambda one: (row_then_column(one.at), one.on))
        owner = game.owner(feature)
        answer = {
            "kind": feature.kind,
            "tiles": [list(cell) for cell in feature.cells],
            "starts": feature.starts,
            "spots": [[x, y, part.name] for (x, y), part in feature.parts],
            "figures": [{"player": one.player, "figure": "meeple", "at": list(one.at), "on": one.on}
                        for one in figures],
            "complete": feature.complete,
            "open": feature.open,
            "points_now": scoring.value_now(feature),
            "owners": [owner] if owner else [],
        }
        if feature.kind == "path":
            answer["well"] = feature.well
        if feature.kind == "court":
            answer["markets"] = feature.markets
        return answer


# -- reading the parts of a request ----------------------------------------------------------------

def read_players(request):
    players = read_colours(request["players"], COLOURS, PLAYERS, PLAYERS)
    return players, read_choices(request.get("settings", {}), VALUES, PLAYERS)


def read_wall(numbers):
    """A list of numbers for the corners clockwise from 12/13; 0 or nothing: none lies there."""
    need(isinstance(numbers, list) and len(numbers) <= len(corners()), "wall is a list, one number a corner")
    need(all(is_int(number) and (number == 0 or number in WALL_NUMBERS) for number in numbers), "wall: 0 to 9")
    return {spaces[0]: number for spaces, number in zip(corners(), numbers) if number}


def read_hands(given, players):
    need(isinstance(given, dict), "hands is an object")
    for player, numbers in given.items():
        need(player in players, "not a player")
        need(isinstance(numbers, list) and len(numbers) <= COPIES * len(WALL_NUMBERS), "a hand is a list")
        need(all(is_int(number) and number in WALL_NUMBERS for number in numbers), "a wall tile is 1 to 9")
    return given


def read_table(entries):
    need(isinstance(entries, list) and len(entries) <= MAX_TILES, "tiles is a list")
    board = Board()
    for entry in entries:
        need(isinstance(entry, list) and len(entry) == 4, "a tile is [id, x, y, rotation]")
        tile_id, x, y, rotation = entry
        need(isinstance(tile_id, str) and tile_id in catalogue(), "unknown tile")
        need(is_int(x) and is_int(y) and is_int(rotation) and 0 <= rotation <= 3, "bad numbers")
        need(board.why_not(tile_id, (x, y), rotation, alone=True) is None, "it cannot lie there")
        board.lay(tile_id, (x, y), rotation)
    reached, todo = set(), [space.cell for space in start_spaces().values()]
    while todo:
        cell = todo.pop()
        if cell in board.tiles and cell not in reached:
            reached.add(cell)
            todo += [neighbour(cell, side) for side in range(4)]
    need(len(reached) == len(board.tiles), "a tile that no chain joins to a start cell")
    return [tuple(entry) for entry in entries]


def read_spot(cell, spot, board):
    need(isinstance(spot, str), "a spot is a text")
    segment = board.segment_at(read_pair(cell), spot)
    need(segment, "no such spot")
    return board.feature_of(tuple(cell), segment.name), segment.name


def read_figures(entries, players, board):
    need(isinstance(entries, list), "figures is a list")
    figures = []
    for entry in entries:
        need(isinstance(entry, dict), "a figure is an object")
        need(set(entry) <= {"player", "figure", "at", "on"}, "unknown key")
        player = entry.get("player")
        need(player in players and entry.get("figure", "meeple") == "meeple", "no such figure")
        feature, name = read_spot(entry.get("at"), entry.get("on"), board)
        need(not feature.complete, "the feature is complete")
        figures.append(Figure(player, tuple(entry["at"]), name))
        need(sum(1 for one in figures if one.player == player) <= FOLLOWERS, "beyond the supply")
    return figures


def read_keeps(given, players, board):
    need(isinstance(given, dict), "keeps is an object")
    keeps = {}
    for player, where in given.items():
        need(player in players and isinstance(where, list) and len(where) == 3, "a keep is [x, y, spot]")
        feature, _ = read_spot(where[:2], where[2], board)
        need(feature.kind == "house" and feature.complete, "a keep stands on a completed house")
        keeps[player] = feature.address
    return keeps
