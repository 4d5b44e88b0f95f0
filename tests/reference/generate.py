"""Random things to play with: settings, decks, tables, moves. Chance comes from the generator handed in."""

import placement
from board import Board, neighbour, surroundings
from count import allowed_quarters
from dragon import HEART, INNER
from figures import PERSONS, WEIGHT, owned, place_for
from game import Game, Setup
from settings import (BOARD_CELLS, COLOURS, GOODS, QUARTERS, RIVER_PREFIX, START_TILE, VALUES,
                      complete_settings, pile_sets)
from tiles import BUILDINGS, HALVES, catalogue, tile_sets

NUMBERS = ("two_tile", "pigs", "kr_final")
MODULES = ("abbot", "king", "shrines", "new_land", "inns", "traders", "dragon", "abbey")


def random_players(rng, given):
    """Six and pink with the inns only (R-23.2)."""
    colours = COLOURS if given.get("inns") == "on" else COLOURS[:5]
    return rng.sample(colours, rng.randint(2, len(colours)))


def random_settings(rng, fixed=None):
    """Settings as a request carries them; modules are on more often than off."""
    given = {}
    for key, values in VALUES.items():
        if key in MODULES:
            given[key] = "on" if rng.random() < 0.6 else "off"
        elif key == "start" and rng.random() < 0.3:
            given[key] = "count"
        elif rng.random() < 0.6:
            given[key] = rng.choice(values)
    for key in NUMBERS:
        if given.get(key, "").isdigit() and rng.random() < 0.5:
            given[key] = int(given[key])
    given.update(fixed or {})
    return given


def full_pile(settings):
    """What a seed shuffles: lists that follow one another, each shuffled by itself (R-10.1, R-12.1)."""
    counts = {}
    for name in pile_sets(settings):
        for tile_id, count in tile_sets()[name].items():
            counts[tile_id] = counts.get(tile_id, 0) + count
    counts["D"] -= 1
    all_tiles = [tile_id for tile_id, count in counts.items() for _ in range(count)]
    land = [tile_id for tile_id in all_tiles if not catalogue()[tile_id].is_river]
    if settings["start"] not in RIVER_PREFIX:
        return [land]
    prefix = RIVER_PREFIX[settings["start"]]
    special = [prefix + name for name in ("spring", "fork", "volcano")] + ["R1_lake"]
    middle = [tile_id for tile_id in all_tiles if catalogue()[tile_id].is_river and tile_id not in special]
    if settings["start"] == "river1":
        return [middle, ["R1_lake"], land]
    return [["R2_fork"], middle, ["R2_volcano"], land]


def full_deck(rng, settings):
    deck = []
    for part in full_pile(settings):
        part = list(part)
        rng.shuffle(part)
        deck += part
    return deck


def land_tiles():
    return [tile_id for tile_id, tile in catalogue().items()
            if not (tile.is_river or tile.is_cell or tile.is_abbey)]


def odd_deck(rng, settings, most=70):
    """Any land tile in any number, river tiles of the start before them, in any order."""
    prefix = RIVER_PREFIX.get(settings["start"], "none")
    land = land_tiles()
    kinds = rng.sample(land, rng.randint(3, len(land)))
    river = [tile_id for tile_id in catalogue()
             if tile_id.startswith(prefix) and not tile_id.endswith("_spring")]
    if settings["shrines"] == "on" and rng.random() < 0.5:
        kinds = ["SH_plain", "SH_road", "SH_city", "B", "A", "E", "V", "U", "D"]
    deck = [rng.choice(river) for _ in range(rng.randint(0, 14))] if river else []
    return deck + [rng.choice(kinds) for _ in range(rng.randint(1, most))]


def random_deck(rng, settings):
    return full_deck(rng, settings) if rng.random() < 0.6 else odd_deck(rng, settings)


# -- tables ----------------------------------------------------------------------------------------

def start_tiles(settings):
    if settings["start"] in START_TILE:
        return [(START_TILE[settings["start"]], 0, 0, 0)]
    return [(tile_id, x, y, 0) for tile_id, x, y in BOARD_CELLS]


