"""The tile catalogue: what is printed on a tile, and what it looks like turned.

Edges are numbered N0 E1 S2 W3, half-edges clockwise from NL0 to WR7; a quarter turn clockwise moves edge e to
e+1 and half-edge h to h+2. A segment is one claimable thing on a tile (or its river); its name is the
protocol's spot.
"""

import functools
import json
from collections import namedtuple
from pathlib import Path

EDGES = "NESW"
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
STEP = ((0, -1), (1, 0), (0, 1), (-1, 0))
BUILDINGS = ("monastery", "shrine", "garden")

# The catalogue as the rules give it, not the engine's data files: a slip in those shows up as a difference.
CATALOGUES = [Path(__file__).resolve().parent / name for name in ("tiles.json", "tiles-2.json", "tiles-3.json")]

# kind: city, road, field, river, monastery, shrine, garden. sides: the edges or half-edges, sorted. cities:
# for a field, the names of the cities of the same tile it borders. order: where it stands among the spots of its
# tile. inn, cathedral: whether it has one; goods: wine, grain, cloth or None. princess: whether one lives there.
Segment = namedtuple("Segment", "kind name sides pennants cities order inn cathedral goods princess",
                     defaults=(False, False, None, False))


class Tile:
    """One printed tile, not turned."""

    def __init__(self, entry):
        self.id = entry["id"]
        self.edges = entry["edges"]
        self.entry = entry
        self.flags = frozenset(entry["flags"])
        self.is_river = "I" in self.edges
        self.is_cell = "coc" in self.flags
        self.is_abbey = "abbey" in self.flags


@functools.lru_cache(maxsize=1)
def load_catalogue():
    tiles, sets = {}, {}
    for path in CATALOGUES:
        content = json.loads(path.read_text(encoding="utf-8"))
        tiles.update({entry["id"]: Tile(entry) for entry in content["tiles"]})
        sets.update(content["sets"])
    return tiles, sets


def catalogue():
    """Tile by id."""
    return load_catalogue()[0]


def tile_sets():
    """Counts by tile id, by name of the set."""
    return load_catalogue()[1]


@functools.lru_cache(maxsize=1)
def printed_links():
    """By tile id the pairs of spots, not turned, that a wagon of the first edition may change between (R-31.8)."""
    return json.loads(CATALOGUES[-1].read_text(encoding="utf-8"))["wagon_links"]


def opposite(edge):
    return (edge + 2) % 4


def mate(half):
    """The half-edge of the neighbouring tile that touches this one."""
    return (half + 5) % 8 if half % 2 == 0 else (half + 3) % 8


@functools.lru_cache(maxsize=None)
def turned_letters(tile_id, rotation):
    """The letters of the edges N E S W as the tile lies."""
    return "".join(catalogue()[tile_id].edges[(edge - rotation) % 4] for edge in range(4))


def edge_letter(tile_id, rotation, edge):
    return turned_letters(tile_id, rotation)[edge]


def _turned_edges(letters, rotation):
    return tuple(sorted((EDGES.index(letter) + rotation) % 4 for letter in letters))


@functools.lru_cache(maxsize=None)
def segments(tile_id, rotation):
    """All segments of a tile turned `rotation` quarter turns, named in board directions."""
    tile = catalogue()[tile_id]
    found = []
    city_names = []
    for city in tile.entry["cities"]:
        edges = _turned_edges(city["edges"], rotation)
        name = "city:" + EDGES[edges[0]]
        city_names.append(name)
        found.append(Segment("city", name, edges, city["pennants"], (), edges[0],
                             cathedral=city.get("cathedral", False), goods=city.get("goods"),
                             princess=city.get("princess", False)))
    for road in tile.entry["roads"]:
        edges = _turned_edges(road["edges"], rotation)
        found.append(Segment("road", "road:" + EDGES[edges[0]], edges, 0, (), edges[0], inn=road["inn"]))
    for river in tile.entry["rivers"]:
        edges = _turned_edges(river["edges"], rotation)
        found.append(Segment("river", "river", edges, 0, (), edges[0]))
    inner = 0
    for field in tile.entry["fields"]:
        halves = tuple(sorted((half + 2 * rotation) % 8 for half in field["half_edges"]))
        cities = tuple(city_names[index] for index in field["cities"])
        if halves:
            found.append(Segment("field", "field:" + HALVES[halves[0]], halves, 0, cities, halves[0]))
        else:
            found.append(Segment("field", f"field:inner{inner}", (), 0, cities, 8 + inner))
            inner += 1
    for kind in BUILDINGS:
        if kind in tile.flags:
            found.append(Segment(kind, kind, (), 0, (), 0))
    return tuple(found)


def find_segment(tile_id, rotation, spot):
    """The segment a spot names, by any of its edges or half-edges; None if the tile has no such spot."""
    for segment in segments(tile_id, rotation):
        if segment.kind == "river":
            continue
        if segment.name == spot:
            return segment
        kind, _, side = spot.partition(":")
        if kind != segment.kind or not side:
            continue
        names = HALVES if kind == "field" else EDGES
        if side in names and names.index(side) in segment.sides:
            return segment
    return None


@functools.lru_cache(maxsize=None)
def wagon_links(tile_id, rotation):
    """Groups of segments of the tile as it lies that are linked for wagons."""
    groups = []
    for spots in printed_links().get(tile_id, []):
        names = []
        for spot in spots:
            kind, _, edge = spot.partition(":")
            names.append(f"{kind}:{EDGES[(EDGES.index(edge) + rotation) % 4]}" if edge else building_of(tile_id))
        groups.append(tuple(find_segment(tile_id, rotation, name) for name in names))
    return tuple(groups)


def building_of(tile_id):
    return next(kind for kind in BUILDINGS if kind in catalogue()[tile_id].flags)


@functools.lru_cache(maxsize=None)
def pig_field(tile_id, rotation):
    """The name of the field the herd stands in: the larger one of its tile (R-12.6); None without pigs."""
    if "pigherd" not in catalogue()[tile_id].flags:
        return None
    fields = [segment for segment in segments(tile_id, rotation) if segment.kind == "field"]
    return max(fields, key=lambda segment: len(segment.sides)).name
