"""The version, in one place for the package, the build and the page."""

__version__ = "0.1.0"