def random_table(rng, settings, size):
    """Tiles that match and hang together; rivers mostly as the rules lay them, shrines wherever they fit."""
    tiles = start_tiles(settings)
    if settings["start"] == "base" and rng.random() < 0.3:
        tiles = [(rng.choice(["E", "B", "KR_bridge", "X", "UG"]), rng.randint(-20, 20), rng.randint(-20, 20),
                  rng.randint(0, 3))]
    prefix = RIVER_PREFIX.get(settings["start"])
    if prefix and rng.random() < 0.4:  # a given table without a spring
        rivers = [tile_id for tile_id in catalogue() if tile_id.startswith(prefix)]
        tiles = [(rng.choice(rivers), rng.randint(-9, 9), rng.randint(-9, 9), rng.randint(0, 3))]
    wild = rng.random() < 0.15
    game = Game(Setup(["red", "blue"], settings, tiles, []))
    for tile_id in odd_deck(rng, settings, size):
        tile = catalogue()[tile_id]
        if tile.is_river and not wild:
            options = placement.placements(game, tile_id)
        else:
            options = [(x, y, rotation) for x, y in game.board.frontier() for rotation in range(4)
                       if game.board.clash(tile_id, (x, y), rotation) is None]
        if options:
            x, y, rotation = (near_ends if tile.is_river else completing)(rng, game.board, tile_id, options)
            game.board.lay(tile_id, (x, y), rotation)
    return game.board


def dense_table(rng, settings, siege):
    """A filled rectangle with a few holes, buildings among the tiles: one tile completes several features.

    A siege is mostly shrines and monasteries, side by side.
    """
    game = Game(Setup(["red", "blue"], settings, start_tiles(settings), []))
    board = game.board
    left, top = rng.randint(-3, 0), rng.randint(-3, 0)
    wide, high = (8, 6) if len(board.tiles) > 1 else (rng.randint(3, 6), rng.randint(3, 5))
    holes = {(left + rng.randrange(wide), top + rng.randrange(high)) for _ in range(rng.randint(1, 4))}
    land = land_tiles()
    wanted = {"monastery", "shrine"} if siege else set(BUILDINGS)
    buildings = [tile_id for tile_id in land if catalogue()[tile_id].flags & wanted]
    closed = set()
    while True:
        cells = [(x, y) for x, y in board.frontier() if (x, y) not in holes | closed
                 and left <= x < left + wide and top <= y < top + high]
        if not cells:
            return board
        cell = rng.choice(cells)
        kinds = buildings if rng.random() < (0.6 if siege else 0.3) else land
        options = fitting(board, kinds, cell)
        if options:
            tile_id, rotation = rng.choice(options)
            board.lay(tile_id, cell, rotation)
        else:
            closed.add(cell)


def fitting(board, kinds, cell):
    return [(tile_id, rotation) for tile_id in kinds for rotation in range(4)
            if board.clash(tile_id, cell, rotation) is None]


def hole_deck(rng, board):
    """Tiles that fit where most tiles are round."""
    kinds = land_tiles()
    holes = sorted(board.frontier(), reverse=True,
                   key=lambda cell: sum(around in board.tiles for around in surroundings(cell)))
    deck = []
    for cell in holes[:4]:
        options = fitting(board, kinds, cell)
        if options:
            deck.append(rng.choice(options)[0])
    return deck


def random_figures(rng, settings, players, board, siege=False):
    """Figures on incomplete features, several in one sometimes, and in the quarters; then builders and pigs."""
    spots = [part for feature in board.features() if not feature.complete for part in feature.parts]
    figures = []
    for player in players:
        most = {"meeple": rng.randint(4 if siege else 0, owned(settings, "meeple"))}
        for figure in PERSONS:
            count = most.get(figure, int(owned(settings, figure) and rng.random() < 0.6))
            wanted = [part for part in spots if place_for(figure, part[1].kind, settings)]
            for _ in range(count):
                if settings["start"] == "count" and rng.random() < 0.4:
                    quarter = rng.choice(allowed_quarters(figure))
                    figures.append({"player": player, "figure": figure, "quarter": quarter})
                elif wanted:
                    buildings = [part for part in wanted if part[1].kind in BUILDINGS]
                    prefer = buildings and rng.random() < (0.85 if siege else 0.4)
                    (x, y), segment = rng.choice(buildings if prefer else wanted)
                    figures.append({"player": player, "figure": figure, "at": [x, y],
                                    "on": spelled(rng, segment)})
        figures += random_helpers(rng, settings, player, board, figures)
    for figure in figures:
        if figure["figure"] == "meeple" and rng.random() < 0.8:
            del figure["figure"]
    rng.shuffle(figures)
    return figures


def random_helpers(rng, settings, player, board, figures):
    """A builder and a pig where the player has a meeple."""
    own = []
    for figure in figures:
        if figure["player"] == player and "at" in figure:
            cell = tuple(figure["at"])
            own.append(board.feature_of(cell, board.segment_at(cell, figure["on"]).name))
    helpers = []
    for figure in ("builder", "pig"):
        parts = [part for feature in own for part in feature.parts if place_for(figure, part[1].kind, settings)]
        if owned(settings, figure) and parts and rng.random() < 0.8:
            (x, y), segment = rng.choice(parts)
            helpers.append({"player": player, "figure": figure, "at": [x, y], "on": spelled(rng, segment)})
    return helpers


