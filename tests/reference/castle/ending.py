"""The final scoring (R42 to R48). `Ending` is the part of the game that knows it."""

from castle import scoring
from castle.settings import KEEP, MARKET, POINTS, UNFINISHED


class Ending:
    def _final(self):
        self.on_wall = []
        self._pay_keep()
        self._pay_courts()
        for player in self.players:
            for number in UNFINISHED:
                self._pay_unfinished(player, number)
            while self.hands[player][POINTS]:
                self._use(player, POINTS)
                self.scores[player] += 5
                self.event("scored", player=player, points=5, reason="wall", wall=POINTS)
        self._close()

    def _pay_keep(self):
        """R44, R45, D8 to D11."""
        sizes = {}
        for player in self.players:
            sizes[player] = self.keep_size(player)
            while player in self.keeps and self.hands[player][KEEP]:
                self._use(player, KEEP)
                sizes[player] += 2
        if len(set(sizes.values())) == 1:
            return
        player = max(self.players, key=lambda one: sizes[one])
        cells, starts = scoring.largest_area(self.board, self.settings["keep_starts"] == "on")
        if cells == 0:
            return
        (x, y), name = self.keeps[player]
        self.scores[player] += cells + starts
        self.event("scored", player=player, points=cells + starts, reason="keep", cells=cells, starts=starts,
                   at=[x, y], on=name)

    def _best(self, player, features, count, value):
        """The features on which this many wall tiles of one number pay most, by address on a tie (D7)."""
        worth = [feature for feature in features if self.owner(feature) == player and value(feature) > 0]
        worth.sort(key=lambda feature: (-value(feature), feature.sort_key()))
        return worth[:count]

    def _pay_courts(self):
        """R46, D28."""
        courts = [feature for feature in self.board.features() if feature.kind == "court" and feature.markets]
        raised = {player: self._best(player, courts, self.hands[player][MARKET], lambda court: court.markets)
                  for player in self.players}
        for court in courts:
            player = self.owner(court)
            if player is None:
                continue
            if court in raised[player]:
                self._use(player, MARKET)
                self._pay(player, 4 * court.markets, "court", court, wall=MARKET)
            else:
                self._pay(player, 3 * court.markets, "court", court)

    def _pay_unfinished(self, player, number):
        """R38, R39, R47."""
        features = [feature for feature in self.board.features()
                    if feature.kind == UNFINISHED[number] and not feature.complete]

        def value(feature):
            return scoring.unfinished_value(feature, self.settings)

        for feature in self._best(player, features, self.hands[player][number], value):
            self._use(player, number)
            self._pay(player, value(feature), "wall", feature, wall=number)
