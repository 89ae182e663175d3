"""Playouts: whole deals played to the end on small ints, quickly, by a sensible policy; one module a game."""
