"""Carcassonne's own words in the protocol: what `new` and `position` take, states, features."""

import scoring
from board import Board, neighbour, row_then_column
from count import allowed_quarters
from dragon import HEART, INNER
from figures import PERSONS, WEIGHT, Figure, Lodger, kinds_in_play, owned, place_for
from game import Game, Setup
from placement import LIMIT
from reading import (MAX_TILES, is_int, need, read_choices, read_colours, read_deck_ids, read_pair, read_scores,
                     read_source, read_turn)
from settings import BOARD_CELLS, COLOURS, GOODS, QUARTERS, RIVER_PREFIX, START_TILE, VALUES
from tiles import catalogue

MOST_PLAYERS = 6
MAX_GOODS = 999


class Carcassonne:
    NAME, GAME = "carcassonne", Game
    KEYS = {
        "new": (("players",), ("game", "settings", "seed", "deck", "hidden")),
        "position": (("players", "tiles"), ("game", "settings", "figures", "count", "king", "robber", "scores",
                                            "turn", "deck", "goods", "part", "hidden", "dragon",
                                            "fairy", "abbeys", "drawn")),
    }

    @staticmethod
    def read_new(request):
        players, settings = read_players(request)
        read_source(request)
        if settings["start"] in START_TILE:
            tiles = [(START_TILE[settings["start"]], 0, 0, 0)]
        else:
            tiles = [(tile_id, x, y, 0) for tile_id, x, y in BOARD_CELLS]
        pile = read_deck(request.get("deck", []), settings, len(tiles))
        first = settings["first_player"]
        need(first == "random" or int(first) <= len(players), "no such seat")
        return Setup(players, settings, tiles, pile, players[0 if first == "random" else int(first) - 1])

    @staticmethod
    def read_position(request):
        players, settings = read_players(request)  # first_player is ignored
        tiles = read_table(request["tiles"], settings)
        setup = Setup(players, settings, tiles, read_deck(request.get("deck", []), settings, len(tiles)))
        read_figures(request.get("figures", []), setup)
        setup.turn = read_turn(request, players)
        if "count" in request:
            need(settings["start"] == "count", "the Count needs his module")
            need(isinstance(request["count"], str) and request["count"] in QUARTERS, "unknown quarter")
            setup.count = request["count"]
        for card in ("king", "robber"):
            if card in request:
                need(settings["king"] == "on", "the card needs its module")
                need(request[card] is None or request[card] in players, "not a player")
                setup.holders[card] = request[card]
        setup.scores = read_scores(request.get("scores", {}), players)
        if "goods" in request or "part" in request:
            need(settings["traders"] == "on", "goods and part need their module")
        read_goods(request.get("goods", {}), setup)
        need(is_int(request.get("part", 1)) and request.get("part", 1) in (1, 2), "part is 1 or 2")
        setup.part = request.get("part", 1)
        read_dragon(request, setup)
        read_abbeys(request, setup)
        return setup

    @staticmethod
    def exact_decisions(game):
        """In which decisions `board` is a position; the abbey's in a turn only (R-33)."""
        return ("tile", None) if game.last_asked is not None else ("tile", "abbey", None)

    @staticmethod
    def part_of(event):
        """Under which of evaluate's `parts` these points are."""
        if event["reason"] in ("king", "robber", "goods", "fairy", "barn"):
            return event["reason"]
        return event["kind"]

    @staticmethod
    def board(game):
        """The table in the words of `position`, but for players, settings, tiles, scores, turn, deck."""
        figures = [{"player": one.player, "figure": one.figure, "at": list(one.at), "on": one.on}
                   for one in game.figures]
        figures += [{"player": one.player, "figure": one.figure, "quarter": one.quarter}
                    for one in game.lodgers]
        figures += [{"player": player, "figure": "barn", "at": list(corner)} for player, corner in game.barns]
        board = {"figures": figures}
        if game.settings["start"] == "count":
            board["count"] = game.count
        if game.settings["king"] == "on":
            board.update(game.holders)
        if game.settings["traders"] == "on":
            board["goods"] = {player: dict(tokens) for player, tokens in game.goods.items()}
            board["part"] = game.part
        if game.has_dragon():
            board.update(game.dragon_board())
        if game.has_abbey():
            board["abbeys"] = dict(game.abbeys)
            if game.decision and game.decision.kind == "tile":
                board["drawn"] = True
        return board

    @staticmethod
    def deck_key(tile_id):
        """River tiles come first in a deck."""
        return (not catalogue()[tile_id].is_river, tile_id)

    @staticmethod
    def state(game):
        settings = game.settings
        state = {"supply": {player: {figure: game.supply(player, figure) for figure in kinds_in_play(settings)}
                            for player in game.players}}
        if game.has_abbey():
            for player in game.players:
                state["supply"][player].update(game.abbey_supply(player))
        if settings["start"] == "count":
            state["count"] = game.count
            state["quarters"] = {
                quarter: {player: len(game.in_quarter(quarter, player)) for player in game.players
                          if game.in_quarter(quarter, player)}
                for quarter in QUARTERS if game.in_quarter(quarter)}
            for figure, module in (("big", "inns"), ("wagon", "abbey"), ("mayor", "abbey")):
                if settings[module] == "on":
                    state[figure + "_quarter"] = {one.player: one.quarter for one in game.lodgers
                                                  if one.figure == figure}
        if settings["king"] == "on":
            state.update(game.holders)
        if settings["traders"] == "on":
            state["part"], state["double"] = game.part, game.double
            state["goods"] = {player: dict(tokens) for player, tokens in game.goods.items()}
        if game.has_dragon():
            state.update(game.dragon_state())
        return state

    @staticmethod
    def feature(game, request):
        cell = read_pair(request["at"])
        need(isinstance(request["on"], str), "a spot is a text")
        segment = game.board.segment_at(cell, request["on"])
        need(segment, "no such spot")
        feature = game.board.feature_of(cell, segment.name)
        figures = sorted(game.occupants(feature), key=lambda one: (row_then_column(one.at), one.on))
        answer = {
            "kind": feature.kind,
            "tiles": [list(cell) for cell in feature.cells],
            "spots": [[x, y, part.name] for (x, y), part in feature.parts],
            "figures": [{"player": one.player, "figure": one.figure, "at": list(one.at), "on": one.on}
                        for one in figures],
            "complete": feature.complete,
            "open": feature.open,
            "pennants": feature.pennants,
            "points_now": scoring.value(game.board, game.settings, feature),
            "owners": scoring.majority(figures, game.players, feature.pennants),
        }
        barns = sorted(game.barns_in(feature), key=lambda barn: row_then_column(barn[1]))
        if barns:
            answer["figures"] += [{"player": player, "figure": "barn", "at": list(corner)} for player, corner in barns]
            answer["points_now"] = 4 * len(scoring.fed_cities(game.board, feature))
            answer["owners"] = [player for player in game.players if any(one == player for one, _ in barns)]
        if game.settings["inns"] == "on" and feature.kind == "road":
            answer["inn"] = feature.inn
        if game.settings["inns"] == "on" and feature.kind == "city":
            answer["cathedral"] = feature.cathedral
        if game.settings["traders"] == "on" and feature.kind == "city":
            answer["goods"] = {kind: feature.goods[kind] for kind in GOODS}
        return answer