def random_pieces(rng, settings, request):
    """Dragon and fairy: he where nobody stands, she anywhere, with a follower or alone."""
    taken = {tuple(figure["at"]) for figure in request["figures"] if "at" in figure}
    cells = [(x, y) for tile_id, x, y, _ in request["tiles"] if tile_id not in INNER]
    free = [cell for cell in cells if cell not in taken]
    pieces = {}
    if free and rng.random() < 0.7:
        pieces["dragon"] = list(rng.choice(free))
    persons = [figure for figure in request["figures"] if figure.get("figure", "meeple") in PERSONS
               and ("at" in figure or settings["rulings"] == "jcz")]
    if persons and rng.random() < 0.6:
        one = rng.choice(persons)
        at, on = (one["at"], one["on"]) if "at" in one else (list(HEART), one["quarter"])
        pieces["fairy"] = {"at": at, "player": one["player"], "figure": one.get("figure", "meeple"), "on": on}
    elif cells and rng.random() < 0.5:
        pieces["fairy"] = {"at": list(rng.choice(cells))}
    return pieces


def random_barns(rng, settings, request, board):
    """Barns on corners of fields where nobody stands, and abbeys that were laid before."""
    farmed = [board.feature_of(tuple(one["at"]), board.segment_at(tuple(one["at"]), one["on"]).name)
              for one in request["figures"] if "at" in one]
    corners = [cell for cell in board.tiles if board.corner_field(cell)
               and not any(board.corner_field(cell) is field for field in farmed)]
    for player in request["players"]:
        if corners and settings["farm"] != "off" and rng.random() < 0.4:
            request["figures"].append({"player": player, "figure": "barn", "at": list(rng.choice(corners))})
    if rng.random() < 0.5:
        request["abbeys"] = {player: rng.randint(0, 1) for player in request["players"]}
    if rng.random() < 0.2:
        request["drawn"] = rng.random() < 0.7


def random_position(rng, fixed=None, deck_size=25):
    """A whole position request."""
    given = random_settings(rng, fixed)
    players, settings = random_players(rng, given), complete_settings(given)
    dense, siege = rng.random() < 0.6, rng.random() < 0.5
    if dense:
        board = dense_table(rng, settings, siege)
    else:
        board = random_table(rng, settings, rng.choice((3, 12, 40)))
    request = {"cmd": "position", "players": players, "settings": given,
               "tiles": [[tile_id, x, y, rotation] for (x, y), (tile_id, rotation) in board.tiles.items()],
               "figures": random_figures(rng, settings, players, board, dense and siege)}
    if rng.random() < 0.5:
        rng.shuffle(request["tiles"])
    if settings["start"] == "count" and rng.random() < 0.7:
        request["count"] = rng.choice(QUARTERS)
    if settings["king"] == "on":
        for card in ("king", "robber"):
            if rng.random() < 0.6:
                request[card] = rng.choice(players + [None])
    if settings["traders"] == "on":
        if rng.random() < 0.6:
            request["goods"] = {player: {kind: rng.choice((0, 1, 2, 9)) for kind in GOODS if rng.random() < 0.7}
                                for player in players if rng.random() < 0.8}
        if rng.random() < 0.5:
            request["part"] = rng.choice((1, 2))
    if settings["abbey"] == "on":
        random_barns(rng, settings, request, board)
    if settings["dragon"] == "on":
        request.update(random_pieces(rng, settings, request))
    if rng.random() < 0.5:
        request["scores"] = {player: rng.randint(0, 120) for player in players if rng.random() < 0.8}
    if rng.random() < 0.7:
        request["turn"] = rng.choice(players)
    if rng.random() < 0.9:
        deck = odd_deck(rng, settings, deck_size)
        if dense:
            rivers = [tile_id for tile_id in deck if catalogue()[tile_id].is_river]
            deck = rivers + hole_deck(rng, board) + deck[len(rivers):][:6]
        if not any(catalogue()[entry[0]].is_river for entry in request["tiles"]):
            deck = [tile_id for tile_id in deck if not catalogue()[tile_id].is_river]
        request["deck"] = deck
    return perhaps_hidden(rng, request)


def random_new(rng, fixed=None):
    """A whole new request with a deck."""
    given = random_settings(rng, fixed)
    players = random_players(rng, given)
    if rng.random() < 0.5:
        given["first_player"] = rng.choice(["random", rng.randint(1, len(players)), str(len(players))])
    return perhaps_hidden(rng, {"cmd": "new", "players": players, "settings": given,
                                "deck": random_deck(rng, complete_settings(given))})


def perhaps_hidden(rng, request):
    if rng.random() < 0.2:
        request["hidden"] = rng.random() < 0.8
    return request


