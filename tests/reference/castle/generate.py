"""Random things to play The Castle with: settings, decks, walls, tables, moves. Chance is handed in."""

from castle.board import Board
from castle.settings import COLOURS, COPIES, FOLLOWERS, VALUES, WALL_NUMBERS
from castle.tiles import SIDES, catalogue, corners, neighbour, spellings

NAME = "castle"


def random_settings(rng, fixed=None):
    given = {}
    for key, values in VALUES.items():
        if rng.random() < 0.7:
            given[key] = rng.choice(values)
    if "well4" in given and rng.random() < 0.5:
        given["well4"] = int(given["well4"])
    given.update(fixed or {})
    return given


def full_pile(_settings):
    """What a seed shuffles."""
    return [list(catalogue())]


def random_deck(rng):
    """The whole set, or some tiles in any number."""
    deck = list(catalogue())
    if rng.random() < 0.5:
        kinds = rng.sample(deck, rng.randint(2, len(deck)))
        deck = [rng.choice(kinds) for _ in range(rng.randint(1, 90))]
    rng.shuffle(deck)
    return deck


def random_wall(rng):
    numbers = [number for number in WALL_NUMBERS for _ in range(COPIES)]
    rng.shuffle(numbers)
    if rng.random() < 0.5:
        return numbers[:len(corners())]
    kinds = [0] + rng.sample(numbers, rng.randint(1, 6))
    return [rng.choice(kinds) for _ in range(rng.randint(0, len(corners())))]


def base_request(rng, command, fixed):
    request = {"cmd": command, "game": NAME, "players": rng.sample(COLOURS, 2),
               "settings": random_settings(rng, fixed)}
    if rng.random() < 0.2:
        request["hidden"] = rng.random() < 0.8
    return request


def random_new(rng, fixed=None):
    request = base_request(rng, "new", fixed)
    if rng.random() < 0.6:
        request["settings"]["first_player"] = rng.choice(["random", 1, 2, "1", "2"])
    request["deck"] = random_deck(rng)
    if rng.random() < 0.9:
        request["wall"] = random_wall(rng)
    return request


def random_seed(rng, fixed=None):
    return {**base_request(rng, "new", fixed), "seed": rng.randrange(1 << 53)}


# -- tables ----------------------------------------------------------------------------------------

def random_table(rng, size):
    """A castle built by the rules as far as this many tiles, most of them where they complete something."""
    board = Board()
    kinds = rng.sample(list(catalogue()), rng.randint(5, len(catalogue())))
    for _ in range(size):
        tile_id = rng.choice(kinds)
        options = board.placements(tile_id)
        if options:
            x, y, rotation = completing(rng, board, tile_id, options)
            board.lay(tile_id, (x, y), rotation)
    return board


def random_figures(rng, players, board):
    """Mostly where a tile may complete what they stand on: merchants wait for the end."""
    spots = [part for feature in board.features() if not feature.complete for part in feature.parts]
    better = [part for part in spots if part[1].kind != "court"]
    one_sided = rng.random() < 0.3  # one player alone has many features to choose from
    figures = []
    for player in players:
        least = FOLLOWERS if one_sided and player == players[0] else 0
        for _ in range(rng.randint(least, FOLLOWERS) if spots else 0):
            (x, y), segment = rng.choice(better if better and rng.random() < 0.8 else spots)
            figures.append({"player": player, "at": [x, y], "on": spelled(rng, segment)})
            if rng.random() < 0.2:
                figures[-1]["figure"] = "meeple"
    rng.shuffle(figures)
    return figures


def random_keeps(rng, players, board):
    houses = [part for feature in board.features() if feature.kind == "house" and feature.complete
              for part in feature.parts]
    keeps = {}
    for player in players:
        if houses and rng.random() < 0.6:
            (x, y), segment = rng.choice(houses)
            keeps[player] = [x, y, spelled(rng, segment)]
    return keeps


def random_score(rng):
    """Often a few points before a corner."""
    if rng.random() < 0.3:
        return rng.randint(0, 130)
    return max(0, rng.choice(rng.choice(corners())) + rng.choice((0, 100)) - rng.randint(0, 6))