# -- reading the parts of a request ----------------------------------------------------------------

def read_players(request):
    """The players and the settings: six players and pink need the inns (R-23.2)."""
    settings = read_choices(request.get("settings", {}), VALUES, MOST_PLAYERS)
    inns = settings["inns"] == "on"
    colours = COLOURS if inns else [colour for colour in COLOURS if colour != "pink"]
    return read_colours(request["players"], colours, 2, len(colours)), settings


def read_deck(deck, settings, on_table):
    deck = read_deck_ids(deck, catalogue(), on_table)
    prefix = RIVER_PREFIX.get(settings["start"])
    land_began = False
    for tile_id in deck:
        tile = catalogue()[tile_id]
        need(not tile.is_cell and not tile.is_abbey and "spring" not in tile.flags, "never drawn")
        if tile.is_river:
            need(prefix and tile_id.startswith(prefix), "a river tile of another start")
            need(not land_began, "river tiles come first")
        else:
            land_began = True
    return deck


def read_table(entries, settings):
    need(isinstance(entries, list) and 1 <= len(entries) <= MAX_TILES, "tiles is a list")
    board = Board()
    for entry in entries:
        need(isinstance(entry, list) and len(entry) == 4, "a tile is [id, x, y, rotation]")
        tile_id, x, y, rotation = entry
        need(isinstance(tile_id, str) and tile_id in catalogue(), "unknown tile")
        need(is_int(x) and is_int(y) and max(abs(x), abs(y)) <= LIMIT, "bad coordinates")
        need(is_int(rotation) and 0 <= rotation <= 3, "bad rotation")
        need((x, y) not in board.tiles, "two tiles on one cell")
        need(board.clash(tile_id, (x, y), rotation) is None, "tiles do not match")
        board.lay(tile_id, (x, y), rotation)
    for cell in board.tiles:
        if board.is_abbey(cell):
            need(settings["abbey"] == "on", "an abbey needs its module")
            need(all(neighbour(cell, edge) in board.tiles for edge in range(4)), "an abbey beside an empty cell")
    reached, todo = set(), [next(iter(board.tiles))]
    while todo:
        cell = todo.pop()
        if cell in board.tiles and cell not in reached:
            reached.add(cell)
            todo += [neighbour(cell, edge) for edge in range(4)]
    need(len(reached) == len(board.tiles), "the tiles are not connected")
    cells = {entry[0]: tuple(entry[1:]) for entry in entries if catalogue()[entry[0]].is_cell}
    if cells:
        need(settings["start"] in ("count", "city_plain"), "city cells need their start")
        need(cells == {tile_id: (x, y, 0) for tile_id, x, y in BOARD_CELLS}, "city cells out of place")
    return [tuple(entry) for entry in entries]


