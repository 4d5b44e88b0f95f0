"""The castle as it is built so far: where a tile may lie, and the features (R11 to R15, R23 to R27, R41).

Nothing is kept up to date: after every tile laid the features are found anew, from the tiles alone.
"""

from castle.tiles import (cells, facing, find_segment, has_path, inside, neighbour, opposite, segments,
                          start_cells, start_spaces)
from memory import recall


class Feature:
    """One path, tower, house or court; `parts` are (cell, segment), `starts` start spaces (D2, D3)."""

    def __init__(self, kind, parts, starts, open_edges):
        self.kind = kind
        self.parts = sorted(parts, key=lambda part: (part[0][1], part[0][0], part[1].order))
        self.cells = sorted({cell for cell, _ in parts}, key=row_then_column)
        self.starts = sorted(space.id for space in starts)
        self.spots = {(cell, segment.name) for cell, segment in parts}
        self.address = (self.parts[0][0], self.parts[0][1].name)
        self.open = 0 if kind == "court" else len(open_edges)
        self.complete = kind != "court" and not open_edges
        self.well = any(segment.well for _, segment in parts)
        self.markets = sum(segment.markets for _, segment in parts) + sum(space.markets for space in starts)

    @property
    def size(self):
        """Tiles and start spaces (D2, D4)."""
        return len(self.cells) + len(self.starts)

    def sort_key(self):
        """By address: lowest y, lowest x, first edge."""
        (x, y), segment = self.parts[0]
        return (y, x, segment.order)

    def holds(self, cell, name):
        return (cell, name) in self.spots


def row_then_column(cell):
    return (cell[1], cell[0])


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

    def is_open(self, cell, side):
        """Whether this edge faces an empty cell; bare wall and start spaces close it (R15, D18)."""
        there = neighbour(cell, side)
        return there in inside() and there not in self.tiles

    # -- where a tile may lie ----------------------------------------------------------------------

    def why_not(self, tile_id, cell, rotation, alone=False):
        """A sentence why this placement is illegal, or None; `alone`: it need not touch anything."""
        if cell not in inside():
            return "outside the wall"
        if cell in self.tiles:
            return "the cell is taken"
        if not alone and not self.joins(cell):
            return "neither a start space nor a tile along an edge (R11, R12)"
        if self.blocks_path(tile_id, cell, rotation):
            return "a path is blocked (R13)"
        return None

    def joins(self, cell):
        return cell in start_cells() or any(neighbour(cell, side) in self.tiles for side in range(4))

    def blocks_path(self, tile_id, cell, rotation):
        """R13, D1: a path edge and anything but a path edge meet; bare wall may close a path (R15)."""
        for side in range(4):
            path = has_path(tile_id, rotation, side)
            there = neighbour(cell, side)
            if there in self.tiles:
                if path != has_path(*self.tiles[there], opposite(side)):
                    return True
            elif (cell, side) in start_spaces():
                if path != (start_spaces()[cell, side].kind == "path"):
                    return True
        return False

    def placements(self, tile_id):
        """Every legal (x, y, rotation)."""
        return recall(self, tile_id, lambda: [
            (*cell, rotation) for cell in cells() if cell not in self.tiles and self.joins(cell)
            for rotation in range(4) if not self.blocks_path(tile_id, cell, rotation)])

    # -- features ----------------------------------------------------------------------------------

    def features(self):
        """Every feature on the table, by address."""
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
                if (cell, segment.name) not in spots:
                    feature = self.walk(cell, segment)
                    features.append(feature)
                    for part_cell, part in feature.parts:
                        spots[part_cell, part.name] = feature
        return sorted(features, key=Feature.sort_key), spots

    def walk(self, cell, segment):
        """The feature a segment belongs to, found from the tiles: equal things that face each other join."""
        reached, todo = {(cell, segment)}, [(cell, segment)]
        starts, open_edges = set(), set()
        while todo:
            here, part = todo.pop()
            for slot in part.slots:
                side = slot // 3
                there = neighbour(here, side)
                if there in self.tiles:
                    for other in self.segments_at(there):
                        if other.kind == segment.kind and facing(slot) in other.slots:
                            if (there, other) not in reached:
                                reached.add((there, other))
                                todo.append((there, other))
                elif self.is_open(here, side):
                    open_edges.add((here, side))
                elif (here, side) in start_spaces():
                    space = start_spaces()[here, side]
                    if space.slots[slot % 3] == segment.kind:
                        starts.add(space)
        return Feature(segment.kind, reached, starts, open_edges)

    def completed_by(self, cell):
        """Paths, towers and houses without an open edge that the tile on this cell is part of or closes."""
        near = [cell] + [neighbour(cell, side) for side in range(4)]
        found = {}
        for there in near:
            if there not in self.tiles:
                continue
            for part in self.segments_at(there):
                touches = there == cell or any(neighbour(there, slot // 3) == cell for slot in part.slots)
                feature = self.feature_of(there, part.name)
                if touches and feature.complete:
                    found[feature.address] = feature
        return sorted(found.values(), key=Feature.sort_key)

    # -- what is empty (R44, R45) ------------------------------------------------------------------

    def empty_areas(self):
        """Sets of empty cells that hang together along their edges (D10)."""
        free = {cell for cell in cells() if cell not in self.tiles}
        areas = []
        while free:
            area, todo = set(), [free.pop()]
            while todo:
                cell = todo.pop()
                area.add(cell)
                for side in range(4):
                    there = neighbour(cell, side)
                    if there in free:
                        free.remove(there)
                        todo.append(there)
            areas.append(area)
        return areas
