"""How Black Lady is set up, built, served and checked. Standard library only; build.py is the entry."""
