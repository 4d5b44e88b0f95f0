"""Where a tile may lie: edges (R-3), rivers (R-10, R-12), shrines and monasteries (R-15).

Everything is judged from the table as it lies; nothing is remembered about the river but the order of laying.
"""

from board import neighbour, surroundings
from memory import recall
from tiles import catalogue, edge_letter, opposite

LIMIT = 999
OPPONENT = {"monastery": "shrine", "shrine": "monastery"}


def why_not(game, tile_id, cell, rotation):
    """A sentence why this placement is illegal, or None if it is legal."""
    board = game.board
    if cell in board.tiles:
        return "the cell is taken"
    if max(abs(cell[0]), abs(cell[1])) > LIMIT:
        return "too far away"
    if not any(neighbour(cell, edge) in board.tiles for edge in range(4)):
        return "no tile along an edge (R-3.2)"
    if board.clash(tile_id, cell, rotation) is not None:
        return "an edge does not continue (R-3.3)"
    if catalogue()[tile_id].is_river:
        reason = _river_reason(game, tile_id, cell, rotation)
        if reason:
            return reason
    return _shrine_reason(game, tile_id, cell)


def placements(game, tile_id):
    """Every legal (x, y, rotation), by row, column and rotation."""
    fitting = recall(game.board, tile_id, lambda: _fitting(game.board, tile_id))
    if building_kind(tile_id) is None and not catalogue()[tile_id].is_river:
        return fitting
    return [(x, y, rotation) for x, y, rotation in fitting
            if why_not(game, tile_id, (x, y), rotation) is None]


def _fitting(board, tile_id):
    """Where the edges alone allow it."""
    return [(x, y, rotation) for x, y in board.frontier() if max(abs(x), abs(y)) <= LIMIT
            for rotation in range(4) if board.clash(tile_id, (x, y), rotation) is None]


# -- rivers ----------------------------------------------------------------------------------------

def river_edges(tile_id, rotation):
    return [edge for edge in range(4) if edge_letter(tile_id, rotation, edge) == "I"]


def open_river_ends(board):
    """(cell, edge) of every river edge that faces an empty cell."""
    return [(cell, edge) for cell, (tile_id, rotation) in board.tiles.items()
            for edge in river_edges(tile_id, rotation) if neighbour(cell, edge) not in board.tiles]


def turn_of(entry, leaving):
    """0 straight on, 1 to the right, 3 to the left."""
    return (leaving - opposite(entry)) % 4


def river_entries(board):
    """By which edge the river comes into each river tile, walking from the source; None for the source.

    A given table may hold rivers that do not meet: each starts at its spring, else at its first tile (17b).
    """
    rivers = [cell for cell, (tile_id, _) in board.tiles.items() if catalogue()[tile_id].is_river]
    springs = [cell for cell in rivers if board.has_flag(cell, "spring")]
    entries = {}
    for source in springs + rivers:
        todo = [(source, None)]
        while todo:
            cell, entry = todo.pop()
            if cell in entries:
                continue
            entries[cell] = entry
            for edge in river_edges(*board.tiles[cell]):
                there = neighbour(cell, edge)
                if edge != entry and there in board.tiles:
                    todo.append((there, opposite(edge)))
    return entries


def last_bend(board, cell, leaving, all_the_way):
    """How the river turned last before it leaves `cell`: there, or (all_the_way) on the last bend."""
    entries = river_entries(board)
    while True:
        entry = entries.get(cell)
        if entry is None:
            return 0
        turn = turn_of(entry, leaving)
        if turn or not all_the_way:
            return turn
        cell, leaving = neighbour(cell, entry), opposite(entry)


def _river_reason(game, tile_id, cell, rotation):
    board, rule = game.board, game.settings["river_turn"]
    edges = river_edges(tile_id, rotation)
    joined = [edge for edge in edges if neighbour(cell, edge) in board.tiles]
    if len(joined) != 1:
        return "must continue exactly one open end, the others into empty cells (R-10.2, R-10.6, R-12.3)"
    entry = joined[0]
    leaving = [edge for edge in edges if edge != entry]
    if tile_id == "R2_lakecity" and len(open_river_ends(board)) < 2:
        return "the city lake needs two open ends (R-12.4)"
    faced = [neighbour(*end) for end in open_river_ends(board)]
    for edge in leaving:
        if neighbour(cell, edge) in faced:
            return "another open end faces that cell already (R-10.6)"
        if rule == "lookahead":
            if not _room_ahead(board, cell, edge):
                return "no room beyond the new open end (R-10.5)"
        else:
            before = last_bend(board, neighbour(cell, entry), opposite(entry), rule == "alternate")
            if before != 0 and turn_of(entry, edge) == before:
                return "the river would turn the same way again (R-10.5)"
    return None


def _room_ahead(board, cell, edge):
    ahead = neighbour(cell, edge)
    beyond = neighbour(ahead, edge)
    left, right = (edge + 3) % 4, (edge + 1) % 4
    wanted = [ahead, neighbour(ahead, left), neighbour(ahead, right),
              beyond, neighbour(beyond, left), neighbour(beyond, right)]
    return not any(there in board.tiles for there in wanted)


# -- shrines ---------------------------------------------------------------------------------------

def building_kind(tile_id):
    """monastery or shrine, if the tile carries one."""
    flags = catalogue()[tile_id].flags
    return next((kind for kind in OPPONENT if kind in flags), None)


def opponents_round(board, cell, kind):
    """Cells round this one that carry a shrine (for a monastery) or a monastery (for a shrine)."""
    return [there for there in surroundings(cell) if board.has_flag(there, OPPONENT[kind])]


def abbey_allowed(game, cell):
    """R-31.5: shrines take an abbey for a monastery."""
    return _shrine_reason(game, "AM_abbey", cell) is None


def _shrine_reason(game, tile_id, cell):
    kind = building_kind(tile_id)
    if kind is None:
        return None
    board, rule = game.board, game.settings["shrine_near"]
    opponents = opponents_round(board, cell, kind)
    if rule == "free":
        opponents = [there for there in opponents if game.occupants(board.feature_of(there, OPPONENT[kind]))]
    if len(opponents) > 1:
        return "next to more than one opponent (R-15.2)"
    for there in opponents:
        theirs = opponents_round(board, there, OPPONENT[kind])
        if rule == "free":
            theirs = [other for other in theirs if game.occupants(board.feature_of(other, kind))]
        if theirs and rule != "literal":
            return "that building already has an opponent (R-15.3)"
    return None
