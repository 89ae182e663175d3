"""Measurements of the built page in Chromium: `python3 build.py bench`."""
