"""What features are worth, and who gets it. Values come from the table alone; figures decide the owners."""

from collections import Counter

from board import Feature, surroundings
from tiles import BUILDINGS

CARCASSONNE = (0, 0, "carcassonne")


def value(board, settings, feature):
    """What the feature pays if the game ended now; a complete one its full value (points_now)."""
    if feature.kind == "city":
        size = len(feature.cells) + feature.pennants
        if not feature.complete or (settings["two_tile"] == "2" and len(feature.cells) == 2):
            return size
        return 2 * size
    if feature.kind == "road":
        return len(feature.cells)
    if feature.kind in BUILDINGS:
        return building_tiles(board, feature)
    return len(fed_cities(board, feature)) * per_city(board, settings, feature)


def building_tiles(board, feature):
    return 1 + sum(1 for cell in surroundings(feature.cells[0]) if cell in board.tiles)


def per_city(board, settings, field):
    """Points of one completed city for one field (R-7.6 to R-7.9, R-12.6)."""
    if settings["farm"] == "off":
        return 0
    if settings["farm"] == "city4":
        return 4
    pigs = settings["farm"] == "field3" and settings["pigs"] == "1" and board.feeds_pigs(field)
    return 4 if pigs else 3


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
    return sorted(cities, key=lambda city: (city[1], city[0], city[2]))


def majority(figures, players):
    """The players with the most figures, all of them on a tie, in the order of the players (R-6.6, R-6.7)."""
    counts = Counter(figure.player for figure in figures)
    most = max(counts.values(), default=0)
    return [player for player in players if most and counts[player] == most]


def farm_payments(board, settings, players, occupants):
    """Final scoring of the fields: (player, points, field, cities); `occupants` tells a field's farmers."""
    fields = [feature for feature in board.features() if feature.kind == "field" and occupants(feature)]
    if settings["farm"] in ("city4", "city3"):
        return _pay_by_city(board, settings, players, fields, occupants)
    payments, paid = [], {player: set() for player in players}
    for field in fields:
        for player in majority(occupants(field), players):
            cities = fed_cities(board, field)
            if settings["farm"] == "field3cap":
                cities = [city for city in cities if city not in paid[player]]
                paid[player].update(cities)
            if cities:
                payments.append((player, len(cities) * per_city(board, settings, field), field, cities))
    return payments


def _pay_by_city(board, settings, players, fields, occupants):
    payments = []
    cities = sort_cities({city for field in fields for city in fed_cities(board, field)})
    for city in cities:
        feeding = [field for field in fields if city in fed_cities(board, field)]
        farmers = [figure for field in feeding for figure in occupants(field)]
        for player in majority(farmers, players):
            own = [field for field in feeding if any(figure.player == player for figure in occupants(field))]
            own.sort(key=Feature.sort_key)
            payments.append((player, 4 if settings["farm"] == "city4" else 3, own[0], [city]))
    return payments
