#!/usr/bin/env python3
"""Every computer player has his own words for everything that is said.

    voices.py ROOT

What computer players say stands in tables with a row or a column for each emblem (enum ai_emblem of bastide/ai.h), in
the rooms that know the occasion.  C fills a missing one with nothing, and nobody hears of it until that character has
the occasion.  So:

- a file that names one emblem in the brackets of a table ([AI_EMBLEM_FOX]) names each equally often;
- what a move mostly does (enum voice_about of app/company.c) has its sentences in every voice.
"""

import re
import sys
import tempfile
from pathlib import Path

VOICES = "src/app/company.c"


def names(text, enum, prefix):
    """The enumerators with this prefix, but the number of them."""
    body = re.search(rf"enum {enum} \{{(.*?)\}};", text, re.S)
    found = re.findall(rf"\b({prefix}\w+)", re.sub(r"/\*.*?\*/", "", body.group(1), flags=re.S)) if body else []
    return [name for name in found if name not in (f"{prefix}COUNT", "VOICE_ABOUTS")]


def check(root):
    """Everything that is wrong, one sentence each."""
    emblems = names((root / "include/bastide/ai.h").read_text(), "ai_emblem", "AI_EMBLEM_")
    if not emblems:
        yield "bastide/ai.h: has no emblems: has the enumeration changed?"
    for path in sorted((root / "src").rglob("*.c")):
        told = re.findall(r"\[(AI_EMBLEM_\w+)\]", path.read_text())
        most = max((told.count(emblem) for emblem in emblems), default=0)
        for emblem in emblems:
            if told.count(emblem) != most:
                yield f"{path.relative_to(root)}: {emblem} has {told.count(emblem)} rows, others have {most}"
    voices = (root / VOICES).read_text()
    for about in names(voices, "voice_about", "VOICE_"):
        rows = len(re.findall(rf"\[{about}\]\s*=\s*\{{\s*N_\(", voices))
        if rows < len(emblems):
            yield f"{VOICES}: {about} has sentences in {rows} voices of {len(emblems)}"


def self_test():
    """The guard itself: each planted fault must be found, and a full house must pass."""
    house = {
        "include/bastide/ai.h": "enum ai_emblem { AI_EMBLEM_FOX, /* AI_EMBLEM_CAT, */ AI_EMBLEM_OWL, AI_EMBLEM_COUNT };\n",
        VOICES: "enum voice_about { VOICE_TAKES, VOICE_WAITS, VOICE_ABOUTS };\nvoices[AI_EMBLEM_COUNT + 1] = {\n"
                '[AI_EMBLEM_FOX] = {[VOICE_TAKES] = {N_("a")}, [VOICE_WAITS] = {N_("b")}},\n'
                '[AI_EMBLEM_OWL] = {[VOICE_TAKES] = {N_("c")}, [VOICE_WAITS] = {N_("d")}},\n'
                '[AI_EMBLEM_COUNT] = {[VOICE_TAKES] = {N_("e")}}};\n',
        "src/talk/words.c": '[TALK_A][AI_EMBLEM_FOX] = {N_("f")}, [TALK_A][AI_EMBLEM_OWL] = {N_("g")}\n',
    }
    planted = [
        ({}, None),
        ({"include/bastide/ai.h": "enum ai_emblem { AI_EMBLEM_FOX, AI_EMBLEM_OWL, AI_EMBLEM_CAT };\n"},
         "words.c: AI_EMBLEM_CAT has 0 rows, others have 1"),
        ({"src/talk/words.c": '[TALK_A][AI_EMBLEM_FOX] = {N_("f")}\n'}, "words.c: AI_EMBLEM_OWL has 0 rows"),
        ({VOICES: house[VOICES].replace(', [VOICE_WAITS] = {N_("d")}', "")}, "VOICE_WAITS has sentences in 1 voices of 2"),
        ({VOICES: house[VOICES].replace('{N_("d")}', "{NULL}")}, "VOICE_WAITS has sentences in 1 voices of 2"),
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
