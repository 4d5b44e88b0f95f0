"""The castle: its cells, corners and start spaces, and the sixty tiles.

Sides are numbered N0 E1 S2 W3; every side has three slots, numbered clockwise round the tile (0 to 11): slot
3*side+1 is its middle, where a path runs, the two others are the half-edges L and R. A quarter turn clockwise
moves slot s to s+3. A segment is one claimable thing on a tile; its name is the protocol's spot.
"""

import functools
import json
from collections import namedtuple
from pathlib import Path

SIDES = "NESW"
STEP = ((0, -1), (1, 0), (0, 1), (-1, 0))
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
CATALOGUE = Path(__file__).resolve().parent / "castle.json"

# kind: path, tower, house, court. slots: sorted. order: where it stands among the spots of its tile.
Segment = namedtuple("Segment", "kind name slots well markets order")

# cell, side: the edge that it is. slots: what it shows to each slot of the tile that faces it.
StartSpace = namedtuple("StartSpace", "id cell side kind slots markets")


@functools.lru_cache(maxsize=1)
def _content():
    return json.loads(CATALOGUE.read_text(encoding="utf-8"))


@functools.lru_cache(maxsize=1)
def catalogue():
    """Tile entries by id."""
    return {entry["id"]: entry for entry in _content()["tiles"]}


@functools.lru_cache(maxsize=1)
def cells():
    """The 76 cells inside the wall, by row and column."""
    return [(x, y) for y, row in enumerate(_content()["rows"]) for x, mark in enumerate(row) if mark == "#"]


@functools.lru_cache(maxsize=1)
def inside():
    return frozenset(cells())


@functools.lru_cache(maxsize=1)
def corners():
    """The two track spaces of every corner that may carry a wall tile, clockwise from 12/13 (R5)."""
    return [tuple(spaces) for spaces in _content()["corners"] if spaces != [0, 1]]


@functools.lru_cache(maxsize=1)
def start_spaces():
    """Start spaces by the edge they are: (cell, side)."""
    spaces = [StartSpace(entry["id"], tuple(entry["cell"]), SIDES.index(entry["side"]), entry["feature"],
                         tuple(entry["slots_facing"]), entry["markets"])
              for entry in _content()["start_spaces"]]
    return {(space.cell, space.side): space for space in spaces}


@functools.lru_cache(maxsize=1)
def start_cells():
    return frozenset(cell for cell, _ in start_spaces())


def neighbour(cell, side):
    return (cell[0] + STEP[side][0], cell[1] + STEP[side][1])


def opposite(side):
    return (side + 2) % 4


def facing(slot):
    """The slot of the neighbouring tile that touches this one."""
    side, index = divmod(slot, 3)
    return 3 * opposite(side) + 2 - index


def has_path(tile_id, rotation, side):
    return catalogue()[tile_id]["edges"][(side - rotation) % 4] == "P"


def half_edges(slots):
    """Half-edges among the slots, as numbers into HALVES."""
    return [2 * (slot // 3) + (slot % 3) // 2 for slot in slots if slot % 3 != 1]


@functools.lru_cache(maxsize=None)
def segments(tile_id, rotation):
    """All segments of a tile turned `rotation` quarter turns, named in board directions."""
    found = []
    for feature in catalogue()[tile_id]["features"]:
        slots = tuple(sorted((3 * SIDES.index(slot[0]) + int(slot[1]) + 3 * rotation) % 12
                             for slot in feature["slots"]))
        kind = feature["type"]
        if kind == "court":
            order = half_edges(slots)[0]
            name = "court:" + HALVES[order]
        else:
            order = slots[0] // 3
            name = f"{kind}:{SIDES[order]}"
        found.append(Segment(kind, name, slots, feature.get("well", False), feature.get("markets", 0), order))
    return tuple(found)


def find_segment(tile_id, rotation, spot):
    """The segment a spot names, by any of its edges or half-edges; None if the tile has no such spot."""
    kind, _, where = spot.partition(":")
    for segment in segments(tile_id, rotation):
        if segment.kind == kind and where in spellings(segment):
            return segment
    return None


def spellings(segment):
    """Every edge or half-edge that names the segment."""
    if segment.kind == "court":
        return [HALVES[half] for half in half_edges(segment.slots)]
    return [SIDES[side] for side in sorted({slot // 3 for slot in segment.slots})]
