"""The protocol of bastide-engine, spoken by the reference: one request (a dict) in, one answer (a dict) out.

Differences from the real engine: states carry no `hash`, error sentences are short, and `new` with a seed
needs a pile that somebody else knows (see `Reference.new_with_pile`).
"""

import json

import scoring
from board import Board, neighbour, row_then_column
from game import Figure, Game, IllegalMove, Lodger, Setup
from placement import LIMIT
from settings import BOARD_CELLS, COLOURS, QUARTERS, RIVER_PREFIX, START_TILE, SUPPLY, complete_settings
from tiles import BUILDINGS, catalogue

MAX_TILES = 160
MAX_SCORE = 999_999
MAX_LINE = 1 << 20
MAX_SEED = (1 << 53) - 1


class Refused(Exception):
    """The request is answered with ok:false."""


def need(condition, sentence):
    if not condition:
        raise Refused(sentence)


def is_int(value):
    return isinstance(value, int) and not isinstance(value, bool)


class Reference:
    def __init__(self):
        self.game = None
        self.done = False

    def answer_line(self, line):
        try:
            need(len(line) <= MAX_LINE, "the line is too long")
            request = json.loads(line)
        except (ValueError, RecursionError, Refused) as problem:
            return {"ok": False, "error": str(problem)}
        return self.answer(request)

    def answer(self, request):
        try:
            need(isinstance(request, dict), "a request is an object")
            handler = HANDLERS.get(request.get("cmd")) if isinstance(request.get("cmd"), str) else None
            need(handler, "unknown command")
            function, required, optional = handler
            keys = set(request) - {"cmd"}
            need(keys <= set(required) | set(optional), "unknown key")
            need(set(required) <= keys, "a key is missing")
            if function not in (Reference.new, Reference.position, Reference.quit):
                need(self.game, "no game yet")
            return {"ok": True, **function(self, request)}
        except (Refused, IllegalMove, ValueError) as problem:
            return {"ok": False, "error": str(problem)}

    # -- starting ----------------------------------------------------------------------------------

    def new(self, request):
        setup = self.read_new(request)
        need("deck" in request, "the reference cannot shuffle: give a deck")
        self.game = Game(setup)
        return {"state": self.state_fields()}

    def new_with_pile(self, request, pile, first):
        """A `new` with a seed: the pile is any sequence that knows the tiles drawn so far."""
        setup = self.read_new(request)
        setup.pile, setup.turn = pile, first
        self.game = Game(setup)

    def accepts_new(self, request):
        """Whether a `new`, with a seed too, would be accepted."""
        try:
            need(set(request) <= {"cmd", "game", "players", "settings", "seed"}, "unknown key")
            need("players" in request, "a key is missing")
            self.read_new(request)
        except (Refused, ValueError):
            return False
        return True

    def read_new(self, request):
        need(request.get("game", "carcassonne") == "carcassonne", "unknown game")
        players = read_players(request["players"])
        settings = read_settings(request.get("settings", {}), len(players))
        need(("seed" in request) != ("deck" in request), "exactly one of seed and deck")
        if "seed" in request:
            need(is_int(request["seed"]) and 0 <= request["seed"] <= MAX_SEED, "seed out of range")
        if settings["start"] in START_TILE:
            tiles = [(START_TILE[settings["start"]], 0, 0, 0)]
        else:
            tiles = [(tile_id, x, y, 0) for tile_id, x, y in BOARD_CELLS]
        pile = read_deck(request.get("deck", []), settings, len(tiles))
        first = settings["first_player"]
        return Setup(players, settings, tiles, pile, players[0 if first == "random" else int(first) - 1])

    def position(self, request):
        players = read_players(request["players"])
        need(request.get("game", "carcassonne") == "carcassonne", "unknown game")
        settings = read_settings(request.get("settings", {}), seats=5)  # first_player is ignored here
        tiles = read_table(request["tiles"], settings)
        setup = Setup(players, settings, tiles, read_deck(request.get("deck", []), settings, len(tiles)))
        read_figures(request.get("figures", []), setup)
        if "turn" in request:
            need(request["turn"] in players, "turn is not a player")
            setup.turn = request["turn"]
        if "count" in request:
            need(settings["start"] == "count", "the Count needs his module")
            need(request["count"] in QUARTERS, "unknown quarter")
            setup.count = request["count"]
        for card in ("king", "robber"):
            if card in request:
                need(settings["king"] == "on", "the card needs its module")
                need(request[card] is None or request[card] in players, "not a player")
                setup.holders[card] = request[card]
        scores = request.get("scores", {})
        need(isinstance(scores, dict), "scores is an object")
        for player, points in scores.items():
            need(player in players and is_int(points) and 0 <= points <= MAX_SCORE, "bad score")
            setup.scores[player] = points
        self.game = Game(setup)
        return {"state": self.state_fields()}

    # -- playing -----------------------------------------------------------------------------------

    def legal(self, _request):
        decision = self.game.decision
        if decision is None:
            return {"decision": None, "moves": []}
        return {"decision": decision.kind, "player": decision.player, "tile": self.game.hand,
                "moves": list(decision.moves), **(decision.about or {})}

    def play(self, request):
        need(isinstance(request["move"], str), "a move is a text")
        events = self.game.play(request["move"])
        return {"events": events, "state": self.state_fields()}

    def undo(self, _request):
        self.game.undo()
        return {"events": [], "state": self.state_fields()}

    def end(self, _request):
        return {"events": self.game.end(), "state": self.state_fields()}

    def state(self, _request):
        return {"state": self.state_fields()}

    def quit(self, _request):
        self.done = True
        return {}

    def state_fields(self):
        game = self.game
        abbots = game.settings["abbot"] == "on"
        decision = game.decision
        state = {
            "turn": game.turn,
            "player": decision.player if decision else None,
            "decision": decision.kind if decision else None,
            "tile": game.hand,
            "placed": dict(game.placed) if game.placed else None,
            "over": game.over,
            "scores": dict(game.scores),
            "supply": {player: {"meeple": game.supply(player),
                                **({"abbot": game.supply(player, "abbot")} if abbots else {})}
                       for player in game.players},
            "left": game.left(),
            "aside": list(game.aside),
            "winners": list(game.winners),
        }
        if game.settings["start"] == "count":
            state["count"] = game.count
            state["quarters"] = {
                quarter: {player: len(game.in_quarter(quarter, player)) for player in game.players
                          if game.in_quarter(quarter, player)}
                for quarter in QUARTERS if game.in_quarter(quarter)}
        if game.settings["king"] == "on":
            state.update(game.holders)
        return state

    def feature(self, request):
        game = self.game
        cell = read_pair(request["at"])
        need(isinstance(request["on"], str), "a spot is a text")
        segment = game.board.segment_at(cell, request["on"])
        need(segment, "no such spot")
        feature = game.board.feature_of(cell, segment.name)
        figures = sorted(game.occupants(feature), key=lambda one: (row_then_column(one.at), one.on))
        return {
            "kind": feature.kind,
            "tiles": [list(cell) for cell in feature.cells],
            "spots": [[x, y, part.name] for (x, y), part in feature.parts],
            "figures": [{"player": one.player, "figure": one.figure, "at": list(one.at), "on": one.on}
                        for one in figures],
            "complete": feature.complete,
            "open": feature.open,
            "pennants": feature.pennants,
            "points_now": scoring.value(game.board, game.settings, feature),
            "owners": scoring.majority(figures, game.players),
        }


