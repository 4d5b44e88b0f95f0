"""What features are worth, and who gets it. Values come from the table alone; figures decide the owners."""

from collections import Counter, namedtuple

from board import Feature, surroundings
from figures import PERSONS, WEIGHT
from tiles import BUILDINGS, EDGES

CARCASSONNE = (0, 0, "carcassonne")

# One event of the farms: who gets how much, at which field, for which cities, and whether his pig helped.
Payment = namedtuple("Payment", "player points field cities pig")


def value(board, settings, feature):
    """What the feature pays if the game ended now; a complete one its full value (points_now)."""
    if feature.kind in ("city", "road"):
        special = settings["inns"] == "on" and (feature.inn or feature.cathedral)
        if special and not feature.complete and settings["inns_final"] == "zero":
            return 0
        if feature.kind == "road":
            return len(feature.cells) * (2 if special and feature.complete else 1)
        size = len(feature.cells) + feature.pennants
        if not feature.complete:
            return size
        small = settings["two_tile"] == "2" and len(feature.cells) == 2
        if special:
            return (2 if small else 3) * size
        return size if small else 2 * size
    if feature.kind in BUILDINGS:
        return building_tiles(board, feature)
    return len(fed_cities(board, feature)) * per_city(board, settings, feature)


def building_tiles(board, feature):
    return 1 + sum(1 for cell in surroundings(feature.cells[0]) if cell in board.tiles)


def per_city(board, settings, field):
    """Points of one completed city for one field (R-7.6 to R-7.9, R-12.6, R-24.14); pigs apart."""
    if settings["farm"] == "off":
        return 0
    if settings["farm"] == "city4":
        return 4
    counts = settings["farm"] == "field3" and (settings["pigs"] == "1" or settings["traders"] == "on")
    return 4 if counts and board.feeds_pigs(field) else 3


def city_entry(city):
    (x, y), name = city.address
    return (x, y, name)


def fed_cities(board, field):
    """Addresses of the completed cities a field borders, the City of Carcassonne among them (R-13.16)."""
    cities = [city_entry(city) for city in board.bordered_cities(field)]
    if board.borders_carcassonne(field):
        cities.append(CARCASSONNE)
    return sort_cities(cities)


def sort_cities(cities):
    """By row, column, then their first edge from the north (R-6.12); the City of Carcassonne before those."""
    return sorted(cities, key=lambda city: (city[1], city[0], EDGES.find(city[2].removeprefix("city:"))))


def majority(figures, players, pennants=0):
    """The players with the most figures, all of them on a tie, in the order of the players (R-6.6, R-6.7).

    A large meeple weighs two, builder and pig nothing (R-23.10, R-24.2), a mayor the pennants of the city (R-31.11).
    """
    weights = Counter()
    for figure in figures:
        weights[figure.player] += pennants if figure.figure == "mayor" else WEIGHT[figure.figure]
    most = max(weights.values(), default=0)
    return [player for player in players if most and weights[player] == most]


def holds_pig(occupants, field, player):
    return any(figure.player == player and figure.figure == "pig" for figure in occupants(field))


def farm_payments(board, settings, players, occupants):
    """Final scoring of the fields; `occupants` tells the figures of a field."""
    fields = [feature for feature in board.features() if feature.kind == "field" and occupants(feature)]
    if settings["farm"] in ("city4", "city3"):
        return _pay_by_city(board, settings, players, fields, occupants)
    if settings["farm"] == "field3cap":
        return _pay_capped(board, players, fields, occupants)
    payments = []
    for field in fields:
        cities = fed_cities(board, field)
        for player in majority(occupants(field), players) if cities else ():
            pig = holds_pig(occupants, field, player)
            points = len(cities) * (per_city(board, settings, field) + pig)
            payments.append(Payment(player, points, field, cities, pig))
    return payments


def _pay_capped(board, players, fields, occupants):
    """Every city pays a player once, 4 if one of the fields he has there holds his pig (R-7.9, R-24.12)."""
    payments, paid = [], {player: set() for player in players}
    helped = {player: {city for field in fields if player in majority(occupants(field), players)
                       and holds_pig(occupants, field, player) for city in fed_cities(board, field)}
              for player in players}
    for field in fields:
        for player in majority(occupants(field), players):
            cities = [city for city in fed_cities(board, field) if city not in paid[player]]
            paid[player].update(cities)
            extra = sum(1 for city in cities if city in helped[player])
            if cities:
                payments.append(Payment(player, 3 * len(cities) + extra, field, cities, extra > 0))
    return payments


def _pay_by_city(board, settings, players, fields, occupants):
    payments = []
    each = 4 if settings["farm"] == "city4" else 3
    cities = sort_cities({city for field in fields for city in fed_cities(board, field)})
    for city in cities:
        feeding = [field for field in fields if city in fed_cities(board, field)]
        farmers = [figure for field in feeding for figure in occupants(field)]
        for player in majority(farmers, players):
            own = [field for field in feeding if any(figure.player == player and figure.figure in PERSONS
                                                     for figure in occupants(field))]
            own.sort(key=Feature.sort_key)
            pig = any(holds_pig(occupants, field, player) for field in feeding)
            payments.append(Payment(player, each + pig, own[0], [city], pig))
    return payments
