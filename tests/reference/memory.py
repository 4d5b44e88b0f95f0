"""What follows from the table alone is kept for a while: undo and evaluate play a game again from its start."""

MOST = 600

_kept = {}


def recall(board, question, find):
    """The answer to `question` (anything hashable) about the tiles on this board; `find` finds it."""
    key = (question, tuple(board.tiles.items()))
    if key not in _kept:
        if len(_kept) >= MOST:
            _kept.clear()
        _kept[key] = find()
    return _kept[key]