HANDLERS = {  # command: function, required keys, optional keys
    "new": (Reference.new, ("players",), ("game", "settings", "seed", "deck")),
    "position": (Reference.position, ("players", "tiles"),
                 ("game", "settings", "figures", "count", "king", "robber", "scores", "turn", "deck")),
    "legal": (Reference.legal, (), ()),
    "play": (Reference.play, ("move",), ()),
    "undo": (Reference.undo, (), ()),
    "state": (Reference.state, (), ()),
    "quit": (Reference.quit, (), ()),
    "feature": (Reference.feature, ("at", "on"), ()),
    "end": (Reference.end, (), ()),
}


# -- reading the parts of a request ----------------------------------------------------------------

def read_players(players):
    need(isinstance(players, list) and 2 <= len(players) <= 5, "two to five players")
    need(all(isinstance(player, str) and player in COLOURS for player in players), "unknown colour")
    need(len(set(players)) == len(players), "a colour twice")
    return players


def read_settings(given, seats):
    need(isinstance(given, dict), "settings is an object")
    settings = complete_settings(given)
    need(settings["first_player"] == "random" or int(settings["first_player"]) <= seats, "no such seat")
    return settings


def read_pair(pair):
    need(isinstance(pair, list) and len(pair) == 2 and all(is_int(part) for part in pair), "a cell is [x, y]")
    return tuple(pair)


def read_deck(deck, settings, on_table):
    need(isinstance(deck, list), "a deck is a list")
    need(all(isinstance(tile_id, str) for tile_id in deck), "a deck is a list of ids")
    need(len(deck) + on_table <= MAX_TILES, "too many tiles")
    prefix = RIVER_PREFIX.get(settings["start"])
    land_began = False
    for tile_id in deck:
        need(tile_id in catalogue(), "unknown tile")
        tile = catalogue()[tile_id]
        need(not tile.is_cell and "spring" not in tile.flags, "never drawn")
        if tile.is_river:
            need(prefix and tile_id.startswith(prefix), "a river tile of another start")
            need(not land_began, "river tiles come first")
        else:
            land_began = True
    return list(deck)


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
        need(figure in ("meeple", "abbot"), "unknown figure")
        used[player, figure] = used.get((player, figure), 0) + 1
        owned = SUPPLY if figure == "meeple" else int(settings["abbot"] == "on")
        need(used[player, figure] <= owned, "beyond the supply")
        if "quarter" in entry:
            need("at" not in entry and "on" not in entry, "quarter together with at")
            need(settings["start"] == "count", "quarters need the Count")
            need(entry["quarter"] in QUARTERS, "unknown quarter")
            need(figure == "meeple" or entry["quarter"] == "cathedral", "an abbot only in the cathedral")
            setup.lodgers.append(Lodger(player, figure, entry["quarter"]))
            continue
        cell = read_pair(entry.get("at"))
        need(isinstance(entry.get("on"), str), "a spot is a text")
        segment = board.segment_at(cell, entry["on"])
        need(segment, "no such spot")
        need(figure == "meeple" or segment.kind in BUILDINGS, "no place for an abbot")
        need(figure == "abbot" or segment.kind != "garden", "a garden takes no meeple")
        need(segment.kind != "field" or settings["farm"] != "off", "no farmers")
        need(not board.feature_of(cell, segment.name).complete, "the feature is complete")
        setup.figures.append(Figure(player, figure, cell, segment.name))
