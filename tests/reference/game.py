"""The course of Carcassonne, written the way the rules tell it: turn by turn, scoring, the end.

The City of Carcassonne stands in count.py, the figures in figures.py.
"""

import placement
import scoring
from abbey import Abbey
from board import Board
from count import Count
from course import Course, read_cell
from dragon import Dragon
from figures import WEIGHT, Figure, Figures
from settings import GOODS
from tiles import BUILDINGS

CARDS = {"king": "city", "robber": "road"}


class Setup:
    """Everything a game starts from; plain data that is never changed."""

    def __init__(self, players, settings, tiles, pile, first=None):
        self.players = list(players)
        self.settings = settings
        self.tiles = list(tiles)        # (id, x, y, rotation)
        self.pile = pile                # list of ids, or anything with its `len` and `[]`
        self.turn = first or players[0]
        self.hidden = False             # drawing is a decision
        self.part = 1                   # 2: the tile in hand is the second part of a double turn
        self.figures = []               # Figure
        self.lodgers = []               # Lodger
        self.count = "castle"
        self.holders = {"king": None, "robber": None}
        self.scores = {player: 0 for player in players}
        self.goods = {player: dict.fromkeys(GOODS, 0) for player in players}
        self.dragon = self.fairy = None  # cells
        self.fairy_with = None           # Figure or Lodger
        self.barns, self.abbeys = [], {}  # (player, corner); how many are in hand, by player
        self.drawn = False               # the first tile of the pile is in hand: no abbey before it


