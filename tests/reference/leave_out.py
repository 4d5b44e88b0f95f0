"""Playing against an engine that does not know Inns & Cathedrals and Traders & Builders yet."""

import json
import subprocess

import generate
import mutate
import settings
import tiles

PROBE = {"cmd": "new", "players": ["red", "blue"], "settings": {"inns": "on", "traders": "on"},
         "deck": ["IC_cathedral"]}


def knows_expansions(engine):
    answer = subprocess.run([engine], input=json.dumps(PROBE) + "\n", capture_output=True, text=True,
                            check=True).stdout
    return json.loads(answer)["ok"]


def leave_out_expansions():
    """No setting, tile or sixth player of theirs is tried or accepted."""
    for key in ("inns", "inns_final", "traders"):
        settings.VALUES[key] = settings.VALUES[key][:1]
    settings.COLOURS = settings.COLOURS[:5]
    generate.SETTINGS = [key for key in generate.SETTINGS if key not in ("inns", "inns_final", "traders")]
    mutate.KEYS = [key for key in mutate.KEYS if key not in ("goods", "part")]
    catalogue = tiles.catalogue()
    for tile_id in [name for name in catalogue if name.startswith(("IC_", "TB_"))]:
        del catalogue[tile_id]