def read_goods(given, setup):
    need(isinstance(given, dict), "goods is an object")
    for player, tokens in given.items():
        need(player in setup.players and isinstance(tokens, dict), "goods of nobody")
        for kind, count in tokens.items():
            need(kind in GOODS and is_int(count) and 0 <= count <= MAX_GOODS, "bad goods")
            setup.goods[player][kind] = count


def read_figures(entries, setup):
    need(isinstance(entries, list), "figures is a list")
    settings = setup.settings
    board = Board()
    for tile_id, x, y, rotation in setup.tiles:
        board.lay(tile_id, (x, y), rotation)
    used = {}
    for entry in entries:
        need(isinstance(entry, dict), "a figure is an object")
        need(set(entry) <= {"player", "figure", "at", "on", "quarter"}, "unknown key")
        player, figure = entry.get("player"), entry.get("figure", "meeple")
        need(player in setup.players, "not a player")
        need(isinstance(figure, str) and figure in (*WEIGHT, "barn"), "unknown figure")
        used[player, figure] = used.get((player, figure), 0) + 1
        if figure == "barn":
            need(settings["abbey"] == "on" and used[player, figure] == 1, "beyond the supply")
            need(settings["farm"] != "off" and "on" not in entry and "quarter" not in entry, "no barn there")
            corner = read_pair(entry.get("at"))
            need(board.corner_field(corner), "no such corner (R-31.12)")
            setup.barns.append((player, corner))
            continue
        need(used[player, figure] <= owned(settings, figure), "beyond the supply")
        if "quarter" in entry:
            need("at" not in entry and "on" not in entry, "quarter together with at")
            setup.lodgers.append(read_lodger(player, figure, entry["quarter"], settings))
            continue
        cell = read_pair(entry.get("at"))
        need(isinstance(entry.get("on"), str), "a spot is a text")
        segment = board.segment_at(cell, entry["on"])
        need(segment, "no such spot")
        need(place_for(figure, segment.kind, settings), "no place for this figure")
        need(not board.feature_of(cell, segment.name).complete, "the feature is complete")
        setup.figures.append(Figure(player, figure, cell, segment.name))
    barned = [board.corner_field(corner) for _, corner in setup.barns]
    for one in setup.figures:
        feature = board.feature_of(one.at, one.on)
        need(not any(feature is field for field in barned), "a farmer in a field with a barn")
        company = [other for other in setup.figures if other.player == one.player and other.figure in PERSONS
                   and feature.holds(other.at, other.on)]
        need(company, "a builder or pig without a meeple (R-25.9)")


