"""A person at a page of the built site."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.conftest import Site

from .driving import Person


@pytest.fixture
def person(page: Page, site: Site) -> Person:
    """A person before a page that has not been opened yet; the page must stay clean (see `watch`)."""
    return Person(page, site.url)
