"""Carcassonne: The Castle, a second time, from its rules and its words in the protocol alone."""
