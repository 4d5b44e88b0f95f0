#!/usr/bin/env python3
"""data/po/compile: what is wrong with a catalogue has its line and its sentence: compiled.py ROOT"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from compiled import Compiler, built

HEAD = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n'

# (what stands below the head, the line, the sentence)
FAULTS = [
    ("msgid Tile\n", 5, "this is no line of a catalogue"),
    ("Tile\n", 5, "this is no line of a catalogue"),
    ('"Tile"\n', 5, "this belongs to no message"),
    ('msgstr "Karte"\n', 5, "this belongs to no message"),
    ('msgid "Tile"\nmsgstr "Karte"\nmsgstr "Karte"\n', 7, "this belongs to no message"),
    ('msgid "Tile"\nmsgstr "Karte"\nmsgid "Road"\n', 7, "between two messages stands an empty line"),
    ('msgid "Tile"\nmsgstr "Kar\\te"\n\nmsgid "Tile"\nmsgstr "Karte"\n', 8, "this is said already"),
    ('msgid "Tile"\nmsgstr "Kar\\qte"\n', 6, "\\q is not known"),
    ('msgid "Tile"\nmsgstr "Kar"te"\n', 6, '" is not known'),
    ('msgid "Tile"\n', 5, "it has msgstr"),
    ('msgid "Tile"\nmsgstr[0] "Karte"\n', 5, "it has msgstr"),
    ('msgid "%d tile"\nmsgid_plural "%d tiles"\nmsgstr[0] "%d Karte"\n', 5, "it has msgstr[0] and msgstr[1]"),
    ('msgid "%d of %s"\nmsgstr "%s von %d"\n', 5, "it takes other arguments than its sentence gives"),
    ('msgid "%d of %s"\nmsgstr "%d von %s %s"\n', 5, "it takes other arguments than its sentence gives"),
    ('msgid "%d of %s"\nmsgstr "%2$s von %1$d"\n', 5, "it takes other arguments than its sentence gives"),
    ('msgid "%d of %s"\nmsgstr "%n"\n', 5, "it takes other arguments than its sentence gives"),
    ('msgid "%.*s of"\nmsgstr "%s"\n', 5, "it takes other arguments than its sentence gives"),
    ('msgid "%d tile"\nmsgid_plural "%d tiles"\nmsgstr[0] "%d Karte"\nmsgstr[1] "%s Karten"\n', 5, "it takes other arguments than its sentence gives"),
]

WHOLE = [
    ("", 1, "it has no head"),
    ('msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n', 1, "its plural forms cannot be read"),
    (HEAD.replace("(n != 1)", "(m != 1)"), 1, "its plural forms cannot be read"),
    (HEAD.replace("(n != 1)", "(n != 1); abort()"), 1, "its plural forms cannot be read"),
    (HEAD.replace("nplurals=2", "nplurals=9"), 1, "its plural forms cannot be read"),
    (HEAD.replace("UTF-8", "LATIN1"), 1, "it is not in UTF-8"),
]

GOOD = HEAD + '''#, c-format
msgid "%d of %s"
msgstr "%d \\"von\\" %s"

#, fuzzy
msgid "Road"
msgstr "Reise"

#~ msgid "Path"
#~ msgstr "Pfad"

msgid "%d tile"
msgid_plural "%d tiles"
msgstr[0] "eine Karte"
msgstr[1] ""
"%d Karten"

msgid "City"
msgstr ""
'''


def main(root):
    compiler = Compiler(root, "po", lambda module, files: module.compiled([module.Catalogue(file) for file in files]))
    told = [*compiler.faults([(HEAD + text, line, sentence) for text, line, sentence in FAULTS]), *compiler.faults(WHOLE)]
    good = compiler.of_text(GOOD)
    for wanted, there in (('"%d \\"von\\" %s"', True), ('"eine Karte" "\\0"\n    "%d Karten"', True), ("CATALOGUE_COUNTED", True),
                          ("Reise", False), ("Pfad", False)):
        if (wanted in good) != there:
            told.append(f"of a good one {wanted} {'is missing' if there else 'is taken'}: {good}")
    for plain, spoken in (("%d of %s", "[%d öf %s~~~]"), ("100 %% of 3.2", "[100 %% öf 3.2 ~~~~]"), ("%-5.2ls a–b", "[%-5.2ls ă–b ~~~~]")):
        if compiler.module.pseudo(plain) != spoken:
            told.append(f"of {plain} is made {compiler.module.pseudo(plain)}")
    sentence, made = built(compiler.path, HEAD + FAULTS[0][0])
    if made or sentence != "5: this is no line of a catalogue":
        told.append(f"the build is told \"{sentence}\"{' and has made something' if made else ''}")
    print("\n".join(told) or f"{len(FAULTS) + len(WHOLE)} catalogues that are wrong are refused")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
