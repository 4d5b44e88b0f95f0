"""The table: which tiles lie where, and the features they make.

Nothing is kept up to date: after every tile laid the features are found anew, from the tiles alone, by
walking from segment to touching segment.
"""

from collections import Counter

from memory import recall
from tiles import (BUILDINGS, STEP, catalogue, find_segment, mate, opposite, pig_field, segments,
                   turned_letters)

KIND_ORDER = {"city": 0, "road": 1, "monastery": 2, "shrine": 2, "garden": 2, "field": 3, "river": 4}


class Feature:
    """One road, city, field or building; `parts` are ((x, y), segment)."""

    def __init__(self, kind, parts):
        self.kind = kind
        self.parts = sorted(parts, key=lambda part: (part[0][1], part[0][0], part[1].order))
        self.cells = sorted({cell for cell, _ in parts}, key=row_then_column)
        self.spots = {(cell, segment.name) for cell, segment in parts}
        self.address = (self.parts[0][0], self.parts[0][1].name)
        self.pennants = sum(segment.pennants for _, segment in parts)
        self.inn = any(segment.inn for _, segment in parts)
        self.cathedral = any(segment.cathedral for _, segment in parts)
        self.goods = Counter(segment.goods for _, segment in parts if segment.goods)
        self.open = 0
        self.complete = False

    def sort_key(self):
        """Cities, roads, buildings; then lowest y, lowest x, first edge (R-6.12)."""
        (x, y), segment = self.parts[0]
        return (KIND_ORDER[self.kind], y, x, segment.order)

    def holds(self, cell, name):
        return (cell, name) in self.spots


def row_then_column(cell):
    return (cell[1], cell[0])


def neighbour(cell, edge):
    return (cell[0] + STEP[edge][0], cell[1] + STEP[edge][1])


def surroundings(cell):
    return [(cell[0] + dx, cell[1] + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0)]


class Board:
    def __init__(self):
        self.tiles = {}  # (x, y) -> (tile id, rotation), in the order they were laid
        self._features = None
        self._spots = None

    def lay(self, tile_id, cell, rotation):
        self.tiles[cell] = (tile_id, rotation)
        self._features = None

    def segments_at(self, cell):
        return segments(*self.tiles[cell])

    def segment_at(self, cell, spot):
        return find_segment(*self.tiles[cell], spot) if cell in self.tiles else None

    def has_flag(self, cell, flag):
        return cell in self.tiles and flag in catalogue()[self.tiles[cell][0]].flags

    def has_carcassonne(self):
        return any(catalogue()[tile_id].is_cell for tile_id, _ in self.tiles.values())

    def frontier(self):
        """Empty cells that share an edge with a tile (R-3.2)."""
        cells = {neighbour(cell, edge) for cell in self.tiles for edge in range(4)}
        return sorted(cells - self.tiles.keys(), key=row_then_column)

    def clash(self, tile_id, cell, rotation):
        """The first edge that does not continue its neighbour (R-3.3), or None."""
        letters = turned_letters(tile_id, rotation)
        for edge, (dx, dy) in enumerate(STEP):
            other = self.tiles.get((cell[0] + dx, cell[1] + dy))
            theirs = turned_letters(*other)[opposite(edge)] if other else letters[edge]
            if theirs != letters[edge] and "A" not in (theirs, letters[edge]):  # an abbey fits
                return edge
        return None

    # -- features ----------------------------------------------------------------------------------

    def features(self):
        """Every feature on the table, in the order of R-6.12, fields behind."""
        if self._features is None:
            self._features, self._spots = recall(self, "features", self._find_features)
        return self._features

    def feature_of(self, cell, name):
        self.features()
        return self._spots[cell, name]

    def _find_features(self):
        features, spots = [], {}
        for cell in self.tiles:
            for segment in self.segments_at(cell):
                if segment.kind == "river" or (cell, segment.name) in spots:
                    continue
                feature = self.walk(cell, segment)
                features.append(feature)
                for part_cell, part in feature.parts:
                    spots[part_cell, part.name] = feature
        return sorted(features, key=Feature.sort_key), spots

    def walk(self, cell, segment):
        """The feature a segment belongs to, found from the tiles."""
        reached, todo = {(cell, segment)}, [(cell, segment)]
        open_edges = 0
        while todo:
            here, part = todo.pop()
            for side in part.sides:
                edge = side // 2 if segment.kind == "field" else side
                there = neighbour(here, edge)
                if there not in self.tiles:
                    open_edges += 1
                    continue
                wanted = mate(side) if segment.kind == "field" else opposite(side)
                for other in self.segments_at(there):
                    if other.kind == segment.kind and wanted in other.sides and (there, other) not in reached:
                        reached.add((there, other))
                        todo.append((there, other))
        feature = Feature(segment.kind, reached)
        if segment.kind in BUILDINGS:
            feature.open = sum(1 for around in surroundings(cell) if around not in self.tiles)
            feature.complete = feature.open == 0
        elif segment.kind in ("city", "road"):
            feature.open = open_edges
            feature.complete = open_edges == 0
        return feature

    def features_touching(self, cell):
        """Roads, cities and buildings that a tile just laid on this cell may have completed."""
        near = {id(self.feature_of(cell, segment.name)) for segment in self.segments_at(cell)
                if segment.kind != "river"}
        if self.is_abbey(cell):
            near |= {id(feature) for feature in self.features_into(cell)}
        around = surroundings(cell)
        return [feature for feature in self.features()
                if id(feature) in near or (feature.kind in BUILDINGS and feature.cells[0] in around)]

    # -- abbeys and barns (R-31) -------------------------------------------------------------------

    def is_abbey(self, cell):
        return cell in self.tiles and catalogue()[self.tiles[cell][0]].is_abbey

    def features_into(self, cell):
        """The roads and cities whose segments end at this cell's edges."""
        found = {}
        for edge in range(4):
            there = neighbour(cell, edge)
            for segment in self.segments_at(there) if there in self.tiles else ():
                if segment.kind in ("city", "road") and opposite(edge) in segment.sides:
                    feature = self.feature_of(there, segment.name)
                    found[id(feature)] = feature
        return list(found.values())

    def hole(self, cell):
        """An empty cell with tiles along all four edges (R-31.2)."""
        return cell not in self.tiles and all(neighbour(cell, edge) in self.tiles for edge in range(4))

    def corner_field(self, corner):
        """The field in which a barn stands on this corner; None where there is no such corner (R-31.12)."""
        x, y = corner
        found = None
        for cell, halves in (((x - 1, y - 1), (3, 4)), ((x, y - 1), (5, 6)), ((x - 1, y), (1, 2)), ((x, y), (7, 0))):
            if cell not in self.tiles:
                return None
            found = next((segment for segment in self.segments_at(cell) if segment.kind == "field"
                          and set(halves) <= set(segment.sides)), None)
            if found is None:
                return None
        return self.feature_of(corner, found.name)

    def bordered_cities(self, field):
        """The completed cities a field borders (R-7.3), each once, without the City of Carcassonne."""
        cities = {}
        for cell, segment in field.parts:
            for name in segment.cities:
                city = self.feature_of(cell, name)
                if city.complete:
                    cities[city.address] = city
        return sorted(cities.values(), key=Feature.sort_key)

    def borders_carcassonne(self, field):
        """All fields of the board's cells border it (R-13.16)."""
        return any(self.has_flag(cell, "coc") for cell in field.cells)

    def feeds_pigs(self, field):
        return any(pig_field(*self.tiles[cell]) == segment.name for cell, segment in field.parts)