def random_seed(rng, fixed=None):
    """A whole new request with a seed."""
    given = random_settings(rng, fixed)
    if given.get("dragon") == "on" and given.get("start") == "river2":
        given["start"] = "base"  # a lake that is set aside lets a tile wait, and nobody tells where under the pile
    return perhaps_hidden(rng, {"cmd": "new", "players": random_players(rng, given),
                                "seed": rng.randrange(1 << 53), "settings": given})


# -- moves -----------------------------------------------------------------------------------------

def compact(rng, board, options):
    """Mostly the placement with the most tiles round it: dense tables surround buildings."""
    if rng.random() < 0.3:
        return rng.choice(options)
    some = rng.sample(options, min(len(options), 16))
    return max(some, key=lambda option: sum(cell in board.tiles for cell in surroundings(option[:2])))


def completing(rng, board, tile_id, options):
    """Mostly the placement that completes the most: random placements seldom complete anything."""
    if rng.random() < 0.5:
        return compact(rng, board, options)
    some = rng.sample(options, min(len(options), 10))
    return max(some, key=lambda option: count_completed(board, tile_id, option))


def extending(rng, game, options):
    """Often the placements at an open end of the feature where the player's builder stands."""
    builder = next((one for one in game.figures if one.player == game.decision.player
                    and one.figure == "builder"), None)
    if builder is None or rng.random() < 0.4:
        return options
    feature = game.board.feature_of(builder.at, builder.on)
    ends = {neighbour(cell, edge) for cell, segment in feature.parts for edge in segment.sides}
    return [option for option in options if option[:2] in ends] or options


def near_ends(rng, board, tile_id, options):
    """Mostly the placement that brings the river's open ends closest to each other."""
    if rng.random() < 0.4:
        return rng.choice(options)
    return min(rng.sample(options, len(options)), key=lambda option: ends_apart(board, tile_id, option))


def ends_apart(board, tile_id, option):
    trial = Board()
    trial.tiles = dict(board.tiles)
    trial.lay(tile_id, option[:2], option[2])
    ends = [neighbour(cell, edge) for cell, edge in placement.open_river_ends(trial)]
    return min((abs(a[0] - b[0]) + abs(a[1] - b[1]) for i, a in enumerate(ends) for b in ends[:i]), default=99)


def count_completed(board, tile_id, option):
    trial = Board()
    trial.tiles = dict(board.tiles)
    cell = option[:2]
    trial.lay(tile_id, cell, option[2])
    found = {trial.walk(cell, segment).address: segment.kind for segment in trial.segments_at(cell)
             if segment.kind in ("city", "road") and trial.walk(cell, segment).complete}
    surrounded = [there for there in surroundings(cell) + [cell] if there in trial.tiles
                  and catalogue()[trial.tiles[there][0]].flags & set(BUILDINGS)
                  and all(around in trial.tiles for around in surroundings(there))]
    return sum(1 if kind == "road" else 2 for kind in found.values()) + 2 * len(surrounded)


def random_move(rng, game):
    """One of the moves owed, with a liking for moves that make something happen."""
    decision = game.decision
    if decision.kind == "tile":
        options = []
        for move in decision.moves:
            _, _, where, turns = move.split(" ")
            x, y = where.split(",")
            options.append((int(x), int(y), int(turns)))
        choose = near_ends if catalogue()[game.hand].is_river else completing
        x, y, rotation = choose(rng, game.board, game.hand, extending(rng, game, options))
        return f"place {game.hand} {x},{y} {rotation}"
    wanted = [move for move in decision.moves if move != "pass"]
    helpers = [move for move in wanted if move.startswith(("builder", "pig"))]
    if helpers and rng.random() < 0.5:
        return rng.choice(helpers)
    if "pass" not in decision.moves or (wanted and rng.random() < 0.7):
        buildings = [move for move in wanted if move.endswith(("monastery", "shrine"))]
        return rng.choice(buildings if buildings and rng.random() < 0.7 else wanted)
    return "pass"


def spelled(rng, segment):
    """One of the spellings of a spot."""
    if segment.sides and rng.random() < 0.3:
        names = HALVES if segment.kind == "field" else "NESW"
        return f"{segment.kind}:{names[rng.choice(segment.sides)]}"
    return segment.name


def respelled(rng, game, move):
    """The same move written with another of its spots."""
    words = move.split(" ")
    if words[0] in WEIGHT:
        words[1] = spelled(rng, game.board.segment_at(tuple(game.placed["at"]), words[1]))
    elif words[0] == "send":
        x, y = (int(part) for part in words[3].split(","))
        feature = game.board.feature_of((x, y), words[4])
        (x, y), segment = rng.choice(feature.parts)
        words[3:] = [f"{x},{y}", spelled(rng, segment)]
    return " ".join(words)
