"""Questions about a game as it stands: board, remaining, evaluate, save; and what follows from the answers."""

import json

from protocol import Reference


def ask_all(rng, session):
    session.compare({"cmd": "remaining"})
    decision = session.reference.game.decision
    if not session.wall or decision is None or decision.kind not in ("figure", "score"):
        session.compare({"cmd": "evaluate"})  # scoring might win one of a seed's wall tiles, which nobody knows
    board = session.compare({"cmd": "board"})
    if rng.random() < 0.5:
        check_board(session, board)
    if rng.random() < 0.3:
        check_save(session)


def check_board(session, ours):
    """A board that is exact is a position equal to the game but for the pile's order and the turn's number."""
    theirs = session.ask_engine({"cmd": "board"})
    if "exact" in ours:
        return
    game = session.reference.game
    request = {"cmd": "position", **{key: value for key, value in theirs.items() if key != "ok"}}
    request["game"] = session.reference.speaker.NAME
    if game.decision is None:
        del request["deck"]
    answer = session.second().ask_line(request)
    if not answer.get("ok"):
        session.differ("the board is no position", request, answer, None)
    mine = Reference()
    if not mine.answer(request)["ok"]:
        session.differ("the reference refuses the board", request, None, mine.answer(request))
    now = session.ask_engine({"cmd": "state"})["state"]
    for state, who in ((answer["state"], "engine"), (mine.state_fields(), "reference")):
        for key in set(state) - {"turn", "placed", "aside", "hash", "wall"}:
            if state[key] != now[key]:
                session.differ(f"{key} of the board's position ({who})", request, state[key], now[key])
    for request in ({"cmd": "legal"}, {"cmd": "evaluate"}, {"cmd": "remaining"}):
        here, there = session.ask_engine(request), session.second().ask_line(request)
        for key in set(here) - {"parts"}:
            if here[key] != there.get(key):
                session.differ(f"{key} differs from that of the board's position", request, there, here)


def check_save(session):
    """A game that is saved and loaded is the same, hash and all, and can be taken back."""
    saved = session.ask_engine({"cmd": "save"})
    if not saved.get("ok"):
        session.differ("not saved", {"cmd": "save"}, saved, None)
    answer = session.second().ask_line({"cmd": "load", "scenario": saved["scenario"]})
    now = session.ask_engine({"cmd": "state"})
    if json.dumps(answer) != json.dumps(now):
        session.differ("loaded, the game is another", {"cmd": "save"}, answer, now)


def random_list(rng, session, kit):
    """A list of moves: legal ones, sometimes with an illegal one among them. None if nothing is owed."""
    game = session.reference.game
    if game.decision is None or session.pile:
        return None
    trial, moves = game.fork(), []
    for _ in range(rng.randint(1, 5)):
        if trial.decision is None:
            break
        move = kit.generate.random_move(rng, trial)
        moves.append(kit.generate.respelled(rng, trial, move))
        trial.play(move)
    if rng.random() < 0.5:
        moves.insert(rng.randint(0, len(moves)), kit.mutate.spoiled_move(rng, trial))
    return {"cmd": "play", "moves": moves}
