"""Abbey & Mayor (R-31, with the others R-32, R-33): the abbey, wagons that drive, mayors, barns.

`Abbey` is the part of the game that knows them.  Wagon and mayor are figures like others (figures.py); a barn stands
on a corner and is none; abbeys are counted by player.
"""

import placement
import scoring
from board import neighbour, surroundings
from tiles import wagon_links

TILE = "AM_abbey"
WAYS = ("city", "road", "monastery", "shrine")


class Abbey:
    def _lay_out_abbey(self):
        self.barns = list(self.setup.barns)  # (player, corner)
        self.abbeys = {player: self.setup.abbeys.get(player, 1) for player in self.players}
        self.abbey_cell = None               # where the abbey of this part was just laid
        self.barn_laid = None                # the corner of the barn laid in this part
        self.drivers = []                    # (figure that went home, the feature it was paid for)
        self.last_asked = None               # seat of the last player asked in the round after the last tile

    def has_abbey(self):
        return self.settings["abbey"] == "on"

    # -- the abbey (R-31.2 to) --------------------------------------------------------------

    def _holes(self, player):
        if not self.has_abbey() or not self.abbeys[player]:
            return []
        return [cell for cell in self.board.frontier() if self.board.hole(cell)
                and max(abs(cell[0]), abs(cell[1])) <= placement.LIMIT and placement.abbey_allowed(self, cell)]

    def may_lay_abbey(self):
        return bool(self._holes(self.players[self.active]))

    def _ask_abbey(self):
        """Asks the player in turn, whose turn has begun; True: it lies."""
        player = self.players[self.active]
        moves = [f"abbey {x},{y}" for x, y in self._holes(player)]
        move = yield from self._ask("abbey", player, moves + ["pass"])
        if move == "pass":
            return False
        cell = tuple(int(part) for part in move.split(" ")[1].split(","))
        self.board.lay(TILE, cell, 0)
        self.abbeys[player] -= 1
        self.placed = {"tile": TILE, "at": list(cell), "rot": 0}
        self.event("placed", player=player, **self.placed)
        self.abbey_cell = cell
        return True

    def _first_tile(self):
        """The first turn of a game or position: the abbey before the first draw."""
        self.in_turn = self.active
        if self.stopped:
            return False
        if self.pile_empty() or self.setup.drawn or not self.may_lay_abbey():
            return self._draw()
        self.turn += 1
        if (yield from self._ask_abbey()):
            return True
        if self.setup.hidden:
            yield from self._ask("draw", self.players[self.active], ["draw"])
        return not self.stopped and self._draw(began=True)

    def _draw_next(self):
        empty = self.pile_empty()
        if empty and not (self.part == 2 and self.may_lay_abbey()):
            return False
        self.in_turn = self.active
        self._turn_begins()
        asked = self.may_lay_abbey()
        if asked:
            self.turn += 1
            if (yield from self._ask_abbey()):
                return True
            if empty or self.stopped:
                return False
        if self.setup.hidden:
            yield from self._ask("draw", self.players[self.active], ["draw"])
        return not self.stopped and self._draw(began=asked)

    def _abbey_round(self):
        """R-31.6: once round, beginning left of who laid the last tile."""
        if self.stopped or not self.has_abbey():
            return
        self.part, self.double = 1, False
        for player in self.from_left_of(self.last_placer):
            if not self._holes(player):
                continue
            self.active = self.last_asked = self.players.index(player)
            self.turn += 1
            if (yield from self._ask_abbey()):
                yield from self._turn()
            if self.stopped:
                return

    def first_left_of(self):
        """Left of whom the last moves begin (R-31.6, R-33)."""
        if self.settings["rulings"] == "jcz" and self.has_abbey():
            return self.in_turn if self.last_asked is None else self.last_asked
        return self.last_placer

    # -- barns (R-31.12 to) ----------------------------------------------------------------

    def barns_in(self, feature):
        if feature.kind != "field":
            return []
        return [barn for barn in self.barns if self.board.corner_field(barn[1]) is feature]

    def barn_moves(self, player, cell):
        if not self.has_abbey() or self.settings["farm"] == "off" or any(one == player for one, _ in self.barns):
            return []
        x, y = cell
        moves = []
        for corner in ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)):
            field = self.board.corner_field(corner)
            if field is not None and (self.settings["barn"] == "any" or not self.barns_in(field)):
                moves.append(f"barn {corner[0]},{corner[1]}")
        return moves

    def _play_barn(self, player, move):
        if not move.startswith("barn "):
            return False
        corner = tuple(int(part) for part in move.split(" ")[1].split(","))
        self.barns.append((player, corner))
        self.barn_laid = corner
        self.event("barn", player=player, at=list(corner))
        return True

    def _barn_payments(self, field, each):
        """Who gets what for a field that a barn scores: 3 or 1 a city, one more each for pig and herd."""
        cities = scoring.fed_cities(self.board, field)
        herd = self.board.feeds_pigs(field) and (self.settings["pigs"] == "1" or self.settings["traders"] == "on")
        for player in scoring.majority(self.occupants(field), self.players) if cities else ():
            pig = scoring.holds_pig(self.occupants, field, player)
            yield scoring.Payment(player, len(cities) * (each + herd + pig), field, cities, pig)

    def _pay_barn_field(self, field, how):
        """Farmers paid and everybody but barns sent home.  The players who count as paid."""
        paid = []
        for pay in self._barn_payments(field, 3 if how == "laid" else 1):
            self._pay_farms([pay], barn=how)
            paid.append(pay.player)
        paid += [player for player in self._fairy_pays(field) if player not in paid]
        return paid

    def _score_barns(self, cell):
        """R-31.14, R-31.15, R-32.2: the fields of barns, after all other features."""
        corner, self.barn_laid = self.barn_laid, None
        payments = []
        fields = {id(field): field for field in
                  [self.board.feature_of(cell, segment.name) for segment in self.board.segments_at(cell)
                   if segment.kind == "field"]}
        laid = self.board.corner_field(corner) if corner else None
        if laid:
            fields[id(laid)] = laid
        for field in sorted(fields.values(), key=lambda one: one.sort_key()):
            if field is not laid and not self.barns_in(field):
                continue
            if self.persons(field) or (field is laid and self.settings["rulings"] == "jcz"):
                yield from self._moves_out(field)
            if not self.occupants(field):
                continue
            payments.append(self._pay_barn_field(field, "laid" if field is laid else "joined"))
            for figure in self._in_order(self.occupants(field)):
                self._return(figure)
        return payments

    def _barn_fields(self):
        return [feature for feature in self.board.features() if feature.kind == "field" and self.barns_in(feature)]

    def _final_sent(self):
        """R-31.16: farmers who were sent to a barn."""
        for field in self._barn_fields():
            if self.occupants(field):
                self._pay_barn_field(field, "joined")
                for figure in self._in_order(self.occupants(field)):
                    self._return(figure)

    def _final_barns(self):
        for player, corner in sorted(self.barns, key=lambda barn: self.players.index(barn[0])):
            cities = scoring.fed_cities(self.board, self.board.corner_field(corner))
            if cities:
                self.scores[player] += 4 * len(cities)
                self.event("scored", player=player, points=4 * len(cities), reason="barn", kind="field",
                           at=list(corner), cities=[list(city) for city in cities])

    # -- wagons (R-31.8 to) ----------------------------------------------------------------

    def _goes_home_paid(self, figure, feature):
        if figure.figure == "wagon":
            self.drivers.append((figure, feature))

    def _drive(self):
        drivers, self.drivers = self.drivers, []
        for player in self.players[self.active:] + self.players[:self.active]:
            for wagon, feature in drivers:
                if wagon.player != player:
                    continue
                spots = self._goals(wagon, feature)
                moves = [f"drive {x},{y} {name}" for (x, y), name in spots]
                about = {"from": list(wagon.at), "at": list(wagon.at), "on": wagon.on}
                move = yield from self._ask("drive", player, moves + ["pass"], about)
                if move == "pass":
                    continue
                _, where, name = move.split(" ")
                cell = tuple(int(part) for part in where.split(","))
                self.figures.append(wagon._replace(at=cell, on=name))
                self.event("drove", player=player, at=list(cell), on=name)

    def _goals(self, wagon, feature):
        if self.settings["wagon"] == "adjacent":
            near = [(cell, segment) for cell in [wagon.at] + surroundings(wagon.at) if cell in self.board.tiles
                    for segment in self.board.segments_at(cell)]
        else:
            near = self._linked(feature)
        return [(cell, segment.name) for cell, segment in dict.fromkeys(near)
                if segment.kind in WAYS and self._drives_to(cell, segment)]

    def _drives_to(self, cell, segment):
        feature = self.board.feature_of(cell, segment.name)
        return not (feature.complete or self.occupants(feature) or cell == self.dragon
                    or self._second_challenge(cell, segment.kind))

    def _linked(self, feature):
        """Segments that a wagon of the first edition may drive to from this feature."""
        links = []
        for cell, part in feature.parts:
            for group in wagon_links(*self.board.tiles[cell]):
                if part in group:
                    links += [(cell, other) for other in group if other is not part]
            if self.board.is_abbey(cell):
                for other in self.board.features_into(cell):
                    links += [spot for spot in other.parts if self._runs_into(spot, cell)]
            elif part.kind in ("city", "road"):
                ends = [neighbour(cell, edge) for edge in part.sides]
                links += [(there, self.board.segments_at(there)[0]) for there in ends if self.board.is_abbey(there)]
        links = [spot for spot in links if self.board.feature_of(spot[0], spot[1].name) is not feature]
        if self.settings["rulings"] == "jcz":
            return links
        return [spot for cell, part in links for spot in self.board.feature_of(cell, part.name).parts]

    @staticmethod
    def _runs_into(spot, cell):
        there, part = spot
        return any(neighbour(there, edge) == cell for edge in part.sides)

    # -- the protocol ------------------------------------------------------------------------------

    def abbey_supply(self, player):
        return {"barn": int(all(one != player for one, _ in self.barns)), "abbey": self.abbeys[player]}