def read_dragon(request, setup):
    """Where dragon and fairy stand (R-33)."""
    given = {key: request[key] for key in ("dragon", "fairy") if key in request}
    need(not given or setup.settings["dragon"] == "on", "dragon and fairy need their module")
    tiles = {(x, y): tile_id for tile_id, x, y, _ in setup.tiles}
    if given.get("dragon") is not None:
        setup.dragon = read_pair(given["dragon"])
        need(setup.dragon in tiles and tiles[setup.dragon] not in INNER, "the dragon needs a tile")
        need(all(one.at != setup.dragon for one in setup.figures), "a figure on the dragon's cell")
    fairy = given.get("fairy")
    if fairy is None:
        return
    jcz = setup.settings["rulings"] == "jcz"
    need(isinstance(fairy, dict) and set(fairy) <= {"at", "player", "figure", "on"} and "at" in fairy, "a fairy")
    setup.fairy = read_pair(fairy["at"])
    inside = tiles.get(setup.fairy) in INNER
    need(setup.fairy in tiles and (not inside or (jcz and setup.fairy == HEART)), "the fairy needs a tile")
    if len(fairy) == 1:
        return
    need({"player", "on"} <= set(fairy) and isinstance(fairy["on"], str), "the fairy's follower")
    figure = fairy.get("figure", "meeple")
    need(isinstance(figure, str) and figure in PERSONS and fairy["player"] in setup.players, "her follower")
    if fairy["on"] in QUARTERS:
        need(jcz and setup.fairy == HEART, "not into the City")
        setup.fairy_with = Lodger(fairy["player"], figure, fairy["on"])
        need(setup.fairy_with in setup.lodgers, "nobody is there")
        return
    board = Board()
    for tile_id, x, y, rotation in setup.tiles:
        board.lay(tile_id, (x, y), rotation)
    segment = board.segment_at(setup.fairy, fairy["on"])
    need(segment, "no such spot")
    setup.fairy_with = Figure(fairy["player"], figure, setup.fairy, segment.name)
    need(setup.fairy_with in setup.figures, "nobody is there")


def read_abbeys(request, setup):
    """Abbeys in hand, and whether the first tile is in hand already (R-33)."""
    if "abbeys" in request or "drawn" in request:
        need(setup.settings["abbey"] == "on", "abbeys and drawn need their module")
    given, drawn = request.get("abbeys", {}), request.get("drawn", False)
    need(isinstance(given, dict) and isinstance(drawn, bool), "abbeys is an object, drawn true or false")
    for player, count in given.items():
        need(player in setup.players and is_int(count) and 0 <= count <= 1, "abbeys in hand: 0 or 1")
    setup.abbeys, setup.drawn = given, drawn


def read_lodger(player, figure, quarter, settings):
    need(settings["start"] == "count", "quarters need the Count")
    need(isinstance(quarter, str) and quarter in QUARTERS, "unknown quarter")
    need(figure in PERSONS, "builder and pig never enter (R-24.2)")
    need(quarter in allowed_quarters(figure), "not in this quarter")
    return Lodger(player, figure, quarter)