def random_position(rng, fixed=None, deck_size=24):
    """A whole position request."""
    request = base_request(rng, "position", fixed)
    players = request["players"]
    board = random_table(rng, rng.choice((0, 3, 12, 30, 45, 60, 60, 76)))
    request["tiles"] = [[tile_id, x, y, rotation] for (x, y), (tile_id, rotation) in board.tiles.items()]
    if rng.random() < 0.5:
        rng.shuffle(request["tiles"])
    request["figures"] = random_figures(rng, players, board)
    request["keeps"] = random_keeps(rng, players, board)
    if rng.random() < 0.8:
        request["wall"] = random_wall(rng)
    if rng.random() < 0.8:
        kinds = rng.choice((WALL_NUMBERS, (1, 2, 3), (4, 5, 6, 7, 8)))
        request["hands"] = {player: [rng.choice(kinds) for _ in range(rng.choice((0, 1, 3, 8)))]
                            for player in players if rng.random() < 0.8}
    if rng.random() < 0.8:
        request["scores"] = {player: random_score(rng) for player in players if rng.random() < 0.9}
    if rng.random() < 0.7:
        request["turn"] = rng.choice(players)
    if rng.random() < 0.9:
        request["deck"] = random_deck(rng)[:rng.randint(1, deck_size)]
    if rng.random() < 0.3:
        request.update(before_corners(rng, players))
    return request


def before_corners(rng, players):
    """Tiles that matter during the game on every corner, and both markers a step before one."""
    return {"wall": [rng.choice((1, 2, 3)) for _ in corners()],
            "scores": {player: rng.choice(rng.choice(corners())) - rng.choice((1, 2, 2, 3, 4))
                       for player in players}}


# -- moves -----------------------------------------------------------------------------------------

def count_completed(board, tile_id, option):
    """How many features the placement completes."""
    trial = Board()
    trial.tiles = dict(board.tiles)
    cell = option[:2]
    trial.lay(tile_id, cell, option[2])
    found = set()
    for there in [cell] + [neighbour(cell, side) for side in range(4)]:
        for segment in trial.segments_at(there) if there in trial.tiles else ():
            touches = there == cell or any(neighbour(there, slot // 3) == cell for slot in segment.slots)
            if touches and segment.kind != "court":
                feature = trial.walk(there, segment)
                if feature.complete:
                    found.add(feature.address)
    return len(found)


def completing(rng, board, tile_id, options):
    if rng.random() < 0.3:
        return rng.choice(options)
    some = rng.sample(options, min(len(options), 12))
    return max(some, key=lambda option: count_completed(board, tile_id, option))


def random_move(rng, game):
    """One of the moves owed, with a liking for moves that make something happen."""
    moves = game.decision.moves
    if game.decision.kind == "tile":
        options = []
        for move in moves:
            _, _, where, turns = move.split(" ")
            x, y = where.split(",")
            options.append((int(x), int(y), int(turns)))
        x, y, rotation = completing(rng, game.board, game.hand, options)
        return f"place {game.hand} {x},{y} {rotation}"
    wanted = [move for move in moves if move != "pass"]
    if game.decision.kind == "figure":  # merchants never come home: keep some followers for the rest
        wanted = [move for move in wanted if "court" not in move or rng.random() < 0.3]
        wanted = wanted if rng.random() < 0.8 else []
    if "pass" in moves and (not wanted or rng.random() < 0.15):
        return "pass"
    return rng.choice(wanted or moves)


def spelled(rng, segment):
    """One of the spellings of a spot."""
    return f"{segment.kind}:{rng.choice(spellings(segment))}" if rng.random() < 0.4 else segment.name


def respelled(rng, game, move):
    """The same move written with another of its spots."""
    words = move.split(" ")
    if words[0] == "meeple":
        words[1] = spelled(rng, game.board.segment_at(tuple(game.placed["at"]), words[1]))
    elif words[0] == "score":
        (x, y), segment = rng.choice(game.scored_feature(move).parts)
        words[1:3] = [f"{x},{y}", spelled(rng, segment)]
    return " ".join(words)


def random_spot(rng):
    kind = rng.choice(("path", "tower", "house", "court"))
    return f"{kind}:{rng.choice(SIDES)}" + (rng.choice("LR") if kind == "court" else "")
