"""A person at a page of the built site."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import Site

from .driving import PATIENCE, Person

# A busy machine may take its time: a state is waited for as long here as everywhere else.
expect.set_options(timeout=PATIENCE)


@pytest.fixture
def person(page: Page, site: Site) -> Person:
    """A person before a page that has not been opened yet; the page must stay clean (see `watch`)."""
    return Person(page, site.url)
