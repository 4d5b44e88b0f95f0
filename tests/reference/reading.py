"""Reading the parts of a request that all games share. What is wrong raises `Refused` with a sentence."""

MAX_TILES = 256
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


def is_list(value, entry):
    """A list whose entries are all of this Python type."""
    return isinstance(value, list) and all(isinstance(one, entry) for one in value)


def read_pair(pair):
    need(isinstance(pair, list) and len(pair) == 2 and all(is_int(part) for part in pair), "a cell is [x, y]")
    return tuple(pair)


def read_colours(players, colours, least, most):
    need(is_list(players, str) and least <= len(players) <= most, f"{least} to {most} players")
    need(all(player in colours for player in players), "unknown colour")
    need(len(set(players)) == len(players), "a colour twice")
    return players


def read_choices(given, values, seats):
    """Settings: one of the values for every key, as a word or a number; the first is the default."""
    need(isinstance(given, dict), "settings is an object")
    chosen = {key: allowed[0] for key, allowed in values.items()}
    chosen["first_player"] = "random"
    for key, value in given.items():
        need(is_int(value) or isinstance(value, str), f"setting {key}: neither a word nor a number")
        allowed = values.get(key)
        if key == "first_player":
            allowed = ["random"] + [str(seat + 1) for seat in range(seats)]
        need(allowed, f"unknown setting {key}")
        need(str(value) in allowed, f"setting {key} has no value {value}")
        chosen[key] = str(value)
    return chosen


def read_source(request):
    """Exactly one of seed and deck."""
    need(("seed" in request) != ("deck" in request), "exactly one of seed and deck")
    if "seed" in request:
        need(is_int(request["seed"]) and 0 <= request["seed"] <= MAX_SEED, "seed out of range")


def read_scores(given, players):
    need(isinstance(given, dict), "scores is an object")
    for player, points in given.items():
        need(player in players and is_int(points) and 0 <= points <= MAX_SCORE, "bad score")
    return {player: given.get(player, 0) for player in players}


def read_turn(request, players):
    turn = request.get("turn", players[0])
    need(isinstance(turn, str) and turn in players, "turn is not a player")
    return turn


def read_deck_ids(deck, known, on_table):
    need(is_list(deck, str), "a deck is a list of ids")
    need(len(deck) + on_table <= MAX_TILES, "too many tiles")
    need(all(tile_id in known for tile_id in deck), "unknown tile")
    return list(deck)