class Game(Abbey, Dragon, Course, Figures, Count):
    last_words = ("send",)

    def _lay_out(self):
        setup = self.setup
        self.board = Board()
        for tile_id, x, y, rotation in setup.tiles:
            self.board.lay(tile_id, (x, y), rotation)
        self.figures, self.lodgers = list(setup.figures), list(setup.lodgers)
        self.count, self.holders = setup.count, dict(setup.holders)
        self.goods = {player: dict(tokens) for player, tokens in setup.goods.items()}
        self.sizes = {card: self._largest_complete(kind) for card, kind in CARDS.items()}
        self.last_placer = (self.active - 1) % len(self.players)
        self.part, self.double = setup.part, False
        self._lay_out_dragon()
        self._lay_out_abbey()

    def placements(self, tile_id):
        return placement.placements(self, tile_id)

    def _largest_complete(self, kind):
        return max((len(feature.cells) for feature in self.board.features()
                    if feature.kind == kind and feature.complete), default=0)

    # -- turns -------------------------------------------------------------------------------------

    def _game(self):
        if self.left() == 0:
            yield None
            self.stopped = True
        elif self.pile_empty():  # the first turn has begun, and nothing can be drawn in it
            self.turn += 1
        drawn = yield from self._first_tile()
        while drawn:
            yield from self._turn()
            if self.stopped:
                break
            self._next_turn()
            drawn = yield from self._draw_next()
        yield from self._abbey_round()
        yield from self._final()

    def _next_turn(self):
        """A second part (R-24.6, R-24.8), the volcano's extra turn (R-12.5, R-25.2), or the next player's."""
        if self.double and (not self.pile_empty() or self.may_lay_abbey()):
            self.part = 2
            self.event("double_turn", player=self.players[self.active])
        else:
            self.part = 1
            if self.placed["tile"] != "R2_volcano" or self.settings["volcano"] != "extra_turn":
                self.active = (self.active + 1) % len(self.players)
        self.double = False

    def _turn_begins(self):
        self._turn_point()

    def _turn(self):
        """R-2.2, step by step."""
        player = self.players[self.active]
        cell, self.abbey_cell = self.abbey_cell, None
        if cell is None:
            cell = yield from self._ask_tile(player)
        if cell is None:
            return
        self.last_placer = self.active
        self._arrives(cell)
        self.double = (self.part == 1 and not self.board.is_abbey(cell)
                       and self._builder_works(player, cell))
        move = yield from self._ask("figure", player,
                                   self.dragon_moves(player, cell, self.figure_moves(player, cell)))
        self._play_figure(player, cell, move)
        yield from self._walk(cell, "before")
        completed = [feature for feature in self.board.features_touching(cell) if feature.complete]
        challenges = self._challenges()
        payments = []
        for feature in completed:
            yield from self._moves_out(feature)
            payments.append(self._score_completed(feature) + self._running_holder(feature))
            self._take_goods(player, feature)
            self._end_challenges(feature, completed, challenges)
        payments += yield from self._score_barns(cell)
        yield from self._drive()
        for card in CARDS:
            self._change_hands(card, player, [one for one in completed if one.kind == CARDS[card]])
        yield from self._enter(player, payments)
        yield from self._walk(cell, "after")

    def _builder_works(self, player, cell):
        """R-24.5: the tile adds a segment to the feature where the player's builder already stands."""
        return any(cell in self.board.feature_of(one.at, one.on).cells for one in self.figures
                   if one.player == player and one.figure == "builder")

    def _play_figure(self, player, cell, move):
        if move == "pass" or self._play_dragon(player, move) or self._play_barn(player, move):
            return
        if move == "recall":
            abbot = self.recallable(player)
            self._score(player, self.board.feature_of(abbot.at, abbot.on), "recall")
            self._return(abbot)
            return
        figure, name = move.split(" ")
        self.figures.append(Figure(player, figure, cell, name))
        self.event("figure", player=player, figure=figure, at=list(cell), on=name)

    # -- completed features (R-6, R-13.10, R-15) ---------------------------------------------------

    def _score(self, player, feature, reason):
        points = scoring.value(self.board, self.settings, feature)
        if points == 0:
            return
        (x, y), name = feature.address
        fields = {"tiles": len(feature.cells)}
        if feature.kind in BUILDINGS:
            fields["tiles"] = scoring.building_tiles(self.board, feature)
        if feature.kind == "city":
            fields["pennants"] = feature.pennants
        if reason == "complete" and self.settings["inns"] == "on":
            fields.update({mark: True for mark in ("inn", "cathedral") if getattr(feature, mark)})
        self.scores[player] += points
        self.event("scored", player=player, points=points, reason=reason, kind=feature.kind,
                   at=[x, y], on=name, **fields)

    def _score_completed(self, feature):
        """Majority, points, figures home. Returns the players who got some."""
        figures = self.occupants(feature)
        paid = scoring.majority(figures, self.players, feature.pennants)
        for player in paid:
            self._score(player, feature, "complete")
        paid = paid + [player for player in self._fairy_pays(feature) if player not in paid]
        for figure in figures:
            self._return(figure)
            self._goes_home_paid(figure, feature)
        return paid

    def _take_goods(self, player, city):
        """R-24.15: whoever placed the tile, one token per symbol."""
        if self.settings["traders"] != "on" or not city.goods:
            return
        for kind, count in city.goods.items():
            self.goods[player][kind] += count
        (x, y), name = city.address
        self.event("goods", player=player, at=[x, y], on=name, goods=dict(city.goods))

    def _challenges(self):
        """Neighbouring pairs of occupied buildings (R-15.5), before anybody moves in (R-15.10)."""
        pairs = []
        for feature in self.board.features():
            if feature.kind == "shrine" and self.occupants(feature):
                for cell in placement.opponents_round(self.board, feature.cells[0], "shrine"):
                    monastery = self.board.feature_of(cell, "monastery")
                    if self.occupants(monastery):
                        pairs.append((feature, monastery))
        return pairs

    def _seat_then_kind(self, figure):
        return self.players.index(figure.player), list(WEIGHT).index(figure.figure)

    def _end_challenges(self, feature, completed, challenges):
        """R-15.6: the first to be completed sends the other home; R-15.7: not if both are complete."""
        losers = [other for pair in challenges if feature in pair for other in pair
                  if other is not feature and other not in completed]
        for loser in sorted(losers, key=lambda other: other.sort_key()):
            for figure in sorted(self.occupants(loser), key=self._seat_then_kind):
                self.event("lost", player=figure.player, at=list(figure.at), on=figure.on)
                self._return(figure)
                if self.settings["rulings"] == "jcz":
                    self._goes_home_paid(figure, loser)

    # -- King and Robber Baron (R-14) --------------------------------------------------------------

    def _change_hands(self, card, player, completed):
        if self.settings["king"] != "on" or not completed:
            return
        if self.settings["kr_final"] == "running" and self.holders[card]:
            self._pay_card(card, len(completed))
        size = max(len(feature.cells) for feature in completed)
        if self.holders[card] is None or size > self.sizes[card]:
            self.holders[card], self.sizes[card] = player, size
            self.event("holder", card=card, player=player, size=size)

    def _running_holder(self, feature):
        """Who gets the point that this feature pays to its card at once (R-14.8 `running`), before it changes hands."""
        return [self.holders[card] for card, kind in CARDS.items()
                if kind == feature.kind and self.holders[card] is not None
                and self.settings["king"] == "on" and self.settings["kr_final"] == "running"]

    def _pay_card(self, card, points):
        if points:
            self.scores[self.holders[card]] += points
            self.event("scored", player=self.holders[card], points=points, reason=card, kind=CARDS[card])

    def _final_cards(self):
        """R-14.6 to R-14.8."""
        if self.settings["king"] != "on":
            return
        both = self.holders["king"] is not None and self.holders["king"] == self.holders["robber"]
        for card, kind in CARDS.items():
            if self.holders[card] is None:
                continue
            complete = sum(1 for feature in self.board.features()
                           if feature.kind == kind and feature.complete)
            if card == "king" and self.board.has_carcassonne():
                complete += 1
            pays = {"count": complete, "10": 10, "15_40": 20 if both else 15, "running": 0}
            self._pay_card(card, pays[self.settings["kr_final"]])

    # -- the end (R-8) -----------------------------------------------------------------------------

    def _final(self):
        self.double = False
        yield from self._send_all()
        for feature in self.board.features():
            if feature.kind != "field" and not feature.complete:
                for player in scoring.majority(self.occupants(feature), self.players,
                                                     feature.pennants):
                    self._score(player, feature, "final")
                self._fairy_pays(feature)
        self._final_farms()
        self._final_goods()
        self._final_cards()
        self._final_barns()
        self._close()

    def _final_farms(self):
        if self.settings["farm"] == "off":
            return
        self._final_sent()
        payments = scoring.farm_payments(self.board, self.settings, self.players, self._farmers)
        fields = [feature for feature in self.board.features()
                  if feature.kind == "field" and not self.barns_in(feature)]
        if self.settings["farm"] in ("city4", "city3"):  # by cities; the fields' fairy behind them
            self._pay_farms(payments)
            payments = []
        for field in fields:
            self._pay_farms(pay for pay in payments if pay.field is field)
            self._fairy_pays(field)

    def _farmers(self, field):
        """Who stands in a field and is paid for farms: nobody beside a barn (R-31.16)."""
        return [] if self.barns_in(field) else self.occupants(field)

    def _pay_farms(self, payments, **more):
        for pay in payments:
            (x, y), name = pay.field.address
            self.scores[pay.player] += pay.points
            self.event("scored", player=pay.player, points=pay.points, reason="farm", kind="field",
                       at=[x, y], on=name, tiles=len(pay.field.cells),
                       cities=[list(city) for city in pay.cities], **({"pig": True} if pay.pig else {}), **more)

    def _final_goods(self):
        """R-24.17."""
        if self.settings["traders"] != "on":
            return
        for kind in GOODS:
            most = max(tokens[kind] for tokens in self.goods.values())
            for player in self.players:
                if most and self.goods[player][kind] == most:
                    self.scores[player] += 10
                    self.event("scored", player=player, points=10, reason="goods", kind=kind)

    # -- the text of a move ------------------------------------------------------------------------

    def canonical(self, text):
        """Write a move as it is listed: any edge of a segment, any spot of a feature mean the same."""
        words = text.split(" ")
        if self.decision.kind == "figure" and len(words) == 2 and words[0] in WEIGHT:
            segment = self.board.segment_at(tuple(self.placed["at"]), words[1])
            return f"{words[0]} {segment.name}" if segment else text
        if self.decision.kind == "figure" and words[0] in ("portal", "fairy", "princess") and len(words) >= 4:
            cell = read_cell(words[-2])
            segment = self.board.segment_at(cell, words[-1]) if cell else None
            name = segment.name if segment else words[-1]
            return " ".join(words[:-2] + [f"{cell[0]},{cell[1]}", name]) if cell else text
        if self.decision.kind == "drive" and words[0] == "drive" and len(words) == 3:
            cell = read_cell(words[1])
            segment = self.board.segment_at(cell, words[2]) if cell else None
            return f"drive {cell[0]},{cell[1]} {segment.name if segment else words[2]}" if cell else text
        if words[0] in ("dragon", "abbey", "barn") and len(words) == 2:
            cell = read_cell(words[1])
            return f"{words[0]} {cell[0]},{cell[1]}" if cell else text
        if self.decision.kind == "tile" and len(words) == 4:
            return self.placing(words) or text
        if self.decision.kind == "send" and len(words) == 5:
            cell = read_cell(words[3])
            segment = self.board.segment_at(cell, words[4]) if cell else None
            if segment:
                (x, y), name = self.board.feature_of(cell, segment.name).address
                return " ".join(words[:3] + [f"{x},{y}", name])
        return text
