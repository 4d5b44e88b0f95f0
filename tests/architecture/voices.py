#!/usr/bin/env python3
"""Every computer player has his own words for everything that is said.

    voices.py ROOT

What computer players say stands in the sheets of data/talk (README.md there), with a row for each occasion.  C fills a
missing one with nothing, and nobody hears of it until that character has the occasion.  So:

- in each row each emblem (enum ai_emblem of bastide/ai.h) has sentences, and no more than there is room for;
- what is said in every game has a row for each of its occasions (the enumerations of ROWS).
"""

import json
import re
import sys
import tempfile
from pathlib import Path

GAME = "data/talk/game.json"
MOST = {"end": 1, "second": 1, "deed": 1, "remark": 2}  # of others as many as VOICE_VARIANTS
ROWS = {"turn": ("src/talk/talk.h", "talk_about", "TALK_", {"REMARK", "ABOUTS"}),
        "end": ("src/talk/talk.h", "talk_last", "TALK_", {"LASTS"}),
        "move": ("src/app/voices.h", "voice_about", "VOICE_", {"ABOUTS"})}


def names(root, file, enum, prefix, others):
    """The enumerators, but those that are no row."""
    body = re.search(rf"enum {enum} \{{(.*?)\}};", (root / file).read_text(encoding="utf-8"), re.S)
    found = re.findall(rf"\b{prefix}(\w+)", re.sub(r"/\*.*?\*/", "", body.group(1), flags=re.S)) if body else []
    return [name for name in found if name not in others]


def check(root):
    """Everything that is wrong, one sentence each."""
    emblems = {name.lower() for name in names(root, "include/bastide/ai.h", "ai_emblem", "AI_EMBLEM_", {"COUNT"})}
    if not emblems:
        yield "bastide/ai.h: has no emblems: has the enumeration changed?"
    room = int(re.search(r"VOICE_VARIANTS = (\d+)", (root / "src/app/voices.h").read_text(encoding="utf-8")).group(1))
    for path in sorted([*(root / "data/talk").glob("*.json"), *(root / "src/expansions").glob("*/talk.json")]):
        for table, rows in json.loads(path.read_text(encoding="utf-8")).items():
            for key, row in rows.items():
                where = f"{path.relative_to(root)}: {table} {key}"
                for emblem in sorted(emblems ^ set(row)):
                    yield f"{where} has " + (f"no words of {emblem}" if emblem in emblems else f"{emblem}, whom nobody knows")
                for emblem, says in row.items():
                    if not 0 < len(says) <= MOST.get(table, room):
                        yield f"{where}: {emblem} has {len(says)} sentences"
    game = json.loads((root / GAME).read_text(encoding="utf-8"))
    for table, enum in ROWS.items():
        for key in sorted(set(names(root, *enum)) ^ set(game[table])):
            yield f"{GAME}: {table} has {'a row too many' if key in game[table] else 'no row'}: {key}"


def self_test():
    """The guard itself: each planted fault must be found, and a full house must pass."""
    row = {"fox": ["a"], "owl": ["b", "c"]}
    game = {"turn": {"A": row}, "end": {"WON": {"fox": ["d"], "owl": ["e"]}}, "move": {"TAKES": row, "WAITS": row}}
    house = {
        "include/bastide/ai.h": "enum ai_emblem { AI_EMBLEM_FOX, /* AI_EMBLEM_CAT, */ AI_EMBLEM_OWL, AI_EMBLEM_COUNT };\n",
        "src/app/voices.h": "enum { VOICE_VARIANTS = 2 };\nenum voice_about { VOICE_TAKES, VOICE_WAITS, VOICE_ABOUTS };\n",
        "src/talk/talk.h": "enum talk_about { TALK_A, TALK_REMARK, TALK_ABOUTS };\nenum talk_last { TALK_WON, TALK_LASTS };\n",
        GAME: json.dumps(game),
        "src/expansions/dog/talk.json": json.dumps({"deed": {"MOVE_BARK": {"fox": ["f"], "owl": ["g"]}}}),
    }
    planted = [
        ({}, None),
        ({"include/bastide/ai.h": "enum ai_emblem { AI_EMBLEM_FOX, AI_EMBLEM_OWL, AI_EMBLEM_CAT };\n"},
         "dog/talk.json: deed MOVE_BARK has no words of cat"),
        ({"src/expansions/dog/talk.json": '{"deed": {"MOVE_BARK": {"fox": ["f"]}}}'}, "dog/talk.json: deed MOVE_BARK has no words of owl"),
        ({"src/expansions/dog/talk.json": '{"deed": {"MOVE_BARK": {"fox": ["f"], "owl": [], "cow": ["g"]}}}'}, "has cow, whom nobody"),
        ({"src/expansions/dog/talk.json": '{"deed": {"MOVE_BARK": {"fox": ["f"], "owl": []}}}'}, "owl has 0 sentences"),
        ({"src/expansions/dog/talk.json": '{"deed": {"MOVE_BARK": {"fox": ["f"], "owl": ["g", "h"]}}}'}, "owl has 2 sentences"),
        ({GAME: json.dumps({**game, "move": {"TAKES": row}})}, "move has no row: WAITS"),
        ({GAME: json.dumps({**game, "turn": {"A": row, "B": row}})}, "turn has a row too many: B"),
        ({"include/bastide/ai.h": "\n"}, "has no emblems"),
    ]
    for change, expected in planted:
        with tempfile.TemporaryDirectory() as folder:
            for name, text in {**house, **change}.items():
                path = Path(folder) / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            found = list(check(Path(folder)))
        if expected is None and found:
            yield f"the guard objects to a full house: {found[0]}"
        elif expected is not None and not any(expected in line for line in found):
            yield f"the guard does not notice \"{expected}\""


def main():
    faults = [*self_test(), *check(Path(sys.argv[1]))]
    print("\n".join(faults) or "every character has his words")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
