"""What features are worth and who has them (R24 to R28, R38, R46)."""

from castle.tiles import start_spaces

PER_TILE = {"path": 1, "tower": 2, "house": 1}


def completed_value(feature):
    """R24 to R27; a well doubles a path however many there are (R25)."""
    return feature.size * PER_TILE[feature.kind] * (2 if feature.well else 1)


def unfinished_value(feature, settings):
    """What a wall tile 4, 5 or 6 makes of it (R38, R39)."""
    twice = feature.well and settings["well4"] == "2"
    return feature.size * PER_TILE[feature.kind] * (2 if twice else 1)


def value_now(feature):
    """`points_now`: unfinished paths, towers and houses are worth nothing (R47)."""
    if feature.kind == "court":
        return 3 * feature.markets
    return completed_value(feature) if feature.complete else 0


def owner(figures, players):
    """The player with more followers than the other; None if nobody has (R28)."""
    counts = [sum(1 for figure in figures if figure.player == player) for player in players]
    if counts[0] == counts[1]:
        return None
    return players[0] if counts[0] > counts[1] else players[1]


def largest_area(board, with_starts):
    """Cells and start spaces of the empty area that pays most (R44, R45, D9); (0, 0) when all is full."""
    found = [(0, 0)]
    for area in board.empty_areas():
        starts = sum(1 for space in start_spaces().values() if space.cell in area)
        found.append((len(area), starts if with_starts else 0))
    return max(found, key=lambda both: (both[0] + both[1], both[0]))
